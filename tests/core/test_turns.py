"""How far a turn goes: the end that who looks ahead stops at."""

import pytest
from helpers import play_on, started

from underhall import editions
from underhall.core.turns import advance_in_turn


def test_a_turn_ends_before_anybody_else_acts() -> None:
    """Belfort, a worker is placed: nobody else has been asked, and nothing was dealt."""
    s = play_on(started("belfort", 2, 1), 1, 2).state
    turn, seat = s.turn, s.active
    asked = True
    while asked:
        s.agenda[-1].answer(s, seat, s.choices[0])
        asked = advance_in_turn(s)
    assert (s.turn, s.active, s.choices) == (turn, seat, [])
    s.advance()
    assert s.turn == turn + 1


@pytest.mark.parametrize("id", list(editions.games()))
def test_stopping_at_the_end_of_turns_changes_no_game(id: str) -> None:
    edition = editions.edition(id)
    seats = max(2, edition.game.seats[0])
    straight, halting = (edition.start(seats, seed=3) for _ in range(2))
    stops = 0
    while straight.choices:
        seat, code = straight.waiting()[0], straight.choices[len(straight.choices) // 2]
        straight.apply(seat, code)
        halting.agenda[-1].answer(halting, seat, code)
        if not advance_in_turn(halting):
            stops += 1
            halting.advance()
        assert (straight.choices, straight.turn) == (halting.choices, halting.turn)
    assert straight.result.data() == halting.result.data()
    assert stops > 1
