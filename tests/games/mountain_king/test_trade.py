"""MTK-4.12 and 4.13: four resources for one, at many moments of the own turn."""

import pytest
from games.mountain_king.mountain import (
    asked,
    fixture_n,
    loads,
    mountain,
    player,
    resolving,
    stock,
    troll,
)
from helpers import at, examples, options, play, refused, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall.games.mountain_king.box.names import RESOURCES

COINS = {
    "1_0": troll("purser", "1 coin"),
    "2_0": troll("tide_gatherer", "1 coin"),
    "2_1": troll("avalanche_foreman", "1 coin"),
    "2_2": troll("quagmire_foreman", "1 coin"),
}
"""Four coins on four trolls."""


@pytest.mark.rule("MTK-4.12")
def test_ex_27_trading_from_trolls() -> None:
    match = at(mountain(player("", moot=COINS)))
    events = play(match, "0 trade", "0 rune")
    assert (stock(match), loads(match)) == ("1 rune", {})
    assert told(events, "traded") == [{"who": 0, "resource": "rune", "paid": 4}]
    play(match, "0 end", "0 1_0", "0 3_0")
    refilled = [place for place, held in loads(match).items() if "1 coin" in held]
    assert refilled == ["1_0", "2_0", "2_1"]  # the fourth was not activated


@pytest.mark.rule("MTK-4.12")
def test_any_mix_of_four_is_given_for_one() -> None:
    match = at(mountain(player("2 stone, 1 rune, 1 hammer, 1 coin")))
    play(match, "0 trade", "0 heartstone")
    assert options(match, 0) == ["stone", "hammer", "rune", "coin"]
    play(match, "0 stone", "0 rune", "0 hammer", "0 stone")
    assert stock(match) == "1 heartstone, 1 coin"


@pytest.mark.rule("MTK-4.12")
def test_the_new_resource_may_be_of_a_type_just_spent() -> None:
    match = at(mountain(player("5 coin")))
    play(match, "0 trade")
    assert options(match, 0) == list(RESOURCES.tokens)
    play(match, "0 coin")
    assert stock(match) == "2 coin"


@pytest.mark.rule("MTK-4.12")
def test_trades_may_be_repeated_while_four_are_left() -> None:
    match = at(mountain(player("7 coin, 1 rune")))
    play(match, "0 trade", "0 iron", *["0 coin"] * 4)
    assert stock(match) == "1 iron, 1 rune, 3 coin"
    play(match, "0 trade", "0 iron", "0 iron", "0 coin", "0 coin", "0 coin")
    assert stock(match) == "1 iron, 1 rune"
    assert refused(match, 0, "trade") == ("MTK-4.12", "too-few-to-trade")


@pytest.mark.rule("MTK-4.12")
def test_what_is_not_held_cannot_be_given() -> None:
    match = at(mountain(player("4 coin, 1 stone")))
    play(match, "0 trade", "0 iron")
    assert refused(match, 0, "iron") == ("MTK-4.12", "has-none")
    play(match, "0 stone")
    assert stock(match) == "1 iron, 1 coin"


@pytest.mark.rule("MTK-4.12")
@examples(30)
@given(st.data())
def test_a_trade_takes_four_and_brings_one(data: st.DataObject) -> None:
    counts = data.draw(st.lists(st.integers(0, 3), min_size=7, max_size=7))
    held = dict(zip(RESOURCES.tokens, counts))
    match = at(mountain({"storage": held}, step="great_hall"))
    if sum(counts) < 4:
        assert asked(match) != "hall"
        return
    total = match.state.total(0)
    play(match, "0 trade", f"0 {data.draw(st.sampled_from(RESOURCES.tokens))}")
    while asked(match) == "trade_give":
        play(match, f"0 {data.draw(st.sampled_from(options(match, 0)))}")
    assert match.state.total(0) == total - 3


# ---------------------------------------------------------------------- when


@pytest.mark.rule("MTK-4.13")
@pytest.mark.parametrize("step", ["spells", "recruit_or_dig", "great_hall", "statues"])
def test_the_menu_of_every_step_offers_a_trade_and_comes_back_to_it(step: str) -> None:
    """Ruling: when trades may interrupt."""
    match = at(mountain(player("3 coin, 2 rune, 4 stone"), step=step))
    menu = asked(match)
    play(match, "0 trade", "0 iron", *["0 stone"] * 4)
    assert (asked(match), stock(match)) == (menu, "1 iron, 2 rune, 3 coin")
    assert "trade" in options(match, 0)


@pytest.mark.rule("MTK-4.13")
def test_a_trade_between_two_uses_of_a_workshop() -> None:
    """Ruling: when trades may interrupt."""
    match = at(fixture_n("2 iron, 4 coin", workshops={"ww02": "cartwright"}, tunnels=["7,4"]))
    play(match, "0 workshop:ww02")
    assert asked(match) == "workshop_use"
    play(match, "0 trade", "0 stone", *["0 coin"] * 4)
    assert (asked(match), stock(match)) == ("workshop_use", "1 stone, 1 iron, 1 cart")


@pytest.mark.rule("MTK-4.13")
def test_a_trade_between_two_statue_moves() -> None:
    """Ruling: when trades may interrupt."""
    match = at(fixture_n("1 cart, 4 coin", statues={"fire": ["8,4"]}, step="statues"))
    play(match, "0 8,4", "0 6,5", "0 trade", "0 cart", "0 6,5", "0 4,5")
    assert table(match)["statues"]["fire"] == ["4,5"]


@pytest.mark.rule("MTK-4.13")
def test_a_trade_at_the_choice_of_the_moot_position() -> None:
    """Ruling: when trades may interrupt; resources just collected may free a symbol."""
    moot = {"1_0": troll("quarrier", "1 stone")}
    bribed = {"1_0": {"troll": "troll_1_clay_lugger", "bribes": {"coin": 3}}}
    match = at(mountain(player("", moot=moot), horde=bribed, step="recruit_or_dig"))
    play(match, "0 1_0")
    assert options(match, 0) == ["trade", "2_0", "2_1", "2_2"]
    play(match, "0 trade", "0 rune", "0 2_0")
    assert (stock(match), loads(match)["1_0"]) == ("1 rune", "1 stone")


@pytest.mark.rule("MTK-4.13")
def test_no_trade_inside_a_payment_or_half_made_action() -> None:
    match = at(mountain(player("5 stone, 5 coin", moot=COINS), step="recruit_or_dig"))
    for move in ("dig", "tunnel_i2"):
        play(match, f"0 {move}")
        assert "trade" not in options(match, 0)
    match = at(mountain(player("5 stone, 5 coin", moot=COINS), step="recruit_or_dig"))
    play(match, "0 recruit")
    assert "trade" not in options(match, 0)
    play(match, "0 2_0")
    assert asked(match) == "pay"
    assert "trade" not in options(match, 0)
    match = resolving(mountain(player("8 coin")), "ritual_of_earth")
    assert options(match, 0) == ["gain:1", "gain:2", "gain:3"]
