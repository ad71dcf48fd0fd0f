"""Spending resources (4.A): from storage or from the own trolls, unit by unit or by a plan.

The plan takes from trolls first, from the lowest row upwards and from inner positions before outer
ones, because these refill most often; storage comes last. Carts of one clan go before universal
ones. It is a pure function of the state, so an interface can show what an action would take.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from underhall.core.agenda import Frame
from underhall.core.names import Codec, Maybe
from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.mountain_king.box.components import Amounts, named_amounts
from underhall.games.mountain_king.box.names import (
    CART,
    CLAN_CART,
    CLANS,
    PLACES,
    RESOURCES,
    SYMBOL_COUNT,
    SYMBOLS,
    TROLLS,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.frames import Choice
from underhall.games.mountain_king.table.state import LOADS, NOTHING, MountainKing

AUTO: Final = 0
STORAGE: Final = 1
TROLL: Final = 2
"""TROLL + position * SYMBOL_COUNT + symbol."""
ANY_CART: Final = -1
"""Of a payment: no statue is moved, so every cart will do."""

PLAN_ORDER: Final[tuple[int, ...]] = (1, 2, 0, 3, 5, 4, 6, 7, 8, 9)
ALL_CARTS: Final[tuple[int, ...]] = (CLAN_CART, CLAN_CART + 1, CLAN_CART + 2, CART)
MOVING_CARTS: Final[tuple[tuple[int, ...], ...]] = (
    (CLAN_CART, CART),
    (CLAN_CART + 1, CART),
    (CLAN_CART + 2, CART),
)
ALONE: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), (5,), (6,))


def symbols_for(resource: int, clan: int) -> tuple[int, ...]:
    """MTK-4.11. The symbols whose resources can pay, the most particular first."""
    if resource != CART:
        return ALONE[resource]
    return ALL_CARTS if clan == ANY_CART else MOVING_CARTS[clan]


def available(s: MountainKing, seat: int, resource: int, clan: int = ANY_CART) -> int:
    """MTK-4.7, 4.11. How many units a player can pay."""
    found = s.in_storage(seat, resource)
    for symbol in symbols_for(resource, clan):
        found += s.carried[seat * SYMBOL_COUNT + symbol]
    return found


def sources(s: MountainKing, seat: int, resource: int, clan: int = ANY_CART) -> list[int]:
    """MTK-4.7. Where one unit can come from: STORAGE, or a troll and its symbol."""
    found = [STORAGE] if s.in_storage(seat, resource) else []
    for symbol in symbols_for(resource, clan):
        if s.carried[seat * SYMBOL_COUNT + symbol]:
            for place, there in enumerate(s.on_symbol(seat, symbol)):
                if there:
                    found.append(TROLL + place * SYMBOL_COUNT + symbol)
    return found


def plan(
    s: MountainKing, seat: int, resource: int, n: int, clan: int = ANY_CART
) -> list[tuple[int, int]]:
    """(7) Sources with the units that the automatic payment takes from each, in order."""
    found: list[tuple[int, int]] = []
    for symbol in symbols_for(resource, clan):
        if s.carried[seat * SYMBOL_COUNT + symbol] == 0:
            continue
        loads = s.on_symbol(seat, symbol)
        for place in PLAN_ORDER:
            there = loads[place]
            if there and n:
                taken = min(there, n)
                found.append((TROLL + place * SYMBOL_COUNT + symbol, taken))
                n -= taken
    if n:
        found.append((STORAGE, n))
    return found


def plan_cost(s: MountainKing, seat: int, cost: Amounts) -> list[tuple[int, int, int]]:
    """(7) The automatic payment of a whole cost: resource, source and units."""
    return [
        (resource, source, taken)
        for resource, n in named_amounts(cost)
        for source, taken in plan(s, seat, resource, n)
    ]


def spend(s: MountainKing, seat: int, resource: int, source: int, n: int) -> None:
    """MTK-4.8, 4.9. Take units from one source."""
    if source == STORAGE:
        place = NOTHING
        s.gain(seat, resource, -n)
    else:
        place, symbol = divmod(source - TROLL, SYMBOL_COUNT)
        s.load(seat, place, symbol, -n)
    s.say(events.SPENT, seat, resource, n, place)


def spend_by_plan(s: MountainKing, seat: int, resource: int, n: int, clan: int) -> None:
    """Pay units as the plan says."""
    for source, taken in plan(s, seat, resource, n, clan):
        spend(s, seat, resource, source, taken)


def has_choice(s: MountainKing, seat: int, resource: int, n: int, clan: int) -> bool:
    """Whether it matters which units are spent: some are left, and from more than one source."""
    have = available(s, seat, resource, clan)
    if have == n or have == s.in_storage(seat, resource):
        return False
    return len(sources(s, seat, resource, clan)) > 1


def charge(s: MountainKing, seat: int, cost: Amounts, *after: Frame[Any]) -> None:
    """MTK-4.7. Pay a cost, asking only where it matters; ``after`` happens when it is paid."""
    asked: list[Frame[Any]] = []
    for resource, n in named_amounts(cost):
        if has_choice(s, seat, resource, n, ANY_CART):
            asked.append(Pay(seat, resource, n, ANY_CART))
        else:
            spend_by_plan(s, seat, resource, n, ANY_CART)
    s.then(*asked, *after)


def charge_one(
    s: MountainKing, seat: int, resource: int, n: int, clan: int, after: Frame[Any]
) -> None:
    """MTK-4.7, 4.11. Pay units of one resource; a cart may have to move a statue of ``clan``."""
    if has_choice(s, seat, resource, n, clan):
        s.then(Pay(seat, resource, n, clan), after)
    else:
        spend_by_plan(s, seat, resource, n, clan)
        s.then(after)


def take_goods(s: MountainKing, seat: int, goods: Sequence[int], clause: str) -> None:
    """MTK-4.14. Resources enter storage."""
    for resource, n in named_amounts(goods):
        s.gain(seat, resource, n)
        s.say(events.GAINED.under(clause), seat, resource, n)


def refuse_cost(s: MountainKing, seat: int, cost: Amounts, clause: str) -> Refusal | None:
    """What is missing to pay a cost."""
    missing = [
        Amount(RESOURCES, resource, n - s.held(seat, resource))
        for resource, n in named_amounts(cost)
        if n > s.held(seat, resource)
    ]
    if not missing:
        return None
    return Refusal(clause, "cannot-pay", cost=cost_words(cost), missing=missing)


def refuse_lack(s: MountainKing, seat: int, resource: int, clause: str) -> Refusal | None:
    """Why a resource cannot be given: there is none."""
    held = s.held(seat, resource)
    return None if held else Refusal(clause, "has-none", resource=RESOURCES.word(resource))


def good_targets(seat: int, resource: int) -> list[str]:
    """A resource of a player, to light up."""
    return [f"storage:{seat}:{RESOURCES.token(resource)}"]


def pedestal_targets(seat: int, clan: int) -> list[str]:
    """The pedestals of a clan in a storage, to light up."""
    return [f"stored:{seat}:{CLANS.token(clan)}"]


def cost_words(cost: Sequence[int]) -> list[Amount]:
    """A cost, resource by resource."""
    return [Amount(RESOURCES, resource, n) for resource, n in named_amounts(cost)]


class Pay(Choice):
    """MTK-4.7, 4.8, 4.11. Choose where one of ``n`` units comes from, or pay them all by plan."""

    name = "pay"
    aside: ClassVar[bool] = True
    codes = range(TROLL + LOADS)
    fields: ClassVar[dict[str, Codec]] = {"clan": Maybe(CLANS)}

    def __init__(self, seat: int, resource: int, n: int, clan: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.n = n
        self.clan = clan

    def unfit(self, s: MountainKing) -> str:
        if self.clan != ANY_CART and self.resource != CART:
            return "only carts move statues of a clan (MTK-4.11)"
        have = available(s, self.seat, self.resource, self.clan)
        if have < self.n:
            return f"seat {self.seat} has {have} to pay {self.n} with (MTK-4.7)"
        return ""

    def step(self, s: MountainKing) -> bool:
        if has_choice(s, self.seat, self.resource, self.n, self.clan):
            return super().step(s)
        s.agenda.pop()
        spend_by_plan(s, self.seat, self.resource, self.n, self.clan)
        return True

    def candidates(self, s: MountainKing) -> list[int]:
        paying = symbols_for(self.resource, ANY_CART)
        places = [
            (place, symbol)
            for place, card in enumerate(s.trolls(self.seat))
            for symbol in (s.tables.symbols[card] if card != NOTHING else [])
            if symbol in paying
        ]
        return [AUTO, STORAGE, *(TROLL + place * SYMBOL_COUNT + symbol for place, symbol in places)]

    def options(self, s: MountainKing) -> list[int]:
        return [AUTO, *sources(s, self.seat, self.resource, self.clan)]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        if code == AUTO:
            return None
        word = RESOURCES.word(self.resource)
        if code == STORAGE:
            there = s.in_storage(self.seat, self.resource)
            return None if there else Refusal("MTK-4.7", "storage-empty", resource=word)
        place, symbol = divmod(code - TROLL, SYMBOL_COUNT)
        if s.holds(self.seat, place)[symbol] == 0:
            return Refusal("MTK-4.8", "symbol-empty", resource=word)
        if symbol not in symbols_for(self.resource, self.clan):
            return Refusal("MTK-4.11", "cart-of-other-clan", cart=SYMBOLS.word(symbol))
        return None

    def choose(self, s: MountainKing, code: int) -> None:
        if code == AUTO:
            spend_by_plan(s, self.seat, self.resource, self.n, self.clan)
            return
        spend(s, self.seat, self.resource, code, 1)
        if self.n > 1:
            s.then(Pay(self.seat, self.resource, self.n - 1, self.clan))

    def token(self, s: MountainKing, code: int) -> str:
        if code < TROLL:
            return ("auto", "storage")[code]
        place, symbol = divmod(code - TROLL, SYMBOL_COUNT)
        return f"{PLACES.token(place)}:{SYMBOLS.token(symbol)}"

    def label(self, s: MountainKing, code: int) -> Phrase:
        if code == AUTO:
            return Phrase("do-pay-by-plan", n=self.n)
        if code == STORAGE:
            return Phrase("do-pay-from-storage")
        place, symbol = divmod(code - TROLL, SYMBOL_COUNT)
        troll = TROLLS.word(s.troll(self.seat, place))
        word = SYMBOLS.word(symbol)
        return Phrase("do-pay-from-troll", troll=troll, place=PLACES.word(place), symbol=word)

    def prompt(self, s: MountainKing) -> Phrase:
        return Phrase("ask-pay", amount=Amount(RESOURCES, self.resource, self.n))

    def targets(self, s: MountainKing, code: int) -> list[str]:
        if code == AUTO:
            return []
        if code == STORAGE:
            return good_targets(self.seat, self.resource)
        place = (code - TROLL) // SYMBOL_COUNT
        return [f"moot:{self.seat}:{PLACES.token(place)}"]
