"""Building (4-G): where a property, a wall or a guild goes, and what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision
from underhall.core.names import Names
from underhall.core.phrase import Amount, Phrase, Refusal, SeatName
from underhall.games.belfort.box.components import Tables
from underhall.games.belfort.box.names import (
    DISTRICTS,
    GATEHOUSE,
    GOLD,
    GOODS,
    GUILD,
    GUILDS,
    KINDS,
    LOCATIONS,
    PROPERTIES,
    SYMBOLS,
    WALL,
    Cost,
)
from underhall.games.belfort.rules import events
from underhall.games.belfort.table.state import NOBODY, Belfort


def shortage(s: Belfort, seat: int, cost: Cost) -> list[Amount]:
    """BEL-4.6. What is missing to pay a cost."""
    have = s.my_goods(seat)
    return [Amount(GOODS, good, n - have[good]) for good, n in enumerate(cost) if n > have[good]]


def reason_of(refusal: Refusal | None) -> str:
    """A refusal as the reason why a frame does not fit; "" without one."""
    return "" if refusal is None else f"{refusal.reason} ({refusal.clause})"


def goods_at(seat: int, good: int) -> str:
    """The target that means the goods of one kind that a seat has."""
    return f"goods:{seat}:{GOODS.token(good)}"


def cost_words(cost: Cost) -> list[Amount]:
    """A cost to be put into words."""
    return [Amount(GOODS, good, n) for good, n in enumerate(cost) if n]


def put_markers(s: Belfort, owner: int, symbol: int) -> None:
    """BEL-4.47, 4.48. Mark a location: both symbols of a keep, one of a gate, else the only one."""
    location = s.tables.symbol_location[symbol]
    if s.tables.location_kind[location] == GATEHOUSE:
        s.markers[symbol] = owner
        return
    for each in s.tables.location_symbols[location]:
        s.markers[each] = owner


def refuse_building(s: Belfort, seat: int, kind: int) -> Refusal | None:
    """BEL-4.45, 4.49, 4.51. Why a property or a wall cannot be built now."""
    clause, full = ("BEL-4.51", "BEL-4.51") if kind == WALL else ("BEL-4.45", "BEL-4.49")
    if kind != WALL and s.hand(seat)[kind] == 0:
        return Refusal(clause, "not-in-hand", card=KINDS.word(kind))
    if not s.has_free_location(kind):
        return Refusal(full, "no-free-location", kind=KINDS.word(kind))
    return refuse_cost(s, seat, s.tables.cost[kind], clause)


def refuse_guild(s: Belfort, seat: int, district: int) -> Refusal | None:
    """BEL-4.52. Why a guild cannot be built now."""
    owner = s.guild_owner(district)
    if owner >= 0:
        return Refusal("BEL-4.52", "guild-owned", owner=owner_name(s, owner))
    return refuse_cost(s, seat, s.tables.guild_cost[s.guilds[district]], "BEL-4.52")


def refuse_cost(s: Belfort, seat: int, cost: Cost, clause: str) -> Refusal | None:
    """BEL-4.6. Why a cost cannot be paid: what is missing."""
    if s.can_pay(seat, cost):
        return None
    return Refusal(clause, "cost-short", cost=cost_words(cost), missing=shortage(s, seat, cost))


def refuse_price(s: Belfort, seat: int, price: int, clause: str) -> Refusal | None:
    """Why a price in gold cannot be paid: what is missing."""
    short = price - s.gold(seat)
    if short <= 0:
        return None
    missing = Amount(GOODS, GOLD, short)
    return Refusal(clause, "gold-short", price=Amount(GOODS, GOLD, price), missing=missing)


def build_guild(s: Belfort, seat: int, district: int) -> None:
    """BEL-4.52. Pay for a guild tile and own it."""
    s.pay(seat, s.tables.guild_cost[s.guilds[district]])
    s.markers[s.tables.guild_symbol[district]] = seat
    s.say(events.GUILD_BUILT, seat, s.guilds[district], district)


class Symbols(Decision[Belfort]):
    """A choice among places of the city; codes are symbols."""

    names: ClassVar[Names | None] = SYMBOLS

    def targets(self, s: Belfort, code: int) -> list[str]:
        return symbols_at([code])


def symbols_at(symbols: Sequence[int]) -> list[str]:
    """The targets that mean places of the city."""
    return [f"symbol:{SYMBOLS.token(symbol)}" for symbol in symbols]


class Sites(Symbols):
    """A choice among the places of one kind, of gates each of the two sides."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def candidates(self, s: Belfort) -> list[int]:
        return sites(s.tables, self.kind)

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        return refuse_site(s, code)

    def token(self, s: Belfort, code: int) -> str:
        """A gate by its symbol, any other place by its location."""
        if self.kind == GATEHOUSE:
            return SYMBOLS.token(code)
        return LOCATIONS.token(s.tables.symbol_location[code])

    def label(self, s: Belfort, code: int) -> Phrase:
        district = DISTRICTS.word(s.tables.symbol_district[code])
        if self.kind == GUILD:
            guild = GUILDS.word(s.guilds[s.tables.symbol_district[code]])
            return Phrase("do-site-guild", guild=guild, district=district)
        if self.kind == GATEHOUSE:
            return gate_label(s, code)
        if self.kind == WALL:
            side = SYMBOLS.token(code)[-1].upper()
            return Phrase("do-site-wall", district=district, side=side)
        return Phrase("do-site", district=district)

    def prompt(self, s: Belfort) -> Phrase:
        return Phrase("ask-" + self.name, kind=KINDS.word(self.kind))


def gate_label(s: Belfort, symbol: int) -> Phrase:
    """One side of a gate: its district, and the one on the other side."""
    t = s.tables
    pair = t.location_symbols[t.symbol_location[symbol]]
    other = pair[0] if pair[1] == symbol else pair[1]
    here, there = [DISTRICTS.word(t.symbol_district[side]) for side in (symbol, other)]
    return Phrase("do-site-gate", district=here, towards=there)


def sites(t: Tables, kind: int) -> list[int]:
    """The symbols that stand for the places of a kind."""
    if kind == GATEHOUSE:
        return [symbol for gate in t.kind_locations[kind] for symbol in t.location_symbols[gate]]
    return [t.location_symbols[location][0] for location in t.kind_locations[kind]]


def free_sites(s: Belfort, kind: int) -> list[int]:
    """The sites of a kind that nobody occupies."""
    location = s.tables.symbol_location
    return [symbol for symbol in sites(s.tables, kind) if s.is_free(location[symbol])]


def refuse_site(s: Belfort, symbol: int, virtual: bool = False) -> Refusal | None:
    """BEL-4.8, 4.48, 4.51, 5.7. Why a place is not free: it is taken, or it is the closed half of a
    gate. ``virtual``: nobody but a virtual player would build there."""
    location = s.tables.symbol_location[symbol]
    if s.is_free(location):
        return None
    kind = s.tables.location_kind[location]
    who = owner_name(s, s.location_owner(location))
    clause = "BEL-5.7" if virtual else SITE_CLAUSES.get(kind, "BEL-4.45")
    if s.markers[symbol] == NOBODY:
        return Refusal(clause, "gate-closed", who=who)
    if virtual:
        return Refusal(clause, "virtual-site-taken", who=who)
    return Refusal(clause, "wall-taken" if kind == WALL else "site-taken", who=who)


SITE_CLAUSES: Final = {GATEHOUSE: "BEL-4.48", WALL: "BEL-4.51"}
"""Under which clause places of a kind must be free, where that is a clause of its own."""


def owner_name(s: Belfort, owner: int) -> SeatName | Phrase:
    """Who owns something: a seat by name, a virtual player by number."""
    return SeatName(owner) if owner < s.seats else Phrase("virtual-player", n=owner + 1)


class Site(Sites):
    """BEL-4.45 to 4.51. Choose where a property or a wall goes; then it is paid."""

    name = "site"

    def misfit(self, s: Belfort) -> str:
        if self.kind == GUILD:
            return "a guild is built without choosing a place (BEL-4.52)"
        return reason_of(refuse_building(s, self.seat, self.kind))

    def choose(self, s: Belfort, code: int) -> None:
        seat, kind = self.seat, self.kind
        s.pay(seat, s.tables.cost[kind])
        put_markers(s, seat, code)
        district = s.tables.symbol_district[code]
        if kind == WALL:
            s.say(events.WALL_BUILT, seat, district)
            return
        s.drop_card(seat, kind)
        s.built[seat * PROPERTIES + kind] += 1
        s.say(events.BUILT, seat, kind, district)
