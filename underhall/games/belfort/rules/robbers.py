"""Thieves and Bandits (4-O): taking gold and goods from other players."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.names import SEAT, Codec, Number
from underhall.core.phrase import Amount, Phrase, Refusal, SeatName
from underhall.games.belfort.box.names import (
    GOLD,
    GOODS,
    METAL,
    STONE,
    WOOD,
)
from underhall.games.belfort.rules import events
from underhall.games.belfort.table.state import Belfort

ONE: Final = 0
SEVERAL: Final = 1
STOP: Final = 0
MIX: Final = 8
"""Goods from one victim: METAL_CODE, or wood * MIX + stone."""
METAL_CODE: Final = 0


def others(s: Belfort, seat: int) -> list[int]:
    """All other seats."""
    return [who for who in range(s.seats) if who != seat]


def steal(s: Belfort, seat: int, victim: int, good: int, count: int) -> None:
    """Goods change hands."""
    s.goods[victim * 4 + good] -= count
    s.goods[seat * 4 + good] += count


class _Form(Decision[Belfort]):
    """One victim or several: the second form needs two who have something."""

    clause: ClassVar[str] = ""

    def candidates(self, s: Belfort) -> list[int]:
        return [ONE, SEVERAL]

    def small_victims(self, s: Belfort) -> list[int]:
        """Whom the second form could be played on."""
        raise NotImplementedError

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        if code == SEVERAL and len(self.small_victims(s)) < 2:
            return Refusal(self.clause, "too-few-victims")
        return None

    def token(self, s: Belfort, code: int) -> str:
        return "several" if code == SEVERAL else "one"

    def label(self, s: Belfort, code: int) -> Phrase:
        return Phrase("do-rob-several" if code == SEVERAL else "do-rob-one")


class _Victim(Decision[Belfort]):
    """A choice among the other players; codes are seats."""

    def candidates(self, s: Belfort) -> list[int]:
        return others(s, self.seat)

    def token(self, s: Belfort, code: int) -> str:
        return f"seat:{code}"

    def label(self, s: Belfort, code: int) -> Phrase:
        return Phrase("do-rob", victim=SeatName(code))

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"seat:{code}"]


# ---------------------------------------------------------------------- Thieves


def with_gold(s: Belfort, seat: int) -> list[int]:
    """BEL-4.88. The other players who have gold."""
    return [who for who in others(s, seat) if s.gold(who) > 0]


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
        count = min(s.gold(code), s.tables.thieves_gold)
        steal(s, self.seat, code, GOLD, count)
        s.say(events.GOLD_STOLEN, self.seat, code, count)

    def label(self, s: Belfort, code: int) -> Phrase:
        count = Amount(GOODS, GOLD, min(s.gold(code), s.tables.thieves_gold))
        return Phrase("do-rob-of", victim=SeatName(code), goods=[count])


class ThiefNext(Decision[Belfort]):
    """BEL-4.88. One gold from each of up to three; ``robbed`` are bits. Codes: STOP, 1 + seat."""

    name = "thief_next"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("robbed", Number(0, 31)))

    def __init__(self, seat: int, robbed: int) -> None:
        super().__init__(seat)
        self.robbed = robbed

    def candidates(self, s: Belfort) -> list[int]:
        return [STOP, *(1 + who for who in others(s, self.seat))]

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        if code == STOP:
            return None if self.robbed else Refusal("BEL-4.88", "rob-one-first")
        if self.robbed >> (code - 1) & 1:
            return Refusal("BEL-4.88", "already-robbed", who=SeatName(code - 1))
        if s.gold(code - 1) == 0:
            return Refusal("BEL-4.88", "has-no-gold", who=SeatName(code - 1))
        return None

    def choose(self, s: Belfort, code: int) -> None:
        if code == STOP:
            return
        steal(s, self.seat, code - 1, GOLD, 1)
        s.say(events.GOLD_STOLEN, self.seat, code - 1, 1)
        robbed = self.robbed | 1 << (code - 1)
        if robbed.bit_count() < s.tables.thieves_victims:
            s.then(ThiefNext(self.seat, robbed))

    def token(self, s: Belfort, code: int) -> str:
        return "stop" if code == STOP else f"seat:{code - 1}"

    def label(self, s: Belfort, code: int) -> Phrase:
        if code == STOP:
            return Phrase("do-stop")
        gold = [Amount(GOODS, GOLD, 1)]
        return Phrase("do-rob-of", victim=SeatName(code - 1), goods=gold)

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [] if code == STOP else [f"seat:{code - 1}"]


# ---------------------------------------------------------------------- Bandits


def has_goods(s: Belfort, who: int) -> bool:
    """Whether a player has wood, stone or metal."""
    return any(s.goods[who * 4 : who * 4 + GOLD])


def with_goods(s: Belfort, seat: int) -> list[int]:
    """BEL-4.89. The other players who have wood, stone or metal."""
    return [who for who in others(s, seat) if has_goods(s, who)]


class BanditForm(_Form):
    """BEL-4.89. Goods from one player or one wood or stone from each of several."""

    name = "bandit_form"
    clause: ClassVar[str] = "BEL-4.89"

    def small_victims(self, s: Belfort) -> list[int]:
        return [who for who in others(s, self.seat) if any(s.goods[who * 4 : who * 4 + METAL])]

    def choose(self, s: Belfort, code: int) -> None:
        s.then(BanditNext(self.seat, 0) if code == SEVERAL else BanditVictim(self.seat))

    def prompt(self, s: Belfort) -> Phrase:
        t = s.tables
        metal = Amount(GOODS, METAL, t.bandits_metal)
        victims = t.bandits_victims
        return Phrase("ask-bandit_form", metal=metal, goods=t.bandits_goods, victims=victims)


class BanditVictim(_Victim):
    """BEL-4.89. Choose the one victim."""

    name = "bandit_victim"

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        return (
            None if has_goods(s, code) else Refusal("BEL-4.89", "has-no-goods", who=SeatName(code))
        )

    def choose(self, s: Belfort, code: int) -> None:
        s.then(BanditGoods(self.seat, code))


class BanditGoods(Decision[Belfort]):
    """BEL-4.89. One metal, or one or two wood and stone in any mix."""

    name = "bandit_goods"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("victim", SEAT))

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def misfit(self, s: Belfort) -> str:
        return "nobody robs himself (BEL-4.89)" if self.victim == self.seat else ""

    def candidates(self, s: Belfort) -> list[int]:
        most = s.tables.bandits_goods
        mixes = [(wood, n - wood) for n in range(1, most + 1) for wood in range(n, -1, -1)]
        return [METAL_CODE, *(wood * MIX + stone for wood, stone in mixes)]

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        have = s.goods[self.victim * 4 : self.victim * 4 + 4]
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
            s.say(events.ROBBED, self.seat, self.victim, good, n)

    def token(self, s: Belfort, code: int) -> str:
        return "+".join([f"{n}{GOODS.token(good)}" for good, n in self._booty(s, code)])

    def label(self, s: Belfort, code: int) -> Phrase:
        goods = [Amount(GOODS, good, n) for good, n in self._booty(s, code)]
        return Phrase("do-rob-goods", goods=goods)

    def prompt(self, s: Belfort) -> Phrase:
        return Phrase("ask-bandit_goods", victim=SeatName(self.victim))


class BanditNext(Decision[Belfort]):
    """BEL-4.89. A wood or a stone from each of up to three. Codes: STOP, 1 + seat * 2 + good."""

    name = "bandit_next"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("robbed", Number(0, 31)))

    def __init__(self, seat: int, robbed: int) -> None:
        super().__init__(seat)
        self.robbed = robbed

    def candidates(self, s: Belfort) -> list[int]:
        pairs = [(who, good) for who in others(s, self.seat) for good in (WOOD, STONE)]
        return [STOP, *(1 + who * 2 + good for who, good in pairs)]

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        if code == STOP:
            return None if self.robbed else Refusal("BEL-4.89", "rob-one-first")
        victim, good = (code - 1) // 2, (code - 1) % 2
        if self.robbed >> victim & 1:
            return Refusal("BEL-4.89", "already-robbed", who=SeatName(victim))
        if s.goods[victim * 4 + good] == 0:
            what = Amount(GOODS, good, 1)
            return Refusal("BEL-4.89", "victim-lacks", who=SeatName(victim), what=what)
        return None

    def choose(self, s: Belfort, code: int) -> None:
        if code == STOP:
            return
        victim, good = (code - 1) // 2, (code - 1) % 2
        steal(s, self.seat, victim, good, 1)
        s.say(events.ROBBED, self.seat, victim, good, 1)
        robbed = self.robbed | 1 << victim
        if robbed.bit_count() < s.tables.bandits_victims:
            s.then(BanditNext(self.seat, robbed))

    def token(self, s: Belfort, code: int) -> str:
        if code == STOP:
            return "stop"
        return f"seat:{(code - 1) // 2}:{GOODS.token((code - 1) % 2)}"

    def label(self, s: Belfort, code: int) -> Phrase:
        if code == STOP:
            return Phrase("do-stop")
        victim = SeatName((code - 1) // 2)
        return Phrase("do-rob-of", victim=victim, goods=[Amount(GOODS, (code - 1) % 2, 1)])

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [] if code == STOP else [f"seat:{(code - 1) // 2}"]
