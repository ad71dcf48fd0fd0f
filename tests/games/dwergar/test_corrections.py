"""Corrected component data reach the game: whatever an owner changes is played so."""

from collections.abc import Callable
from typing import Any

import pytest
from corrections import Data, row
from games.dwergar.halls import (
    asked,
    cart,
    clan,
    fire,
    halls,
    menu,
    mine,
    scores,
    stock,
)
from helpers import at, options, play, table, told

from underhall import editions
from underhall.core.match import Match

Probe = Callable[[Match], Any]
SHIPPED: Data = editions.components("dwergar")
EAST = {"decks": ["western_quarter", "eastern_quarter"]}
NEW = {"decks": ["western_quarter", "new_shaft"]}
NEW_SHAFT = [card["id"] for card in SHIPPED["project"] if card["deck"] == "new_shaft"]


def sent(data: Data, pawn: str, space: str, own: Data, **table: Any) -> Match:
    """A dwarf of seat 0 has just come to a space, in a game with corrected data."""
    own = {**own, "pool": {} if pawn == "foreman" else {pawn: 1}}
    match = at({**halls(own, **table), "data": data})
    play(match, f"0 place:{pawn}:{space}")
    return match


def after(match: Match, *parts: str) -> Match:
    """Parts of the action are done."""
    play(match, *[f"0 {part}" for part in parts])
    return match


def bonus(space: str, id: str, **values: Any) -> Data:
    """A correction of one bonus of a space."""
    return row("space", space, bonus=[{"id": id, **values}])


def event(id: str, *ops: Data) -> Data:
    """A correction of what an event does."""
    return row("event", id, ops=list(ops))


# ---------------------------------------------------------------------- setup


@pytest.mark.parametrize(
    "data, probe, expected",
    [
        (row("start_resources", "seat_1", hand={"iron": 0, "gold": 2}), stock, "0/0/2/0"),
        (
            row("start_resources", "seat_1", cart_level="level_4"),
            lambda match: cart(match, "level_4"),
            "1/0/0/0",
        ),
        (
            row("start_resources", "seat_1", cart={"iron": 3}),
            lambda match: cart(match, "level_1"),
            "1/3/0/0",
        ),
        ({"setup": {"start_furnaces_lit": 1}}, fire, (0, 1, 2)),
        ({"setup": {"start_furnaces_unlit": 4}}, lambda match: mine(match, "reserve"), 4),
        (
            {"setup": {"events_normal": 5, "rounds_normal": 6}},
            lambda match: match.state.rounds,
            6,
        ),
        (
            row("setup_by_players", "players_2", first_game_decks=["old_shaft", "new_shaft"]),
            lambda match: table(match)["decks"],
            ["new_shaft", "old_shaft"],
        ),
        (
            {"setup": {"project_track_size": 3}, "project_track": {"slots": 3}},
            lambda match: len(table(match)["track"]),
            3,
        ),
        (
            {"setup": {"actions_per_turn": 4}},
            lambda match: table(match)["turn"]["actions"],
            4,
        ),
    ],
)
def test_setup_follows_the_data(data: Data, probe: Probe, expected: object) -> None:
    match = at({"game": "dwergar", "seats": 2, "table": {}, "data": data})
    assert probe(match) == expected


# ---------------------------------------------------------------------- actions


def test_yields_follow_the_data() -> None:
    data = row("space", "mine_1", **{"yield": {"crystal": 2}, "extra_yield": {"gold": 1}})
    match = after(sent(data, "foreman", "mine_1", clan(), event="new_crystal_veins"), "load")
    assert cart(match, "level_1") == "5/0/1/2"


@pytest.mark.parametrize(
    "data, pawn, space, parts, held, heat",
    [
        ({}, "engineer", "laboratory", ["exchange:gold:iron"], "9/11/8/9", 3),
        (
            row("exchange_down", "gold_to_iron", amount=5),
            *("engineer", "laboratory", ["exchange:gold:iron"], "9/14/8/9", 3),
        ),
        (
            row("exchange_up", "gold_to_crystal", heat=3),
            *("ironworker", "forge", ["upgrade:gold"], "9/9/8/10", 0),
        ),
        (
            {"furnace_price": {"first": {"stone": 2}, "both_total": {"stone": 3}}},
            *("engineer", "furnace_workshop", ["build"], "7/8/9/9", 3),
        ),
        (
            {"furnace_price": {"second": {"gold": 1}, "both_total": {"gold": 1}}},
            *("engineer", "furnace_workshop", ["build", "build_second"], "8/7/8/9", 3),
        ),
        (
            bonus("bellows", "heat_two", params={"heat": 4}),
            *("ironworker", "bellows", ["heat_two"], "9/9/9/9", 7),
        ),
        (
            row("space", "bellows", furnace_cost={"iron": 0, "gold": 3}),
            *("foreman", "bellows", ["build_furnace:unlit"], "8/9/6/9", 3),
        ),
    ],
)
def test_prices_and_numbers_of_guilds_follow_the_data(
    data: Data, pawn: str, space: str, parts: list[str], held: str, heat: int
) -> None:
    match = after(sent(data, pawn, space, clan("9/9/9/9", heat=3)), *parts)
    assert (stock(match), fire(match)[0]) == (held, heat)


def test_who_has_a_bonus_follows_the_data() -> None:
    data = bonus("bellows", "light_all", specialist="engineer")
    assert menu(sent(data, "engineer", "bellows", clan())) == ["light_one", "light_all"]
    assert menu(sent(data, "blacksmith", "bellows", clan())) == ["light_one"]


def test_more_numbers_of_bonuses_follow_the_data() -> None:
    data = bonus("laboratory", "extra_exchanges", params={"exchanges": 0})
    match = after(sent(data, "blacksmith", "laboratory", clan("0/2/0/0")), "exchange:iron:stone")
    assert asked(match) == (0, "turn_menu")
    data = bonus("gearbox", "vp_per_level", params={"vp_per_level": 3})
    own = clan(carts={"closed": "1/0/0/0"})
    assert scores(after(sent(data, "ironworker", "gearbox", own), "raise:1"))[0] == 3
    data = bonus("gearbox", "stone_to_carts", params={"stone": 2})
    match = after(sent(data, "engineer", "gearbox", clan()), "stone:level_2")
    assert cart(match, "level_2", 1) == "2/0/0/0"


@pytest.mark.parametrize(
    "data, space, heat",
    [
        ({}, "forge", 5 - 2 - 1),
        (bonus("forge", "develop_any", params={"heat_surcharge": 3}), "forge", 5 - 2 - 3),
        ({}, "architect_studio", 5 - 0),
        (
            bonus("architect_studio", "cheap_develop", params={"heat_reduction": 1}),
            "architect_studio",
            5 - 1,
        ),
    ],
)
def test_what_a_development_costs_follows_the_data(data: Data, space: str, heat: int) -> None:
    own = clan("4/0/0/0", heat=5)
    if space == "forge":
        own["realized"] = ["chasm_infill"]
    match = sent(data, "blacksmith", space, own, track=["chasm_infill"][space == "forge" :], **NEW)
    parts = ["develop:chasm_infill"]
    after(match, *(parts if space == "forge" else ["realize:chasm_infill", *parts]))
    assert fire(match)[0] == heat


def test_furnaces_in_the_board_follow_the_data() -> None:
    data = {"furnace_on_board": {"vp": 5, "heat_per_use_by_others": 3}}
    match = after(sent(data, "foreman", "mine_1", clan("9/9/9/9")), "build_furnace:unlit")
    assert scores(match)[0] == 5
    match = sent(data, "engineer", "forge", clan(), sites={"forge": 1})
    assert fire(match, 1)[0] == 3


def test_the_heat_track_follows_the_data() -> None:
    match = sent({"heat": {"track_max": 6}}, "ironworker", "bellows", clan(heat=5, unlit=0))
    after(match, "heat_two")
    assert fire(match)[0] == 6


# ---------------------------------------------------------------------- cards


def test_costs_and_points_of_projects_follow_the_data() -> None:
    changes = {"cost": {"stone": 1, "crystal": 1, "heat": 1}, "vp": 9}
    changes |= {"dev_cost": {"heat": 0, "stone": 0, "iron": 0, "gold": 2}, "dev_vp": 7}
    data = row("project", "north_wall", **changes)
    own = clan("1/0/2/1", heat=1)
    match = sent(data, "ironworker", "architect_studio", own, track=["north_wall"])
    after(match, "realize:north_wall", "develop:north_wall")
    assert (stock(match), fire(match)[0], scores(match)[0]) == ("0/0/0/0", 0, 16)


@pytest.mark.parametrize(
    "card, params, held, heat, points",
    [
        ("private_conveyor", {"stone": 0, "gold": 2}, "0/0/2/0", 0, 2),
        ("secret_entrance", {"heat": 3}, "0/0/0/1", 3, 3),
        ("old_boiler_ribs", {"heat": 2}, "0/0/0/0", 2, 3),
        ("ammunition_store", {"heat": 5}, "0/0/0/0", 5, 2),
    ],
)
def test_what_developing_brings_follows_the_data(
    card: str, params: Data, held: str, heat: int, points: int
) -> None:
    cost = {"heat": 0, "stone": 0, "iron": 0, "gold": 0, "crystal": 0}
    data = row("project", card, effect_params=params, dev_cost=cost)
    decks = ["golden_terraces", "western_quarter", "old_shaft"]
    own = clan(heat=1, realized=[card], pool={"blacksmith": 1})
    match = at({**halls(own, clan(), clan(), decks=decks), "data": data})
    after(match, "place:blacksmith:forge", f"develop:{card}")
    assert (stock(match), fire(match)[0], scores(match)[0]) == (held, heat, points)


@pytest.mark.parametrize(
    "card, params, points",
    [
        ("north_wall", {"vp": 3}, 3 * 1),
        ("armoury", {"resource": "gold"}, 5),
        ("armoury", {"per": 2, "vp": 3}, 3 * 2),
        ("jewellers_workshop", {"vp": 5}, 5 * 1),
        ("jewellers_workshop", {"resource": "stone"}, 0),
        ("treasury_traps", {"vp": 2}, 2 * 2),
    ],
)
def test_what_cards_score_at_the_end_follows_the_data(card: str, params: Data, points: int) -> None:
    data = row("project", card, effect_params=params)
    position = halls(clan("3/4/5/6", developed=[card]))
    match = at({**position, "data": data, "agenda": [{"do": "final_scoring"}]})
    assert match.state.result.scores[0] == points


def test_a_discount_follows_the_data() -> None:
    data = row("project", "treasury_gate", effect_params={"options": ["stone"], "amount": 4})
    own = clan("2/0/0/0", developed=["treasury_gate"])
    match = sent(data, "ironworker", "architect_studio", own, track=["north_wall"])
    assert stock(after(match, "realize:north_wall")) == "0/0/0/0"


def test_lasting_effects_follow_the_data() -> None:
    data = row("project", "south_steam_pipe", effect_params={"heat": 2, "to": "gold", "amount": 3})
    match = at({**halls(clan(heat=2, developed=["south_steam_pipe"]), **EAST), "data": data})
    assert stock(after(match, "convert:south_steam_pipe")) == "0/0/3/0"
    data = row("project", "cricket_pitch", effect_params={"specialist": "blacksmith"})
    match = sent(data, "foreman", "bellows", clan(developed=["cricket_pitch"]))
    assert menu(match) == ["light_one", "light_all"]
    data = row("project", "clan_lift", effect_params={"vp": 4})
    assert scores(sent(data, "engineer", "forge", clan(developed=["clan_lift"])))[0] == 4


def test_the_chain_of_the_new_shaft_follows_the_data() -> None:
    cards = [{"id": id, "effect_params": {"vp": 3}} for id in NEW_SHAFT]
    data = {"project": cards, **row("deck", "new_shaft", rule_params={"vp": 3})}
    own = clan(heat=3, realized=["chasm_infill"], developed=["ore_hoist"])
    match = after(sent(data, "blacksmith", "forge", own, **NEW), "develop:chasm_infill")
    assert scores(match)[0] == 2 * 3


def test_the_numbers_of_decks_follow_the_data() -> None:
    data = row("deck", "western_quarter", rule_params={"actions": 5})
    position = halls(clan(realized=["armoury"]), actions=None, round=10)
    match = at({**position, "data": data, "agenda": [{"do": "western_quarter"}]})
    assert table(match)["turn"]["actions"] == 5
    data = row("deck", "eastern_quarter", rule_params={"heat_per_card": 3})
    data |= {"heat": {"kept_per_eastern_quarter_card": 3}}
    own = clan(heat=9, realized=["coal_crusher"])
    match = sent(data, "ironworker", "forge", own, actions=1, **EAST)
    assert (asked(match), fire(match)[0]) == ((1, "turn_menu"), 3)


# ---------------------------------------------------------------------- events


def test_what_an_event_does_at_once_follows_the_data() -> None:
    levels = ["closed", "level_4"]
    ops = [{"op": "all_heat", "heat": 3}, {"op": "stone_to_carts", "stone": 2, "levels": levels}]
    position = {**halls(actions=None), "agenda": [{"do": "end_round"}]}
    match = at({**position, "data": event("gearbox_starts", *ops)}, "event:gearbox_starts")
    assert (fire(match)[0], cart(match, "closed"), cart(match, "level_4")) == (
        3,
        "2/0/0/0",
        "2/0/0/0",
    )
    assert told(match.setup_events, "lift-raised") == []


@pytest.mark.parametrize(
    "id, op, space, heat, points",
    [
        ("shaft_maintenance", {"op": "vp_on_mine_placement", "vp": 3}, "mine_1", 0, 3),
        (
            "heated_steam_pipes",
            {"op": "heat_on_action", "heat": 2, "spaces": ["mine_1"]},
            *("mine_1", 2, 0),
        ),
        ("off_to_work", {"op": "vp_on_empty_worker_placement", "vp": 2}, "mine_1", 0, 2),
    ],
)
def test_what_lasts_a_round_follows_the_data(
    id: str, op: Data, space: str, heat: int, points: int
) -> None:
    match = sent(event(id, op), "engineer", space, clan(), event=id)
    assert (fire(match)[0], scores(match)[0]) == (heat, points)


def test_an_event_may_close_another_space_or_cost_more() -> None:
    data = event("alchemist_goes_boom", {"op": "close_bonuses", "space": "bellows"})
    match = sent(data, "blacksmith", "bellows", clan(), event="alchemist_goes_boom")
    assert menu(match) == ["light_one"]
    data = event("gearbox_failure", {"op": "gearbox_all_levels_cost_heat", "heat": 2})
    match = sent(data, "blacksmith", "gearbox", clan(heat=5), event="gearbox_failure")
    assert options(match, 0) == ["end_action", "raise:1", "raise:2"]
    data = event("safety_training", {"op": "actions_per_turn", "actions": 1})
    position = halls(actions=None, event="safety_training")
    assert table(at({**position, "data": data}))["turn"]["actions"] == 1
