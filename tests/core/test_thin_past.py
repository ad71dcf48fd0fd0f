"""A match that keeps few of its states makes the others anew, and goes back as if it had them."""

import pytest
from helpers import play_on, started

from underhall import editions
from underhall.core.agenda import State
from underhall.core.chance import Committed, Fast
from underhall.core.match import Match
from underhall.core.position import write_position
from underhall.core.record import replay, write_record

GAMES = ("belfort", "covenant", "dwergar", "mountain_king", "runedar")


def pair(game: str, moves: int, keep: int = 8) -> tuple[Match, Match]:
    """The same match twice: with all of its past, and with little of it."""
    edition = editions.edition(game)
    seats = edition.game.seats[1]
    both = [Match(edition, seats, {}, Committed(b"k" * 32), keep=n) for n in (1, keep)]
    for match in both:
        play_on(match, seed=3, moves=moves)
    return both[0], both[1]


def text(match: Match, s: State) -> str:
    return str(write_position(match.edition, s, match.options))


@pytest.mark.parametrize("game", GAMES)
def test_every_state_is_made_anew_as_it_was(game: str) -> None:
    whole, thin = pair(game, 60)
    assert len([move for move in thin.moves if move.before is not None]) < 20
    for at, s in enumerate(thin.states()):
        assert text(thin, s) == text(whole, whole.before(at)) == text(thin, thin.before(at))


def test_going_far_back_and_on_is_the_same_game() -> None:
    """Chance too: what is drawn after going back is what was drawn the first time."""
    whole, thin = pair("belfort", 90)
    for match in (whole, thin):
        match.rewind(13, 0)
        play_on(match, seed=4, moves=40)
    assert thin.log == whole.log
    assert text(thin, thin.state) == text(whole, whole.state)


def test_what_can_be_taken_back_freely_is_known_without_the_state() -> None:
    whole, thin = pair("dwergar", 50)
    for to in range(50):
        assert whole.is_free(to, 0, lambda seat: True) == thin.is_free(to, 0, lambda seat: True)


def test_a_record_without_its_chance_keeps_all() -> None:
    match = started("lantern", 3, seed=2)
    play_on(match, moves=12)
    record = write_record(match)
    assert all(move.before is not None for move in replay(record, match.edition, keep=4).moves)
    known = replay(write_record(match, seed=2), match.edition, keep=4)
    assert any(move.before is None for move in known.moves)


def test_a_copy_of_chance_goes_on_where_it_stood() -> None:
    one = Fast("x")
    one.below(10)
    two = one.copy()
    assert [one.below(1000) for _ in range(5)] == [two.below(1000) for _ in range(5)]
