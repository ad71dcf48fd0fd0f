// Changed parts of the page are morphed in, sent or fetched; what moved glides, numbers that changed flash.

import { morph } from "../morph.js";
import { flash, glide, places, rows, slide } from "../glide.js";
import { noTip } from "../page.js";
import { nameButtons, stopAt } from "../things.js";
import { showPace } from "./pace.js";
import { showSettings, wished } from "./settings.js";
import { fold, measure } from "./fold.js";
import { markFresh, owners } from "./fresh.js";
import { show as showFirst } from "./first.js";
import { followChoice } from "./stage.js";
import { id, number, partsPath, seat, table } from "./here.js";
import { leaveTable } from "./leave.js";
import { latest } from "./latest.js";
import { CUT, patched } from "./patching.js";
import { show as showLesson } from "./lesson.js";
import { announce, title, yourTurn } from "./tell.js";
import { close } from "./uses.js";

export const refresh = latest(fetchParts);

const PATIENCE = 3000;

// What is sent unasked is for the page as it was described last: by its own fetching it becomes another.
let turn = 0;
let fetching = false;
let tell = null;

// Whoever sends news is to know what the page shows, now and whenever it fetched something by itself.
export function tellTo(whom) {
  tell = whom;
  describe();
}

function describe() {
  if (!tell || fetching) return;
  turn += 1;
  kept.clear();
  tell({ turn, seat, number: number(), have: have(), patches: true });
}

// What was sent since, cut before every key: of a part that changed, only new cuts are sent again.
const kept = new Map();

function whole(name, part) {
  const cuts = part.cuts ? patched(part, kept.get(name)) : part.html.split(CUT);
  kept.set(name, { hash: part.hash, cuts });
  return cuts.join(CUT);
}

function have() {
  return [...document.querySelectorAll("[data-part]")]
    .map((part) => `${part.dataset.part}:${part.dataset.hash}`)
    .join(",");
}

async function fetchParts() {
  turn += 1;
  fetching = true;
  try {
    const answer = await fetch(partsPath(have()));
    if (answer.status === 404) {
      leaveTable();
      return;
    }
    if (!answer.ok) throw new Error(answer.statusText);
    show(await answer.json());
  } finally {
    fetching = false;
    describe();
  }
}

// Whether news brought what they change, and it is this page that they change.
export function follow(news) {
  if (!news.parts || news.turn !== turn) return false;
  show(news);
  return true;
}

function show(told) {
  const wasYours = table.dataset.yours;
  take(told.parts);
  table.dataset.number = told.number;
  table.dataset.yours = told.yours ? "1" : "";
  if (told.yours && !wasYours) yourTurn();
  title();
  announce();
  table.dispatchEvent(new CustomEvent("shown"));
  if (told.handover !== null)
    location.replace(wished("curtain") ? `/table/${id}` : `/table/${id}?seat=${told.handover}`);
}

// Until the page shows what came of a deed: news bring it, and where they do not it is fetched.
export async function caughtUp(wanted) {
  if (tell && wanted) await until(() => number() >= wanted);
  if (!tell || !wanted || number() < wanted) await refresh();
}

function until(isSo) {
  return new Promise((resolve) => {
    const late = setTimeout(done, PATIENCE);
    function done() {
      clearTimeout(late);
      table.removeEventListener("shown", look);
      resolve();
    }
    function look() {
      if (isSo()) done();
    }
    table.addEventListener("shown", look);
    look();
  });
}

// Lines are laid anew, for what slides into its place has not jumped there; not while somebody reads them.
function unread(log) {
  if (!log.scrollTop && !log.contains(document.activeElement)) log.replaceChildren();
}

export function take(parts) {
  const texts = new Map(Object.entries(parts).map(([name, part]) => [name, whole(name, part)]));
  if (parts.prompt) {
    close();
    fold();
  }
  const before = places(document.body);
  const owned = owners();
  const log = document.getElementById("log");
  const told = parts.log ? rows(log) : new Map();
  if (parts.log) unread(log);
  for (const [name, part] of Object.entries(parts)) {
    const holder = document.querySelector(`[data-part="${name}"]`);
    morph(holder, texts.get(name));
    holder.dataset.hash = part.hash;
  }
  markFresh(owned);
  measure();
  glide(document.body, before);
  slide(log, told);
  noTip();
  stopAt();
  nameButtons();
  showSettings();
  showPace();
  followChoice();
  showLesson();
  showFirst();
}

document.addEventListener("changed", (event) => flash(event.target));
