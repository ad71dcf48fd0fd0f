// Puzzles: which were solved is remembered here; the next one is the next unsolved.

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
if (riddle) new MutationObserver(note).observe(riddle, { childList: true, subtree: true });
