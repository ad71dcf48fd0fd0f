"""Why a frame that a position tells of cannot come up; the rules never make such frames."""

from __future__ import annotations

from underhall.core.phrase import Refusal
from underhall.games.mountain_king.table.state import STEPS, MountainKing


def out_of_turn(s: MountainKing, seat: int) -> str:
    """MTK-4.1. Only whoever's turn it is decides."""
    return "" if seat == s.active else f"it is not the turn of seat {seat} (MTK-4.1)"


def out_of_step(s: MountainKing, seat: int, *steps: int) -> str:
    """MTK-4.2. Every choice has its step of the turn."""
    if s.step not in steps:
        named = " or ".join([STEPS[step] for step in steps])
        return f"it belongs to step {named} (MTK-4.2)"
    return out_of_turn(s, seat)


def refused(refusal: Refusal | None) -> str:
    """What the rules say against it."""
    return "" if refusal is None else f"{refusal.reason} ({refusal.clause})"
