"""One alarm for all tables: rings for each when the time of somebody there has run out."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable

from underhall.core.errors import UnderhallError

LONGEST_NAP = 30.0
"""The wall clock may be set while it sleeps, so it looks again now and then."""

Ring = Callable[[str], Awaitable[None]]


class Clock:
    """Deadlines of tables, in milliseconds since 1970; the newest word for a table counts."""

    def __init__(self, ring: Ring, now: Callable[[], int]) -> None:
        self._ring = ring
        self._now = now
        self._deadlines: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def set(self, table: str, deadline: int | None) -> None:
        """When to ring for a table; None for never."""
        if deadline is None:
            self._deadlines.pop(table, None)
        elif self._deadlines.get(table) != deadline:
            self._deadlines[table] = deadline
            heapq.heappush(self._heap, (deadline, table))
            self._changed.set()

    def start(self) -> None:
        """Begin to tick."""
        self._task = asyncio.create_task(self._tick())

    async def stop(self) -> None:
        """Tick no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ring_now(self) -> None:
        """Ring for every table whose time is up."""
        for table in self._due():
            try:
                await self._ring(table)
            except UnderhallError as why:
                logging.getLogger("underhall").warning("clock of table %s: %s", table, why)

    async def _tick(self) -> None:
        while True:
            await self.ring_now()
            await self._nap()

    async def _nap(self) -> None:
        self._changed.clear()
        ahead = (self._heap[0][0] - self._now()) / 1000 if self._heap else LONGEST_NAP
        try:
            async with asyncio.timeout(min(LONGEST_NAP, max(0.05, ahead))):
                await self._changed.wait()
        except TimeoutError:
            pass

    def _due(self) -> list[str]:
        due = []
        now = self._now()
        while self._heap and self._heap[0][0] <= now:
            deadline, table = heapq.heappop(self._heap)
            if self._deadlines.get(table) == deadline:
                del self._deadlines[table]
                due.append(table)
        return due
