"""Questions that no recorded game asks fit their tables too, and what is lit answers them."""

from __future__ import annotations

from typing import Any

import pytest
from helpers import sparing
from rare import rarities, rarity

from underhall.core import registry

from .seating import (
    BOT,
    CUT,
    DESK,
    FOLDED,
    ME,
    PHONE,
    SCROLLED,
    SHORTENED,
    Invite,
    Moment,
    at,
    seated,
)
from .test_fitting import SPILLED

GAMES = [game for game in registry.names() if rarities(game)]
KEYED: list[Moment] = [
    ("runedar", "last_catapult_card", "window", 0, None),
    ("covenant", "clear_winner_of_four", "gain_refreshment", 2, None),
]
"""Things with much written on them, and keys."""

UNSEEN = ["thief_form"]
"""Nothing on the table stands for an answer to these."""

CLIPPED = """() => [...document.querySelectorAll('#prompt .opt :is(span:not(.kbd), b, small)')]
  .filter((one) => getComputedStyle(one).display !== 'inline')
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim())"""
"""Names of options, and what stands beside them, that are wider than their room."""

UNDER_KEYS = """() => {
  const marks = [...document.querySelectorAll('#table :is(.keycap, .keymark)')];
  const keys = marks.filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect());
  const hidden = '#prompt, .keycap, .keymark, .sr, script, title, [hidden]';
  const texts = document.createTreeWalker(document.getElementById('table'), NodeFilter.SHOW_TEXT);
  const words = document.createRange(), found = [];
  while (texts.nextNode()) {
    const text = texts.currentNode, about = text.parentElement;
    if (!text.textContent.trim() || about.closest(hidden) || !about.checkVisibility()) continue;
    words.selectNodeContents(text);
    if ([...words.getClientRects()].some((line) => keys.some((key) =>
      Math.min(line.right, key.right) - Math.max(line.left, key.left) > 2
      && Math.min(line.bottom, key.bottom) - Math.max(line.top, key.top) > line.height / 4,
    ))) found.push(text.textContent.trim());
  }
  return found;
}"""
"""Numbers and names on the table that a key lies over."""

SPILLED_SIGNS = """() => [...document.querySelectorAll('.moot .brick .sym')].filter((one) =>
  one.getBoundingClientRect().right > one.closest('.brick').getBoundingClientRect().right,
).length"""
"""How many signs reach beyond the troll that bears them."""


def show(ania: Any, game: str, name: str) -> None:
    """The table at which somebody is asked this."""
    position = rarity(game, name)
    seat = position["agenda"][0]["seat"]
    seats = [ME if n == seat else BOT for n in range(position["seats"])]
    ania.open_table(game, *seats, position=position)
    ania.await_turn()


def answer(ania: Any) -> None:
    """Click the first thing that is lit, and the first of its uses if it has several."""
    before = ania.number()
    lit = ania.page.locator("#table [data-options]:not(#prompt *, [data-target='step:on'])")
    lit.filter(visible=True).first.click()
    uses = ania.page.locator("#uses:not([hidden]) button")
    if uses.count():
        uses.first.click()
    ania.await_answer(before)


@pytest.mark.parametrize("lang", sparing(("pl", "en")))
@pytest.mark.parametrize("game", GAMES)
def test_rare_questions_fit_and_are_answered_on_the_board(
    guest: Invite, game: str, lang: str
) -> None:
    ania = guest(lang=lang, viewport=DESK)
    for name in rarities(game):
        show(ania, game, name)
        for screen in (PHONE, DESK):
            page = at(ania, screen)
            assert page.evaluate(CUT, SHORTENED) == [], (name, screen)
            assert page.evaluate(CLIPPED) == [], (name, screen)
            assert page.evaluate(SPILLED) == [], (name, screen)
            assert page.evaluate(UNDER_KEYS) == [], (name, screen)
            if page.locator(".opts-box").count():
                assert page.evaluate(FOLDED) == [], (name, screen)
            else:
                assert max(page.evaluate(SCROLLED)) <= 1, (name, screen)
        if name not in UNSEEN:
            answer(ania)


def test_keys_leave_words_of_small_things_alone(guest: Invite) -> None:
    for one in KEYED:
        ania = seated(guest, one, viewport=DESK)
        assert ania.page.locator("#table .keycap").count() > 1
        assert ania.page.evaluate(UNDER_KEYS) == [], one
        ania.context.close()


def test_what_one_bribes_with_is_named_whole(guest: Invite) -> None:
    ania = guest(viewport=DESK)
    show(ania, "mountain_king", "bribe_resource")
    assert "Heartstone" in ania.page.locator("#prompt .opt b").all_inner_texts()
    assert ania.page.evaluate(CLIPPED) == []
    assert ania.page.evaluate(SPILLED_SIGNS) == 0


def test_a_refused_statue_is_told_apart_in_few_words(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=DESK)
    show(ania, "mountain_king", "walk_statue")
    names = ania.page.locator("#prompt .opts > [aria-disabled] b").all_inner_texts()
    assert len(names) > 9
    assert not any(":" in name or "," in name for name in names)


def test_an_amount_that_is_too_high_is_refused_once(guest: Invite) -> None:
    ania = guest(viewport=DESK)
    show(ania, "dwergar", "burn_heat")
    refused = ania.page.locator("#prompt [data-list] [aria-disabled]")
    assert refused.count() == 1
    assert "short" in refused.inner_text()
