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

export function tick() {
  for (const clock of document.querySelectorAll("[data-deadline]")) {
    const seconds = left(Number(clock.dataset.deadline), Date.now());
    clock.textContent = shown(seconds);
    clock.classList.toggle("bad", seconds < 20);
  }
}
