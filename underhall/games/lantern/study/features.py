"""What a good player looks at in The Lantern Shift."""

from __future__ import annotations

from typing import Final

from underhall.games.lantern.rules.scoring import points
from underhall.games.lantern.table.state import WIDTH, Lantern

FEATURES: Final = (
    "points",  # ahead of the others' average
    "leader",  # ahead of the best of the others
    "whistles",  # more whistles than the others have on average
    "light",  # brightness of the own lamps, for each vein to come, at most two
)


def features(s: Lantern, seat: int) -> list[float]:
    """Points and prospects of a seat, from what it may see."""
    own = rivals = best = whistles = 0.0
    for who in range(s.seats):
        worth = float(sum(points(s, who)))
        if who == seat:
            own = worth
        else:
            rivals += worth
            whistles += s.whistles[who]
            best = max(best, worth)
    light = 0
    for lamp in range(WIDTH):
        light += s.hands[seat * WIDTH + lamp] * (lamp + 1)
    others = s.seats - 1
    return [
        own - rivals / others,
        own - best,
        s.whistles[seat] - whistles / others,
        float(light * min(s.veins - s.vein, 2)),
    ]


def progress(s: Lantern) -> float:
    """The part of the veins that is worked off."""
    return min(1.0, s.vein / s.veins)
