"""The Architects (4-M): occupying any free place without a card, at a discount."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Decision
from underhall.core.names import Names
from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.belfort.box.names import DISCOUNTS, GUILD, KINDS, Cost
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.building import (
    Sites,
    cost_words,
    free_sites,
    put_markers,
    reason_of,
    refuse_cost,
    refuse_site,
    shortage,
)
from underhall.games.belfort.table.state import Belfort


def full_cost(s: Belfort, symbol: int) -> Cost:
    """What a place costs without discount; a guild by its tile."""
    t = s.tables
    kind = t.location_kind[t.symbol_location[symbol]]
    if kind == GUILD:
        return t.guild_cost[s.guilds[t.symbol_district[symbol]]]
    return t.cost[kind]


def discounted(cost: Cost, discount: Cost) -> Cost | None:
    """BEL-4.80. A cost less a discount; None if the cost does not contain all of it."""
    left = [full - less for full, less in zip(cost, discount)]
    return None if min(left) < 0 else tuple(left)


def payable_discounts(s: Belfort, seat: int, cost: Cost) -> list[int]:
    """BEL-4.80. The discounts that fit into a cost and leave something payable."""
    costs = [discounted(cost, discount) for discount in s.tables.discounts]
    return [code for code, left in enumerate(costs) if left is not None and s.can_pay(seat, left)]


def can_occupy(s: Belfort, seat: int, symbol: int) -> bool:
    """Whether a free place is payable with some discount."""
    free = s.is_free(s.tables.symbol_location[symbol])
    return free and bool(payable_discounts(s, seat, full_cost(s, symbol)))


def can_occupy_kind(s: Belfort, seat: int, kind: int) -> bool:
    """BEL-4.79. Whether some free location of a kind is payable."""
    symbols = [s.tables.location_symbols[location][0] for location in s.tables.kind_locations[kind]]
    return any(can_occupy(s, seat, symbol) for symbol in symbols)


def can_occupy_anything(s: Belfort, seat: int) -> bool:
    """BEL-4.56. Whether the Architects can do anything."""
    return any(can_occupy_kind(s, seat, kind) for kind in range(len(KINDS)))


def refuse_as_too_dear(s: Belfort, seat: int, symbols: list[int]) -> Refusal:
    """BEL-4.80. What is missing for the cheapest of some places, the best discount taken."""
    discounts = s.tables.discounts
    costs = [discounted(full_cost(s, symbol), less) for symbol in symbols for less in discounts]
    lacking = [shortage(s, seat, cost) for cost in costs if cost is not None]
    return Refusal("BEL-4.80", "too-dear", missing=min(lacking, key=total, default=[]))


def total(amounts: list[Amount]) -> int:
    """How many things in all."""
    return sum([amount.n for amount in amounts])


class ArchitectKind(Decision[Belfort]):
    """BEL-4.79. Choose what to occupy."""

    name = "architect_kind"
    names: ClassVar[Names | None] = KINDS

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        if can_occupy_kind(s, self.seat, code):
            return None
        if not s.has_free_location(code):
            return Refusal("BEL-4.79", "no-free-location", kind=KINDS.word(code))
        return refuse_as_too_dear(s, self.seat, free_sites(s, code))

    def choose(self, s: Belfort, code: int) -> None:
        s.then(ArchitectSite(self.seat, code))


class ArchitectSite(Sites):
    """BEL-4.79. Choose the place; of guilds only those payable with some discount."""

    name = "architect_site"

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        refusal = refuse_site(s, code)
        if refusal is None and not can_occupy(s, self.seat, code):
            return refuse_as_too_dear(s, self.seat, [code])
        return refusal

    def choose(self, s: Belfort, code: int) -> None:
        s.then(ArchitectDiscount(self.seat, code))


class ArchitectDiscount(Decision[Belfort]):
    """BEL-4.80, 4.81. Choose the discount; then the place is paid and occupied."""

    name = "architect_discount"
    names: ClassVar[Names | None] = DISCOUNTS

    def __init__(self, seat: int, symbol: int) -> None:
        super().__init__(seat)
        self.symbol = symbol

    def misfit(self, s: Belfort) -> str:
        return reason_of(refuse_site(s, self.symbol))

    def candidates(self, s: Belfort) -> list[int]:
        return list(range(len(s.tables.discounts)))

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        left = discounted(full_cost(s, self.symbol), s.tables.discounts[code])
        if left is None:
            cost = cost_words(full_cost(s, self.symbol))
            return Refusal("BEL-4.80", "discount-too-large", cost=cost)
        return refuse_cost(s, self.seat, left, "BEL-4.80")

    def choose(self, s: Belfort, code: int) -> None:
        left = discounted(full_cost(s, self.symbol), s.tables.discounts[code])
        assert left is not None
        s.pay(self.seat, left)
        put_markers(s, self.seat, self.symbol)
        t = s.tables
        kind = t.location_kind[t.symbol_location[self.symbol]]
        s.say(events.OCCUPIED, self.seat, kind, t.symbol_district[self.symbol])

    def label(self, s: Belfort, code: int) -> Phrase:
        discount = s.tables.discounts[code]
        left = discounted(full_cost(s, self.symbol), discount)
        if left is None:
            return Phrase("do-discount-unfit", goods=cost_words(discount))
        return Phrase("do-discount", goods=cost_words(discount), cost=cost_words(left))
