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

// Whether the browser allows notifications; over a network without HTTPS none does.
async function allowed() {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

async function change(box, { tell, changed }) {
  if (box.dataset.setting === "notify" && box.checked && !(await allowed())) {
    box.checked = false;
    tell(box.dataset.refused);
  }
  settings[box.dataset.setting] = box.checked;
  keep();
  changed();
}

export function listen(doers) {
  document.addEventListener("change", (event) => {
    const box = event.target.closest("[data-setting]");
    if (box) change(box, doers);
  });
}
