"""Why a frame that a position tells of cannot come up; the rules never make such frames."""

from __future__ import annotations

from underhall.core.phrase import Refusal
from underhall.games.runedar.box.names import (
    MACHINE_AT,
    OUTSIDE,
    TOWER,
)
from underhall.games.runedar.table.state import CARDS_STEP, NOBODY, SETUP, Runedar


def set_up(s: Runedar) -> str:
    """RUN-3.14. What belongs to the setup is over with the first turn."""
    return "" if s.phase == SETUP else "the setup is over (RUN-3.14)"


def unready(s: Runedar) -> str:
    """RUN-3.3, 3.13. The first turn needs dwarves and hands."""
    dealt = s.phase != SETUP or all([s.hand_size(seat) for seat in range(s.seats)])
    return "" if dealt and NOBODY not in s.dwarves else "the setup is not done (RUN-3.13)"


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


def misaimed(s: Runedar, seat: int, ranged: int, target: int) -> str:
    """RUN-4.51, 4.55. An attack goes for a target within reach."""
    area = s.areas[seat]
    if not ranged:
        return "" if target == area else "melee is fought where the dwarf stands (RUN-4.51)"
    if target < MACHINE_AT:
        seen = target in s.tables.shots[area]
    else:
        seen = TOWER <= area < OUTSIDE and s.machines[target - MACHINE_AT] != NOBODY
    return "" if seen else "this cannot be shot at (RUN-4.55)"


def misarmed(s: Runedar, dice: int, sure: int) -> str:
    """RUN-4.48. An attack has some dice, or some sure successes."""
    armed = dice <= s.tables.most_dice and dice + sure
    return "" if armed else "an attack has dice, up to five, or sure successes (RUN-4.48)"


def misdirected(s: Runedar, seat: int, ranged: int, target: int, dice: int, sure: int) -> str:
    """RUN-4.48, 4.51, 4.55. An attack has what it takes, in step C, and a target."""
    armed = misarmed(s, dice, sure) or out_of_step(s, seat)
    return armed or misaimed(s, seat, ranged, target)


def refused(refusal: Refusal | None) -> str:
    """What the rules say against it."""
    return "" if refusal is None else f"{refusal.reason} ({refusal.clause})"
