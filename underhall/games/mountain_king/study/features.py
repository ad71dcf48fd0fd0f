"""What a good player looks at in Mountain King: what a player or a team has more than the others
have on average; of the land around a network only the own.

Trolls count by the cascades to come, what needs time by the turns to come.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from underhall.games.mountain_king.box.names import (
    CART,
    CLAN_CART,
    CLAN_COUNT,
    HALL_COUNT,
    MINERAL_COUNT,
    MOOT_SIZE,
    RESOURCE_COUNT,
    RESOURCES,
    STRIDE,
    SYMBOL_COUNT,
    ZONE_COUNT,
)
from underhall.games.mountain_king.rules.scoring import (
    coronation_honor,
    leftover_honor,
    members,
    owner_network,
    pooled,
    token_honor,
)
from underhall.games.mountain_king.table.state import NOTHING, SETUP, MountainKing
from underhall.kit.polyomino import around, bits
from underhall.kit.standing import ahead

FEATURES: Final = (
    "honor",  # that nobody can take away: scored, for the crown and for point tokens
    "halls",  # great halls as they stand
    "open_altars",  # what statues on the altars would add
    "statues",  # that count, as they stand
    "statues_inwards",  # what they would gain in the deepest zone of the network
    "statue_count",
    "pedestals",  # in storage, as many as there are turns for
    *RESOURCES.tokens,  # the root of what is held of each
    "clan_carts",  # carts on trolls that move statues of a clan in the network
    "sets",  # honor for what is left over
    "best_dig",  # the most honor that a tunnel of one mineral would bring
    "next_dig",  # of another mineral
    "trolls",
    "levels",  # of all trolls
    *[f"more_{token}" for token in RESOURCES.tokens],  # on symbols, by the cascades that reach them
    "to_refill",  # empty symbols, while cascades are to come
    "depth",  # zones inwards, while there are turns
    "room",  # free cells beside the own network
    "statues_near",  # buried within three cells of it
    "goods_near",
    "workshops",  # beside the own network, for each turn to come
    "workshop_spots",  # still free there
)
HONOR: Final = 0
HALLS: Final = 1
STATUES: Final = 3
PEDESTALS: Final = 6
GOODS: Final = 7
CLAN_CARTS: Final = 14
SETS: Final = 15
DIGS: Final = 16
TROLLS: Final = 18
MORE: Final = 20
TO_REFILL: Final = 27
LAND: Final = 28
COUNT: Final = 34

CASCADES: Final[tuple[float, ...]] = (0.5, 0.8, 0.8, 0.5, 0.55, 0.7, 0.55, 0.5, 0.5, 0.0)
"""How many of the cascades to come reach each position of the moot, as its places lie."""


def features(s: MountainKing, seat: int) -> list[float]:
    """What the owner of a seat has more than the others on average, from what the seat may see."""
    rows = [owner_row(s, owner) for owner in range(s.owners())]
    found = ahead(rows, s.owner(seat))
    add_land(s, found, seat)
    return found


def progress(s: MountainKing) -> float:
    """How full the fullest moot is, and beyond that the part of the last turns."""
    if s.step == SETUP:
        return 0.0
    most = max([s.moot_count(who) for who in range(s.seats)])
    return min(1.0, 0.9 * most / MOOT_SIZE + (0.1 if s.last_round else 0.0))


def turns_left(s: MountainKing, seat: int) -> int:
    """How many turns a seat has, the current one included; a guess before the end is in sight."""
    coming = 1 if s.turn_place(seat) >= s.turn_place(s.active) else 0
    if s.last_round:
        return s.last_round - s.round + coming
    missing = sorted([MOOT_SIZE - s.moot_count(who) for who in range(s.seats)])
    decisive = missing[len(s.tables.token_values(s.seats)) - 1]
    return s.tables.extra_turns + coming + (3 * decisive + 1) // 2


def owner_row(s: MountainKing, owner: int) -> list[float]:
    """All that a player or a team has."""
    row = [0.0] * COUNT
    network = owner_network(s, owner)
    seats = members(s, owner)
    left = max([turns_left(s, seat) for seat in seats])
    row[HONOR] = float(s.honor[owner] + coronation_honor(s, owner) + token_honor(s, owner))
    add_halls(s, row, network)
    add_statues(s, row, network)
    add_goods(s, row, pooled(s, owner), left)
    stored = 0
    for clan in range(CLAN_COUNT):
        stored += s.stored_by(seats[0], clan)
    row[PEDESTALS] = float(min(stored, left, 3))
    for seat in seats:
        add_trolls(s, row, seat, left)
        for clan in range(CLAN_COUNT):
            if s.statues[clan] & network:
                row[CLAN_CARTS] += s.carried[seat * SYMBOL_COUNT + CLAN_CART + clan]
    return row


def add_halls(s: MountainKing, row: list[float], network: int) -> None:
    """Great halls, and what a statue on each altar would add."""
    standing = s.occupied()
    for hall in range(HALL_COUNT):
        if s.halls[hall] & network:
            empty, full = s.tables.hall_empty[hall], s.tables.hall_full[hall]
            if standing >> s.altars[hall] & 1:
                row[HALLS] += full
            else:
                row[HALLS] += empty
                row[HALLS + 1] += full - empty


def add_statues(s: MountainKing, row: list[float], network: int) -> None:
    """Statues where they stand, and where they could still come to."""
    t = s.tables
    zone_of, deepest = s.mountain.zone, depth(s, network)
    best = t.statue_base[deepest]
    for clan in range(CLAN_COUNT):
        for cell in bits(s.statues[clan] & network):
            zone = zone_of[cell]
            own = s.pedestals[clan] >> cell & 1
            worth = t.statue_doubled[zone] if own else t.statue_base[zone]
            row[STATUES] += worth
            row[STATUES + 1] += max(0, best - worth)
            row[STATUES + 2] += 1.0


def add_goods(s: MountainKing, row: list[float], have: list[int], left: int) -> None:
    """Resources, and the tunnels that the minerals pay for."""
    row[SETS] = float(leftover_honor(s, have))
    if left == 0:
        return
    for resource in range(RESOURCE_COUNT):
        row[GOODS + resource] = sqrt(have[resource])
    for mineral in range(MINERAL_COUNT):
        honor = float(s.tables.dig_honor[mineral][min(have[mineral], 5)])
        if honor > row[DIGS]:
            row[DIGS + 1] = row[DIGS]
            row[DIGS] = honor
        elif honor > row[DIGS + 1]:
            row[DIGS + 1] = honor


def add_trolls(s: MountainKing, row: list[float], seat: int, left: int) -> None:
    """The trolls, by the cascades to come; symbols that are empty now will bring more."""
    t = s.tables
    cascades = min(MOOT_SIZE - s.moot_count(seat), left)
    for place in range(MOOT_SIZE):
        card = s.troll(seat, place)
        if card == NOTHING:
            continue
        row[TROLLS] += 1.0
        row[TROLLS + 1] += t.level[card]
        weight = CASCADES[place]
        if cascades and weight:
            printed = t.produces[card]
            for symbol in t.symbols[card]:
                n = printed[symbol]
                resource = CART if symbol >= CLAN_CART else symbol
                row[MORE + resource] += weight * cascades * n
                row[TO_REFILL] += weight * (n - s.on_symbol(seat, place, symbol))


def add_land(s: MountainKing, row: list[float], seat: int) -> None:
    """The way inwards: zones reached, room to dig, what lies buried near, and workshops."""
    mountain, network = s.mountain, owner_network(s, s.owner(seat))
    left = turns_left(s, seat)
    free = mountain.diggable & ~s.covered & ~around(s.rival_cells(seat), STRIDE)
    near = around(network, STRIDE) & free
    two = near | around(near, STRIDE) & free
    far = two | around(two, STRIDE) & free
    row[LAND] = depth(s, network) * min(left, 6) / 6
    if left:
        row[LAND + 1] = float(min(near.bit_count(), 16))
        row[LAND + 2] = float(min((s.occupied() & ~s.covered & far).bit_count(), 3))
        row[LAND + 3] = float(min((mountain.buried & far).bit_count(), 6))
    for spot in mountain.workshop_spots:
        if spot.near & network:
            if s.workshops[spot.code] != NOTHING:
                row[LAND + 4] += left
            else:
                row[LAND + 5] += 1.0 if left else 0.0


def depth(s: MountainKing, network: int) -> int:
    """The innermost zone that a network has come to."""
    zones = s.mountain.zones
    zone = ZONE_COUNT - 1
    while zone > 0 and not network & zones[zone]:
        zone -= 1
    return zone
