"""Who is winning, and by how much: features of a position times what each of them is worth.

A game names what a good player looks at (``study/features.py``); self-play tells what each is worth
at the start and at the end of a game (``study/weights.toml``). In between the worth moves from one
to the other with the progress of the game. The sum is the margin over the best rival that is to be
expected at the end or, where all win or lose together, the chance of victory. What features
themselves judge by stands beside the weights (``judgements.py``).

Some games look at the seat itself and at little else. Their sum goes up and down with that margin,
but is another number: what bots compare, and no more. ``own`` is what the seat comes to, and what
it is ahead of the ``own`` of another seat is a margin again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any, Final

from underhall.core.errors import BadData
from underhall.core.judgements import Judged, Numbers
from underhall.core.result import Result

MARGIN: Final = "margin"
VICTORY: Final = "victory"
AIMS: Final = (MARGIN, VICTORY)
"""What a game is played for: points ahead of the best rival, or victory together."""
POINTS: Final = "points"
"""The feature for points that are there, in every game that has them."""
STEEPEST: Final = 30.0
"""Beyond such odds a chance is as good as certain."""


class Weights:
    """What each feature of a game is worth at its start and at its end, and where that is from."""

    def __init__(
        self,
        names: Sequence[str],
        start: Sequence[float],
        end: Sequence[float],
        base: tuple[float, float] = (0.0, 0.0),
        aim: str = MARGIN,
        provenance: Mapping[str, Any] | None = None,
        others: Sequence[str] | None = None,
        judged: Judged | None = None,
        judgements: Any = None,
    ) -> None:
        self.names = tuple(names)
        self.start = [float(weight) for weight in start]
        self.end = [float(weight) for weight in end]
        self.base = (float(base[0]), float(base[1]))
        self.aim = aim
        self.provenance = dict(provenance or {})
        self.judged = dict(judged or {})
        """The numbers that features judge by,"""
        self.judgements = judgements
        """and what the game made of them, if it judges at all."""
        self._base_start = self.base[0]
        self._base_rise = self.base[1] - self.base[0]
        self._rise = [end - start for start, end in zip(self.start, self.end)]
        self._chance = aim == VICTORY
        self.tells_of_one = others is not None
        """Whether features tell of the seat itself, but for those that tell of others."""
        self._others = [at for at, name in enumerate(self.names) if name in (others or ())]

    def value(self, features: list[float], progress: float) -> float:
        """What a position is worth: a margin in points or a chance of victory."""
        start = self.start
        rise = self._rise
        total = self._base_start + progress * self._base_rise
        for at in range(len(start)):
            x = features[at]
            if x:
                total += x * (start[at] + progress * rise[at])
        return chance_of(total) if self._chance else total

    def worth(self, progress: float) -> list[float]:
        """What each feature is worth at some time of the game."""
        return [start + progress * rise for start, rise in zip(self.start, self._rise)]

    def own(self, features: list[float], progress: float) -> float:
        """What the seat itself comes to, in points, where features tell of one."""
        total = 0.0
        for at, worth in enumerate(self.worth(progress)):
            if at not in self._others:
                total += features[at] * worth
        return total

    def final(self, result: Result, seat: int) -> float:
        """What a game that is over was worth to a seat, as ``value`` would say it: nobody shall be
        shy of an end, or long for it, because it is told in other numbers."""
        if self._chance:
            return 1.0 if result.ranks[seat] == 1 else 0.0
        if not self.tells_of_one:
            return margin(result, seat)
        points = self.end[self.names.index(POINTS)] if POINTS in self.names else 1.0
        rival = sum([self.end[at] for at in self._others])
        told = points * result.scores[seat] + rival * best_rival(result, seat)
        return self.base[1] + told + won(result, seat)


def chance_of(odds: float) -> float:
    """The chance behind logarithmic odds."""
    if odds > STEEPEST:
        return 1.0
    if odds < -STEEPEST:
        return 0.0
    return 1.0 / (1.0 + exp(-odds))


WON: Final = 5.0
"""What winning is worth beside the points it is won by."""


def margin(result: Result, seat: int) -> float:
    """The points of a seat ahead of the best rival, and a bonus for having won."""
    return float(result.scores[seat] - best_rival(result, seat)) + won(result, seat)


def won(result: Result, seat: int) -> float:
    """The bonus for having won, or nothing."""
    return WON if result.ranks[seat] == 1 else 0.0


def best_rival(result: Result, seat: int) -> int:
    """The points of the best in another place. Who shares the place (a partner) is no rival; where
    all share it everybody is as good as the seat. Alone there is none, and no points."""
    scores, ranks = result.scores, result.ranks
    rivals = [score for score, rank in zip(scores, ranks) if rank != ranks[seat]]
    if rivals:
        return max(rivals)
    return scores[seat] if len(scores) > 1 else 0


def read_weights(
    game: str,
    names: Sequence[str],
    data: Mapping[str, Any],
    others: Sequence[str] | None = None,
    judging: Callable[[Numbers], Any] | None = None,
) -> Weights:
    """The weights in the data of a ``weights.toml``; BadData says what does not fit."""
    if data.get("game") != game:
        raise BadData(f"weights: made for {data.get('game')!r}, not for {game!r}")
    aim = data.get("aim", MARGIN)
    if aim not in AIMS:
        raise BadData(f"weights aim: {aim!r} is not one of {', '.join(AIMS)}")
    rows = data.get("weights")
    if not isinstance(rows, Mapping):
        raise BadData("weights: a table [weights] is missing")
    _check_names(names, rows)
    pairs = [_pair(rows[name], name) for name in names]
    numbers = Numbers(data.get("judged", {}))
    judgements = None if judging is None else judging(numbers)
    numbers.check_all_taken()
    return Weights(
        names,
        [pair[0] for pair in pairs],
        [pair[1] for pair in pairs],
        _pair(data.get("base", [0.0, 0.0]), "base"),
        aim,
        data.get("made", {}),
        others,
        numbers.taken,
        judgements,
    )


def _check_names(names: Sequence[str], rows: Mapping[str, Any]) -> None:
    lacking = [name for name in names if name not in rows]
    unknown = [name for name in rows if name not in names]
    if lacking:
        raise BadData(f"weights: nothing for the features {', '.join(lacking)}; tune the game anew")
    if unknown:
        raise BadData(f"weights: there are no features {', '.join(unknown)}; tune the game anew")


def _pair(value: object, name: str) -> tuple[float, float]:
    """The worth at the start and at the end."""
    if isinstance(value, list) and len(value) == 2:
        numbers = [n for n in value if isinstance(n, (int, float)) and not isinstance(n, bool)]
        if len(numbers) == 2:
            return float(numbers[0]), float(numbers[1])
    raise BadData(f"weights {name}: expected two numbers, at the start and the end, not {value!r}")
