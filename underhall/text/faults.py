"""Details of what went wrong, for a reader of another language.

Errors are raised with an English sentence, which logs and programs keep. The sentences stand as
messages in ``faults/en.ftl`` here, and in ``face/faults/en.ftl`` of a game that has its own. For a
reader of another language a detail is recognised by its English message, and told by the message
of the same id in that language; what stands for ``$why`` is a detail again. What nobody has
foreseen stays as it is.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from underhall.core import registry
from underhall.text.books import REMEMBERED, Book, read

ORIGINAL = "en"
WHY = "why"
LONGEST = 300
"""Longer details, which quote something, stay as they are: looking at them takes too long."""


class Fault:
    """One sentence: how to know it, and what it is called in which book."""

    def __init__(self, folder: Any, id: str, book: Book) -> None:
        self.folder = folder
        self.id = id
        entry = book.entry(id)
        assert entry is not None
        marks = [f"\0{name}\0" for name in entry.variables]
        parts = entry.format(*marks).split("\0")
        self.literal = sum([len(part) for part in parts[::2]])
        self._shape = re.compile(_pattern(parts), re.DOTALL)

    def values(self, text: str) -> dict[str, str] | None:
        """What stands for each variable, if a text is of this shape."""
        found = self._shape.fullmatch(text)
        return found.groupdict() if found else None


def _pattern(parts: list[str]) -> str:
    """Odd parts are the names of variables; one that comes again is the same again."""
    found, seen = "", set()
    for at, part in enumerate(parts):
        if at % 2 == 0:
            found += re.escape(part)
        else:
            found += f"(?P={part})" if part in seen else f"(?P<{part}>.*?)"
            seen.add(part)
    return found


def told(text: str, lang: str) -> str:
    """A detail in a language; as it is where there are no words for it."""
    if lang == ORIGINAL or len(text) > LONGEST:
        return text
    fault, values, _ = recognised(text)
    entry = _book(fault.folder, lang).entry(fault.id) if fault else None
    if entry is None:
        return text
    if WHY in values:
        values = {**values, WHY: told(values[WHY], lang)}
    return entry.format(*[values.get(name, "") for name in entry.variables])


@lru_cache(REMEMBERED)
def recognised(text: str) -> tuple[Fault | None, dict[str, str], int]:
    """Which sentence a text is, what stands for its variables, and how much of it is known.

    Where several fit, it is the one by which most is known, with what is known of its detail.
    """
    best: tuple[Fault | None, dict[str, str], int] = (None, {}, 0)
    for fault in faults():
        values = fault.values(text)
        if values is None:
            continue
        known = fault.literal
        if WHY in values:
            known += recognised(values[WHY])[2]
        if known > best[2]:
            best = (fault, values, known)
    return best


@cache
def faults() -> list[Fault]:
    """Every sentence there is."""
    return [
        Fault(folder, id, _book(folder, ORIGINAL))
        for folder in folders()
        for id in _book(folder, ORIGINAL).ids
    ]


def folders() -> list[Any]:
    """Where sentences lie: here, and in games."""
    games = [files(game.package) / "face" / "faults" for game in registry.games().values()]
    return [files("underhall.text") / "faults", *games]


@cache
def _book(folder: Any, lang: str) -> Book:
    file = folder / f"{lang}.ftl"
    return Book(lang, [read(file)] if file.is_file() else [])
