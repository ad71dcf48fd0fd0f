"""Relics (4.J): gaining them, and using one in a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.names import SEAT, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import MOST, PAY_FOR_RELIC, RELIC
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
from underhall.games.covenant.rules.choices import DECLINE, Choice, Fields, RewardChoice
from underhall.games.covenant.rules.reasons import REASONS
from underhall.games.covenant.rules.resources import return_resource
from underhall.games.covenant.rules.rewards import Gain, lost, promise, reward_words, teach
from underhall.games.covenant.table.state import Covenant

OWN_EFFECT: Final = 4
"""In RelicEffect: the effect of the relic itself; the codes below are display spaces."""
PAY_IRON: Final = 0
PAYMENTS = Names("payment", ["pay"])


# ---------------------------------------------------------------------- gaining


def reachable(s: Covenant, seat: int) -> list[int]:
    """COV-4.67, 4.88. The display spaces from which a clan may take a relic."""
    shown, needs = s.relics_shown, s.tables.relic_position
    depth = s.tables.last if s.has(seat, DEEP_EYES) else s.tracks[seat * 3 + MINE]
    return [space for space in range(SPACES) if shown[space] != EMPTY and needs[space] <= depth]


def gain_relic(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.88. A relic within reach, if there is one."""
    if reachable(s, clan):
        s.then(RelicPick(clan, why))
    else:
        lost(s, clan, RELIC, why)


class RelicPick(RewardChoice):
    """COV-4.88. Choose a relic at or behind the marker on the mine track."""

    name = "relic_pick"
    op: ClassVar[int] = RELIC

    def things(self, s: Covenant) -> list[int]:
        return [space for space in range(SPACES) if s.relics_shown[space] != EMPTY]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code not in reachable(s, self.seat):
            need = s.tables.relic_position[code]
            return Refusal("COV-4.88", "relic-too-deep", need=need)
        return None

    def options(self, s: Covenant) -> list[int]:
        found = reachable(s, self.seat)
        found.append(DECLINE)
        return found

    def take(self, s: Covenant, code: int) -> None:
        relic = s.relics_shown[code]
        s.relics_shown[code] = EMPTY
        s.relics[self.seat * RELIC_COUNT + relic] += 1
        if self.seat == s.active:
            s.fresh[relic] += 1
        s.report_why(events.RELIC_TAKEN, self.seat, self.why, relic)

    def thing_token(self, s: Covenant, code: int) -> str:
        return f"relic:{code + 1}"

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        relic = s.relics_shown[code]
        reward = reward_words(s.tables.relic_reward[relic])
        return Phrase("do-take-relic", n=code + 1, relic=RELICS.word(relic), reward=reward)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-relic_pick", why=REASONS.word(self.why))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [] if code == DECLINE else [f"relic:{code + 1}"]


def pay_for_relic(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.29. Iron may be discarded for a relic, if one can be taken."""
    if s.resources[clan * 4 + IRON] >= n and reachable(s, clan):
        s.then(PayForRelic(clan, n, why))
    else:
        lost(s, clan, PAY_FOR_RELIC, why)


class PayForRelic(Choice):
    """COV-4.29. Discard iron and gain a relic, or keep the iron."""

    name = "pay_for_relic"
    names: ClassVar[Names | None] = PAYMENTS
    declines: ClassVar[str] = "keep"
    fields: ClassVar[Fields] = (("seat", SEAT), ("n", Number(1, MOST)), ("why", REASONS))

    def __init__(self, seat: int, n: int, why: int) -> None:
        super().__init__(seat)
        self.n = n
        self.why = why

    def misfit(self, s: Covenant) -> str:
        if s.resources[self.seat * 4 + IRON] < self.n or not reachable(s, self.seat):
            return "there is nothing to pay with or for (COV-4.29)"
        return ""

    def things(self, s: Covenant) -> list[int]:
        return [PAY_IRON]

    def take(self, s: Covenant, code: int) -> None:
        return_resource(s, self.seat, IRON, self.n)
        s.say(events.IRON_PAID, self.seat, self.n)
        s.then(RelicPick(self.seat, self.why))

    def decline(self, s: Covenant) -> None:
        s.say(events.REWARD_DECLINED, self.seat, PAY_FOR_RELIC, self.why)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-pay_for_relic", n=self.n)


# ---------------------------------------------------------------------- using


class UseRelic(Choice):
    """COV-4.5, 4.89 to 4.91. Use one own relic that was not gained this turn, or none."""

    name = "relic_use"
    names: ClassVar[Names | None] = RELICS
    declines: ClassVar[str] = "none"
    starts_action = True

    def things(self, s: Covenant) -> list[int]:
        at = self.seat * RELIC_COUNT
        return [kind for kind in range(RELIC_COUNT) if s.relics[at + kind]]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        at = self.seat * RELIC_COUNT + code
        ready = s.relics[at] - s.relics_used[at]
        if s.relic_used:
            return Refusal("COV-4.89", "relic-already-used")
        if ready == 0:
            return Refusal("COV-4.89", "relic-spent", relic=RELICS.word(code))
        if ready <= s.fresh[code]:
            return Refusal("COV-4.90", "relic-fresh", relic=RELICS.word(code))
        return None

    def options(self, s: Covenant) -> list[int]:
        found = usable_relics(s, self.seat)
        found.append(DECLINE)
        return found

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

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [] if code == DECLINE else [f"own_relic:{self.seat}:{RELICS.token(code)}"]


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
    fields: ClassVar[Fields] = (("seat", SEAT), ("relic", RELICS))

    def __init__(self, seat: int, relic: int) -> None:
        super().__init__(seat)
        self.relic = relic

    def things(self, s: Covenant) -> list[int]:
        shown = [space for space in range(SPACES) if s.relics_shown[space] != EMPTY]
        return [*shown, OWN_EFFECT]

    def take(self, s: Covenant, code: int) -> None:
        kind = self.relic if code == OWN_EFFECT else s.relics_shown[code]
        if code != OWN_EFFECT:
            s.say(events.RELIC_COPIED, self.seat, kind)
        s.then(*relic_effect(s, self.seat, kind))

    def thing_token(self, s: Covenant, code: int) -> str:
        return "own" if code == OWN_EFFECT else f"relic:{code + 1}"

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        if code == OWN_EFFECT:
            reward = reward_words(s.tables.relic_reward[self.relic])
            return Phrase("do-own-relic", relic=RELICS.word(self.relic), reward=reward)
        relic = s.relics_shown[code]
        reward = reward_words(s.tables.relic_reward[relic])
        return Phrase("do-copy-relic", n=code + 1, relic=RELICS.word(relic), reward=reward)

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [] if code == OWN_EFFECT else [f"relic:{code + 1}"]


teach(RELIC, gain_relic)
teach(PAY_FOR_RELIC, pay_for_relic)
