"""Corrected component data reach the game: whatever an owner changes is played so."""

from collections.abc import Callable
from typing import Any

import pytest
from corrections import Data, row
from games.covenant.council import QUIET, council, elders, elders_glory, happened, points, solo
from games.covenant.hall import act, gain, glory, hall, own
from helpers import at, options, refused, table

from underhall import editions
from underhall.core.match import Match

Probe = Callable[[Match], Any]
SHIPPED: Data = editions.components("covenant")
GP3 = [{"do": "gp", "n": 3}]


def changed(data: Data, position: Any, *outcomes: str) -> Match:
    """A position played with corrected data."""
    return at({**position, "data": data}, *outcomes)


def rewarded(data: Data, atom: str, clan: Data | None = None, **things: Any) -> Match:
    """A reward of the first of two clans, with corrected data."""
    return changed(data, hall(clan or {}, {}, agenda=gain(atom), **things))


def market(id: str, **values: list[int]) -> Data:
    """A correction of the numbers beside the spaces of a display."""
    (found,) = [each for each in SHIPPED["market"] if each["id"] == id]
    spaces = [dict(space) for space in found["spaces"]]
    for key, numbers in values.items():
        for space, n in zip(spaces, numbers):
            space[key] = n
    return row("market", id, spaces=spaces)


@pytest.mark.parametrize(
    "data, probe, expected",
    [
        ({"meta": {"start_glory": 9}}, glory, 9),
        (row("resource", "gold", count=7), lambda m: m.state.supply, [15, 15, 7, 15]),
        ({"refreshments": {"plus2": 3}}, lambda m: m.state.tokens_left, [20, 3]),
        ({"enemy_counts": {"troll": 20}}, lambda m: m.state.bag[2], 20),
        ({"per_player": {"carts": 12}}, lambda m: m.state.carts, [12, 12]),
        (
            {"clan_board": {"standard": {"base": {"start_storage": 6, "start_keys": 3}}}},
            lambda m: (m.state.storage(0), m.state.keys(0)),
            (6, 3),
        ),
        ({"relics": row("kinds", "crown", count=5)}, lambda m: sum(m.state.relic_stack), 30 - 4),
        ({"coins": row("kinds", "coin_gp", count=0)}, lambda m: m.state.coin_stack[0], 0),
    ],
)
def test_what_is_on_the_table_follows_the_data(data: Data, probe: Probe, expected: object) -> None:
    assert probe(changed(data, hall({}, {}))) == expected


def test_tracks_follow_the_data() -> None:
    spaces = [{"pos": 1, "effect": GP3}]
    data = row("track", "mine", spaces=spaces, achievements=[1, 2, 3, 4])
    match = rewarded(data, "track:mine:3")
    assert (glory(match), match.state.achievements(0)) == (8, 3)
    match = rewarded({"tracks": {"last_position": 20}}, "track:mine:4", {"tracks": {"mine": 14}})
    assert own(match, "tracks")["mine"] == 18


def test_displays_follow_the_data() -> None:
    match = rewarded(market("coins", gp_cost=[9, 0, 0, 0]), "coin")
    assert refused(match, 0, "coin:1") == ("COV-4.52", "gp-short")
    match = rewarded(market("relics", mine_pos=[5, 0, 0, 0]), "relic")
    assert options(match, 0) == ["relic:2", "relic:3", "relic:4", "none"]
    match = changed(market("rubble", strength=[1, 1, 1, 1, 3]), hall({}, {}))
    act(match, "printed_pickaxe")
    assert options(match, 0) == [f"rubble:{n}" for n in (1, 2, 3, 4)]


def test_enemies_and_their_dice_follow_the_data() -> None:
    data = row("enemy", "goblin", strength=2)
    match = changed(data, hall({"dwarves": [1, 2]}, {}))
    act(match, "printed_axe")
    assert {each["event"] for each in [e.data() for e in match.moves[-1].events]} >= {
        "nothing-done"
    }
    match = rewarded(row("enemy_die", "die_goblin", faces=[GP3] * 6), "defeat:goblin")
    match.play(0, "r2c2:goblin")
    match.play(0, "take")
    assert glory(match) == 8


def test_buildings_follow_the_data() -> None:
    bonus = {"building_bonus": {"house": {"gold": GP3}}}
    match = rewarded(bonus, "build:house", mountain={**QUIET})
    match.play(0, "r2c2")
    assert glory(match) == 8
    dear = {"build_options": row("list", "build_1", strength=3)}
    match = changed(dear, hall({"dwarves": [2]}, {}))
    act(match, "printed_compass")
    assert refused(match, 0, "build_1") == ("COV-4.132", "strength-short")


@pytest.mark.parametrize(
    "data, source, expected",
    [
        ({"throne_scoring": {"gp": [8, 2, 1]}}, "throne", [8, 2]),
        ({"achievement_scoring": {"gp": [1, *range(7, 19)]}}, "achievements", [7, 1]),
        ({"final_scoring": {"leftover_units_per_gp": 2}}, "leftovers", [2, 0]),
        ({"final_scoring": {"enemy_chamber_penalty": 5}}, "penalty", [-5, 0]),
        ({"enemy_council_scoring": {"orc": {"per": 1, "gp": 4}}}, "prisoners", [4, 0]),
        (
            {"projects": row("tiles", "project_a3", gp={"emerald": 1, "gold": 6})},
            "projects",
            [6, 0],
        ),
        ({"goal_thresholds": {"achievements": [1, 9]}}, "goals", [4, 0]),
        (
            {
                "goals": row("tiles", "goal_tools", gp=3),
                "goal_thresholds": {"achievements": [1, 9]},
            },
            "goals",
            [12, 0],
        ),
    ],
)
def test_scoring_follows_the_data(data: Data, source: str, expected: list[int]) -> None:
    clan = {"tracks": {"mine": 3}, "tokens": ["plus_2", "plus_2"], "dungeon": ["orc"]}
    clan["goals"] = ["goal_tools", "goal_coins"]
    here = {"chamber": "ch_05", "buildings": ["0:house"], "enemies": ["orc"]}
    things = {"throne": [{"gold": 1}, {"iron": 1}], "mountain": {**QUIET, "r2c2": here}}
    projects = ["project_a3", "project_b1", "project_c1"]
    match = changed(data, council(clan, {}, era=3, projects=projects, **things))
    assert points(match, source) == expected


def test_the_elders_follow_the_data() -> None:
    turn = solo(agenda=[{"do": "elder_turn"}])
    data = {"solo": {"fight_fallback_gp": 9}}
    assert elders_glory(changed(data, turn, "elder_card:elder_axe_3")) == 14
    data = {"solo": {"build_fallback_gp": 8}}
    bare = solo(agenda=[{"do": "elder_turn"}], elders={"forge": {}})
    assert elders_glory(changed(data, bare, "elder_card:elder_compass_3")) == 13
    data = {"solo": {"rubble_discarded": 1, "pickaxe_mine_steps": 1}}
    match = changed(data, turn, "elder_card:elder_pickaxe_4", "elders_die:1", "elders_die:2")
    assert len(happened(match, "elders-rubble-cleared")) == 1
    assert elders(match, "tracks")["mine"] == 1


def test_difficulty_and_cards_follow_the_data() -> None:
    levels = row("difficulty", "hard", gp_per_achievement_and_tool=7)
    ended = solo(phase="council", era=3, difficulty="hard")
    assert elders_glory(changed({"solo": levels}, ended)) == 5 + 4 * 7
    cards = {"solo": {"cards": row("list", "elder_axe_3", effect=GP3)}}
    turn = solo(agenda=[{"do": "elder_turn"}])
    assert elders_glory(changed(cards, turn, "elder_card:elder_axe_3")) == 5 + 4 + 3


def test_sites_and_throne_follow_the_data() -> None:
    data = {"board": {"side_1_2": row("site", "gate_1", limit=1, spaces=["iron", "iron"])}}
    match = changed(data, hall({"resources": ["iron"]}, {}))
    act(match, "printed_cart", "gate_1", "iron")
    assert table(match)["sites"]["gate_1"]["carts"][0] == {"iron": 1}
