"""Trade with the supply (4.12, 4.13): any four resources for one."""

from __future__ import annotations

from typing import Any, ClassVar

from underhall.core.agenda import Frame
from underhall.core.names import Codec, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.components import named_amounts
from underhall.games.mountain_king.box.names import RESOURCE_COUNT, RESOURCES
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.frames import Choice, Deed
from underhall.games.mountain_king.rules.payment import (
    ANY_CART,
    charge_one,
    good_targets,
    refuse_lack,
    spend_by_plan,
)
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


def trade_targets(seat: int) -> list[str]:
    """What stands for a trade on the table."""
    return [f"trade:{seat}"]


class TradeGain(Choice):
    """MTK-4.12. Choose what to take from the supply."""

    name = "trade_gain"
    names: ClassVar[Names | None] = RESOURCES

    def unfit(self, s: MountainKing) -> str:
        return "" if can_trade(s, self.seat) else "there is too little to trade with (MTK-4.12)"

    def choose(self, s: MountainKing, code: int) -> None:
        rate = trade_rate(s)
        s.then(TradeGive(self.seat, code, rate, rate))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return good_targets(self.seat, code)


class TradeGive(Choice):
    """MTK-4.12. Choose what to give next, ``left`` more of ``rate`` in all."""

    name = "trade_give"
    aside: ClassVar[bool] = True
    names: ClassVar[Names | None] = RESOURCES
    fields: ClassVar[dict[str, Codec]] = {"left": Number(1)}

    def __init__(self, seat: int, gain: int, left: int, rate: int) -> None:
        super().__init__(seat)
        self.gain = gain
        self.left = left
        self.rate = rate

    def unfit(self, s: MountainKing) -> str:
        if self.left > s.total(self.seat):
            return f"there are no {self.left} resources to give (MTK-4.12)"
        if self.left > self.rate or self.rate != trade_rate(s):
            return "that is not the rate of a trade (MTK-4.12)"
        return ""

    def step(self, s: MountainKing) -> bool:
        if s.total(self.seat) > self.left:
            return super().step(s)
        s.agenda.pop()
        for resource, n in named_amounts(s.goods(self.seat)):
            spend_by_plan(s, self.seat, resource, n, ANY_CART)
        s.then(TakeTraded(self.seat, self.gain))
        return True

    def options(self, s: MountainKing) -> list[int]:
        return [resource for resource in range(RESOURCE_COUNT) if s.held(self.seat, resource)]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return refuse_lack(s, self.seat, code, "MTK-4.12")

    def choose(self, s: MountainKing, code: int) -> None:
        after: Frame[Any] = (
            TradeGive(self.seat, self.gain, self.left - 1, self.rate)
            if self.left > 1
            else TakeTraded(self.seat, self.gain)
        )
        charge_one(s, self.seat, code, 1, ANY_CART, after)

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-trade_give", gain=RESOURCES.word(self.gain), n=self.left)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return good_targets(self.seat, code)


class TakeTraded(Deed):
    """MTK-4.12, 4.115. The new resource enters storage; a cheap trade is used up."""

    name = "take_traded"
    aside: ClassVar[bool] = True

    def __init__(self, seat: int, gain: int) -> None:
        super().__init__(seat)
        self.gain = gain

    def run(self, s: MountainKing) -> None:
        s.gain(self.seat, self.gain, 1)
        s.say(events.TRADED, self.seat, self.gain, trade_rate(s))
        s.cheap_trades = max(0, s.cheap_trades - 1)
