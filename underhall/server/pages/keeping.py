"""Drawings and parts of pages that are not made twice.

What a part of a page looks like follows from what its template reads. So it is remembered by just
that: whoever sees the same gets the same, at whatever seat, and what has not changed since is not
made again. Nothing here knows seats or secrets: where a page would read anything else, it is made.
"""

from __future__ import annotations

import marshal
import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from underhall.server.pages.digests import Kept, digest, named
from underhall.server.pages.questions import (
    GONE,
    MISSING,
    NOWHERE,
    Notes,
    Questions,
    answer,
    question,
)
from underhall.server.pages.remembering import Tree, memory
from underhall.server.pages.rendering import names_in, sections
from underhall.server.pages.watching import Watched, plain

Piece = Callable[[Mapping[str, Any], Mapping[str, Any], Callable[[object], str]], Any]
"""Draws one thing of a table from what a seat sees."""

ALL = "*"
"""The name of the piece that is the whole drawing."""

PIECES, PACKED, HTML = 1 << 19, 4 << 20, 4 << 20
"""So many bytes of pieces are kept as objects, which take about five times as much, enough that all
seats of a table find what one of them saw; so many as bytes, for a hundred tables; and of HTML."""

TRIED, AGAIN = 200, 2000
"""So often something is looked for before it is asked how often it had to be made; and so often it
is then made without further ado, where that was nearly always, before it is tried anew."""

FEW = 12
"""A piece that is a list of so few things is looked at one by one."""

SIZE = 16
"""Bytes of a digest."""

SCOPE = question(("all beside it",))
"""The first question: whatever is followed from beside the data, such as language and names."""

_pieces: Kept[tuple[Any, int]] = Kept(PIECES, lambda piece: piece[1])
_packed: Kept[bytes] = Kept(PACKED, len)
html_kept: Kept[bytes] = Kept(HTML, len)
"""All by what they are, so that nothing is kept twice."""


def forget() -> None:
    """Have everything made anew."""
    _pieces.forget()
    _packed.forget()
    html_kept.forget()
    memory.forget()
    tree.cache_clear()
    names_in.cache_clear()
    sections.cache_clear()


@cache
def tree(*of: str) -> Tree:
    """What is remembered of a piece of a game, or of a part of a page."""
    return Tree(*of)


def is_worth_it(known: Tree) -> bool:
    """Whether something is often found: then it is worth the trouble of watching."""
    if known.made > TRIED + AGAIN:
        known.wanted = known.made = 0
    return known.wanted < TRIED or known.made * 5 < known.wanted * 4


# ---------------------------------------------------------------------- drawings


class Drawing(Mapping[str, Any]):
    """A table as drawing data, each piece drawn when it is looked at, unless it was before. Where
    all is drawn at once, that is one piece called ALL."""

    def __init__(
        self,
        pieces: Mapping[str, Piece],
        view: Mapping[str, Any],
        raw: Mapping[str, Any],
        say: Callable[[object], str],
        scope: bytes,
    ) -> None:
        """``scope`` names all that a drawing follows from beside the view."""
        self._pieces = pieces
        self._is_whole = ALL in pieces
        self._view = view
        self._raw = raw
        self._say = say
        self._scope = scope
        self._made: dict[str, Any] = {}
        self._looks: dict[str, bytes] = {}
        self._questions = Questions(self._answered)

    def close(self) -> None:
        """Nothing will be asked of it any more."""
        self._questions.close()

    def _answered(self, key: Any) -> Any:
        return self._scope if key == SCOPE.root else self._view.get(key, GONE)

    def __getitem__(self, key: str) -> Any:
        return self._piece(ALL)[key] if self._is_whole else self._piece(key)

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._piece(ALL) if self._is_whole else self._pieces))

    def __len__(self) -> int:
        return len(self._pieces)

    def _piece(self, key: str) -> Any:
        if key not in self._made:
            if key not in self._pieces:
                raise KeyError(key)
            kept = _found(self._look(key))
            if kept is not None:
                self._made[key] = kept[0]
            elif key not in self._made:
                self._draw(key)
        return self._made[key]

    def look(self, key: str) -> bytes:
        """The digest of a value; those of each one in a short list, one after the other."""
        if not self._is_whole and key not in self._pieces:
            return MISSING
        return self._look(ALL if self._is_whole else key)

    def _look(self, key: str) -> bytes:
        if key not in self._looks:
            known = tree(self._view["game"], key)
            found = known.find(self._questions) if is_worth_it(known) else None
            if found is None:
                self._draw(key)
            else:
                self._looks[key] = found
        return self._looks[key]

    def _draw(self, key: str) -> None:
        piece, known = self._pieces[key], tree(self._view["game"], key)
        known.made += 1
        if is_worth_it(known):
            notes: Notes = {SCOPE: answer(self._scope)}
            made = piece(Watched(self._view, NOWHERE, notes), self._raw, self._say)
            made, look, data = finished(made)
            known.add(notes, look)
        else:
            made, look, data = finished(piece(self._view, self._raw, self._say))
        if data:
            _pieces.keep(look, (made, len(data)))
            _packed.keep(look, data)
        self._made[key], self._looks[key] = made, look


def _found(look: bytes) -> tuple[Any, int] | None:
    """A piece that was drawn before, and its size."""
    found = _pieces.get(look)
    data = _packed.get(look) if found is None else None
    if data:
        found = marshal.loads(data), len(data)
        _pieces.keep(look, found)
    return found


def finished(made: Any) -> tuple[Any, bytes, bytes]:
    """Something that was drawn, without anything in it that is still watched, its digest and all of
    it as bytes, if it can be written. Several digests stand for a list of a few things."""
    data = _bytes(made)
    if not data:
        made = plain(made)
        data = _bytes(made)
    if is_row(made):
        return made, b"".join([digest(one) for one in made]), data
    # What cannot be named is never the same.
    return made, named(data) if data else os.urandom(SIZE), data


def _bytes(made: Any) -> bytes:
    try:
        return marshal.dumps(made, 2)
    except ValueError:
        return b""


def is_row(made: Any) -> bool:
    """Whether something is a list of a few things that are looked at one by one."""
    return type(made) is list and 1 < len(made) <= FEW and type(made[0]) is dict
