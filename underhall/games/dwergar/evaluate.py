"""A guess at how well a seat stands, in points."""

from __future__ import annotations

from underhall.games.dwergar.state import Dwergar


def evaluate(s: Dwergar, seat: int) -> float:
    """Own points less those of the best rival."""
    rivals = [s.score(who) for who in range(s.seats) if who != seat]
    return float(s.score(seat) - max(rivals))
