"""The store in a PostgreSQL database: any number of processes, on any machines, share it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import psycopg
from psycopg import errors

from underhall.server.errors import (
    Conflict,
    NoSuchTable,
    StoreDamaged,
    StoreFull,
    StoreTrouble,
)
from underhall.server.store import duties, schema
from underhall.server.store.connections import Connections, Db, Lost, shown, with_manners
from underhall.server.store.interface import RUNNING, Card, Claim, News, Whole
from underhall.server.store.rows import (
    COLUMNS,
    as_text,
    changing,
    read_card,
    read_entry,
    read_state,
)
from underhall.server.tables.log import Entry

T = TypeVar("T")

MOST = 8
"""Connections of one process for its visitors."""

SAFELY = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)
"""Whatever somebody has chosen for the database: what is acknowledged is on the disk."""

ROW = "(id, game, invite, opened, changed, number, status, deadline, state, public, bots)"
LAY = f"INSERT INTO tables {ROW} VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)"
RENEW = (
    "UPDATE tables SET changed = %s, number = %s, status = %s, deadline = %s, state = %s,"
    " public = %s, bots = %s WHERE id = %s AND number = %s RETURNING id"
)
UNNEST = "unnest(%s::int[], %s::bigint[], %s::text[], %s::text[])"
GROW = (
    f"WITH renewed AS ({RENEW}), added AS (INSERT INTO entries"
    f" SELECT renewed.id, e.* FROM renewed, {UNNEST} AS e) SELECT id FROM renewed"
)
"""The card and the entries in one statement: without a card to renew nothing is added."""

ENTER = f"INSERT INTO entries SELECT %s, e.* FROM {UNNEST} AS e"
ENTRIES = (
    "SELECT number, at, kind, data FROM entries WHERE table_id = %s AND number > %s ORDER BY number"
)
CLAIM = "INSERT INTO claims VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
OPENED_BY = (
    "SELECT count(*) FROM claims JOIN tables ON id = table_id"
    " WHERE client = %s AND role = 'o' AND status = %s"
)
KEYS_OF = (
    f"SELECT {COLUMNS}, array_agg(role) FROM claims JOIN tables ON id = table_id"
    " WHERE client = %s GROUP BY id ORDER BY changed DESC"
)


class PostgresStore(duties.Duties):
    """Tables in one schema of a database, made if they are missing."""

    def __init__(self, url: str) -> None:
        self.shown = _shown(url)
        conninfo = with_manners(url)
        with translated(self.shown), psycopg.connect(conninfo, autocommit=True) as db:
            self.secret = schema.prepare(db)
            row = db.execute("SELECT current_schema()").fetchone()
        channel = f"underhall_{row[0] if row else ''}"[:63]
        self._db = Connections(conninfo, MOST, SAFELY)
        super().__init__(conninfo, channel)

    # ------------------------------------------------------------------ writing

    async def append(
        self,
        card: Card,
        entries: Sequence[Entry],
        claims: Sequence[Claim] = (),
        void: Sequence[str] = (),
    ) -> None:
        """Add entries to a table, renew its card and the keys to it."""
        tried = False

        async def work(db: Db) -> None:
            nonlocal tried
            if tried and await _is_there(db, card.id, entries):
                return  # the way broke off after the server had written it
            tried = True
            if entries[0].number > 1 and not claims and not void:
                await _append(db, card, entries)
                return
            async with db.transaction():
                await _append(db, card, entries)
                await _renew_claims(db, card.id, claims, void)

        await self._write(work)

    async def claim(self, claims: Sequence[Claim]) -> None:
        """Remember keys."""

        async def work(db: Db) -> None:
            async with db.transaction():
                await _claim(db, claims)

        await self._write(work)

    async def delete(self, table: str) -> bool:
        """Forget a table entirely."""

        async def work(db: Db) -> int:
            done = await db.execute("DELETE FROM tables WHERE id = %s", (table,))
            return int(done.rowcount)

        return bool(await self._write(work))

    async def _write(self, work: Callable[[Db], Awaitable[T]]) -> T:
        # A visitor who goes away must not leave it open whether the work was done.
        with translated(self.shown):
            return await asyncio.shield(asyncio.ensure_future(self._db.run(work)))

    # ------------------------------------------------------------------ reading

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table after some entry."""
        rows = await self._rows(ENTRIES, table, after)
        with translated(self.shown):
            return [read_entry(*row) for row in rows]

    async def news(self, table: str, after: int) -> News | None:
        """What was written after some entry."""
        sql = "SELECT number, CASE WHEN number > %s THEN state END FROM tables WHERE id = %s"
        rows = await self._rows(sql, after, table)
        if not rows:
            raise NoSuchTable(f"there is no table {table}")
        number, state = rows[0]
        if number <= after:
            return None
        # What is written in between belongs to a later state: it is left for the next time.
        entries = await self.entries(table, after)
        with translated(self.shown):
            return News([e for e in entries if e.number <= number], read_state(state))

    async def card(self, table: str) -> Card | None:
        """The card of a table."""
        rows = await self._rows(f"SELECT {COLUMNS} FROM tables WHERE id = %s", table)
        with translated(self.shown):
            return read_card(rows[0]) if rows else None

    async def invited(self, code: str) -> str | None:
        """The table an invitation leads to."""
        rows = await self._rows("SELECT id FROM tables WHERE invite = %s", code)
        return str(rows[0][0]) if rows else None

    async def roles(self, client: str, table: str) -> list[str]:
        """The keys of a visitor to a table."""
        sql = "SELECT role FROM claims WHERE client = %s AND table_id = %s"
        return sorted([str(row[0]) for row in await self._rows(sql, client, table)])

    async def tables_of(self, client: str) -> list[tuple[Card, list[str]]]:
        """Every table a visitor holds keys to."""
        rows = await self._rows(KEYS_OF, client)
        with translated(self.shown):
            return [(read_card(row[:-1]), sorted(row[-1])) for row in rows]

    async def running_of(self, client: str) -> int:
        """How many running tables a visitor has opened."""
        return int((await self._rows(OPENED_BY, client, RUNNING))[0][0])

    async def public(self, most: int) -> list[Card]:
        """Running tables with free chairs for everybody."""
        sql = f"SELECT {COLUMNS} FROM tables WHERE public ORDER BY changed DESC LIMIT %s"
        rows = await self._rows(sql, most)
        with translated(self.shown):
            return [read_card(row) for row in rows]

    async def deadlines(self, before: int | None = None) -> list[tuple[str, int]]:
        """Running tables with a clock."""
        sql = "SELECT id, deadline FROM tables WHERE deadline < %s AND status = %s"
        latest = duties.NEVER if before is None else before
        rows = await self._rows(sql, latest, RUNNING)
        return [(str(table), int(deadline)) for table, deadline in rows]

    async def check(self) -> None:
        """Whether it can be asked."""
        await self._rows("SELECT 1")

    async def _rows(self, sql: str, *given: Any) -> list[tuple[Any, ...]]:
        async def work(db: Db) -> list[tuple[Any, ...]]:
            rows: list[tuple[Any, ...]] = await (await db.execute(sql, given)).fetchall()
            return rows

        with translated(self.shown):
            return await self._db.run(work)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._db.close()
        await super().close()

    # ------------------------------------------------------------------ from house to house

    async def ids(self) -> list[str]:
        """All tables, in the order of their names."""
        rows = await self._rows('SELECT id FROM tables ORDER BY id COLLATE "C"')
        return [str(row[0]) for row in rows]

    async def whole(self, table: str) -> Whole:
        """All there is of a table."""
        card = (await self._rows(f"SELECT {COLUMNS} FROM tables WHERE id = %s", table))[0]
        entries: Any = await self._rows(ENTRIES, table, 0)
        claims = await self._rows("SELECT client, role FROM claims WHERE table_id = %s", table)
        return Whole(card, entries, sorted([(str(row[0]), str(row[1])) for row in claims]))

    async def lay(self, table: Whole) -> None:
        """Take in a table that was kept elsewhere."""
        card = read_card(table.card)
        entries = list(zip(*table.entries, strict=True)) or [(), (), (), ()]

        async def work(db: Db) -> None:
            async with db.transaction():
                await db.execute(LAY, (*table.card, *_marks(card)))
                await db.execute(ENTER, (card.id, *[list(column) for column in entries]))
                await _claim(db, [Claim(client, card.id, role) for client, role in table.claims])

        await self._write(work)

    async def adopt(self, secret: bytes) -> None:
        """Take over the secret of another house."""
        await self._rows("UPDATE house SET value = %s WHERE name = 'secret' RETURNING name", secret)
        self.secret = secret


# ---------------------------------------------------------------------- statements


async def _append(db: Db, card: Card, entries: Sequence[Entry]) -> None:
    columns = _columns(entries)
    first = entries[0].number
    try:
        if first == 1:
            row = (card.id, card.game, card.invite, card.opened, *changing(card), *_marks(card))
            await db.execute(LAY, row)
            await db.execute(ENTER, (card.id, *columns))
            return
        renewed = (*changing(card), *_marks(card), card.id, first - 1)
        found = await (await db.execute(GROW, (*renewed, *columns))).fetchone()
    except errors.UniqueViolation:
        raise Conflict(card.id) from None
    if found is None:
        raise Conflict(card.id)


def _columns(entries: Sequence[Entry]) -> list[list[Any]]:
    return [
        [one.number for one in entries],
        [one.at for one in entries],
        [one.kind for one in entries],
        [as_text(one.data) for one in entries],
    ]


def _marks(card: Card) -> tuple[bool, bool]:
    """Whether the hall shows a table to everybody, and whether its bots have to decide."""
    state, runs = card.state, card.status == RUNNING
    shown_to_all = runs and bool(state.get("public")) and bool(state.get("free"))
    return shown_to_all, runs and bool(state.get("bots"))


async def _is_there(db: Db, table: str, entries: Sequence[Entry]) -> bool:
    """Whether the very entries have been written."""
    rows = await (await db.execute(ENTRIES, (table, entries[0].number - 1))).fetchall()
    wanted = [(one.number, one.at, one.kind, as_text(one.data)) for one in entries]
    return bool(rows[: len(wanted)] == wanted)


async def _renew_claims(db: Db, table: str, claims: Sequence[Claim], void: Sequence[str]) -> None:
    if void:
        sql = "DELETE FROM claims WHERE table_id = %s AND role = ANY (%s)"
        await db.execute(sql, (table, list(void)))
    await _claim(db, claims)


async def _claim(db: Db, claims: Sequence[Claim]) -> None:
    for one in claims:
        await db.execute(CLAIM, (one.client, one.table, one.role))


# ---------------------------------------------------------------------- trouble


def _shown(url: str) -> str:
    try:
        return shown(url)
    except psycopg.Error as why:
        raise StoreTrouble(f"this is no address of a database: {str(why).strip()}") from None


@contextmanager
def translated(where: str) -> Iterator[None]:
    """What PostgreSQL complains of, as the house says it."""
    try:
        yield
    except StoreTrouble as why:
        raise type(why)(f"{where}: {why}") from None
    except (Lost, psycopg.Error) as why:
        told = " ".join(str(why).split())
        raise _trouble(why)(f"{where}: {told}") from why


def _trouble(why: Exception) -> type[StoreTrouble]:
    if isinstance(why, errors.DiskFull):
        return StoreFull
    return StoreDamaged if isinstance(why, DAMAGE) else StoreTrouble


DAMAGE = (errors.DataCorrupted, errors.IndexCorrupted)
