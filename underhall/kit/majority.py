"""Ranking by number, with friendly and unfriendly ties."""

from __future__ import annotations


def places(counts: list[int]) -> list[int]:
    """The place of each, most first; a tie pushes the tied and all behind them down by one.

    Place = 1 + different higher counts + tied groups with the same or a higher count. Who has
    nothing has no place: 0.
    """
    found = [0] * len(counts)
    place = 1
    most = max(counts, default=0)
    while most > 0:
        group = below = 0
        for count in counts:
            if count == most:
                group += 1
            elif below < count < most:
                below = count
        if group > 1:
            place += 1
        for who in range(len(counts)):
            if counts[who] == most:
                found[who] = place
        place += 1
        most = below
    return found
