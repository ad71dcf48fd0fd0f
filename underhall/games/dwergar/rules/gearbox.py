"""The Gearbox (4H): raising the lift by choice, and the engineer's stones."""

from __future__ import annotations

from underhall.core.phrase import Phrase, Refusal
from underhall.games.dwergar.box.names import CART_STONES, LEVEL_COUNT, LEVEL_POINTS, LEVELS
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.rules.heat import pay_heat, refuse_heat
from underhall.games.dwergar.rules.lift import RaiseLift, delivery, drop_stones
from underhall.games.dwergar.rules.parts import (
    ADD_STONE,
    RAISE,
    Part,
    refuse_base,
    refuse_bonus,
)
from underhall.games.dwergar.table.state import BASE_DONE, NOBODY, Dwergar


def raise_price(s: Dwergar, levels: int) -> int:
    """DWE-4.65, 4.67. The first level is free and each further costs 1 heat; an event may make
    every level cost."""
    each = s.tables.level_price[s.event]
    return levels * each if each else levels - 1


class Raise(Part):
    """DWE-4.65 to 4.68. Raise the lift by one to five levels; option n raises it n + 1."""

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        if s.done & BASE_DONE:
            return refuse_base(s, "DWE-4.65")
        return refuse_heat(s, seat, raise_price(s, n + 1))

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if s.done & BASE_DONE:
            return
        heat = s.heat[seat] + s.lit[seat]
        for n in range(LEVEL_COUNT):
            if raise_price(s, n + 1) > heat:
                return
            found.append(RAISE + n)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        s.done |= BASE_DONE
        scores = s.unlocked() >> LEVEL_POINTS & 1
        s.then(RaiseLift(n + 1, seat if scores else NOBODY))
        pay_heat(s, seat, raise_price(s, n + 1))

    def token(self, s: Dwergar, n: int) -> str:
        return f"raise:{n + 1}"

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        outcome = delivery(s, n + 1)
        gains: list[object] = [*events.amounts_of(outcome.goods[seat])]
        points = outcome.useful * s.tables.level_points if s.unlocked() >> LEVEL_POINTS & 1 else 0
        if points:
            gains.append(Phrase("scored", points=points))
        return Phrase("do-raise", n=n + 1, heat=raise_price(s, n + 1), gains=gains)

    def targets(self, s: Dwergar, n: int) -> list[str]:
        return [f"raise:{n + 1}"]


class AddStone(Part):
    """DWE-4.69 to 4.71. An engineer puts a stone into every cart of one tile."""

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        return refuse_bonus(s, CART_STONES)

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if s.is_free(CART_STONES):
            found.extend(range(ADD_STONE, ADD_STONE + LEVEL_COUNT))

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        s.done |= 1 << CART_STONES
        drop_stones(s, n, s.tables.cart_stones)
        s.say(events.STONES_ADDED, seat, n, s.tables.cart_stones)

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        return Phrase("do-stone", n=s.tables.cart_stones, level=LEVELS.word(n))

    def targets(self, s: Dwergar, n: int) -> list[str]:
        return [f"tile:{LEVELS.token(n)}"]
