"""Outlines of cells as SVG paths, with cut corners."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from underhall.games.mountain_king.face.board.signs import Cell

UNIT: Final = 30
"""The side of a cell."""


@lru_cache(4096)
def outline(cells: frozenset[Cell], inset: float, cut: float) -> str:
    """The path around cells, drawn in by ``inset``, its outer corners cut off."""
    return "".join([_loop_path(loop, inset, cut) for loop in _loops(cells)])


def _edges(cells: frozenset[Cell]) -> dict[Cell, list[Cell]]:
    """Where each edge of the boundary leads, clockwise."""
    found: dict[Cell, list[Cell]] = {}
    for x, y in sorted(cells):
        sides = (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        )
        for beside, start, end in sides:
            if beside not in cells:
                found.setdefault(start, []).append(end)
    return found


def _loops(cells: frozenset[Cell]) -> list[list[Cell]]:
    """The corners of each boundary, in order."""
    edges = _edges(cells)
    found = []
    while edges:
        start = next(iter(edges))
        loop, at, came = [start], start, (0, 0)
        while True:
            ahead = edges[at]
            to = max(ahead, key=lambda one: _turn(came, (one[0] - at[0], one[1] - at[1])))
            ahead.remove(to)
            if not ahead:
                del edges[at]
            came = (to[0] - at[0], to[1] - at[1])
            at = to
            if at == start:
                break
            loop.append(at)
        found.append(loop)
    return found


def _turn(came: Cell, goes: Cell) -> int:
    """Above zero for a turn to the right."""
    return came[0] * goes[1] - came[1] * goes[0]


def _loop_path(loop: list[Cell], inset: float, cut: float) -> str:
    points = []
    for n, at in enumerate(loop):
        before, after = loop[n - 1], loop[(n + 1) % len(loop)]
        came = (at[0] - before[0], at[1] - before[1])
        goes = (after[0] - at[0], after[1] - at[1])
        if came == goes:
            continue
        x = at[0] * UNIT - inset * (came[1] + goes[1])
        y = at[1] * UNIT + inset * (came[0] + goes[0])
        if _turn(came, goes) > 0:
            points.append((x - came[0] * cut, y - came[1] * cut))
            points.append((x + goes[0] * cut, y + goes[1] * cut))
        else:
            points.append((x, y))
    return "M" + "L".join([f"{x:g} {y:g}" for x, y in points]) + "z"


@lru_cache(4096)
def joints(cells: frozenset[Cell], short: float = 5) -> str:
    """The lines between the cells of one tile."""
    found = []
    for x, y in sorted(cells):
        if (x + 1, y) in cells:
            found.append(f"M{(x + 1) * UNIT} {y * UNIT + short:g}v{UNIT - 2 * short:g}")
        if (x, y + 1) in cells:
            found.append(f"M{x * UNIT + short:g} {(y + 1) * UNIT}h{UNIT - 2 * short:g}")
    return "".join(found)


def runs(cells: Iterable[Cell]) -> str:
    """Cells as rectangles, those of a row in one."""
    found = []
    open_run: list[int] = []
    for x, y in sorted(cells, key=lambda one: (one[1], one[0])):
        if open_run and open_run[1] == y and open_run[0] + open_run[2] == x:
            open_run[2] += 1
            continue
        if open_run:
            found.append(_run(*open_run))
        open_run = [x, y, 1]
    if open_run:
        found.append(_run(*open_run))
    return "".join(found)


def _run(x: int, y: int, n: int) -> str:
    return f"M{x * UNIT} {y * UNIT}h{n * UNIT}v{UNIT}h-{n * UNIT}z"


def beside(at: Cell) -> list[Cell]:
    """The four cells around one: north, east, south, west."""
    x, y = at
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
