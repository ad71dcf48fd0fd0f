// Turns what a page shows into what it should show, element by element. Elements with a data-key are
// found again wherever they moved to among their siblings, so focus, scroll and open things stay.

const KEPT = new Set(["open", "data-kept", "tabindex"]);

export function morph(holder, html) {
  const wanted = document.createElement("template");
  wanted.innerHTML = html;
  children(holder, wanted.content);
}

function keyOf(node) {
  return node.nodeType === 1 ? node.getAttribute("data-key") || node.id || null : null;
}

function children(holder, wanted) {
  const keyed = new Map();
  for (const child of holder.children) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
  }
  let at = holder.firstChild;
  for (const next of [...wanted.childNodes]) {
    const key = keyOf(next);
    let found = key ? keyed.get(key) : null;
    if (!found && !key) found = plainMatch(at, next);
    if (found && same(found, next)) {
      if (found !== at) holder.insertBefore(found, at);
      else at = at.nextSibling;
      if (key) keyed.delete(key);
      node(found, next);
    } else {
      holder.insertBefore(next, at);
    }
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

function plainMatch(at, next) {
  return at && !keyOf(at) && same(at, next) ? at : null;
}

function same(one, other) {
  return one.nodeType === other.nodeType && one.nodeName === other.nodeName && keyOf(one) === keyOf(other);
}

function node(old, next) {
  if (old.nodeType !== 1) {
    if (old.nodeValue !== next.nodeValue) {
      old.nodeValue = next.nodeValue;
      const flashing = old.parentElement && old.parentElement.closest("[data-num]");
      if (flashing) flashing.dispatchEvent(new CustomEvent("changed", { bubbles: true }));
    }
    return;
  }
  if (old.isEqualNode(next)) return;
  attributes(old, next);
  if (!old.hasAttribute("data-keep")) children(old, next);
}

function attributes(old, next) {
  for (const { name, value } of [...next.attributes]) {
    if (old.getAttribute(name) !== value && !(old.hasAttribute("data-keep") && name === "value")) {
      old.setAttribute(name, value);
    }
  }
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name) && !KEPT.has(name)) old.removeAttribute(name);
  }
}
