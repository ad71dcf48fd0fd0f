"""The chance of winning behind what a position is worth to every seat.

How safe a lead is, is learnt for each game from games of bots with themselves, and kept beside its
weights: ``study/chances.toml``, made by ``tools/chances.py``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import Any, Final

from underhall import editions
from underhall.core.errors import BadData
from underhall.core.game import Game
from underhall.core.judging import WON, margin

FILE: Final = "chances.toml"
Safety = tuple[float, float, float]
"""By how much a point counts at the start, in the middle and at the end of a game: the odds of two
seats differ by the exponential of the points between them, times that."""
USUAL: Final[Safety] = (0.033, 0.05, 0.14)
"""For a game that has learnt nothing of it."""
STEEPEST: Final = 60.0
Odds = tuple[float, float]
"""Where all win together: by how much the logarithm of the odds that the weights tell is shifted,
after it was stretched."""
AS_TOLD: Final[Odds] = (0.0, 1.0)
LEAST: Final = 1e-6


@dataclass(frozen=True)
class Stand:
    """How all seats stand in a state."""

    worths: list[float]
    """For every seat points ahead of the best rival (alone, points), among them what winning counts
    for itself; or where all win together the chance of that, as it has come true."""
    chances: list[float]
    """For every seat the chance to win; where all win or lose together it is one for all."""
    strengths: list[float]
    """What the seats were held against each other by; nothing where the game is over."""


def stand(game: Game[Any], s: Any) -> Stand:
    """How all seats stand."""
    if s.result is not None:
        return _ended(game, s)
    if game.together:
        values = [borne_out(game, game.evaluate(s, seat)) for seat in range(s.seats)]
        return Stand(values, values, values)
    found = strengths(game, s)
    told = shares(found, steepness(safety_of(game.id), game.progress(s)))
    return Stand(_worths(game, s, found, told), told, found)


def _ended(game: Game[Any], s: Any) -> Stand:
    winners = s.result.winners
    share = 1.0 if game.together else 1.0 / max(1, len(winners))
    told = [share if seat in winners else 0.0 for seat in range(s.seats)]
    if game.together:
        return Stand(told, told, [])
    return Stand([margin(s.result, seat) for seat in range(s.seats)], told, [])


def strengths(game: Game[Any], s: Any) -> list[float]:
    """For every seat a number of points that can be held against those of the others."""
    weights = game.weights
    if weights is None or not weights.tells_of_one or s.seats == 1:
        return [game.evaluate(s, seat) for seat in range(s.seats)]
    progress = game.progress(s)
    return [weights.own(game.features(s, seat), progress) for seat in range(s.seats)]


def _worths(game: Game[Any], s: Any, found: list[float], told: list[float]) -> list[float]:
    """Strengths as what is to be expected at the end."""
    weights = game.weights
    if weights is None or not weights.tells_of_one:
        return found
    if s.seats == 1:
        # what a margin begins from at the end stands for the points of a usual rival
        return [found[0] - weights.base[1]]
    seats = range(s.seats)
    return [found[at] - best_of_others(game, s, found, at) + WON * told[at] for at in seats]


def best_of_others(game: Game[Any], s: Any, found: Sequence[float], seat: int) -> float:
    """The greatest number of a rival; a partner is none."""
    side = game.side(s, seat)
    rivals = [one for who, one in enumerate(found) if game.side(s, who) != side]
    return max(rivals, default=0.0)


def chances(game: Game[Any], s: Any) -> list[float]:
    """For every seat the chance to win; where all win or lose together it is one for all."""
    return stand(game, s).chances


def moved(chance: float, points: float, steep: float) -> float:
    """A chance to win, some points better."""
    return stretched((points * steep, 1.0), chance)


def borne_out(game: Game[Any], value: float) -> float:
    """The chance of a victory together behind the one that the weights of a game tell."""
    return stretched(odds_of(game.id), value)


def stretched(odds: Odds, chance: float) -> float:
    """A chance whose odds are shifted and stretched."""
    shift, stretch = odds
    kept = min(1.0 - LEAST, max(LEAST, chance))
    return 1.0 / (1.0 + exp(_bounded(-shift - stretch * log(kept / (1.0 - kept)))))


def leads(now: Stand) -> list[float]:
    """How many points each seat will be ahead of the best rival, to be expected; alone, its
    points. That winning counts for itself is left out."""
    return [worth - WON * chance for worth, chance in zip(now.worths, now.chances)]


def shares(values: Sequence[float], steep: float) -> list[float]:
    """Chances that make one together; alone, the chance that the value is not below nothing."""
    if len(values) == 1:
        return [1.0 / (1.0 + exp(_bounded(-2.0 * steep * values[0])))]
    best = max(values)
    odds = [exp(_bounded(steep * (value - best))) for value in values]
    total = sum(odds)
    return [one / total for one in odds]


def _bounded(odds: float) -> float:
    return max(-STEEPEST, min(STEEPEST, odds))


def steepness(safety: Safety, progress: float) -> float:
    """By how much a point counts at some time of the game."""
    start, middle, end = safety
    if progress < 0.5:
        return start + 2.0 * progress * (middle - start)
    return middle + (2.0 * progress - 1.0) * (end - middle)


@cache
def safety_of(game: str) -> Safety:
    """How safe leads are in a game."""
    data = _file_of(game)
    return USUAL if data is None else read(game, data)


@cache
def odds_of(game: str) -> Odds:
    """How the chances that the weights of a game tell have come true."""
    data = _file_of(game)
    return AS_TOLD if data is None else read_odds(game, data)


def _file_of(game: str) -> dict[str, Any] | None:
    file = editions.room(game) / "study" / FILE
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else None


def read(game: str, data: Mapping[str, Any]) -> Safety:
    """What a file says; BadData if that cannot be."""
    found = data.get("safety")
    numbers = [n for n in found if isinstance(n, float) and n > 0] if type(found) is list else []
    if data.get("game") != game or len(numbers) != len(USUAL):
        raise BadData(f"the chances of {game}: expected its name and three positive numbers")
    start, middle, end = numbers
    return start, middle, end


def read_odds(game: str, data: Mapping[str, Any]) -> Odds:
    """What a file says of a game in which all win together; BadData if that cannot be."""
    found = data.get("odds")
    numbers = [n for n in found if isinstance(n, float)] if type(found) is list else []
    if data.get("game") != game or len(numbers) != len(AS_TOLD) or numbers[1] <= 0:
        raise BadData(f"the chances of {game}: expected its name, a shift and a positive stretch")
    shift, stretch = numbers
    return shift, stretch
