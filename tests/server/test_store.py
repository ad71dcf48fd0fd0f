"""The store: entries stay, a race has one winner, and trouble with the file is said plainly."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.house import damage

from underhall.server.errors import (
    Conflict,
    StoreDamaged,
    StoreFull,
    StoreTooNew,
    StoreTrouble,
)
from underhall.server.store.interface import Card, Claim
from underhall.server.store.migrations import MIGRATIONS, migrate
from underhall.server.store.sqlite import IN_PUBLIC, SqliteStore, back_up, connect
from underhall.server.tables.log import Entry


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "tables.sqlite"


def card(number: int, id: str = "t", deadline: int | None = None) -> Card:
    return Card(id, "lantern", f"CODE{id}", 1, number, number, "running", deadline, {"n": number})


def entry(number: int, **data: Any) -> Entry:
    return Entry(number, 1000 + number, "move", data)


async def begun(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    await store.append(card(1), [entry(1)], [Claim("me", "t", "0"), Claim("me", "t", "o")])
    return store


def test_what_was_appended_is_there_after_reopening(path: Path) -> None:
    async def work() -> None:
        store = await begun(path)
        await store.append(card(3, deadline=99), [entry(2, a="ż"), entry(3)])
        secret = store.secret
        await store.close()
        again = SqliteStore(path)
        assert await again.entries("t") == [entry(1), entry(2, a="ż"), entry(3)]
        assert await again.card("t") == card(3, deadline=99)
        assert await again.roles("me", "t") == ["0", "o"]
        assert await again.tables_of("me") == [(card(3, deadline=99), ["0", "o"])]
        assert await again.invited("CODEt") == "t"
        assert await again.deadlines() == [("t", 99)]
        assert (again.secret, len(secret)) == (secret, 32)
        await again.close()

    run(work())


def test_the_next_number_is_given_once(path: Path) -> None:
    async def work() -> None:
        store = await begun(path)
        tries = [store.append(card(2), [entry(2, by=who)]) for who in range(10)]
        ended = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(one).__name__ for one in ended) == ["Conflict"] * 9 + ["NoneType"]
        assert len(await store.entries("t")) == 2
        with pytest.raises(Conflict):
            await store.append(card(5), [entry(5)])
        await store.close()

    run(work())


def test_two_processes_race_for_a_number(path: Path) -> None:
    async def work() -> None:
        first, second = await begun(path), SqliteStore(path)
        ended = await asyncio.gather(
            first.append(card(2), [entry(2)]),
            second.append(card(2), [entry(2)]),
            return_exceptions=True,
        )
        assert sorted(str(type(one).__name__) for one in ended) == ["Conflict", "NoneType"]
        await first.close()
        await second.close()

    run(work())


def test_a_failure_takes_nothing_of_the_others_with_it(path: Path) -> None:
    async def work() -> None:
        store = await begun(path)
        good = [store.append(card(1, str(n)), [entry(1)]) for n in range(5)]
        bad = store.append(card(9), [entry(9)])
        ended = await asyncio.gather(bad, *good, return_exceptions=True)
        assert isinstance(ended[0], Conflict)
        assert ended[1:] == [None] * 5
        assert len(await store.entries("3")) == 1
        await store.close()

    run(work())


def test_entries_never_change(path: Path) -> None:
    async def work() -> None:
        store = await begun(path)
        await store.close()

    run(work())
    with closing(connect(path)) as db, pytest.raises(sqlite3.IntegrityError, match="never changes"):
        db.execute("UPDATE entries SET kind = 'other'")


def test_every_commit_is_written_through(path: Path) -> None:
    SqliteStore(path)._close()
    with closing(connect(path)) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert path.stat().st_mode & 0o077 == 0


def test_deleting_a_table_leaves_nothing(path: Path) -> None:
    async def work() -> None:
        store = await begun(path)
        assert await store.delete("t")
        assert not await store.delete("t")
        assert await store.entries("t") == []
        assert await store.roles("me", "t") == []
        await store.close()

    run(work())


# ---------------------------------------------------------------------- the file


def test_a_backup_of_an_open_house(path: Path, tmp_path: Path) -> None:
    async def work() -> None:
        store = await begun(path)
        await store.backup(tmp_path / "copy.sqlite")
        await store.append(card(2), [entry(2)])
        copy = SqliteStore(tmp_path / "copy.sqlite")
        assert len(await copy.entries("t")) == 1
        with pytest.raises(StoreTrouble, match="is there already"):
            await store.backup(tmp_path / "copy.sqlite")
        await store.close()
        await copy.close()
        back_up(path, tmp_path / "closed.sqlite")
        assert (tmp_path / "closed.sqlite").is_file()

    run(work())
    with pytest.raises(StoreTrouble, match="no file"):
        back_up(tmp_path / "nothing", tmp_path / "other")


@pytest.mark.parametrize("how", ["letter", "page"])
def test_a_damaged_file(tmp_path: Path, how: str) -> None:
    path = tmp_path / "tables.sqlite"
    damage(path, how)
    before = path.read_bytes()
    with pytest.raises(StoreDamaged, match=r"tables\.sqlite"):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_file_that_is_damaged_while_it_is_open(path: Path) -> None:
    async def work() -> None:
        store = await begun(path)
        with closing(connect(path)) as db:
            db.execute("PRAGMA ignore_check_constraints = ON")
            db.execute("INSERT INTO entries VALUES ('t', 2, 0, 'move', 'no json')")
        with pytest.raises(StoreDamaged):
            await store.entries("t")
        await store.close()

    run(work())


def test_a_full_disk(path: Path) -> None:
    async def work() -> None:
        store = await begun(path)
        await store._write(_no_more_room)
        with pytest.raises(StoreFull):
            await store.append(card(2), [entry(2, filler="x" * 100_000)])
        assert len(await store.entries("t")) == 1
        await store._write(lambda db: db.execute("PRAGMA max_page_count = 100000"))
        await store.append(card(2), [entry(2, filler="x" * 100_000)])
        assert len(await store.entries("t")) == 2
        await store.close()

    run(work())


def test_a_file_that_may_not_grow(path: Path) -> None:
    """A limit on the size of files is trouble while it lasts, and nothing is lost by it."""
    resource = pytest.importorskip("resource")

    async def work() -> None:
        store = await begun(path)
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        files = [path, *path.parent.glob(f"{path.name}-*")]
        largest = max([file.stat().st_size for file in files])
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest + 8192, before[1]))
        try:
            with pytest.raises(StoreTrouble):
                await store.append(card(2), [entry(2, filler="x" * 500_000)])
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert len(await store.entries("t")) == 1
        await store.append(card(2), [entry(2, filler="x" * 500_000)])
        assert len(await store.entries("t")) == 2
        await store.close()

    run(work())


def _no_more_room(db: sqlite3.Connection) -> None:
    (pages,) = db.execute("PRAGMA page_count").fetchone()
    db.execute(f"PRAGMA max_page_count = {pages}")


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreTrouble):
        SqliteStore(tmp_path / "file" / "tables.sqlite")


# ---------------------------------------------------------------------- migrations


def test_a_file_of_a_newer_version(path: Path) -> None:
    SqliteStore(path)._close()
    with closing(connect(path)) as db:
        db.execute("PRAGMA user_version = 999")
    with pytest.raises(StoreTooNew, match="999"):
        SqliteStore(path)


def test_migrations_go_on_from_where_the_file_is(tmp_path: Path) -> None:
    second = "CREATE TABLE more (a TEXT);\nINSERT INTO more VALUES ('x');"
    with closing(connect(tmp_path / "a")) as db:
        migrate(db)
        migrate(db, (*MIGRATIONS, second))
        migrate(db, (*MIGRATIONS, second))
        assert db.execute("SELECT * FROM more").fetchall() == [("x",)]
        assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)


def test_a_migration_is_all_or_nothing(tmp_path: Path) -> None:
    broken = "CREATE TABLE more (a TEXT);\nINSERT INTO nowhere VALUES ('x');"
    with closing(connect(tmp_path / "a")) as db:
        migrate(db)
        with pytest.raises(sqlite3.OperationalError):
            migrate(db, (*MIGRATIONS, broken))
        assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        assert db.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall() == []


def test_public_tables_are_found_without_reading_all(path: Path) -> None:
    async def work() -> None:
        store = await begun(path)
        for id, free in (("a", [1]), ("b", [])):
            told = {"public": True, "free": free}
            await store.append(Card(id, "lantern", id, 1, 2, 1, "running", None, told), [entry(1)])
        assert [card.id for card in await store.public(9)] == ["a"]
        await store.close()

    run(work())
    with closing(connect(path)) as db:
        plan = db.execute(f"EXPLAIN QUERY PLAN {IN_PUBLIC}", (9,)).fetchall()
    assert "tables_in_public" in str(plan)
