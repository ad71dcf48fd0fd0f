"""Rows of text in straight columns, for pictures that a terminal can show."""

from __future__ import annotations

from collections.abc import Sequence

GAP = "  "
WIDTH = 100
"""The longest line that a picture should have."""


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Each row as a line, its cells below those of the row before; ``right`` columns flush right.

    A row may be shorter than the others.
    """
    wide = [0] * max([len(row) for row in rows], default=0)
    for row in rows:
        for at, cell in enumerate(row):
            wide[at] = max(wide[at], len(cell))
    return [_line(row, wide, right) for row in rows]


def _line(row: Sequence[str], wide: Sequence[int], right: Sequence[int]) -> str:
    cells = [
        cell.rjust(wide[at]) if at in right else cell.ljust(wide[at]) for at, cell in enumerate(row)
    ]
    return GAP.join(cells).rstrip()


def wrapped(things: Sequence[str], between: str, title: str = "") -> list[str]:
    """Things side by side after a title, on as many lines as they need."""
    lines: list[str] = []
    for thing in things:
        if lines and len(lines[-1] + between + thing) <= WIDTH:
            lines[-1] += between + thing
        else:
            lines.append(" " * len(title) + thing if lines else title + thing)
    return lines
