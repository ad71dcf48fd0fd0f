"""The component data: what is in the box, and corrections that reach the game or are refused."""

from collections.abc import Callable
from typing import Any

import pytest
from corrections import TAGS, Data, amiss, another, fates, groups, leaves, row

from underhall import editions
from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.games.runedar.box.components import (
    Tables,
)
from underhall.games.runedar.box.names import (
    CARDS,
    GOBLINS,
    SIEGE,
    TROLLS,
)

Probe = Callable[[Match], Any]
SHIPPED: Data = editions.components("runedar")
GAME = editions.edition("runedar").game


def tables() -> Tables:
    found: Tables = editions.edition("runedar").tables
    return found


# ---------------------------------------------------------------------- nothing is ignored


def numbers(data: Data) -> dict[str, Any]:
    """All that the typed tables hold with a correction, to compare."""
    found = editions.edition("runedar", data).tables
    values = {name: getattr(found, name) for name in dir(found) if not name.startswith("_")}
    return {name: value for name, value in values.items() if not callable(value)}


def is_for_show(path: str) -> bool:
    """Whether only pages, drawings and readers use a value; no rule reads it."""
    key = path.rpartition(".")[2]
    return key in GAME.decoration or key.endswith("provenance")


def test_every_value_is_used_or_refused_or_only_for_show() -> None:
    found = fates(SHIPPED, numbers, is_for_show)
    assert amiss(found) == {}
    assert list(found.values()).count("used") > 500


def test_what_is_for_show_changes_no_table() -> None:
    shipped = numbers({})
    shown = [(value, make) for path, value, make in leaves(SHIPPED) if is_for_show(path)][::7]
    assert len(shown) > 50
    for value, make in shown:
        assert numbers(make(another(value))) == shipped


# ---------------------------------------------------------------------- provenance


def test_every_group_says_where_its_values_come_from() -> None:
    tags = {path: group.get("provenance") for path, group in groups(SHIPPED)}
    assert [path for path, tag in tags.items() if tag not in TAGS] == []
    assert {"meta", "limits", "die.faces", "siege_card[49]", "edge[20]"} <= set(tags)
    assert len(tags) == 238


@pytest.mark.parametrize(
    "path, key, tag",
    [
        ("component_counts", "provenance", "rulebook"),
        ("die", "provenance", "rulebook"),
        ("die", "sides_provenance", "memory"),
        ("die.faces", "provenance", "house"),
        ("area[0]", "provenance", "rulebook"),
        ("area[9]", "provenance", "public"),
        ("edge[5]", "provenance", "house"),
        ("dwarf[3]", "provenance", "house"),
        ("troll_token[0]", "provenance", "rulebook"),
        ("troll_token[1]", "provenance", "house"),
        ("goblin_token[0]", "value_provenance", "rulebook"),
        ("goblin_token[5]", "value_provenance", "rulebook"),
        ("goblin_token[6]", "value_provenance", "house"),
        ("mercenary[0]", "cost_provenance", "house"),
    ],
)
def test_a_tag_is_kept(path: str, key: str, tag: str) -> None:
    assert dict(groups(SHIPPED))[path][key] == tag


@pytest.mark.parametrize("group", ["starter_card", "upgrade_card", "siege_card", "upgrade_space"])
def test_reconstructed_cards_are_tagged(group: str) -> None:
    tags = {each["id"]: each["provenance"] for each in SHIPPED[group]}
    assert {tag for id, tag in tags.items() if id != "orc"} == {"house"}


def test_a_correction_keeps_all_other_values_and_tags() -> None:
    edition = editions.edition("runedar", row("upgrade_card", "axe", cost={"wood": 4}))
    axe = next(each for each in edition.raw["upgrade_card"] if each["id"] == "axe")
    assert axe["cost"] == {"wood": 4, "leather": 0, "metal": 1}
    assert (axe["provenance"], axe["colour"]) == ("house", "yellow")
    assert edition.fingerprint != editions.edition("runedar").fingerprint


# ---------------------------------------------------------------------- what is in the box


def test_cards_are_as_many_as_the_box_says() -> None:
    """The yellow pile is the big one (R-21)."""
    t = tables()
    assert sum(t.starters) == 12
    assert t.starters[0] == 2
    assert [sum(t.copies[kind] for kind in kinds) for kinds in t.by_colour] == [15, 10, 10]
    assert (len(SIEGE), len(t.siege_arrow)) == (50, 50)
    counts = SHIPPED["component_counts"]
    assert counts["starter_cards"] == 4 * sum(t.starters)
    assert counts["upgrade_cards"] == sum(t.copies) == 35
    named = ("starter_cards", "upgrade_cards", "siege_cards", "catapult_cards", "mercenary_cards")
    assert counts["cards_total"] == sum(counts[key] for key in named)


def test_figures_tokens_and_pieces_are_as_many_as_the_box_says() -> None:
    t, counts = tables(), SHIPPED["component_counts"]
    assert (t.orcs, t.gold, t.rubble, t.resources) == (10, 20, 12, [10, 10, 10])
    assert (len(TROLLS), len(GOBLINS), t.most_dice, sum(t.faces)) == (5, 20, 5, 6)
    figures = [key for key in counts if key.endswith("_figures")]
    assert counts["figures_total"] == sum(counts[key] for key in figures) == 22
    assert counts["enemy_tokens"] == len(TROLLS) + len(GOBLINS)


def test_the_fortress_has_fourteen_areas_and_twenty_one_edges() -> None:
    assert (len(SHIPPED["area"]), len(SHIPPED["edge"])) == (14, 21)
    assert sum(len(near) for near in tables().near) == 42


def test_every_group_of_goblins_has_one_of_each_kind() -> None:
    assert tables().goblin_kind == [0, 1, 2, 3] * 5


def test_every_stack_of_siege_cards_has_ten() -> None:
    stacks = [each["stack"] for each in SHIPPED["siege_card"]]
    assert stacks == sorted([1, 2, 3, 4, 5] * 10)


def test_an_arrow_never_comes_alone() -> None:
    """The rulebook says so of the printed cards; the reconstructed ones keep to it."""
    t = tables()
    others = [sum(t.siege_orcs[c]) + len(t.siege_machines[c]) for c in range(50)]
    assert all(others[card] for card in range(50) if t.siege_arrow[card])


def test_later_colours_are_dearer() -> None:
    t = tables()
    costs = [[sum(t.cost[kind]) for kind in kinds] for kinds in t.by_colour]
    assert max(costs[0]) <= min(costs[1]) <= max(costs[1]) < min(costs[2])


# ---------------------------------------------------------------------- errors


@pytest.mark.parametrize(
    "data, complaint",
    [
        ({"golds": {"count": 3}}, "has no golds"),
        ({"gold": {"count": "20"}}, r"gold\.count: expected int, found '20'"),
        ({"gold": {"count": 30}}, r"gold_nuggets and gold\.count must be the same"),
        ({"component_counts": {"orc_figures": 1}}, "orc_figures must be a whole number of 2"),
        ({"component_counts": {"dice": 6}}, "dice and limits.max_dice_per_attack must be the same"),
        ({"component_counts": {"troll_tokens": 6}}, "troll_tokens cannot change from 5"),
        ({"component_counts": {"wood": 11}}, r"component_counts\.wood must be that of resource"),
        ({"limits": {"hand_size": 6}}, r"limits\.hand_size cannot change from 5"),
        ({"meta": {"players_max": 5}}, r"meta\.players_max cannot change from 4"),
        (row("difficulty", "epic", rubble_per_section=13), "rubble_per_section is over rubble"),
        (row("difficulty", "easy", rubble_per_section=0), "rubble_per_section must be a whole"),
        (row("area", "keep", type="wall"), r"\[keep\]: type cannot change from 'keep'"),
        (row("starter_card", "old_saw", kind="orc"), r"\[old_saw\]: kind cannot change"),
        (row("starter_card", "orc", copies=3), r"\[orc\]: copies cannot change from 2"),
        (row("starter_card", "old_saw", copies=2), r"starter_card\.copies must be 12"),
        (
            row("starter_card", "old_saw", options=[{"action": "melee", "value": 1}]),
            r"\[old_saw\]: options must hold the move",
        ),
        (row("upgrade_card", "axe", copies=3), r"the sum of upgrade_card\.copies"),
        (row("upgrade_card", "axe", colour="blue"), r"\[axe\]: colour must be one of yellow"),
        (row("upgrade_card", "axe", colour="red"), r"\[yellow\]: count is not that of its cards"),
        (row("upgrade_card", "axe", options=[]), r"\[axe\]: options are for dwarf cards"),
        (row("upgrade_card", "axe", options=[3]), "options must be a list of tables"),
        (
            row("upgrade_card", "axe", options=[{"action": "fly", "value": 1}]),
            "action must be one of move",
        ),
        (
            row("upgrade_card", "axe", options=[{"action": "dig", "value": 0}]),
            "value must be a whole number of 1",
        ),
        (
            row("upgrade_card", "axe", options=[{"action": "move", "value": 3}]),
            r"\[axe\]: this move has the value 2",
        ),
        (
            row("upgrade_card", "axe", options=[{"action": "dig", "value": 1}] * 2),
            r"\[axe\]: options name the same action twice",
        ),
        (row("upgrade_card", "axe", cost={"gold": 1}), r"no upgrade_card\[axe\]\.cost\.gold"),
        (row("upgrade_card", "axe", cost={"wood": -1}), r"\[axe\]: cost\.wood must be a whole"),
        (row("upgrade_card", "sword", copies=1), "no upgrade_card with id 'sword'"),
        (row("siege_card", "siege_1_01", stack=2), r"\[siege_1_01\]: stack cannot change from 1"),
        (row("siege_card", "siege_1_01", orcs={"wall_tannery": -1}), r"orcs\.wall_tannery must be"),
        (row("catapult_card", "catapult_1", space=2), r"\[catapult_1\]: space cannot change"),
        (
            row("troll_token", "troll_1", wounds=0),
            r"\[troll_1\]: wounds must be a whole number of 1",
        ),
        (row("goblin_token", "goblin_1_fight", group=2), "group cannot change from 1"),
        (row("goblin_token", "goblin_1_fight", wounds=0), r"\[goblin_1_fight\]: of wounds"),
        (row("goblin_token", "goblin_1_fight", rubble=1), r"\[goblin_1_fight\]: of wounds"),
        (row("goblin_token", "goblin_1_fight", kind="rubble"), r"\[goblin_1_fight\]: of wounds"),
        (row("goblin_token", "goblin_1_fight", kind="troll"), "kind must be one of fight"),
        (row("goblin_token", "goblin_4_rubble", rubble=13), "rubble is more than there is"),
        (row("mercenary", "ambush", windows=["turn_end"]), r"\[ambush\]: windows cannot change"),
        (row("mercenary", "ambush", gold_cost=0), "gold_cost must be a whole number of 1"),
        (row("machine", "catapult", wounds=2), r"\[catapult\]: wounds cannot change from 1"),
        ({"die": {"sides": 7}}, r"die\.faces\.list must name as many faces as die\.sides"),
        (
            {"die": {"faces": {"list": ["blank"] * 6}}},
            r"die\.faces\.list: there is no face 'blank'",
        ),
        ({"edge": [*SHIPPED["edge"], 3]}, "edge must be a list of tables"),
        ({"edge": [*SHIPPED["edge"], {"a": "keep"}]}, "edge must name two areas, a and b"),
        ({"edge": [*SHIPPED["edge"], {"a": "keep", "b": "sea"}]}, "edge must name two areas"),
        ({"edge": [*SHIPPED["edge"], {"a": "keep", "b": "keep"}]}, "edge joins keep to itself"),
        ({"edge": [*SHIPPED["edge"], {"a": "foundry", "b": "keep"}]}, "or twice to keep"),
        (
            {"edge": SHIPPED["edge"][:13] + SHIPPED["edge"][14:]},
            "edge must lead to outside_carpentry",
        ),
        ({"edge": SHIPPED["edge"][:-1]}, "ranged_reach must hold the walls that adjoin each tower"),
        ({"ranged_reach": []}, "ranged_reach must hold the walls"),
        ({"ranged_reach": [3]}, "ranged_reach must be a list of tables"),
        ({"ranged_reach": [{}]}, "ranged_reach must hold the walls"),
        ({"orc_path": [3]}, "orc_path cannot change"),
    ],
)
def test_a_correction_that_does_not_fit_names_its_key(data: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        editions.edition("runedar", data)


@pytest.mark.parametrize(
    "changes, same",
    [
        (row("area", "keep", x=12), True),
        (row("mercenary", "ambush", name_pl="Pułapka"), True),
        ({"die": {"faces": {"provenance": "public"}}}, True),
        (row("mercenary", "ambush", effect="None."), True),
        (row("mercenary", "ambush", gold_cost=4), False),
        (row("siege_card", "siege_1_01", arrow=True), False),
    ],
)
def test_only_what_a_rule_reads_makes_another_game_of_records(changes: Data, same: bool) -> None:
    shipped = editions.edition("runedar").fingerprint
    assert (editions.edition("runedar", changes).fingerprint == shipped) == same


def test_all_cards_have_names() -> None:
    named = {each["id"] for group in ("starter_card", "upgrade_card") for each in SHIPPED[group]}
    assert named == set(CARDS.tokens)
