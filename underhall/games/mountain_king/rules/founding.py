"""A tunnel is dug (4.65 to 4.69): honor, buried things, then its pedestal (4.70 to 4.74) and the
workshops beside it (4.75 to 4.77)."""

from __future__ import annotations

from typing import Any, ClassVar

from underhall.core.agenda import Frame
from underhall.core.names import Codec, Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.names import (
    CELLS,
    CLANS,
    GILDED_WALLS,
    MINERALS,
    WORKSHOP_SPOTS,
    WORKSHOPS,
    ZONES,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.digging import (
    anchor_cell,
    dig_honor,
    placement_misfit,
    tile_cells,
)
from underhall.games.mountain_king.rules.frames import Deed, Steps
from underhall.games.mountain_king.rules.menu import TurnMenu
from underhall.games.mountain_king.rules.network import join
from underhall.games.mountain_king.rules.workshops import near_spot, spot_cell
from underhall.games.mountain_king.table.state import (
    NOBODY,
    NOTHING,
    STEP_1,
    STEP_2,
    MountainKing,
)
from underhall.kit.polyomino import bits


class DigTunnel(Deed):
    """MTK-4.65. The tile is placed and scored, buried things come to light; the rest follows."""

    name = "dig_tunnel"
    fields: ClassVar[dict[str, Codec]] = {"mineral": MINERALS}
    steps: ClassVar[Steps] = (STEP_1, STEP_2)

    def __init__(self, seat: int, shape: int, placement: int, mineral: int) -> None:
        super().__init__(seat)
        self.shape = shape
        self.placement = placement
        self.mineral = mineral

    def unfit(self, s: MountainKing) -> str:
        return placement_misfit(s, self.seat, self.shape, self.placement)

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
    near = [spot.code for spot in s.mountain.workshop_spots if spot.near & tile]
    return [FoundWorkshop(seat, spot) for spot in near if s.workshops[spot] == NOTHING]


# ---------------------------------------------------------------------- pedestals


def refuse_token(s: MountainKing, cell: int, clan: int) -> Refusal | None:
    """MTK-4.71. Why no pedestal of a clan may stand in the zone of a cell."""
    if s.takers[s.space(cell, clan)] == NOBODY:
        return None
    zone = ZONES.word(s.mountain.zone[cell])
    return Refusal("MTK-4.71", "point-token-gone", clan=CLANS.word(clan), zone=zone)


def place_pedestal(s: MountainKing, seat: int, cell: int, clan: int, clause: str) -> None:
    """MTK-4.72. The pedestal stands; its point token is taken, face down."""
    space = s.space(cell, clan)
    s.store(seat, clan, -1)
    s.pedestals[clan] |= 1 << cell
    s.takers[space] = s.owner(seat)
    placed = events.PEDESTAL_PLACED.under(clause)
    s.say(placed, seat, clan, cell, s.mountain.zone[cell], s.track[space])


class PlacePedestal(TurnMenu):
    """MTK-4.70, 4.71. Place a pedestal on the anchor of the tunnel just dug, now or never."""

    name = "pedestal"
    steps: ClassVar[Steps] = (STEP_1, STEP_2)
    things: ClassVar[Names] = CLANS
    end = "none"
    ending = "no-pedestal"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def unfit(self, s: MountainKing) -> str:
        bare = s.anchors & ~s.pedestal_cells()
        return "" if bare >> self.cell & 1 else "there is no bare anchor (MTK-4.70)"

    def refuse(self, s: MountainKing, thing: int) -> Refusal | None:
        if s.stored_by(self.seat, thing) == 0:
            return Refusal("MTK-4.70", "no-such-pedestal", clan=CLANS.word(thing))
        return refuse_token(s, self.cell, thing)

    def take(self, s: MountainKing, thing: int) -> None:
        place_pedestal(s, self.seat, self.cell, thing, "MTK-4.72")

    def label_of(self, s: MountainKing, thing: int) -> Phrase:
        points = s.track[s.space(self.cell, thing)]
        return Phrase("do-place-pedestal", clan=CLANS.word(thing), points=points)

    def prompt(self, s: MountainKing) -> Phrase:
        zone = ZONES.word(s.mountain.zone[self.cell])
        return Phrase("ask-pedestal", cell=CELLS.word(self.cell), zone=zone)

    def targets_of(self, s: MountainKing, thing: int) -> list[str]:
        return [f"stored:{self.seat}:{CLANS.token(thing)}"]


# ---------------------------------------------------------------------- workshops


class FoundWorkshop(TurnMenu):
    """MTK-4.75, 4.76. Place a workshop of the supply on an empty spot beside the new tunnel."""

    name = "workshop_build"
    fields: ClassVar[dict[str, Codec]] = {"spot": WORKSHOP_SPOTS}
    steps: ClassVar[Steps] = (STEP_1, STEP_2)
    things: ClassVar[Names] = WORKSHOPS
    end = "none"
    ending = "no-workshop"

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def unfit(self, s: MountainKing) -> str:
        fits = s.workshops[self.spot] == NOTHING and near_spot(s, self.spot) & s.covered
        return "" if fits else "no workshop can be founded there (MTK-4.75)"

    def allowed(self, s: MountainKing) -> list[int]:
        return [kind for kind, n in enumerate(s.workshop_supply) if n]

    def refuse(self, s: MountainKing, thing: int) -> Refusal | None:
        if s.workshop_supply[thing]:
            return None
        return Refusal("MTK-4.75", "not-in-supply", workshop=WORKSHOPS.word(thing))

    def take(self, s: MountainKing, thing: int) -> None:
        s.workshop_supply[thing] -= 1
        s.workshops[self.spot] = thing
        s.say(events.WORKSHOP_FOUNDED, self.seat, thing, self.spot, spot_cell(s, self.spot))

    def label_of(self, s: MountainKing, thing: int) -> Phrase:
        return Phrase("do-found-workshop", workshop=WORKSHOPS.word(thing))

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-workshop_build", cell=CELLS.word(spot_cell(s, self.spot)))

    def targets_of(self, s: MountainKing, thing: int) -> list[str]:
        return [f"supply:{WORKSHOPS.token(thing)}"]
