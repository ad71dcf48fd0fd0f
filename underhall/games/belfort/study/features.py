"""What a good player looks at in Belfort: every feature is what a seat has more than the others
have on average.

Prizes and markers count by the scorings to come, workers and income by the rounds to come, goods
with what is on its way.
"""

from __future__ import annotations

from typing import Final

from underhall.games.belfort.box.names import (
    AREA_COUNT,
    CLASSES,
    DISTRICT_COUNT,
    DWARF,
    ELF,
    GOLD,
    GUILDS,
    MASTER_DWARF,
    MASTER_ELF,
    PROPERTIES,
    WITH_SPACE,
)
from underhall.games.belfort.rules.collection import income_of
from underhall.games.belfort.rules.gathering import yield_of
from underhall.games.belfort.rules.scoring import district_counts, district_prizes, worker_counts
from underhall.games.belfort.table.state import ACTIONS, COLLECTION, PLACEMENT, SCORING, Belfort
from underhall.kit.majority import places
from underhall.kit.standing import ahead

FEATURES: Final = (
    "points",
    "prizes_next",  # of districts, at the next scoring, as things stand
    "prizes_later",  # and at all those after it
    "crowds_next",  # for elves, dwarves and gnomes, at the next scoring
    "crowds_later",
    "markers",  # for each scoring to come, at most four a district
    "leads",  # markers more than the best rival's, for each scoring, at most two a district
    *("wood", "stone", "metal", "gold"),  # what is there and on its way, of many the last least
    "builds",  # cards in hand that can be paid now, one after the other
    "cards",  # in hand that still have a place, at most four
    "income",  # gold, for each round to come
    "unpaid",  # tax that will cost points
    "workers",  # for each round to come
    "masters",
    "gnomes",  # while there is time, at most three rounds
    "spaces",  # of built cards, for each round to come
    "guilds",  # owned, for each round to come
    "at_home",  # workers still to be placed
    "masters_at_home",
    "hiring",  # workers in the job centre, for each round to come and the majority
    "camp",
    "early",  # place in the turn order
    *[f"on_{guild}" for guild in GUILDS.tokens],  # a worker there
    *("on_library", "on_inn", "on_blacksmith", "on_market", "on_tower"),
)
LESS: Final[tuple[float, ...]] = (
    *(0.0, 1.0, 1.95, 2.8, 3.5, 4.05, 4.5, 4.85, 5.1, 5.3, 5.45, 5.55, 5.6),
)
"""What so many of one kind count: a mixed store builds more than a heap."""
POINTS: Final = 0
PRIZES: Final = 1
CROWDS: Final = 3
MARKERS: Final = 5
LEADS: Final = 6
GOODS: Final = 7
BUILDS: Final = 11
CARDS: Final = 12
INCOME: Final = 13
UNPAID: Final = 14
WORKERS: Final = 15
MASTERS: Final = 16
GNOMES: Final = 17
SPACES: Final = 18
OWNED: Final = 19
AT_HOME: Final = 20
MASTERS_AT_HOME: Final = 21
HIRING: Final = 22
CAMP: Final = 23
EARLY: Final = 24
ON_GUILD: Final = 25
ON_CARD: Final = 37
COUNT: Final = 42


def features(s: Belfort, seat: int) -> list[float]:
    """What a seat has more than the others on average, from what it may see."""
    rows = [[0.0] * COUNT for _ in range(s.seats)]
    left = s.tables.rounds - s.round
    scorings = scorings_left(s)
    if scorings:
        add_districts(s, rows, scorings)
        add_crowds(s, rows, scorings)
    add_placed(s, rows, left)
    for who in range(s.seats):
        row = rows[who]
        row[POINTS] = float(s.score(who))
        row[EARLY] = float(s.seats - s.crests[who])
        add_goods(s, row, who)
        add_people(s, row, who, left)
        add_works(s, row, who, left)
        add_hand(s, row, who, who == seat)
    return ahead(rows, seat)


def progress(s: Belfort) -> float:
    """The part of all rounds that is over."""
    return max(0.0, min(1.0, (s.round - 1 + 0.25 * (s.phase - PLACEMENT)) / s.tables.rounds))


def scorings_left(s: Belfort) -> int:
    """How many scorings are still to come."""
    first = s.round + 1 if s.phase == SCORING else s.round
    count = 0
    for at in range(first, s.tables.rounds + 1):
        count += s.tables.scoring_round[at]
    return count


def add_districts(s: Belfort, rows: list[list[float]], scorings: int) -> None:
    """Prizes as things stand, markers, and by how many a lead is safe or out of reach."""
    prizes = district_prizes(s)
    for counts in district_counts(s):
        _add_prizes(rows, counts, prizes, PRIZES, scorings)
        for who in range(s.seats):
            own = counts[who]
            best = 0
            for other in range(len(counts)):
                if other != who and counts[other] > best:
                    best = counts[other]
            rows[who][MARKERS] += min(own, 4) * scorings
            rows[who][LEADS] += max(-2, min(2, own - best)) * scorings


def add_crowds(s: Belfort, rows: list[list[float]], scorings: int) -> None:
    """Prizes for the most elves, dwarves and gnomes, as things stand."""
    for counts in worker_counts(s):
        _add_prizes(rows, counts, s.tables.worker_points, CROWDS, scorings)


def _add_prizes(
    rows: list[list[float]], counts: list[int], prizes: list[int], at: int, scorings: int
) -> None:
    placed = places(counts)
    for who in range(len(rows)):
        place = placed[who]
        if 0 < place <= len(prizes):
            rows[who][at] += prizes[place - 1]
            rows[who][at + 1] += prizes[place - 1] * (scorings - 1)


def add_placed(s: Belfort, rows: list[list[float]], left: int) -> None:
    """Workers on action spaces, by what they are about to do."""
    for worker in s.job_centre:
        rows[worker // CLASSES][HIRING] += left + 0.5
    for worker in s.camp:
        rows[worker // CLASSES][CAMP] += 1.0
    for district in range(DISTRICT_COUNT):
        worker = s.guild_worker[district]
        if worker >= 0:
            rows[worker // CLASSES][ON_GUILD + s.guilds[district]] += 1.0
        owner = s.guild_owner(district)
        if 0 <= owner < s.seats:
            rows[owner][OWNED] += left


def add_goods(s: Belfort, row: list[float], who: int) -> None:
    """Goods in stock and on their way; of a heap of one kind the last pieces count least."""
    coming = s.phase == PLACEMENT or s.phase == COLLECTION
    over = s.round == s.tables.rounds and not coming and who == s.active
    usable = 0.0 if over else 1.0
    for good in range(AREA_COUNT):
        have = s.goods[who * AREA_COUNT + good]
        if coming:
            have += yield_of(s, good, s.gatherers(who, good))
        row[GOODS + good] = usable * LESS[min(have, len(LESS) - 1)]


def add_people(s: Belfort, row: list[float], who: int, left: int) -> None:
    """Workers, masters and gnomes by the rounds they will work, and who is still at home."""
    row[WORKERS] = float(left * (s.workers(who, ELF) + s.workers(who, DWARF)))
    masters = s.class_count(who, MASTER_ELF) + s.class_count(who, MASTER_DWARF)
    row[MASTERS] = float(left * masters)
    row[GNOMES] = min(left, 3) / 3 * s.gnome_count(who)
    if s.phase == PLACEMENT:
        at = who * CLASSES
        row[AT_HOME] = float(s.home[at + ELF] + s.home[at + DWARF])
        row[MASTERS_AT_HOME] = float(s.home[at + MASTER_ELF] + s.home[at + MASTER_DWARF])


def add_works(s: Belfort, row: list[float], who: int, left: int) -> None:
    """Income, tax that cannot be paid, and the spaces of built cards with who stands there."""
    income = income_of(s, who)
    row[INCOME] = float(income * left)
    if left or s.phase == PLACEMENT:
        have = income + s.goods[who * AREA_COUNT + GOLD]
        row[UNPAID] = float(max(0, s.tables.tax(s.score(who)) - have))
    for at in range(len(WITH_SPACE)):
        kind = WITH_SPACE[at]
        row[SPACES] += left * s.built[who * PROPERTIES + kind]
        if s.phase <= ACTIONS:
            row[ON_CARD + at] = float(sum(s.on_card(who, kind)))


def add_hand(s: Belfort, row: list[float], who: int, own: bool) -> None:
    """Cards in hand; of its own a seat knows which have a place left and which it can pay."""
    if not own:
        row[CARDS] = float(min(4, s.hand_size(who)))
        return
    at = who * AREA_COUNT
    purse = s.goods[at : at + AREA_COUNT]
    usable = builds = 0
    for kind in range(PROPERTIES):
        held = s.hands[who * PROPERTIES + kind]
        if held and s.has_free_location(kind):
            usable += min(held, 2)
            if _spent(purse, s.tables.cost[kind]):
                builds += 1
    row[CARDS] = float(min(4, usable))
    row[BUILDS] = float(builds)


def _spent(purse: list[int], cost: tuple[int, ...]) -> bool:
    """Take the cost out of the purse, if it is there."""
    for good in range(len(cost)):
        if purse[good] < cost[good]:
            return False
    for good in range(len(cost)):
        purse[good] -= cost[good]
    return True
