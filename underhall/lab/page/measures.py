"""Figures with the interval that holds the truth with a chance of 95 %."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from underhall.lab.stats import margin, mean, wilson


@dataclass(frozen=True)
class Measure:
    """A share or an average, from so many cases."""

    value: float
    low: float
    high: float
    cases: int

    def clear_of(self, other: Measure) -> bool:
        """Whether the two differ clearly: their intervals do not overlap."""
        return self.low > other.high or self.high < other.low


def share(hits: int, trials: int) -> Measure:
    """A part of a whole, by Wilson."""
    low, high = wilson(hits, trials)
    return Measure(hits / trials if trials else 0.0, low, high, trials)


def average(values: Sequence[float]) -> Measure:
    """A mean, with the interval of a bell curve."""
    middle, spread = mean(values), margin(values)
    return Measure(middle, middle - spread, middle + spread, len(values))


def quantile(values: Sequence[float], part: float) -> float:
    """The value that so large a part of them does not exceed; 0 of nothing."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
