// The socket tells that the table has a new number, and what changes here by that; where it breaks it is
// opened again, ever more slowly.

import { toast } from "../page.js";
import { pause } from "./backoff.js";
import { chatArrived } from "./chat.js";
import { number, path, seat, table } from "./here.js";
import { leaveTable } from "./leave.js";
import { follow, refresh, tellTo } from "./parts.js";

const offline = document.getElementById("offline");
let tries = 0;
let socket = null;

export function listen() {
  const url = new URL(path(`stream?since=${number()}`), location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const opened = new WebSocket(url);
  socket = opened;
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    // Where packed news cannot be read, what changes is fetched.
    if ("DecompressionStream" in globalThis) tellTo((what) => opened.send(JSON.stringify(what)));
  };
  let heard = Promise.resolve();
  socket.onmessage = (event) => {
    tries = 0;
    found();
    heard = heard.then(async () => hear(await unpacked(event.data))).catch(() => refresh().catch(() => {}));
  };
  socket.onclose = () => {
    tellTo(null);
    tries += 1;
    if (tries >= 2) lose();
    setTimeout(listen, pause(tries));
  };
}

function unpacked(data) {
  if (typeof data === "string") return JSON.parse(data);
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).json();
}

// The banner stays for as long as the table cannot be reached.
function lose() {
  offline.hidden = false;
}

function found() {
  if (offline.hidden) return;
  offline.hidden = true;
  toast(table.dataset.back);
  refresh().catch(() => {});
}

addEventListener("offline", lose);
addEventListener("online", () => {
  if (socket.readyState === WebSocket.OPEN) found();
});

function hear(news) {
  const told = (kind) => news.notices.some((notice) => notice.kind === kind && notice.seat !== seat);
  if (news.notices.some((notice) => notice.kind === "deleted")) {
    leaveTable();
    return;
  }
  if (!follow(news) && (news.number > number() || news.notices.length > 0)) refresh().catch(() => {});
  if (told("chat")) chatArrived();
}
