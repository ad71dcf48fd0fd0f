// A long press reads: a thing that is held tells what it is, and letting it go chooses nothing.

import { showTip, told } from "./page.js";

const HOLD = 450;
const STILL = 12;
let pressed = null;
let held = false;

function forget() {
  if (pressed) clearTimeout(pressed.timer);
  pressed = null;
}

document.addEventListener("pointerdown", (event) => {
  forget();
  held = false;
  const thing = event.pointerType === "touch" && event.isPrimary && told(event.target);
  if (!thing) return;
  const timer = setTimeout(() => {
    held = true;
    showTip(thing);
  }, HOLD);
  pressed = { x: event.clientX, y: event.clientY, timer };
});

document.addEventListener("pointermove", (event) => {
  if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL) forget();
});

for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, forget);

document.addEventListener(
  "click",
  (event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

// What was held can still be read when the finger is gone, though the focus may go elsewhere then.
document.addEventListener("focusout", (event) => held && event.stopImmediatePropagation(), true);

// Some browsers answer a long press with a menu of their own, in the way of what is to be read.
document.addEventListener("contextmenu", (event) => {
  if (held || pressed) event.preventDefault();
});
