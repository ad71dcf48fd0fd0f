// What others changed on the board keeps a ring until one's own next move.

import { seat } from "./here.js";

const fresh = new Set();

export function owners() {
  return new Map(
    [...document.querySelectorAll("[data-owner]")].map((thing) => [thing.dataset.key, thing.dataset.owner]),
  );
}

export function markFresh(before) {
  for (const thing of document.querySelectorAll("[data-owner]")) {
    const { key, owner } = thing.dataset;
    if (owner && before.has(key) && before.get(key) !== owner && owner !== String(seat)) fresh.add(key);
    thing.classList.toggle("is-fresh", fresh.has(key));
  }
}

export function forgetFresh() {
  fresh.clear();
}
