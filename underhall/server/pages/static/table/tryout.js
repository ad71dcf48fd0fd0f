// Trying out: a private table made from what one's own seat sees, against bots, to play on from here and
// come back. The table left waits meanwhile; the one tried out is thrown away.

import { send, toast } from "../page.js";
import { id, path, seat, table } from "./here.js";
import { leaveTable } from "./leave.js";

const KEPT = "underhall-tryouts";
const origins = JSON.parse(sessionStorage.getItem(KEPT) || "{}");

export function seatsFor(count, mine, name) {
  return Array.from({ length: count }, (_, at) => (at === mine ? { kind: "me", name } : { kind: "bot" }));
}

export async function begin(button) {
  button.disabled = true;
  try {
    const position = await send(path(`position?seat=${seat}`), undefined, "GET");
    const seats = seatsFor(Number(button.dataset.seats), seat, button.dataset.name);
    const opened = await send("/api/tables", { game: button.dataset.game, seats, position });
    sessionStorage.setItem(KEPT, JSON.stringify({ ...origins, [opened.table]: id }));
    location.href = `/table/${opened.table}`;
  } catch (why) {
    toast(why.message);
    button.disabled = false;
  }
}

export async function end() {
  // The socket may hear first that the table is gone.
  table.dataset.then = `/table/${origins[id]}`;
  await send(`/api/tables/${id}`, undefined, "DELETE").catch(() => {});
  leaveTable();
}

export function show() {
  const notice = document.getElementById("tryout");
  if (notice) notice.hidden = !(id in origins);
  table.classList.toggle("is-tryout", id in origins);
}
