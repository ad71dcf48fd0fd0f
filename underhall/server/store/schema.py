"""The shape of a house in PostgreSQL, version by version; brought up to date when it is opened."""

from __future__ import annotations

import secrets
from typing import Any

import psycopg

from underhall.server.errors import StoreForeign, StoreTooNew

FIRST = """
CREATE TABLE house (name TEXT PRIMARY KEY, value BYTEA NOT NULL);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    invite TEXT NOT NULL UNIQUE,
    opened BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    number INTEGER NOT NULL,
    status TEXT NOT NULL,
    deadline BIGINT,
    state TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    bots BOOLEAN NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_in_public ON tables (id) WHERE public;
CREATE INDEX tables_for_bots ON tables (id) WHERE bots;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE FUNCTION entries_never_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'an entry never changes'; END $$;
CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
    FOR EACH ROW EXECUTE FUNCTION entries_never_change();

CREATE TABLE claims (
    client TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    PRIMARY KEY (client, table_id, role)
);
CREATE INDEX claims_by_table ON claims (table_id);

CREATE UNLOGGED TABLE leases (
    table_id TEXT PRIMARY KEY,
    worker TEXT NOT NULL,
    until BIGINT NOT NULL
);

CREATE TABLE clock (
    one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one),
    beat BIGINT NOT NULL,
    shift BIGINT NOT NULL,
    opened BIGINT NOT NULL
);
"""
"""No index of ``tables`` has a column that every move changes, so that a move touches none of them.
Leases may be lost in a crash: they only save work."""

MIGRATIONS: tuple[str, ...] = (FIRST,)
"""The script number n leads from version n to n + 1; none is ever edited after a release."""

LOCK = 0x756E6465
"""What processes that start at the same time wait for."""

OWN_TABLES = {"house", "tables", "entries", "claims"}


def prepare(db: psycopg.Connection[Any], scripts: tuple[str, ...] = MIGRATIONS) -> bytes:
    """Make or check the tables; the secret of the house."""
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        for script in scripts[_version(db, len(scripts)) :]:
            db.execute(script)
        _note(db, "version", str(len(scripts)).encode())
        fresh = secrets.token_bytes(32)
        db.execute("INSERT INTO house VALUES ('secret', %s) ON CONFLICT DO NOTHING", (fresh,))
        return _noted(db, "secret")


def _version(db: psycopg.Connection[Any], known: int) -> int:
    """The version that is there; 0 in an empty schema. What belongs to others is not touched."""
    sql = "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
    found = {str(name) for (name,) in db.execute(sql + " AND relkind IN ('r', 'p')")}
    if not found:
        return 0
    if not found >= OWN_TABLES:
        raise StoreForeign("there are other tables in it")
    version = int(_noted(db, "version"))
    if version > known:
        raise StoreTooNew(f"it has version {version}, this Underhall knows {known}")
    return version


def _noted(db: psycopg.Connection[Any], name: str) -> bytes:
    row = db.execute("SELECT value FROM house WHERE name = %s", (name,)).fetchone()
    if row is None:
        raise StoreForeign(f"it has no {name}")
    return bytes(row[0])


def _note(db: psycopg.Connection[Any], name: str, value: bytes) -> None:
    sql = "INSERT INTO house VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value = %s"
    db.execute(sql, (name, value, value))
