"""The ways into a game beside its table: a lesson and puzzles, as far as the house has them."""

from __future__ import annotations

from underhall.server.tables.log import Data


def lesson(game: str) -> Data | None:
    """The lesson of a game: where it is and how many minutes it takes; None as long as there is
    none."""
    return None


def puzzles(game: str) -> Data | None:
    """The puzzles of a game: where they are and how many there are; None as long as there are
    none."""
    return None
