"""MTK-4.7 to 4.11 and 4.14: where resources lie, how they are spent and where they go."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    asked,
    casting,
    fixture_n,
    loads,
    mine,
    mountain,
    player,
    resolving,
    stock,
    troll,
)
from helpers import at, examples, names, options, play, refused, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.match import Match

STONE_TROLLS = {
    "1_0": troll("quarrier", "1 stone"),
    "2_0": troll("ember_hauler", "2 stone"),
    "2_1": troll("tide_gatherer", "1 stone"),
}
"""Four stone on three trolls."""


def paying(held: str, tile: str = "2,5+3,5*+4,5") -> Match:
    """Seat 0 is about to pay three stone for a tunnel, with so much in storage."""
    own = player(held, gate="wg4_4", moot=STONE_TROLLS)
    match = at(mountain(own, seats=4, step="recruit_or_dig"))
    play(match, "0 dig", "0 tunnel_i3", f"0 {tile}")
    return match


# ---------------------------------------------------------------------- spending


@pytest.mark.rule("MTK-4.7", "MTK-4.8")
def test_ex_01_spending_from_two_places() -> None:
    moot = {
        "1_0": troll("quarrier", "1 stone"),
        "2_0": troll("tide_gatherer", "1 stone"),
        "2_1": troll("silt_sifter", "1 stone"),
    }
    match = at(fixture_n("2 stone", {"moot": moot}, step="recruit_or_dig"))
    play(match, "0 dig", "0 tunnel_l4", "0 10,3+10,4+9,5*+10,5")
    assert options(match, 0) == ["auto", "storage", "1_0:stone", "2_0:stone", "2_1:stone"]
    play(match, "0 2_0:stone", "0 1_0:stone", "0 storage", "0 2_1:stone")
    assert (mine(match, "storage")["stone"], loads(match)) == (1, {})
    assert mine(match, "honor") == 4


@pytest.mark.rule("MTK-4.7")
def test_the_player_chooses_the_source_of_every_unit() -> None:
    match = paying("1 stone")
    assert options(match, 0) == ["auto", "storage", "1_0:stone", "2_0:stone", "2_1:stone"]
    play(match, "0 storage")
    assert refused(match, 0, "storage") == ("MTK-4.7", "storage-empty")
    play(match, "0 2_0:stone", "0 2_0:stone")
    assert (stock(match), loads(match)) == ("", {"1_0": "1 stone", "2_1": "1 stone"})


@pytest.mark.rule("MTK-4.7")
def test_what_lies_on_trolls_counts_as_held() -> None:
    match = at(mountain(player("", moot=STONE_TROLLS), step="recruit_or_dig"))
    play(match, "0 dig")
    assert options(match, 0) == [
        f"tunnel_{name}" for name in ("i2", "i3", "v3", "i4", "l4", "t4", "s4")
    ]
    assert refused(match, 0, "tunnel_v5") == ("MTK-4.61", "tunnel-too-large")


@pytest.mark.rule("MTK-4.7")
def test_other_players_trolls_pay_nothing() -> None:
    rival = player("9 stone", moot=STONE_TROLLS)
    match = at(mountain(player("1 stone"), rival, step="recruit_or_dig"))
    assert asked(match) == "recruit_card"


@pytest.mark.rule("MTK-4.7")
@examples(25)
@given(st.lists(st.integers(0, 3), min_size=3, max_size=3))
def test_any_mix_of_sources_pays_the_same(picks: list[int]) -> None:
    match = paying("2 stone")
    for pick in picks:
        sources = options(match, 0)[1:]
        play(match, f"0 {sources[pick % len(sources)]}")
    left = [words.split() for words in [stock(match), *loads(match).values()] if words]
    assert sum([int(word) for words in left for word in words if word.isdigit()]) == 3
    assert mine(match, "honor") == 2


@pytest.mark.rule("MTK-4.8")
def test_an_emptied_symbol_refills_in_a_later_cascade() -> None:
    moot = {"1_0": troll("quarrier", "1 stone"), "1_1": troll("rune_reader", "1 rune")}
    match = casting(mountain(player("", moot=moot)), "ritual_of_earth")
    assert asked(match) == "pay"
    play(match, "0 1_1:rune", "0 ignore")
    assert loads(match) == {"1_0": "1 stone"}
    events = play(match, "0 1_0", "0 2_0")
    filled = {(e["place"], e["symbol"]) for e in told(events, "troll-filled")}
    assert ("1_1", "rune") in filled
    assert ("1_0", "stone") not in filled


@pytest.mark.rule("MTK-4.8")
def test_a_symbol_that_holds_nothing_pays_nothing() -> None:
    match = paying("4 stone")
    play(match, "0 1_0:stone")
    assert refused(match, 0, "1_0:stone") == ("MTK-4.8", "symbol-empty")


@pytest.mark.rule("MTK-4.8")
@pytest.mark.parametrize("step", ["spells", "recruit_or_dig", "great_hall", "statues"])
def test_resources_stay_on_trolls_until_they_are_spent(step: str) -> None:
    """Ruling: moving resources from trolls to storage at will is not allowed."""
    match = at(mountain(player("", moot=STONE_TROLLS), step=step))
    offered = {"end", "trade", "recruit", "dig"}
    assert set(options(match, 0)) <= offered
    if step == "spells":
        play(match, "0 end")
    assert (stock(match), len(loads(match))) == ("", 3)


@pytest.mark.rule("MTK-4.9")
def test_spent_resources_leave_except_runes_and_bribes() -> None:
    match = casting(mountain(player("2 coin")), "ritual_of_earth")
    play(match, "0 ignore")
    assert table(match)["book"][0] == {"spell": "ritual_of_earth", "runes": 1}
    play(match, "0 2_1")
    horde = table(match)["horde"]
    assert [horde[slot].get("bribes") for slot in ("1_1", "1_2")] == [{"coin": 1}, {"coin": 1}]
    assert stock(match) == ""


@pytest.mark.rule("MTK-4.9")
def test_what_a_dig_or_a_workshop_costs_returns_to_the_supply() -> None:
    match = at(mountain(player("2 stone"), step="recruit_or_dig"))
    play(match, "0 dig", "0 15,5*+15,6")
    assert stock(match) == ""
    assert not any("bribes" in entry for entry in table(match)["horde"].values())


@pytest.mark.rule("MTK-4.10")
def test_storage_has_no_limit() -> None:
    match = resolving(mountain(player("500 stone, 300 coin")), "ritual_of_earth", "gain:1")
    assert stock(match) == "503 stone, 300 coin"
    match = resolving(mountain(player("90 cart")), "ritual_of_toil", "gain:1")
    assert stock(match) == "92 cart"


# ---------------------------------------------------------------------- carts

CARTS = {"2_0": troll("ember_hauler", "1 cart_fire"), "2_1": troll("frost_hauler", "1 cart_ice")}
WAGON = {**CARTS, "2_2": troll("delta_wagoner", "1 cart")}


def moving(held: str, moot: dict[str, Any], *statues: str) -> Match:
    """Seat 0 moves statues in fixture N; these stand at the far end of it."""
    standing = {clan: [cell] for clan, cell in zip(statues, ("8,4", "8,5", "7,5"))}
    return at(fixture_n(held, {"moot": moot}, statues=standing, step="statues"))


@pytest.mark.rule("MTK-4.11")
def test_a_clan_cart_moves_statues_of_its_clan_only() -> None:
    match = moving("", CARTS, "fire", "ice", "moon")
    assert options(match, 0) == ["end", "8,4", "8,5"]
    assert refused(match, 0, "7,5") == ("MTK-4.90", "no-cart")
    play(match, "0 8,4", "0 6,5")
    assert loads(match) == {"2_1": "1 cart_ice"}
    assert options(match, 0) == ["end", "8,5"]


@pytest.mark.rule("MTK-4.11")
@pytest.mark.parametrize("clan", ["fire", "ice", "moon"])
def test_a_cart_in_storage_or_on_a_universal_symbol_moves_any_statue(clan: str) -> None:
    match = moving("1 cart", {}, clan)
    assert options(match, 0) == ["end", "8,4"]
    match = moving("", {"2_0": troll("delta_wagoner", "1 cart")}, clan)
    assert options(match, 0) == ["end", "8,4"]


@pytest.mark.rule("MTK-4.11")
def test_a_clan_cart_of_another_clan_cannot_pay_a_move() -> None:
    match = moving("1 cart", WAGON, "fire")
    play(match, "0 8,4", "0 6,5")
    assert options(match, 0) == ["auto", "storage", "2_0:cart_fire", "2_2:cart"]
    assert refused(match, 0, "2_1:cart_ice") == ("MTK-4.11", "cart-of-other-clan")


@pytest.mark.rule("MTK-4.11")
def test_clan_carts_are_plain_carts_in_workshops_and_trades() -> None:
    """Ruling: clan carts in trades, workshops and bribes are plain carts."""
    position = fixture_n("", {"moot": CARTS}, workshops={"ww02": "cartwright"})
    match = at(position)
    play(match, "0 workshop:ww02")
    assert options(match, 0) == ["auto", "2_0:cart_fire", "2_1:cart_ice"]
    play(match, "0 2_1:cart_ice")
    assert (stock(match), loads(match)) == ("1 iron", {"2_0": "1 cart_fire"})
    match = at(fixture_n("2 coin", {"moot": CARTS}, step="great_hall"))
    play(match, "0 trade", "0 rune")
    assert (stock(match), loads(match)) == ("1 rune", {})


@pytest.mark.rule("MTK-4.11")
def test_a_clan_cart_that_bribes_or_enters_storage_is_universal() -> None:
    match = resolving(mountain(player("", moot=CARTS)), "honeyed_tongue")
    play(match, "0 2_1", "0 2_1:cart_ice")
    horde = table(match)["horde"]
    assert [horde[slot]["bribes"] for slot in ("1_1", "1_2")] == [{"cart": 1}, {"cart": 1}]
    match = resolving(mountain(player("", moot=CARTS)), "unburdening", "2_0", "2_1")
    assert (stock(match), loads(match)) == ("2 cart", {})


# ---------------------------------------------------------------------- gains


@pytest.mark.rule("MTK-4.14")
def test_gains_enter_storage_and_only_a_cascade_fills_trolls() -> None:
    bribed = {"1_0": {"troll": "troll_1_clay_lugger", "bribes": {"rune": 1}}}
    match = at(mountain(player(), horde=bribed, step="recruit_or_dig"))
    play(match, "0 1_0")
    assert (stock(match), loads(match)) == ("1 rune", {})
    events = play(match, "0 2_0")
    assert stock(match) == "1 rune"
    assert loads(match) == {"1_0": "1 stone", "1_1": "1 iron", "2_0": "3 stone"}
    assert "gained" not in names(events)


@pytest.mark.rule("MTK-4.14")
def test_what_is_unearthed_made_or_given_enters_storage() -> None:
    match = at(fixture_n("4 stone", step="recruit_or_dig"))
    play(match, "0 dig", "0 tunnel_l4", "0 10,3+10,4+9,5*+10,5")
    assert (stock(match), loads(match)) == ("2 iron, 1 hammer", {})
    match = resolving(mountain(), "ritual_of_toil", "gain:3")
    assert (stock(match), loads(match)) == ("3 coin", {})
