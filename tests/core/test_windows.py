"""Windows: chances to interrupt, asked only where it matters, and the patience not to be asked."""

from typing import Any

import pebbles
from helpers import at, names, options, play, snapshot

from underhall.core.match import Match


def three_turns(*knocks: int) -> Match:
    """Seat 0 is to act, then 1 and 2; everybody has pebbles to place."""
    players = [{"hand": {"red": 1, "blue": 1}, "knocks": n} for n in knocks]
    position: dict[str, Any] = {
        "seats": len(players),
        "table": {"players": players},
        "agenda": [{"do": "next_turn", "number": 0}],
    }
    return at(position, edition=pebbles.edition())


def tokens(match: Match) -> list[str]:
    return [f"{move.seat} {move.token}" for move in match.moves]


def test_a_window_is_asked_where_it_matters() -> None:
    match = three_turns(1, 0, 1)
    play(match, "0 place", "0 red", "0 north")
    assert (match.state.waiting(), options(match, 2)) == ([2], ["continue", "knock"])


def test_where_nothing_can_be_done_it_passes_in_silence() -> None:
    match = three_turns(1, 0, 0)
    events = play(match, "0 place", "0 red", "0 north")
    assert match.state.asked(1).name == "act"
    assert names(events) == ["placed"]


def test_what_has_been_settled_is_not_asked_again() -> None:
    match = three_turns(1, 1, 1)
    play(match, "0 place", "0 red", "0 north", "1 knock")
    assert match.state.asked(1).name == "act"


def test_the_patient_are_not_asked() -> None:
    match = three_turns(1, 1, 1)
    play(match, "0 place", "0 red")
    match.continue_without_asking(1)
    play(match, "0 north")
    assert tokens(match)[-2:] == ["0 north", "1 continue"]
    assert match.state.waiting() == [2]


def test_patience_answers_the_question_that_is_pending() -> None:
    match = three_turns(1, 1, 1)
    play(match, "0 place", "0 red", "0 north")
    match.continue_without_asking(1)
    assert (tokens(match)[-1], match.state.waiting()) == ("1 continue", [2])


def test_patience_is_for_windows_only() -> None:
    match = three_turns(1, 1, 1)
    match.continue_without_asking(0)
    assert match.state.asked(0).name == "act"


def test_patience_ends_with_the_turn() -> None:
    match = three_turns(1, 1, 1)
    match.continue_without_asking(2)
    play(match, "0 place", "0 red", "0 north", "1 continue")
    assert tokens(match)[-1] == "2 continue"
    play(match, "1 place", "1 red", "1 south")
    assert (match.state.waiting(), match.state.asked(2).name) == ([2], "knock")


def test_patience_for_good_lasts_until_the_seat_wants_to_be_asked_again() -> None:
    match = three_turns(1, 1, 1)
    match.continue_without_asking(2, for_good=True)
    play(match, "0 place", "0 red", "0 north", "1 continue", "1 place", "1 red", "1 south")
    assert tokens(match)[-1] == "2 continue"
    match = three_turns(1, 1, 1)
    match.continue_without_asking(2, for_good=True)
    match.ask_again(2)
    play(match, "0 place", "0 red", "0 north", "1 continue")
    assert (match.state.waiting(), match.state.asked(2).name) == ([2], "knock")


def test_patience_of_a_turn_that_was_taken_back_is_over() -> None:
    match = three_turns(1, 1, 1)
    play(match, "0 pass")
    match.continue_without_asking(2)
    match.rewind(0, 0)
    play(match, "0 pass", "1 place", "1 red", "1 south")
    assert match.state.waiting() == [2]


def test_who_was_patient_can_still_take_it_back() -> None:
    match = three_turns(1, 0, 1)
    match.continue_without_asking(2)
    play(match, "0 place", "0 red")
    before = snapshot(match)
    play(match, "0 north")
    assert match.state.asked(1).name == "act"
    match.undo(2)
    assert options(match, 2) == ["continue", "knock"]
    play(match, "2 knock")
    assert (match.state.owner, snapshot(match) == before) == ([-1] * 4, False)


def test_the_patient_moves_are_in_the_log() -> None:
    match = three_turns(0, 1, 0)
    match.continue_without_asking(1)
    play(match, "0 place", "0 red", "0 north")
    assert match.log[-1] == {"seat": 1, "move": "continue"}


def test_going_back_ends_the_order_of_who_goes_back() -> None:
    match = three_turns(1, 1, 1)
    match.continue_without_asking(1)
    match.continue_without_asking(2)
    play(match, "0 place", "0 red", "0 north")
    match.undo(1, consent=True)
    assert (match.orders.holds(1, 1), match.orders.holds(2, 1)) == (False, True)


def test_going_back_ends_the_orders_given_since() -> None:
    match = three_turns(1, 1, 1)
    match.continue_without_asking(2)
    play(match, "0 place", "0 red")
    match.continue_without_asking(1)
    match.undo(0)
    assert (match.orders.holds(1, 1), match.orders.holds(2, 1)) == (False, True)


def test_only_a_window_can_be_let_pass() -> None:
    match = three_turns(1, 1, 1)
    assert not match.at_window(0)
    play(match, "0 place", "0 red", "0 north")
    assert [match.at_window(seat) for seat in range(3)] == [False, True, False]
