"""The component data: what is in the box, and corrections that reach the game or are refused."""

from typing import Any

import pytest
from corrections import TAGS, Data, amiss, another, fates, groups, leaves, row

from underhall import editions
from underhall.core.errors import BadData
from underhall.games.mountain_king.box.components import Tables
from underhall.games.mountain_king.box.names import (
    CLANS,
    HALLS,
    RESOURCES,
    SHAPES,
    SPELLS,
    STARTERS,
    TROLLS,
    WORKSHOPS,
)

SHIPPED: Data = editions.components("mountain_king")
GAME = editions.edition("mountain_king").game


def tables() -> Tables:
    found: Tables = editions.edition("mountain_king").tables
    return found


# ---------------------------------------------------------------------- nothing is ignored


def plain(found: Any) -> Any:
    """Nested tables as lists, names and numbers, to compare."""
    if isinstance(found, (list, tuple)):
        return [plain(each) for each in found]
    if found is None or isinstance(found, (int, str)):
        return found
    named = {name: getattr(found, name) for name in dir(found) if not name.startswith("_")}
    return {name: plain(value) for name, value in named.items() if not callable(value)}


def numbers(data: Data) -> Any:
    """All that the typed tables hold, with a correction."""
    return plain(editions.edition("mountain_king", data).tables)


def is_for_show(path: str) -> bool:
    """Whether only pages, drawings and readers use a value; no rule reads it."""
    keys = path.split(".")
    return any(key in GAME.decoration for key in keys) or keys[-1].endswith("provenance")


def test_every_value_is_used_or_refused_or_only_for_show() -> None:
    found = fates(SHIPPED, numbers, is_for_show, 3)
    assert amiss(found) == {}
    assert list(found.values()).count("used") > 200


def test_what_is_for_show_changes_no_table() -> None:
    shipped = numbers({})
    shown = [(value, make) for path, value, make in leaves(SHIPPED) if is_for_show(path)][::9]
    assert len(shown) > 40
    for value, make in shown:
        assert numbers(make(another(value))) == shipped


# ---------------------------------------------------------------------- provenance


def test_every_group_says_where_its_values_come_from() -> None:
    """Rows and tables within a group have its tag, unless they have their own."""
    tags = {path: group.get("provenance") for path, group in groups(SHIPPED)}
    assert [path for path in SHIPPED if tags[path] not in TAGS] == []
    assert {tag for tag in tags.values() if tag is not None} <= TAGS
    assert len(SHIPPED) == 21


@pytest.mark.parametrize(
    "path, key, tag",
    [
        ("counts", "provenance", "rulebook"),
        ("limits", "provenance", "rulebook"),
        ("zones.items[1]", "provenance", "rulebook"),
        ("zones.items[2]", "provenance", "house"),
        ("dig_honor", "provenance", "house"),
        ("great_halls.items[4]", "provenance_values", "rulebook"),
        ("great_halls.items[5]", "provenance_values", "house"),
        ("workshops.items[0]", "provenance", "rulebook"),
        ("workshops.items[1]", "provenance", "house"),
        ("spells.items[0]", "provenance_effect", "rulebook"),
        ("spells.items[1]", "provenance_name", "house"),
        ("spells.items[16]", "provenance_effect", "house"),
        ("boards.winter", "provenance", "house"),
        ("team_mode", "provenance", "public"),
    ],
)
def test_a_tag_is_kept(path: str, key: str, tag: str) -> None:
    assert dict(groups(SHIPPED))[path][key] == tag


def item(group: str, id: str, **values: Any) -> Data:
    """A correction of one row of a group's list."""
    return {group: row("items", id, **values)}


def test_a_correction_keeps_all_other_values_and_tags() -> None:
    edition = editions.edition("mountain_king", item("great_halls", "rift", honor_empty_altar=2))
    rift = edition.raw["great_halls"]["items"][0]
    assert (rift["honor_empty_altar"], rift["honor_statue_on_altar"]) == (2, 9)
    assert rift["provenance_values"] == "house"
    assert edition.fingerprint != editions.edition("mountain_king").fingerprint


# ---------------------------------------------------------------------- what is in the box


def test_cards_and_tiles_are_as_many_as_the_box_says() -> None:
    t, counts = tables(), SHIPPED["counts"]
    assert (len(STARTERS) * 5, len(TROLLS) - len(STARTERS)) == (counts["starter_trolls"], 55)
    assert [len(cards) for cards in t.by_level] == [21, 17, 17]
    assert (len(SPELLS), len(WORKSHOPS) * t.workshop_copies) == (17, 22)
    assert (len(SHAPES), sum(t.stacks), len(HALLS)) == (8, counts["tunnel_tiles"], 6)
    assert t.stacks == SHIPPED["tunnels"]["stack_sizes"]


def test_pieces_and_tokens_are_as_many_as_the_box_says() -> None:
    t, counts = tables(), SHIPPED["counts"]
    assert (len(CLANS) * t.pedestals, sum(t.point_tokens)) == (counts["pedestals"], 15)
    assert (counts["statues"], t.coronation) == (21, [5, 3])
    assert [t.point_tokens[value] for value in (1, 2, 3, 4)] == [4, 4, 4, 3]
    assert sum(counts[resource] for resource in RESOURCES.tokens) == 225


def test_tunnels_have_an_anchor_unless_they_have_five_cells() -> None:
    t = tables()
    anchored = [min(turned.mark for turned in ways) >= 0 for ways in t.turned]
    assert anchored == [size < 5 for size in t.size]
    assert sorted(t.size) == [2, 3, 3, 4, 4, 4, 4, 5]


def test_dearer_minerals_and_larger_tunnels_score_more() -> None:
    honor = tables().dig_honor
    assert honor == [[0, 0, 1, 2, 4, 6], [0, 0, 2, 4, 7, 10], [0, 0, 3, 6, 10, 14]]


def test_the_winter_side_has_the_symmetry_of_the_square() -> None:
    """Turned and mirrored it is the same, start spots apart."""
    for layer in ("zone_rows", "rubble_rows", "feature_rows"):
        rows = [row.translate({ord("4"): ".", ord("5"): "."}) for row in layer_of(0, layer)]
        assert rows == [row[::-1] for row in rows] == rows[::-1]
        assert rows == ["".join(column) for column in zip(*rows)]


def test_the_autumn_side_is_the_same_left_and_right() -> None:
    for layer in ("zone_rows", "rubble_rows", "feature_rows"):
        assert layer_of(1, layer) == [row[::-1] for row in layer_of(1, layer)]


def layer_of(side: int, layer: str) -> list[str]:
    found: list[str] = getattr(tables().mountains[side], layer)
    return found


def test_every_workshop_offers_two_recipes_and_no_gift() -> None:
    recipes = [recipe for offered in tables().recipes for recipe in offered]
    assert len(recipes) == 22
    assert all(sum(recipe.spend) and sum(recipe.gain) for recipe in recipes)


# ---------------------------------------------------------------------- errors

ZONES = SHIPPED["boards"]["winter"]["zones"]
FEATURES = SHIPPED["boards"]["winter"]["features"]


@pytest.mark.parametrize(
    "data, complaint",
    [
        ({"halls": {}}, "has no halls"),
        ({"limits": {"trade_rate": 3}}, r"limits\.trade_rate must be a whole number of 4"),
        ({"limits": {"trade_rate": "4"}}, r"limits\.trade_rate: expected int"),
        ({"limits": {"moot_size": 9}}, r"limits\.moot_size cannot change from 10"),
        ({"limits": {"extra_turns_after_round": 1}}, "extra_turns_after_round cannot change"),
        ({"counts": {"trolls": 56}}, r"counts\.trolls cannot change from 55"),
        ({"counts": {"stone": 40}}, r"counts\.stone and its tokens must be the same"),
        ({"meta": {"players_max": 6}}, r"meta\.players_max cannot change from 5"),
        ({"coronation_tokens": {"first": 6}}, r"coronation_tokens\.first cannot change from 5"),
        (item("zones", "grey", letter="X"), r"\[grey\]: letter cannot change from 'G'"),
        (item("zones", "grey", statue_base=-1), "statue_base must be a whole number"),
        (item("tunnels", "tunnel_i2", count=13), r"tunnels\.stack_sizes and their counts disagree"),
        (item("tunnels", "tunnel_i2", anchor=[5, 5]), "anchor or altar must be one of its cells"),
        (item("tunnels", "tunnel_i2", anchor=[5]), "is no cell such as"),
        (item("tunnels", "tunnel_i2", cells=[[0, 0], [2, 0]]), "cells must hang together"),
        (item("tunnels", "tunnel_v5", size=6), "size is up to 5"),
        (item("tunnels", "tunnel_i2", distinct_orientations=7), "distinct_orientations is"),
        (item("great_halls", "rift", altar=[9, 9]), "anchor or altar must be one of its cells"),
        (item("trolls", "troll_1_ember_hauler", level=2), "level 1 cannot change in number"),
        (item("trolls", "troll_1_ember_hauler", produces={"gold": 1}), "gold"),
        (item("workshops", "mint", recipes=[]), r"\[mint\]: two recipes, each with a price"),
        (item("spells", "ritual_of_earth", options=[{"stone": 3}]), "three options"),
        (item("spells", "ritual_of_earth", kind="turn_modifier"), "kind cannot change from 'now'"),
        (item("spells", "walking_statues", moves_max=11), "no spell repeats more than ten times"),
        ({"pedestal_point_tokens": {"items": [{"value": 4, "count": 3}]}}, "fifteen in all"),
        ({"pedestal_point_tokens": {"items": [{"value": 10, "count": 15}]}}, "a value is up to 9"),
        ({"boards": {"winter": {"width": 20}}}, r"boards\.winter\.zones must have 21 rows of 20"),
        ({"boards": {"winter": {"width": 22}}}, "is at most 21 cells wide"),
        ({"boards": {"winter": {"zones": ZONES.replace("H", "Z")}}}, "letters out of"),
        ({"boards": {"winter": {"heart_centre": [0, 10]}}}, "heart_centre lies outside"),
        ({"boards": {"winter": {"heart_centre": [10]}}}, "heart_centre lies outside"),
        ({"boards": {"winter": {"features": FEATURES.replace("H", ".")}}}, "show the Heart"),
        (
            {"boards": {"winter": {"features": FEATURES.replace("W", ".")}}},
            "workshop_spots and features disagree",
        ),
        (
            {"boards": {"winter": row("start_spots", "wg4_1", players=5)}},
            "start_spots and features disagree",
        ),
        (
            {"boards": {"winter": row("statue_spots", "ws01", x=0, y=0)}},
            "statue_spots: 0,0 lies in no zone",
        ),
        (
            {"boards": {"winter": row("statue_spots", "ws01", rubble=True)}},
            "10,4 and the rubble disagree",
        ),
        (
            {"boards": {"winter": row("statue_spots", "ws01", zone="grey")}},
            "10,4 and the zones disagree",
        ),
        ({"boards": {"winter": {"buried_resources": []}}}, "buried_resources and features"),
    ],
)
def test_a_correction_that_does_not_fit_names_its_key(data: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        editions.edition("mountain_king", data)


@pytest.mark.parametrize(
    "changes, same",
    [
        (item("trolls", "troll_1_ember_hauler", name_pl="Tragarz"), True),
        (item("trolls", "troll_1_ember_hauler", clan="ice"), True),
        (item("zones", "grey", provenance="public"), True),
        (item("trolls", "troll_1_ember_hauler", produces={"stone": 1}), False),
        (item("spells", "gilded_walls", bonus_honor=4), False),
    ],
)
def test_only_what_a_rule_reads_makes_another_game_of_records(changes: Data, same: bool) -> None:
    shipped = editions.edition("mountain_king").fingerprint
    assert (editions.edition("mountain_king", changes).fingerprint == shipped) == same
