// Pieces glide from their old places to the new ones; new pieces come from where they were taken. What
// moved only because the part of the page around it did stays still.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const HOW = { duration: 280, easing: "cubic-bezier(.2, .75, .25, 1)" };

function around(piece) {
  return piece.ownerSVGElement || piece.closest("[data-part]");
}

function spot(piece) {
  const holder = around(piece);
  return { box: piece.getBoundingClientRect(), holder, base: holder && holder.getBoundingClientRect() };
}

export function places(root) {
  const found = new Map();
  if (calm.matches) return found;
  for (const piece of root.querySelectorAll("[data-piece]")) {
    found.set(piece.dataset.piece, { ...spot(piece), kin: piece.dataset.kin });
  }
  return found;
}

// Pieces that nobody can tell apart: one that is new was, if any of its kin is gone, that one.
export function lost(before, now) {
  const found = new Map();
  for (const [name, from] of before) {
    if (!from.kin || now.has(name)) continue;
    found.set(from.kin, [...(found.get(from.kin) || []), from]);
  }
  return found;
}

function middle(box) {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

// From where to where, in pixels of the screen. Within one holder only the way inside it counts.
export function way(from, to) {
  const was = middle(from.box);
  const now = middle(to.box);
  if (!from.holder || from.holder !== to.holder) return { x: was.x - now.x, y: was.y - now.y };
  const grown = from.base.width ? to.base.width / from.base.width : 1;
  return {
    x: (was.x - from.base.left) * grown - (now.x - to.base.left),
    y: (was.y - from.base.top) * grown - (now.y - to.base.top),
  };
}

export function glide(root, before) {
  if (calm.matches) return;
  const pieces = [...root.querySelectorAll("[data-piece]")];
  const gone = lost(before, new Set(pieces.map((piece) => piece.dataset.piece)));
  for (const piece of pieces) {
    const kin = gone.get(piece.dataset.kin) || [];
    const from = before.get(piece.dataset.piece) || kin.shift() || origin(root, piece);
    const to = spot(piece);
    if (!from || !to.box.width || !from.box.width) continue;
    const { x, y } = way(from, to);
    if (Math.abs(x) + Math.abs(y) < 3) continue;
    const scale = piece.ownerSVGElement ? piece.ownerSVGElement.getScreenCTM().a || 1 : 1;
    piece.animate([{ translate: `${x / scale}px ${y / scale}px` }, { translate: "0px 0px" }], HOW);
  }
}

// The lines of a list that can be seen, by their keys: where each stands now.
export function rows(list) {
  const found = new Map();
  if (calm.matches || !list) return found;
  const bottom = list.getBoundingClientRect().bottom;
  for (const row of list.children) {
    const { top } = row.getBoundingClientRect();
    if (top > bottom) break;
    found.set(row.dataset.key, top);
  }
  return found;
}

// New lines push the others down: all that can be seen slide to where they belong.
export function slide(list, before) {
  if (!before.size) return;
  const bottom = list.getBoundingClientRect().bottom;
  const now = [...list.children].map((row) => ({ row, top: row.getBoundingClientRect().top }));
  let way = 0;
  for (const { row, top } of now.reverse()) {
    if (before.has(row.dataset.key)) way = before.get(row.dataset.key) - top;
    if (!way || top + way > bottom) continue;
    row.animate([{ translate: `0px ${way}px` }, { translate: "0px 0px" }], HOW);
  }
}

function origin(root, piece) {
  const from = piece.dataset.from && root.querySelector(`[data-target~="${CSS.escape(piece.dataset.from)}"]`);
  return from ? { box: from.getBoundingClientRect(), holder: null } : null;
}

export function flash(element) {
  if (calm.matches) return;
  element.animate([{ color: "var(--ember)", scale: "1.35" }, { scale: "1" }], { duration: 600, easing: "ease-out" });
}
