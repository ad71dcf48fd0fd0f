"""The shape of the SQLite file, version by version; a file is brought up to date when opened."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from underhall.server.errors import StoreTooNew

FIRST = """
CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    invite TEXT NOT NULL UNIQUE,
    opened INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    number INTEGER NOT NULL,
    status TEXT NOT NULL,
    deadline INTEGER,
    state TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
BEGIN SELECT RAISE (ABORT, 'an entry never changes'); END;

CREATE TABLE claims (
    client TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    PRIMARY KEY (client, table_id, role)
) WITHOUT ROWID;
CREATE INDEX claims_by_table ON claims (table_id);
"""

PUBLIC = """
CREATE INDEX tables_in_public ON tables (changed)
    WHERE status = 'running' AND json_extract(state, '$.public') = 1;
"""

MIGRATIONS: tuple[str, ...] = (FIRST, PUBLIC)
"""The script number n leads from version n to n + 1; none is ever edited after a release."""


def migrate(db: sqlite3.Connection, scripts: tuple[str, ...] = MIGRATIONS) -> None:
    """Bring a file up to date, all or nothing for each version."""
    while _step(db, scripts):
        pass


def _step(db: sqlite3.Connection, scripts: tuple[str, ...]) -> bool:
    """Take one step, unless the file is up to date; the lock comes first, two houses may start."""
    if _version(db) == len(scripts):
        return False
    db.execute("BEGIN IMMEDIATE")
    try:
        version = _version(db)
        if version > len(scripts):
            raise StoreTooNew(f"it has version {version}, this Underhall knows {len(scripts)}")
        if version < len(scripts):
            for statement in _statements(scripts[version]):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {version + 1}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return True


def _version(db: sqlite3.Connection) -> int:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
