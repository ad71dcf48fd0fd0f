"""The fast listing of placements agrees with the slow and obvious one, on random positions."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from games.mountain_king.naive import Mountain, Placement, hall_placements, placements

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.game import Edition
from underhall.games.mountain_king.box.names import (
    CELL_COUNT,
    CRUMBLING_ROCK,
    DISTANT_BURROW,
    HALL_COUNT,
    HAMMER,
    RESOURCE_COUNT,
    SHAPE_COUNT,
    STRIDE,
    SYMBOL_COUNT,
)
from underhall.games.mountain_king.game import GAME
from underhall.games.mountain_king.rules import digging
from underhall.games.mountain_king.rules.halls import HallPlacement, fitting_halls
from underhall.games.mountain_king.table.state import LOADS, NOTHING, SETUP
from underhall.kit.polyomino import Orientation

RAW = tomllib.loads(
    (files("underhall.games.mountain_king.box") / "components.toml").read_text("utf-8")
)
EDITION = Edition(GAME, RAW, {"limits": {"trade_rate": 60}})
"""Trades are out of reach: random players then dig all over the mountain."""

TABLES = [
    (2, {}),
    (2, {"side": "winter"}),
    (3, {}),
    (4, {}),
    (4, {"teams": "yes"}),
    (5, {}),
]
POSITIONS = 350
"""Of each table: more than two thousand in all."""


def random_positions(seats: int, options: dict[str, str], count: int) -> Iterator[tuple[Any, Fast]]:
    """States of random games with random seats, spells and hammers, on every stage."""
    chance = Fast(f"placements {seats} {options}")
    game = found = 0
    while found < count:
        s = EDITION.start(seats, options, seed=f"{seats} {game}")
        game += 1
        while s.choices and found < count:
            s.play(s.choices[chance.below(len(s.choices))])
            if s.step != SETUP and chance.below(6) == 0:
                found += 1
                yield with_luck(s.copy(), chance), chance


def with_luck(s: Any, chance: Fast) -> Any:
    """The same mountain, with as many hammers as it happens and perhaps a spell on the turn."""
    s.active = chance.below(s.seats)
    s.loads = [0] * (s.seats * LOADS)
    s.carried = [0] * (s.seats * SYMBOL_COUNT)
    for owner in range(s.owners()):
        s.storage[owner * RESOURCE_COUNT + HAMMER] = chance.below(5)
    s.magic = (NOTHING, NOTHING, NOTHING, DISTANT_BURROW, CRUMBLING_ROCK)[chance.below(5)]
    return s


def told(turned: list[Orientation], codes: list[int]) -> set[Placement]:
    """Codes of placements as cells and anchor; each must be another placement."""
    found = set()
    for code in codes:
        orientation, first = divmod(code, CELL_COUNT)
        one = turned[orientation]
        cells = [pair(first + offset) for offset in one.offsets]
        found.add((frozenset(cells), None if one.mark < 0 else pair(first + one.mark)))
    assert len(found) == len(codes)
    return found


def pair(cell: int) -> tuple[int, int]:
    return cell % STRIDE, cell // STRIDE


@pytest.mark.rule("MTK-4.60", "MTK-4.62", "MTK-4.63", "MTK-4.64", "MTK-4.78")
@pytest.mark.parametrize("seats, options", TABLES)
def test_the_fast_listing_agrees_with_the_naive_one(seats: int, options: dict[str, str]) -> None:
    sizes = set()
    for s, chance in random_positions(seats, options, POSITIONS):
        seat, shape = s.active, chance.below(SHAPE_COUNT)
        mountain = Mountain(RAW, GAME.view(s, SPECTATOR))
        rivals = [who for who in range(seats) if s.owner(who) != s.owner(seat)]
        hammers = 99 if s.magic == CRUMBLING_ROCK else s.held(seat, HAMMER)
        tile = RAW["tunnels"]["items"][shape]
        anywhere = s.magic == DISTANT_BURROW
        wanted = placements(mountain, tile, seat, rivals, hammers, anywhere)
        listed = digging.placements(s, seat, shape)
        assert told(s.tables.turned[shape], listed) == wanted
        assert digging.Ground(s, seat).has_place(s.tables.turned[shape]) == bool(wanted)
        sizes.add(len(wanted))
    assert len(sizes) > 50


@pytest.mark.rule("MTK-4.81", "MTK-4.87")
def test_halls_fit_where_the_naive_search_says() -> None:
    fitted = 0
    for seats, options in TABLES:
        for s, _ in random_positions(seats, options, POSITIONS // 3):
            fitted += compare_halls(s)
    assert fitted > 50


def compare_halls(s: Any) -> int:
    """How many placements of halls both searches find for whoever's turn it is."""
    mountain = Mountain(RAW, GAME.view(s, SPECTATOR))
    fitting = fitting_halls(s, s.active)
    found = 0
    for hall in range(HALL_COUNT):
        if s.halls[hall]:
            continue
        wanted = hall_placements(mountain, RAW["great_halls"]["items"][hall], s.active)
        listed = HallPlacement(s.active, hall).options(s)
        assert told(s.tables.hall_turned[hall], listed) == wanted
        assert (hall in fitting) == bool(wanted)
        found += len(wanted)
    return found
