"""What the decisions of Covenant have in common: things to take, and often the right to decline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.names import Names, Word
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.names import EMPTY
from underhall.games.covenant.rules.events import REWARD_DECLINED
from underhall.games.covenant.rules.reasons import REASONS
from underhall.games.covenant.rules.rewards import lost
from underhall.games.covenant.table.state import Covenant

DECLINE: Final = 2000
"""The code for taking nothing, above all codes of things."""

DECLINES = Names(
    "do", ["none", "stop", "decline", "end", "keep", "none_f", "no", "nothing", "nowhere"]
)
"""What taking nothing is called. The first five are also its tokens; the others answer questions
about a feminine thing, yes or no, about what, and about where."""


class Choice(Decision[Covenant]):
    """A choice among things. ``declines`` is the token for taking none; "" where one must."""

    declines: ClassVar[str] = ""
    declined: ClassVar[str] = ""
    """What taking none is called, if not by that token."""
    closing: ClassVar[Sequence[int]] = (DECLINE,)
    display: ClassVar[str] = ""
    """The display on which the things lie; their codes are its spaces."""
    points_at: ClassVar[str] = ""
    """What stands on the table for a thing, before its token; "" where nothing does."""

    @classmethod
    def every_code(cls) -> Sequence[int]:
        found = cls.codes or range(len(cls.names or ()))
        return [*found, DECLINE] if cls.declines else found

    def things(self, s: Covenant) -> list[int]:
        """All things that a person might reach for; by default all of ``names``."""
        return super().candidates(s)

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        """Why a thing cannot be taken."""
        return None

    def allowed(self, s: Covenant) -> list[int]:
        """The things that can be taken; where that is quicker told of all, ``refuse`` asks here."""
        return [code for code in self.things(s) if self.refuse(s, code) is None]

    def take(self, s: Covenant, code: int) -> None:
        """Take a thing."""
        raise NotImplementedError

    def decline(self, s: Covenant) -> None:
        """Take nothing."""

    def thing_token(self, s: Covenant, code: int) -> str:
        """The durable form of a thing."""
        return f"{self.display}:{code + 1}" if self.display else super().token(s, code)

    def thing_label(self, s: Covenant, code: int) -> Phrase | Word:
        """What a thing is called."""
        return super().label(s, code)

    def candidates(self, s: Covenant) -> list[int]:
        found = self.things(s)
        return [*found, DECLINE] if self.declines else found

    def refusal(self, s: Covenant, code: int) -> Refusal | None:
        return None if code == DECLINE else self.refuse(s, code)

    def options(self, s: Covenant) -> list[int]:
        found = self.allowed(s)
        if self.declines:
            found.append(DECLINE)
        return found

    def choose(self, s: Covenant, code: int) -> None:
        if code == DECLINE:
            self.decline(s)
        else:
            self.take(s, code)

    def token(self, s: Covenant, code: int) -> str:
        return self.declines if code == DECLINE else self.thing_token(s, code)

    def label(self, s: Covenant, code: int) -> Phrase | Word:
        if code == DECLINE:
            return DECLINES.word(DECLINES.code(self.declined or self.declines))
        return self.thing_label(s, code)

    def targets(self, s: Covenant, code: int) -> list[str]:
        if code == DECLINE or not (self.points_at or self.display):
            return []
        token = self.thing_token(s, code)
        return [token if self.display else f"{self.points_at.format(self.seat)}:{token}"]


class RewardChoice(Choice):
    """A choice that a reward leads to, and that may be declined (COV-4.15)."""

    op: ClassVar[int] = 0
    declines: ClassVar[str] = "none"

    def __init__(self, seat: int, why: int) -> None:
        self.seat = seat
        self.why = why

    def decline(self, s: Covenant) -> None:
        s.say(REWARD_DECLINED, self.seat, self.op, self.why)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-" + self.name, why=REASONS.word(self.why))


class ManyChoice(RewardChoice):
    """One of ``n`` choices that a reward leads to."""

    def __init__(self, seat: int, n: int, why: int) -> None:
        self.seat = seat
        self.why = why
        self.n = n

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-" + self.name, n=self.n, why=REASONS.word(self.why))


def offer(s: Covenant, choice: RewardChoice) -> None:
    """COV-4.14. Let a seat choose if anything can be taken; else that part of a reward is lost."""
    if choice.allowed(s):
        s.then(choice)
    else:
        lost(s, choice.seat, choice.op, choice.why)


def tiles_on(display: list[int]) -> list[int]:
    """The spaces of a display that hold a tile."""
    return [space for space, tile in enumerate(display) if tile != EMPTY]
