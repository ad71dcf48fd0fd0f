"""A guess at how well a seat stands, in points, from what the seat may see.

Points on the track, points the coming scorings would give as things stand, and everything that can
still become points: goods, workers, placed workers, gnomes, income, cards. What is worth something
only over time counts by the rounds that are left.
"""

from __future__ import annotations

from typing import Final

from underhall.games.belfort.box.names import (
    ARCHITECTS,
    CLASSES,
    DWARF,
    ELF,
    GOLD_MINE,
    MASTER_DWARF,
    MASTER_ELF,
    WITH_SPACE,
)
from underhall.games.belfort.rules.collection import income_of
from underhall.games.belfort.rules.gathering import yield_of
from underhall.games.belfort.rules.scoring import (
    district_counts,
    district_prizes,
    wealth,
    worker_counts,
)
from underhall.games.belfort.table.state import (
    COLLECTION,
    PLACEMENT,
    SCORING,
    Belfort,
)
from underhall.kit.majority import places

GOOD_WORTH: Final[tuple[float, ...]] = (0.5, 0.5, 0.8, 0.6)
"""A wood, a stone, a metal, a gold while there is time to use them."""
CURVE: Final[tuple[float, ...]] = (0.0, 1.0, 1.95, 2.8, 3.5, 4.05, 4.5, 4.85, 5.1, 5.3)
"""What so many of one good count: a mixed store builds more than a heap of one kind."""
SURPLUS: Final = 0.1
WORKER_WORTH: Final = 0.45
"""A worker, for each round it will still work."""
MASTER_WORTH: Final = 0.3
GNOME_WORTH: Final = 0.8
MARKER_WORTH: Final = 0.55
"""A marker, for each scoring to come, besides the places it holds now."""
CARD_WORTH: Final = 0.45
CARDS_WANTED: Final = 4
INCOME_WORTH: Final = 0.4
GUILD_WORTH: Final[tuple[float, ...]] = (1.2, 1.6, 1.3, 2.2, 1.7, 1.8, 1.6, 1.8, 1.5, 0.9, 1.3, 1.8)
"""A worker on a guild, in the order of their codes."""
CARD_SPACE_WORTH: Final[tuple[float, ...]] = (0.0, 0.0, 0.7, 0.0, 2.0, 0.8, 0.0, 0.0, 1.1, 2.0)
"""A worker on the space of an own card, by kind."""
CAMP_WORTH: Final = 0.25
FUTURE: Final = 0.85
"""What a scoring counts for each scoring before it."""


def evaluate(s: Belfort, seat: int) -> float:
    """How much better the seat stands than the best of the others."""
    if s.result is not None:
        return _final(s, seat)
    standings = expected_points(s)
    for who in range(s.seats):
        standings[who] += prospects(s, who, seat)
    rivals = [standings[who] for who in range(s.seats) if who != seat]
    return standings[seat] - 0.7 * max(rivals) - 0.3 * sum(rivals) / len(rivals)


def _final(s: Belfort, seat: int) -> float:
    keys = [s.score(who) + wealth(s, who) / 1000 for who in range(s.seats)]
    best = max([key for who, key in enumerate(keys) if who != seat])
    return keys[seat] - best + (100.0 if keys[seat] > best else 0.0)


def rounds_left(s: Belfort) -> int:
    """Rounds that are still to be played after this one."""
    return s.tables.rounds - s.round


def scorings_left(s: Belfort) -> list[int]:
    """The rounds of the scorings still to come."""
    first = s.round + 1 if s.phase == SCORING else s.round
    return [at for at in range(first, s.tables.rounds + 1) if s.tables.scoring_round[at]]


def scoring_weight(s: Belfort) -> float:
    """How much a place held now is worth over the scorings to come."""
    weight = 0.0
    for count, at in enumerate(scorings_left(s)):
        weight += FUTURE ** (count + 0.3 * (at - s.round))
    return weight


def expected_points(s: Belfort) -> list[float]:
    """Score, and what the coming scorings would give each seat if nothing changed."""
    found = [float(s.score(seat)) for seat in range(s.seats)]
    weight = scoring_weight(s)
    if weight == 0:
        return found
    prizes = district_prizes(s)
    for counts in district_counts(s):
        _add_prizes(found, counts, prizes, weight)
        for seat in range(s.seats):
            found[seat] += MARKER_WORTH * min(counts[seat], 4) * weight
    for counts in worker_counts(s):
        _add_prizes(found, counts, s.tables.worker_points, weight)
    return found


def _add_prizes(found: list[float], counts: list[int], prizes: list[int], weight: float) -> None:
    for seat, place in enumerate(places(counts)[: len(found)]):
        if 0 < place <= len(prizes):
            found[seat] += prizes[place - 1] * weight


def prospects(s: Belfort, seat: int, viewer: int) -> float:
    """What is not yet points: goods, people, buildings and cards."""
    left = rounds_left(s)
    worth = goods_worth(s, seat) + income_worth(s, seat, left)
    worth += cards_worth(s, seat, left, seat == viewer)
    worth += workers_worth(s, seat, left) + GNOME_WORTH * s.gnome_count(seat) * min(left, 3) / 3
    return worth + placed_worth(s, seat, left) + order_worth(s, seat)


def goods_worth(s: Belfort, seat: int) -> float:
    """Goods in stock and on their way, as far as there is time to use them."""
    coming = s.phase in (PLACEMENT, COLLECTION)
    worth = 0.0
    for good, stock in enumerate(s.my_goods(seat)):
        have = stock + gathered(s, seat, good) if coming else float(stock)
        worth += GOOD_WORTH[good] * _curve(have)
    if rounds_left(s) == 0:
        worth *= 0.7 if coming or s.active == seat else 0.0
    return worth + 0.01 * wealth(s, seat)


def _curve(have: float) -> float:
    """CURVE between its points and beyond its end."""
    full = int(have)
    if full >= len(CURVE) - 1:
        return CURVE[-1] + SURPLUS * (have - len(CURVE) + 1)
    return CURVE[full] + (have - full) * (CURVE[full + 1] - CURVE[full])


def income_worth(s: Belfort, seat: int, left: int) -> float:
    """Income less tax for the rounds to come; what cannot be paid is lost in points."""
    income = income_of(s, seat)
    taxed = left + (s.phase == PLACEMENT)
    tax = s.tables.tax(s.score(seat))
    short = max(0, tax - income - s.gold(seat)) if taxed else 0
    return INCOME_WORTH * income * left - short


def cards_worth(s: Belfort, seat: int, left: int, own: bool) -> float:
    """Cards in hand, of one's own only those that can still be built."""
    usable = 0 if own else s.hand_size(seat)
    for kind, held in enumerate(s.hand(seat) if own else ()):
        if held and s.has_free_location(kind):
            usable += min(held, 2)
    time = 1.0 if left else 0.3
    return CARD_WORTH * time * min(usable, CARDS_WANTED)


def workers_worth(s: Belfort, seat: int, left: int) -> float:
    """Workers and masters, by the rounds they will still work."""
    worth = 0.0
    for race, master in ((ELF, MASTER_ELF), (DWARF, MASTER_DWARF)):
        worth += WORKER_WORTH * s.workers(seat, race) * left
        worth += MASTER_WORTH * s.class_count(seat, master) * left
    if s.phase == PLACEMENT:
        elves, dwarves, master_elves, master_dwarves = s.at_home(seat)
        worth += 0.55 * (elves + dwarves) + 1.0 * (master_elves + master_dwarves)
    return worth


def gathered(s: Belfort, seat: int, area: int) -> float:
    """What workers on a resource area will bring, with the majority as it stands.

    Areas are numbered like the goods they yield.
    """
    there = s.gatherers(seat, area)
    return yield_of(s, area, there) + _bonus(s, area, seat) if any(there) else 0.0


def _bonus(s: Belfort, area: int, seat: int) -> float:
    counts = [sum(s.gatherers(who, area)) for who in range(s.seats)]
    most = max(counts)
    if counts[seat] < most or counts.count(most) > 1:
        return 0.0
    everybody_passed = s.passed == (1 << s.seats) - 1
    return 1.0 if everybody_passed else 0.35 + 0.05 * (area == GOLD_MINE)


def placed_worth(s: Belfort, seat: int, left: int) -> float:
    """Workers on action spaces, for what they are about to do."""
    worth = CAMP_WORTH * sum([worker // CLASSES == seat for worker in s.camp])
    for worker in s.job_centre:
        if worker // CLASSES == seat:
            worth += 0.3 + (WORKER_WORTH + 0.1) * left
    for district, worker in enumerate(s.guild_worker):
        if worker // CLASSES == seat:
            worth += guild_worth(s, seat, s.guilds[district])
    for kind in WITH_SPACE:
        worth += CARD_SPACE_WORTH[kind] * sum(s.on_card(seat, kind))
    return worth


def guild_worth(s: Belfort, seat: int, guild: int) -> float:
    """A worker on a guild, for what it is about to do."""
    if guild == ARCHITECTS:
        wood, stone, metal, _ = s.my_goods(seat)
        return min(2.5, 0.35 * (wood + stone + 1.5 * metal))
    return GUILD_WORTH[guild]


def order_worth(s: Belfort, seat: int) -> float:
    """An early crest is worth a little."""
    return 0.1 * (s.seats - s.crests[seat])
