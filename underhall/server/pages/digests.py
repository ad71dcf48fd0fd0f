"""Short names for values, and what is kept under them."""

from __future__ import annotations

import hashlib
import marshal
import os
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from underhall.server.pages.watching import plain

T = TypeVar("T")

NOTHING = b"-" * 16
"""The digest of what is not there."""


class Kept(Generic[T]):
    """The newest values by their digest, as many as there is room for."""

    def __init__(self, room: int, size: Callable[[T], int] = lambda one: 1) -> None:
        self._room = room
        self._size = size
        self._held = 0
        self._found: OrderedDict[bytes, T] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: bytes) -> T | None:
        """What is kept under a digest."""
        with self._lock:
            found = self._found.get(key)
            if found is not None:
                self._found.move_to_end(key)
            return found

    def keep(self, key: bytes, value: T) -> None:
        """Keep a value; the oldest go."""
        with self._lock:
            if key not in self._found:
                self._found[key] = value
                self._held += self._size(value)
            while self._held > self._room:
                _, old = self._found.popitem(last=False)
                self._held -= self._size(old)

    def forget(self) -> None:
        """Keep nothing of it."""
        with self._lock:
            self._found.clear()
            self._held = 0


def digest(value: Any) -> bytes:
    """A short name for a value: equal values of one make have the same. What cannot be named so is
    never the same."""
    try:
        # Version 2 knows neither references nor interned strings: only the value counts.
        return _named(marshal.dumps(value, 2))
    except ValueError:
        return os.urandom(16)


def unwatched(made: Any) -> tuple[Any, bytes, int]:
    """Something that was drawn, without anything in it that is still watched, its digest and its
    size."""
    try:
        data = marshal.dumps(made, 2)
    except ValueError:
        made = plain(made)
        return made, digest(made), len(repr(made))
    return made, _named(data), len(data)


def _named(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()


def joined(*digests: bytes) -> bytes:
    """The digest of several."""
    return _named(b"".join(digests))
