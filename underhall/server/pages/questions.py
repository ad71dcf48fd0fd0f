"""Questions about some data, and the answers that it gives.

A question is a path of keys. Its last step may be a tuple: whether there is anything, how much,
which keys, whether one is among them, how many of the first, or everything. An answer tells as much
as the question is about: dictionaries near the root are asked key by key, and so are the few lists
of dictionaries whose names are among ``LISTS``; whatever lies deeper, or is large, is one answer.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Mapping
from typing import Any

from underhall.server.pages.digests import digest, named

Path = tuple[Any, ...]
Answer = str | int | bytes | None
Notes = dict["Question", Answer]

WHOLE, LENGTH, ANY, KEYS = ("whole",), ("length",), ("any",), ("keys",)
IN, FIRST = "in", "first"

LISTS = frozenset(("agenda", "players", "others", "seats"))
"""Lists that are watched one by one, wherever they are."""

DEEP, MANY = 3, 40
"""A path of so many steps leads to a whole; so does a shorter one to more than so many things."""

PRINTED, MOST_FIXED = "printed", 1000
"""What lies under that key is printed on the pieces of a game, and the same in every view."""

SHORT = 40
"""Something of so few letters or bytes needs no name."""

MISSING = b"missing"
TRUE, FALSE, KEYED, LISTED = b"true", b"false", b"keyed", b"listed"


class Question:
    """A path, once for all who ask: it is compared by what it is, not by its steps."""

    __slots__ = ("_next", "before", "is_about", "is_deep", "is_row", "last", "path", "root")

    def __init__(self, path: Path, before: Question | None = None) -> None:
        self.path = path
        self.before = before
        """The path without its last step."""
        self.root: Any = path[0] if path else None
        self.last: Any = path[-1] if path else None
        self.is_about = type(self.last) is tuple
        """Whether it asks something about what the path before leads to."""
        # One step more where a step is the number of one of several.
        self.is_deep = len(path) >= (DEEP + 1 if type(self.last) is int else DEEP)
        """Whether a dictionary there is read as a whole."""
        self.is_row = len(path) <= DEEP and self.last in LISTS
        """Whether a list there is read one by one."""
        self._next: dict[Any, Question] = {}

    def to(self, step: Any) -> Question:
        """The question that goes one step further."""
        found = self._next.get(step)
        if found is None:
            path = (*self.path, step)
            found = self._next.setdefault(step, Question(path, self if self.path else None))
        return found


NOWHERE = Question(())
"""Where all paths begin."""


def question(path: Path) -> Question:
    """The question that a path stands for."""
    found = NOWHERE
    for step in path:
        found = found.to(step)
    return found


def answer(value: Any) -> Answer:
    """All of a value: itself, if it is short, or a name for it."""
    kind = type(value)
    if kind is str:
        return value if len(value) <= SHORT else named(value.encode("utf-8", "surrogatepass"))
    if kind is int or kind is bytes or value is None:
        return value  # type: ignore[no-any-return]
    if kind is bool:
        return TRUE if value else FALSE
    return shortly(value)


def shortly(value: Any) -> bytes:
    """A value as bytes, if they are few, or a name for it."""
    try:
        data = marshal.dumps(value, 2)
    except ValueError:
        return digest(value)
    return data if len(data) <= SHORT else named(data)


def seen(value: Any, at: Question) -> Answer:
    """What reaching a value tells: everything, or only that there is something to ask further."""
    kind = type(value)
    if kind is dict:
        if not at.is_deep and len(value) <= MANY:
            return KEYED
        return fixed(value) if PRINTED in at.path else shortly(value)
    if kind is list and at.is_row and len(value) <= MANY:
        return LISTED if all([type(one) is dict for one in value]) else shortly(value)
    return answer(value)


_fixed: dict[int, tuple[Any, bytes]] = {}
"""What was named before by its identity, which it keeps as long as it is held here."""


def fixed(value: Any) -> bytes:
    """The digest of something that nobody changes, and that often is the very same."""
    held = _fixed.get(id(value))
    if held is None or held[0] is not value:
        if len(_fixed) >= MOST_FIXED:
            _fixed.clear()
        held = _fixed[id(value)] = value, digest(value)
    return held[1]


GONE = object()
"""Stands for what is not there."""


def _nothing(step: Any) -> Any:
    return GONE


class Questions(dict[Question, Answer]):
    """The answers that data has to questions, each found when it is asked for first."""

    def __init__(
        self, root: Callable[[Any], Any], odd: Mapping[str, Callable[[Path], Answer]] | None = None
    ) -> None:
        """``root`` gives what a first step leads to, or GONE; paths with some first steps are
        answered by those of ``odd``."""
        super().__init__()
        self._root = root
        self._odd = odd or {}
        self._values: dict[Question, Any] = {}

    def __missing__(self, asked: Question) -> Answer:
        found: Answer
        if asked.root in self._odd:
            found = self._odd[asked.root](asked.path)
        elif asked.is_about:
            found = _about(GONE if asked.before is None else self._value(asked.before), asked.last)
        else:
            value = self._value(asked)
            kind = type(value)
            if kind is int or value is None:
                found = value
            elif kind is dict and not asked.is_deep and len(value) <= MANY:
                found = KEYED
            else:
                found = MISSING if value is GONE else seen(value, asked)
        self[asked] = found
        return found

    def close(self) -> None:
        """Let go of the data: whoever answers by it often holds the questions, too, and both would
        lie about until somebody looks for such circles."""
        self._root, self._odd = _nothing, {}

    def _value(self, asked: Question) -> Any:
        values, before = self._values, asked.before
        if asked in values:
            return values[asked]
        if before is None:
            found = self._root(asked.root)
        else:
            parent = values[before] if before in values else self._value(before)
            if type(parent) is dict:
                found = parent.get(asked.last, GONE)
            else:
                try:
                    found = parent[asked.last]
                except (LookupError, TypeError):
                    found = GONE
        values[asked] = found
        return found


class Beside(Questions):
    """The same questions of data that differ in what one first step leads to."""

    def __init__(self, others: Questions, step: str, found: Any) -> None:
        super().__init__(lambda _: found)
        self._others = others
        self._step = step

    def __missing__(self, asked: Question) -> Answer:
        if asked.root == self._step:
            return super().__missing__(asked)
        found = self[asked] = self._others[asked]
        return found


def _about(value: Any, what: tuple[Any, ...]) -> Answer:
    if not isinstance(value, (dict, list)):
        return MISSING
    if what == LENGTH:
        return len(value)
    if what == WHOLE:
        return digest(value)
    if what == KEYS:
        return digest(list(value))
    if what[0] == FIRST:
        return min(int(what[1]), len(value))
    found = bool(value) if what == ANY else what[1] in value
    return TRUE if found else FALSE
