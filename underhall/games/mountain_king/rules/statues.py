"""Moving statues (4.90 to 4.95), with carts or by a spell."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Decision, Effect
from underhall.core.names import SEAT, Codec, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.names import (
    CART,
    CELLS,
    CLAN_COUNT,
    CLANS,
    MOOT_SIZE,
    ZONES,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.menu import CHOICE, END, TRADE, Menu
from underhall.games.mountain_king.rules.misfits import out_of_step
from underhall.games.mountain_king.rules.network import reach
from underhall.games.mountain_king.rules.payment import available, charge_one
from underhall.games.mountain_king.rules.trading import (
    TradeGain,
    can_trade,
    refuse_trade,
    trade_label,
)
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
        return Refusal("MTK-4.95", "statue-not-in-network", clan=CLANS.word(clan))
    if by_cart and not available(s, seat, CART, clan):
        return Refusal("MTK-4.90", "no-cart", clan=CLANS.word(clan))
    if not reach(s, seat, cell):
        return Refusal("MTK-4.91", "no-free-cell")
    return None


class MoveStatues(Menu):
    """MTK-4.90. Move a statue with a cart, as often as there are carts; trade, or end the turn."""

    name = "statue_menu"
    starts_action = True

    def misfit(self, s: MountainKing) -> str:
        return out_of_step(s, self.seat, STEP_4)

    def candidates(self, s: MountainKing) -> list[int]:
        return [END, TRADE, *(CHOICE + cell for cell in bits(s.occupied()))]

    def options(self, s: MountainKing) -> list[int]:
        found = [END]
        if can_trade(s, self.seat):
            found.append(TRADE)
        return found + [CHOICE + cell for cell in sorted(movable(s, self.seat, True))]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if code == END:
            return None
        if code == TRADE:
            return refuse_trade(s, self.seat)
        return refuse_statue(s, self.seat, code - CHOICE, True)

    def choose(self, s: MountainKing, code: int) -> None:
        if code == END:
            return
        s.then(self)
        if code == TRADE:
            s.then(TradeGain(self.seat))
        else:
            s.then(StatueTarget(self.seat, code - CHOICE, 1))

    def token(self, s: MountainKing, code: int) -> str:
        return ("end", "trade")[code] if code < CHOICE else CELLS.token(code - CHOICE)

    def label(self, s: MountainKing, code: int) -> Phrase:
        if code == END:
            return Phrase("do-end-turn")
        if code == TRADE:
            return trade_label(s)
        return statue_label(s, code - CHOICE)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [] if code < CHOICE else ["statue:" + CELLS.token(code - CHOICE)]


def statue_label(s: MountainKing, cell: int) -> Phrase:
    """Moving a statue, in words."""
    return Phrase("do-move-statue", clan=CLANS.word(s.clan_at(cell)), cell=CELLS.token(cell))


class StatueTarget(Decision[MountainKing]):
    """MTK-4.91 to 4.93. Choose the free cell that the statue on ``cell`` goes to."""

    name = "statue_target"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (
        ("seat", SEAT),
        ("cell", CELLS),
        ("carts", Number(0, 1)),
    )

    def __init__(self, seat: int, cell: int, carts: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.carts = carts

    def misfit(self, s: MountainKing) -> str:
        if s.clan_at(self.cell) == NOTHING:
            return "no statue stands there (MTK-4.91)"
        refusal = refuse_statue(s, self.seat, self.cell, self.carts == 1)
        if refusal is not None:
            return f"{refusal.reason} ({refusal.clause})"
        return out_of_step(s, self.seat, STEP_4 if self.carts else STEP_1)

    def candidates(self, s: MountainKing) -> list[int]:
        return bits(s.networks[self.seat])

    def options(self, s: MountainKing) -> list[int]:
        return bits(reach(s, self.seat, self.cell))

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if s.occupied() >> code & 1:
            return Refusal("MTK-4.92", "cell-occupied", clan=CLANS.word(s.clan_at(code)))
        if not reach(s, self.seat, self.cell) >> code & 1:
            return Refusal("MTK-4.91", "tunnel-not-adjacent")
        return None

    def choose(self, s: MountainKing, code: int) -> None:
        move = MoveStatue(self.seat, self.cell, code)
        if self.carts:
            charge_one(s, self.seat, CART, 1, s.clan_at(self.cell), move)
        else:
            s.then(move)

    def token(self, s: MountainKing, code: int) -> str:
        return CELLS.token(code)

    def label(self, s: MountainKing, code: int) -> Phrase:
        zone = ZONES.word(s.mountain.zone[code])
        return Phrase("do-move-to", cell=CELLS.token(code), zone=zone)

    def prompt(self, s: MountainKing) -> Phrase:
        clan = CLANS.word(s.clan_at(self.cell))
        return Phrase("ask-statue_target", clan=clan, cell=CELLS.token(self.cell))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return ["cell:" + CELLS.token(code)]


class MoveStatue(Effect[MountainKing]):
    """MTK-4.91. The statue goes."""

    name = "move_statue"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (
        ("seat", SEAT),
        ("start", CELLS),
        ("goal", CELLS),
    )

    def __init__(self, seat: int, start: int, goal: int) -> None:
        self.seat = seat
        self.start = start
        self.goal = goal

    def misfit(self, s: MountainKing) -> str:
        network = s.networks[self.seat]
        if s.clan_at(self.start) == NOTHING or s.occupied() >> self.goal & 1:
            return "a statue goes to a free cell (MTK-4.92)"
        if not (network >> self.start & 1 and network >> self.goal & 1):
            return "a statue goes through the own network (MTK-4.91)"
        return out_of_step(s, self.seat, STEP_1, STEP_4)

    def run(self, s: MountainKing) -> None:
        clan = s.clan_at(self.start)
        s.statues[clan] ^= 1 << self.start | 1 << self.goal
        s.say(events.STATUE_MOVED, self.seat, clan, self.start, self.goal)


class WalkStatue(Menu):
    """MTK-4.107, 4.118. Move a statue without a cart; after the first move one may stop."""

    name = "walk_statue"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (
        ("seat", SEAT),
        ("left", Number(1, MOOT_SIZE)),
        ("first", Number(0, 1)),
    )

    def __init__(self, seat: int, left: int, first: int) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first

    def misfit(self, s: MountainKing) -> str:
        if self.first and not movable(s, self.seat, False):
            return "there is no statue to move (MTK-4.107)"
        return out_of_step(s, self.seat, STEP_1)

    def candidates(self, s: MountainKing) -> list[int]:
        return [END, *(CHOICE + cell for cell in bits(s.occupied()))]

    def options(self, s: MountainKing) -> list[int]:
        found = [] if self.first else [END]
        return found + [CHOICE + cell for cell in sorted(movable(s, self.seat, False))]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if code == END:
            return Refusal("MTK-4.118", "move-one-first") if self.first else None
        return refuse_statue(s, self.seat, code - CHOICE, False)

    def choose(self, s: MountainKing, code: int) -> None:
        if code == END:
            return
        if self.left > 1:
            s.then(WalkStatue(self.seat, self.left - 1, 0))
        s.then(StatueTarget(self.seat, code - CHOICE, 0))

    def token(self, s: MountainKing, code: int) -> str:
        return "stop" if code == END else CELLS.token(code - CHOICE)

    def label(self, s: MountainKing, code: int) -> Phrase:
        return Phrase("do-stop") if code == END else statue_label(s, code - CHOICE)

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-walk_statue", n=self.left)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [] if code == END else ["statue:" + CELLS.token(code - CHOICE)]
