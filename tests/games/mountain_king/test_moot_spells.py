"""MTK-4.101, 4.103, 4.105, 4.110, 4.112, 4.117: rituals, and spells on the own moot."""

import pytest
from games.mountain_king.mountain import (
    asked,
    card,
    casting,
    loads,
    mine,
    moot_of,
    mountain,
    player,
    resolving,
    stock,
    troll,
    trolls,
)
from helpers import at, names, options, play, refused, table, told

from underhall.games.mountain_king.box.names import SLOTS

# ---------------------------------------------------------------------- rituals


@pytest.mark.rule("MTK-4.101")
@pytest.mark.parametrize("gain, held", [(1, "3 stone"), (2, "2 iron"), (3, "1 heartstone")])
def test_ritual_of_earth_gives_minerals(gain: int, held: str) -> None:
    match = resolving(mountain(), "ritual_of_earth")
    assert options(match, 0) == ["gain:1", "gain:2", "gain:3"]
    play(match, f"0 gain:{gain}")
    assert (stock(match), loads(match)) == (held, {})


@pytest.mark.rule("MTK-4.105")
@pytest.mark.parametrize("gain, held", [(1, "2 cart"), (2, "2 hammer"), (3, "3 coin")])
def test_ritual_of_toil_gives_carts_hammers_or_coins(gain: int, held: str) -> None:
    match = resolving(mountain(), "ritual_of_toil")
    assert options(match, 0) == ["gain:1", "gain:2", "gain:3"]
    play(match, f"0 gain:{gain}")
    assert (stock(match), loads(match)) == (held, {})


# ---------------------------------------------------------------------- Ceremony of Elevation

SMITH = {"2_0": troll("ochre_smith", "2 iron"), "2_1": troll("mire_digger", "1 iron")}
TWO_SMITHS = {**SMITH, "2_2": troll("marsh_lapidary", "1 heartstone")}


@pytest.mark.rule("MTK-4.103")
def test_elevation_puts_a_level_3_card_in_place_of_a_level_2_troll() -> None:
    match = casting(
        mountain(player("5 coin", moot=SMITH)), "ceremony_of_elevation", "troll:troll_3_witch_murk"
    )
    before = table(match)
    play(match, "0 resolve", "0 3_1")
    assert trolls(match)["2_0"] == card("brunna_rockmelter")
    assert loads(match) == {"2_1": "1 iron"}
    assert table(match)["under"] == [card("ochre_smith")]
    horde = {**before["horde"], "3_1": {"troll": card("witch_murk")}}
    assert table(match)["horde"] == horde
    assert (stock(match), mine(match, "pedestals")) == ("5 coin", {})
    assert table(match)["bag"] == before["bag"]


@pytest.mark.rule("MTK-4.103", "MTK-4.118")
def test_elevation_asks_for_a_level_2_troll_and_a_level_3_card() -> None:
    match = resolving(mountain(player("", moot=TWO_SMITHS)), "ceremony_of_elevation")
    assert options(match, 0) == ["2_0", "2_2"]
    assert refused(match, 0, "1_0") == ("MTK-4.103", "not-level-2")
    assert refused(match, 0, "2_1") == ("MTK-4.103", "not-level-2")
    play(match, "0 2_2")
    assert options(match, 0) == ["3_0", "3_1", "3_2"]
    assert refused(match, 0, "2_0") == ("MTK-4.103", "not-level-3")
    play(match, "0 3_0")
    assert (trolls(match)["2_2"], trolls(match)["2_0"]) == (
        card("volgar_ironheart"),
        card("ochre_smith"),
    )


@pytest.mark.rule("MTK-4.103")
def test_elevation_gives_the_bribes_on_the_card_and_refills_its_slot() -> None:
    horde = {"2_0": {"troll": card("witch_murk"), "bribes": {"coin": 2, "cart": 1}}}
    position = mountain(player("", moot=SMITH), horde=horde)
    refill = ("troll:troll_2_comet_oracle", "clan:ice")
    match = casting(position, "ceremony_of_elevation", *refill)
    play(match, "0 resolve")
    assert options(match, 0) == ["2_0", "3_0", "3_1", "3_2"]
    play(match, "0 2_0")
    assert stock(match) == "1 cart, 2 coin"
    assert table(match)["horde"]["2_0"] == {"troll": card("comet_oracle"), "pedestal": "ice"}
    assert mine(match, "pedestals") == {}


@pytest.mark.rule("MTK-4.103")
def test_elevation_is_no_recruiting() -> None:
    horde = {"1_0": {"troll": card("ember_hauler"), "bribes": {"coin": 4}}}
    match = casting(mountain(player("", moot=SMITH), horde=horde), "ceremony_of_elevation")
    events = play(match, "0 resolve", "0 3_0")
    told_of = names(events)
    assert told_of[:4] == ["spell-resolved", "forced", "troll-elevated", "horde-filled"]
    assert {"troll-filled", "troll-retired", "pedestal-taken", "bribed"}.isdisjoint(told_of)
    assert table(match)["horde"]["1_0"]["bribes"] == {"coin": 4}
    assert asked(match) == "recruit_card"  # step 2 follows as usual


@pytest.mark.rule("MTK-4.103")
@pytest.mark.parametrize("count", [9, 10])
def test_elevation_never_completes_a_moot(count: int) -> None:
    """Ruling: a full moot is not reached by other means."""
    position = mountain(player("9 coin", moot=moot_of(count)), seats=3)
    match = resolving(position, "ceremony_of_elevation", "3_0")
    assert len(trolls(match)) == count
    assert table(match)["crowned"] == ([0] if count == 10 else [])
    assert card("volgar_ironheart") in trolls(match).values()


LEVEL_2 = [
    *("magma_foreman", "coal_jeweller", "kiln_crusher", "pyre_oracle", "avalanche_foreman"),
    *("crystal_crusher", "blizzard_trader", "aurora_oracle", "crescent_trader"),
    *("eclipse_jeweller", "midnight_foreman", "comet_oracle", "quagmire_foreman"),
    *("marsh_lapidary", "sludge_crusher", "delta_wagoner"),
]
"""All but the Ochre Smith."""


@pytest.mark.rule("MTK-4.103")
def test_the_card_that_left_may_come_straight_back() -> None:
    """Ruling: a card goes under its deck first; here it is the only one there."""
    horde = {slot: card(name) for slot, name in zip(SLOTS.tokens[:8], LEVEL_2)}
    horde["2_3"] = card("witch_murk")
    rivals = [player(moot=moot_of(8, tuple(LEVEL_2[at:]))) for at in (8, 12)]
    position = mountain(player("", moot=SMITH), *rivals, seats=3, horde=horde)
    match = resolving(position, "ceremony_of_elevation", "2_3")
    assert table(match)["horde"]["2_3"]["troll"] == card("ochre_smith")
    assert table(match)["under"] == []


# ---------------------------------------------------------------------- Horn of Labour

ROW_2 = {
    "1_0": troll("quarrier"),
    "1_1": troll("ironmonger", "1 iron"),
    "1_2": troll("gem_seeker"),
    "2_0": troll("ember_hauler", "1 stone"),
    "2_1": troll("mire_digger"),
    "3_0": troll("silt_sifter"),
}


@pytest.mark.rule("MTK-4.110")
def test_horn_of_labour_activates_a_troll_of_row_2_and_the_two_under_it() -> None:
    match = resolving(mountain(player("", moot=ROW_2)), "horn_of_labour")
    events = play(match, "0 2_0")
    assert loads(match) == {"1_0": "1 stone", "1_1": "1 iron", "2_0": "2 stone, 1 cart_fire"}
    assert {event["place"] for event in told(events, "troll-filled")} == {"1_0", "2_0"}
    assert stock(match) == ""


@pytest.mark.rule("MTK-4.110", "MTK-4.118")
def test_horn_of_labour_needs_a_troll_in_row_2() -> None:
    match = resolving(mountain(player("", moot=ROW_2)), "horn_of_labour")
    assert options(match, 0) == ["2_0", "2_1"]
    assert refused(match, 0, "1_0") == ("MTK-4.110", "not-row-2")
    assert refused(match, 0, "3_0") == ("MTK-4.110", "not-row-2")


@pytest.mark.rule("MTK-4.118")
def test_horn_of_labour_may_be_blown_for_full_trolls() -> None:
    full = {"1_0": troll("quarrier", "1 stone"), "1_1": troll("ironmonger", "1 iron")}
    moot = {**full, "2_0": troll("mire_digger", "2 iron")}
    match = casting(mountain(player("", moot=moot)), "horn_of_labour")
    events = play(match, "0 resolve")
    assert told(events, "troll-filled") == []
    assert loads(match) == {"1_0": "1 stone", "1_1": "1 iron", "2_0": "2 iron"}


# ---------------------------------------------------------------------- Changing Places


@pytest.mark.rule("MTK-4.112", "MTK-4.118")
def test_changing_places_exchanges_two_trolls_with_what_they_hold() -> None:
    match = resolving(mountain(player("", moot=ROW_2)), "changing_places")
    assert options(match, 0) == ["1_0", "1_1", "1_2", "1_3", "2_0", "2_1", "3_0"]
    play(match, "0 1_1")
    assert refused(match, 0, "1_1") == ("MTK-4.118", "same-troll")
    assert options(match, 0) == ["1_0", "1_2", "1_3", "2_0", "2_1", "3_0"]
    play(match, "0 2_0")
    assert (trolls(match)["1_1"], trolls(match)["2_0"]) == (
        card("ember_hauler"),
        card("ironmonger"),
    )
    assert loads(match) == {"1_1": "1 stone", "2_0": "1 iron"}


@pytest.mark.rule("MTK-4.112")
def test_changing_places_moves_nothing_else_and_what_is_held_still_pays() -> None:
    rival = player("", moot={"2_0": troll("clay_lugger", "1 stone")})
    match = resolving(
        mountain(player("1 iron", moot=ROW_2), rival), "changing_places", "2_0", "3_0"
    )
    assert loads(match, 1) == {"2_0": "1 stone"}
    assert stock(match) == "1 iron"
    play(match, "0 dig", "0 15,5*+15,6")
    assert (stock(match), loads(match)) == ("", {"3_0": "1 stone"})


# ---------------------------------------------------------------------- Unburdening

LOADED = {
    "1_0": troll("quarrier", "1 stone"),
    "2_0": troll("aurora_oracle", "1 stone, 2 cart_ice"),
    "2_1": troll("mire_digger", "2 iron"),
    "2_2": troll("puddle_miser", "3 coin"),
    "3_0": troll("silt_sifter"),
}


@pytest.mark.rule("MTK-4.117")
def test_unburdening_moves_all_resources_of_up_to_three_trolls_into_storage() -> None:
    match = resolving(mountain(player("1 iron", moot=LOADED)), "unburdening", "2_0", "1_0")
    assert (stock(match), asked(match)) == ("2 stone, 1 iron, 2 cart", "unburden_troll")
    play(match, "0 2_2")
    assert stock(match) == "2 stone, 1 iron, 2 cart, 3 coin"
    assert loads(match) == {"2_1": "2 iron"}
    assert asked(match) == "step1_menu"


@pytest.mark.rule("MTK-4.117")
def test_what_was_unburdened_is_held_once() -> None:
    match = resolving(mountain(player("", moot=LOADED)), "unburdening", "2_1", "stop")
    assert (match.state.held(0, 1), match.state.total(0)) == (2, 9)


@pytest.mark.rule("MTK-4.117", "MTK-4.118")
def test_unburdening_takes_trolls_that_hold_something_each_once() -> None:
    match = resolving(mountain(player("", moot=LOADED)), "unburdening")
    assert options(match, 0) == ["1_0", "2_0", "2_1", "2_2"]
    assert refused(match, 0, "3_0") == ("MTK-4.117", "troll-holds-nothing")
    assert refused(match, 0, "stop") == ("MTK-4.118", "unburden-one-first")
    play(match, "0 2_0")
    assert options(match, 0) == ["stop", "1_0", "2_1", "2_2"]
    assert refused(match, 0, "2_0") == ("MTK-4.117", "troll-holds-nothing")
    play(match, "0 stop")
    assert (stock(match), asked(match)) == ("1 stone, 2 cart", "step1_menu")


@pytest.mark.rule("MTK-4.118")
def test_unburdening_ends_when_no_other_troll_holds_anything() -> None:
    moot = {"1_0": troll("quarrier", "1 stone")}
    match = at(mountain(player("1 rune, 4 coin", moot=moot), book=["unburdening"]))
    play(match, "0 cast:unburdening", "0 resolve")
    assert (stock(match), asked(match)) == ("1 stone, 4 coin", "step1_menu")
