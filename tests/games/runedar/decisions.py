"""How the decision points of The Siege of Runedar are watched."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from decisions import Begun, Row, Watch
from games.runedar.fortress import dice, fort, hole
from helpers import at, play

from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.editions import edition

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


def games() -> Iterator[Begun]:
    """At every number of seats, some of them with other data."""
    for seats in (1, 2, 3, 4):
        for data in [{}, *DATA]:
            for seed in range(6):
                yield edition("runedar", data).start(seats, {"difficulty": "easy"}, seed), seed


def prefers(s: Any, tokens: list[str], chance: Fast) -> Sequence[int]:
    """Players seldom leave anything undone."""
    codes: list[int] = s.choices
    if s.decision.name == "play" and chance.below(8):
        codes = [c for c, token in zip(codes, tokens) if not MEEK.search(token)] or codes
    return codes


def declines(name: str, token: str) -> bool:
    return token.endswith(":none") if name == "play" else token == DECLINING.get(name)


def whom(name: str, row: Row) -> set[bool]:
    """In the setup nobody is active yet; each seat has a dwarf to choose."""
    return {name != "setup_dwarf"}


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

POSITIONS: dict[str, tuple[dict[str, Any], list[str], list[str]]] = {
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


def largest(name: str) -> Match:
    position, moves, outcomes = POSITIONS[name]
    match = at(position, *outcomes)
    play(match, *[f"0 {move}" for move in moves])
    return match


LARGEST = {name: partial(largest, name) for name in POSITIONS}
WATCH = Watch(games, declines, prefers, largest=LARGEST, practical=frozenset(), whom=whom)
