"""Trying again after trouble: with growing pauses, and never where nothing can come of it."""

from __future__ import annotations

from underhall.core.errors import BadOption, BrokenGame
from underhall.server.errors import NoSuchTable, TableFrozen, TableOver

IN_VAIN = (NoSuchTable, TableOver, TableFrozen, BrokenGame, BadOption)
"""What no waiting mends: the table is gone or done with, or its game cannot be played here."""

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0


def pause(tries: int) -> float:
    """Seconds to wait after so many failures in a row."""
    return float(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(tries - 1, 10)))
