"""MTK-4.90 to 4.95: moving statues with carts."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    asked,
    fixture_n,
    honor,
    last_moment,
    loads,
    mountain,
    player,
    stock,
    troll,
)
from helpers import at, options, play, refused, table, told

from underhall.core.match import Match

CLAN_CARTS = {"2_0": troll("ember_hauler", "1 cart_fire"), "2_1": troll("frost_hauler")}


def carting(held: str, statues: dict[str, list[str]], **things: Any) -> Match:
    """Fixture N at the statues; its tunnels are 2,5 to 4,5, then 5,5 and 6,5, then 7,5 to 8,4."""
    return at(fixture_n(held, step="statues", statues=statues, **things))


def statues(match: Match, clan: str) -> list[str]:
    found: list[str] = table(match)["statues"][clan]
    return found


# ---------------------------------------------------------------------- carts


@pytest.mark.rule("MTK-4.90")
def test_every_move_costs_a_cart_and_the_last_cart_ends_the_turn() -> None:
    match = carting("2 cart, 1 coin", {"ice": ["2,5"]})
    events = play(match, "0 2,5", "0 6,5")
    assert told(events, "spent") == [{"who": 0, "resource": "cart", "n": 1, "place": None}]
    moved = {"who": 0, "clan": "ice", "start": "2,5", "goal": "6,5"}
    assert (told(events, "statue-moved"), stock(match)) == ([moved], "1 cart, 1 coin")
    play(match, "0 6,5", "0 8,4")
    assert (statues(match, "ice"), stock(match), match.state.active) == (["8,4"], "1 coin", 1)


@pytest.mark.rule("MTK-4.90")
def test_as_many_moves_as_there_are_carts_of_one_statue_or_of_several() -> None:
    match = carting("9 cart", {"ice": ["2,5"], "moon": ["3,5"]})
    moves = ["2,5", "4,5", "3,5", "2,5", "4,5", "6,5", "2,5", "2,4", "6,5", "7,5"]
    play(match, *[f"0 {move}" for move in moves])
    assert (statues(match, "ice"), statues(match, "moon")) == (["7,5"], ["2,4"])
    assert (asked(match), stock(match)) == ("statue_menu", "4 cart")


def test_who_ends_the_turn_is_told_which_statues_could_move() -> None:
    match = carting("3 cart", {"ice": ["2,5"], "moon": ["3,5"]})
    left = match.state.asked(0).unused(match.state)
    assert left is not None and (left.id, left.args) == ("unused-statues", {"n": 2})


@pytest.mark.rule("MTK-4.90")
def test_nobody_has_to_move_statues() -> None:
    match = carting("3 cart", {"ice": ["2,5"]})
    assert options(match, 0) == ["end", "2,5"]
    play(match, "0 end")
    assert (stock(match), match.state.active) == ("3 cart", 1)


@pytest.mark.rule("MTK-4.90")
def test_without_a_cart_no_statue_is_moved() -> None:
    match = carting("4 coin", {"ice": ["2,5"]})
    assert options(match, 0) == ["end", "trade"]
    assert refused(match, 0, "2,5") == ("MTK-4.90", "no-cart")
    play(match, "0 trade", "0 cart")
    assert options(match, 0) == ["end", "2,5"]


@pytest.mark.rule("MTK-4.90")
def test_a_clan_cart_moves_statues_of_its_clan_alone() -> None:
    match = carting("", {"ice": ["2,5"], "fire": ["3,5"]}, own={"moot": CLAN_CARTS})
    assert options(match, 0) == ["end", "3,5"]
    assert refused(match, 0, "2,5") == ("MTK-4.90", "no-cart")
    play(match, "0 3,5", "0 5,5")
    assert (statues(match, "fire"), loads(match)) == (["5,5"], {})


@pytest.mark.rule("MTK-4.90")
def test_the_player_says_which_cart_goes() -> None:
    match = carting("1 cart", {"ice": ["2,5"], "fire": ["3,5"]}, own={"moot": CLAN_CARTS})
    play(match, "0 3,5", "0 5,5")
    assert (asked(match), options(match, 0)) == ("pay", ["auto", "storage", "2_0:cart_fire"])
    play(match, "0 storage")
    assert (stock(match), loads(match)) == ("", {"2_0": "1 cart_fire"})
    assert options(match, 0) == ["end", "5,5"]


# ---------------------------------------------------------------------- where to


@pytest.mark.rule("MTK-4.91")
def test_a_statue_goes_to_its_own_tunnel_or_an_adjacent_one() -> None:
    match = carting("1 cart", {"fire": ["3,5"]})
    play(match, "0 3,5")
    assert options(match, 0) == ["2,4", "2,5", "4,5", "5,5", "6,5"]
    assert refused(match, 0, "7,5") == ("MTK-4.91", "tunnel-not-adjacent")
    play(match, "0 4,5")
    assert statues(match, "fire") == ["4,5"]


@pytest.mark.rule("MTK-4.91")
def test_the_cell_of_the_statue_within_its_tunnel_is_irrelevant() -> None:
    """The ruling on adjacent tunnels: tiles are neighbours, whichever of their cells touch."""
    for cell in ("2,5", "3,5", "4,5"):
        match = carting("1 cart", {"fire": [cell]})
        play(match, f"0 {cell}")
        assert {"2,4", "5,5", "6,5"} <= {*options(match, 0)}


@pytest.mark.rule("MTK-4.91")
def test_a_statue_starts_from_a_gate_and_from_a_hall() -> None:
    match = carting("1 cart", {"fire": ["2,4"]})
    play(match, "0 2,4")
    assert options(match, 0) == ["2,5", "3,5", "4,5"]
    hall = {"rift": "2,5+3,5+4,5*+5,5+6,5+7,5"}
    own, tunnels = player("1 cart", gate="wg4_4"), ["8,5+9,5", "10,5+11,5"]
    position = mountain(own, seats=4, step="statues", halls=hall, tunnels=tunnels)
    match = at({**position, "table": {**position["table"], "statues": {"ice": ["6,5"]}}})
    play(match, "0 6,5")
    near = ["2,4", "2,5", "3,5", "4,5", "5,5", "7,5", "8,5", "9,5"]
    assert options(match, 0) == near
    assert refused(match, 0, "10,5") == ("MTK-4.91", "tunnel-not-adjacent")


@pytest.mark.rule("MTK-4.91")
def test_a_statue_stays_in_the_network() -> None:
    """A tunnel around the corner is no neighbour, and where all is full nothing can be moved."""
    match = carting("1 cart", {"ice": ["2,4"], "fire": ["2,5", "3,5", "4,5"]}, tunnels=["9,6+9,7"])
    assert options(match, 0) == ["end", "2,5", "3,5", "4,5"]
    assert refused(match, 0, "2,4") == ("MTK-4.91", "no-free-cell")
    play(match, "0 4,5")
    assert options(match, 0) == ["5,5", "6,5"]


@pytest.mark.rule("MTK-4.5", "MTK-4.85", "MTK-4.91")
def test_ex_14_splitting_a_tunnel() -> None:
    tunnels = ["9,5+9,6*+9,7+9,8", "8,6+8,7*+8,8", "6,7*+7,7"]
    things: dict[str, Any] = {"tunnels": tunnels, "statues": {"moon": ["9,8"]}}
    match = at(fixture_n("2 cart", step="great_hall", **things))
    play(match, "0 crucible", "0 8,6+7,7+8,7*+9,7+8,8")
    assert {"9,5+9,6*", "9,8"} <= {*table(match)["tunnels"]}
    play(match, "0 9,8")
    assert options(match, 0) == ["8,6", "7,7", "8,7", "9,7", "8,8"]
    assert refused(match, 0, "9,5") == ("MTK-4.91", "tunnel-not-adjacent")
    play(match, "0 7,7", "0 7,7", "0 9,5")
    assert (statues(match, "moon"), stock(match)) == (["9,5"], "")


# ---------------------------------------------------------------------- one statue a cell


@pytest.mark.rule("MTK-4.92")
def test_a_cell_holds_one_statue() -> None:
    match = carting("1 cart", {"fire": ["3,5"], "ice": ["5,5"]})
    play(match, "0 3,5")
    assert options(match, 0) == ["2,4", "2,5", "4,5", "6,5"]
    assert refused(match, 0, "5,5") == ("MTK-4.92", "cell-occupied")
    assert refused(match, 0, "3,5") == ("MTK-4.92", "cell-occupied")


@pytest.mark.rule("MTK-4.92")
def test_statues_do_not_block_the_way() -> None:
    """Cells 4,5 and 5,5 join the tunnels; a statue passes the two that stand there."""
    match = carting("1 cart", {"fire": ["3,5"], "ice": ["4,5", "5,5"]})
    play(match, "0 3,5", "0 6,5")
    assert statues(match, "fire") == ["6,5"]


PLACES = {
    "pedestal of the own clan": "3,5",
    "pedestal of another clan": "5,5",
    "altar": "8,7",
    "hall": "8,6",
    "gate": "2,4",
}


@pytest.mark.rule("MTK-4.93")
@pytest.mark.parametrize("goal", PLACES.values(), ids=PLACES)
def test_statues_enter_and_leave_pedestals_altars_halls_and_gates(goal: str) -> None:
    pedestals = {"fire": ["3,5"], "moon": ["5,5"]}
    halls = {"crucible": "8,6+7,7+8,7*+9,7+8,8"}
    start = {"3,5": "2,5", "5,5": "2,5", "2,4": "2,5"}.get(goal, "7,5")
    match = carting("2 cart", {"fire": [start]}, pedestals=pedestals, halls=halls)
    play(match, f"0 {start}", f"0 {goal}")
    assert statues(match, "fire") == [goal]
    play(match, f"0 {goal}", f"0 {start}")
    assert (statues(match, "fire"), table(match)["pedestals"]["moon"]) == ([start], ["5,5"])


@pytest.mark.rule("MTK-4.94")
def test_several_statues_stand_in_one_tunnel_and_one_scores() -> None:
    match = carting("2 cart", {"fire": ["5,5"], "ice": ["3,5"], "moon": ["7,5"]})
    play(match, "0 3,5", "0 6,5")
    assert (statues(match, "fire"), statues(match, "ice")) == (["5,5"], ["6,5"])
    assert options(match, 0) == ["end", "5,5", "6,5", "7,5"]
    ended = last_moment(
        player(gate="wg4_4"), tunnels=["2,5+3,5+4,5"], statues={"fire": ["3,5"], "ice": ["4,5"]}
    )
    assert honor(ended) == {"statues": 4}


# ---------------------------------------------------------------------- whose statues

RIVAL = ["15,2+15,3"]
"""A tunnel of seat 1, whose gate is at 16,2."""


@pytest.mark.rule("MTK-4.95")
def test_buried_statues_and_those_of_others_stay() -> None:
    there = {"fire": ["3,5", "10,4"], "ice": ["15,3", "16,2"]}
    match = carting("4 cart", there, tunnels=RIVAL)
    assert options(match, 0) == ["end", "trade", "3,5"]
    for cell in ("10,4", "15,3", "16,2"):
        assert refused(match, 0, cell) == ("MTK-4.95", "statue-not-in-network")


@pytest.mark.rule("MTK-4.95")
def test_a_statue_on_a_fragment_is_still_buried() -> None:
    match = carting("1 cart", {"fire": ["3,5"], "moon": ["9,14"]}, tunnels=["9,14+10,14"])
    assert options(match, 0) == ["end", "3,5"]
    assert refused(match, 0, "9,14") == ("MTK-4.95", "statue-not-in-network")
