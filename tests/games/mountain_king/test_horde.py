"""MTK-4.50 to 4.52, 4.56 and 4.57: decks that refill the horde, the bag, and retirement."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    asked,
    bribes,
    card,
    horde,
    mountain,
    player,
    run_dry,
    trolls,
)
from helpers import at, names, options, play, started, table, told

from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.games.mountain_king.box.names import CLANS


def recruiting(held: str, *drawn: str, **things: Any) -> Match:
    """Seat 0 begins step 2; with three coins at most it must choose a card of the horde."""
    return at(mountain(player(held), step="recruit_or_dig", **things), *drawn)


def bribed(name: str, n: int, **things: Any) -> dict[str, Any]:
    """A card of the horde with so many coins on it."""
    return {"troll": card(name), "bribes": {"coin": n}, **things}


# ---------------------------------------------------------------------- refilling


@pytest.mark.rule("MTK-4.50")
@pytest.mark.parametrize("slot, name", [("1_4", "1_clay_lugger"), ("3_2", "3_witch_murk")])
def test_the_slot_is_refilled_from_the_deck_of_its_level(slot: str, name: str) -> None:
    match = at(mountain(player("5 coin"), step="recruit_or_dig"), f"troll:troll_{name}")
    play(match, "0 recruit")
    events = play(match, f"0 {slot}")
    assert told(events, "horde-filled") == [{"slot": slot, "troll": f"troll_{name}"}]
    assert horde(match, slot) == {"troll": f"troll_{name}"}
    assert told(events, "pedestal-drawn") == []


@pytest.mark.rule("MTK-4.50")
def test_a_new_level_2_card_receives_a_pedestal_out_of_the_bag() -> None:
    match = recruiting("2 coin", "troll:troll_2_ochre_smith", "clan:moon", bag={"moon": 1})
    play(match, "0 2_0")
    assert horde(match, "2_0") == {"troll": card("ochre_smith"), "pedestal": "moon"}
    assert table(match)["bag"] == {}


@pytest.mark.rule("MTK-4.50")
def test_with_an_empty_bag_a_new_level_2_card_goes_without() -> None:
    match = recruiting("2 coin", "troll:troll_2_ochre_smith", bag={})
    play(match, "0 2_0")
    assert horde(match, "2_0") == {"troll": card("ochre_smith")}


@pytest.mark.rule("MTK-4.50", "MTK-4.51")
def test_a_level_2_card_in_row_1_receives_a_pedestal() -> None:
    """Ruling: level 2 cards in row 1, cost by row and pedestal by level."""
    match = at(run_dry(1), "troll:troll_2_ochre_smith", "clan:ice")
    play(match, "0 recruit", "0 1_0")
    assert horde(match, "1_0") == {"troll": card("ochre_smith"), "pedestal": "ice"}


@pytest.mark.rule("MTK-4.51")
@pytest.mark.parametrize(
    "empty, slot, level",
    [
        ([1], "1_0", 2),
        ([1, 2], "1_0", 3),
        ([2], "2_0", 3),
        ([2, 3], "2_0", 1),
        ([3], "3_0", 2),
        ([2, 3], "3_0", 1),
    ],
)
def test_an_empty_deck_is_replaced_by_the_next(empty: list[int], slot: str, level: int) -> None:
    match = at(run_dry(*empty, held="5 coin"))
    play(match, "0 recruit", f"0 {slot}")
    assert horde(match, slot)["troll"].startswith(f"troll_{level}")


@pytest.mark.rule("MTK-4.51")
def test_costs_follow_the_row_and_pedestals_the_level() -> None:
    match = at(run_dry(2, held="5 coin"), "troll:troll_3_witch_murk")
    play(match, "0 recruit", "0 2_0")
    assert horde(match, "2_0")["troll"] == card("witch_murk")
    match = recruiting("2 coin", horde=table(match)["horde"])
    play(match, "0 2_0")
    assert bribes(match) == {"1_0": "2 coin", "1_1": "2 coin"}
    assert asked(match) == "bag_pedestal"


@pytest.mark.rule("MTK-4.51")
def test_a_card_under_the_deck_comes_after_all_others() -> None:
    under = [card("mire_digger"), card("clay_lugger")]
    match = at(run_dry(1, under=under))
    play(match, "0 recruit", "0 1_0")
    assert (horde(match, "1_0"), table(match)["under"]) == ({"troll": under[0]}, [under[1]])
    match = recruiting("", "troll:troll_1_silt_sifter", under=under)
    play(match, "0 1_0")
    assert (horde(match, "1_0")["troll"], table(match)["under"]) == (card("silt_sifter"), under)


# ---------------------------------------------------------------------- the bag


def counted(match: Match) -> dict[str, int]:
    """Pedestals by clan wherever they are."""
    told_now = table(match)
    lists = [told_now["bag"], told_now["gone"], *(p["pedestals"] for p in told_now["players"])]
    found = {}
    for clan in CLANS.tokens:
        n = sum([one.get(clan, 0) for one in lists]) + len(told_now["pedestals"][clan])
        on_cards = [slot for slot in told_now["horde"].values() if slot.get("pedestal") == clan]
        found[clan] = n + len(on_cards)
    return found


@pytest.mark.rule("MTK-4.52")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_there_are_eighteen_pedestals_and_the_bag_only_empties(seats: int) -> None:
    match = started("mountain_king", seats, seed=seats)
    chance = Fast(f"pedestals {seats}")
    before, left = 18, []
    while match.state.choices:
        seat = match.state.waiting()[0]
        tokens = options(match, seat)
        events = match.play(seat, tokens[chance.below(len(tokens))]).events
        now = sum(match.state.bag)
        assert now <= before + names(events).count("pedestal-bagged")
        before = now
        left.append(now)
        if len(left) % 10 == 0:
            assert counted(match) == {"fire": 6, "ice": 6, "moon": 6}
    assert min(left) < 14


@pytest.mark.rule("MTK-4.52")
def test_when_the_bag_is_empty_no_new_pedestals_appear() -> None:
    match = recruiting("2 coin", bag={"fire": 1})
    play(match, "0 2_0", "0 2_0")
    assert table(match)["bag"] == {}
    again = at(
        mountain(player("5 coin"), horde=table(match)["horde"], bag={}, step="recruit_or_dig")
    )
    events = play(again, "0 recruit", "0 3_0")
    assert not [name for name in names(events) if name.startswith("pedestal")]


# ---------------------------------------------------------------------- retirement


@pytest.mark.rule("MTK-4.56", "MTK-4.57")
def test_ex_19_retirement() -> None:
    drawn = ("troll:troll_2_ochre_smith", "clan:fire", "troll:troll_1_mire_digger")
    match = recruiting("2 coin", *drawn, horde={"1_2": bribed("clay_lugger", 3)})
    play(match, "0 2_1")
    assert bribes(match) == {"1_1": "1 coin", "1_2": "4 coin"}
    events = play(match, "0 2_0")
    assert told(events, "troll-retired") == [{"troll": card("clay_lugger"), "slot": "1_2"}]
    assert (horde(match, "1_2"), bribes(match)) == (
        {"troll": card("mire_digger")},
        {"1_1": "1 coin"},
    )
    assert table(match)["under"] == [card("clay_lugger")]


@pytest.mark.rule("MTK-4.56")
def test_a_card_retires_after_the_cascade() -> None:
    match = recruiting("2 coin", horde={"1_2": bribed("clay_lugger", 3)})
    events = names(play(match, "0 2_1", "0 2_0"))
    last = max([at for at, name in enumerate(events) if name == "troll-filled"])
    assert last < events.index("troll-retired")


@pytest.mark.rule("MTK-4.56")
@pytest.mark.parametrize("held, retires", [(2, False), (3, True), (4, True), (6, True)])
def test_four_or_more_bribes_of_any_kind_retire_a_card(held: int, retires: bool) -> None:
    mixed = {"troll": card("clay_lugger"), "bribes": {"rune": 1, "coin": held - 1}}
    match = recruiting("2 coin", horde={"1_2": mixed})
    play(match, "0 2_1", "0 2_0")
    assert (table(match)["under"] == [card("clay_lugger")]) == retires
    assert ("1_2" in bribes(match)) != retires


@pytest.mark.rule("MTK-4.56")
def test_cards_of_row_2_retire_as_well() -> None:
    match = at(
        mountain(
            player("5 coin"),
            step="recruit_or_dig",
            horde={"2_1": bribed("ochre_smith", 3, pedestal="moon")},
        ),
        "troll:troll_3_witch_murk",
        "troll:troll_2_comet_oracle",
    )
    play(match, "0 recruit", "0 3_1", "0 fire", "0 2_0")
    assert table(match)["under"] == [card("ochre_smith")]
    assert horde(match, "2_1") == {"troll": card("comet_oracle"), "pedestal": "moon"}


@pytest.mark.rule("MTK-4.56")
def test_all_retired_cards_leave_before_slots_are_refilled_from_row_1_on() -> None:
    """Ruling: order of several retirements."""
    retiring = {
        "2_1": bribed("ochre_smith", 3, pedestal="moon"),
        "1_3": bribed("mire_digger", 3),
        "1_1": bribed("clay_lugger", 3),
    }
    drawn = ("3_witch_murk", "1_silt_sifter", "1_puddle_miser", "2_comet_oracle")
    position = mountain(player("5 coin"), step="recruit_or_dig", horde=retiring)
    match = at(position, *(f"troll:troll_{name}" for name in drawn))
    play(match, "0 recruit", "0 3_1", "0 fire")
    events = play(match, "0 2_0")
    gone = [card("clay_lugger"), card("mire_digger"), card("ochre_smith")]
    assert [one["troll"] for one in told(events, "troll-retired")] == gone
    assert table(match)["under"] == gone
    assert [one["slot"] for one in told(events, "horde-filled")] == ["1_1", "1_3", "2_1"]
    moves = [name for name in names(events) if name in ("troll-retired", "horde-filled")]
    assert moves == ["troll-retired"] * 3 + ["horde-filled"] * 3
    assert horde(match, "1_1")["troll"] == card("silt_sifter")


@pytest.mark.rule("MTK-4.56")
def test_a_retired_card_may_come_straight_back() -> None:
    """Ruling: with an empty deck a retiring card goes under it first."""
    match = at(run_dry(1, held="2 coin", horde={"1_2": bribed("ember_hauler", 3)}))
    events = play(match, "0 2_1", "0 2_0")
    assert told(events, "troll-retired") == [{"troll": card("ember_hauler"), "slot": "1_2"}]
    assert (horde(match, "1_2"), table(match)["under"]) == ({"troll": card("ember_hauler")}, [])


@pytest.mark.rule("MTK-4.56")
def test_the_retired_of_one_level_come_back_in_their_order() -> None:
    retiring = {"1_1": bribed("cinder_smelter", 3), "1_2": bribed("ember_hauler", 3)}
    match = at(run_dry(1, held="2 coin", horde=retiring))
    play(match, "0 2_1", "0 2_0")
    assert horde(match, "1_1")["troll"] == card("cinder_smelter")
    assert horde(match, "1_2")["troll"] == card("ember_hauler")


@pytest.mark.rule("MTK-4.56")
def test_digging_retires_nobody() -> None:
    match = recruiting("2 stone", horde={"1_2": bribed("clay_lugger", 4)})
    play(match, "0 dig", "0 15,4*+15,5")
    assert bribes(match) == {"1_2": "4 coin"}


@pytest.mark.rule("MTK-4.57")
def test_the_pedestal_of_a_retired_card_stays_with_the_slot() -> None:
    """Ruling: pedestal on retirement of a level 2 troll."""
    retiring = {"2_1": bribed("ochre_smith", 3, pedestal="moon")}
    position = mountain(player("5 coin"), step="recruit_or_dig", horde=retiring, bag={"fire": 2})
    match = at(position, "troll:troll_3_witch_murk", "troll:troll_2_comet_oracle")
    events = play(match, "0 recruit", "0 3_1", "0 2_0")
    assert horde(match, "2_1") == {"troll": card("comet_oracle"), "pedestal": "moon"}
    assert told(events, "pedestal-drawn") == []
    assert table(match)["bag"] == {"fire": 1}


@pytest.mark.rule("MTK-4.57")
def test_it_returns_to_the_bag_when_the_new_card_is_of_another_level() -> None:
    retiring = {"1_2": bribed("ochre_smith", 3, pedestal="moon")}
    drawn = ("troll:troll_2_comet_oracle", "clan:fire", "troll:troll_1_mire_digger")
    match = recruiting("2 coin", *drawn, horde=retiring, bag={"fire": 1})
    play(match, "0 2_1")
    events = play(match, "0 2_0")
    assert told(events, "pedestal-bagged") == [{"clan": "moon"}]
    assert horde(match, "1_2") == {"troll": card("mire_digger")}
    assert table(match)["bag"] == {"moon": 1}


@pytest.mark.rule("MTK-4.57")
def test_it_returns_before_the_next_slot_is_refilled() -> None:
    retiring = {
        "1_2": bribed("ochre_smith", 3, pedestal="moon"),
        "2_1": bribed("clay_lugger", 3),
    }
    drawn = ("troll_3_witch_murk", "troll_1_mire_digger", "troll_2_comet_oracle")
    position = mountain(player("5 coin"), step="recruit_or_dig", horde=retiring, bag={})
    match = at(position, *(f"troll:{name}" for name in drawn))
    play(match, "0 recruit", "0 3_1", "0 2_0")
    assert horde(match, "2_1") == {"troll": card("comet_oracle"), "pedestal": "moon"}
    assert (table(match)["bag"], len(trolls(match))) == ({}, 5)


@pytest.mark.rule("MTK-4.57")
def test_a_slot_that_had_no_pedestal_draws_one() -> None:
    retiring = {"2_1": bribed("ochre_smith", 3)}
    position = mountain(player("5 coin"), step="recruit_or_dig", horde=retiring, bag={"ice": 2})
    match = at(position, "troll:troll_3_witch_murk", "troll:troll_2_comet_oracle")
    play(match, "0 recruit", "0 3_1", "0 2_0")
    assert horde(match, "2_1") == {"troll": card("comet_oracle"), "pedestal": "ice"}
