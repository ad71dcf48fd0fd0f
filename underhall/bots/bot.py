"""A player made of code: somebody of a level, on a seat."""

from __future__ import annotations

from typing import Any

from underhall.bots import registry
from underhall.bots.card import Considered
from underhall.bots.seat_view import SeatView
from underhall.core.agenda import State
from underhall.core.chance import Fast
from underhall.core.game import Game

NAMES = ("Borin", "Dalla", "Grim", "Hilda", "Orri", "Runa")
"""What bots are called at a table."""


class Bot:
    """Somebody of a level on a seat; the same seed and budget play the same game."""

    def __init__(
        self, level: str, game: Game[Any], seat: int, seed: int | str, budget: int = 0
    ) -> None:
        self.level = level
        self.game = game
        self.seat = seat
        self._strategy = registry.card(level).strategy(budget)
        self._chance = Fast(f"bot {level} {seat} {seed}")

    def choose(self, state: State) -> int:
        """The code of the option it takes."""
        return self._strategy.choose(SeatView(self.game, state, self.seat, self._chance))

    def considered(self) -> list[Considered]:
        """What it weighed for its last choice; nothing if it does not weigh."""
        return self._strategy.considered()
