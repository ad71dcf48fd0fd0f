"""Connections to a PostgreSQL server: a few are kept open, and one that breaks is made anew."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, TypeAlias, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

T = TypeVar("T")
Db: TypeAlias = "psycopg.AsyncConnection[Any]"

PATIENCE = 6.0
"""Seconds in which a server that was restarted should be back; so long a request waits for it."""

FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5
MANNERS = {
    "application_name": "underhall",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""How we wish to be connected, unless the address says otherwise."""


class Lost(Exception):
    """The way to the server broke off; what was begun may have been done or not."""


def with_manners(url: str) -> str:
    """An address with what it leaves open."""
    wanted: dict[str, Any] = {**MANNERS, **conninfo_to_dict(url)}
    return str(make_conninfo("", **wanted))


def shown(url: str) -> str:
    """An address as it may be told: without a password."""
    told = conninfo_to_dict(url)
    user = f"{told['user']}@" if "user" in told else ""
    port = f":{told['port']}" if "port" in told else ""
    return f"postgresql://{user}{told.get('host', '')}{port}/{told.get('dbname', '')}"


class Connections:
    """At most so many at once; ``first`` is said to the server on each of them."""

    def __init__(self, conninfo: str, most: int, first: str = "") -> None:
        self._conninfo = conninfo
        self._first = first
        self._idle: list[Db] = []
        self._room = asyncio.Semaphore(most)
        self._closed = False

    async def run(self, work: Callable[[Db], Awaitable[T]], patience: float = PATIENCE) -> T:
        """Do something; where the way breaks off, once more, for as long as patience lasts. So
        ``work`` has to bear being done twice."""
        until = monotonic() + patience
        pause = FIRST_PAUSE
        while True:
            try:
                return await self.once(work)
            except Lost:
                if self._closed or monotonic() + pause > until:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def once(self, work: Callable[[Db], Awaitable[T]]) -> T:
        """Do something on a connection of its own."""
        async with self._room:
            db = self._idle.pop() if self._idle else await self.connect()
            try:
                done = await work(db)
            except BaseException as why:
                await self._put_back(db, why)
                if db.closed and isinstance(why, psycopg.Error):
                    raise Lost(str(why).strip()) from why
                raise
            await self._keep(db)
            return done

    async def _keep(self, db: Db) -> None:
        if self._closed:
            await _shut(db)
        else:
            self._idle.append(db)

    async def _put_back(self, db: Db, why: BaseException) -> None:
        """Keep a connection after trouble that was not its own."""
        if not db.closed and isinstance(why, Exception) and not isinstance(why, TimeoutError):
            await self._keep(db)
            return
        await _shut(db)
        # The others go the same way: a server that has ended has ended for all.
        while isinstance(why, psycopg.Error) and self._idle:
            await _shut(self._idle.pop())

    async def connect(self) -> Db:
        """A new connection; Lost without a server."""
        try:
            db: Db = await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)
            await self._greet(db)
        except psycopg.OperationalError as why:
            raise Lost(str(why).strip()) from why
        return db

    async def _greet(self, db: Db) -> None:
        try:
            if self._first:
                await db.execute(self._first)
        except BaseException:
            await _shut(db)
            raise

    async def close(self) -> None:
        """Let go of all."""
        self._closed = True
        while self._idle:
            await _shut(self._idle.pop())


async def _shut(db: Db) -> None:
    with suppress(psycopg.Error, OSError):
        await db.close()
