"""Build (4.P): what is built with the action, where, and without it."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Effect
from underhall.core.names import Codec, Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import BASICS, BUILD
from underhall.games.covenant.box.boards import CELLS, EDGE_MASK, EDGES, POINT_MASK, POINTS, bits
from underhall.games.covenant.box.components import kinds_of
from underhall.games.covenant.box.names import (
    BUILD_OPTIONS,
    BUILDING_COUNT,
    BUILDINGS,
    GATE,
    HOUSE,
    PILLAR,
    RESOURCES,
    WORKSHOP,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import DECLINE, Choice, RewardChoice
from underhall.games.covenant.rules.placing import (
    all_pillars,
    basic_cells,
    bonus_words,
    gate_edges,
    pillar_points,
    put_basic,
    put_gate,
    put_pillar,
)
from underhall.games.covenant.rules.rewards import lost
from underhall.games.covenant.table.state import Covenant


def placeable(s: Covenant, seat: int, kind: int) -> bool:
    """COV-4.133, 4.177. Whether a building is in the forge area and has a place to go."""
    if s.forge[seat * BUILDING_COUNT + kind] == 0:
        return False
    if kind <= WORKSHOP:
        return basic_cells(s, seat) != 0
    return bool(pillar_points(s, seat) if kind == PILLAR else gate_edges(s, seat))


def build(s: Covenant, seat: int, strength: int) -> bool:
    """COV-4.132. Begin to build; False where no option can be used."""
    choice = BuildOption(seat, strength)
    if not choice.allowed(s):
        return False
    s.then(choice)
    return True


class BuildOption(Choice):
    """COV-4.132. Choose one option of the build table."""

    name = "build_option"
    names: ClassVar[Names | None] = BUILD_OPTIONS
    declines: ClassVar[str] = "none"
    declined: ClassVar[str] = "nothing"

    def __init__(self, seat: int, strength: int) -> None:
        super().__init__(seat)
        self.strength = strength

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        need = s.tables.build_strength[code]
        if need > self.strength:
            return Refusal("COV-4.132", "strength-short", need=need, have=self.strength)
        return None if code in self.allowed(s) else Refusal("COV-4.132", "nothing-placeable")

    def allowed(self, s: Covenant) -> list[int]:
        t = s.tables
        there = [kind for kind, n in enumerate(s.my_forge(self.seat)) if n]
        can = {kind for kind in there if placeable(s, self.seat, kind)}
        within = [option for option, n in enumerate(t.build_strength) if n <= self.strength]
        return [option for option in within if not can.isdisjoint(t.build_kinds[option])]

    def take(self, s: Covenant, code: int) -> None:
        s.say(events.BUILD_CHOSEN, self.seat, *s.tables.build_pieces[code])
        s.then(Building(self.seat, *s.tables.build_pieces[code]))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        need = s.tables.build_strength[code]
        houses, workshops, grand = s.tables.build_pieces[code]
        return Phrase("do-build", strength=need, houses=houses, workshops=workshops, grand=grand)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-build_option", strength=self.strength)

    def targets(self, s: Covenant, code: int) -> list[str]:
        if code == DECLINE:
            return []
        forge = s.my_forge(self.seat)
        grandest = max([kind for kind in s.tables.build_kinds[code] if forge[kind]], default=HOUSE)
        return [f"forge:{self.seat}:{BUILDINGS.token(grandest)}"]


class Building(Effect[Covenant]):
    """COV-4.133, 4.177. What an option still allows is built as far as it can be placed."""

    name = "building"

    def __init__(self, seat: int, houses: int, workshops: int, grand: int) -> None:
        self.seat = seat
        self.houses = houses
        self.workshops = workshops
        self.grand = grand

    def run(self, s: Covenant) -> None:
        choice = BuildNext(self.seat, self.houses, self.workshops, self.grand)
        kinds = choice.allowed(s)
        if len(kinds) > 1:
            s.then(choice)
        elif kinds:
            choice.take(s, kinds[0])


class BuildNext(Choice):
    """COV-4.133. Choose which of several buildings comes next, or stop."""

    name = "build_next"
    names: ClassVar[Names | None] = BUILDINGS
    declines: ClassVar[str] = "stop"
    points_at: ClassVar[str] = "forge:{}"

    def __init__(self, seat: int, houses: int, workshops: int, grand: int) -> None:
        super().__init__(seat)
        self.houses = houses
        self.workshops = workshops
        self.grand = grand

    def things(self, s: Covenant) -> list[int]:
        return kinds_of(self.houses, self.workshops, self.grand)

    def allowed(self, s: Covenant) -> list[int]:
        return [kind for kind in self.things(s) if placeable(s, self.seat, kind)]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        building = BUILDINGS.word(code)
        if s.my_forge(self.seat)[code] == 0:
            return Refusal("COV-4.133", "not-in-forge", building=building)
        return Refusal("COV-4.133", "nowhere-to-build", building=building)

    def take(self, s: Covenant, code: int) -> None:
        houses, workshops = self.houses - (code == HOUSE), self.workshops - (code == WORKSHOP)
        grand = self.grand - (code >= PILLAR)
        if houses or workshops or grand:
            s.then(Building(self.seat, houses, workshops, grand))
        if code <= WORKSHOP:
            s.then(PlaceBasic(self.seat, code, reasons.BUILD))
        elif code == PILLAR:
            s.then(PlacePillar(self.seat, reasons.BUILD))
        else:
            s.then(PlaceGate(self.seat, reasons.BUILD))


def gain_building(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.141. A house or workshop may be built without the action."""
    if placeable(s, clan, kind):
        s.then(PlaceBasic(clan, kind, why))
    else:
        lost(s, clan, BUILD, why)


def not_in_forge(s: Covenant, seat: int, kind: int) -> str:
    """Why a building cannot be placed at all."""
    token = BUILDINGS.token(kind)
    return "" if s.my_forge(seat)[kind] else f"no {token} is in the forge area (COV-4.133)"


class PlaceBasic(RewardChoice):
    """COV-4.134. Choose the chamber for a house or workshop."""

    name = "place_basic"
    declined: ClassVar[str] = "nowhere"
    names: ClassVar[Names | None] = CELLS
    op: ClassVar[int] = BUILD
    points_at: ClassVar[str] = "cell"
    fields: ClassVar[dict[str, Codec]] = {"kind": BASICS}

    def __init__(self, seat: int, kind: int, why: int) -> None:
        super().__init__(seat, why)
        self.kind = kind

    def misfit(self, s: Covenant) -> str:
        return not_in_forge(s, self.seat, self.kind)

    def things(self, s: Covenant) -> list[int]:
        return bits(s.open)

    def allowed(self, s: Covenant) -> list[int]:
        return bits(basic_cells(s, self.seat))

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        if s.roomy >> code & 1:
            return Refusal("COV-4.134", "own-building-there", cell=CELLS.word(code))
        return Refusal("COV-4.134", "chamber-full", cell=CELLS.word(code))

    def take(self, s: Covenant, code: int) -> None:
        put_basic(s, self.seat, self.kind, code)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        deposit = RESOURCES.word(s.tables.deposit[s.chambers[code]])
        reward = bonus_words(s, self.kind, (code,))
        return Phrase("do-place-basic", cell=CELLS.word(code), deposit=deposit, reward=reward)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-place_basic", building=BASICS.word(self.kind))


class PlaceGrand(RewardChoice):
    """Choose the place for a pillar or gate, between the chambers that its token names."""

    declined: ClassVar[str] = "nowhere"
    op: ClassVar[int] = BUILD
    building: ClassVar[int] = PILLAR

    def misfit(self, s: Covenant) -> str:
        return not_in_forge(s, self.seat, self.building)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        tokens = self.thing_token(s, code).split("+")
        cells = tuple([CELLS.code(token) for token in tokens])
        words = [CELLS.word(cell) for cell in cells]
        kind, named = BUILDINGS.token(self.building), dict(zip("abc", words))
        if not all([s.open >> cell & 1 for cell in cells]):
            return Phrase(f"do-place-{kind}", **named)
        reward = bonus_words(s, self.building, cells)
        return Phrase(f"do-place-{kind}-for", **named, reward=reward)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-" + self.name)


class PlacePillar(PlaceGrand):
    """COV-4.135. Choose the point for a pillar."""

    name = "place_pillar"
    names: ClassVar[Names | None] = POINTS
    points_at: ClassVar[str] = "point"

    def things(self, s: Covenant) -> list[int]:
        return s.board.points.copy()

    def allowed(self, s: Covenant) -> list[int]:
        return pillar_points(s, self.seat)

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        if s.open & POINT_MASK[code] != POINT_MASK[code]:
            return Refusal("COV-4.135", "chambers-hidden")
        is_taken = all_pillars(s) >> code & 1
        return Refusal("COV-4.135", "pillar-there" if is_taken else "pillar-too-near")

    def take(self, s: Covenant, code: int) -> None:
        put_pillar(s, self.seat, code)


class PlaceGate(PlaceGrand):
    """COV-4.136. Choose the edge for a gate."""

    name = "place_gate"
    names: ClassVar[Names | None] = EDGES
    building: ClassVar[int] = GATE
    points_at: ClassVar[str] = "edge"

    def things(self, s: Covenant) -> list[int]:
        return s.board.edges.copy()

    def allowed(self, s: Covenant) -> list[int]:
        return gate_edges(s, self.seat)

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        if s.open & EDGE_MASK[code] != EDGE_MASK[code]:
            return Refusal("COV-4.136", "chambers-hidden")
        is_taken = any([gates >> code & 1 for gates in s.gates])
        return Refusal("COV-4.136", "gate-there" if is_taken else "gate-too-near")

    def take(self, s: Covenant, code: int) -> None:
        put_gate(s, self.seat, code)
