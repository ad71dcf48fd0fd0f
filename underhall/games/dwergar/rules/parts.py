"""Actions in general (4D): an action is one placement and a menu of optional parts.

Every part of every space is a Part: it says which options it puts on the menu, why one is refused
and what it does. The menu knows nothing else, so specialists, Silverbeard, discounts and
conversions are all the same to it. A part's options are numbered from its ``first`` code; inside it
they count from 0.
"""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Phrase, Refusal
from underhall.games.dwergar.box.names import (
    BONUSES,
    EVENTS,
    PAWNS,
    PROJECT_COUNT,
    RESOURCE_COUNT,
    SPACES,
)
from underhall.games.dwergar.table.state import BASE_DONE, Dwergar

END: Final = 0
LOAD: Final = 1
EXCHANGE: Final = 2
KINDLE_LABORATORY: Final = 8
KINDLE_ONE: Final = 9
KINDLE_ALL: Final = 10
KINDLE_BELLOWS: Final = 11
KINDLE_WORKSHOP: Final = 12
KINDLE_FORGE: Final = 13
RAISE: Final = 14
ADD_STONE: Final = 19
BUILD: Final = 24
BUILD_SECOND: Final = 25
UPGRADE: Final = 26
RECOVER_ONE: Final = 29
BUILD_IN: Final = 33
SILVERBEARD: Final = 35
RESPECIALISE: Final = 47
CONVERT: Final = 50
DEVELOP: Final = CONVERT + PROJECT_COUNT
REALIZE: Final = DEVELOP + PROJECT_COUNT
CODES: Final = REALIZE + PROJECT_COUNT * (RESOURCE_COUNT + 1)
"""A project may be realized with the discount on any of the resources, or on none in particular."""


class Part:
    """One kind of entry on the action menu, with ``size`` options from ``first`` on."""

    def __init__(self, first: int, size: int = 1) -> None:
        self.first = first
        self.size = size

    def candidates(self, s: Dwergar, seat: int) -> list[int]:
        """The options a person might reach for."""
        return list(range(self.size))

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        """Why an option cannot be chosen now."""
        raise NotImplementedError

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        """Add the codes that can be chosen now. Override only for speed."""
        for n in self.candidates(s, seat):
            if self.refusal(s, seat, n) is None:
                found.append(self.first + n)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        """Carry an option out; the menu opens again afterwards."""
        raise NotImplementedError

    def token(self, s: Dwergar, n: int) -> str:
        """The durable name of an option."""
        raise NotImplementedError

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        """What an option is called."""
        raise NotImplementedError

    def targets(self, s: Dwergar, n: int) -> list[str]:
        """The things on the table that stand for an option."""
        return []


def refuse_base(s: Dwergar, clause: str) -> Refusal | None:
    """A base part is used once in an action."""
    return Refusal(clause, "base-used") if s.done & BASE_DONE else None


def refuse_locked(s: Dwergar, bonus: int) -> Refusal | None:
    """DWE-4.36, 4.137. Why a bonus is not open to the dwarf used: closed or locked."""
    t = s.tables
    if t.closed[s.event] >> bonus & 1:
        space = SPACES.word(t.bonus_space[bonus])
        return Refusal("DWE-4.137", "bonus-closed", event=EVENTS.word(s.event), space=space)
    if not s.unlocked() >> bonus & 1:
        specialist = PAWNS.word(t.bonus_specialist[bonus])
        return Refusal("DWE-4.36", "specialist-needed", specialist=specialist)
    return None


def refuse_bonus(s: Dwergar, bonus: int) -> Refusal | None:
    """DWE-4.36, 4.37, 4.137. Why a bonus cannot be used: closed, locked or used up."""
    why = refuse_locked(s, bonus)
    if why is None and s.done >> bonus & 1:
        return Refusal("DWE-4.37", "bonus-used", bonus=BONUSES.word(bonus))
    return why
