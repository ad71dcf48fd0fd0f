"""The little statistics that simulations need."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, lgamma, log, sqrt

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


# ---------------------------------------------------------------------- by chance alone


def holm(chances: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which findings stand when many things were looked at together, after Holm.

    ``chances`` says of each how likely it is by chance alone. That any of those that stand is by
    chance is no likelier than ``level``.
    """
    stands = [False] * len(chances)
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    for rank, at in enumerate(order):
        if chances[at] > level / (len(chances) - rank):
            break
        stands[at] = True
    return stands


def by_chance_apart(hits: int, trials: int, other_hits: int, other_trials: int) -> float:
    """How likely two rates are so far apart, or further, by chance alone (Fisher's exact test)."""
    done, whole = hits + other_hits, trials + other_trials
    low, high = max(0, done - other_trials), min(done, trials)
    logs = [_ways(trials, n) + _ways(other_trials, done - n) for n in range(low, high + 1)]
    return _as_unlikely([one - _ways(whole, done) for one in logs], hits - low)


def by_chance_off(hits: int, trials: int, rate: float) -> float:
    """How likely a count is so far from a ``rate``, or further, by chance alone (binomial test)."""
    if not 0.0 < rate < 1.0:
        return 1.0
    yes, no = log(rate), log(1.0 - rate)
    logs = [_ways(trials, n) + n * yes + (trials - n) * no for n in range(trials + 1)]
    return _as_unlikely(logs, hits)


def by_chance_between(gap: float, error: float) -> float:
    """How likely a gap between two means is by chance alone, with its standard error (normal)."""
    if error == 0.0:
        return 0.0 if gap else 1.0
    return erfc(abs(gap) / error / sqrt(2))


def _ways(whole: int, some: int) -> float:
    """The logarithm of how many ways there are to choose ``some`` of the ``whole``."""
    return lgamma(whole + 1) - lgamma(some + 1) - lgamma(whole - some + 1)


def _as_unlikely(logs: Sequence[float], seen: int) -> float:
    """Of all that could have been, what is no likelier than what was seen, taken together."""
    limit = logs[seen] + 1e-7
    return min(1.0, sum([exp(one) for one in logs if one <= limit]))
