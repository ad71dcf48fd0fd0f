"""The mine (4E): loading a cart."""

from __future__ import annotations

from underhall.core.phrase import Phrase, Refusal
from underhall.games.dwergar.box.components import Goods
from underhall.games.dwergar.box.names import FOREMAN, LEVELS
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.rules.parts import LOAD, Part, refuse_base
from underhall.games.dwergar.table.state import BASE_DONE, FURNACE_DONE, NOBODY, Dwergar


def level_of(space: int) -> int:
    """The level where the carts of a mine space stand."""
    return space + 1


def extra_yield(s: Dwergar, seat: int) -> bool:
    """DWE-4.54, 4.55. Whether the dwarf used mines with the extra yield, for one reason or more."""
    if s.sites[s.space] == seat and not s.done & FURNACE_DONE:
        return True
    if s.pawn == FOREMAN and s.tables.foreman_extra[s.event]:
        return True
    return s.club_skills(seat) & s.skills != 0


def load_of(s: Dwergar, seat: int) -> Goods:
    """DWE-4.50, 4.53. What would be loaded on the mine space of the current action."""
    t = s.tables
    goods = t.mine_yield[s.space]
    if extra_yield(s, seat):
        return tuple([n + more for n, more in zip(goods, t.extra_yield[s.space])])
    return goods


class Load(Part):
    """DWE-4.49 to 4.58. Put the yield into the own cart; a foreman jumps in after it."""

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        level = level_of(s.space)
        if s.done & BASE_DONE:
            return refuse_base(s, "DWE-4.49")
        if not s.is_cart_empty(level, seat):
            held = events.amounts_of(s.cart(level, seat))
            return Refusal("DWE-4.51", "cart-full", level=LEVELS.word(level), goods=held)
        return None

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if not s.done & BASE_DONE and s.is_cart_empty(level_of(s.space), seat):
            found.append(LOAD)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        level = level_of(s.space)
        goods = load_of(s, seat)
        s.done |= BASE_DONE
        s.load(level, seat, goods)
        if s.telling:
            kind = events.LOADED_EXTRA if extra_yield(s, seat) else events.LOADED
            s.say(kind, seat, events.amounts_of(goods), level)
        if s.pawn == FOREMAN:
            s.spaces[s.space] = NOBODY
            s.riders[seat] = level
            s.say(events.FOREMAN_RIDES, seat, level)

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        goods = events.amounts_of(load_of(s, seat))
        return Phrase("do-load", goods=goods, level=LEVELS.word(level_of(s.space)))

    def targets(self, s: Dwergar, n: int) -> list[str]:
        return [f"cart:{LEVELS.token(level_of(s.space))}:{s.active}"]
