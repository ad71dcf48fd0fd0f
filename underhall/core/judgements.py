"""What a game judges by: numbers of its study that are neither rules nor worths of features.

A game names them, and says what each means, in ``study/judgements.py``; they are learnt like
weights and stand beside them, in the table ``[judged]`` of ``study/weights.toml``.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite

from underhall.core.errors import BadData

Judged = dict[str, list[float]]
"""The numbers of each judgement."""


class Numbers:
    """The table ``[judged]``, asked for name by name; BadData says what does not fit."""

    def __init__(self, rows: object) -> None:
        if not isinstance(rows, Mapping):
            raise BadData(f"weights: [judged] must hold named values, not {rows!r}")
        self._rows = rows
        self.taken: Judged = {}

    def one(self, name: str) -> float:
        """A judgement of one number."""
        found = self._row(name)
        number = _number(found)
        if number is None:
            raise BadData(f"weights judged {name}: expected a number above 0, not {found!r}")
        self.taken[name] = [number]
        return number

    def many(self, name: str, count: int) -> list[float]:
        """A judgement of so many numbers."""
        found = self._row(name)
        cells = found if isinstance(found, list) else []
        numbers = [number for number in [_number(cell) for cell in cells] if number is not None]
        if not len(numbers) == len(cells) == count:
            raise BadData(f"weights judged {name}: expected {count} numbers above 0, not {found!r}")
        self.taken[name] = numbers
        return numbers

    def check_all_taken(self) -> None:
        """Raise BadData for names that nobody asked for."""
        unknown = [str(name) for name in self._rows if name not in self.taken]
        if unknown:
            names = ", ".join(unknown)
            raise BadData(f"weights: there are no judgements {names}; tune the game anew")

    def _row(self, name: str) -> object:
        if name not in self._rows:
            raise BadData(f"weights: nothing for the judgement {name}; tune the game anew")
        row: object = self._rows[name]
        return row


def _number(value: object) -> float | None:
    """A number above 0, so that a judgement can be raised or lowered by a part of itself."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return float(value) if value > 0 and isfinite(value) else None
    return None
