"""A guess at how well a seat stands, from what the seat may see."""

from __future__ import annotations

from underhall.games.lantern.scoring import points
from underhall.games.lantern.state import WIDTH, Lantern


def evaluate(s: Lantern, seat: int) -> float:
    """Own points and bright lamps, less the best rival's points."""
    scores = [sum(points(s, who)) for who in range(s.seats)]
    if s.result is not None:
        return 100.0 if s.result.ranks[seat] == 1 else float(scores[seat] - max(scores))
    rivals = max([score for who, score in enumerate(scores) if who != seat])
    lamps = s.hands[seat * WIDTH : (seat + 1) * WIDTH]
    light = sum([n * (lamp + 1) for lamp, n in enumerate(lamps)])
    return scores[seat] - rivals + 0.05 * light
