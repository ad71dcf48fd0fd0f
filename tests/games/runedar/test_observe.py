"""The numbers a learner sees and chooses, as far as they are odd."""

from __future__ import annotations

from typing import Any

import pytest
from games.runedar.fortress import begun, fort, hole, two
from helpers import at
from numbered import assert_numbered, parts

from underhall.core.chance import Fast
from underhall.games.runedar.game import GAME

Data = dict[str, Any]
TROLL = {"trolls": {"troll_1": 3, "troll_5": 2}}
JOINING = {"do": "join_card", "seat": 0, "ranged": 0, "target": "tunnel_entrance"}
JOINING |= {"dice": 1, "sure": 0}
WOUNDING = {"do": "allot_wound", "seat": 0, "ranged": 1, "left": 2}


@pytest.mark.parametrize(
    "position",
    [
        hole("axe", "runic_axe", "shovel", "war_hammer", "crossbow", trolls={"troll_1": 3}),
        fort("orc", "orc", "axe", "mace", "spear", step="machines", machines={"catapult": 0}),
        fort(step="refill", board={}),
        two(step="setup"),
        {**hole("axe", "imperial_axe", "thunder_hammer", **TROLL), "agenda": [JOINING]},
        {**hole("axe", "imperial_axe", "thunder_hammer", **TROLL), "agenda": [WOUNDING]},
    ],
)
def test_all_that_could_be_reached_for_has_a_number(position: Data) -> None:
    assert_numbered(at(position))


def test_an_observation_tells_no_secret() -> None:
    s = begun(3, 5).state
    dealt = GAME.redeal(s, 2, Fast(1))
    assert dealt.zones != s.zones
    assert GAME.observe(dealt, 2) == GAME.observe(s, 2)


BASE = {"step": "cards", "players": [{"hand": ["axe", "mace"]}]}
SPACE = [0] * 41


@pytest.mark.parametrize(
    "change, changed",
    [
        ({"gold": 7}, {"gold": [7]}),
        ({"orcs": {"foundry": 2}}, {"orcs": [0, 0, 0, 2, *[0] * 10], "reserve": [8]}),
        ({"machines": {"siege_tower": 0}}, {"machines": [0, 1, 0, 0]}),
        ({"machines": {"catapult": 1}}, {"machines": [0, 0, 0, 2]}),
        ({"siege_gone": ["siege_1_01", "siege_1_03"]}, {"siege_gone": [1, 0, 1, *[0] * 47]}),
        ({"trolls": {"troll_4": 2}}, {"trolls": [-1, -1, -1, 2, -1]}),
        ({"mercenaries": ["ambush"]}, {"mercenaries": [0, 0, 0, 0, 1]}),
    ],
)
def test_what_changes_on_the_table_changes_its_part_alone(change: Data, changed: Data) -> None:
    before = parts(at(two(**BASE)))
    after = parts(at(two(**BASE, **change)))
    assert {name: part for name, part in after.items() if part != before[name]} == changed


def test_goblins_are_seen_with_what_is_left_and_what_was_given() -> None:
    goblins = {"goblin_1_bribe_any": {"metal": 1}, "goblin_1_rubble": 2}
    found = parts(at(two(**BASE, goblins=goblins)))
    assert found["work"] == [0, 0, 1, 2]
    assert found["gifts"] == [0, 0, 0, *[0, 0, 0], *[0, 0, 1], *[0, 0, 0]]


def test_a_space_is_seen_blocked_or_with_its_card_and_what_that_lacks() -> None:
    board = {"1": "blocked", "3": {"card": "shovel", "wood": 1, "leather": 1}}
    found = parts(at(two(**BASE, board=board)))
    spaces = [found["board"][at : at + 41] for at in range(0, 205, 41)]
    assert spaces[0] == [1, *SPACE[1:]]
    assert spaces[1] == spaces[3] == spaces[4] == SPACE
    assert [n for n, flag in enumerate(spaces[2]) if flag] == [1 + 9]
    assert sum(found["missing"]) == sum(found["missing"][6:9]) > 0


def test_a_lying_machine_is_seen_to_lie() -> None:
    found = parts(at(fort("axe", seats=1, machines={"catapult": "lying"})))
    assert found["machines"] == [0, 0, 1, 0]


def test_the_own_hand_is_seen_and_of_others_only_what_all_know() -> None:
    hand = {"hand": ["axe", "mace"], "known": ["axe"]}
    match = at(two(step="cards", players=[hand]))
    own, other = parts(match, 0)["zones"], parts(match, 1)["zones"][161:]
    assert (own[0], sum(own[1:41])) == (2, 2)
    assert (other[0], sum(other[1:41])) == (2, 1)
