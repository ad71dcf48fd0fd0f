"""Figures of what winners did against what the others did, and of what was on offer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from underhall.lab.page.deeds import Contrast, DeedTable, deed_tables, judged
from underhall.lab.page.draw import OTHER, WINNER, Scale, cell, gap, grid, key, scale
from underhall.lab.page.evidence import Evidence
from underhall.lab.page.figures import PERCENT, Figure, Plot, cut_row, drawn_rows
from underhall.lab.page.markup import Markup, join, tag
from underhall.lab.page.measures import Measure
from underhall.lab.page.told import Told
from underhall.lab.page.wins import by_bot

ALIKE = 12
"""Of things that make no difference at most so many are shown, half at either end."""


def deed_figures(evidence: Evidence, told: Told) -> list[Figure]:
    """A figure for each kind of deed that the game has words for; of all, where it has none."""
    tables = deed_tables(evidence)
    named = [table for table in tables if told.deed(table.event, table.kind)]
    figures = [_figure(table, evidence, told) for table in judged(named or tables)]
    return sorted(figures, key=lambda one: -one.strength)


def _figure(table: DeedTable, evidence: Evidence, told: Told) -> Figure:
    t = told.message
    factor = 1.0 if table.counted else PERCENT
    contrasts = [_scaled(one, factor) for one in table.contrasts]
    axis = scale([v for one in contrasts for v in (one.winners.high, one.others.high)], 4)
    if not table.counted:
        axis = scale([min(100.0, axis.high)], 4, most=100)
    deed = told.deed(table.event, table.kind) or f"{table.event}: {table.kind}"
    unit = t("lab-deed-times") if table.counted else t("lab-deed-share")
    sides = (t("lab-winners-lower"), t("lab-others-lower"))
    if evidence.as_one:
        sides = (t("lab-won-lower"), t("lab-lost-lower"))
        unit = t("lab-deed-times") if table.counted else t("lab-deed-share-one")
    plot = Plot(axis, deed, unit, t("lab-gap"), "rows dots")
    keys = tag("p", key(WINNER, sides[0]), key(OTHER, sides[1]), cls="small")
    body = drawn_rows(plot, "", _rows(contrasts, axis, sides, told), told)
    clear = [one for one in table.contrasts if one.clear]
    return Figure(
        title=_title(deed, table.contrasts, evidence.as_one, told),
        what=t("lab-deed-what-times") if table.counted else t("lab-deed-what-share"),
        body=join([keys, body]),
        strength=max([abs(one.gap) / _size(one) for one in clear], default=0.0),
    )


def _size(one: Contrast) -> float:
    return max(one.winners.value, one.others.value, 1.0)


def _title(deed: str, contrasts: Sequence[Contrast], as_one: bool, told: Told) -> str:
    t = told.message
    sides = {"with": t("lab-with-winners"), "without": t("lab-with-others")}
    if as_one:
        sides = {"with": t("lab-with-won"), "without": t("lab-with-lost")}
    more = [one for one in contrasts if one.clear and one.gap > 0]
    less = [one for one in reversed(contrasts) if one.clear and one.gap < 0]
    names = [
        told.list([told.thing(one.topic, one.thing) for one in some[:2]]) for some in (more, less)
    ]
    if more and less:
        return t("lab-deed-both", deed=deed, more=names[0], less=names[1], **sides)
    if more:
        return t("lab-deed-more", deed=deed, more=names[0], **sides)
    if less:
        return t("lab-deed-less", deed=deed, less=names[1], **sides)
    return t("lab-deed-none", deed=deed)


def deed_note(evidence: Evidence, told: Told) -> str:
    """How it is judged; and that, where bots differ, what winners did is also what the better bot
    did."""
    judged = told.message("lab-deed-judged")
    rows, _ = by_bot(evidence)
    best = rows[0]
    wins = sum([row["won"] for row in evidence.sides])
    own = sum([row["won"] for row in evidence.sides if row["bot"] == best.bot])
    if len(rows) < 2 or not best.won.clear_of(rows[-1].won):
        return judged
    share = told.percent(own / wins)
    return f"{judged} {told.message('lab-deed-note', bot=told.bot(best.bot), share=share)}"


def _rows(
    contrasts: Sequence[Contrast], axis: Scale, sides: tuple[str, str], told: Told
) -> list[Markup]:
    t = told.message
    more = [one for one in contrasts if one.clear and one.gap > 0]
    less = [one for one in contrasts if one.clear and one.gap < 0]
    alike = [one for one in contrasts if not one.clear]
    shown = alike if len(alike) <= ALIKE else [*alike[: ALIKE // 2], *alike[-ALIKE // 2 :]]
    left = len(alike) - len(shown)
    parts = [
        (t("lab-cut-more", n=len(more), of=len(contrasts), who=sides[0]), more),
        (t("lab-cut-alike", n=len(alike), left=left), shown),
        (t("lab-cut-less", n=len(less), who=sides[1]), less),
    ]
    rows = []
    for text, some in parts:
        if some:
            rows.append(cut_row(text))
            rows += [_row(one, axis, sides, told) for one in some]
    return rows


def _row(one: Contrast, axis: Scale, sides: tuple[str, str], told: Told) -> Markup:
    digits = 0 if abs(one.gap) >= 10 else 1
    sign, cls = ("▲ ", "num up") if one.gap > 0 else ("▼ ", "num down")
    if not one.clear:
        sign, cls = "", "num flat"
    values = (told.number(one.winners.value), told.number(one.others.value))
    aloud = f" ({sides[0]} {values[0]}, {sides[1]} {values[1]})"
    number = join([f"{sign}{told.signed(one.gap, digits)}", tag("span", aloud, cls="sr")])
    return tag(
        "tr",
        tag("th", told.thing(one.topic, one.thing), scope="row"),
        cell(grid(axis), gap(axis, one.winners, one.others, one.clear)),
        tag("td", number, cls=cls),
    )


def _scaled(one: Contrast, factor: float) -> Contrast:
    winners, others = [
        Measure(factor * m.value, factor * m.low, factor * m.high, m.cases)
        for m in (one.winners, one.others)
    ]
    return replace(one, winners=winners, others=others)
