"""Reading and writing positions of the Mountain King."""

import json
from typing import Any

import pytest
from games.mountain_king.mountain import (
    GATES,
    OTHERS,
    TEAMS,
    WINTER,
    asked,
    card,
    fixture_n,
    loads,
    mine,
    moot_of,
    mountain,
    network,
    player,
    stock,
    team_stock,
    troll,
    trolls,
    two_teams,
)
from helpers import at, examples, options, play, play_on, snapshot, started, table
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.position import read_position, write_position

Data = dict[str, Any]
NO_TRADES = editions.edition("mountain_king", {"limits": {"trade_rate": 60}})
"""Random players trade everything away; without trades they dig, dedicate halls, move statues."""
SETTINGS: list[tuple[int, Data]] = [(2, {}), (2, WINTER), (3, {}), (4, TEAMS), (5, {})]


def bare(seats: int = 2, **table: Any) -> Data:
    """A position that says nothing else."""
    return {"game": "mountain_king", "seats": seats, "table": table}


def written(match: Match) -> Data:
    return write_position(match.edition, match.state, match.options)


# ---------------------------------------------------------------------- there and back


@given(setting=st.sampled_from(SETTINGS), seed=st.integers(0, 10**9), moves=st.integers(0, 500))
@examples(30)
def test_any_position_comes_back_as_it_was(
    setting: tuple[int, Data], seed: int, moves: int
) -> None:
    seats, options = setting
    match = play_on(Match(NO_TRADES, seats, options, Fast(seed)), seed, moves)
    position = written(match)
    state = read_position(match.edition, json.loads(json.dumps(position)))
    assert write_position(match.edition, state, match.options) == position
    assert state.choices == match.state.choices


@pytest.mark.parametrize("step", ["setup", "spells", "recruit_or_dig", "great_hall", "statues"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_position_at_every_step_comes_back(step: str, seat: int) -> None:
    position = written(at(bare(step=step, seat=seat)))
    assert written(at(position)) == position


def test_the_data_of_an_edition_travel_with_a_position() -> None:
    data = {"limits": {"trade_rate": 5}}
    again = at(written(at({**bare(), "data": data})))
    assert again.edition.overrides == data


def test_options_travel_with_a_position() -> None:
    again = at(written(at(two_teams("1 stone"))))
    assert (again.options["teams"], team_stock(again)) == ("yes", "1 stone")


def test_a_position_in_the_middle_of_an_action_brings_its_agenda() -> None:
    own = {"moot": {"1_0": troll("quarrier", "1 stone")}}
    match = at(fixture_n("5 stone", own=own, step="recruit_or_dig"))
    play(match, "0 dig", "0 tunnel_l4", "0 10,3+10,4+9,5*+10,5")
    again = at(written(match))
    assert options(again, 0) == options(match, 0) == ["auto", "storage", "1_0:stone"]
    assert json.loads(snapshot(again))[0] == json.loads(snapshot(match))[0]


# ---------------------------------------------------------------------- what is left out


def test_what_is_left_out_is_as_in_the_canonical_setup() -> None:
    match = at(bare(3))
    first = ["quarrier", "ironmonger", "gem_seeker", "purser"]
    assert list(trolls(match).values()) == [f"starter_{name}" for name in first]
    assert table(match)["horde"]["1_0"] == {"troll": card("ember_hauler")}
    pedestals = [table(match)["horde"][f"2_{n}"]["pedestal"] for n in range(4)]
    assert pedestals == ["moon", "fire", "ice", "moon"]
    spells = [entry["spell"] for entry in table(match)["book"]]
    assert spells == ["ritual_of_earth", "honeyed_tongue", "ceremony_of_elevation"]
    assert sum(table(match)["supply"].values()) == 7
    assert table(match)["track"]["dark_grey_fire"] == 4
    assert [mine(match, "gate", seat) for seat in range(3)] == ["ag3_1", "ag3_2", "ag3_3"]
    assert (asked(match), match.state.waiting()) == ("step1_menu", [0])


def test_everybody_has_the_starting_resources_of_the_turn_order() -> None:
    match = at(bare(5, start=1, seat=1))
    assert stock(match, 1) == "5 stone, 1 hammer, 3 coin"
    assert stock(match, 2) == stock(match, 3) == "5 stone, 1 iron, 1 hammer, 4 coin"
    assert stock(match, 4) == stock(match, 0) == "5 stone, 1 iron, 1 cart, 1 hammer, 4 coin"


def test_statues_stand_from_the_first_spot_on() -> None:
    match = at(bare(3))
    assert {clan: len(cells) for clan, cells in table(match)["statues"].items()} == {
        **dict.fromkeys(("fire", "ice", "moon"), 5)
    }
    assert "8,0" in table(match)["statues"]["fire"]


def test_a_moot_is_filled_with_starters_at_the_bottom() -> None:
    moot = {"1_2": "starter_quarrier", "2_0": troll("ember_hauler", "1 cart_fire")}
    match = at(bare(players=[{"moot": moot}]))
    assert list(trolls(match)) == ["1_0", "1_1", "1_2", "1_3", "2_0"]
    assert [trolls(match)[place] for place in ("1_0", "1_1", "1_3")] == [
        *("starter_ironmonger", "starter_gem_seeker", "starter_purser")
    ]
    assert loads(match) == {"2_0": "1 cart_fire"}
    assert table(match)["horde"]["1_0"] == {"troll": card("cinder_smelter")}


def test_the_horde_does_without_cards_that_lie_elsewhere() -> None:
    match = at(bare(horde={"1_3": card("ember_hauler")}, under=[card("cinder_smelter")]))
    row = [table(match)["horde"][f"1_{n}"]["troll"] for n in range(5)]
    names = ["spark_breaker", "ash_peddler", "flame_whisperer", "ember_hauler", "frost_hauler"]
    assert row == [card(name) for name in names]


def test_tunnels_come_off_their_stacks_and_halls_are_no_tunnels() -> None:
    match = at(fixture_n(halls={"crucible": "8,6+7,7+8,7*+9,7+8,8"}))
    stacks = table(match)["stacks"]
    assert [stacks[shape] for shape in ("tunnel_i2", "tunnel_i3", "tunnel_v3")] == [11, 9, 4]
    assert stacks["tunnel_l4"] == 5
    assert "8,7" in network(match)


def test_stacks_may_be_told() -> None:
    match = at(fixture_n(stacks={"tunnel_i2": 1}))
    assert table(match)["stacks"] == {
        **dict.fromkeys(table(match)["stacks"], 0),
        "tunnel_i2": 1,
    }


def test_pedestals_not_named_are_in_the_bag_or_gone() -> None:
    things: Data = {"pedestals": {"ice": ["3,5"]}}
    match = at(fixture_n(own={"pedestals": {"fire": 2}}, **things))
    assert table(match)["bag"] == {"fire": 6 - 2 - 1, "ice": 6 - 1 - 1, "moon": 6 - 2}
    match = at(fixture_n(own={"pedestals": {"fire": 2}}, gone={"moon": 1}, **things))
    assert table(match)["bag"]["moon"] == 3
    match = at(fixture_n(bag={"fire": 1}, **things))
    assert table(match)["gone"] == {"fire": 4, "ice": 4, "moon": 4}


def test_a_pedestal_has_taken_its_token() -> None:
    match = at(fixture_n(pedestals={"ice": ["3,5"]}))
    assert table(match)["takers"] == {"grey_ice": 0}


def test_workshops_on_the_mountain_are_missing_in_the_supply() -> None:
    match = at(fixture_n(workshops={"ww02": "toolmaker"}))
    assert table(match)["supply"].get("toolmaker", 0) == 0
    assert table(at(fixture_n()))["supply"]["toolmaker"] == 1


def test_full_moots_took_the_tokens_in_turn_order() -> None:
    players = [player(moot=moot_of(10)), player(moot=moot_of(10, OTHERS)), player()]
    match = at(mountain(*players, seats=3, start=1, seat=1, round=6))
    assert (table(match)["crowned"], table(match)["last_round"]) == ([1, 0], 8)
    match = at(mountain(*players, seats=3, round=6, last_round=7, crowned=[0, 1]))
    assert (table(match)["crowned"], table(match)["last_round"]) == ([0, 1], 7)


def test_teams_own_together() -> None:
    match = at({"game": "mountain_king", "seats": 4, "options": TEAMS})
    assert [team_stock(match, team) for team in (0, 1)] == ["10 stone, 2 hammer, 6 coin"] * 2
    gates = [mine(match, "gate", seat) for seat in range(4)]
    assert gates == [*GATES]


# ---------------------------------------------------------------------- step and seat


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "step, name",
    [
        ("spells", "step1_menu"),
        ("recruit_or_dig", "step2_menu"),
        ("great_hall", "hall"),
        ("statues", "statue_menu"),
    ],
)
def test_step_and_seat_say_where_a_turn_stands(step: str, name: str, seat: int) -> None:
    match = at(bare(step=step, seat=seat))
    assert (asked(match), match.state.waiting(), match.state.active) == (name, [seat], seat)
    assert match.state.turn == 1


def test_the_turn_of_the_position_is_told() -> None:
    turn = {"cast": True, "worked": True, "magic": "gilded_walls", "cheap_trades": 1}
    match = at(mountain(player("4 coin"), turn=turn))
    assert (table(match)["turn"], options(match, 0)) == (turn, ["end", "trade"])


def test_a_position_in_the_setup_begins_with_the_gates() -> None:
    match = at(bare(3, step="setup"))
    assert (asked(match), options(match, 0)) == ("place_gate", ["ag3_1", "ag3_2", "ag3_3"])
    assert (trolls(match), stock(match)) == ({}, "")


def test_gates_told_in_the_setup_are_not_asked_for() -> None:
    gates = [{"gate": f"ag3_{n}"} for n in (3, 1, 2)]
    match = at(bare(3, step="setup", players=gates))
    assert (asked(match), network(match, 0)) == ("draft_card", ["0,5"])


def test_a_finished_game_is_told_with_its_result() -> None:
    match = play_on(started("mountain_king", 2, 1), 1)
    again = at(written(match))
    assert (again.state.waiting(), again.state.result.data()) == ([], match.state.result.data())


def test_at_the_end_everything_is_scored() -> None:
    match = at(bare(step="end", players=[{"honor": 40}]))
    assert (match.state.waiting(), match.state.result.scores) == ([], (42, 2))
