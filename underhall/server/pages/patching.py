"""Parts of a page as what differs from what the page was sent before.

A part is cut before every key of an element. A page that keeps the cuts of what it was sent is told
which of them stay, by where they stood, and the text of those that are new. What a section is cut
into is kept, so that one that stays as it was need not be there as text.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from underhall.server.pages.digests import Kept
from underhall.server.pages.sheets import Part, Section
from underhall.server.tables.log import Data

CUT = ' data-key="'
SMALL = 600
"""A part of fewer characters is sent as it is."""

ROOM = 2 << 20
"""So many bytes are kept of what parts were cut into, and as many of sections."""

Names = Sequence[int]
"""A hash of each cut; they mean nothing to another process."""

Patch = list[str | list[int]]
"""Cuts in their order: new ones as text, old ones as the place of the first and how many."""


class Outline(NamedTuple):
    """What a section is cut into: texts at its ends, which become one with those of its neighbours,
    and the names of the cuts between them."""

    size: int
    first: str
    between: Names
    last: str | None
    """None where it is not cut at all."""


_parts: Kept[Names] = Kept(ROOM, lambda found: 8 * len(found) + 120)
_outlines: Kept[Outline] = Kept(
    ROOM, lambda found: 8 * len(found.between) + len(found.first) + len(found.last or "") + 300
)


def whole(part: Part) -> Data:
    """A part as it is."""
    return {"hash": part.mark, "html": part.html()}


def patched(part: Part, before: str) -> Data:
    """A part as a page takes it that has its cuts by the hash ``before``."""
    outlines = [_outline(section) for section in part.sections]
    if sum([one.size for one in outlines]) < SMALL:
        return whole(part)
    cuts = _Cuts(part.sections, outlines)
    _parts.keep(part.mark.encode(), cuts.names)
    old = _parts.get(before.encode()) if before else None
    if old is None:
        return whole(part)
    return {"hash": part.mark, "of": before, "cuts": _patch(cuts, old)}


def _outline(section: Section) -> Outline:
    found = _outlines.get(section.look)
    if found is None:
        html = section.html()
        first, *others = html.split(CUT)
        last = others.pop() if others else None
        found = Outline(len(html), first, array("q", map(hash, others)), last)
        _outlines.keep(section.look, found)
    return found


class _Cuts:
    """The cuts of a part by their names; their texts, when they are wanted."""

    def __init__(self, sections: Sequence[Section], outlines: Sequence[Outline]) -> None:
        self._sections = sections
        self._starts: list[int] = []
        """Where the cuts within each section begin."""
        self._ends: dict[int, str] = {}
        """Cuts in which sections meet, or a part begins or ends."""
        self._texts: dict[int, list[str]] = {}
        names = array("q")
        text = ""
        for outline in outlines:
            text += outline.first
            if outline.last is not None:
                self._ends[len(names)] = text
                names.append(hash(text))
                text = outline.last
            self._starts.append(len(names))
            names.extend(outline.between)
        self._ends[len(names)] = text
        names.append(hash(text))
        self.names: Names = names

    def text(self, at: int) -> str:
        """One of them."""
        if at in self._ends:
            return self._ends[at]
        number = bisect_right(self._starts, at) - 1
        if number not in self._texts:
            self._texts[number] = self._sections[number].html().split(CUT)
        return self._texts[number][at - self._starts[number] + 1]


def _patch(cuts: _Cuts, old: Names) -> Patch:
    places = dict(zip(old, range(len(old))))
    found: Patch = []
    run = [-1, 0]
    for number, name in enumerate(cuts.names):
        at = places.get(name)
        if at is None:
            found.append(cuts.text(number))
            run = [-1, 0]
        elif at == run[0] + run[1]:
            run[1] += 1
        else:
            run = [at, 1]
            found.append(run)
    return found
