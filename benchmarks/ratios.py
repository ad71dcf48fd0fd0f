"""The arithmetic of measuring one tree against another: ratios, their noise, the verdict."""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import median, quantiles

ALLOWED = 0.05
"""How much slower something may be, beyond the noise."""


@dataclass(frozen=True)
class Ratio:
    """Time of the new tree over time of the old: above 1 is slower. ``noise`` is give or take."""

    what: str
    value: float
    noise: float

    @property
    def is_slower(self) -> bool:
        return self.value > 1 + ALLOWED + self.noise

    def __str__(self) -> str:
        return f"{self.value:.2f} ±{self.noise:.2f}"


def ratio(what: str, new: list[float], old: list[float], again: list[float]) -> Ratio:
    """From times of the same rounds: new tree, old tree, and the old one a second time."""
    return Ratio(what, median(in_pairs(new, old)), noise(in_pairs(again, old)))


def in_pairs(above: list[float], below: list[float]) -> list[float]:
    """One ratio for each round, whose two times were taken side by side."""
    return [a / b for a, b in zip(above, below, strict=True)]


def noise(same: list[float]) -> float:
    """How far ratios of a tree to itself are off: by their median, or by half of them and more."""
    off = abs(median(same) - 1)
    if len(same) == 1:
        return off
    low, _, high = quantiles(same, n=4, method="inclusive")
    return max(off, (high - low) / 2)


def verdict(ratios: Iterable[Ratio]) -> str:
    """One line that names whatever is slower than allowed."""
    slower = [one for one in ratios if one.is_slower]
    limit = f"slower by more than {ALLOWED:.0%} beyond the noise"
    if not slower:
        return f"nothing is {limit}"
    return f"{limit}: " + "; ".join([f"{one.what} {one}" for one in slower])
