"""Who wins."""

from nim.table.state import Nim
from underhall.core.result import Result, ranked


def scores(s: Nim) -> list[int]:
    """NIM-3.1. A point for the last stone."""
    return [int(seat == s.winner) for seat in range(s.seats)]


def end_game(s: Nim, winner: int) -> None:
    """NIM-3.1. The last stone was taken."""
    s.winner = winner
    points = scores(s)
    ranks = ranked([(n,) for n in points])
    s.result = Result(tuple(points), ranks, ("last_stone",), tuple([(n,) for n in points]))
