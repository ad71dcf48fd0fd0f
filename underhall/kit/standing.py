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
