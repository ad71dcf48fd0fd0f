"""Whom a table waits for: who has to decide, and who has to agree to what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from underhall.core.match import Match
from underhall.core.together import Together
from underhall.server.tables import log
from underhall.server.tables.log import Entry

TAKE_BACK, END = "undo", "end"
"""What a table can be asked to agree to."""


@dataclass
class Proposal:
    """Something that the people at the table have to agree to."""

    what: str
    seat: int
    asked: list[int]
    to: int = -1
    number: int = 0
    """The entry that asked."""
    yes: list[int] = field(default_factory=list)

    @property
    def open(self) -> list[int]:
        """Whose answer is still missing."""
        return [seat for seat in self.asked if seat not in self.yes]


@dataclass(frozen=True)
class Pending:
    """Who had to decide at one moment, and whether all did at once and in secret."""

    waiting: tuple[int, ...] = ()
    together: tuple[str, int] | None = None


def pending(match: Match) -> Pending:
    """Who has to decide now."""
    s = match.state
    if not s.agenda:
        return Pending()
    together = (s.agenda[-1].name, len(s.agenda)) if isinstance(s.agenda[-1], Together) else None
    return Pending(tuple(s.waiting()), together)


def still_asked(before: Pending, now: Pending, changes: Sequence[Entry]) -> set[int]:
    """The seats that are still asked what they were: others have answered in secret meanwhile."""
    if before.together is None or before.together != now.together:
        return set()
    if any(entry.kind == log.UNDO for entry in changes):
        return set()
    movers = {entry.data["seat"] for entry in changes}
    return set(before.waiting) & set(now.waiting) - movers
