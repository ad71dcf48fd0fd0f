"""What a good player looks at in the Hall of the Mountain King, from what the seat may see.

Honor that is safe, for the seat and for its best rival, what statues and halls can still come to,
and everything that can become honor. Partners count as one.
"""

from __future__ import annotations

from typing import Final

from underhall.games.mountain_king.box.names import (
    CLAN_COUNT,
    MINERAL_COUNT,
    MOOT_SIZE,
    RESOURCE_COUNT,
)
from underhall.games.mountain_king.rules.scoring import (
    leftover_honor,
    members,
    owned_halls,
    owner_network,
    pooled,
)
from underhall.games.mountain_king.study.judgements import Judgements
from underhall.games.mountain_king.study.prospects import statue_prospects
from underhall.games.mountain_king.study.worths import (
    carts_for,
    digs_left,
    digs_worth,
    is_coming,
    land_worth,
    moot_worth,
    opening_value,
    rounds_left,
    secured,
)
from underhall.games.mountain_king.table.state import SETUP, MountainKing

FEATURES: Final = (
    "points",  # honor that nobody can take away
    "rival",  # that of the best rival
    "opening",  # before the first turn: gate and starters
    "halls",
    "statues",  # what they may come to
    "leftovers",  # at the very end
    "tunnels",  # that the minerals pay for
    *("tool_1", "tool_2", "tool_3", "tool_4"),  # other resources, as many as can be used
    "surplus",
    "pedestals",
    "trolls",  # the cascades to come
    "land",  # the way inwards, room to dig, what lies buried near
)
OTHERS: Final = ("rival",)
"""What tells of others; all else tells of the seat itself."""
POINTS: Final = 0
RIVAL: Final = 1
OPENING: Final = 2
HALLS: Final = 3
STATUES: Final = 4
LEFTOVERS: Final = 5
TUNNELS: Final = 6
TOOLS: Final = 7
SURPLUS: Final = 11
PEDESTALS: Final = 12
TROLLS: Final = 13
LAND: Final = 14
COUNT: Final = 15


def features(s: MountainKing, seat: int, judged: Judgements) -> list[float]:
    """What the seat and its partner have, and what the best rival has for sure."""
    row = [0.0] * COUNT
    if s.step == SETUP:
        row[OPENING] = opening_value(s, seat, judged)
        return row
    own = s.owner(seat)
    safe = secured(s)
    row[POINTS] = safe[own]
    row[RIVAL] = max([honor for owner, honor in enumerate(safe) if owner != own])
    add_prospects(s, row, own, judged)
    return row


def progress(s: MountainKing) -> float:
    """How full the fullest moot is; the last round is the end."""
    if s.last_round:
        return 1.0
    fullest = 0
    for seat in range(s.seats):
        fullest = max(fullest, s.moot_count(seat))
    return min(1.0, 0.9 * fullest / MOOT_SIZE)


def add_prospects(s: MountainKing, row: list[float], owner: int, judged: Judgements) -> None:
    """What is not yet safe."""
    network = owner_network(s, owner)
    seats = members(s, owner)
    later = rounds_left(s, judged)
    left = later
    digs = 0
    for seat in seats:
        digs += digs_left(s, seat, later)
        if is_coming(s, seat):
            left = later + 1
    for hall in owned_halls(s, network):
        row[HALLS] += s.tables.hall_empty[hall]
    carts = [carts_for(s, seats, clan) for clan in range(CLAN_COUNT)]
    row[STATUES] = statue_prospects(s, judged, network, carts, left)
    for seat in seats:
        row[TROLLS] += moot_worth(s, seat, judged, left)
    have = pooled(s, owner)
    if left == 0:
        row[LEFTOVERS] = float(leftover_honor(s, have))
        return
    row[TUNNELS] = digs_worth(s, judged, have, digs)
    for tool in range(RESOURCE_COUNT - MINERAL_COUNT):
        held = float(have[MINERAL_COUNT + tool])
        useful = min(held, judged.useful[tool], 2.0 * left)
        row[TOOLS + tool] = useful
        row[SURPLUS] += held - useful
    pedestals = 0
    for clan in range(CLAN_COUNT):
        pedestals += s.stored_by(seats[0], clan)
    row[PEDESTALS] = float(min(pedestals, left, 3))
    row[LAND] = land_worth(s, seats[0], judged, network, left)
