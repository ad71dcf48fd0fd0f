"""The examination of the core at every setting, also with clans rich enough to build everything."""

from __future__ import annotations

import pytest
from games.dwergar.halls import CARDS, RICH
from helpers import settings_by_number

from underhall import editions
from underhall.core.check import examine, settings

EDITION = editions.edition("dwergar")
SETTINGS = list(settings(EDITION))


@pytest.mark.parametrize("number", settings_by_number(EDITION))
def test_every_setting_is_examined(number: int) -> None:
    seats, options = SETTINGS[number]
    match = examine(EDITION, seats, options, seed=number, thorough=53)
    assert match.state.round == match.state.rounds
    assert len(match.state.result.scores) == seats


@pytest.mark.parametrize("left_out", CARDS)
def test_rich_clans_are_examined(left_out: str) -> None:
    """Each deck is left out once, so that all of them meet the rules of the others."""
    decks = "+".join(deck for deck in CARDS if deck != left_out)
    options = {"decks": "custom", "custom_decks": decks, "length": "short"}
    match = examine(RICH, 4, options, seed=list(CARDS).index(left_out), thorough=97)
    assert sum(cards.bit_count() for cards in match.state.developed) >= 5


def test_every_way_to_choose_decks_is_among_the_settings() -> None:
    """Seats, length, way of choosing decks and start; and named decks, all five of them."""
    chosen = {(seats, tuple(sorted(options.items()))) for seats, options in SETTINGS}
    assert len(chosen) == len(SETTINGS) == 3 * (2 * 2 * 2 + 1)
    named = [options["custom_decks"] for _, options in SETTINGS if options.get("custom_decks")]
    assert {deck for decks in named for deck in decks.split("+")} == set(CARDS)
