// The coach beside the board: the best actions, each lit when pointed at and played by one click; and why a
// bot acted so. The panel takes the place of the log; what the coach finds comes in stages.

import { morph } from "../morph.js";
import { send, toast } from "../page.js";
import { id, number, path, seat, table } from "./here.js";
import { refresh } from "./parts.js";
import { keep, settings } from "./settings.js";

const panel = document.getElementById("coach");
let shown = ""; // "hint" or "why" while the panel is open
let choices = [];
let pointed = -1;
let round = 0; // counted up whenever something else is asked: late answers are dropped
let playing = false;

export function isOpen() {
  return shown !== "";
}

function show(what) {
  shown = what;
  round += 1;
  panel.hidden = false;
  table.classList.add("has-hint");
  mark();
  return round;
}

// The button in the prompt says whether the panel is open; a fresh prompt has to be told again.
function mark() {
  for (const lamp of document.querySelectorAll('[data-act="hint"]'))
    lamp.setAttribute("aria-pressed", String(shown === "hint"));
}

export function close() {
  if (!shown) return false;
  shown = "";
  round += 1;
  choices = [];
  point(-1);
  panel.hidden = true;
  panel.replaceChildren();
  table.classList.remove("has-hint");
  mark();
  return true;
}

function fill(told) {
  morph(panel, told.html);
  panel.setAttribute("aria-busy", String(told.done === false));
  enlarge();
}

// Points or the chance to win: what is wished large, until it is wished otherwise.
function enlarge(what) {
  if (what) {
    settings.large = what;
    keep();
  }
  panel.dataset.large = settings.large === "chance" ? "chance" : "points";
  for (const button of panel.querySelectorAll("[data-hint-large]"))
    button.setAttribute("aria-pressed", String(button.dataset.hintLarge === panel.dataset.large));
}

// ---------------------------------------------------------------- a hint

export async function toggle() {
  if (shown === "hint") {
    close();
    return;
  }
  const mine = show("hint");
  panel.setAttribute("aria-busy", "true");
  panel.textContent = panel.dataset.thinking;
  try {
    await send(path("hint"), { seat, number: number(), wait: 0 });
    for (let stage = 0, done = false; !done && mine === round; stage += 1) {
      const told = await fetchJson(`/table/${id}/hint?seat=${seat}&stage=${stage}`);
      if (mine !== round) return;
      if (told.gone) {
        close();
        return;
      }
      done = told.done;
      take(told);
    }
    announce();
  } catch (why) {
    if (mine === round) close();
    toast(why.message);
  }
}

function take(told) {
  fill(told);
  choices = told.choices;
  keepBeside(choices.flatMap((choice) => choice.targets));
  if (told.done) point(pointed < 0 ? 0 : Math.min(pointed, choices.length - 1));
}

async function fetchJson(url) {
  const answer = await fetch(url, { headers: { accept: "application/json" } });
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(told.message || answer.statusText);
  return told;
}

function announce() {
  const first = panel.querySelector(".hint-t");
  if (first) document.getElementById("live").textContent = first.textContent;
}

// What the coach has found so far is enough: the drafts become the hint.
function enough() {
  round += 1;
  panel.setAttribute("aria-busy", "false");
  for (const draft of panel.querySelectorAll(".hint-prog, .hint-cap, .rng")) draft.remove();
  for (const row of panel.querySelectorAll(".is-draft")) row.classList.remove("is-draft");
  point(0);
}

// ---------------------------------------------------------------- lighting

function point(at) {
  pointed = at;
  for (const row of panel.querySelectorAll("[data-hint]"))
    row.classList.toggle("is-hover", Number(row.dataset.hint) === at);
  const choice = choices[at] || { targets: [], tokens: [] };
  light(choice.targets);
  const token = choice.tokens.length && CSS.escape(choice.tokens[0]);
  const button = token && document.querySelector(`#prompt .opt:is([value="${token}"], [data-alike~="${token}"])`);
  if (button) button.classList.add("is-hinted");
}

function things(target, where = document) {
  return where.querySelectorAll(`[data-target~="${CSS.escape(target)}"]`);
}

export function light(targets) {
  for (const lit of document.querySelectorAll(".is-hinted")) lit.classList.remove("is-hinted");
  for (const target of targets) for (const thing of things(target)) thing.classList.add("is-hinted");
}

// Beside the advice stand those panels alone that some of it is about, whichever is pointed at.
export function keepBeside(targets) {
  for (const beside of document.querySelectorAll("#page-side > *"))
    beside.classList.toggle(
      "is-advised",
      targets.some((target) => things(target, beside).length),
    );
}

// ---------------------------------------------------------------- playing

// The whole action, step by step. What goes wrong on the way leaves the table as it is by then.
async function play(at) {
  const choice = choices[at];
  if (!choice || playing) return;
  playing = true;
  const tokens = [...choice.tokens];
  close();
  table.classList.add("is-busy");
  let now = number();
  let steps = 0;
  try {
    for (const token of tokens) {
      now = (await send(path("moves"), { seat, number: now, token })).number;
      steps += 1;
    }
  } catch (why) {
    toast(why.message);
  } finally {
    await refresh().catch(() => {});
    table.classList.remove("is-busy");
    playing = false;
  }
  offerBack(steps);
}

// What was played by one click is taken back by one, where nobody has to be asked. The offer stands until
// something else is done.
function offerBack(steps) {
  const undo = document.querySelector('[data-act="undo"]');
  if (!steps || !undo || undo.disabled || undo.querySelector(".dot")) return;
  const offer = document.createElement("div");
  const button = document.createElement("button");
  offer.className = "toast";
  button.className = "btn btn-s";
  button.type = "button";
  button.dataset.hintBack = steps;
  button.textContent = panel.dataset.back;
  offer.append(panel.dataset.played, button);
  document.getElementById("toasts").append(offer);
  const listening = new AbortController();
  const done = (event) => {
    if (event.target !== button && !event.target.closest(".opt, [data-act], [data-hint-play]")) return;
    listening.abort();
    offer.remove();
    if (event.target === button) takeBack(steps);
  };
  document.addEventListener("click", done, { capture: true, signal: listening.signal });
}

async function takeBack(steps) {
  table.classList.add("is-busy");
  let now = number();
  try {
    for (let step = 0, asked = []; step < steps && !asked.length; step += 1)
      ({ number: now, asked } = await send(path("undo"), { seat, number: now }));
  } catch (why) {
    toast(why.message);
  } finally {
    await refresh().catch(() => {});
    table.classList.remove("is-busy");
  }
}

// ---------------------------------------------------------------- why a bot acted so

async function why(button) {
  const mine = show("why");
  choices = [];
  point(-1);
  try {
    const { whyOf, back } = button.dataset;
    const told = await fetchJson(`/table/${id}/why?seat=${seat}&of=${whyOf}&back=${back || 0}`);
    if (mine !== round) return;
    if (told.gone) {
      close();
      return;
    }
    fill(told);
    keepBeside(told.targets);
    light(told.targets);
    // Cards of one's own may be called like those of the bot.
    for (const own of document.querySelectorAll(".hand .is-hinted")) own.classList.remove("is-hinted");
  } catch (reason) {
    if (mine === round) close();
    toast(reason.message);
  }
}

// ---------------------------------------------------------------- listening

const CLICKS = [
  ["[data-hint-close]", () => close()],
  ["[data-hint-enough]", () => enough()],
  ["[data-hint-large]", (button) => enlarge(button.dataset.hintLarge)],
  ["[data-hint-play]", (button) => play(Number(button.dataset.hintPlay))],
  ["[data-hint-row]", (row) => point(Number(row.dataset.hintRow))],
];

// Keys of the panel come before those of the table: letters are advice here.
function onKey(event) {
  if (!shown || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea, dialog")) return;
  const at = "abc".indexOf(event.key.toLowerCase());
  let used = true;
  if (event.key === "Escape") close();
  else if (shown === "hint" && at >= 0 && choices[at]) point(at);
  else if (shown === "hint" && event.key === "Enter" && pointed >= 0 && !event.target.closest("button, a"))
    play(pointed);
  else used = false;
  if (used) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

export function listen() {
  if (!panel) return;
  panel.addEventListener("click", (event) => {
    const found = CLICKS.find(([what]) => event.target.closest(what));
    if (found) found[1](event.target.closest(found[0]));
  });
  for (const kind of ["pointerover", "focusin"])
    panel.addEventListener(kind, (event) => {
      const row = event.target.closest("[data-hint]");
      if (row && shown === "hint" && panel.getAttribute("aria-busy") === "false") point(Number(row.dataset.hint));
    });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-why-of]");
    if (button && !button.disabled) why(button);
  });
  document.addEventListener("keydown", onKey, { capture: true });
  // Whatever happens at the table makes a hint old; asking for one is written into the log as well.
  new MutationObserver(followTable).observe(table, { attributeFilter: ["data-number"] });
}

async function followTable() {
  if (!shown || playing) return;
  mark();
  if (shown !== "hint" || panel.getAttribute("aria-busy") === "true") return;
  const mine = round;
  const told = await fetchJson(`/table/${id}/hint?seat=${seat}`).catch(() => ({ gone: true }));
  if (mine !== round) return;
  if (told.gone) close();
  else {
    keepBeside(choices.flatMap((choice) => choice.targets));
    point(pointed);
  }
}
