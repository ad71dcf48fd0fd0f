"""RUN-7: the decision points are those of the table in RULES.md, no fewer and no more."""

import re
from functools import cache
from typing import Any

import pytest
from games.runedar.fortress import dice, fort, hole
from helpers import at, options, play

from underhall.core.agenda import Decision
from underhall.core.chance import Fast
from underhall.editions import edition, room
from underhall.games.runedar.game import GAME

DECLINING = {"window": "continue", "follow_up": "none", "join_card": "roll", "refill": "done"}
"""The option that declines; in ``play`` it is any card without action."""
MEEK = re.compile(":(none|move)$")
NOTHING = {"wood": 0, "leather": 0, "metal": 0}
TWO_IN_PANIC = {
    "goblin_token": [
        {"id": f"goblin_{n}_fight", "kind": "rubble", "rubble": 2, "wounds": 0}
        | {"successes_per_wound": 0}
        for n in range(1, 6)
    ],
    "difficulty": [{"id": "easy", "rubble_per_section": 1}],
}
"""Corrected data in which two goblins may have to be dug free, and soon."""
CHEAP = {"upgrade_space": [{"id": f"players_{n}_space_1", "cost": NOTHING} for n in range(1, 5)]}
SOON = {"difficulty": [{"id": "easy", "rubble_per_section": 1}]}
SIEGE = [f"siege_1_{n:02}" for n in range(1, 11)]
BOTH_COME = {"siege_card": [{"id": id, "siege_tower": True, "catapult": True} for id in SIEGE]}
DATA: list[dict[str, Any]] = [TWO_IN_PANIC, CHEAP, SOON, BOTH_COME]


class Row:
    """One decision of the table: whether it can be declined, and the largest size."""

    def __init__(self, decline: str, largest: int) -> None:
        self.declinable = decline != "no"
        self.largest = largest


@cache
def rows() -> dict[str, Row]:
    """The table of section 7 by decision id."""
    text = (room("runedar") / "RULES.md").read_text("utf-8")
    found: dict[str, Row] = {}
    for line in text.partition("## 7. Decision points")[2].partition("## 8.")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `"):
            (largest,) = re.findall(r"/ (\d+)", cells[4])
            found[cells[0].strip("`")] = Row(cells[3], int(largest))
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
    for seats in (1, 2, 3, 4):
        for data in [{}, *DATA]:
            for seed in range(6):
                play_game(seats, data, seed, seen)
    return seen


def play_game(seats: int, data: dict[str, Any], seed: int, seen: dict[str, Asked]) -> None:
    """A random game whose players seldom leave anything undone."""
    s = edition("runedar", data).start(seats, {"difficulty": "easy"}, seed)
    chance = Fast(f"decisions {seed}")
    while s.choices:
        decision = s.decision
        tokens = [decision.token(s, code) for code in s.choices]
        asked = seen.setdefault(decision.name, Asked())
        asked.sizes.add(len(tokens))
        asked.active.add(decision.seat == s.active)
        asked.declinable.add(any(declines(decision.name, token) for token in tokens))
        codes = s.choices
        if decision.name == "play" and chance.below(8):
            doing = [code for code, token in zip(codes, tokens) if not MEEK.search(token)]
            codes = doing or codes
        s.play(codes[chance.below(len(codes))])


def declines(name: str, token: str) -> bool:
    return token.endswith(":none") if name == "play" else token == DECLINING.get(name)


def test_every_id_of_the_table_is_asked_and_nothing_else() -> None:
    assert set(played()) == set(rows())


def test_every_id_of_the_table_is_a_decision() -> None:
    decisions = {frame.name for frame in GAME.frame_kinds().values() if issubclass(frame, Decision)}
    assert decisions == set(rows())


@pytest.mark.parametrize("name", sorted(rows()))
def test_sizes_stay_within_the_table(name: str) -> None:
    sizes = played()[name].sizes
    assert min(sizes) > 1, "a decision with one option is not asked"
    assert max(sizes) <= rows()[name].largest


@pytest.mark.parametrize("name", sorted(rows()))
def test_declining_is_possible_where_the_table_says_so(name: str) -> None:
    assert played()[name].declinable == {rows()[name].declinable}


@pytest.mark.parametrize("name", sorted(rows()))
def test_only_the_active_player_is_asked(name: str) -> None:
    """In the setup there is none yet; each seat has a dwarf to choose."""
    assert played()[name].active == {name != "setup_dwarf"}


# ---------------------------------------------------------------------- the largest of each

FIVE_UNLOCKED = {
    "1": {"card": "axe", "wood": 1, "metal": 1},
    "2": {"card": "frame_saw", "wood": 1, "leather": 1},
    "3": {"card": "fleshing_knife", "leather": 1, "metal": 1},
    "4": {"card": "smithing_hammer", "wood": 1, "metal": 1},
    "5": {"card": "pickaxe", "wood": 1, "metal": 1},
}
"""On the edge for four players."""
FOUR_TROLLS = {"troll_1": 1, "troll_2": 1, "troll_3": 1, "troll_4": 1}
FULL = ("mattock", "mace", "great_mattock", "great_axe", "war_hammer")
MIXED = {"goblin_5_fight": 3, "goblin_5_rubble": 6}
WOODEN = {"1": "pickaxe", "2": "shovel", "3": "axe", "4": "mattock", "5": "mace"}
BRIBED: dict[str, Any] = {"goblin_5_bribe_exact": {}, "goblin_5_bribe_any": {}}
EVERYWHERE = {"wall_carpentry": 1, "outside_carpentry": 1, "wall_tannery": 1, "outside_tannery": 1}
BOTH = {"siege_tower": 0, "catapult": 0}
PANIC = {"goblins": {"goblin_2_fight": 2, "goblin_2_rubble": 2}}

LARGEST: dict[str, tuple[dict[str, Any], list[str], list[str]]] = {
    "setup_dwarf": ({"game": "runedar", "seats": 2, "table": {"step": "setup"}}, [], []),
    "machine_order": (fort(*FULL, step="machines", machines=BOTH), [], []),
    "window": (
        fort(
            *FULL,
            step="machines",
            seats=4,
            machines={"catapult": 0},
            board=FIVE_UNLOCKED,
            goblins={"goblin_5_rubble": 1},
        ),
        [],
        [],
    ),
    "take_remove": (fort(*FULL, seats=4, board=FIVE_UNLOCKED), ["take:1"], []),
    "hire_target": (fort("axe", trolls=FOUR_TROLLS), ["hire:slay_troll"], []),
    "play": (
        hole(
            *FULL,
            seats=4,
            board=FIVE_UNLOCKED,
            trolls=FOUR_TROLLS,
            goblins=MIXED,
            orcs={"foundry": 1},
        ),
        [],
        [],
    ),
    "move_to": (fort("old_saw", area="wall_tannery"), ["old_saw:move"], []),
    "free_move_to": (fort("runic_axe"), ["runic_axe:free_move"], []),
    "follow_up": (
        fort("thunder_hammer", trolls=FOUR_TROLLS, goblins=MIXED),
        ["thunder_hammer:free_move", "tunnel_entrance"],
        [],
    ),
    "ranged_target": (
        fort("crossbow", area="tower_west", orcs=EVERYWHERE, machines=BOTH),
        ["crossbow:ranged"],
        [],
    ),
    "join_card": (
        hole("old_saw", "axe", "mace", "battle_axe", "war_hammer", trolls=FOUR_TROLLS),
        ["old_saw:melee"],
        [],
    ),
    "allot_wound": (
        fort("crossbow", area="tower_tunnel", trolls=FOUR_TROLLS, goblins=MIXED, gold=1),
        ["crossbow:ranged"],
        dice("x11"),
    ),
    "dig_goblin": ({**hole("shovel", **PANIC), "data": TWO_IN_PANIC}, ["shovel:dig"], []),
    "place_resource": (
        fort("old_saw", area="carpentry", seats=1, board=WOODEN, goblins=BRIBED),
        ["old_saw:gather_wood"],
        [],
    ),
    "refill": (fort(step="refill", board={}), [], []),
}


@pytest.mark.parametrize("name", sorted(rows()))
def test_the_largest_size_is_reached(name: str) -> None:
    position, moves, outcomes = LARGEST[name]
    match = at(position, *outcomes)
    play(match, *[f"0 {move}" for move in moves])
    assert (match.state.decision.name, len(options(match, 0))) == (name, rows()[name].largest)


# ---------------------------------------------------------------------- notes


def test_identical_cards_in_hand_are_offered_once() -> None:
    match = at(fort("notched_hatchet", "notched_hatchet", area="foundry", orcs={"foundry": 3}))
    cards = ["notched_hatchet:move", "notched_hatchet:melee", "notched_hatchet:none"]
    assert [token for token in options(match, 0) if "hire" not in token] == cards
    play(match, "0 notched_hatchet:melee")
    assert options(match, 0) == ["roll", "notched_hatchet:melee"]


def test_a_card_and_its_action_are_one_decision_and_the_rest_small_ones() -> None:
    """Between them chance has nothing to say but the dice, which follow the last joined card."""
    hand = ("imperial_crossbow", "crossbow", "tool_bag")
    match = at(fort(*hand, orcs=EVERYWHERE, machines=BOTH), *dice("xxxxx"))
    moves = ["imperial_crossbow:free_move", "tower_west", "ranged", "catapult"]
    play(match, *[f"0 {move}" for move in [*moves, "crossbow:ranged"]])
    assert [len(move.chance) for move in match.moves] == [0, 0, 0, 0, 5]


def test_a_single_option_is_taken_without_asking() -> None:
    match = at(fort("crossbow", "tool_bag", area="tower_east", machines={"catapult": 1}))
    events = play(match, "0 crossbow:ranged")
    assert [event.name for event in events][:3] == ["card-played", "forced", "ranged-rolled"]
