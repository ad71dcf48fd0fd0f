"""What winners did against what the others did: per card, building, guild, tool and so on."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass

from underhall.lab.page.evidence import Evidence
from underhall.lab.page.measures import Measure, average, share

FEWEST_SIDES = 8
"""With fewer winners, or fewer others, nothing is compared."""
FEWEST_DOERS = 5
"""What fewer have done is not told."""
OFTEN = 1.5
"""From so many times on, times are counted, not whether it was done at all."""


@dataclass(frozen=True)
class Contrast:
    """One thing: how winners and others took to it."""

    thing: str
    topic: str
    winners: Measure
    others: Measure

    @property
    def gap(self) -> float:
        """How much more winners did it."""
        return self.winners.value - self.others.value

    @property
    def clear(self) -> bool:
        """Whether the intervals do not overlap."""
        return self.winners.clear_of(self.others)


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
    done: defaultdict[tuple[str, str], defaultdict[tuple[str, str], Counter[tuple[int, int]]]]
    done = defaultdict(lambda: defaultdict(Counter))
    for row in evidence.deeds:
        at = row["number"], 0 if evidence.as_one else row["seat"]
        if at in sides:
            thing = str(row["thing"]), str(row.get("topic", row["kind"]))
            done[row["event"], row["kind"]][thing][at] += row["times"]
    tables = [_table(key, things, winners, sides - winners) for key, things in done.items()]
    return [table for table in tables if table.contrasts]


def _table(
    key: tuple[str, str],
    things: dict[tuple[str, str], Counter[tuple[int, int]]],
    winners: set[tuple[int, int]],
    others: set[tuple[int, int]],
) -> DeedTable:
    doers = sum([len(times) for times in things.values()])
    counted = sum([times.total() for times in things.values()]) >= OFTEN * doers
    measured = _average if counted else _share
    contrasts = [
        Contrast(thing, topic, measured(times, winners), measured(times, others))
        for (thing, topic), times in things.items()
        if len(times) >= FEWEST_DOERS
    ]
    contrasts.sort(key=lambda one: (-one.gap, one.thing))
    return DeedTable(*key, counted, contrasts)


def _share(times: Counter[tuple[int, int]], who: set[tuple[int, int]]) -> Measure:
    return share(sum([at in times for at in who]), len(who))


def _average(times: Counter[tuple[int, int]], who: set[tuple[int, int]]) -> Measure:
    return average([times[at] for at in who])
