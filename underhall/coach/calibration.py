"""How safe a lead is: learnt from games that bots play with themselves.

Every turn of such a game is a sample: what the position was worth to each seat, how much of the
game was over, and who won in the end. How well that predicts is tried by what fits half of the
games best, on the other half.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from typing import Any, Final

from underhall.bots.bot import Bot
from underhall.coach.chances import (
    AS_TOLD,
    USUAL,
    Odds,
    Safety,
    shares,
    steepness,
    strengths,
    stretched,
)
from underhall.core.chance import Fast
from underhall.core.game import Edition
from underhall.core.match import Match

LEVEL: Final = "adept"
THOUGHT: Final = 16
"""Simulations for a turn of these games."""
STEPS: Final = (2.0, 1.4, 1.15, 1.05)
"""By how much a number is changed at a time, from rough to fine."""
LEAST: Final = 1e-6


@dataclass(frozen=True)
class Sample:
    """A moment of a game, and how it ended."""

    game: int
    progress: float
    values: tuple[float, ...]
    won: tuple[float, ...]
    """For each seat its share in the victory."""


def samples(edition: Edition, games: int, seed: int | str) -> Iterator[Sample]:
    """The moments of some games, at two to four seats in turn."""
    least, most = edition.game.seats
    counts = range(max(2, least), min(4, most) + 1)
    for number in range(games):
        yield from _of_game(edition, counts[number % len(counts)], number, seed)


def _of_game(edition: Edition, seats: int, number: int, seed: int | str) -> Iterator[Sample]:
    game = edition.game
    match = Match(edition, seats, None, Fast(f"chances {seed} {number}"))
    bots = [Bot(LEVEL, game, seat, f"{seed} {number}", THOUGHT) for seat in range(seats)]
    seen: list[tuple[float, tuple[float, ...]]] = []
    turn = -1
    while match.waiting():
        s = match.state
        if s.turn != turn:
            turn = s.turn
            values = tuple(strengths(game, s))
            seen.append((game.progress(s), values))
        seat = match.waiting()[0]
        match.choose(seat, bots[seat].choose(s))
    winners = match.state.result.winners
    share = 1.0 if game.together else 1.0 / max(1, len(winners))
    won = tuple([share if seat in winners else 0.0 for seat in range(seats)])
    for progress, values in seen:
        yield Sample(number, progress, values, won)


def fitted(known: Sequence[Sample], start: Safety = USUAL) -> Safety:
    """The safety under which what happened was likeliest."""
    found = list(start)
    least = surprise(known, start)
    for step in STEPS:
        improved = True
        while improved:
            improved = False
            for at in range(len(found)):
                for factor in (step, 1 / step):
                    tried = [*found[:at], found[at] * factor, *found[at + 1 :]]
                    now = surprise(known, _three(tried))
                    if now < least - LEAST:
                        found, least, improved = tried, now, True
    return _three(found)


def fitted_odds(known: Sequence[Sample]) -> Odds:
    """How the chances of a victory together are moved so that what happened was likeliest."""
    found, least = AS_TOLD, surprise_together(known, AS_TOLD)
    for step in (0.5, 0.1, 0.02):
        improved = True
        while improved:
            improved = False
            for shift, stretch in ((step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)):
                tried = (found[0] + shift, found[1] + stretch)
                now = surprise_together(known, tried) if tried[1] > 0 else least
                if now < least - LEAST:
                    found, least, improved = tried, now, True
    return found


def surprise_together(known: Sequence[Sample], odds: Odds) -> float:
    """How little victories and defeats were expected, on average."""
    total = 0.0
    for one in known:
        told = stretched(odds, one.values[0])
        total -= log(max(LEAST, told if one.won[0] else 1.0 - told))
    return total / max(1, len(known))


def borne(known: Sequence[Sample], odds: Odds) -> list[Sample]:
    """The same moments with the chances that are told then."""
    return [
        Sample(one.game, one.progress, tuple([stretched(odds, v) for v in one.values]), one.won)
        for one in known
    ]


def _three(numbers: Sequence[float]) -> Safety:
    start, middle, end = numbers
    return start, middle, end


def surprise(known: Sequence[Sample], safety: Safety) -> float:
    """How little what happened was expected, on average."""
    total = 0.0
    for one in known:
        told = shares(one.values, steepness(safety, one.progress))
        total -= sum([won * log(max(LEAST, p)) for won, p in zip(one.won, told) if won])
    return total / max(1, len(known))


def brier(known: Sequence[Sample], safety: Safety | None, together: bool = False) -> float:
    """The mean square of how far chances were off, over all seats of a moment (of all as one where
    they win together); without a safety those of who knows nothing."""
    total = 0.0
    usual = sum([one.won[0] for one in known]) / max(1, len(known))
    for one in known:
        count = len(one.values)
        told = [1.0 / count] * count
        if together:
            told = [usual if safety is None else one.values[0]]
        elif safety is not None:
            told = shares(one.values, steepness(safety, one.progress))
        total += sum([(p - won) ** 2 for p, won in zip(told, one.won)])
    return total / max(1, len(known))


def buckets(known: Sequence[Sample], safety: Safety, together: bool = False) -> list[list[float]]:
    """For tenths of the chance told: how often it was told, its mean, and how often it came."""
    rows: list[list[Any]] = [[0, 0.0, 0.0] for _ in range(10)]
    for one in known:
        told = shares(one.values, steepness(safety, one.progress))
        pairs = zip(one.values[:1] if together else told, one.won)
        for p, won in pairs:
            row = rows[min(9, int(10 * p))]
            row[0] += 1
            row[1] += p
            row[2] += won
    return [[n, p / n, won / n] for n, p, won in rows if n]
