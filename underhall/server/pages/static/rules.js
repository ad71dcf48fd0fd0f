// Finding a clause: what does not hold the words is hidden while one searches.

const field = document.getElementById("search");
const found = document.getElementById("found");

field.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const line of document.querySelectorAll("#rules-article p, #rules-article h3")) {
    const fits = words.every((word) => line.textContent.toLowerCase().includes(word));
    line.hidden = words.length > 0 && !fits;
    count += fits && words.length > 0;
  }
  for (const chapter of document.querySelectorAll("#rules-article > section")) {
    chapter.hidden = words.length > 0 && !chapter.querySelector("p:not([hidden])");
  }
  found.textContent = words.length === 0 ? "" : count ? String(count) : found.dataset.none;
});
document.documentElement.dataset.ready = "1";
