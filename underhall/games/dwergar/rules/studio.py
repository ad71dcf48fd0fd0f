"""The Chief Architect's Studio (4K): realizing projects, discounts and taking back."""

from __future__ import annotations

from underhall.core.phrase import Phrase, Refusal
from underhall.games.dwergar.box.components import Goods
from underhall.games.dwergar.box.effects import DISCOUNT, MINING
from underhall.games.dwergar.box.names import (
    BONUSES,
    FOREMAN,
    HEAT,
    PAWNS,
    PROJECT_COUNT,
    PROJECTS,
    RECOVER,
    RESOURCE_COUNT,
    RESOURCES,
)
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.rules.developing import gold_points
from underhall.games.dwergar.rules.heat import pay_heat, refuse_cost
from underhall.games.dwergar.rules.parts import REALIZE, Part, refuse_base, refuse_bonus
from underhall.games.dwergar.table.state import (
    BASE_DONE,
    NOBODY,
    PROJECT_POINTS,
    RESPECIALISED,
    Dwergar,
)

NO_CHOICE = 0
"""Nothing to choose about discounts; choice r + 1 takes the choosable discount off resource r."""


def discount_choices(s: Dwergar, seat: int, card: int) -> list[int]:
    """DWE-4.86. The choices of discount: one for each resource if the cost has several of them."""
    for source in s.effect_cards(seat, DISCOUNT):
        cost = s.tables.cost[card]
        fitting = [r for r in s.tables.effects[source].options if cost[r]]
        if len(fitting) > 1:
            return [r + 1 for r in fitting]
    return [NO_CHOICE]


def realization_cost(s: Dwergar, seat: int, card: int, choice: int) -> Goods:
    """DWE-4.78, 4.86, 4.87, 4.101, 4.111. The cost of a project after the discounts of a seat."""
    printed = s.tables.cost[card]
    if not s.has_effect(seat, DISCOUNT):
        return printed
    cost = list(printed)
    for source in s.effect_cards(seat, DISCOUNT):
        effect = s.tables.effects[source]
        fitting = [r for r in effect.options if printed[r]]
        if fitting:
            resource = fitting[0] if len(fitting) == 1 else choice - 1
            cost[resource] = max(0, cost[resource] - effect.amount)
    return tuple(cost)


class Realize(Part):
    """DWE-4.78. Realize a project of the track; option n is choice * PROJECT_COUNT + card."""

    def candidates(self, s: Dwergar, seat: int) -> list[int]:
        found = []
        for card in s.track:
            for choice in discount_choices(s, seat, card):
                found.append(choice * PROJECT_COUNT + card)
        return found

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        if s.done & BASE_DONE:
            return refuse_base(s, "DWE-4.78")
        cost = realization_cost(s, seat, n % PROJECT_COUNT, n // PROJECT_COUNT)
        return refuse_cost(s, seat, cost, "DWE-4.78")

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if s.done & BASE_DONE:
            return
        if not s.has_effect(seat, DISCOUNT):
            heat, costs = s.heat_at_hand(seat), s.tables.cost
            for card in s.track:
                if costs[card][HEAT] <= heat and s.has(seat, costs[card]):
                    found.append(REALIZE + card)
            return
        for n in self.candidates(s, seat):
            if s.can_pay(seat, realization_cost(s, seat, n % PROJECT_COUNT, n // PROJECT_COUNT)):
                found.append(REALIZE + n)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        t = s.tables
        card = n % PROJECT_COUNT
        cost = realization_cost(s, seat, card, n // PROJECT_COUNT)
        s.done |= BASE_DONE
        s.project = card
        s.paid = recoverable(t.cost[card], cost)
        s.spend(seat, cost)
        s.track.remove(card)
        s.owned[seat] |= 1 << card
        s.add_points(seat, PROJECT_POINTS, t.vp[card])
        if s.telling:
            s.say(events.REALIZED, seat, card, events.amounts_of(cost), t.vp[card])
        gold_points(s, seat, card, t.cost[card])
        pay_heat(s, seat, cost[HEAT])

    def token(self, s: Dwergar, n: int) -> str:
        choice, card = divmod(n, PROJECT_COUNT)
        token = super().token(s, card)
        return token if choice == NO_CHOICE else f"{token}:{RESOURCES.token(choice - 1)}"

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        choice, card = divmod(n, PROJECT_COUNT)
        cost = events.amounts_of(realization_cost(s, seat, card, choice))
        return Phrase("do-realize", project=PROJECTS.word(card), cost=cost, n=s.tables.vp[card])

    def targets(self, s: Dwergar, n: int) -> list[str]:
        return super().targets(s, n % PROJECT_COUNT)


def recoverable(printed: Goods, paid: Goods) -> int:
    """DWE-4.81. Kinds that the card asks for at least twice and that were paid, as bits."""
    found = 0
    for kind in range(RESOURCE_COUNT):
        if printed[kind] >= 2 and paid[kind] >= 1:
            found |= 1 << kind
    return found


def is_own_doing(s: Dwergar, seat: int) -> bool:
    """DWE-4.90. Whether the foreman can take back only through the project paid for."""
    t = s.tables
    wanted = t.bonus_specialist[RECOVER]
    if s.pawn != FOREMAN or s.done & RESPECIALISED or s.silvered >> RECOVER & 1:
        return False
    clubs = [c for c in s.effect_cards(seat, MINING) if t.effects[c].specialist == wanted]
    return clubs == [s.project]


class Recover(Part):
    """DWE-4.81 to 4.83. An engineer takes back one resource spent on the project."""

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        why = refuse_bonus(s, RECOVER)
        if why is not None:
            return why
        if s.project == NOBODY:
            return Refusal("DWE-4.81", "nothing-realized")
        if not s.paid >> n & 1:
            project = PROJECTS.word(s.project)
            return Refusal(
                "DWE-4.81", "not-asked-twice", resource=RESOURCES.word(n), project=project
            )
        if is_own_doing(s, seat):
            specialist = PAWNS.word(s.tables.bonus_specialist[RECOVER])
            project = PROJECTS.word(s.project)
            return Refusal("DWE-4.90", "skill-too-late", specialist=specialist, project=project)
        return None

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if s.paid:
            super().offer(s, seat, found)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        s.done |= 1 << RECOVER
        s.take_of(seat, n)
        s.say(events.RECOVERED, seat, n, s.project)

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        return Phrase("do-recover", resource=RESOURCES.word(n))

    def targets(self, s: Dwergar, n: int) -> list[str]:
        return ["bonus:" + BONUSES.token(RECOVER), "goods:" + RESOURCES.token(n)]
