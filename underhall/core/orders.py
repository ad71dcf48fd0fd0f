"""Who wants no windows: chances to interrupt that are let pass without asking."""

from __future__ import annotations

from typing import Final

FOR_GOOD: Final = -1
"""Instead of a turn: until the seat wants to be asked again."""


class StandingOrders:
    """The seats that want no windows for the rest of a turn, or of the game.

    An order ends with its turn. Going back ends the order of the seat that goes back, which may
    want to be asked after all, and every order that was given after the moment gone back to.
    """

    def __init__(self) -> None:
        self._given: dict[int, tuple[int, int]] = {}

    def give(self, seat: int, turn: int, made: int) -> None:
        """Let no window of ``seat`` be asked in ``turn``; ``made`` moves had been made by then."""
        self._given[seat] = (turn, made)

    def holds(self, seat: int, turn: int) -> bool:
        """Whether ``seat`` wants no windows in ``turn``."""
        return seat in self._given and self._given[seat][0] in (turn, FOR_GOOD)

    def end(self, seat: int) -> None:
        """Ask ``seat`` again."""
        self._given.pop(seat, None)

    def go_back(self, seat: int, to: int) -> None:
        """``seat`` goes back to the moment when ``to`` moves had been made."""
        for who, (_, made) in list(self._given.items()):
            if who == seat or made > to:
                del self._given[who]
