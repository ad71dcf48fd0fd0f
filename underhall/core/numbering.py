"""Dense numbers for moves: every option of every kind of decision, for learners."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from underhall.core.agenda import Decision, Frame


class Numbering:
    """Moves numbered from 0 without gaps: one block for each kind of decision, one number a code.

    The blocks stand in the order given, so a number means the same in every game and process.
    """

    def __init__(self, blocks: Mapping[str, Sequence[int]]) -> None:
        self.moves = [(name, code) for name, codes in blocks.items() for code in codes]
        self._numbers = {move: number for number, move in enumerate(self.moves)}

    def __len__(self) -> int:
        return len(self.moves)

    def number(self, name: str, code: int) -> int:
        """The number of choosing ``code`` in the decision called ``name``."""
        return self._numbers[name, code]

    def code(self, number: int) -> int:
        """The code behind a number."""
        return self.moves[number][1]

    def mask(self, name: str, options: Sequence[int]) -> list[int]:
        """For each number whether it may be chosen: 1 or 0."""
        mask = [0] * len(self.moves)
        for code in options:
            mask[self._numbers[name, code]] = 1
        return mask


def numbering(kinds: Iterable[type[Frame[Any]]]) -> Numbering:
    """The moves of all decisions among these frames, by what each says of itself."""
    return Numbering({k.name: k.every_code() for k in kinds if issubclass(k, Decision)})
