"""How points fall: scores by seat and by source, over time, and how long games are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from underhall.lab.page.evidence import Evidence
from underhall.lab.page.measures import Measure, average, quantile, share
from underhall.lab.stats import mean

STEPS = 20
"""Into so many parts the course of a game is cut."""


@dataclass(frozen=True)
class SourcePoints:
    """Points from one source: of the winners and of the others."""

    source: str
    winners: Measure
    others: Measure

    @property
    def more(self) -> float:
        """How many more winners have."""
        return self.winners.value - self.others.value


@dataclass(frozen=True)
class Course:
    """The mean score of those who came in at one place, over the course of the game."""

    place: int
    means: list[float]
    low: list[float]
    high: list[float]


def of_seats(evidence: Evidence) -> dict[int, list[int]]:
    """The final scores of each seat; of games that are played as one, all under 0."""
    found: defaultdict[int, list[int]] = defaultdict(list)
    for row in evidence.sides:
        found[row["seat"]].append(row["score"])
    return dict(sorted(found.items()))


def sources(evidence: Evidence) -> list[SourcePoints]:
    """Every source that gave or cost anybody anything, the dearest first."""
    kept = {(row["number"], row["seat"]) for row in evidence.sides}
    found: defaultdict[str, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for row in evidence.points:
        at = row["number"], row["seat"]
        if at in kept:
            found[row["source"]][0 if evidence.won[at] else 1].append(row["points"])
    rows = [
        SourcePoints(source, average(winners), average(others))
        for source, (winners, others) in found.items()
        if any(winners) or any(others)
    ]
    return sorted(rows, key=lambda row: -max(row.winners.value, row.others.value))


def seat_sources(evidence: Evidence) -> dict[int, dict[str, float]]:
    """The mean points of each seat from each source."""
    found: defaultdict[int, defaultdict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for row in evidence.points:
        found[row["seat"]][row["source"]].append(row["points"])
    return {
        seat: {source: mean(points) for source, points in row.items()}
        for seat, row in sorted(found.items())
    }


def courses(evidence: Evidence) -> list[Course]:
    """One for each place: 1 for winners; of games that are played as one also 2, the lost."""
    places = {(row["number"], row["seat"]): row["rank"] for row in evidence.sides}
    lines: defaultdict[int, list[list[float]]] = defaultdict(list)
    for at, line in evidence.curve.items():
        if at in places:
            lines[places[at]].append(resampled(line))
    return [_course(place, some) for place, some in sorted(lines.items())]


def _course(place: int, lines: Sequence[list[float]]) -> Course:
    columns = list(zip(*lines))
    return Course(
        place,
        [mean(column) for column in columns],
        [quantile(column, 0.1) for column in columns],
        [quantile(column, 0.9) for column in columns],
    )


def leads_halfway(evidence: Evidence) -> Measure:
    """How often the later winner leads halfway through, alone or level."""
    halfway: defaultdict[int, dict[int, float]] = defaultdict(dict)
    for (number, seat), line in evidence.curve.items():
        halfway[number][seat] = resampled(line)[STEPS // 2]
    hits = trials = 0
    for number, scores in halfway.items():
        winners = [seat for seat in scores if evidence.won[number, seat]]
        if winners and len(scores) > 1:
            trials += 1
            hits += any(scores[seat] == max(scores.values()) for seat in winners)
    return share(hits, trials)


def resampled(line: Sequence[tuple[int, int]]) -> list[float]:
    """The score at even steps from the first turn to the last; points come all at once."""
    first, last = line[0][0], line[-1][0]
    found, at = [], 0
    for step in range(STEPS + 1):
        turn = first + (last - first) * step / STEPS
        while at + 1 < len(line) and line[at + 1][0] <= turn:
            at += 1
        found.append(float(line[at][1]))
    return found


def lengths(evidence: Evidence) -> list[int]:
    """How many decisions each game took."""
    return [row["decisions"] for row in evidence.games]


def leads(evidence: Evidence) -> list[int]:
    """How far the best was ahead of the second, in each game of several seats."""
    found: defaultdict[int, list[int]] = defaultdict(list)
    for row in evidence.seats:
        found[row["number"]].append(row["score"])
    return [best - second for best, second in _best_two(found.values())]


def _best_two(games: Iterable[list[int]]) -> Iterable[tuple[int, int]]:
    for scores in games:
        if len(scores) > 1:
            best, second = sorted(scores, reverse=True)[:2]
            yield best, second
