// The socket tells that the table has a new number; where it breaks it is opened again, ever more slowly.

import { toast } from "../page.js";
import { pause } from "./backoff.js";
import { chatArrived } from "./chat.js";
import { number, path, seat, table } from "./here.js";
import { refresh } from "./parts.js";

let tries = 0;
let lost = false;

export function listen() {
  const url = new URL(path(`stream?since=${number()}`), location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const socket = new WebSocket(url);
  socket.onmessage = (event) => {
    tries = 0;
    if (lost) {
      lost = false;
      toast(table.dataset.back);
    }
    hear(JSON.parse(event.data));
  };
  socket.onclose = () => {
    tries += 1;
    if (tries === 2) {
      lost = true;
      toast(table.dataset.lost);
    }
    setTimeout(listen, pause(tries));
  };
}

function hear(news) {
  const told = (kind) => news.notices.some((notice) => notice.kind === kind && notice.seat !== seat);
  if (news.notices.some((notice) => notice.kind === "deleted")) {
    location.href = "/";
    return;
  }
  if (news.number > number() || news.notices.length > 0) refresh().catch(() => {});
  if (told("chat")) chatArrived();
}
