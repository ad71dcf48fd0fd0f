"""COV-4.97 to 4.101: cells that touch, chambers, presence and districts."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from games.covenant.hall import act, hall, rooms
from games.covenant.riches import EDITION, RAW
from helpers import at, options, told

from underhall.core.match import Match
from underhall.games.covenant.box.boards import CELLS, EDGES, POINTS, bits
from underhall.games.covenant.box.names import COLOURS, RESOURCES
from underhall.games.covenant.rules.mountain import districts_with_presence, presence

SIDES = ["side_1_2", "side_3_4"]
STEPS = {(2, 0), (-2, 0), (1, -1), (-1, -1), (1, 1), (-1, 1)}


def mountain(side: str) -> Any:
    """The mountain of one side as the data tell it."""
    return RAW["board"][side]["mountain"]


def touching(side: str, cells: int) -> set[frozenset[str]]:
    """Groups of so many hexagons of which all share an edge with each other, by their places."""
    spots = {cell["id"]: (cell["x"], cell["y"]) for cell in mountain(side)["cells"]}
    return {
        frozenset(group)
        for group in combinations(spots, cells)
        if all(
            (spots[a][0] - spots[b][0], spots[a][1] - spots[b][1]) in STEPS
            for a, b in combinations(group, 2)
        )
    }


def tokens(mask: int) -> set[str]:
    """Cells given as bits."""
    return {CELLS.token(cell) for cell in bits(mask)}


def districts(match: Match) -> list[set[str]]:
    """The cells of every district, in reading order of their first."""
    return sorted([tokens(district) for district in match.state.districts], key=min)


# ---------------------------------------------------------------------- 4.97 neighbours


@pytest.mark.rule("COV-4.97")
@pytest.mark.parametrize("side, cells, edges, points", [(0, 19, 42, 24), (1, 24, 55, 32)])
def test_cells_edges_and_points_are_hexagons_that_share_edges(
    side: int, cells: int, edges: int, points: int
) -> None:
    board = EDITION.tables.boards[side]
    pairs = {frozenset(EDGES.token(edge).split("+")) for edge in board.edges}
    triples = {frozenset(POINTS.token(point).split("+")) for point in board.points}
    assert pairs == touching(SIDES[side], 2)
    assert triples == touching(SIDES[side], 3)
    assert (len(board.cells), len(pairs), len(triples)) == (cells, edges, points)


@pytest.mark.rule("COV-4.97")
@pytest.mark.parametrize("side", [0, 1])
def test_each_cell_knows_its_neighbours(side: int) -> None:
    board = EDITION.tables.boards[side]
    pairs = touching(SIDES[side], 2)
    for cell in board.cells:
        token = CELLS.token(cell)
        near = {other for pair in pairs if token in pair for other in pair - {token}}
        assert tokens(board.near[cell]) == near
        assert {CELLS.token(there) for there in board.near_cells[cell]} == near


@pytest.mark.rule("COV-4.97")
def test_an_enemy_moves_to_neighbours_alone() -> None:
    cells = [cell["id"] for cell in mountain("side_1_2")["cells"]]
    faces: dict[str, Any] = {cell: {"chamber": f"ch_{n:02}"} for n, cell in enumerate(cells, 1)}
    faces["r3c3"]["enemies"] = {"orc": 1}
    frames = [{"do": "gain", "clan": 0, "atom": "move_enemy:1", "why": "track"}]
    match = at(hall({}, {}, mountain=faces, agenda=frames))
    near = ["r2c2", "r2c3", "r3c2", "r3c4", "r4c2", "r4c3"]
    assert options(match, 0) == [*(f"r3c3:orc:{cell}" for cell in near), "stop"]


# ---------------------------------------------------------------------- 4.98 chambers


@pytest.mark.rule("COV-4.98")
def test_every_chamber_is_as_printed() -> None:
    t = EDITION.tables
    for code, row in enumerate(RAW["chambers"]["tiles"]):
        assert COLOURS.token(t.chamber_colour[code]) == row["colour"]
        assert RESOURCES.token(t.deposit[code]) == row["deposit"]
        assert (t.building_places[code], t.skulls[code]) == (row["slots"], row["skulls"])


@pytest.mark.rule("COV-4.98")
def test_r_05_deposits_are_never_iron_places_one_or_two_enemies_three_at_most() -> None:
    t = EDITION.tables
    assert {RESOURCES.token(kind) for kind in t.deposit} == {"emerald", "gold", "mythrall"}
    assert {COLOURS.token(colour) for colour in t.chamber_colour} == {"yellow", "blue", "black"}
    assert set(t.building_places) == {1, 2}
    assert set(t.skulls) == {0, 1, 2, 3}


@pytest.mark.rule("COV-4.98")
def test_a_chamber_that_is_turned_up_shows_its_colour_and_deposit() -> None:
    faces = {**rooms(r1c1="ch_01"), "r1c2": {"back": "back_relic"}}
    match = at(hall({"dwarves": [1]}, {}, mountain=faces), "chamber:ch_24", "enemy:orc")
    events = act(match, "printed_pickaxe", "rubble:2", "r1c2", "none")
    shown = {"cell": "r1c2", "chamber": "ch_24", "colour": "black", "deposit": "mythrall"}
    assert told(events, "chamber-revealed") == [shown]


# ---------------------------------------------------------------------- 4.99, 4.101 presence

ROOMS = rooms(
    r2c2="ch_01 0:house 1:workshop",
    r2c3="ch_02",
    r3c3="ch_09",
    r3c2="ch_13 0:workshop",
    r4c2="ch_03",
    r4c3="ch_18",
)


@pytest.mark.rule("COV-4.99")
def test_houses_and_workshops_are_present_where_they_stand() -> None:
    match = at(hall({}, {}, mountain=ROOMS))
    assert tokens(presence(match.state, 0)) == {"r2c2", "r3c2"}
    assert tokens(presence(match.state, 1)) == {"r2c2"}


@pytest.mark.rule("COV-4.99")
def test_a_gate_is_present_in_two_chambers_and_a_pillar_in_three() -> None:
    match = at(hall({}, {}, mountain=ROOMS, gates={"r2c2+r2c3": 1}))
    assert tokens(presence(match.state, 1)) == {"r2c2", "r2c3"}
    match = at(hall({}, {}, mountain=ROOMS, pillars={"r3c3+r4c2+r4c3": 1}))
    assert tokens(presence(match.state, 1)) == {"r2c2", "r3c3", "r4c2", "r4c3"}
    assert tokens(presence(match.state, 0)) == {"r2c2", "r3c2"}


@pytest.mark.rule("COV-4.99")
def test_what_is_built_is_present_at_once() -> None:
    me = {"dwarves": [4], "forge": {"house": 1, "workshop": 1, "pillar": 1, "gate": 1}}
    match = at(hall(me, {}, mountain=rooms(r2c2="ch_01", r2c3="ch_02", r3c3="ch_09")))
    act(match, "printed_compass", "build_2b", "gate", "r2c2+r2c3")
    assert tokens(presence(match.state, 0)) == {"r2c2", "r2c3"}
    me["dwarves"] = [1]
    match = at(hall(me, {}, mountain=rooms(r2c2="ch_01", r2c3="ch_02", r3c3="ch_09")))
    act(match, "printed_compass", "build_1", "r3c3")
    assert tokens(presence(match.state, 0)) == {"r3c3"}


# ---------------------------------------------------------------------- 4.100 districts


@pytest.mark.rule("COV-4.100")
def test_ex_10_five_chambers_in_four_districts() -> None:
    faces = rooms(r2c2="ch_01", r2c3="ch_02", r3c3="ch_09", r4c2="ch_03", r4c3="ch_18")
    match = at(hall({}, {}, mountain=faces))
    assert districts(match) == [{"r2c2", "r2c3"}, {"r3c3"}, {"r4c2"}, {"r4c3"}]


@pytest.mark.rule("COV-4.100")
def test_a_district_reaches_as_far_as_its_colour_is_connected() -> None:
    faces = rooms(r1c1="ch_01", r2c1="ch_02", r3c2="ch_03", r4c2="ch_04", r4c3="ch_05")
    match = at(hall({}, {}, mountain={**faces, "r1c3": {"chamber": "ch_06"}}))
    assert districts(match) == [{"r1c1", "r2c1", "r3c2", "r4c2", "r4c3"}, {"r1c3"}]


@pytest.mark.rule("COV-4.100")
def test_a_revealed_chamber_joins_two_districts_and_face_down_ones_belong_to_none() -> None:
    faces = {**rooms(r2c2="ch_01", r2c4="ch_02"), "r2c3": {"back": "back_relic"}}
    match = at(hall({"dwarves": [1]}, {}, mountain=faces), "chamber:ch_08", "enemy:orc")
    assert districts(match) == [{"r2c2"}, {"r2c4"}]
    act(match, "printed_pickaxe", "rubble:2", "r2c3", "none")
    assert districts(match) == [{"r2c2", "r2c3", "r2c4"}]


@pytest.mark.rule("COV-4.101")
def test_a_clan_is_present_in_a_district_by_one_chamber_of_it() -> None:
    faces = rooms(
        r2c2="ch_01 0:house",
        r2c3="ch_02 0:house",
        r3c3="ch_09",
        r4c2="ch_03",
        r4c3="ch_18 1:house",
    )
    match = at(hall({}, {}, mountain=faces))
    assert [districts_with_presence(match.state, clan) for clan in (0, 1)] == [1, 1]
    match = at(hall({}, {}, mountain=faces, pillars={"r3c3+r4c2+r4c3": 0}))
    assert [districts_with_presence(match.state, clan) for clan in (0, 1)] == [4, 1]
    match = at(hall({}, {}, mountain=faces, gates={"r2c2+r3c3": 1}))
    assert [districts_with_presence(match.state, clan) for clan in (0, 1)] == [1, 3]


@pytest.mark.rule("COV-4.101")
def test_districts_with_presence_are_what_the_district_column_scores() -> None:
    faces = rooms(r2c2="ch_01 0:house", r3c3="ch_09 0:workshop", r4c3="ch_18")
    me = {"tools": {"slot_1": "axe_1"}, "score": 0, "goals": ["goal_gates", "goal_coins"]}
    match = at(hall(me, {}, mountain=faces, phase="council", era=3))
    scored = {row["who"]: row["n"] for row in told(match.setup_events, "column-scored")}
    assert scored[0] == 2
