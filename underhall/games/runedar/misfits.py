"""Why a frame that a position tells of cannot come up; the rules never make such frames."""

from __future__ import annotations

from underhall.core.phrase import Refusal
from underhall.games.runedar.state import CARDS_STEP, Runedar


def out_of_turn(s: Runedar, seat: int) -> str:
    """RUN-4.7. Only whoever's turn it is decides."""
    return "" if seat == s.active else f"it is not the turn of seat {seat} (RUN-4.7)"


def out_of_step(s: Runedar, seat: int) -> str:
    """RUN-4.17, 4.27. Dwarf cards are for step C of one's turn."""
    if s.phase != CARDS_STEP:
        return "dwarf cards are played in step 'cards' (RUN-4.27)"
    if s.has_orc_card(seat):
        return "orc cards are played before dwarf cards (RUN-4.17)"
    return out_of_turn(s, seat)


def refused(refusal: Refusal | None) -> str:
    """What the rules say against it."""
    return "" if refusal is None else f"{refusal.reason} ({refusal.clause})"
