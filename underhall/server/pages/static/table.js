// The table: moves go out, numbers come in, changed parts are fetched and morphed into the page.

import { toast } from "./page.js";
import { nameButtons, stopAt, thingAt, walkTo } from "./things.js";
import { zoom } from "./zoom.js";
import * as chat from "./table/chat.js";
import { tick } from "./table/clock.js";
import { choose, copyKey, deed, settle, unask } from "./table/deeds.js";
import { isYours, puzzle, table } from "./table/here.js";
import { fold, measure, toggle } from "./table/fold.js";
import * as keys from "./table/keys.js";
import * as first from "./table/first.js";
import * as hint from "./table/hint.js";
import * as lesson from "./table/lesson.js";
import { filterLog, showPlaces } from "./table/log.js";
import * as pace from "./table/pace.js";
import { refresh } from "./table/parts.js";
import * as settings from "./table/settings.js";
import * as socket from "./table/socket.js";
import { followChoice, turnTo } from "./table/stage.js";
import { hurry, recap, title } from "./table/tell.js";
import { chooseThing, close } from "./table/uses.js";

// ---------------------------------------------------------------- clicks

const CLICKS = [
  ["button.opt[data-option]", (option) => choose(option)],
  ["[data-lesson]", (button) => turnLesson(button)],
  ["[data-act]", (button) => button.disabled || deed(button)],
  ["[data-fold]", () => toggle()],
  ["[data-pace]", (button) => pace.setPace(button)],
  ["[data-copy-key]", (key) => copyKey(key.dataset.copyKey).catch((why) => toast(why.message))],
  ["[data-first-off]", () => first.turnOff()],
  ["[data-filter]", (button) => filterLog(button)],
  ["[data-page]", (tab) => turnTo(tab.dataset.page)],
];

document.addEventListener("click", (event) => {
  const line = event.target.closest("li[data-show]");
  if (line && !event.target.closest("a")) showPlaces(line.dataset.show.split(" "));
  for (const [what, then] of CLICKS) {
    const found = event.target.closest(what);
    if (!found) continue;
    then(found);
    return;
  }
  const thing = thingAt(event);
  if (thing) chooseThing(thing, choose);
});

function turnLesson(button) {
  lesson.press(button);
  return refresh().catch((why) => toast(why.message));
}

// ---------------------------------------------------------------- keys

function press(selector) {
  const button = document.querySelector(selector);
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

function chooseByKey(key) {
  const option = document.querySelector(`#prompt .opt[data-hotkey="${key}"]`);
  if (!option) return false;
  option.focus({ preventScroll: true });
  choose(option);
  return true;
}

// Escape closes what is open, the newest first; with nothing open it steps back.
function escape() {
  const open = [...document.querySelectorAll("dialog[open]")].pop();
  if (open) {
    open.close();
    return true;
  }
  return close() || unask() || fold() || press('[data-act="cancel"]');
}

function enter(_, event) {
  const thing = event.target.closest("[data-options]");
  if (event.target.closest("button, a, summary")) return false;
  if (!thing) return press("[data-lesson-on]");
  chooseThing(thing, choose);
  return true;
}

function focus(id) {
  document.getElementById(id).focus();
  return true;
}

keys.listen({
  choose: chooseByKey,
  press,
  escape,
  enter,
  walk: () => walkTo(),
  log: () => focus("log"),
  prompt: () => focus("prompt"),
  zoom: (by) => zoom(by),
});

// ---------------------------------------------------------------- from now on

function showClocks() {
  tick(() => hurry(table.dataset.late));
}

// What a try-out is, is told when it begins; the way back from it stays.
function tellTryout() {
  const back = document.querySelector(".tried");
  if (back) toast(back.dataset.says);
}

settings.listen({ tell: toast, changed: title });
chat.listen();
pace.listen();
hint.listen();
table.addEventListener("shown", settle);
table.addEventListener("shown", showClocks);
setInterval(showClocks, 500);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) refresh().catch(() => {});
});
settings.showSettings();
stopAt();
nameButtons();
measure();
followChoice();
first.show();
tellTryout();
title();
showClocks();
table.dataset.yours = isYours() ? "1" : "";
recap();
if (lesson.isLesson) lesson.begin(refresh);
else if (!puzzle) socket.listen();
settle();
document.documentElement.dataset.ready = "1";
