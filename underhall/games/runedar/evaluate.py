"""A guess at how well the defenders stand."""

from __future__ import annotations

from underhall.games.runedar.state import Runedar


def evaluate(s: Runedar, seat: int) -> float:
    """Placeholder."""
    return float(s.gold)
