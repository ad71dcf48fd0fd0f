"""The Wizards (4-O): swapping all markers between two locations of one kind."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Decision
from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.belfort.box.names import (
    DISTRICTS,
    GATEHOUSE,
    GUILD,
    GUILDS,
    KINDS,
    LOCATIONS,
    WALL,
)
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.building import Symbols, owner_name, symbols_at
from underhall.games.belfort.table.state import NOBODY, Belfort


def can_swap(s: Belfort, first: int, second: int) -> bool:
    """BEL-4.90, 4.91. Whether two different locations of one kind may be swapped."""
    if first == second:
        return False
    one, other = s.location_owner(first), s.location_owner(second)
    if one != other:
        return True
    if one == NOBODY or s.tables.location_kind[first] != GATEHOUSE:
        return False
    return s.marker_count(first) + s.marker_count(second) < 4


def has_swap(s: Belfort, kind: int) -> bool:
    """BEL-4.56. Whether any two locations of a kind may be swapped: then each has a partner,
    because it differs from one of those two."""
    return bool(partners(s, kind, s.tables.kind_locations[kind][0]))


def partners(s: Belfort, kind: int, first: int) -> list[int]:
    """The locations that may be swapped with ``first``."""
    return [other for other in s.tables.kind_locations[kind] if can_swap(s, first, other)]


def has_any_swap(s: Belfort) -> bool:
    """BEL-4.56. Whether the Wizards can do anything."""
    return any(has_swap(s, kind) for kind in range(len(KINDS)))


class WizardKind(Decision[Belfort]):
    """BEL-4.90. Choose what kind of place is swapped."""

    name = "wizard_kind"
    names: ClassVar[Names | None] = KINDS

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        kind = KINDS.word(code)
        return None if has_swap(s, code) else Refusal("BEL-4.91", "no-swap-of-kind", kind=kind)

    def choose(self, s: Belfort, code: int) -> None:
        s.then(WizardFirst(self.seat, code))


class _Locations(Decision[Belfort]):
    """A choice among the locations of one kind."""

    names: ClassVar[Names | None] = LOCATIONS

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def candidates(self, s: Belfort) -> list[int]:
        return s.tables.kind_locations[self.kind]

    def label(self, s: Belfort, code: int) -> Phrase:
        symbols = s.tables.location_symbols[code]
        district = DISTRICTS.word(s.tables.symbol_district[symbols[0]])
        owner = s.location_owner(code)
        who = Phrase("nobody") if owner == NOBODY else owner_name(s, owner)
        if self.kind == GATEHOUSE:
            towards = DISTRICTS.word(s.tables.symbol_district[symbols[1]])
            n = s.marker_count(code)
            return Phrase("do-swap-gate", district=district, towards=towards, who=who, n=n)
        if self.kind == GUILD:
            guild = GUILDS.word(s.guilds[s.tables.symbol_district[symbols[0]]])
            return Phrase("do-swap-guild", guild=guild, who=who)
        if self.kind == WALL:
            side = LOCATIONS.token(code)[-1].upper()
            return Phrase("do-swap-wall", district=district, side=side, who=who)
        return Phrase("do-swap-place", district=district, who=who)

    def prompt(self, s: Belfort) -> Phrase:
        return Phrase("ask-" + self.name, kind=KINDS.word(self.kind))

    def targets(self, s: Belfort, code: int) -> list[str]:
        return symbols_at(s.tables.location_symbols[code])


class WizardFirst(_Locations):
    """BEL-4.90, 4.93. Choose the first location, whoever owns it."""

    name = "wizard_first"

    def choose(self, s: Belfort, code: int) -> None:
        s.then(WizardSecond(self.seat, self.kind, code))


class WizardSecond(_Locations):
    """BEL-4.91. Choose the second location."""

    name = "wizard_second"

    def __init__(self, seat: int, kind: int, first: int) -> None:
        super().__init__(seat, kind)
        self.first = first

    def misfit(self, s: Belfort) -> str:
        found = s.tables.location_kind[self.first]
        return "" if found == self.kind else f"{LOCATIONS.token(self.first)} is of another kind"

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        if code == self.first:
            return Refusal("BEL-4.90", "same-location")
        if can_swap(s, self.first, code):
            return None
        empty = s.location_owner(code) == NOBODY
        return Refusal("BEL-4.91", "both-empty" if empty else "same-owner")

    def choose(self, s: Belfort, code: int) -> None:
        if self.kind == GATEHOUSE:
            land_or_ask(s, self.seat, self.first, code)
            return
        one = s.tables.location_symbols[self.first]
        other = s.tables.location_symbols[code]
        for here, there in zip(one, other):
            s.markers[here], s.markers[there] = s.markers[there], s.markers[here]
        say_swap(s, self.seat, self.first, code)


def say_swap(s: Belfort, seat: int, first: int, second: int) -> None:
    """Report a swap."""
    t = s.tables
    kind = t.location_kind[first]
    here = [t.symbol_district[symbol] for symbol in t.location_symbols[first]]
    there = [t.symbol_district[symbol] for symbol in t.location_symbols[second]]
    if kind == GATEHOUSE:
        s.say(events.GATES_SWAPPED, seat, here[0], here[1], there[0], there[1])
    else:
        s.say(events.SWAPPED, seat, kind, here[0], there[0])


class WizardGateSymbol(Symbols):
    """BEL-4.92. One marker moves to a gate: choose its symbol.

    Asked for the marker that comes to the second gate, then (with ``landed``, the symbol chosen
    there) for the one that comes to the first.
    """

    name = "wizard_gate_symbol"

    def __init__(self, seat: int, first: int, second: int, landed: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second
        self.landed = landed

    def misfit(self, s: Belfort) -> str:
        t = s.tables
        gates = t.location_kind[self.first] == t.location_kind[self.second] == GATEHOUSE
        if not gates or not can_swap(s, self.first, self.second):
            return "first and second are no gates that can be swapped (BEL-4.91)"
        fits = self.landed < 0 or t.symbol_location[self.landed] == self.second
        return "" if fits else "landed is no side of the second gate (BEL-4.92)"

    def candidates(self, s: Belfort) -> list[int]:
        return list(s.tables.location_symbols[self.second if self.landed < 0 else self.first])

    def choose(self, s: Belfort, code: int) -> None:
        if self.landed < 0:
            land_or_ask(s, self.seat, self.first, self.second, code)
        else:
            swap_gates(s, self.seat, self.first, self.second, self.landed, code)

    def label(self, s: Belfort, code: int) -> Phrase:
        return Phrase("do-site", district=DISTRICTS.word(s.tables.symbol_district[code]))

    def prompt(self, s: Belfort) -> Phrase:
        owner = s.location_owner(self.first if self.landed < 0 else self.second)
        return Phrase("ask-wizard_gate_symbol", who=owner_name(s, owner))


def land_or_ask(s: Belfort, seat: int, first: int, second: int, landed: int = -1) -> None:
    """BEL-4.92. Swap two gates, asking first where a single marker shall lie."""
    if landed < 0:
        if s.marker_count(first) == 1:
            s.then(WizardGateSymbol(seat, first, second, -1))
            return
        landed = s.tables.location_symbols[second][0]
    if s.marker_count(second) == 1:
        s.then(WizardGateSymbol(seat, first, second, landed))
        return
    swap_gates(s, seat, first, second, landed, s.tables.location_symbols[first][0])


def swap_gates(
    s: Belfort, seat: int, first: int, second: int, in_second: int, in_first: int
) -> None:
    """BEL-4.92. Two markers fill a gate; a single one lies on the symbol chosen."""
    moved = [
        (second, in_second, s.location_owner(first), s.marker_count(first)),
        (first, in_first, s.location_owner(second), s.marker_count(second)),
    ]
    for target, landing, owner, count in moved:
        for symbol in s.tables.location_symbols[target]:
            lands = count == 2 or (count == 1 and symbol == landing)
            s.markers[symbol] = owner if lands else NOBODY
    say_swap(s, seat, first, second)
