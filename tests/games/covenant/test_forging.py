"""COV-4.43 to 4.46: forging tools, their slots and what is printed there."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.council import council
from games.covenant.hall import gains, hall, own
from games.covenant.riches import EDITION, RAW
from helpers import at, names, options, play, refused, table, told

from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.games.covenant.box.names import RESOURCES, SLOTS
from underhall.games.covenant.game import GAME

SHOWN = ["pickaxe_1", "axe_3", "compass_5", "book_2"]
"""Tools that cost emerald, gold, mythrall and mythrall, each with an iron."""
EIGHT = {
    "slot_1": "pickaxe_2",
    "slot_2": "pickaxe_3",
    "slot_3": "axe_1",
    "slot_4": "axe_2",
    "slot_5": "cart_1",
    "slot_6": "cart_2",
    "slot_7": "book_1",
    "slot_8": "compass_1",
}
AXE_3 = {"iron": 1, "gold": 1}


def forging(resources: dict[str, int], *moves: str, **things: Any) -> Match:
    """A clan with these resources may forge one of the tools shown."""
    match = gains("forge", own={"resources": resources, **things}, displays={"tools": SHOWN})
    play(match, *[f"0 {move}" for move in moves])
    return match


# ---------------------------------------------------------------------- 4.43 cost


@pytest.mark.rule("COV-4.43")
@pytest.mark.parametrize(
    "resources, tools",
    [
        ({"iron": 1, "emerald": 1}, ["pickaxe_1"]),
        ({"iron": 1, "gold": 1}, ["axe_3"]),
        ({"iron": 2, "mythrall": 1}, ["compass_5", "book_2"]),
        ({"iron": 1, "emerald": 1, "gold": 1, "mythrall": 1}, SHOWN),
    ],
)
def test_a_tool_costs_an_iron_and_the_resource_shown(
    resources: dict[str, int], tools: list[str]
) -> None:
    match = forging(resources)
    assert options(match, 0) == [*tools, "none"]
    for tool in set(SHOWN) - set(tools):
        assert refused(match, 0, tool) == ("COV-4.43", "cost-short")


@pytest.mark.rule("COV-4.43")
def test_the_iron_and_the_other_resource_go_to_the_supply() -> None:
    match = forging({"iron": 2, "gold": 2}, "axe_3", "slot_7", "none")
    assert own(match, "resources") == {"iron": 1, "gold": 1}
    assert [match.state.supply[RESOURCES.code(kind)] for kind in ("iron", "gold")] == [14, 14]


@pytest.mark.rule("COV-4.43")
def test_a_tool_that_costs_iron_takes_two() -> None:
    iron = Edition(GAME, RAW, {"tools": {"tiles": [{"id": "axe_3", "cost": "iron"}]}})
    agenda = [{"do": "gain", "clan": 0, "atom": "forge", "why": "track"}]
    shown = {"tools": [*SHOWN[:2]]}
    poor, rich = [
        at(hall({"resources": has}, {}, agenda=agenda, displays=shown), edition=iron)
        for has in ({"iron": 1, "emerald": 1}, {"iron": 2, "emerald": 1})
    ]
    assert refused(poor, 0, "axe_3") == ("COV-4.43", "cost-short")
    play(rich, "0 axe_3", "0 slot_6")
    assert own(rich, "resources") == {"emerald": 1}


@pytest.mark.rule("COV-4.43")
def test_forging_may_be_declined_at_no_cost() -> None:
    match = forging(AXE_3, "none")
    assert (own(match, "resources"), own(match, "tools")) == (AXE_3, {})
    assert table(match)["displays"]["tools"] == SHOWN


@pytest.mark.rule("COV-4.43")
def test_r_38_a_tool_paid_for_lies_on_its_space_until_its_slot_is_chosen() -> None:
    match = forging(AXE_3, "axe_3")
    assert own(match, "resources") == {}
    assert table(match)["displays"]["tools"] == SHOWN
    play(match, "0 slot_1")
    assert table(match)["displays"]["tools"] == ["pickaxe_1", None, "compass_5", "book_2"]
    assert own(match, "tools") == {"slot_1": "axe_3"}


@pytest.mark.rule("COV-4.43")
def test_only_tools_on_the_display_can_be_forged() -> None:
    match = gains("forge", own={"resources": AXE_3}, displays={"tools": [None, "axe_3", None]})
    assert options(match, 0) == ["axe_3", "none"]


# ---------------------------------------------------------------------- 4.44 slots


@pytest.mark.rule("COV-4.44")
def test_the_board_has_four_columns_of_two_slots() -> None:
    columns = EDITION.tables.slot_column
    assert sorted(columns) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert options(forging(AXE_3, "axe_3"), 0) == list(SLOTS.tokens)


@pytest.mark.rule("COV-4.44")
def test_ex_02_a_full_column_takes_no_more() -> None:
    full = {"slot_1": "axe_1", "slot_2": "axe_2"}
    match = forging(AXE_3, "axe_3", tools=full)
    assert options(match, 0) == ["slot_3", "slot_4", "slot_5", "slot_6", "slot_7", "slot_8"]
    assert refused(match, 0, "slot_1") == ("COV-4.44", "slot-taken")
    assert refused(match, 0, "slot_2") == ("COV-4.44", "slot-taken")


@pytest.mark.rule("COV-4.44")
def test_the_second_slot_of_a_column_may_be_chosen_first_or_last() -> None:
    match = forging(AXE_3, "axe_3", "slot_4", "stop")
    assert own(match, "tools") == {"slot_4": "axe_3"}
    seven = {slot: tool for slot, tool in EIGHT.items() if slot != "slot_4"}
    assert own(forging(AXE_3, "axe_3", "stop", tools=seven), "tools")["slot_4"] == "axe_3"


@pytest.mark.rule("COV-4.44", "COV-4.46")
@pytest.mark.parametrize(
    "things",
    [
        {"resources": {"iron": 1, "gold": 1}, "tools": EIGHT},
        {"resources": {"iron": 4}},
        {"resources": {"gold": 4}},
    ],
    ids=["no empty slot", "iron alone", "no iron"],
)
def test_without_a_slot_or_an_affordable_tool_nothing_happens(things: dict[str, Any]) -> None:
    match = gains("forge", own=things, displays={"tools": SHOWN})
    assert match.state.waiting() == []
    assert told(match.setup_events, "reward-lost") == [{"who": 0, "what": "forge", "why": "track"}]
    assert own(match, "resources") == things["resources"]
    assert own(match, "tools") == things.get("tools", {})


# ---------------------------------------------------------------------- 4.45 what is printed


@pytest.mark.rule("COV-4.45")
@pytest.mark.parametrize(
    "slot, asked, key, value",
    [
        ("slot_1", "strengthen", "forge", {"house": 2, "workshop": 2, "pillar": 0, "gate": 0}),
        ("slot_2", "gain_refreshment", "tokens", {"plus_1": 1}),
        ("slot_3", "strengthen", "double_keys", 1),
        ("slot_4", "move_enemy", "double_keys", 1),
        ("slot_5", "coin_pick", "tracks", {"court": 2, "prestige": 0, "mine": 0}),
        ("slot_6", "relic_pick", "tracks", {"court": 0, "prestige": 0, "mine": 2}),
        ("slot_7", "ornament_pick", "storage_tiles", 0),
        ("slot_8", "pay_for_relic", "storage_tiles", 0),
    ],
)
def test_a_slot_gives_what_is_printed_there(slot: str, asked: str, key: str, value: Any) -> None:
    match = forging({"iron": 2, "gold": 2}, "axe_3", slot)
    assert match.state.decision.name == asked
    assert own(match, key) == value


@pytest.mark.rule("COV-4.45")
@pytest.mark.parametrize(
    "slot, moves, key, value",
    [
        ("slot_1", ["d2"], "forge", {"house": 3, "workshop": 3, "pillar": 0, "gate": 0}),
        ("slot_2", ["take"], "forge", {"house": 3, "workshop": 3, "pillar": 0, "gate": 0}),
        ("slot_2", ["exchange"], "tokens", {"plus_2": 1}),
        ("slot_3", ["none"], "tracks", {"court": 0, "prestige": 2, "mine": 0}),
        ("slot_4", ["stop"], "storage_tiles", 1),
        ("slot_5", ["none", "gold"], "resources", {"iron": 1}),
        ("slot_8", ["keep"], "storage_tiles", 1),
    ],
)
def test_the_rest_of_what_is_printed_follows(
    slot: str, moves: list[str], key: str, value: Any
) -> None:
    match = forging({"iron": 2, "gold": 2}, "axe_3", slot, *moves)
    assert own(match, key) == value
    assert match.state.waiting() == []


@pytest.mark.rule("COV-4.45")
@pytest.mark.parametrize(
    "slot, moves, declined",
    [
        ("slot_4", ["stop"], "double_keys"),
        ("slot_5", ["none", "stop"], "resources"),
        ("slot_7", ["none"], "ornaments"),
        ("slot_8", ["keep"], "relics"),
    ],
)
def test_r_34_moves_deliveries_ornaments_and_payments_of_slots_are_options(
    slot: str, moves: list[str], declined: str
) -> None:
    match = forging({"iron": 2, "gold": 2}, "axe_3", slot)
    before = own(match, declined)
    play(match, *[f"0 {move}" for move in moves])
    assert own(match, declined) == before
    assert match.state.waiting() == []


@pytest.mark.rule("COV-4.45")
def test_ex_42_slot_8_without_an_iron_left_opens_storage_alone() -> None:
    match = forging({"iron": 1, "gold": 1}, "axe_3", "slot_8")
    assert (own(match, "relics"), own(match, "storage_tiles")) == ({}, 1)
    assert match.state.storage(0) == 6


@pytest.mark.rule("COV-4.45")
def test_a_slot_gives_once_not_each_time_its_tool_is_used() -> None:
    match = at(hall({"tools": {"slot_3": "compass_1"}}, {}))
    play(match, "0 d1", "0 slot_3", "0 action", "0 none")
    assert (own(match, "double_keys"), own(match, "tracks")["prestige"]) == (0, 0)


@pytest.mark.rule("COV-4.45", "COV-4.66")
def test_tradition_13_comes_after_all_that_the_slot_gives() -> None:
    match = forging(AXE_3, "axe_3", "slot_6", traditions=["tradition_13"])
    assert match.state.decision.name == "relic_pick"
    play(match, "0 none")
    assert match.state.decision.name == "any_track"


# ---------------------------------------------------------------------- 4.46 using it


@pytest.mark.rule("COV-4.46")
def test_a_forged_tool_can_be_used_in_the_same_turn() -> None:
    clan = {"relics": {"hammer": 1}, "resources": {"iron": 1, "gold": 1}}
    match = at(hall(clan, {}, displays={"tools": SHOWN}))
    play(match, "0 hammer", "0 forge", "0 axe_3", "0 slot_6", "0 none", "0 d1")
    assert "slot_6" in options(match, 0)
    events = play(match, "0 slot_6", "0 action")
    assert told(events, "action-began") == [{"who": 0, "action": "fight", "strength": 1}]


@pytest.mark.rule("COV-4.46")
def test_a_forged_tool_takes_one_dwarf_like_a_printed_one() -> None:
    busy = [1, {"strength": 1, "tool": "slot_6"}]
    match = at(hall({"tools": {"slot_6": "axe_3", "slot_1": "book_1"}, "dwarves": busy}, {}))
    play(match, "0 d1")
    assert options(match, 0)[4:] == ["slot_1"]
    assert refused(match, 0, "slot_6") == ("COV-4.6", "tool-occupied")


@pytest.mark.rule("COV-4.46")
@pytest.mark.parametrize(
    "tool, action",
    [("pickaxe_1", "dig"), ("axe_1", "fight"), ("compass_1", "build"), ("cart_1", "transport")],
)
def test_a_forged_tool_performs_the_action_of_its_kind(tool: str, action: str) -> None:
    match = at(hall({"tools": {"slot_6": tool}}, {}))
    events = play(match, "0 d1", "0 slot_6", "0 action")
    assert told(events, "action-began")[0]["action"] == action


@pytest.mark.rule("COV-4.46")
def test_a_forged_book_is_read() -> None:
    match = at(hall({"tools": {"slot_6": "book_1"}}, {}))
    play(match, "0 d1", "0 slot_6", "0 action")
    assert options(match, 0) == ["dig", "fight", "build", "transport"]


@pytest.mark.rule("COV-4.46")
def test_tools_stay_where_they_are_through_a_council() -> None:
    match = at(council({"tools": EIGHT}, {"tools": {"slot_3": "book_3"}}))
    assert (own(match, "tools"), own(match, "tools", 1)) == (EIGHT, {"slot_3": "book_3"})
    assert "council-began" in names(match.setup_events)
