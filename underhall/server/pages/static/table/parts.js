// Changed parts of the page are fetched and morphed in; what moved glides, numbers that changed flash.

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
import { id, partsPath, table } from "./here.js";
import { leaveTable } from "./leave.js";
import { latest } from "./latest.js";
import { show as showLesson } from "./lesson.js";
import { announce, title, yourTurn } from "./tell.js";
import { close } from "./uses.js";

export const refresh = latest(fetchParts);

async function fetchParts() {
  const have = [...document.querySelectorAll("[data-part]")].map((part) => `${part.dataset.part}:${part.dataset.hash}`);
  const answer = await fetch(partsPath(have.join(",")));
  if (answer.status === 404) {
    leaveTable();
    return;
  }
  if (!answer.ok) throw new Error(answer.statusText);
  const told = await answer.json();
  const wasYours = table.dataset.yours;
  take(told.parts);
  table.dataset.number = told.number;
  table.dataset.yours = told.yours ? "1" : "";
  if (told.yours && !wasYours) yourTurn();
  title();
  announce();
  if (told.handover !== null)
    location.replace(wished("curtain") ? `/table/${id}` : `/table/${id}?seat=${told.handover}`);
}

// Lines are laid anew, for what slides into its place has not jumped there; not while somebody reads them.
function unread(log) {
  if (!log.scrollTop && !log.contains(document.activeElement)) log.replaceChildren();
}

export function take(parts) {
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
    morph(holder, part.html);
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
