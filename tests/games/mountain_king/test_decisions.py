"""MTK-7: what is special about the decision points of the Mountain King."""

from typing import Any

from decisions import rows
from games.mountain_king.mountain import (
    WINTER,
    asked,
    casting,
    fixture_n,
    moot_of,
    mountain,
    player,
    troll,
)
from helpers import at, names, options, play


def test_a_distant_burrow_has_the_most_placements() -> None:
    """On the empty winter side, with a tile of eight orientations and hammers enough."""
    magic: dict[str, Any] = {"turn": {"magic": "distant_burrow"}, "options": WINTER}
    match = at(mountain(player("4 stone, 4 hammer"), step="recruit_or_dig", **magic))
    play(match, "0 dig", "0 tunnel_l4")
    assert 0.9 < len(options(match, 0)) / rows("mountain_king")["dig_placement"].largest <= 1


# ---------------------------------------------------------------------- notes


def test_a_payment_is_asked_only_where_sources_differ_and_some_units_are_left() -> None:
    moot = {"1_0": troll("rune_reader", "1 rune")}
    match = casting(mountain(player("1 rune", moot=moot)), "ritual_of_earth")
    assert asked(match) == "pay"
    assert asked(casting(mountain(player("3 rune")), "ritual_of_earth")) == "spell_resolve"
    match = casting(mountain(player()), "ritual_of_earth")
    assert asked(match) == "spell_resolve"


def test_auto_pays_the_rest_by_the_plan() -> None:
    """From trolls first, the lower and inner ones before the others, and storage last."""
    moot = {"1_0": troll("quarrier", "1 stone"), "1_1": troll("purser"), "2_0": hauler()}
    match = at(fixture_n("3 stone", own={"moot": moot}, step="recruit_or_dig"))
    play(match, "0 dig", "0 tunnel_i3", "0 3,6+3,7*+3,8", "0 storage")
    events = play(match, "0 auto")
    spent = [event.data() for event in events if event.name == "spent"]
    assert [(each["place"], each["n"]) for each in spent] == [("1_0", 1), ("2_0", 1)]


def hauler() -> dict[str, Any]:
    return troll("ember_hauler", "2 stone")


def test_a_menu_that_can_only_end_is_not_asked() -> None:
    """Nothing to cast, use or trade, no hall and no statue: the only choice is whom to recruit."""
    match = at(mountain(player()))
    assert asked(match) == "recruit_card"
    events = play(match, "0 1_0", "0 2_0")
    assert "forced" not in names(events)


def test_skipping_step_2_is_offered_only_where_nothing_else_can_be_done() -> None:
    own = player("4 coin", moot=moot_of(10))
    match = at(mountain(own, step="recruit_or_dig"))
    assert options(match, 0) == ["skip", "trade"]
