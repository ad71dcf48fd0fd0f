"""All that a player made of code gets to see."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from underhall.core.agenda import Decision, State
from underhall.core.chance import Fast
from underhall.core.game import Game
from underhall.core.secrets import redeal


@mypyc_attr(allow_interpreted_subclasses=True)
class Patience:
    """How long people wait for a bot; without end unless a table says otherwise."""

    def lasts(self) -> bool:
        """Whether it may go on thinking."""
        return True


class SeatView:
    """A running game with the eyes of one seat. ``look`` deals all that the seat cannot see anew,
    so whoever decides by it can plan as far as they like and never learn a secret."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        chance: Fast,
        patience: Patience | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.patience = patience
        self._state = state
        self._chance = chance

    def options(self) -> list[int]:
        """What the seat may choose now."""
        return self._options().copy()

    def any_option(self) -> int:
        """One of the options, drawn by lot."""
        options = self._options()
        return options[self._chance.below(len(options))]

    def _options(self) -> list[int]:
        s = self._state
        top = s.agenda[-1]
        if isinstance(top, Decision) and top.seat == self.seat:
            return s.choices  # worked out already, and not to be changed
        decision = s.asked(self.seat)
        assert decision is not None, "a bot was asked out of turn"
        return decision.options(s)

    def luck(self) -> Fast:
        """Where chance comes from when the bot thinks: its own, never that of the game."""
        return self._chance

    def look(self, chance: Fast | None = None) -> Any:
        """A state that might be the real one, as far as the seat can tell."""
        return redeal(self.game, self._state, self.seat, self._chance if chance is None else chance)
