"""How a game ended."""

from __future__ import annotations


class Result:
    """Scores, ranks (1 is first, equal ranks share a place) and where the points came from."""

    def __init__(
        self,
        scores: tuple[int, ...],
        ranks: tuple[int, ...],
        sources: tuple[str, ...],
        points: tuple[tuple[int, ...], ...],
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.sources = sources
        self.points = points

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def data(self) -> dict[str, object]:
        """The result as JSON-compatible data."""
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "breakdown": [dict(zip(self.sources, row)) for row in self.points],
        }


def ranked(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The rank of each seat when the greatest key wins; equal keys share the better rank."""
    return tuple([1 + sum([other > key for other in keys]) for key in keys])
