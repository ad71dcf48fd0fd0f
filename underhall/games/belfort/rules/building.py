"""Building (4-G): where a property, a wall or a guild goes, and what it costs."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Decision
from underhall.core.names import SEAT, Codec
from underhall.core.phrase import Amount, Phrase, Refusal, SeatName
from underhall.games.belfort.box.components import (
    Tables,
)
from underhall.games.belfort.box.names import (
    DISTRICTS,
    GATEHOUSE,
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
from underhall.games.belfort.table.state import Belfort


def shortage(s: Belfort, seat: int, cost: Cost) -> list[Amount]:
    """BEL-4.6. What is missing to pay a cost."""
    have = s.goods[seat * 4 : seat * 4 + 4]
    return [Amount(GOODS, good, n - have[good]) for good, n in enumerate(cost) if n > have[good]]


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


def refuse_property(s: Belfort, seat: int, kind: int) -> Refusal | None:
    """BEL-4.45, 4.49. Why a property cannot be built now."""
    word = KINDS.word(kind)
    if s.hands[seat * PROPERTIES + kind] == 0:
        return Refusal("BEL-4.45", "not-in-hand", card=word)
    if not s.has_free_location(kind):
        return Refusal("BEL-4.49", "no-free-location", kind=word)
    return refuse_cost(s, seat, s.tables.cost[kind], "BEL-4.45")


def refuse_wall(s: Belfort, seat: int) -> Refusal | None:
    """BEL-4.51. Why no wall can be built now."""
    if not s.has_free_location(WALL):
        return Refusal("BEL-4.51", "no-free-location", kind=KINDS.word(WALL))
    return refuse_cost(s, seat, s.tables.cost[WALL], "BEL-4.51")


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


def build_guild(s: Belfort, seat: int, district: int) -> None:
    """BEL-4.52. Pay for a guild tile and own it."""
    s.pay(seat, s.tables.guild_cost[s.guilds[district]])
    s.markers[s.tables.guild_symbol[district]] = seat
    s.say(events.GUILD_BUILT, seat, s.guilds[district], district)


class Sites(Decision[Belfort]):
    """A choice among the places of one kind; codes are symbols, for gates each of the two."""

    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("kind", KINDS))

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def candidates(self, s: Belfort) -> list[int]:
        return sites(s.tables, self.kind)

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        return refuse_site(s, code)

    def token(self, s: Belfort, code: int) -> str:
        return site_token(s, code)

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

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"symbol:{SYMBOLS.token(code)}"]


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


def site_token(s: Belfort, symbol: int) -> str:
    """A gate by its symbol, any other place by its location."""
    location = s.tables.symbol_location[symbol]
    if s.tables.location_kind[location] == GATEHOUSE:
        return SYMBOLS.token(symbol)
    return LOCATIONS.token(location)


def refuse_site(s: Belfort, symbol: int) -> Refusal | None:
    """BEL-4.8, 4.48. Why a place is not free."""
    location = s.tables.symbol_location[symbol]
    if s.is_free(location):
        return None
    return Refusal("BEL-4.45", "site-taken", who=owner_name(s, s.location_owner(location)))


def owner_name(s: Belfort, owner: int) -> SeatName | Phrase:
    """Who owns something: a seat by name, a virtual player by number."""
    return SeatName(owner) if owner < s.seats else Phrase("virtual-player", n=owner + 1)


class Site(Sites):
    """BEL-4.45 to 4.51. Choose where a property or a wall goes; then it is paid."""

    name = "site"

    def misfit(self, s: Belfort) -> str:
        if self.kind == GUILD:
            return "a guild is built without choosing a place (BEL-4.52)"
        wall = self.kind == WALL
        refusal = refuse_wall(s, self.seat) if wall else refuse_property(s, self.seat, self.kind)
        return "" if refusal is None else f"{refusal.reason} ({refusal.clause})"

    def options(self, s: Belfort) -> list[int]:
        return free_sites(s, self.kind)

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
