// The pace of bots: how fast they go is remembered in this browser, and any key or click skips ahead.

import { send } from "../page.js";
import { isYours, path, seat } from "./here.js";
import { keep, settings } from "./settings.js";

const OFTEN = 1200;
const USUAL = "normal";
let hurried = 0;

export function showPace() {
  const pace = settings.pace || USUAL;
  for (const button of document.querySelectorAll("[data-pace]")) {
    button.setAttribute("aria-pressed", String(button.dataset.pace === pace));
  }
}

export function setPace(button) {
  settings.pace = button.dataset.pace;
  keep();
  showPace();
  tell(settings.pace);
}

function tell(pace) {
  if (seat >= 0) send(path("pace"), { seat, pace }).catch(() => {});
}

// Keys with which somebody goes to another tab, or closes this one.
function isForBrowser({ key, ctrlKey, altKey, metaKey }) {
  return key !== undefined && (ctrlKey || altKey || metaKey || key === "Shift" || key === "AltGraph");
}

function hurry(event) {
  const waiting = !isYours() && document.querySelector("#prompt [data-pace]");
  if (!waiting || isForBrowser(event) || Date.now() - hurried < OFTEN) return;
  if (event.target.closest("input, select, textarea, dialog, a, [data-pace], .topbar")) return;
  hurried = Date.now();
  tell("hurry");
}

export function listen() {
  document.addEventListener("pointerdown", hurry);
  document.addEventListener("keydown", hurry);
  if (settings.pace && settings.pace !== USUAL) tell(settings.pace);
  showPace();
}
