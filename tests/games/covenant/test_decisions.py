"""COV-7: the decision points are those of the table in RULES.md, no fewer and no more."""

import re
from functools import cache
from typing import Any

import pytest
from games.covenant.council import council
from games.covenant.hall import act, gain, hall
from games.covenant.riches import RICH
from helpers import at, options, play, started

from underhall.core.agenda import Decision
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.editions import edition, room
from underhall.games.covenant.game import GAME
from underhall.games.covenant.table.state import COUNCIL, SETUP, TURNS

Data = dict[str, Any]
DECLINING = ("none", "stop", "end", "decline", "keep")
PRACTICAL = ("fight_pick", "move_enemy", "defeat_one")
"""Decisions whose size depends on how enemies stand: the table has what games come to."""


class Row:
    """One decision of the table: how it can be declined, and the largest size."""

    def __init__(self, decline: str, largest: int) -> None:
        self.decline = decline.split(maxsplit=1)[0]
        self.largest = largest


@cache
def rows() -> dict[str, Row]:
    """The table of section 7 by decision id."""
    text = (room("covenant") / "RULES.md").read_text("utf-8")
    found: dict[str, Row] = {}
    for line in text.partition("## 7. Decision points")[2].partition("## 8.")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        sizes = re.findall(r"/ (\d+)", cells[-1])
        if line.startswith("| ") and sizes:
            found[cells[0]] = Row(cells[3], int(sizes[0]))
    return found


class Asked:
    """How one decision was asked: sizes met, in which phases, of whom, and the ways to decline."""

    def __init__(self) -> None:
        self.sizes: set[int] = set()
        self.phases: set[int] = set()
        self.active: set[bool] = set()
        self.declined: set[str] = set()


@cache
def played() -> dict[str, Asked]:
    """What was asked in random games at every number of seats, half of them of rich clans."""
    seen: dict[str, Asked] = {}
    for seats in (1, 2, 3, 4):
        for data in ({}, RICH):
            for seed in range(4):
                play_game(seats, data, seed, seen)
    return seen


def play_game(seats: int, data: Data, seed: int, seen: dict[str, Asked]) -> None:
    """A random game whose players seldom decline."""
    s = edition("covenant", data).start(seats, {}, seed)
    chance = Fast(f"decisions {seed}")
    while s.choices:
        decision = s.decision
        tokens = [decision.token(s, code) for code in s.choices]
        asked = seen.setdefault(decision.name, Asked())
        asked.sizes.add(len(tokens))
        asked.phases.add(s.phase)
        asked.active.add(s.phase != TURNS or decision.seat == s.active)
        asked.declined |= set(tokens) & set(DECLINING) or {"no"}
        willing = [c for c, token in zip(s.choices, tokens) if token not in DECLINING]
        codes = willing if willing and chance.below(6) else s.choices
        s.play(codes[chance.below(len(codes))])


def test_every_id_of_the_table_is_asked_and_nothing_else() -> None:
    assert set(played()) == set(rows())
    assert len(rows()) == 43


def test_every_id_of_the_table_is_a_decision() -> None:
    assert {
        frame.name for frame in GAME.frame_kinds().values() if issubclass(frame, Decision)
    } == set(rows())


@pytest.mark.parametrize("name", sorted(rows()))
def test_sizes_stay_within_the_table(name: str) -> None:
    sizes = played()[name].sizes
    assert min(sizes) > 1, "a decision with one option is not asked"
    assert max(sizes) <= rows()[name].largest


@pytest.mark.parametrize("name", sorted(rows()))
def test_declining_is_possible_where_the_table_says_so(name: str) -> None:
    """Rubble may be left alone after the first tile only."""
    expected = {rows()[name].decline}
    if name == "rubble_pick":
        expected.add("no")
    assert played()[name].declined == expected


@pytest.mark.parametrize("name", sorted(rows()))
def test_in_a_turn_only_the_active_player_is_asked(name: str) -> None:
    assert played()[name].active == {True}


def test_what_belongs_to_one_phase_is_asked_there_alone() -> None:
    only = {name: each.phases for name, each in played().items()}
    assert only["draft_pick"] == {SETUP}
    for name in ("council_next", "release_enemy", "coin_copy"):
        assert only[name] == {COUNCIL}
    for name in ("dwarf", "tool", "spend_refreshment", "step", "relic_use", "rubble_pick"):
        assert only[name] == {TURNS}


# ---------------------------------------------------------------------- the largest of each

RESOURCES = ["iron", "emerald", "gold", "mythrall"]
RELICS = ["tankard", "lantern", "belt", "horn", "hammer", "crown"]
FORGED = {
    f"slot_{n}": f"{kind}_2" for n, kind in zip(range(1, 5), ("pickaxe", "axe", "compass", "cart"))
}
FORGED |= {"slot_5": "book_3", "slot_6": "book_4", "slot_7": "pickaxe_4", "slot_8": "axe_5"}
"""Eight tools with a place for gold."""
STRONG = {"dwarves": [4], "tokens": ["plus_1", "plus_2"]}
LENGTHS = {1: 4, 2: 5, 3: 6, 4: 5, 5: 4}
WIDE = [f"r{row}c{col}" for row, n in LENGTHS.items() for col in range(1, n + 1)]
OPEN = {cell: {"chamber": f"ch_{n:02}"} for n, cell in enumerate(WIDE, 1)}
"""All chambers of the larger mountain face up, without enemies."""
CROWD = {"r2c2": {"chamber": "ch_05", "enemies": ["goblin", "orc", "troll"]}}
COINS = {f"coin_slot_{n}": "coin_gp" if n < 4 else "coin_ale" for n in range(1, 7)}
EVERY_PIECE = {"house": 1, "workshop": 1, "pillar": 1, "gate": 1}


def turn(clan: Data, *moves: str, seats: Any = 2, **things: Any) -> Match:
    """A turn of the first clan, and what it did."""
    match = at(hall(clan, *[{}] * (seats - 1), **things))
    play(match, *[f"0 {move}" for move in moves])
    return match


def action(clan: Data, tool: str, *moves: str, seats: int = 2, **things: Any) -> Match:
    """An action of the first clan with its first dwarf."""
    match = at(hall(clan, *[{}] * (seats - 1), **things))
    act(match, tool, *moves)
    return match


def rewarded(
    atom: str, clan: Data | None = None, *moves: str, seats: int = 2, **things: Any
) -> Match:
    """A reward of the first clan, and what it did about it."""
    match = at(hall(clan or {}, *[{}] * (seats - 1), agenda=gain(atom), **things))
    play(match, *[f"0 {move}" for move in moves])
    return match


def framed(frame: Data, clan: Data | None = None, **things: Any) -> Match:
    """A decision of the first clan by itself."""
    return at(hall(clan or {}, {}, agenda=[{"seat": 0, **frame}], **things))


def building(*moves: str, clan: Data, **things: Any) -> Match:
    """A Build of the first of four clans with strength 6."""
    return turn(clan, "d1", "printed_compass", "plus_2", "action", *moves, seats=4, **things)


RICHES = {"resources": RESOURCES}
BUILDER = {**STRONG, "forge": EVERY_PIECE}
LARGEST = {
    "draft_pick": lambda: started("covenant", 4),
    "relic_use": lambda: turn({"relics": RELICS}),
    "relic_effect": lambda: turn({"relics": ["belt"], "traditions": ["tradition_20"]}, "belt"),
    "dwarf": lambda: turn({}),
    "tool": lambda: turn({"tools": FORGED}, "d1"),
    "spend_refreshment": lambda: turn(STRONG, "d1", "printed_axe"),
    "step": lambda: turn({"ornaments": {"printed_axe": "orn_plenty"}}, "d1", "printed_axe"),
    "read_action": lambda: action({"tools": {"slot_1": "book_1"}}, "slot_1"),
    "rubble_pick": lambda: action({"dwarves": [2]}, "printed_pickaxe"),
    "any_resource": lambda: rewarded("resource:any:1"),
    "discard_resource": lambda: rewarded("resource:iron:1", RICHES),
    "reveal_pick": lambda: action({}, "printed_pickaxe", "rubble:4", seats=4),
    "die_order": lambda: framed({"do": "die_order", "kinds": 7}),
    "die_bonus": lambda: framed(
        {"do": "die_bonus", "enemy": "orc"}, {"traditions": ["tradition_10"]}
    ),
    "site_pick": lambda: action(RICHES, "printed_cart"),
    "site_resource": lambda: action(RICHES, "printed_cart", "pillar_3"),
    "throne_resource": lambda: rewarded("throne:1", RICHES),
    "site_slot": lambda: action({"resources": ["gold"]}, "printed_cart", "gate_1", "gold", seats=4),
    "build_option": lambda: building(clan=BUILDER, mountain=OPEN),
    "build_next": lambda: building("build_5", clan=BUILDER, mountain=OPEN),
    "place_basic": lambda: rewarded("build:house", seats=4, mountain=OPEN),
    "place_pillar": lambda: building(
        "build_2b", clan={**STRONG, "forge": {"pillar": 1}}, mountain=OPEN
    ),
    "place_gate": lambda: building(
        "build_2b", clan={**STRONG, "forge": {"gate": 1}}, mountain=OPEN
    ),
    "forge_tool": lambda: rewarded("forge", RICHES),
    "forge_slot": lambda: rewarded("forge", RICHES, "axe_1", displays={"tools": ["axe_1"]}),
    "ornament_pick": lambda: rewarded("ornament", RICHES),
    "ornament_tool": lambda: rewarded("ornament", {**RICHES, "tools": FORGED}, "ornament:4"),
    "forge_ornament": lambda: rewarded("forge_or_ornament", RICHES),
    "coin_pick": lambda: rewarded("coin"),
    "coin_slot": lambda: rewarded("coin", {}, "coin:1"),
    "tradition_pick": lambda: rewarded("tradition"),
    "relic_pick": lambda: rewarded("relic", {"tracks": {"mine": 11}}),
    "strengthen": lambda: rewarded("strengthen:1"),
    "gain_refreshment": lambda: rewarded("refreshment:1", {"tokens": ["plus_1"]}),
    "any_track": lambda: rewarded("track:any:1"),
    "pay_for_relic": lambda: rewarded("pay_for_relic:1", {"resources": ["iron"]}),
    "house_guard": lambda: rewarded(
        "build:house", {"traditions": ["tradition_29"]}, "r2c2", mountain=CROWD
    ),
    "council_next": lambda: at(council({"coins": COINS}, {})),
    "coin_copy": lambda: at(council({"traditions": ["tradition_17"]}, {})),
    "release_enemy": lambda: at(council({"dungeon": ["goblin", "orc", "troll"]}, {})),
}


@pytest.mark.parametrize("name", sorted(set(rows()) - set(PRACTICAL)))
def test_the_largest_size_is_reached(name: str) -> None:
    match = LARGEST[name]()
    decision = match.state.decision
    sizes = (decision.name, len(options(match, decision.seat)))
    assert sizes == (name, rows()[name].largest)


# ---------------------------------------------------------------------- notes


def test_a_single_option_is_taken_without_asking() -> None:
    """The last dwarf on the last free tool."""
    last = [{"tool": "printed_axe"}, {"tool": "printed_cart"}, {"tool": "printed_compass"}]
    match = at(hall({"dwarves": last}, {}))
    assert [event.name for event in match.setup_events].count("forced") == 2
    assert match.state.decision.name == "step"


def test_council_step_three_asks_in_turn_order() -> None:
    crowd = {"dungeon": ["goblin", "orc", "troll"]}
    match = at(council(crowd, crowd, crowd, first=1, mountain={}))
    order = []
    while match.state.decision.name == "release_enemy":
        order.append(match.state.decision.seat)
        play(match, f"{order[-1]} orc")
    assert order == [1, 2, 0]
