"""Spells on the mountain and its workshops (4.111, 4.114, 4.116)."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Decision
from underhall.core.names import SEAT, Codec, Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.names import (
    CELLS,
    CLAN_COUNT,
    CLANS,
    STRIDE,
    WORKSHOP_KINDS,
    WORKSHOPS,
    ZONES,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.founding import pedestal_cells, place_pedestal
from underhall.games.mountain_king.rules.misfits import out_of_step
from underhall.games.mountain_king.rules.workshops import PHANTOM, WorkshopUse, can_use
from underhall.games.mountain_king.table.state import NOBODY, STEP_1, MountainKing
from underhall.kit.polyomino import around, bits


def phantom_kinds(s: MountainKing, seat: int) -> list[int]:
    """MTK-4.114, 4.118. The workshop kinds in play of which a recipe can be paid at once."""
    return [kind for kind in kinds_in_play(s) if can_use(s, seat, kind)]


def kinds_in_play(s: MountainKing) -> list[int]:
    """MTK-4.114. The kinds with a tile on the mountain or in the supply."""
    kinds = range(WORKSHOP_KINDS)
    return [kind for kind in kinds if s.workshop_supply[kind] or kind in s.workshops]


class PhantomKind(Decision[MountainKing]):
    """MTK-4.114. Choose the workshop that the spell conjures up."""

    name = "phantom_kind"
    names: ClassVar[Names | None] = WORKSHOPS

    def misfit(self, s: MountainKing) -> str:
        if not phantom_kinds(s, self.seat):
            return "no recipe can be paid (MTK-4.118)"
        return out_of_step(s, self.seat, STEP_1)

    def candidates(self, s: MountainKing) -> list[int]:
        return list(range(WORKSHOP_KINDS))

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        word = WORKSHOPS.word(code)
        if code not in kinds_in_play(s):
            return Refusal("MTK-4.114", "workshop-not-in-play", workshop=word)
        if not can_use(s, self.seat, code):
            return Refusal("MTK-4.118", "no-recipe-payable", workshop=word)
        return None

    def choose(self, s: MountainKing, code: int) -> None:
        s.then(WorkshopUse(self.seat, code, s.tables.phantom_uses, 1, PHANTOM))


def blessable(s: MountainKing, seat: int, clan: int) -> list[int]:
    """MTK-4.111. The bare anchors of the own network that a pedestal of a clan may go on."""
    if s.stored[s.owner(seat) * CLAN_COUNT + clan] == 0:
        return []
    zone, takers = s.mountain.zone, s.takers
    bare = s.anchors & s.networks[seat] & ~pedestal_cells(s)
    return [cell for cell in bits(bare) if takers[zone[cell] * CLAN_COUNT + clan] == NOBODY]


class BlessClan(Decision[MountainKing]):
    """MTK-4.111. Choose the pedestal to place."""

    name = "bless_clan"
    names: ClassVar[Names | None] = CLANS

    def misfit(self, s: MountainKing) -> str:
        if not self.options(s):
            return "no pedestal can be placed (MTK-4.111)"
        return out_of_step(s, self.seat, STEP_1)

    def candidates(self, s: MountainKing) -> list[int]:
        return list(range(CLAN_COUNT))

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if s.stored[s.owner(self.seat) * CLAN_COUNT + code] == 0:
            return Refusal("MTK-4.70", "no-such-pedestal", clan=CLANS.word(code))
        if not blessable(s, self.seat, code):
            return Refusal("MTK-4.111", "no-anchor-for-clan", clan=CLANS.word(code))
        return None

    def choose(self, s: MountainKing, code: int) -> None:
        s.then(BlessAnchor(self.seat, code))


class BlessAnchor(Decision[MountainKing]):
    """MTK-4.111. Choose the anchor that the pedestal goes on."""

    name = "bless_anchor"
    names: ClassVar[Names | None] = CELLS
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("clan", CLANS))

    def __init__(self, seat: int, clan: int) -> None:
        super().__init__(seat)
        self.clan = clan

    def misfit(self, s: MountainKing) -> str:
        if not blessable(s, self.seat, self.clan):
            return "no pedestal can be placed (MTK-4.111)"
        return out_of_step(s, self.seat, STEP_1)

    def candidates(self, s: MountainKing) -> list[int]:
        return bits(s.anchors & s.networks[self.seat])

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if pedestal_cells(s) >> code & 1:
            return Refusal("MTK-4.111", "anchor-taken")
        zone = s.mountain.zone[code]
        if s.takers[zone * CLAN_COUNT + self.clan] != NOBODY:
            clan, there = CLANS.word(self.clan), ZONES.word(zone)
            return Refusal("MTK-4.71", "point-token-gone", clan=clan, zone=there)
        return None

    def choose(self, s: MountainKing, code: int) -> None:
        place_pedestal(s, self.seat, code, self.clan, "MTK-4.111")

    def label(self, s: MountainKing, code: int) -> Phrase:
        zone = s.mountain.zone[code]
        points = s.track[zone * CLAN_COUNT + self.clan]
        word = ZONES.word(zone)
        return Phrase("do-bless-anchor", cell=CELLS.token(code), zone=word, points=points)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return ["cell:" + CELLS.token(code)]


def call_targets(s: MountainKing, seat: int, cell: int) -> int:
    """MTK-4.116. The free cells of the own network beside a statue."""
    return around(1 << cell, STRIDE) & s.networks[seat] & ~s.occupied()


def callable_statues(s: MountainKing, seat: int) -> list[int]:
    """MTK-4.116. The buried statues on uncovered cells that can be called."""
    near = s.occupied() & ~s.covered & s.edge(seat)
    return [cell for cell in bits(near) if call_targets(s, seat, cell)]


class AncientStatue(Decision[MountainKing]):
    """MTK-4.116. Choose the buried statue that comes."""

    name = "ancient_statue"
    names: ClassVar[Names | None] = CELLS

    def misfit(self, s: MountainKing) -> str:
        if not callable_statues(s, self.seat):
            return "there is no statue to call (MTK-4.116)"
        return out_of_step(s, self.seat, STEP_1)

    def candidates(self, s: MountainKing) -> list[int]:
        return bits(s.occupied())

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if s.covered >> code & 1:
            return Refusal("MTK-4.116", "already-covered")
        if not s.edge(self.seat) >> code & 1:
            return Refusal("MTK-4.116", "statue-too-far")
        return None if call_targets(s, self.seat, code) else Refusal("MTK-4.116", "no-free-cell")

    def choose(self, s: MountainKing, code: int) -> None:
        s.then(AncientTarget(self.seat, code))

    def label(self, s: MountainKing, code: int) -> Phrase:
        return Phrase("do-call-statue", clan=CLANS.word(s.clan_at(code)), cell=CELLS.token(code))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return ["statue:" + CELLS.token(code)]


class AncientTarget(Decision[MountainKing]):
    """MTK-4.116. Choose the cell of the own network that it comes to."""

    name = "ancient_target"
    names: ClassVar[Names | None] = CELLS
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("cell", CELLS))

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def misfit(self, s: MountainKing) -> str:
        if self.cell not in callable_statues(s, self.seat):
            return "that statue cannot be called (MTK-4.116)"
        return out_of_step(s, self.seat, STEP_1)

    def candidates(self, s: MountainKing) -> list[int]:
        return bits(around(1 << self.cell, STRIDE) & s.networks[self.seat])

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if s.occupied() >> code & 1:
            return Refusal("MTK-4.92", "cell-occupied", clan=CLANS.word(s.clan_at(code)))
        return None

    def choose(self, s: MountainKing, code: int) -> None:
        clan = s.clan_at(self.cell)
        s.statues[clan] ^= 1 << self.cell | 1 << code
        s.say(events.STATUE_CALLED, self.seat, clan, self.cell, code)

    def label(self, s: MountainKing, code: int) -> Phrase:
        zone = ZONES.word(s.mountain.zone[code])
        return Phrase("do-move-to", cell=CELLS.token(code), zone=zone)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return ["cell:" + CELLS.token(code)]
