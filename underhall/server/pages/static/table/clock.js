// Clocks: what is left of somebody's time.

export function left(deadline, now) {
  return Math.max(0, Math.round((deadline - now) / 1000));
}

export function shown(seconds) {
  const hours = Math.floor(seconds / 3600);
  const minutes = String(Math.floor(seconds / 60) % 60).padStart(hours ? 2 : 1, "0");
  const rest = `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${rest}` : rest;
}

const LATE = 20;
let warned = "";

// ``warn`` is told once for each deadline of one's own that is near.
export function tick(warn) {
  for (const clock of document.querySelectorAll("[data-deadline]")) {
    const { deadline } = clock.dataset;
    const seconds = left(Number(deadline), Date.now());
    clock.textContent = shown(seconds);
    clock.classList.toggle("bad", seconds < LATE);
    if (seconds < LATE && seconds > 0 && warned !== deadline && clock.closest(".seat-you")) {
      warned = deadline;
      warn();
    }
  }
}
