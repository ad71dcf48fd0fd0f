// Telling people: the title and the icon of the tab, a sound, a notification, and a line for screen readers.

import { toast } from "../page.js";
import { id, isYours, question, table } from "./here.js";
import { settings, wished } from "./settings.js";

const live = document.getElementById("live");
let said = question();

export function announce() {
  const now = question();
  const newest = document.querySelector("#log li:not(.since)");
  if (now !== said) live.textContent = `${newest ? newest.textContent : ""} ${now}`;
  said = now;
}

export function title() {
  const yours = isYours() && wished("mark");
  document.title = (yours ? "● " : "") + `${table.dataset.title} · Underhall`;
  const mark = document.querySelector('link[rel="icon"]');
  mark.href = mark.href.replace(/mark(-turn)?\.svg/, yours ? "mark-turn.svg" : "mark.svg");
}

export function yourTurn() {
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") notify();
  recap();
}

// A click on it leads back here. Browsers of phones have the word and still refuse: then the page tells what it can.
function notify() {
  try {
    const shown = new Notification(table.dataset.title, { body: question() || table.dataset.yourTurn, tag: id });
    shown.addEventListener("click", () => {
      focus();
      shown.close();
    });
  } catch (why) {
    console.warn(why.message);
  }
}

// What others did to me since my last decision: told once, until I decide.
let told = null;

export function recap() {
  const lines = [...document.querySelectorAll("#log li.is-you.is-new > span")].slice(0, 3);
  noRecap();
  if (lines.length) told = toast(lines.map((line) => line.textContent.trim()).join("\n"));
}

export function noRecap() {
  if (told) told.remove();
  told = null;
}

// Somebody's own time is nearly up.
export function hurry(text) {
  if (settings.sound) chime();
  toast(text);
}

function chime() {
  const sound = new AudioContext();
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = 523;
  volume.gain.setValueAtTime(0.08, sound.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + 0.5);
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.5);
}
