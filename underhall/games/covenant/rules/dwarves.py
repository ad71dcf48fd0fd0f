"""Dwarves and refreshments (4.21 to 4.24, 4.27)."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.names import SEAT, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import (
    MOST,
    PLUS_ONE,
    REFRESHMENT,
    STRENGTH,
    STRENGTHEN,
)
from underhall.games.covenant.box.names import DWARF_COUNT, DWARVES, STRONGEST
from underhall.games.covenant.rules import events
from underhall.games.covenant.rules.choices import DECLINE, Choice, Fields
from underhall.games.covenant.rules.reasons import CLAUSES, REASONS
from underhall.games.covenant.rules.rewards import lost, teach
from underhall.games.covenant.table.state import NONE, Covenant

TAKE_TOKEN: Final = 0
EXCHANGE: Final = 1
REFRESHMENT_WAYS = Names("refreshment", ["take", "exchange"])


# ---------------------------------------------------------------------- refreshments


def take_plus_one(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-3.16, R-08. Take +1 tokens from the supply without the choice to exchange."""
    taken = min(n, s.tokens_left[0])
    s.tokens_left[0] -= taken
    s.tokens[clan * 2] += taken
    for _ in range(taken if s.telling else 0):
        s.say(events.TOKEN_GAINED.under(CLAUSES[why]), clan, why)
    if taken < n:
        lost(s, clan, PLUS_ONE, why)


def refreshment_ways(s: Covenant, seat: int) -> list[int]:
    """COV-4.21. Whether a +1 can be taken, and one's own +1 exchanged."""
    found = [TAKE_TOKEN] if s.tokens_left[0] else []
    if s.tokens[seat * 2] and s.tokens_left[1]:
        found.append(EXCHANGE)
    return found


def gain_refreshment(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.21. So many refreshments, one after the other."""
    if refreshment_ways(s, clan):
        s.then(GainRefreshment(clan, n, why))
    else:
        lost(s, clan, REFRESHMENT, why)


class GainRefreshment(Choice):
    """COV-4.21. Take a +1 token, or exchange an own +1 for a +2."""

    name = "gain_refreshment"
    names: ClassVar[Names | None] = REFRESHMENT_WAYS
    fields: ClassVar[Fields] = (("seat", SEAT), ("n", Number(1, MOST)), ("why", REASONS))

    def __init__(self, seat: int, n: int, why: int) -> None:
        super().__init__(seat)
        self.n = n
        self.why = why

    def things(self, s: Covenant) -> list[int]:
        return [TAKE_TOKEN, EXCHANGE]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code == EXCHANGE and s.tokens[self.seat * 2] == 0:
            return Refusal("COV-4.21", "no-plus-one")
        if s.tokens_left[code] == 0:
            return Refusal("COV-4.21", "no-token-left", n=code + 1)
        return None

    def options(self, s: Covenant) -> list[int]:
        return refreshment_ways(s, self.seat)

    def take(self, s: Covenant, code: int) -> None:
        at = self.seat * 2
        s.tokens[at + code] += 1
        s.tokens_left[code] -= 1
        if code == EXCHANGE:
            s.tokens[at] -= 1
            s.tokens_left[0] += 1
        kind = events.TOKEN_EXCHANGED if code == EXCHANGE else events.TOKEN_GAINED
        if s.telling:
            s.say(kind.under(CLAUSES[self.why]), self.seat, self.why)
        if self.n > 1:
            gain_refreshment(s, self.seat, 0, self.n - 1, self.why)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-gain_refreshment", n=self.n, why=REASONS.word(self.why))


# ---------------------------------------------------------------------- strength


def may_strengthen(s: Covenant, seat: int) -> list[int]:
    """COV-4.23. The dwarves that can grow: not the strongest, nor the one assigned this turn."""
    at = seat * DWARF_COUNT
    assigned = s.dwarf if seat == s.active else NONE
    return [
        dwarf
        for dwarf in range(DWARF_COUNT)
        if s.strength[at + dwarf] < STRONGEST and dwarf != assigned
    ]


def strengthen(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.23. So many times, a dwarf may be strengthened."""
    if may_strengthen(s, clan):
        s.then(Strengthen(clan, n, why))
    else:
        lost(s, clan, STRENGTHEN, why)


class Strengthen(Choice):
    """COV-4.23, R-33. Choose a dwarf whose strength rises by one for good."""

    name = "strengthen"
    names: ClassVar[Names | None] = DWARVES
    declines: ClassVar[str] = "none"
    fields: ClassVar[Fields] = (("seat", SEAT), ("n", Number(1, MOST)), ("why", REASONS))

    def __init__(self, seat: int, n: int, why: int) -> None:
        super().__init__(seat)
        self.n = n
        self.why = why

    def things(self, s: Covenant) -> list[int]:
        return [0, 1, 2, 3]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if s.strength[self.seat * DWARF_COUNT + code] >= STRONGEST:
            return Refusal("COV-4.23", "dwarf-strongest", n=STRONGEST)
        if self.seat == s.active and code == s.dwarf:
            return Refusal("COV-4.23", "dwarf-in-use")
        return None

    def options(self, s: Covenant) -> list[int]:
        found = may_strengthen(s, self.seat)
        found.append(DECLINE)
        return found

    def take(self, s: Covenant, code: int) -> None:
        at = self.seat * DWARF_COUNT + code
        s.strength[at] += 1
        if s.telling:
            kind = events.STRENGTHENED.under(CLAUSES[self.why])
            s.say(kind, self.seat, code, s.strength[at], self.why)
        self._next(s)

    def decline(self, s: Covenant) -> None:
        s.say(events.REWARD_DECLINED, self.seat, STRENGTHEN, self.why)
        self._next(s)

    def _next(self, s: Covenant) -> None:
        if self.n > 1:
            strengthen(s, self.seat, 0, self.n - 1, self.why)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        strength = s.strength[self.seat * DWARF_COUNT + code]
        return Phrase("do-strengthen", dwarf=DWARVES.word(code), n=strength)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-strengthen", n=self.n, why=REASONS.word(self.why))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [] if code == DECLINE else [f"dwarf:{self.seat}:{DWARVES.token(code)}"]


def add_might(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.27. The dwarf on the tool in use is stronger until the end of the turn."""
    if clan != s.active or s.dwarf == NONE:
        lost(s, clan, STRENGTH, why)
        return
    s.might += n
    s.say(events.MIGHT_GAINED, clan, n, why)


teach(PLUS_ONE, take_plus_one)
teach(REFRESHMENT, gain_refreshment)
teach(STRENGTHEN, strengthen)
teach(STRENGTH, add_might)
