"""How a game went: points by source as they grew, or what was left before all was lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from underhall.core.match import Match
from underhall.server.pages.charts import PATTERNS
from underhall.server.pages.faces import face
from underhall.server.pages.labels import icon_of
from underhall.server.tables.log import Data
from underhall.text.words import Words

MOMENTS: Final = 4
"""So many moments are shown before the end."""
SOURCES: Final = 5
"""So many sources are told apart, the others come together."""
WIDTH, HIGH, HEAD = 132.0, 104.0, 14.0
GAP: Final = 5.0
ROOM: Final = 11.0
"""How high a part must be to hold its number."""
FIGURE: Final = 8.0
"""How wide a figure is."""


def stacks(match: Match, people: Sequence[Data], words: Words) -> Data | None:
    """For every seat its points by source, added up at a few moments; None where a game does not
    tell."""
    result = match.state.result
    rows, labels = moments_of(match, words)
    if result is None or not rows or match.edition.game.together:
        return None
    kept = _greatest(result.points, result.sources)
    looks = dict(zip([*kept, ""], PATTERNS))
    names = {source: words.message(f"score-{source}") for source in kept}
    names[""] = words.message("review-other-sources")
    piles = [[_parts(row, result.sources, kept) for row in moment] for moment in rows]
    most = max([sum(pile.values()) for moment in piles for pile in moment] + [1])
    order = sorted(people, key=lambda who: (result.ranks[who["seat"]], who["seat"]))
    made = []
    for who in order:
        seat = who["seat"]
        shown = [
            _column(at, len(rows), piles[at][seat], sum(moment[seat]), labels[at], looks, most)
            for at, moment in enumerate(rows)
        ]
        told = _told(piles[-1][seat], names, words)
        made.append({"seat": seat, "name": who["name"], "piles": shown, "told": told})
    used = [source for source in names if any(pile[source] for pile in piles[-1])]
    legend = [{"look": looks[source], "label": names[source]} for source in used]
    return {"rows": made, "legend": legend}


def moments_of(match: Match, words: Words) -> tuple[list[list[tuple[int, ...]]], list[str]]:
    """Points by source of all seats at the ends of some periods and of the game, and what these
    moments are called."""
    game = match.edition.game
    period = face(game.id).period
    closed: dict[int, list[tuple[int, ...]]] = {}
    last = 0
    for s in match.states():
        now = int(getattr(s, period, 0)) if period else 0
        if s.result is None and now != last:
            closed[last], last = game.by_source(s), now
    final = [] if match.state.result is None else list(match.state.result.points)
    if not game.by_source(match.state):
        return [], []
    known = list(closed)
    news = [n for at, n in enumerate(known) if at and closed[n] != closed[known[at - 1]]]
    spread = range(len(news), 0, -max(1, -(-len(news) // MOMENTS)))
    shown = [news[at - 1] for at in reversed(spread)]
    labels = [str(n) for n in shown]
    return [*[closed[n] for n in shown], final], [*labels, words.message("review-end")]


def _greatest(points: Sequence[Sequence[int]], sources: Sequence[str]) -> list[str]:
    """The sources that brought most, in their own order."""
    sums = {source: sum([max(0, row[at]) for row in points]) for at, source in enumerate(sources)}
    best = sorted([one for one in sources if sums[one]], key=lambda one: -sums[one])[:SOURCES]
    return [source for source in sources if source in best]


def _parts(row: Sequence[int], sources: Sequence[str], kept: Sequence[str]) -> dict[str, int]:
    """What each source brought; those that are not told apart under "", losses nowhere."""
    found = dict.fromkeys([*kept, ""], 0)
    for source, points in zip(sources, row):
        found[source if source in found else ""] += max(0, points)
    return found


def _column(
    at: int,
    count: int,
    parts: dict[str, int],
    total: int,
    label: str,
    looks: dict[str, str],
    most: int,
) -> Data:
    """One pile of points."""
    each = (WIDTH + GAP) / max(count, 3)
    x, width = at * each, each - GAP
    y = HEAD + HIGH
    segments = []
    for source, points in parts.items():
        if points:
            height = HIGH * points / most
            y -= height
            told = points if height >= ROOM and width >= FIGURE * len(str(points)) else ""
            middle = round(y + height / 2 + 4, 1)
            size = {"y": round(y, 1), "height": round(height, 1), "middle": middle}
            segments.append({"look": looks[source], "points": told, **size})
    return {
        "x": round(x, 1),
        "width": round(width, 1),
        "middle": round(x + width / 2, 1),
        "top": round(y - 3, 1),
        "total": total,
        "label": label,
        "segments": segments,
    }


def _told(parts: dict[str, int], names: dict[str, str], words: Words) -> str:
    """The last pile in words, for those who do not see it."""
    told = [f"{names[source]} {points}" for source, points in parts.items() if points]
    return words.message("list-comma").join(told)


# ---------------------------------------------------------------------- all together


def perils(match: Match, moments: Sequence[int], words: Words) -> list[Data]:
    """What was left before each way to lose, moment by moment; the nearest to its end first."""
    game = match.edition.game
    wanted = set(moments)
    rows: list[dict[str, int]] = []
    for number, s in enumerate(match.states()):
        told = dict(game.perils(s))
        if told and (number in wanted or s.result is not None):
            rows.append({**rows[-1], **told} if rows else told)
    if not rows:
        return []
    lost = match.state.result is not None and not match.state.result.winners
    cause = list(dict(game.perils(match.state)))[:1] if lost else []
    found = [_peril(game.id, name, rows, name in cause, words) for name in rows[0]]
    return sorted(found, key=lambda one: (not one["cause"], one["part"]))


def _peril(game: str, name: str, rows: Sequence[dict[str, int]], cause: bool, words: Words) -> Data:
    most = max([row[name] for row in rows] + [1])
    points: list[str] = []
    for at, row in enumerate(rows):
        y = round(28 - 28 * row[name] / most, 1)
        points.append(f"{round(100 * at / len(rows), 2)},{y}")
        points.append(f"{round(100 * (at + 1) / len(rows), 2)},{y}")
    icon: Any = icon_of(game, name)
    id = f"peril-{name}"
    return {
        "name": words.message(id),
        "icon": icon,
        "left": rows[-1][name],
        "of": most,
        "part": rows[-1][name] / most,
        "points": f"0,28 {' '.join(points)} 100,28",
        "cause": cause,
    }
