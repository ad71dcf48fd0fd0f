"""Questions that no recorded game asks fit their tables too, and what is lit answers them."""

from __future__ import annotations

from typing import Any

from rare import rarity

from .seating import BOT, DESK, ME, Invite

CLIPPED = """() => [...document.querySelectorAll('#prompt .opt :is(span:not(.kbd), b, small)')]
  .filter((one) => getComputedStyle(one).display !== 'inline')
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.trim())"""
"""Names of options, and what stands beside them, that are wider than their room."""

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
