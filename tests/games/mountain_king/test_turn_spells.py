"""MTK-4.102, 4.106, 4.108, 4.109, 4.113, 4.115, 4.119: spells that last for the turn."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    asked,
    bribes,
    fixture_n,
    loads,
    mine,
    mountain,
    network,
    player,
    resolving,
    stock,
    troll,
)
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match


def under(spell: str, position: dict[str, Any], *moves: str) -> Match:
    """Seat 0 has resolved a spell, ended step 1 and made these moves of step 2."""
    match = resolving(position, spell)
    if asked(match) == "step1_menu":
        play(match, "0 end")
    play(match, *[f"0 {move}" for move in moves])
    return match


# ---------------------------------------------------------------------- Honeyed Tongue


@pytest.mark.rule("MTK-4.102")
def test_with_honeyed_tongue_any_resource_is_a_bribe() -> None:
    match = under("honeyed_tongue", mountain(player("1 stone, 1 hammer, 1 coin")), "2_1")
    assert asked(match) == "bribe_resource"
    assert options(match, 0) == ["stone", "hammer", "coin"]
    assert refused(match, 0, "iron") == ("MTK-4.102", "has-none")
    play(match, "0 hammer", "0 stone")
    assert bribes(match) == {"1_1": "1 hammer", "1_2": "1 stone"}
    assert stock(match) == "1 coin"


@pytest.mark.rule("MTK-4.102")
def test_such_bribes_go_to_whoever_recruits_the_card() -> None:
    horde = {"1_1": {"troll": "troll_1_clay_lugger", "bribes": {"hammer": 1, "cart": 1}}}
    match = at(mountain(player(), player(), horde=horde, seat=1, step="recruit_or_dig"))
    play(match, "1 1_1")
    assert stock(match, 1) == "1 cart, 1 hammer"


@pytest.mark.rule("MTK-4.102")
def test_row_1_stays_free_and_without_the_spell_only_coins_bribe() -> None:
    match = under("honeyed_tongue", mountain(player("3 stone")), "recruit", "1_0")
    assert (bribes(match), stock(match)) == ({}, "3 stone")
    match = at(mountain(player("3 stone"), step="recruit_or_dig"))
    play(match, "0 recruit")
    assert refused(match, 0, "2_1") == ("MTK-4.46", "bribes-short")


@pytest.mark.rule("MTK-4.102")
def test_bribes_may_be_mixed_for_row_3() -> None:
    held = "1 stone, 1 iron, 1 heartstone, 1 hammer, 1 coin, 1 rune"
    picks = ["iron", "stone", "coin", "heartstone", "hammer"]
    match = under("honeyed_tongue", mountain(player(held)), "recruit", "3_0", *picks)
    assert list(bribes(match)) == ["1_0", "1_1", "1_2", "2_0", "2_1"]
    assert stock(match) == "1 rune"


@pytest.mark.rule("MTK-4.119")
def test_bribes_are_chosen_from_row_1_up_and_from_the_left() -> None:
    held = "1 stone, 1 iron, 1 heartstone, 1 hammer, 1 coin, 1 rune"
    picks = ["iron", "stone", "coin", "heartstone", "hammer"]
    match = under("honeyed_tongue", mountain(player(held)), "recruit", "3_1", *picks)
    slots = ["1_1", "1_2", "1_3", "2_1", "2_2"]
    assert bribes(match) == {slot: f"1 {pick}" for slot, pick in zip(slots, picks)}


@pytest.mark.rule("MTK-4.119")
@pytest.mark.parametrize(
    "held, payable", [("1 stone", 5), ("2 stone", 9), ("4 cart", 9), ("5 rune", 12)]
)
def test_a_card_is_payable_with_enough_resources_of_any_kind(held: str, payable: int) -> None:
    match = under("honeyed_tongue", mountain(player(held)))
    if asked(match) == "step2_menu":
        play(match, "0 recruit")
    assert len(options(match, 0)) == payable
    if payable < 12:
        assert refused(match, 0, "3_2") == ("MTK-4.46", "bribes-short")


@pytest.mark.rule("MTK-4.119")
def test_resources_on_trolls_bribe_too() -> None:
    moot = {"1_0": troll("quarrier", "1 stone"), "2_0": troll("ember_hauler", "1 cart_fire")}
    match = under("honeyed_tongue", mountain(player("", moot=moot)), "2_3", "cart")
    assert bribes(match) == {"1_3": "1 cart", "1_4": "1 stone"}
    assert loads(match) == {}


# ---------------------------------------------------------------------- Distant Burrow

FAR = "9,3+10,3*"
"""Two cells far from every gate, beside the workshop spot at 10,2."""


@pytest.mark.rule("MTK-4.106")
def test_distant_burrow_digs_a_fragment_away_from_the_network() -> None:
    """Ruling: isolated fragments arise only so."""
    own = player("2 stone, 1 hammer", gate="wg4_4", pedestals={"moon": 1})
    position = mountain(own, seats=4, statues={"fire": ["9,3"]})
    match = under("distant_burrow", position, "dig", FAR)
    assert (network(match), match.state.covered.bit_count()) == (["2,4"], 6)
    assert (mine(match, "honor"), stock(match)) == (1, "2 iron")
    play(match, "0 moon")
    assert table(match)["pedestals"]["moon"] == ["10,3"]
    assert table(match)["takers"] == {"brown_moon": 0}
    assert asked(match) == "workshop_build"
    play(match, "0 mint")
    assert table(match)["workshops"] == {"ww01": "mint"}


@pytest.mark.rule("MTK-4.106")
def test_statues_on_a_fragment_remain_buried_until_it_joins() -> None:
    own = player("2 stone, 1 hammer, 4 cart", gate="wg4_4")
    position = mountain(own, seats=4, statues={"fire": ["9,3"]}, supply={})
    match = under("distant_burrow", position)
    events = play(match, "0 dig", f"0 {FAR}", "0 end")
    assert "statue-excavated" not in names(events)
    assert refused(match, 0, "9,3") == ("MTK-4.95", "statue-not-in-network")


@pytest.mark.rule("MTK-4.106")
def test_a_fragment_that_joins_brings_its_statues() -> None:
    statues = {"fire": ["9,3"]}
    match = at(fixture_n("2 stone, 1 cart", statues=statues, tunnels=[FAR], step="recruit_or_dig"))
    events = play(match, "0 dig", "0 7,3+8,3*", "0 end")
    assert {"9,3", "10,3"} <= set(network(match))
    assert told(events, "statue-excavated") == [{"who": 0, "clan": "fire", "cell": "9,3"}]
    assert options(match, 0)[-1] == "9,3"


@pytest.mark.rule("MTK-4.106")
def test_distant_burrow_keeps_away_from_rivals_and_covered_cells() -> None:
    match = under("distant_burrow", mountain(player("2 stone", gate="wg4_4"), seats=4), "dig")
    assert refused(match, 0, "15,2*+15,3") == ("MTK-4.64", "beside-rival")
    assert refused(match, 0, "9,3*+9,4") == ("MTK-4.61", "hammers-short")
    assert "14,3*+15,3" in options(match, 0)


@pytest.mark.rule("MTK-4.106")
def test_a_tunnel_beside_the_network_joins_it_as_usual() -> None:
    match = under("distant_burrow", mountain(player("2 stone", gate="wg4_4"), seats=4), "dig")
    play(match, "0 2,5*+2,6")
    assert network(match) == ["2,4", "2,5", "2,6"]


@pytest.mark.rule("MTK-4.106")
def test_without_the_spell_a_tunnel_must_touch_the_network() -> None:
    match = at(mountain(player("2 stone", gate="wg4_4"), seats=4, step="recruit_or_dig"))
    play(match, "0 dig")
    assert not [token for token in options(match, 0) if "14,3" in token]


# ------------------------------------------------------------------ Crumbling Rock and Gilded Walls

BESIDE_RUBBLE = ["2,5+2,6+2,7", "3,7+3,8"]
"""A way to the rubble at 3,9 and 4,9."""


def at_the_rubble(held: str) -> dict[str, Any]:
    """Seat 0 stands before two cells of rubble."""
    return mountain(player(held, gate="wg4_4"), seats=4, tunnels=BESIDE_RUBBLE, statues={})


@pytest.mark.rule("MTK-4.108")
def test_crumbling_rock_takes_no_hammers() -> None:
    match = under("crumbling_rock", at_the_rubble("2 iron, 1 hammer"), "dig", "3,9*+4,9")
    assert (stock(match), mine(match, "honor")) == ("1 hammer", 2)
    match = at(at_the_rubble("2 iron, 1 hammer"))
    play(match, "0 dig")
    assert refused(match, 0, "3,9*+4,9") == ("MTK-4.61", "hammers-short")


@pytest.mark.rule("MTK-4.108")
def test_crumbling_rock_still_costs_the_minerals() -> None:
    match = under("crumbling_rock", at_the_rubble("2 iron, 1 stone"), "dig", "3,9*+4,9")
    assert stock(match) == "1 stone"


@pytest.mark.rule("MTK-4.113")
@pytest.mark.parametrize("held, honor", [("2 stone", 4), ("2 iron", 5), ("2 heartstone", 6)])
def test_gilded_walls_add_three_honor(held: str, honor: int) -> None:
    match = under("gilded_walls", mountain(player(held)))
    events = play(match, "0 dig", "0 15,5*+15,6")
    assert mine(match, "honor") == honor
    assert told(events, "honor-scored") == [{"who": 0, "honor": honor}]


@pytest.mark.rule("MTK-4.113")
def test_without_gilded_walls_the_table_rules() -> None:
    match = at(mountain(player("2 stone"), step="recruit_or_dig"))
    play(match, "0 dig", "0 15,5*+15,6")
    assert mine(match, "honor") == 1


# ---------------------------------------------------------------------- Blended Ores


def blended(held: str, shape: str, tile: str, *units: str) -> Match:
    """Seat 0 has dug a tunnel at its gate at 2,4 and paid these minerals in turn."""
    match = under("blended_ores", mountain(player(held, gate="wg4_4"), seats=4), "dig")
    if asked(match) == "dig_shape":
        play(match, f"0 {shape}")
    play(match, f"0 {tile}", *[f"0 {unit}" for unit in units])
    return match


@pytest.mark.rule("MTK-4.109")
@pytest.mark.parametrize(
    "units, honor",
    [
        (["heartstone", "iron", "heartstone"], 4),
        (["iron", "stone", "heartstone"], 2),
        (["stone", "heartstone", "iron"], 2),
        (["heartstone", "heartstone", "heartstone"], 6),
        (["iron", "iron", "heartstone"], 4),
    ],
)
def test_a_mixture_scores_as_its_least_valuable_mineral(units: list[str], honor: int) -> None:
    held = "3 stone, 3 iron, 3 heartstone"
    match = blended(held, "tunnel_i3", "2,5+2,6*+2,7", *units)
    assert mine(match, "honor") == honor
    left = [3 - units.count(name) for name in ("stone", "iron", "heartstone")]
    stored = mine(match, "storage")
    assert [stored.get(name, 0) for name in ("stone", "iron", "heartstone")] == left


@pytest.mark.rule("MTK-4.109")
def test_all_minerals_together_say_how_large_a_tunnel_can_be() -> None:
    match = under("blended_ores", mountain(player("1 stone, 2 iron, 1 heartstone")), "dig")
    assert asked(match) == "dig_shape"
    assert "tunnel_i4" in options(match, 0)
    assert refused(match, 0, "tunnel_v5") == ("MTK-4.61", "tunnel-too-large")
    match = at(mountain(player("1 stone, 1 iron, 1 heartstone"), step="recruit_or_dig"))
    assert asked(match) == "recruit_card"


@pytest.mark.rule("MTK-4.109")
def test_a_mineral_that_is_used_up_cannot_be_mixed_in() -> None:
    match = blended("1 stone, 1 iron, 2 heartstone", "tunnel_i3", "2,5+2,6*+2,7", "iron")
    assert options(match, 0) == ["stone", "heartstone"]
    assert refused(match, 0, "iron") == ("MTK-4.109", "has-none")


@pytest.mark.rule("MTK-4.109")
def test_hammers_are_paid_as_ever() -> None:
    position = at_the_rubble("1 stone, 1 iron, 1 hammer")
    match = under("blended_ores", position, "dig")
    assert refused(match, 0, "3,9*+4,9") == ("MTK-4.61", "hammers-short")
    play(match, "0 2,9*+3,9", "0 stone")
    assert (stock(match), mine(match, "honor")) == ("", 1)


# ---------------------------------------------------------------------- Generous Market


@pytest.mark.rule("MTK-4.115")
def test_three_trades_cost_two_then_four_again() -> None:
    match = resolving(mountain(player("13 coin")), "generous_market")
    for left in (11, 9, 7):
        events = play(match, "0 trade", "0 rune")
        while asked(match) != "step1_menu":
            events += play(match, "0 coin")
        assert told(events, "traded") == [{"who": 0, "resource": "rune", "paid": 2}]
        assert mine(match, "storage")["coin"] == left
    events = play(match, "0 trade", "0 iron", *["0 coin"] * 4)
    assert told(events, "traded") == [{"who": 0, "resource": "iron", "paid": 4}]
    assert stock(match) == "1 iron, 3 rune, 3 coin"


@pytest.mark.rule("MTK-4.115")
def test_trades_before_casting_do_not_count_and_later_steps_do() -> None:
    match = at(mountain(player("1 rune, 8 coin"), book=["generous_market"]))
    play(match, "0 trade", "0 stone", *["0 coin"] * 4, "0 cast:generous_market", "0 resolve")
    assert (stock(match), table(match)["turn"]["cheap_trades"]) == ("1 stone, 4 coin", 3)
    play(match, "0 end", "0 trade", "0 stone", "0 coin", "0 coin")
    assert stock(match) == "2 stone, 2 coin"
    assert table(match)["turn"]["cheap_trades"] == 2


@pytest.mark.rule("MTK-4.115")
def test_two_resources_are_enough() -> None:
    match = resolving(mountain(player("2 coin")), "generous_market")
    play(match, "0 trade", "0 rune")
    assert stock(match) == "1 rune"
    match = resolving(mountain(player("1 coin")), "generous_market")
    assert asked(match) == "recruit_card"
