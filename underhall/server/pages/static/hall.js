// The hall: opening a table in a click, laying one with care, taking a chair.

import "./left.js";
import { send, toast } from "./page.js";
import "./puzzle.js";

async function open(plan) {
  const opened = await send("/api/tables", plan);
  location.href = `/table/${opened.table}`;
}

// A second click while the first is under way would open a second table, or take a second chair.
async function once(button, work) {
  if (button.disabled) return;
  button.disabled = true;
  try {
    await work();
  } catch (why) {
    toast(why.message);
    button.disabled = false;
  }
}

// Whoever comes back to a page that the browser has kept finds its buttons as they were: under way.
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  for (const button of document.querySelectorAll("button:disabled")) button.disabled = false;
});

// The name one goes by is kept in this browser.
const NAME = "underhall-name";
const myName = () => localStorage.getItem(NAME) || "";
const mine = document.querySelector("[data-my-name]");
if (mine) {
  mine.value = myName();
  mine.addEventListener("change", () => localStorage.setItem(NAME, mine.value.trim()));
}
for (const field of document.querySelectorAll("#joinform input, [data-chair='0'] input")) field.value ||= myName();

function named(plan) {
  for (const seat of plan.seats) if (seat.kind === "me") seat.name ||= mine ? mine.value.trim() : myName();
  return plan;
}

document.addEventListener("click", (event) => {
  const quick = event.target.closest("[data-quick]");
  if (!quick) return;
  const plan = named(JSON.parse(quick.dataset.quick));
  once(quick, () => open("withLevel" in quick.dataset ? levelled(plan) : plan));
});

// The level of the bots is kept for each game; a game that was never played takes the one used last.
const LEVELS = "underhall-levels";
const levels = JSON.parse(localStorage.getItem(LEVELS) || "{}");
const radios = (picker) => [...picker.querySelectorAll("input")];

function picked(picker) {
  return radios(picker).find((radio) => radio.checked);
}

function showLevel(picker) {
  const radio = picked(picker);
  const label = radio.closest("label");
  const now = picker.querySelector(".level-now");
  now.replaceChildren(label.querySelector(".rank").cloneNode(true), label.querySelector("b").textContent);
  picker.querySelector("summary").setAttribute("aria-label", radio.dataset.says);
}

function levelled(plan) {
  const picker = document.querySelector(`[data-levels="${CSS.escape(plan.game)}"]`);
  if (!picker) return plan;
  const level = picked(picker).value;
  localStorage.setItem(LEVELS, JSON.stringify({ ...levels, last: level, [plan.game]: level }));
  return { ...plan, seats: plan.seats.map((seat) => (seat.kind === "bot" ? { ...seat, level } : seat)) };
}

for (const picker of document.querySelectorAll("[data-levels]")) {
  const wanted = levels[picker.dataset.levels] || levels.last;
  const found = radios(picker).find((radio) => radio.value === wanted);
  if (found) found.checked = true;
  showLevel(picker);
  picker.addEventListener("change", () => {
    levels[picker.dataset.levels] = picked(picker).value;
    localStorage.setItem(LEVELS, JSON.stringify(levels));
    showLevel(picker);
  });
  // A click on a level has been enough; arrow keys go on choosing.
  picker.addEventListener("click", (event) => {
    if (event.detail && event.target.closest("label")) picker.open = false;
  });
}

// A game whose lesson was finished is known, as one that was played to its end; its first questions need no more words.
for (const door of document.querySelectorAll("[data-door]")) {
  if (door.matches(".is-known")) localStorage.setItem(`underhall-first-${door.dataset.door}`, '{"off":true}');
  const lesson = localStorage.getItem(`underhall-lesson-${door.dataset.door}`) || "";
  if (lesson.includes('"done":true')) door.classList.add("is-known");
}

function closeLevels(but) {
  for (const picker of document.querySelectorAll("[data-levels][open]")) if (picker !== but) picker.open = false;
}
document.addEventListener("pointerdown", (event) => closeLevels(event.target.closest("[data-levels]")));
document.addEventListener("keydown", (event) => {
  const open = document.querySelector("[data-levels][open]");
  if (event.key !== "Escape" || !open) return;
  open.open = false;
  open.querySelector("summary").focus();
});

function chair(row) {
  const [kind, level] = row.querySelector("select").value.split(":");
  const name = row.querySelector("input").value.trim();
  if (!kind) return null;
  return level ? { kind, level, name } : { kind, name };
}

function shuffled(list) {
  const order = list.map((item) => [Math.random(), item]);
  return order.sort((a, b) => a[0] - b[0]).map(([, item]) => item);
}

// Of some things one picks as many as the game wants; those that go with another choice wait for it.
function picks(box) {
  const group = box.closest("details");
  if (group.hidden) return [];
  const picked = [...box.querySelectorAll("input:checked")].map((one) => one.value);
  const { least, most, wrong } = box.dataset;
  const fits = picked.length >= Number(least) && picked.length <= Number(most);
  group.querySelector(".trouble").textContent = fits ? "" : wrong;
  if (fits) return picked;
  group.open = true;
  throw new Error(wrong);
}

function showGroups(form) {
  for (const group of form.querySelectorAll("[data-with]")) {
    const [option, choice] = group.dataset.with.split("=");
    group.hidden = form.elements[`option-${option}`].value !== choice;
  }
  // A clock runs out only where there is one.
  form.elements.then.disabled = !form.elements.clock.value;
}

// What the house refuses is told by what the page calls it.
function inWords(form, message) {
  let told = message;
  for (const field of form.querySelectorAll("[name^='option-'], [data-many]")) {
    const id = field.dataset.many || field.name.slice(7);
    const label = field.closest("label, details").querySelector("span, summary").textContent.trim();
    told = told.replace(new RegExp(`\\S+ ${id}(?=[:\\s])`), label);
  }
  return told;
}

async function lay(form) {
  const plan = planOf(form);
  try {
    await open(plan);
  } catch (why) {
    throw new Error(inWords(form, why.message));
  }
}

const laying = document.getElementById("newform");
if (laying) {
  laying.addEventListener("change", () => showGroups(laying));
  showGroups(laying);
}

function planOf(form) {
  let seats = [...form.querySelectorAll("[data-chair]")].map(chair).filter(Boolean);
  if (form.elements.first.value === "shuffle") seats = shuffled(seats);
  const options = {};
  for (const field of form.elements) {
    if (field.name.startsWith("option-")) options[field.name.slice(7)] = field.value;
  }
  for (const box of form.querySelectorAll("[data-many]")) {
    const picked = picks(box);
    if (picked.length) options[box.dataset.many] = picked.join("+");
  }
  const plan = { game: form.dataset.game, seats, options, undo: form.elements.undo.value };
  if (form.elements.public.value) plan.public = true;
  if (!form.elements.hints.value) plan.hints = false;
  const clock = Number(form.elements.clock.value);
  return clock ? { ...plan, clock, then: form.elements.then.value } : plan;
}

const sender = (form) => form.querySelector("button[type=submit], button:not([type])");

async function join(form) {
  const keys = await send("/api/join", { code: form.dataset.code, name: form.elements.name.value });
  location.href = `/table/${keys.table}`;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id === "newform") {
    event.preventDefault();
    once(sender(form), () => lay(form));
  } else if (form.id === "joinform") {
    event.preventDefault();
    if (form.elements.name.value.trim()) localStorage.setItem(NAME, form.elements.name.value.trim());
    once(sender(form), () => join(form));
  }
});

// ---------------------------------------------------------------- records

const bringing = document.getElementById("bringform");

async function bring(file) {
  const trouble = document.getElementById("bringtrouble");
  trouble.textContent = "";
  try {
    // Too large a file would only be cut off on its way.
    if (file.size > Number(bringing.dataset.most)) throw new Error(bringing.dataset.tooLarge);
    const opened = await send("/api/records", file);
    location.href = `/table/${opened.table}/replay`;
  } catch (why) {
    trouble.textContent = why.message;
    bringing.reset();
  }
}

if (bringing) {
  bringing.addEventListener("change", (event) => {
    if (event.target.files[0]) bring(event.target.files[0]);
  });
  bringing.addEventListener("submit", (event) => event.preventDefault());
  for (const kind of ["dragover", "dragleave", "drop"]) {
    bringing.addEventListener(kind, (event) => {
      event.preventDefault();
      bringing.classList.toggle("is-over", kind === "dragover");
      if (kind === "drop" && event.dataTransfer.files[0]) bring(event.dataTransfer.files[0]);
    });
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-delete]");
  if (!button) return;
  if (!button.classList.contains("is-sure")) {
    button.classList.remove("iconbtn");
    button.classList.add("is-sure", "btn", "btn-s");
    button.textContent = button.dataset.sure;
    return;
  }
  send(`/api/tables/${button.dataset.delete}`, undefined, "DELETE")
    .then(() => button.closest("li").remove())
    .catch((why) => toast(why.message));
});
document.documentElement.dataset.ready = "1";
