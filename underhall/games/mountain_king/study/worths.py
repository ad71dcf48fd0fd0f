"""What things may come to, in honor: the parts that the features of the Mountain King are made of.

What is worth something only over time counts by the turns that are left.
"""

from __future__ import annotations

from functools import cache
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
from underhall.games.mountain_king.table.state import (
    NOBODY,
    NOTHING,
    STEP_2,
    MountainKing,
)
from underhall.kit.polyomino import around

# Judgements: how things usually go on. All else comes from the rules, and what it counts is learnt.
SYMBOL_WORTH: Final[tuple[float, ...]] = (0.5, 0.95, 1.4, 0.8, 0.55, 0.55, 0.45, 0.7, 0.7, 0.7)
"""What a resource on each symbol brings while there is time to use it."""
PLACE_WEIGHT: Final[tuple[float, ...]] = (0.5, 0.8, 0.8, 0.5, 0.55, 0.7, 0.55, 0.5, 0.5, 0.0)
"""How many of the coming cascades reach each position of the moot."""
ANY_PLACE: Final = 0.6
"""The same while the place is not chosen."""
REFILL: Final = 0.5
"""How much of a symbol a cascade finds empty, on average."""
EMPTY: Final = 0.25
"""What counts of a symbol that is empty now, beside that."""
STARTER_CASCADES: Final = 6
"""How many cascades a starter is going to see."""
TROLL: Final = 0.9
"""A troll in the moot, or one that there is no time for."""
SAVED: Final[tuple[float, ...]] = (0.6, 0.5, 0.4, 0.3, 0.25, 0.2)
"""What the tunnels that could be paid count of their honor, the best first."""
LATER: Final = 0.1
"""The same of those that there is no time for."""
ODD: Final = 0.4
"""What counts of minerals that pay for no tunnel."""
USEFUL: Final[tuple[int, ...]] = (10, 9, 8, 4, 3, 2, 6)
"""How many of each resource can be put to use in two or three turns."""
ZONE_STEP: Final = 1.1
"""Every zone further inwards that the network has come to."""
ZONE_TURNS: Final = 4
MOST_TURNS: Final = 6
"""It counts by the turns to come: fully with so many, and with at most so many."""
BURIED_STATUE: Final = 1.3
HASTE: Final = 0.2
"""What is left of a buried statue when there is one turn to come or none."""
BURIED_GOODS: Final = 0.25
ROOM: Final = 0.06
"""A free cell beside the network."""


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


def opening_value(s: MountainKing, seat: int) -> float:
    """The gate, and in the draft the own starters: where they lie and what they bring at once."""
    worth = land_worth(s, seat, s.networks[seat], 10)
    for place, card in enumerate(s.trolls(seat)):
        if card != NOTHING:
            worth += starter_worth(s, card, PLACE_WEIGHT[place])
    if s.picked[seat] != NOTHING:
        place = chosen_place(s, seat)
        worth += starter_worth(s, s.picked[seat], PLACE_WEIGHT[place] if place >= 0 else ANY_PLACE)
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, DraftCards) and top.answers[seat] >= 0:
        worth += starter_worth(s, top.answers[seat], ANY_PLACE)
    return worth


def chosen_place(s: MountainKing, seat: int) -> int:
    """Where the seat has decided, in secret, to lay its starter; NOTHING if nowhere yet."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, DraftSlots) and top.answers[seat] >= 0:
        return top.answers[seat]
    return NOTHING


def starter_worth(s: MountainKing, card: int, weight: float) -> float:
    """A starter: its resource again and again, and its starting resources once."""
    once = 0.0
    for resource, n in enumerate(s.tables.starting[card]):
        once += SYMBOL_WORTH[resource] * n
    return once + STARTER_CASCADES * REFILL * weight * card_worths(s.tables)[card]


# ---------------------------------------------------------------------- a running game


def rounds_left(s: MountainKing) -> int:
    """How many rounds follow this one; a guess before the end is in sight."""
    if s.last_round:
        return s.last_round - s.round
    missing = [MOOT_SIZE - s.moot_count(who) for who in range(s.seats)]
    missing.sort()
    decisive = missing[len(s.tables.token_values(s.seats)) - 1]
    return s.tables.extra_turns + (3 * decisive + 1) // 2


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


def digs_worth(s: MountainKing, have: list[int], digs: int) -> float:
    """The best tunnels that the minerals pay for, as many as there is time for."""
    honors = []
    worth = 0.0
    for mineral in range(MINERAL_COUNT):
        n = have[mineral]
        table = s.tables.dig_honor[mineral]
        while n > 1:
            honors.append(table[min(n, 5)])
            n -= 5
        worth += ODD * SYMBOL_WORTH[mineral] * max(n, 0)
    honors.sort(reverse=True)
    for honor, share in zip(honors[:digs], SAVED):
        worth += share * honor
    return worth + LATER * sum(honors[digs:])


@cache
def card_worths(t: Tables) -> list[float]:
    """What each troll carries when it is full."""
    found: list[float] = []
    for card in range(len(t.produces)):
        worth = 0.0
        for symbol in t.symbols[card]:
            worth += SYMBOL_WORTH[symbol] * t.produces[card][symbol]
        found.append(worth)
    return found


def moot_worth(s: MountainKing, seat: int, left: int) -> float:
    """The trolls, by the cascades to come; symbols that are empty now will bring more."""
    moot = s.trolls(seat)
    cascades = min(moot.count(NOTHING), left)
    worth = TROLL * (MOOT_SIZE - cascades)
    if cascades == 0:
        return worth
    full = card_worths(s.tables)
    for place, card in enumerate(moot):
        if card == NOTHING:
            continue
        empty, holds = full[card], s.holds(seat, place)
        for symbol in s.tables.symbols[card]:
            empty -= SYMBOL_WORTH[symbol] * holds[symbol]
        worth += PLACE_WEIGHT[place] * (REFILL * cascades * full[card] + EMPTY * empty)
    return worth


def land_worth(s: MountainKing, seat: int, network: int, left: int) -> float:
    """The way inwards: zones reached, room to dig, and what lies buried near."""
    mountain = s.mountain
    free = mountain.diggable & ~s.covered & ~around(s.rival_cells(seat), STRIDE)
    near = around(network, STRIDE) & free
    two = near | around(near, STRIDE) & free
    far = two | around(two, STRIDE) & free
    worth = ROOM * min(near.bit_count(), 16)
    buried = s.occupied() & ~s.covered
    worth += BURIED_STATUE * min((buried & far).bit_count(), 3) * (1.0 if left > 1 else HASTE)
    worth += BURIED_GOODS * min((mountain.buried & far).bit_count(), 6)
    zone = ZONE_COUNT - 1
    while zone > 0 and not network & mountain.zones[zone]:
        zone -= 1
    return worth + ZONE_STEP * zone * min(left, MOST_TURNS) / ZONE_TURNS
