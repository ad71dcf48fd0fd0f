"""The component data: what is in the box, and corrections that reach the game or are refused."""

from typing import Any

import pytest
from corrections import TAGS, Data, amiss, another, fates, groups, leaves, row

from underhall import editions
from underhall.core.errors import BadData
from underhall.games.covenant.box.boards import EDGES, POINTS
from underhall.games.covenant.box.components import Tables
from underhall.games.covenant.box.names import (
    CHAMBERS,
    ELDER_CARDS,
    GOALS,
    PROJECTS,
    STARTS,
    TOOLS,
)

SHIPPED: Data = editions.components("covenant")
GAME = editions.edition("covenant").game


def tables(data: Data | None = None) -> Tables:
    found: Tables = editions.edition("covenant", data).tables
    return found


# ---------------------------------------------------------------------- nothing is ignored


def plain(value: Any) -> Any:
    """A value in which boards and diagrams can be compared."""
    if isinstance(value, list) and value and hasattr(value[0], "row_faces"):
        return [plain(each) for each in value]
    if hasattr(value, "row_faces") or hasattr(value, "corners"):
        named = [name for name in dir(value) if not name.startswith("_")]
        found = {name: getattr(value, name) for name in named}
        return {name: each for name, each in found.items() if not callable(each)}
    return value


def numbers(found: Tables) -> dict[str, Any]:
    """All that the typed tables hold, to compare."""
    named = [name for name in dir(found) if not name.startswith("_")]
    values = {name: getattr(found, name) for name in named}
    return {name: plain(value) for name, value in values.items() if not callable(value)}


def is_for_show(path: str) -> bool:
    """Whether only pages and readers use a value; no rule reads it."""
    keys = path.split(".")
    return bool(set(keys) & set(GAME.decoration)) or keys[-1].endswith("provenance")


def test_every_value_is_used_or_refused_or_only_for_show() -> None:
    found = fates(SHIPPED, lambda data: numbers(tables(data)), is_for_show, 3)
    assert amiss(found) == {}
    assert list(found.values()).count("used") > 100


def test_what_is_for_show_changes_no_table() -> None:
    shipped = numbers(tables())
    shown = [(value, make) for path, value, make in leaves(SHIPPED) if is_for_show(path)][::13]
    assert len(shown) > 20
    for value, make in shown:
        assert numbers(tables(make(another(value)))) == shipped


# ---------------------------------------------------------------------- provenance


def test_every_group_says_where_its_values_come_from() -> None:
    """Rows in a list of inline tables share the tag of their group."""
    tags = {path: group.get("provenance") for path, group in groups(SHIPPED) if tagged(path)}
    assert [path for path, tag in tags.items() if tag not in TAGS] == []
    assert {"meta", "counts", "tracks", "resource[3]", "solo.diagram", "market[5]"} <= set(tags)


def tagged(path: str) -> bool:
    """Whether a group has a tag of its own: tables, and the rows of lists of tables."""
    inside = ("tiles[", "list[", "kinds[", "spaces[", "cells[", "faces[")
    holders = ("board", "clan_board", "clan_board.standard", "building_bonus")
    small = ("enemy_gp", "gp", "steps", "resources", "prestige_per", "holds")
    named = path.rpartition(".")[2]
    if named.startswith(inside) or path in holders or named in small:
        return False
    effects = path.startswith("building_bonus.") and path.endswith("]")
    return not effects and not path.startswith(("enemy_council_scoring.", "solo.enemy_gp."))


@pytest.mark.parametrize(
    "path, tag",
    [
        ("counts", "rulebook"),
        ("resource[2]", "house"),
        ("resource[3]", "rulebook"),
        ("enemy_die[0]", "house"),
        ("traditions", "rulebook"),
        ("tradition_numbers", "house"),
        ("goals", "rulebook"),
        ("projects", "house"),
        ("solo", "rulebook"),
        ("solo.cards", "house"),
        ("board.side_1_2.throne", "house"),
    ],
)
def test_a_tag_is_kept(path: str, tag: str) -> None:
    assert dict(groups(SHIPPED))[path]["provenance"] == tag


# ---------------------------------------------------------------------- what is in the box


def test_tiles_are_as_many_as_the_box_says() -> None:
    t, counts = tables(), SHIPPED["counts"]
    assert counts["rubble"] == sum(t.rubble_count) == 24
    assert counts["relics"] == sum(t.relic_count) == 27
    assert counts["royal_coins"] == sum(t.coin_count) == 28
    assert counts["ornaments"] == sum(t.ornament_count) == 30
    silver = [n for n, colour in zip(t.ornament_count, t.ornament_colour) if colour == 0]
    assert sum(silver) == 15
    assert counts["tools"] == len(TOOLS) == 24
    assert [t.tool_kind.count(kind) for kind in range(5)] == [5, 5, 5, 5, 4]
    assert counts["chambers"] == len(CHAMBERS) == 24
    assert (counts["start_tiles"], counts["goals"]) == (len(STARTS), len(GOALS)) == (10, 12)
    assert (counts["projects"], counts["council_tool_cards"]) == (len(PROJECTS), len(ELDER_CARDS))
    assert (len(PROJECTS), len(ELDER_CARDS)) == (18, 16)


def test_pieces_are_as_many_as_the_box_says() -> None:
    t, counts = tables(), SHIPPED["counts"]
    assert counts["resource_markers"] == sum(t.resource_count) == 60
    assert counts["refreshment_tokens"] == sum(t.refreshments) == 30
    assert t.refreshments == [20, 10]
    assert counts["enemy_pawns"] == sum(t.enemy_count) == 36
    assert counts["enemy_dice"] == len(t.dice) == 3
    assert {len(faces) for faces in t.dice} == {6}
    assert counts["carts"] == 4 * t.carts == 60
    assert counts["buildings"] == 4 * sum(t.building_count) == 56
    assert t.building_count == [4, 4, 3, 3]


def test_the_two_mountains_have_their_cells_edges_and_points() -> None:
    small, large = tables().boards
    assert [len(small.cells), len(small.edges), len(small.points)] == [19, 42, 24]
    assert [len(large.cells), len(large.edges), len(large.points)] == [24, 55, 32]
    assert (len(EDGES), len(POINTS)) == (55, 32)


def test_chambers_are_spread_evenly() -> None:
    t = tables()
    assert [t.chamber_colour.count(colour) for colour in range(3)] == [8, 8, 8]
    assert [t.deposit.count(kind) for kind in range(4)] == [0, 8, 8, 8]
    assert (sum(t.skulls), set(t.building_places)) == (36, {1, 2})


def test_clan_boards_are_alike_iron_is_no_deposit_and_enemies_are_of_three_kinds() -> None:
    """R-04, R-05, R-22."""
    assert {clan["board"] for clan in SHIPPED["clans"]["list"]} == {"standard"}
    assert [each["id"] for each in SHIPPED["resource"] if not each["deposit"]] == ["iron"]
    assert [each["id"] for each in SHIPPED["enemy"]] == ["goblin", "orc", "troll"]


# ---------------------------------------------------------------------- errors


def site(id: str, **values: Any) -> Data:
    """A correction of a site on the smaller side."""
    return {"board": {"side_1_2": row("site", id, **values)}}


def market(id: str, at: int, **values: Any) -> Data:
    """A correction of one space of a display."""
    (found,) = [each for each in SHIPPED["market"] if each["id"] == id]
    spaces = [{**space, **(values if n == at else {})} for n, space in enumerate(found["spaces"])]
    return row("market", id, spaces=spaces)


GP = [{"do": "gp", "n": 1}]


@pytest.mark.parametrize(
    "data, complaint",
    [
        ({"metas": {}}, "has no metas"),
        ({"meta": {"eras": 4}}, r"meta\.eras cannot change from 3"),
        ({"meta": {"start_glory": "5"}}, r"meta\.start_glory: expected int"),
        ({"clans": row("list", "clan_red", board="other")}, r"\[clan_red\]: board cannot change"),
        (row("resource", "iron", deposit=True), r"\[iron\]: deposit cannot change"),
        (row("building", "house", per_player=5), r"per_player\.houses and building must agree"),
        (row("building", "house", **{"class": "grand"}), r"\[house\]: class cannot change"),
        ({"projects": row("tiles", "project_a1", kind="B")}, r"\[project_a1\]: kind cannot change"),
        ({"projects": row("tiles", "project_a1", building="gate")}, "kind A score houses"),
        ({"projects": row("tiles", "project_c1", special="x")}, "special cannot change"),
        (row("enemy_die", "die_orc", faces=[GP] * 5), "a die of six faces"),
        (row("enemy_die", "die_orc", faces=[[{"do": "fly"}]] * 6), "no effect of the vocabulary"),
        (row("enemy_die", "die_orc", faces=[[{"do": "plus_one", "n": 1}]] * 6), "vocabulary"),
        (row("enemy_die", "die_orc", faces=[[{"do": "gp"}]] * 6), "effect gp takes n"),
        (row("enemy_die", "die_orc", faces=[[{"do": "gp", "n": 64}]] * 6), "amount from 1 to 63"),
        (row("enemy_die", "die_orc", faces=[3] * 6), "expected a list of effects"),
        (row("track", "mine", spaces=[{"pos": 15, "effect": GP}]), "there is no position 15"),
        (row("track", "mine", achievements=[3, 6, 10, 10]), "four achievements"),
        ({"achievement_scoring": {"gp": [1, 2]}}, r"achievement_scoring\.gp must be 13"),
        (market("rubble", 0, die=[2]), "market rubble die must name each face"),
        (market("coins", 3, n=5), "market coins must have spaces 1 to 4"),
        (row("market", "tools", slide="toward_lower"), "market tools slides"),
        ({"rubble": row("tiles", "rubble_any", effect=GP)}, "rubble gives resources only"),
        (row("tool_slot", "slot_1", holds={"house": 2, "workshop": 1}), r"tool_slot\.holds"),
        (row("tool_kind", "axe", action="dig"), r"\[axe\]: action cannot change"),
        ({"tools": row("tiles", "axe_1", kind="cart")}, r"\[axe_1\]: kind cannot change"),
        ({"tools": row("tiles", "axe_1", cost="wood")}, r"\[axe_1\]: cost must be one of iron"),
        ({"tools": row("tiles", "axe_1", ornament="red")}, r"\[axe_1\]: ornament must be one of"),
        ({"build_options": row("list", "build_1", buildings=["hut"])}, "buildings are house"),
        ({"chambers": row("tiles", "ch_01", deposit="iron")}, "deposits, slots or skulls"),
        ({"chambers": row("tiles", "ch_01", slots=3)}, "deposits, slots or skulls"),
        ({"chambers": row("tiles", "ch_01", skulls=4)}, "deposits, slots or skulls"),
        ({"chambers": row("tiles", "ch_01", colour="red")}, r"\[ch_01\]: colour must be one of"),
        ({"start_tiles": row("tiles", "start_01", steps={"sea": 1})}, r"steps\.sea"),
        ({"goals": row("tiles", "goal_tools", per="key")}, "type and per cannot change"),
        (site("pillar_1", die=2), r"site\.die must name each site once"),
        (site("pillar_1", die=7), r"site\.die must name each site once"),
        (site("pillar_1", building="gate"), r"\[pillar_1\]: building cannot change"),
        (site("pillar_1", spaces=["gold"]), r"\[pillar_1\]: too few spaces"),
        (site("pillar_1", spaces=["gold", "wood"]), r"\[pillar_1\]: spaces must name resources"),
        (site("pillar_1", reward_slots=[GP]), "reward_slots are one a clan"),
        ({"board": {"side_1_2": {"mountain": {"row_lengths": [5]}}}}, "row_lengths, adj"),
        ({"board": {"side_1_2": {"mountain": {"row_die": [[1]] * 5}}}}, "row_die of every row"),
        ({"solo": {"diagram": {"edge_order": ["ne"]}}}, "must name the six directions"),
        ({"solo": {"diagram": {"cells": [{"die": 1, "cell": "r1c1"}]}}}, "a cell for each face"),
        ({"solo": {"cards": row("list", "elder_axe_1", kind="cart")}}, "kind cannot change"),
        ({"solo": {"build_priority": ["house"]}}, r"solo\.build_priority cannot change"),
    ],
)
def test_a_correction_that_does_not_fit_names_its_key(data: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        tables(data)


def test_start_cells_may_move_but_not_vanish() -> None:
    cells = [{**cell, "start": False} for cell in SHIPPED["board"]["side_1_2"]["mountain"]["cells"]]
    with pytest.raises(BadData, match="needs a start cell"):
        tables({"board": {"side_1_2": {"mountain": {"cells": cells}}}})


@pytest.mark.parametrize(
    "changes, same",
    [
        ({"meta": {"designer": "somebody"}}, True),
        ({"traditions": row("tiles", "tradition_01", name_pl="Kilof")}, True),
        ({"counts": {"dwarves": 33}}, True),
        ({"meta": {"start_glory": 6}}, False),
        ({"relics": row("kinds", "belt", count=6)}, False),
    ],
)
def test_only_what_a_rule_reads_makes_another_game_of_records(changes: Data, same: bool) -> None:
    shipped = editions.edition("covenant").fingerprint
    assert (editions.edition("covenant", changes).fingerprint == shipped) == same
