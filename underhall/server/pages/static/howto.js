/* Pictures on "How to play": each is cut to its targets, and letters are laid over theirs. A picture
   is an SVG around the board, so that it keeps its cut at any size, on paper too. */

import "./left.js";
import { noTip, showTip } from "./page.js";

const AIR = 14;
const SHAPE = 5 / 3;

const all = (root, selector) => [...root.querySelectorAll(selector)];

/** The box of the things that go by some targets, in the units of the picture; none if none is there. */
function boxes(svg, targets) {
  const wanted = targets.split(" ").filter(Boolean);
  const back = svg.getScreenCTM().inverse();
  return all(svg, "[data-target]")
    .filter((one) => one.dataset.target.split(" ").some((target) => wanted.includes(target)))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width && box.height)
    .map((box) => {
      const a = new DOMPoint(box.left, box.top).matrixTransform(back);
      const b = new DOMPoint(box.right, box.bottom).matrixTransform(back);
      return [a.x, a.y, b.x, b.y];
    });
}

function union(found) {
  const [left, top, right, bottom] = [0, 1, 2, 3].map((n) => found.map((box) => box[n]));
  return [Math.min(...left), Math.min(...top), Math.max(...right), Math.max(...bottom)];
}

/** The whole of what a part shows. */
function whole(svg) {
  const back = svg.getScreenCTM().inverse();
  const box = (svg.querySelector("svg.map") ?? svg.querySelector(".ht-stage")).getBoundingClientRect();
  const a = new DOMPoint(box.left, box.top).matrixTransform(back);
  const b = new DOMPoint(box.right, box.bottom).matrixTransform(back);
  return [a.x, a.y, b.x, b.y];
}

/** A box with some air, widened to a shape. */
function widened([left, top, right, bottom], shape) {
  let [w, h] = [right - left + 2 * AIR, bottom - top + 2 * AIR];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  w = Math.max(w, h * shape);
  h = Math.max(h, w / shape);
  return [x - w / 2, y - h / 2, w, h];
}

function cut(svg) {
  for (const again of all(svg, ".ht-mark[data-again]")) again.remove();
  const found = boxes(svg, svg.dataset.crop);
  const box = found.length ? union(found) : whole(svg);
  const isMap = svg.closest(".ht-map");
  const view = isMap ? [box[0], box[1], box[2] - box[0], box[3] - box[1]] : widened(box, SHAPE);
  const marks = all(svg, ".ht-mark").map((mark) => [mark, boxes(svg, mark.dataset.at)]);
  svg.setAttribute("viewBox", view.map((n) => n.toFixed(1)).join(" "));
  for (const [mark, places] of marks) letter(mark, places, view[2]);
  svg.dataset.cut = found.length;
}

/** One letter over each of its places, all as large as the picture wants them. */
function letter(mark, places, width) {
  mark.toggleAttribute("hidden", !places.length);
  const [across, down] = mark.dataset.spot.split(" ").map(Number);
  places.forEach(([left, top, right, bottom], n) => {
    const one = n ? mark.parentNode.appendChild(mark.cloneNode(true)) : mark;
    one.toggleAttribute("data-again", n > 0);
    const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
    one.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(width / 810).toFixed(3)})`);
  });
}

// ---------------------------------------------------------------- tips

/** The smallest thing below the pointer that a tip can tell of: a picture itself takes no part. */
function below(picture, { clientX: x, clientY: y }) {
  const there = all(picture, "[data-rule]")
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  const sizes = there.map(([, box]) => box.width * box.height);
  return there.length ? there[sizes.indexOf(Math.min(...sizes))][0] : null;
}

let told = null;
function tell(event) {
  const picture = event.target.closest(".ht-pic");
  const thing = picture && below(picture, event);
  if (thing === told || event.target.closest("#tip")) return;
  told = thing;
  if (thing) showTip(thing);
  else if (picture) noTip();
}
document.addEventListener("pointermove", tell);
document.addEventListener("click", tell);

const cutAll = () => all(document, ".ht-pic").forEach(cut);

await document.fonts.ready;
cutAll();
// On paper boards are laid out anew, narrower and in smaller print: so they are cut anew.
matchMedia("print").addEventListener("change", cutAll);
document.querySelector("[data-print]").addEventListener("click", () => print());
document.documentElement.dataset.ready = "1";
