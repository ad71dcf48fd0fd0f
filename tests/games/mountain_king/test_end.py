"""MTK-4.120 to 4.122: coronation, and the rounds that are left after it."""

from typing import Any

import pytest
from games.mountain_king.mountain import (
    FIXTURE_N,
    OTHERS,
    WINTER,
    honor,
    moot_of,
    mountain,
    player,
    trolls,
)
from helpers import at, names, options, play, play_on, table, told

from underhall.core.events import Event
from underhall.core.match import Match

THIRD = ("ember_hauler", "ash_peddler", "cinder_smelter", "frost_hauler", "coal_jeweller")
"""Five recruits that are in no other moot."""
NINE = moot_of(9)
FULL = moot_of(10, OTHERS)


def recruiting(*moots: dict[str, Any], seat: int = 0, round: int = 11, **things: Any) -> Match:
    """A seat with nine trolls is about to recruit; nobody has any resources."""
    players = [player(moot=moot) for moot in moots]
    told = {"seats": max(len(moots), 2), "round": round, **things}
    return at(mountain(*players, seat=seat, step="recruit_or_dig", **told))


def complete(match: Match, seat: int = 0) -> list[Event]:
    """Recruit the tenth troll: a free card, for the only place left."""
    return play(match, f"{seat} 1_0")


def turns_left(match: Match, round: int = 11) -> list[tuple[int, int]]:
    """Round and seat of every turn that begins until the end of the game."""
    found = []
    for move in play_on(match).moves:
        for event in move.events:
            if event.name == "round-began":
                round += 1
                assert event.value("round") == round
            elif event.name == "turn-began":
                found.append((round, event.touched[0]))
    return found


# ---------------------------------------------------------------------- tokens


@pytest.mark.rule("MTK-4.120")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_full_moot_takes_the_token_worth_five(seats: int) -> None:
    match = recruiting(NINE, *[{}] * (seats - 1))
    events = complete(match)
    assert (len(trolls(match)), table(match)["crowned"]) == (10, [0])
    assert told(events, "crowned") == [{"who": 0, "honor": 5}]
    assert ("end-triggered" in names(events), table(match)["last_round"]) == (False, 0)


@pytest.mark.rule("MTK-4.120")
def test_the_next_takes_the_token_worth_three() -> None:
    events = complete(match := recruiting(NINE, FULL, {}))
    assert told(events, "crowned") == [{"who": 0, "honor": 3}]
    assert table(match)["crowned"] == [1, 0]


@pytest.mark.rule("MTK-4.120")
def test_with_two_players_the_first_takes_the_three() -> None:
    events = complete(match := recruiting(NINE, {}))
    assert told(events, "crowned") == [{"who": 0, "honor": 3}]
    assert (table(match)["crowned"], table(match)["last_round"]) == ([0], 13)


@pytest.mark.rule("MTK-4.120")
@pytest.mark.parametrize("seats, last", [(2, 12), (3, 12)])
def test_later_players_get_none(seats: int, last: int) -> None:
    others = [FULL, moot_of(10, (*THIRD, "hati_wallbreaker"))][: seats - 1]
    match = recruiting(NINE, *others, last_round=last)
    before = table(match)["crowned"]
    events = complete(match)
    assert ("crowned" in names(events), "end-triggered" in names(events)) == (False, False)
    assert (table(match)["crowned"], table(match)["last_round"]) == (before, last)


@pytest.mark.rule("MTK-4.120")
def test_nine_trolls_are_not_enough() -> None:
    match = recruiting(moot_of(8), {})
    play(match, "0 1_0")
    assert (len(trolls(match)), table(match)["crowned"]) == (9, [])


# ---------------------------------------------------------------------- the last rounds


@pytest.mark.rule("MTK-4.121")
def test_ex_21_who_plays_after_the_trigger() -> None:
    """C takes the last token in round 11: D finishes it, and all play rounds 12 and 13."""
    match = recruiting(FULL, {}, NINE, {}, seat=2)
    (said,) = told(complete(match, 2), "end-triggered")
    assert said == {"who": 2, "round": 13}
    assert turns_left(match) == [(11, 3), *[(n, seat) for n in (12, 13) for seat in range(4)]]


@pytest.mark.rule("MTK-4.121")
def test_ex_21_nobody_else_plays_in_the_round_when_the_last_of_it_triggers() -> None:
    match = recruiting(FULL, {}, {}, NINE, seat=3)
    complete(match, 3)
    assert turns_left(match) == [(n, seat) for n in (12, 13) for seat in range(4)]


@pytest.mark.rule("MTK-4.121")
@pytest.mark.parametrize("seat, more", [(1, [2, 0]), (2, [0]), (0, [])])
def test_a_round_ends_to_the_right_of_the_start_player(seat: int, more: list[int]) -> None:
    moots = [FULL if at == (seat + 1) % 3 else NINE if at == seat else {} for at in range(3)]
    match = recruiting(*moots, seat=seat, start=1)
    complete(match, seat)
    order = [(n, who) for n in (12, 13) for who in (1, 2, 0)]
    assert turns_left(match) == [*[(11, who) for who in more], *order]


@pytest.mark.rule("MTK-4.121")
def test_the_only_token_of_two_players_triggers_the_end() -> None:
    match = recruiting(NINE, {})
    complete(match)
    assert turns_left(match) == [(11, 1), (12, 0), (12, 1), (13, 0), (13, 1)]
    assert (match.state.waiting(), table(match)["step"]) == ([], "end")


@pytest.mark.rule("MTK-4.121")
def test_the_first_of_two_tokens_triggers_nothing() -> None:
    match = recruiting(NINE, {}, {})
    complete(match)
    play_on(match, moves=40)
    assert table(match)["round"] > 11
    assert match.state.result is None


@pytest.mark.rule("MTK-4.122")
def test_all_rules_stay_in_force_in_the_last_turns() -> None:
    """In the very last turn one casts, trades, recruits, dedicates and moves as ever."""
    hall = "8,6+7,7+8,7*+9,7+8,8"
    tunnels = [*FIXTURE_N, "9,5+9,6*+9,7+9,8", "8,6+8,7*+8,8", "6,7*+7,7"]
    own = player("1 rune, 4 coin, 1 cart", gate="wg4_4", moot=moot_of(5))
    things = {"tunnels": tunnels, "statues": {"ice": ["7,7"]}, "book": ["ritual_of_earth"]}
    ends = {"start": 1, "seat": 0, "round": 13, "last_round": 13, "options": WINTER}
    match = at(mountain(own, player(moot=FULL), **things, **ends))
    assert {"cast:ritual_of_earth", "trade"} <= {*options(match, 0)}
    play(match, "0 cast:ritual_of_earth", "0 resolve", "0 gain:1", "0 end")
    assert options(match, 0) == ["trade", "recruit", "dig"]
    events = play(match, "0 recruit", "0 1_0", "0 2_1")
    assert {"troll-filled", "horde-filled"} <= {*names(events)}
    play(match, "0 crucible", f"0 {hall}", "0 7,7", "0 8,7")
    play(match, "0 end")
    assert (honor(match)["halls"], honor(match).get("statues")) == (9, None)
