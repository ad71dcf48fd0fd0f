"""Spells on the own moot (4.101, 4.103, 4.105, 4.110, 4.112, 4.117)."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Decision
from underhall.core.names import SEAT, Codec, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.components import named_amounts, resource_of
from underhall.games.mountain_king.box.names import (
    HORDE_SIZE,
    MOOT_SIZE,
    PLACES,
    SLOTS,
    SPELLS,
    SYMBOL_COUNT,
    TROLLS,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.horde import level_in_horde, take_card
from underhall.games.mountain_king.rules.menu import CHOICE, END, Menu
from underhall.games.mountain_king.rules.misfits import out_of_step
from underhall.games.mountain_king.rules.payment import cost_words
from underhall.games.mountain_king.rules.recruiting import activate
from underhall.games.mountain_king.table.state import LOADS, NOTHING, STEP_1, MountainKing


class SpellGain(Decision[MountainKing]):
    """MTK-4.101, 4.105. Choose what a ritual gives."""

    name = "spell_gain"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("spell", SPELLS))

    def __init__(self, seat: int, spell: int) -> None:
        super().__init__(seat)
        self.spell = spell

    def misfit(self, s: MountainKing) -> str:
        if not s.tables.spell_gains[self.spell]:
            return "this spell gives no resources (MTK-4.101)"
        return out_of_step(s, self.seat, STEP_1)

    def candidates(self, s: MountainKing) -> list[int]:
        return list(range(len(s.tables.spell_gains[self.spell])))

    def choose(self, s: MountainKing, code: int) -> None:
        clause = s.tables.spell_clause[self.spell]
        for resource, n in named_amounts(s.tables.spell_gains[self.spell][code]):
            s.gain(self.seat, resource, n)
            s.say(events.GAINED.under(clause), self.seat, resource, n)

    def token(self, s: MountainKing, code: int) -> str:
        return f"gain:{code + 1}"

    def label(self, s: MountainKing, code: int) -> Phrase:
        return Phrase("do-take", gain=cost_words(s.tables.spell_gains[self.spell][code]))


# ---------------------------------------------------------------------- trolls of the own moot


def trolls_of_level(s: MountainKing, seat: int, level: int) -> list[int]:
    """The positions of a moot with trolls of a level."""
    moot = s.moot[seat * MOOT_SIZE : (seat + 1) * MOOT_SIZE]
    levels = s.tables.level
    return [at for at, card in enumerate(moot) if card != NOTHING and levels[card] == level]


def trolls_of_row(s: MountainKing, seat: int, row: int) -> list[int]:
    """The positions of a row of a moot with trolls on them; the bottom row is 0."""
    moot = s.moot[seat * MOOT_SIZE : (seat + 1) * MOOT_SIZE]
    rows = s.tables.row
    return [at for at, card in enumerate(moot) if card != NOTHING and rows[at] == row]


def loaded_trolls(s: MountainKing, seat: int) -> list[int]:
    """The positions of a moot with trolls that hold resources."""
    found = []
    for place in range(MOOT_SIZE):
        at = seat * LOADS + place * SYMBOL_COUNT
        if any(s.loads[at : at + SYMBOL_COUNT]):
            found.append(place)
    return found


class MootChoice(Decision[MountainKing]):
    """Choose a troll of the own moot; the positions are the codes."""

    names: ClassVar[Names | None] = PLACES

    def candidates(self, s: MountainKing) -> list[int]:
        at = self.seat * MOOT_SIZE
        return [place for place in range(MOOT_SIZE) if s.moot[at + place] != NOTHING]

    def misfit(self, s: MountainKing) -> str:
        if not self.options(s):
            return "there is no troll to choose (MTK-4.118)"
        return out_of_step(s, self.seat, STEP_1)

    def label(self, s: MountainKing, code: int) -> Phrase:
        troll = TROLLS.word(s.moot[self.seat * MOOT_SIZE + code])
        return Phrase("do-choose-troll", troll=troll, place=PLACES.word(code))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [f"moot:{self.seat}:{PLACES.token(code)}"]


class ElevateOut(MootChoice):
    """MTK-4.103. Choose the level 2 troll that leaves."""

    name = "elevate_out"

    def misfit(self, s: MountainKing) -> str:
        if not level_in_horde(s, 3):
            return "there is no level 3 card in the horde (MTK-4.103)"
        return super().misfit(s)

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if code in trolls_of_level(s, self.seat, 2):
            return None
        return Refusal("MTK-4.103", "not-level-2")

    def choose(self, s: MountainKing, code: int) -> None:
        s.then(ElevateIn(self.seat, code))


class ElevateIn(Decision[MountainKing]):
    """MTK-4.103. Choose the level 3 card of the horde that takes its position."""

    name = "elevate_in"
    names: ClassVar[Names | None] = SLOTS
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("place", PLACES))

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def misfit(self, s: MountainKing) -> str:
        if self.place not in trolls_of_level(s, self.seat, 2) or not level_in_horde(s, 3):
            return "a level 2 troll makes way for a level 3 card (MTK-4.103)"
        return out_of_step(s, self.seat, STEP_1)

    def candidates(self, s: MountainKing) -> list[int]:
        return [slot for slot in range(HORDE_SIZE) if s.horde[slot] != NOTHING]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return None if code in level_in_horde(s, 3) else Refusal("MTK-4.103", "not-level-3")

    def choose(self, s: MountainKing, code: int) -> None:
        at = self.seat * MOOT_SIZE + self.place
        old, new = s.moot[at], s.horde[code]
        for symbol in range(SYMBOL_COUNT):
            n = s.loads[self.seat * LOADS + self.place * SYMBOL_COUNT + symbol]
            s.load(self.seat, self.place, symbol, -n)
        s.under.append(old)
        s.moot[at] = new
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
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (("seat", SEAT), ("first", PLACES))

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def misfit(self, s: MountainKing) -> str:
        if s.moot[self.seat * MOOT_SIZE + self.first] == NOTHING:
            return "there is no troll to exchange (MTK-4.112)"
        return super().misfit(s)

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return Refusal("MTK-4.118", "same-troll") if code == self.first else None

    def choose(self, s: MountainKing, code: int) -> None:
        one, other = self.seat * MOOT_SIZE + self.first, self.seat * MOOT_SIZE + code
        s.moot[one], s.moot[other] = s.moot[other], s.moot[one]
        at, to = one * SYMBOL_COUNT, other * SYMBOL_COUNT
        loads = s.loads[at : at + SYMBOL_COUNT]
        s.loads[at : at + SYMBOL_COUNT] = s.loads[to : to + SYMBOL_COUNT]
        s.loads[to : to + SYMBOL_COUNT] = loads
        s.say(events.TROLLS_SWAPPED, self.seat, s.moot[other], s.moot[one])


class UnburdenTroll(Menu):
    """MTK-4.117, 4.118. Choose a troll to unload into storage; after the first one may stop."""

    name = "unburden_troll"
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
        if self.first and not loaded_trolls(s, self.seat):
            return "no troll holds resources (MTK-4.117)"
        return out_of_step(s, self.seat, STEP_1)

    def candidates(self, s: MountainKing) -> list[int]:
        at = self.seat * MOOT_SIZE
        trolls = [place for place in range(MOOT_SIZE) if s.moot[at + place] != NOTHING]
        return [END, *(CHOICE + place for place in trolls)]

    def options(self, s: MountainKing) -> list[int]:
        found = [] if self.first else [END]
        return found + [CHOICE + place for place in loaded_trolls(s, self.seat)]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if code == END:
            return Refusal("MTK-4.118", "unburden-one-first") if self.first else None
        if code - CHOICE in loaded_trolls(s, self.seat):
            return None
        return Refusal("MTK-4.117", "troll-holds-nothing")

    def choose(self, s: MountainKing, code: int) -> None:
        if code == END:
            return
        unburden(s, self.seat, code - CHOICE)
        if self.left > 1:
            s.then(UnburdenTroll(self.seat, self.left - 1, 0))

    def token(self, s: MountainKing, code: int) -> str:
        return "stop" if code == END else PLACES.token(code - CHOICE)

    def label(self, s: MountainKing, code: int) -> Phrase:
        if code == END:
            return Phrase("do-stop")
        place = code - CHOICE
        troll = TROLLS.word(s.moot[self.seat * MOOT_SIZE + place])
        return Phrase("do-choose-troll", troll=troll, place=PLACES.word(place))

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-unburden_troll", n=self.left)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [] if code == END else [f"moot:{self.seat}:{PLACES.token(code - CHOICE)}"]


def unburden(s: MountainKing, seat: int, place: int) -> None:
    """MTK-4.117, 4.11. All resources of a troll move into storage; carts become universal."""
    troll = s.moot[seat * MOOT_SIZE + place]
    for symbol in range(SYMBOL_COUNT):
        n = s.loads[seat * LOADS + place * SYMBOL_COUNT + symbol]
        if n:
            s.load(seat, place, symbol, -n)
            s.gain(seat, resource_of(symbol), n)
            s.say(events.TROLL_UNBURDENED, seat, troll, resource_of(symbol), n)
