"""Moving statues (4.90 to 4.95), with carts or by a spell."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.names import (
    CART,
    CELLS,
    CLAN_COUNT,
    CLANS,
    ZONES,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.frames import (
    Choice,
    Deed,
    Steps,
    cell_targets,
    out_of_step,
    refused,
)
from underhall.games.mountain_king.rules.menu import Series, TurnMenu
from underhall.games.mountain_king.rules.network import reach
from underhall.games.mountain_king.rules.payment import available, charge_one
from underhall.games.mountain_king.table.state import NOTHING, STEP_1, STEP_4, MountainKing
from underhall.kit.polyomino import bits


def movable(s: MountainKing, seat: int, by_cart: bool) -> list[int]:
    """MTK-4.90, 4.91. The cells of the statues that can be moved now."""
    network = s.networks[seat]
    found: list[int] = []
    for clan in range(CLAN_COUNT):
        there = s.statues[clan] & network
        if there and (not by_cart or available(s, seat, CART, clan)):
            found += [cell for cell in bits(there) if reach(s, seat, cell)]
    return found


def refuse_statue(s: MountainKing, seat: int, cell: int, by_cart: bool) -> Refusal | None:
    """MTK-4.90, 4.91, 4.95. Why the statue on a cell cannot be moved."""
    clan = s.clan_at(cell)
    if not s.networks[seat] >> cell & 1:
        return Refusal("MTK-4.95", "statue-not-in-network")
    if by_cart and not available(s, seat, CART, clan):
        return Refusal("MTK-4.90", "no-cart", clan=CLANS.word(clan))
    if not reach(s, seat, cell):
        return Refusal("MTK-4.91", "no-free-cell")
    return None


class MoveStatues(TurnMenu):
    """MTK-4.90. Move a statue with a cart, as often as there are carts; trade, or end the turn."""

    name = "statue_menu"
    steps: ClassVar[Steps] = (STEP_4,)
    things: ClassVar[Names] = CELLS
    starts_action = True
    trades = True
    ending = "end-turn"

    def within_reach(self, s: MountainKing) -> list[int]:
        return bits(s.occupied())

    def allowed(self, s: MountainKing) -> list[int]:
        return sorted(movable(s, self.seat, True))

    def refuse(self, s: MountainKing, thing: int) -> Refusal | None:
        return refuse_statue(s, self.seat, thing, True)

    def unused(self, s: MountainKing) -> Phrase | None:
        left = len(movable(s, self.seat, True))
        return Phrase("unused-statues", n=left) if left else None

    def take(self, s: MountainKing, thing: int) -> None:
        s.then(StatueTarget(self.seat, thing, 1), self)

    def label_of(self, s: MountainKing, thing: int) -> Phrase:
        return statue_label(s, thing)

    def targets_of(self, s: MountainKing, thing: int) -> list[str]:
        return ["statue:" + CELLS.token(thing)]


def statue_label(s: MountainKing, cell: int) -> Phrase:
    """Moving a statue, in words."""
    return Phrase("do-move-statue", clan=CLANS.word(s.clan_at(cell)), cell=CELLS.word(cell))


def refuse_occupied(s: MountainKing, cell: int) -> Refusal | None:
    """MTK-4.92. Why no statue can go to a cell where one stands."""
    clan = s.clan_at(cell)
    return None if clan == NOTHING else Refusal("MTK-4.92", "cell-occupied", clan=CLANS.word(clan))


class CellChoice(Choice):
    """Choose a cell of the own network, by default to move a statue to."""

    names: ClassVar[Names | None] = CELLS

    def label(self, s: MountainKing, code: int) -> Phrase:
        zone = ZONES.word(s.mountain.zone[code])
        return Phrase("do-move-to", cell=CELLS.word(code), zone=zone)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return cell_targets(1 << code)


class StatueTarget(CellChoice):
    """MTK-4.91 to 4.93. Choose the free cell that the statue on ``cell`` goes to."""

    name = "statue_target"

    def __init__(self, seat: int, cell: int, carts: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.carts = carts

    def misfit(self, s: MountainKing) -> str:
        if s.clan_at(self.cell) == NOTHING:
            return "no statue stands there (MTK-4.91)"
        why = refused(refuse_statue(s, self.seat, self.cell, self.carts == 1))
        return why or out_of_step(s, self.seat, (STEP_4 if self.carts else STEP_1,))

    def candidates(self, s: MountainKing) -> list[int]:
        return bits(s.networks[self.seat])

    def options(self, s: MountainKing) -> list[int]:
        return bits(reach(s, self.seat, self.cell))

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if not (reach(s, self.seat, self.cell) | s.occupied()) >> code & 1:
            return Refusal("MTK-4.91", "tunnel-not-adjacent")
        return refuse_occupied(s, code)

    def choose(self, s: MountainKing, code: int) -> None:
        move = MoveStatue(self.seat, self.cell, code)
        if self.carts:
            charge_one(s, self.seat, CART, 1, s.clan_at(self.cell), move)
        else:
            s.then(move)

    def prompt(self, s: MountainKing) -> Phrase:
        clan = CLANS.word(s.clan_at(self.cell))
        return Phrase("ask-statue_target", clan=clan, cell=CELLS.word(self.cell))


class MoveStatue(Deed):
    """MTK-4.91. The statue goes."""

    name = "move_statue"
    steps: ClassVar[Steps] = (STEP_1, STEP_4)

    def __init__(self, seat: int, start: int, goal: int) -> None:
        super().__init__(seat)
        self.start = start
        self.goal = goal

    def unfit(self, s: MountainKing) -> str:
        network = s.networks[self.seat]
        if s.clan_at(self.start) == NOTHING or s.occupied() >> self.goal & 1:
            return "a statue goes to a free cell (MTK-4.92)"
        if not (network >> self.start & 1 and network >> self.goal & 1):
            return "a statue goes through the own network (MTK-4.91)"
        return ""

    def run(self, s: MountainKing) -> None:
        clan = s.clan_at(self.start)
        s.statues[clan] ^= 1 << self.start | 1 << self.goal
        s.say(events.STATUE_MOVED, self.seat, clan, self.start, self.goal)


class WalkStatue(Series):
    """MTK-4.107, 4.118. Move a statue without a cart; after the first move one may stop."""

    name = "walk_statue"
    steps: ClassVar[Steps] = (STEP_1,)
    things: ClassVar[Names] = CELLS
    end = "stop"

    def unfit(self, s: MountainKing) -> str:
        stuck = self.first and not movable(s, self.seat, False)
        return "there is no statue to move (MTK-4.107)" if stuck else ""

    def held_back(self, s: MountainKing) -> Refusal | None:
        return Refusal("MTK-4.118", "move-one-first") if self.first else None

    def within_reach(self, s: MountainKing) -> list[int]:
        return bits(s.occupied())

    def refuse(self, s: MountainKing, thing: int) -> Refusal | None:
        return refuse_statue(s, self.seat, thing, False)

    def take(self, s: MountainKing, thing: int) -> None:
        if self.left > 1:
            s.then(WalkStatue(self.seat, self.left - 1, 0))
        s.then(StatueTarget(self.seat, thing, 0))

    def label_of(self, s: MountainKing, thing: int) -> Phrase:
        return statue_label(s, thing)

    def targets_of(self, s: MountainKing, thing: int) -> list[str]:
        return ["statue:" + CELLS.token(thing)]
