"""Drawings and parts of pages that are not made twice.

What a part of a page looks like follows from what its template reads. So it is kept under the
digest of just that: whoever sees the same gets the same, at whatever seat, and what has not changed
since is not made again. Nothing here knows seats or secrets: a page that reads anything else has
another digest.
"""

from __future__ import annotations

import hashlib
import re
import threading
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import NoneType
from typing import Any

from underhall.server.pages.digests import NOTHING, Kept, digest, joined, unwatched
from underhall.server.pages.rendering import environment, render, source
from underhall.server.pages.watching import MISSING, WHOLE, Path, Watched, value_at
from underhall.server.tables.log import Data

Piece = Callable[[Mapping[str, Any], Mapping[str, Any], Callable[[object], str]], Any]
"""Draws one thing of a table from what a seat sees."""

MARKS, PIECES, HTML = 20_000, 2 << 20, 4 << 20
"""So many hashes are kept, so many bytes of pieces (as objects they take about five times as much)
and so many characters of HTML: enough that all seats of a table find what one of them saw."""


TRIED = 200
"""So often something is wanted before it is asked how often it had to be made."""

_pieces: Kept[tuple[Any, bytes, int]] = Kept(PIECES, lambda piece: piece[2])
_looks: Kept[bytes] = Kept(MARKS)
"""For what a piece follows from: the digest of what it looks like."""
_marks: Kept[str] = Kept(MARKS)
_html: Kept[str] = Kept(HTML, len)


def forget() -> None:
    """Have everything made anew."""
    for kept in (_pieces, _looks, _marks, _html):
        kept.forget()
    _reads.cache_clear()
    names_in.cache_clear()


class Reads:
    """What is read for something, as far as it is known: all that ever was."""

    def __init__(self) -> None:
        self._known: frozenset[Any] = frozenset()
        self.all: tuple[bytes, tuple[Any, ...]] | None = None
        """Everything in some order, and a name for that; None before anything was read."""
        self._lock = threading.Lock()
        self.wanted = self.drawn = 0

    @property
    def are_worth_it(self) -> bool:
        """Whether what follows from them is seldom made, though often wanted: then it is worth the
        trouble of watching."""
        return self.wanted < TRIED or self.drawn * 2 < self.wanted

    def add(self, more: set[Any]) -> None:
        """Something more was read."""
        with self._lock:
            if self.all is None or not more <= self._known:
                self._known |= more
                order = tuple(sorted(self._known, key=repr))
                self.all = digest(repr(order)), order


# ---------------------------------------------------------------------- drawings


class Drawing(Mapping[str, Any]):
    """A table as drawing data, each piece drawn when it is looked at, unless it was before. Where
    all is drawn at once, that is one piece called WHOLE."""

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
        self._is_whole = WHOLE in pieces
        self._view = view
        self._raw = raw
        self._say = say
        self._scope = scope
        self._made: dict[str, tuple[Any, bytes, int]] = {}
        self._sources: dict[str, bytes] = {}
        self._digests: dict[Path, Any] = {}
        self.looked_at: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.looked_at.add(key)
        return self._piece(WHOLE)[key] if self._is_whole else self._piece(key)

    def __iter__(self) -> Iterator[str]:
        names = list(self._piece(WHOLE) if self._is_whole else self._pieces)
        self.looked_at.update(names)
        return iter(names)

    def __len__(self) -> int:
        return len(self._pieces)

    def _piece(self, key: str) -> Any:
        if key not in self._made:
            piece = self._pieces[key]
            source = self._source(key)
            found = None if source is None else _pieces.get(source)
            self._made[key] = self._drawn(key, piece) if found is None else found
        return self._made[key][0]

    def _drawn(self, key: str, piece: Piece) -> tuple[Any, bytes, int]:
        reads = _reads(self._view["game"], key)
        reads.drawn += 1
        if not reads.are_worth_it:
            return unwatched(piece(self._view, self._raw, self._say))
        read: set[Path] = set()
        view = Watched(self._view, (), read, self._view["seat"])
        made = unwatched(piece(view, self._raw, self._say))
        reads.add(read)
        self._sources.pop(key, None)
        source = self._source(key)
        if source is not None:
            _pieces.keep(source, made)
            _looks.keep(source, made[1])
        return made

    def look(self, key: str) -> bytes:
        """The digest of a value."""
        if not self._is_whole and key not in self._pieces:
            return NOTHING
        key = WHOLE if self._is_whole else key
        if key not in self._made:
            source = self._source(key)
            found = None if source is None else _looks.get(source)
            if found is not None:
                return found
            self._piece(key)
        return self._made[key][1]

    def _source(self, key: str) -> bytes | None:
        """The digest of what a piece follows from; None where that is not known yet."""
        reads = _reads(self._view["game"], key)
        if key not in self._sources:
            reads.wanted += 1
            if reads.all is None or not reads.are_worth_it:
                return None
            name, paths = reads.all
            read = [self._digest(path) for path in paths]
            self._sources[key] = digest((self._scope, key, name, read))
        return self._sources.get(key)

    def _digest(self, path: Path) -> Any:
        """A name for what lies at a path; of something small, that itself."""
        found = self._digests.get(path)
        if found is None:
            value = value_at(self._view, path)
            if value is MISSING:
                found = NOTHING
            else:
                found = (value,) if isinstance(value, (int, str, NoneType)) else digest(value)
            self._digests[path] = found
        return found


@cache
def _reads(*of: str) -> Reads:
    """What is read for a piece of a game, or for a part of a page."""
    return Reads()


# ---------------------------------------------------------------------- parts


class Looked(Mapping[str, Any]):
    """Facts that write down what is asked of them."""

    def __init__(self, facts: Data) -> None:
        self._facts = facts
        self.looked_at: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.looked_at.add(key)
        return self._facts[key]

    def __iter__(self) -> Iterator[str]:
        self.looked_at.update(self._facts)
        return iter(self._facts)

    def __len__(self) -> int:
        return len(self._facts)


class Sheet:
    """All that one page is made of: facts ``f``, a drawing ``g``, and whatever else follows.

    ``more`` are further values by name, each given when it is wanted; ``follows`` says of some of
    them from which facts they follow, if they cannot be named by what they are.
    """

    def __init__(
        self,
        facts: Data,
        drawing: Drawing | None,
        room: str,
        prompt: str,
        scope: bytes,
        more: Mapping[str, Callable[[], Any]],
        follows: Mapping[str, tuple[str, ...]],
    ) -> None:
        self._facts = facts
        self._drawing = drawing
        self._room = room
        self._prompt = prompt
        self._scope = scope
        self._more = more
        self._follows = follows
        self._values: dict[str, Any] = {"room": room, "prompt_parts": prompt}
        self._digests: dict[str, bytes] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._values:
            self._values[name] = self._more[name]()
        return self._values[name]

    def all(self) -> Data:
        """Every value by its name."""
        return {**{name: self[name] for name in self._more}, "f": self._facts, "g": self._drawing}

    def part(self, name: str, have: str | None) -> tuple[str, str | None]:
        """The hash of a part and, unless it is the one that a page has, the part."""
        key = self._key(name)
        mark = None if key is None else _marks.get(key)
        if mark is not None and mark == have:
            return mark, None
        html = None if key is None or mark is None else _html.get(key)
        if html is None:
            html = self._rendered(name)
            key = self._key(name)
            mark = hashlib.sha256(html.encode()).hexdigest()[:12]
            if key is not None:
                _marks.keep(key, mark)
                _html.keep(key, html)
        assert mark is not None
        return mark, None if mark == have else html

    def _rendered(self, name: str) -> str:
        facts, drawing = Looked(self._facts), self._drawing
        if drawing is not None:
            drawing.looked_at = set()
        names = names_in(f"table/{name}.html", self._room, self._prompt)
        given = {one: self[one] for one in self._more if one in names or ANY in names}
        html = render(
            f"table/{name}.html",
            **{**given, "f": facts, "g": drawing},
            room=self._room,
            prompt_parts=self._prompt,
        )
        read = {("f", key) for key in facts.looked_at}
        read |= {("g", key) for key in drawing.looked_at} if drawing is not None else set()
        read |= {("", one) for one in given}
        _reads("", name, self._room).add(read)
        return html

    def _key(self, name: str) -> bytes | None:
        """The digest of all that a part follows from; None where that is not known yet."""
        reads = _reads("", name, self._room).all
        if reads is None:
            return None
        order, read = reads
        found = [self._scope, digest(name), order]
        found += [self._digest(kind, key) for kind, key in read]
        return joined(*found)

    def _digest(self, kind: str, key: str) -> bytes:
        name = f"{kind}.{key}" if kind else key
        if name not in self._digests:
            self._digests[name] = self._made_digest(kind, key)
        return self._digests[name]

    def _made_digest(self, kind: str, key: str) -> bytes:
        if kind == "g":
            return NOTHING if self._drawing is None else self._drawing.look(key)
        if kind == "f":
            return digest(self._facts[key]) if key in self._facts else NOTHING
        if key in self._follows:
            return joined(*[self._digest(*_path(one)) for one in self._follows[key]])
        return digest(self[key]) if key in self._more else NOTHING


def _path(name: str) -> tuple[str, str]:
    kind, dot, key = name.partition(".")
    return (kind, key) if dot else ("", kind)


OTHERS = re.compile(
    r"{%-?\s*(?:include|import|from|extends)\s+(.*?)(?:\s+(?:as|import)\s.*?)?\s*-?%}"
)
ANY = "*"
"""In place of names: it could be any, for the template includes it knows not what."""

QUOTED = re.compile(r'"([^"]*)"$')


@cache
def names_in(template: str, room: str, prompt: str) -> frozenset[str]:
    """The names of values that a template may read, with all templates that it is made of."""
    text = source(template) or ""
    found = set(environment().undeclared_variables_in_str(text))
    for other in OTHERS.finditer(text):
        wanted = other[1].strip()
        quoted = QUOTED.search(wanted)
        if wanted == "prompt_parts":
            found |= names_in(prompt, room, prompt)
        elif quoted is not None:
            start = room if wanted.startswith("room ~") else ""
            found |= names_in(start + quoted[1], room, prompt)
        else:
            found.add(ANY)
    return frozenset(found)
