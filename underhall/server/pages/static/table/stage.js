// The stage: on a phone it is a row of pages that turns by itself to the one where the choice is; there
// and on a tablet it scrolls to it.

import { isYours, number } from "./here.js";

const phone = matchMedia("(max-width: 719px)");
const tablet = matchMedia("(min-width: 720px) and (max-width: 1179px)");
const stage = document.getElementById("stage");
const PAGES = "#page-board, #page-standings, #page-side, #page-hand";
let asked = "";

export function followChoice() {
  const prompt = document.querySelector("#prompt .is-yours");
  const now = isYours() ? prompt.dataset.key + number() : "";
  if (now === asked || !(phone.matches || tablet.matches)) return;
  asked = now;
  // Cards lie in sight whatever page is open: with them one looks at the board.
  const card = phone.matches && document.querySelector(".dock .hand .card[data-options]");
  if (card) show(card);
  const lit = [...document.querySelectorAll(`${card ? "#page-board" : "#stage"} [data-options]`)];
  const page = card ? document.getElementById("page-board") : lit.length && lit[0].closest(PAGES);
  const here = lit.filter((one) => one.closest(PAGES) === page);
  for (const one of fits(here, page) ? [here.at(-1), here[0]] : here.slice(0, 1)) show(one);
  if (page && phone.matches) stage.scrollTo({ left: page.offsetLeft - 8, behavior: "instant" });
}

const show = (one) => one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });

// Whether all that is lit can be seen at once.
function fits(lit, page) {
  if (lit.length < 2) return false;
  const [{ top }, { bottom }] = [lit[0], lit.at(-1)].map((one) => one.getBoundingClientRect());
  return bottom - top < page.clientHeight - (parseFloat(getComputedStyle(page).scrollPaddingBottom) || 0);
}

export function turnTo(page) {
  document.getElementById(page).scrollIntoView({ inline: "center", block: "nearest" });
}

function markTabs() {
  for (const tab of document.querySelectorAll("[data-page]")) {
    const page = document.getElementById(tab.dataset.page);
    const here = Math.abs(page.offsetLeft - stage.scrollLeft) < stage.clientWidth / 2;
    tab.setAttribute("aria-pressed", String(here));
  }
}

stage.addEventListener("scroll", markTabs, { passive: true });

// What scrolls on a phone can be reached by keys there.
function reachable() {
  const hand = document.querySelector(".hand");
  if (hand && phone.matches) hand.setAttribute("tabindex", "0");
  else if (hand) hand.removeAttribute("tabindex");
}

phone.addEventListener("change", reachable);
reachable();
