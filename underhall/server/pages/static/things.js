// Things on the table: each lights up with the buttons that mean it, and all can be walked through
// with the arrow keys. Only one of them is a stop of the tab key.

import "./holding.js";
import { nearest } from "./nearest.js";
import { nameOf, showTip } from "./page.js";

const HELD = ":is(.own, .seats) .seat :is([data-target], [data-rule])";
const WALKED = `#stage [data-target]:not(.seat), .hand [data-target], ${HELD}`;

// ---------------------------------------------------------------- twins: a button and its place

export function optionsOf(thing) {
  const numbers = thing.dataset.options ? thing.dataset.options.split(" ") : [];
  return numbers.map((n) => document.querySelector(`#prompt .opt[data-option="${n}"]`)).filter(Boolean);
}

// What a click means: the thing that was hit, or, where a piece stands in the way, the place below it.
export function thingAt(event) {
  const hit = event.target.closest("[data-options]");
  if (hit || !event.target.closest("#stage, .hand, .seats, .own")) return hit;
  if (event.target.closest("a, button, input, select, summary, [data-why]")) return null;
  const place = event.target.closest("[data-at]");
  const named = place && document.querySelector(`[data-target~="${CSS.escape(place.dataset.at)}"][data-options]`);
  if (named) return named;
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  return below.map((one) => one.closest("[data-options]")).find(Boolean) || null;
}

function twins(element) {
  const option = element.closest(".opt[data-option]");
  if (option) return [option, ...document.querySelectorAll(`[data-options~="${option.dataset.option}"]`)];
  const thing = element.closest("[data-options]");
  return thing ? [thing, ...optionsOf(thing)] : [];
}

function light(element) {
  for (const lit of document.querySelectorAll(".is-hover")) lit.classList.remove("is-hover");
  for (const twin of twins(element)) twin.classList.add("is-hover");
}
document.addEventListener("pointerover", (event) => light(event.target));
document.addEventListener("focusin", (event) => light(event.target));

// ---------------------------------------------------------------- walking

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function things() {
  return [...document.querySelectorAll(WALKED)].filter(
    (thing) => nameOf(thing) && thing.getBoundingClientRect().width > 0,
  );
}

function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

// The thing where the tab key stops: where one is, else the first that can be chosen, else the first.
export function stopAt(wanted) {
  const known = things();
  const stops = known.filter((thing) => thing.getAttribute("tabindex") === "0");
  const here = known.find((thing) => thing === document.activeElement);
  const stop = wanted || here || known.find((thing) => thing.dataset.options) || known[0];
  for (const thing of stops) if (thing !== stop) thing.setAttribute("tabindex", "-1");
  if (stop) stop.setAttribute("tabindex", "0");
  return stop;
}

// What can be chosen is a button to those who hear the page; a list of such things is a group meanwhile.
export function nameButtons() {
  for (const thing of document.querySelectorAll("[data-options]:not(section):not(button)")) {
    thing.setAttribute("role", "button");
    if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
    if (!thing.hasAttribute("aria-label")) thing.setAttribute("aria-label", nameOf(thing));
  }
  for (const list of document.querySelectorAll(":is(ul, ol):has(> [data-options])")) {
    for (const one of [list, ...list.children]) if (one.role !== "button") one.setAttribute("role", "group");
  }
}

// Where one walks to unasked: to what can be chosen, unless one stands there already.
export function walkTo(wanted) {
  const here = document.activeElement;
  const lit = here.matches(WALKED) && here.dataset.options ? here : things().find((thing) => thing.dataset.options);
  const stop = stopAt(wanted || lit);
  if (stop) stop.focus();
  return Boolean(stop);
}

function next(from, step) {
  const others = things().filter((thing) => thing !== from);
  return others[nearest(middle(from), others.map(middle), step)];
}

document.addEventListener("keydown", (event) => {
  const step = STEPS[event.key];
  if (!step || !event.target.matches(WALKED)) return;
  event.preventDefault();
  const thing = next(event.target, step);
  if (thing) walkTo(thing);
});

document.addEventListener("focusin", (event) => {
  const thing = event.target;
  if (!thing.matches(WALKED) || !thing.matches(":focus-visible")) return;
  thing.setAttribute("aria-describedby", "tip");
  showTip(
    thing,
    optionsOf(thing)
      .map((option) => option.title)
      .join(" / "),
  );
});
