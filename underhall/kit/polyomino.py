"""Polyominoes on a square grid, as bit masks: every cell is a bit, every set of cells one number.

The cell in column x of row y is the bit ``y * stride + x``. A stride of one more than the width
leaves an empty column between the rows, so that nothing reaches round the edge. A tile is then a
list of offsets from its first cell in reading order, and all its places on the grid are found at
once: shifting the free cells by each offset and keeping what is left in common.
"""

from __future__ import annotations

from collections.abc import Sequence

Cell = tuple[int, int]
"""Column and row."""


class Orientation:
    """A shape turned one way: offsets of its cells in reading order, the first 0.

    ``mark`` is the offset of the marked cell, or -1 without one.
    """

    def __init__(self, cells: Sequence[Cell], marked: Cell | None, stride: int) -> None:
        order = sorted([(y, x) for x, y in cells])
        top, left = order[0]
        self.offsets = tuple([(y - top) * stride + x - left for y, x in order])
        self.mark = -1
        if marked is not None:
            self.mark = (marked[1] - top) * stride + marked[0] - left
        self.mask = 0
        for offset in self.offsets:
            self.mask |= 1 << offset


def orientations(
    cells: Sequence[Cell], marked: Cell | None, stride: int, flip: bool
) -> list[Orientation]:
    """Every way to turn and, with ``flip``, to turn over a shape; equal ones once."""
    found: list[Orientation] = []
    for turned_over in (False, True) if flip else (False,):
        for turns in range(4):
            placed = [_turned(cell, turns, turned_over) for cell in cells]
            mark = None if marked is None else _turned(marked, turns, turned_over)
            one = Orientation(placed, mark, stride)
            if all([(one.offsets, one.mark) != (other.offsets, other.mark) for other in found]):
                found.append(one)
    return found


def _turned(cell: Cell, turns: int, turned_over: bool) -> Cell:
    x, y = cell
    if turned_over:
        x = -x
    for _ in range(turns):
        x, y = -y, x
    return x, y


def is_connected(cells: Sequence[Cell]) -> bool:
    """Whether cells hang together edge to edge, each named once."""
    left = set(cells)
    if len(left) != len(cells) or not left:
        return False
    edge = [left.pop()]
    while edge:
        x, y = edge.pop()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in left:
                left.remove(near)
                edge.append(near)
    return not left


# ---------------------------------------------------------------------- sets of cells


def bits(mask: int) -> list[int]:
    """The cells of a set, in reading order."""
    found = []
    text = bin(mask)[:1:-1]
    at = text.find("1")
    while at >= 0:
        found.append(at)
        at = text.find("1", at + 1)
    return found


def first(mask: int) -> int:
    """The first cell of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def around(mask: int, stride: int) -> int:
    """Every cell that shares an edge with a cell of the set; it may hold cells of the set too."""
    return mask << 1 | mask >> 1 | mask << stride | mask >> stride


def flood(start: int, within: int, stride: int) -> int:
    """All cells of ``within`` that hang together with ``start``, itself included."""
    reached = start
    edge = start
    while edge:
        edge = around(edge, stride) & within & ~reached
        reached |= edge
    return reached


def groups(mask: int, stride: int) -> list[int]:
    """The connected parts of a set, in reading order of their first cells."""
    found = []
    while mask:
        part = flood(mask & -mask, mask, stride)
        found.append(part)
        mask ^= part
    return found


# ---------------------------------------------------------------------- where a tile can lie


def fits(offsets: tuple[int, ...], free: int) -> int:
    """Where the first cell may lie so that every cell of the tile is free."""
    found = free
    for offset in offsets:
        found &= free >> offset
    return found


def touches(offsets: tuple[int, ...], cells: int) -> int:
    """Where the first cell may lie so that at least one cell of the tile is among ``cells``."""
    found = 0
    for offset in offsets:
        found |= cells >> offset
    return found


def more_than(offsets: tuple[int, ...], cells: int, most: int) -> int:
    """Where the first cell may lie so that more than ``most`` cells of the tile are among these."""
    if most >= len(offsets):
        return 0
    reached = [0] * (most + 1)
    for offset in offsets:
        hit = cells >> offset
        for at in range(most, 0, -1):
            reached[at] |= reached[at - 1] & hit
        reached[0] |= hit
    return reached[most]
