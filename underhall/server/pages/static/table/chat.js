// What people say to each other, and what they call themselves.

import { toast } from "../page.js";
import { act } from "./deeds.js";
import { refresh } from "./parts.js";
import { settings } from "./settings.js";

export async function chatArrived() {
  await refresh();
  const lines = document.querySelectorAll("#chatlines li");
  const newest = lines[lines.length - 1];
  if (!settings.mute && newest && !document.getElementById("talk").open) toast(newest.textContent.trim());
}

export function listen() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.id === "chatform") {
      event.preventDefault();
      say(form.elements.text);
    } else if (form.id === "callform") {
      event.preventDefault();
      callMe(form);
    } else if (form.id === "nameform") {
      event.preventDefault();
      act("name", { name: form.elements.name.value });
    }
  });
}

async function callMe(form) {
  const url = form.elements.url.value.trim();
  if (await act("call", { url })) toast(url ? form.dataset.saved : form.dataset.ended);
}

async function say(field) {
  const text = field.value.trim();
  if (!text) return;
  await act("chat", { text });
  field.value = "";
}
