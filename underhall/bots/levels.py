"""The levels that people choose from: one way to think, with more and more care."""

from __future__ import annotations

from typing import Final

from underhall.bots.card import BotCard, Considered, Step, Strategy
from underhall.bots.pace import paced
from underhall.bots.planner import Planner
from underhall.bots.rounds import Rounds
from underhall.bots.seat_view import SeatView
from underhall.core.chance import Fast

OWN_SHARE: Final = 2
"""One part of so many of a budget goes to the own turn, the others to what may follow."""
CANDIDATES: Final = 6
"""So many plans are tried against what may follow,"""
EACH: Final = 100
"""if there are so many simulations for each."""
BLUR: Final = 0.25
"""How far off a novice judges plans, by how far apart all it thought of are."""


class Turns(Strategy):
    """Plans its turns as a whole, with a budget of simulations for each plan."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._considered: list[Considered] = []

    def choose(self, view: SeatView) -> int:
        return self.plan(view)[0].code

    def plan(self, view: SeatView) -> list[Step]:
        return self._planner(view, self._budget).plan()

    def considered(self) -> list[Considered]:
        return self._considered

    def _planner(self, view: SeatView, budget: int) -> Planner:
        """A planner that has thought."""
        planner = Planner(view.game, view.look(), view.seat, view.luck(), view.patience)
        planner.grow(budget)
        self._considered = planner.considered()
        return planner


class Novice(Turns):
    """Plans with a blurred eye: takes one of the good plans, not always the best."""

    def plan(self, view: SeatView) -> list[Step]:
        planner = self._planner(view, self._budget)
        plans = planner.plans(CANDIDATES)
        luck = view.luck()
        best = plans[0]
        most = best.value + planner.blur(BLUR) * _swing(luck)
        for plan in plans[1:]:
            value = plan.value + planner.blur(BLUR) * _swing(luck)
            if value > most:
                most = value
                best = plan
        return best.steps


def _swing(luck: Fast) -> float:
    """From -1 to 1, mostly near the middle."""
    return (luck.below(1000) + luck.below(1000)) / 1000.0 - 1.0


class Ahead(Turns):
    """Plans its turns, and tries the best plans against what the others may answer."""

    def plan(self, view: SeatView) -> list[Step]:
        own = self._budget // OWN_SHARE
        candidates = min(CANDIDATES, (self._budget - own) // EACH)
        if candidates < 2:
            return self._planner(view, self._budget).plan()
        planner = self._planner(view, own)
        plans = planner.plans(candidates)
        if len(plans) < 2:
            return plans[0].steps
        rounds = Rounds(view, plans)
        rounds.play(self._budget - planner.simulations)
        return rounds.best().plan.steps


# ---------------------------------------------------------------------- the cards

NOVICE = BotCard("novice", strength=20, mind=Novice, budget=paced(48))
ADEPT = BotCard("adept", strength=30, mind=Ahead, budget=paced(1600))
MASTER = BotCard("master", strength=40, mind=Ahead, budget=paced(9600))
GREEDY = BotCard("greedy", strength=10, mind=Novice, budget=NOVICE.budget, offered=False)
"""What the novice was called before there were levels: for stored tables, records and habits."""
