"""What a planner keeps in mind while it tries things: what was good, and how much is much."""

from __future__ import annotations

from math import sqrt
from typing import Final

from underhall.bots.card import Step
from underhall.core.chance import Fast

DRAWN: Final = 6
"""A turn is completed by the best of so many options drawn by lot."""


class Tallies:
    """What was good so far, by kind of decision and option, wherever in the turn it came up."""

    def __init__(self) -> None:
        self._sums: dict[str, dict[int, float]] = {}
        self._counts: dict[str, dict[int, int]] = {}

    def add(self, step: Step, value: float) -> None:
        """An option was taken, and this is where it led."""
        kind, code = step.kind, step.code
        if kind not in self._sums:
            self._sums[kind] = {}
            self._counts[kind] = {}
        sums, counts = self._sums[kind], self._counts[kind]
        sums[code] = sums.get(code, 0.0) + value
        counts[code] = counts.get(code, 0) + 1

    def draw(self, kind: str, options: list[int], chance: Fast) -> int:
        """A likely option: the best of a few drawn by lot. What was never tried comes first."""
        n = len(options)
        best = options[chance.below(n)]
        if kind not in self._sums:
            return best
        sums, counts = self._sums[kind], self._counts[kind]
        seen = counts.get(best, 0)
        if seen == 0:
            return best
        most = sums[best] / seen
        for _ in range(DRAWN - 1):
            code = options[chance.below(n)]
            seen = counts.get(code, 0)
            if seen == 0:
                return code
            mean = sums[code] / seen
            if mean > most:
                most = mean
                best = code
        return best


class Spread:
    """How far apart the values lie that were met so far: what is much and what is little."""

    def __init__(self) -> None:
        self._n = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """Take in one more value."""
        self._n += 1
        off = value - self._mean
        self._mean += off / self._n
        self._squares += off * (value - self._mean)

    def width(self) -> float:
        """Two standard deviations; never nothing."""
        width = 2.0 * sqrt(self._squares / max(1, self._n))
        return width if width > 1e-12 else 1.0
