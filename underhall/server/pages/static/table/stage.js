// The stage: on a phone it is a row of pages that turns by itself to the one where the choice is; there
// and on a tablet it scrolls to it.

import { isYours, number } from "./here.js";

const phone = matchMedia("(max-width: 719px)");
const tablet = matchMedia("(min-width: 720px) and (max-width: 1179px)");
const stage = document.getElementById("stage");
let asked = "";

export function followChoice() {
  const prompt = document.querySelector("#prompt .is-yours");
  const now = isYours() ? prompt.dataset.key + number() : "";
  if (now === asked || !(phone.matches || tablet.matches)) return;
  asked = now;
  // Cards lie in sight whatever page is open: beside them only the board is turned to.
  const hasCards = phone.matches && document.querySelector(".dock .hand .card[data-options]");
  const first = document.querySelector(`${hasCards ? "#page-board" : "#stage"} [data-options]`);
  if (first) first.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (tablet.matches) return;
  const page = first && first.closest("#page-board, #page-standings, #page-side, #page-hand");
  if (page) stage.scrollTo({ left: page.offsetLeft - 8, behavior: "instant" });
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
