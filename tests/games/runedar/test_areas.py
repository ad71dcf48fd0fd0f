"""RUN-4.1 to 4.5: the fortress, and who stands where."""

import pytest
from games.runedar.fortress import begun, fort, mine, reasons, revealing, stock
from helpers import at, examples, options, play, play_on, table
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.errors import BadData
from underhall.games.runedar.box.names import (
    AREAS,
)

NEAR = {
    "keep": {"carpentry", "tannery", "foundry", "tunnel_entrance"},
    "carpentry": {"keep", "tannery", "tunnel_entrance", "wall_carpentry"},
    "tannery": {"keep", "carpentry", "foundry", "wall_tannery"},
    "foundry": {"keep", "tannery", "tunnel_entrance", "wall_foundry"},
    "tunnel_entrance": {"keep", "carpentry", "foundry"},
    "wall_carpentry": {
        *("carpentry", "wall_tannery", "outside_carpentry", "tower_tunnel", "tower_west")
    },
    "wall_tannery": {
        *("tannery", "wall_carpentry", "wall_foundry"),
        *("outside_tannery", "tower_west", "tower_east"),
    },
    "wall_foundry": {"foundry", "wall_tannery", "outside_foundry", "tower_east"},
    "tower_tunnel": {"wall_carpentry"},
    "tower_west": {"wall_carpentry", "wall_tannery"},
    "tower_east": {"wall_tannery", "wall_foundry"},
    "outside_carpentry": {"wall_carpentry"},
    "outside_tannery": {"wall_tannery"},
    "outside_foundry": {"wall_foundry"},
}
WALLS = ("wall_carpentry", "wall_tannery", "wall_foundry")
FOR_ORCS = [area for area in NEAR if area.startswith(("outside", "wall"))]
FOR_ORCS += ["carpentry", "tannery", "foundry"]


def near(area: str) -> set[str]:
    """The areas one step away."""
    steps = editions.edition("runedar").tables.near[AREAS.code(area)]
    return {AREAS.token(step) for step in steps}


def reach(area: str) -> set[str]:
    """Where one move leads from an area."""
    match = at(fort("old_saw", area=area))
    play(match, "0 old_saw:move")
    return set(options(match, 0))


# ---------------------------------------------------------------------- the map


@pytest.mark.parametrize("area", NEAR)
@pytest.mark.rule("RUN-4.1")
def test_r_1_to_r_3_the_map_of_the_house(area: str) -> None:
    """R-1, R-2, R-3: the order of the workshops, the ring around the keep, three towers."""
    assert near(area) == NEAR[area]


@pytest.mark.rule("RUN-4.1")
def test_there_are_fourteen_areas_and_21_edges() -> None:
    assert AREAS.tokens == tuple(NEAR)
    assert len(editions.edition("runedar").raw["edge"]) == 21
    kinds = [area["type"] for area in editions.edition("runedar").raw["area"]]
    assert [kinds.count(kind) for kind in ("keep", "workshop", "tunnel_entrance")] == [1, 3, 1]
    assert [kinds.count(kind) for kind in ("wall", "tower", "outside")] == [3, 3, 3]


@pytest.mark.parametrize("area", NEAR)
@pytest.mark.rule("RUN-4.1")
def test_a_way_leads_in_both_directions(area: str) -> None:
    assert all(area in near(step) for step in near(area))
    assert all(area in reach(step) for step in near(area))


@pytest.mark.parametrize("tower", ["tower_tunnel", "tower_west", "tower_east"])
@pytest.mark.rule("RUN-4.4")
def test_a_tower_is_entered_and_left_through_a_wall(tower: str) -> None:
    assert near(tower) <= set(WALLS)
    assert all(tower not in near(area) for area in NEAR if area not in WALLS)


@pytest.mark.rule("RUN-4.4")
def test_from_wall_to_wall_is_one_step_past_the_tower() -> None:
    assert "tannery" in reach("wall_carpentry") and "wall_foundry" in reach("wall_carpentry")
    assert "foundry" in reach("wall_tannery")


@pytest.mark.rule("RUN-4.5")
def test_the_tunnel_lies_between_the_outer_two_walls() -> None:
    assert "wall_foundry" not in near("wall_carpentry")
    assert "foundry" not in reach("wall_carpentry") and "carpentry" not in reach("wall_foundry")


@pytest.mark.parametrize("side", ["carpentry", "tannery", "foundry"])
@pytest.mark.rule("RUN-4.5")
def test_r_4_outside_one_only_gets_back_to_the_wall(side: str) -> None:
    """R-4: there is no step between outside areas."""
    assert near(f"outside_{side}") == {f"wall_{side}"}
    assert not [area for area in reach(f"outside_{side}") if area.startswith("outside")]


# ---------------------------------------------------------------------- who stands where


@pytest.mark.rule("RUN-4.2")
def test_r_25_dwarves_and_enemies_share_an_area() -> None:
    """R-25: no figure stops a dwarf."""
    others = ({"area": "tannery"}, {"area": "tannery"}, {"area": "tannery"})
    match = at(fort("old_saw", "tool_bag", seats=4, others=others, orcs={"tannery": 6}))
    play(match, "0 old_saw:move", "0 tannery")
    assert [mine(match, "area", seat) for seat in range(4)] == ["tannery"] * 4
    assert table(match)["orcs"] == {"tannery": 6}


@pytest.mark.rule("RUN-4.2")
def test_r_25_nothing_blocks_the_way() -> None:
    """R-25: neither orcs on walls nor trolls and goblins at the entrance."""
    goblins = {"goblin_1_fight": 1, "goblin_1_rubble": 2}
    crowd = {"wall_tannery": 4, "carpentry": 2, "foundry": 2}
    match = at(fort("old_saw", area="tannery", orcs=crowd, goblins=goblins, trolls={"troll_1": 3}))
    play(match, "0 old_saw:move")
    assert set(options(match, 0)) == reach("tannery")
    assert {"tunnel_entrance", "tower_west", "outside_tannery"} <= reach("tannery")


@pytest.mark.parametrize("area", [area for area in NEAR if area not in FOR_ORCS])
@pytest.mark.rule("RUN-4.3")
def test_no_orc_stands_in_keep_entrance_or_tower(area: str) -> None:
    with pytest.raises(BadData, match=rf"no orc stands at {area} \(RUN-4.3\)"):
        at(fort("old_saw", orcs={area: 1}))


@pytest.mark.rule("RUN-4.3")
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**9), moves=st.integers(0, 300))
@examples(12)
def test_orcs_keep_to_their_paths(seats: int, seed: int, moves: int) -> None:
    match = play_on(begun(seats, seed), seed, moves)
    assert set(table(match)["orcs"]) <= set(FOR_ORCS)


@pytest.mark.parametrize("area", [area for area in NEAR if area != "tunnel_entrance"])
@pytest.mark.rule("RUN-4.3")
def test_trolls_and_goblins_are_met_at_the_entrance_alone(area: str) -> None:
    things = {"trolls": {"troll_1": 3}, "goblins": {"goblin_1_fight": 1, "goblin_1_rubble": 2}}
    match = at(fort("old_saw", "tool_bag", area=area, **things))
    why = reasons(match)
    assert (why["old_saw:melee"], why["tool_bag:dig"]) == ("nobody-to-strike", "not-at-entrance")
    match = at(fort("old_saw", "tool_bag", area="tunnel_entrance", **things))
    assert {"old_saw:melee", "tool_bag:dig"} <= set(options(match, 0))


@pytest.mark.rule("RUN-4.3", "RUN-4.26")
def test_enemies_harm_no_dwarf() -> None:
    things = {"area": "foundry", "orcs": {"wall_foundry": 3, "foundry": 2}}
    match = revealing("siege_1_06", **things, trolls={"troll_4": 4})
    assert (mine(match, "area"), mine(match, "hand")) == ("foundry", {"old_saw": 1})
    assert (sum(mine(match, "played").values()), stock(match)) == (4, "10/10/10")
