"""Small drawings: rows with marks and whiskers, stacks, hills and lines.

Rows are tables with one drawn cell, whose places are per cent: text never scales. Hills and lines
are drawn twice, wide and narrow, and the style shows the one that fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from underhall.lab.page.markup import Child, Markup, join, tag
from underhall.lab.page.measures import Measure

SHAPES = (
    tag("circle", r="6.5"),
    tag("path", d="M-6-6h12v12h-12z"),
    tag("path", d="M0-7.5 7.5 6h-15z"),
    tag("path", d="M0-8.5 7.5 0 0 8.5-7.5 0z"),
    tag("path", d="M0-8 7.6-2.5 4.7 6.5h-9.4L-7.6-2.5z"),
    tag("path", d="M-3-8h6v5h5v6h-5v5h-6v-5h-5v-6h5z"),
)
"""The seats by shape, as everywhere."""
WINNER = tag("g", tag("path", d="M0-5.5 5.5 0 0 5.5-5.5 0z"), cls="mk-win")
OTHER = tag("g", tag("circle", r="4.2"), cls="mk-lose")
FILLS = ("p-a", "p-b", "p-c", "p-d", "p-e", "p-f", "p-g")
PATTERNS = (
    ("h1", 7, "rotate(45)", tag("path", cls="pt", d="M0 0v7")),
    ("h2", 7, None, tag("circle", cls="pt-dot", cx="3", cy="3", r="1.4")),
    ("h3", 7, "rotate(-45)", tag("path", cls="pt", d="M0 0v7")),
    ("h4", 6, None, tag("path", cls="pt", d="M0 3h6")),
    ("h5", 6, None, tag("path", cls="pt", d="M3 0v6")),
    ("h6", 8, None, tag("path", cls="pt", d="M0 0l8 8M8 0l-8 8")),
)


@dataclass(frozen=True)
class Scale:
    """An axis from ``low`` to ``high`` with round ticks."""

    low: float
    high: float
    step: float

    @property
    def ticks(self) -> list[float]:
        """Where numbers stand."""
        n = round((self.high - self.low) / self.step)
        return [round(self.low + i * self.step, 6) for i in range(n + 1)]

    def part(self, value: float) -> float:
        """How far along a value lies, from 0 to 1."""
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))

    def at(self, value: float) -> str:
        """The place of a value in a drawn cell."""
        return f"{100 * self.part(value):.2f}%"


def scale(values: Sequence[float], parts: int = 5, zero: bool = True, most: float = 0) -> Scale:
    """An axis that holds all values in about so many parts, and 0 if asked; not beyond ``most``."""
    low = min([*values, 0.0] if zero else values)
    high = max([*values, low + 1e-3])
    raw = (high - low) / parts
    size = 10.0 ** floor(log10(raw))
    step = next(n * size for n in (1, 2, 5, 10) if n * size >= raw * 0.999)
    top = ceil(high / step - 1e-9) * step
    return Scale(floor(low / step + 1e-9) * step, min(top, most) if most else top, step)


# ---------------------------------------------------------------------- rows


def cell(*children: Child, cls: str | None = None) -> Markup:
    """The drawn cell of a row."""
    return tag("td", tag("svg", *children, aria_hidden="true", cls=cls), cls="pl")


def grid(axis: Scale) -> Markup:
    """A line at each tick, through the whole row."""
    return join([upright("gr", axis.at(tick)) for tick in axis.ticks])


def upright(cls: str, at: str, top: str = "0", bottom: str = "100%") -> Markup:
    """A line from top to bottom."""
    return tag("line", cls=cls, x1=at, x2=at, y1=top, y2=bottom)


def level(cls: str, start: str, end: str) -> Markup:
    """A line along the middle of a row."""
    return tag("line", cls=cls, x1=start, x2=end, y1="50%", y2="50%")


def mark(shape: Markup, at: str) -> Markup:
    """A shape in the middle of a row."""
    return tag("svg", shape, x=at, y="50%", overflow="visible")


def whisker(axis: Scale, measure: Measure) -> Markup:
    """An interval with caps at its ends."""
    low, high = axis.at(measure.low), axis.at(measure.high)
    caps = [upright("cap", at, "34%", "66%") for at in (low, high)]
    return join([level("wh", low, high), *caps])


def gap(axis: Scale, winners: Measure, others: Measure, clear: bool) -> Markup:
    """Two marks, their thin intervals and what lies between them."""
    up = winners.value > others.value
    cls = "gap" if not clear else "gap gap-up" if up else "gap gap-down"
    start, end = sorted([winners.value, others.value])
    return join(
        [
            level(cls, axis.at(start), axis.at(end)),
            *[level("wh-thin", axis.at(one.low), axis.at(one.high)) for one in (others, winners)],
            mark(OTHER, axis.at(others.value)),
            mark(WINNER, axis.at(winners.value)),
        ]
    )


def axis_cell(axis: Scale, labels: Sequence[str]) -> Markup:
    """The numbers under (or above) the rows."""
    texts = [
        tag("text", label, x=axis.at(tick), y="15", cls="mid")
        for tick, label in zip(axis.ticks, labels)
    ]
    return cell(*texts)


def seat_mark(seat: int) -> Markup:
    """The shape of a seat, in its colour."""
    shape = SHAPES[seat % len(SHAPES)]
    return tag("g", shape, cls="mk")


def seat_icon(seat: int) -> Markup:
    """The shape of a seat before its name."""
    drawn = seat_mark(seat)
    return tag("svg", drawn, cls=f"shape {seat_class(seat)}", viewBox="-9 -9 18 18", **HIDDEN)


def seat_class(seat: int) -> str:
    """The class that carries the colour of a seat."""
    return f"seat-{seat % 6 + 1}"


HIDDEN = {"aria_hidden": "true"}


def key(shape: Markup, name: str) -> Markup:
    """A mark and what it stands for."""
    return tag("span", tag("svg", shape, viewBox="-8 -8 16 16", **HIDDEN), name, cls="key")


# ---------------------------------------------------------------------- stacks


def patterns() -> Markup:
    """The patterns that stacks are filled with, once for a page."""
    made = [
        tag(
            "pattern",
            drawn,
            id=id,
            width=size,
            height=size,
            patternUnits="userSpaceOnUse",
            patternTransform=turn,
        )
        for id, size, turn, drawn in PATTERNS
    ]
    defs = tag("defs", *made)
    return tag("svg", defs, cls="sprite", width="0", height="0", **HIDDEN)


def filled(n: int, x: str, width: str) -> Markup:
    """A piece of a stack in colour and pattern number ``n``."""
    at = n % len(FILLS)
    drawn = [tag("rect", cls=FILLS[at], x=x, width=width, height="100%")]
    if at:
        drawn.append(tag("rect", fill=f"url(#h{at})", x=x, width=width, height="100%"))
    return join(drawn)


def swatch(n: int) -> Markup:
    """A piece of a stack as its legend."""
    return tag("svg", filled(n, "0", "100%"), cls="sw", **HIDDEN)


def stack(parts: Sequence[tuple[int, float, str]], whole: float) -> Markup:
    """Pieces side by side: the number of each, its size and its label."""
    drawn, at = [], 0.0
    for n, size, label in parts:
        width = 100 * max(0.0, size) / whole
        if width > 0:
            drawn.append(filled(n, f"{at:.2f}%", f"{width:.2f}%"))
            if width > 4:
                cls = f"in mid {'on-a' if n % len(FILLS) == 0 else 'on-x'}"
                cls += " nar" if width < 9 else ""
                middle = f"{at + width / 2:.2f}%"
                drawn.append(tag("text", label, cls=cls, x=middle, y="50%", dy="5"))
            at += width
    return tag("svg", *drawn, cls="stack", **HIDDEN)
