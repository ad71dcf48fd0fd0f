"""Being on duty at a table: its bots and its clock are looked after by one process at a time.

A duty ends by itself a few seconds after its process was last heard of; then another takes it over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from underhall.server.errors import StoreTrouble
from underhall.server.store.interface import SharedStore

LEASE = 6.0
"""Seconds that a duty lasts unless it is prolonged."""

logger = logging.getLogger("underhall")


class Duty:
    """The duties of a process that has its house to itself: all of them."""

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[bool]:
        """Be on duty at a table, if nobody else is."""
        yield True

    def holds(self, table: str) -> bool:
        """Whether the duty that was taken on still lasts."""
        return True


class SharedDuty(Duty):
    """The duties of one process among several."""

    def __init__(self, store: SharedStore, worker: str) -> None:
        self._store = store
        self._worker = worker
        self._held: dict[str, int] = {}
        """Where we are on duty, and for how many reasons."""

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[bool]:
        """Be on duty at a table, if nobody else is."""
        if not await self._take(table):
            yield False
            return
        try:
            yield True
        finally:
            self._held[table] = self._held.get(table, 1) - 1
            if not self._held[table]:
                del self._held[table]
                with suppress(StoreTrouble):
                    await asyncio.shield(self._store.release(table, self._worker))

    async def _take(self, table: str) -> bool:
        if table not in self._held:
            if not await self._store.attend([table], self._worker, LEASE):
                return False
        self._held[table] = self._held.get(table, 0) + 1
        return True

    def holds(self, table: str) -> bool:
        """Whether the duty that was taken on still lasts."""
        return table in self._held

    async def prolong(self) -> None:
        """Go on being on duty, as far as nobody has taken over."""
        held = list(self._held)
        if not held:
            return
        still = set(await self._store.attend(held, self._worker, LEASE))
        for table in held:
            if table not in still and self._held.pop(table, 0):
                logger.warning("table %s is looked after elsewhere now", table)
