// The end of a lesson: the steps that were skipped are marked, and one can play on where it ended.

import { send, toast } from "./page.js";

const game = document.querySelector("[data-lesson-of]").dataset.lessonOf;
const KEPT = `underhall-lesson-${game}`;

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) || "{}");
  } catch {
    return {};
  }
}

async function playOn(button) {
  const position = await send(`/learn/${game}/position`, undefined, "GET");
  const mine = Number(button.dataset.seat);
  const seats = Array.from({ length: Number(button.dataset.playOn) }, (_, seat) =>
    seat === mine ? { kind: "me" } : { kind: "bot", level: "novice" },
  );
  const opened = await send("/api/tables", { game, seats, position });
  location.href = `/table/${opened.table}`;
}

const { skipped = [] } = kept();
for (const step of document.querySelectorAll("[data-stone]"))
  step.querySelector(".is-skipped").hidden = !skipped.includes(Number(step.dataset.stone));
localStorage.setItem(KEPT, JSON.stringify({ at: 0, skipped, done: true }));

const button = document.querySelector("[data-play-on]");
button.addEventListener("click", () => {
  button.disabled = true;
  playOn(button).catch((why) => {
    toast(why.message);
    button.disabled = false;
  });
});
document.documentElement.dataset.ready = "1";
