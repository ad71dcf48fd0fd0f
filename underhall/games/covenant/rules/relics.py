"""Relics (4.J): gaining them, and using one in a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import PAY_FOR_RELIC, RELIC
from underhall.games.covenant.box.names import (
    BORROWED_POWER,
    DEEP_EYES,
    EMPTY,
    IRON,
    MINE,
    RELIC_COUNT,
    RELICS,
    SPACES,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import (
    DECLINE,
    Choice,
    ManyChoice,
    RewardChoice,
    offer,
    tiles_on,
)
from underhall.games.covenant.rules.resources import return_resource
from underhall.games.covenant.rules.rewards import Gain, lost, promise, reward_words
from underhall.games.covenant.table.state import Covenant

OWN_EFFECT: Final = 4
"""In RelicEffect: the effect of the relic itself; the codes below are display spaces."""
PAYMENTS = Names("payment", ["pay"])


# ---------------------------------------------------------------------- gaining


def gain_relic(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.88. A relic within reach, if there is one."""
    offer(s, RelicPick(clan, why))


class RelicPick(RewardChoice):
    """COV-4.88, 4.67. Choose a relic at or behind the marker on the mine track."""

    name = "relic_pick"
    codes: ClassVar[Sequence[int]] = range(SPACES)
    op: ClassVar[int] = RELIC
    display: ClassVar[str] = "relic"

    def things(self, s: Covenant) -> list[int]:
        return tiles_on(s.relics_shown)

    def allowed(self, s: Covenant) -> list[int]:
        t = s.tables
        depth = t.last if s.has(self.seat, DEEP_EYES) else s.my_tracks(self.seat)[MINE]
        return [space for space in tiles_on(s.relics_shown) if t.relic_position[space] <= depth]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        return (
            None
            if code in self.allowed(s)
            else Refusal("COV-4.88", "relic-too-deep", need=s.tables.relic_position[code])
        )

    def take(self, s: Covenant, code: int) -> None:
        relic = s.relics_shown[code]
        s.relics_shown[code] = EMPTY
        s.relics[self.seat * RELIC_COUNT + relic] += 1
        if self.seat == s.active:
            s.fresh[relic] += 1
        s.report_why(events.RELIC_TAKEN, self.seat, self.why, relic)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        relic = s.relics_shown[code]
        reward = reward_words(s.tables.relic_reward[relic])
        return Phrase("do-take-relic", n=code + 1, relic=RELICS.word(relic), reward=reward)


def pay_for_relic(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.29. Iron may be discarded for a relic, if one can be taken."""
    choice = PayForRelic(clan, n, why)
    if choice.misfit(s):
        lost(s, clan, PAY_FOR_RELIC, why)
    else:
        s.then(choice)


class PayForRelic(ManyChoice):
    """COV-4.29. Discard iron and gain a relic, or keep the iron."""

    name = "pay_for_relic"
    aside: ClassVar[bool] = True
    names: ClassVar[Names | None] = PAYMENTS
    op: ClassVar[int] = PAY_FOR_RELIC
    declines: ClassVar[str] = "keep"

    def misfit(self, s: Covenant) -> str:
        relics = RelicPick(self.seat, self.why).allowed(s)
        if s.my_resources(self.seat)[IRON] < self.n or not relics:
            return "there is nothing to pay with or for (COV-4.29)"
        return ""

    def take(self, s: Covenant, code: int) -> None:
        return_resource(s, self.seat, IRON, self.n)
        s.say(events.IRON_PAID, self.seat, self.n)
        s.then(RelicPick(self.seat, self.why))

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-pay_for_relic", n=self.n)

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [] if code == DECLINE else ["display:relics"]


# ---------------------------------------------------------------------- using


class UseRelic(Choice):
    """COV-4.5, 4.89 to 4.91. Use one own relic that was not gained this turn, or none."""

    name = "relic_use"
    names: ClassVar[Names | None] = RELICS
    declines: ClassVar[str] = "none"
    declined: ClassVar[str] = "no"
    points_at: ClassVar[str] = "own_relic:{}"
    starts_action = True

    def things(self, s: Covenant) -> list[int]:
        return [kind for kind, n in enumerate(s.my_relics(self.seat)) if n]

    def allowed(self, s: Covenant) -> list[int]:
        return usable_relics(s, self.seat)

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        at = self.seat * RELIC_COUNT + code
        if s.relic_used:
            return Refusal("COV-4.89", "relic-already-used")
        if s.relics[at] == s.relics_used[at]:
            return Refusal("COV-4.89", "relic-spent", relic=RELICS.word(code))
        return Refusal("COV-4.90", "relic-fresh", relic=RELICS.word(code))

    def take(self, s: Covenant, code: int) -> None:
        s.relics_used[self.seat * RELIC_COUNT + code] += 1
        s.relic_used = True
        s.say(events.RELIC_USED, self.seat, code)
        if s.has(self.seat, BORROWED_POWER):
            s.then(RelicEffect(self.seat, code))
        else:
            s.then(*relic_effect(s, self.seat, code))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        reward = reward_words(s.tables.relic_reward[code])
        return Phrase("do-use-relic", relic=RELICS.word(code), reward=reward)


def usable_relics(s: Covenant, seat: int) -> list[int]:
    """COV-4.89, 4.90. Kinds of which the clan may use a relic now."""
    if s.relic_used:
        return []
    at = seat * RELIC_COUNT
    relics, used, fresh = s.relics, s.relics_used, s.fresh
    return [
        kind
        for kind in range(RELIC_COUNT)
        if relics[at + kind] and relics[at + kind] - used[at + kind] > fresh[kind]
    ]


def relic_effect(s: Covenant, seat: int, kind: int) -> tuple[Gain, ...]:
    """COV-4.91. What a relic of this kind does."""
    return promise(seat, s.tables.relic_reward[kind], reasons.RELIC)


class RelicEffect(Choice):
    """COV-4.73. Tradition 20: the effect of the own relic, or of one on the display."""

    name = "relic_effect"
    codes: ClassVar[Sequence[int]] = range(OWN_EFFECT + 1)
    display: ClassVar[str] = "relic"

    def __init__(self, seat: int, relic: int) -> None:
        super().__init__(seat)
        self.relic = relic

    def things(self, s: Covenant) -> list[int]:
        return [*tiles_on(s.relics_shown), OWN_EFFECT]

    def take(self, s: Covenant, code: int) -> None:
        kind = self.relic if code == OWN_EFFECT else s.relics_shown[code]
        if code != OWN_EFFECT:
            s.say(events.RELIC_COPIED, self.seat, kind)
        s.then(*relic_effect(s, self.seat, kind))

    def thing_token(self, s: Covenant, code: int) -> str:
        return "own" if code == OWN_EFFECT else super().thing_token(s, code)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        if code == OWN_EFFECT:
            reward = reward_words(s.tables.relic_reward[self.relic])
            return Phrase("do-own-relic", relic=RELICS.word(self.relic), reward=reward)
        relic = s.relics_shown[code]
        reward = reward_words(s.tables.relic_reward[relic])
        return Phrase("do-copy-relic", n=code + 1, relic=RELICS.word(relic), reward=reward)

    def targets(self, s: Covenant, code: int) -> list[str]:
        if code == OWN_EFFECT:
            return [f"own_relic:{self.seat}:{RELICS.token(self.relic)}"]
        return super().targets(s, code)
