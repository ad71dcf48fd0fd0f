"""Dwarves and refreshments (4.21 to 4.24, 4.27)."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import PLUS_ONE, REFRESHMENT, STRENGTH, STRENGTHEN
from underhall.games.covenant.box.names import (
    DWARF_COUNT,
    DWARVES,
    REFRESHMENTS,
    STRONGEST,
    TOKEN_COUNT,
)
from underhall.games.covenant.rules import events
from underhall.games.covenant.rules.choices import DECLINE, ManyChoice, offer
from underhall.games.covenant.rules.rewards import lost
from underhall.games.covenant.table.state import NONE, TAVERN, Covenant

TAKE_TOKEN: Final = 0
EXCHANGE: Final = 1
REFRESHMENT_WAYS = Names("refreshment", ["take", "exchange"])


# ---------------------------------------------------------------------- refreshments


def add_tokens(s: Covenant, clan: int, kind: int, n: int) -> None:
    """Tokens come from the supply, or go back to it."""
    s.tokens_left[kind] -= n
    s.tokens[clan * TOKEN_COUNT + kind] += n


def take_plus_one(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-3.16, R-08. Take +1 tokens from the supply without the choice to exchange."""
    taken = min(n, s.tokens_left[0])
    add_tokens(s, clan, 0, taken)
    for _ in range(taken):
        s.report_why(events.TOKEN_GAINED, clan, why)
    if taken < n:
        lost(s, clan, PLUS_ONE, why)


def gain_refreshment(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.21. So many refreshments, one after the other."""
    offer(s, GainRefreshment(clan, n, why))


class GainRefreshment(ManyChoice):
    """COV-4.21. Take a +1 token, or exchange an own +1 for a +2."""

    name = "gain_refreshment"
    names: ClassVar[Names | None] = REFRESHMENT_WAYS
    op: ClassVar[int] = REFRESHMENT
    declines: ClassVar[str] = ""

    def allowed(self, s: Covenant) -> list[int]:
        ones, twos = s.tokens_left
        found = [TAKE_TOKEN] if ones else []
        return [*found, EXCHANGE] if twos and s.my_tokens(self.seat)[0] else found

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        if code == EXCHANGE and s.my_tokens(self.seat)[0] == 0:
            return Refusal("COV-4.21", "no-plus-one")
        return Refusal("COV-4.21", "no-token-left", n=code + 1)

    def take(self, s: Covenant, code: int) -> None:
        add_tokens(s, self.seat, code, 1)
        if code == EXCHANGE:
            add_tokens(s, self.seat, 0, -1)
        kind = events.TOKEN_EXCHANGED if code == EXCHANGE else events.TOKEN_GAINED
        s.report_why(kind, self.seat, self.why)
        if self.n > 1:
            offer(s, GainRefreshment(self.seat, self.n - 1, self.why))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [f"token:{self.seat}:{REFRESHMENTS.token(code)}"]


# ---------------------------------------------------------------------- strength


def strengthen(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.23. So many times, a dwarf may be strengthened."""
    offer(s, Strengthen(clan, n, why))


def equal_dwarf(s: Covenant, clan: int, dwarf: int) -> int:
    """The first dwarf in the tavern who is as strong: those there differ in nothing else."""
    posts, strength = s.my_posts(clan), s.my_strength(clan)
    if posts[dwarf] != TAVERN:
        return dwarf
    idle = [one for one in range(dwarf) if posts[one] == TAVERN]
    return next((one for one in idle if strength[one] == strength[dwarf]), dwarf)


class Strengthen(ManyChoice):
    """COV-4.23, R-33. Choose a dwarf whose strength rises by one for good."""

    name = "strengthen"
    names: ClassVar[Names | None] = DWARVES
    op: ClassVar[int] = STRENGTHEN
    points_at: ClassVar[str] = "dwarf:{}"

    def allowed(self, s: Covenant) -> list[int]:
        in_use = s.dwarf if self.seat == s.active else NONE
        weak = [dwarf for dwarf, n in enumerate(s.my_strength(self.seat)) if n < STRONGEST]
        return [dwarf for dwarf in weak if dwarf != in_use]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if s.my_strength(self.seat)[code] >= STRONGEST:
            return Refusal("COV-4.23", "dwarf-strongest", n=STRONGEST)
        return None if code in self.allowed(s) else Refusal("COV-4.23", "dwarf-in-use")

    def same_as(self, s: Covenant, code: int) -> int:
        return code if code == DECLINE else equal_dwarf(s, self.seat, code)

    def take(self, s: Covenant, code: int) -> None:
        s.strength[self.seat * DWARF_COUNT + code] += 1
        s.report_why(events.STRENGTHENED, self.seat, self.why, code, s.my_strength(self.seat)[code])
        self._next(s)

    def decline(self, s: Covenant) -> None:
        super().decline(s)
        self._next(s)

    def _next(self, s: Covenant) -> None:
        if self.n > 1:
            strengthen(s, self.seat, 0, self.n - 1, self.why)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        strength = s.my_strength(self.seat)[code]
        return Phrase("do-strengthen", dwarf=DWARVES.word(code), n=strength)


def add_might(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.27. The dwarf on the tool in use is stronger until the end of the turn."""
    if clan != s.active or s.dwarf == NONE:
        lost(s, clan, STRENGTH, why)
        return
    s.might += n
    s.say(events.MIGHT_GAINED, clan, n, why)
