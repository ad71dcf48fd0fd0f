"""What winners did against what the others did: per card, building, guild, tool and so on."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot

from underhall.lab.page.evidence import Evidence
from underhall.lab.page.measures import Measure, average, share
from underhall.lab.stats import Z95, by_chance_apart, by_chance_between, holm

FEWEST_SIDES = 8
"""With fewer winners, or fewer others, nothing is compared."""
FEWEST_DOERS = 5
"""What fewer have done is not told."""
OFTEN = 1.5
"""From so many times on, times are counted, not whether it was done at all."""

At = tuple[int, int]
"""A game and a seat."""


@dataclass(frozen=True)
class Contrast:
    """One thing: how winners and others took to it."""

    thing: str
    topic: str
    winners: Measure
    others: Measure
    chance: float = 1.0
    """How likely they are so far apart by chance alone."""
    clear: bool = False
    """Whether that holds among all that is compared."""

    @property
    def gap(self) -> float:
        """How much more winners did it."""
        return self.winners.value - self.others.value


@dataclass(frozen=True)
class DeedTable:
    """All things of one kind to which one thing was done; the largest gap in favour of winners
    comes first. ``counted`` in times a game, else as the share of those who did it at all."""

    event: str
    kind: str
    counted: bool
    contrasts: list[Contrast]


def deed_tables(evidence: Evidence) -> list[DeedTable]:
    """Everything that was done, where there are enough winners and others to compare."""
    sides = {(row["number"], row["seat"]) for row in evidence.sides}
    winners = {at for at in sides if evidence.won[at]}
    if min(len(winners), len(sides) - len(winners)) < FEWEST_SIDES:
        return []
    done: defaultdict[tuple[str, str], defaultdict[tuple[str, str], Counter[At]]]
    done = defaultdict(lambda: defaultdict(Counter))
    for row in evidence.deeds:
        at = row["number"], 0 if evidence.as_one else row["seat"]
        if at in sides:
            thing = str(row["thing"]), str(row.get("topic", row["kind"]))
            done[row["event"], row["kind"]][thing][at] += row["times"]
    tables = [_table(key, things, winners, sides - winners) for key, things in done.items()]
    return [table for table in tables if table.contrasts]


def judged(tables: Sequence[DeedTable]) -> list[DeedTable]:
    """The same tables, with what stands out clear. Among hundreds of things some differ by luck:
    all that a page compares is judged together."""
    stands = iter(holm([one.chance for table in tables for one in table.contrasts]))
    return [
        replace(table, contrasts=[replace(one, clear=next(stands)) for one in table.contrasts])
        for table in tables
    ]


def _table(
    key: tuple[str, str],
    things: dict[tuple[str, str], Counter[At]],
    winners: set[At],
    others: set[At],
) -> DeedTable:
    doers = sum([len(times) for times in things.values()])
    counted = sum([times.total() for times in things.values()]) >= OFTEN * doers
    compare = _times_compared if counted else _doers_compared
    contrasts = [
        Contrast(thing, topic, *compare(times, winners, others))
        for (thing, topic), times in things.items()
        if len(times) >= FEWEST_DOERS
    ]
    contrasts.sort(key=lambda one: (-one.gap, one.thing))
    return DeedTable(*key, counted, contrasts)


def _doers_compared(
    times: Counter[At], winners: set[At], others: set[At]
) -> tuple[Measure, Measure, float]:
    """Who did it at all."""
    hits = [sum([at in times for at in who]) for who in (winners, others)]
    chance = by_chance_apart(hits[0], len(winners), hits[1], len(others))
    return share(hits[0], len(winners)), share(hits[1], len(others)), chance


def _times_compared(
    times: Counter[At], winners: set[At], others: set[At]
) -> tuple[Measure, Measure, float]:
    """How often it was done."""
    one, other = [average([times[at] for at in who]) for who in (winners, others)]
    error = hypot(one.high - one.value, other.high - other.value) / Z95
    return one, other, by_chance_between(one.value - other.value, error)
