"""What things may come to, in honor: the parts that the features of the Mountain King are made of.

What is worth something only over time counts by the turns that are left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from underhall.games.mountain_king.box.components import Tables
from underhall.games.mountain_king.box.names import (
    CART,
    CLAN_CART,
    MINERAL_COUNT,
    MOOT_SIZE,
    STRIDE,
    SYMBOL_COUNT,
    ZONE_COUNT,
)
from underhall.games.mountain_king.rules.draft import DraftCards, DraftSlots
from underhall.games.mountain_king.study.judgements import Judgements
from underhall.games.mountain_king.table.state import (
    NOBODY,
    NOTHING,
    STEP_2,
    MountainKing,
)
from underhall.kit.polyomino import around

ZONE_TURNS: Final = 4
MOST_TURNS: Final = 6
"""A zone counts by the turns to come: fully with so many, and with at most so many."""
KEPT: Final = 32
"""What trolls carry is kept for so many sets of trolls and judgements."""


def secured(s: MountainKing) -> list[float]:
    """By owner the honor that nobody can take away."""
    found = [float(honor) for honor in s.honor]
    for space, owner in enumerate(s.takers):
        if owner != NOBODY:
            found[owner] += float(s.track[space])
    for value, seat in zip(s.tables.token_values(s.seats), s.crowned):
        found[s.owner(seat)] += float(value)
    return found


# ---------------------------------------------------------------------- the opening


def opening_value(s: MountainKing, seat: int, judged: Judgements) -> float:
    """The gate, and in the draft the own starters: where they lie and what they bring at once."""
    worth = land_worth(s, seat, judged, s.networks[seat], 10)
    for place, card in enumerate(s.trolls(seat)):
        if card != NOTHING:
            worth += starter_worth(s, judged, card, judged.places[place])
    if s.picked[seat] != NOTHING:
        place = chosen_place(s, seat)
        weight = judged.places[place] if place >= 0 else judged.any_place
        worth += starter_worth(s, judged, s.picked[seat], weight)
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, DraftCards) and top.answers[seat] >= 0:
        worth += starter_worth(s, judged, top.answers[seat], judged.any_place)
    return worth


def chosen_place(s: MountainKing, seat: int) -> int:
    """Where the seat has decided, in secret, to lay its starter; NOTHING if nowhere yet."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, DraftSlots) and top.answers[seat] >= 0:
        return top.answers[seat]
    return NOTHING


def starter_worth(s: MountainKing, judged: Judgements, card: int, weight: float) -> float:
    """A starter: its resource again and again, and its starting resources once."""
    once = 0.0
    for resource, n in enumerate(s.tables.starting[card]):
        once += judged.symbols[resource] * n
    full = card_worths(s.tables, judged)[card]
    return once + judged.starter_cascades * judged.refill * weight * full


# ---------------------------------------------------------------------- a running game


def rounds_left(s: MountainKing, judged: Judgements) -> int:
    """How many rounds follow this one; a guess before the end is in sight."""
    if s.last_round:
        return s.last_round - s.round
    missing = [MOOT_SIZE - s.moot_count(who) for who in range(s.seats)]
    missing.sort()
    decisive = missing[len(s.tables.token_values(s.seats)) - 1]
    return s.tables.extra_turns + int(judged.troll_rounds * decisive + 0.5)


def is_coming(s: MountainKing, seat: int) -> bool:
    """Whether a seat still has a turn in this round, or is having it."""
    return s.turn_place(seat) >= s.turn_place(s.active)


def digs_left(s: MountainKing, seat: int, later: int) -> int:
    """How many times a seat comes to step 2, if so many rounds follow this one."""
    return later + is_coming(s, seat) - (seat == s.active and s.step > STEP_2)


def carts_for(s: MountainKing, seats: list[int], clan: int) -> int:
    """How many carts of seats that share a storage can move statues of a clan."""
    found = s.in_storage(seats[0], CART)
    for seat in seats:
        at = seat * SYMBOL_COUNT
        found += s.carried[at + CART] + s.carried[at + CLAN_CART + clan]
    return found


def digs_worth(s: MountainKing, judged: Judgements, have: list[int], digs: int) -> float:
    """The best tunnels that the minerals pay for, as many as there is time for."""
    honors = []
    worth = 0.0
    for mineral in range(MINERAL_COUNT):
        n = have[mineral]
        table = s.tables.dig_honor[mineral]
        while n > 1:
            honors.append(table[min(n, 5)])
            n -= 5
        worth += judged.odd * judged.symbols[mineral] * max(n, 0)
    honors.sort(reverse=True)
    for honor, share in zip(honors[:digs], judged.tunnels):
        worth += share * honor
    return worth + judged.later * sum(honors[digs:])


@lru_cache(maxsize=KEPT)
def card_worths(t: Tables, judged: Judgements) -> list[float]:
    """What each troll carries when it is full."""
    found: list[float] = []
    for card in range(len(t.produces)):
        worth = 0.0
        for symbol in t.symbols[card]:
            worth += judged.symbols[symbol] * t.produces[card][symbol]
        found.append(worth)
    return found


def moot_worth(s: MountainKing, seat: int, judged: Judgements, left: int) -> float:
    """The trolls, by the cascades to come; symbols that are empty now will bring more."""
    moot = s.trolls(seat)
    cascades = min(moot.count(NOTHING), left)
    worth = judged.troll * (MOOT_SIZE - cascades)
    if cascades == 0:
        return worth
    full = card_worths(s.tables, judged)
    refill = judged.refill * cascades
    for place, card in enumerate(moot):
        if card == NOTHING:
            continue
        empty, holds = full[card], s.holds(seat, place)
        for symbol in s.tables.symbols[card]:
            empty -= judged.symbols[symbol] * holds[symbol]
        worth += judged.places[place] * (refill * full[card] + judged.empty * empty)
    return worth


def land_worth(s: MountainKing, seat: int, judged: Judgements, network: int, left: int) -> float:
    """The way inwards: zones reached, room to dig, and what lies buried near."""
    mountain = s.mountain
    free = mountain.diggable & ~s.covered & ~around(s.rival_cells(seat), STRIDE)
    near = around(network, STRIDE) & free
    two = near | around(near, STRIDE) & free
    far = two | around(two, STRIDE) & free
    worth = judged.room * min(near.bit_count(), 16)
    buried = s.occupied() & ~s.covered
    time = 1.0 if left > 1 else judged.haste
    worth += judged.buried_statue * min((buried & far).bit_count(), 3) * time
    worth += judged.buried_goods * min((mountain.buried & far).bit_count(), 6)
    zone = ZONE_COUNT - 1
    while zone > 0 and not network & mountain.zones[zone]:
        zone -= 1
    return worth + judged.zone * zone * min(left, MOST_TURNS) / ZONE_TURNS
