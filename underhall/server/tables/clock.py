"""One alarm for all tables: rings for each when the time of somebody there has run out."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable

from underhall.server.tables.retrying import IN_VAIN, pause

LONGEST_NAP = 30.0
"""Seconds after which it looks again and notes what time it is."""

Ring = Callable[[str], Awaitable[None]]

logger = logging.getLogger("underhall")


class Clock:
    """Deadlines of tables, in milliseconds of turn time; the newest word for a table counts."""

    def __init__(
        self, ring: Ring, now: Callable[[], int], note: Callable[[], Awaitable[None]]
    ) -> None:
        self._ring = ring
        self._now = now
        self._note = note
        self._deadlines: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._failures: dict[str, int] = {}
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
            await self._ring_for(table)

    async def _ring_for(self, table: str) -> None:
        try:
            await self._ring(table)
        except IN_VAIN as why:
            logger.warning("clock of table %s: %s", table, why)
        except Exception as why:  # whatever it is, no other table's clock may stop for it
            failures = self._failures.get(table, 0) + 1
            self._failures[table] = failures
            logger.warning("clock of table %s: %r, attempt %d", table, why, failures)
            self.set(table, self._now() + int(1000 * pause(failures)))
        else:
            self._failures.pop(table, None)

    async def _tick(self) -> None:
        while True:
            await self.ring_now()
            await self._note_time()
            await self._nap()

    async def _note_time(self) -> None:
        """Let the store know how late it is, while that matters to anybody."""
        if not self._deadlines:
            return
        try:
            await self._note()
        except Exception as why:  # trouble of the store is told by whoever wants to write
            logger.warning("the time of the house is not noted: %s", why)

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
