"""Figures of who wins."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from underhall.lab.page import wins
from underhall.lab.page.draw import (
    OTHER,
    WINNER,
    Scale,
    cell,
    grid,
    mark,
    scale,
    seat_class,
    seat_icon,
    seat_mark,
    stack,
    swatch,
    upright,
    whisker,
)
from underhall.lab.page.evidence import Evidence
from underhall.lab.page.figures import PERCENT, Figure, Plot, cut_row, drawn_rows, row
from underhall.lab.page.markup import Markup, join, tag
from underhall.lab.page.measures import Measure, share
from underhall.lab.page.told import Told
from underhall.lab.page.wins import Cause, SeatWins
from underhall.lab.ratings import MIDDLE, Finish, Rating, ratings


def seat_figure(evidence: Evidence, told: Told) -> Figure | None:
    """How often each seat wins, against its fair share."""
    rows = wins.by_seat(evidence)
    if not rows or evidence.together:
        return None
    t = told.message
    axis = _percent_axis([one.won for one in rows])
    lines = []
    for one in rows:
        if one.seat == 0 and len(evidence.tables) > 1:
            lines.append(cut_row(t("lab-at-table", n=one.table)))
        lines.append(_seat_row(one, axis, told))
    plot = Plot(axis, t("lab-seat"), t("lab-won-unit"))
    head = _fair_head(axis, rows, told)
    off = wins.furthest_seat(rows)
    return Figure(
        title=_seat_title(off, told),
        what=t("lab-seat-what"),
        body=drawn_rows(plot, head, lines, told),
        strength=abs(off.won.value - off.fair) if off else 0.0,
    )


def _seat_title(off: SeatWins | None, told: Told) -> str:
    if off is None:
        return told.message("lab-seat-none")
    args = {"n": off.seat + 1, "seats": off.table}
    shares = {"won": told.percent(off.won.value), "fair": told.percent(off.fair)}
    if off.won.value > off.fair:
        return told.message("lab-seat-more", **args, **shares)
    return told.message("lab-seat-less", **args, **shares)


def _seat_row(one: SeatWins, axis: Scale, told: Told) -> Markup:
    drawn = cell(
        grid(axis),
        upright("ref", axis.at(PERCENT * one.fair)),
        whisker(axis, in_percent(one.won)),
        mark(seat_mark(one.seat), axis.at(PERCENT * one.won.value)),
        cls=seat_class(one.seat),
    )
    name = join([seat_icon(one.seat), tag("b", told.seat(one.seat))])
    return row(name, drawn, told.percent(one.won.value), told.interval(one.won, PERCENT))


def _fair_head(axis: Scale, rows: Sequence[SeatWins], told: Told) -> Markup:
    """The fair share, named above its line; where tables differ, each line is only drawn."""
    shares = sorted({one.fair for one in rows})
    if len(shares) > 1:
        return tag("text", told.message("lab-fair-lines"), x="50%", y="14", cls="mid strong")
    text = told.message("lab-fair", share=told.percent(shares[0]))
    return tag("text", text, x=axis.at(PERCENT * shares[0]), y="14", cls="mid strong")


def bot_figure(evidence: Evidence, told: Told) -> Figure | None:
    """How often each bot wins, of the seats that it held."""
    rows, fair = wins.by_bot(evidence)
    if len(rows) < 2 or evidence.as_one:
        return None
    t = told.message
    axis = _percent_axis([one.won for one in rows])
    lines = [
        row(
            tag("b", told.bot(one.bot)),
            cell(
                grid(axis),
                upright("ref", axis.at(PERCENT * fair)),
                whisker(axis, in_percent(one.won)),
                mark(_rank_mark(n), axis.at(PERCENT * one.won.value)),
            ),
            told.percent(one.won.value),
            told.interval(one.won, PERCENT),
        )
        for n, one in enumerate(rows)
    ]
    best, last = rows[0], rows[-1]
    clear = best.won.clear_of(last.won)
    names = {"best": told.bot(best.bot), "last": told.bot(last.bot)}
    shares = {"won": told.percent(best.won.value), "less": told.percent(last.won.value)}
    text = t("lab-fair", share=told.percent(fair))
    return Figure(
        title=t("lab-bot-clear", **names, **shares) if clear else t("lab-bot-none"),
        what=t("lab-bot-what"),
        body=drawn_rows(
            Plot(axis, t("lab-bot"), t("lab-won-seats-unit")),
            tag("text", text, x=axis.at(PERCENT * fair), y="14", cls="mid strong"),
            lines,
            told,
        ),
        strength=best.won.value - fair if clear else 0.0,
    )


def rating_figure(games: Sequence[Finish], told: Told) -> Figure | None:
    """How strong the bots are, from all places."""
    found = ratings(games)
    if len(found) < 2:
        return None
    t = told.message
    axis = scale([v for one in found for v in (one.low, one.high, MIDDLE)], 4, zero=False)
    lines = [
        row(
            tag("b", told.bot(one.bot)),
            cell(
                grid(axis),
                upright("ref", axis.at(MIDDLE)),
                whisker(axis, Measure(one.elo, one.low, one.high, one.games)),
                mark(_rank_mark(n), axis.at(one.elo)),
            ),
            told.number(one.elo, 0),
            f"{told.number(one.low, 0)}–{told.number(one.high, 0)}",
        )
        for n, one in enumerate(found)
    ]
    text = t("lab-rating-middle", n=told.number(MIDDLE, 0))
    head = tag("text", text, x=axis.at(MIDDLE), y="14", cls="mid strong")
    return Figure(
        title=_rating_title(found, told),
        what=t("lab-rating-what"),
        body=drawn_rows(Plot(axis, t("lab-bot"), t("lab-rating-unit")), head, lines, told),
    )


def _rating_title(found: Sequence[Rating], told: Told) -> str:
    first, second = found[0], found[1]
    if first.low <= second.high:
        return told.message("lab-rating-none", best=told.bot(first.bot), next=told.bot(second.bot))
    ahead = told.number(first.elo - second.elo, 0)
    names = {"best": told.bot(first.bot), "next": told.bot(second.bot)}
    return told.message("lab-rating-clear", ahead=ahead, **names)


def _rank_mark(n: int) -> Markup:
    return tag("g", OTHER if n else WINNER, transform="scale(1.45)")


# ---------------------------------------------------------------------- played as one


def setting_figure(evidence: Evidence, told: Told) -> Figure | None:
    """How often games that are won or lost as one were won."""
    rows = wins.by_setting(evidence)
    if not evidence.as_one:
        return None
    t = told.message
    axis = _percent_axis([one.won for one in rows])
    lines, options = [], ""
    for one in rows:
        if one.options != options and len({other.options for other in rows}) > 1:
            lines.append(cut_row(options_told(one.options, told)))
        options = one.options
        drawn = cell(
            grid(axis),
            whisker(axis, in_percent(one.won)),
            mark(tag("g", OTHER if one.table == 1 else WINNER), axis.at(PERCENT * one.won.value)),
        )
        name = join([tag("b", t("lab-seats", n=one.table)), " ", tag("small", told.bot(one.bot))])
        lines.append(row(name, drawn, told.percent(one.won.value), told.interval(one.won, PERCENT)))
    return Figure(
        title=_setting_title(rows, told),
        what=t("lab-setting-what"),
        body=drawn_rows(Plot(axis, t("lab-setting"), t("lab-won-unit")), "", lines, told),
        strength=1.0,
    )


def _setting_title(rows: Sequence[wins.SettingWins], told: Told) -> str:
    best = max(rows, key=lambda one: one.won.value)
    least = min(rows, key=lambda one: one.won.value)
    whole = share(
        sum([round(one.won.value * one.won.cases) for one in rows]),
        sum([one.won.cases for one in rows]),
    )
    if len(rows) > 1 and best.won.clear_of(least.won):
        args = {"won": told.percent(best.won.value), "less": told.percent(least.won.value)}
        return told.message(
            "lab-setting-clear", best=_setting(best, told), least=_setting(least, told), **args
        )
    if not whole.value:
        return told.message("lab-setting-never", n=whole.cases)
    id = "lab-setting-none" if len(rows) > 1 else "lab-setting-one"
    return told.message(id, won=told.percent(whole.value), interval=told.interval(whole, PERCENT))


def _setting(one: wins.SettingWins, told: Told) -> str:
    return f"{told.bot(one.bot)}, {told.message('lab-seats', n=one.table)}"


def options_told(options: str, told: Told) -> str:
    """The options of a setting in words."""
    found: dict[str, str] = json.loads(options)
    texts = [
        f"{told.message(f'option-{id}')}: {told.message(f'option-{id}-{value}')}"
        for id, value in found.items()
    ]
    return "; ".join(texts) or told.message("lab-usual")


def cause_figure(evidence: Evidence, told: Told) -> Figure | None:
    """What ended the games that were lost together."""
    tables = wins.causes(evidence)
    if not tables:
        return None
    t = told.message
    whole: Counter[Cause] = sum(tables.values(), Counter())
    order = [cause for cause, _ in whole.most_common()]
    rows = []
    for table, found in tables.items():
        lost = found.total()
        parts = [
            (n, found[one] / lost, told.in_hundred(found[one] / lost))
            for n, one in enumerate(order)
        ]
        name = tag("b", t("lab-seats", n=table))
        rows.append(
            tag("div", name, stack(parts, 1), tag("span", told.count(lost)), cls="stackrow")
        )
    total = whole.total()
    legend = tag(
        "table",
        tag(
            "thead",
            tag(
                "tr",
                *[tag("th", x, scope="col") for x in (t("lab-cause"), t("lab-lost"), "%", "95 %")],
            ),
        ),
        tag("tbody", *[_cause_row(n, one, whole[one], total, told) for n, one in enumerate(order)]),
        cls="src",
    )
    return Figure(
        title=_cause_title(whole, told),
        what=t("lab-cause-what"),
        body=join([*rows, legend]),
    )


def _cause_row(n: int, cause: Cause, times: int, total: int, told: Told) -> Markup:
    part = share(times, total)
    cells = [told.count(times), told.in_hundred(part.value), told.interval(part, PERCENT)]
    name = join([swatch(n), told.thing(cause.topic, cause.thing)])
    return tag("tr", tag("th", name, scope="row"), *[tag("td", text) for text in cells])


def _cause_title(whole: Counter[Cause], told: Told) -> str:
    total = whole.total()
    (first, most), *rest = whole.most_common(2)
    args = {"cause": told.plainly(first.topic, first.thing), "n": told.in_hundred(most / total)}
    if not rest:
        return told.message("lab-cause-only", cause=args["cause"])
    second, less = rest[0]
    if share(most, total).clear_of(share(less, total)):
        return told.message("lab-cause-clear", **args)
    return told.message("lab-cause-none", other=told.plainly(second.topic, second.thing), **args)


def _percent_axis(measures: Sequence[Measure]) -> Scale:
    return scale([PERCENT * one.high for one in measures], 5, most=100)


def in_percent(one: Measure) -> Measure:
    """The same share, of a hundred."""
    return Measure(PERCENT * one.value, PERCENT * one.low, PERCENT * one.high, one.cases)
