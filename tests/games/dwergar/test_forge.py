"""DWE-4J: the Forge, where resources are smelted and projects developed later."""

from typing import Any

import pytest
from games.dwergar.halls import asked, clan, fire, lingering, menu, mine, scores, sent, stock
from helpers import at, options, play, refused, told

from underhall.core.errors import UnknownToken
from underhall.core.match import Match
from underhall.core.position import write_position

NEW = {"decks": ["western_quarter", "new_shaft"]}
EAST = {"decks": ["western_quarter", "eastern_quarter"]}


def smith(held: str = "0/0/0/0", **things: Any) -> Match:
    """A blacksmith has just come to the Forge."""
    return sent("blacksmith", "forge", clan(held, **things), **NEW)


# ---------------------------------------------------------------------- 4.75 smelting


@pytest.mark.rule("DWE-4.75")
@pytest.mark.parametrize(
    "kind, held, after, heat",
    [
        ("stone", "1/0/0/0", "0/1/0/0", 1),
        ("iron", "0/1/0/0", "0/0/1/0", 1),
        ("gold", "0/0/1/0", "0/0/0/1", 2),
    ],
)
@pytest.mark.parametrize("pawn", ["ironworker", "engineer", "blacksmith", "foreman"])
def test_a_resource_and_heat_become_one_of_the_next_kind(
    pawn: str, kind: str, held: str, after: str, heat: int
) -> None:
    match = sent(pawn, "forge", clan(held, heat=5))
    play(match, f"0 upgrade:{kind}")
    assert (stock(match), fire(match)[0]) == (after, 5 - heat)


@pytest.mark.rule("DWE-4.75")
def test_ex_6_chain_in_the_forge() -> None:
    match = sent("ironworker", "forge", clan("1/0/0/0", heat=2))
    play(match, "0 upgrade:stone", "0 upgrade:iron")
    assert (stock(match), fire(match)[0], asked(match)) == ("0/0/1/0", 0, (0, "turn_menu"))


@pytest.mark.rule("DWE-4.75")
def test_smelting_goes_on_as_long_as_it_can_be_paid() -> None:
    match = sent("ironworker", "forge", clan("9/0/0/0", heat=7))
    play(match, *["0 upgrade:stone"] * 5, *["0 upgrade:iron"] * 2)
    assert (stock(match), fire(match)[0]) == ("4/3/2/0", 0)


@pytest.mark.rule("DWE-4.75")
def test_smelting_needs_the_resource_and_the_heat() -> None:
    match = sent("ironworker", "forge", clan("1/0/1/0", heat=1))
    assert menu(match) == ["upgrade:stone"]
    assert refused(match, 0, "upgrade:iron") == ("DWE-4.75", "goods-short")
    assert refused(match, 0, "upgrade:gold") == ("DWE-4.12", "heat-short")
    with pytest.raises(UnknownToken):
        play(match, "0 upgrade:crystal")


# ---------------------------------------------------------------------- 4.76 the engineer


@pytest.mark.rule("DWE-4.75", "DWE-4.76")
def test_ex_33_forge_engineer() -> None:
    match = sent("engineer", "forge", clan("0/1/0/0"))
    assert menu(match) == ["heat_one"]
    play(match, "0 heat_one", "0 upgrade:iron")
    assert (stock(match), fire(match)[0]) == ("0/0/1/0", 0)


@pytest.mark.rule("DWE-4.76")
def test_an_engineer_raises_heat_by_one_once() -> None:
    match = lingering("engineer", "forge", clan(heat=3))
    play(match, "0 heat_one")
    assert (fire(match)[0], refused(match, 0, "heat_one")) == (4, ("DWE-4.37", "bonus-used"))


@pytest.mark.rule("DWE-4.76")
@pytest.mark.parametrize("pawn", ["ironworker", "blacksmith", "foreman"])
def test_nobody_else_gains_heat_in_the_forge(pawn: str) -> None:
    match = sent(pawn, "forge", clan("1/0/0/0", heat=1))
    assert refused(match, 0, "heat_one") == ("DWE-4.36", "specialist-needed")


# ---------------------------------------------------------------------- 4.77 developing


@pytest.mark.rule("DWE-4.77")
def test_a_blacksmith_develops_for_the_cost_and_one_heat_more() -> None:
    match = smith("3/0/1/0", heat=6, realized=["armoury"])
    events = play(match, "0 develop:armoury")
    assert (stock(match), fire(match)[0], scores(match)) == ("0/0/1/0", 2, [4, 0])
    assert (mine(match, "realized"), mine(match, "developed")) == ([], ["armoury"])
    assert events[0].data()["clause"] == "DWE-4.77"


@pytest.mark.rule("DWE-4.77", "DWE-4.108")
def test_ex_16_blacksmith_in_the_forge() -> None:
    match = smith(heat=4, lit=3, unlit=0, realized=["chasm_infill", "shaft_lighting"])
    events = play(match, "0 develop:chasm_infill", "0 3", "0 develop:shaft_lighting")
    assert [paid["n"] for paid in told(events, "heat-paid")] == [3, 4]
    assert (fire(match), scores(match)) == ((0, 0, 3), [3, 0])


@pytest.mark.rule("DWE-4.77")
def test_every_development_costs_the_surcharge() -> None:
    cards = ["new_shaft_gate", "new_shaft_props", "chasm_infill"]
    match = smith(heat=9, realized=cards)
    for n, card in enumerate(cards, 1):
        play(match, f"0 develop:{card}")
        assert fire(match)[0] == 9 - 3 * n
    assert mine(match, "developed") == cards


@pytest.mark.rule("DWE-4.77")
def test_the_surcharge_counts_for_what_can_be_developed() -> None:
    match = smith("1/0/0/0", heat=2, realized=["new_shaft_gate"])
    assert menu(match) == ["upgrade:stone"]
    assert refused(match, 0, "develop:new_shaft_gate") == ("DWE-4.12", "heat-short")


@pytest.mark.rule("DWE-4.77")
def test_the_resources_must_be_there() -> None:
    match = smith("2/0/0/0", heat=9, realized=["armoury"])
    assert refused(match, 0, "develop:armoury") == ("DWE-4.77", "goods-short")


@pytest.mark.rule("DWE-4.77")
def test_r_8_only_a_blacksmith_develops_in_the_forge() -> None:
    """R-8: and the engineer gains heat."""
    own = clan("1/0/0/0", heat=9, realized=["new_shaft_gate"])
    for pawn in ("ironworker", "engineer", "foreman"):
        match = sent(pawn, "forge", own, **NEW)
        assert refused(match, 0, "develop:new_shaft_gate") == ("DWE-4.36", "specialist-needed")
    assert menu(sent("blacksmith", "forge", own, **NEW)) == [
        "upgrade:stone",
        "develop:new_shaft_gate",
    ]


@pytest.mark.rule("DWE-4.77")
def test_only_own_realized_projects_are_developed() -> None:
    own = clan("1/0/0/0", heat=9, realized=["new_shaft_gate"])
    other = clan(realized=["new_shaft_props"])
    match = sent("blacksmith", "forge", own, other, track=["tramway_track"], **NEW)
    assert "develop:new_shaft_gate" in options(match, 0)
    for card in ("new_shaft_props", "tramway_track"):
        with pytest.raises(UnknownToken):
            play(match, f"0 develop:{card}")


@pytest.mark.rule("DWE-4.77", "DWE-4.147")
def test_r_30_developing_is_a_part_too_late_to_respecialise_after() -> None:
    """R-30: else a blacksmith would develop and then be an engineer."""
    cards = ["helpful_gnomes_workshop", "south_steam_pipe"]
    own = clan(heat=9, developed=cards, realized=["coal_crusher"])
    match = sent("blacksmith", "forge", own, **EAST)
    assert "respecialise:engineer" in options(match, 0)
    play(match, "0 develop:coal_crusher")
    assert refused(match, 0, "respecialise:engineer") == ("DWE-4.147", "respecialise-first")


@pytest.mark.rule("DWE-4.77")
def test_a_position_keeps_that_something_was_developed() -> None:
    match = smith("1/0/0/0", heat=9, realized=["new_shaft_gate", "new_shaft_props"])
    play(match, "0 develop:new_shaft_gate")
    again = at(write_position(match.edition, match.state, match.options))
    assert menu(again) == ["upgrade:stone", "develop:new_shaft_props"]
