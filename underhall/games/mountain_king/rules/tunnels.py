"""The decisions of a dig (4.60 to 4.64, 4.109): mineral, shape, placement, and a mixture."""

from __future__ import annotations

from typing import Any, ClassVar

from underhall.core.agenda import Frame
from underhall.core.errors import UnknownToken
from underhall.core.names import Codec, Names, Number
from underhall.core.phrase import Amount, Phrase, Refusal, Word
from underhall.games.mountain_king.box.names import (
    BLENDED_ORES,
    CELL_COUNT,
    CELLS,
    CLANS,
    MINERAL_COUNT,
    MINERALS,
    PLACEMENTS,
    RESOURCES,
    SHAPES,
    ZONES,
)
from underhall.games.mountain_king.rules.digging import (
    MIXED,
    Ghost,
    anchor_cell,
    can_dig,
    dig_cost,
    dig_honor,
    diggable_shapes,
    minerals_for,
    near_placements,
    on_mountain,
    placement_code,
    placement_misfit,
    placement_token,
    placements,
    refuse_placement,
    refuse_shape,
    tile_cells,
)
from underhall.games.mountain_king.rules.founding import DigTunnel
from underhall.games.mountain_king.rules.frames import (
    Choice,
    Steps,
    cell_targets,
    out_of_step,
    refused,
)
from underhall.games.mountain_king.rules.payment import (
    ANY_CART,
    charge,
    charge_one,
    cost_words,
    good_targets,
    refuse_lack,
)
from underhall.games.mountain_king.table.state import NOTHING, STEP_1, STEP_2, MountainKing
from underhall.kit.polyomino import bits


def first_of_dig(s: MountainKing, seat: int) -> Frame[Any]:
    """MTK-4.60, 4.109. A dig begins with the mineral, or for a mixture with the shape."""
    return DigShape(seat, MIXED) if s.magic == BLENDED_ORES else DigMineral(seat)


class DigChoice(Choice):
    """A choice of a dig; ``mineral`` is MIXED where the mixture is chosen at the end."""

    steps: ClassVar[Steps] = (STEP_1, STEP_2)

    def __init__(self, seat: int, mineral: int) -> None:
        super().__init__(seat)
        self.mineral = mineral

    def misfit(self, s: MountainKing) -> str:
        why = self.unfit(s)
        if not why and (self.mineral == MIXED) != (s.magic == BLENDED_ORES):
            why = "minerals are mixed with Blended Ores alone, and always (MTK-4.109)"
        return why or out_of_step(s, self.seat, self.steps)


class DigMineral(DigChoice):
    """MTK-4.60, 4.61. Choose the one mineral that is paid."""

    name = "dig_mineral"
    names: ClassVar[Names | None] = MINERALS

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 0)

    def unfit(self, s: MountainKing) -> str:
        return "" if can_dig(s, self.seat) else "nothing can be dug now (MTK-4.42)"

    def options(self, s: MountainKing) -> list[int]:
        held = s.minerals(self.seat)
        shapes = diggable_shapes(s, self.seat, max(held))
        least = min([s.tables.size[shape] for shape in shapes], default=max(held) + 1)
        return [mineral for mineral in range(MINERAL_COUNT) if held[mineral] >= least]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        have = s.held(self.seat, code)
        if diggable_shapes(s, self.seat, have):
            return None
        sizes = [s.tables.size[shape] for shape in diggable_shapes(s, self.seat, CELL_COUNT)]
        return Refusal(
            "MTK-4.61", "mineral-short", resource=MINERALS.word(code), need=min(sizes), have=have
        )

    def choose(self, s: MountainKing, code: int) -> None:
        s.then(DigShape(self.seat, code))

    def label(self, s: MountainKing, code: int) -> Phrase:
        return Phrase("do-dig-mineral", amount=Amount(RESOURCES, code, s.held(self.seat, code)))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return good_targets(self.seat, code)


class DigShape(DigChoice):
    """MTK-4.60, 4.61, 4.79. Choose the shape of the tunnel."""

    name = "dig_shape"
    names: ClassVar[Names | None] = SHAPES

    def unfit(self, s: MountainKing) -> str:
        return "" if self.options(s) else "nothing can be dug with that (MTK-4.61)"

    def options(self, s: MountainKing) -> list[int]:
        return diggable_shapes(s, self.seat, minerals_for(s, self.seat, self.mineral))

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return refuse_shape(s, self.seat, code, self.mineral)

    def choose(self, s: MountainKing, code: int) -> None:
        s.then(DigPlacement(self.seat, code, self.mineral))

    def label(self, s: MountainKing, code: int) -> Phrase:
        n, left = s.tables.size[code], s.stacks[code]
        if self.mineral == MIXED:
            return Phrase("do-dig-shape-mixed", tunnel=SHAPES.word(code), n=n, left=left)
        honor = dig_honor(s, code, self.mineral)
        cost = Amount(RESOURCES, self.mineral, n)
        return Phrase("do-dig-shape", tunnel=SHAPES.word(code), cost=cost, honor=honor, left=left)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [f"stack:{SHAPES.token(code)}"]


class DigPlacement(DigChoice):
    """MTK-4.60 to 4.64, 4.78. Choose where and how the tunnel lies.

    A code is orientation * CELL_COUNT + first cell in reading order. A token lists the cells, the
    anchor with a star: ``9,5+10,5*+11,5``.
    """

    name = "dig_placement"
    codes = range(PLACEMENTS)

    def __init__(self, seat: int, shape: int, mineral: int) -> None:
        super().__init__(seat, mineral)
        self.shape = shape

    def unfit(self, s: MountainKing) -> str:
        return refused(refuse_shape(s, self.seat, self.shape, self.mineral))

    def candidates(self, s: MountainKing) -> list[int]:
        return near_placements(s, self.seat, self.shape)

    def options(self, s: MountainKing) -> list[int]:
        return placements(s, self.seat, self.shape)

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return refuse_placement(s, self.seat, self.shape, code)

    def ghost(self, s: MountainKing, code: int) -> Ghost:
        """What a placement would cost and bring."""
        return Ghost(s, self.seat, self.shape, code, self.mineral)

    def choose(self, s: MountainKing, code: int) -> None:
        after: Frame[Any] = DigTunnel(self.seat, self.shape, code, self.mineral)
        if self.mineral == MIXED:
            size = s.tables.size[self.shape]
            after = DigMixture(self.seat, self.shape, code, size, MIXED)
        charge(s, self.seat, dig_cost(s, self.shape, code, self.mineral), after)

    def token(self, s: MountainKing, code: int) -> str:
        return placement_token(s.tables.turned[self.shape], code)

    def code(self, s: MountainKing, token: str) -> int:
        code = placement_code(s.tables.turned[self.shape], token)
        if code == NOTHING or not on_mountain(s, self.shape, code):
            raise UnknownToken(f"{token!r} is no placement on the mountain ({self.name})")
        return code

    def label(self, s: MountainKing, code: int) -> Phrase:
        ghost = self.ghost(s, code)
        statues: list[Word] = [CLANS.word(s.clan_at(cell)) for cell in ghost.statues]
        tile, anchor = tile_cells(s, self.shape, code), anchor_cell(s, self.shape, code)
        cells = [CELLS.shown[cell] + "*" * (cell == anchor) for cell in bits(tile)]
        zones = sorted({s.mountain.zone[cell] for cell in bits(tile)})
        split = anchor != NOTHING and len(zones) > 1
        return Phrase(
            "do-dig-placement",
            cells=" ".join(cells),
            zones=[ZONES.word(zone) for zone in zones],
            anchor=[ZONES.word(s.mountain.zone[anchor])] if split else [],
            cost=cost_words(ghost.cost),
            gains=cost_words(ghost.gains),
            statues=statues,
        )

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-dig_placement", tunnel=SHAPES.word(self.shape))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return cell_targets(tile_cells(s, self.shape, code))


class DigMixture(DigChoice):
    """MTK-4.109. Choose the mineral of the next of ``left`` units; so far ``least`` is least."""

    name = "dig_mixture"
    names: ClassVar[Names | None] = MINERALS
    fields: ClassVar[dict[str, Codec]] = {"left": Number(1, 5)}

    def __init__(self, seat: int, shape: int, placement: int, left: int, least: int) -> None:
        super().__init__(seat, MIXED)
        self.shape = shape
        self.placement = placement
        self.left = left
        self.least = least

    def unfit(self, s: MountainKing) -> str:
        if self.left > minerals_for(s, self.seat, MIXED) or self.left > s.tables.size[self.shape]:
            return f"there are no {self.left} minerals to pay (MTK-4.109)"
        if (self.least == MIXED) != (self.left == s.tables.size[self.shape]):
            return "least is the least mineral paid so far (MTK-4.109)"
        return placement_misfit(s, self.seat, self.shape, self.placement)

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return refuse_lack(s, self.seat, code, "MTK-4.109")

    def choose(self, s: MountainKing, code: int) -> None:
        least = code if self.least == MIXED else min(code, self.least)
        after: Frame[Any] = DigTunnel(self.seat, self.shape, self.placement, least)
        if self.left > 1:
            after = DigMixture(self.seat, self.shape, self.placement, self.left - 1, least)
        charge_one(s, self.seat, code, 1, ANY_CART, after)

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-dig_mixture", n=self.left)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return good_targets(self.seat, code)
