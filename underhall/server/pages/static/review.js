// A review: pictures show the place that matters; a turn can be played on from; one that is still being made
// says how far it is.

import { send } from "./page.js";

const AROUND = 0.22; // of the board's width to each side of what matters

function boxOf(svg, targets) {
  const found = targets.flatMap((target) => [...svg.querySelectorAll(`[data-target~="${CSS.escape(target)}"]`)]);
  const boxes = found.filter((one) => one.getBBox).map((one) => inside(svg, one));
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

// Where a thing lies, in the coordinates of its drawing.
function inside(svg, thing) {
  const box = thing.getBoundingClientRect();
  const matrix = svg.getScreenCTM().inverse();
  const from = new DOMPoint(box.left, box.top).matrixTransform(matrix);
  const to = new DOMPoint(box.right, box.bottom).matrixTransform(matrix);
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

function crop(picture) {
  const svg = picture.querySelector(":scope > svg[viewBox]");
  const better = picture.dataset.better.split(" ").filter(Boolean);
  const played = picture.dataset.played.split(" ").filter(Boolean);
  for (const target of played) mark(picture, target, "is-played");
  for (const target of better) mark(picture, target, "is-hinted");
  picture.classList.add("is-cropped");
  if (!svg) return shrink(picture, [...better, ...played]);
  const whole = svg.viewBox.baseVal;
  const place = boxOf(svg, [...better, ...played]);
  if (!place || place.width > 0.6 * whole.width) return;
  const width = Math.min(whole.width, Math.max(2 * AROUND * whole.width, 1.4 * place.width, 1.8 * place.height));
  const height = 0.8 * width;
  const x = Math.min(Math.max(whole.x, place.x - width / 2), whole.x + whole.width - width);
  const y = Math.min(Math.max(whole.y, place.y - height / 2), whole.y + Math.max(0, whole.height - height));
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
}

// A board that is no drawing is laid out as wide as at a table, made smaller, and moved to what matters.
function shrink(picture, targets) {
  const board = picture.firstElementChild;
  if (!board) return;
  const around = document.createElement("div");
  around.className = "pic-board";
  board.replaceWith(around);
  around.append(board);
  const whole = around.getBoundingClientRect();
  const boxes = targets
    .flatMap((target) => [...around.querySelectorAll(`[data-target~="${CSS.escape(target)}"]`)])
    .map((one) => one.getBoundingClientRect());
  const scale = 0.5;
  const [width, height] = [picture.clientWidth / scale, picture.clientHeight / scale];
  const middle = (from, to, size, most) => Math.min(Math.max(0, (from + to - size) / 2), Math.max(0, most - size));
  const edge = (side, pick, usual) => (boxes.length ? pick(...boxes.map((box) => box[side])) : usual);
  const left = middle(
    edge("left", Math.min, whole.left) - whole.left,
    edge("right", Math.max, whole.right) - whole.left,
    width,
    whole.width,
  );
  const top = middle(
    edge("top", Math.min, whole.top) - whole.top,
    edge("bottom", Math.max, whole.bottom) - whole.top,
    height,
    whole.height,
  );
  around.style.transform = `scale(${scale}) translate(${-left}px, ${-top}px)`;
}

function mark(picture, target, name) {
  for (const thing of picture.querySelectorAll(`[data-target~="${CSS.escape(target)}"]`)) thing.classList.add(name);
}

for (const picture of document.querySelectorAll(".pic")) if (picture.offsetParent) crop(picture);
for (const choice of document.querySelectorAll('input[name="side"]'))
  choice.addEventListener("change", () => {
    for (const picture of document.querySelectorAll(".pic:not(.is-cropped)")) if (picture.offsetParent) crop(picture);
  });

// ---------------------------------------------------------------- playing on

async function playOn(button) {
  const { table, game, seat, seats, playOn: at } = button.dataset;
  button.disabled = true;
  try {
    const position = await send(`/table/${table}/replay/position?at=${at}`, undefined, "GET");
    const chairs = Array.from({ length: Number(seats) }, (_, n) => ({ kind: n === Number(seat) ? "me" : "bot" }));
    const opened = await send("/api/tables", { game, seats: chairs, position });
    location.href = `/table/${opened.table}`;
  } catch (why) {
    button.disabled = false;
    button.insertAdjacentText("afterend", why.message);
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-play-on]");
  if (button) playOn(button);
});

// ---------------------------------------------------------------- while it is being made

const waiting = document.querySelector("[data-review]");

async function follow() {
  const told = await send(`/table/${waiting.dataset.review}/review/progress`, undefined, "GET").catch(() => null);
  if (told) {
    document.getElementById("review-progress").value = told.percent;
    document.getElementById("review-stage").textContent = told.sentence;
    if (told.done) {
      location.reload();
      return;
    }
  }
  setTimeout(follow, 700);
}

if (waiting) follow();
document.documentElement.dataset.ready = "1";
