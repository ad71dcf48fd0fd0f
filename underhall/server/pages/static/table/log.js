// The log: only one player's lines, and where on the table a line happened. It is one stop of the tab key;
// from there the arrow keys go from line to line.

export function filterLog(button) {
  const log = document.getElementById("log");
  const on = log.dataset.kept === button.dataset.filter;
  if (on) delete log.dataset.kept;
  else log.dataset.kept = button.dataset.filter;
  for (const other of document.querySelectorAll("[data-filter]")) {
    other.setAttribute("aria-pressed", String(!on && other === button));
  }
}

const GLOW = [
  { filter: "drop-shadow(0 0 6px #e2560a)", opacity: 0.5 },
  { filter: "none", opacity: 1 },
];

export function showPlaces(targets) {
  for (const target of targets) {
    for (const thing of document.querySelectorAll(`[data-target~="${CSS.escape(target)}"]`)) {
      thing.animate(GLOW, { duration: 900 });
    }
  }
}

document.addEventListener("keydown", (event) => {
  const log = event.target.closest("#log");
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!log || !step) return;
  const links = [...log.querySelectorAll("a.clause")];
  const next = links[links.indexOf(document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
});
