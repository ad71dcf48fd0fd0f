"""MTK-4.45 to 4.49, 4.53 to 4.55 and 4.58: bribes, the card, pedestals, positions and cascades."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    OTHERS,
    asked,
    bribes,
    card,
    horde,
    loads,
    mine,
    moot_of,
    mountain,
    player,
    run_dry,
    stock,
    troll,
    trolls,
)
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match
from underhall.games.mountain_king.box.names import COIN, SLOTS

BELOW = {
    **{f"1_{slot}": [] for slot in range(5)},
    "2_0": ["1_0", "1_1"],
    "2_1": ["1_1", "1_2"],
    "2_2": ["1_2", "1_3"],
    "2_3": ["1_3", "1_4"],
    "3_0": ["1_0", "1_1", "1_2", "2_0", "2_1"],
    "3_1": ["1_1", "1_2", "1_3", "2_1", "2_2"],
    "3_2": ["1_2", "1_3", "1_4", "2_2", "2_3"],
}
"""The cards that are bribed for each slot."""


def recruiting(held: str = "", *drawn: str, own: Any = None, **things: Any) -> Match:
    """Seat 0 is about to choose a card of the horde."""
    position = mountain(player(held, **(own or {})), step="recruit_or_dig", **things)
    match = at(position, *drawn)
    if asked(match) == "step2_menu":
        play(match, "0 recruit")
    return match


# ---------------------------------------------------------------------- bribes


@pytest.mark.rule("MTK-3.6", "MTK-4.45", "MTK-4.46")
def test_ex_05_bribing_for_level_3() -> None:
    match = recruiting("5 coin")
    play(match, "0 3_2")
    assert bribes(match) == dict.fromkeys(("1_2", "1_3", "1_4", "2_2", "2_3"), "1 coin")
    assert stock(match) == ""
    assert refused(recruiting("4 coin"), 0, "3_2") == ("MTK-4.46", "bribes-short")


@pytest.mark.rule("MTK-4.45")
@pytest.mark.parametrize("slot", BELOW)
def test_a_card_costs_a_bribe_on_each_card_below(slot: str) -> None:
    match = recruiting("5 coin, 2 rune")
    events = play(match, f"0 {slot}")
    assert bribes(match) == dict.fromkeys(BELOW[slot], "1 coin")
    assert [one["slot"] for one in told(events, "bribed")] == BELOW[slot]
    assert match.state.held(0, COIN) == 5 - len(BELOW[slot])


@pytest.mark.rule("MTK-4.45")
@pytest.mark.parametrize("coins, rows", [(0, "1"), (1, "1"), (2, "12"), (4, "12"), (5, "123")])
def test_which_rows_are_within_reach(coins: int, rows: str) -> None:
    match = recruiting(f"{coins} coin, 9 stone")
    assert options(match, 0) == [slot for slot in SLOTS.tokens if slot[0] in rows]


@pytest.mark.rule("MTK-4.45")
def test_the_cost_follows_the_row_and_not_the_level() -> None:
    match = recruiting(horde={"1_0": card("volgar_ironheart"), "2_0": card("clay_lugger")})
    assert "1_0" in options(match, 0)
    assert refused(match, 0, "2_0") == ("MTK-4.46", "bribes-short")


@pytest.mark.rule("MTK-4.45")
def test_an_empty_slot_below_needs_no_bribe() -> None:
    match = recruiting("1 coin", horde={"1_1": None})
    assert options(match, 0) == ["1_0", "1_2", "1_3", "1_4", "2_0", "2_1"]
    play(match, "0 2_0")
    assert bribes(match) == {"1_0": "1 coin"}


@pytest.mark.rule("MTK-4.45")
def test_an_empty_horde_has_nobody_to_recruit() -> None:
    empty = dict.fromkeys(SLOTS.tokens)
    match = at(mountain(player("4 rune"), horde=empty, step="recruit_or_dig"))
    assert options(match, 0) == ["skip", "trade"]
    assert refused(match, 0, "recruit") == ("MTK-4.45", "horde-empty")


@pytest.mark.rule("MTK-4.46")
def test_only_coins_bribe() -> None:
    match = recruiting("1 coin, 9 rune, 9 cart")
    assert refused(match, 0, "2_0") == ("MTK-4.46", "bribes-short")


@pytest.mark.rule("MTK-4.46")
def test_coins_on_trolls_bribe_as_well() -> None:
    moot = {"1_0": troll("purser", "1 coin")}
    match = recruiting("1 coin", own={"moot": moot})
    play(match, "0 2_3")
    assert (stock(match), loads(match)) == ("", {})
    assert bribes(match) == {"1_3": "1 coin", "1_4": "1 coin"}


@pytest.mark.rule("MTK-4.46")
def test_bribes_accumulate() -> None:
    bribed = {"1_1": {"troll": card("mire_digger"), "bribes": {"coin": 1, "cart": 1}}}
    match = recruiting("2 coin", horde=bribed)
    play(match, "0 2_0")
    assert bribes(match) == {"1_0": "1 coin", "1_1": "1 cart, 2 coin"}


# ---------------------------------------------------------------------- the card


@pytest.mark.rule("MTK-4.47")
def test_ex_06_bribes_travel() -> None:
    match = recruiting(horde={"1_3": {"troll": card("mire_digger"), "bribes": {"coin": 2}}})
    play(match, "0 1_3", "0 2_1")
    assert (trolls(match)["2_1"], stock(match)) == (card("mire_digger"), "2 coin")
    assert bribes(match) == {}


@pytest.mark.rule("MTK-4.47")
def test_every_bribe_of_the_card_is_taken_and_no_other() -> None:
    mixed = {"troll": card("pyre_oracle"), "bribes": {"coin": 1, "cart": 1, "rune": 1}}
    other = {"troll": card("magma_foreman"), "bribes": {"coin": 1}}
    match = recruiting("2 coin", horde={"2_1": mixed, "2_2": other})
    events = play(match, "0 2_1")
    assert stock(match) == "1 cart, 1 rune, 1 coin"
    assert bribes(match) == {"1_1": "1 coin", "1_2": "1 coin", "2_2": "1 coin"}
    assert told(events, "troll-recruited") == [
        {"who": 0, "troll": card("pyre_oracle"), "slot": "2_1"}
    ]


@pytest.mark.rule("MTK-4.47")
def test_a_cart_that_was_a_bribe_moves_any_statue() -> None:
    bribed = {"1_0": {"troll": card("clay_lugger"), "bribes": {"cart": 1}}}
    own, tunnels = {"gate": "ag3_1"}, ["16,6+15,6"]
    match = recruiting(own=own, horde=bribed, tunnels=tunnels, statues={"moon": ["16,6"]})
    play(match, "0 1_0", "0 2_0", "0 end")
    assert (asked(match), options(match, 0)) == ("statue_menu", ["end", "trade", "16,6"])


# ---------------------------------------------------------------------- pedestals


@pytest.mark.rule("MTK-4.48")
def test_a_level_2_card_brings_its_pedestal() -> None:
    match = recruiting("2 coin", "troll:troll_2_ochre_smith", "clan:fire")
    assert horde(match, "2_2") == {"troll": card("kiln_crusher"), "pedestal": "ice"}
    events = play(match, "0 2_2")
    assert mine(match, "pedestals") == {"ice": 1}
    assert told(events, "pedestal-taken") == [{"who": 0, "clan": "ice"}]


@pytest.mark.rule("MTK-4.48")
def test_a_level_2_card_without_a_pedestal_brings_none() -> None:
    match = recruiting("2 coin", horde={"2_2": card("kiln_crusher")})
    events = play(match, "0 2_2")
    assert (mine(match, "pedestals"), asked(match)) == ({}, "moot_position")
    assert told(events, "pedestal-taken") == []


@pytest.mark.rule("MTK-4.48")
def test_a_level_2_card_in_row_1_is_free_and_brings_its_pedestal() -> None:
    """Ruling: level 2 cards in row 1, cost by row and pedestal by level."""
    match = recruiting(horde={"1_4": {"troll": card("ochre_smith"), "pedestal": "moon"}})
    play(match, "0 1_4")
    assert (mine(match, "pedestals"), bribes(match)) == ({"moon": 1}, {})


@pytest.mark.rule("MTK-4.48", "MTK-4.49")
def test_a_level_1_card_brings_no_pedestal() -> None:
    match = recruiting("2 coin", horde={"2_0": card("clay_lugger")})
    play(match, "0 2_0")
    assert (mine(match, "pedestals"), asked(match)) == ({}, "moot_position")


@pytest.mark.rule("MTK-4.49", "MTK-4.52")
def test_a_level_3_card_brings_a_pedestal_of_choice_from_the_bag() -> None:
    """Ruling: taking a pedestal for a level 3 troll is compulsory."""
    match = recruiting("5 coin", bag={"fire": 1, "moon": 2})
    play(match, "0 3_0")
    assert (asked(match), options(match, 0)) == ("bag_pedestal", ["fire", "moon"])
    assert refused(match, 0, "ice") == ("MTK-4.49", "not-in-bag")
    play(match, "0 moon")
    assert (mine(match, "pedestals"), table(match)["bag"]) == ({"moon": 1}, {"fire": 1, "moon": 1})


@pytest.mark.rule("MTK-4.49")
def test_a_bag_of_one_clan_leaves_no_choice() -> None:
    match = recruiting("5 coin", bag={"ice": 2})
    play(match, "0 3_1")
    assert (mine(match, "pedestals"), table(match)["bag"]) == ({"ice": 1}, {"ice": 1})


@pytest.mark.rule("MTK-4.49")
def test_an_empty_bag_gives_nothing() -> None:
    match = recruiting("5 coin", bag={})
    play(match, "0 3_0")
    assert (asked(match), mine(match, "pedestals")) == ("moot_position", {})


@pytest.mark.rule("MTK-4.49")
def test_a_level_3_card_in_row_1_brings_a_pedestal_as_well() -> None:
    match = recruiting(horde={"1_0": card("volgar_ironheart")})
    play(match, "0 1_0", "0 fire")
    assert mine(match, "pedestals") == {"fire": 1}


# ---------------------------------------------------------------------- positions


@pytest.mark.rule("MTK-4.53")
@pytest.mark.parametrize(
    "held, free",
    [
        ("", "2_0 2_1 2_2"),
        ("2_1", "2_0 2_2"),
        ("2_0 2_2", "2_1"),
        ("2_0 2_1", "2_2 3_0"),
        ("2_1 2_2", "2_0 3_1"),
        ("2_0 2_1 2_2", "3_0 3_1"),
        ("2_0 2_1 2_2 3_1", "3_0"),
        ("2_0 2_1 3_0", "2_2"),
        ("2_0 2_1 2_2 3_0 3_1", "4_0"),
    ],
)
def test_a_troll_rests_on_two_others(held: str, free: str) -> None:
    moot = {place: troll(name) for place, name in zip(held.split(), OTHERS)}
    match = recruiting(own={"moot": moot})
    events = play(match, "0 1_0")
    if " " in free:
        assert options(match, 0) == free.split()
    else:
        assert [one["place"] for one in told(events, "troll-placed")] == [free]


@pytest.mark.rule("MTK-4.53")
def test_where_a_troll_cannot_be_placed() -> None:
    match = recruiting(own={"moot": {"2_0": troll("clay_lugger")}})
    play(match, "0 1_0")
    assert refused(match, 0, "2_0") == ("MTK-4.53", "position-taken")
    assert refused(match, 0, "1_3") == ("MTK-4.53", "position-taken")
    assert refused(match, 0, "3_0") == ("MTK-4.53", "position-unsupported")
    assert refused(match, 0, "4_0") == ("MTK-4.53", "position-unsupported")
    play(match, "0 2_2")
    assert trolls(match)["2_2"] == card("ember_hauler")


# ---------------------------------------------------------------------- the cascade


@pytest.mark.rule("MTK-4.53", "MTK-4.54")
def test_ex_07_cascade() -> None:
    moot = {
        "1_0": troll("purser"),
        "1_1": troll("gem_seeker"),
        "1_2": troll("quarrier", "1 stone"),
        "1_3": troll("rune_reader"),
        "2_0": troll("ember_hauler", "1 cart_fire"),
        "2_1": troll("bog_prospector", "1 heartstone"),
    }
    match = recruiting("5 coin", own={"moot": moot})
    play(match, "0 3_0", "0 fire")
    assert options(match, 0) == ["2_2", "3_0"]
    events = play(match, "0 3_0")
    assert loads(match) == {
        "1_0": "1 coin",
        "1_1": "1 heartstone",
        "1_2": "1 stone",
        "2_0": "2 stone, 1 cart_fire",
        "2_1": "1 iron, 1 heartstone",
        "3_0": "3 iron, 1 rune, 1 cart_fire",
    }
    assert sum([one["n"] for one in told(events, "troll-filled")]) == 10
    assert stock(match) == ""


@pytest.mark.rule("MTK-4.54")
@pytest.mark.parametrize(
    "trolls, place, activated",
    [
        (4, "2_0", "1_0 1_1 2_0"),
        (4, "2_2", "1_2 1_3 2_2"),
        (7, "3_1", "1_1 1_2 1_3 2_1 2_2 3_1"),
        (8, "3_1", "1_1 1_2 1_3 2_1 2_2 3_1"),
        (9, "4_0", "1_0 1_1 1_2 1_3 2_0 2_1 2_2 3_0 3_1 4_0"),
    ],
)
def test_who_is_activated(trolls: int, place: str, activated: str) -> None:
    match = recruiting(own={"moot": moot_of(trolls)})
    events = play(match, "0 1_0")
    if asked(match) == "moot_position":
        events += play(match, f"0 {place}")
    assert " ".join(loads(match)) == activated
    filled = [(one["place"], one["symbol"]) for one in told(events, "troll-filled")]
    assert len(set(filled)) == len(filled)


@pytest.mark.rule("MTK-4.54")
def test_only_empty_symbols_are_filled() -> None:
    moot = {"1_0": troll("purser", "1 coin"), "2_0": troll("avalanche_foreman", "2 stone, 1 coin")}
    match = recruiting(own={"moot": {**moot, "2_1": troll("witch_murk", "1 rune")}}, seats=3)
    play(match, "0 1_0", "0 3_0")
    held = loads(match)
    assert held["1_0"] == "1 coin"
    assert held["2_0"] == "3 stone, 1 coin, 1 cart_ice"
    assert held["2_1"] == "2 hammer, 2 rune, 1 coin"


# ---------------------------------------------------------------------- the crown


@pytest.mark.rule("MTK-4.55")
def test_the_tenth_troll_takes_the_next_coronation_token() -> None:
    match = recruiting(own={"moot": moot_of(9)}, seats=3)
    events = play(match, "0 1_0")
    assert told(events, "crowned") == [{"who": 0, "honor": 5}]
    assert table(match)["crowned"] == [0]
    match = recruiting(own={"moot": moot_of(8)}, seats=3)
    assert told(play(match, "0 1_0"), "crowned") == []


@pytest.mark.rule("MTK-4.55")
def test_a_full_moot_takes_nothing_when_no_token_is_left() -> None:
    others = [player(moot=moot_of(10, OTHERS))]
    match = at(mountain(player(moot=moot_of(9)), *others, step="recruit_or_dig"))
    events = play(match, "0 1_0")
    assert (told(events, "crowned"), table(match)["crowned"]) == ([], [1])
    assert len(trolls(match)) == 10


# ---------------------------------------------------------------------- the order


@pytest.mark.rule("MTK-4.58")
def test_the_order_of_a_recruitment() -> None:
    """Ruling: the slot is refilled before the pedestal of the taken card is handed over."""
    bribed = {
        "1_0": {"troll": card("frost_hauler"), "bribes": {"coin": 3}},
        "2_0": {"troll": card("pyre_oracle"), "pedestal": "ice", "bribes": {"coin": 1}},
    }
    drawn = ("troll:troll_2_ochre_smith", "clan:moon", "troll:troll_1_dusk_hauler")
    match = recruiting("2 coin", *drawn, own={"moot": moot_of(9, OTHERS)}, horde=bribed)
    events = names(play(match, "0 2_0"))
    seen = [name for name in events if name != "troll-filled" and name != "forced"]
    assert seen[:12] == [
        *("spent", "bribed", "bribed", "troll-recruited", "horde-filled", "pedestal-drawn"),
        *("gained", "pedestal-taken", "troll-placed", "crowned", "end-triggered", "troll-retired"),
    ]
    assert events.index("troll-placed") < events.index("troll-filled") < events.index("crowned")
    assert seen[12] == "horde-filled"


@pytest.mark.rule("MTK-4.58")
def test_the_new_card_is_seen_before_the_bag_and_the_position_are_chosen() -> None:
    match = recruiting("5 coin", "troll:troll_3_witch_murk")
    play(match, "0 3_1")
    assert (asked(match), horde(match, "3_1")) == ("bag_pedestal", {"troll": card("witch_murk")})
    play(match, "0 ice")
    assert asked(match) == "moot_position"


@pytest.mark.rule("MTK-4.58")
def test_the_bag_is_looked_into_when_the_slot_is_refilled() -> None:
    """Ruling: the slot is refilled before the pedestal; here that takes the last of the bag."""
    match = at(run_dry(3, held="5 coin", bag={"fire": 1}))
    play(match, "0 recruit", "0 3_0")
    assert horde(match, "3_0")["pedestal"] == "fire"
    assert (asked(match), mine(match, "pedestals")) == ("moot_position", {})


@pytest.mark.rule("MTK-4.58")
def test_bribes_are_collected_before_the_position_is_chosen() -> None:
    bribed = {"1_2": {"troll": card("clay_lugger"), "bribes": {"coin": 3}}}
    match = recruiting("1 rune", horde=bribed)
    play(match, "0 1_2")
    assert (asked(match), stock(match)) == ("moot_position", "1 rune, 3 coin")


@pytest.mark.rule("MTK-4.58")
def test_the_card_that_fills_the_slot_bears_no_bribe() -> None:
    bribed = {"2_0": {"troll": card("pyre_oracle"), "bribes": {"coin": 2}}}
    match = recruiting("2 coin", horde=bribed)
    play(match, "0 2_0")
    assert "bribes" not in horde(match, "2_0")
