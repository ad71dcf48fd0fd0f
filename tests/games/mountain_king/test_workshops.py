"""MTK-4.25 to 4.30: entrances, reach, uses, recipes."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    asked,
    goods,
    loads,
    mountain,
    player,
    stock,
    troll,
)
from helpers import at, options, play, refused, told

from underhall import editions
from underhall.core.match import Match
from underhall.games.mountain_king.box.names import WORKSHOPS

NORTH = ["1,5+1,4+2,4", "3,4+4,4+5,4+6,4", "7,4+8,4"]
"""The way of seat 0 from its gate at 0,5 to the north of the workshop at 8,5."""
EAST_AND_SOUTH = ["15,5+14,6+15,6", "10,6+11,6+12,6+13,6", "8,6+9,6", "9,5"]
"""The way of seat 1 from its gate at 16,5 to the east and the south of it."""
WEST = ["7,5"]


def beside(
    held: str, *tunnels: str, kind: str = "toolmaker", seat: int = 0, **own: Any
) -> dict[str, Any]:
    """Three players; a workshop at 8,5 and these tunnels. The things go to whose turn it is."""
    players = [player(gate="ag3_3"), player(gate="ag3_1"), player()]
    players[seat] = {**players[seat], **player(held, **own)}
    workshops = {"aw04": kind}
    supply: dict[str, int] = {}
    things = {"tunnels": [*tunnels], "workshops": workshops, "supply": supply, "seat": seat}
    return mountain(*players, seats=3, **things)


def uses(match: Match, seat: int = 0) -> int:
    """How often the workshop may be used that is activated now."""
    events = play(match, f"{seat} workshop:aw04")
    return int(str(told(events, "workshop-activated")[0]["uses"]))


@pytest.mark.rule("MTK-4.25", "MTK-4.27", "MTK-4.28")
def test_ex_04_workshop_with_three_open_entrances() -> None:
    match = at(beside("2 heartstone", *NORTH, *EAST_AND_SOUTH))
    assert uses(match) == 3
    assert stock(match) == "1 heartstone, 1 hammer"
    assert options(match, 0) == ["end", "recipe:1", "recipe:2"]
    play(match, "0 recipe:1")
    assert stock(match) == "2 hammer"
    play(match, "0 recipe:2")
    assert (stock(match), loads(match)) == ("1 heartstone, 1 hammer", {})
    assert asked(match) == "recruit_card"


# ---------------------------------------------------------------------- entrances


@pytest.mark.rule("MTK-4.25", "MTK-4.27")
@pytest.mark.parametrize(
    "tunnels, entrances",
    [
        (NORTH, 1),
        ([*NORTH, *WEST], 2),
        ([*NORTH, *EAST_AND_SOUTH[:3]], 2),
        ([*NORTH, *EAST_AND_SOUTH], 3),
    ],
)
def test_one_use_for_each_open_entrance_whoever_opened_it(
    tunnels: list[str], entrances: int
) -> None:
    match = at(beside("9 hammer", *tunnels))
    assert uses(match) == entrances
    play(match, *["0 recipe:2"] * (entrances - 1))
    assert asked(match) == "step1_menu"
    assert stock(match) == f"{entrances} heartstone, {9 - entrances} hammer"


@pytest.mark.rule("MTK-4.27")
def test_four_entrances_are_four_uses() -> None:
    around = [*NORTH, "7,5+7,6", "8,6+9,6+9,5"]
    match = at(beside("9 hammer", *around))
    assert uses(match) == 4
    play(match, "0 recipe:2", "0 recipe:2", "0 recipe:2")
    assert (asked(match), stock(match)) == ("step1_menu", "4 heartstone, 5 hammer")


@pytest.mark.rule("MTK-4.25")
def test_a_fragment_opens_no_entrance() -> None:
    """Ruling: the entrance next to a fragment is closed."""
    match = at(beside("9 hammer", *NORTH, "9,5+10,5"))
    assert uses(match) == 1
    assert asked(match) == "step1_menu"


@pytest.mark.rule("MTK-4.25")
def test_a_corner_opens_no_entrance() -> None:
    match = at(beside("9 hammer", *NORTH, "9,4"))
    assert uses(match) == 1


# ---------------------------------------------------------------------- reach


@pytest.mark.rule("MTK-4.26")
def test_one_cell_of_the_own_network_beside_it_is_enough() -> None:
    assert "workshop:aw04" in options(at(beside("4 hammer", *NORTH)), 0)
    match = at(beside("4 hammer", *NORTH[:2], "7,4"))
    assert refused(match, 0, "workshop:aw04") == ("MTK-4.26", "workshop-out-of-reach")


@pytest.mark.rule("MTK-4.26")
def test_entrances_of_others_give_no_access() -> None:
    match = at(beside("4 hammer", *EAST_AND_SOUTH))
    assert refused(match, 0, "workshop:aw04") == ("MTK-4.26", "workshop-out-of-reach")
    match = at(beside("4 hammer", "8,4+7,4"))
    assert refused(match, 0, "workshop:aw04") == ("MTK-4.26", "workshop-out-of-reach")


@pytest.mark.rule("MTK-4.29")
def test_several_players_use_the_same_workshop() -> None:
    match = at(beside("1 hammer", *NORTH, *EAST_AND_SOUTH))
    assert uses(match) == 3
    match = at(beside("1 hammer", *NORTH, *EAST_AND_SOUTH, seat=1))
    assert uses(match, 1) == 3
    assert stock(match, 1) == "1 heartstone"
    match = at(beside("4 hammer", *NORTH, *EAST_AND_SOUTH, seat=2))
    assert refused(match, 2, "workshop:aw04") == ("MTK-4.26", "workshop-out-of-reach")


# ---------------------------------------------------------------------- uses


@pytest.mark.rule("MTK-4.28", "MTK-4.54")
def test_ex_28_unloading_through_a_workshop() -> None:
    moot = {"1_0": troll("quarrier", "1 stone"), "2_0": troll("clay_lugger", "3 stone")}
    moot["2_1"] = troll("ochre_smith", "3 iron")
    match = at(beside("", *NORTH, *WEST, kind="smelter", moot=moot))
    play(match, "0 workshop:aw04", "0 recipe:1", "0 2_0:stone", "0 1_0:stone", "0 recipe:1")
    assert (stock(match), loads(match)) == ("2 iron", {"2_1": "3 iron"})
    play(match, "0 end", "0 recruit", "0 1_1", "0 3_0")
    assert (loads(match)["1_0"], loads(match)["2_0"]) == ("1 stone", "3 stone")


RECIPES = [
    ("toolmaker", "1 heartstone", "1 hammer"),
    ("amulet_maker", "1 heartstone", "1 rune"),
    ("cartwright", "1 iron", "1 cart"),
    ("mint", "1 iron", "1 coin"),
    ("stone_market", "1 stone", "1 coin"),
    ("smithy", "1 iron", "1 hammer"),
    ("jeweller", "1 heartstone", "2 coin"),
    ("smelter", "2 stone", "1 iron"),
    ("rune_carver", "2 stone", "1 rune"),
    ("porters_lodge", "1 hammer", "1 cart"),
]
ALL_RECIPES = [
    *RECIPES,
    *((kind, gain, spend) for kind, spend, gain in RECIPES),
    ("grindery", "2 iron", "1 heartstone"),
    ("grindery", "1 heartstone", "1 stone, 1 iron"),
]


@pytest.mark.rule("MTK-4.28")
@pytest.mark.parametrize("kind, spend, gain", ALL_RECIPES)
def test_a_use_spends_the_inputs_and_takes_the_outputs(kind: str, spend: str, gain: str) -> None:
    match = at(beside(spend, *NORTH, kind=kind))
    events = play(match, "0 workshop:aw04")
    assert stock(match) == gain
    made = [(event["resource"], event["n"]) for event in told(events, "gained")]
    assert dict(made) == goods(gain)


@pytest.mark.rule("MTK-4.28")
def test_every_kind_has_two_recipes() -> None:
    tables = editions.edition("mountain_king").tables
    assert len(ALL_RECIPES) == 22
    assert {kind for kind, _, _ in ALL_RECIPES} == set(WORKSHOPS.tokens)
    assert [len(recipes) for recipes in tables.recipes] == [2] * 11


@pytest.mark.rule("MTK-4.28")
def test_the_player_may_stop_after_any_use() -> None:
    match = at(beside("9 hammer", *NORTH, *EAST_AND_SOUTH))
    play(match, "0 workshop:aw04")
    play(match, "0 recipe:2", "0 end")
    assert (asked(match), stock(match)) == ("step1_menu", "2 heartstone, 7 hammer")


@pytest.mark.rule("MTK-4.28")
def test_each_use_chooses_its_recipe_and_its_sources() -> None:
    moot = {"1_0": troll("hammerer", "1 hammer")}
    match = at(beside("1 hammer, 1 heartstone", *NORTH, *WEST, moot=moot))
    play(match, "0 workshop:aw04")
    assert options(match, 0) == ["recipe:1", "recipe:2"]
    play(match, "0 recipe:2")
    assert options(match, 0) == ["auto", "storage", "1_0:hammer"]
    play(match, "0 1_0:hammer")
    assert (stock(match), loads(match)) == ("2 heartstone, 1 hammer", {})
    assert options(match, 0) == ["end", "recipe:1", "recipe:2"]


# ---------------------------------------------------------------------- the menu


@pytest.mark.rule("MTK-4.30")
def test_a_workshop_is_offered_only_if_a_recipe_can_be_paid() -> None:
    match = at(beside("4 coin", *NORTH))
    assert refused(match, 0, "workshop:aw04") == ("MTK-4.30", "no-recipe-payable")
    match = at(beside("1 coin, 1 rune", *NORTH, kind="jeweller"))
    assert refused(match, 0, "workshop:aw04") == ("MTK-4.30", "no-recipe-payable")


@pytest.mark.rule("MTK-4.30")
def test_a_founded_workshop_out_of_the_menu_after_the_first() -> None:
    match = at(beside("1 rune, 5 hammer", *NORTH))
    play(match, "0 workshop:aw04")
    assert refused(match, 0, "workshop:aw04") == ("MTK-4.20", "workshop-already-used")


@pytest.mark.rule("MTK-4.30")
def test_activating_includes_the_first_use() -> None:
    """Ruling: a workshop cannot be activated without using it."""
    match = at(beside("4 hammer, 4 heartstone", *NORTH, *WEST))
    play(match, "0 workshop:aw04")
    assert options(match, 0) == ["recipe:1", "recipe:2"]
    assert refused(match, 0, "end") == ("MTK-4.30", "use-first")
    assert refused(match, 0, "trade") == ("MTK-4.30", "use-first")
    play(match, "0 recipe:1")
    assert options(match, 0) == ["end", "trade", "recipe:1", "recipe:2"]


@pytest.mark.rule("MTK-4.30")
def test_a_recipe_that_cannot_be_paid_is_refused() -> None:
    match = at(beside("3 iron, 4 coin", *NORTH, *WEST, kind="grindery"))
    play(match, "0 workshop:aw04")
    assert refused(match, 0, "recipe:1") == ("MTK-4.28", "cannot-pay")
    assert options(match, 0) == ["end", "trade", "recipe:2"]


@pytest.mark.rule("MTK-4.30")
def test_a_trade_alone_keeps_an_activation_open() -> None:
    match = at(beside("1 heartstone, 4 coin", *NORTH, *WEST, kind="grindery"))
    play(match, "0 workshop:aw04")
    assert (asked(match), options(match, 0)) == ("workshop_use", ["end", "trade"])
    play(match, "0 trade", "0 iron", *["0 coin"] * 4)
    assert (asked(match), options(match, 0)) == ("workshop_use", ["end", "recipe:1"])


@pytest.mark.rule("MTK-4.30")
def test_an_activation_ends_by_itself() -> None:
    match = at(beside("1 heartstone, 1 rune", *NORTH, *WEST, kind="grindery"))
    play(match, "0 workshop:aw04")  # a use is left, but neither recipe nor trade can be paid
    assert (asked(match), stock(match)) == ("step1_menu", "1 stone, 1 iron, 1 rune")
    match = at(beside("2 iron, 2 rune", *NORTH, *WEST, kind="grindery"))
    play(match, "0 workshop:aw04", "0 recipe:2")  # no use is left
    assert asked(match) == "step1_menu"
