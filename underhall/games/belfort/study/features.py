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
    MINE,
    PROPERTIES,
    WITH_SPACE,
)
from underhall.games.belfort.rules.scoring import district_prizes
from underhall.games.belfort.study.judgements import HEAP, Judgements
from underhall.games.belfort.table.state import ACTIONS, COLLECTION, PLACEMENT, SCORING, Belfort
from underhall.kit.majority import places
from underhall.kit.standing import parts_of

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


def features(s: Belfort, seat: int, judged: Judgements) -> list[float]:
    """What a seat has more than the others on average, from what it may see."""
    row = [0.0] * COUNT
    parts = parts_of(s.seats, seat)
    left = s.tables.rounds - s.round
    scorings = scorings_left(s)
    if scorings:
        add_districts(s, row, parts, scorings)
        add_crowds(s, row, parts, scorings)
    add_placed(s, row, parts, judged, left)
    for who in range(s.seats):
        part = parts[who]
        row[EARLY] += part * (s.seats - s.crests[who])
        add_goods(s, row, part, who, judged)
        add_people(s, row, part, who, left)
        add_works(s, row, part, who, left)
        if who != seat:
            row[CARDS] += part * min(4, s.hand_size(who))
    add_hand(s, row, seat)
    return row


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


def add_districts(s: Belfort, row: list[float], parts: list[float], scorings: int) -> None:
    """Prizes as things stand, markers, and by how many a lead is safe or out of reach."""
    prizes = district_prizes(s)
    contenders = s.contenders()
    district_of = s.tables.symbol_district
    all_counts = [[0] * contenders for _ in range(DISTRICT_COUNT)]
    for symbol, owner in enumerate(s.markers):
        if owner >= 0:
            all_counts[district_of[symbol]][owner] += 1
    for counts in all_counts:
        most = max(counts)
        if most == 0:
            continue
        _add_prizes(row, parts, counts, prizes, PRIZES, scorings)
        second = most if counts.count(most) > 1 else 0
        for count in counts:
            if second < count < most:
                second = count
        for who in range(len(parts)):
            own = counts[who]
            best = second if own == most else most
            row[MARKERS] += parts[who] * (min(own, 4) * scorings)
            row[LEADS] += parts[who] * (max(-2, min(2, own - best)) * scorings)


def add_crowds(s: Belfort, row: list[float], parts: list[float], scorings: int) -> None:
    """Prizes for the most elves, dwarves and gnomes, as things stand."""
    t = s.tables
    virtual = s.contenders() - s.seats
    for race in (ELF, DWARF):
        counts = [s.workers(who, race) for who in range(s.seats)]
        for _ in range(virtual):
            counts.append(t.virtual_workers[race])
        _add_prizes(row, parts, counts, t.worker_points, CROWDS, scorings)
    gnomes = [s.gnome_count(who) for who in range(s.seats)]
    _add_prizes(row, parts, gnomes, t.worker_points, CROWDS, scorings)


def _add_prizes(
    row: list[float],
    parts: list[float],
    counts: list[int],
    prizes: list[int],
    at: int,
    scorings: int,
) -> None:
    placed = places(counts)
    last = len(prizes)
    for who in range(len(parts)):
        place = placed[who]
        if 0 < place <= last:
            prize = parts[who] * prizes[place - 1]
            row[at] += prize
            row[at + 1] += prize * (scorings - 1)


def add_placed(
    s: Belfort, row: list[float], parts: list[float], judged: Judgements, left: int
) -> None:
    """Workers on action spaces, by what they are about to do."""
    for worker in s.job_centre:
        row[HIRING] += parts[worker // CLASSES] * (left + judged.majority)
        _add_master(row, parts, worker, left)
    for worker in s.camp:
        row[CAMP] += parts[worker // CLASSES]
        _add_master(row, parts, worker, left)
    for district in range(DISTRICT_COUNT):
        worker = s.guild_worker[district]
        if worker >= 0:
            row[ON_GUILD + s.guilds[district]] += parts[worker // CLASSES]
            _add_master(row, parts, worker, left)
        owner = s.guild_owner(district)
        if 0 <= owner < s.seats:
            row[OWNED] += parts[owner] * left


def _add_master(row: list[float], parts: list[float], worker: int, left: int) -> None:
    if worker % CLASSES >= MASTER_ELF:
        row[MASTERS] += parts[worker // CLASSES] * left


def add_goods(s: Belfort, row: list[float], part: float, who: int, judged: Judgements) -> None:
    """Goods in stock and on their way; of a heap of one kind the last pieces count least."""
    coming = s.phase == PLACEMENT or s.phase == COLLECTION
    if s.round == s.tables.rounds and not coming and who == s.active:
        return
    heap = judged.heap
    for good in range(AREA_COUNT):
        have = s.goods[who * AREA_COUNT + good]
        if coming:
            have += gathered(s, who, good)
        row[GOODS + good] += part * heap[min(have, HEAP)]


def gathered(s: Belfort, who: int, area: int) -> int:
    """What the workers of a seat bring from an area, without bonus."""
    at = (who * AREA_COUNT + area) * CLASSES
    there, strength = s.gathering, s.tables.strength
    elves = there[at + ELF] * strength[ELF] + there[at + MASTER_ELF] * strength[MASTER_ELF]
    dwarves = there[at + DWARF] * strength[DWARF]
    dwarves += there[at + MASTER_DWARF] * strength[MASTER_DWARF]
    return min(elves, dwarves) if area == MINE else elves + dwarves


def add_people(s: Belfort, row: list[float], part: float, who: int, left: int) -> None:
    """Workers, masters and gnomes by the rounds they will work, and who is still at home."""
    row[WORKERS] += part * (left * (s.workers(who, ELF) + s.workers(who, DWARF)))
    row[GNOMES] += part * (min(left, 3) / 3 * s.gnome_count(who))
    at = who * CLASSES
    masters = s.home[at + MASTER_ELF] + s.home[at + MASTER_DWARF]
    if s.phase == PLACEMENT:
        row[AT_HOME] += part * (s.home[at + ELF] + s.home[at + DWARF])
        row[MASTERS_AT_HOME] += part * masters
    at *= AREA_COUNT
    for _ in range(AREA_COUNT):
        masters += s.gathering[at + MASTER_ELF] + s.gathering[at + MASTER_DWARF]
        at += CLASSES
    row[MASTERS] += part * (left * masters)


def add_works(s: Belfort, row: list[float], part: float, who: int, left: int) -> None:
    """Points and income, tax that cannot be paid, and the spaces of built cards with who stands
    there."""
    score = s.score(who)
    row[POINTS] += part * score
    first = who * PROPERTIES
    income = 0
    for kind in range(PROPERTIES):
        income += s.built[first + kind] * s.tables.income[kind]
    row[INCOME] += part * (income * left)
    if left or s.phase == PLACEMENT:
        have = income + s.goods[who * AREA_COUNT + GOLD]
        row[UNPAID] += part * max(0, s.tables.tax(score) - have)
    for at in range(len(WITH_SPACE)):
        kind = WITH_SPACE[at]
        built = s.built[first + kind]
        if built:
            row[SPACES] += part * (left * built)
            there = (first + kind) * CLASSES
            masters = s.card_workers[there + MASTER_ELF] + s.card_workers[there + MASTER_DWARF]
            row[MASTERS] += part * (left * masters)
            if s.phase <= ACTIONS:
                others = s.card_workers[there + ELF] + s.card_workers[there + DWARF]
                row[ON_CARD + at] += part * (masters + others)


def add_hand(s: Belfort, row: list[float], seat: int) -> None:
    """The own cards in hand: which have a place left, and which can be paid."""
    at = seat * AREA_COUNT
    purse = s.goods[at : at + AREA_COUNT]
    usable = builds = 0
    for kind in range(PROPERTIES):
        held = s.hands[seat * PROPERTIES + kind]
        if held and s.has_free_location(kind):
            usable += min(held, 2)
            if _spent(purse, s.tables.cost[kind]):
                builds += 1
    row[CARDS] += float(min(4, usable))
    row[BUILDS] += float(builds)


def _spent(purse: list[int], cost: tuple[int, ...]) -> bool:
    """Take the cost out of the purse, if it is there."""
    for good in range(len(cost)):
        if purse[good] < cost[good]:
            return False
    for good in range(len(cost)):
        purse[good] -= cost[good]
    return True
