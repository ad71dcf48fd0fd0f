// The table of this page: which one it is, from which seat it is seen, and how far the page has come.

export const table = document.getElementById("table");
export const id = table.dataset.table;
export const seat = Number(table.dataset.seat);

export function number() {
  return Number(table.dataset.number);
}

export function path(what) {
  return `/api/tables/${id}/${what}`;
}

// What is asked, or whom one waits for.
export function question() {
  const heading = document.querySelector("#prompt h2");
  return heading ? heading.textContent : "";
}

export function isYours() {
  return Boolean(document.querySelector("#prompt .is-yours"));
}
