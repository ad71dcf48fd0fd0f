// The table of this page: which one it is, from which seat it is seen, and how far the page has come.

export const table = document.getElementById("table");
export const id = table.dataset.table;
export const seat = Number(table.dataset.seat);

export function number() {
  return Number(table.dataset.number);
}

// A lesson is a table that nobody keeps: the page says to it where it stands.
const lesson = table.dataset.game;

// Nor does anybody keep the table of a puzzle: the page tells it what was chosen so far.
export const puzzle = table.dataset.puzzle || "";

const clue = new URLSearchParams(location.search).get("clue") || 0;

function line() {
  return encodeURIComponent(table.dataset.line || "[]");
}

export function path(what) {
  if (puzzle) return `${puzzle}/${what}?line=${line()}`;
  return lesson ? `/learn/${lesson}/${what}` : `/api/tables/${id}/${what}`;
}

export function partsPath(have) {
  if (puzzle) return `${puzzle}/parts?line=${line()}&clue=${clue}&have=${have}`;
  if (!lesson) return `/table/${id}/parts?seat=${seat}&have=${have}`;
  return `/learn/${lesson}/parts?at=${number()}&tried=${encodeURIComponent(table.dataset.tried || "")}&have=${have}`;
}

// What is asked, or whom one waits for.
export function question() {
  const heading = document.querySelector("#prompt h2");
  return heading ? heading.textContent.trim().replace(/\s+/g, " ") : "";
}

export function isYours() {
  return Boolean(document.querySelector("#prompt .is-yours"));
}
