"""The levels that people choose from: one way to think, with more and more care."""

from __future__ import annotations

from types import FunctionType
from typing import Any, Final

from underhall.bots.card import BotCard, Considered, Step, Strategy
from underhall.bots.planner import Planner
from underhall.bots.rounds import Rounds
from underhall.bots.seat_view import SeatView

OWN_SHARE: Final = 4
"""A master spends one part of so many on its own turn, the others on what follows."""
CANDIDATES: Final = 6
"""So many plans are tried against what may follow."""


class Turns(Strategy):
    """Plans its turns as a whole, with a budget of simulations for each plan."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._considered: list[Considered] = []

    def choose(self, view: SeatView) -> int:
        return self.plan(view)[0].code

    def plan(self, view: SeatView) -> list[Step]:
        planner = Planner(view.game, view.look(), view.seat, view.luck(), view.patience)
        planner.grow(self._budget)
        self._considered = planner.considered()
        return planner.plan()

    def considered(self) -> list[Considered]:
        return self._considered


class Master(Turns):
    """Plans its turns, and tries the best plans against what the others may answer."""

    def plan(self, view: SeatView) -> list[Step]:
        planner = Planner(view.game, view.look(), view.seat, view.luck(), view.patience)
        planner.grow(self._budget // OWN_SHARE)
        self._considered = planner.considered()
        plans = planner.plans(CANDIDATES)
        if len(plans) < 2:
            return plans[0].steps
        rounds = Rounds(view, plans)
        rounds.play(self._budget - planner.simulations)
        return rounds.best().plan.steps


# ---------------------------------------------------------------------- the cards

SLOWER: Final = 8
"""So many times fewer simulations are spent where the code is not compiled."""
_grow: Any = Planner.grow
PACE: Final = SLOWER if isinstance(_grow, FunctionType) else 1

NOVICE = BotCard("novice", strength=20, mind=Turns, budget=max(24, 48 // PACE))
ADEPT = BotCard("adept", strength=30, mind=Turns, budget=2400 // PACE)
MASTER = BotCard("master", strength=40, mind=Master, budget=16000 // PACE)
GREEDY = BotCard("greedy", strength=10, mind=Turns, budget=NOVICE.budget, offered=False)
"""What the novice was called before there were levels: for stored tables, records and habits."""
