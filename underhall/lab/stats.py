"""The little statistics that simulations need."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959963984540054
"""How many standard deviations hold 95 % of a bell curve."""


def wilson(hits: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a rate, honest also near 0 and 1; all of it without trials."""
    if trials == 0:
        return 0.0, 1.0
    rate = hits / trials
    spread = z * z / trials
    middle = (rate + spread / 2) / (1 + spread)
    half = z * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(values: Sequence[float]) -> float:
    """The average; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of a sample; 0 of fewer than two values."""
    if len(values) < 2:
        return 0.0
    centre = mean(values)
    return sqrt(sum([(value - centre) ** 2 for value in values]) / (len(values) - 1))


def margin(values: Sequence[float], z: float = Z95) -> float:
    """How far the true average may lie from this one, with 95 % confidence."""
    return z * deviation(values) / sqrt(len(values)) if values else 0.0
