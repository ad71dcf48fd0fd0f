"""A figure: its finding as a title, what is drawn, the drawing and what else there is to say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from underhall.lab.page.draw import Scale, axis_cell, cell
from underhall.lab.page.markup import Child, Markup, join, tag
from underhall.lab.page.told import Told, capital

PERCENT = 100.0


@dataclass(frozen=True)
class Figure:
    """One plot. ``strength`` is how far what it found is from nothing; 0 where nothing is clear."""

    title: str
    what: str
    body: Markup
    note: str = ""
    strength: float = 0.0

    def markup(self, number: int, level: int, told: Told) -> Markup:
        """The figure on the page, under headings of a level."""
        name = tag("span", told.message("lab-figure", n=number), cls="fig-n")
        caption = tag(
            "figcaption",
            name if number else "",
            tag(f"h{level}", capital(self.title)),
            tag("p", self.what, cls="what"),
        )
        note = tag("p", self.note, cls="note") if self.note else Markup()
        return tag("figure", caption, self.body, note, cls="fig")


@dataclass(frozen=True)
class Plot:
    """What all rows of a drawn table share."""

    axis: Scale
    first: str
    """What the rows are, read aloud."""
    unit: str
    last: str = ""
    """What the numbers at the end of the rows are."""
    cls: str = "rows"


def drawn_rows(plot: Plot, head: Child, rows: Sequence[Markup], told: Told) -> Markup:
    """A table with a drawn column; ``head`` stands above it, numbers and unit below."""
    numbers = axis_numbers(plot.axis, told)
    last = tag("th", plot.last, scope="col") if plot.last else tag("td")
    first = tag("th", tag("span", plot.first, cls="sr"), scope="col")
    above = cell(head) if head else numbers
    unit = cell(tag("text", plot.unit, cls="mid", x="50%", y="14"))
    foot = [tag("tr", tag("td"), one, tag("td")) for one in (numbers, unit)]
    return tag(
        "table",
        tag("thead", tag("tr", first, above, last)),
        tag("tbody", *rows),
        tag("tfoot", *foot),
        cls=plot.cls,
    )


def axis_numbers(axis: Scale, told: Told) -> Markup:
    """The numbers of an axis, with as many digits as they need."""
    digits = 0 if axis.step >= 1 else 1 if axis.step >= 0.1 else 2
    return axis_cell(axis, [told.number(tick, digits) for tick in axis.ticks])


def row(name: Child, drawn: Markup, value: Child, interval: str = "") -> Markup:
    """One row: a name, what is drawn and the number."""
    small = tag("small", interval, cls="ci")
    number = join([value, " ", small]) if interval else value
    return tag("tr", tag("th", name, scope="row"), drawn, tag("td", number, cls="num"))


def cut_row(text: Child, columns: int = 3) -> Markup:
    """A line across the table that says what follows."""
    return tag("tr", tag("td", text, colspan=columns), cls="cut-row")
