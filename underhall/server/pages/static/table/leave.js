// A table that is gone is left once: by whoever took it away, or by the first word that it is gone.

import { table } from "./here.js";

let left = false;

export function leaveTable() {
  if (left) return;
  left = true;
  location.href = table.dataset.then || "/";
}
