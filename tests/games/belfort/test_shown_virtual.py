"""With two players the board says who the other two shapes are."""

from __future__ import annotations

import pytest
from helpers import play_on, started

from underhall.core.secrets import view
from underhall.server.pages import boards
from underhall.text.words import Words


@pytest.mark.parametrize("seats, count", [(2, 2), (3, 0)])
def test_virtual_players_are_named(seats: int, count: int) -> None:
    match = play_on(started("belfort", seats, 3), 3, 30)
    seen = view(match.edition.game, match.state, 0)
    words = Words("en", "belfort", ("Ania", "Borin", "Dalla")[:seats])
    shown = boards.drawing(seen, words, None)["standings"]["virtual"]
    assert [one["seat"] for one in shown] == [2, 3][:count]
    assert [one["name"] for one in shown] == ["Virtual player 3", "Virtual player 4"][:count]
    assert {one["steered"] for one in shown} == (
        {"steered by Ania", "steered by Borin"} if count else set()
    )
