"""MTK-4.80 to 4.87: great halls, where they fit and what becomes of what they cover."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    asked,
    casting,
    fixture_n,
    mine,
    mountain,
    network,
    player,
    stock,
)
from helpers import at, names, options, play, refused, table, told

from underhall.core.errors import UnknownToken
from underhall.core.match import Match
from underhall.games.mountain_king.box.names import HALLS
from underhall.games.mountain_king.rules.scoring import parts

TREASURY = "6,11+7,11+8,11+6,12+7,12*+8,12+6,13+7,13+8,13"
RIFT = "2,5+3,5+4,5*+5,5+6,5+7,5"
WAY = ["4,17+5,17+6,17+7,17", "7,14+7,15+7,16"]
"""From the gate wg4_3 to the ground of the Treasury."""
GROUND = ["6,11+7,11+8,11", "6,12+7,12*+8,12", "6,13+7,13+8,13"]
HALL_HONOR, STATUE_HONOR = 4, 5
"""Among the parts of a score."""


def dedicating(held: str = "", own: Any = None, **things: Any) -> Match:
    """Seat 0 stands in step 3 with three rows of three to lay a hall on."""
    told_own = player(held, gate="wg4_3", **(own or {}))
    tunnels = [*WAY, *GROUND, *things.pop("tunnels", [])]
    return at(mountain(told_own, seats=4, tunnels=tunnels, step="great_hall", **things))


def in_row_5(*tunnels: str, **things: Any) -> Match:
    """Seat 0 lays the Rift; fixture N has seven cells in a row."""
    match = at(fixture_n(tunnels=[*tunnels], step="great_hall", **things))
    play(match, "0 rift")
    return match


# ---------------------------------------------------------------------- the worked examples


@pytest.mark.rule("MTK-4.81", "MTK-4.82", "MTK-4.83", "MTK-4.84", "MTK-4.85", "MTK-4.135")
def test_ex_13_dedicating_the_treasury() -> None:
    standing = {"pedestals": {"ice": ["7,12"]}, "statues": {"moon": ["8,12"]}}
    match = dedicating("1 cart", **standing)
    play(match, "0 treasury")
    now = table(match)
    assert (now["halls"], now["tunnels"]) == ({"treasury": TREASURY}, WAY)
    assert (now["pedestals"]["ice"], now["gone"], now["takers"]) == (
        [],
        {"ice": 1},
        {"orange_ice": 0},
    )
    assert now["statues"]["moon"] == ["8,12"]
    assert parts(match.state, 0)[HALL_HONOR:] == [6, 0]
    play(match, "0 8,12", "0 7,12")
    assert parts(match.state, 0)[HALL_HONOR:] == [15, 0]


@pytest.mark.rule("MTK-4.5", "MTK-4.85", "MTK-4.91")
def test_ex_14_splitting_a_tunnel() -> None:
    tunnels = ["9,5+9,6*+9,7+9,8", "10,7+11,7+12,7", "13,7+14,7"]
    things = {"tunnels": tunnels, "statues": {"fire": ["9,8"]}}
    match = at(fixture_n("2 cart", step="great_hall", **things))
    play(match, "0 rift", "0 9,7+10,7+11,7*+12,7+13,7+14,7")
    assert table(match)["tunnels"][3:] == ["9,5+9,6*", "9,8"]
    play(match, "0 9,8")
    assert options(match, 0) == ["9,7", "10,7", "11,7", "12,7", "13,7", "14,7"]
    play(match, "0 14,7", "0 14,7")
    assert {"9,5", "9,6", "9,8"} <= {*options(match, 0)}


# ---------------------------------------------------------------------- one hall, for nothing


@pytest.mark.rule("MTK-4.80")
def test_a_hall_is_dedicated_or_not() -> None:
    match = dedicating()
    assert (asked(match), options(match, 0)) == ("hall", ["end", *HALLS.tokens])
    play(match, "0 end")
    assert (table(match)["halls"], match.state.active) == ({}, 1)


@pytest.mark.rule("MTK-4.80")
def test_a_hall_costs_nothing_and_there_is_one_a_turn() -> None:
    """Ruling: never two halls in one turn."""
    match = dedicating("1 stone, 1 coin, 2 rune")
    events = play(match, "0 crucible", "0 7,12+6,13+7,13*+8,13+7,14")
    assert names(events) == ["hall-dedicated"]
    assert (stock(match), asked(match)) == ("1 stone, 2 rune, 1 coin", "statue_menu")


@pytest.mark.rule("MTK-4.80")
def test_a_hall_on_the_mountain_is_gone_from_the_supply() -> None:
    players = [player(gate="wg4_3"), player(gate="wg4_4")]
    halls, tunnels = {"rift": RIFT}, [*WAY, *GROUND]
    match = at(mountain(*players, seats=4, tunnels=tunnels, halls=halls, step="great_hall"))
    assert options(match, 0) == ["end", *HALLS.tokens[1:]]
    assert refused(match, 0, "rift") == ("MTK-4.80", "hall-taken")


# ---------------------------------------------------------------------- where


@pytest.mark.rule("MTK-4.81")
def test_a_hall_lies_on_tunnels_of_the_own_network_turned_freely() -> None:
    match = dedicating(tunnels=["9,12+10,12"])
    play(match, "0 stonemasons_house")
    assert {*options(match, 0)} == {
        "7,11*+6,12+7,12+8,12+6,13+7,13+8,13",
        "7,11+8,11+7,12+8,12+9,12*+7,13+8,13",
        "6,12+7,12+8,12+6,13+7,13+8,13+7,14*",
        "6,11+7,11+8,11+6,12+7,12+8,12+7,13*",
        "6,11+7,11+6,12+7,12+8,12*+6,13+7,13",
        "7,11+8,11+6,12*+7,12+8,12+7,13+8,13",
    }


@pytest.mark.rule("MTK-4.81")
def test_a_hall_that_fits_nowhere_is_refused() -> None:
    match = at(fixture_n(step="great_hall"))
    assert options(match, 0) == ["end", "rift"]
    for hall in HALLS.tokens[1:]:
        assert refused(match, 0, hall) == ("MTK-4.81", "hall-fits-nowhere")


@pytest.mark.rule("MTK-4.81")
def test_no_hall_on_a_gate() -> None:
    match = in_row_5("2,6+2,7+2,8+2,9")
    assert refused(match, 0, "2,4+2,5+2,6*+2,7+2,8+2,9") == ("MTK-4.81", "hall-on-gate")


@pytest.mark.rule("MTK-4.81")
def test_no_hall_on_another_hall() -> None:
    halls = {"crucible": "9,4+8,5+9,5*+10,5+9,6"}
    own = player(gate="wg4_4")
    tunnels = ["2,5+3,5*+4,5", "5,5*+6,5", "7,5"]
    match = at(mountain(own, seats=4, tunnels=tunnels, halls=halls, step="great_hall"))
    play(match, "0 rift")
    assert refused(match, 0, "3,5+4,5+5,5*+6,5+7,5+8,5") == ("MTK-4.81", "hall-on-hall")
    assert options(match, 0) == ["2,5+3,5+4,5*+5,5+6,5+7,5", "2,5+3,5+4,5+5,5*+6,5+7,5"]


@pytest.mark.rule("MTK-4.81")
def test_no_hall_outside_the_network() -> None:
    match = in_row_5("9,3", "9,7+9,8+9,9", workshops={"ww02": "mint"})
    for token in ("4,5+5,5+6,5*+7,5+8,5+9,5", "6,4+6,5+6,6*+6,7+6,8+6,9"):
        assert refused(match, 0, token) == ("MTK-4.81", "hall-outside-network")
    assert len(options(match, 0)) == 4


@pytest.mark.rule("MTK-4.81")
def test_neither_a_fragment_nor_a_rivals_tunnel_bears_a_hall() -> None:
    loose = ["11,12+12,12+13,12", "14,12+15,12+16,12"]
    rival = ["16,3+16,4+16,5", "13,5+14,5+15,5", "11,5+12,5"]
    match = at(fixture_n(tunnels=[*loose, *rival], step="great_hall"))
    play(match, "0 rift")
    assert {token[:3] for token in options(match, 0)} == {"2,5", "3,5"}
    with pytest.raises(UnknownToken):
        play(match, "0 11,12+12,12+13,12*+14,12+15,12+16,12")
    with pytest.raises(UnknownToken):
        play(match, "0 11,5+12,5+13,5*+14,5+15,5+16,5")


# ---------------------------------------------------------------------- what it covers


@pytest.mark.rule("MTK-4.52", "MTK-4.82")
def test_pedestals_under_a_hall_leave_the_game_and_their_tokens_stay_taken() -> None:
    own = {"pedestals": {"ice": 1}}
    standing = {"pedestals": {"ice": ["7,12"], "moon": ["5,17"]}}
    tunnels = ["4,17+5,17*+6,17+7,17", WAY[1], *GROUND]
    told_own = player("2 stone", gate="wg4_3", **own)
    match = at(mountain(told_own, seats=4, tunnels=tunnels, step="great_hall", **standing))
    bag = table(match)["bag"]
    events = play(match, "0 treasury")
    assert told(events, "pedestal-removed") == [{"who": 0, "clan": "ice", "cell": "7,12"}]
    now = table(match)
    assert (now["pedestals"]["moon"], now["bag"], now["gone"]) == (["5,17"], bag, {"ice": 1})
    again = {**now, "step": "recruit_or_dig", "seat": 0}
    match = at({"game": "mountain_king", "seats": 4, "table": again})
    play(match, "0 dig", "0 8,14*+9,14")
    assert asked(match) != "pedestal"
    assert mine(match, "pedestals") == {"ice": 1}


@pytest.mark.rule("MTK-4.83")
def test_statues_stay_where_they_are() -> None:
    standing = {"fire": ["6,11", "7,14"], "ice": ["7,12"], "moon": ["8,13"]}
    match = dedicating("1 cart", statues=standing)
    play(match, "0 treasury")
    assert table(match)["statues"] == standing


@pytest.mark.rule("MTK-4.84")
def test_a_hall_is_one_large_tunnel() -> None:
    match = dedicating("1 cart", statues={"fire": ["7,14"]})
    play(match, "0 treasury", "0 7,14")
    hall = TREASURY.replace("*", "").split("+")
    assert {*hall} <= {*options(match, 0)}
    match = dedicating("1 cart", statues={"fire": ["6,11"]})
    play(match, "0 treasury", "0 6,11")
    assert {"7,14", "7,15", "7,16", *hall} - {"6,11"} == {*options(match, 0)}


@pytest.mark.rule("MTK-4.84")
def test_a_tunnel_is_dug_beside_a_hall() -> None:
    match = dedicating("2 stone")
    play(match, "0 treasury")
    later = {**table(match), "step": "recruit_or_dig", "seat": 0}
    match = at({"game": "mountain_king", "seats": 4, "table": later})
    play(match, "0 dig", "0 4,12*+5,12")
    assert "4,12" in network(match)


@pytest.mark.rule("MTK-4.84")
def test_a_hall_leaves_no_anchor_under_it_or_on_its_altar() -> None:
    match = dedicating()
    play(match, "0 treasury")
    assert match.state.anchors == 0


@pytest.mark.rule("MTK-4.84")
def test_an_altar_is_no_pedestal() -> None:
    own = player(gate="wg4_3", pedestals={"fire": 1})
    statues = {"fire": ["7,12"]}
    position = mountain(own, seats=4, tunnels=WAY, halls={"treasury": TREASURY}, statues=statues)
    match = casting(position, "masons_blessing")
    assert asked(match) != "spell_resolve"
    assert table(match)["pedestals"] == {"fire": [], "ice": [], "moon": []}
    assert parts(match.state, 0)[HALL_HONOR:] == [15, 0]


@pytest.mark.rule("MTK-4.85")
def test_what_sticks_out_of_a_hall_is_a_tunnel_for_each_group() -> None:
    match = in_row_5("4,4+5,4", "4,3")
    play(match, f"0 {RIFT}")
    assert table(match)["tunnels"] == ["8,4*+8,5", "4,4+5,4", "4,3"]


@pytest.mark.rule("MTK-4.85")
def test_a_pedestal_on_a_remaining_anchor_stays() -> None:
    match = in_row_5(pedestals={"ice": ["8,4"], "fire": ["3,5"]})
    play(match, f"0 {RIFT}")
    assert table(match)["pedestals"] == {"fire": [], "ice": ["8,4"], "moon": []}
    assert table(match)["gone"] == {"fire": 1}


# ---------------------------------------------------------------------- who, and how


@pytest.mark.rule("MTK-4.86")
def test_a_player_may_have_several_halls() -> None:
    match = dedicating(tunnels=["8,17+9,17"])
    play(match, "0 crucible", "0 7,12+6,13+7,13*+8,13+7,14")
    later = {**table(match), "step": "great_hall", "seat": 0}
    match = at({"game": "mountain_king", "seats": 4, "table": later})
    play(match, "0 rift", "0 4,17+5,17+6,17*+7,17+8,17+9,17")
    assert sorted(table(match)["halls"]) == ["crucible", "rift"]


@pytest.mark.rule("MTK-4.86")
def test_any_player_may_take_any_hall() -> None:
    players = [player(gate="wg4_4"), player(gate="wg4_3")]
    tunnels = [*WAY, *GROUND]
    position = mountain(*players, seats=4, seat=1, tunnels=tunnels, step="great_hall")
    match = at(position)
    assert options(match, 1) == ["end", *HALLS.tokens]
    play(match, "1 treasury")
    assert table(match)["halls"] == {"treasury": TREASURY}


@pytest.mark.rule("MTK-4.87")
def test_another_altar_is_another_placement() -> None:
    match = in_row_5()
    assert options(match, 0) == [
        "2,5+3,5+4,5*+5,5+6,5+7,5",
        "3,5+4,5+5,5*+6,5+7,5+8,5",
        "2,5+3,5+4,5+5,5*+6,5+7,5",
        "3,5+4,5+5,5+6,5*+7,5+8,5",
    ]
    play(match, "0 3,5+4,5+5,5+6,5*+7,5+8,5")
    assert table(match)["halls"] == {"rift": "3,5+4,5+5,5+6,5*+7,5+8,5"}


@pytest.mark.rule("MTK-4.87")
def test_rotations_that_agree_in_cells_and_altar_are_one() -> None:
    """Ruling: flipping halls changes nothing."""
    tables = at(mountain()).state.tables
    turned = {HALLS.token(hall): len(ways) for hall, ways in enumerate(tables.hall_turned)}
    assert turned == {
        "rift": 4,
        "crucible": 1,
        "shamans_abode": 4,
        "stonemasons_house": 4,
        "treasury": 1,
        "great_forge": 4,
    }
    match = dedicating()
    events = play(match, "0 treasury")
    assert names(events)[:2] == ["forced", "hall-dedicated"]
