"""The store in a SQLite file: write-ahead log, full sync, one writer off the event loop."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from underhall.server.errors import (
    Conflict,
    HouseError,
    StoreDamaged,
    StoreForeign,
    StoreFull,
    StoreTrouble,
)
from underhall.server.store.interface import RUNNING, Card, Claim, Whole
from underhall.server.store.migrations import migrate
from underhall.server.store.rows import COLUMNS, changing, entry_rows, read_card, read_entry
from underhall.server.store.writer import Work, Writer
from underhall.server.tables.log import Entry

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds to wait while another process writes."""

NOTE_TIME = "INSERT OR REPLACE INTO house VALUES ('time', ?)"
LATEST_TIME = (
    "SELECT coalesce((SELECT value FROM house WHERE name = 'time'),"
    " (SELECT max(changed) FROM tables))"
)

ENTRIES = (
    "SELECT number, at, kind, data FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
)

IN_PUBLIC = (
    f"SELECT {COLUMNS} FROM tables WHERE status = 'running'"
    " AND json_extract(state, '$.public') = 1 AND json_array_length(state, '$.free') > 0"
    " ORDER BY changed DESC LIMIT ?"
)
"""Its conditions are word for word those of an index, or SQLite would read every table."""


LAY = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"


class SqliteStore:
    """Tables in one file, made if it is missing."""

    shared: ClassVar[bool] = False

    def __init__(self, path: Path) -> None:
        self.path = path
        with translated(path):
            self.secret = _prepare(path)
        self._writer = Writer(lambda: connect(path))
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "underhall-reader")
        self._reading: sqlite3.Connection | None = None

    # ------------------------------------------------------------------ writing

    async def append(
        self,
        card: Card,
        entries: Sequence[Entry],
        claims: Sequence[Claim] = (),
        void: Sequence[str] = (),
    ) -> None:
        """Add entries to a table, renew its card and the keys to it."""

        def work(db: sqlite3.Connection) -> None:
            _append(db, card, entries)
            if card.deadline is not None:
                db.execute(NOTE_TIME, (card.time,))
            gone = [(card.id, role) for role in void]
            db.executemany("DELETE FROM claims WHERE table_id = ? AND role = ?", gone)
            _claim(db, claims)

        await self._write(work)

    async def claim(self, claims: Sequence[Claim]) -> None:
        """Remember keys."""
        await self._write(lambda db: _claim(db, claims))

    async def note_time(self, time: int) -> None:
        """Remember how late it is."""
        await self._write(lambda db: db.execute(NOTE_TIME, (time,)))

    async def delete(self, table: str) -> bool:
        """Forget a table entirely."""
        gone = await self._write(
            lambda db: db.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount
        )
        return bool(gone)

    async def _write(self, work: Work) -> Any:
        future = self._writer.write(work)
        with translated(self.path):
            # A visitor who goes away must not leave it open whether the work was done.
            return await asyncio.shield(asyncio.wrap_future(future))

    # ------------------------------------------------------------------ reading

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table after some entry."""
        rows = await self._read(lambda db: db.execute(ENTRIES, (table, after)).fetchall())
        with translated(self.path):
            return [read_entry(*row) for row in rows]

    async def card(self, table: str) -> Card | None:
        """The card of a table."""
        sql = f"SELECT {COLUMNS} FROM tables WHERE id = ?"
        row = await self._read(lambda db: db.execute(sql, (table,)).fetchone())
        return None if row is None else read_card(row)

    async def invited(self, code: str) -> str | None:
        """The table an invitation leads to."""
        sql = "SELECT id FROM tables WHERE invite = ?"
        row = await self._read(lambda db: db.execute(sql, (code,)).fetchone())
        return None if row is None else str(row[0])

    async def roles(self, client: str, table: str) -> list[str]:
        """The keys of a visitor to a table."""
        sql = "SELECT role FROM claims WHERE client = ? AND table_id = ? ORDER BY role"
        rows = await self._read(lambda db: db.execute(sql, (client, table)).fetchall())
        return [str(row[0]) for row in rows]

    async def tables_of(self, client: str) -> list[tuple[Card, list[str]]]:
        """Every table a visitor holds keys to."""
        sql = (
            f"SELECT {COLUMNS}, group_concat(role) FROM claims JOIN tables ON id = table_id"
            " WHERE client = ? GROUP BY id ORDER BY changed DESC"
        )
        rows = await self._read(lambda db: db.execute(sql, (client,)).fetchall())
        return [(read_card(row[:-1]), sorted(str(row[-1]).split(","))) for row in rows]

    async def running_of(self, client: str) -> int:
        """How many running tables a visitor has opened."""
        sql = (
            "SELECT count(*) FROM claims JOIN tables ON id = table_id"
            " WHERE client = ? AND role = 'o' AND status = ?"
        )
        row = await self._read(lambda db: db.execute(sql, (client, RUNNING)).fetchone())
        return int(row[0])

    async def public(self, most: int) -> list[Card]:
        """Running tables with free chairs for everybody."""
        rows = await self._read(lambda db: db.execute(IN_PUBLIC, (most,)).fetchall())
        return [read_card(row) for row in rows]

    async def deadlines(self, before: int | None = None) -> list[tuple[str, int]]:
        """Running tables with a clock."""
        sql = "SELECT id, deadline FROM tables WHERE deadline IS NOT NULL AND status = ?"
        sql += "" if before is None else " AND deadline < ?"
        given = (RUNNING,) if before is None else (RUNNING, before)
        rows = await self._read(lambda db: db.execute(sql, given).fetchall())
        return [(str(table), int(deadline)) for table, deadline in rows]

    async def latest_time(self) -> int | None:
        """The latest turn time that was noted; in a file of earlier versions, the newest change."""
        row = await self._read(lambda db: db.execute(LATEST_TIME).fetchone())
        return None if row[0] is None else int(row[0])

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        with translated(self.path):
            return await loop.run_in_executor(self._reader, self._with_reader, work)

    def _with_reader(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._reading is None:
            self._reading = connect(self.path)
        return work(self._reading)

    # ------------------------------------------------------------------ from house to house

    async def ids(self) -> list[str]:
        """All tables, in the order of their names."""
        sql = "SELECT id FROM tables ORDER BY id"
        rows = await self._read(lambda db: db.execute(sql).fetchall())
        return [str(row[0]) for row in rows]

    async def whole(self, table: str) -> Whole:
        """All there is of a table."""

        def work(db: sqlite3.Connection) -> Whole:
            sql = f"SELECT {COLUMNS} FROM tables WHERE id = ?"
            card = db.execute(sql, (table,)).fetchone()
            entries = db.execute(ENTRIES, (table, 0)).fetchall()
            sql = "SELECT client, role FROM claims WHERE table_id = ? ORDER BY client, role"
            return Whole(card, entries, db.execute(sql, (table,)).fetchall())

        return await self._read(work)

    async def lay(self, table: Whole) -> None:
        """Take in a table that was kept elsewhere."""
        id = table.card[0]
        entries = [(id, *row) for row in table.entries]
        claims = [(client, id, role) for client, role in table.claims]

        def work(db: sqlite3.Connection) -> None:
            db.execute(LAY, table.card)
            db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", entries)
            db.executemany("INSERT INTO claims VALUES (?, ?, ?)", claims)

        await self._write(work)

    async def adopt(self, secret: bytes) -> None:
        """Take over the secret of another house."""
        sql = "UPDATE house SET value = ? WHERE name = 'secret'"
        await self._write(lambda db: db.execute(sql, (secret,)))
        self.secret = secret

    # ------------------------------------------------------------------ the file

    async def check(self) -> None:
        """Whether it can be asked."""
        await self._read(lambda db: db.execute("SELECT 1").fetchone())

    async def backup(self, to: Path) -> None:
        """Copy everything into a new file."""
        await asyncio.to_thread(back_up, self.path, to)

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        if self._reading is not None:
            self._reader.submit(self._reading.close).result()
        self._reader.shutdown()


# ---------------------------------------------------------------------- the file


def connect(path: Path) -> sqlite3.Connection:
    """A connection with every commit written through to the disk."""
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def back_up(path: Path, to: Path) -> None:
    """Copy a file of tables, even one that is being written to, into a new file."""
    with translated(path):
        if not path.is_file():
            raise StoreTrouble(f"there is no file {path}")
        if to.exists():
            raise StoreTrouble(f"{to} is there already")
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            _check(db)
            # It holds the key to every seat: from the first byte on it is for nobody else.
            os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            with closing(sqlite3.connect(to)) as copy:
                db.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")


def _prepare(path: Path) -> bytes:
    """Make or check the file; the secret of its house."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    _check_own(path)
    with closing(connect(path)) as db:
        _check(db)
        migrate(db)
        fresh = (secrets.token_bytes(32),)
        db.execute("INSERT OR IGNORE INTO house VALUES ('secret', ?)", fresh)
        (secret,) = db.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()
    return bytes(secret)


def _check_own(path: Path) -> None:
    """Refuse a database of something else, before anything in it is changed."""
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as db:
        found = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    if found and not found >= OWN_TABLES:
        raise StoreForeign("there are other tables in it")


OWN_TABLES = {"house", "tables", "entries", "claims"}


def _check(db: sqlite3.Connection) -> None:
    (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise StoreDamaged(str(verdict))


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """What SQLite and the disk complain of, as the house says it."""
    try:
        yield
    except HouseError as why:
        raise type(why)(f"{path}: {why}") if isinstance(why, StoreTrouble) else why from None
    except sqlite3.Error as why:
        raise _trouble(why)(f"{path}: {why}") from why
    except OSError as why:
        raise StoreTrouble(f"{path}: {why.strerror or why}") from why


def _trouble(why: sqlite3.Error) -> type[StoreTrouble]:
    code = getattr(why, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return StoreFull
    return StoreDamaged if code in DAMAGE else StoreTrouble


DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


# ---------------------------------------------------------------------- rows


def _append(db: sqlite3.Connection, card: Card, entries: Sequence[Entry]) -> None:
    first = entries[0].number
    if first == 1:
        row = (card.id, card.game, card.invite, card.opened, *changing(card))
        db.execute(LAY, row)
    else:
        sql = (
            "UPDATE tables SET changed = ?, number = ?, status = ?, deadline = ?, state = ?"
            " WHERE id = ? AND number = ?"
        )
        if db.execute(sql, (*changing(card), card.id, first - 1)).rowcount != 1:
            raise Conflict(card.id)
    try:
        db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", entry_rows(card.id, entries))
    except sqlite3.IntegrityError:
        raise Conflict(card.id) from None


def _claim(db: sqlite3.Connection, claims: Sequence[Claim]) -> None:
    rows = [(one.client, one.table, one.role) for one in claims]
    db.executemany("INSERT OR IGNORE INTO claims VALUES (?, ?, ?)", rows)
