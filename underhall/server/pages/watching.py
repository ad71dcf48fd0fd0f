"""What is read of some data while something is made from it, in the order of reading.

The same is made again from whatever gives the same answers to the same questions: so a note of all
that was read, and of the answers, is enough to know that nothing has to be made. Dictionaries near
the root are watched key by key, and so are the few lists of dictionaries whose names are among
``LISTS``; whatever lies deeper, or is large, is read as a whole.

A question is a path of keys. Its last step may be a tuple: whether there is anything, how much,
which keys, whether one is among them, how many of the first, or everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
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
        return value if len(value) <= 40 else named(value.encode("utf-8", "surrogatepass"))
    if kind is int or kind is bytes or value is None:
        return value  # type: ignore[no-any-return]
    if kind is bool:
        return TRUE if value else FALSE
    return digest(value)


def seen(value: Any, at: Question) -> Answer:
    """What reaching a value tells: everything, or only that there is something to ask further."""
    kind = type(value)
    if kind is dict:
        if not at.is_deep and len(value) <= MANY:
            return KEYED
        return fixed(value) if PRINTED in at.path else digest(value)
    if kind is list and at.is_row and len(value) <= MANY:
        return LISTED if all([type(one) is dict for one in value]) else digest(value)
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


class Watched(dict[Any, Any]):
    """A dictionary that takes notes of what is asked of it."""

    def __init__(self, data: Mapping[Any, Any], at: Question, notes: Notes) -> None:
        super().__init__(data)
        self._at = at
        self._notes = notes
        self._known: dict[Any, Any] = {}
        """What was asked for already."""

    def __getitem__(self, key: Any) -> Any:
        try:
            return self._known[key]
        except KeyError:
            pass
        at = self._at.to(key)
        if not super().__contains__(key):
            self._notes.setdefault(at, MISSING)
        found = self._known[key] = watched(super().__getitem__(key), at, self._notes)
        return found

    def get(self, key: Any, default: Any = None) -> Any:
        if super().__contains__(key):
            return self[key]
        self._notes.setdefault(self._at.to(key), MISSING)
        return default

    def __contains__(self, key: object) -> bool:
        found = super().__contains__(key)
        self._notes.setdefault(self._at.to((IN, key)), TRUE if found else FALSE)
        return found

    def __bool__(self) -> bool:
        found = super().__len__() > 0
        self._notes.setdefault(self._at.to(ANY), TRUE if found else FALSE)
        return found

    def __len__(self) -> int:
        return self._notes.setdefault(self._at.to(LENGTH), super().__len__())  # type: ignore[return-value]

    def __iter__(self) -> Iterator[Any]:
        names = list(super().keys())
        self._notes.setdefault(self._at.to(KEYS), digest(names))
        return iter(names)

    def __reversed__(self) -> Iterator[Any]:
        return iter([*self][::-1])

    def all(self) -> dict[Any, Any]:
        """Everything in it, which is read by that."""
        found = dict(zip(super().keys(), super().values()))
        self._notes.setdefault(self._at.to(WHOLE), digest(found))
        return found

    def keys(self) -> Any:
        return dict.fromkeys(self).keys()

    def values(self) -> Any:
        return [self[key] for key in self]

    def items(self) -> Any:
        return [(key, self[key]) for key in self]

    def copy(self) -> dict[Any, Any]:
        return self.all()

    def __eq__(self, other: object) -> bool:
        return self.all() == other

    def __ne__(self, other: object) -> bool:
        return self.all() != other

    def __or__(self, other: Any) -> Any:
        return self.all() | other

    def __ror__(self, other: Any) -> Any:
        return other | self.all()

    def __repr__(self) -> str:
        return repr(self.all())

    def __reduce_ex__(self, version: Any) -> Any:
        return dict, (self.all(),)

    __hash__ = None


class WatchedList(list[Any]):
    """The same for a list of dictionaries."""

    def __init__(self, data: Sequence[Any], at: Question, notes: Notes) -> None:
        super().__init__(data)
        self._at = at
        self._notes = notes
        self._ones: dict[int, Any] = {}

    def _one(self, number: int) -> Any:
        if number not in self._ones:
            at = self._at.to(number)
            self._ones[number] = watched(super().__getitem__(number), at, self._notes)
        return self._ones[number]

    def all(self) -> list[Any]:
        """Everything in it, which is read by that."""
        found = [super(WatchedList, self).__getitem__(n) for n in range(super().__len__())]
        self._notes.setdefault(self._at.to(WHOLE), digest(found))
        return found

    def _first(self, count: int) -> int:
        """How many of the first so many there are."""
        found = min(count, super().__len__())
        self._notes.setdefault(self._at.to((FIRST, count)), found)
        return found

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return self._some(at)
        if at < 0:
            at += len(self)
        elif self._first(at + 1) <= at:
            raise IndexError("list index out of range")
        return self._one(at)

    def _some(self, of: slice) -> list[Any]:
        start, stop = of.start or 0, of.stop
        if start >= 0 and stop is not None and stop >= 0 and of.step is None:
            return [self._one(number) for number in range(start, self._first(stop))]
        return [self._one(number) for number in range(*of.indices(len(self)))]

    def __bool__(self) -> bool:
        return self._first(1) > 0

    def __len__(self) -> int:
        return self._notes.setdefault(self._at.to(LENGTH), super().__len__())  # type: ignore[return-value]

    def __iter__(self) -> Iterator[Any]:
        return iter([self._one(number) for number in range(len(self))])

    def __reversed__(self) -> Iterator[Any]:
        return iter([*self][::-1])

    def __contains__(self, one: object) -> bool:
        return one in self.all()

    def __eq__(self, other: object) -> bool:
        return self.all() == other

    def __ne__(self, other: object) -> bool:
        return self.all() != other

    def __lt__(self, other: Any) -> bool:
        return bool(self.all() < other)

    def __le__(self, other: Any) -> bool:
        return bool(self.all() <= other)

    def __gt__(self, other: Any) -> bool:
        return bool(self.all() > other)

    def __ge__(self, other: Any) -> bool:
        return bool(self.all() >= other)

    def __add__(self, other: Any) -> Any:
        return [*self, *other]

    def __radd__(self, other: Any) -> Any:
        return [*other, *self]

    def __mul__(self, times: Any) -> Any:
        return [*self] * times

    __rmul__ = __mul__

    def copy(self) -> list[Any]:
        return [*self]

    def index(self, *args: Any) -> int:
        return self.all().index(*args)

    def count(self, one: Any) -> int:
        return self.all().count(one)

    def __repr__(self) -> str:
        return repr(self.all())

    def __reduce_ex__(self, version: Any) -> Any:
        return list, (self.all(),)

    __hash__ = None


def watched(value: Any, at: Question, notes: Notes) -> Any:
    """A value that is read; where it is near the root only what is asked of it."""
    found = seen(value, at)
    notes.setdefault(at, found)
    if found is KEYED:
        return Watched(value, at, notes)
    return WatchedList(value, at, notes) if found is LISTED else value


def plain(made: Any) -> Any:
    """What was made, without anything in it that is still watched."""
    if isinstance(made, (Watched, WatchedList)):
        return plain(made.all())
    if type(made) is dict:
        return {key: plain(value) for key, value in made.items()}
    if type(made) in (list, tuple):
        return type(made)([plain(value) for value in made])
    return made


# ---------------------------------------------------------------------- asking again


GONE = object()
"""Stands for what is not there."""


def _nothing(step: Any) -> Any:
    return GONE


class Questions:
    """Gives the answers that data has to questions."""

    def __init__(
        self, root: Callable[[Any], Any], odd: Mapping[str, Callable[[Path], Answer]] | None = None
    ) -> None:
        """``root`` gives what a first step leads to, or GONE; paths with some first steps are
        answered by those of ``odd``."""
        self._root = root
        self._odd = odd or {}
        self._values: dict[Question, Any] = {}
        self.answers: dict[Question, Answer] = {}
        """Those that were given already."""

    def ask(self, asked: Question) -> Answer:
        """The answer to a question that was not asked before."""
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
        self.answers[asked] = found
        return found

    def close(self) -> None:
        """Let go of the data: whoever answers by it often holds the questions, too, and both would
        lie about until somebody looks for such circles."""
        self._root, self._odd = _nothing, {}

    def at(self, asked: Question) -> Answer:
        """The answer to a question, whether or not it was asked before."""
        return self.answers[asked] if asked in self.answers else self.ask(asked)

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

    def ask(self, asked: Question) -> Answer:
        """The answer to a question that was not asked before."""
        if asked.root == self._step:
            return super().ask(asked)
        known = self._others.answers
        found = self.answers[asked] = known[asked] if asked in known else self._others.ask(asked)
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
