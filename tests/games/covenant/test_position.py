"""Reading and writing positions of Covenant."""

import json
from typing import Any

import pytest
from games.covenant.council import QUIET, council, elders, solo
from games.covenant.hall import act, glory, hall, own
from helpers import at, examples, options, play, play_on, snapshot, started, table
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.match import Match
from underhall.core.position import read_position, write_position
from underhall.games.covenant.box.names import GOLDEN
from underhall.games.covenant.rules.displays import ornaments_left

Data = dict[str, Any]


def written(match: Match) -> Data:
    return write_position(match.edition, match.state, match.options)


# ---------------------------------------------------------------------- there and back


@given(seats=st.integers(1, 4), seed=st.integers(0, 10**9), moves=st.integers(0, 350))
@examples(40)
def test_any_position_comes_back_as_it_was(seats: int, seed: int, moves: int) -> None:
    match = play_on(started("covenant", seats, seed), seed, moves)
    position = written(match)
    state = read_position(match.edition, json.loads(json.dumps(position)))
    assert write_position(match.edition, state, match.options) == position
    assert state.choices == match.state.choices


def test_the_data_of_an_edition_travel_with_a_position() -> None:
    data = {"meta": {"start_glory": 9}}
    again = at(written(at({**hall({}, {}), "data": data})))
    assert (glory(again), again.edition.overrides) == (9, data)


def test_options_travel_with_a_position() -> None:
    again = at(written(at(solo(difficulty="expert"))))
    assert again.options == {"difficulty": "expert"}
    assert again.state.difficulty == 2


# ---------------------------------------------------------------------- what is left out


def test_what_is_left_out_is_as_in_the_canonical_setup() -> None:
    match = at(hall({}, {}))
    found = table(match)
    assert (found["phase"], found["era"], found["round"], found["first"]) == ("turns", 1, 1, 0)
    assert found["projects"] == ["project_a1", "project_b1", "project_c1"]
    assert found["dice"] == {"goblin": 1, "orc": 1, "troll": 1}
    assert found["displays"]["rubble"][:2] == ["rubble_iron", "rubble_emerald"]
    assert found["displays"]["ornaments"][3] == "orn_hunter"
    opened = [cell for cell, there in found["mountain"].items() if "chamber" in there]
    assert opened == ["r2c2", "r2c3", "r4c2", "r4c3"]
    assert found["mountain"]["r2c2"]["enemies"] == {"goblin": 2}
    assert [own(match, "clan", seat) for seat in (0, 1)] == ["clan_blue", "clan_red"]
    assert own(match, "goals", 1) == ["goal_ornaments", "goal_traditions"]
    assert (own(match, "traditions"), glory(match)) == ([], 5)
    assert (match.state.decision.name, match.state.waiting()) == ("dwarf", [0])


def test_a_short_position_is_made_up() -> None:
    match = at(hall({"score": 3, "dwarves": [2, 1], "resources": ["gold", "gold"]}, {}))
    seen = match.edition.game.view(match.state, 0)
    assert (seen["players"][0]["score"], seen["supply"]["gold"]) == (3, 13)
    assert [each["strength"] for each in own(match, "dwarves")] == [2, 1, 1, 1]


def test_pieces_named_elsewhere_are_missing_in_bag_stacks_and_supply() -> None:
    first = {"dungeon": {"troll": 2}, "tokens": ["plus_2"], "relics": ["crown"]}
    first |= {"coins": {"coin_slot_1": "coin_hunt"}, "tools": {"slot_1": "axe_1"}}
    match = at(hall(first, {"ornaments": {"printed_axe": "orn_trainer"}}, mountain=QUIET))
    s = match.state
    assert (s.bag, s.tokens_left, s.carts) == ([16, 12, 6], [20, 9], [15, 15])
    tiles = [sum(s.relic_stack), sum(s.coin_stack), sum(s.tool_stack)]
    assert tiles == [27 - 4 - 1, 28 - 4 - 1, 24 - 4 - 1]
    assert sum(ornaments_left(s, GOLDEN)) == 15 - 3 - 1


def test_chambers_not_named_take_the_tiles_that_are_left() -> None:
    mountain = {"r1c1": {"chamber": "ch_02"}, "r2c2": {"chamber": "ch_01"}}
    found = table(at(hall({}, {}, mountain=mountain)))["mountain"]
    assert found["r1c2"] == {"back": "back_any2"}
    assert found["r2c3"]["chamber"] == "ch_06"


def test_a_forge_area_left_out_holds_what_was_gained_and_is_not_built() -> None:
    mountain = {**QUIET, "r2c2": {"chamber": "ch_05", "buildings": ["0:house"]}}
    sites = {"gate_1": {"carts": [{"gold": 1}], "slots": [0]}}
    sites["pillar_1"] = {"carts": [{"gold": 1}], "slots": [0]}
    match = at(hall({}, {}, mountain=mountain, sites=sites, gates={"r2c2+r2c3": 0}))
    assert own(match, "forge") == {"house": 1, "workshop": 2, "pillar": 1, "gate": 0}
    assert match.state.carts == [13, 15]


def test_points_are_told_by_source_or_as_a_score() -> None:
    match = at(hall({"points": {"start": 5, "costs": -2, "gates": 4}}, {"score": 9}))
    assert ([glory(match), glory(match, 1)], own(match, "points", 1)) == ([7, 9], {"start": 9})


def test_a_display_told_short_has_empty_spaces() -> None:
    match = at(hall({}, {}, displays={"coins": [None, "coin_gp"], "relics": []}))
    shown = table(match)["displays"]
    assert shown["coins"] == [None, "coin_gp", None, None]
    assert shown["relics"] == [None] * 4
    assert None not in shown["rubble"]


def test_the_elders_left_out_have_their_first_four_cards() -> None:
    match = at(solo())
    assert elders(match, "kinds") == ["pickaxe", "axe", "compass", "cart"]
    assert elders(match, "deck", "discard", "under") == ([], [], 0)
    assert elders(match, "forge") == {"house": 4, "workshop": 4, "pillar": 0, "gate": 0}


# ---------------------------------------------------------------------- phase and seat


@pytest.mark.parametrize("seat, first", [(0, 0), (1, 0), (2, 1), (0, 2)])
def test_phase_and_seat_say_where_a_round_stands(seat: int, first: int) -> None:
    match = at(hall({}, {}, {}, seat=seat, first=first))
    assert (match.state.waiting(), match.state.active) == ([seat], seat)
    play(match, f"{seat} d1", f"{seat} printed_axe", f"{seat} end")
    assert match.state.waiting() == [(seat + 1) % 3]


def test_a_position_in_the_council_begins_with_it() -> None:
    coins = {"coin_slot_1": "coin_gp", "coin_slot_2": "coin_gp"}
    match = at(council({}, {"coins": coins}))
    assert (match.state.waiting(), match.state.decision.name) == ([1], "council_next")


def test_a_position_in_the_setup_deals_and_drafts() -> None:
    match = at({"game": "covenant", "seats": 2, "table": {"phase": "setup"}})
    assert (match.state.decision.name, len(table(match)["draft"])) == ("draft_pick", 8)


def test_a_finished_game_has_nothing_left_to_do() -> None:
    match = at(hall({}, {}, phase="ended", era=3))
    assert (match.state.waiting(), match.state.agenda) == ([], [])


def test_a_position_in_the_middle_of_an_action_brings_its_agenda() -> None:
    match = at(hall({"dwarves": [3]}, {}))
    act(match, "printed_pickaxe", "rubble:2", "rubble:5")
    again = at(written(match))
    assert options(again, 0) == options(match, 0) == ["rubble:3", "rubble:4", "stop"]
    assert json.loads(snapshot(again))[0] == json.loads(snapshot(match))[0]


def test_a_position_in_the_middle_of_a_council_keeps_what_was_heard() -> None:
    clan: dict[str, Any] = {"traditions": ["tradition_16", "tradition_19", "tradition_21"]}
    clan["coins"] = {"coin_slot_1": "coin_gp", "coin_slot_2": "coin_gp"}
    match = at(council(clan, {}))
    assert table(match)["council"]["due"] == ["coin_slot_1", "coin_slot_2"]
    play(match, "0 coin_slot_2", "0 tradition_19")
    again = at(written(match))
    assert options(again, 0) == ["tradition_16", "tradition_21"]


def test_a_spent_token_is_on_its_way_to_the_supply() -> None:
    match = at(hall({"tokens": ["plus_2"]}, {}))
    play(match, "0 d1", "0 printed_axe", "0 plus_2")
    again = at(written(match))
    assert (table(again)["turn"]["boost"], again.state.tokens_left) == (2, [20, 9])
    play(again, "0 end")
    assert again.state.tokens_left == [20, 10]
