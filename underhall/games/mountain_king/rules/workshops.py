"""Workshops (4.25 to 4.30): entrances, recipes, uses."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.components import named_amounts
from underhall.games.mountain_king.box.names import (
    WORKSHOPS,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.frames import Deed, Steps
from underhall.games.mountain_king.rules.menu import Series
from underhall.games.mountain_king.rules.payment import (
    charge,
    cost_words,
    good_targets,
    refuse_cost,
    take_goods,
)
from underhall.games.mountain_king.table.state import NOTHING, STEP_1, MountainKing

RECIPES = Names("recipe", ["recipe:1", "recipe:2"], words="")
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
    one, other = s.tables.recipes[kind]
    return s.can_pay(seat, one.spend) or s.can_pay(seat, other.spend)


def usable_spots(s: MountainKing, seat: int) -> list[int]:
    """MTK-4.26, 4.30. The spots whose workshop can be activated now."""
    network, kinds = s.networks[seat], s.workshops
    return [
        spot.code
        for spot in s.mountain.workshop_spots
        if kinds[spot.code] != NOTHING
        and spot.near & network
        and can_use(s, seat, kinds[spot.code])
    ]


def founded_spots(s: MountainKing) -> list[int]:
    """The spots that hold a workshop."""
    return [spot for spot, kind in enumerate(s.workshops) if kind != NOTHING]


def near_spot(s: MountainKing, code: int) -> int:
    """The cells around a workshop spot; none on the other side of the board."""
    return sum([spot.near for spot in s.mountain.workshop_spots if spot.code == code])


def spot_cell(s: MountainKing, code: int) -> int:
    """The cell of a workshop spot."""
    return next(spot.cell for spot in s.mountain.workshop_spots if spot.code == code)


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


class WorkshopUse(Series):
    """MTK-4.27, 4.28, 4.30. Choose a recipe; after the ``first`` use also a trade, or stop."""

    name = "workshop_use"
    steps: ClassVar[Steps] = (STEP_1,)
    things: ClassVar[Names] = RECIPES
    trades = True
    ending = "stop-using"

    def __init__(self, seat: int, workshop: int, left: int, first: int, spot: int) -> None:
        super().__init__(seat, left, first)
        self.workshop = workshop
        self.spot = spot

    def unfit(self, s: MountainKing) -> str:
        stuck = self.first and not can_use(s, self.seat, self.workshop)
        return "no recipe can be paid (MTK-4.30)" if stuck else ""

    def held_back(self, s: MountainKing) -> Refusal | None:
        clause = "MTK-4.118" if self.spot == PHANTOM else "MTK-4.30"
        return Refusal(clause, "use-first") if self.first else None

    def allowed(self, s: MountainKing) -> list[int]:
        recipes = enumerate(s.tables.recipes[self.workshop])
        return [at for at, recipe in recipes if s.can_pay(self.seat, recipe.spend)]

    def refuse(self, s: MountainKing, thing: int) -> Refusal | None:
        spend = s.tables.recipes[self.workshop][thing].spend
        return refuse_cost(s, self.seat, spend, "MTK-4.28")

    def take(self, s: MountainKing, thing: int) -> None:
        if self.left > 1:
            s.then(WorkshopUse(self.seat, self.workshop, self.left - 1, 0, self.spot))
        made = TakeMade(self.seat, self.workshop, thing, self.spot)
        charge(s, self.seat, s.tables.recipes[self.workshop][thing].spend, made)

    def label_of(self, s: MountainKing, thing: int) -> Phrase:
        recipe = s.tables.recipes[self.workshop][thing]
        spend, gain = cost_words(recipe.spend), cost_words(recipe.gain)
        return Phrase("do-use-recipe", spend=spend, gain=gain)

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-workshop_use", workshop=WORKSHOPS.word(self.workshop), n=self.left)

    def targets_of(self, s: MountainKing, thing: int) -> list[str]:
        made = named_amounts(s.tables.recipes[self.workshop][thing].gain)
        return [target for resource, _ in made for target in good_targets(self.seat, resource)]


class TakeMade(Deed):
    """MTK-4.28. What a workshop makes enters storage."""

    name = "take_made"
    aside: ClassVar[bool] = True
    steps: ClassVar[Steps] = (STEP_1,)

    def __init__(self, seat: int, workshop: int, recipe: int, spot: int) -> None:
        super().__init__(seat)
        self.workshop = workshop
        self.recipe = recipe
        self.spot = spot

    def run(self, s: MountainKing) -> None:
        clause = "MTK-4.114" if self.spot == PHANTOM else "MTK-4.28"
        s.say(events.WORKSHOP_USED.under(clause), self.seat, self.workshop)
        take_goods(s, self.seat, s.tables.recipes[self.workshop][self.recipe].gain, clause)
