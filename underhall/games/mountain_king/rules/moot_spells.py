"""Spells on the own moot (4.101, 4.103, 4.105, 4.110, 4.112, 4.117)."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.names import Codec, Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.components import named_amounts, resource_of
from underhall.games.mountain_king.box.names import (
    MOOT_SIZE,
    PLACES,
    SLOTS,
    SYMBOL_COUNT,
    TROLLS,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.frames import Choice, Steps
from underhall.games.mountain_king.rules.horde import level_in_horde, take_card
from underhall.games.mountain_king.rules.menu import Series
from underhall.games.mountain_king.rules.payment import cost_words, good_targets, take_goods
from underhall.games.mountain_king.rules.recruiting import activate
from underhall.games.mountain_king.table.state import NOTHING, STEP_1, MountainKing

GAINS = Names("gain", ["gain:1", "gain:2", "gain:3"], words="")


class SpellGain(Choice):
    """MTK-4.101, 4.105. Choose what a ritual gives."""

    name = "spell_gain"
    names: ClassVar[Names | None] = GAINS
    steps: ClassVar[Steps] = (STEP_1,)

    def __init__(self, seat: int, spell: int) -> None:
        super().__init__(seat)
        self.spell = spell

    def unfit(self, s: MountainKing) -> str:
        gives = s.tables.spell_gains[self.spell]
        return "" if gives else "this spell gives no resources (MTK-4.101)"

    def choose(self, s: MountainKing, code: int) -> None:
        clause = s.tables.spell_clause[self.spell]
        take_goods(s, self.seat, s.tables.spell_gains[self.spell][code], clause)

    def label(self, s: MountainKing, code: int) -> Phrase:
        return Phrase("do-take", gain=cost_words(s.tables.spell_gains[self.spell][code]))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        gains = named_amounts(s.tables.spell_gains[self.spell][code])
        return [target for resource, _ in gains for target in good_targets(self.seat, resource)]


# ---------------------------------------------------------------------- trolls of the own moot


def trolls_of_level(s: MountainKing, seat: int, level: int) -> list[int]:
    """The positions of a moot with trolls of a level."""
    levels, moot = s.tables.level, enumerate(s.trolls(seat))
    return [at for at, card in moot if card != NOTHING and levels[card] == level]


def trolls_of_row(s: MountainKing, seat: int, row: int) -> list[int]:
    """The positions of a row of a moot with trolls on them; the bottom row is 0."""
    rows, moot = s.tables.row, enumerate(s.trolls(seat))
    return [at for at, card in moot if card != NOTHING and rows[at] == row]


def loaded_trolls(s: MountainKing, seat: int) -> list[int]:
    """The positions of a moot with trolls that hold resources."""
    return [place for place in range(MOOT_SIZE) if any(s.holds(seat, place))]


def moot_trolls(s: MountainKing, seat: int) -> list[int]:
    """The positions of a moot with trolls."""
    return [place for place, card in enumerate(s.trolls(seat)) if card != NOTHING]


def troll_label(s: MountainKing, seat: int, place: int) -> Phrase:
    """A troll of the moot, in words."""
    troll = TROLLS.word(s.troll(seat, place))
    return Phrase("do-choose-troll", troll=troll, place=PLACES.word(place))


class MootChoice(Choice):
    """Choose a troll of the own moot; the positions are the codes."""

    names: ClassVar[Names | None] = PLACES
    steps: ClassVar[Steps] = (STEP_1,)

    def candidates(self, s: MountainKing) -> list[int]:
        return moot_trolls(s, self.seat)

    def unfit(self, s: MountainKing) -> str:
        return "" if self.options(s) else "there is no troll to choose (MTK-4.118)"

    def label(self, s: MountainKing, code: int) -> Phrase:
        return troll_label(s, self.seat, code)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [f"moot:{self.seat}:{PLACES.token(code)}"]


class ElevateOut(MootChoice):
    """MTK-4.103. Choose the level 2 troll that leaves."""

    name = "elevate_out"

    def unfit(self, s: MountainKing) -> str:
        if not level_in_horde(s, 3):
            return "there is no level 3 card in the horde (MTK-4.103)"
        return super().unfit(s)

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if code in trolls_of_level(s, self.seat, 2):
            return None
        return Refusal("MTK-4.103", "not-level-2")

    def choose(self, s: MountainKing, code: int) -> None:
        s.then(ElevateIn(self.seat, code))


class ElevateIn(Choice):
    """MTK-4.103. Choose the level 3 card of the horde that takes its position."""

    name = "elevate_in"
    names: ClassVar[Names | None] = SLOTS
    steps: ClassVar[Steps] = (STEP_1,)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def unfit(self, s: MountainKing) -> str:
        fits = self.place in trolls_of_level(s, self.seat, 2) and level_in_horde(s, 3)
        return "" if fits else "a level 2 troll makes way for a level 3 card (MTK-4.103)"

    def candidates(self, s: MountainKing) -> list[int]:
        return [slot for slot, card in enumerate(s.horde) if card != NOTHING]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return None if code in level_in_horde(s, 3) else Refusal("MTK-4.103", "not-level-3")

    def choose(self, s: MountainKing, code: int) -> None:
        old, new = s.troll(self.seat, self.place), s.horde[code]
        for symbol, n in enumerate(s.holds(self.seat, self.place)):
            s.load(self.seat, self.place, symbol, -n)
        s.under.append(old)
        s.lay_troll(self.seat, self.place, new)
        s.say(events.TROLL_ELEVATED, self.seat, old, new)
        take_card(s, self.seat, code, "MTK-4.103")

    def label(self, s: MountainKing, code: int) -> Phrase:
        return Phrase("do-choose-card", troll=TROLLS.word(s.horde[code]))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [f"horde:{SLOTS.token(code)}"]


class HornTroll(MootChoice):
    """MTK-4.110. Choose a troll of row 2; it and the two under it are activated."""

    name = "horn_troll"

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return None if s.tables.row[code] == 1 else Refusal("MTK-4.110", "not-row-2")

    def choose(self, s: MountainKing, code: int) -> None:
        activate(s, self.seat, s.tables.cascade[code], "MTK-4.110")


class SwapFirst(MootChoice):
    """MTK-4.112. Choose a troll to exchange."""

    name = "swap_first"

    def choose(self, s: MountainKing, code: int) -> None:
        s.then(SwapSecond(self.seat, code))


class SwapSecond(MootChoice):
    """MTK-4.112. Choose the other troll; each keeps the resources on it."""

    name = "swap_second"
    fields: ClassVar[dict[str, Codec]] = {"first": PLACES}

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def unfit(self, s: MountainKing) -> str:
        if s.troll(self.seat, self.first) == NOTHING:
            return "there is no troll to exchange (MTK-4.112)"
        return super().unfit(s)

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return Refusal("MTK-4.118", "same-troll") if code == self.first else None

    def choose(self, s: MountainKing, code: int) -> None:
        seat, places = self.seat, (self.first, code)
        trolls = [s.troll(seat, place) for place in places]
        held = [s.holds(seat, place) for place in places]
        for place, troll, mine, other in zip(places, trolls[::-1], held, held[::-1]):
            s.lay_troll(seat, place, troll)
            for symbol in range(SYMBOL_COUNT):
                s.load(seat, place, symbol, other[symbol] - mine[symbol])
        s.say(events.TROLLS_SWAPPED, seat, *trolls)


class UnburdenTroll(Series):
    """MTK-4.117, 4.118. Choose a troll to unload into storage; after the first one may stop."""

    name = "unburden_troll"
    steps: ClassVar[Steps] = (STEP_1,)
    things: ClassVar[Names] = PLACES
    end = "stop"

    def unfit(self, s: MountainKing) -> str:
        stuck = self.first and not loaded_trolls(s, self.seat)
        return "no troll holds resources (MTK-4.117)" if stuck else ""

    def held_back(self, s: MountainKing) -> Refusal | None:
        return Refusal("MTK-4.118", "unburden-one-first") if self.first else None

    def within_reach(self, s: MountainKing) -> list[int]:
        return moot_trolls(s, self.seat)

    def refuse(self, s: MountainKing, thing: int) -> Refusal | None:
        held = any(s.holds(self.seat, thing))
        return None if held else Refusal("MTK-4.117", "troll-holds-nothing")

    def take(self, s: MountainKing, thing: int) -> None:
        unburden(s, self.seat, thing)
        if self.left > 1:
            s.then(UnburdenTroll(self.seat, self.left - 1, 0))

    def label_of(self, s: MountainKing, thing: int) -> Phrase:
        return troll_label(s, self.seat, thing)

    def targets_of(self, s: MountainKing, thing: int) -> list[str]:
        return [f"moot:{self.seat}:{PLACES.token(thing)}"]


def unburden(s: MountainKing, seat: int, place: int) -> None:
    """MTK-4.117, 4.11. All resources of a troll move into storage; carts become universal."""
    troll = s.troll(seat, place)
    for symbol, n in enumerate(s.holds(seat, place)):
        if n:
            s.load(seat, place, symbol, -n)
            s.gain(seat, resource_of(symbol), n)
            s.say(events.TROLL_UNBURDENED, seat, troll, resource_of(symbol), n)
