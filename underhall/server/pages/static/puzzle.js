// Puzzles: which were solved is remembered here, and how often one was tried; answers light the board.

import { send, toast } from "./page.js";

const KEPT = "underhall-puzzles";

function solved() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) || "[]");
  } catch {
    return [];
  }
}

function note() {
  const now = document.querySelector("[data-solved]");
  if (now && !solved().includes(now.dataset.solved))
    localStorage.setItem(KEPT, JSON.stringify([...solved(), now.dataset.solved]));
  countTries();
}

// Every wrong answer counts once, until the right one is found or the page is left.
const missed = new Set();

function countTries() {
  const miss = document.querySelector("[data-missed]");
  if (miss) missed.add(miss.dataset.answer);
  const tries = missed.size + (document.querySelector("[data-solved]") ? 1 : 0);
  for (const told of document.querySelectorAll("[data-tries]")) {
    told.hidden = !tries;
    if (told.lastElementChild.textContent !== String(tries)) told.lastElementChild.textContent = tries;
  }
}

for (const link of document.querySelectorAll("[data-puzzle-link]"))
  link.classList.toggle("is-solved", solved().includes(link.dataset.puzzleLink));

async function playOn(button) {
  const { game, seat, seats } = button.dataset;
  const puzzle = document.getElementById("table").dataset.puzzle;
  button.disabled = true;
  try {
    const position = await send(`${puzzle}/position`, undefined, "GET");
    const chairs = Array.from({ length: Number(seats) }, (_, n) => ({ kind: n === Number(seat) ? "me" : "bot" }));
    const opened = await send("/api/tables", { game, seats: chairs, position });
    location.href = `/table/${opened.table}`;
  } catch (why) {
    button.disabled = false;
    toast(why.message);
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-play-puzzle]");
  if (button) playOn(button);
});

const riddle = document.getElementById("riddle");

function targets(row) {
  return row.dataset.targets.split(" ").filter(Boolean);
}

// What an answer is about is lit on the table, as advice is.
async function point(row) {
  const { keepBeside, light } = await import("./table/hint.js");
  const rows = [...riddle.querySelectorAll("[data-hint]")];
  for (const other of rows) other.classList.toggle("is-hover", other === row);
  keepBeside(rows.flatMap(targets));
  light(row ? targets(row) : []);
}

function answered() {
  note();
  const shown = riddle.querySelector("[data-hint]");
  if (shown || document.querySelector(".is-hinted")) point(shown);
}

if (riddle) {
  new MutationObserver(answered).observe(riddle, { childList: true });
  for (const kind of ["pointerover", "focusin"])
    riddle.addEventListener(kind, (event) => {
      const row = event.target.closest("[data-hint]");
      if (row) point(row);
    });
  answered();
}
