"""COV-5.12 to 5.17: the Elders build."""

from typing import Any

import pytest
from games.covenant.council import (
    QUIET,
    elders,
    elders_glory,
    elders_turn,
    happened,
    lit,
    rolled,
)
from helpers import names, table


def built(match: Any) -> list[tuple[object, object]]:
    """Houses and workshops that the Elders built, and where."""
    return [(each["building"], each["cell"]) for each in happened(match, "elders-built")]


# ---------------------------------------------------------------------- 5.12 to 5.16 compass


@pytest.mark.rule("COV-5.12")
@pytest.mark.parametrize("first", ["pillar", "gate", "workshop", "house"])
def test_the_first_building_available_is_built(first: str) -> None:
    order = ["pillar", "gate", "workshop", "house"]
    left = order[order.index(first) :]
    forge = dict.fromkeys(left, 1)
    face = "6" if first in order[:2] else "2"
    match = elders_turn("compass_3", face, elders={"forge": forge}, mountain=lit("r3c3"))
    assert [kind for kind in left if elders(match, "forge")[kind] == 0] == [first]


@pytest.mark.rule("COV-5.12")
def test_five_glory_points_without_a_building_and_then_the_card() -> None:
    match = elders_turn("compass_3", elders={"forge": {}})
    assert happened(match, "elders-gp-gained") == [{"n": 5, "why": "elder_build"}]
    assert (rolled(match), elders(match, "tracks")["mine"]) == ([], 1)


@pytest.mark.rule("COV-5.12")
def test_the_bonus_comes_before_the_card() -> None:
    mountain = lit("r3c3")
    match = elders_turn("compass_3", "1", elders={"forge": {"gate": 1}}, mountain=mountain)
    said = names(match.setup_events)
    assert said.index("elders-gate-built") < said.index("elders-gp-gained")
    assert said.index("elders-gp-gained") < said.index("elders-stepped")


@pytest.mark.rule("COV-5.13")
@pytest.mark.parametrize(
    "cells, taken, face, point",
    [
        (("r1c2", "r1c3", "r3c3"), {}, "1", "r1c2+r1c3+r2c3"),
        (("r1c3", "r2c4", "r3c3"), {}, "1", "r1c3+r2c3+r2c4"),
        (("r3c3",), {}, "1", "r2c2+r2c3+r3c3"),
        (("r3c3", "r3c4"), {}, "1", "r2c3+r3c3+r3c4"),
        (("r3c3", "r3c4"), {"r2c3+r3c3+r3c4": 0}, "1", "r2c2+r2c3+r3c3"),
        (("r3c3", "r3c4"), {"r2c3+r3c3+r3c4": 1}, "2", "r3c3+r3c4+r4c3"),
        (("r3c3",), {}, "3", "r3c3+r4c2+r4c3"),
    ],
)
def test_a_pillar_stands_on_the_first_valid_corner_clockwise(
    cells: tuple[str, ...], taken: dict[str, int], face: str, point: str
) -> None:
    """However near another pillar is."""
    own = {"forge": {"pillar": 1}}
    match = elders_turn("compass_3", face, elders=own, mountain=lit(*cells), pillars=taken)
    assert table(match)["pillars"] == {**taken, point: 1}


AROUND = ("r1c2", "r1c3", "r2c4", "r3c3", "r3c4")
"""With r2c2, the neighbours of r2c3."""


@pytest.mark.rule("COV-5.13")
@pytest.mark.parametrize("taken", range(6))
def test_corners_are_searched_clockwise_from_the_top(taken: int) -> None:
    corners = ["r1c2+r1c3+r2c3", "r1c3+r2c3+r2c4", "r2c3+r2c4+r3c4"]
    corners += ["r2c3+r3c3+r3c4", "r2c2+r2c3+r3c3", "r1c2+r2c2+r2c3"]
    things: dict[str, Any] = {"mountain": lit(*AROUND), "elders": {"forge": {"pillar": 1}}}
    things["pillars"] = {point: at % 2 for at, point in enumerate(corners[:taken])}
    match = elders_turn("compass_3", "1", **things)
    assert happened(match, "elders-pillar-built") == [{"point": corners[taken]}]


@pytest.mark.rule("COV-5.14")
@pytest.mark.parametrize("taken", range(6))
def test_edges_are_searched_clockwise_from_the_upper_right(taken: int) -> None:
    edges = ["r1c3+r2c3", "r2c3+r2c4", "r2c3+r3c4", "r2c3+r3c3", "r2c2+r2c3", "r1c2+r2c3"]
    things: dict[str, Any] = {"mountain": lit(*AROUND), "elders": {"forge": {"gate": 1}}}
    things["gates"] = {edge: at % 2 for at, edge in enumerate(edges[:taken])}
    match = elders_turn("compass_3", "1", **things)
    assert happened(match, "elders-gate-built") == [{"edge": edges[taken]}]


@pytest.mark.rule("COV-5.13")
def test_a_cell_of_the_diagram_without_a_valid_corner_is_not_chosen() -> None:
    """r3c4 is face down, r4c3 has no two open neighbours side by side."""
    mountain = lit("r3c3") | {"r4c2": {"back": "back_throne2"}}
    own = {"forge": {"pillar": 1}}
    match = elders_turn("compass_3", "2", "3", "6", elders=own, mountain=mountain)
    assert (rolled(match), table(match)["pillars"]) == ([2, 3, 6], {"r2c2+r2c3+r3c3": 1})


@pytest.mark.rule("COV-5.14")
@pytest.mark.parametrize(
    "taken, face, edge",
    [
        ({}, "1", "r2c3+r3c3"),
        ({"r2c3+r3c3": 0}, "1", "r2c2+r2c3"),
        ({"r2c2+r2c3": 0}, "1", "r2c3+r3c3"),
        ({}, "6", "r2c2+r2c3"),
        ({"r2c2+r2c3": 1}, "6", "r2c2+r3c3"),
        ({}, "4", "r3c3+r4c2"),
        ({}, "3", "r4c2+r4c3"),
    ],
)
def test_a_gate_stands_on_the_first_valid_edge_clockwise(
    taken: dict[str, int], face: str, edge: str
) -> None:
    """Whatever gates touch the two chambers already."""
    own = {"forge": {"gate": 1}}
    match = elders_turn("compass_3", face, elders=own, mountain=lit("r3c3"), gates=taken)
    assert table(match)["gates"] == {**taken, edge: 1}


@pytest.mark.rule("COV-5.14")
def test_a_face_down_cell_of_the_diagram_gets_no_gate() -> None:
    match = elders_turn("compass_3", "2", "5", "4", elders={"forge": {"gate": 1}})
    assert (rolled(match), table(match)["gates"]) == ([2, 5, 4], {"r4c2+r4c3": 1})


@pytest.mark.rule("COV-5.15")
def test_a_workshop_stands_in_the_leftmost_chamber_with_a_free_place() -> None:
    """Row 1 is dark and row 2 full; r4c1 is full as well."""
    mountain = {
        **QUIET,
        "r2c2": {"chamber": "ch_05", "buildings": ["0:house", "1:house"]},
        "r2c3": {"chamber": "ch_06", "buildings": ["0:workshop"]},
        "r4c1": {"chamber": "ch_02", "buildings": ["0:house"]},
    }
    match = elders_turn("compass_3", "1", "2", "5", mountain=mountain)
    assert (rolled(match)[:3], built(match)) == ([1, 2, 5], [("workshop", "r4c2")])


@pytest.mark.rule("COV-5.15")
def test_the_elders_may_have_two_basic_buildings_in_one_chamber() -> None:
    mountain = {**QUIET, "r2c2": {"chamber": "ch_05", "buildings": ["1:house"]}}
    match = elders_turn("compass_3", "2", "1", mountain=mountain)
    assert table(match)["mountain"]["r2c2"]["buildings"] == ["1:house", "1:workshop"]


@pytest.mark.rule("COV-5.16")
def test_a_building_without_a_place_gives_way_to_the_next() -> None:
    """R-19: no corner is open, then no edge either."""
    forge = {"house": 1, "workshop": 1, "pillar": 1, "gate": 1}
    match = elders_turn("compass_3", "1", elders={"forge": forge})
    assert table(match)["gates"] == {"r2c2+r2c3": 1}
    apart: dict[str, Any] = {"r2c2": {"chamber": "ch_07"}, "r4c3": {"chamber": "ch_15"}}
    apart |= {"r2c3": {"back": "back_any2"}, "r4c2": {"back": "back_ale2"}}
    match = elders_turn("compass_3", "2", "1", elders={"forge": forge}, mountain=apart)
    assert built(match) == [("workshop", "r2c2")]


@pytest.mark.rule("COV-5.16")
def test_five_glory_points_where_nothing_can_be_placed() -> None:
    full = {"r2c3": {"chamber": "ch_06", "buildings": ["0:house"]}}
    full |= {cell: {"back": back} for cell, back in zip(("r2c2", "r4c2", "r4c3"), BACKS)}
    forge = {"house": 4, "workshop": 4, "pillar": 1, "gate": 1}
    match = elders_turn("compass_3", elders={"forge": forge}, mountain=full)
    assert (rolled(match), elders(match, "forge")) == ([], forge)
    assert happened(match, "elders-gp-gained") == [{"n": 5, "why": "elder_build"}]


BACKS = ("back_any2", "back_ale2", "back_ornament")


# ---------------------------------------------------------------------- 5.17 bonuses


@pytest.mark.rule("COV-5.17")
def test_pillars_and_gates_give_their_bonus_as_usual() -> None:
    """Gold, gold and emerald; then gold and gold."""
    forge = {"pillar": 1}
    match = elders_turn("compass_3", "6", elders={"forge": forge}, mountain=lit("r3c3"))
    assert elders(match, "tracks") == {"court": 0, "prestige": 2, "mine": 1 + 1}
    match = elders_turn("compass_3", "6", elders={"forge": {"gate": 1}})
    assert elders_glory(match) == 5 + 4


@pytest.mark.rule("COV-5.17")
@pytest.mark.parametrize(
    "chamber, under, stored", [("ch_01", 1, 0), ("ch_05", 0, 1), ("ch_07", 1, 1)]
)
def test_a_workshop_forges_or_ornaments_by_its_deposit(
    chamber: str, under: int, stored: int
) -> None:
    mountain = {**QUIET, "r2c1": {"chamber": chamber}}
    if chamber == "ch_05":
        mountain["r2c2"] = {"chamber": "ch_04"}
    match = elders_turn("compass_3", "2", *(["4"] * stored), mountain=mountain)
    assert elders(match, "under") == under
    assert sum(elders(match, "ornaments").values()) == stored
    assert elders_glory(match) == 5


@pytest.mark.rule("COV-5.17")
def test_on_mythrall_the_forge_comes_before_the_ornament() -> None:
    mountain = {**QUIET, "r2c1": {"chamber": "ch_07"}}
    said = names(elders_turn("compass_3", "2", "4", mountain=mountain).setup_events)
    assert said.index("elders-forged") < said.index("elders-ornament")


@pytest.mark.rule("COV-5.17")
def test_a_house_gives_the_elders_nothing() -> None:
    match = elders_turn("compass_3", "5", elders={"forge": {"house": 1}})
    assert built(match) == [("house", "r4c2")]
    assert (elders_glory(match), match.state.supply) == (5, [15] * 4)
