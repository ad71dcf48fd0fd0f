"""Short names for values, and what is kept under them."""

from __future__ import annotations

import hashlib
import marshal
import os
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


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
        return named(marshal.dumps(value, 2))
    except ValueError:
        return os.urandom(16)


def named(data: bytes) -> bytes:
    """A short name for bytes."""
    return hashlib.blake2b(data, digest_size=16).digest()


def joined(*digests: bytes) -> bytes:
    """The digest of several."""
    return named(b"".join(digests))
