"""What statues can still come to: the best cells they can be moved to, less the carts it takes."""

from __future__ import annotations

from typing import Final

from underhall.games.mountain_king.box.names import (
    CLAN_COUNT,
    HALL_COUNT,
    STRIDE,
    ZONE_COUNT,
)
from underhall.games.mountain_king.study.judgements import Judgements
from underhall.games.mountain_king.table.state import MountainKing
from underhall.kit.polyomino import around, bits

FARTHEST: Final = 6
"""No statue is thought to be moved more often."""


def statue_prospects(
    s: MountainKing, judged: Judgements, network: int, carts: list[int], left: int
) -> float:
    """The honor of all statues of a network, clan after clan; one a tunnel, one an altar."""
    standing = s.occupied() & network
    if not standing:
        return 0.0
    units = own_units(s, network)
    cells = network & ~s.hall_cells()
    altars = open_altars(s, network)
    worth = 0.0
    for clan in range(CLAN_COUNT):
        far = FARTHEST if left > 1 else min(FARTHEST, carts[clan]) if left else 0
        for cell in bits(s.statues[clan] & network):
            free = cells & ~(standing & ~(1 << cell))
            value, goal = best_goal(s, judged, units, clan, cell, free, altars, far)
            worth += value
            altars &= ~goal
            for unit in units:
                if unit & goal:
                    cells &= ~unit
    return worth


def own_units(s: MountainKing, network: int) -> list[int]:
    """The tunnels, halls and gates of a network."""
    found = [tunnel for tunnel in s.tunnels if tunnel & network]
    found += [hall for hall in s.halls if hall & network]
    return found + [1 << cell for cell in bits(s.gate_cells() & network)]


def open_altars(s: MountainKing, network: int) -> int:
    """The altars of a network."""
    found = 0
    for hall in range(HALL_COUNT):
        if s.halls[hall] & network:
            found |= 1 << s.altars[hall]
    return found


def best_goal(
    s: MountainKing,
    judged: Judgements,
    units: list[int],
    clan: int,
    cell: int,
    cells: int,
    altars: int,
    far: int,
) -> tuple[float, int]:
    """The best prospect of one statue, and the cell it is for, as a mask."""
    spot = 1 << cell
    best, goal = cell_value(s, clan, spot, cells, altars)
    reached = 0
    for unit in units:
        if unit & spot:
            reached = unit
    faith = 1.0
    for moves in range(1, far + 1):
        edge = around(reached, STRIDE)
        before = reached
        for unit in units:
            if unit & edge:
                reached |= unit
        if reached == before and moves > 1:
            break
        faith *= judged.faith
        value, target = cell_value(s, clan, reached, cells, altars)
        value = (value - judged.cart * moves) * faith
        if value > best:
            best, goal = value, target
    return best, goal


def cell_value(
    s: MountainKing, clan: int, reached: int, cells: int, altars: int
) -> tuple[float, int]:
    """The most that a statue is worth on one of the cells reached, and such a cell."""
    t = s.tables
    zones = s.mountain.zones
    ground = reached & cells
    own = s.pedestals[clan] & ground
    best, goal = 0, 0
    zone = ZONE_COUNT - 1
    while zone >= 0 and (own or not goal):
        there = ground & zones[zone]
        if there and t.statue_base[zone] > best:
            best, goal = t.statue_base[zone], there
        if own & there and t.statue_doubled[zone] > best:
            best, goal = t.statue_doubled[zone], own & there
        zone -= 1
    for hall in range(HALL_COUNT if altars & reached else 0):
        if s.halls[hall] and altars & reached & 1 << s.altars[hall]:
            more = t.hall_full[hall] - t.hall_empty[hall]
            if more > best:
                best, goal = more, 1 << s.altars[hall]
    return float(best), goal & -goal
