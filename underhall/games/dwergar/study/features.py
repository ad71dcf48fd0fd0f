"""What a good player looks at in Dwergar: every feature is what a seat has more than the others
have on average.

What needs time to become points counts by the turns to come; loads in carts by the chance that the
lift brings them up in time.
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
    PAWN_KINDS,
    PROJECT_COUNT,
    RESOURCE_COUNT,
    SPECIALIST_COUNT,
    WESTERN_QUARTER,
)
from underhall.games.dwergar.rules.scoring import final_points
from underhall.games.dwergar.table.state import NOBODY, Dwergar
from underhall.kit.standing import ahead

EFFECTS: Final[tuple[int, ...]] = (
    *(DISCOUNT, MINING, PLACEMENT_POINTS, GOLD_POINTS, TURN_START, CONVERT, FURNACE_INCOME),
    RESPECIALISE,
)
LEADS: Final[tuple[int, ...]] = (WESTERN_QUARTER, GOLDEN_TERRACES, OLD_SHAFT)
RAISES_A_ROUND: Final = 2.0
"""How often the lift is raised in a round, about."""

FEATURES: Final = (
    "points",
    "points_at_the_end",  # what developed cards would score now
    *("stone", "iron", "gold", "crystal"),  # in hand, at most nine
    *("stone_coming", "iron_coming", "gold_coming", "crystal_coming"),  # in carts, in time
    "heat",  # at most seven
    "lit",  # furnaces that burn, at most five, while there are turns for them
    "unlit",
    "ember",  # at least one burns: fire will spread
    "dwarves",  # in the pool, at most four
    "skills",  # different specialists in the pool
    "idle",  # no dwarf at all
    "furnaces_in_guilds",  # for each turn of another player to come
    "furnaces_in_mine",  # what they yield more, for each turn to come
    *("discount", "mining", "placement_points", "gold_points", "turn_start", "convert"),
    *("furnace_income", "respecialise"),  # permanent effects, for each turn to come
    "eastern_quarter",  # cards of that deck, at most three, for each turn to come
    "developments",  # points of the cards that are still to be developed
    "development_costs",  # and what that takes: resources and heat
    "nearest",  # points of the nearest project, by the part of its cost that is in hand
    "next_nearest",
    *("leads_western_quarter", "leads_golden_terraces", "leads_old_shaft"),
)
POINTS: Final = 0
AT_THE_END: Final = 1
GOODS: Final = 2
COMING: Final = 6
FIRE: Final = 10
DWARVES: Final = 14
SITES: Final = 17
PERMANENT: Final = 19
EASTERN: Final = 27
TO_DEVELOP: Final = 28
NEAREST: Final = 30
LEADING: Final = 32
COUNT: Final = 35


def features(s: Dwergar, seat: int) -> list[float]:
    """What a seat has more than the others on average; nothing of it is hidden."""
    rows = [[0.0] * COUNT for _ in range(s.seats)]
    for who in range(s.seats):
        row, turns = rows[who], turns_left(s, who)
        row[POINTS] = float(s.score(who))
        if turns > 0.01:
            add_goods(s, row, who, turns)
            add_fire(s, row, who, turns)
            add_dwarves(s, row, who)
            add_sites(s, row, who, turns)
            add_projects_in_reach(s, row, who)
        if s.owned[who]:
            add_cards(s, row, who, turns)
    for at in range(len(LEADS)):
        if LEADS[at] in s.decks:
            add_lead(s, rows, LEADS[at], LEADING + at)
    return ahead(rows, seat)


def progress(s: Dwergar) -> float:
    """The part of all rounds that is over."""
    return min(1.0, (s.round - 1) / s.rounds)


def turns_left(s: Dwergar, seat: int) -> float:
    """Turns the seat has still to play, the current one by its actions."""
    left = float(s.rounds - s.round)
    if s.active == seat:
        return left + (s.actions + s.extra) / s.tables.actions_per_turn
    before = (seat - s.first) % s.seats > (s.active - s.first) % s.seats
    return left + (1.0 if before and s.active != NOBODY else 0.0)


def add_goods(s: Dwergar, row: list[float], who: int, turns: float) -> None:
    """Resources in hand, and loads by the chance that they come up in time."""
    own = s.in_hand(who)
    for kind in range(RESOURCE_COUNT):
        row[GOODS + kind] = float(min(own[kind], 9))
    raises = RAISES_A_ROUND * max(0.0, turns - 0.3)
    at = s.cart_at(0, who)
    for level in range(LEVEL_COUNT):
        chance = min(1.0, raises / (level + 2))
        for kind in range(RESOURCE_COUNT):
            row[COMING + kind] += chance * s.carts[at + kind]
        at += RESOURCE_COUNT


def add_fire(s: Dwergar, row: list[float], who: int, turns: float) -> None:
    """Heat on the track and furnaces on the player board."""
    lasting = min(1.0, turns / 3)
    row[FIRE] = float(min(s.heat[who], 7))
    row[FIRE + 1] = lasting * min(s.lit[who], 5)
    row[FIRE + 2] = lasting * min(s.unlit[who], 4)
    row[FIRE + 3] = lasting if s.lit[who] else 0.0


def add_dwarves(s: Dwergar, row: list[float], who: int) -> None:
    """Dwarves in the pool, different ones best."""
    pool = s.pool(who)
    total = kinds = 0
    for pawn in range(PAWN_KINDS):
        total += pool[pawn]
        if pool[pawn] and pawn < SPECIALIST_COUNT:
            kinds += 1
    row[DWARVES] = float(min(total, 4))
    row[DWARVES + 1] = float(kinds)
    row[DWARVES + 2] = 1.0 if total == 0 else 0.0


def add_sites(s: Dwergar, row: list[float], who: int, turns: float) -> None:
    """Built-in furnaces: heat from visitors, extra yield in the mine."""
    for space in range(len(s.sites)):
        if s.sites[space] == who:
            if space >= FIRST_GUILD:
                row[SITES] += (s.seats - 1) * turns
            else:
                row[SITES + 1] += sum(s.tables.extra_yield[space]) * max(0.0, turns - 1)


def add_cards(s: Dwergar, row: list[float], who: int, turns: float) -> None:
    """Permanent effects, points at the end, and developments to come."""
    t, mine = s.tables, s.developed[who]
    for at in range(len(EFFECTS)):
        if mine & t.mask_with[EFFECTS[at]]:
            row[PERMANENT + at] = turns * len(s.effect_cards(who, EFFECTS[at]))
    if mine:
        for kind in range(FINAL_DEVELOPED, len(t.cards_with)):
            for card in s.effect_cards(who, kind):
                row[AT_THE_END] += final_points(s, who, card)
    row[EASTERN] = turns * min(s.deck_count(who, EASTERN_QUARTER), 3)
    ready = s.owned[who] & ~mine
    if ready and turns > 0.01:
        for card in range(PROJECT_COUNT):
            if ready >> card & 1:
                row[TO_DEVELOP] += development_points(s, who, card)
                row[TO_DEVELOP + 1] += sum(t.dev_cost[card])


def development_points(s: Dwergar, seat: int, card: int) -> float:
    """The points that developing a card would bring at once."""
    t = s.tables
    effect = t.effects[card]
    points = t.dev_vp[card]
    if effect.kind == CHAIN_POINTS:
        points += effect.vp * (1 + (s.developed[seat] & t.deck_cards[effect.deck]).bit_count())
    return float(points)


def add_projects_in_reach(s: Dwergar, row: list[float], who: int) -> None:
    """The two projects of the track that are nearest, by how much of their cost is in hand."""
    t = s.tables
    own, heat = s.in_hand(who), s.heat_at_hand(who)
    for card in s.track:
        cost = t.cost[card]
        total = cost[HEAT]
        missing = max(0, cost[HEAT] - heat)
        for kind in range(RESOURCE_COUNT):
            total += cost[kind]
            missing += max(0, cost[kind] - own[kind])
        share = 1.0 - missing / max(total, 1)
        worth = t.vp[card] * share * share
        if worth > row[NEAREST]:
            row[NEAREST + 1] = row[NEAREST]
            row[NEAREST] = worth
        elif worth > row[NEAREST + 1]:
            row[NEAREST + 1] = worth


def add_lead(s: Dwergar, rows: list[list[float]], deck: int, at: int) -> None:
    """Who has the most cards of a deck, and who is one short of it."""
    counts = [s.deck_count(who, deck) for who in range(s.seats)]
    most = max(counts)
    if most == 0:
        return
    alone = counts.count(most) == 1
    for who in range(s.seats):
        if counts[who] == most:
            rows[who][at] = 1.0 if alone else 0.5
        elif counts[who] == most - 1:
            rows[who][at] = 0.25
