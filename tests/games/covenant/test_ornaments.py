"""COV-4.47 to 4.51: ornaments, what they cost, where they go and what they do."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.council import elders, solo
from games.covenant.hall import act, gain, gains, glory, hall, own, rooms
from games.covenant.riches import EDITION
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match
from underhall.games.covenant.box.names import RESOURCES

SHOWN = ["orn_glory", "orn_goblin", "orn_ale", "orn_paths", "orn_plenty", "orn_trainer"]
"""Three silver, three gold; each three cost emerald, gold and mythrall."""
SILVER_FULL = {"printed_pickaxe": "orn_iron", "printed_compass": "orn_emerald"}
GOLD_FULL = {"printed_axe": "orn_hunter", "printed_cart": "orn_carrier"}


def ornamenting(resources: dict[str, int], *moves: str, chance: str = "", **things: Any) -> Match:
    """A clan with these resources may take one of the ornaments shown."""
    position = hall(
        {"resources": resources, **things},
        {},
        agenda=gain("ornament"),
        displays={"ornaments": SHOWN},
    )
    match = at(position, *([chance] if chance else []))
    play(match, *[f"0 {move}" for move in moves])
    return match


# ---------------------------------------------------------------------- 4.47 taking one


@pytest.mark.rule("COV-4.47")
@pytest.mark.parametrize(
    "kind, spaces", [("emerald", (1, 4)), ("gold", (2, 5)), ("mythrall", (3, 6))]
)
def test_an_ornament_costs_one_resource_of_its_space(kind: str, spaces: tuple[int, int]) -> None:
    match = ornamenting({kind: 2})
    assert options(match, 0) == [*[f"ornament:{space}" for space in spaces], "none"]
    for space in {1, 2, 3, 4, 5, 6} - set(spaces):
        assert refused(match, 0, f"ornament:{space}") == ("COV-4.47", "resource-not-held")
    play(match, f"0 ornament:{spaces[0]}")
    assert own(match, "resources") == {kind: 1}
    assert match.state.supply[RESOURCES.code(kind)] == 14


@pytest.mark.rule("COV-4.47")
def test_a_tool_must_have_a_free_place_of_the_colour() -> None:
    match = ornamenting({"gold": 1}, ornaments=SILVER_FULL)
    assert options(match, 0) == ["ornament:5", "none"]
    assert refused(match, 0, "ornament:2") == ("COV-4.47", "no-ornament-place")
    play(match, "0 ornament:5")
    assert options(match, 0) == ["printed_axe", "printed_cart"]
    assert refused(match, 0, "printed_pickaxe") == ("COV-4.47", "other-colour")


@pytest.mark.rule("COV-4.47")
def test_forged_tools_are_ornamented_as_well() -> None:
    forged = {"slot_1": "axe_3", "slot_2": "axe_2"}
    match = ornamenting({"gold": 1}, "ornament:2", tools=forged)
    assert options(match, 0) == ["printed_pickaxe", "printed_compass", "slot_1"]
    assert refused(match, 0, "slot_2") == ("COV-4.47", "other-colour")
    play(match, "0 slot_1")
    assert own(match, "ornaments") == {"slot_1": "orn_goblin"}


@pytest.mark.rule("COV-4.47")
def test_a_tool_with_a_dwarf_is_ornamented_like_any_other() -> None:
    busy = [{"strength": 1, "tool": "printed_pickaxe"}]
    match = ornamenting({"gold": 1}, "ornament:2", "printed_pickaxe", dwarves=busy)
    assert own(match, "ornaments") == {"printed_pickaxe": "orn_goblin"}


@pytest.mark.rule("COV-4.47")
@pytest.mark.parametrize(
    "things",
    [{"resources": {"iron": 4}}, {"resources": {"gold": 1}, "ornaments": SILVER_FULL | GOLD_FULL}],
    ids=["nothing to pay with", "no place left"],
)
def test_where_nothing_can_be_ornamented_the_reward_is_lost(things: dict[str, Any]) -> None:
    match = gains("ornament", own=things, displays={"ornaments": SHOWN})
    assert match.state.waiting() == []
    assert told(match.setup_events, "reward-lost")[0]["what"] == "ornament"
    assert own(match, "resources") == things["resources"]


@pytest.mark.rule("COV-4.47")
def test_ornamenting_may_be_declined_at_no_cost() -> None:
    match = ornamenting({"gold": 1}, "none")
    assert (own(match, "resources"), own(match, "ornaments"), glory(match)) == ({"gold": 1}, {}, 5)


@pytest.mark.rule("COV-4.47")
def test_r_38_an_ornament_paid_for_lies_on_its_space_until_its_tool_is_chosen() -> None:
    match = ornamenting({"gold": 1}, "ornament:2")
    assert table(match)["displays"]["ornaments"] == SHOWN
    assert own(match, "resources") == {}


# ---------------------------------------------------------------------- 4.48 glory and refilling


@pytest.mark.rule("COV-4.47", "COV-4.48")
@pytest.mark.parametrize(
    "space, tool, gp", [("ornament:5", "printed_axe", 2), ("ornament:2", "printed_compass", 3)]
)
def test_ex_03_two_gp_for_the_gold_one_of_a_pair_three_for_the_silver_one(
    space: str, tool: str, gp: int
) -> None:
    match = ornamenting({"gold": 1}, space, tool)
    assert own(match, "points") == {"start": 5, "ornaments": gp}
    assert own(match, "resources") == {}


@pytest.mark.rule("COV-4.48")
def test_r_11_its_space_is_refilled_at_once_and_no_other_moves() -> None:
    match = ornamenting({"gold": 1}, "ornament:2", "printed_compass", chance="ornament:orn_court")
    assert table(match)["displays"]["ornaments"] == [SHOWN[0], "orn_court", *SHOWN[2:]]
    match = ornamenting({"gold": 1}, "ornament:5", "printed_axe", chance="ornament:orn_mason")
    assert table(match)["displays"]["ornaments"] == [*SHOWN[:4], "orn_mason", SHOWN[5]]


@pytest.mark.rule("COV-4.48")
def test_an_empty_stack_of_its_colour_leaves_the_space_empty() -> None:
    silver = {"orn_strength": 3, "orn_goblin": 1, "orn_iron": 2, "orn_emerald": 2, "orn_ale": 1}
    rest = {"orn_court": 1, "orn_prestige": 1, "orn_mine": 1}
    position = solo(
        {"resources": {"gold": 2}},
        {"ornaments": silver | rest},
        agenda=gain("ornament", "ornament"),
        displays={"ornaments": SHOWN},
    )
    match = at(position)
    play(match, "0 ornament:2", "0 printed_compass")
    assert table(match)["displays"]["ornaments"] == [SHOWN[0], None, *SHOWN[2:]]
    assert options(match, 0) == ["ornament:5", "none"]
    assert sum(elders(match, "ornaments").values()) == 12


@pytest.mark.rule("COV-4.48", "COV-4.62")
def test_glory_then_the_tool_then_refilling_then_tradition_9() -> None:
    match = ornamenting({"emerald": 1}, traditions=["tradition_09"])
    events = play(match, "0 ornament:1", "0 printed_compass")
    order = ["ornament-bought", "gp-gained", "ornamented", "ornament-shown", "gp-gained"]
    assert names(events) == order
    assert [each["why"] for each in told(events, "gp-gained")] == ["ornamenting", "tradition_09"]


# ---------------------------------------------------------------------- 4.49 places


@pytest.mark.rule("COV-4.49")
def test_r_25_every_tool_has_one_place_the_printed_ones_too() -> None:
    t = EDITION.tables
    assert (t.printed_colour, t.tool_colour.count(0), t.tool_colour.count(1)) == (
        [0, 1, 0, 1],
        12,
        12,
    )
    match = ornamenting({"emerald": 1}, "ornament:1")
    assert options(match, 0) == ["printed_pickaxe", "printed_compass"]


@pytest.mark.rule("COV-4.49")
def test_an_ornament_is_never_replaced() -> None:
    tools, there = {"slot_1": "axe_3"}, {"printed_pickaxe": "orn_iron"}
    match = ornamenting({"gold": 1}, "ornament:2", tools=tools, ornaments=there)
    assert options(match, 0) == ["printed_compass", "slot_1"]
    assert refused(match, 0, "printed_pickaxe") == ("COV-4.49", "ornamented-already")
    play(match, "0 slot_1")
    assert own(match, "ornaments") == {"printed_pickaxe": "orn_iron", "slot_1": "orn_goblin"}


# ---------------------------------------------------------------------- 4.50, 4.51 effects


@pytest.mark.rule("COV-4.50")
@pytest.mark.parametrize("strength", [1, 4])
def test_an_effect_does_not_depend_on_strength(strength: int) -> None:
    clan = {"dwarves": [strength], "ornaments": {"printed_compass": "orn_glory"}}
    match = at(hall(clan, {}))
    play(match, "0 d1", "0 printed_compass", "0 ornament", "0 end")
    assert own(match, "points") == {"start": 5, "rewards": 2}


@pytest.mark.rule("COV-4.50")
def test_an_effect_is_there_each_time_its_tool_is_used() -> None:
    away = [{"strength": 1, "tool": f"printed_{kind}"} for kind in ("axe", "pickaxe", "cart")]
    shiny = {"ornaments": {"printed_compass": "orn_glory"}}
    match = at(hall({"dwarves": [1, *away], **shiny}, {"dwarves": [1, *away]}, round=4))
    play(match, "0 ornament", "0 end", "1 end")
    assert table(match)["era"] == 2
    play(match, "0 d1", "0 printed_compass", "0 ornament", "0 end")
    assert own(match, "points") == {"start": 5, "rewards": 4}


@pytest.mark.rule("COV-4.50")
def test_an_effect_needs_its_own_tool() -> None:
    match = at(hall({"ornaments": {"printed_pickaxe": "orn_glory"}}, {}))
    play(match, "0 d1", "0 printed_compass")
    assert refused(match, 0, "ornament") == ("COV-4.8", "no-ornament")


@pytest.mark.rule("COV-4.51")
@pytest.mark.parametrize(
    "ornament, place, kinds",
    [
        ("orn_goblin", "printed_pickaxe", ["r2c2:goblin", "none"]),
        ("orn_hunter", "printed_axe", ["r2c2:goblin", "r3c3:orc", "none"]),
    ],
)
def test_an_ornament_defeats_one_enemy_of_its_kinds(
    ornament: str, place: str, kinds: list[str]
) -> None:
    lairs = rooms(r2c2="ch_03 goblin:2", r3c3="ch_10 orc:1 troll:1")
    match = at(hall({"ornaments": {place: ornament}}, {}, mountain=lairs, dice={"goblin": 5}))
    play(match, "0 d1", f"0 {place}", "0 ornament")
    assert options(match, 0) == kinds
    play(match, "0 r2c2:goblin", "0 take")
    assert (own(match, "dungeon"), glory(match)) == ({"goblin": 1}, 7)


@pytest.mark.rule("COV-4.51")
def test_a_carrier_delivers_one_resource_to_a_site_and_none_to_the_throne() -> None:
    clan = {"ornaments": {"printed_axe": "orn_carrier"}, "resources": {"gold": 2}, "dwarves": [4]}
    match = at(hall(clan, {}, mountain=rooms()))
    play(match, "0 d1", "0 printed_axe", "0 ornament", "0 pillar_1", "0 gold", "0 2")
    assert own(match, "resources") == {"gold": 1}
    assert own(match, "forge")["pillar"] == 1
    assert table(match)["throne"] == [{}, {}]


@pytest.mark.rule("COV-4.51")
def test_a_mason_builds_a_house_with_its_bonus() -> None:
    clan = {"ornaments": {"printed_axe": "orn_mason"}}
    match = at(hall(clan, {}, mountain=rooms(r2c2="ch_05")))
    play(match, "0 d1", "0 printed_axe", "0 ornament", "0 r2c2")
    assert table(match)["mountain"]["r2c2"]["buildings"] == ["0:house"]
    assert own(match, "resources") == {"gold": 1}


@pytest.mark.rule("COV-4.51", "COV-4.50")
def test_an_ornament_and_the_action_are_two_benefits() -> None:
    lairs = rooms(r2c2="ch_03 goblin:2")
    match = at(hall({"ornaments": {"printed_axe": "orn_hunter"}}, {}, mountain=lairs))
    act(match, "printed_axe", "r2c2:goblin", "decline")
    assert options(match, 0) == ["ornament", "end"]
    play(match, "0 ornament", "0 r2c2:goblin", "0 decline")
    assert own(match, "dungeon") == {"goblin": 2}
