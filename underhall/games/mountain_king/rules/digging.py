"""Digging a tunnel (4.60 to 4.69, 4.78, 4.79): mineral, shape, placement; then it is paid and dug.

All places of a tile are found at once on bit masks. ``Ground`` says where a player may dig now.
"""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Amount, Refusal, SeatName
from underhall.games.mountain_king.box.components import Amounts
from underhall.games.mountain_king.box.names import (
    BLENDED_ORES,
    CELL_COUNT,
    CELLS,
    CRUMBLING_ROCK,
    DISTANT_BURROW,
    GILDED_WALLS,
    HAMMER,
    RESOURCES,
    SHAPE_COUNT,
    SHAPES,
    STRIDE,
)
from underhall.games.mountain_king.rules.network import network_owner
from underhall.games.mountain_king.rules.payment import plan_cost
from underhall.games.mountain_king.table.state import NOTHING, MountainKing
from underhall.kit.polyomino import Orientation, around, bits, fits, more_than, touches

MIXED: Final = -1
"""MTK-4.109. In place of a mineral: the mixture is chosen after the placement."""
EVERYWHERE: Final = -1
"""A mask of all cells."""


class Ground:
    """Where a player may dig now, and how many rubble cells can be paid."""

    def __init__(self, s: MountainKing, seat: int) -> None:
        mountain = s.mountain
        rivals = around(s.rival_cells(seat), STRIDE)
        self.free = mountain.diggable & ~s.covered & ~rivals
        """MTK-4.62, 4.64. The cells a tunnel may cover."""
        self.edge = EVERYWHERE
        """MTK-4.63, 4.106. The cells of which it must cover one."""
        if s.magic != DISTANT_BURROW:
            self.edge = around(s.networks[seat], STRIDE) & self.free
        self.rubble = mountain.rubble & self.free
        self.hammers = free_hammers(s, seat)

    def places(self, turned: Orientation) -> int:
        """Where the first cell of a tile may lie."""
        offsets = turned.offsets
        found = fits(offsets, self.free)
        if self.edge != EVERYWHERE:
            found &= touches(offsets, self.edge)
        if found and self.rubble:
            found &= ~more_than(offsets, self.rubble, self.hammers)
        return found

    def has_place(self, turned: list[Orientation]) -> bool:
        """Whether a shape fits anywhere."""
        if not self.edge:
            return False
        for one in turned:
            if self.places(one):
                return True
        return False


def free_hammers(s: MountainKing, seat: int) -> int:
    """MTK-4.61, 4.108. How many rubble cells a player can pay for."""
    return CELL_COUNT if s.magic == CRUMBLING_ROCK else s.held(seat, HAMMER)


def minerals_for(s: MountainKing, seat: int, mineral: int) -> int:
    """MTK-4.61, 4.109. How many cells can be paid with a mineral, or with a mixture."""
    if mineral == MIXED:
        return sum(s.minerals(seat))
    return s.held(seat, mineral)


def diggable_shapes(s: MountainKing, seat: int, cells: int) -> list[int]:
    """MTK-4.60, 4.79. The shapes of at most so many cells that have a payable placement."""
    if cells < 2:
        return []
    t, ground = s.tables, Ground(s, seat)
    shapes = [shape for shape, left in enumerate(s.stacks) if left and t.size[shape] <= cells]
    return [shape for shape in shapes if ground.has_place(t.turned[shape])]


def largest_cost(s: MountainKing, seat: int) -> int:
    """How many cells a player could pay at most."""
    minerals = s.minerals(seat)
    return sum(minerals) if s.magic == BLENDED_ORES else max(minerals)


def can_dig(s: MountainKing, seat: int) -> bool:
    """MTK-4.41. Whether some legal dig can be paid with the resources held."""
    cells = largest_cost(s, seat)
    if cells < 2:
        return False
    t, ground = s.tables, Ground(s, seat)
    for shape in range(SHAPE_COUNT):
        if s.stacks[shape] and t.size[shape] <= cells and ground.has_place(t.turned[shape]):
            return True
    return False


def refuse_dig(s: MountainKing, seat: int) -> Refusal | None:
    """MTK-4.42, 4.79. Why nothing can be dug."""
    if can_dig(s, seat):
        return None
    left = [s.tables.size[shape] for shape in range(SHAPE_COUNT) if s.stacks[shape]]
    if not left:
        return Refusal("MTK-4.79", "no-tunnels-left")
    if largest_cost(s, seat) < min(left):
        return Refusal("MTK-4.42", "minerals-short", need=min(left))
    return Refusal("MTK-4.79", "nowhere-to-dig")


def placements(s: MountainKing, seat: int, shape: int) -> list[int]:
    """MTK-4.60 to 4.64, 4.78. Every legal placement of a shape: orientation and first cell."""
    ground = Ground(s, seat)
    return placement_codes([ground.places(turned) for turned in s.tables.turned[shape]])


def near_placements(s: MountainKing, seat: int, shape: int) -> list[int]:
    """Every placement of a shape that lies beside the own network, allowed or not; with Distant
    Burrow every one on cells that are not covered."""
    cells = s.mountain.cells | s.mountain.heart
    edge = around(s.networks[seat], STRIDE) & cells & ~s.covered
    if s.magic == DISTANT_BURROW:
        cells &= ~s.covered
        edge = cells
    turned = [one.offsets for one in s.tables.turned[shape]]
    return placement_codes([fits(one, cells) & touches(one, edge) for one in turned])


def tile_cells(s: MountainKing, shape: int, code: int) -> int:
    """MTK-4.78. The cells that a placement covers."""
    return placed_cells(s.tables.turned[shape], code)


def on_mountain(s: MountainKing, shape: int, code: int) -> bool:
    """Whether a placement lies on the mountain with all its cells, allowed or not."""
    return not tile_cells(s, shape, code) & ~(s.mountain.cells | s.mountain.heart)


def anchor_cell(s: MountainKing, shape: int, code: int) -> int:
    """MTK-4.74, 4.78. The anchor cell of a placement, or NOTHING."""
    return placed_mark(s.tables.turned[shape], code)


def refuse_placement(s: MountainKing, seat: int, shape: int, code: int) -> Refusal | None:
    """MTK-4.61 to 4.64. Why a tunnel cannot lie there."""
    tile = tile_cells(s, shape, code)
    if tile & s.mountain.heart:
        return Refusal("MTK-4.62", "on-the-heart")
    if tile & s.covered:
        return Refusal("MTK-4.62", "already-covered")
    if tile & ~s.mountain.diggable:
        return Refusal("MTK-4.62", "on-workshop-spot")
    beside = around(tile, STRIDE)
    if beside & s.rival_cells(seat):
        rival = network_owner(s, beside & s.rival_cells(seat))
        return Refusal("MTK-4.64", "beside-rival", who=SeatName(rival))
    if s.magic != DISTANT_BURROW and not beside & s.networks[seat]:
        return Refusal("MTK-4.63", "not-beside-network")
    need, have = (tile & s.mountain.rubble).bit_count(), free_hammers(s, seat)
    if need > have:
        return Refusal("MTK-4.61", "hammers-short", need=Amount(RESOURCES, HAMMER, need), have=have)
    return None


def refuse_shape(s: MountainKing, seat: int, shape: int, mineral: int) -> Refusal | None:
    """MTK-4.60, 4.61, 4.79. Why a shape cannot be dug."""
    if s.stacks[shape] == 0:
        return Refusal("MTK-4.79", "stack-empty", tunnel=SHAPES.word(shape))
    need, have = s.tables.size[shape], minerals_for(s, seat, mineral)
    if need > have:
        return Refusal("MTK-4.61", "tunnel-too-large", need=need, have=have)
    if not Ground(s, seat).has_place(s.tables.turned[shape]):
        return Refusal("MTK-4.79", "shape-fits-nowhere", tunnel=SHAPES.word(shape))
    return None


# ---------------------------------------------------------------------- codes of placements


def placement_codes(places: list[int]) -> list[int]:
    """Every placement, orientation and first cell; ``places`` has these cells by orientation."""
    return [at * CELL_COUNT + cell for at, there in enumerate(places) for cell in bits(there)]


def placed_cells(turned: list[Orientation], code: int) -> int:
    """The cells that a placement covers."""
    orientation, cell = divmod(code, CELL_COUNT)
    return turned[orientation].mask << cell


def placed_mark(turned: list[Orientation], code: int) -> int:
    """The cell of its anchor or altar, or NOTHING."""
    orientation, cell = divmod(code, CELL_COUNT)
    mark = turned[orientation].mark
    return NOTHING if mark < 0 else cell + mark


def placement_token(turned: list[Orientation], code: int) -> str:
    """The cells of a placement in reading order, anchor or altar with a star."""
    orientation, cell = divmod(code, CELL_COUNT)
    one = turned[orientation]
    cells = [CELLS.tokens[cell + at] + "*" * (at == one.mark) for at in one.offsets]
    return "+".join(cells)


def placement_code(turned: list[Orientation], token: str) -> int:
    """The placement that goes by a token, or NOTHING."""
    first = token.partition("+")[0].rstrip("*")
    if CELLS.has(first):
        cell = CELLS.code(first)
        for at, one in enumerate(turned):
            code = at * CELL_COUNT + cell
            fits = cell + one.offsets[-1] < CELL_COUNT
            if fits and placement_token(turned, code) == token:
                return code
    return NOTHING


def placement_misfit(s: MountainKing, seat: int, shape: int, code: int) -> str:
    """Why nothing is being dug there, whoever pays."""
    orientation, cell = divmod(code, CELL_COUNT)
    turned = s.tables.turned[shape]
    if s.stacks[shape] == 0 or orientation >= len(turned):
        return "there is no such placement of that tunnel (MTK-4.60)"
    tile = turned[orientation].mask << cell
    if tile & ~(s.mountain.diggable & ~s.covered):
        return "a tunnel cannot lie there (MTK-4.62)"
    if around(tile, STRIDE) & s.rival_cells(seat):
        return "a tunnel cannot lie beside a rival (MTK-4.64)"
    if s.magic != DISTANT_BURROW and not around(tile, STRIDE) & s.networks[seat]:
        return "a tunnel must lie beside the own network (MTK-4.63)"
    return ""


# ---------------------------------------------------------------------- before it is paid


def hammer_cost(s: MountainKing, tile: int) -> int:
    """MTK-4.61, 4.108. The hammers that a tile on these cells costs."""
    return 0 if s.magic == CRUMBLING_ROCK else (tile & s.mountain.rubble).bit_count()


def dig_cost(s: MountainKing, shape: int, code: int, mineral: int) -> Amounts:
    """MTK-4.61. What a placement costs; of a mixture only the hammers."""
    cost = [0, 0, 0, 0, hammer_cost(s, tile_cells(s, shape, code)), 0, 0]
    if mineral != MIXED:
        cost[mineral] = s.tables.size[shape]
    return tuple(cost)


def dig_honor(s: MountainKing, shape: int, mineral: int) -> int:
    """MTK-4.66, 4.113. The honor of a tunnel of a mineral."""
    gilded = s.tables.gilding if s.magic == GILDED_WALLS else 0
    return s.tables.dig_honor[mineral][s.tables.size[shape]] + gilded


def buried_goods(s: MountainKing, tile: int) -> Amounts:
    """MTK-4.67. What lies buried under these cells."""
    found = [0] * len(RESOURCES)
    for cell in bits(tile & s.mountain.buried):
        found[s.mountain.buried_kind[cell]] += s.mountain.buried_amount[cell]
    return tuple(found)


class Ghost:
    """A placement that is only thought of: what it would cost, take from where, and bring."""

    def __init__(self, s: MountainKing, seat: int, shape: int, code: int, mineral: int) -> None:
        tile = tile_cells(s, shape, code)
        self.cells = bits(tile)
        self.anchor = anchor_cell(s, shape, code)
        self.refusal = refuse_shape(s, seat, shape, mineral)
        if self.refusal is None:
            self.refusal = refuse_placement(s, seat, shape, code)
        self.cost = dig_cost(s, shape, code, mineral)
        self.payment: list[tuple[int, int, int]] = []
        """(7) The automatic payment: resource, source and units; none where it is refused."""
        if self.refusal is None:
            self.payment = plan_cost(s, seat, self.cost)
        self.honor = NOTHING if mineral == MIXED else dig_honor(s, shape, mineral)
        self.gains = buried_goods(s, tile)
        self.statues = bits(tile & s.occupied())
