// Doing things: an option is chosen, something is taken back, a chair is left.

import { copy, send, toast } from "../page.js";
import { answered } from "./first.js";
import { forgetFresh } from "./fresh.js";
import { id, number, path, seat, table } from "./here.js";
import { toggle as hint } from "./hint.js";
import { leaveTable } from "./leave.js";
import { heard, isLesson } from "./lesson.js";
import { caughtUp, refresh } from "./parts.js";
import { wished } from "./settings.js";
import { noRecap } from "./tell.js";
import * as tryout from "./tryout.js";

let busy = false;
let doing = Promise.resolve();

export function act(what, body, complain = toast) {
  if (!busy) doing = perform(what, body, complain);
  return doing;
}

async function perform(what, body, complain) {
  busy = true;
  table.classList.add("is-busy");
  let reached = 0;
  try {
    const told = await send(path(what), { seat, ...body });
    heard(told);
    if (told.line) table.dataset.line = JSON.stringify(told.line);
    reached = told.number;
  } catch (why) {
    complain(why.message);
  } finally {
    // Until the page has caught up, a second click would answer a question that is no more.
    await caughtUp(reached).catch(() => {});
    for (const option of document.querySelectorAll(".opt.is-chosen")) option.classList.remove("is-chosen");
    busy = false;
    table.classList.remove("is-busy");
  }
  return reached > 0;
}

// What would leave something unused is asked again, in words, unless somebody wishes not to be asked.
function asksAgain(option) {
  const { closes, unused, again } = option.dataset;
  if (isLesson || closes === undefined || !unused || !wished("confirm") || option.classList.contains("is-asking")) {
    return false;
  }
  unask();
  const note = document.createElement("p");
  note.className = "again";
  note.setAttribute("role", "status");
  note.textContent = `${unused} ${again}`;
  option.classList.add("is-asking");
  option.closest(".prompt-in, .uses").prepend(note);
  placeBeside(note, option);
  return true;
}

// Nobody is asked again any more; whether anybody was.
export function unask() {
  const asking = document.querySelectorAll(".is-asking");
  for (const option of asking) option.classList.remove("is-asking");
  for (const note of document.querySelectorAll(".again")) note.remove();
  return asking.length > 0;
}

// Above what is to be pressed again, or below it where that is nearer to the top: never upon it.
function placeBeside(note, option) {
  const around = note.offsetParent.getBoundingClientRect();
  const { top, bottom } = option.getBoundingClientRect();
  const isLow = top - around.top > around.height / 2;
  note.style.top = isLow ? "auto" : `${bottom - around.top + 6}px`;
  note.style.bottom = isLow ? `${around.bottom - top + 6}px` : "auto";
}

export function choose(option) {
  if (asksAgain(option)) return;
  option.classList.add("is-chosen");
  forgetFresh();
  noRecap();
  answered();
  const inPrompt = document.activeElement && document.activeElement.closest("#prompt, #uses");
  act("moves", { number: number(), token: option.value }).then(() => {
    if (inPrompt && !document.activeElement.closest("#prompt"))
      document.getElementById("prompt").focus({ preventScroll: true });
  });
}

// A question without a choice is answered for whom it asks; another page of theirs may have been first.
let settled = 0;

export function settle() {
  const asked = document.querySelector("#prompt .is-yours[data-obvious]");
  if (!asked || settled === number()) return;
  settled = number();
  const body = { number: number(), token: asked.dataset.obvious };
  doing.then(() => body.number === number() && act("moves", body, () => {}));
}

const DEEDS = {
  // Taking back waits its turn: nobody means to lose an Escape that came a moment too early.
  undo: () => doing.then(() => act("undo", { number: number() })),
  redo: () => doing.then(() => act("redo", { number: number() })),
  cancel: () => doing.then(() => act("cancel", { number: number() })),
  pass: () => act("pass", { number: number() }),
  answer: (button) => act("answer", { number: number(), what: button.dataset.what, yes: Boolean(button.dataset.yes) }),
  bot: (button) => act("bot", { chair: Number(button.dataset.chair) }),
  leave: () => act("leave", {}),
  return: () => act("return", {}),
  end: () => act("end", {}),
  resign: () => act("resign", {}),
  free: (button) => alone(button, () => send(path("free"), { chair: Number(button.dataset.chair) })),
  renew: (button) => alone(button, () => renew(button.dataset.role)),
  hint: () => hint(),
  tryout: (button) => tryout.begin(button),
  tried: (button) => tryout.end(button),
  delete: (button) =>
    alone(button, async () => {
      await send(`/api/tables/${id}`, undefined, "DELETE");
      leaveTable();
    }),
};

// What belongs to the table rather than to a seat; whoever only looks on may own it, too.
async function alone(button, work) {
  if (button.disabled) return;
  button.disabled = true;
  try {
    await work();
  } catch (why) {
    toast(why.message);
  } finally {
    button.disabled = false;
    await refresh().catch(() => {});
  }
}

async function renew(role) {
  const keys = await send(path("keys"), { role });
  await copy(role === "w" ? keys.watch : keys.seats[0].link);
}

// What came of these is told at the table, over which the menu would lie.
const TOLD_AT_TABLE = ["bot", "leave", "return", "end", "resign"];

export function deed(button) {
  const { act: what, sure } = button.dataset;
  if (sure && !button.classList.contains("is-sure")) {
    button.classList.add("is-sure", "btn-main");
    button.lastChild.textContent = sure;
    return;
  }
  const drawer = button.closest("dialog");
  if (drawer && TOLD_AT_TABLE.includes(what)) drawer.close();
  DEEDS[what](button);
}

export async function copyKey(what) {
  const keys = await send(path("keys"), undefined, "GET");
  const own = keys.seats.find((one) => one.seat === seat);
  copy(what === "watch" || !own ? keys.watch : own.link);
}
