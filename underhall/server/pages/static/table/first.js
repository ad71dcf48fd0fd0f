// The first questions of a game explain themselves to somebody who has finished neither a game nor its lesson here.

import { id } from "./here.js";

const box = document.getElementById("first");
const game = box ? box.dataset.first : "";
const KEPT = `underhall-first-${game}`;

function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) || "{}");
  } catch {
    return {};
  }
}

// Which kinds of questions were answered at this table, and whether somebody wants no more of it.
function kept() {
  const found = read(KEPT);
  return { off: Boolean(found.off), table: id, told: found.table === id ? found.told : [] };
}

function keep(changes) {
  localStorage.setItem(KEPT, JSON.stringify({ ...kept(), ...changes }));
}

function isNew() {
  return !kept().off && !read(`underhall-lesson-${game}`).done;
}

function asked() {
  const prompt = document.querySelector("#prompt .prompt-in.is-yours");
  return prompt ? prompt.dataset.key.replace("prompt-", "") : "";
}

// It lies over the log, or where that is not in sight in its column, above the question: nothing else moves.
function settle() {
  const prompt = document.getElementById("prompt").getBoundingClientRect();
  const log = document.getElementById("log").closest("section, .panel").getBoundingClientRect();
  const inSight = log.height > 40 && log.bottom <= prompt.top + 2;
  const { width, left } = log.width > 0 ? log : prompt;
  const bottom = inSight ? log.bottom : prompt.top - 6;
  box.style.setProperty("--first-left", `${left}px`);
  box.style.setProperty("--first-width", `${width}px`);
  box.style.setProperty("--first-bottom", `${innerHeight - bottom}px`);
  const stage = document.getElementById("stage").getBoundingClientRect();
  box.style.setProperty("--first-top", `${stage.top}px`);
}
if (box) addEventListener("resize", settle);

export function show() {
  if (!box) return;
  if (document.querySelector("#prompt a[href$='/result']")) keep({ off: true });
  const kind = asked();
  const wanted = isNew() && !kept().told.includes(kind);
  for (const line of box.querySelectorAll("[data-kind]")) line.hidden = !wanted || line.dataset.kind !== kind;
  box.hidden = !box.querySelector("[data-kind]:not([hidden])");
  const prompt = document.getElementById("prompt");
  if (box.hidden) prompt.removeAttribute("aria-describedby");
  else {
    prompt.setAttribute("aria-describedby", box.id);
    settle();
  }
}

// Whoever has answered a question knows what it is about.
export function answered() {
  if (box && !box.hidden) keep({ told: [...kept().told, asked()] });
}

export function turnOff() {
  keep({ off: true });
  show();
  document.getElementById("prompt").focus({ preventScroll: true });
}
