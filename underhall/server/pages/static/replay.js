// A finished game, moment by moment.

import { morph } from "./morph.js";
import { glide, places } from "./glide.js";
import { send, toast } from "./page.js";
import { zoom } from "./zoom.js";

const table = document.getElementById("table");
const id = table.dataset.table;
const last = Number(table.dataset.last);
const turns = table.dataset.turns.split(" ").filter(Boolean).map(Number);
let at = Number(table.dataset.at);
let seat = Number(table.dataset.seat);
let playing = 0;
let wanted = null;

async function show(moment) {
  at = Math.min(last, Math.max(0, moment));
  const busy = wanted !== null;
  wanted = `${at} ${seat}`;
  if (busy) return;
  try {
    for (let shown = null; shown !== wanted; ) {
      shown = wanted;
      await fetchMoment(at);
    }
  } catch (why) {
    stop();
    toast(why.message);
  } finally {
    wanted = null;
  }
}

async function fetchMoment(moment) {
  const have = [...document.querySelectorAll("[data-part]")].map((part) => `${part.dataset.part}:${part.dataset.hash}`);
  const told = await send(
    `/table/${id}/replay/parts?at=${moment}&seat=${seat}&have=${have.join(",")}`,
    undefined,
    "GET",
  );
  const before = places(document.body);
  for (const [name, part] of Object.entries(told.parts)) {
    const holder = document.querySelector(`[data-part="${name}"]`);
    morph(holder, part.html);
    holder.dataset.hash = part.hash;
  }
  glide(document.body, before);
  document.getElementById("moment").value = moment;
  const url = new URL(location.href);
  url.searchParams.set("at", moment);
  url.searchParams.set("seat", seat);
  history.replaceState(null, "", url);
}

function stop() {
  clearInterval(playing);
  playing = 0;
  mark();
}

function mark() {
  const button = document.querySelector('[data-step="play"]');
  if (button) button.setAttribute("aria-pressed", String(Boolean(playing)));
}

function play() {
  if (playing) {
    stop();
    return;
  }
  const pace = Number(document.getElementById("speed").value);
  playing = setInterval(() => {
    if (at >= last) stop();
    else show(at + 1).then(mark);
  }, pace);
  mark();
}

function look(eyes) {
  seat = eyes;
  table.dataset.seat = seat;
  table.classList.toggle("is-watching", seat < 0);
  show(at);
}

async function playOn(button) {
  const position = await send(`/table/${id}/replay/position?at=${at}`, undefined, "GET");
  const seats = Array.from({ length: Number(button.dataset.seats) }, (_, n) =>
    n === Math.max(0, seat) ? { kind: "me" } : { kind: "bot" },
  );
  const opened = await send("/api/tables", { game: button.dataset.game, seats, position });
  location.href = `/table/${opened.table}`;
}

const STEPS = {
  start: () => show(0),
  end: () => show(last),
  back: () => show(at - 1),
  forward: () => show(at + 1),
  "turn-back": () => show([0, ...turns].filter((turn) => turn < at).pop() || 0),
  "turn-forward": () => show(turns.find((turn) => turn > at) ?? last),
  play,
  "play-on": (button) => playOn(button).catch((why) => toast(why.message)),
};

document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]");
  if (step) STEPS[step.dataset.step](step);
  const page = event.target.closest("[data-page]");
  if (page) document.getElementById(page.dataset.page).scrollIntoView({ inline: "center", block: "nearest" });
});
document.addEventListener("input", (event) => {
  if (event.target.id === "moment") show(Number(event.target.value));
});
document.addEventListener("change", (event) => {
  if (event.target.id === "eyes") look(Number(event.target.value));
  if (event.target.id === "speed" && playing) {
    stop();
    play();
  }
});
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select") || event.ctrlKey || event.metaKey) return;
  if (event.key === "ArrowRight") show(at + 1);
  else if (event.key === "ArrowLeft") show(at - 1);
  else if (event.key === " ") {
    event.preventDefault();
    play();
  } else if (event.key === "+" || event.key === "=") zoom(1.25);
  else if (event.key === "-") zoom(0.8);
  else if (event.key === "0") zoom(0);
  else if (event.key === "Escape") for (const open of document.querySelectorAll("dialog[open]")) open.close();
});
document.documentElement.dataset.ready = "1";
