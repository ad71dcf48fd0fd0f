"""The time that counts for turns: it goes on only while the house is open, and evenly, whatever
becomes of the clock of the machine."""

from __future__ import annotations

import time
from collections.abc import Callable

Ticks = Callable[[], int]


def wall_clock() -> int:
    """Milliseconds since 1970, as the machine believes; people set it, and it sets itself."""
    return time.time_ns() // 1_000_000


def steady_clock() -> int:
    """Milliseconds since some moment; nobody sets it."""
    return time.monotonic_ns() // 1_000_000


class TurnTime:
    """Milliseconds of the store's own time. A new house begins with those of the wall clock, one
    that is opened again where it was closed."""

    def __init__(self, ticks: Ticks) -> None:
        self._ticks = ticks
        self.begun = 0
        """When the house was opened."""
        self._ahead = 0
        """What it was past the opening when ticks were counted anew."""
        self._ticks_then = ticks()

    def begin(self, at: int) -> None:
        """It is ``at`` now."""
        self.begun, self._ahead = at, 0
        self._ticks_then = self._ticks()

    def agree(self, now: int, begun: int) -> None:
        """Others say what time it is, and when the house was opened."""
        self.begun = begun
        self._ahead = now - begun
        self._ticks_then = self._ticks()

    def __call__(self) -> int:
        """What time it is."""
        return self.begun + self._ahead + self._ticks() - self._ticks_then
