"""The Scoring phase (4-P) and the end of the game (4-Q)."""

from __future__ import annotations

from underhall.core.agenda import Effect
from underhall.core.result import Result, ranked
from underhall.games.belfort.box.names import DISTRICT_COUNT, DWARF, ELF, GNOME
from underhall.games.belfort.rules import events
from underhall.games.belfort.table.state import (
    DISTRICT_POINTS,
    ELF_POINTS,
    SCORING,
    SOURCES,
    Belfort,
)
from underhall.kit.majority import places


class Scoring(Effect[Belfort]):
    """BEL-4.1, 4.97, 4.98. In scoring months: districts, then elves, dwarves, gnomes."""

    name = "scoring"

    def run(self, s: Belfort) -> None:
        s.phase = SCORING
        if not s.tables.scoring_round[s.round]:
            return
        for district, counts in enumerate(district_counts(s)):
            score_district(s, district, counts)
        for source, counts in enumerate(worker_counts(s), ELF_POINTS):
            score_workers(s, source, counts)


def district_counts(s: Belfort) -> list[list[int]]:
    """BEL-4.8. For each district how many markers each contender has there."""
    counts = [[0] * s.contenders() for _ in range(DISTRICT_COUNT)]
    district = s.tables.symbol_district
    for symbol, owner in enumerate(s.markers):
        if owner >= 0:
            counts[district[symbol]][owner] += 1
    return counts


def district_prizes(s: Belfort) -> list[int]:
    """BEL-4.97. Points by place; the third place counts with four or five, and with two."""
    t = s.tables
    with_third = t.third_with_two if s.seats == 2 else s.seats >= t.third_from
    return t.district_points if with_third else t.district_points[:2]


def worker_counts(s: Belfort) -> list[list[int]]:
    """BEL-4.98, 5.10. Elves and dwarves of each contender, and the gnomes of each player."""
    virtual, rivals = s.tables.virtual_workers, s.contenders() - s.seats
    races = [[s.workers(seat, race) for seat in range(s.seats)] for race in (ELF, DWARF)]
    counts = [own + [virtual[race]] * rivals for race, own in enumerate(races)]
    return [*counts, [s.gnome_count(seat) for seat in range(s.seats)]]


def score_district(s: Belfort, district: int, counts: list[int]) -> None:
    """BEL-4.97, 4.99 to 4.101. Points for the places in one district."""
    for seat, place, points in won(s, counts, district_prizes(s)):
        s.award(seat, DISTRICT_POINTS, points)
        s.say(events.DISTRICT_SCORED, seat, district, place, points)


def score_workers(s: Belfort, source: int, counts: list[int]) -> None:
    """BEL-4.98 to 4.101. Points for the most elves, dwarves or gnomes."""
    sort = (ELF, DWARF, GNOME)[source - ELF_POINTS]
    for seat, place, points in won(s, counts, s.tables.worker_points):
        s.award(seat, source, points)
        s.say(events.WORKERS_SCORED, seat, sort, place, points)


def won(s: Belfort, counts: list[int], prizes: list[int]) -> list[tuple[int, int, int]]:
    """BEL-4.99 to 4.101. Seat, place and points of all players who win a prize."""
    placed = enumerate(places(counts)[: s.seats])
    return [(seat, place, prizes[place - 1]) for seat, place in placed if 0 < place <= len(prizes)]


def wealth(s: Belfort, seat: int) -> int:
    """BEL-4.104. Resources as they count in a tie."""
    return sum([n * each for n, each in zip(s.my_goods(seat), s.tables.tiebreak)])


def scores(s: Belfort) -> list[int]:
    """The points of each seat."""
    return [s.score(seat) for seat in range(s.seats)]


def by_source(s: Belfort) -> list[tuple[int, ...]]:
    """The points of each seat by source, as things stand."""
    return [tuple(s.my_points(seat)) for seat in range(s.seats)]


def end_game(s: Belfort) -> None:
    """BEL-4.103, 4.104. The highest score wins, then the greater wealth; else the win is shared."""
    totals = scores(s)
    ranks = ranked([(score, wealth(s, seat)) for seat, score in enumerate(totals)])
    s.result = Result(tuple(totals), ranks, SOURCES, tuple(by_source(s)))
    s.say(events.GAME_ENDED)
