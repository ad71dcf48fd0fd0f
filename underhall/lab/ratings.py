"""How strong bots are, from who finished before whom: ratings after Bradley and Terry.

Every game is a set of duels, one for each pair of seats with different bots: who finished in the
better place has won it, and equal places are half a win for each. In a game of k seats a duel
weighs 1 / (k - 1), so that every seat counts as one, however many it met. A bot of strength p beats
one of strength q with the chance p / (p + q). The strengths that make all duels most likely are
found by the iteration of Zermelo (Hunter's MM algorithm); a drawn duel between each pair is added,
so that one who never lost has a strength too. They are told on the scale of Elo, 400 points a
factor of ten, around 1500; the intervals follow from the information in the duels.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log, log10, sqrt

from underhall.lab.stats import Z95

MIDDLE = 1500.0
SCALE = 400.0
ROUNDS = 500

Finish = Sequence[tuple[str, int]]
"""A game: the bot and the place of each seat."""
Duels = dict[tuple[str, str], float]
"""How often the first of two has beaten the second."""


@dataclass(frozen=True)
class Rating:
    """The strength of a bot, and the interval that holds it with a chance of 95 %."""

    bot: str
    elo: float
    low: float
    high: float
    games: int


def ratings(games: Sequence[Finish]) -> list[Rating]:
    """The bots in these games, the strongest first."""
    bots = sorted({bot for game in games for bot, _ in game})
    duels = _duels(games, bots)
    strength = _strengths(bots, duels)
    errors = _errors(bots, duels, strength)
    rows = []
    for bot in bots:
        elo = MIDDLE + SCALE * log10(strength[bot])
        margin = Z95 * errors[bot]
        played = sum([any(one == bot for one, _ in game) for game in games])
        rows.append(Rating(bot, elo, elo - margin, elo + margin, played))
    return sorted(rows, key=lambda row: (-row.elo, row.bot))


def _duels(games: Sequence[Finish], bots: Sequence[str]) -> Duels:
    duels = {(one, other): 0.5 for one in bots for other in bots if one != other}
    for game in games:
        weight = 1.0 / max(1, len(game) - 1)
        for (one, rank), (other, other_rank) in combinations(game, 2):
            if one != other:
                won = 0.5 if rank == other_rank else float(rank < other_rank)
                duels[one, other] += weight * won
                duels[other, one] += weight * (1.0 - won)
    return duels


def _strengths(bots: Sequence[str], duels: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """The strengths that make the duels most likely, around 1."""
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        for one in bots:
            others = [other for other in bots if other != one]
            wins = sum([duels[one, other] for other in others])
            met = [(duels[one, other] + duels[other, one], other) for other in others]
            weight = sum([n / (strength[one] + strength[other]) for n, other in met])
            strength[one] = wins / weight if weight else 1.0
        middle = 10 ** (sum([log10(strength[bot]) for bot in bots]) / len(bots))
        strength = {bot: value / middle for bot, value in strength.items()}
    return strength


def _errors(
    bots: Sequence[str], duels: Mapping[tuple[str, str], float], strength: Mapping[str, float]
) -> dict[str, float]:
    """The standard error of each rating, in points of Elo."""
    n = len(bots)
    # The information about differences; that ratings have a fixed middle fills what it leaves open.
    matrix = [[1.0 / n] * n for _ in bots]
    for at, one in enumerate(bots):
        for to, other in enumerate(bots):
            if at != to:
                p = strength[one] / (strength[one] + strength[other])
                known = (duels[one, other] + duels[other, one]) * p * (1.0 - p)
                matrix[at][to] -= known
                matrix[at][at] += known
    inverse = _inverse(matrix)
    points = SCALE / log(10)
    return {bot: points * sqrt(max(0.0, inverse[at][at] - 1.0 / n)) for at, bot in enumerate(bots)}


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrices here are small and definite."""
    n = len(matrix)
    rows = [[*row, *[float(at == to) for to in range(n)]] for at, row in enumerate(matrix)]
    for at in range(n):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(n):
            if other != at:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at])]
    return [row[n:] for row in rows]
