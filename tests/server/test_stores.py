"""What every store promises, whatever it is made of."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from server import postgres

from underhall.server.errors import Conflict
from underhall.server.store.interface import Card, Claim, Portable
from underhall.server.store.opening import open_store
from underhall.server.tables.log import Entry

Work = Callable[[Portable], Coroutine[Any, Any, None]]


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "deep" / "tables.sqlite"
    return postgres.server().database()


@asynccontextmanager
async def opened(where: Path | str) -> AsyncIterator[Portable]:
    store = open_store(where)
    try:
        yield store
    finally:
        await store.close()


def run(where: Path | str, *works: Work) -> None:
    """Each work with a store opened anew."""

    async def all_works() -> None:
        for work in works:
            async with opened(where) as store:
                await work(store)

    asyncio.run(all_works())


def card(number: int, id: str = "t", deadline: int | None = None, **state: Any) -> Card:
    return Card(id, "lantern", f"CODE{id}", 1, number, number, "running", deadline, state)


def entry(number: int, **data: Any) -> Entry:
    return Entry(number, 1000 + number, "move", data)


async def begin(store: Portable, id: str = "t", **state: Any) -> None:
    claims = [Claim("me", id, "0"), Claim("me", id, "o")]
    await store.append(card(1, id, **state), [entry(1)], claims)


def test_what_was_appended_is_there_after_reopening(where: Path | str) -> None:
    secrets: list[bytes] = []

    async def write(store: Portable) -> None:
        await begin(store)
        odd = {"a": "ż\u2028 'quoted' \\ \0", "n": [1, 2.5, None, True], "ö": {}}
        await store.append(card(3, deadline=99, n=3), [entry(2, **odd), entry(3)])
        secrets.append(store.secret)

    async def read(store: Portable) -> None:
        odd = {"a": "ż\u2028 'quoted' \\ \0", "n": [1, 2.5, None, True], "ö": {}}
        assert await store.entries("t") == [entry(1), entry(2, **odd), entry(3)]
        assert await store.entries("t", 2) == [entry(3)]
        assert await store.entries("t", 3) == []
        assert await store.card("t") == card(3, deadline=99, n=3)
        assert await store.roles("me", "t") == ["0", "o"]
        assert await store.roles("you", "t") == []
        assert await store.tables_of("me") == [(card(3, deadline=99, n=3), ["0", "o"])]
        assert await store.running_of("me") == 1
        assert await store.invited("CODEt") == "t"
        assert await store.invited("none") is None
        assert await store.deadlines() == [("t", 99)]
        assert await store.deadlines(99) == []
        assert await store.deadlines(100) == [("t", 99)]
        assert (store.secret, len(store.secret)) == (secrets[0], 32)
        await store.check()

    run(where, write, read)


def test_nothing_of_a_table_that_is_not_there(where: Path | str) -> None:
    async def work(store: Portable) -> None:
        assert await store.card("t") is None
        assert await store.entries("t") == []
        assert await store.tables_of("me") == []
        assert await store.deadlines() == []
        assert await store.public(9) == []
        assert not await store.delete("t")

    run(where, work)


def test_the_next_number_is_given_once(where: Path | str) -> None:
    async def work(store: Portable) -> None:
        await begin(store)
        tries = [store.append(card(2), [entry(2, by=who)]) for who in range(10)]
        ended = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(one).__name__ for one in ended) == ["Conflict"] * 9 + ["NoneType"]
        assert len(await store.entries("t")) == 2
        with pytest.raises(Conflict):
            await store.append(card(5), [entry(5)])
        with pytest.raises(Conflict):
            await store.append(card(1, "nowhere"), [entry(2)])

    run(where, work)


def test_two_processes_race_for_a_number(where: Path | str) -> None:
    async def work(store: Portable) -> None:
        await begin(store)
        async with opened(where) as other:
            for number in range(2, 12):
                tries = [one.append(card(number), [entry(number)]) for one in (store, other)]
                ended = await asyncio.gather(*tries, return_exceptions=True)
                assert sorted([type(one).__name__ for one in ended]) == ["Conflict", "NoneType"]

    run(where, work)


def test_what_loses_a_race_leaves_nothing(where: Path | str) -> None:
    async def work(store: Portable) -> None:
        await begin(store)
        await store.append(card(2), [entry(2)])
        with pytest.raises(Conflict):
            await store.append(card(2), [entry(2)], [Claim("you", "t", "1")], ["0"])
        assert await store.roles("you", "t") == []
        assert await store.roles("me", "t") == ["0", "o"]

    run(where, work)


def test_keys_come_and_go_with_entries(where: Path | str) -> None:
    async def work(store: Portable) -> None:
        await begin(store)
        await store.claim([Claim("you", "t", "0"), Claim("you", "t", "0"), Claim("you", "t", "w")])
        assert await store.roles("you", "t") == ["0", "w"]
        await store.append(card(2), [entry(2)], [Claim("me", "t", "0")], ["0"])
        assert await store.roles("you", "t") == ["w"]
        assert await store.roles("me", "t") == ["0", "o"]

    run(where, work)


def test_deleting_a_table_leaves_nothing(where: Path | str) -> None:
    async def work(store: Portable) -> None:
        await begin(store)
        assert await store.delete("t")
        assert not await store.delete("t")
        assert await store.entries("t") == []
        assert await store.roles("me", "t") == []
        assert await store.ids() == []

    run(where, work)


def test_only_running_tables_with_free_chairs_are_public(where: Path | str) -> None:
    async def work(store: Portable) -> None:
        for at, (id, public, free) in enumerate([("a", 1, [1]), ("b", 1, []), ("c", 0, [1])]):
            told = {"public": bool(public), "free": free}
            one = Card(id, "lantern", id, 1, at, 1, "running", None, told)
            await store.append(one, [entry(1)])
        late = Card("d", "lantern", "d", 1, 9, 1, "running", None, {"public": True, "free": [0]})
        over = Card("e", "lantern", "e", 1, 9, 1, "over", None, {"public": True, "free": [0]})
        await store.append(late, [entry(1)])
        await store.append(over, [entry(1)])
        assert [one.id for one in await store.public(9)] == ["d", "a"]
        assert [one.id for one in await store.public(1)] == ["d"]

    run(where, work)


def test_the_time_of_turns_is_remembered(where: Path | str) -> None:
    async def write(store: Portable) -> None:
        assert await store.latest_time() is None
        await store.note_time(123_456)

    async def read(store: Portable) -> None:
        assert await store.latest_time() == 123_456

    run(where, write, read)


def test_a_table_can_be_carried_away(where: Path | str, tmp_path: Path) -> None:
    async def work(store: Portable) -> None:
        await begin(store, public=True, free=[1])
        await store.append(card(2, public=True, free=[1]), [entry(2, a="ż")])
        whole = await store.whole("t")
        assert whole.claims == [("me", "0"), ("me", "o")]
        async with opened(tmp_path / "other.sqlite") as other:
            await other.lay(whole)
            await other.adopt(store.secret)
            assert await other.whole("t") == whole
            assert await other.public(1) == await store.public(1)
            assert other.secret == store.secret
        await store.delete("t")
        await store.lay(whole)
        assert await store.whole("t") == whole

    run(where, work)
