// The keyboard: which key means what. A number chooses an option; a letter presses a button or goes
// somewhere.

const PRESSES = {
  u: '[data-act="undo"]',
  r: '[data-act="redo"]',
  c: '[data-open="talk"]',
  "?": '[data-open="keys"]',
};
const GOES = { b: "walk", l: "log", p: "prompt" };
const ZOOMS = { "+": 1.25, "=": 1.25, "-": 0.8, 0: 0 };

// What a key means: { kind, what }, or nothing.
export function meaning(key) {
  const low = key.toLowerCase();
  if (/^[1-9]$/.test(key)) return { kind: "choose", what: key };
  if (key === "Escape") return { kind: "escape" };
  if (key === "Enter") return { kind: "enter" };
  if (low in PRESSES) return { kind: "press", what: PRESSES[low] };
  if (low in GOES) return { kind: GOES[low] };
  if (key in ZOOMS) return { kind: "zoom", what: ZOOMS[key] };
  return null;
}

export function listen(doers) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea")) return;
    const found = meaning(event.key);
    if (found && doers[found.kind](found.what, event)) event.preventDefault();
  });
}
