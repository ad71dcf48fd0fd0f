"""Least squares by hand: what features are worth, fitted to how games ended."""

from __future__ import annotations

from collections.abc import Collection
from math import log, sqrt
from typing import Final

from underhall.core.judging import chance_of

FEWEST: Final = 1e-9
STEPS: Final = 8
"""How often the fit of a chance is improved."""
FIRM: Final = 1e9
"""A ridge that lets no weight change."""
CLOSEST: Final = 0.02
"""No moment counts as more certain than that while a chance is fitted."""


class Sample:
    """One moment of one game: its features, how far the game was, and how it ended."""

    def __init__(self, game: int, features: list[float], progress: float, result: float) -> None:
        self.game = game
        self.features = features
        self.progress = progress
        self.result = result


class Fitted:
    """What was found: the worth of each feature at the start and at the end, and of nothing."""

    def __init__(self, start: list[float], end: list[float], base: tuple[float, float]) -> None:
        self.start = start
        self.end = end
        self.base = base

    def __reduce__(self) -> tuple[type[Fitted], tuple[object, ...]]:
        """How it goes over to another process: compiled, it would not by itself."""
        return Fitted, (self.start, self.end, self.base)

    def value(self, sample: Sample) -> float:
        """What is foretold for a moment; logarithmic odds where a chance was fitted."""
        return self.base[0] + sample.progress * (self.base[1] - self.base[0]) + self.told(sample)

    def told(self, sample: Sample) -> float:
        """The same without the worth of nothing."""
        p = sample.progress
        total = 0.0
        for at in range(len(self.start)):
            x = sample.features[at]
            if x:
                total += x * (self.start[at] + p * (self.end[at] - self.start[at]))
        return total


class _Sums:
    """The normal equations of a ridge regression, summed up row by row."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.square = [[0.0] * width for _ in range(width)]
        self.right = [0.0] * width

    def add(self, row: list[float], target: float, weight: float) -> None:
        """One more row; zeros cost nothing."""
        filled = [at for at in range(self.width) if row[at]]
        for i in filled:
            x = row[i] * weight
            line = self.square[i]
            for j in filled:
                if j > i:
                    break
                line[j] += x * row[j]
            self.right[i] += x * target

    def solve(self, penalty: list[float]) -> list[float]:
        """The solution by Cholesky's method; ``penalty`` draws each part of it to nothing."""
        n = self.width
        low = [self.square[i][: i + 1] for i in range(n)]
        for i in range(n):
            low[i][i] += penalty[i] + FEWEST
        for i in range(n):
            for j in range(i + 1):
                total = low[i][j]
                a, b = low[i], low[j]
                for k in range(j):
                    total -= a[k] * b[k]
                low[i][j] = sqrt(max(total, FEWEST)) if i == j else total / b[j]
        return _substituted(low, self.right)


def _substituted(low: list[list[float]], right: list[float]) -> list[float]:
    n = len(right)
    found = right.copy()
    for i in range(n):
        for k in range(i):
            found[i] -= low[i][k] * found[k]
        found[i] /= low[i][i]
    for i in range(n - 1, -1, -1):
        for k in range(i + 1, n):
            found[i] -= low[k][i] * found[k]
        found[i] /= low[i][i]
    return found


def scales(samples: list[Sample]) -> list[float]:
    """How much each feature varies: the root of its mean square."""
    width = len(samples[0].features)
    squares = [0.0] * width
    for sample in samples:
        for at in range(width):
            squares[at] += sample.features[at] * sample.features[at]
    return [sqrt(square / len(samples)) or 1.0 for square in squares]


def fit(
    samples: list[Sample],
    ridge: float,
    as_chance: bool,
    before: Fitted,
    firm: Collection[int] = (),
) -> Fitted:
    """The weights that foretell the results best; with ``as_chance`` results are 0 or 1.

    ``ridge`` draws them to what they were ``before``, as if by that many moments for each moment.
    Features at the places ``firm`` keep their worth.
    """
    scale = scales(samples)
    width = len(scale)
    ridges = [(FIRM if at in firm else ridge) * len(samples) for at in range(width)]
    penalty = [*ridges, *ridges, FEWEST, FEWEST]
    found = [0.0] * (2 * width + 2)
    rows = [_row(sample, scale) for sample in samples]
    known = [before.value(sample) for sample in samples]
    for _ in range(STEPS if as_chance else 1):
        sums = _Sums(2 * width + 2)
        for at, row in enumerate(rows):
            result = samples[at].result
            if as_chance:
                step = sum([x * w for x, w in zip(row, found) if x])
                chance = chance_of(known[at] + step)
                weight = max(CLOSEST, chance * (1.0 - chance))
                sums.add(row, step + (result - chance) / weight, weight)
            else:
                sums.add(row, result - known[at], 1.0)
        found = sums.solve(penalty)
    start = [before.start[at] + found[at] / scale[at] for at in range(width)]
    end = [before.end[at] + found[width + at] / scale[at] for at in range(width)]
    base = (before.base[0] + found[2 * width], before.base[1] + found[2 * width + 1])
    return Fitted(start, end, base)


def in_measure(samples: list[Sample], before: Fitted) -> Fitted:
    """What was known ``before``, all of it as much more or less as the chances want that came true:
    odds have no unit that a guess could know. What it says otherwise stays."""
    sums = [Sample(each.game, [before.told(each)], each.progress, each.result) for each in samples]
    known = Fitted([1.0], [1.0], before.base)
    found = fit(sums, 0.0, True, known)
    if min(found.start[0], found.end[0]) <= 0.0:
        return before
    start = [weight * found.start[0] for weight in before.start]
    return Fitted(start, [weight * found.end[0] for weight in before.end], found.base)


def _row(sample: Sample, scale: list[float]) -> list[float]:
    """The features as parts of the start and parts of the end, all on one scale."""
    p = sample.progress
    scaled = [x / each for x, each in zip(sample.features, scale)]
    row = [x * (1.0 - p) for x in scaled]
    row += [x * p for x in scaled]
    return [*row, 1.0 - p, p]


def explained(samples: list[Sample], fitted: Fitted) -> float:
    """The part of the variance of results that is foretold, at best 1."""
    if len(samples) < 2:
        return 0.0
    mean = sum([sample.result for sample in samples]) / len(samples)
    total = sum([(sample.result - mean) ** 2 for sample in samples])
    left = sum([(sample.result - fitted.value(sample)) ** 2 for sample in samples])
    return 1.0 - left / total if total else 0.0


def log_loss(samples: list[Sample], fitted: Fitted) -> float:
    """How much victories and defeats surprise on average; 0.69 is as good as tossing a coin."""
    total = 0.0
    for sample in samples:
        chance = min(1.0 - FEWEST, max(FEWEST, chance_of(fitted.value(sample))))
        total -= log(chance if sample.result else 1.0 - chance)
    return total / max(1, len(samples))
