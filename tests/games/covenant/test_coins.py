"""COV-4.52 to 4.54: royal coins, their prices, slots and benefits."""

from __future__ import annotations

from typing import Any

import pytest
from games.covenant.council import council
from games.covenant.hall import gains, glory, hall, own
from helpers import at, options, play, refused, table, told

from underhall.core.match import Match
from underhall.games.covenant.box.names import COIN_SLOTS

SHOWN = ["coin_gp", "coin_ale", "coin_iron", "coin_gold"]
SIX = {
    "coin_slot_1": "coin_court",
    "coin_slot_2": "coin_mine",
    "coin_slot_3": "coin_any",
    "coin_slot_4": "coin_path",
    "coin_slot_5": "coin_hunt",
    "coin_slot_6": "coin_throne",
}


def minting(*moves: str, shown: Any = None, **things: Any) -> Match:
    """A clan may gain one of the coins shown."""
    match = gains("coin", own=things, displays={"coins": shown or SHOWN})
    play(match, *[f"0 {move}" for move in moves])
    return match


# ---------------------------------------------------------------------- 4.52 price


@pytest.mark.rule("COV-4.52")
@pytest.mark.parametrize("space, price", [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_a_coin_costs_the_gp_of_its_space(space: int, price: int) -> None:
    match = minting(f"coin:{space}")
    assert glory(match) == 5 - price
    assert own(match, "points").get("costs", 0) == -price


@pytest.mark.rule("COV-4.52")
@pytest.mark.parametrize("score, most", [(0, 2), (1, 3), (2, 4)])
def test_r_14_a_price_needs_gp_in_hand(score: int, most: int) -> None:
    match = minting(score=score)
    assert options(match, 0) == [*[f"coin:{n}" for n in range(1, most + 1)], "none"]
    for n in range(most + 1, 5):
        assert refused(match, 0, f"coin:{n}") == ("COV-4.52", "gp-short")


@pytest.mark.rule("COV-4.52")
def test_ex_47_the_only_affordable_coin_or_none() -> None:
    match = minting(score=1, shown=[None, None, "coin_iron", "coin_gold"])
    assert options(match, 0) == ["coin:3", "none"]
    assert refused(match, 0, "coin:4") == ("COV-4.52", "gp-short")
    play(match, "0 none")
    assert (glory(match), own(match, "coins")) == (1, {})


@pytest.mark.rule("COV-4.52")
def test_without_an_affordable_coin_nothing_is_gained() -> None:
    match = minting(score=0, shown=[None, None, "coin_iron"])
    assert told(match.setup_events, "reward-lost") == [{"who": 0, "what": "coin", "why": "track"}]
    assert match.state.waiting() == []


# ---------------------------------------------------------------------- 4.53 slots


@pytest.mark.rule("COV-4.53")
def test_a_coin_goes_on_any_empty_slot() -> None:
    match = minting("coin:2")
    assert options(match, 0) == list(COIN_SLOTS.tokens)
    play(match, "0 coin_slot_6")
    assert own(match, "coins") == {"coin_slot_6": "coin_ale"}
    assert table(match)["displays"]["coins"] == ["coin_gp", None, "coin_iron", "coin_gold"]


@pytest.mark.rule("COV-4.53")
def test_r_38_a_coin_paid_for_lies_on_its_space_until_its_slot_is_chosen() -> None:
    match = minting("coin:4")
    assert (glory(match), table(match)["displays"]["coins"]) == (3, SHOWN)


@pytest.mark.rule("COV-4.53")
def test_while_a_slot_is_empty_no_coin_is_replaced() -> None:
    five = {slot: coin for slot, coin in SIX.items() if slot not in ("coin_slot_2", "coin_slot_5")}
    match = minting("coin:1", coins=five)
    assert options(match, 0) == ["coin_slot_2", "coin_slot_5"]
    assert refused(match, 0, "coin_slot_1") == ("COV-4.53", "coin-slot-taken")


@pytest.mark.rule("COV-4.53")
def test_with_six_coins_one_leaves_the_game_for_the_new_one() -> None:
    match = minting("coin:1", coins=SIX)
    assert options(match, 0) == list(SIX)
    events = play(match, "0 coin_slot_4")
    assert own(match, "coins") == {**SIX, "coin_slot_4": "coin_gp"}
    assert table(match)["coins_gone"] == {"coin_path": 1}
    assert told(events, "coin-discarded") == [{"who": 0, "coin": "coin_path"}]


# ---------------------------------------------------------------------- 4.54 benefits


@pytest.mark.rule("COV-4.54")
@pytest.mark.parametrize("coins", [{}, SIX], ids=["empty slots", "full slots"])
@pytest.mark.parametrize(
    "slot, asked",
    [
        ("coin_slot_1", "any_resource"),
        ("coin_slot_2", "gain_refreshment"),
        ("coin_slot_3", "strengthen"),
        ("coin_slot_4", "relic_pick"),
        ("coin_slot_5", "tradition_pick"),
        ("coin_slot_6", "forge_ornament"),
    ],
)
def test_the_benefit_under_a_slot_is_gained_each_time_a_coin_is_placed_there(
    coins: dict[str, str], slot: str, asked: str
) -> None:
    rich = {"resources": {"iron": 1, "emerald": 1}, "storage_tiles": 2, "tokens": {"plus_1": 1}}
    match = minting("coin:1", slot, coins=coins, **rich)
    assert match.state.decision.name == asked


@pytest.mark.rule("COV-4.54")
def test_slot_1_gives_two_resources_and_slot_2_two_refreshments() -> None:
    match = minting("coin:1", "coin_slot_1", "iron", "gold")
    assert own(match, "resources") == {"iron": 1, "gold": 1}
    match = minting("coin:1", "coin_slot_2", "take")
    assert own(match, "tokens") == {"plus_1": 2}


@pytest.mark.rule("COV-4.54")
def test_the_benefit_of_the_coin_itself_is_not_gained_now() -> None:
    match = minting("coin:1", "coin_slot_3", "none")
    assert own(match, "points") == {"start": 5}
    assert match.state.waiting() == []


@pytest.mark.rule("COV-4.54")
def test_a_council_pays_the_coin_and_not_the_slot() -> None:
    match = at(council({"coins": {"coin_slot_3": "coin_gp"}}, {}))
    assert own(match, "points") == {"start": 5, "rewards": 2}
    assert [dwarf["strength"] for dwarf in own(match, "dwarves")] == [1, 1, 1, 1]


@pytest.mark.rule("COV-4.54", "COV-4.52")
def test_a_coin_gained_in_a_turn_is_placed_and_used_by_its_clan_alone() -> None:
    clan = {"relics": {"crown": 1}}
    match = at(hall(clan, {}, displays={"coins": SHOWN}))
    play(match, "0 crown", "0 coin:2", "0 coin_slot_3", "0 d2")
    assert own(match, "dwarves")[1]["strength"] == 2
    assert (own(match, "coins", 1), own(match, "coins")) == ({}, {"coin_slot_3": "coin_ale"})
