"""A player made of code: somebody of a level, on a seat."""

from __future__ import annotations

from typing import Any

from underhall.bots import registry
from underhall.bots.card import Considered, Step
from underhall.bots.pace import paced
from underhall.bots.seat_view import Patience, SeatView
from underhall.core.agenda import State
from underhall.core.chance import Fast
from underhall.core.game import Game

NAMES = ("Borin", "Dalla", "Grim", "Hilda", "Orri", "Runa")
"""What bots are called at a table."""


class Bot:
    """Somebody of a level on a seat; the same seed and budget play the same game.

    It plans a whole action and follows its plan without thinking again, until something new comes
    to light: then the information mark of the state has moved.
    """

    def __init__(
        self,
        level: str,
        game: Game[Any],
        seat: int,
        seed: int | str,
        budget: int = 0,
        patience: Patience | None = None,
    ) -> None:
        self.level = level
        self.game = game
        self.seat = seat
        self.patience = patience
        usual = paced(game.thinking.get(level, 0))
        self._strategy = registry.card(level).strategy(budget or usual)
        self._chance = Fast(f"bot {level} {seat} {seed}")
        self._plan: list[Step] = []
        self._mark = -1

    def choose(self, state: State) -> int:
        """The code of the option it takes: the next of its plan, or the first of a new one."""
        if not self._plan or not self._fits(state):
            self._think(state)
        return self._plan.pop(0).code

    def plan(self, state: State) -> list[int]:
        """The codes of a whole action, to be taken until something new comes to light."""
        self._think(state)
        codes = [step.code for step in self._plan]
        self._plan = []
        return codes

    def considered(self) -> list[Considered]:
        """What it weighed for its last plan; nothing if it does not weigh."""
        return self._strategy.considered()

    def _think(self, state: State) -> None:
        view = SeatView(self.game, state, self.seat, self._chance, self.patience)
        self._plan = self._strategy.plan(view)
        self._mark = state.mark

    def _fits(self, state: State) -> bool:
        """Whether the plan still holds: nothing was revealed, and what it expects is asked."""
        step = self._plan[0]
        decision = state.asked(self.seat)
        if decision is None or state.mark != self._mark or decision.name != step.kind:
            return False
        return step.code in decision.options(state)
