"""Taking back, making again, stepping out of an action: free where nobody learnt anything."""

from typing import Any

import pebbles
import pytest
from helpers import answer_all, at, examples, options, play, play_on, snapshot, started
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.chance import Committed, Fast
from underhall.core.errors import CannotUndo
from underhall.core.match import Match
from underhall.core.position import write_position
from underhall.core.record import replay, write_record


def turns(knocks: int = 0) -> Match:
    """Two seats with pebbles to place; seat 0 is to act."""
    players = [{"hand": {"red": 1, "blue": 1, "green": 1}, "knocks": knocks} for _ in range(2)]
    position: dict[str, Any] = {
        "table": {"players": players},
        "agenda": [{"do": "next_turn", "number": 0}],
    }
    return at(position, edition=pebbles.edition())


def where(match: Match) -> dict[str, Any]:
    return write_position(match.edition, match.state, match.options)


# ---------------------------------------------------------------------- the law


def test_an_own_move_that_showed_nothing_is_taken_back_freely() -> None:
    match = turns()
    before = where(match)
    play(match, "0 place")
    match.undo(0)
    assert where(match) == before


def test_undo_takes_back_one_move_at_a_time() -> None:
    match = turns()
    play(match, "0 place", "0 red")
    match.undo(0)
    assert match.state.asked(0).name == "place_colour"
    match.undo(0)
    assert match.state.asked(0).name == "act"
    with pytest.raises(CannotUndo, match="no move of yours"):
        match.undo(0)


@pytest.mark.parametrize(
    "moves",
    [
        ["0 draw"],
        ["0 boast", "0 red"],
        ["0 pass", "1 pass"],
        ["0 pass", "1 place"],
    ],
    ids=["draw", "reveal", "decision of another", "half an action of another"],
)
def test_beyond_a_draw_a_reveal_or_another_decision_it_needs_consent(moves: list[str]) -> None:
    match = turns()
    play(match, *moves[:-1])
    before = where(match) if moves[-1][0] == "0" else where(turns())
    play(match, moves[-1])
    after = snapshot(match)
    with pytest.raises(CannotUndo, match="consent of the table"):
        match.undo(0)
    assert snapshot(match) == after
    match.undo(0, consent=True)
    assert where(match) == before


def test_showing_what_all_chose_in_secret_is_a_reveal() -> None:
    match = at(
        {"table": {"players": [{"hand": {"red": 1, "blue": 2}}] * 2}}, edition=pebbles.edition()
    )
    play(match, "0 red")
    match.undo(0)
    play(match, "0 blue", "1 red")
    assert not match.is_free(1, 1)
    with pytest.raises(CannotUndo, match="consent"):
        match.undo(1)


def test_an_answer_nobody_has_seen_is_taken_back_freely() -> None:
    match = at(
        {"table": {"players": [{"hand": {"red": 1, "blue": 2}}] * 2}}, edition=pebbles.edition()
    )
    play(match, "1 blue")
    match.undo(1)
    assert match.state.waiting() == [0, 1]


def test_another_seat_takes_back_its_own_last_move() -> None:
    match = turns()
    play(match, "0 pass", "1 place")
    match.undo(1)
    assert [move.seat for move in match.moves] == [0]
    with pytest.raises(CannotUndo, match="no move of yours"):
        match.undo(1)


def test_a_finished_game_can_be_taken_back() -> None:
    match = play_on(turns())
    assert match.state.result is not None
    match.undo(match.moves[-1].seat, consent=True)
    assert match.state.result is None


def test_bots_do_not_mind_that_their_moves_are_taken_back() -> None:
    match = turns()
    play(match, "0 pass", "1 pass")
    assert not match.is_free(0, 0)
    assert match.is_free(0, 0, is_bot=lambda seat: seat == 1)
    match.undo(0, is_bot=lambda seat: seat == 1)
    assert match.moves == []


def test_what_a_bot_has_drawn_is_shown_nonetheless() -> None:
    match = turns()
    play(match, "0 pass", "1 draw")
    assert not match.is_free(0, 0, is_bot=lambda seat: seat == 1)


# ---------------------------------------------------------------------- chance


@pytest.mark.parametrize("source", [Fast(5), Committed(b"k" * 32)], ids=["fast", "committed"])
def test_after_an_undo_the_same_chance_comes_again(source: Any) -> None:
    match = started(pebbles.edition(), 2, chance=source)
    answer_all(match)
    first = play(match, "0 draw")
    match.undo(0, consent=True)
    assert [event.data() for event in play(match, "0 draw")] == [event.data() for event in first]
    match.undo(0, consent=True)
    play(match, "0 pass")
    again = play(match, "1 draw")
    assert again[0].value("colour") == first[0].value("colour")


# ---------------------------------------------------------------------- redo


def test_redo_makes_the_same_moves_again_in_order() -> None:
    match = turns()
    play(match, "0 place", "0 red", "0 north")
    after = where(match)
    for _ in range(3):
        match.undo(0)
    assert [match.redo(0).token for _ in range(3)] == ["place", "red", "north"]
    assert where(match) == after
    with pytest.raises(CannotUndo, match="nothing of yours to make again"):
        match.redo(0)


def test_another_move_forgets_what_could_be_made_again() -> None:
    match = turns()
    play(match, "0 place")
    match.undo(0)
    play(match, "0 pass")
    with pytest.raises(CannotUndo):
        match.redo(0)


def test_only_the_own_move_can_be_made_again() -> None:
    match = turns()
    play(match, "0 pass", "1 pass")
    match.rewind(0, 0)
    with pytest.raises(CannotUndo):
        match.redo(1)
    match.redo(0)
    match.redo(1)
    assert [move.seat for move in match.moves] == [0, 1]


def test_bots_make_their_moves_again_with_those_before() -> None:
    match = turns()
    play(match, "0 pass", "1 pass", "0 place")
    match.rewind(0, 0)
    assert (match.can_redo(0), match.can_redo(1)) == (True, False)
    assert match.redo(0, is_bot=lambda seat: seat == 1).token == "pass"
    assert [move.seat for move in match.moves] == [0, 1]


# ---------------------------------------------------------------------- cancel


def test_cancel_goes_back_to_where_the_action_began() -> None:
    match = turns()
    before = where(match)
    play(match, "0 place", "0 red")
    match.cancel(0)
    assert where(match) == before
    assert match.log[-1] == {"seat": 0, "undo": 0}


def test_outside_an_action_there_is_nothing_to_cancel() -> None:
    match = turns()
    play(match, "0 pass")
    for seat in (0, 1):
        with pytest.raises(CannotUndo, match="no unfinished action"):
            match.cancel(seat)


def test_an_action_in_which_something_was_drawn_must_be_finished() -> None:
    match = started(pebbles.edition(PeeksFirst()), 2)
    answer_all(match)
    play(match, "0 place")
    before = snapshot(match)
    with pytest.raises(CannotUndo, match="must be finished"):
        match.cancel(0)
    assert snapshot(match) == before


def test_another_seats_question_is_not_cancelled_with() -> None:
    match = turns(knocks=1)
    play(match, "0 place", "0 red", "0 north")
    with pytest.raises(CannotUndo):
        match.cancel(1)


class Peek(pebbles.Act):
    def choose(self, s: pebbles.Pebbles, code: int) -> None:
        super().choose(s, code)
        s.reveal()


class PeeksFirst(pebbles.PebblesGame):
    frames = pebbles.swapped(Peek)


# ---------------------------------------------------------------------- the log


def test_nothing_is_erased_from_the_log() -> None:
    match = turns()
    play(match, "0 place")
    match.undo(0)
    match.redo(0)
    play(match, "0 red")
    match.cancel(0)
    play(match, "0 pass")
    assert match.log == [
        {"seat": 0, "move": "place"},
        {"seat": 0, "undo": 0},
        {"seat": 0, "redo": "place"},
        {"seat": 0, "move": "red"},
        {"seat": 0, "undo": 0},
        {"seat": 0, "move": "pass"},
    ]
    assert [move.token for move in match.moves] == ["pass"]


def test_there_is_no_going_back_beyond_the_start() -> None:
    match = turns()
    play(match, "0 pass")
    for to in (-1, 1, 5):
        with pytest.raises(CannotUndo, match="no move"):
            match.rewind(to, 0)


@examples(40)
@given(
    seed=st.integers(0, 10**6),
    seats=st.integers(2, 3),
    steps=st.lists(
        st.tuples(st.sampled_from(["play"] * 4 + ["undo", "redo", "cancel"]), st.integers(0, 99)),
        max_size=40,
    ),
)
def test_any_walk_back_and_forth_keeps_its_word(
    seed: int, seats: int, steps: list[tuple[str, int]]
) -> None:
    """The state is what its moves lead to, the log only grows, and a record of it replays."""
    match = started(pebbles.edition(), seats, seed)
    for step, pick in steps:
        before = list(match.log)
        seat = pick % seats
        possible = {"cancel": match.can_cancel(seat), "redo": match.can_redo(seat)}
        try:
            if step == "play" and (waiting := match.state.waiting()):
                seat = waiting[pick % len(waiting)]
                tokens = options(match, seat)
                match.play(seat, tokens[pick % len(tokens)])
            elif step == "undo":
                match.undo(seat, consent=pick % 2 == 0)
            elif step == "redo":
                match.redo(seat)
            elif step == "cancel":
                match.cancel(seat)
            assert possible.get(step, True)
        except CannotUndo:
            assert match.log == before
            assert not possible.get(step, False)
        assert match.log[: len(before)] == before
    straight = started(pebbles.edition(), seats, seed)
    for move in match.moves:
        straight.play(move.seat, move.token)
    assert where(straight) == where(match)
    assert where(replay(write_record(match, seed=seed), match.edition)) == where(match)
    assert where(replay(write_record(match), match.edition)) == where(match)
