"""Stepping back: nothing is revealed before the dice are rolled, so until then it is free."""

import json
from typing import Any

import pytest
from games.runedar.fortress import dice, fort, hole, mine, window
from helpers import at, options, play, snapshot

from underhall.core.errors import CannotUndo
from underhall.core.match import Match
from underhall.games.runedar.game import GAME

HAMMERS = ("axe", "war_hammer", "old_saw", "tool_bag")
UNLOCKED = {"1": {"card": "axe", "wood": 1, "metal": 1}, "2": "crossbow", "3": "shovel"}
"""On the edge for four players; the other two want wood."""
ENEMIES = {"trolls": {"troll_1": 3}, "goblins": {"goblin_5_fight": 3, "goblin_5_rubble": 6}}


def standing(match: Match) -> list[Any]:
    """All there is to a match but its log."""
    found: list[Any] = json.loads(snapshot(match))[:-1]
    return found


def tower(*hand: str, **things: Any) -> dict[str, Any]:
    """A dwarf on the west tower, with two targets and a machine."""
    orcs = {"wall_tannery": 2, "outside_tannery": 2}
    return fort(*hand, area="tower_west", orcs=orcs, machines={"catapult": 1}, **things)


def test_a_shot_is_aimed_elsewhere() -> None:
    """Two cards are on the table and the target is named; all of it can be taken back."""
    match = at(tower("crossbow", "cracked_crossbow", "tool_bag"), *dice("xxx"))
    before = standing(match)
    play(match, "0 crossbow:ranged", "0 wall_tannery")
    assert match.state.decision.name == "join_card"
    match.cancel(0)
    assert standing(match) == before
    play(match, "0 crossbow:ranged", "0 catapult", "0 roll")
    assert match.state.machines == [-1, -1]
    assert match.state.orcs[6] == 2


def test_a_joined_card_is_taken_back() -> None:
    match = at(fort(*HAMMERS, area="foundry", orcs={"foundry": 5}), *dice("123"))
    before = standing(match)
    play(match, "0 axe:melee", "0 war_hammer:melee_auto")
    assert mine(match, "hand") == {"old_saw": 1, "tool_bag": 1}
    match.cancel(0)
    assert standing(match) == before
    play(match, "0 axe:melee", "0 roll")
    assert mine(match, "hand") == {"old_saw": 1, "tool_bag": 1, "war_hammer": 1}


def test_a_joined_card_can_also_be_undone_alone() -> None:
    match = at(fort(*HAMMERS, area="foundry", orcs={"foundry": 5}))
    play(match, "0 axe:melee")
    before = standing(match)
    play(match, "0 war_hammer:melee_auto")
    match.undo(0)
    assert standing(match) == before
    assert options(match, 0) == ["roll", "old_saw:melee", "war_hammer:melee_auto"]


@pytest.mark.parametrize(
    "position, moves",
    [
        (fort("old_saw", "axe"), ["old_saw:move"]),
        (fort("runic_axe", "axe"), ["runic_axe:free_move"]),
        (hole("runic_pickaxe", "axe"), ["runic_pickaxe:free_move", "foundry"]),
        (tower("crossbow", "axe"), ["crossbow:ranged"]),
        (
            fort("imperial_crossbow", "crossbow", "axe", machines={"catapult": 1}, seats=3),
            ["imperial_crossbow:free_move", "tower_east", "ranged"],
        ),
        (
            fort("old_saw", "axe", area="carpentry", seats=4, board=UNLOCKED),
            ["old_saw:gather_wood", "space:2"],
        ),
        (fort("old_saw", "axe", seats=4, board=UNLOCKED), ["take:1"]),
        (fort("old_saw", "axe", **ENEMIES), ["hire:drive_off_goblin"]),
        (
            hole("war_hammer", "axe", trolls={"troll_1": 3, "troll_4": 4}, gold=1),
            ["war_hammer:melee_auto", "roll"],
        ),
    ],
)
def test_every_unfinished_action_is_cancelled_back_to_play(
    position: dict[str, Any], moves: list[str]
) -> None:
    """With a sure strike there is no roll at all: even wounds can be thought over."""
    match = at(position)
    before = standing(match)
    play(match, *[f"0 {move}" for move in moves])
    assert match.state.decision.name != "play"
    match.cancel(0)
    assert (match.state.decision.name, standing(match)) == ("play", before)


def test_the_log_keeps_what_was_taken_back() -> None:
    match = at(tower("crossbow", "cracked_crossbow", "tool_bag"))
    play(match, "0 crossbow:ranged", "0 wall_tannery")
    match.cancel(0)
    assert [list(entry) for entry in match.log] == [
        ["seat", "move"],
        ["seat", "move"],
        ["seat", "undo"],
    ]
    assert match.log[-1] == {"seat": 0, "undo": 0}


def test_after_the_roll_the_attack_must_be_finished() -> None:
    match = at(hole("great_axe", "tool_bag", **{**ENEMIES, "gold": 1}), *dice("33333"))
    play(match, "0 great_axe:melee")
    assert match.state.decision.name == "allot_wound"
    with pytest.raises(CannotUndo, match="must be finished"):
        match.cancel(0)
    with pytest.raises(CannotUndo, match="consent"):
        match.undo(0)


def test_after_the_roll_a_hire_can_be_thought_over_but_not_the_roll() -> None:
    position = hole("great_axe", "tool_bag", **{**ENEMIES, "trolls": {"troll_1": 3, "troll_2": 2}})
    match = at(position, *dice("33333"))
    play(match, "0 great_axe:melee")
    assert window(match) == "after_roll"
    with pytest.raises(CannotUndo, match="no unfinished action"):
        match.cancel(0)
    before = standing(match)
    play(match, "0 hire:slay_troll")
    assert match.state.decision.name == "hire_target"
    match.cancel(0)
    assert standing(match) == before


def test_goblins_once_revealed_stay_revealed() -> None:
    match = at(hole("shovel", "tool_bag", rubble=1))
    play(match, "0 shovel:dig")
    with pytest.raises(CannotUndo, match="consent"):
        match.undo(0)


def test_another_seat_cannot_cancel() -> None:
    match = at(tower("crossbow", "tool_bag"))
    play(match, "0 crossbow:ranged")
    with pytest.raises(CannotUndo):
        match.cancel(1)


def test_actions_begin_where_something_is_begun() -> None:
    frames = GAME.frame_kinds().values()
    begin = {frame.name for frame in frames if getattr(frame, "starts_action", False)}
    assert begin == {"setup_dwarf", "machine_order", "window", "play", "refill"}
