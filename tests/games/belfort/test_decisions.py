"""BEL-7: the decision points are those of the table in RULES.md, no fewer and no more."""

import re
from functools import cache

import pytest

from underhall.core.chance import Fast
from underhall.editions import edition, room
from underhall.games.belfort.game import GAME

GUILDS = (
    "wizards+spies+bandits+thieves+architects",
    "librarians+recruiters+merchants+sawyers+masons",
    "librarians+recruiters+merchants+wizards+architects",
)
RICH = {"start_wood": 40, "start_stone": 40, "start_metal": 40, "start_gold": 60}
DECLINING = {
    "place": "pass",
    "mine_group": "mine:0+0+0+0",
    "forest_split": "forest:0+0",
    "quarry_split": "quarry:0+0",
    "camp_swap": "keep",
    "action": "end",
    "trade": "leave",
    "spy_take": "none",
    "bandit_next": "stop",
    "thief_next": "stop",
}
AFTER_THE_FIRST = {"trade", "bandit_next", "thief_next"}


class Row:
    """One decision of the table: who is asked, whether he may decline, and the largest size."""

    def __init__(self, who: str, decline: str, largest: int) -> None:
        self.who = who
        self.decline = decline
        self.largest = largest


@cache
def rows() -> dict[str, Row]:
    """The table of section 7 by decision id."""
    text = (room("belfort") / "RULES.md").read_text("utf-8")
    found: dict[str, Row] = {}
    for line in text.partition("## 7. Decision points")[2].partition("## 8.")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `"):
            sizes = [int(size) for size in re.findall(r"/ (\d+)", cells[5])]
            ids = re.findall(r"`(\w+)`", cells[0])
            found |= {id: Row(cells[1], cells[4], n) for id, n in zip(ids, sizes, strict=True)}
    return found


class Asked:
    """How one decision was asked: the sizes met, who was asked and whether one could decline."""

    def __init__(self) -> None:
        self.sizes: set[int] = set()
        self.active: set[bool] = set()
        self.declinable: set[bool] = set()


@cache
def played() -> dict[str, Asked]:
    """What was asked in random games at every number of seats, half of them with rich players."""
    seen: dict[str, Asked] = {}
    for seats in (2, 3, 4, 5):
        settings = [{}, *({"guilds": "custom", "custom_guilds": named} for named in GUILDS)]
        for options in settings[::3] if seats == 2 else settings:
            for seed in range(6):
                play_game(seats, options, seed, seen)
    return seen


def play_game(seats: int, options: dict[str, str], seed: int, seen: dict[str, Asked]) -> None:
    """A random game whose players seldom leave anything undone."""
    s = edition("belfort", {"setup": RICH} if seed % 2 else None).start(seats, options, seed)
    chance = Fast(f"decisions {seed}")
    while s.agenda:
        for seat in s.waiting():
            decision = s.asked(seat)
            codes = decision.options(s)
            tokens = [decision.token(s, code) for code in codes]
            asked = seen.setdefault(decision.name, Asked())
            asked.sizes.add(len(codes))
            asked.active.add(seat == s.active)
            asked.declinable.add(DECLINING.get(decision.name) in tokens)
        codes = s.choices
        if s.decision.name in ("place", "action") and chance.below(4):
            codes = codes[1:]
        s.apply(s.waiting()[0], codes[chance.below(len(codes))])


def test_every_id_of_the_table_is_asked_and_nothing_else() -> None:
    assert set(played()) == set(rows())


def test_every_id_of_the_table_is_a_frame() -> None:
    assert set(rows()) <= set(GAME.frame_kinds())


@pytest.mark.parametrize("name", sorted(rows()))
def test_sizes_stay_within_the_table(name: str) -> None:
    sizes = played()[name].sizes
    assert min(sizes) > 1, "a decision with one option is not asked"
    assert max(sizes) <= rows()[name].largest


@pytest.mark.parametrize("name", sorted(rows()))
def test_declining_is_possible_where_the_table_says_so(name: str) -> None:
    assert (rows()[name].decline != "no") == (name in DECLINING)
    expected = {name in DECLINING} if name not in AFTER_THE_FIRST else {False, True}
    assert played()[name].declinable == expected


@pytest.mark.parametrize("name", sorted(rows()))
def test_who_is_asked(name: str) -> None:
    who = rows()[name].who
    if who == "active player":
        assert played()[name].active == {True}
    elif who.startswith("each other player"):
        assert played()[name].active == {False}
