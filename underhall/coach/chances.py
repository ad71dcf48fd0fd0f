"""The chance of winning behind what a position is worth to every seat."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from underhall.core.game import Game

EARLY: Final = 30.0
LATE: Final = 7.0
"""Points that make a lead nearly safe, at the start and at the end of a game."""


def chances(game: Game[Any], s: Any) -> list[float]:
    """For every seat the chance to win; where all win or lose together it is one for all."""
    if s.result is not None:
        winners = s.result.winners
        share = 1.0 if game.together else 1.0 / max(1, len(winners))
        return [share if seat in winners else 0.0 for seat in range(s.seats)]
    values = [game.evaluate(s, seat) for seat in range(s.seats)]
    if game.together:
        return values
    if s.seats == 1:
        return [_even(values[0], game.progress(s))]
    return _shares(values, game.progress(s))


def _width(progress: float) -> float:
    return EARLY + progress * (LATE - EARLY)


def _even(value: float, progress: float) -> float:
    """Alone: the chance that the value is not less than nothing."""
    return 1.0 / (1.0 + exp(max(-60.0, min(60.0, -2.0 * value / _width(progress)))))


def _shares(values: list[float], progress: float) -> list[float]:
    """Chances that make one together; the more is played, the more a lead counts."""
    width = _width(progress)
    best = max(values)
    odds = [exp(max(-60.0, (value - best) / width)) for value in values]
    total = sum(odds)
    return [one / total for one in odds]
