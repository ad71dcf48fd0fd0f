// A thing with several uses: it opens them beside it. Where an option is made of several things, such as
// three cards to keep, the things are picked one after the other.

import { nameOf, noTip } from "../page.js";
import { optionsOf } from "../things.js";
import { fits } from "./picking.js";

const uses = document.getElementById("uses");
let opener = null;

export function chooseThing(thing, choose) {
  const options = optionsOf(thing);
  if (options.length === 0) return;
  if (document.querySelector("#prompt [data-picks]")) pick(thing, choose);
  else if (options.length === 1) choose(options[0]);
  else open(thing, options);
}

// ---------------------------------------------------------------- several uses

function open(thing, options) {
  if (opener === thing) {
    close();
    return;
  }
  const heading = document.createElement("h2");
  heading.textContent = thing.dataset.name || shortName(thing);
  uses.replaceChildren(heading, ...options.map(copied));
  uses.setAttribute("aria-label", heading.textContent);
  uses.hidden = false;
  opener = thing;
  noTip();
  place(thing.getBoundingClientRect(), uses.getBoundingClientRect());
  uses.querySelector("button").focus();
}

function shortName(thing) {
  const name = thing.querySelector(".card-name, h3, b");
  return name ? name.textContent : nameOf(thing).split(":")[0];
}

function copied(option) {
  const copy = option.cloneNode(true);
  copy.removeAttribute("data-key");
  copy.classList.remove("is-hover", "is-chosen", "is-asking");
  return copy;
}

function place(box, own) {
  const left = Math.min(Math.max(8, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - 8);
  const above = box.top - own.height - 6;
  uses.style.left = `${left}px`;
  uses.style.top = `${above < 8 ? Math.min(box.bottom + 6, innerHeight - own.height - 8) : above}px`;
}

export function close() {
  if (uses.hidden) return false;
  uses.hidden = true;
  uses.replaceChildren();
  if (opener && opener.isConnected && uses.contains(document.activeElement)) opener.focus();
  opener = null;
  return true;
}

document.addEventListener("pointerdown", (event) => {
  if (!uses.hidden && !event.target.closest("#uses") && !(opener && opener.contains(event.target))) close();
});

// ---------------------------------------------------------------- one of several things at a time

function pick(thing, choose) {
  thing.classList.toggle("is-picked");
  if (goingWith(picks()).length === 0) {
    // What does not go with the others begins anew.
    for (const other of picks()) other.classList.toggle("is-picked", other === thing);
  }
  const picked = picks();
  const left = goingWith(picked);
  for (const option of pickable()) option.classList.toggle("is-hover", picked.length > 0 && left.includes(option));
  if (left.length === 1 && picked.length === left[0].dataset.targets.split(" ").length) choose(left[0]);
}

const picks = () => [...document.querySelectorAll(".is-picked")];
const pickable = () => [...document.querySelectorAll("#prompt .opts [data-option]")];

// The options that are made of these things, and maybe of more.
function goingWith(things) {
  const picked = things.map((one) => one.dataset.target.split(" "));
  return pickable().filter((option) => fits(picked, option.dataset.targets.split(" ")));
}
