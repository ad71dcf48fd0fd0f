// The socket tells that the table has a new number; where it breaks it is opened again, ever more slowly.

import { toast } from "../page.js";
import { pause } from "./backoff.js";
import { chatArrived } from "./chat.js";
import { number, path, seat, table } from "./here.js";
import { leaveTable } from "./leave.js";
import { refresh } from "./parts.js";

const offline = document.getElementById("offline");
let tries = 0;
let socket = null;

export function listen() {
  const url = new URL(path(`stream?since=${number()}`), location.href);
  url.protocol = url.protocol.replace("http", "ws");
  socket = new WebSocket(url);
  socket.onmessage = (event) => {
    tries = 0;
    found();
    hear(JSON.parse(event.data));
  };
  socket.onclose = () => {
    tries += 1;
    if (tries >= 2) lose();
    setTimeout(listen, pause(tries));
  };
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
  if (news.number > number() || news.notices.length > 0) refresh().catch(() => {});
  if (told("chat")) chatArrived();
}
