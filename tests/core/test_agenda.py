"""The agenda: what happens next, what is asked, what is taken without asking, what is refused."""

from __future__ import annotations

from typing import Any, ClassVar

import pebbles
import pytest
from helpers import answer_all, at, names, play, refused, snapshot, started, told
from pebbles import BOAST, DRAW, PASS, PLACE, Act

from underhall.core.agenda import Decision, Effect, State
from underhall.core.chance import Fast
from underhall.core.errors import IllegalMove, NotAsked, RulesError, UnknownToken
from underhall.core.names import Names

LETTERS = Names("letter", ["a", "b", "c"])


class Diary(State):
    """A state that only writes down what happened to it."""

    def __init__(self, *frames: Any) -> None:
        super().__init__(2, Fast(0))
        self.lines: list[str] = []
        self.telling = True
        self.then(*frames)
        self.advance()


class Note(Effect[Diary]):
    name = "note"

    def __init__(self, line: str, *inner: Any) -> None:
        self.line = line
        self.inner = inner

    def run(self, s: Diary) -> None:
        s.lines.append(self.line)
        s.then(*self.inner)


class Letter(Decision[Diary]):
    name = "letter"
    names: ClassVar[Names | None] = LETTERS

    def __init__(self, seat: int, *letters: int) -> None:
        super().__init__(seat)
        self.letters = list(letters)

    def candidates(self, s: Diary) -> list[int]:
        return self.letters

    def choose(self, s: Diary, code: int) -> None:
        s.lines.append(LETTERS.token(code))
        s.then(Note(LETTERS.token(code) + " later"))


class AnyLetter(Decision[Diary]):
    name = "any_letter"
    names: ClassVar[Names | None] = LETTERS


# ---------------------------------------------------------------------- order


def test_the_first_frame_given_happens_first() -> None:
    assert Diary(Note("1"), Note("2"), Note("3")).lines == ["1", "2", "3"]


def test_what_a_frame_brings_up_happens_before_what_waited() -> None:
    nested = Note("1", Note("1.1", Note("1.1.1")), Note("1.2"))
    assert Diary(nested, Note("2")).lines == ["1", "1.1", "1.1.1", "1.2", "2"]


def test_effects_run_as_far_as_the_next_decision() -> None:
    s = Diary(Note("1"), Letter(1, 0, 1), Note("2"), Letter(0, 0, 2), Note("3"))
    assert (s.lines, s.waiting(), s.choices) == (["1"], [1], [0, 1])
    s.apply(1, 0)
    assert (s.lines, s.waiting(), s.choices) == (["1", "a", "a later", "2"], [0], [0, 2])


def test_at_the_end_nobody_is_asked() -> None:
    s = Diary(Letter(0, 0, 1), Note("last"))
    s.play(1)
    assert (s.lines[-1], s.waiting(), s.choices, s.decision) == ("last", [], [], None)


def test_frames_are_off_the_agenda_when_they_act() -> None:
    s = Diary(Letter(0, 0, 1))
    s.apply(0, 1)
    assert s.agenda == []


def test_where_a_decision_has_names_all_of_them_can_be_reached_for() -> None:
    assert Diary(AnyLetter(0)).choices == list(range(len(LETTERS)))
    with pytest.raises(NotImplementedError):
        Decision[Diary](0).candidates(Diary())


# ---------------------------------------------------------------------- forced decisions


def test_a_decision_with_one_option_is_taken_and_told() -> None:
    s = Diary(Letter(1, 2), Note("2"))
    assert s.lines == ["c", "c later", "2"]
    [event] = s.events
    assert (event.name, event.touched, event.seen_by(0)) == ("forced", [1], True)
    assert event.data() == {"event": "forced", "clause": "", "who": 1, "what": "letter-c"}


def test_a_forced_decision_is_no_move() -> None:
    one_colour = {"hand": {"red": 3}}
    position = {"table": {"players": [one_colour, {}]}, "chance": ["colour:blue"] * 3}
    match = at(position, edition=pebbles.edition())
    play(match, "0 place", "0 north")
    forced = told(match.moves[0].events, "forced")
    assert forced == [{"who": 0, "what": "colour-red"}]
    assert [move.token for move in match.moves] == ["place", "north"]


def test_a_decision_without_any_option_is_a_defect() -> None:
    with pytest.raises(RulesError, match="letter offers nothing to seat 1"):
        Diary(Letter(1))


def test_a_silent_state_tells_nothing() -> None:
    s = Diary(Letter(0, 0, 1))
    s.telling = False
    s.then(Letter(1, 2))
    s.advance()
    assert (s.lines, s.events) == (["c", "c later"], [])


# ---------------------------------------------------------------------- refusals


def test_an_illegal_move_has_clause_and_reason_and_changes_nothing() -> None:
    match = at(full_board(), edition=pebbles.edition())
    assert refused(match, 0, "place") == ("PEB-2.1", "no-free-cell")


def test_an_illegal_code_is_refused_by_the_state_too() -> None:
    s = at(full_board(), edition=pebbles.edition()).state
    with pytest.raises(IllegalMove, match=r"place: no-free-cell \(PEB-2\.1\)") as caught:
        s.apply(0, PLACE)
    assert caught.value.token == "place"
    assert s.choices == [DRAW, BOAST, PASS]


def test_the_options_are_the_candidates_without_a_refusal() -> None:
    s = at(full_board(), edition=pebbles.edition()).state
    act = Act(0)
    assert act.candidates(s) == [PLACE, DRAW, BOAST, PASS]
    assert act.options(s) == [DRAW, BOAST, PASS]


@pytest.mark.parametrize("token", ["dance", "", "north", "PLACE"])
def test_what_is_no_candidate_is_unknown(token: str) -> None:
    match = at(full_board(), edition=pebbles.edition())
    before = snapshot(match)
    with pytest.raises(UnknownToken, match="act"):
        match.play(0, token)
    assert snapshot(match) == before


def test_an_unknown_code_is_unknown() -> None:
    with pytest.raises(UnknownToken, match="7 is nothing that can be chosen here"):
        at(full_board(), edition=pebbles.edition()).state.apply(0, 7)


@pytest.mark.parametrize("seat", [1, 2, -1, 7])
def test_who_is_not_asked_cannot_move(seat: int) -> None:
    match = at(full_board(), edition=pebbles.edition())
    before = snapshot(match)
    with pytest.raises(NotAsked, match=f"seat {seat}"):
        match.play(seat, "pass")
    with pytest.raises(NotAsked, match=f"seat {seat}"):
        match.state.apply(seat, PASS)
    assert snapshot(match) == before


def test_after_the_end_nobody_can_move() -> None:
    match = at({**full_board(), "agenda": []}, edition=pebbles.edition())
    with pytest.raises(NotAsked):
        match.play(0, "pass")


def test_a_move_that_breaks_down_leaves_the_match_as_it_was() -> None:
    match = started(pebbles.edition(BreaksDown()), 2)
    answer_all(match)
    before = snapshot(match)
    with pytest.raises(ZeroDivisionError):
        match.play(0, "pass")
    assert snapshot(match) == before
    assert names(play(match, "0 draw")) == ["drawn", "something-drawn"]


class Crash(Act):
    def choose(self, s: pebbles.Pebbles, code: int) -> None:
        super().choose(s, code)
        s.bag[0] -= code == PASS
        assert code != PASS or 1 / 0


class BreaksDown(pebbles.PebblesGame):
    frames = pebbles.swapped(Crash)


def full_board() -> dict[str, Any]:
    """Seat 0 is to act, no cell is free."""
    return {
        "table": {
            "board": {cell: [1, "red"] for cell in pebbles.CELLS.tokens},
            "players": [{"hand": {"blue": 2}}, {"hand": {"green": 1}}],
        },
        "agenda": [{"do": "act", "seat": 0}, {"do": "next_turn", "number": 1}],
    }
