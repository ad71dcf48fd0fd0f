// Finding a clause: what does not hold the words is hidden while one searches.

// Letters without their marks, so that "zloto" finds "złoto".
export function folded(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

export function holdsAll(text, words) {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}

function search(field) {
  const words = folded(field.value).split(/\s+/).filter(Boolean);
  const inside = document.getElementById(field.dataset.search);
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
