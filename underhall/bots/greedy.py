"""The greedy player: compares complete actions by the game's evaluation and takes the best."""

from __future__ import annotations

from typing import Any

from underhall.bots.card import BotCard, Considered, Strategy
from underhall.bots.seat_view import SeatView
from underhall.core.game import Game

GUESSES = 8
"""How many guesses at what the others choose, where all choose in secret at once."""


class Greedy(Strategy):
    """Follows each option to the end of its own chain of decisions and compares where it stands.

    ``budget`` is how many ends of an action it looks at; the widest branches are thinned to stay
    below.
    """

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._considered: list[Considered] = []

    def choose(self, view: SeatView) -> int:
        """The first step of the action that ends best; the earlier option on a tie."""
        options = view.options()
        looks = [view.look() for _ in range(GUESSES if view.in_secret() else 1)]
        share = max(1, self._budget // (len(options) * len(looks)))
        values = [
            sum([_worth(view.game, seen, view.seat, code, share) for seen in looks])
            for code in options
        ]
        n = len(looks)
        self._considered = [Considered(code, value / n, n) for code, value in zip(options, values)]
        return options[values.index(max(values))]

    def considered(self) -> list[Considered]:
        return self._considered


def _worth(game: Game[Any], s: Any, seat: int, code: int, budget: int) -> float:
    """What taking ``code`` leads to, with the best own choices until the action is over."""
    t = s.copy()
    t.apply(seat, code)
    decision = t.asked(seat)
    if decision is None or decision.starts_action or budget < 2:
        return game.evaluate(t, seat)
    options = _thinned(decision.options(t), budget)
    share = max(1, budget // len(options))
    return max([_worth(game, t, seat, each, share) for each in options])


def _thinned(options: list[int], budget: int) -> list[int]:
    """At most ``budget`` of the options, evenly spread."""
    if len(options) <= budget:
        return options
    return [options[at * len(options) // budget] for at in range(budget)]


BOT = BotCard("greedy", strength=10, mind=Greedy, budget=600)
