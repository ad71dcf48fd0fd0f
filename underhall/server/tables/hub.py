"""Tells every open page that its table has a new number. Only numbers and short notices go out;
what changed is fetched by each seat for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from underhall.server.errors import TooMuch
from underhall.server.tables import log
from underhall.server.tables.log import Entry

MOST_NOTICES = 50
"""A page that is further behind is told only where the table stands now."""

PRESENCE = "presence"
DELETED = "deleted"
HELD_UP = "held-up"
QUIET = (*log.OF_THE_GAME, log.PATIENT, log.OPENED, log.CALL, log.REVIEWED)
"""Entries that show in the table itself."""

Notice = dict[str, Any]


def notices(entries: Iterable[Entry]) -> list[Notice]:
    """What is worth a word beside the new number: kind and seat, never what was said or drawn."""
    return [
        {"number": entry.number, "kind": entry.kind, "seat": entry.data.get("seat")}
        for entry in entries
        if entry.kind not in QUIET
    ]


class Listener:
    """One open page. What it has not fetched yet is kept short: a slow page skips, never queues."""

    def __init__(self, hub: Hub, table: str, seats: frozenset[int], visitor: str) -> None:
        self.hub = hub
        self.table = table
        self.seats = seats
        self.visitor = visitor
        self.closed = False
        self._number: int | None = None
        self._notices: list[Notice] = []
        self._news = asyncio.Event()

    def tell(self, number: int, told: list[Notice]) -> None:
        """There is something new."""
        self._number = max(number, self._number or 0)
        self._notices = [*self._notices, *told][-MOST_NOTICES:]
        self._news.set()

    def close(self) -> None:
        """There will be no more news."""
        self.closed = True
        self._news.set()

    def wake(self) -> None:
        """Whoever waits for news looks up."""
        self._news.set()

    async def next(self, timeout: float) -> dict[str, Any] | None:
        """The news, or None if there are none for so long; without any where somebody is woken."""
        try:
            async with asyncio.timeout(timeout):
                await self._news.wait()
        except TimeoutError:
            return None
        self._news.clear()
        news = {"number": self._number, "notices": self._notices}
        self._notices = []
        return None if self._number is None else news

    def leave(self) -> None:
        """Listen no longer."""
        self.hub.remove(self)


class Hub:
    """Who listens to which table."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: dict[str, set[Listener]] = {}
        self._numbers: dict[str, int] = {}
        self._visitors: dict[str, int] = {}
        self._closed = False
        self._elsewhere: dict[str, dict[str, frozenset[int]]] = {}
        """The seats with a page that another process of the house serves."""
        self.on_presence: Callable[[str], None] = lambda table: None
        """Told a table whenever pages of it are opened or closed here."""

    def listen(self, table: str, seats: Iterable[int], visitor: str, number: int) -> Listener:
        """A new page of a visitor who sits on ``seats``."""
        if self._visitors.get(visitor, 0) >= self._most:
            raise TooMuch(f"at most {self._most} open pages")
        listener = Listener(self, table, frozenset(seats), visitor)
        self._visitors[visitor] = self._visitors.get(visitor, 0) + 1
        self._numbers[table] = max(number, self._numbers.get(table, 0))
        self._tell_presence(table, listener.seats - self.present(table))
        new = not listener.seats <= self.here(table)
        self._tables.setdefault(table, set()).add(listener)
        if new:
            self.on_presence(table)
        if self._closed:
            listener.close()
        return listener

    def remove(self, listener: Listener) -> None:
        """A page was closed."""
        table = listener.table
        here = self._tables.get(table, set())
        if listener not in here:
            return
        here.remove(listener)
        self._count_down(listener.visitor)
        if here:
            self._tell_presence(table, listener.seats - self.present(table))
        else:
            del self._tables[table]
            self._numbers.pop(table, None)
        if not listener.seats <= self.here(table):
            self.on_presence(table)

    def _count_down(self, visitor: str) -> None:
        self._visitors[visitor] -= 1
        if not self._visitors[visitor]:
            del self._visitors[visitor]

    def here(self, table: str) -> set[int]:
        """The seats with a page that this process serves."""
        return {seat for one in self._tables.get(table, ()) for seat in one.seats}

    def present(self, table: str) -> set[int]:
        """The seats with an open page."""
        return self.here(table).union(*self._elsewhere.get(table, {}).values())

    def tables(self) -> list[str]:
        """The tables with a seat that has a page here."""
        return [table for table in self._tables if self.here(table)]

    @property
    def pages(self) -> int:
        """How many pages are open here."""
        return sum(self._visitors.values())

    def numbers(self) -> dict[str, int]:
        """The newest number that was told of every table that is watched here."""
        return dict(self._numbers)

    def hear(self, who: str, table: str, seats: Iterable[int]) -> None:
        """Another process says which seats have pages there."""
        before = self.present(table)
        there = self._elsewhere.setdefault(table, {})
        there[who] = frozenset(seats)
        if not there[who]:
            del there[who]
        if not there:
            del self._elsewhere[table]
        if table in self._tables:
            self._tell_presence(table, frozenset(before ^ self.present(table)))

    def forget(self, who: str) -> None:
        """Another process is gone, and all its pages."""
        for table in [one for one, there in self._elsewhere.items() if who in there]:
            self.hear(who, table, ())

    def publish(self, table: str, number: int, told: list[Notice]) -> None:
        """A table has a new number."""
        if table in self._tables:
            self._numbers[table] = number
            for listener in self._tables[table]:
                listener.tell(number, told)

    def _tell_presence(self, table: str, seats: frozenset[int]) -> None:
        told = [{"kind": PRESENCE, "seat": seat} for seat in sorted(seats)]
        if told:
            self.publish(table, self._numbers.get(table, 0), told)

    def mention(self, table: str, kind: str) -> None:
        """Something about a table has changed that is no entry."""
        self.publish(table, self._numbers.get(table, 0), [{"kind": kind, "seat": None}])

    def dismiss(self, table: str) -> None:
        """A table is no more."""
        self.mention(table, DELETED)
        self._numbers.pop(table, None)

    def close(self, for_good: bool = False) -> None:
        """Send every page away; for good, also those that still come."""
        self._closed = for_good
        for listeners in self._tables.values():
            for listener in listeners:
                listener.close()
