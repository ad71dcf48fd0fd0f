// Pieces glide from their old places to the new ones; new pieces come from where they were taken.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const HOW = { duration: 280, easing: "cubic-bezier(.2, .75, .25, 1)" };

export function places(root) {
  const found = new Map();
  if (calm.matches) return found;
  for (const piece of root.querySelectorAll("[data-piece]")) {
    found.set(piece.dataset.piece, piece.getBoundingClientRect());
  }
  return found;
}

export function glide(root, before) {
  if (calm.matches) return;
  for (const piece of root.querySelectorAll("[data-piece]")) {
    const from = before.get(piece.dataset.piece) || origin(root, piece);
    const to = piece.getBoundingClientRect();
    if (!from || !to.width || !from.width) continue;
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    const scale = piece.ownerSVGElement ? piece.ownerSVGElement.getScreenCTM().a || 1 : 1;
    piece.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0px 0px" }], HOW);
  }
}

function origin(root, piece) {
  const from = piece.dataset.from && root.querySelector(`[data-target~="${CSS.escape(piece.dataset.from)}"]`);
  return from ? from.getBoundingClientRect() : null;
}

export function flash(element) {
  if (calm.matches) return;
  element.animate([{ color: "var(--ember)", scale: "1.35" }, { scale: "1" }], { duration: 600, easing: "ease-out" });
}
