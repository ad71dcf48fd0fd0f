// The list of options: where the dock has no room for all of them, it folds open over the table.

const prompt = document.getElementById("prompt");

export function measure() {
  const box = prompt.querySelector(".opts-box");
  const button = prompt.querySelector("[data-fold]");
  if (!box || !button) {
    fold();
    return;
  }
  if (prompt.classList.contains("is-unfolded")) {
    button.hidden = false;
    return;
  }
  button.hidden = true;
  button.hidden = box.scrollHeight <= box.clientHeight + 2;
}

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
