"""What is read of some data while something is made from it, in the order of reading.

The same is made again from whatever gives the same answers to the same questions: so a note of all
that was read, and of the answers, is enough to know that nothing has to be made.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from underhall.server.pages.digests import digest
from underhall.server.pages.questions import (
    ANY,
    FALSE,
    FIRST,
    IN,
    KEYED,
    KEYS,
    LENGTH,
    LISTED,
    MISSING,
    TRUE,
    WHOLE,
    Notes,
    Question,
    seen,
)


class Watched(dict[Any, Any]):
    """A dictionary that takes notes of what is asked of it. In it lies what was asked for already,
    so that this is found again at once."""

    __slots__ = ("_at", "_data", "_notes")

    def __init__(self, data: Mapping[Any, Any], at: Question, notes: Notes) -> None:
        self._data = data
        self._at = at
        self._notes = notes

    def __missing__(self, key: Any) -> Any:
        at, data = self._at.to(key), self._data
        if key not in data:
            self._notes.setdefault(at, MISSING)
            raise KeyError(key)
        found = self[key] = watched(data[key], at, self._notes)
        return found

    def get(self, key: Any, default: Any = None) -> Any:
        if key in self._data:
            return self[key]
        self._notes.setdefault(self._at.to(key), MISSING)
        return default

    def __contains__(self, key: object) -> bool:
        found = key in self._data
        self._notes.setdefault(self._at.to((IN, key)), TRUE if found else FALSE)
        return found

    def __bool__(self) -> bool:
        found = len(self._data) > 0
        self._notes.setdefault(self._at.to(ANY), TRUE if found else FALSE)
        return found

    def __len__(self) -> int:
        return self._notes.setdefault(self._at.to(LENGTH), len(self._data))  # type: ignore[return-value]

    def __iter__(self) -> Iterator[Any]:
        names = list(self._data)
        self._notes.setdefault(self._at.to(KEYS), digest(names))
        return iter(names)

    def __reversed__(self) -> Iterator[Any]:
        return iter([*self][::-1])

    def all(self) -> dict[Any, Any]:
        """Everything in it, which is read by that."""
        found = dict(self._data)
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
        if at in self._ones:
            return self._ones[at]
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
