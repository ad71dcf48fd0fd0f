// The table: moves go out, numbers come in, changed parts are fetched and morphed into the page.

import { morph } from "./morph.js";
import { flash, glide, places } from "./glide.js";
import { copy, noTip, send, toast } from "./page.js";
import { chooseThing, stopAt, walkTo } from "./things.js";
import { zoom } from "./zoom.js";

const table = document.getElementById("table");
const id = table.dataset.table;
const seat = Number(table.dataset.seat);
const live = document.getElementById("live");
let number = Number(table.dataset.number);
let busy = false;
let doing = Promise.resolve();

// ---------------------------------------------------------------- settings

const settings = JSON.parse(localStorage.getItem("underhall") || "{}");

function showSettings() {
  for (const box of document.querySelectorAll("[data-setting]")) box.checked = Boolean(settings[box.dataset.setting]);
}

document.addEventListener("change", async (event) => {
  const box = event.target.closest("[data-setting]");
  if (!box) return;
  settings[box.dataset.setting] = box.checked;
  if (box.dataset.setting === "notify" && box.checked && "Notification" in window) {
    settings.notify = (await Notification.requestPermission()) === "granted";
    box.checked = settings.notify;
  }
  localStorage.setItem("underhall", JSON.stringify(settings));
});

// ---------------------------------------------------------------- fetching parts

let fetching = null;
let queued = null;

// Whoever asks while parts are under way waits for the next ones: those may be older than the wish.
export function refresh() {
  if (!fetching) {
    fetching = fetchParts().finally(() => { fetching = null; });
    return fetching;
  }
  queued ||= fetching.catch(() => {}).then(() => {
    queued = null;
    return refresh();
  });
  return queued;
}

async function fetchParts() {
  const have = [...document.querySelectorAll("[data-part]")].map((part) => `${part.dataset.part}:${part.dataset.hash}`);
  const answer = await fetch(`/table/${id}/parts?seat=${seat}&have=${have.join(",")}`);
  if (answer.status === 404) { location.href = "/"; return; }
  if (!answer.ok) throw new Error(answer.statusText);
  const told = await answer.json();
  const wasYours = table.dataset.yours;
  take(told.parts);
  number = told.number;
  table.dataset.number = number;
  table.dataset.yours = told.yours ? "1" : "";
  if (told.yours && !wasYours) {
    alertTurn();
    recap();
  }
  title();
  announce();
  if (told.handover !== null) location.replace(`/table/${id}`);
}

// What others changed on the board keeps a ring until one's own next move.
const fresh = new Set();

function owners() {
  return new Map([...document.querySelectorAll("[data-owner]")].map((thing) => [thing.dataset.key, thing.dataset.owner]));
}

function markFresh(before) {
  for (const thing of document.querySelectorAll("[data-owner]")) {
    const { key, owner } = thing.dataset;
    if (owner && before.has(key) && before.get(key) !== owner && owner !== String(seat)) fresh.add(key);
    thing.classList.toggle("is-fresh", fresh.has(key));
  }
}

export function take(parts) {
  const before = places(document.body);
  const owned = owners();
  for (const [name, part] of Object.entries(parts)) {
    const holder = document.querySelector(`[data-part="${name}"]`);
    morph(holder, part.html);
    holder.dataset.hash = part.hash;
  }
  markFresh(owned);
  glide(document.body, before);
  noTip();
  stopAt();
  showSettings();
  followChoice();
}

document.addEventListener("changed", (event) => flash(event.target));

// ---------------------------------------------------------------- telling people

function question() {
  const heading = document.querySelector("#prompt h2");
  return heading ? heading.textContent : "";
}

let said = question();
function announce() {
  const now = question();
  const newest = document.querySelector("#log li:not(.since)");
  if (now !== said) live.textContent = `${newest ? newest.textContent : ""} ${now}`;
  said = now;
}

function title() {
  const yours = Boolean(document.querySelector("#prompt .is-yours"));
  document.title = (yours ? "● " : "") + `${table.dataset.title} · Underhall`;
  const mark = document.querySelector('link[rel="icon"]');
  mark.href = mark.href.replace(/mark(-turn)?\.svg/, yours ? "mark-turn.svg" : "mark.svg");
}

function alertTurn() {
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(table.dataset.title, { body: question() || table.dataset.yourTurn, tag: id });
  }
}

// What others did to me since my last decision.
function recap() {
  const lines = [...document.querySelectorAll("#log li.is-you.is-new > span")].slice(0, 3);
  for (const line of lines.reverse()) toast(line.textContent);
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

// ---------------------------------------------------------------- doing things

function act(path, body) {
  if (!busy) doing = perform(path, body);
  return doing;
}

async function perform(path, body) {
  busy = true;
  table.classList.add("is-busy");
  try {
    await send(`/api/tables/${id}/${path}`, { seat, ...body });
  } catch (why) {
    toast(why.message);
  } finally {
    // Until the page has caught up, a second click would answer a question that is no more.
    await refresh().catch(() => {});
    for (const option of document.querySelectorAll(".opt.is-chosen")) option.classList.remove("is-chosen");
    busy = false;
    table.classList.remove("is-busy");
  }
}

function choose(option) {
  if (settings.confirm && "ends" in option.dataset && !option.classList.contains("is-chosen")) {
    for (const other of document.querySelectorAll(".opt.is-chosen")) other.classList.remove("is-chosen");
    option.classList.add("is-chosen");
    return;
  }
  option.classList.add("is-chosen");
  fresh.clear();
  const inPrompt = document.activeElement && document.activeElement.closest("#prompt");
  act("moves", { number, token: option.value }).then(() => {
    if (inPrompt && !document.activeElement.closest("#prompt")) document.getElementById("prompt").focus({ preventScroll: true });
  });
}

const DEEDS = {
  // Taking back waits its turn: nobody means to lose an Escape that came a moment too early.
  undo: () => doing.then(() => act("undo", { number })),
  redo: () => doing.then(() => act("redo", { number })),
  cancel: () => doing.then(() => act("cancel", { number })),
  pass: () => act("pass", { number }),
  answer: (button) => act("answer", { number, what: button.dataset.what, yes: Boolean(button.dataset.yes) }),
  bot: (button) => act("bot", { chair: Number(button.dataset.chair) }),
  leave: () => act("leave", {}),
  return: () => act("return", {}),
  end: () => act("end", {}),
  resign: () => act("resign", {}),
  delete: async () => {
    await send(`/api/tables/${id}`, undefined, "DELETE");
    location.href = "/";
  },
};

function deed(button) {
  if (button.dataset.sure && !button.classList.contains("is-sure")) {
    button.classList.add("is-sure", "btn-main");
    button.lastChild.textContent = button.dataset.sure;
    return;
  }
  DEEDS[button.dataset.act](button);
}

async function copyKey(what) {
  const keys = await send(`/api/tables/${id}/keys`, undefined, "GET");
  const own = keys.seats.find((one) => one.seat === seat);
  copy(what === "watch" || !own ? keys.watch : own.link);
}

document.addEventListener("click", (event) => {
  const target = event.target;
  const option = target.closest("button.opt[data-option]");
  if (option) { choose(option); return; }
  const button = target.closest("[data-act]");
  if (button && !button.disabled) { deed(button); return; }
  const thing = target.closest("[data-options]");
  if (thing) { chooseThing(thing, choose); return; }
  const key = target.closest("[data-copy-key]");
  if (key) copyKey(key.dataset.copyKey).catch((why) => toast(why.message));
  const filter = target.closest("[data-filter]");
  if (filter) filterLog(filter);
  const line = target.closest("li[data-show]");
  if (line && !target.closest("a")) showPlaces(line.dataset.show.split(" "));
  const page = target.closest("[data-page]");
  if (page) document.getElementById(page.dataset.page).scrollIntoView({ inline: "center", block: "nearest" });
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id === "chatform") {
    event.preventDefault();
    const text = form.elements.text.value.trim();
    if (text) act("chat", { text }).then(() => { form.elements.text.value = ""; });
  } else if (form.id === "nameform") {
    event.preventDefault();
    act("name", { name: form.elements.name.value });
  }
});

// ---------------------------------------------------------------- the stage

// On a phone the stage turns by itself to the page where the choice is.
let asked = "";
function followChoice() {
  const prompt = document.querySelector("#prompt .is-yours");
  const now = prompt ? prompt.dataset.key + number : "";
  if (now === asked || !matchMedia("(max-width: 719px)").matches) return;
  asked = now;
  const first = document.querySelector("#stage [data-options]");
  const page = first && first.closest("#page-board, #page-standings, #page-side");
  if (page) document.getElementById("stage").scrollTo({ left: page.offsetLeft - 8, behavior: "instant" });
}

document.getElementById("stage").addEventListener("scroll", (event) => {
  const stage = event.currentTarget;
  for (const tab of document.querySelectorAll("[data-page]")) {
    const page = document.getElementById(tab.dataset.page);
    const here = Math.abs(page.offsetLeft - stage.scrollLeft) < stage.clientWidth / 2;
    tab.setAttribute("aria-pressed", String(here));
  }
}, { passive: true });

// ---------------------------------------------------------------- the log

function filterLog(button) {
  const log = document.getElementById("log");
  const on = log.dataset.kept === button.dataset.filter;
  if (on) delete log.dataset.kept;
  else log.dataset.kept = button.dataset.filter;
  for (const other of document.querySelectorAll("[data-filter]")) {
    other.setAttribute("aria-pressed", String(!on && other === button));
  }
}

function showPlaces(targets) {
  for (const target of targets) {
    for (const thing of document.querySelectorAll(`[data-target~="${CSS.escape(target)}"]`)) {
      thing.animate([{ filter: "drop-shadow(0 0 6px #e2560a)", opacity: 0.5 }, { filter: "none", opacity: 1 }], { duration: 900 });
    }
  }
}

// ---------------------------------------------------------------- keyboard

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea")) return;
  const key = event.key;
  if (/^[1-9]$/.test(key)) {
    const option = document.querySelector(`.opt[data-option="${key}"]`);
    if (option) { event.preventDefault(); option.focus({ preventScroll: true }); choose(option); }
    return;
  }
  const press = (selector) => {
    const button = document.querySelector(selector);
    if (button && !button.disabled) { event.preventDefault(); button.click(); }
  };
  if (key === "Escape") {
    const open = [...document.querySelectorAll("dialog[open]")].pop();
    if (open) open.close();
    else press('[data-act="cancel"]');
  } else if (key === "u" || key === "U") press('[data-act="undo"]');
  else if (key === "r" || key === "R") press('[data-act="redo"]');
  else if (key === "c" || key === "C") press('[data-open="talk"]');
  else if (key === "b" || key === "B") walkTo();
  else if (key === "Enter" && event.target.matches("[data-options]")) chooseThing(event.target, choose);
  else if (key === "l" || key === "L") document.getElementById("log").focus();
  else if (key === "p" || key === "P") document.getElementById("prompt").focus();
  else if (key === "?") press('[data-open="keys"]');
  else if (key === "+" || key === "=") zoom(1.25);
  else if (key === "-") zoom(0.8);
  else if (key === "0") zoom(0);
});

// ---------------------------------------------------------------- the socket

let tries = 0;
let lost = false;

function listen() {
  const url = new URL(`/api/tables/${id}/stream?since=${number}`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const socket = new WebSocket(url);
  socket.onmessage = (event) => {
    tries = 0;
    if (lost) { lost = false; toast(table.dataset.back); }
    hear(JSON.parse(event.data));
  };
  socket.onclose = () => {
    tries += 1;
    if (tries === 2) { lost = true; toast(table.dataset.lost); }
    setTimeout(listen, Math.min(10000, 300 * 2 ** Math.min(tries, 6)));
  };
}

function hear(news) {
  if (news.notices.some((notice) => notice.kind === "deleted")) { location.href = "/"; return; }
  const stale = news.number > number || news.notices.length > 0;
  if (stale) refresh().catch(() => {});
  if (!settings.mute && news.notices.some((notice) => notice.kind === "chat" && notice.seat !== seat)) chatArrived();
}

async function chatArrived() {
  await refresh();
  const lines = document.querySelectorAll("#chatlines li");
  const newest = lines[lines.length - 1];
  if (newest && !document.getElementById("talk").open) toast(newest.textContent.trim());
}

setInterval(() => {
  for (const clock of document.querySelectorAll("[data-deadline]")) {
    const left = Math.max(0, Math.round((Number(clock.dataset.deadline) - Date.now()) / 1000));
    const hours = Math.floor(left / 3600);
    const rest = `${String(Math.floor(left / 60) % 60).padStart(hours ? 2 : 1, "0")}:${String(left % 60).padStart(2, "0")}`;
    clock.textContent = hours ? `${hours}:${rest}` : rest;
    clock.classList.toggle("bad", left < 20);
  }
}, 500);

document.addEventListener("visibilitychange", () => { if (!document.hidden) refresh().catch(() => {}); });
showSettings();
stopAt();
followChoice();
title();
table.dataset.yours = document.querySelector("#prompt .is-yours") ? "1" : "";
recap();
listen();
document.documentElement.dataset.ready = "1";
