"""Thieves and Bandits (4-O): taking gold and goods from other players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.names import Names
from underhall.core.phrase import Amount, Phrase, Refusal, SeatName
from underhall.games.belfort.box.names import GOLD, GOODS, METAL, MOST_SEATS, STONE, WOOD
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.building import goods_at
from underhall.games.belfort.table.state import Belfort

ONE: Final = 0
SEVERAL: Final = 1
FORMS = Names("form", ["one", "several"], words="")
STOP: Final = 0
MIX: Final = 8
"""Goods from one victim: METAL_CODE, or wood * MIX + stone."""
METAL_CODE: Final = 0


def others(s: Belfort, seat: int) -> list[int]:
    """All other seats."""
    return [who for who in range(s.seats) if who != seat]


def with_gold(s: Belfort, seat: int) -> list[int]:
    """BEL-4.88. The other players who have gold."""
    return [who for who in others(s, seat) if s.gold(who)]


def with_goods(s: Belfort, seat: int, below: int = GOLD) -> list[int]:
    """BEL-4.89. The other players who have any good ``below`` this one."""
    return [who for who in others(s, seat) if any(s.my_goods(who)[:below])]


def steal(s: Belfort, seat: int, victim: int, good: int, count: int) -> None:
    """Goods change hands."""
    s.take(victim, good, -count)
    s.take(seat, good, count)
    if good == GOLD:
        s.say(events.GOLD_STOLEN, seat, victim, count)
    else:
        s.say(events.ROBBED, seat, victim, good, count)


def mixes(most: int) -> list[int]:
    """The codes of metal, and of up to so many wood and stone in any mix."""
    pairs = [(wood, n - wood) for n in range(1, most + 1) for wood in range(n, -1, -1)]
    return [METAL_CODE, *(wood * MIX + stone for wood, stone in pairs)]


class _Form(Decision[Belfort]):
    """One victim or several: the second form needs two who have something."""

    names: ClassVar[Names | None] = FORMS
    clause: ClassVar[str] = ""

    def candidates(self, s: Belfort) -> list[int]:
        return [ONE, SEVERAL]

    def small_victims(self, s: Belfort) -> list[int]:
        """Whom the second form could be played on."""
        raise NotImplementedError

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        enough = code == ONE or len(self.small_victims(s)) >= 2
        return None if enough else Refusal(self.clause, "too-few-victims")

    def label(self, s: Belfort, code: int) -> Phrase:
        return Phrase("do-rob-" + FORMS.token(code))


class _Victim(Decision[Belfort]):
    """A choice among the other players; codes are seats."""

    codes: ClassVar[Sequence[int]] = range(MOST_SEATS)

    def candidates(self, s: Belfort) -> list[int]:
        return others(s, self.seat)

    def token(self, s: Belfort, code: int) -> str:
        return f"seat:{code}"

    def label(self, s: Belfort, code: int) -> Phrase:
        return Phrase("do-rob", victim=SeatName(code))

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"seat:{code}"]


class _Next(Decision[Belfort]):
    """One piece from each of several; ``robbed`` are bits. Codes: STOP, then by seat and good."""

    clause: ClassVar[str] = ""
    loot: ClassVar[tuple[int, ...]] = ()
    closing: ClassVar[Sequence[int]] = (STOP,)

    def __init__(self, seat: int, robbed: int) -> None:
        super().__init__(seat)
        self.robbed = robbed

    def theft(self, code: int) -> tuple[int, int]:
        """From whom, and what."""
        victim, which = divmod(code - 1, len(self.loot))
        return victim, self.loot[which]

    def refuse_empty(self, victim: int, good: int) -> Refusal:
        """Why nothing can be had from somebody who has none."""
        raise NotImplementedError

    def go_on(self, s: Belfort, robbed: int) -> None:
        """Ask for the next victim, if there may be more."""
        raise NotImplementedError

    def candidates(self, s: Belfort) -> list[int]:
        thefts = range(1, 1 + s.seats * len(self.loot))
        return [STOP, *(code for code in thefts if self.theft(code)[0] != self.seat)]

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        if code == STOP:
            return None if self.robbed else Refusal(self.clause, "rob-one-first")
        victim, good = self.theft(code)
        if self.robbed >> victim & 1:
            return Refusal(self.clause, "already-robbed", who=SeatName(victim))
        return None if s.my_goods(victim)[good] else self.refuse_empty(victim, good)

    def choose(self, s: Belfort, code: int) -> None:
        if code != STOP:
            victim, good = self.theft(code)
            steal(s, self.seat, victim, good, 1)
            self.go_on(s, self.robbed | 1 << victim)

    def token(self, s: Belfort, code: int) -> str:
        return "stop" if code == STOP else f"seat:{self.theft(code)[0]}"

    def label(self, s: Belfort, code: int) -> Phrase:
        if code == STOP:
            return Phrase("do-stop")
        victim, good = self.theft(code)
        return Phrase("do-rob-of", victim=SeatName(victim), goods=[Amount(GOODS, good, 1)])

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [] if code == STOP else [goods_at(*self.theft(code))]


# ---------------------------------------------------------------------- Thieves


class ThiefForm(_Form):
    """BEL-4.88. Much gold from one player or one gold from each of several."""

    name = "thief_form"
    clause: ClassVar[str] = "BEL-4.88"

    def small_victims(self, s: Belfort) -> list[int]:
        return with_gold(s, self.seat)

    def choose(self, s: Belfort, code: int) -> None:
        s.then(ThiefNext(self.seat, 0) if code == SEVERAL else ThiefVictim(self.seat))

    def prompt(self, s: Belfort) -> Phrase:
        gold = Amount(GOODS, GOLD, s.tables.thieves_gold)
        return Phrase("ask-thief_form", gold=gold, victims=s.tables.thieves_victims)


class ThiefVictim(_Victim):
    """BEL-4.88. Up to three gold from one player: all he has, if fewer."""

    name = "thief_victim"

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        return None if s.gold(code) else Refusal("BEL-4.88", "has-no-gold", who=SeatName(code))

    def choose(self, s: Belfort, code: int) -> None:
        steal(s, self.seat, code, GOLD, min(s.gold(code), s.tables.thieves_gold))

    def label(self, s: Belfort, code: int) -> Phrase:
        count = Amount(GOODS, GOLD, min(s.gold(code), s.tables.thieves_gold))
        return Phrase("do-rob-of", victim=SeatName(code), goods=[count])


class ThiefNext(_Next):
    """BEL-4.88. One gold from each of up to three."""

    name = "thief_next"
    codes: ClassVar[Sequence[int]] = range(1 + MOST_SEATS)
    clause: ClassVar[str] = "BEL-4.88"
    loot: ClassVar[tuple[int, ...]] = (GOLD,)

    def refuse_empty(self, victim: int, good: int) -> Refusal:
        return Refusal("BEL-4.88", "has-no-gold", who=SeatName(victim))

    def go_on(self, s: Belfort, robbed: int) -> None:
        if robbed.bit_count() < s.tables.thieves_victims:
            s.then(ThiefNext(self.seat, robbed))


# ---------------------------------------------------------------------- Bandits


class BanditForm(_Form):
    """BEL-4.89. Goods from one player or one wood or stone from each of several."""

    name = "bandit_form"
    clause: ClassVar[str] = "BEL-4.89"

    def small_victims(self, s: Belfort) -> list[int]:
        return with_goods(s, self.seat, METAL)

    def choose(self, s: Belfort, code: int) -> None:
        s.then(BanditNext(self.seat, 0) if code == SEVERAL else BanditVictim(self.seat))

    def prompt(self, s: Belfort) -> Phrase:
        t, metal = s.tables, Amount(GOODS, METAL, s.tables.bandits_metal)
        goods, victims = t.bandits_goods, t.bandits_victims
        return Phrase("ask-bandit_form", metal=metal, goods=goods, victims=victims)


class BanditVictim(_Victim):
    """BEL-4.89. Choose the one victim."""

    name = "bandit_victim"

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        poor = code not in with_goods(s, self.seat)
        return Refusal("BEL-4.89", "has-no-goods", who=SeatName(code)) if poor else None

    def choose(self, s: Belfort, code: int) -> None:
        s.then(BanditGoods(self.seat, code))


class BanditGoods(Decision[Belfort]):
    """BEL-4.89. One metal, or one or two wood and stone in any mix."""

    name = "bandit_goods"
    codes: ClassVar[Sequence[int]] = mixes(MIX - 1)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def misfit(self, s: Belfort) -> str:
        return "nobody robs himself (BEL-4.89)" if self.victim == self.seat else ""

    def candidates(self, s: Belfort) -> list[int]:
        return mixes(s.tables.bandits_goods)

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        have = s.my_goods(self.victim)
        for good, n in self._booty(s, code):
            if have[good] < n:
                who, what = SeatName(self.victim), Amount(GOODS, good, n)
                return Refusal("BEL-4.89", "victim-lacks", who=who, what=what)
        return None

    def _booty(self, s: Belfort, code: int) -> list[tuple[int, int]]:
        if code == METAL_CODE:
            return [(METAL, s.tables.bandits_metal)]
        goods = [(WOOD, code // MIX), (STONE, code % MIX)]
        return [(good, n) for good, n in goods if n]

    def choose(self, s: Belfort, code: int) -> None:
        for good, n in self._booty(s, code):
            steal(s, self.seat, self.victim, good, n)

    def token(self, s: Belfort, code: int) -> str:
        return "+".join([f"{n}{GOODS.token(good)}" for good, n in self._booty(s, code)])

    def label(self, s: Belfort, code: int) -> Phrase:
        goods = [Amount(GOODS, good, n) for good, n in self._booty(s, code)]
        return Phrase("do-rob-goods", goods=goods)

    def prompt(self, s: Belfort) -> Phrase:
        return Phrase("ask-bandit_goods", victim=SeatName(self.victim))

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [goods_at(self.victim, good) for good, _ in self._booty(s, code)]


class BanditNext(_Next):
    """BEL-4.89. A wood or a stone from each of up to three."""

    name = "bandit_next"
    codes: ClassVar[Sequence[int]] = range(1 + 2 * MOST_SEATS)
    clause: ClassVar[str] = "BEL-4.89"
    loot: ClassVar[tuple[int, ...]] = (WOOD, STONE)

    def refuse_empty(self, victim: int, good: int) -> Refusal:
        what = Amount(GOODS, good, 1)
        return Refusal("BEL-4.89", "victim-lacks", who=SeatName(victim), what=what)

    def go_on(self, s: Belfort, robbed: int) -> None:
        if robbed.bit_count() < s.tables.bandits_victims:
            s.then(BanditNext(self.seat, robbed))

    def token(self, s: Belfort, code: int) -> str:
        if code == STOP:
            return "stop"
        victim, good = self.theft(code)
        return f"seat:{victim}:{GOODS.token(good)}"
