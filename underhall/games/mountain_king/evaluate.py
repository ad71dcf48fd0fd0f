"""A guess at how well a seat stands."""

from __future__ import annotations

from underhall.games.mountain_king.scoring import parts
from underhall.games.mountain_king.state import MountainKing


def evaluate(s: MountainKing, seat: int) -> float:
    """Points."""
    return float(sum(parts(s, s.owner(seat))))
