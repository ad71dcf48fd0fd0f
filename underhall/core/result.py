"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping

from underhall.core.errors import BadData


class Result:
    """Scores, ranks and where the points came from.

    Rank 1 is first, and equal ranks share a place. Where all lose together nobody is first: all
    ranks are 2. ``drawn`` says that nobody beat somebody who has no seat, nor the other way round.
    """

    def __init__(
        self,
        scores: tuple[int, ...],
        ranks: tuple[int, ...],
        sources: tuple[str, ...],
        points: tuple[tuple[int, ...], ...],
        drawn: bool = False,
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.sources = sources
        self.points = points
        self.drawn = drawn

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def data(self) -> dict[str, object]:
        """The result as JSON-compatible data."""
        found: dict[str, object] = {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "breakdown": [dict(zip(self.sources, row)) for row in self.points],
        }
        return {**found, "drawn": True} if self.drawn else found


def read_result(data: object) -> Result:
    """The result behind what ``Result.data`` wrote; BadData when it does not fit."""
    if not isinstance(data, Mapping):
        raise BadData(f"result: expected named values, found {data!r}")
    rows = data.get("breakdown")
    if not isinstance(rows, list) or not rows or not all(isinstance(row, Mapping) for row in rows):
        raise BadData("result: expected a breakdown, one table of points a seat")
    sources = tuple([str(source) for source in rows[0]])
    points = []
    for row in rows:
        if tuple(row) != sources:
            raise BadData("result: every seat needs the same sources of points")
        points.append(_wholes(list(row.values()), "breakdown", len(sources)))
    scores = _wholes(data.get("scores"), "scores", len(rows))
    ranks = _wholes(data.get("ranks"), "ranks", len(rows))
    drawn = data.get("drawn", False)
    if not isinstance(drawn, bool):
        raise BadData(f"result drawn: expected true or false, found {drawn!r}")
    return Result(scores, ranks, sources, tuple(points), drawn)


def _wholes(found: object, key: str, length: int) -> tuple[int, ...]:
    if isinstance(found, list) and len(found) == length:
        numbers = [n for n in found if isinstance(n, int) and not isinstance(n, bool)]
        if len(numbers) == length:
            return tuple(numbers)
    raise BadData(f"result {key}: expected {length} whole numbers, found {found!r}")


def ranked(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The rank of each seat when the greatest key wins; equal keys share the better rank."""
    return tuple([1 + sum([other > key for other in keys]) for key in keys])
