// What a tile would cost and bring, in pictures: in the prompt, on the trolls, in storage and on the track.

const SVG = "http://www.w3.org/2000/svg";
const board = document.getElementById("page-board");

export function part(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

export function icons() {
  const href = board.querySelector("use[href*='icons.svg']").getAttribute("href");
  return href.slice(0, href.indexOf("#"));
}

function stock(sign, text) {
  const span = document.createElement("span");
  span.className = "stock";
  span.title = sign.label;
  const icon = document.createElementNS(SVG, "svg");
  icon.setAttribute("class", sign.tone ? `i tok t-${sign.tone}` : "i");
  icon.setAttribute("role", "img");
  icon.setAttribute("aria-label", sign.label);
  icon.append(part("use", { href: `${icons()}#i-${sign.icon}` }));
  span.append(icon, text);
  return span;
}

function box(cls, heading, stocks) {
  const span = document.createElement("span");
  span.className = `pv ${cls}`;
  const word = document.createElement("em");
  word.textContent = heading;
  span.append(word, ...stocks);
  return span;
}

export function price({ signs, words }, found) {
  const stocks = Object.entries(found.cost).map(([kind, n]) => stock(signs[kind], `−${n}`));
  return box("pv-pay", words.pay, stocks);
}

export function gain({ signs, words, honor, score }, found) {
  const stocks = [];
  if (honor !== null) {
    const big = stock({ icon: "honour", label: words.honor }, `+${honor}`);
    big.classList.add("big");
    const total = document.createElement("small");
    total.textContent = `→ ${score + honor}`;
    stocks.push(big, total);
  }
  for (const [kind, n] of Object.entries(found.gains)) stocks.push(stock(signs[kind], `+${n}`));
  for (const [clan, worth] of found.statues) stocks.push(stock(signs[clan], `+${worth}`));
  if (found.workshops) stocks.push(stock({ icon: "workshop", label: words.workshop }, String(found.workshops)));
  found.pedestals.forEach(([clan, points], n) => {
    stocks.push(...(n ? ["/"] : []), stock(signs[`ped-${clan}`], String(points)));
  });
  return box("pv-get", words.get, stocks);
}

export function hallWorth({ statues, low, high }, mark) {
  const span = document.createElement("span");
  span.className = "pv pv-get";
  span.append(stock({ icon: "honour", label: "" }, `+${statues[String(mark)] ? high : low}`));
  return span;
}

// The trolls that would pay, by the plan of the automatic payment.
export function markPayment(cost) {
  for (const unit of document.querySelectorAll("[data-pays]")) {
    const [kind, turn] = unit.dataset.pays.split(":");
    unit.classList.toggle("is-spent", Number(turn) < (cost[kind] || 0));
  }
}

export function showDeltas(cost, gains) {
  for (const place of document.querySelectorAll("[data-delta]")) {
    const kind = place.dataset.delta;
    const parts = [cost[kind] ? `−${cost[kind]}` : "", gains[kind] ? `+${gains[kind]}` : ""];
    place.textContent = parts.join("");
  }
}

export function showZone(zone) {
  for (const row of document.querySelectorAll("tr[data-zone]"))
    row.classList.toggle("is-here", row.dataset.zone === zone);
}
