"""A guess at how well a seat stands, from what the seat may see."""

from __future__ import annotations

from underhall.games.belfort.state import Belfort


def evaluate(s: Belfort, seat: int) -> float:
    """Own points less the best rival's."""
    scores = [s.score(who) for who in range(s.seats)]
    return float(scores[seat] - max([score for who, score in enumerate(scores) if who != seat]))
