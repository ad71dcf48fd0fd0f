"""Somebody at a table in the middle of a game, on screens of all sizes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from moments import GAMES, moment

ME, BOT = {"kind": "me", "name": "Ania"}, {"kind": "bot", "level": "random"}
DESK, TABLET = {"width": 1440, "height": 900}, {"width": 1180, "height": 820}
WIDE = {"width": 1920, "height": 1080}
SMALL, UPRIGHT = {"width": 1024, "height": 768}, {"width": 820, "height": 1180}
LOWER, PHONE = {"width": 834, "height": 1112}, {"width": 390, "height": 844}
SMALLER = (TABLET, SMALL, UPRIGHT, PHONE)
Invite = Callable[..., Any]
Moment = tuple[str, str, str, int, int | None]

LATE: list[Moment] = [
    ("belfort", "clear_winner", "place", 1, -2),
    ("covenant", "clear_winner_of_four", "tool", 2, -2),
    ("dwergar", "clear_winner_of_four", "turn_menu", 2, -2),
    ("mountain_king", "clear_winner_of_five", "recruit_card", 2, -1),
    ("runedar", "victory", "play", 0, -2),
]
"""Tables on which much lies."""

WHO_GOES: Moment = ("dwergar", "clear_winner_of_four", "turn_menu", 2, None)
"""Ten places, each with all the dwarves that may go there."""

FOLDED = """() => {
  const box = document.querySelector('#prompt .opts-box');
  const { right, bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll('.opt[data-option]')].filter((option) => {
    const at = option.getBoundingClientRect();
    return at.right > right + 2 || at.bottom > bottom + 2;
  }).map((option) => option.textContent.trim());
}"""
"""What may be chosen and is not in sight."""

SHORTENED = (
    ".sr, script, #log, .first-say, .opts-box, [aria-disabled], .sp-d, .seat-deed,"
    "details:not([open]) > :not(summary)"
)
"""What need not be read whole in its place: a tip, the open list or the log tells the rest."""

CUT = """(shortened) => {
  const found = [], table = document.getElementById('table');
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const spot = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode, about = text.parentElement;
    if (!text.textContent.trim() || about.closest(shortened)) continue;
    spot.selectNodeContents(text);
    const lines = [...spot.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    if (!lines.length || !isShown(about)) continue;
    if (isCut(about, lines)) found.push(`cut: ${text.textContent.trim()}`);
    if (!about.closest('svg')) found.push(...broken(text));
  }
  return [...new Set(found)];

  function isShown(about) {
    for (let one = about; one !== table; one = one.parentElement) {
      const { width, height } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      if (style.visibility === 'hidden' || style.opacity === '0') return false;
      if (style.overflow !== 'visible' && (width < 3 || height < 3)) return false;
    }
    return true;
  }

  function isCut(about, lines) {
    for (let one = about; one !== table; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      if (one.closest('svg') && one.tagName !== 'svg') continue;
      const box = one.getBoundingClientRect();
      const beside = (line) => line.right > box.right + 1.5 || line.left < box.left - 1.5;
      const beyond = ({ top, bottom, height }) =>
        bottom - height / 4 > box.bottom + 1 || top + height / 4 < box.top - 1;
      if (overflowX !== 'visible' && lines.some(beside)) return true;
      if (overflowY !== 'visible' && lines.some(beyond)) return true;
    }
    return false;
  }

  function broken(text) {
    return [...text.textContent.matchAll(/[\\p{L}\\u00ad]{2,}/gu)].filter(({ 0: word, index }) => {
      let above = null;
      spot.setStart(text, index);
      spot.setEnd(text, index + word.length);
      if (spot.getClientRects().length < 2) return false;
      return [...word].some((_, at) => {
        spot.setStart(text, index + at);
        spot.setEnd(text, index + at + 1);
        const { top, width } = spot.getBoundingClientRect();
        if (!width) return false;
        const parted = word.slice(Math.max(at - 2, 0), at).includes('\\u00ad');
        const isBroken = above !== null && top > above + 3 && !parted;
        above = top;
        return isBroken;
      });
    }).map(([word]) => `broken: ${word}`);
  }
}"""
"""Texts that go beyond what shows them, and words that go on in the next line without a hyphen."""

SCROLLED = """() => [...document.querySelectorAll('#prompt [data-list]')]
  .map((list) => list.scrollHeight - list.clientHeight)"""
"""By how much lists that games lay out themselves are longer than their room."""

BEYOND = """(inner) => [...document.querySelectorAll(inner)].filter((one) => {
  const { right, bottom } = one.parentElement.getBoundingClientRect();
  const at = one.getBoundingClientRect();
  return at.right > right + 2 || at.bottom > bottom + 2;
}).map((one) => one.textContent.trim())"""
"""What reaches beyond that in which it lies."""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Lists are measured anew before the next picture is drawn."""

WHOLE = """(all) => all.filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return words.getBoundingClientRect().width <= one.getBoundingClientRect().width;
}).map((one) => one.textContent)"""
"""What is written whole: a name that is shortened by a hair loses letters."""


def seated(
    guest: Invite,
    one: Moment,
    bot: dict[str, str] = BOT,
    clock: int | None = None,
    **how: Any,
) -> Any:
    """Somebody who is asked that, at a table of bots."""
    game, _, _, seat, _ = one
    ania = guest(**how)
    position = moment(*one)
    seats = [ME if n == seat else bot for n in range(position["seats"])]
    ania.open_table(game, *seats, position=position, clock=clock)
    ania.await_turn()
    return ania


def at(ania: Any, screen: dict[str, int]) -> Any:
    """The same page on another screen."""
    ania.page.set_viewport_size(screen)
    ania.page.wait_for_function("(width) => innerWidth === width", arg=screen["width"])
    ania.page.evaluate(DRAWN)
    return ania.page


def brought(ania: Any, game: str, record: str) -> str:
    """The table of a record."""
    file = GAMES / game / "records" / f"{record}.json"
    return str(ania.post("/api/records", json.loads(file.read_text("utf-8")))["table"])
