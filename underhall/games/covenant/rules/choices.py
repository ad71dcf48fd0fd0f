"""What the decisions of Covenant have in common: things to take, and often the right to decline."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.names import SEAT, Codec, Names, Word
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.rules.events import REWARD_DECLINED
from underhall.games.covenant.rules.reasons import REASONS
from underhall.games.covenant.table.state import Covenant

DECLINE: Final = 2000
"""The code for taking nothing, above all codes of things."""

DECLINES = Names("do", ["none", "stop", "decline", "end", "keep"])
"""The tokens for taking nothing, and what they are called."""
STOP: Final = 1

Fields = tuple[tuple[str, Codec], ...]


class Choice(Decision[Covenant]):
    """A choice among things. ``declines`` is the token for taking none; "" where one must."""

    declines: ClassVar[str] = ""

    def things(self, s: Covenant) -> list[int]:
        """All things that a person might reach for."""
        raise NotImplementedError

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        """Why a thing cannot be taken."""
        return None

    def take(self, s: Covenant, code: int) -> None:
        """Take a thing."""
        raise NotImplementedError

    def decline(self, s: Covenant) -> None:
        """Take nothing."""

    def thing_token(self, s: Covenant, code: int) -> str:
        """The durable form of a thing."""
        assert self.names is not None
        return self.names.token(code)

    def thing_label(self, s: Covenant, code: int) -> Phrase | Word:
        """What a thing is called."""
        assert self.names is not None
        return self.names.word(code)

    def candidates(self, s: Covenant) -> list[int]:
        found = self.things(s)
        return [*found, DECLINE] if self.declines else found

    def refusal(self, s: Covenant, code: int) -> Refusal | None:
        return None if code == DECLINE else self.refuse(s, code)

    def choose(self, s: Covenant, code: int) -> None:
        if code == DECLINE:
            self.decline(s)
        else:
            self.take(s, code)

    def token(self, s: Covenant, code: int) -> str:
        return self.declines if code == DECLINE else self.thing_token(s, code)

    def label(self, s: Covenant, code: int) -> Phrase | Word:
        if code == DECLINE:
            return DECLINES.word(DECLINES.code(self.declines))
        return self.thing_label(s, code)


class RewardChoice(Choice):
    """A choice that a reward leads to, and that may be declined (COV-4.15)."""

    op: ClassVar[int] = 0
    declines: ClassVar[str] = "none"
    fields: ClassVar[Fields] = (("seat", SEAT), ("why", REASONS))

    def __init__(self, seat: int, why: int) -> None:
        super().__init__(seat)
        self.why = why

    def decline(self, s: Covenant) -> None:
        s.say(REWARD_DECLINED, self.seat, self.op, self.why)
