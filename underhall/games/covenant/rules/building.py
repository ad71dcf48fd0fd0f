"""Build (4.P): where buildings go, and what they give."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Effect
from underhall.core.names import SEAT, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import BASICS, BUILD, MOST
from underhall.games.covenant.box.boards import (
    CELLS,
    EDGE_CELLS,
    EDGE_MASK,
    EDGES,
    POINT_CELLS,
    POINT_MASK,
    POINTS,
    bits,
)
from underhall.games.covenant.box.names import (
    BUILD_OPTIONS,
    BUILDINGS,
    GATE,
    HOUSE,
    PILLAR,
    RESOURCES,
    WORKSHOP,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import DECLINE, Choice, Fields, RewardChoice
from underhall.games.covenant.rules.placing import (
    basic_cells,
    bonus_words,
    gate_edges,
    pillar_points,
    put_basic,
    put_gate,
    put_pillar,
    refuse_basic,
    refuse_gate,
    refuse_pillar,
)
from underhall.games.covenant.rules.reasons import REASONS
from underhall.games.covenant.rules.rewards import lost, teach
from underhall.games.covenant.table.state import Covenant

PIECES = Number(0, 3)


def placeable(s: Covenant, seat: int, kind: int) -> bool:
    """COV-4.133, 4.177. Whether a building is in the forge area and has a place to go."""
    if s.forge[seat * 4 + kind] == 0:
        return False
    if kind <= WORKSHOP:
        return basic_cells(s, seat) != 0
    return bool(pillar_points(s, seat) if kind == PILLAR else gate_edges(s, seat))


def placeable_kinds(s: Covenant, seat: int, houses: int, workshops: int, grand: int) -> list[int]:
    """COV-4.133. The buildings of an option that can be placed now."""
    found = []
    if (houses or workshops) and basic_cells(s, seat):
        if houses and s.forge[seat * 4 + HOUSE]:
            found.append(HOUSE)
        if workshops and s.forge[seat * 4 + WORKSHOP]:
            found.append(WORKSHOP)
    if grand:
        found += [kind for kind in (PILLAR, GATE) if placeable(s, seat, kind)]
    return found


def build(s: Covenant, seat: int, strength: int) -> bool:
    """COV-4.132. Begin to build; False where no option can be used."""
    if not build_options(s, seat, strength):
        return False
    s.then(BuildOption(seat, strength))
    return True


def build_options(s: Covenant, seat: int, strength: int) -> list[int]:
    """COV-4.132. The options within strength of which a building can be placed."""
    t = s.tables
    can = placeable_kinds(s, seat, 1, 1, 1)
    if not can:
        return []
    house, workshop, grand = HOUSE in can, WORKSHOP in can, can[-1] >= PILLAR
    found = []
    for option in range(len(BUILD_OPTIONS)):
        if t.build_strength[option] <= strength:
            pieces = t.build_pieces[option]
            if (pieces[0] and house) or (pieces[1] and workshop) or (pieces[2] and grand):
                found.append(option)
    return found


class BuildOption(Choice):
    """COV-4.132. Choose one option of the build table."""

    name = "build_option"
    names: ClassVar[Names | None] = BUILD_OPTIONS
    declines: ClassVar[str] = "none"
    fields: ClassVar[Fields] = (("seat", SEAT), ("strength", Number(0, MOST)))

    def __init__(self, seat: int, strength: int) -> None:
        super().__init__(seat)
        self.strength = strength

    def things(self, s: Covenant) -> list[int]:
        return list(range(len(BUILD_OPTIONS)))

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        need = s.tables.build_strength[code]
        if need > self.strength:
            return Refusal("COV-4.132", "strength-short", need=need, have=self.strength)
        if not placeable_kinds(s, self.seat, *s.tables.build_pieces[code]):
            return Refusal("COV-4.132", "nothing-placeable")
        return None

    def options(self, s: Covenant) -> list[int]:
        found = build_options(s, self.seat, self.strength)
        found.append(DECLINE)
        return found

    def take(self, s: Covenant, code: int) -> None:
        s.say(events.BUILD_CHOSEN, self.seat, *s.tables.build_pieces[code])
        s.then(Building(self.seat, *s.tables.build_pieces[code]))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        need = s.tables.build_strength[code]
        houses, workshops, grand = s.tables.build_pieces[code]
        return Phrase("do-build", strength=need, houses=houses, workshops=workshops, grand=grand)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-build_option", strength=self.strength)


class Building(Effect[Covenant]):
    """COV-4.133, 4.177. What an option still allows is built as far as it can be placed."""

    name = "building"
    fields: ClassVar[Fields] = (
        ("seat", SEAT),
        ("houses", PIECES),
        ("workshops", PIECES),
        ("grand", PIECES),
    )

    def __init__(self, seat: int, houses: int, workshops: int, grand: int) -> None:
        self.seat = seat
        self.houses = houses
        self.workshops = workshops
        self.grand = grand

    def run(self, s: Covenant) -> None:
        kinds = placeable_kinds(s, self.seat, self.houses, self.workshops, self.grand)
        if kinds:
            next_building = BuildNext(self.seat, self.houses, self.workshops, self.grand)
            if len(kinds) > 1:
                s.then(next_building)
            else:
                next_building.take(s, kinds[0])


class BuildNext(Choice):
    """COV-4.133. Choose which of several buildings comes next, or stop."""

    name = "build_next"
    names: ClassVar[Names | None] = BUILDINGS
    declines: ClassVar[str] = "stop"
    fields: ClassVar[Fields] = (
        ("seat", SEAT),
        ("houses", PIECES),
        ("workshops", PIECES),
        ("grand", PIECES),
    )

    def __init__(self, seat: int, houses: int, workshops: int, grand: int) -> None:
        super().__init__(seat)
        self.houses = houses
        self.workshops = workshops
        self.grand = grand

    def things(self, s: Covenant) -> list[int]:
        found = [HOUSE] if self.houses else []
        if self.workshops:
            found.append(WORKSHOP)
        return [*found, PILLAR, GATE] if self.grand else found

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if s.forge[self.seat * 4 + code] == 0:
            return Refusal("COV-4.133", "not-in-forge", building=BUILDINGS.word(code))
        if not placeable(s, self.seat, code):
            return Refusal("COV-4.133", "nowhere-to-build", building=BUILDINGS.word(code))
        return None

    def options(self, s: Covenant) -> list[int]:
        found = placeable_kinds(s, self.seat, self.houses, self.workshops, self.grand)
        found.append(DECLINE)
        return found

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


class PlaceBasic(Choice):
    """COV-4.134. Choose the chamber for a house or workshop."""

    name = "place_basic"
    names: ClassVar[Names | None] = CELLS
    declines: ClassVar[str] = "none"
    fields: ClassVar[Fields] = (("seat", SEAT), ("kind", BASICS), ("why", REASONS))

    def __init__(self, seat: int, kind: int, why: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.why = why

    def misfit(self, s: Covenant) -> str:
        there = s.forge[self.seat * 4 + self.kind]
        return "" if there else f"no {BASICS.token(self.kind)} is in the forge area (COV-4.133)"

    def things(self, s: Covenant) -> list[int]:
        return bits(s.open)

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        return refuse_basic(s, self.seat, code)

    def options(self, s: Covenant) -> list[int]:
        found = bits(basic_cells(s, self.seat))
        found.append(DECLINE)
        return found

    def take(self, s: Covenant, code: int) -> None:
        put_basic(s, self.seat, self.kind, code)

    def decline(self, s: Covenant) -> None:
        s.say(events.REWARD_DECLINED, self.seat, BUILD, self.why)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        deposit = RESOURCES.word(s.tables.deposit[s.chambers[code]])
        reward = bonus_words(s, self.kind, (code,))
        return Phrase("do-place-basic", cell=CELLS.token(code), deposit=deposit, reward=reward)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-place_basic", building=BASICS.word(self.kind))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [] if code == DECLINE else [f"cell:{CELLS.token(code)}"]


class PlacePillar(RewardChoice):
    """COV-4.135. Choose the point for a pillar."""

    name = "place_pillar"
    names: ClassVar[Names | None] = POINTS
    op: ClassVar[int] = BUILD

    def misfit(self, s: Covenant) -> str:
        there = s.forge[self.seat * 4 + PILLAR]
        return "" if there else "no pillar is in the forge area (COV-4.133)"

    def things(self, s: Covenant) -> list[int]:
        return s.board.points.copy()

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        return refuse_pillar(s, self.seat, code)

    def options(self, s: Covenant) -> list[int]:
        return [*pillar_points(s, self.seat), DECLINE]

    def take(self, s: Covenant, code: int) -> None:
        put_pillar(s, self.seat, code)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        cells = POINTS.token(code).split("+")
        a, b, c = cells
        if s.open & POINT_MASK[code] != POINT_MASK[code]:
            return Phrase("do-place-pillar", a=a, b=b, c=c)
        reward = bonus_words(s, PILLAR, POINT_CELLS[code])
        return Phrase("do-place-pillar-for", a=a, b=b, c=c, reward=reward)

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [] if code == DECLINE else [f"point:{POINTS.token(code)}"]


class PlaceGate(RewardChoice):
    """COV-4.136. Choose the edge for a gate."""

    name = "place_gate"
    names: ClassVar[Names | None] = EDGES
    op: ClassVar[int] = BUILD

    def misfit(self, s: Covenant) -> str:
        there = s.forge[self.seat * 4 + GATE]
        return "" if there else "no gate is in the forge area (COV-4.133)"

    def things(self, s: Covenant) -> list[int]:
        return s.board.edges.copy()

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        return refuse_gate(s, self.seat, code)

    def options(self, s: Covenant) -> list[int]:
        return [*gate_edges(s, self.seat), DECLINE]

    def take(self, s: Covenant, code: int) -> None:
        put_gate(s, self.seat, code)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        cells = EDGES.token(code).split("+")
        a, b = cells
        if s.open & EDGE_MASK[code] != EDGE_MASK[code]:
            return Phrase("do-place-gate", a=a, b=b)
        reward = bonus_words(s, GATE, EDGE_CELLS[code])
        return Phrase("do-place-gate-for", a=a, b=b, reward=reward)

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [] if code == DECLINE else [f"edge:{EDGES.token(code)}"]


teach(BUILD, gain_building)
