"""COV-4.154 to 4.161: what each project scores."""

from typing import Any

import pytest
from games.covenant.council import council, happened
from helpers import at

Data = dict[str, Any]
FILLER = {"A": "project_a1", "B": "project_b1", "C": "project_c1"}
YELLOW = {"emerald": "ch_01 ch_02 ch_03", "gold": "ch_04 ch_05 ch_06", "mythrall": "ch_07 ch_08"}
BLUE = {"emerald": "ch_09 ch_10 ch_11", "gold": "ch_12 ch_13", "mythrall": "ch_14 ch_15 ch_16"}
BLACK = {"emerald": "ch_17 ch_18", "gold": "ch_19 ch_20 ch_21", "mythrall": "ch_22 ch_23 ch_24"}


def cave(chamber: str, *buildings: str, enemies: tuple[str, ...] = ()) -> Data:
    """A chamber by the end of its number, with houses and workshops such as ``0:house``."""
    return {"chamber": f"ch_{chamber}", "buildings": [*buildings], "enemies": [*enemies]}


def worth(project: str, clan: Any = None, seat: Any = 0, **things: Any) -> object:
    """What a project scores a clan in the last council; the first may have things of its own."""
    kinds = {**FILLER, project[8].upper(): project}
    match = at(council(clan or {}, {}, era=3, projects=[*kinds.values()], **things))
    (found,) = [
        each["n"]
        for each in happened(match, "project-scored")
        if (each["project"], each["who"]) == (project, seat)
    ]
    return found


# ---------------------------------------------------------------------- kind A


@pytest.mark.rule("COV-4.154")
def test_ex_25_workshops_on_mythrall() -> None:
    """Workshops elsewhere, houses there and those of others score nothing."""
    mountain = {
        "r1c1": cave("07", "0:workshop", "1:workshop"),
        "r1c2": cave("22", "0:workshop"),
        "r1c3": cave("14", "0:house"),
        "r2c1": cave("01", "0:workshop"),
        "r2c2": cave("05", "0:workshop"),
    }
    assert worth("project_a1", mountain=mountain) == 2
    assert worth("project_a1", mountain=mountain, seat=1) == 1


@pytest.mark.rule("COV-4.154")
def test_ex_26_houses_in_yellow_chambers() -> None:
    mountain = {
        "r1c1": cave("01", "0:house"),
        "r1c2": cave("04", "0:house"),
        "r1c3": cave("07", "0:house"),
        "r2c1": cave("09", "0:house"),
        "r2c2": cave("03", "0:workshop"),
    }
    assert worth("project_a2", mountain=mountain) == 6


@pytest.mark.rule("COV-4.154")
@pytest.mark.parametrize(
    "project, emerald, gold, mythrall",
    [
        ("project_a3", (1, 1, 1), (1, 1, 1), (0, 0, 0)),
        ("project_a4", (0, 0, 2), (0, 0, 2), (0, 0, 2)),
        ("project_a5", (1, 2, 0), (1, 2, 0), (1, 2, 0)),
        ("project_a6", (0, 0, 0), (0, 0, 0), (2, 2, 2)),
    ],
)
def test_basic_buildings_score_by_deposit_or_colour(
    project: str, emerald: tuple[int, ...], gold: tuple[int, ...], mythrall: tuple[int, ...]
) -> None:
    """By deposit, in yellow, blue and black chambers."""
    scores = {"emerald": emerald, "gold": gold, "mythrall": mythrall}
    building, other = ("house", "workshop")
    if project in ("project_a4", "project_a5"):
        building, other = other, building
    for deposit, expected in scores.items():
        for colour, gp in zip((YELLOW, BLUE, BLACK), expected):
            tile = colour[deposit].split()[0].removeprefix("ch_")
            assert worth(project, mountain={"r2c2": cave(tile, f"0:{building}")}) == gp
            assert worth(project, mountain={"r2c2": cave(tile, f"0:{other}")}) == 0


# ---------------------------------------------------------------------- kind B


TRIO = ("r2c2", "r2c3", "r3c3")


def trio(*tiles: str) -> Data:
    """Three chambers around a point, and two more below it."""
    return {cell: cave(tile) for cell, tile in zip((*TRIO, "r3c4", "r4c3"), tiles)}


@pytest.mark.rule("COV-4.155")
def test_ex_27_pillars_on_mythrall() -> None:
    """One touches two mythrall chambers, another one of its own."""
    mountain = trio("07", "08", "01", "04") | {"r4c2": cave("02"), "r4c3": cave("22")}
    pillars = {"r2c2+r2c3+r3c3": 0, "r3c3+r4c2+r4c3": 0, "r3c3+r3c4+r4c3": 1}
    assert worth("project_b1", mountain=mountain, pillars=pillars) == 6


@pytest.mark.rule("COV-4.155")
def test_a_chamber_counts_for_every_pillar_that_touches_it() -> None:
    pillars = {"r2c2+r2c3+r3c3": 0, "r2c3+r3c3+r3c4": 0}
    mountain = trio("01", "02", "07", "03")
    assert worth("project_b1", mountain=mountain, pillars=pillars) == 2 * 2


@pytest.mark.rule("COV-4.155")
def test_ex_38_a_gate_between_blue_and_yellow() -> None:
    mountain = {"r2c2": cave("09"), "r2c3": cave("01")}
    assert worth("project_b2", mountain=mountain, gates={"r2c2+r2c3": 0}) == 1
    assert worth("project_b2", mountain=mountain, gates={"r2c2+r2c3": 1}) == 0


@pytest.mark.rule("COV-4.155")
@pytest.mark.parametrize(
    "project, tiles, gp",
    [
        ("project_b2", ("17", "09"), 2 + 1),
        ("project_b3", ("01", "17", "09"), 2 + 1),
        ("project_b4", ("04", "01"), 2),
        ("project_b5", ("01", "04", "07"), 1 + 1),
        ("project_b6", ("01", "07"), 2 + 1),
        ("project_b6", ("04", "05"), 0),
    ],
)
def test_grand_structures_score_every_chamber_they_touch(
    project: str, tiles: tuple[str, ...], gp: int
) -> None:
    gate = {"gates": {"r2c2+r2c3": 0}}
    pillar = {"pillars": {"r2c2+r2c3+r3c3": 0}}
    mountain = trio(*tiles)
    right, wrong = (gate, pillar) if len(tiles) == 2 else (pillar, gate)
    assert worth(project, mountain=mountain, **right) == gp
    assert worth(project, mountain={**mountain, **trio("01", "02", "03")}, **wrong) == 0


# ---------------------------------------------------------------------- kind C


def painted(**colours: str) -> Data:
    """Chambers of these colours on these cells, whatever their deposit."""
    stock = {"yellow": [*range(1, 9)], "blue": [*range(9, 17)], "black": [*range(17, 25)]}
    cells: Data = {}
    for colour, named in colours.items():
        cells |= {cell: cave(f"{stock[colour].pop(0):02}") for cell in named.split()}
    return cells


@pytest.mark.rule("COV-4.156", "COV-4.161")
def test_ex_28_the_districts_a_gate_touches() -> None:
    """The better of two gates: three yellow chambers and four blue ones."""
    mountain = painted(yellow="r2c2 r1c1 r1c2", blue="r2c3 r2c4 r3c4 r4c3", black="r3c3 r4c2 r4c1")
    gates = {"r2c2+r2c3": 0, "r3c3+r4c2": 0}
    assert worth("project_c1", mountain=mountain, gates=gates) == 7
    assert worth("project_c1", mountain=mountain, gates={"r3c3+r4c2": 0, "r2c2+r2c3": 1}) == 3


@pytest.mark.rule("COV-4.156", "COV-4.161")
def test_ex_39_a_district_counts_once_for_a_pillar() -> None:
    mountain = painted(black="r2c2 r2c3 r3c3 r1c1 r1c2", yellow="r4c2 r4c3")
    assert worth("project_c2", mountain=mountain, pillars={"r2c2+r2c3+r3c3": 0}) == 5
    both = {"r2c2+r2c3+r3c3": 0, "r3c3+r4c2+r4c3": 0}
    assert worth("project_c2", mountain=mountain, pillars=both) == 5 + 2


@pytest.mark.rule("COV-4.157")
def test_ex_29_all_types_of_buildings() -> None:
    mountain = {
        "r2c2": cave("05", "0:house", "0:workshop"),
        "r2c3": cave("07", "0:house", "0:workshop"),
        "r3c3": cave("10", "0:house", "0:workshop"),
        "r4c2": cave("14", "0:workshop"),
        "r4c3": cave("16"),
        "r3c4": cave("18"),
    }
    pillars = {"r2c2+r2c3+r3c3": 0, "r3c3+r4c2+r4c3": 0}
    gates = {"r2c2+r2c3": 0, "r3c4+r4c3": 0}
    assert worth("project_c3", mountain=mountain, pillars=pillars, gates=gates) == 8


@pytest.mark.rule("COV-4.157")
@pytest.mark.parametrize("kinds", [(), ("house",), ("workshop",), ("pillar",), ("gate", "house")])
def test_each_type_in_the_mountain_is_two_points(kinds: tuple[str, ...]) -> None:
    """What stands in the forge area is no building yet."""
    basics = [f"0:{kind}" for kind in kinds if kind in ("house", "workshop")]
    things: Data = {"mountain": trio("05", "06", "07") | {"r2c2": cave("05", *basics)}}
    things["pillars"] = {"r2c2+r2c3+r3c3": int("pillar" not in kinds)}
    things["gates"] = {"r2c2+r2c3": int("gate" not in kinds)}
    waiting = {"forge": {"house": 1, "workshop": 1, "pillar": 1, "gate": 1}}
    assert worth("project_c3", waiting, **things) == 2 * len(kinds)
    others = [kind for kind in ("pillar", "gate") if kind not in kinds]
    assert worth("project_c3", waiting, seat=1, **things) == 2 * len(others)


@pytest.mark.rule("COV-4.158")
def test_ex_30_chambers_without_enemies() -> None:
    """Present in six chambers, two of them with enemies."""
    mountain = trio("01", "02", "03") | {
        "r2c2": cave("01", "0:house", enemies=("orc",)),
        "r1c1": cave("10", "0:house"),
        "r4c2": cave("14", "0:workshop", enemies=("goblin", "troll")),
        "r4c3": cave("15", "1:house"),
        "r5c2": cave("18", "0:workshop"),
    }
    assert worth("project_c4", mountain=mountain, pillars={"r2c2+r2c3+r3c3": 0}) == 4


@pytest.mark.rule("COV-4.159", "COV-4.161")
def test_the_best_pillar_among_neighbours_of_any_clan() -> None:
    mountain = {
        "r2c2": cave("01", "0:house", "1:workshop"),
        "r2c3": cave("03", "1:house"),
        "r3c3": cave("05"),
        "r4c2": cave("07", "1:workshop"),
        "r4c3": cave("10"),
    }
    one, two = {"r2c2+r2c3+r3c3": 0}, {"r3c3+r4c2+r4c3": 0}
    assert worth("project_c5", mountain=mountain, pillars=one) == 3
    assert worth("project_c5", mountain=mountain, pillars=two) == 1
    assert worth("project_c5", mountain=mountain, pillars={**one, **two}) == 3


@pytest.mark.rule("COV-4.160")
def test_houses_of_any_clan_next_to_own_workshops() -> None:
    """The house in r2c3 counts for both workshops; that beside the first workshop does not."""
    mountain = {
        "r2c2": cave("01", "0:workshop", "1:house"),
        "r2c3": cave("03", "0:house", "1:house"),
        "r3c3": cave("05", "1:workshop"),
        "r3c4": cave("07", "0:workshop"),
        "r4c2": cave("10", "1:house"),
    }
    assert worth("project_c6", mountain=mountain) == 2 + 2
    assert worth("project_c6", mountain=mountain, seat=1) == 1 + 2 + 1


@pytest.mark.rule("COV-4.161")
@pytest.mark.parametrize("project", ["project_c1", "project_c2", "project_c5"])
def test_without_such_a_building_a_project_scores_nothing(project: str) -> None:
    """Nobody is asked either: the game is over."""
    assert worth(project) == 0
