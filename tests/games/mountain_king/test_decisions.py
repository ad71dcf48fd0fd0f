"""MTK-7: the decision points are those of the table in RULES.md, no fewer and no more."""

import re
from functools import cache
from typing import Any

import pytest
from games.mountain_king.mountain import (
    WINTER,
    asked,
    card,
    casting,
    fixture_n,
    moot_of,
    mountain,
    player,
    resolving,
    troll,
)
from helpers import at, names, options, play

from underhall.core.agenda import Decision
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.games.mountain_king.game import FRAMES
from underhall.games.mountain_king.named import RESOURCES, STARTERS, WORKSHOPS
from underhall.shelf import edition, room

DECLINING = {"end", "stop", "none"}
"""Options that change nothing."""
RICH: dict[str, Any] = {
    "limits": {"trade_rate": 60},
    "starter_trolls": {
        "items": [
            {"id": id, "starting": dict.fromkeys(RESOURCES.tokens, 4)} for id in STARTERS.tokens
        ]
    },
}
"""Corrected data in which everybody can afford something, and nobody trades it away."""
BUILT = {"pedestal", "workshop_build", "hall"}


class Row:
    """One decision of the table: whether it can be declined, and the largest size."""

    def __init__(self, decline: str, largest: str) -> None:
        self.always = decline.startswith("yes")
        self.later = decline in ("by stop", "from the second use on")
        self.largest = int(re.findall(r"\d+", largest)[-1])


@cache
def rows() -> dict[str, Row]:
    """The table of section 7 by decision id."""
    text = (room("mountain_king") / "RULES.md").read_text("utf-8")
    found: dict[str, Row] = {}
    for line in text.partition("## 7. Decision points")[2].partition("## 8.")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and not line.startswith(("| id", "|---")):
            for name in cells[0].split(", "):
                found[name] = Row(cells[3], cells[5])
    return found


class Asked:
    """How one decision was asked: the sizes met, who was asked and whether one could decline."""

    def __init__(self) -> None:
        self.sizes: set[int] = set()
        self.active: set[bool] = set()
        self.declinable: set[bool] = set()


@cache
def played() -> dict[str, Asked]:
    """What was asked in random games at every number of seats, some of them with other data."""
    seen: dict[str, Asked] = {}
    for seed in range(4):
        play_game(2 + seed % 4, {}, {}, seed, seen)
    for seed in range(16):
        play_game(2 + seed % 4, RICH, WINTER if seed % 8 == 0 else {}, seed, seen)
    return seen


def play_game(
    seats: int, data: dict[str, Any], settings: dict[str, str], seed: int, seen: dict[str, Asked]
) -> None:
    """A random game whose players like to cast, resolve, dig and build."""
    s = edition("mountain_king", data).start(seats, settings, seed)
    chance = Fast(f"decisions {seed}")
    while s.choices:
        decision = s.decision
        tokens = [decision.token(s, code) for code in s.choices]
        met = seen.setdefault(decision.name, Asked())
        met.sizes.add(len(tokens))
        met.active.add(decision.seat == s.active)
        met.declinable.add(not DECLINING.isdisjoint(tokens))
        liked = [code for code, token in zip(s.choices, tokens) if likes(token)]
        codes = liked if liked and chance.below(3) else s.choices
        s.play(codes[chance.below(len(codes))])


def likes(token: str) -> bool:
    return token in ("resolve", "dig") or token.startswith("cast:")


def test_every_id_of_the_table_is_asked_and_nothing_else() -> None:
    assert set(played()) == set(rows())


def test_every_id_of_the_table_is_a_decision() -> None:
    decisions = {frame.name for frame in FRAMES if issubclass(frame, Decision)}
    assert decisions == set(rows())


@pytest.mark.parametrize("name", sorted(rows()))
def test_sizes_stay_within_the_table(name: str) -> None:
    sizes = played()[name].sizes
    assert min(sizes) > 1, "a decision with one option is not asked"
    assert max(sizes) <= rows()[name].largest


@pytest.mark.parametrize("name", sorted(rows()))
def test_declining_is_possible_where_the_table_says_so(name: str) -> None:
    row, found = rows()[name], played()[name].declinable
    assert found == ({True, False} if row.later else {row.always})


@pytest.mark.parametrize("name", sorted(rows()))
def test_only_the_active_player_is_asked(name: str) -> None:
    """In the setup there is none yet."""
    setup = name in ("place_gate", "draft_card", "draft_slot")
    assert played()[name].active == {not setup}
