"""Developing projects (4J, 4K) and what their cards do at that moment (4M)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision, Effect
from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.dwergar.box.components import Goods
from underhall.games.dwergar.box.effects import (
    BURN_HEAT,
    CHAIN_POINTS,
    CHEAPER,
    CLAUSES,
    GOLD_POINTS,
    LIGHT_ALL_AND_HEAT,
    goods_of,
    trigger_of,
)
from underhall.games.dwergar.box.names import (
    CHEAP_DEVELOP,
    COSTS,
    DEVELOP_ANY,
    FOREMAN,
    FORGE,
    GOLD,
    HEAT,
    PROJECT_COUNT,
    PROJECTS,
    STUDIO,
)
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.rules.heat import (
    MOST_PAID,
    gain_heat,
    light,
    pay_heat,
    refuse_cost,
    refuse_heat,
)
from underhall.games.dwergar.rules.parts import Part, refuse_locked
from underhall.games.dwergar.rules.phrases import effect_phrase
from underhall.games.dwergar.table.state import (
    DEVELOPMENT_POINTS,
    EFFECT_POINTS,
    NOBODY,
    RESPECIALISED,
    Dwergar,
)

FREE: Final = (0, 0, 0, 0, 0)
"""DWE-4.162. A free development costs nothing at all."""


def development_heat(s: Dwergar, seat: int, card: int) -> int:
    """DWE-4.85, 4.119. The heat part of a development cost in the current action."""
    t = s.tables
    heat = t.dev_cost[card][HEAT]
    effect = t.effects[card]
    if effect.kind == CHEAPER:
        heat -= effect.heat * (s.deck_count(seat, effect.deck) - 1)
    if s.space == FORGE:
        heat += t.forge_surcharge
    elif s.space == STUDIO and s.unlocked() >> CHEAP_DEVELOP & 1:
        heat -= t.studio_reduction
    return max(0, heat)


def development_cost(s: Dwergar, seat: int, card: int) -> Goods:
    """DWE-4.77, 4.79. What developing a card costs in the current action."""
    return (*goods_of(s.tables.dev_cost[card]), development_heat(s, seat, card))


class Develop(Part):
    """DWE-4.77, 4.79, 4.80. Develop the project just realized, or any own one with a blacksmith in
    the Forge; option n is a card."""

    def candidates(self, s: Dwergar, seat: int) -> list[int]:
        owned = s.owned[seat]
        return [card for card in range(PROJECT_COUNT) if owned >> card & 1]

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        if s.developed[seat] >> n & 1:
            return Refusal("DWE-4.89", "already-developed", project=PROJECTS.word(n))
        if s.space == FORGE:
            why = refuse_locked(s, DEVELOP_ANY)
            if why is not None:
                return why
        elif n != s.project:
            return Refusal("DWE-4.80", "not-just-realized", project=PROJECTS.word(n))
        return refuse_cost(s, seat, development_cost(s, seat, n), develop_clause(s))

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if s.space == FORGE:
            ready = s.owned[seat] & ~s.developed[seat]
            if not ready or not s.unlocked() >> DEVELOP_ANY & 1:
                return
            for card in range(PROJECT_COUNT):
                if ready >> card & 1 and can_develop(s, seat, card):
                    found.append(self.first + card)
        elif s.project != NOBODY and not s.developed[seat] >> s.project & 1:
            if can_develop(s, seat, s.project):
                found.append(self.first + s.project)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        cost = development_cost(s, seat, n)
        if s.space == FORGE:
            s.done |= 1 << DEVELOP_ANY
        develop(s, seat, n, cost, develop_clause(s))

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        cost = events.amounts_of(development_cost(s, seat, n))
        return Phrase(
            "do-develop",
            project=PROJECTS.word(n),
            cost=cost,
            n=s.tables.dev_vp[n],
            effect=effect_phrase(s.tables.effects[n]),
        )


def develop_clause(s: Dwergar) -> str:
    """The clause under which the current action develops."""
    return "DWE-4.77" if s.space == FORGE else "DWE-4.79"


def can_develop(s: Dwergar, seat: int, card: int) -> bool:
    """Whether a development can be paid."""
    if not s.has(seat, s.tables.dev_cost[card]):
        return False
    return development_heat(s, seat, card) <= s.heat[seat] + s.lit[seat]


def develop(s: Dwergar, seat: int, card: int, cost: Goods, clause: str) -> None:
    """DWE-4.88, 4.90. Pay, score, then what the card does; its own effect comes too late for it."""
    t = s.tables
    s.spend(seat, cost)
    s.add_points(seat, DEVELOPMENT_POINTS, t.dev_vp[card])
    if s.telling:
        price = events.amounts_of(cost)
        s.say(events.DEVELOPED.under(clause), seat, card, price, t.dev_vp[card])
    gold_points(s, seat, card, t.dev_cost[card])
    s.developed[seat] |= 1 << card
    if s.pawn == FOREMAN and not s.done & RESPECIALISED:
        s.skills = s.club_skills(seat)
    if trigger_of(t.effects[card].kind) == "on_develop":
        s.then(OnDevelop(seat, card))
    pay_heat(s, seat, cost[HEAT])


def gold_points(s: Dwergar, seat: int, card: int, printed: Goods) -> None:
    """DWE-4.110. Points for a project whose printed cost contains gold, whatever was paid."""
    if printed[GOLD] == 0:
        return
    for foundry in s.effect_cards(seat, GOLD_POINTS):
        points = s.tables.effects[foundry].vp
        s.add_points(seat, EFFECT_POINTS, points)
        s.say(events.GOLD_POINTS, seat, card, foundry, points)


# ---------------------------------------------------------------------- on developing


class OnDevelop(Effect[Dwergar]):
    """DWE-4.88. What a card does once, when it is developed."""

    name = "on_develop"

    def __init__(self, seat: int, project: int) -> None:
        self.seat = seat
        self.project = project

    def misfit(self, s: Dwergar) -> str:
        return not_developed(s, self.seat, self.project)

    def run(self, s: Dwergar) -> None:
        seat, card = self.seat, self.project
        effect = s.tables.effects[card]
        gain(s, seat, effect.own, card)
        for step in range(1, s.seats):
            gain(s, (seat + step) % s.seats, effect.others, card, given=True)
        if effect.kind == LIGHT_ALL_AND_HEAT:
            light(s, seat, s.unlit[seat], CLAUSES[card])
        elif effect.kind == CHAIN_POINTS:
            chain_points(s, seat, card)
        elif effect.kind == BURN_HEAT:
            if s.heat_at_hand(seat) >= effect.heat:
                s.then(BurnHeat(seat, card))
        if effect.furnaces:
            take_lit_furnaces(s, seat, card, effect.furnaces)
        if effect.actions:
            s.extra += effect.actions
            s.say(events.ACTION_GAINED, seat, card, effect.actions)


def not_developed(s: Dwergar, seat: int, card: int) -> str:
    """Why a frame about a developed card cannot come up."""
    if s.developed[seat] >> card & 1:
        return ""
    return f"seat {seat} has not developed {PROJECTS.token(card)} (DWE-4.88)"


def gain(s: Dwergar, seat: int, amounts: Goods, card: int, given: bool = False) -> None:
    """DWE-4.103, 4.109, 4.116, 4.117, 4.120. Resources and heat that a card gives, be it the card
    of somebody else."""
    if any(goods_of(amounts)):
        s.take(seat, amounts)
        goods = events.amounts_of(goods_of(amounts))
        kind = events.GOODS_GIVEN if given else events.GOODS_GAINED
        s.say(kind.under(CLAUSES[card]), seat, card, goods)
    if amounts[HEAT]:
        kind = events.HEAT_GIVEN if given else events.CARD_HEAT
        gain_heat(s, seat, amounts[HEAT], kind.under(CLAUSES[card]), card)


def chain_points(s: Dwergar, seat: int, card: int) -> None:
    """DWE-4.108. Points for every developed card of the deck, this one included."""
    effect = s.tables.effects[card]
    n = (s.developed[seat] & s.tables.deck_cards[effect.deck]).bit_count()
    s.add_points(seat, EFFECT_POINTS, n * effect.vp)
    s.say(events.CHAIN_POINTS, seat, card, n, n * effect.vp)


def take_lit_furnaces(s: Dwergar, seat: int, card: int, furnaces: int) -> None:
    """DWE-4.144. Furnaces from the reserve, lit, as far as there are any."""
    n = min(furnaces, s.reserve[seat])
    if n:
        s.reserve[seat] -= n
        s.lit[seat] += n
        s.say(events.LIT_FURNACE_GAINED, seat, card, n, s.reserve[seat])


class BurnHeat(Decision[Dwergar]):
    """DWE-4.149. Pay any amount of heat for points; a code is how often the price is paid."""

    name = "burn_heat"
    codes: ClassVar[Sequence[int]] = range(MOST_PAID + 1)

    def __init__(self, seat: int, project: int) -> None:
        super().__init__(seat)
        self.project = project

    def misfit(self, s: Dwergar) -> str:
        if s.tables.effects[self.project].kind != BURN_HEAT:
            return f"{PROJECTS.token(self.project)} burns no heat (DWE-4.149)"
        return not_developed(s, self.seat, self.project)

    def candidates(self, s: Dwergar) -> list[int]:
        return list(self.codes)

    def refusal(self, s: Dwergar, code: int) -> Refusal | None:
        return refuse_heat(s, self.seat, code * s.tables.effects[self.project].heat)

    def choose(self, s: Dwergar, code: int) -> None:
        effect = s.tables.effects[self.project]
        heat, points = code * effect.heat, code * effect.vp
        if code:
            s.add_points(self.seat, EFFECT_POINTS, points)
            s.say(events.HEAT_BURNT, self.seat, self.project, heat, points)
            pay_heat(s, self.seat, heat)

    def token(self, s: Dwergar, code: int) -> str:
        return str(code)

    def label(self, s: Dwergar, code: int) -> Phrase:
        effect = s.tables.effects[self.project]
        heat = Amount(COSTS, HEAT, code * effect.heat)
        return Phrase("do-burn-heat", heat=heat, n=code * effect.vp)

    def targets(self, s: Dwergar, code: int) -> list[str]:
        return ["project:" + PROJECTS.token(self.project)]

    def prompt(self, s: Dwergar) -> Phrase:
        return Phrase("ask-burn_heat", project=PROJECTS.word(self.project))
