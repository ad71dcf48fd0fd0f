"""What is particular to a house in PostgreSQL."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from server import postgres
from waiting import soon

from underhall.server.errors import (
    StoreDamaged,
    StoreForeign,
    StoreTooNew,
    StoreTrouble,
    StoreUnknown,
)
from underhall.server.store.interface import Card
from underhall.server.store.opening import is_shared, open_database
from underhall.server.tables.log import Entry

psycopg = pytest.importorskip("psycopg")


@pytest.fixture
def url() -> str:
    return postgres.server().database()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def say(url: str, *sentences: str) -> None:
    with psycopg.connect(url, autocommit=True) as db:
        for sentence in sentences:
            db.execute(sentence)


def card(number: int) -> Card:
    return Card("t", "lantern", "CODE", 1, number, number, "running", None, {})


def entry(number: int, **data: Any) -> Entry:
    return Entry(number, 1, "move", data)


@pytest.mark.parametrize(
    "where, shared",
    [
        ("postgresql://h/d", True),
        ("postgres://h", True),
        ("tables.sqlite", False),
        ("postgres/tables.sqlite", False),
        ("C:\\x", False),
    ],
)
def test_what_is_a_database(where: str, shared: bool) -> None:
    assert is_shared(where) == shared


@pytest.mark.parametrize(
    "where, told",
    [
        ("mysql://h/d", "mysql://"),
        ("postgres//h/d", "postgres//"),
        ("postgresql:/me:hush@h/d", "postgresql:"),
    ],
)
def test_what_is_none(where: str, told: str) -> None:
    with pytest.raises(StoreUnknown, match=f"^{told}$"):
        is_shared(where)


def test_processes_that_start_at_the_same_time_agree(url: str) -> None:
    with ThreadPoolExecutor(6) as starting:
        stores = list(starting.map(open_database, [url] * 6))
    assert len({store.secret for store in stores}) == 1


def test_entries_never_change(url: str) -> None:
    async def work() -> None:
        store = open_database(url)
        await store.append(card(1), [entry(1)])
        await store.close()

    run(work())
    with pytest.raises(psycopg.Error, match="never changes"):
        say(url, "UPDATE entries SET kind = 'other'")


def test_a_house_of_a_newer_version(url: str) -> None:
    open_database(url)
    say(url, "UPDATE house SET value = '999' WHERE name = 'version'")
    with pytest.raises(StoreTooNew, match="999"):
        open_database(url)


def test_a_database_of_something_else_is_left_alone(url: str) -> None:
    say(url, "CREATE TABLE photos (name TEXT)")
    with pytest.raises(StoreForeign):
        open_database(url)
    with psycopg.connect(url) as db:
        found = db.execute("SELECT relname FROM pg_class WHERE relname = 'entries'").fetchall()
    assert found == []


def test_a_schema_of_its_own_beside_something_else(url: str) -> None:
    say(url, "CREATE TABLE photos (name TEXT)", "CREATE SCHEMA hall")
    open_database(f"{url}?options=-csearch_path%3Dhall")


def test_every_commit_is_written_through(url: str) -> None:
    name = url.rsplit("/", 1)[1]
    say(url, f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def work() -> None:
        store = open_database(url)
        assert await store._rows("SHOW synchronous_commit") == [("on",)]
        assert await store._ask("SHOW synchronous_commit") == [("off",)]
        await store.close()

    run(work())


def test_damage_is_said_plainly(url: str) -> None:
    async def work() -> None:
        store = open_database(url)
        await store.append(card(1), [entry(1)])
        say(url, "INSERT INTO entries VALUES ('t', 2, 0, 'move', 'no json')")
        with pytest.raises(StoreDamaged, match="no JSON"):
            await store.entries("t")
        await store.close()

    run(work())


# ---------------------------------------------------------------------- the way breaks off


@pytest.mark.parametrize("written", [False, True])
def test_it_is_written_once_though_the_way_breaks_off(url: str, written: bool) -> None:
    """Before the server wrote it or after: whoever waits cannot know, and need not."""

    async def work() -> None:
        store = open_database(url)
        await store.append(card(1), [entry(1)])
        once = store._db.once
        cuts: list[Any] = []

        async def cut(work: Any) -> Any:
            async def broken(db: Any) -> Any:
                if written:
                    await work(db)
                await db.close()
                raise psycopg.OperationalError("the connection is lost")

            if cuts:
                return await once(work)
            cuts.append(work)
            return await once(broken)

        store._db.once = cut  # type: ignore[method-assign]
        await store.append(card(2), [entry(2, a="b")])
        assert cuts
        assert await store.entries("t") == [entry(1), entry(2, a="b")]
        await store.close()

    run(work())


def test_connections_that_were_cut_are_made_anew(url: str) -> None:
    async def work() -> None:
        store = open_database(url)
        await asyncio.gather(*[store.check() for _ in range(20)])
        name = url.rsplit("/", 1)[1]
        say(
            postgres.server().url(),
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )
        await asyncio.gather(*[store.check() for _ in range(20)])
        await store.close()

    run(work())


def test_a_server_that_does_not_come_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = open_database(url)
        store._db._conninfo = "host=127.0.0.1 port=1 connect_timeout=1"
        monkeypatch.setattr(store._db.run.__func__, "__defaults__", (0.2,))  # type: ignore[attr-defined]
        with pytest.raises(StoreTrouble, match=r"127\.0\.0\.1"):
            await store.check()
        await store.close()

    run(work())


def test_whoever_goes_away_leaves_nothing_open(url: str) -> None:
    """A reading that is given up takes its connection with it, a writing is finished."""

    async def work() -> None:
        store = open_database(url)
        await store.append(card(1), [entry(1)])
        reading = asyncio.create_task(store._rows("SELECT pg_sleep(20)"))
        await asyncio.sleep(0.2)
        reading.cancel()
        writing = asyncio.create_task(store.append(card(2), [entry(2)]))
        await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)

        async def written() -> bool:
            return len(await store.entries("t")) == 2

        await soon(written, "the second entry")
        await store.close()

    run(work())
