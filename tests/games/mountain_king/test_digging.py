"""MTK-4.60 to 4.64, 4.66 to 4.69, 4.78 and 4.79: what is dug where, for how much, and its yield."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    RIVAL_WALL,
    asked,
    fixture_n,
    loads,
    mine,
    mountain,
    network,
    player,
    stock,
    troll,
)
from helpers import at, names, options, play, refused, table, told

from underhall.core.errors import UnknownToken
from underhall.core.match import Match
from underhall.games.mountain_king.box.names import HAMMER, SHAPES
from underhall.games.mountain_king.rules.digging import refuse_placement

VEIN = "10,3+10,4+9,5*+10,5"
"""The placement of the eighth example."""
SHAPE_NAMES = {2: "tunnel_i2", 3: "tunnel_i3", 4: "tunnel_l4", 5: "tunnel_v5"}
PLACED = {2: "9,5*+9,6", 3: "9,5+9,6*+9,7", 4: VEIN, 5: "9,5+9,6+9,7+10,7+11,7"}
"""A shape of each size beside fixture N, and a placement of it."""
ALCOVE = [
    *("3,17+4,17", "3,13+3,14+3,15+3,16", "3,9+3,10+3,11+3,12", "3,6+3,7+3,8"),
    *("1,8+2,8", "0,7+0,8", "4,7+5,7", "5,4+5,5+5,6", "4,4"),
]
"""From the gate wg4_3: the gate wg4_4 has only 2,5 and 1,5 and 1,6 left to dig."""


def digging(held: str, *moves: str, **things: Any) -> Match:
    """Fixture N: seat 0 with these goods has begun to dig and made these moves."""
    match = at(fixture_n(held, step="recruit_or_dig", **things))
    play(match, "0 dig", *[f"0 {move}" for move in moves])
    return match


# ---------------------------------------------------------------------- the worked examples


@pytest.mark.rule("MTK-4.61", "MTK-4.66", "MTK-4.67", "MTK-4.68", "MTK-4.75")
def test_ex_08_digging_for_a_vein() -> None:
    match = digging("4 stone", "tunnel_l4", VEIN)
    assert (mine(match, "honor"), stock(match)) == (4, "2 iron, 1 hammer")
    assert {"10,3", "10,4", "9,5", "10,5"} <= {*network(match)}
    assert "10,4" in table(match)["statues"]["fire"]
    assert asked(match) == "workshop_build"
    play(match, "0 mint")
    assert table(match)["workshops"] == {"ww01": "mint"}


@pytest.mark.rule("MTK-4.66")
@pytest.mark.parametrize(
    "mineral, size, honor",
    [
        *(("stone", 2, 1), ("stone", 3, 2), ("stone", 4, 4), ("stone", 5, 6)),
        *(("iron", 2, 2), ("iron", 3, 4), ("iron", 4, 7), ("iron", 5, 10)),
        *(("heartstone", 2, 3), ("heartstone", 3, 6), ("heartstone", 4, 10), ("heartstone", 5, 14)),
    ],
)
def test_ex_09_same_size_other_minerals(mineral: str, size: int, honor: int) -> None:
    match = at(fixture_n(f"5 {mineral}, 3 hammer", step="recruit_or_dig"))
    events = play(match, "0 dig", f"0 {SHAPE_NAMES[size]}", f"0 {PLACED[size]}")
    assert (mine(match, "honor"), mine(match, "honor", 1)) == (honor, 0)
    assert told(events, "honor-scored") == [{"who": 0, "honor": honor}]


@pytest.mark.rule("MTK-4.61")
def test_ex_10_mixed_payment_refused() -> None:
    match = digging("3 stone, 1 iron")
    assert (asked(match), options(match, 0)) == (
        "dig_shape",
        ["tunnel_i2", "tunnel_i3", "tunnel_v3"],
    )
    assert refused(match, 0, "tunnel_i4") == ("MTK-4.61", "tunnel-too-large")


# ---------------------------------------------------------------------- mineral, shape, placement


@pytest.mark.rule("MTK-4.60")
def test_mineral_shape_and_placement_are_chosen() -> None:
    match = digging("5 stone, 5 iron, 5 heartstone, 4 hammer")
    assert options(match, 0) == ["stone", "iron", "heartstone"]
    play(match, "0 iron")
    assert options(match, 0) == list(SHAPES.tokens)
    play(match, "0 tunnel_v3")
    assert {"9,5*+9,6+10,6", "9,5+9,6+10,6*", "9,5*+10,5+10,6"} <= {*options(match, 0)}
    events = play(match, "0 9,5*+9,6+10,6")
    assert told(events, "tunnel-dug") == [
        {"who": 0, "tunnel": "tunnel_v3", "cells": ["9,5", "9,6", "10,6"], "mineral": "iron"}
    ]
    assert (mine(match, "storage")["iron"], table(match)["stacks"]["tunnel_v3"]) == (2, 3)


@pytest.mark.rule("MTK-4.60")
def test_a_tile_may_be_turned_and_turned_over() -> None:
    match = digging("4 stone, 4 hammer", "tunnel_l4")
    upright = {"9,5+9,6+8,7*+9,7", "9,5+9,6+9,7+10,7*"}
    level = {"9,5+10,5+11,5+11,6*", "9,4*+9,5+10,5+11,5"}
    assert upright | level <= {*options(match, 0)}


@pytest.mark.rule("MTK-4.60", "MTK-4.61")
def test_a_mineral_must_suffice_for_some_tunnel() -> None:
    match = digging("5 stone, 1 iron, 2 heartstone")
    assert (asked(match), options(match, 0)) == ("dig_mineral", ["stone", "heartstone"])
    assert refused(match, 0, "iron") == ("MTK-4.61", "mineral-short")


# ---------------------------------------------------------------------- the cost


@pytest.mark.rule("MTK-4.61")
@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_a_cell_costs_one_unit(size: int) -> None:
    match = digging("6 heartstone, 2 hammer", SHAPE_NAMES[size], PLACED[size])
    assert mine(match, "storage")["heartstone"] == 6 - size


@pytest.mark.rule("MTK-4.61")
@pytest.mark.parametrize("tile, hammers", [("9,5*+9,6", 0), ("9,4*+9,5", 1), ("9,3*+9,4", 2)])
def test_a_rubble_cell_costs_a_hammer(tile: str, hammers: int) -> None:
    match = digging("2 stone, 2 hammer", tile)
    assert match.state.held(0, HAMMER) == 2 - hammers
    if hammers:
        match = digging(f"2 stone, {hammers - 1} hammer")
        assert refused(match, 0, tile) == ("MTK-4.61", "hammers-short")
        assert tile not in options(match, 0)


@pytest.mark.rule("MTK-4.61")
def test_hammers_and_minerals_on_trolls_pay_as_well() -> None:
    moot = {"1_0": troll("hammerer", "1 hammer"), "1_1": troll("quarrier", "1 stone")}
    match = digging("1 stone", "9,4*+9,5", own={"moot": moot})
    assert (stock(match), loads(match)) == ("", {})


@pytest.mark.rule("MTK-4.61")
def test_what_the_dig_yields_cannot_pay_for_it() -> None:
    match = digging("3 stone", "tunnel_v3")
    assert refused(match, 0, "9,4+9,5+10,5*") == ("MTK-4.61", "hammers-short")
    match = digging("3 stone, 1 hammer", "tunnel_v3", "9,4+9,5+10,5*")
    assert mine(match, "storage") == {"hammer": 1}


# ---------------------------------------------------------------------- where


@pytest.mark.rule("MTK-4.62")
def test_covered_cells_are_not_covered_again() -> None:
    match = digging("2 stone")
    assert refused(match, 0, "8,5*+9,5") == ("MTK-4.62", "already-covered")
    assert refused(match, 0, "2,4*+3,4") == ("MTK-4.62", "already-covered")


@pytest.mark.rule("MTK-4.62")
def test_a_fragment_is_not_covered_again() -> None:
    match = digging("2 stone", tunnels=["9,6+9,7"])
    assert refused(match, 0, "9,5*+9,6") == ("MTK-4.62", "already-covered")


@pytest.mark.rule("MTK-4.62")
@pytest.mark.parametrize("workshops", [{}, {"ww02": "mint"}])
def test_a_workshop_spot_is_not_covered(workshops: dict[str, str]) -> None:
    match = digging("2 stone", workshops=workshops)
    assert refused(match, 0, "6,3*+6,4") == ("MTK-4.62", "on-workshop-spot")


@pytest.mark.rule("MTK-4.62")
def test_the_heart_is_not_covered() -> None:
    match = digging("2 stone, 2 hammer", tunnels=["9,5+9,6+9,7", "9,8+10,8"])
    assert refused(match, 0, "10,9*+11,9") == ("MTK-4.62", "on-the-heart")
    assert refused(match, 0, "10,9*+10,10") == ("MTK-4.62", "on-the-heart")


@pytest.mark.rule("MTK-4.62")
def test_nothing_is_dug_outside_the_mountain() -> None:
    match = digging("2 stone")
    with pytest.raises(UnknownToken):
        play(match, "0 1,4+1,5*")
    assert "1,5*+2,5" not in options(match, 0)
    assert "1,5*+1,6" in options(match, 0)


@pytest.mark.rule("MTK-4.63")
def test_the_first_tunnel_begins_at_the_gate() -> None:
    match = at(mountain(player("2 stone", gate="wg4_4"), seats=4, step="recruit_or_dig"))
    play(match, "0 dig")
    touching = [token for token in options(match, 0) if "3,4" in token or "2,5" in token]
    assert touching == options(match, 0)
    play(match, "0 3,4*+4,4")
    assert network(match) == ["2,4", "3,4", "4,4"]


@pytest.mark.rule("MTK-4.63")
@pytest.mark.parametrize("tile", ["9,5*+9,6", "4,7*+5,7"])
def test_a_tunnel_begins_at_a_tunnel_or_a_hall(tile: str) -> None:
    hall = {"rift": "3,6+3,7+3,8*+3,9+3,10+3,11"}
    match = digging("2 stone, 2 hammer", tile, halls=hall)
    assert table(match)["tunnels"][-1] == tile


@pytest.mark.rule("MTK-4.63")
def test_a_tunnel_away_from_the_own_network_is_not_offered() -> None:
    match = digging("2 stone", tunnels=["12,6+13,6"])
    decision = match.state.decision
    assert decision is not None
    for tile in ("12,7*+12,8", "10,7*+10,8", "9,6*+9,7"):
        assert tile not in options(match, 0)
        code = decision.code(match.state, tile)
        refusal = refuse_placement(match.state, 0, SHAPES.code("tunnel_i2"), code)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("MTK-4.63", "not-beside-network")


SOUTHWARDS = ["2,5+3,5", "3,6+3,7+3,8+3,9", "3,10+3,11+3,12+3,13", "3,14+3,15"]
"""From the gate wg4_4 nearly to the gate wg4_3."""


@pytest.mark.rule("MTK-4.64")
def test_a_tunnel_keeps_away_from_a_rivals_gate() -> None:
    players = [player("3 stone", gate="wg4_4"), player(gate="wg4_3")]
    match = at(mountain(*players, seats=4, tunnels=SOUTHWARDS, step="recruit_or_dig"))
    play(match, "0 dig", "0 tunnel_v3")
    assert refused(match, 0, "3,16+3,17+4,17*") == ("MTK-4.64", "beside-rival")
    assert "3,16+3,17+4,17*" not in options(match, 0)


@pytest.mark.rule("MTK-4.64")
def test_a_tunnel_may_touch_a_rival_with_a_corner() -> None:
    players = [player("2 stone", gate="wg4_4"), player(gate="wg4_3")]
    match = at(mountain(*players, seats=4, tunnels=SOUTHWARDS, step="recruit_or_dig"))
    play(match, "0 dig", "0 3,16*+3,17")
    assert "3,17" in network(match)


@pytest.mark.rule("MTK-4.64")
@pytest.mark.parametrize("halls", [{}, {"rift": "10,8+11,8+12,8*+13,8+14,8+15,8"}])
def test_a_tunnel_keeps_away_from_tunnels_and_halls_of_all_rivals(halls: dict[str, str]) -> None:
    way = ["16,3+16,4+16,5", "15,5+15,6+15,7"]
    rest = [] if halls else ["10,8+11,8+12,8", "13,8+14,8+15,8"]
    match = digging("3 stone, 2 hammer", "tunnel_i3", tunnels=[*way, *rest], halls=halls)
    assert "9,5+9,6*+9,7" in options(match, 0)
    match = digging("4 stone, 2 hammer", "tunnel_i4", tunnels=[*way, *rest], halls=halls)
    assert refused(match, 0, "9,5+9,6*+9,7+9,8") == ("MTK-4.64", "beside-rival")


# ---------------------------------------------------------------------- buried things


@pytest.mark.rule("MTK-4.67")
@pytest.mark.parametrize(
    "tile, found",
    [("1,5*+1,6", "2 coin"), ("3,4*+4,4", "1 rune"), ("9,5*+9,6", ""), ("9,5*+10,5", "1 hammer")],
)
def test_buried_resources_enter_storage(tile: str, found: str) -> None:
    moot = {"1_0": troll("hammerer"), "1_1": troll("purser"), "1_2": troll("rune_reader")}
    match = digging("2 stone", tile, own={"moot": moot})
    assert (stock(match), loads(match)) == (found, {})


@pytest.mark.rule("MTK-4.67")
def test_a_buried_resource_is_taken_only_once() -> None:
    match = digging("2 stone", "9,5*+10,5")
    told_now = {**table(match), "step": "recruit_or_dig", "seat": 0}
    told_now["players"][0]["storage"] = {"stone": 2}
    match = at({"game": "mountain_king", "seats": 4, "table": told_now})
    play(match, "0 dig")
    assert refused(match, 0, "10,5*+11,5") == ("MTK-4.62", "already-covered")
    events = play(match, "0 11,5*+11,6")
    assert told(events, "unearthed") == []


@pytest.mark.rule("MTK-4.68")
def test_a_statue_is_buried_until_its_cell_is_dug() -> None:
    match = at(fixture_n("1 cart, 4 coin", statues={"fire": ["9,5"]}, step="statues"))
    assert refused(match, 0, "9,5") == ("MTK-4.95", "statue-not-in-network")
    statues = {"fire": ["10,4"], "ice": ["8,5"]}
    match = digging("4 stone, 1 cart", "tunnel_l4", statues=statues)
    events = play(match, f"0 {VEIN}", "0 none", "0 end")
    assert told(events, "statue-excavated") == [{"who": 0, "clan": "fire", "cell": "10,4"}]
    assert table(match)["statues"] == {"fire": ["10,4"], "ice": ["8,5"], "moon": []}
    assert (asked(match), options(match, 0)) == ("statue_menu", ["end", "trade", "10,4", "8,5"])


# ---------------------------------------------------------------------- fragments


@pytest.mark.rule("MTK-4.69")
def test_a_fragment_belongs_to_nobody() -> None:
    match = at(fixture_n("1 cart, 4 coin", tunnels=["10,4+10,5"], step="statues"))
    assert not [seat for seat in range(4) if "10,5" in network(match, seat)]
    assert refused(match, 0, "10,4") == ("MTK-4.95", "statue-not-in-network")


@pytest.mark.rule("MTK-4.69")
def test_a_connected_fragment_joins_as_a_whole() -> None:
    loose = ["10,4+10,5*", "11,5+12,5", "14,7+14,8"]
    standing = {"pedestals": {"moon": ["10,5"]}, "takers": {"orange_moon": 1}}
    match = digging("2 stone", "9,5*+9,6", tunnels=loose, **standing)
    assert {"9,5", "9,6", "10,4", "10,5", "11,5", "12,5"} <= {*network(match)}
    assert "14,7" not in network(match)
    assert table(match)["pedestals"]["moon"] == ["10,5"]
    assert table(match)["takers"] == {"orange_moon": 1}


@pytest.mark.rule("MTK-4.69")
def test_statues_of_a_fragment_are_excavated_when_it_joins() -> None:
    match = at(fixture_n("2 stone", tunnels=["10,4+10,5"], step="recruit_or_dig"))
    events = play(match, "0 dig", "0 9,5*+9,6")
    assert told(events, "fragment-joined") == [{"who": 0, "n": 2}]
    assert told(events, "statue-excavated") == [{"who": 0, "clan": "fire", "cell": "10,4"}]
    assert told(events, "unearthed") == []


@pytest.mark.rule("MTK-4.69")
def test_a_tunnel_beside_a_fragment_alone_stays_a_fragment() -> None:
    """Ruling: isolated fragments arise only through Distant Burrow."""
    turn = {"magic": "distant_burrow"}
    match = digging("2 stone", "11,5*+11,6", tunnels=["10,4+10,5"], turn=turn)
    assert not {"10,4", "10,5", "11,5", "11,6"} & {*network(match)}
    assert mine(match, "honor") == 1


@pytest.mark.rule("MTK-4.69")
def test_any_player_may_take_over_a_fragment() -> None:
    players = [player(), player("2 stone", gate="wg4_4")]
    tunnels = ["2,6+2,7"]
    match = at(mountain(*players, seats=4, seat=1, tunnels=tunnels, step="recruit_or_dig"))
    play(match, "1 dig", "1 2,5*+3,5")
    assert network(match, 1) == ["2,4", "2,5", "3,5", "2,6", "2,7"]


# ---------------------------------------------------------------------- placements and supply


@pytest.mark.rule("MTK-4.78")
def test_another_anchor_is_another_placement() -> None:
    match = digging("2 stone")
    assert {"9,5*+9,6", "9,5+9,6*"} <= {*options(match, 0)}
    assert len({*options(match, 0)}) == len(options(match, 0))
    play(match, "0 9,5+9,6*")
    assert table(match)["tunnels"][-1] == "9,5+9,6*"


@pytest.mark.rule("MTK-4.78")
def test_orientations_that_agree_in_cells_and_anchor_are_one() -> None:
    tables = at(mountain()).state.tables
    assert [len(turned) for turned in tables.turned] == [4, 2, 8, 4, 8, 4, 8, 4]
    match = digging("3 stone", "tunnel_i3")
    upright = [token for token in options(match, 0) if token.replace("*", "") == "9,5+9,6+9,7"]
    assert upright == ["9,5+9,6*+9,7"]


@pytest.mark.rule("MTK-4.79")
def test_an_empty_stack_is_not_available() -> None:
    """Ruling: the tunnel supply is finite per shape."""
    match = digging("5 stone, 3 hammer", stacks={"tunnel_i2": 1, "tunnel_v5": 1})
    assert options(match, 0) == ["tunnel_i2", "tunnel_v5"]
    assert refused(match, 0, "tunnel_i3") == ("MTK-4.79", "stack-empty")
    play(match, "0 tunnel_v5", f"0 {PLACED[5]}")
    assert table(match)["stacks"]["tunnel_v5"] == 0


@pytest.mark.rule("MTK-4.79")
def test_a_shape_that_fits_nowhere_is_not_available() -> None:
    players = [player("5 stone", gate="wg4_4"), player(gate="wg4_3")]
    match = at(mountain(*players, seats=4, tunnels=ALCOVE, step="recruit_or_dig"))
    play(match, "0 dig")
    assert options(match, 0) == ["tunnel_i2", "tunnel_v3"]
    assert refused(match, 0, "tunnel_i3") == ("MTK-4.79", "shape-fits-nowhere")


@pytest.mark.rule("MTK-4.79")
def test_without_any_tunnel_nobody_digs() -> None:
    match = at(fixture_n("5 stone", stacks={}, step="recruit_or_dig"))
    assert options(match, 0) == ["trade", "recruit"]
    assert refused(match, 0, "dig") == ("MTK-4.79", "no-tunnels-left")


@pytest.mark.rule("MTK-4.79")
def test_a_rival_may_leave_no_room_at_all() -> None:
    players = [player("5 stone", gate="wg4_4"), player(gate="wg4_3")]
    match = at(mountain(*players, seats=4, tunnels=RIVAL_WALL, step="recruit_or_dig"))
    assert refused(match, 0, "dig") == ("MTK-4.79", "nowhere-to-dig")
    assert names(play(match, "0 recruit", "0 1_0"))[0] == "troll-recruited"
