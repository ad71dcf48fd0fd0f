"""Hills and lines, each drawn for a wide page and for a narrow one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from underhall.lab.page.draw import Scale, seat_class, seat_mark
from underhall.lab.page.markup import Markup, join, tag

WIDE, NARROW = 620, 340
HILL, TALL, ABOVE = 62, 225, 22
"""How high a hill is among others, all of them at least, and what is left for names above it."""
LABEL_GAP = 17.0


@dataclass(frozen=True)
class Hill:
    """Values as steps; ``seat`` gives colour and shape, or there is but one hill."""

    name: str
    seat: int | None
    values: Sequence[int]
    median: float
    told: tuple[str, str]


@dataclass(frozen=True)
class Line:
    """Values at even steps, and what stands at its end."""

    name: str
    values: Sequence[float]


Number = Callable[[float], str]
Drawing = tuple[float, list[Markup]]
"""The height of a drawing, and its parts."""


Box = tuple[int, int, int, int]
"""Left and right of what is drawn in, then top and bottom, or bottom and height."""


def twice(draw: Callable[[int], Drawing], alt: str) -> Markup:
    """The wide drawing and the narrow one."""
    return join(
        [_chart("wide", WIDE, draw(WIDE), alt), _chart("narrow", NARROW, draw(NARROW), alt)]
    )


def _chart(cls: str, width: int, drawing: Drawing, alt: str) -> Markup:
    height, parts = drawing
    box = f"0 0 {width} {height:.0f}"
    return tag("svg", *parts, cls=f"chart {cls}", viewBox=box, role="img", aria_label=alt)


# ---------------------------------------------------------------------- hills


def hills(rows: Sequence[Hill], axis: Scale, step: int, unit: str, alt: str) -> Markup:
    """Histograms one under the other, all to the same scale."""
    bins = [_bins(row.values, axis, step) for row in rows]
    peak = max([max(heights) for heights in bins])
    high = max(HILL + ABOVE, TALL // len(rows))

    def draw(width: int) -> Drawing:
        narrow = width == NARROW
        named = not narrow and any(row.name for row in rows)
        left, right = (96 if named else 14), width - 14
        bottom = 8 + high * len(rows)
        parts = [_ticks(axis, left, right, bottom, 2 if narrow else 1)]
        for n, (row, heights) in enumerate(zip(rows, bins)):
            base = 8 + high * (n + 1)
            parts.append(
                _hill(row, [one / peak for one in heights], axis, (left, right, base, high))
            )
            parts.append(_hill_names(row, narrow, right, (base, high)))
        parts.append(_text(unit, (left + right) / 2, bottom + 36, "mid"))
        return bottom + 42, parts

    return twice(draw, alt)


def _bins(values: Sequence[int], axis: Scale, step: int) -> list[float]:
    """The part of the values in each step."""
    found = [0.0] * max(1, round((axis.high - axis.low) / step))
    for value in values:
        at = min(len(found) - 1, max(0, int((value - axis.low) // step)))
        found[at] += 1 / len(values)
    return found


def _hill(row: Hill, heights: Sequence[float], axis: Scale, box: Box) -> Markup:
    left, right, base, high = box
    wide = (right - left) / len(heights)
    path = [f"M{left} {base}"]
    for n, height in enumerate(heights):
        y = base - (high - ABOVE) * height
        path.append(f"V{y:.1f}H{left + wide * (n + 1):.1f}")
    path.append(f"V{base}z")
    x = left + (right - left) * axis.part(row.median)
    under = heights[min(len(heights) - 1, int(axis.part(row.median) * len(heights)))]
    top = base - (high - ABOVE) * max(under, 0.25)
    cls = "hill" if row.seat is not None else "hill hill-one"
    drawn = [
        tag("path", cls=cls, d="".join(path)),
        tag("line", cls="on-hill", x1=f"{x:.1f}", x2=f"{x:.1f}", y1=base, y2=f"{top:.1f}"),
    ]
    group = tag("g", *drawn, cls=None if row.seat is None else seat_class(row.seat))
    return join([group, tag("line", cls="base", x1=left, x2=right, y1=base, y2=base)])


def _hill_names(row: Hill, narrow: bool, right: int, box: tuple[int, int]) -> Markup:
    base, high = box
    parts = [
        _text(row.told[0], right, base - high + 18, "end strong"),
        _text(row.told[1], right, base - high + 34, "end"),
    ]
    x, y = (14, base - high + 13) if narrow else (2, base - 20)
    if row.seat is not None:
        shape = tag("g", seat_mark(row.seat), transform=f"translate({x + 8} {y})")
        parts.append(tag("g", shape, cls=seat_class(row.seat)))
    parts.append(_text(row.name, x + 22, y + 5, "disp"))
    return join(parts)


def _ticks(axis: Scale, left: int, right: int, bottom: int, every: int) -> Markup:
    parts = []
    for tick in axis.ticks[::every]:
        x = left + (right - left) * axis.part(tick)
        parts.append(tag("line", cls="gr", x1=f"{x:.1f}", x2=f"{x:.1f}", y1=8, y2=bottom))
        parts.append(_text(f"{tick:g}".replace("-", "−"), x, bottom + 17, "mid"))
    return join(parts)


def _text(text: str, x: float, y: float, cls: str | None = None) -> Markup:
    return tag("text", text, x=f"{x:.1f}", y=f"{y:.1f}", cls=cls)


# ---------------------------------------------------------------------- lines


@dataclass(frozen=True)
class Course:
    """Lines over the course of a game, and the band around the first of them."""

    lines: Sequence[Line]
    band: tuple[Sequence[float], Sequence[float]]
    axis: Scale
    unit: str
    along: Sequence[str]
    under: str


def course(what: Course, number: Number, alt: str) -> Markup:
    """Lines that end with their name; they differ by their dashes."""

    def draw(width: int) -> Drawing:
        narrow = width == NARROW
        box = (28, width - 92, 26, 246 if narrow else 286)
        parts = [_levels(what, number, box), _band(what, box)]
        for n in reversed(range(len(what.lines))):
            parts.append(_line(what, n, box))
        parts.append(_line_names(what, number, box))
        return box[3] + 44, parts

    return twice(draw, alt)


def _place(what: Course, n: int, value: float, box: Box) -> tuple[float, float]:
    left, right, top, bottom = box
    steps = len(what.lines[0].values) - 1
    return left + (right - left) * n / steps, bottom - (bottom - top) * what.axis.part(value)


def _levels(what: Course, number: Number, box: Box) -> Markup:
    left, right, top, bottom = box
    parts = [_text(what.unit, 0, 13)]
    for tick in what.axis.ticks:
        y = bottom - (bottom - top) * what.axis.part(tick)
        parts.append(tag("line", cls="gr", x1=left, x2=right, y1=f"{y:.1f}", y2=f"{y:.1f}"))
        parts.append(_text(number(tick), left - 6, y + 4, "end"))
    for n, label in enumerate(what.along):
        x = left + (right - left) * n / (len(what.along) - 1)
        parts.append(_text(label, x, bottom + 18, "mid"))
    parts.append(_text(what.under, (left + right) / 2, bottom + 38, "mid"))
    return join(parts)


def _path(what: Course, values: Sequence[float], box: Box) -> list[str]:
    places = [_place(what, n, value, box) for n, value in enumerate(values)]
    return [f"{x:.1f} {y:.1f}" for x, y in places]


def _band(what: Course, box: Box) -> Markup:
    low, high = what.band
    around = [*_path(what, high, box), *reversed(_path(what, low, box))]
    return tag("path", cls="band", d="M" + "L".join(around) + "z")


def _line(what: Course, n: int, box: Box) -> Markup:
    path = "M" + "L".join(_path(what, what.lines[n].values, box))
    return tag("path", cls=f"ln ln-{min(n, 3) + 1}", d=path)


def _line_names(what: Course, number: Number, box: Box) -> Markup:
    ends = []
    for line in what.lines:
        x, y = _place(what, len(line.values) - 1, line.values[-1], box)
        ends.append((y, x, f"{number(line.values[-1])} {line.name}"))
    parts, free = [], 0.0
    for y, x, text in sorted(ends):
        free = max(free + LABEL_GAP, y + 4)
        parts.append(_text(text, x + 8, free, "strong"))
    return join(parts)
