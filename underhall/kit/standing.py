"""How a seat stands beside the others: what features of a position have in common."""

from __future__ import annotations


def ahead(rows: list[list[float]], seat: int) -> list[float]:
    """What a seat has more than the others have on average, item by item; alone, what it has."""
    own = rows[seat]
    rivals = len(rows) - 1
    found = own.copy()
    if rivals == 0:
        return found
    for who in range(len(rows)):
        if who != seat:
            row = rows[who]
            for at in range(len(found)):
                found[at] -= row[at] / rivals
    return found


def parts_of(seats: int, seat: int) -> list[float]:
    """What each seat counts for in a sum that tells what one has more than the others have on
    average: itself fully, the others against it; alone, what it has."""
    parts = [-1.0 / max(1, seats - 1)] * seats
    parts[seat] = 1.0
    return parts
