"""MTK-4.65 and 4.70 to 4.77: the order of a dig, pedestals on anchors and workshops beside it."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    asked,
    fixture_n,
    mine,
    mountain,
    player,
    resolving,
)
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match
from underhall.games.mountain_king.rules.scoring import parts

STATUES = 5
"""The statues among the parts of a score."""
BETWEEN = "4,5+5,5*+6,5"
"""Beside two workshop spots: ww02 at 6,4 and ww04 at 4,6."""


def dug(tile: str, held: str = "3 stone", shape: str = "tunnel_i2", **things: Any) -> Match:
    """Fixture N: seat 0 has dug a tunnel; ``own`` are its other things."""
    match = at(fixture_n(held, step="recruit_or_dig", **things))
    play(match, "0 dig", f"0 {shape}", f"0 {tile}")
    return match


def between(**things: Any) -> Match:
    """Seat 0 has dug a tunnel beside two workshop spots."""
    own = player("3 stone", gate="wg4_4")
    position = mountain(own, seats=4, tunnels=["2,5+3,5"], step="recruit_or_dig", **things)
    match = at(position)
    play(match, "0 dig", "0 tunnel_i3", f"0 {BETWEEN}")
    return match


def with_pedestals(**held: int) -> dict[str, Any]:
    """Pedestals in storage."""
    return {"pedestals": held}


# ---------------------------------------------------------------------- the order


@pytest.mark.rule("MTK-4.65")
def test_the_order_of_a_dig() -> None:
    own = with_pedestals(ice=1)
    match = at(fixture_n("4 stone", own, step="recruit_or_dig"))
    events = play(match, "0 dig", "0 tunnel_l4", "0 10,3+10,4+9,5*+10,5")
    assert names(events) == [
        *("forced", "spent", "tunnel-dug", "honor-scored"),
        *("unearthed", "unearthed", "statue-excavated"),
    ]
    assert asked(match) == "pedestal"
    play(match, "0 ice")
    assert asked(match) == "workshop_build"
    play(match, "0 none")
    assert table(match)["step"] != "recruit_or_dig"


# ---------------------------------------------------------------------- pedestals


@pytest.mark.rule("MTK-4.70", "MTK-4.71", "MTK-4.72")
def test_ex_11_pedestal_choice() -> None:
    way = {"tunnels": ["9,5+9,6+9,7"], "takers": {"yellow_moon": 1}}
    own, track = with_pedestals(fire=1, moon=1), {"yellow_fire": 3}
    match = dug("9,8+10,8*+11,8+12,8", "4 stone", "tunnel_i4", own=own, track=track, **way)
    assert (asked(match), options(match, 0)) == ("pedestal", ["none", "fire"])
    assert refused(match, 0, "moon") == ("MTK-4.71", "point-token-gone")
    events = play(match, "0 fire")
    assert [one["points"] for one in told(events, "pedestal-placed")] == [3]
    assert table(match)["takers"] == {"yellow_fire": 0, "yellow_moon": 1}
    assert mine(match, "pedestals") == {"moon": 1}


@pytest.mark.rule("MTK-4.70")
def test_a_pedestal_must_be_in_storage() -> None:
    match = dug("9,5*+9,6", own=with_pedestals(fire=1))
    assert options(match, 0) == ["none", "fire"]
    assert refused(match, 0, "ice") == ("MTK-4.70", "no-such-pedestal")
    assert asked(dug("9,5*+9,6")) != "pedestal"


@pytest.mark.rule("MTK-4.70")
def test_one_pedestal_now_or_never() -> None:
    """Ruling: the anchor of a tunnel dug earlier cannot get a pedestal later."""
    match = dug("9,5*+9,6", "4 stone", own=with_pedestals(fire=2))
    play(match, "0 none")
    assert table(match)["pedestals"] == {"fire": [], "ice": [], "moon": []}
    told_now = {**table(match), "step": "recruit_or_dig", "seat": 0}
    match = at({"game": "mountain_king", "seats": 4, "table": told_now})
    play(match, "0 dig", "0 9,7*+9,8", "0 fire")
    assert table(match)["pedestals"]["fire"] == ["9,7"]
    assert (asked(match) == "pedestal", mine(match, "pedestals")) == (False, {"fire": 1})


@pytest.mark.rule("MTK-4.70")
def test_only_the_anchor_of_the_new_tunnel_bears_the_pedestal() -> None:
    match = dug("9,5+9,6*", own=with_pedestals(moon=1))
    play(match, "0 moon")
    assert table(match)["pedestals"]["moon"] == ["9,6"]
    assert mine(match, "pedestals") == {}


@pytest.mark.rule("MTK-4.71")
@pytest.mark.parametrize("taker", [0, 1])
def test_a_clan_has_one_pedestal_in_a_zone_whoever_placed_it(taker: int) -> None:
    own = with_pedestals(fire=1, ice=1, moon=1)
    match = dug("9,5*+9,6", own=own, takers={"orange_fire": taker})
    assert options(match, 0) == ["none", "ice", "moon"]
    assert refused(match, 0, "fire") == ("MTK-4.71", "point-token-gone")


@pytest.mark.rule("MTK-4.71")
@pytest.mark.parametrize("tile, free", [("3,4*+4,4", "ice"), ("3,4+4,4*", "fire")])
def test_the_zone_is_that_of_the_anchor_cell(tile: str, free: str) -> None:
    takers = {"dark_grey_fire": 1, "grey_ice": 1}
    match = dug(tile, own=with_pedestals(fire=1, ice=1), takers=takers)
    assert options(match, 0) == ["none", free]


@pytest.mark.rule("MTK-4.71")
def test_where_no_pedestal_is_legal_nobody_is_asked() -> None:
    """Ruling: an illegal pedestal is never offered, so none is noticed later."""
    match = dug("9,5*+9,6", own=with_pedestals(fire=1), takers={"orange_fire": 1})
    assert (asked(match) != "pedestal", mine(match, "pedestals")) == (True, {"fire": 1})


@pytest.mark.rule("MTK-4.72")
def test_placing_takes_the_point_token_at_once() -> None:
    match = dug("9,5*+9,6", own=with_pedestals(moon=2), track={"orange_moon": 4})
    events = play(match, "0 moon")
    assert told(events, "pedestal-placed") == [
        {"who": 0, "clan": "moon", "cell": "9,5", "zone": "orange", "points": 4}
    ]
    assert (table(match)["takers"], mine(match, "pedestals")) == ({"orange_moon": 0}, {"moon": 1})
    assert parts(match.state, 0)[2] == 4


@pytest.mark.rule("MTK-4.73", "MTK-4.136")
@pytest.mark.parametrize("clan, honor", [("ice", 12), ("moon", 6)])
def test_ex_12_statue_already_on_the_anchor(clan: str, honor: int) -> None:
    own = with_pedestals(ice=1, moon=1)
    things = {"tunnels": ["9,5+9,6"], "statues": {"ice": ["10,4"]}}
    match = dug("10,3+10,4*+10,5", "3 stone", "tunnel_i3", own=own, **things)
    play(match, f"0 {clan}")
    assert (table(match)["pedestals"][clan], table(match)["statues"]["ice"]) == (["10,4"], ["10,4"])
    assert parts(match.state, 0)[STATUES] == honor


@pytest.mark.rule("MTK-4.73")
def test_a_pedestal_stays_when_its_statue_leaves() -> None:
    things = {"tunnels": ["9,5*+9,6"], "statues": {"ice": ["9,5"]}, "pedestals": {"ice": ["9,5"]}}
    match = at(fixture_n("2 cart", step="statues", **things))
    play(match, "0 9,5", "0 9,6")
    assert table(match)["pedestals"]["ice"] == ["9,5"]
    assert parts(match.state, 0)[STATUES] == 8


@pytest.mark.rule("MTK-4.74")
def test_a_tunnel_of_five_cells_has_no_anchor() -> None:
    own, held = with_pedestals(fire=1), "5 stone, 2 hammer"
    match = at(fixture_n(held, own, step="recruit_or_dig"))
    play(match, "0 dig", "0 tunnel_v5")
    assert not [token for token in options(match, 0) if "*" in token]
    play(match, "0 9,5+9,6+9,7+10,7+11,7")
    assert (asked(match) != "pedestal", mine(match, "pedestals")) == (True, {"fire": 1})


@pytest.mark.rule("MTK-4.74")
def test_all_other_tunnels_have_an_anchor() -> None:
    tables = at(mountain()).state.tables
    anchored = [all(one.mark >= 0 for one in turned) for turned in tables.turned]
    assert anchored == [size < 5 for size in tables.size]


# ---------------------------------------------------------------------- workshops


@pytest.mark.rule("MTK-4.75")
def test_each_empty_spot_beside_the_tunnel_is_asked_for_in_reading_order() -> None:
    match = between(supply={"mint": 1, "smelter": 1, "smithy": 1})
    assert options(match, 0) == ["none", "mint", "smithy", "smelter"]
    events = play(match, "0 mint")
    assert told(events, "workshop-founded") == [
        {"who": 0, "workshop": "mint", "spot": "ww02", "cell": "6,4"}
    ]
    assert options(match, 0) == ["none", "smithy", "smelter"]
    play(match, "0 smelter")
    assert table(match)["workshops"] == {"ww02": "mint", "ww04": "smelter"}
    assert table(match)["supply"] == {"smithy": 1}


@pytest.mark.rule("MTK-4.75")
def test_each_may_be_declined() -> None:
    match = between(supply={"mint": 1})
    play(match, "0 none")
    assert (asked(match), table(match)["workshops"]) == ("workshop_build", {})
    play(match, "0 mint")
    assert table(match)["workshops"] == {"ww04": "mint"}


@pytest.mark.rule("MTK-4.75")
def test_only_tiles_of_the_supply_are_placed() -> None:
    match = between(supply={"mint": 1})
    assert refused(match, 0, "smelter") == ("MTK-4.75", "not-in-supply")
    play(match, "0 mint")
    assert (asked(match) != "workshop_build", table(match)["supply"]) == (True, {})
    match = between(supply={})
    assert (asked(match) != "workshop_build", table(match)["workshops"]) == (True, {})


@pytest.mark.rule("MTK-4.75")
def test_a_workshop_is_placed_for_good() -> None:
    match = between(workshops={"ww02": "mint"}, supply={"smelter": 2})
    play(match, "0 smelter")
    assert table(match)["workshops"] == {"ww02": "mint", "ww04": "smelter"}
    assert asked(match) != "workshop_build"


@pytest.mark.rule("MTK-4.75")
def test_a_corner_founds_nothing() -> None:
    own = player("2 stone", gate="wg4_4")
    match = at(mountain(own, seats=4, tunnels=["2,5+3,5"], step="recruit_or_dig"))
    play(match, "0 dig", "0 2,6*+2,7")
    assert asked(match) != "workshop_build"
    match = at(mountain(own, seats=4, tunnels=["2,5+3,5"], step="recruit_or_dig"))
    play(match, "0 dig", "0 3,6*+3,7")
    assert asked(match) == "workshop_build"


@pytest.mark.rule("MTK-4.76")
def test_a_spot_left_empty_may_be_filled_by_another_player() -> None:
    north = ["2,5+2,6+2,7", "2,8+2,9"]
    south = ["3,17+4,17", "3,13+3,14+3,15+3,16", "2,12+3,12"]
    players = [player(gate="wg4_4"), player("2 stone", gate="wg4_3")]
    position = mountain(*players, seats=4, seat=1, tunnels=[*north, *south], step="recruit_or_dig")
    match = at(position)
    play(match, "1 dig", "1 1,11*+2,11", "1 toolmaker")
    assert table(match)["workshops"] == {"ww06": "toolmaker"}


@pytest.mark.rule("MTK-4.76")
def test_a_spot_left_empty_may_be_filled_later_by_the_same_player() -> None:
    match = dug("5,6*+5,7", supply={"mint": 1})
    assert asked(match) == "workshop_build"  # 4,5 and 5,5 lie beside the spots already
    play(match, "0 mint")
    assert table(match)["workshops"] == {"ww04": "mint"}


@pytest.mark.rule("MTK-4.77")
def test_a_new_workshop_waits_for_step_1_of_a_later_turn() -> None:
    own = player("3 stone, 4 iron, 4 coin", gate="wg4_4")
    tunnels = ["2,5+3,5"]
    match = at(mountain(own, seats=4, tunnels=tunnels, step="recruit_or_dig"))
    play(match, "0 dig", "0 stone", "0 tunnel_i3", f"0 {BETWEEN}", "0 cartwright", "0 none")
    seen = [token for token in options(match, 0) if token.startswith("workshop")]
    assert (asked(match), seen) == ("hall", [])
    later = {**table(match), "step": "spells", "seat": 0}
    match = at({"game": "mountain_king", "seats": 4, "table": later})
    assert "workshop:ww02" in options(match, 0)


@pytest.mark.rule("MTK-4.77")
def test_one_founded_by_burrowing_frenzy_may_be_activated_at_once() -> None:
    own = player("3 stone, 2 iron", gate="wg4_4")
    position = mountain(own, seats=4, tunnels=["2,5+3,5"])
    moves = ("stone", "tunnel_i3", BETWEEN, "cartwright", "none")
    match = resolving(position, "burrowing_frenzy", *moves)
    assert "workshop:ww02" in options(match, 0)
    play(match, "0 workshop:ww02")
    assert mine(match, "storage")["cart"] == 1


@pytest.mark.rule("MTK-4.77")
def test_but_not_when_a_workshop_was_activated_before() -> None:
    own = player("3 stone, 4 iron", gate="wg4_4")
    position = mountain(own, seats=4, tunnels=["2,5+3,5"], turn={"worked": True})
    moves = ("stone", "tunnel_i3", BETWEEN, "cartwright", "none")
    match = resolving(position, "burrowing_frenzy", *moves)
    assert (asked(match), options(match, 0)) == ("step1_menu", ["end", "trade"])
    assert refused(match, 0, "workshop:ww02")[0] == "MTK-4.20"
