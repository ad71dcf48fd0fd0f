"""What a good player looks at in Dwergar: what a seat has more than the others have on average.

Nothing is hidden but decks to come. What needs time counts by the turns that are left.
"""

from __future__ import annotations

from typing import Final

from underhall.games.dwergar.box.names import (
    PAWN_KINDS,
    RESOURCE_COUNT,
    SPECIALIST_COUNT,
)
from underhall.games.dwergar.study.judgements import Judgements
from underhall.games.dwergar.study.worths import (
    card_worth,
    cart_worth,
    lead_worth,
    reach,
    site_worth,
    turns_left,
    usable,
)
from underhall.games.dwergar.table.state import Dwergar
from underhall.kit.standing import ahead

FEATURES: Final = (
    "points",
    *("stone", "iron", "gold", "crystals"),  # in hand, as far as there is time to use them
    "carts",  # loads, by the chance that they come up in time
    "heat",
    "lit",  # furnaces, while they last
    "unlit",
    "ember",  # at least one lit furnace: fire will spread
    "dwarves",  # in the pool, at most four
    "kinds",  # of specialists in the pool
    "idle",  # no dwarf at all
    "sites",  # furnaces built in
    "cards",  # permanent effects, points at the end, developments to come
    "leads",  # in decks
    "reach",  # the two nearest projects of the track, for the seat itself
)
POINTS: Final = 0
GOODS: Final = 1
CARTS: Final = 5
HEAT: Final = 6
LIT: Final = 7
UNLIT: Final = 8
EMBER: Final = 9
DWARVES: Final = 10
KINDS: Final = 11
IDLE: Final = 12
SITES: Final = 13
CARDS: Final = 14
LEADS: Final = 15
REACH: Final = 16
COUNT: Final = 17
WINDOW: Final = 9
"""More of a resource than that can hardly be used."""


def features(s: Dwergar, seat: int, judged: Judgements) -> list[float]:
    """What a seat has more than the others on average, and what it can reach."""
    rows = [[0.0] * COUNT for _ in range(s.seats)]
    leads = lead_worth(s, judged)
    for who in range(s.seats):
        row = rows[who]
        turns = turns_left(s, who)
        row[POINTS] = float(s.score(who))
        row[LEADS] = leads[who]
        row[CARTS] = cart_worth(s, who, judged, turns)
        row[SITES] = site_worth(s, who, judged, turns)
        if s.owned[who]:
            row[CARDS] = card_worth(s, who, judged, turns)
        if turns > 0.01:
            add_goods(s, row, who, judged, turns)
            add_pool(s, row, who)
    rows[seat][REACH] = reach(s, seat, judged)
    return ahead(rows, seat)


def progress(s: Dwergar) -> float:
    """The part of all rounds that is over."""
    return min(1.0, s.round / s.rounds)


def add_goods(s: Dwergar, row: list[float], who: int, judged: Judgements, turns: float) -> None:
    """Resources, heat and furnaces."""
    use = usable(judged, turns)
    own = s.in_hand(who)
    for kind in range(RESOURCE_COUNT):
        row[GOODS + kind] = use * min(own[kind], WINDOW)
    lasting = min(1.0, turns / 3)
    row[HEAT] = float(min(s.heat[who], 7))
    row[LIT] = lasting * min(s.lit[who], 5)
    row[UNLIT] = lasting * min(s.unlit[who], 4)
    row[EMBER] = lasting if s.lit[who] else 0.0


def add_pool(s: Dwergar, row: list[float], who: int) -> None:
    """Dwarves in the pool, different ones best."""
    pool = s.pool(who)
    total = kinds = 0
    for pawn in range(PAWN_KINDS):
        total += pool[pawn]
        kinds += 1 if pool[pawn] and pawn < SPECIALIST_COUNT else 0
    row[DWARVES] = float(min(total, 4))
    row[KINDS] = float(kinds)
    row[IDLE] = 0.0 if total else 1.0
