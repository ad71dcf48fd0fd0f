"""Ranking by number, with friendly and unfriendly ties."""

from __future__ import annotations


def places(counts: list[int]) -> list[int]:
    """The place of each, most first; a tie pushes the tied and all behind them down by one.

    Place = 1 + different higher counts + tied groups with the same or a higher count. Who has
    nothing has no place: 0.
    """
    found = [0] * len(counts)
    place = 1
    for count in sorted(set(counts), reverse=True):
        if count <= 0:
            break
        group = counts.count(count)
        place += group > 1
        for who, have in enumerate(counts):
            if have == count:
                found[who] = place
        place += 1
    return found
