"""Corrected component data reach the game: whatever an owner changes is played so."""

from collections.abc import Callable
from typing import Any

import pytest
from corrections import Data, row
from games.runedar.fortress import dice, fort, hole, mine, on_table, stock
from helpers import at, options, play, refused, table, told

from underhall import editions
from underhall.core.match import Match
from underhall.games.runedar.box.components import (
    Tables,
)
from underhall.games.runedar.box.names import (
    GOBLINS,
)

Probe = Callable[[Match], Any]
SHIPPED: Data = editions.components("runedar")


def changed(data: Data, position: Data, *outcomes: str) -> Match:
    """A position played with corrected data."""
    return at({**position, "data": data}, *outcomes)


# ---------------------------------------------------------------------- setup


@pytest.mark.parametrize(
    "data, probe, expected",
    [
        (
            {"gold": {"count": 25}, "component_counts": {"gold_nuggets": 25}},
            lambda m: table(m)["gold"],
            25,
        ),
        (
            {**row("resource", "wood", count=12), "component_counts": {"wood": 12}},
            stock,
            "12/10/10",
        ),
        ({"component_counts": {"orc_figures": 14}}, lambda m: m.state.reserve, 14),
        (row("difficulty", "normal", rubble_per_section=3), lambda m: m.state.rubble, 3),
        (
            {"rubble": {"count": 20}, "component_counts": {"rubble": 20}},
            lambda m: m.state.supply,
            12,
        ),
    ],
)
def test_setup_follows_the_data(data: Data, probe: Probe, expected: object) -> None:
    match = at({**fort("axe"), "data": data})
    assert probe(match) == expected


def test_starter_decks_follow_the_data() -> None:
    copies = {"starter_card": [{"id": "old_saw", "copies": 0}, {"id": "tool_bag", "copies": 2}]}
    match = at({**fort(), "data": copies})
    owned = [mine(match, zone, 1) for zone in ("hand", "unseen")]
    assert sum(zone.get("tool_bag", 0) for zone in owned) == 2
    assert sum(zone.get("old_saw", 0) for zone in owned) == 0


def test_upgrade_decks_follow_the_data() -> None:
    """One axe less, one more red card, and the pickaxes are grey."""
    data = {
        "upgrade_card": [
            {"id": "axe", "copies": 1},
            {"id": "great_axe", "copies": 2},
            {"id": "pickaxe", "colour": "grey"},
        ],
        "upgrade_deck": [
            *({"id": "yellow", "count": 12}, {"id": "grey", "count": 12}),
            {"id": "red", "count": 11},
        ],
    }
    match = changed(data, fort("old_saw", board={}))
    decks = match.edition.game.view(match.state, 0)["decks"]
    assert decks == {"yellow": 12, "grey": 12, "red": 11}


# ---------------------------------------------------------------------- a turn


@pytest.mark.parametrize(
    "group, card, value",
    [("upgrade_card", "axe", 3), ("starter_card", "tool_bag", 4), ("upgrade_card", "shovel", 1)],
)
def test_the_options_of_cards_follow_the_data(group: str, card: str, value: int) -> None:
    offered = [{"action": "move", "value": 2}, {"action": "dig", "value": value}]
    match = changed(row(group, card, options=offered), hole(card, "old_saw"))
    play(match, f"0 {card}:dig")
    assert match.state.rubble == 8 - value


def test_edges_follow_the_data() -> None:
    """A door from the keep to the west tower; nothing is shot at through it."""
    edges = [*SHIPPED["edge"], {"a": "keep", "b": "tower_west", "provenance": "house"}]
    match = changed({"edge": edges}, fort("old_saw", "tool_bag"))
    play(match, "0 old_saw:move", "0 tower_west")
    assert mine(match, "area") == "tower_west"


def test_what_towers_overlook_follows_the_data() -> None:
    edges = [*SHIPPED["edge"], {"a": "wall_foundry", "b": "tower_west"}]
    reach = [dict(each) for each in SHIPPED["ranged_reach"]]
    reach[1] = {**reach[1], "areas": [*reach[1]["areas"], "wall_foundry", "outside_foundry"]}
    position = fort("crossbow", "tool_bag", area="tower_west", orcs={"wall_foundry": 1})
    match = changed({"edge": edges, "ranged_reach": reach}, position, *dice("x11"))
    play(match, "0 crossbow:ranged")
    assert table(match)["orcs"] == {}


@pytest.mark.parametrize(
    "data, faces, left",
    [
        ({}, "112xx", 5 - 2),
        ({"limits": {"orc_successes_per_wound": 3}}, "112xx", 5 - 1),
        ({"limits": {"orc_successes_per_wound": 1}}, "112xx", 5 - 4),
        (row("die_face", "crossbow", successes=1), "112xx", 5 - 3),
        (row("die_face", "success_1", successes=2), "112xx", 5 - 3),
        (
            {
                "limits": {"max_dice_per_attack": 3},
                "component_counts": {"dice": 3},
                "die": {"count": 3},
            },
            "222",
            5 - 3,
        ),
    ],
)
def test_dice_and_orcs_follow_the_data(data: Data, faces: str, left: int) -> None:
    position = fort("great_axe", "tool_bag", area="foundry", orcs={"foundry": 5})
    match = changed(data, position, *dice(faces))
    play(match, "0 great_axe:melee")
    assert table(match)["orcs"] == {"foundry": left}


def test_the_faces_of_the_die_follow_the_data() -> None:
    faces = {"die": {"sides": 2, "faces": {"list": ["success_3", "crossbow"]}}}
    position = fort("great_axe", "tool_bag", area="foundry", orcs={"foundry": 9})
    for seed in range(5):
        match = changed(faces, {**position, "seed": seed})
        (roll,) = told(play(match, "0 great_axe:melee"), "melee-rolled")
        assert set(roll["dice"]) <= {"success_3", "crossbow"}


@pytest.mark.parametrize(
    "data, expected",
    [
        ({}, {"catapult": 0}),
        (row("siege_card", "siege_1_10", catapult=False), {}),
        (row("siege_card", "siege_1_10", siege_tower=True), {"siege_tower": 0, "catapult": 0}),
    ],
)
def test_machines_on_siege_cards_follow_the_data(data: Data, expected: Data) -> None:
    shows = next(each for each in SHIPPED["siege_card"] if each["id"] == "siege_1_10")
    assert shows["catapult"]
    position = fort("orc", "old_saw", step="orcs", mercenaries=[])
    match = changed(data, position, "siege:siege_1_10")
    assert table(match)["machines"] == expected


@pytest.mark.parametrize(
    "data, expected",
    [
        ({}, {"wall_carpentry": 1}),
        (
            row("siege_card", "siege_1_06", orcs={"wall_foundry": 2}),
            {"wall_carpentry": 1, "wall_foundry": 2},
        ),
        (row("siege_card", "siege_1_06", arrow=False), {"outside_carpentry": 1}),
    ],
)
def test_orcs_and_arrows_follow_the_data(data: Data, expected: Data) -> None:
    position = fort("orc", "old_saw", step="orcs", mercenaries=[])
    assert table(changed(data, position, "siege:siege_1_06"))["orcs"] == expected


@pytest.mark.parametrize(
    "data, card, left",
    [
        (row("troll_token", "troll_1", wounds=5), {"troll_1": 5}, {"troll_1": 4}),
        (row("troll_token", "troll_1", successes_per_wound=1), {"troll_1": 3}, {"troll_1": 1}),
    ],
)
def test_trolls_follow_the_data(data: Data, card: Data, left: Data) -> None:
    match = changed(data, hole("war_hammer", "tool_bag", trolls=card))
    play(match, "0 war_hammer:melee_auto")
    assert table(match)["trolls"] == left


@pytest.mark.parametrize(
    "data, token, work",
    [
        (row("goblin_token", "goblin_1_fight", wounds=4), "goblin_1_fight", 4),
        (row("goblin_token", "goblin_1_bribe_any", resource_total=5), "goblin_1_bribe_any", 5),
        (
            row("goblin_token", "goblin_1_bribe_exact", resources={"leather": 3}),
            "goblin_1_bribe_exact",
            5,
        ),
        (row("goblin_token", "goblin_1_rubble", rubble=7), "goblin_1_rubble", 7),
    ],
)
def test_goblins_follow_the_data(data: Data, token: str, work: int) -> None:
    found: Tables = editions.edition("runedar", data).tables
    assert found.goblin_work[GOBLINS.code(token)] == work
    match = changed(data, hole("shovel", "tool_bag", rubble=1), f"goblin:{token}")
    play(match, "0 shovel:dig")
    assert match.state.work[GOBLINS.code(token)] == work


def test_prices_follow_the_data() -> None:
    costs = row("upgrade_card", "axe", cost={"wood": 3})
    costs |= row("upgrade_space", "players_2_space_1", cost={"leather": 0, "metal": 2})
    match = changed(costs, fort("old_saw", board={"1": "axe"}))
    assert match.state.price(0) == (4, 0, 3)


def test_mercenaries_follow_the_data() -> None:
    match = changed(row("mercenary", "slay_troll", gold_cost=7), fort("axe", trolls={"troll_1": 3}))
    play(match, "0 hire:slay_troll")
    assert on_table(match, "gold", "trolls") == (13, {})
    match = changed(
        row("mercenary", "slay_troll", gold_cost=20), fort("axe", trolls={"troll_1": 3})
    )
    assert refused(match, 0, "hire:slay_troll") == ("RUN-4.88", "gold-must-remain")


def test_a_card_may_offer_dice_and_sure_successes() -> None:
    """Corrected data may print both on one card: it joins with one of them."""
    both = [{"action": "melee", "value": 2}, {"action": "melee_auto", "value": 2}]
    data = row("upgrade_card", "mace", options=both)
    match = changed(data, hole("axe", "mace", "tool_bag", trolls={"troll_1": 3}), *dice("11x"))
    play(match, "0 axe:melee")
    assert options(match, 0) == ["roll", "mace:melee", "mace:melee_auto"]
    events = play(match, "0 mace:melee_auto")
    assert told(events, "melee-rolled")[0]["n"] == 4
