// The keyboard: which key means what. Numbers and the letters that mean nothing else choose options, Z is
// the first of two keys, E ends; other letters press a button or go somewhere.

const PRESSES = {
  u: '[data-act="undo"]',
  r: '[data-act="redo"]',
  c: '[data-open="talk"]',
  h: '[data-act="hint"]',
  "?": '[data-open="keys"]',
};
const GOES = { b: "walk", l: "log", p: "prompt" };
const ZOOMS = { "+": 1.25, "=": 1.25, "-": 0.8, 0: 0 };

const FIRST = "Z";

// What a key means after ``before``, the first key of two: { kind, what }, or nothing.
export function meaning(key, before = "") {
  const low = key.toLowerCase();
  if (key === "Escape") return { kind: "escape" };
  if (before && key.length === 1) return { kind: "choose", what: before + key.toUpperCase() };
  if (key === "Enter" || key === " ") return { kind: "enter" };
  if (key.toUpperCase() === FIRST) return { kind: "first", what: FIRST };
  if (low in PRESSES) return { kind: "press", what: PRESSES[low] };
  if (low in GOES) return { kind: GOES[low] };
  if (key in ZOOMS) return { kind: "zoom", what: ZOOMS[key] };
  return /^[1-9a-z]$/i.test(key) ? { kind: "choose", what: key.toUpperCase() } : null;
}

export function listen(doers) {
  let before = "";
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Shift") return;
    // Escape closes what is open even from within a field.
    if (event.key !== "Escape" && event.target.closest("input, select, textarea")) return;
    const found = meaning(event.key, before);
    before = found && found.kind === "first" ? found.what : "";
    if (found && found.kind !== "first" && doers[found.kind](found.what, event)) event.preventDefault();
  });
}
