// A lesson: the page itself knows how far it has come. What is meant is ringed in ink, what was tried is dashed.

import { table } from "./here.js";

const game = table.dataset.game;
const KEPT = `underhall-lesson-${game}`;

export const isLesson = Boolean(game);

// Where the lesson was left: { at, skipped }, the steps that were skipped by the moves they open after.
export function kept(name = KEPT) {
  try {
    return { at: 0, skipped: [], ...JSON.parse(localStorage.getItem(name) || "{}") };
  } catch {
    return { at: 0, skipped: [] };
  }
}

export function keep(changes) {
  localStorage.setItem(KEPT, JSON.stringify({ ...kept(), ...changes }));
}

// The answer to a choice: where the lesson goes on, and what was tried if it was not the one that is meant.
export function heard(told) {
  if (!isLesson || told.at === undefined) return;
  table.dataset.number = told.at;
  table.dataset.tried = told.tried || "";
}

function goTo(at, skipped) {
  table.dataset.number = at;
  table.dataset.tried = "";
  if (skipped !== undefined) keep({ skipped: [...new Set([...kept().skipped, skipped])] });
}

export function press(button) {
  const { lesson, skips } = button.dataset;
  goTo(Number(lesson), skips === undefined ? undefined : Number(skips));
}

// The page shows the lesson from its start; somebody who left it goes on where that was.
export function begin(refresh) {
  const { at } = kept();
  const asked = new URLSearchParams(location.search).has("at");
  if (asked || at <= Number(table.dataset.number)) show();
  else {
    table.dataset.number = at;
    refresh().catch(show);
  }
}

// Marks what the voice speaks of; asked for whenever parts of the page have changed.
export function show() {
  if (!isLesson) return;
  const voice = document.querySelector(".voice-in");
  const { wanted, look, turn, meant } = voice.dataset;
  keep({ at: Number(table.dataset.number) });
  for (const old of document.querySelectorAll(".is-meant, .is-aim, .is-tried"))
    old.classList.remove("is-meant", "is-aim", "is-tried");
  for (const target of look.split(" ").filter(Boolean))
    for (const thing of document.querySelectorAll(`.table [data-target~="${CSS.escape(target)}"]`))
      thing.classList.add("is-meant");
  for (const option of document.querySelectorAll("#prompt .opt[data-option]")) {
    if (option.value === wanted) {
      option.classList.add("is-aim");
      const folded = option.closest("details");
      if (folded) folded.open = true;
      option.setAttribute("aria-description", meant);
      option.scrollIntoView({ block: "nearest" });
    } else option.removeAttribute("aria-description");
    if (option.value === table.dataset.tried) option.classList.add("is-tried");
  }
  for (const stone of document.querySelectorAll("[data-stone]"))
    stone.classList.toggle("is-skip", kept().skipped.includes(Number(stone.dataset.stone)));
  const turned = turn && document.getElementById(turn);
  if (turned && matchMedia("(max-width: 719px)").matches) {
    turned.scrollIntoView({ inline: "center", block: "nearest", behavior: "instant" });
    turned.querySelector(".is-meant")?.scrollIntoView({ inline: "nearest", block: "center", behavior: "instant" });
  }
}
