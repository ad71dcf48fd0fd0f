"""The lines of a review: chances to win, or the lead to be expected, over time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from underhall.core.match import Match
from underhall.server.pages.charts import BOTTOM, LABEL_GAP, LEFT, RIGHT, TOP, shortened
from underhall.server.pages.endings import period_name
from underhall.server.pages.faces import face
from underhall.server.tables.log import Data
from underhall.text.words import Words

LETTERS: Final = "abc"
MOST_NAMED: Final = 4
"""So many periods have their name under the chart, more only their number."""
LOW: Final = 24.0
"""How far below its line a letter stands."""
STEPS: Final = (1, 2, 5, 10, 20, 50, 100)

Across = Callable[[int], float]


def charts_of(
    match: Match, review: Mapping[str, Any], people: Sequence[Data], costly: Sequence[int], t: Words
) -> list[Data]:
    """The chance of every seat over time, then its lead; where all win together one line. Who plays
    alone is behind nobody: there the points grow."""
    last = max(1, len(review["moments"]) - 1)

    def x(at: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * at / last, 1)

    together = match.edition.game.together
    along = {"bands": bands(match, review["moments"], t, x), "turns": turns(review, x)}
    if len(people) == 1 and not together:
        points = grown(match, review["moments"])
        told = drawn(points, scale(points), review, people, costly, x, False)
        return [{"id": "points-line", **along, **told}]
    ticks = [(n, n / 100) for n in (0, 25, 50, 75, 100)]
    chance = drawn(review["chances"], ticks, review, people, costly, x, together)
    found = [{"id": "chance", **along, **chance}]
    if not together:
        leads = review["leads"]
        found.append(
            {"id": "lead", **along, **drawn(leads, scale(leads), review, people, costly, x, False)}
        )
    return found


def grown(match: Match, moments: Sequence[int]) -> list[list[float]]:
    """The points of every seat at some moments; the last is the end."""
    wanted, game = set(moments[:-1]), match.edition.game
    found = [
        [float(sum(row)) for row in game.by_source(s)]
        for number, s in enumerate(match.states())
        if number in wanted
    ]
    assert match.state.result is not None
    last = [float(score) for score in match.state.result.scores]
    return [*[row or [0.0] * len(last) for row in found], last]


def scale(rows: Sequence[Sequence[float]]) -> list[tuple[int, float]]:
    """Round numbers from below the least to above the most, nothing among them."""
    least = min([min(row) for row in rows] + [0])
    most = max([max(row) for row in rows] + [1])
    step = next((n for n in STEPS if (most - least) / n <= 6), 1000)
    first, after = int(least // step), int(-(-most // step)) + 1
    return [(step * n, float(step * n)) for n in range(first, after)]


def drawn(
    rows: Sequence[Sequence[float]],
    ticks: Sequence[tuple[int, float]],
    review: Mapping[str, Any],
    people: Sequence[Data],
    costly: Sequence[int],
    x: Across,
    together: bool,
) -> Data:
    """Lines in a box, with the costly turns on them."""
    least, most = ticks[0][1], ticks[-1][1]

    def y(value: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (value - least) / (most - least), 1)

    lines = []
    for who in people[:1] if together else people:
        points = [(x(at), y(row[who["seat"]])) for at, row in enumerate(rows)]
        told = " ".join([f"{px},{py}" for px, py in points])
        line = {
            "seat": who["seat"],
            "name": shortened(who["name"]),
            "points": told,
            "end": points[-1][1],
        }
        lines.append(line)
    marks = [{"n": n, "y": y(value), "zero": n == 0 and least < 0} for n, value in ticks]
    fallen = falls(rows, review, costly, together, x, y)
    return {"lines": _apart(lines), "ticks": marks, "falls": fallen}


def falls(
    rows: Sequence[Sequence[float]],
    review: Mapping[str, Any],
    costly: Sequence[int],
    together: bool,
    x: Across,
    y: Callable[[float], float],
) -> list[Data]:
    """Where the costly turns lie on the lines, each with its letter."""
    by_start = {turn["at"]: turn for turn in review["turns"]}
    found: list[Data] = []
    for letter, at in zip(LETTERS, costly):
        here = review["moments"].index(at)
        seat = by_start[at]["seat"]
        line = 0 if together else seat
        then, now = y(rows[here][line]), y(rows[here + 1][line])
        place = _free(x(here + 1), now, [(one["x"], one["y"]) for one in found])
        found.append(
            {
                "letter": letter,
                "seat": seat,
                "points": f"{x(here)},{then} {x(here + 1)},{now}",
                "x": x(here + 1),
                "from": now,
                "y": round(place, 1),
            }
        )
    return found


def _free(x: float, y: float, taken: Sequence[tuple[float, float]]) -> float:
    """How high a letter stands: below its line, above it, or farther off, where there is room."""
    for off in (LOW, -LOW, 2 * LOW, -2 * LOW):
        at = y + off
        if not TOP < at <= BOTTOM - 12:
            continue
        if all(abs(x - left) > LOW or abs(at - top) >= LOW for left, top in taken):
            return at
    return y


def bands(match: Match, moments: Sequence[int], words: Words, x: Across) -> list[Data]:
    """The rounds or eras of a game along a chart; none where it has no such thing."""
    period = face(match.edition.game.id).period
    wanted = set(moments[:-1])
    counted = [
        int(getattr(s, period, 0)) if period else 0
        for number, s in enumerate(match.states())
        if number in wanted
    ]
    starts = [at for at, n in enumerate(counted) if n and (at == 0 or n != counted[at - 1])]
    if len(starts) < 2:
        return []
    name = f"{period_name(period, words)} " if len(starts) <= MOST_NAMED else ""
    ends = [*starts[1:], len(counted)]
    edges = [0, *starts[1:]]
    return [
        {"x": x(at), "width": round(x(end) - x(at), 1), "label": f"{name}{counted[start]}"}
        for at, start, end in zip(edges, starts, ends)
    ]


def turns(review: Mapping[str, Any], x: Across) -> list[Data]:
    """Some turns along a chart by their number."""
    found = review["turns"]
    every = next((n for n in STEPS if len(found) / n <= 8), 1000)
    return [{"n": at, "x": x(at)} for at in range(every, len(found) + 1, every)]


def _apart(lines: list[Data]) -> list[Data]:
    """Move the names at the ends of lines apart, none below the box."""
    at = BOTTOM + LABEL_GAP
    for line in sorted(lines, key=lambda line: -line["end"]):
        at = min(at - LABEL_GAP, line["end"])
        line["label"] = round(at, 1)
    return lines
