"""A chair at the table: all that a player made of code gets to see."""

from __future__ import annotations

from typing import Any

from underhall.core.agenda import State, Together
from underhall.core.chance import Fast
from underhall.core.game import Game
from underhall.core.secrets import redeal


class Chair:
    """One seat of a running game. ``look`` deals all that the seat cannot see anew, so whoever
    sits here can plan as far as they like and never learn a secret."""

    def __init__(self, game: Game[Any], state: State, seat: int, chance: Fast) -> None:
        self.game = game
        self.seat = seat
        self._state = state
        self._chance = chance

    def options(self) -> list[int]:
        """What the seat may choose now."""
        decision = self._state.asked(self.seat)
        assert decision is not None, "a bot was asked out of turn"
        return decision.options(self._state)

    def in_secret(self) -> bool:
        """Whether others choose at the same time, unseen."""
        return isinstance(self._state.agenda[-1], Together)

    def look(self) -> Any:
        """A state that might be the real one, as far as the seat can tell."""
        return redeal(self.game, self._state, self.seat, self._chance)
