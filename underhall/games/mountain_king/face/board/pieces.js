// Pieces without names: statues glide to where they went, what others dug wears a ring.

const board = document.getElementById("page-board");
const table = document.getElementById("table");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// Statues have no names: one that is gone from a cell is the one of its clan that is new on another.
let statues = new Map();

function standing() {
  const found = new Map();
  for (const one of board.querySelectorAll("[data-statue]")) found.set(one.dataset.key, one);
  return found;
}

export function glideStatues() {
  const now = standing();
  const gone = [...statues].filter(([key]) => !now.has(key));
  for (const [key, one] of now) {
    const from = statues.has(key) ? -1 : gone.findIndex(([, old]) => old.clan === one.dataset.statue);
    if (from < 0 || calm.matches) continue;
    const [[, old]] = gone.splice(from, 1);
    const box = one.getBBox();
    const start = `${old.x - box.x}px ${old.y - box.y}px`;
    one.animate([{ translate: start }, { translate: "0px 0px" }], { duration: 420, easing: "ease-in-out" });
  }
  statues = new Map([...now].map(([key, one]) => [key, { clan: one.dataset.statue, ...corner(one) }]));
}

function corner(one) {
  const { x, y } = one.getBBox();
  return { x, y };
}

// What others have dug wears a ring until one's own next move.
let dug = null;
const fresh = new Set();

export function markDug() {
  const tunnels = [...board.querySelectorAll("[data-dug]")];
  for (const tunnel of tunnels) {
    const { key, dug: whose } = tunnel.dataset;
    if (dug && !dug.has(key) && whose !== table.dataset.seat) fresh.add(key);
    tunnel.classList.toggle("is-fresh", fresh.has(key));
  }
  dug = new Set(tunnels.map((tunnel) => tunnel.dataset.key));
}

document.addEventListener("click", (event) => {
  if (event.target.closest(".opt[data-option]")) fresh.clear();
});
