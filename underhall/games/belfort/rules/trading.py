"""The trading post (4-I)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.names import Codec, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.belfort.box.components import Trade
from underhall.games.belfort.box.names import GOLD, MARKET, METAL, STONE, TRADES, WOOD
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.building import cost_words, goods_at, refuse_cost
from underhall.games.belfort.table.state import Belfort

LEAVE: Final = 0
BOUGHT: Final = 1
SOLD: Final = 2


def visits_left(s: Belfort, seat: int) -> int:
    """BEL-4.58. Visits of this round not yet made."""
    return s.tables.base_visits + s.my_gnomes(seat)[MARKET] + s.extra_visits - s.visits_used


def can_trade(s: Belfort, seat: int) -> bool:
    """BEL-4.61. Whether any transaction is possible."""
    return any(s.can_pay(seat, trade.give) for trade in s.tables.trades)


def refuse_visit(s: Belfort, seat: int) -> Refusal | None:
    """BEL-4.58, 4.61. Why the trading post cannot be visited now."""
    if visits_left(s, seat) <= 0:
        return Refusal("BEL-4.58", "no-visit-left")
    if not can_trade(s, seat):
        return Refusal("BEL-4.61", "nothing-to-trade")
    return None


class Visit(Decision[Belfort]):
    """BEL-4.59, 4.60. At most one purchase and one sale; ``done`` says which was made."""

    name = "trade"
    names: ClassVar[Names | None] = TRADES
    closing: ClassVar[Sequence[int]] = (LEAVE,)
    fields: ClassVar[dict[str, Codec]] = {"done": Number(0, SOLD)}

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        if code == LEAVE:
            return None if self.done else Refusal("BEL-4.59", "trade-first")
        trade = s.tables.trades[code - 1]
        if trade.is_sale and self.done & SOLD:
            return Refusal("BEL-4.59", "already-sold")
        if not trade.is_sale and self.done & BOUGHT:
            return Refusal("BEL-4.59", "already-bought")
        return refuse_cost(s, self.seat, trade.give, "BEL-4.60")

    def options(self, s: Belfort) -> list[int]:
        found = [LEAVE] if self.done else []
        for at, trade in enumerate(s.tables.trades):
            used = SOLD if trade.is_sale else BOUGHT
            if not self.done & used and s.can_pay(self.seat, trade.give):
                found.append(at + 1)
        return found

    def choose(self, s: Belfort, code: int) -> None:
        if code == LEAVE:
            return
        trade = s.tables.trades[code - 1]
        s.visits_used += self.done == 0
        s.pay(self.seat, trade.give)
        for good, count in enumerate(trade.take):
            s.take(self.seat, good, count)
        say_trade(s, self.seat, trade)
        done = self.done | (SOLD if trade.is_sale else BOUGHT)
        if done != BOUGHT | SOLD:
            s.then(Visit(self.seat, done))

    def label(self, s: Belfort, code: int) -> Phrase:
        if code == LEAVE:
            return Phrase("do-leave-post")
        trade = s.tables.trades[code - 1]
        give, take = cost_words(trade.give), cost_words(trade.take)
        return Phrase("do-sell" if trade.is_sale else "do-buy", give=give, take=take)

    def targets(self, s: Belfort, code: int) -> list[str]:
        """The goods that change hands; gold, which always does, says nothing."""
        if code == LEAVE:
            return []
        trade = s.tables.trades[code - 1]
        goods = trade.give if trade.is_sale else trade.take
        return [goods_at(self.seat, good) for good, n in enumerate(goods) if n]


def say_trade(s: Belfort, seat: int, trade: Trade) -> None:
    """Report a purchase or a sale."""
    if trade.is_sale:
        give = trade.give
        s.say(events.SOLD, seat, give[WOOD], give[STONE], give[METAL], trade.take[GOLD])
        return
    for good, n in enumerate(trade.take):
        if n:
            s.say(events.BOUGHT, seat, good, n, trade.give[GOLD])
