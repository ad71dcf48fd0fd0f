"""Actions in general (4D): an action is one placement and a menu of optional parts.

Every part of every space is a Part: it says which options it puts on the menu, why one is refused
and what it does. The menu knows nothing else, so specialists, Silverbeard, discounts and
conversions are all the same to it. A part's options are numbered from its ``first`` code; inside it
they count from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.dwergar.box.names import (
    BONUSES,
    EVENTS,
    PAWNS,
    PROJECT_COUNT,
    PROJECTS,
    RESOURCE_COUNT,
    SPACES,
)
from underhall.games.dwergar.table.state import BASE_DONE, Dwergar
from underhall.kit.menus import END, Menu

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
    """One kind of entry on a menu, with ``size`` options from ``first`` on.

    Its token is ``word``, followed by a name where there are ``names`` for its options.
    """

    def __init__(self, first: int, word: str, names: Names | None = None, size: int = 0) -> None:
        self.first = first
        self.word = word
        self.what = word.replace("_", "-")
        """The word as messages spell it."""
        self.names = names
        self.size = size or (1 if names is None else len(names))

    def candidates(self, s: Dwergar, seat: int) -> list[int]:
        """The options a person might reach for."""
        return list(range(self.size))

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        """Why an option cannot be chosen now."""
        return None

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
        return self.word if self.names is None else f"{self.word}:{self.names.token(n)}"

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        """What an option is called."""
        return Phrase("do-" + self.what)

    def targets(self, s: Dwergar, n: int) -> list[str]:
        """The things on the table that stand for an option: a card for itself."""
        return ["project:" + PROJECTS.token(n)] if self.names is PROJECTS else []


class PartMenu(Menu[Dwergar]):
    """Any of some parts, in any order, until the player ends it."""

    by_code: ClassVar[Sequence[Part]] = ()
    """The part behind each code; END is one too."""
    by_space: ClassVar[Sequence[Sequence[Part]]] = ()
    """The parts on the menu, by the space of the action; END is not among them."""

    def candidates(self, s: Dwergar) -> list[int]:
        found = [END]
        for part in self.by_space[s.space]:
            found += [part.first + n for n in part.candidates(s, self.seat)]
        return found

    def refusal(self, s: Dwergar, code: int) -> Refusal | None:
        part = self.by_code[code]
        return part.refusal(s, self.seat, code - part.first)

    def options(self, s: Dwergar) -> list[int]:
        found = [END]
        for part in self.by_space[s.space]:
            part.offer(s, self.seat, found)
        return found

    def pick(self, s: Dwergar, code: int) -> None:
        part = self.by_code[code]
        s.then(self)
        part.use(s, self.seat, code - part.first)

    def token(self, s: Dwergar, code: int) -> str:
        part = self.by_code[code]
        return part.token(s, code - part.first)

    def label(self, s: Dwergar, code: int) -> Phrase:
        part = self.by_code[code]
        return part.label(s, self.seat, code - part.first)

    def targets(self, s: Dwergar, code: int) -> list[str]:
        part = self.by_code[code]
        return part.targets(s, code - part.first)


def parts_by_code(parts: list[Part], codes: int) -> list[Part]:
    """The part behind each code; the first of them stands wherever there is no other."""
    found = parts[:1] * codes
    for part in parts:
        found[part.first : part.first + part.size] = [part] * part.size
    return found


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
