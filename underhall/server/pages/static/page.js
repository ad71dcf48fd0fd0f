// What every page does: theme, language, drawers, hints on why something is not possible, toasts.

import { clearSearch, startSearching } from "./searching.js";

const YEAR = 31536000;

function remember(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
}

function dark() {
  const set = document.documentElement.dataset.theme;
  return set ? set === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function changeTheme() {
  const theme = dark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  remember("underhall-theme", theme);
}

function changeLanguage(tag) {
  remember("underhall-lang", tag);
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  location.replace(url);
}

// What lasts at the top of a table stays in sight above what is told for a moment.
export function toast(text) {
  const shown = document.createElement("div");
  const toasts = document.getElementById("toasts");
  const lasting = document.querySelector(".notices");
  shown.className = "toast";
  shown.textContent = text;
  toasts.style.setProperty("--lasting", `${lasting ? lasting.getBoundingClientRect().bottom : 0}px`);
  toasts.append(shown);
  setTimeout(() => shown.remove(), 5000);
  return shown;
}

function complain(why) {
  toast(why.message);
}

// What fetch says when nothing answers is the browser's own English.
function unreachable() {
  throw new Error(document.body.dataset.offline);
}

export async function send(path, body, method = "POST") {
  const answer = await fetch(path, {
    method,
    headers: { "content-type": "application/json", accept: "application/json" },
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
  }).catch(unreachable);
  if (answer.status === 204) return {};
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(told.message || answer.statusText);
  return told;
}

export async function copy(text) {
  const url = new URL(text, location.href).href;
  try {
    await navigator.clipboard.writeText(url);
    toast(url);
  } catch {
    prompt("", url);
  }
}

// ---------------------------------------------------------------- drawers

async function openDrawer(opener) {
  const drawer = document.getElementById(opener.dataset.open);
  if (!drawer) return false;
  if (drawer.id === "rules") await showRules(opener.getAttribute("href"));
  if (!drawer.open) drawer.show();
  const field = drawer.querySelector("input:not([type=checkbox])");
  if (field && matchMedia("(min-width: 720px)").matches) field.focus();
  return true;
}

async function showRules(href) {
  const url = new URL(href, location.href);
  const holder = document.getElementById("rules-text");
  if (holder.dataset.from !== url.pathname) {
    const text = await (await fetch(url.pathname, { headers: { accept: "text/html" } }).catch(unreachable)).text();
    const article = new DOMParser().parseFromString(text, "text/html").getElementById("rules-article");
    holder.replaceChildren(...(article ? article.childNodes : []));
    holder.lang = article ? article.lang : "";
    holder.dataset.from = url.pathname;
  }
  for (const here of holder.querySelectorAll(".is-here")) here.classList.remove("is-here");
  const clause = url.hash && holder.querySelector(`#${CSS.escape(url.hash.slice(1))}`);
  if (clause) {
    clearSearch(document.querySelector("[data-search=rules-text]"));
    clause.classList.add("is-here");
    requestAnimationFrame(() => clause.scrollIntoView({ block: "center" }));
  }
}

async function openClause(link) {
  const drawer = document.getElementById("rules");
  if (!drawer) return;
  await showRules(link.getAttribute("href"));
  if (!drawer.open) drawer.show();
}

// ---------------------------------------------------------------- why not

const tip = document.getElementById("tip");
const LINGER = 500;

// Why a thing cannot be chosen: its own reason or, where nobody asks for it, what is asked instead.
function refusalOf(thing) {
  if (thing.dataset.why) return { why: thing.dataset.why, clause: thing.dataset.clause };
  const asked = document.querySelector("[data-not-now]");
  const isIdle = thing.dataset.target && !thing.dataset.options;
  return { why: asked && isIdle && !thing.matches(".opt") ? asked.dataset.notNow : "", clause: "" };
}

// What is told beside the option that a thing stands for; in a long list there is no room for it.
function wouldDo(thing) {
  const said = document.querySelectorAll(`#prompt .opt[data-option="${thing.dataset.options || ""}"] [data-says]`);
  const texts = [...said].map((one) => one.textContent.trim().replace(/\s+/g, " "));
  return [...new Set(texts.filter(Boolean))];
}

// A tip says first what a thing is and does, then what it would do now, or why it cannot be chosen, then where all
// that can be read and whether its values are as printed. ``part`` is what is said of the part under the pointer.
export function showTip(thing, now = "", part = "") {
  const { why, clause } = refusalOf(thing);
  const name = thing.dataset.does ? headingOf(thing) : nameOf(thing);
  clearTimeout(hiding);
  clearTimeout(lingering);
  if (!thing.isConnected || !(name || why || now)) return;
  const [head, ...rest] = name.split(": ");
  const state = thing.dataset.tip || rest.join(": ");
  const sayings = [part, ...saidOf(state, thing.dataset.does || "")];
  const said = [line("b", head), ...sayings.map((one) => line("span", one))];
  const card = thing.querySelector(":scope > [data-read]");
  const then = [now || why, ...wouldDo(thing)].filter(Boolean).join(" · ");
  const lines = [...(card ? [read(card)] : said), line("i", then)];
  tip.replaceChildren(...lines.filter((one) => one.textContent));
  if (clause) tip.lastElementChild.append(" ", clauseLink(clause));
  if (thing.dataset.rule) tip.append(sourceOf(thing, clause));
  tip.hidden = false;
  place(thing.getBoundingClientRect(), tip.getBoundingClientRect(), card && card.dataset.read === "beside");
}

// A card that is small on the table is in its tip at the size to read it.
function read(card) {
  const shown = card.cloneNode(true);
  shown.removeAttribute("hidden");
  return shown;
}

// What a card is called, rather than all that stands on it.
function headingOf(thing) {
  const label = thing.title || thing.dataset.title || thing.getAttribute("aria-label") || thing.dataset.name;
  const inner = thing.querySelector(":scope > title, .card-name, h3, b");
  return label || !inner ? label || nameOf(thing) : inner.textContent.trim();
}

// How a thing is and what it does, unless one of them says the other, too.
function saidOf(state, does) {
  const [is, acts] = [state.toLowerCase(), does.toLowerCase()];
  if (acts.includes(is)) return [does];
  return is.includes(acts) ? [state] : [state, does];
}

function sourceOf(thing, told) {
  const { rule, note } = thing.dataset;
  const made = line("small", note || "");
  if (rule !== told) made.prepend(clauseLink(rule), note ? " · " : "");
  return made;
}

function line(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function clauseLink(clause) {
  const link = document.createElement("a");
  link.className = "clause";
  link.textContent = clause;
  const game = document.querySelector('[data-open="rules"], a[href^="/rules/"]');
  link.href = `${game ? game.getAttribute("href") : "/rules"}#${clause}`;
  link.dataset.clauseLink = clause;
  return link;
}

function place(box, own, beside) {
  const aside = beside ? [box.left - own.width - 6, box.right + 6] : [];
  const free = aside.find((left) => left >= 8 && left + own.width + 8 <= innerWidth);
  const over = Math.min(Math.max(8, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - 8);
  const above = box.top - own.height - 6 < 8 ? box.bottom + 6 : box.top - own.height - 6;
  const top = free === undefined ? above : Math.max(8, box.top + box.height / 2 - own.height / 2);
  tip.style.left = `${free === undefined ? over : free}px`;
  tip.style.top = `${Math.min(top, innerHeight - own.height - 8)}px`;
}

export function noTip() {
  tip.hidden = true;
}

let hiding = 0;
let lingering = 0;
function hideTip() {
  clearTimeout(lingering);
  clearTimeout(hiding);
  hiding = setTimeout(noTip, 250);
}

export function nameOf(thing) {
  const title = thing.querySelector(":scope > title");
  const own = thing.title || thing.dataset.title || thing.getAttribute("aria-label");
  const name = own || (title ? title.textContent : textOf(thing));
  return name.trim().replace(/\s+/g, " ").slice(0, 240);
}

// The cap of a key that lies upon a thing is no part of what it is called.
function textOf(thing) {
  const said = thing.cloneNode(true);
  for (const cap of said.querySelectorAll(".keycap, .key-text")) cap.remove();
  return said.textContent;
}

// The tip takes the place of the browser's own.
function silence(thing) {
  if (!thing.title) return;
  thing.dataset.title = thing.title;
  if (!thing.hasAttribute("aria-label") && !thing.textContent.trim()) thing.setAttribute("aria-label", thing.title);
  thing.removeAttribute("title");
}

// A part of a thing may say something of its own: the tip of the thing says it, too.
function partAt(hit, thing) {
  const part = hit.closest("[title], [data-title]");
  if (!part || part === thing || !thing.contains(part)) return "";
  silence(part);
  return part.dataset.title;
}

// A player's panel is there to be read; every other thing with a name might be reached for.
export function told(element) {
  const thing = element.closest("[data-tip], [data-rule], [data-target]:not(.seat)") || shortened(element);
  return thing && nameOf(thing) ? thing : null;
}

// The name of a player, where there is no room for all of it.
function shortened(element) {
  const seat = element.closest(".seats .seat");
  const name = seat && seat.querySelector(".seat-name");
  return name && name.scrollWidth > name.clientWidth ? name : null;
}

// A pointer that rests where it clicked did not ask for what has come to lie under it since.
let rests = "";
// A click is told in whole pixels, moves may be told in parts of them.
const spot = (event) => `${Math.floor(event.clientX)} ${Math.floor(event.clientY)}`;
document.addEventListener("click", (event) => {
  rests = spot(event);
});

document.addEventListener("pointerover", (event) => {
  if (spot(event) === rests) return;
  const refused = event.target.closest("[data-why]");
  if (refused) {
    silence(refused);
    showTip(refused, "", partAt(event.target, refused));
    return;
  }
  if (tip.contains(event.target)) {
    clearTimeout(hiding);
    return;
  }
  hideTip();
  const thing = told(event.target);
  if (!thing) return;
  silence(thing);
  const part = partAt(event.target, thing);
  lingering = setTimeout(() => showTip(thing, "", part), LINGER);
});
document.addEventListener("focusin", (event) => {
  const on = event.target.closest("[data-why]");
  if (on) showTip(on);
});
document.addEventListener("focusout", hideTip);
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  clearTimeout(lingering);
  noTip();
});

document.addEventListener("click", (event) => {
  const target = event.target;
  const clause = target.closest("a[data-clause-link]");
  if (clause && document.getElementById("rules")) {
    event.preventDefault();
    openClause(clause).catch(complain);
    return;
  }
  const opener = target.closest("[data-open]");
  if (opener && document.getElementById(opener.dataset.open)) {
    event.preventDefault();
    openDrawer(opener).catch(complain);
    return;
  }
  if (target.closest("[data-set-theme]")) changeTheme();
  const tongue = target.closest("[data-set-lang]");
  if (tongue) changeLanguage(tongue.dataset.setLang);
  const copied = target.closest("[data-copy]");
  if (copied) copy(copied.dataset.copy);
  const refused = target.closest("[data-why]") || told(target);
  if (refused && !refused.closest("[data-options]")) showTip(refused);
});

startSearching();
