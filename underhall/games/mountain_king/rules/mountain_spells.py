"""Spells on the mountain and its workshops (4.111, 4.114, 4.116)."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.names import (
    CELLS,
    CLAN_COUNT,
    CLANS,
    STRIDE,
    WORKSHOP_KINDS,
    WORKSHOP_SPOTS,
    WORKSHOPS,
    ZONES,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.founding import place_pedestal, refuse_token
from underhall.games.mountain_king.rules.frames import Choice, Steps
from underhall.games.mountain_king.rules.payment import pedestal_targets
from underhall.games.mountain_king.rules.statues import CellChoice, refuse_occupied
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


class PhantomKind(Choice):
    """MTK-4.114. Choose the workshop that the spell conjures up."""

    name = "phantom_kind"
    names: ClassVar[Names | None] = WORKSHOPS
    steps: ClassVar[Steps] = (STEP_1,)

    def unfit(self, s: MountainKing) -> str:
        return "" if phantom_kinds(s, self.seat) else "no recipe can be paid (MTK-4.118)"

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        word = WORKSHOPS.word(code)
        if code not in kinds_in_play(s):
            return Refusal("MTK-4.114", "workshop-not-in-play", workshop=word)
        if not can_use(s, self.seat, code):
            return Refusal("MTK-4.118", "no-recipe-payable", workshop=word)
        return None

    def choose(self, s: MountainKing, code: int) -> None:
        s.then(WorkshopUse(self.seat, code, s.tables.phantom_uses, 1, PHANTOM))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        if s.workshop_supply[code] or code not in s.workshops:
            return [f"supply:{WORKSHOPS.token(code)}"]
        return ["workshop:" + WORKSHOP_SPOTS.token(s.workshops.index(code))]


def blessable(s: MountainKing, seat: int, clan: int) -> list[int]:
    """MTK-4.111. The bare anchors of the own network that a pedestal of a clan may go on."""
    if s.stored_by(seat, clan) == 0:
        return []
    bare = s.anchors & s.networks[seat] & ~s.pedestal_cells()
    return [cell for cell in bits(bare) if s.takers[s.space(cell, clan)] == NOBODY]


def blessable_clans(s: MountainKing, seat: int) -> list[int]:
    """MTK-4.111. The clans of which a pedestal can be placed."""
    return [clan for clan in range(CLAN_COUNT) if blessable(s, seat, clan)]


class BlessClan(Choice):
    """MTK-4.111. Choose the pedestal to place."""

    name = "bless_clan"
    names: ClassVar[Names | None] = CLANS
    steps: ClassVar[Steps] = (STEP_1,)

    def unfit(self, s: MountainKing) -> str:
        return "" if blessable_clans(s, self.seat) else "no pedestal can be placed (MTK-4.111)"

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if s.stored_by(self.seat, code) == 0:
            return Refusal("MTK-4.70", "no-such-pedestal", clan=CLANS.word(code))
        if not blessable(s, self.seat, code):
            return Refusal("MTK-4.111", "no-anchor-for-clan", clan=CLANS.word(code))
        return None

    def choose(self, s: MountainKing, code: int) -> None:
        s.then(BlessAnchor(self.seat, code))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return pedestal_targets(self.seat, code)


class BlessAnchor(CellChoice):
    """MTK-4.111. Choose the anchor that the pedestal goes on."""

    name = "bless_anchor"
    steps: ClassVar[Steps] = (STEP_1,)

    def __init__(self, seat: int, clan: int) -> None:
        super().__init__(seat)
        self.clan = clan

    def unfit(self, s: MountainKing) -> str:
        fits = blessable(s, self.seat, self.clan)
        return "" if fits else "no pedestal can be placed (MTK-4.111)"

    def candidates(self, s: MountainKing) -> list[int]:
        return bits(s.anchors & s.networks[self.seat])

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if s.pedestal_cells() >> code & 1:
            return Refusal("MTK-4.111", "anchor-taken")
        return refuse_token(s, code, self.clan)

    def choose(self, s: MountainKing, code: int) -> None:
        place_pedestal(s, self.seat, code, self.clan, "MTK-4.111")

    def label(self, s: MountainKing, code: int) -> Phrase:
        points, zone = s.track[s.space(code, self.clan)], ZONES.word(s.mountain.zone[code])
        return Phrase("do-bless-anchor", cell=CELLS.word(code), zone=zone, points=points)


def call_targets(s: MountainKing, seat: int, cell: int) -> int:
    """MTK-4.116. The free cells of the own network beside a statue."""
    return around(1 << cell, STRIDE) & s.networks[seat] & ~s.occupied()


def callable_statues(s: MountainKing, seat: int) -> list[int]:
    """MTK-4.116. The buried statues on uncovered cells that can be called."""
    near = s.occupied() & ~s.covered & s.edge(seat)
    return [cell for cell in bits(near) if call_targets(s, seat, cell)]


class AncientStatue(Choice):
    """MTK-4.116. Choose the buried statue that comes."""

    name = "ancient_statue"
    names: ClassVar[Names | None] = CELLS
    steps: ClassVar[Steps] = (STEP_1,)

    def unfit(self, s: MountainKing) -> str:
        return "" if callable_statues(s, self.seat) else "there is no statue to call (MTK-4.116)"

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
        return Phrase("do-call-statue", clan=CLANS.word(s.clan_at(code)), cell=CELLS.word(code))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return ["statue:" + CELLS.token(code)]


class AncientTarget(CellChoice):
    """MTK-4.116. Choose the cell of the own network that it comes to."""

    name = "ancient_target"
    steps: ClassVar[Steps] = (STEP_1,)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def unfit(self, s: MountainKing) -> str:
        fits = self.cell in callable_statues(s, self.seat)
        return "" if fits else "that statue cannot be called (MTK-4.116)"

    def candidates(self, s: MountainKing) -> list[int]:
        return bits(around(1 << self.cell, STRIDE) & s.networks[self.seat])

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return refuse_occupied(s, code)

    def choose(self, s: MountainKing, code: int) -> None:
        clan = s.clan_at(self.cell)
        s.statues[clan] ^= 1 << self.cell | 1 << code
        s.say(events.STATUE_CALLED, self.seat, clan, self.cell, code)
