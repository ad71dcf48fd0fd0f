"""COV-4.134 to 4.136: where houses, workshops, pillars and gates may stand."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.hall import act, hall, own, rooms
from helpers import at, options, play, refused, table

from underhall.core.match import Match

COMPASS = "printed_compass"
SIX = rooms(r2c2="ch_01", r2c3="ch_03", r3c2="ch_05", r3c3="ch_07", r3c4="ch_10", r4c2="ch_11")
"""The layout of EX-18 and EX-19."""


def placing(building: str, *moves: str, mountain: Any = SIX, **things: Any) -> Match:
    """Seat 0 has one building and is asked for its place; ``lore`` are its traditions."""
    option = {"house": "build_1", "workshop": "build_2a"}.get(building, "build_2b")
    me = {"dwarves": [2, 4, 4, 4], "traditions": things.pop("lore", []), "forge": {building: 1}}
    shown = {"relics": [None] * 4}
    match = at(hall(me, {}, mountain=mountain, displays=shown, **things))
    act(match, COMPASS, option, *moves)
    return match


# ---------------------------------------------------------------------- 4.134 basic buildings


@pytest.mark.rule("COV-4.134")
@pytest.mark.parametrize("building", ["house", "workshop"])
def test_ex_17_beside_a_house_of_red_then_the_chamber_is_full(building: str) -> None:
    faces = rooms(r2c2="ch_01 1:house", r3c3="ch_05", r3c4="ch_10")
    match = placing(building, mountain=faces)
    assert options(match, 0) == ["r2c2", "r3c3", "r3c4", "none"]
    play(match, "0 r2c2")
    assert table(match)["mountain"]["r2c2"]["buildings"] == ["1:house", f"0:{building}"]
    play(match, "1 d1", f"1 {COMPASS}", "1 action", "1 build_1")
    assert refused(match, 1, "r2c2") == ("COV-4.134", "chamber-full")


@pytest.mark.rule("COV-4.134")
def test_one_place_is_full_with_one_building() -> None:
    match = placing("house", mountain=rooms(r2c2="ch_02 1:workshop", r3c3="ch_05"))
    assert refused(match, 0, "r2c2") == ("COV-4.134", "chamber-full")
    match = placing("house", "r2c2", mountain=rooms(r2c2="ch_02", r3c3="ch_05"))
    play(match, "1 d1", f"1 {COMPASS}", "1 action", "1 build_1")
    assert refused(match, 1, "r2c2") == ("COV-4.134", "chamber-full")


@pytest.mark.rule("COV-4.134")
@pytest.mark.parametrize("there", ["house", "workshop"])
def test_no_second_building_of_the_own_clan(there: str) -> None:
    faces = rooms(r2c2=f"ch_01 0:{there}", r3c3="ch_05")
    for building in ("house", "workshop"):
        match = placing(building, mountain=faces)
        assert refused(match, 0, "r2c2") == ("COV-4.134", "own-building-there")
        assert options(match, 0) == ["r3c3", "none"]


@pytest.mark.rule("COV-4.134")
def test_tradition_25_lifts_that_but_needs_a_free_place() -> None:
    faces = rooms(r2c2="ch_01 0:house", r2c3="ch_02 0:house", r3c3="ch_03 0:house 1:house")
    match = placing("workshop", mountain=faces, lore=["tradition_25"])
    assert options(match, 0) == ["r2c2", "none"]
    assert refused(match, 0, "r2c3") == ("COV-4.134", "chamber-full")
    assert refused(match, 0, "r3c3") == ("COV-4.134", "chamber-full")


@pytest.mark.rule("COV-4.134")
def test_enemies_do_not_matter_and_face_down_chambers_are_no_places() -> None:
    match = placing("house", mountain=rooms(r2c2="ch_01 troll:3", r3c3="ch_05 goblin:1"))
    assert options(match, 0) == ["r2c2", "r3c3", "none"]
    decision = match.state.decision
    reached = [decision.token(match.state, code) for code in decision.candidates(match.state)]
    assert reached == ["r2c2", "r3c3", "none"]


@pytest.mark.rule("COV-4.134")
def test_own_pillars_and_gates_do_not_matter() -> None:
    match = placing("house", pillars={"r2c2+r2c3+r3c3": 0}, gates={"r2c2+r2c3": 0})
    assert options(match, 0) == ["r2c2", "r2c3", "r3c2", "r3c3", "r3c4", "r4c2", "none"]


# ---------------------------------------------------------------------- 4.135 pillars


@pytest.mark.rule("COV-4.135")
@pytest.mark.parametrize("clan", [0, 1])
def test_ex_18_points_that_share_two_chambers_with_a_pillar_are_too_near(clan: int) -> None:
    match = placing("pillar", pillars={"r2c2+r2c3+r3c3": clan})
    for point in ("r2c2+r3c2+r3c3", "r2c3+r3c3+r3c4"):
        assert refused(match, 0, point) == ("COV-4.135", "pillar-too-near")
    assert options(match, 0) == ["r3c2+r3c3+r4c2", "none"]


@pytest.mark.rule("COV-4.135")
def test_all_three_chambers_must_be_face_up() -> None:
    match = placing("pillar", mountain=rooms(r2c2="ch_01", r2c3="ch_03", r3c3="ch_07"))
    assert options(match, 0) == ["r2c2+r2c3+r3c3", "none"]
    for point in ("r2c2+r3c2+r3c3", "r1c1+r1c2+r2c2", "r4c3+r5c2+r5c3"):
        assert refused(match, 0, point) == ("COV-4.135", "chambers-hidden")


@pytest.mark.rule("COV-4.135")
def test_r_29_not_on_a_pillar_even_with_tradition_32() -> None:
    match = placing("pillar", pillars={"r2c2+r2c3+r3c3": 1})
    assert refused(match, 0, "r2c2+r2c3+r3c3") == ("COV-4.135", "pillar-there")
    match = placing("pillar", pillars={"r2c2+r2c3+r3c3": 1}, lore=["tradition_32"])
    assert refused(match, 0, "r2c2+r2c3+r3c3") == ("COV-4.135", "pillar-there")
    points = ["r2c2+r3c2+r3c3", "r2c3+r3c3+r3c4", "r3c2+r3c3+r4c2"]
    assert options(match, 0) == [*points, "none"]


@pytest.mark.rule("COV-4.135")
def test_a_new_pillar_keeps_the_next_one_away() -> None:
    match = placing("pillar", "r2c2+r2c3+r3c3")
    assert table(match)["pillars"] == {"r2c2+r2c3+r3c3": 0}
    assert own(match, "forge")["pillar"] == 0
    assert match.state.waiting() == [1]
    later = placing("pillar", pillars=table(match)["pillars"])
    assert refused(later, 0, "r2c2+r3c2+r3c3") == ("COV-4.135", "pillar-too-near")


# ---------------------------------------------------------------------- 4.136 gates


@pytest.mark.rule("COV-4.136")
@pytest.mark.parametrize("clan", [0, 1])
def test_ex_19_no_chamber_touches_two_gates(clan: int) -> None:
    match = placing("gate", gates={"r2c2+r2c3": clan})
    assert options(match, 0) == ["r3c2+r3c3", "r3c2+r4c2", "r3c3+r3c4", "r3c3+r4c2", "none"]
    for edge in ("r2c2+r3c2", "r2c2+r3c3", "r2c3+r3c3", "r2c3+r3c4"):
        assert refused(match, 0, edge) == ("COV-4.136", "gate-too-near")


@pytest.mark.rule("COV-4.136")
def test_both_chambers_must_be_face_up_and_the_edge_free() -> None:
    match = placing("gate", gates={"r2c2+r2c3": 1})
    assert refused(match, 0, "r1c1+r2c2") == ("COV-4.136", "chambers-hidden")
    assert refused(match, 0, "r4c2+r4c3") == ("COV-4.136", "chambers-hidden")
    assert refused(match, 0, "r2c2+r2c3") == ("COV-4.136", "gate-there")


@pytest.mark.rule("COV-4.136")
def test_r_29_tradition_33_shares_one_chamber_with_gates_of_others() -> None:
    lore = ["tradition_33"]
    match = placing("gate", gates={"r2c2+r2c3": 1}, lore=lore)
    assert {"r2c2+r3c2", "r2c2+r3c3", "r2c3+r3c3", "r2c3+r3c4"} <= set(options(match, 0))
    assert refused(match, 0, "r2c2+r2c3") == ("COV-4.136", "gate-there")
    match = placing("gate", gates={"r2c2+r2c3": 0}, lore=lore)
    assert refused(match, 0, "r2c2+r3c2") == ("COV-4.136", "gate-too-near")
    match = placing("gate", gates={"r2c2+r2c3": 1, "r3c2+r4c2": 1}, lore=lore)
    assert refused(match, 0, "r2c2+r3c2") == ("COV-4.136", "gate-too-near")


@pytest.mark.rule("COV-4.136")
def test_a_new_gate_keeps_the_next_one_away() -> None:
    match = placing("gate", "r2c2+r2c3")
    assert table(match)["gates"] == {"r2c2+r2c3": 0}
    assert own(match, "forge")["gate"] == 0
    me = {"dwarves": [4], "tokens": {"plus_2": 1}, "forge": {"gate": 2}}
    match = at(hall(me, {}, mountain=SIX))
    play(match, "0 d1", f"0 {COMPASS}", "0 plus_2", "0 action", "0 build_6", "0 r2c2+r2c3")
    assert refused(match, 0, "r2c3+r3c3") == ("COV-4.136", "gate-too-near")
    assert options(match, 0) == ["r3c2+r3c3", "r3c2+r4c2", "r3c3+r3c4", "r3c3+r4c2", "none"]
