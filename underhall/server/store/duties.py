"""What processes that share a database owe each other: the time, who is on duty, and notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, ClassVar

import psycopg

from underhall.server.errors import StoreTrouble
from underhall.server.store.connections import Connections, Db, Lost, shown
from underhall.server.store.interface import Moment

NEVER = 2**62
SIDE = 1
"""Connections for all this: what is written here may be lost in a crash, so nobody waits for the
disk."""

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ONCE = f"SELECT {NOW} AS now OFFSET 0"
"""The clock read once, however often it is needed."""

ABSENT = 20_000
"""Milliseconds after which a house without a sign of life counts as closed."""

BEAT = f"""
INSERT INTO clock AS c SELECT true, now, 0, now FROM ({ONCE}) AS t
ON CONFLICT (one) DO UPDATE SET
    beat = excluded.beat,
    shift = CASE WHEN excluded.beat - c.beat BETWEEN 0 AND {ABSENT} THEN c.shift
        ELSE c.shift + c.beat - excluded.beat END,
    opened = CASE WHEN excluded.beat - c.beat BETWEEN 0 AND {ABSENT} THEN c.opened
        ELSE c.shift + c.beat END
RETURNING beat + shift, opened
"""
"""The time of turns is that of the database, less what it went on while nobody was here."""

SET_TIME = f"""
INSERT INTO clock AS c
    SELECT true, now - {ABSENT}, %s - now + {ABSENT}, %s FROM ({ONCE}) AS t
ON CONFLICT (one) DO UPDATE SET
    beat = excluded.beat, shift = excluded.shift, opened = excluded.opened
"""
ATTEND = f"""
INSERT INTO leases AS l SELECT id, %s, {NOW} + %s FROM unnest(%s::text[]) AS id
ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker, until = excluded.until
    WHERE l.worker = excluded.worker OR l.until < {NOW}
RETURNING table_id
"""
UNATTENDED = f"""
SELECT id FROM tables WHERE bots AND NOT EXISTS
    (SELECT 1 FROM leases WHERE table_id = id AND until >= {NOW}) LIMIT %s
"""
LISTENING = 15.0
"""Seconds without a notice after which the connection is tried."""

DEAF = 0.5
"""Seconds before listening is tried again."""


class Duties:
    """The part of a shared store that is not about the tables themselves."""

    shared: ClassVar[bool] = True

    def __init__(self, conninfo: str, channel: str) -> None:
        self._side = Connections(conninfo, SIDE, "SET synchronous_commit = off")
        self._where = shown(conninfo)
        self._channel = channel

    # ------------------------------------------------------------------ time

    async def beat(self) -> Moment:
        """Say that somebody is here, and hear what time it is."""
        ((now, opened),) = await self._ask(BEAT)
        return Moment(int(now), int(opened))

    async def latest_time(self) -> int | None:
        """The turn time of the last sign of life."""
        rows = await self._ask("SELECT beat + shift FROM clock")
        return int(rows[0][0]) if rows else None

    async def note_time(self, time: int) -> None:
        """Let the house that opens next go on at ``time``."""
        await self._ask(SET_TIME, time, time)

    async def is_open(self) -> bool:
        """Whether there was a sign of life a moment ago."""
        rows = await self._ask(f"SELECT 1 FROM clock WHERE beat > {NOW} - {ABSENT // 2}")
        return bool(rows)

    # ------------------------------------------------------------------ who is on duty

    async def attend(self, tables: Sequence[str], worker: str, seconds: float) -> list[str]:
        """Be on duty at tables."""
        # In one order, or two processes would wait for each other.
        rows = await self._ask(ATTEND, worker, int(1000 * seconds), sorted(tables))
        return [str(row[0]) for row in rows]

    async def release(self, table: str, worker: str) -> None:
        """Be on duty no longer."""
        await self._ask("DELETE FROM leases WHERE table_id = %s AND worker = %s", table, worker)

    async def unattended(self, most: int) -> list[str]:
        """Tables whose bots nobody looks after."""
        return [str(row[0]) for row in await self._ask(UNATTENDED, most)]

    async def numbers(self, tables: Iterable[str]) -> dict[str, int]:
        """The newest number of each table that is there."""
        rows = await self._ask("SELECT id, number FROM tables WHERE id = ANY (%s)", list(tables))
        return {str(table): int(number) for table, number in rows}

    # ------------------------------------------------------------------ notices

    async def tell(self, message: str) -> None:
        """Send a message to all. Not in the transaction of a move: those would queue for it."""
        await self._ask("SELECT pg_notify(%s, %s)", self._channel, message)

    async def listen(
        self, hear: Callable[[str], None], back: Callable[[], None], stopped: Callable[[], bool]
    ) -> None:
        """Pass messages on."""
        while not stopped():
            with suppress(Lost, psycopg.Error):
                db = await self._side.connect()
                try:
                    await self._hear(db, hear, back)
                finally:
                    await asyncio.shield(db.close())
            await asyncio.sleep(DEAF)

    async def _hear(self, db: Db, hear: Callable[[str], None], back: Callable[[], None]) -> None:
        await db.execute(f'LISTEN "{self._channel}"')
        back()
        while True:
            async for notice in db.notifies(timeout=LISTENING):
                hear(notice.payload)
            await db.execute("SELECT 1")

    async def close(self) -> None:
        """Let go of all connections."""
        await self._side.close()

    async def _ask(self, sql: str, *given: Any) -> list[tuple[Any, ...]]:
        async def work(db: Db) -> list[tuple[Any, ...]]:
            found = await db.execute(sql, given)
            return await found.fetchall() if found.description else []

        try:
            return await self._side.run(work)
        except (Lost, psycopg.Error) as why:
            raise StoreTrouble(f"{self._where}: {' '.join(str(why).split())}") from why
