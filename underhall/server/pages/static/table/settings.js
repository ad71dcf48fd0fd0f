// What somebody wishes of the pages, kept in the browser.

const KEPT = "underhall";

export function read(text) {
  try {
    const found = JSON.parse(text || "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

export const settings = read(globalThis.localStorage ? localStorage.getItem(KEPT) : "");

export function keep() {
  localStorage.setItem(KEPT, JSON.stringify(settings));
}

// What is on unless somebody switched it off.
const USUAL = { confirm: true, curtain: true, mark: true };

export function wished(name) {
  return settings[name] ?? USUAL[name] ?? false;
}

export function showSettings() {
  for (const box of document.querySelectorAll("[data-setting]")) box.checked = Boolean(wished(box.dataset.setting));
}

async function change(box) {
  settings[box.dataset.setting] = box.checked;
  if (box.dataset.setting === "notify" && box.checked && "Notification" in window) {
    settings.notify = (await Notification.requestPermission()) === "granted";
    box.checked = settings.notify;
  }
  keep();
}

export function listen() {
  document.addEventListener("change", (event) => {
    const box = event.target.closest("[data-setting]");
    if (box) change(box);
  });
}
