// Trying out: a private table made from what one's own seat sees, against bots, to play on from here and
// come back. The table left waits meanwhile; the one tried out is thrown away.

import { send, toast } from "../page.js";
import { id, path, seat, table } from "./here.js";
import { leaveTable } from "./leave.js";

// Whoever sits there is called the same: one tries out what these people might do.
function seatsFor(names) {
  return names.map((name, at) => ({ kind: at === seat ? "me" : "bot", name }));
}

export async function begin(button) {
  button.disabled = true;
  try {
    const { game, names } = button.dataset;
    const opened = await send("/api/tables", {
      game,
      seats: seatsFor(JSON.parse(names)),
      position: await send(path(`position?seat=${seat}`), undefined, "GET"),
      hints: !("noHints" in button.dataset),
      trial_of: id,
    });
    location.href = `/table/${opened.table}`;
  } catch (why) {
    toast(why.message);
    button.disabled = false;
  }
}

export async function end(button) {
  // The socket may hear first that the table is gone.
  table.dataset.then = `/table/${button.dataset.origin}`;
  await send(`/api/tables/${id}`, undefined, "DELETE").catch(() => {});
  leaveTable();
}
