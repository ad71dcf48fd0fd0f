"""The lift (4E): raising cart tiles, unloading them, and what a raise would bring."""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Effect
from underhall.games.dwergar.box.components import Goods
from underhall.games.dwergar.box.names import FOREMAN, LEVEL_COUNT, RESOURCE_COUNT, STONE
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.table.state import GEARBOX_POINTS, NOBODY, Dwergar

MOST_RAISES: Final = LEVEL_COUNT
"""DWE-4.66. Five raises empty every tile; more would achieve nothing."""


class RaiseLift(Effect[Dwergar]):
    """DWE-4.45, 4.48. Raise the lift so often; ``scorer`` is who earns points by it, if anybody."""

    name = "raise_lift"

    def __init__(self, levels: int, scorer: int) -> None:
        self.levels = levels
        self.scorer = scorer

    def misfit(self, s: Dwergar) -> str:
        return "" if self.scorer < s.seats else f"there is no seat {self.scorer}"

    def run(self, s: Dwergar) -> None:
        raise_lift(s, self.levels, self.scorer)


def raise_lift(s: Dwergar, levels: int, scorer: int = NOBODY, by_event: bool = False) -> None:
    """DWE-4.45, 4.68. Raise the lift; the scorer gains points for each useful raise."""
    s.say(events.LIFT_RAISED, levels)
    useful = useful_raises(s, levels) if scorer != NOBODY else 0
    for _ in range(levels):
        raise_once(s, by_event)
    if useful:
        points = useful * s.tables.level_points
        s.add_points(scorer, GEARBOX_POINTS, points)
        s.say(events.LEVEL_POINTS, scorer, useful, points)


def raise_once(s: Dwergar, by_event: bool = False) -> None:
    """DWE-4.45, 4.46. The top tile is emptied and comes back on level 4."""
    unloaded = events.UNLOADED_BY_EVENT if by_event else events.UNLOADED
    returned = events.FOREMAN_UNLOADED_BY_EVENT if by_event else events.FOREMAN_UNLOADED
    for seat, goods in enumerate(s.raise_carts()):
        if any(goods):
            s.take(seat, goods)
            if s.telling:
                s.say(unloaded, seat, events.amounts_of(goods))
        level = s.riders[seat]
        if level == 0:
            s.riders[seat] = NOBODY
            s.come_home(seat, FOREMAN)
            s.say(returned, seat)
        elif level > 0:
            s.riders[seat] = level - 1


def drop_stones(s: Dwergar, level: int, n: int) -> None:
    """DWE-4.69, 4.134. Stone into the cart of every player on one tile, full or not."""
    for seat in range(s.seats):
        s.carts[s.cart_at(level, seat) + STONE] += n


# ---------------------------------------------------------------------- looking ahead


class Delivery:
    """What a raise by so many levels would bring each seat; nothing is changed by asking."""

    def __init__(self, levels: int, useful: int, goods: list[Goods], foremen: list[bool]) -> None:
        self.levels = levels
        self.useful = useful
        """How many of the raises would earn an ironworker points."""
        self.goods = goods
        """The resources of each seat."""
        self.foremen = foremen
        """Whether each seat's foreman would come home."""


def delivery(s: Dwergar, levels: int) -> Delivery:
    """DWE-4.45 to 4.48. What every player would receive if the lift rose by so many levels."""
    return deliveries(s, levels)[-1]


def deliveries(s: Dwergar, most: int) -> list[Delivery]:
    """The same for one level, for two, and so on: each raise brings what the one before brings, and
    one tile more."""
    seats = range(s.seats)
    useful = s.deepest_load() + 1
    goods: list[Goods] = [(0,) * RESOURCE_COUNT for _ in seats]
    found: list[Delivery] = []
    for level in range(most):
        goods = [added(goods[seat], s.cart(level, seat)) for seat in seats]
        foremen = [0 <= where <= level for where in s.riders]
        found.append(Delivery(level + 1, min(level + 1, useful), goods, foremen))
    return found


def added(some: Goods, more: Goods) -> Goods:
    """Goods and more of them."""
    return tuple([n + m for n, m in zip(some, more)])


def useful_raises(s: Dwergar, levels: int) -> int:
    """DWE-4.68. At how many of the raises a resource lies in any cart at their start."""
    return min(levels, s.deepest_load() + 1)
