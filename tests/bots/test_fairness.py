"""Two states that look alike from a seat get the same action from the same seed."""

import pytest
from helpers import play_on, started

from underhall import editions
from underhall.bots import registry
from underhall.bots.bot import Bot
from underhall.core.chance import Fast
from underhall.core.secrets import redeal

MOMENTS = (0, 3, 17, 60)


@pytest.mark.parametrize("level", registry.levels())
@pytest.mark.parametrize("id", list(editions.games()))
def test_a_bot_acts_alike_whatever_it_cannot_see(id: str, level: str) -> None:
    """A handful of simulations reads as much of a state as many do."""
    seats = min(3, editions.game(id).seats[1])
    for moves in MOMENTS:
        match = play_on(started(id, seats, moves), moves, moves)
        s, game = match.state, match.edition.game
        for seat in s.waiting():
            dealt = redeal(game, s, seat, Fast(f"alike {moves}"))
            plans = [Bot(level, game, seat, 7, budget=12).plan(each) for each in (s, dealt)]
            assert plans[0] == plans[1], (moves, seat)
