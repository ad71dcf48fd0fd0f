"""Gnomes (4-J): hiring them and what they unlock when they arrive."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar

from underhall.core.agenda import Decision
from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.belfort.box.names import (
    BANK,
    CARDS,
    CLASSES,
    DWARF,
    ELF,
    GARDENS,
    GATEHOUSE,
    GOLD,
    PROPERTIES,
    PUB,
    WITH_SPACE,
)
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.building import Symbols, gate_label, refuse_price, sites
from underhall.games.belfort.table.state import NOBODY, Belfort, master_of


def refuse_gnome(s: Belfort, seat: int, clause: str) -> Refusal | None:
    """BEL-4.5, 4.62. Why no gnome can come to this seat."""
    if s.pool == 0:
        return Refusal("BEL-4.5", "pool-empty")
    if not s.has_any_lock(seat):
        return Refusal(clause, "no-free-lock")
    return None


def refuse_hire(s: Belfort, seat: int) -> Refusal | None:
    """BEL-4.62. Why no gnome can be hired for gold now."""
    if s.hired:
        return Refusal("BEL-4.41", "already-hired")
    refusal = refuse_gnome(s, seat, "BEL-4.62")
    return refusal or refuse_price(s, seat, s.tables.hire_price, "BEL-4.62")


class GnomeLock(Decision[Belfort]):
    """BEL-4.62 to 4.64. Choose the card a gnome goes on; ``price`` is what the hire costs."""

    name = "gnome_lock"
    names: ClassVar[Names | None] = CARDS

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def misfit(self, s: Belfort) -> str:
        if s.pool == 0:
            return "no gnome is left (BEL-4.5)"
        return f"no {self.price} gold for a gnome" if s.gold(self.seat) < self.price else ""

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        card = CARDS.word(code)
        if s.has_built(self.seat, code) == 0:
            return Refusal("BEL-4.62", "not-built", card=card)
        if s.tables.locks[code] == 0:
            return Refusal("BEL-4.64", "no-lock", card=card)
        if not s.has_free_lock(self.seat, code):
            return Refusal("BEL-4.64", "lock-taken", card=card)
        return None

    def choose(self, s: Belfort, code: int) -> None:
        s.pool -= 1
        s.gnomes[self.seat * PROPERTIES + code] += 1
        if self.price:
            s.take(self.seat, GOLD, -self.price)
            s.hired = True
            s.say(events.GNOME_HIRED, self.seat, code, self.price)
        else:
            s.say(events.GNOME_PLACED, self.seat, code)
        arrive(s, self.seat, code)

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"built:{CARDS.token(code)}"]


def arrive(s: Belfort, seat: int, kind: int) -> None:
    """BEL-4.65 to 4.69. What a gnome does at once where it arrives."""
    if kind == BANK:
        bank_gold(s, seat, 1)
    elif kind == GARDENS:
        promote(s, seat, ELF)
    elif kind == PUB:
        promote(s, seat, DWARF)
    elif kind == GATEHOUSE and half_gates(s, seat):
        s.then(GateSecond(seat))


def bank_gold(s: Belfort, seat: int, banks: int) -> None:
    """BEL-4.43, 4.66. A gold from each staffed Bank."""
    if banks:
        s.take(seat, GOLD, banks)
        s.say(events.BANK_GOLD, seat, banks)


def promote(s: Belfort, seat: int, race: int) -> None:
    """BEL-4.68. An ordinary worker becomes a master, wherever it stands; lost without one, or if
    all pieces with a master side are turned already."""
    ordinary, master = seat * CLASSES + race, master_of(race)
    if s.class_count(seat, master) >= s.tables.masters[race]:
        return
    on_cards = [kind for kind in WITH_SPACE if s.on_card(seat, kind)[race]]
    if s.home[ordinary]:
        s.make_master(seat, race)
    elif on_cards:
        s.staff(seat, on_cards[0], race, -1)
        s.make_master(seat, race)
        s.staff(seat, on_cards[0], master, 1)
    elif ordinary in s.guild_worker:
        s.guild_worker[s.guild_worker.index(ordinary)] = seat * CLASSES + master
    else:
        return
    s.say(events.PROMOTED, seat, master)


def half_gates(s: Belfort, seat: int) -> list[int]:
    """BEL-4.69. The empty symbols of gates that hold one marker, the seat's own."""
    t = s.tables
    gates = [t.location_symbols[gate] for gate in t.kind_locations[GATEHOUSE]]
    sides = [(here, there) for pair in gates for here, there in permutations(pair)]
    return [a for a, b in sides if s.markers[a] == NOBODY and s.markers[b] == seat]


class GateSecond(Symbols):
    """BEL-4.69. Choose the gate that gets a second marker."""

    name = "gate_second"

    def candidates(self, s: Belfort) -> list[int]:
        return sites(s.tables, GATEHOUSE)

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        return None if code in half_gates(s, self.seat) else Refusal("BEL-4.69", "no-half-gate")

    def choose(self, s: Belfort, code: int) -> None:
        s.markers[code] = self.seat
        s.say(events.SECOND_MARKER, self.seat, s.tables.symbol_district[code])

    def label(self, s: Belfort, code: int) -> Phrase:
        return gate_label(s, code)
