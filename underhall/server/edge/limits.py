"""Keeps one visitor from taking more than a fair share."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from underhall.server.errors import TooMuch
from underhall.server.settings import Rate


class Buckets:
    """A bucket of tokens for each visitor, filled at a steady rate; whoever was not seen for the
    longest time is forgotten first."""

    def __init__(self, rate: Rate, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, visitor: str) -> None:
        """Take one token, or raise TooMuch."""
        now = self._now()
        left, seen = self._left.pop(visitor, (self._rate.burst, now))
        left = min(self._rate.burst, left + (now - seen) * self._rate.per_second)
        self._left[visitor] = (max(0.0, left - 1), now)
        if len(self._left) > self._most:
            self._left.popitem(last=False)
        if left < 1:
            raise TooMuch("too many requests; wait a little")
