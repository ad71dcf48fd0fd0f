"""Numbers for moves: what a decision says of its codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from underhall.core.agenda import Decision, Effect
from underhall.core.names import Names
from underhall.core.numbering import numbering

COLOURS = Names("colour", ["red", "blue"])


class Pick(Decision[Any]):
    name = "pick"
    names: ClassVar[Names | None] = COLOURS


class PickOrPass(Pick):
    name = "pick_or_pass"

    @classmethod
    def every_code(cls) -> Sequence[int]:
        return [*super().every_code(), 99]


class Roll(Decision[Any]):
    name = "roll"
    codes: ClassVar[Sequence[int]] = (3, 5)


class Fall(Effect[Any]):
    name = "fall"


def test_moves_are_the_codes_of_names_or_those_declared() -> None:
    moves = numbering([Pick, PickOrPass, Roll, Fall])
    assert moves.moves[:2] == [("pick", 0), ("pick", 1)]
    assert [code for name, code in moves.moves if name == "pick_or_pass"] == [0, 1, 99]
    assert [code for name, code in moves.moves if name == "roll"] == [3, 5]
    assert moves.mask("roll", [5]) == [0] * 6 + [1]
    assert (moves.number("roll", 5), moves.code(6)) == (6, 5)
