"""Shapes written in full, bounded where something may be missing, and groups told last."""

from __future__ import annotations

import pytest

from underhall.core.agenda import State
from underhall.core.chance import Fast
from underhall.core.errors import BadData, RulesError
from underhall.core.names import NUMBER, SEAT, Maybe, Names
from underhall.kit.field import EACH, Field
from underhall.kit.layout import Layout
from underhall.kit.shapes import Listed, Places

SOURCES = Names("source", ["cards", "towers"])


class Hill(State):
    """Points by source, perhaps a king, and where a turn stands."""

    def __init__(self) -> None:
        super().__init__(2, Fast(0))
        self.left = 3
        self.king = -1
        self.points = [0, 5, 0, 0]


LAYOUT = Layout(
    Field("left", key="turn.left"),
    Field("king", Maybe(SEAT), most=lambda s: s.seats - 1),
    Field("points", Places(SOURCES, NUMBER, nothing=0, full=True), each=EACH),
    last=("turn",),
)


def test_a_group_may_be_told_after_the_players() -> None:
    written = LAYOUT.write(Hill())
    assert list(written) == list(LAYOUT.view(Hill(), 0)) == ["king", "players", "turn"]
    assert written["turn"] == {"left": 3}


def test_empty_places_are_written_in_full() -> None:
    players = LAYOUT.write(Hill())["players"]
    assert [player["points"] for player in players] == [
        {"cards": 0, "towers": 5},
        {"cards": 0, "towers": 0},
    ]


def test_what_may_be_missing_is_bounded_too() -> None:
    s = Hill()
    LAYOUT.read(s, {"king": 1})
    assert s.king == 1
    LAYOUT.read(s, {"king": None})
    assert s.king == -1
    with pytest.raises(BadData, match="position king: expected a whole number up to 1, found 2"):
        LAYOUT.read(s, {"king": 2})


def test_a_list_of_seats_shows_learners_its_order() -> None:
    assert Listed(SEAT, places=3).numbers([2, 0], 0, 3) == [3, 1, 0]
    with pytest.raises(RulesError, match="a list of seats needs places"):
        Listed(SEAT)
