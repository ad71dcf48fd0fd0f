"""What is read of a view while something is drawn: the drawing need not be made again while all of
that is as it was.

A view, its table and the players in it are watched key by key, whatever lies deeper as a whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Path = tuple[Any, ...]

WHOLE, LENGTH = "*", "#"
"""The last step of a path: everything there, or only how much it is."""

TABLE, PLAYERS, SEAT, ME = "table", "players", "seat", "me"
"""The viewer is called so among players, at whatever seat: reading one's own goods is not reading
those of all."""


class Watched(dict[str, Any]):
    """A dictionary that writes down what is asked of it."""

    def __init__(self, data: Mapping[str, Any], at: Path, read: set[Path], seat: int) -> None:
        super().__init__(data)
        self._at = at
        self._read = read
        self._seat = seat
        self._known: dict[Any, tuple[Any]] = {}
        """What was asked for already."""

    def __getitem__(self, key: Any) -> Any:
        found = self._known.get(key)
        if found is None:
            if not super().__contains__(key):
                self._read.add((*self._at, key))
            found = self._known[key] = (self._look(key, super().__getitem__(key)),)
        return found[0]

    def _look(self, key: Any, value: Any) -> Any:
        at = (*self._at, key)
        if at == (TABLE,):
            return Watched(value, at, self._read, self._seat)
        if at == (TABLE, PLAYERS) and _are_players(value):
            return WatchedList(value, at, self._read, self._seat)
        self._read.add(at)
        return value

    def _all(self) -> dict[str, Any]:
        self._read.add((*self._at, WHOLE))
        return dict(zip(super().keys(), super().values()))

    def _lacks(self, key: Any, default: Any) -> Any:
        self._read.add((*self._at, key))
        return default

    def get(self, key: Any, default: Any = None) -> Any:
        return self[key] if super().__contains__(key) else self._lacks(key, default)

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or bool(self._lacks(key, False))

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def keys(self) -> Any:
        return self._all().keys()

    def values(self) -> Any:
        return self._all().values()

    def items(self) -> Any:
        return self._all().items()

    def copy(self) -> dict[str, Any]:
        return self._all()

    def __eq__(self, other: object) -> bool:
        return self._all() == other

    def __or__(self, other: Any) -> Any:
        return self._all() | other

    def __ror__(self, other: Any) -> Any:
        return other | self._all()

    def __reversed__(self) -> Iterator[str]:
        return reversed(self._all())

    __hash__ = None


class WatchedList(list[Any]):
    """The same for a list of dictionaries."""

    def __init__(self, data: Sequence[Any], at: Path, read: set[Path], seat: int) -> None:
        super().__init__(data)
        self._at = at
        self._read = read
        self._seat = seat
        self._ones: dict[int, Watched] = {}
        read.add((*at, LENGTH))

    def _one(self, number: int) -> Any:
        if number not in self._ones:
            who = ME if number == self._seat else number
            one = super().__getitem__(number)
            self._ones[number] = Watched(one, (*self._at, who), self._read, self._seat)
        return self._ones[number]

    def _all(self) -> list[Any]:
        self._read.add((*self._at, WHOLE))
        return [super(WatchedList, self).__getitem__(n) for n in range(super().__len__())]

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return self._all()[at]
        return self._one(at if at >= 0 else super().__len__() + at)

    def __iter__(self) -> Iterator[Any]:
        return iter([self._one(number) for number in range(super().__len__())])

    def __contains__(self, one: object) -> bool:
        return one in self._all()

    def __eq__(self, other: object) -> bool:
        return self._all() == other

    def __add__(self, other: Any) -> Any:
        return self._all() + other

    def __radd__(self, other: Any) -> Any:
        return other + self._all()

    def __mul__(self, times: Any) -> Any:
        return self._all() * times

    def __reversed__(self) -> Iterator[Any]:
        return iter(list(iter(self))[::-1])

    def copy(self) -> list[Any]:
        return self._all()

    def index(self, *args: Any) -> int:
        return self._all().index(*args)

    def count(self, one: Any) -> int:
        return self._all().count(one)

    __hash__ = None


def _are_players(value: object) -> bool:
    return type(value) is list and bool(value) and all([type(one) is dict for one in value])


MISSING = object()


def value_at(view: Mapping[str, Any], path: Path) -> Any:
    """What lies at the end of a path; MISSING where nothing does."""
    found: Any = view
    for step in path:
        if step == WHOLE:
            return found
        if step == LENGTH:
            return len(found) if isinstance(found, list) else MISSING
        try:
            found = found[view[SEAT] if step == ME and isinstance(found, list) else step]
        except (LookupError, TypeError):
            return MISSING
    return found


def plain(made: Any) -> Any:
    """What was drawn, without anything in it that is still watched."""
    if isinstance(made, (Watched, WatchedList)):
        return plain(made._all())
    if type(made) is dict:
        return {key: plain(value) for key, value in made.items()}
    if type(made) in (list, tuple):
        return type(made)([plain(value) for value in made])
    return made
