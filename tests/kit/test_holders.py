"""A table with somebody at it who has no seat: what it shares with the players, and its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from underhall.core.agenda import State
from underhall.core.chance import Fast
from underhall.core.errors import BadData
from underhall.core.names import Bits, Names
from underhall.kit.field import Each, Field
from underhall.kit.layout import Layout
from underhall.kit.shapes import Counts, Grid, Listed

ROOMS = Names("room", ["attic", "cellar"])
GEMS = Names("gem", ["ruby", "opal"])


class House(State):
    """One seat and a ghost."""

    def __init__(self) -> None:
        super().__init__(1, Fast(0))
        self.rooms = [0, 0, 0, 2]
        self.gold = [3, 4]
        self.fear = 5


class WithGhost(Each):
    """The players and the ghost."""

    kinds = ("player", "ghost")

    def count(self, s: Any) -> int:
        return int(s.seats) + 1

    def homes(self, s: Any, found: dict[str, Any]) -> list[dict[str, Any]]:
        return [*found["players"], found.setdefault("ghost", {})]

    def told(self, s: Any, data: Mapping[str, Any]) -> list[tuple[str, Mapping[str, Any]]]:
        return [*super().told(s, data), ("ghost", data.get("ghost", {}))]


LAYOUT = Layout(
    Field("rooms", Grid(ROOMS, Counts(GEMS), full=True)),
    Field("gold", each=WithGhost()),
    Field("fear", key="ghost.fear"),
    player_also=("score",),
    last=("ghost",),
)


def test_what_is_its_own_is_told_behind_what_it_shares() -> None:
    written = LAYOUT.write(House())
    assert list(written) == ["rooms", "players", "ghost"]
    assert (written["players"], written["ghost"]) == ([{"gold": 3}], {"gold": 4, "fear": 5})
    assert list(written["ghost"]) == ["gold", "fear"]


def test_rows_are_written_in_full_where_a_table_wants_it() -> None:
    rooms = LAYOUT.write(House())["rooms"]
    assert rooms == {"attic": {}, "cellar": {"opal": 2}}


def test_both_kinds_of_holders_are_read() -> None:
    s = House()
    LAYOUT.read(s, {"players": [{"gold": 1, "score": 7}], "ghost": {"gold": 2, "fear": 6}})
    assert (s.gold, s.fear) == ([1, 2], 6)
    LAYOUT.read(s, {"ghost": {"score": 7}})
    with pytest.raises(BadData, match="ghost knows no 'silver'"):
        LAYOUT.read(s, {"ghost": {"silver": 7}})


def test_a_list_of_sets_begins_at_nothing_for_learners() -> None:
    numbers = Listed(Bits(ROOMS)).numbers([0b10, 0b11], 0, 1)
    assert (numbers, Listed(Bits(ROOMS)).numbers([], 0, 1)) == ([1, 2], [0, 0])
