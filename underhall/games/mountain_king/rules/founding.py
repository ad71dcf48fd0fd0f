"""A tunnel is dug (4.65 to 4.69): honor, buried things, then its pedestal (4.70 to 4.74) and the
workshops beside it (4.75 to 4.77)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from underhall.core.agenda import Effect, Frame
from underhall.core.names import SEAT, Codec, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.names import (
    CELLS,
    CLAN_COUNT,
    CLANS,
    GILDED_WALLS,
    MINERALS,
    SHAPES,
    WORKSHOP_KINDS,
    WORKSHOP_SPOTS,
    WORKSHOPS,
    ZONES,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.digging import (
    PLACEMENTS,
    anchor_cell,
    dig_honor,
    placement_misfit,
    tile_cells,
)
from underhall.games.mountain_king.rules.menu import END, Menu
from underhall.games.mountain_king.rules.misfits import out_of_step
from underhall.games.mountain_king.rules.network import join
from underhall.games.mountain_king.table.state import (
    NOBODY,
    NOTHING,
    STEP_1,
    STEP_2,
    MountainKing,
)
from underhall.kit.polyomino import bits

KIND: Final = 1
"""KIND + clan of a pedestal, or KIND + kind of a workshop."""


class DigTunnel(Effect[MountainKing]):
    """MTK-4.65. The tile is placed and scored, buried things come to light; the rest follows."""

    name = "dig_tunnel"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (
        ("seat", SEAT),
        ("shape", SHAPES),
        ("placement", Number(0, PLACEMENTS - 1)),
        ("mineral", MINERALS),
    )

    def __init__(self, seat: int, shape: int, placement: int, mineral: int) -> None:
        self.seat = seat
        self.shape = shape
        self.placement = placement
        self.mineral = mineral

    def misfit(self, s: MountainKing) -> str:
        why = placement_misfit(s, self.seat, self.shape, self.placement)
        return why or out_of_step(s, self.seat, STEP_1, STEP_2)

    def run(self, s: MountainKing) -> None:
        seat = self.seat
        tile = tile_cells(s, self.shape, self.placement)
        anchor = anchor_cell(s, self.shape, self.placement)
        s.stacks[self.shape] -= 1
        s.tunnels.append(tile)
        s.covered |= tile
        if s.telling:
            s.say(events.TUNNEL_DUG, seat, self.shape, tuple(bits(tile)), self.mineral)
        self._score(s)
        take_buried(s, seat, tile)
        join(s, seat, tile)
        follow: list[Frame[Any]] = []
        if anchor != NOTHING:
            s.anchors |= 1 << anchor
            follow.append(PlacePedestal(seat, anchor))
        s.then(*follow, *workshops_beside(s, seat, tile))

    def _score(self, s: MountainKing) -> None:
        """MTK-4.66, 4.113. Honor at once."""
        honor = dig_honor(s, self.shape, self.mineral)
        s.honor[s.owner(self.seat)] += honor
        clause = "MTK-4.113" if s.magic == GILDED_WALLS else "MTK-4.66"
        s.say(events.HONOR_SCORED.under(clause), self.seat, honor)


def take_buried(s: MountainKing, seat: int, tile: int) -> None:
    """MTK-4.67. Buried resources enter storage."""
    mountain = s.mountain
    for cell in bits(tile & mountain.buried):
        resource, n = mountain.buried_kind[cell], mountain.buried_amount[cell]
        s.gain(seat, resource, n)
        s.say(events.UNEARTHED, seat, resource, n, cell)


def workshops_beside(s: MountainKing, seat: int, tile: int) -> list[Frame[Any]]:
    """MTK-4.75. The empty workshop spots beside a tunnel, in reading order."""
    found: list[Frame[Any]] = []
    for spot in s.mountain.workshop_spots:
        if spot.near & tile and s.workshops[spot.code] == NOTHING:
            found.append(FoundWorkshop(seat, spot.code))
    return found


# ---------------------------------------------------------------------- pedestals


def refuse_pedestal(s: MountainKing, seat: int, cell: int, clan: int) -> Refusal | None:
    """MTK-4.70, 4.71. Why a pedestal cannot be placed on an anchor."""
    word = CLANS.word(clan)
    if s.stored[s.owner(seat) * CLAN_COUNT + clan] == 0:
        return Refusal("MTK-4.70", "no-such-pedestal", clan=word)
    zone = s.mountain.zone[cell]
    if s.takers[zone * CLAN_COUNT + clan] != NOBODY:
        return Refusal("MTK-4.71", "point-token-gone", clan=word, zone=ZONES.word(zone))
    return None


def placeable(s: MountainKing, seat: int, cell: int) -> list[int]:
    """MTK-4.70, 4.71. The clans whose pedestal may be placed on an anchor."""
    stored = s.owner(seat) * CLAN_COUNT
    space = s.mountain.zone[cell] * CLAN_COUNT
    return [
        clan
        for clan in range(CLAN_COUNT)
        if s.stored[stored + clan] and s.takers[space + clan] == NOBODY
    ]


def place_pedestal(s: MountainKing, seat: int, cell: int, clan: int, clause: str) -> None:
    """MTK-4.72. The pedestal stands; its point token is taken, face down."""
    owner = s.owner(seat)
    zone = s.mountain.zone[cell]
    space = zone * CLAN_COUNT + clan
    s.stored[owner * CLAN_COUNT + clan] -= 1
    s.pedestals[clan] |= 1 << cell
    s.takers[space] = owner
    s.say(events.PEDESTAL_PLACED.under(clause), seat, clan, cell, zone, s.track[space])


class PlacePedestal(Menu):
    """MTK-4.70, 4.71. Place a pedestal on the anchor of the tunnel just dug, now or never."""

    name = "pedestal"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("cell", CELLS))

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def misfit(self, s: MountainKing) -> str:
        if not s.anchors >> self.cell & 1 or pedestal_cells(s) >> self.cell & 1:
            return "there is no bare anchor (MTK-4.70)"
        return out_of_step(s, self.seat, STEP_1, STEP_2)

    def candidates(self, s: MountainKing) -> list[int]:
        return [END, *range(KIND, KIND + CLAN_COUNT)]

    def options(self, s: MountainKing) -> list[int]:
        return [END, *(KIND + clan for clan in placeable(s, self.seat, self.cell))]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return None if code == END else refuse_pedestal(s, self.seat, self.cell, code - KIND)

    def choose(self, s: MountainKing, code: int) -> None:
        if code != END:
            place_pedestal(s, self.seat, self.cell, code - KIND, "MTK-4.72")

    def token(self, s: MountainKing, code: int) -> str:
        return "none" if code == END else CLANS.token(code - KIND)

    def label(self, s: MountainKing, code: int) -> Phrase:
        if code == END:
            return Phrase("do-no-pedestal")
        clan = code - KIND
        points = s.track[s.mountain.zone[self.cell] * CLAN_COUNT + clan]
        return Phrase("do-place-pedestal", clan=CLANS.word(clan), points=points)

    def prompt(self, s: MountainKing) -> Phrase:
        zone = ZONES.word(s.mountain.zone[self.cell])
        return Phrase("ask-pedestal", cell=CELLS.token(self.cell), zone=zone)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [] if code == END else [f"stored:{self.seat}:{CLANS.token(code - KIND)}"]


def pedestal_cells(s: MountainKing) -> int:
    """The cells with pedestals."""
    return s.pedestals[0] | s.pedestals[1] | s.pedestals[2]


# ---------------------------------------------------------------------- workshops


class FoundWorkshop(Menu):
    """MTK-4.75, 4.76. Place a workshop of the supply on an empty spot beside the new tunnel."""

    name = "workshop_build"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("spot", WORKSHOP_SPOTS))

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def misfit(self, s: MountainKing) -> str:
        near = [spot.near for spot in s.mountain.workshop_spots if spot.code == self.spot]
        if not near or s.workshops[self.spot] != NOTHING or not near[0] & s.covered:
            return "no workshop can be founded there (MTK-4.75)"
        return out_of_step(s, self.seat, STEP_1, STEP_2)

    def candidates(self, s: MountainKing) -> list[int]:
        return [END, *range(KIND, KIND + WORKSHOP_KINDS)]

    def options(self, s: MountainKing) -> list[int]:
        return [END, *(KIND + kind for kind, n in enumerate(s.workshop_supply) if n)]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if code == END or s.workshop_supply[code - KIND]:
            return None
        return Refusal("MTK-4.75", "not-in-supply", workshop=WORKSHOPS.word(code - KIND))

    def choose(self, s: MountainKing, code: int) -> None:
        if code != END:
            s.workshop_supply[code - KIND] -= 1
            s.workshops[self.spot] = code - KIND
            s.say(events.WORKSHOP_FOUNDED, self.seat, code - KIND, self.spot)

    def token(self, s: MountainKing, code: int) -> str:
        return "none" if code == END else WORKSHOPS.token(code - KIND)

    def label(self, s: MountainKing, code: int) -> Phrase:
        if code == END:
            return Phrase("do-no-workshop")
        return Phrase("do-found-workshop", workshop=WORKSHOPS.word(code - KIND))

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-workshop_build", spot=WORKSHOP_SPOTS.token(self.spot))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [] if code == END else [f"supply:{WORKSHOPS.token(code - KIND)}"]
