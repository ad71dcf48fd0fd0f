"""Two houses on one database: tables in memory follow what the other writes, races have one winner,
and bots and clocks are looked after once."""

import asyncio
import gc
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import pytest
from server import postgres
from server.house import CLIENT, plan, play_some, settings, tokens
from waiting import PATIENCE, soon

from underhall.core.chance import Fast
from underhall.server.errors import NoSuchTable, Stale
from underhall.server.store.interface import Claim
from underhall.server.store.opening import open_database
from underhall.server.tables import duty, following, moves, people, undoing
from underhall.server.tables.asking import one_request
from underhall.server.tables.duty import SharedDuty
from underhall.server.tables.house import House
from underhall.server.tables.neighbours import LONGEST, packed


@pytest.fixture
def url() -> str:
    return postgres.server().database()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@asynccontextmanager
async def houses(url: str, count: int = 2) -> AsyncIterator[list[House]]:
    """So many houses on one database."""
    found = [House(open_database(url), settings(url)) for _ in range(count)]
    for house in found:
        await house.start()
    try:
        yield found
    finally:
        for house in found:
            await house.stop()


@pytest.mark.parametrize("game", ["belfort", "runedar", "mountain_king"])
def test_two_houses_play_one_game(url: str, game: str) -> None:
    """Each follows the other's moves where it stands: it is never read anew."""

    async def work() -> None:
        async with houses(url) as (one, other):
            id = (await one.open(plan(game, "me here"), CLIENT)).id
            chance = Fast(game)
            for turn in range(40):
                await play_some((one, other)[turn % 2], id, 1, chance)
                if turn % 9 == 4:
                    await take_back((other, one)[turn % 2], id)
            async with one.at(id) as here, other.at(id) as there:
                assert here is not there
                assert here.number == there.number >= 40
                assert here.card() == there.card()
                assert here.match is not None and there.match is not None
                assert here.match.log == there.match.log
                assert here.match.view(0) == there.match.view(0)
                kept = there
            await play_some(one, id, 1, chance)
            async with other.at(id) as there:
                assert there is kept, "it was folded on, not replayed"

    run(work())


async def take_back(house: House, id: str) -> None:
    async with house.at(id) as table:
        assert table.match is not None
        seat = table.match.moves[-1].seat
        number = table.number
    await house.do(id, lambda table: undoing.undo(table, seat, number))
    async with house.at(id) as table:
        if not table.proposals:
            return
        others, number = table.proposals["undo"].open, table.number
    for seat in others:
        await house.do(id, lambda table: undoing.answer(table, seat, number, "undo", True))  # noqa: B023


def test_a_watcher_hears_of_a_move_made_elsewhere(url: str) -> None:
    async def work() -> None:
        async with houses(url) as (one, other):
            id = (await one.open(plan(), CLIENT)).id
            async with other.at(id) as table:
                listener = other.hub.listen(id, [0], "somebody", table.number)
            await play_some(one, id, 1, Fast("x"))
            news = await listener.next(PATIENCE)
            assert news is not None and news["number"] == 2
            await one.do(id, lambda table: people.chat(table, 0, "hello"))
            news = await listener.next(PATIENCE)
            assert news is not None and news["notices"][-1]["kind"] == "chat"
            await soon(lambda: one.present(id) == {0}, "somebody is here")
            listener.leave()
            await soon(lambda: one.present(id) == set(), "nobody is here")

    run(work())


def test_a_lost_notice_is_made_good(url: str) -> None:
    async def work() -> None:
        async with houses(url) as (one, other):
            assert one.sharing is not None
            one.sharing.wrote = lambda table: None  # type: ignore[method-assign]
            id = (await one.open(plan(), CLIENT)).id
            async with other.at(id) as table:
                listener = other.hub.listen(id, [0], "somebody", table.number)
            await play_some(one, id, 1, Fast("x"))
            news = await listener.next(PATIENCE)
            assert news is not None and news["number"] == 2

    run(work())


def test_a_race_has_one_winner_and_talk_loses_nothing(url: str) -> None:
    async def work() -> None:
        async with houses(url) as (one, other):
            id = (await one.open(plan(), CLIENT)).id
            for _ in range(5):
                async with other.at(id) as table:
                    seat, number = table.waiting()[0], table.number
                    token = tokens(table, seat)[0]
                deed = lambda table: moves.play(table, seat, number, token)  # noqa: B023, E731
                tries = [house.do(id, deed) for house in (one, other, one, other)]
                say = [house.do(id, lambda t: people.chat(t, 0, "hm")) for house in (one, other)]
                ended = await asyncio.gather(*tries, *say, return_exceptions=True)
                assert sum([isinstance(end, int) for end in ended[:4]]) == 1
                assert all([isinstance(end, (int, Stale)) for end in ended[:4]])
                assert all([isinstance(end, int) for end in ended[4:]]), ended
            async with one.at(id) as table:
                assert len(table.said) == 10

    run(work())


def test_keys_given_and_voided_elsewhere_count_at_once(url: str) -> None:
    async def work() -> None:
        async with houses(url) as (one, other):
            id = (await one.open(plan("lantern", "me open"), CLIENT)).id
            key = one.keys.read(one.keys.make(id, "0"))
            assert key is not None and await other.is_current(key)
            assert await other.roles("guest", id) == []
            assert await one.join(id, "guest", "Guest", False) == ["1"]
            assert await other.roles("guest", id) == ["1"]
            assert await other.join(id, "guest", "Guest", False) == ["1"]
            await other.give(Claim("guest", id, "0"))
            assert await one.roles("guest", id) == ["0", "1"]
            await one.renew(id, "0", CLIENT)
            assert await other.roles("guest", id) == ["1"]
            assert not await other.is_current(key)

    run(work())


def test_the_store_is_asked_once_for_a_request(url: str) -> None:
    async def work() -> None:
        async with houses(url, 1) as (house,):
            id = (await house.open(plan(), CLIENT)).id
            asked: list[str] = []
            news = house.store.news  # type: ignore[attr-defined]

            async def counted(table: str, after: int) -> Any:
                asked.append(table)
                return await news(table, after)

            house.store.news = counted  # type: ignore[attr-defined]
            later = asyncio.Event()

            async def afterwards() -> None:
                await later.wait()
                async with house.at(id):
                    pass

            with one_request():
                for _ in range(3):
                    async with house.at(id):
                        pass
                task = asyncio.create_task(afterwards())
            assert asked == [id]
            later.set()
            await task
            assert asked == [id, id], "what a request has begun does not live on its answers"

    run(work())


def test_the_last_chair_goes_to_one(url: str) -> None:
    async def work() -> None:
        async with houses(url) as (one, other):
            id = (await one.open(plan("lantern", "me open"), CLIENT)).id
            tries = [
                house.join(id, f"guest {n}", "Guest", False)
                for n, house in enumerate([one, other] * 3)
            ]
            ended = await asyncio.gather(*tries, return_exceptions=True)
            assert sum([end == ["1"] for end in ended]) == 1
            assert len(await one.store.entries(id)) == 2

    run(work())


def test_a_table_deleted_elsewhere_is_gone(url: str) -> None:
    async def work() -> None:
        async with houses(url) as (one, other):
            id = (await one.open(plan(), CLIENT)).id
            async with other.at(id) as table:
                listener = other.hub.listen(id, [0], "somebody", table.number)
            await one.delete(id)
            news = await listener.next(PATIENCE)
            assert news is not None and news["notices"][-1]["kind"] == "deleted"
            with pytest.raises(NoSuchTable):
                async with other.at(id):
                    pass

    run(work())


def test_a_table_that_cannot_follow_is_read_anew(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def cannot(*_: object) -> None:
        raise LookupError("something odd")

    async def work() -> None:
        async with houses(url) as (one, other):
            id = (await one.open(plan(), CLIENT)).id
            async with other.at(id) as before:
                listener = other.hub.listen(id, [0], "somebody", before.number)
            monkeypatch.setattr("underhall.server.tables.sharing.follow", cannot)
            await play_some(one, id, 1, Fast("x"))
            async with other.at(id) as table:
                assert table is not before and table.number == 2
            assert (await listener.next(PATIENCE) or {})["number"] == 2
            monkeypatch.setattr("underhall.server.tables.sharing.follow", following.follow)

    run(work())


# ---------------------------------------------------------------------- bots and clocks


def test_one_house_is_on_duty_until_it_is_not_heard_of(url: str) -> None:
    async def work() -> None:
        store = open_database(url)
        one, other = SharedDuty(store, "one"), SharedDuty(store, "other")
        async with one.at("t") as mine, other.at("t") as theirs, one.at("t") as again:
            assert (mine, theirs, again) == (True, False, True)
        async with other.at("t") as theirs:
            assert theirs
        assert await store.attend(["t"], "dying", 600) == ["t"]
        async with one.at("t") as mine:
            assert not mine
        await store.attend(["t"], "dying", -1)  # so much time has passed
        async with one.at("t") as mine:
            assert mine and one.holds("t")
            await store.attend(["t"], "one", -1)
            assert await store.attend(["t"], "quick", 9) == ["t"]
            await one.prolong()
            assert not one.holds("t")
        assert await store.attend(["t"], "other", 9) == [], "what was taken over is not released"
        await store.close()

    run(work())


def test_bots_play_once_wherever_people_move(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duty, "LEASE", 600.0)  # however slow the machine is

    async def work() -> None:
        async with houses(url) as (one, other):
            thoughts: list[str] = []
            for name, house in (("one", one), ("other", other)):
                _count_thoughts(house, name, thoughts)
            id = (await one.open(plan("lantern", "me random random"), CLIENT)).id
            turns = count()

            async def ended() -> bool:
                turn = next(turns)
                house = (one, other)[turn % 2]
                async with house.at(id) as table:
                    if table.is_over:
                        return True
                await play_some(house, id, 1, Fast(f"x{turn}"))
                return False

            await soon(ended, "the end of the game", 3 * PATIENCE)
            assert thoughts and set(thoughts) <= {"one", "other"}, "never both at the same time"

    run(work())


BUSY: set[str] = set()


def _count_thoughts(house: House, name: str, thoughts: list[str]) -> None:
    choose = house.thinkers.choose

    async def counted(task: Any) -> Any:
        thoughts.append(name if {name} >= BUSY else "both at the same time")
        BUSY.add(name)
        try:
            return await choose(task)
        finally:
            BUSY.discard(name)

    house.thinkers.choose = counted  # type: ignore[method-assign]


def test_bots_that_nobody_looks_after_are_found(url: str) -> None:
    async def work() -> None:
        async with houses(url, 1) as (one,):
            one.players.wake = lambda table: None  # type: ignore[method-assign]
            id = (await one.open(plan("lantern", "random random"), CLIENT)).id
        async with houses(url, 2) as (_, other):

            async def over() -> bool:
                card = await other.store.card(id)
                assert card is not None
                return card.status == "over"

            await soon(over, "the bots finish")

    run(work())


def test_a_clock_rings_once(url: str) -> None:
    async def work() -> None:
        async with houses(url) as (one, other):
            id = (await one.open(plan("belfort", "me here", clock=600), CLIENT)).id
            async with one.at(id) as table:
                assert table.deadline is not None
                left = table.deadline - one.turn_time()
            assert 0 < left <= 600_000
            # The clock they agree on goes on by so much, for whoever looks at it meanwhile too.
            await one.store._ask("UPDATE clock SET shift = shift + 600100")  # type: ignore[attr-defined]
            moment = await one.store.beat()  # type: ignore[attr-defined]
            for house in (one, other):
                house.turn_time.agree(moment.now, moment.opened)
            await asyncio.gather(one.clock.ring_now(), other.clock.ring_now())
            await soon(lambda: one._live[id].number > 1, "the clock rings")
            entries = await one.store.entries(id)
            late = [entry.data["seat"] for entry in entries if entry.kind == "expired"]
            assert len(set(late)) == len(late) > 0, "once for everybody who is late"

    run(work())


def test_time_stands_still_while_nobody_is_here(url: str) -> None:
    async def work() -> None:
        store = open_database(url)
        first = await store.beat()
        assert first.now == first.opened
        second = await store.beat()
        assert second.opened == first.opened and 0 <= second.now - first.now < 600_000
        for shift in (-3_600_000, 7_200_000):
            # The clock of the machine is set, or the house was closed so long.
            await store._ask("UPDATE clock SET beat = beat + %s, shift = shift - %s", shift, shift)
            later = await store.beat()
            assert 0 <= later.now - second.now < 600_000
            assert later.opened >= second.opened
        await store.close()

    run(work())


def test_messages_fit_into_notices() -> None:
    sent = [["new", f"table{n}", n] for n in range(2000)]
    told = packed("me", sent)
    assert all([len(one) <= LONGEST + 100 for one in told])
    assert packed("me", []) == []
    import json

    assert [message for one in told for message in json.loads(one)[1]] == sent


@pytest.mark.filterwarnings("error")
def test_a_house_that_closes_in_the_middle_leaves_nothing(url: str) -> None:
    """Neither what it has just heard of, nor a connection whose work ends last."""

    async def work() -> None:
        async with houses(url, 1) as (house,):
            assert house.sharing is not None
            writing = asyncio.create_task(house.store._rows("SELECT pg_sleep(0.3)"))  # type: ignore[attr-defined]
            await asyncio.sleep(0.1)
            house.sharing._neighbours._hear('["other",[["new","t",1],["new","u",2]]]')
        await writing
        assert house.store._db._idle == []  # type: ignore[attr-defined]

    run(work())
    gc.collect()
