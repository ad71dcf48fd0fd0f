"""What the frames of a turn have in common: they belong to a seat and to steps of its turn."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.phrase import Refusal
from underhall.games.mountain_king.box.names import CELLS
from underhall.games.mountain_king.table.state import STEPS, MountainKing
from underhall.kit.effects import SeatEffect
from underhall.kit.polyomino import bits

Steps = tuple[int, ...]
ONWARD: Final = "step:on"
"""What stands on the table for going on, stopping and doing without."""


def out_of_step(s: MountainKing, seat: int, steps: Steps) -> str:
    """MTK-4.1, 4.2. Every frame has its steps, if not any; only whoever's turn it is decides."""
    if steps and s.step not in steps:
        named = " or ".join([STEPS[step] for step in steps])
        return f"it belongs to step {named} (MTK-4.2)"
    return "" if seat == s.active else f"it is not the turn of seat {seat} (MTK-4.1)"


def refused(refusal: Refusal | None) -> str:
    """What the rules say against it."""
    return "" if refusal is None else f"{refusal.reason} ({refusal.clause})"


def cell_targets(cells: int) -> list[str]:
    """Cells of the mountain, to light up."""
    return ["cell:" + CELLS.tokens[cell] for cell in bits(cells)]


class Choice(Decision[MountainKing]):
    """A decision in one of ``steps``."""

    steps: ClassVar[Steps] = ()

    def misfit(self, s: MountainKing) -> str:
        return self.unfit(s) or out_of_step(s, self.seat, self.steps)

    def unfit(self, s: MountainKing) -> str:
        """Why it cannot come up even in its step; "" when it can."""
        return ""


class Deed(SeatEffect[MountainKing]):
    """Something a seat does in one of ``steps``."""

    steps: ClassVar[Steps] = ()

    def misfit(self, s: MountainKing) -> str:
        return self.unfit(s) or out_of_step(s, self.seat, self.steps)

    def unfit(self, s: MountainKing) -> str:
        """Why it cannot come up even in its step; "" when it can."""
        return ""
