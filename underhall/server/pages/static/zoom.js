// The map of a board: larger and smaller by wheel, keys or two fingers; moved by the mouse or a finger.

const MOST = 4;
const board = document.getElementById("page-board");
let scale = 1;
let shift = { x: 0, y: 0 };

export function zoom(by, at) {
  look(by ? scale * by : 1, at);
}

function look(wanted, at, moved = { x: 0, y: 0 }) {
  if (!board.querySelector("svg.map")) return;
  const old = scale;
  scale = Math.min(MOST, Math.max(1, wanted));
  if (at) {
    const box = board.getBoundingClientRect();
    const x = at.x - box.left - box.width / 2;
    const y = at.y - box.top - box.height / 2;
    shift = { x: x - ((x - shift.x) * scale) / old, y: y - ((y - shift.y) * scale) / old };
  }
  moveTo({ x: shift.x + moved.x, y: shift.y + moved.y });
}

// The map never leaves the board.
function moveTo(wanted) {
  const far = (size) => ((scale - 1) * size) / 2;
  const within = (value, most) => Math.min(most, Math.max(-most, value));
  shift = { x: within(wanted.x, far(board.clientWidth)), y: within(wanted.y, far(board.clientHeight)) };
  board.style.setProperty("--zoom", scale);
  board.style.setProperty("--shift-x", `${shift.x}px`);
  board.style.setProperty("--shift-y", `${shift.y}px`);
  board.classList.toggle("is-zoomed", scale > 1);
}

board.addEventListener(
  "wheel",
  (event) => {
    if (!event.target.closest("svg.map")) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, { x: event.clientX, y: event.clientY });
  },
  { passive: false },
);

// ---------------------------------------------------------------- one finger, or the mouse

let held = null;
let dragged = false;
let byTouch = false;

board.addEventListener("pointerdown", (event) => {
  if (scale > 1 && event.target.closest("svg.map")) held = { x: event.clientX - shift.x, y: event.clientY - shift.y };
  dragged = false;
  byTouch = event.pointerType === "touch";
});
addEventListener("pointermove", (event) => {
  if (!held || fingers) return;
  const moved = { x: event.clientX - held.x, y: event.clientY - held.y };
  dragged ||= Math.abs(moved.x - shift.x) + Math.abs(moved.y - shift.y) > 4;
  moveTo(moved);
});
for (const end of ["pointerup", "pointercancel"])
  addEventListener(end, () => {
    held = null;
  });

// Letting go after a pan is no choice.
board.addEventListener(
  "click",
  (event) => {
    if (dragged) event.stopPropagation();
    dragged = false;
  },
  { capture: true },
);

board.addEventListener("dblclick", (event) => {
  if (scale > 1) zoom(0);
  else if (byTouch && !event.target.closest("[data-options]")) zoom(2.2, { x: event.clientX, y: event.clientY });
});

// ---------------------------------------------------------------- two fingers

let fingers = null;

function spread({ touches: [one, other] }) {
  return {
    gap: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}

board.addEventListener(
  "touchstart",
  (event) => {
    if (event.touches.length !== 2 || !event.target.closest("svg.map")) return;
    event.preventDefault();
    held = null;
    fingers = spread(event);
  },
  { passive: false },
);
board.addEventListener(
  "touchmove",
  (event) => {
    if (!fingers || event.touches.length !== 2) return;
    event.preventDefault();
    const now = spread(event);
    dragged = true;
    look((scale * now.gap) / fingers.gap, fingers, { x: now.x - fingers.x, y: now.y - fingers.y });
    fingers = now;
  },
  { passive: false },
);
for (const end of ["touchend", "touchcancel"])
  board.addEventListener(end, () => {
    fingers = null;
  });

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-zoom-out]")) zoom(0);
});
