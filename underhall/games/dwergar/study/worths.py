"""What things may come to, in points: the parts that the features of Dwergar are made of.

What needs time counts by the actions that are left.
"""

from __future__ import annotations

from typing import Final

from underhall.games.dwergar.box.effects import (
    CHAIN_POINTS,
    CONVERT,
    DISCOUNT,
    FINAL_DEVELOPED,
    FURNACE_INCOME,
    GOLD_POINTS,
    MINING,
    PLACEMENT_POINTS,
    RESPECIALISE,
    TURN_START,
)
from underhall.games.dwergar.box.names import (
    EASTERN_QUARTER,
    FIRST_GUILD,
    GOLDEN_TERRACES,
    HEAT,
    LEVEL_COUNT,
    OLD_SHAFT,
    PROJECT_COUNT,
    RESOURCE_COUNT,
    WESTERN_QUARTER,
)
from underhall.games.dwergar.rules.scoring import final_points
from underhall.games.dwergar.table.state import NOBODY, Dwergar

# Judgements: how things usually go on. All else comes from the rules, and what it counts is learnt.
GOODS_WORTH: Final[tuple[float, ...]] = (0.5, 1.0, 1.6, 2.4)
"""A stone, an iron, a gold, a crystal while there is time to use them."""
HEAT_WORTH: Final = 0.45
REACH_WORTH: Final = 0.5
"""What a project within reach is worth, of the points it would gain."""
READY_WORTH: Final = 0.3
"""What a project not yet developed is worth, of the points its development would gain."""
REACH_COST: Final = 0.8
"""What of its cost is lost with it."""
SECOND_REACH: Final = 0.4
"""What the second nearest counts beside the nearest."""
USED_LAST: Final = 0.15
"""What of resources can be used in the very last action; of a whole turn, all."""
RAISES_A_ROUND: Final = 2.0
"""How often the lift is raised in a round,"""
RAISES_BEGIN: Final = 0.3
"""after such a part of a turn."""
UPPER_LOAD: Final = 0.86
DEEPER: Final = 0.03
"""What a load counts of what it is worth above, and how much less for each level deeper."""
EFFECT_WORTH: Final[tuple[tuple[int, float], ...]] = (
    (DISCOUNT, 0.45),
    (MINING, 0.5),
    (PLACEMENT_POINTS, 0.5),
    (GOLD_POINTS, 0.5),
    (TURN_START, 0.7),
    (CONVERT, 0.4),
    (FURNACE_INCOME, 0.4),
    (RESPECIALISE, 0.4),
)
"""A permanent effect, for each turn to come."""
SITE_WORTH: Final = 0.12
"""A furnace built into a guild, for each turn of another player to come."""
MINE_SITE: Final = 0.25
"""How often in a turn one built into the mine yields more."""
FINAL_LEAST: Final = 0.5
"""What of points at the end counts at the start, as things stand then."""
NEXT_TO_LEAD: Final = 0.25
"""What being one behind counts of leading."""
LEAD_WORTH: Final[tuple[tuple[int, float], ...]] = ((WESTERN_QUARTER, 5.0), (GOLDEN_TERRACES, 4.5))
"""What leading in a deck brings at the end."""
SILVERBEARD_WORTH: Final = 0.6
KEPT_WORTH: Final = 0.35


# ---------------------------------------------------------------------- time


def turns_left(s: Dwergar, seat: int) -> float:
    """Turns the seat has still to play, the current one by its actions."""
    left = float(s.rounds - s.round)
    usual = s.tables.actions_per_turn
    if s.active == seat:
        return left + (s.actions + s.extra) / usual
    before = (seat - s.first) % s.seats > (s.active - s.first) % s.seats
    return left + (1.0 if before and s.active != NOBODY else 0.0)


def usable(turns: float) -> float:
    """How much of the worth of resources can still be made use of."""
    return min(1.0, USED_LAST + (1.0 - USED_LAST) * turns) if turns > 0.01 else 0.0


# ---------------------------------------------------------------------- what a seat has


def cart_worth(s: Dwergar, seat: int, turns: float) -> float:
    """Loads, by the chance that they come up in time."""
    worth = 0.0
    raises = RAISES_A_ROUND * max(0.0, turns - RAISES_BEGIN)
    at = s.cart_at(0, seat)
    for level in range(LEVEL_COUNT):
        load = 0.0
        for kind in range(RESOURCE_COUNT):  # no slices here: compiled, they cost more than the sum
            load += GOODS_WORTH[kind] * s.carts[at + kind]
        at += RESOURCE_COUNT
        if load:
            worth += load * min(1.0, raises / (level + 2)) * (UPPER_LOAD - DEEPER * level)
    return worth


def site_worth(s: Dwergar, seat: int, turns: float) -> float:
    """Built-in furnaces: heat from visitors, extra yield in the mine."""
    worth = 0.0
    for space, owner in enumerate(s.sites):
        if owner == seat:
            if space >= FIRST_GUILD:
                worth += SITE_WORTH * (s.seats - 1) * turns
            else:
                extra = s.tables.extra_yield[space]
                gain = sum([GOODS_WORTH[kind] * n for kind, n in enumerate(extra)])
                worth += MINE_SITE * gain * max(0.0, turns - 1)
    return worth


def card_worth(s: Dwergar, seat: int, turns: float) -> float:
    """Permanent effects, points at the end, and developments to come."""
    t = s.tables
    mine = s.developed[seat]
    worth = 0.0
    for kind, each in EFFECT_WORTH:
        if mine & t.mask_with[kind]:
            worth += each * turns * len(s.effect_cards(seat, kind))
    if mine:
        progress = FINAL_LEAST + (1.0 - FINAL_LEAST) * s.round / s.rounds
        for kind in range(FINAL_DEVELOPED, len(t.cards_with)):
            for card in s.effect_cards(seat, kind):
                worth += progress * final_points(s, seat, card)
    worth += KEPT_WORTH * turns * min(s.deck_count(seat, EASTERN_QUARTER), 3)
    ready = s.owned[seat] & ~mine
    if ready and turns > 0.01:
        for card in range(PROJECT_COUNT):
            if ready >> card & 1:
                worth += READY_WORTH * min(1.0, turns) * max(0.0, development_gain(s, seat, card))
    return worth


def development_gain(s: Dwergar, seat: int, card: int) -> float:
    """What developing a card would bring beyond its cost."""
    t = s.tables
    cost = t.dev_cost[card]
    gain = float(t.dev_vp[card]) - HEAT_WORTH * cost[HEAT]
    effect = t.effects[card]
    if effect.kind == CHAIN_POINTS:
        deck = t.deck_cards[effect.deck]
        gain += effect.vp * (1 + (s.developed[seat] & deck).bit_count())
    for kind in range(RESOURCE_COUNT):
        gain += GOODS_WORTH[kind] * (effect.own[kind] - cost[kind])
    return gain


# ---------------------------------------------------------------------- what is within reach


def reach(s: Dwergar, seat: int) -> float:
    """The two projects of the track that are nearest, by how much of their cost is in hand."""
    turns = turns_left(s, seat)
    if turns <= 0.01:
        return 0.0
    best = 0.0
    second = 0.0
    t = s.tables
    own, heat = s.in_hand(seat), s.heat_at_hand(seat)
    for card in s.track:
        cost = t.cost[card]
        total = HEAT_WORTH * cost[HEAT]
        missing = HEAT_WORTH * max(0, cost[HEAT] - heat)
        for kind in range(RESOURCE_COUNT):
            if cost[kind]:
                total += GOODS_WORTH[kind] * cost[kind]
                missing += GOODS_WORTH[kind] * max(0, cost[kind] - own[kind])
        share = 1.0 - missing / max(total, 0.1)
        worth = (t.vp[card] - REACH_COST * total) * share * share
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return REACH_WORTH * min(1.0, turns) * (best + SECOND_REACH * second)


def lead_worth(s: Dwergar) -> list[float]:
    """For each seat what its lead in the decks is worth, more the nearer the end."""
    found = [0.0] * s.seats
    progress = (s.round / s.rounds) ** 2
    for deck, worth in LEAD_WORTH:
        if deck in s.decks:
            _add_lead(s, deck, worth * progress, found)
    if OLD_SHAFT in s.decks:
        _add_lead(s, OLD_SHAFT, SILVERBEARD_WORTH * (s.rounds - s.round), found)
    return found


def _add_lead(s: Dwergar, deck: int, worth: float, found: list[float]) -> None:
    counts = [s.deck_count(seat, deck) for seat in range(s.seats)]
    most = max(counts)
    if most == 0:
        return
    alone = counts.count(most) == 1
    for seat, count in enumerate(counts):
        if count == most:
            found[seat] += worth if alone or deck != OLD_SHAFT else 0.0
        elif count == most - 1:
            found[seat] += NEXT_TO_LEAD * worth
