"""COV-4.132, 4.133, 4.137 to 4.141: build options, the buildings and their bonuses."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.hall import act, gains, glory, hall, own, rooms
from helpers import at, names, options, play, play_on, refused, table, told

from underhall.core.match import Match

COMPASS = "printed_compass"
NOWHERE: list[Any] = [None] * 4
EMPTY = {"house": 0, "workshop": 0, "pillar": 0, "gate": 0}
ROOMS = rooms(r2c2="ch_01", r2c3="ch_03", r3c3="ch_05", r3c2="ch_07", r4c3="ch_10")
"""Emerald, emerald, gold, mythrall and another emerald, all with two building places."""


def forge(*buildings: str) -> dict[str, int]:
    """A forge area with these buildings."""
    return {kind: buildings.count(kind) for kind in EMPTY}


def building(strength: int, *moves: str, **things: Any) -> Match:
    """Seat 0 builds with so much strength; no relic lies where steps would give one."""
    me = {"dwarves": [strength, 4, 4, 4], "storage_tiles": 2, **things}
    match = at(hall(me, {}, mountain=ROOMS, displays={"relics": NOWHERE}))
    act(match, COMPASS, *moves)
    return match


# ---------------------------------------------------------------------- 4.132 options


@pytest.mark.rule("COV-4.132")
@pytest.mark.parametrize(
    "strength, least",
    [
        (1, ["build_1"]),
        (2, ["build_1", "build_2a", "build_2b"]),
        (3, ["build_1", "build_2a", "build_2b", "build_3"]),
        (4, ["build_1", "build_2a", "build_2b", "build_3", "build_4"]),
    ],
)
def test_an_option_takes_its_strength(strength: int, least: list[str]) -> None:
    match = building(strength, forge=forge("house", "workshop", "pillar"))
    assert options(match, 0) == [*least, "none"]
    dearer = ["build_1", "build_2a", "build_2b", "build_3", "build_4", "build_5", "build_6"]
    for option in dearer[len(least) :]:
        assert refused(match, 0, option) == ("COV-4.132", "strength-short")


@pytest.mark.rule("COV-4.132")
@pytest.mark.parametrize("token, best", [(1, "build_5"), (2, "build_6")])
def test_refreshed_dwarves_reach_the_dearest_options(token: int, best: str) -> None:
    me = {"dwarves": [4], "tokens": {f"plus_{token}": 1}}
    match = at(hall(me, {}, mountain=ROOMS))
    play(match, "0 d1", f"0 {COMPASS}", f"0 plus_{token}", "0 action")
    assert options(match, 0)[-2:] == [best, "none"]


@pytest.mark.rule("COV-4.132")
def test_of_an_option_one_building_at_least_must_be_placeable() -> None:
    match = building(4, forge=forge("house"))
    assert options(match, 0) == ["build_1", "build_3", "none"]
    for option in ("build_2a", "build_2b", "build_4"):
        assert refused(match, 0, option) == ("COV-4.132", "nothing-placeable")


@pytest.mark.rule("COV-4.132", "COV-4.133")
def test_ex_16_a_cheaper_option_wastes_strength() -> None:
    match = building(4, forge=forge("house", "workshop", "pillar"))
    assert {"build_3", "build_4"} <= set(options(match, 0))
    play(match, "0 build_3", "0 house", "0 r3c3", "0 r2c2")
    assert own(match, "forge") == forge("pillar")
    assert match.state.waiting() == [1]


@pytest.mark.rule("COV-4.132")
def test_no_option_need_be_chosen_and_where_none_is_left_nothing_is_done() -> None:
    match = building(4, "none")
    assert (own(match, "forge"), match.state.waiting()) == (
        {**EMPTY, "house": 2, "workshop": 2},
        [1],
    )
    match = at(hall({"dwarves": [4], "forge": EMPTY}, {}, mountain=ROOMS))
    assert told(act(match, COMPASS), "nothing-done") == [{"who": 0, "action": "build"}]


# ---------------------------------------------------------------------- 4.133 one after another


@pytest.mark.rule("COV-4.133")
def test_buildings_come_in_any_order() -> None:
    match = building(4, "build_4", forge=forge("workshop", "pillar", "gate"))
    assert options(match, 0) == ["workshop", "pillar", "gate", "stop"]
    play(match, "0 gate", "0 r2c2+r2c3", "0 r4c3")
    assert own(match, "forge") == forge("pillar")
    other = building(4, "build_4", "workshop", "r4c3", forge=forge("workshop", "pillar", "gate"))
    assert options(other, 0) == ["pillar", "gate", "stop"]


@pytest.mark.rule("COV-4.133")
def test_a_grand_building_is_one_pillar_or_one_gate() -> None:
    match = building(2, "build_2b", "pillar", forge=forge("pillar", "pillar", "gate"))
    play(match, "0 r2c2+r2c3+r3c3")
    assert own(match, "forge") == forge("pillar", "gate")
    assert match.state.waiting() == [1]


@pytest.mark.rule("COV-4.133")
def test_r_18_each_building_is_optional() -> None:
    match = building(3, "build_3", "stop")
    assert (own(match, "forge"), match.state.waiting()) == (
        {**EMPTY, "house": 2, "workshop": 2},
        [1],
    )
    match = building(3, "build_3", "house", "r3c3", "none")
    assert own(match, "forge") == {**EMPTY, "house": 1, "workshop": 2}


@pytest.mark.rule("COV-4.133")
def test_r_37_declining_a_place_gives_up_that_building_alone() -> None:
    match = building(3, "build_3", "workshop", "none")
    assert options(match, 0) == ["r2c2", "r2c3", "r3c2", "r3c3", "r4c3", "none"]
    play(match, "0 r3c3")
    assert own(match, "forge") == {**EMPTY, "house": 1, "workshop": 2}
    assert match.state.waiting() == [1]


@pytest.mark.rule("COV-4.133")
def test_r_37_the_place_of_a_single_building_is_asked_at_once() -> None:
    match = building(3, "build_3", forge=forge("workshop"))
    assert match.state.decision.name == "place_basic"
    assert options(match, 0)[-1] == "none"


@pytest.mark.rule("COV-4.133")
def test_a_building_must_be_in_the_forge_area() -> None:
    me = {"dwarves": [4], "tokens": {"plus_1": 1}, "forge": forge("workshop", "gate")}
    match = at(hall(me, {}, mountain=ROOMS))
    play(match, "0 d1", f"0 {COMPASS}", "0 plus_1", "0 action", "0 build_5")
    assert options(match, 0) == ["workshop", "gate", "stop"]
    assert refused(match, 0, "house") == ("COV-4.133", "not-in-forge")
    assert refused(match, 0, "pillar") == ("COV-4.133", "not-in-forge")


@pytest.mark.rule("COV-4.133")
def test_a_building_needs_a_place() -> None:
    me = {"dwarves": [4], "tokens": {"plus_1": 1}, "forge": forge("house", "workshop", "pillar")}
    match = at(hall(me, {}, mountain=rooms(r2c2="ch_01", r2c3="ch_03")))
    play(match, "0 d1", f"0 {COMPASS}", "0 plus_1", "0 action", "0 build_5")
    assert refused(match, 0, "pillar") == ("COV-4.133", "nowhere-to-build")
    assert options(match, 0) == ["house", "workshop", "stop"]


@pytest.mark.rule("COV-4.133", "COV-4.141")
def test_pieces_unlocked_by_a_bonus_of_the_same_action_may_be_used() -> None:
    me = {"dwarves": [3, 4, 4, 4], "forge": forge("workshop")}
    me["resources"] = {"iron": 1, "emerald": 1}
    match = at(hall(me, {}, mountain=ROOMS, displays={"tools": ["axe_1"]}))
    act(match, COMPASS, "build_3", "r2c2")
    assert match.state.decision.name == "forge_tool"
    play(match, "0 axe_1", "0 slot_1")
    assert own(match, "forge") == forge("house", "workshop")
    assert match.state.decision.name == "place_basic"
    play(match, "0 r3c3")
    assert table(match)["mountain"]["r3c3"]["buildings"] == ["0:house"]
    assert own(match, "forge") == forge("workshop")


# ---------------------------------------------------------------------- 4.137 they stay


@pytest.mark.rule("COV-4.137")
def test_a_building_is_not_replaced_by_the_next_one() -> None:
    faces = rooms(r2c2="ch_01 1:house")
    match = at(hall({"dwarves": [1]}, {}, mountain=faces))
    act(match, COMPASS, "build_1", "r2c2")
    assert table(match)["mountain"]["r2c2"]["buildings"] == ["1:house", "0:house"]


@pytest.mark.rule("COV-4.137")
def test_buildings_stand_for_the_whole_game() -> None:
    faces = rooms(
        r2c2="ch_01 0:house 1:workshop", r2c3="ch_03 0:workshop", r3c3="ch_05", r4c3="ch_10"
    )
    grand = {"pillars": {"r2c2+r2c3+r3c3": 0}, "gates": {"r3c3+r4c3": 1}}
    match = at({**hall({}, {}, mountain=faces, **grand, phase="council"), "seed": 5})
    play_on(match, seed=5, moves=150)
    assert table(match)["era"] > 1
    for cell, buildings in (("r2c2", ["0:house", "1:workshop"]), ("r2c3", ["0:workshop"])):
        assert table(match)["mountain"][cell]["buildings"][: len(buildings)] == buildings
    assert table(match)["pillars"]["r2c2+r2c3+r3c3"] == 0
    assert table(match)["gates"]["r3c3+r4c3"] == 1


# ---------------------------------------------------------------------- 4.138 to 4.140 bonuses


@pytest.mark.rule("COV-4.138")
@pytest.mark.parametrize(
    "cell, gained", [("r2c2", {"emerald": 1}), ("r3c3", {"gold": 1}), ("r3c2", {"mythrall": 1})]
)
def test_a_house_gives_a_resource_of_the_deposit(cell: str, gained: dict[str, int]) -> None:
    assert own(building(1, "build_1", cell), "resources") == gained


def workshop(cell: str, **resources: int) -> Match:
    """Seat 0 builds a workshop in a cell, with tools and ornaments of every cost displayed."""
    shown = {"tools": ["axe_1", "axe_3", "axe_4", "book_1"], "relics": NOWHERE}
    me = {"dwarves": [2, 4, 4, 4], "storage_tiles": 2, "resources": resources}
    match = at(hall(me, {}, mountain=ROOMS, displays=shown))
    act(match, COMPASS, "build_2a", cell)
    return match


@pytest.mark.rule("COV-4.138")
def test_a_workshop_on_emerald_forges_at_the_normal_cost() -> None:
    match = workshop("r2c2", iron=1, emerald=1, gold=1)
    assert options(match, 0) == ["axe_1", "axe_3", "book_1", "none"]
    play(match, "0 axe_1", "0 slot_6")
    assert own(match, "tools") == {"slot_6": "axe_1"}
    assert own(match, "resources") == {"gold": 1}


@pytest.mark.rule("COV-4.138")
def test_a_workshop_on_gold_ornaments_at_the_normal_cost() -> None:
    match = workshop("r3c3", iron=1, emerald=1, gold=1, mythrall=1)
    assert match.state.decision.name == "ornament_pick"
    play(match, f"0 {options(match, 0)[0]}")
    play(match, f"0 {options(match, 0)[0]}")
    assert len(own(match, "ornaments")) == 1
    assert sum(own(match, "resources").values()) == 3


@pytest.mark.rule("COV-4.138")
def test_a_workshop_on_mythrall_forges_and_ornaments() -> None:
    match = workshop("r3c2", iron=1, emerald=2, gold=1, mythrall=1)
    assert options(match, 0) == ["forge", "ornament", "none"]
    play(match, "0 forge", "0 axe_1", "0 slot_6")
    assert match.state.decision.name == "ornament_pick"
    other = workshop("r3c2", iron=1, emerald=2, gold=1, mythrall=1)
    play(other, "0 ornament")
    for _ in ("which", "where"):
        play(other, f"0 {options(other, 0)[0]}")
    assert other.state.decision.name == "forge_tool"


@pytest.mark.rule("COV-4.177", "COV-4.138")
def test_ex_51_without_iron_a_workshop_on_mythrall_can_only_ornament() -> None:
    match = workshop("r3c2", gold=1)
    assert match.state.decision.name == "ornament_pick"
    assert options(match, 0)[-1] == "none"
    assert len(options(match, 0)) > 1


@pytest.mark.rule("COV-4.139")
def test_ex_20_a_gate_between_emerald_and_gold() -> None:
    match = building(2, "build_2b", "r2c2+r3c3", forge=forge("gate"))
    assert own(match, "points") == {"start": 5, "gates": 3}


@pytest.mark.rule("COV-4.139")
@pytest.mark.parametrize("edge, gp", [("r2c2+r2c3", 2), ("r3c2+r3c3", 4), ("r2c2+r3c2", 3)])
def test_a_gate_gives_glory_for_both_chambers(edge: str, gp: int) -> None:
    assert glory(building(2, "build_2b", edge, forge=forge("gate"))) == 5 + gp


@pytest.mark.rule("COV-4.140")
def test_a_pillar_steps_on_mine_then_prestige_then_court() -> None:
    faces = rooms(r2c2="ch_07", r2c3="ch_05", r3c3="ch_01", r3c2="ch_14")
    me = {"dwarves": [2, 4, 4, 4], "forge": forge("pillar")}
    match = at(hall(me, {}, mountain=faces))
    events = act(match, COMPASS, "build_2b", "r2c2+r2c3+r3c3")
    assert [row["track"] for row in told(events, "stepped")] == ["mine", "prestige", "court"]
    assert own(match, "tracks") == {"court": 1, "prestige": 1, "mine": 1}


@pytest.mark.rule("COV-4.140")
def test_r_34_pillar_steps_are_automatic_one_for_each_chamber() -> None:
    faces = rooms(r2c2="ch_08", r2c3="ch_01", r3c3="ch_07")
    me = {"dwarves": [2, 4, 4, 4], "forge": forge("pillar")}
    match = at(hall(me, {}, mountain=faces, displays={"coins": [None] * 4}))
    act(match, COMPASS, "build_2b", "r2c2+r2c3+r3c3")
    assert own(match, "tracks") == {"court": 2, "prestige": 0, "mine": 1}
    assert match.state.waiting() == [1]


# ---------------------------------------------------------------------- 4.141 the atom


@pytest.mark.rule("COV-4.141")
@pytest.mark.parametrize("kind", ["house", "workshop"])
def test_build_places_one_building_from_the_forge_area(kind: str) -> None:
    match = gains(f"build:{kind}", "gp:1", mountain=ROOMS)
    assert options(match, 0) == ["r2c2", "r2c3", "r3c2", "r3c3", "r4c3", "none"]
    play(match, "0 r3c3")
    assert table(match)["mountain"]["r3c3"]["buildings"] == [f"0:{kind}"]
    assert own(match, "forge")[kind] == 1
    assert own(match, "points")["rewards"] == 1


@pytest.mark.rule("COV-4.141")
def test_build_gives_the_bonus_before_anything_else() -> None:
    held = {"resources": {"iron": 1, "emerald": 1}}
    match = gains("build:workshop", "build:house", own=held, mountain=ROOMS)
    play(match, "0 r2c2")
    assert match.state.decision.name == "forge_tool"
    play(match, "0 none")
    assert match.state.decision.name == "place_basic"
    play(match, "0 r3c3")
    assert own(match, "resources") == {"iron": 1, "emerald": 1, "gold": 1}


@pytest.mark.rule("COV-4.141")
def test_build_obeys_the_same_rules() -> None:
    faces = rooms(r2c2="ch_01 0:house", r2c3="ch_02 1:house", r3c3="ch_05")
    match = gains("build:house", mountain=faces)
    assert refused(match, 0, "r2c2") == ("COV-4.134", "own-building-there")
    assert refused(match, 0, "r2c3") == ("COV-4.134", "chamber-full")


@pytest.mark.rule("COV-4.141")
def test_build_may_be_declined_and_is_lost_without_a_piece() -> None:
    match = gains("build:house", "gp:1", mountain=ROOMS)
    play(match, "0 none")
    assert own(match, "forge")["house"] == 2
    match = gains("build:house", "gp:1", own={"forge": forge("workshop")}, mountain=ROOMS)
    lost = [{"who": 0, "what": "build", "why": "track"}]
    assert told(match.setup_events, "reward-lost") == lost
    assert "forced" not in names(match.setup_events)


@pytest.mark.rule("COV-4.141")
def test_the_mason_ornament_builds_a_house() -> None:
    me = {"dwarves": [1], "ornaments": {"printed_axe": "orn_mason"}}
    match = at(hall(me, {}, mountain=ROOMS))
    play(match, "0 d1", "0 printed_axe", "0 ornament", "0 r3c3")
    assert table(match)["mountain"]["r3c3"]["buildings"] == ["0:house"]
    assert own(match, "resources") == {"gold": 1}
