"""MTK-4.3 to 4.6: neighbours, networks, and what counts as a tunnel."""

from typing import Any

import pytest
from games.mountain_king.dealing import dealt
from games.mountain_king.mountain import fixture_n, mountain, network, player, resolving
from helpers import at, options, play, refused, table

from underhall.core.match import Match


def digging(*tunnels: str, held: Any = "5 stone", shape: Any = "tunnel_i2", **table: Any) -> Match:
    """Seat 0 is about to place a tile; its gate is at 2,4 and these tunnels are dug."""
    own = player(held, gate="wg4_4")
    position = mountain(own, seats=4, step="recruit_or_dig", tunnels=[*tunnels], **table)
    match = at(position)
    play(match, "0 dig", f"0 {shape}")
    return match


# ---------------------------------------------------------------------- neighbours


@pytest.mark.rule("MTK-4.3")
def test_a_corner_does_not_connect_a_network() -> None:
    match = at(mountain(player(gate="wg4_4"), seats=4, tunnels=["3,5+3,6"]))
    assert network(match) == ["2,4"]
    match = at(mountain(player(gate="wg4_4"), seats=4, tunnels=["2,5+2,6", "3,7+3,8"]))
    assert network(match) == ["2,4", "2,5", "2,6"]


@pytest.mark.rule("MTK-4.3")
def test_a_new_tunnel_must_share_an_edge_with_the_network() -> None:
    match = digging()
    assert {"2,5*+2,6", "3,4*+4,4"} <= {*options(match, 0)}
    assert {"3,5*+3,6", "1,5*+1,6", "3,3+4,3*"}.isdisjoint(options(match, 0))


@pytest.mark.rule("MTK-4.3")
def test_a_corner_of_a_rival_is_no_contact() -> None:
    rival = ["4,17+4,16+4,15"]
    own = ["2,5+2,6+2,7", "3,7+3,8", "3,9+3,10+3,11", "3,12+3,13"]
    match = digging(*own, *rival)
    assert "2,14*+3,14" in options(match, 0)
    assert refused(match, 0, "3,14*+3,15") == ("MTK-4.64", "beside-rival")


@pytest.mark.rule("MTK-4.3")
def test_a_statue_at_a_corner_cannot_be_called() -> None:
    statues = {"fire": ["3,5", "2,5"]}
    match = resolving(
        mountain(player(gate="wg4_4"), seats=4, statues=statues), "call_of_the_ancients"
    )
    assert table(match)["statues"]["fire"] == ["2,4", "3,5"]


@pytest.mark.rule("MTK-4.3")
def test_a_statue_does_not_cut_a_corner() -> None:
    tunnels = ["2,5+2,6", "3,5+4,5", "5,5+5,6", "3,7+4,7+5,7"]
    own, statues = player("1 cart", gate="wg4_4"), {"ice": ["2,6"]}
    match = at(mountain(own, seats=4, tunnels=tunnels, statues=statues, step="statues"))
    play(match, "0 2,6")
    assert options(match, 0) == ["2,4", "2,5", "3,5", "4,5"]
    assert refused(match, 0, "3,7") == ("MTK-4.91", "tunnel-not-adjacent")


# ---------------------------------------------------------------------- networks


@pytest.mark.rule("MTK-4.4")
def test_a_network_is_all_that_hangs_together_with_the_gate() -> None:
    halls = {"crucible": "4,7+3,8+4,8*+5,8+4,9"}
    tunnels = ["2,5+2,6", "2,7+3,7", "6,8+7,8", "9,2+9,3"]
    match = at(mountain(player(gate="wg4_4"), seats=4, tunnels=tunnels, halls=halls))
    hall = ["4,7", "3,8", "4,8", "5,8", "4,9"]
    assert set(network(match)) == {"2,4", "2,5", "2,6", "2,7", "3,7", *hall, "6,8", "7,8"}
    assert network(match, 1) == ["16,2"]


@pytest.mark.rule("MTK-4.4")
def test_a_tunnel_joins_the_network_when_it_is_dug() -> None:
    match = digging("2,5+2,6")
    play(match, "0 2,7+3,7*")
    assert network(match) == ["2,4", "2,5", "2,6", "2,7", "3,7"]


@pytest.mark.rule("MTK-4.4")
def test_a_network_begins_as_the_gate_alone() -> None:
    match = at(mountain(seats=3))
    assert [network(match, seat) for seat in range(3)] == [["16,5"], ["8,16"], ["0,5"]]
    match = dealt(3)
    play(match, "0 ag3_2")
    assert [network(match, seat) for seat in range(3)] == [["8,16"], [], []]


# ---------------------------------------------------------------------- tunnels


@pytest.mark.rule("MTK-4.5")
def test_a_tunnel_is_one_tile() -> None:
    match = at(fixture_n("1 cart", statues={"fire": ["5,5"]}, step="statues"))
    play(match, "0 5,5")
    assert options(match, 0) == ["8,4", "2,5", "3,5", "4,5", "6,5", "7,5", "8,5"]


@pytest.mark.rule("MTK-4.5")
def test_a_gate_is_a_tunnel_of_one_cell_for_statues() -> None:
    match = at(fixture_n("2 cart", statues={"fire": ["5,5"]}, step="statues"))
    play(match, "0 5,5")
    assert refused(match, 0, "2,4") == ("MTK-4.91", "tunnel-not-adjacent")
    play(match, "0 3,5", "0 3,5")
    assert options(match, 0) == ["2,4", "2,5", "4,5", "5,5", "6,5"]


@pytest.mark.rule("MTK-4.5")
def test_a_hall_is_one_large_tunnel_for_statues() -> None:
    halls = {"rift": "2,5+3,5+4,5*+5,5+6,5+7,5"}
    own = player("1 cart", gate="wg4_4")
    position = mountain(own, seats=4, halls=halls, tunnels=["8,5+9,5"], statues={"ice": ["9,5"]})
    match = at({**position, "table": {**position["table"], "step": "statues"}})
    play(match, "0 9,5")
    assert options(match, 0) == ["2,5", "3,5", "4,5", "5,5", "6,5", "7,5", "8,5"]


@pytest.mark.rule("MTK-4.5")
def test_what_a_hall_leaves_of_a_tile_is_a_tunnel_for_each_connected_part() -> None:
    tunnels = ["2,5+3,5+4,5*", "5,5+6,5", "7,4+7,5+7,6+7,7", "4,4+5,4"]
    own = player("4 coin", gate="wg4_4")
    match = at(mountain(own, seats=4, tunnels=tunnels, statues={}, step="great_hall"))
    play(match, "0 rift", "0 2,5+3,5+4,5*+5,5+6,5+7,5")
    assert table(match)["tunnels"] == ["7,4", "7,6+7,7", "4,4+5,4"]


# ---------------------------------------------------------------------- workshops and the Heart


@pytest.mark.rule("MTK-4.6")
def test_a_workshop_does_not_connect_a_network() -> None:
    tunnels = ["2,5+3,5+4,5", "4,7+4,8"]
    match = at(mountain(player(gate="wg4_4"), seats=4, tunnels=tunnels, workshops={"ww04": "mint"}))
    assert network(match) == ["2,4", "2,5", "3,5", "4,5"]


@pytest.mark.rule("MTK-4.6")
@pytest.mark.parametrize("workshops", [{}, {"ww04": "mint"}])
def test_a_workshop_spot_cannot_be_covered(workshops: dict[str, str]) -> None:
    match = digging("2,5+3,5+4,5", workshops=workshops)
    assert refused(match, 0, "4,6*+4,7") == ("MTK-4.62", "on-workshop-spot")
    assert not [token for token in options(match, 0) if "4,6" in token.replace("*", "").split("+")]


@pytest.mark.rule("MTK-4.6")
def test_the_heart_cannot_be_covered() -> None:
    way = ["2,5+2,6+2,7", "3,7+3,8+4,8", "4,9+5,9+6,9", "7,9+8,9+8,10"]
    match = digging(*way)
    assert refused(match, 0, "9,9+9,10*") == ("MTK-4.62", "on-the-heart")
    assert not [token for token in options(match, 0) if "9,10" in token]
