"""What things may come to, in points: the parts that the features of Dwergar are made of.

What needs time counts by the actions that are left.
"""

from __future__ import annotations

from underhall.games.dwergar.box.effects import CHAIN_POINTS, FINAL_DEVELOPED
from underhall.games.dwergar.box.names import (
    EASTERN_QUARTER,
    FIRST_GUILD,
    HEAT,
    LEVEL_COUNT,
    OLD_SHAFT,
    PROJECT_COUNT,
    RESOURCE_COUNT,
)
from underhall.games.dwergar.rules.scoring import final_points
from underhall.games.dwergar.study.judgements import EFFECTS, LEADS, Judgements
from underhall.games.dwergar.table.state import NOBODY, Dwergar

# ---------------------------------------------------------------------- time


def turns_left(s: Dwergar, seat: int) -> float:
    """Turns the seat has still to play, the current one by its actions."""
    left = float(s.rounds - s.round)
    usual = s.tables.actions_per_turn
    if s.active == seat:
        return left + (s.actions + s.extra) / usual
    before = (seat - s.first) % s.seats > (s.active - s.first) % s.seats
    return left + (1.0 if before and s.active != NOBODY else 0.0)


def usable(judged: Judgements, turns: float) -> float:
    """How much of the worth of resources can still be made use of."""
    last = judged.used_last
    return min(1.0, last + (1.0 - last) * turns) if turns > 0.01 else 0.0


# ---------------------------------------------------------------------- what a seat has


def cart_worth(s: Dwergar, seat: int, judged: Judgements, turns: float) -> float:
    """Loads, by the chance that they come up in time."""
    worth = 0.0
    goods = judged.goods
    raises = judged.raises * max(0.0, turns - judged.raises_begin)
    at = s.cart_at(0, seat)
    for level in range(LEVEL_COUNT):
        load = 0.0
        for kind in range(RESOURCE_COUNT):  # no slices here: compiled, they cost more than the sum
            load += goods[kind] * s.carts[at + kind]
        at += RESOURCE_COUNT
        if load:
            part = judged.upper_load - judged.deeper * level
            worth += load * min(1.0, raises / (level + 2)) * part
    return worth


def site_worth(s: Dwergar, seat: int, judged: Judgements, turns: float) -> float:
    """Built-in furnaces: heat from visitors, extra yield in the mine."""
    worth = 0.0
    for space, owner in enumerate(s.sites):
        if owner == seat:
            if space >= FIRST_GUILD:
                worth += judged.site * (s.seats - 1) * turns
            else:
                extra = s.tables.extra_yield[space]
                gain = sum([judged.goods[kind] * n for kind, n in enumerate(extra)])
                worth += judged.mine_site * gain * max(0.0, turns - 1)
    return worth


def card_worth(s: Dwergar, seat: int, judged: Judgements, turns: float) -> float:
    """Permanent effects, points at the end, and developments to come."""
    t = s.tables
    mine = s.developed[seat]
    worth = 0.0
    for at, kind in enumerate(EFFECTS):
        if mine & t.mask_with[kind]:
            worth += judged.effects[at] * turns * len(s.effect_cards(seat, kind))
    if mine:
        least = judged.final_least
        progress = least + (1.0 - least) * s.round / s.rounds
        for kind in range(FINAL_DEVELOPED, len(t.cards_with)):
            for card in s.effect_cards(seat, kind):
                worth += progress * final_points(s, seat, card)
    worth += judged.kept * turns * min(s.deck_count(seat, EASTERN_QUARTER), 3)
    ready = s.owned[seat] & ~mine
    if ready and turns > 0.01:
        for card in range(PROJECT_COUNT):
            if ready >> card & 1:
                gain = max(0.0, development_gain(s, seat, judged, card))
                worth += judged.ready * min(1.0, turns) * gain
    return worth


def development_gain(s: Dwergar, seat: int, judged: Judgements, card: int) -> float:
    """What developing a card would bring beyond its cost."""
    t = s.tables
    cost = t.dev_cost[card]
    gain = float(t.dev_vp[card]) - judged.heat * cost[HEAT]
    effect = t.effects[card]
    if effect.kind == CHAIN_POINTS:
        deck = t.deck_cards[effect.deck]
        gain += effect.vp * (1 + (s.developed[seat] & deck).bit_count())
    for kind in range(RESOURCE_COUNT):
        gain += judged.goods[kind] * (effect.own[kind] - cost[kind])
    return gain


# ---------------------------------------------------------------------- what is within reach


def reach(s: Dwergar, seat: int, judged: Judgements) -> float:
    """The two projects of the track that are nearest, by how much of their cost is in hand."""
    turns = turns_left(s, seat)
    if turns <= 0.01:
        return 0.0
    best = 0.0
    second = 0.0
    t, goods = s.tables, judged.goods
    own, heat = s.in_hand(seat), s.heat_at_hand(seat)
    for card in s.track:
        cost = t.cost[card]
        total = judged.heat * cost[HEAT]
        missing = judged.heat * max(0, cost[HEAT] - heat)
        for kind in range(RESOURCE_COUNT):
            if cost[kind]:
                total += goods[kind] * cost[kind]
                missing += goods[kind] * max(0, cost[kind] - own[kind])
        share = 1.0 - missing / max(total, 0.1)
        worth = (t.vp[card] - judged.reach_cost * total) * share * share
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return judged.reach * min(1.0, turns) * (best + judged.second_reach * second)


def lead_worth(s: Dwergar, judged: Judgements) -> list[float]:
    """For each seat what its lead in the decks is worth, more the nearer the end."""
    found = [0.0] * s.seats
    progress = (s.round / s.rounds) ** 2
    for at, deck in enumerate(LEADS):
        if deck in s.decks:
            _add_lead(s, judged, deck, judged.lead[at] * progress, found)
    if OLD_SHAFT in s.decks:
        _add_lead(s, judged, OLD_SHAFT, judged.silverbeard * (s.rounds - s.round), found)
    return found


def _add_lead(s: Dwergar, judged: Judgements, deck: int, worth: float, found: list[float]) -> None:
    counts = [s.deck_count(seat, deck) for seat in range(s.seats)]
    most = max(counts)
    if most == 0:
        return
    alone = counts.count(most) == 1
    for seat, count in enumerate(counts):
        if count == most:
            found[seat] += worth if alone or deck != OLD_SHAFT else 0.0
        elif count == most - 1:
            found[seat] += judged.next_to_lead * worth
