"""Figures of how points fall and how long games are."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.lab.page import scores
from underhall.lab.page.draw import filled, scale, seat_icon, stack, swatch
from underhall.lab.page.evidence import Evidence
from underhall.lab.page.figures import Figure
from underhall.lab.page.markup import Child, Markup, join, tag
from underhall.lab.page.measures import average, quantile
from underhall.lab.page.plots import Course, Hill, Line, course, hills
from underhall.lab.page.scores import SourcePoints
from underhall.lab.page.told import Told

BINS = 24
STEPS = (1, 2, 5, 10, 20, 50, 100)


def score_figure(evidence: Evidence, told: Told) -> Figure | None:
    """Final scores by seat."""
    t = told.message
    found = scores.of_seats(evidence)
    flat = [value for values in found.values() for value in values]
    if min(flat) == max(flat):
        return None
    step = next((n for n in STEPS if (max(flat) - min(flat)) / n <= BINS), STEPS[-1])
    axis = scale([*flat, max(flat) + 1], 8, zero=False)
    rows = []
    for seat, values in found.items():
        alone = evidence.as_one
        middle, top = quantile(values, 0.5), quantile(values, 0.9)
        texts = (t("lab-median", n=told.number(middle, 0)), t("lab-tenth", n=told.number(top, 0)))
        name = "" if alone else told.seat(seat)
        rows.append(Hill(name, None if alone else seat, values, middle, texts))
    body = hills(
        rows, axis, min(step, max(1, round(axis.step))), t("lab-score-unit"), t("lab-score-alt")
    )
    return Figure(
        title=_score_title(found, told),
        what=t("lab-score-what"),
        body=join([body, _score_table(found, evidence, told)]),
        note=t("lab-score-note", high=told.number(max(flat), 0), low=told.number(min(flat), 0)),
    )


def _score_title(found: dict[int, list[int]], told: Told) -> str:
    means = {seat: average(values) for seat, values in found.items()}
    best = max(means, key=lambda seat: means[seat].value)
    least = min(means, key=lambda seat: means[seat].value)
    if len(means) == 1:
        flat = found[best]
        low, high = quantile(flat, 0.1), quantile(flat, 0.9)
        return told.message("lab-score-one", low=told.number(low, 0), high=told.number(high, 0))
    if means[best].clear_of(means[least]):
        more = told.number(means[best].value - means[least].value)
        return told.message("lab-score-clear", best=best + 1, least=least + 1, more=more)
    texts = [told.number(one.value) for one in means.values()]
    return told.message("lab-score-none", means=told.list(texts))


def _score_table(found: dict[int, list[int]], evidence: Evidence, told: Told) -> Markup:
    """The same as numbers, for those who hear the page."""
    t = told.message
    lines = [
        f"{t('all-together') if evidence.as_one else told.seat(seat)}: "
        + t("lab-mean-and-interval", mean=told.number(one.value), interval=told.interval(one, 1, 1))
        for seat, values in found.items()
        for one in [average(values)]
    ]
    return tag("p", "; ".join(lines), cls="sr")


# ---------------------------------------------------------------------- sources


def source_figure(evidence: Evidence, told: Told) -> Figure | None:
    """Where the points of winners and of the others come from, and those of each seat."""
    rows = scores.sources(evidence)
    if not rows:
        return None
    t = told.message
    sides = [(t("lab-winners"), 0), (t("lab-others"), 1)]
    if evidence.as_one:
        sides = [(t("lab-games-won"), 0), (t("lab-games-lost"), 1)]
    stacks: list[tuple[Child, dict[str, float]]] = []
    for name, side in sides:
        values = {one.source: (one.others if side else one.winners) for one in rows}
        if any(value.cases for value in values.values()):
            points = {source: value.value for source, value in values.items()}
            stacks.append((tag("b", name), points))
    if not evidence.as_one and len(evidence.tables) == 1:
        for seat, points in scores.seat_sources(evidence).items():
            stacks.append((join([seat_icon(seat), tag("b", told.seat(seat))]), points))
    whole = max([sum([max(0.0, v) for v in points.values()]) for _, points in stacks] + [1.0])
    drawn = [_stack_row(name, points, rows, whole, told) for name, points in stacks]
    cases = {"winners": rows[0].winners.cases, "others": rows[0].others.cases}
    return Figure(
        title=_source_title(rows, evidence.as_one, told),
        what=t("lab-source-what-one" if evidence.as_one else "lab-source-what", **cases),
        body=join([*drawn, _source_table(rows, [name for name, _ in sides], told)]),
    )


def _stack_row(
    name: Child, points: dict[str, float], rows: Sequence[SourcePoints], whole: float, told: Told
) -> Markup:
    parts = [
        (n, points.get(one.source, 0.0), told.number(points.get(one.source, 0.0), 0))
        for n, one in enumerate(rows)
    ]
    total = tag("span", told.number(sum(points.values()), 0))
    return tag("div", tag("span", name), stack(parts, whole), total, cls="stackrow")


def _source_table(rows: Sequence[SourcePoints], sides: Sequence[str], told: Told) -> Markup:
    t = told.message
    most = max([abs(one.more) for one in rows] + [1e-9])
    heads = [tag("th", text, scope="col") for text in ("", *sides, "", t("lab-more")) if text]
    heads = [tag("td"), *heads[:2], tag("td"), heads[2]]
    lines = []
    for n, one in enumerate(rows):
        width = f"{100 * abs(one.more) / most:.1f}%"
        both = one.winners.cases and one.others.cases
        clear = both and one.winners.clear_of(one.others)
        cells = [
            tag("td", told.number(one.winners.value) if one.winners.cases else "–"),
            tag("td", told.number(one.others.value) if one.others.cases else "–"),
            tag("td", tag("svg", filled(n, "0", width), aria_hidden="true"), cls="dbar"),
            tag("td", told.signed(one.more) if both else "–", cls=None if clear else "flat"),
        ]
        name = join([swatch(n), told.source(one.source)])
        lines.append(tag("tr", tag("th", name, scope="row"), *cells))
    return tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *lines), cls="src")


def _source_title(rows: Sequence[SourcePoints], as_one: bool, told: Told) -> str:
    t = told.message
    clear = [one for one in rows if one.winners.cases and one.winners.clear_of(one.others)]
    clear = [one for one in clear if one.others.cases]
    if not clear:
        both = rows[0].winners.cases and rows[0].others.cases
        id = "lab-source-none" if both else "lab-source-one"
        return t(id, source=told.source(rows[0].source))
    most = sorted(clear, key=lambda one: -abs(one.more))[:2]
    total = sum([one.more for one in rows])
    texts = [f"{told.source(one.source)} {told.signed(one.more)}" for one in most]
    id = "lab-source-clear-one" if as_one else "lab-source-clear"
    return t(id, total=told.number(total), list=told.list(texts))


# ---------------------------------------------------------------------- time


def course_figure(evidence: Evidence, told: Told) -> Figure | None:
    """Scores over the course of the game, by place."""
    found = scores.courses(evidence)
    if not found or max([max(one.means) for one in found]) <= 0:
        return None
    t = told.message
    axis = scale([v for one in found for v in (*one.means, *one.low, *found[0].high)], 6)
    along = [t("lab-begin"), *[told.percent(n / 4) for n in (1, 2, 3)], t("lab-end")]
    lines = [Line(_place(one.place, evidence, told), one.means) for one in found]
    what = Course(
        lines, (found[0].low, found[0].high), axis, t("lab-points"), along, t("lab-course-unit")
    )
    digits = 0 if axis.step >= 1 else 1
    body = course(what, lambda value: told.number(value, digits), t("lab-course-alt"))
    ahead = scores.leads_halfway(evidence)
    title, band = t("lab-course-one"), t("lab-course-band", who=lines[0].name)
    if not evidence.as_one and ahead.cases:
        interval = told.interval(ahead, 100)
        title = t("lab-course-leads", n=told.in_hundred(ahead.value), interval=interval)
    return Figure(title, f"{t('lab-course-what')} {band}", body)


def _place(place: int, evidence: Evidence, told: Told) -> str:
    t = told.message
    if evidence.as_one:
        return t("lab-line-won") if place == 1 else t("lab-line-lost")
    return t("lab-line-winner") if place == 1 else t("lab-line-place", n=place)


def length_figure(evidence: Evidence, told: Told) -> Figure | None:
    """How many decisions a game takes."""
    found = scores.lengths(evidence)
    if min(found) == max(found):
        return None
    t = told.message
    low, high = quantile(found, 0.1), quantile(found, 0.9)
    axis = scale([*found, max(found) + 1], 8, zero=False)
    step = next((n for n in STEPS if (axis.high - axis.low) / n <= BINS), STEPS[-1])
    middle = average(found)
    texts = (t("lab-mean", n=told.number(middle.value, 0)), "")
    hill = Hill("", None, found, middle.value, texts)
    body = hills(
        [hill], axis, min(step, max(1, round(axis.step))), t("lab-length-unit"), t("lab-length-alt")
    )
    widest = max([row.get("widest") or 0 for row in evidence.games])
    return Figure(
        title=t("lab-length-title", low=told.number(low, 0), high=told.number(high, 0)),
        what=t("lab-length-what"),
        body=body,
        note=t(
            "lab-length-note",
            shortest=told.count(min(found)),
            longest=told.count(max(found)),
            widest=told.count(widest),
        ),
    )
