// The Mountain King's own gestures: a tile is laid by pointing, statues glide, one click may mean
// two answers. Every placement is a real button in the prompt; here they are only found.

import { act } from "../../../table/deeds.js";
import { number } from "../../../table/here.js";
import { glideStatues, markDug } from "./pieces.js";
import { gain, hallWorth, icons, markPayment, part, price, showDeltas, showZone } from "./preview.js";
import { cellsAt, edges, markAt, nearest, placesOf, reading, sums, tokenAt, turned } from "./tiles.js";

const UNIT = 30;
const REACH = 1.2;
const table = document.getElementById("table");
const board = document.getElementById("page-board");
const note = document.createElement("div");
note.className = "ghost-note";
note.hidden = true;
document.body.append(note);

// What is being laid: the tile with what is told of it, the buttons and the reasons by placement.
let laying = null;
let turns = 0;
let over = false;
let at = [0, 0];
// How somebody wants the tile turned, and the cell on which they turned it last.
let wish = { turns: 0, over: false };
let turnedOn = "";
let pointer = null;

// Several answers in a row: one that is not asked for is left out.
async function chain(answers) {
  for (const token of answers) {
    const asked = document.querySelector(`#prompt .opt[data-option][value="${CSS.escape(token)}"]`);
    if (token === "cancel") await act("cancel", { number: number() });
    else if (asked) await act("moves", { number: number(), token });
  }
}

// ---------------------------------------------------------------- reading the page

function buttonsByToken() {
  const buttons = document.querySelectorAll("#prompt .opt[data-option]");
  return new Map([...buttons].map((button) => [button.value, button]));
}

function reasonsByToken() {
  const found = new Map();
  for (const line of document.querySelectorAll("#why-not li")) {
    for (const token of line.textContent.trim().split(/\s+/)) found.set(token, line.dataset.why);
  }
  return found;
}

function read() {
  const script = document.getElementById("laying");
  if (!script) {
    if (laying) clear();
    laying = null;
    return;
  }
  const id = `${table.dataset.number} ${script.textContent.length}`;
  if (laying && laying.id === id) {
    laying.shown = "";
    show();
    return;
  }
  const data = JSON.parse(script.textContent);
  const same = laying && JSON.stringify(laying.data.cells) === JSON.stringify(data.cells);
  laying = { id, data, buttons: buttonsByToken(), reasons: reasonsByToken(), places: new Map() };
  const start = !same && data.start && reading(data, data.start, data.flip);
  if (start) {
    ({ turns, over, at } = start);
    wish = { turns, over };
  }
  show();
}

function tile() {
  return turned(laying.data, turns, over);
}

function token() {
  return tokenAt(tile(), at);
}

// ---------------------------------------------------------------- the ghost

function drawGhost(button) {
  const ghost = document.getElementById("ghost");
  if (!ghost) return;
  const cells = cellsAt(tile(), at);
  const mark = markAt(tile(), at);
  const floor = cells.map(([x, y]) => `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`).join("");
  ghost.setAttribute("class", button ? "ghost is-open" : "ghost is-shut");
  const parts = [part("path", { class: "gh", d: floor }), part("path", { class: "gh-edge", d: edges(cells, UNIT) })];
  if (mark) {
    parts.push(
      part("use", {
        href: `${icons()}#i-mountain-king-anchor`,
        class: "anch-i",
        x: mark[0] * UNIT + 7,
        y: mark[1] * UNIT + 7,
        width: 16,
        height: 16,
      }),
    );
  }
  ghost.replaceChildren(...parts);
}

function clear() {
  const ghost = document.getElementById("ghost");
  if (ghost) ghost.replaceChildren();
  note.hidden = true;
  markPayment({});
  showDeltas({}, {});
  showZone(null);
}

// ---------------------------------------------------------------- what it costs and brings

function preview(button, why) {
  const holder = document.getElementById("preview");
  if (!holder) return;
  const { data } = laying;
  const mark = markAt(tile(), at);
  const found = data.cost ? sums(data, cellsAt(tile(), at), mark) : null;
  const parts = [];
  if (!button) {
    const reason = document.createElement("span");
    reason.className = "pv pv-no";
    reason.textContent = why;
    parts.push(reason);
  } else if (found) {
    parts.push(price(data, found), gain(data, found));
  } else {
    parts.push(hallWorth(data, mark));
  }
  holder.replaceChildren(...parts);
  markPayment(button && found ? found.cost : {});
  showDeltas(button && found ? found.cost : {}, button && found ? found.gains : {});
  showZone(found && found.zone);
}

function show() {
  if (!laying || laying.shown === token()) return;
  laying.shown = token();
  const button = laying.buttons.get(token());
  const why = laying.reasons.get(token()) || (laying.data.words ? laying.data.words.far : "");
  drawGhost(button);
  preview(button, why);
  const lay = document.querySelector("[data-lay]");
  if (lay) {
    lay.setAttribute("aria-disabled", String(!button));
    document.getElementById("lay-where").textContent = button ? button.querySelector("b").textContent : why;
  }
  for (const lit of document.querySelectorAll("#prompt .opt.is-here")) lit.classList.remove("is-here");
  if (button) button.classList.add("is-here");
}

// ---------------------------------------------------------------- gestures

function turn(how) {
  const old = tile();
  const middle = pointer || [at[0] + old.wide / 2, at[1] + old.high / 2];
  if (how === "flip" && laying.data.flip) over = !over;
  else if (how === "rotate") turns = (turns + 1) % 4;
  wish = { turns, over };
  turnedOn = cellOf(middle);
  settleAs(middle, 1) || put(middle);
  show();
}

function cellOf(point) {
  return String(point.map(Math.floor));
}

// The tile as it is turned goes to a place that covers the point or is near it; whether there is one.
function settleAs(point, reach) {
  const found = nearest(tile(), places(), point, reach);
  if (found) at = found;
  return Boolean(found);
}

// Where the tile may lie as it is turned; found once for each way to turn it.
function places() {
  const way = `${turns} ${over}`;
  if (!laying.places.has(way)) laying.places.set(way, placesOf(tile(), laying.buttons.keys()));
  return laying.places.get(way);
}

// It goes right where it is wanted, allowed or not.
function put(point) {
  const now = tile();
  at = [Math.round(point[0] - now.wide / 2), Math.round(point[1] - now.high / 2)];
}

// The tile goes where somebody points, turned as they wish if it fits so, else as it fits.
function settle(point) {
  if (turnedOn === cellOf(point)) return;
  turnedOn = "";
  ({ turns, over } = wish);
  if (!settleAs(point, 0) && !turnToFit(point) && !settleAs(point, REACH)) put(point);
  show();
}

function turnToFit(point) {
  for (const otherOver of laying.data.flip ? [wish.over, !wish.over] : [false]) {
    for (let n = 0; n < 4; n += 1) {
      [turns, over] = [(wish.turns + n) % 4, otherOver];
      if (settleAs(point, 0)) return true;
    }
  }
  ({ turns, over } = wish);
  return false;
}

function step([dx, dy]) {
  pointer = null;
  at = [at[0] + dx, at[1] + dy];
  show();
}

function lay() {
  const button = buttonsByToken().get(token());
  if (!button) return false;
  note.hidden = true;
  button.click();
  return true;
}

function cellUnder(event) {
  const map = board.querySelector("svg.map");
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
  return [point.x / UNIT, point.y / UNIT];
}

function words(button) {
  const parts = [...button.querySelectorAll("b, small")].map((one) => one.textContent.trim());
  return parts.filter(Boolean).join(": ");
}

function tell(event) {
  const button = laying.buttons.get(token());
  const why = laying.reasons.get(token()) || (laying.data.words ? laying.data.words.far : "");
  note.textContent = button ? words(button) : why;
  note.classList.toggle("is-shut", !button);
  note.hidden = false;
  const box = note.getBoundingClientRect();
  note.style.left = `${Math.min(event.clientX + 18, innerWidth - box.width - 8)}px`;
  note.style.top = `${Math.max(8, event.clientY - box.height - 14)}px`;
}

board.addEventListener("pointermove", (event) => {
  if (!laying || event.pointerType === "touch" || event.buttons || !event.target.closest("svg.map")) return;
  pointer = cellUnder(event);
  settle(pointer);
  tell(event);
});
// While a tile is laid, single cells neither light up nor have tips.
board.addEventListener("pointerover", (event) => {
  if (laying && event.target.closest("svg.map")) event.stopPropagation();
});
board.addEventListener("pointerleave", () => {
  note.hidden = true;
  pointer = null;
});

let down = null;
board.addEventListener("pointerdown", (event) => {
  down = { x: event.clientX, y: event.clientY, touch: event.pointerType === "touch" };
});

// By mouse a click lays the tile where it is shown; by touch the first tap puts it there, the second lays it.
function pointed(event) {
  const moved = down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > 8;
  if (moved) return;
  const point = cellUnder(event);
  const inside = cellsAt(tile(), at).some((cell) => String(cell) === cellOf(point));
  if (down && down.touch && !(inside && laying.buttons.has(token()))) {
    turnedOn = "";
    settle(point);
    return;
  }
  if (!down || !down.touch) settle(point);
  lay();
}

document.addEventListener(
  "click",
  (event) => {
    const target = event.target;
    const then = target.closest("[data-chain]");
    const turner = target.closest("[data-turn]");
    const here = laying && (target.closest("[data-lay]") || target.closest("#page-board svg.map"));
    if (!then && !(laying && turner) && !here) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (then) chain(then.dataset.chain.split(" "));
    else if (turner) turn(turner.dataset.turn);
    else if (target.closest("[data-lay]")) lay();
    else pointed(event);
  },
  { capture: true },
);

// ---------------------------------------------------------------- keys

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Whether a key is meant for the tile rather than for something that has the focus.
function forTile(event) {
  if (!laying || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !event.target.closest("input, select, textarea, dialog, details, [data-target]:focus-visible");
}

function press(event) {
  const key = event.key.toLowerCase();
  if (key === "r") turn("rotate");
  else if (key === "f") turn("flip");
  else if (STEPS[event.key]) step(STEPS[event.key]);
  else if (key === "enter" && !event.target.closest("button, a")) lay();
  else if (/^[1-9]$/.test(key)) return true;
  else return false;
  return true;
}

document.addEventListener(
  "keydown",
  (event) => {
    const then = event.target.closest("[data-chain]:not(button)");
    const chosen = then && (event.key === "Enter" || event.key === " ");
    if (chosen) chain(then.dataset.chain.split(" "));
    if (!chosen && !(forTile(event) && press(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);

// ---------------------------------------------------------------- after every change

function changed() {
  glideStatues();
  markDug();
  read();
}

const watch = new MutationObserver(changed);
for (const name of ["board", "prompt", "hand", "own"]) {
  const holder = document.querySelector(`[data-part="${name}"]`);
  if (holder) watch.observe(holder, { attributes: true, attributeFilter: ["data-hash"] });
}
changed();
