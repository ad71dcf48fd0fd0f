"""Workshops (4.25 to 4.30): entrances, recipes, uses."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.agenda import Effect
from underhall.core.names import SEAT, Codec, Maybe, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.components import named_amounts
from underhall.games.mountain_king.box.names import (
    CELLS,
    MOOT_SIZE,
    WORKSHOP_SPOTS,
    WORKSHOPS,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.menu import CHOICE, END, TRADE, Menu
from underhall.games.mountain_king.rules.misfits import out_of_step
from underhall.games.mountain_king.rules.payment import charge, cost_words, refuse_cost
from underhall.games.mountain_king.rules.trading import (
    TradeGain,
    can_trade,
    refuse_trade,
    trade_label,
)
from underhall.games.mountain_king.table.state import NOTHING, STEP_1, MountainKing

PHANTOM: Final = NOTHING
"""In place of a spot: the workshop of a spell (MTK-4.114)."""


def open_entrances(s: MountainKing, near: int) -> int:
    """MTK-4.25. How many of the cells around a workshop belong to anybody's network."""
    all_networks = 0
    for network in s.networks:
        all_networks |= network
    return (near & all_networks).bit_count()


def can_use(s: MountainKing, seat: int, kind: int) -> bool:
    """MTK-4.30. Whether a recipe can be paid at once."""
    for recipe in s.tables.recipes[kind]:
        if s.can_pay(seat, recipe.spend):
            return True
    return False


def usable_spots(s: MountainKing, seat: int) -> list[int]:
    """MTK-4.26, 4.30. The spots whose workshop can be activated now."""
    found: list[int] = []
    network = s.networks[seat]
    for spot in s.mountain.workshop_spots:
        kind = s.workshops[spot.code]
        if kind != NOTHING and spot.near & network and can_use(s, seat, kind):
            found.append(spot.code)
    return found


def founded_spots(s: MountainKing) -> list[int]:
    """The spots that hold a workshop."""
    return [spot for spot, kind in enumerate(s.workshops) if kind != NOTHING]


def near_spot(s: MountainKing, code: int) -> int:
    """The cells around a workshop spot."""
    for spot in s.mountain.workshop_spots:
        if spot.code == code:
            return spot.near
    return 0


def spot_cell(s: MountainKing, code: int) -> str:
    """The cell of a workshop spot, by name."""
    return next(CELLS.token(spot.cell) for spot in s.mountain.workshop_spots if spot.code == code)


def refuse_workshop(s: MountainKing, seat: int, spot: int) -> Refusal | None:
    """MTK-4.20, 4.26, 4.30. Why a workshop cannot be activated."""
    word = WORKSHOPS.word(s.workshops[spot])
    if s.worked:
        return Refusal("MTK-4.20", "workshop-already-used")
    if not near_spot(s, spot) & s.networks[seat]:
        return Refusal("MTK-4.26", "workshop-out-of-reach", workshop=word)
    if not can_use(s, seat, s.workshops[spot]):
        return Refusal("MTK-4.30", "no-recipe-payable", workshop=word)
    return None


def activate_workshop(s: MountainKing, seat: int, spot: int) -> None:
    """MTK-4.26, 4.27. One use for each open entrance."""
    s.worked = True
    uses = open_entrances(s, near_spot(s, spot))
    s.say(events.WORKSHOP_ACTIVATED, seat, s.workshops[spot], spot, uses)
    s.then(WorkshopUse(seat, s.workshops[spot], uses, 1, spot))


class WorkshopUse(Menu):
    """MTK-4.27, 4.28, 4.30. Choose a recipe; after the ``first`` use also a trade, or stop."""

    name = "workshop_use"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (
        ("seat", SEAT),
        ("workshop", WORKSHOPS),
        ("left", Number(1, MOOT_SIZE)),
        ("first", Number(0, 1)),
        ("spot", Maybe(WORKSHOP_SPOTS)),
    )

    def __init__(self, seat: int, workshop: int, left: int, first: int, spot: int) -> None:
        super().__init__(seat)
        self.workshop = workshop
        self.left = left
        self.first = first
        self.spot = spot

    def misfit(self, s: MountainKing) -> str:
        if self.first and not can_use(s, self.seat, self.workshop):
            return "no recipe can be paid (MTK-4.30)"
        return out_of_step(s, self.seat, STEP_1)

    def candidates(self, s: MountainKing) -> list[int]:
        return [END, TRADE, *range(CHOICE, CHOICE + len(s.tables.recipes[self.workshop]))]

    def options(self, s: MountainKing) -> list[int]:
        found = []
        if not self.first:
            found.append(END)
            if can_trade(s, self.seat):
                found.append(TRADE)
        for at, recipe in enumerate(s.tables.recipes[self.workshop]):
            if s.can_pay(self.seat, recipe.spend):
                found.append(CHOICE + at)
        return found

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if code < CHOICE and self.first:
            return Refusal("MTK-4.118" if self.spot == PHANTOM else "MTK-4.30", "use-first")
        if code == END:
            return None
        if code == TRADE:
            return refuse_trade(s, self.seat)
        recipe = s.tables.recipes[self.workshop][code - CHOICE]
        return refuse_cost(s, self.seat, recipe.spend, "MTK-4.28")

    def choose(self, s: MountainKing, code: int) -> None:
        if code == END:
            return
        if code == TRADE:
            s.then(TradeGain(self.seat), self)
            return
        if self.left > 1:
            s.then(WorkshopUse(self.seat, self.workshop, self.left - 1, 0, self.spot))
        recipe = s.tables.recipes[self.workshop][code - CHOICE]
        made = TakeMade(self.seat, self.workshop, code - CHOICE, self.spot)
        charge(s, self.seat, recipe.spend, made)

    def token(self, s: MountainKing, code: int) -> str:
        return ("end", "trade")[code] if code < CHOICE else f"recipe:{code - CHOICE + 1}"

    def label(self, s: MountainKing, code: int) -> Phrase:
        if code == END:
            return Phrase("do-stop-using")
        if code == TRADE:
            return trade_label(s)
        recipe = s.tables.recipes[self.workshop][code - CHOICE]
        spend, gain = cost_words(recipe.spend), cost_words(recipe.gain)
        return Phrase("do-use-recipe", spend=spend, gain=gain)

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-workshop_use", workshop=WORKSHOPS.word(self.workshop), n=self.left)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        if code < CHOICE or self.spot == PHANTOM:
            return []
        return [f"workshop:{WORKSHOP_SPOTS.token(self.spot)}"]


class TakeMade(Effect[MountainKing]):
    """MTK-4.28. What a workshop makes enters storage."""

    name = "take_made"
    fields: ClassVar[tuple[tuple[str, Codec], ...]] = (
        ("seat", SEAT),
        ("workshop", WORKSHOPS),
        ("recipe", Number(0, 1)),
        ("spot", Maybe(WORKSHOP_SPOTS)),
    )

    def __init__(self, seat: int, workshop: int, recipe: int, spot: int) -> None:
        self.seat = seat
        self.workshop = workshop
        self.recipe = recipe
        self.spot = spot

    def misfit(self, s: MountainKing) -> str:
        return out_of_step(s, self.seat, STEP_1)

    def run(self, s: MountainKing) -> None:
        clause = "MTK-4.114" if self.spot == PHANTOM else "MTK-4.28"
        s.say(events.WORKSHOP_USED.under(clause), self.seat, self.workshop)
        for resource, n in named_amounts(s.tables.recipes[self.workshop][self.recipe].gain):
            s.gain(self.seat, resource, n)
            s.say(events.GAINED.under(clause), self.seat, resource, n)
