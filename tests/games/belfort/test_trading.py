"""BEL-4.58 to 4.61: the trading post."""

import pytest
from games.belfort.turn import goods, mine, reasons, rival, stock, turn
from helpers import at, options, play, refused, table
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.errors import UnknownToken
from underhall.core.match import Match

TRADES = {
    "buy_wood": ("0/0/0/1", "1/0/0/0"),
    "buy_stone": ("0/0/0/1", "0/1/0/0"),
    "buy_metal": ("0/0/0/2", "0/0/1/0"),
    "sell_two_wood": ("2/0/0/0", "0/0/0/1"),
    "sell_wood_and_stone": ("1/1/0/0", "0/0/0/1"),
    "sell_two_stone": ("0/2/0/0", "0/0/0/1"),
    "sell_metal": ("0/0/1/0", "0/0/0/1"),
}
BUYS = ["buy_wood", "buy_stone", "buy_metal"]
SALES = ["sell_two_wood", "sell_wood_and_stone", "sell_two_stone", "sell_metal"]


def visits(match: Match) -> int:
    """How often seat 0 can visit the post now, buying a wood each time; its gold must last."""
    count = 0
    while "visit" in options(match, 0):
        play(match, "0 visit", "0 buy_wood")
        if "leave" in options(match, 0):
            play(match, "0 leave")
        count += 1
    return count


# ---------------------------------------------------------------------- 4.58 visits


@pytest.mark.rule("BEL-4.58")
def test_a_player_has_one_visit() -> None:
    match = at(turn("0/0/0/9"))
    assert visits(match) == 1
    assert refused(match, 0, "visit") == ("BEL-4.58", "no-visit-left")


@pytest.mark.rule("BEL-4.58", "BEL-4.70")
@pytest.mark.parametrize("cards, gnomes", [(1, 0), (1, 1), (1, 2), (2, 1), (2, 3), (3, 6)])
def test_r_16_every_gnome_on_a_market_is_a_visit_more(cards: int, gnomes: int) -> None:
    match = at(turn("0/0/0/9", built={"market": cards}, gnomes={"market": gnomes}))
    assert visits(match) == 1 + gnomes


@pytest.mark.rule("BEL-4.58", "BEL-4.82")
def test_merchants_are_three_visits_more() -> None:
    match = at(turn("0/0/0/9", guild_workers={"d3": "0:elf"}))
    play(match, "0 use:merchants")
    assert visits(match) == 4


@pytest.mark.rule("BEL-4.58")
def test_visits_of_markets_and_merchants_are_added_up() -> None:
    cards = {"built": ["market"], "gnomes": {"market": 2}}
    match = at(turn("0/0/0/9", **cards, guild_workers={"d3": "0:elf"}))
    play(match, "0 use:merchants")
    assert visits(match) == 6


@pytest.mark.rule("BEL-4.58")
def test_gnomes_on_other_cards_and_markets_of_others_bring_no_visit() -> None:
    cards = {"built": ["market", "pub"], "gnomes": ["pub"]}
    match = at(turn("0/0/0/9", rival(built=["market"], gnomes=["market"]), **cards))
    assert visits(match) == 1


@pytest.mark.rule("BEL-4.58", "BEL-4.65")
def test_r_17_a_market_gnome_of_this_turn_counts_at_once() -> None:
    match = at(turn("0/0/0/9", built=["market"]))
    assert visits(match) == 1
    play(match, "0 hire")
    assert visits(match) == 1


@pytest.mark.rule("BEL-4.58", "BEL-4.82")
def test_visits_and_exchanges_not_used_are_lost_at_the_end_of_the_turn() -> None:
    match = at(turn("0/0/0/9", guild_workers={"d3": "0:elf"}, home={}))
    play(match, "0 use:merchants", "0 visit", "0 buy_wood", "0 end")
    play(match, "0 pass", "0 forest:1+0")
    assert (table(match)["round"], table(match)["phase"]) == (2, "actions")
    assert refused(match, 0, "exchange:wood") == ("BEL-4.82", "no-exchange-left")
    assert visits(match) == 1


@pytest.mark.rule("BEL-4.58", "BEL-4.82")
def test_ex_25_merchants() -> None:
    match = at(turn("3/0/0/2", rival("0/0/0/1"), guild_workers={"d3": "0:elf"}))
    play(match, "0 use:merchants")
    turn_now = table(match)["turn"]
    assert (turn_now["exchanges"], turn_now["extra_visits"], turn_now["visits_used"]) == (2, 3, 0)
    play(match, "0 exchange:wood", "0 exchange:wood")
    assert stock(match) == "1/0/2/2"
    assert refused(match, 0, "exchange:wood") == ("BEL-4.82", "no-exchange-left")
    play(match, "0 visit", "0 buy_stone", "0 leave")
    assert stock(match) == "1/1/2/1"
    play(match, "0 end")
    turn_now = table(match)["turn"]
    assert (turn_now["exchanges"], turn_now["extra_visits"], turn_now["visits_used"]) == (0, 0, 0)


# ---------------------------------------------------------------------- 4.59 one visit


@pytest.mark.rule("BEL-4.59")
@pytest.mark.parametrize("sale_first", [False, True])
def test_a_visit_is_one_purchase_and_one_sale_in_either_order(sale_first: bool) -> None:
    match = at(turn("2/2/2/4"))
    trades = ["0 sell_metal", "0 buy_wood"]
    play(match, "0 visit", *(trades if sale_first else trades[::-1]))
    assert stock(match) == "3/2/1/4"
    assert refused(match, 0, "visit") == ("BEL-4.58", "no-visit-left")


@pytest.mark.rule("BEL-4.59")
def test_there_is_no_second_purchase_in_a_visit() -> None:
    match = at(turn("2/2/2/4"))
    play(match, "0 visit", "0 buy_wood")
    assert options(match, 0) == ["leave", *SALES]
    assert refused(match, 0, "buy_stone") == ("BEL-4.59", "already-bought")
    assert reasons(match) == dict.fromkeys(BUYS, "already-bought")


@pytest.mark.rule("BEL-4.59")
def test_there_is_no_second_sale_in_a_visit() -> None:
    match = at(turn("4/4/4/4"))
    play(match, "0 visit", "0 sell_two_wood")
    assert options(match, 0) == ["leave", *BUYS]
    assert refused(match, 0, "sell_metal") == ("BEL-4.59", "already-sold")
    assert reasons(match) == dict.fromkeys(SALES, "already-sold")


@pytest.mark.rule("BEL-4.59")
def test_a_visit_takes_at_least_one_transaction() -> None:
    match = at(turn("2/2/2/4"))
    play(match, "0 visit")
    assert refused(match, 0, "leave") == ("BEL-4.59", "trade-first")
    assert options(match, 0) == [*BUYS, *SALES]


@pytest.mark.rule("BEL-4.59")
def test_one_may_leave_after_the_first_transaction_and_the_visit_is_used_up() -> None:
    match = at(turn("2/2/2/4"))
    play(match, "0 visit", "0 buy_wood", "0 leave")
    assert stock(match) == "3/2/2/3"
    assert refused(match, 0, "visit") == ("BEL-4.58", "no-visit-left")


@pytest.mark.rule("BEL-4.59")
def test_r_24_nothing_else_is_done_during_a_visit() -> None:
    match = at(turn("9/9/9/9", built=["pub"], guild_workers={"d2": "0:elf"}))
    play(match, "0 visit", "0 sell_metal")
    assert options(match, 0) == ["leave", *BUYS]
    for token in ("use:bankers", "build:wall", "hire", "buy", "end"):
        with pytest.raises(UnknownToken):
            match.play(0, token)


@pytest.mark.rule("BEL-4.59", "BEL-4.60")
def test_ex_13_a_metal_sold_a_wood_bought() -> None:
    match = at(turn("0/2/1/0", guild_workers={"d2": "0:elf"}))
    play(match, "0 visit", "0 sell_metal", "0 buy_wood")
    assert stock(match) == "1/2/0/0"
    assert refused(match, 0, "visit") == ("BEL-4.58", "no-visit-left")


# ---------------------------------------------------------------------- 4.60 prices


@pytest.mark.rule("BEL-4.60")
@pytest.mark.parametrize("trade, prices", TRADES.items())
def test_r_9_the_prices_of_the_post(trade: str, prices: tuple[str, str]) -> None:
    match = at(turn("5/5/5/5"))
    play(match, "0 visit", f"0 {trade}")
    give, take = (goods(side) for side in prices)
    assert mine(match, "goods") == {good: 5 - give[good] + take[good] for good in give}


@pytest.mark.rule("BEL-4.60")
@pytest.mark.parametrize(
    "have, refusals",
    [
        ("0/0/0/1", ["buy_metal", *SALES]),
        ("2/0/1/0", [*BUYS, "sell_wood_and_stone", "sell_two_stone"]),
        ("0/2/1/0", [*BUYS, "sell_two_wood", "sell_wood_and_stone"]),
        ("2/1/0/0", [*BUYS, "sell_two_stone", "sell_metal"]),
        ("1/2/0/0", [*BUYS, "sell_two_wood", "sell_metal"]),
    ],
)
def test_a_price_must_be_there_in_full(have: str, refusals: list[str]) -> None:
    match = at(turn(have))
    play(match, "0 visit")
    for trade in refusals:
        assert refused(match, 0, trade) == ("BEL-4.60", "cost-short")
    assert options(match, 0) == [trade for trade in TRADES if trade not in refusals]


# ---------------------------------------------------------------------- 4.61 something to trade


@pytest.mark.rule("BEL-4.61")
@pytest.mark.parametrize("have", ["0/0/0/0", "1/0/0/0", "0/1/0/0"])
def test_no_visit_without_a_possible_transaction(have: str) -> None:
    match = at(turn(have, guild_workers={"d2": "0:elf"}))
    assert refused(match, 0, "visit") == ("BEL-4.61", "nothing-to-trade")


@pytest.mark.rule("BEL-4.61")
@given(have=st.tuples(*[st.integers(0, 2)] * 4))
def test_a_visit_is_offered_exactly_when_something_can_be_traded(have: tuple[int, ...]) -> None:
    match = at(turn("/".join(map(str, have)), guild_workers={"d2": "0:elf"}))
    payable = [
        all(mine(match, "goods")[good] >= n for good, n in goods(give).items())
        for give, _ in TRADES.values()
    ]
    assert ("visit" in options(match, 0)) == any(payable)
