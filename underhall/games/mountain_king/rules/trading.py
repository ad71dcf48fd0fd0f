"""Trade with the supply (4.12, 4.13): any four resources for one."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Decision, Effect
from underhall.core.names import SEAT, Codec, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.names import RESOURCE_COUNT, RESOURCES
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.misfits import out_of_turn
from underhall.games.mountain_king.rules.payment import ANY_CART, charge_one, spend_by_plan
from underhall.games.mountain_king.table.state import MountainKing


def trade_rate(s: MountainKing) -> int:
    """MTK-4.12, 4.115. How many resources the next trade costs."""
    return s.tables.market_rate if s.cheap_trades else s.tables.trade_rate


def can_trade(s: MountainKing, seat: int) -> bool:
    """MTK-4.12. Whether a trade can be paid."""
    return s.total(seat) >= trade_rate(s)


def refuse_trade(s: MountainKing, seat: int) -> Refusal | None:
    """MTK-4.12. Why no trade can be made."""
    if can_trade(s, seat):
        return None
    return Refusal("MTK-4.12", "too-few-to-trade", need=trade_rate(s), have=s.total(seat))


def trade_label(s: MountainKing) -> Phrase:
    """What the option is called in every menu."""
    return Phrase("do-trade", n=trade_rate(s))


class TradeGain(Decision[MountainKing]):
    """MTK-4.12. Choose what to take from the supply."""

    name = "trade_gain"
    names: ClassVar[Names | None] = RESOURCES

    def misfit(self, s: MountainKing) -> str:
        if not can_trade(s, self.seat):
            return "there is too little to trade with (MTK-4.12)"
        return out_of_turn(s, self.seat)

    def candidates(self, s: MountainKing) -> list[int]:
        return list(range(RESOURCE_COUNT))

    def choose(self, s: MountainKing, code: int) -> None:
        rate = trade_rate(s)
        s.then(TradeGive(self.seat, code, rate, rate))


class TradeGive(Decision[MountainKing]):
    """MTK-4.12. Choose what to give next, ``left`` more of ``rate`` in all."""

    name = "trade_give"
    names: ClassVar[Names | None] = RESOURCES
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (
        ("seat", SEAT),
        ("gain", RESOURCES),
        ("left", Number(1)),
        ("rate", Number(1)),
    )

    def __init__(self, seat: int, gain: int, left: int, rate: int) -> None:
        super().__init__(seat)
        self.gain = gain
        self.left = left
        self.rate = rate

    def misfit(self, s: MountainKing) -> str:
        if self.left > s.total(self.seat):
            return f"there are no {self.left} resources to give (MTK-4.12)"
        if self.left > self.rate or self.rate != trade_rate(s):
            return "that is not the rate of a trade (MTK-4.12)"
        return out_of_turn(s, self.seat)

    def step(self, s: MountainKing) -> bool:
        if s.total(self.seat) > self.left:
            return super().step(s)
        s.agenda.pop()
        for resource in range(RESOURCE_COUNT):
            n = s.held(self.seat, resource)
            if n:
                spend_by_plan(s, self.seat, resource, n, ANY_CART)
        s.then(TakeTraded(self.seat, self.gain))
        return True

    def candidates(self, s: MountainKing) -> list[int]:
        return list(range(RESOURCE_COUNT))

    def options(self, s: MountainKing) -> list[int]:
        seat = self.seat
        return [resource for resource in range(RESOURCE_COUNT) if s.held(seat, resource)]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if s.held(self.seat, code):
            return None
        return Refusal("MTK-4.12", "has-none", resource=RESOURCES.word(code))

    def choose(self, s: MountainKing, code: int) -> None:
        if self.left == 1:
            charge_one(s, self.seat, code, 1, ANY_CART, TakeTraded(self.seat, self.gain))
            return
        more = TradeGive(self.seat, self.gain, self.left - 1, self.rate)
        charge_one(s, self.seat, code, 1, ANY_CART, more)

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-trade_give", gain=RESOURCES.word(self.gain), n=self.left)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [f"storage:{self.seat}:{RESOURCES.token(code)}"]


class TakeTraded(Effect[MountainKing]):
    """MTK-4.12, 4.115. The new resource enters storage; a cheap trade is used up."""

    name = "take_traded"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("gain", RESOURCES))

    def __init__(self, seat: int, gain: int) -> None:
        self.seat = seat
        self.gain = gain

    def misfit(self, s: MountainKing) -> str:
        return out_of_turn(s, self.seat)

    def run(self, s: MountainKing) -> None:
        s.gain(self.seat, self.gain, 1)
        s.say(events.TRADED, self.seat, self.gain, trade_rate(s))
        s.cheap_trades = max(0, s.cheap_trades - 1)
