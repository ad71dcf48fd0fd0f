"""Bars and lines for the result of a game, as numbers that templates can draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from underhall.core.match import Match
from underhall.server.tables.log import Data

COLOURS = ("src-d", "src-e", "src-w", "src-g", "src-x", "src-y")
PATTERNS = (
    *COLOURS,
    *[f"{colour} twice" for colour in COLOURS],
    *[f"{colour} thrice" for colour in COLOURS[1:]],
)
"""Looks of sources; a colour that comes again has another pattern."""
LEFT, RIGHT, TOP, BOTTOM = 34.0, 560.0, 18.0, 350.0
LABEL_GAP = 26.0
MARK_GAP = 32.0
NARROW, NARROW_FOR_TWO = 8.0, 13.0
"""Parts of a bar that are narrower have no room on a phone for a number, or for two digits."""
LONGEST_NAME = 10
"""So many letters of a name have room at the end of a line."""


def bars(result: Data, players: Sequence[Data]) -> Data:
    """Points by source, best first; points lost are told beside the bar."""
    best = max([_gained(row) for row in result["breakdown"]] + [1])
    used = [s for s in result["sources"] if any(row[s["id"]] > 0 for row in result["breakdown"])]
    looks = {source["id"]: PATTERNS[n % len(PATTERNS)] for n, source in enumerate(used)}
    order = sorted(range(len(players)), key=lambda seat: (result["ranks"][seat], seat))
    rows = []
    for seat in order:
        row = result["breakdown"][seat]
        rows.append(
            {
                "seat": players[seat].get("seat", seat),
                "name": players[seat]["name"],
                "who": players[seat].get("who", []),
                "rank": result["ranks"][seat],
                "score": result["scores"][seat],
                "segments": _segments(row, used, looks, best),
                "lost": [
                    {"label": source["label"], "points": -row[source["id"]]}
                    for source in result["sources"]
                    if row[source["id"]] < 0
                ],
            }
        )
    legend = [{"label": s["label"], "look": looks[s["id"]]} for s in used]
    return {"rows": rows, "legend": legend, "ledger": _ledger(result, order)}


def _ledger(result: Data, order: Sequence[int]) -> list[Data]:
    """What each source brought to each player; one that brought nothing to anybody is left out."""
    rows = [result["breakdown"][seat] for seat in order]
    told = [(source["label"], [row[source["id"]] for row in rows]) for source in result["sources"]]
    return [{"label": label, "points": points} for label, points in told if any(points)]


def together(result: Data) -> bool:
    """Whether all won or lost as one: then there are no places to tell of."""
    shared = [(rank, score) for rank, score in zip(result["ranks"], result["scores"])]
    rows = result["breakdown"]
    return len(shared) > 1 and len(set(shared)) == 1 and all(row == rows[0] for row in rows)


def of_first(result: Data, seats: Sequence[int]) -> Data:
    """The result as that of some seats: the first of each side that won or lost together."""
    told = ("scores", "ranks", "breakdown")
    return {**result, **{key: [result[key][seat] for seat in seats] for key in told}}


def beside(result: Data, rival: Data, label: Callable[[str], str]) -> Data:
    """The result of a game alone with the points of whoever plays for the game itself, by source,
    as those of one more player."""
    own, theirs = result["scores"][0], rival["score"]
    known = [source["id"] for source in result["sources"]]
    more = [source for source in rival["points"] if source not in known]
    row = {source: rival["points"].get(source, 0) for source in [*known, *more]}
    behind = 1 if result.get("drawn") else 3 - result["ranks"][0]
    return {
        **result,
        "scores": [own, theirs],
        "ranks": [result["ranks"][0], behind],
        "breakdown": [{**result["breakdown"][0], **dict.fromkeys(more, 0)}, row],
        "sources": [*result["sources"], *[{"id": one, "label": label(one)} for one in more]],
    }


def _gained(row: Data) -> int:
    return sum([n for n in row.values() if n > 0])


def _segments(row: Data, sources: Sequence[Data], looks: dict[str, str], best: int) -> list[Data]:
    found, at = [], 0.0
    for source in sources:
        points = row[source["id"]]
        if points > 0:
            width = 100 * points / best
            found.append(
                {
                    "x": round(at, 2),
                    "width": round(width, 2),
                    "mid": round(at + width / 2, 2),
                    "points": points,
                    "label": source["label"],
                    "look": looks[source["id"]],
                    "wide": width > 4,
                    "narrow": width < (NARROW if points < 10 else NARROW_FOR_TWO),
                }
            )
            at += width
    return found


def course(match: Match, period: str) -> tuple[list[list[int]], list[int]]:
    """The points of all seats at the start, after every move and in the end, and in which period
    of the game that was."""
    game = match.edition.game
    rows, periods = [], []
    for s in match.states():
        rows.append(game.scores(s))
        periods.append(int(getattr(s, period, 0)) if period else 0)
    if match.state.result is not None:
        rows[-1] = list(match.state.result.scores)
        periods[-1] = periods[-2] if len(periods) > 1 else periods[-1]
    return rows, periods


def by_period(rows: Sequence[Sequence[int]], periods: Sequence[int]) -> Data | None:
    """What each player gained in each period: what a move brought counts for the period in which
    it was made, what comes before the first for that. None where there are no periods."""
    found = sorted({period for period in periods if period})
    if len(found) < 2:
        return None
    gains = {period: [0] * len(rows[0]) for period in found}
    gains[found[0]] = list(rows[0])
    for period, then, now in zip(periods, rows, rows[1:]):
        here = gains[max(period, found[0])]
        for seat, points in enumerate(now):
            here[seat] += points - then[seat]
    table = [list(seat) for seat in zip(*gains.values())]
    return {"heads": found, "gains": table, "totals": [sum(row) for row in table]}


def is_flat(rows: Sequence[Sequence[int]]) -> bool:
    """Whether points changed at the very end only, if at all: there is no curve to draw."""
    return all(row == rows[0] for row in rows[:-1])


def chart(
    rows: Sequence[Sequence[int]], players: Sequence[Data], periods: Sequence[int] = ()
) -> Data:
    """Scores over time as lines in a box; every line ends with its seat. Where there are periods
    each begins with a mark."""
    most = max([max(row) for row in rows] + [1])
    least = min([min(row) for row in rows] + [0])
    step = next(n for n in (1, 2, 5, 10, 20, 50, 100, 1000) if (most - least) / n <= 6)
    top = least + step * -(-(most - least) // step)

    def y(points: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (points - least) / max(1, top - least), 1)

    def x(at: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * at / max(1, len(rows) - 1), 1)

    lines = []
    for seat, player in enumerate(players):
        points = [(x(at), y(row[seat])) for at, row in enumerate(rows)]
        lines.append(
            {
                "seat": seat,
                "name": shortened(player["name"]),
                "points": " ".join([f"{px},{py}" for px, py in _corners(points)]),
                "end": y(rows[-1][seat]),
                "score": rows[-1][seat],
            }
        )
    ticks = [{"n": n, "y": y(n)} for n in range(least, top + 1, step)]
    earlier = [0, *periods]
    starts = [at for at, period in enumerate(periods) if period > earlier[at]]
    marks = _legible([{"n": periods[at], "x": x(at)} for at in starts])
    return {"lines": _apart(lines), "ticks": ticks, "moves": len(rows) - 1, "marks": marks}


def shortened(name: str) -> str:
    """A name where there is little room for it."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1].rstrip()}…"


def _legible(marks: list[Data]) -> list[Data]:
    """The same marks; a number that would lie upon the one before is not told."""
    last = -MARK_GAP
    for mark in marks:
        mark["told"] = mark["x"] - last >= MARK_GAP
        last = mark["x"] if mark["told"] else last
    return marks


def _corners(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Only the points where a line bends, as steps: points come all at once."""
    kept = [points[0]]
    for px, py in points[1:]:
        if py != kept[-1][1]:
            kept += [(px, kept[-1][1]), (px, py)]
    return [*kept, points[-1]]


def _apart(lines: list[Data]) -> list[Data]:
    """Move the names at the ends of lines apart."""
    at = -LABEL_GAP
    for line in sorted(lines, key=lambda line: line["end"]):
        at = max(at + LABEL_GAP, line["end"])
        line["label"] = round(at, 1)
    return lines
