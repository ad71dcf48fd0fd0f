"""The players made of code, by level."""

from __future__ import annotations

from typing import Any

from underhall.bots.chair import Chair
from underhall.bots.greedy import Greedy
from underhall.core.agenda import State
from underhall.core.chance import Fast
from underhall.core.errors import BadOption
from underhall.core.game import Game

LEVELS = ("random", "greedy")


class Bot:
    """Somebody of a level on a seat; the same seed plays the same game."""

    def __init__(self, level: str, game: Game[Any], seat: int, seed: int | str) -> None:
        if level not in LEVELS:
            raise BadOption(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
        self.level = level
        self.game = game
        self.seat = seat
        self._chance = Fast(f"bot {level} {seat} {seed}")
        self._greedy = Greedy()

    def choose(self, state: State) -> int:
        """The code of the option it takes."""
        chair = Chair(self.game, state, self.seat, self._chance)
        if self.level == "greedy":
            return self._greedy.choose(chair)
        options = chair.options()
        return options[self._chance.below(len(options))]
