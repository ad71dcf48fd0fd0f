// The list of options. What may be chosen stands in the dock, closer together where there is much of
// it; where there is no room for the rest, or still too little, the list folds open over the table.

const prompt = document.getElementById("prompt");
const TELLING = [0, 1, 2, 3];
const NOTED = [4, 5, 8];
const SHORT = [4, 5, 6, 7];
const ALL = [...TELLING, ...SHORT];

export function measure() {
  const box = prompt.querySelector(".opts-box");
  const button = prompt.querySelector("[data-fold]");
  delete prompt.dataset.whole;
  delete prompt.dataset.told;
  delete prompt.dataset.noted;
  delete prompt.dataset.loose;
  if (!box || !button) {
    delete prompt.dataset.dense;
    delete prompt.dataset.short;
    fold();
    tellInRoom(prompt.querySelector("[data-list]"));
  } else if (prompt.classList.contains("is-unfolded")) {
    button.hidden = false;
  } else if (!tellAll(box, button)) {
    settle(box, button);
    if (button.hidden) loosen(box);
    if (button.hidden) offerReasons(box, button);
  }
}

// A list that a game lays out itself: its reasons in whole sentences, or in as many lines as have room.
function tellInRoom(list) {
  if (!list) return;
  const hasRoom = () => list.scrollHeight <= list.clientHeight + 1;
  prompt.dataset.whole = "";
  if (hasRoom()) return;
  delete prompt.dataset.whole;
  for (const lines of [3, 2]) {
    prompt.dataset.told = lines;
    if (hasRoom()) return;
  }
  delete prompt.dataset.told;
}

// All of it, every reason in whole sentences: whether there is room for that.
function tellAll(box, button) {
  prompt.dataset.whole = "";
  const found = TELLING.some((level) => fits(box, button, level) && button.hidden && isWhole(box));
  if (!found) delete prompt.dataset.whole;
  return found;
}

// Reasons that are cut short can be read in the open list, unless its button takes room from what may be chosen.
function offerReasons(box, button) {
  const cut = [...box.querySelectorAll(".opt[aria-disabled] :is(span, small)")].some(
    (part) => part.scrollHeight > part.clientHeight + 4,
  );
  button.hidden = !cut;
  if (cut && lowest(box) > box.getBoundingClientRect().bottom + 1) button.hidden = true;
}

// What is told beside the options goes before anything is cut off their names.
function settle(box, button) {
  const isTold = (level) => fits(box, button, level) && isWhole(box);
  if (TELLING.some(isTold) || tellsClosely(box, button) || SHORT.some(isTold)) return;
  if ([0, ...SHORT].some((level) => fits(box, button, level))) return;
  const seen = ALL.map((level) => inSight(box, button, level));
  fits(box, button, ALL[seen.indexOf(Math.max(...seen))]);
}

// As close as where the notes beside names give way, and yet with all of them: whether there is room for that.
function tellsClosely(box, button) {
  prompt.dataset.noted = "";
  const found = NOTED.some((level) => fits(box, button, level) && isWhole(box));
  if (!found) delete prompt.dataset.noted;
  return found;
}

// What is set closely has air above and below it where all of it has room for that.
function loosen(box) {
  prompt.dataset.loose = "";
  if (box.scrollHeight > box.clientHeight + 2) delete prompt.dataset.loose;
}

// How much of what may be chosen is in sight, set so closely.
function inSight(box, button, level) {
  fits(box, button, level);
  const { right, bottom } = box.getBoundingClientRect();
  return allowed(box).filter((option) => {
    const at = option.getBoundingClientRect();
    return at.right <= right + 1 && at.bottom <= bottom + 1;
  }).length;
}

// Whether all that may be chosen is in sight, set so closely.
function fits(box, button, level) {
  if (level) prompt.dataset.dense = level;
  else delete prompt.dataset.dense;
  prompt.toggleAttribute("data-short", level >= SHORT[0]);
  button.hidden = true;
  button.hidden = box.scrollHeight <= box.clientHeight + 2;
  if (box.scrollWidth > box.clientWidth + 2) return false;
  const end = box.getBoundingClientRect().bottom;
  const low = lowest(box);
  box.toggleAttribute("data-full", low > end - 8);
  return button.hidden || low <= end + 1;
}

// Whether nothing is cut off in the names of what may be chosen, and in what is told beside them.
function isWhole(box) {
  return allowed(box).every((option) =>
    [...option.querySelectorAll("b, small")].every((part) => {
      const [at, about] = [part, part.parentElement].map((one) => one.getBoundingClientRect());
      const inside = at.bottom <= about.bottom + 3 && at.right <= about.right + 1;
      return inside && part.scrollHeight <= part.clientHeight + 6 && part.scrollWidth <= part.clientWidth + 1;
    }),
  );
}

const lowest = (box) => Math.max(...allowed(box).map((option) => option.getBoundingClientRect().bottom));
const allowed = (box) => [...box.querySelectorAll(".opt[data-option]")];

export function fold() {
  if (!prompt.classList.contains("is-unfolded")) return false;
  set(false);
  measure();
  return true;
}

export function toggle() {
  set(!prompt.classList.contains("is-unfolded"));
  measure();
}

function set(open) {
  prompt.classList.toggle("is-unfolded", open);
  const button = prompt.querySelector("[data-fold]");
  if (button) button.setAttribute("aria-expanded", String(open));
}

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#prompt, .tip, .uses")) fold();
});
addEventListener("resize", measure);
