"""Parts of a page as what differs from what the page was sent before.

A part is cut before every key of an element. A page that keeps the cuts of what it was sent is told
which of them stay, by where they stood, and the text of those that are new.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from underhall.server.pages.digests import Kept
from underhall.server.tables.log import Data

CUT = ' data-key="'
SMALL = 600
"""A part of fewer characters is sent as it is."""

ROOM = 2 << 20
"""So many bytes are kept of what parts were cut into: eight for each cut."""

Cuts = Sequence[int]
"""A hash of each cut; they mean nothing to another process."""

Patch = list[str | list[int]]
"""Cuts in their order: new ones as text, old ones as the place of the first and how many."""

_cuts: Kept[array[int]] = Kept(ROOM, lambda found: 8 * len(found) + 120)


def patched(parts: dict[str, Data], has: dict[str, str], sent: Iterable[str]) -> dict[str, Data]:
    """The parts as a page takes them that ``has`` others, by their hashes; those of the names
    ``sent`` came from here, so it has their cuts."""
    return {name: _patched(part, has[name] if name in sent else "") for name, part in parts.items()}


def _patched(part: Data, before: str) -> Data:
    html = part["html"]
    if len(html) < SMALL:
        return part
    cuts = html.split(CUT)
    now = _kept(part["hash"], cuts)
    old = _cuts.get(before.encode()) if before else None
    if old is None:
        return part
    return {"hash": part["hash"], "of": before, "cuts": _patch(cuts, now, old)}


def _kept(mark: str, cuts: list[str]) -> Cuts:
    key = mark.encode()
    found = _cuts.get(key)
    if found is None:
        found = array("q", map(hash, cuts))
        _cuts.keep(key, found)
    return found


def _patch(cuts: list[str], now: Cuts, old: Cuts) -> Patch:
    places = dict(zip(old, range(len(old))))
    found: Patch = []
    run = [-1, 0]
    for text, name in zip(cuts, now):
        at = places.get(name)
        if at is None:
            found.append(text)
            run = [-1, 0]
        elif at == run[0] + run[1]:
            run[1] += 1
        else:
            run = [at, 1]
            found.append(run)
    return found
