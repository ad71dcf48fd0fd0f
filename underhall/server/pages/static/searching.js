// Finding a clause: what does not hold the words is hidden while one searches.

// Letters without their marks, so that "zloto" finds "złoto".
export function folded(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

// What is looked for: in Polish a word is found in any of its forms, by its beginning.
export function sought(typed, lang) {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return lang === "pl" ? words.map((word) => word.replace(/^(\p{L}{4,})\p{L}{2}$|^(\p{L}{4})\p{L}$/u, "$1$2")) : words;
}

export function holdsAll(text, words) {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}

function search(field) {
  const inside = document.getElementById(field.dataset.search);
  const words = sought(field.value, inside.lang);
  const found = document.getElementById(field.dataset.found);
  let count = 0;
  for (const line of inside.querySelectorAll("p, h3, tbody tr")) {
    const fits = holdsAll(line.textContent, words);
    line.hidden = words.length > 0 && !fits;
    count += fits && words.length > 0;
  }
  for (const chapter of inside.querySelectorAll("section")) {
    chapter.hidden = words.length > 0 && !chapter.querySelector("p:not([hidden]), tbody tr:not([hidden])");
  }
  inside.closest("dialog")?.scrollTo(0, 0);
  found.textContent = words.length === 0 ? "" : count ? String(count) : found.dataset.none;
}

export function clearSearch(field) {
  if (!field || !field.value) return;
  field.value = "";
  search(field);
}

export function startSearching() {
  document.addEventListener("input", (event) => {
    if (event.target.matches("[data-search]")) search(event.target);
  });
}
