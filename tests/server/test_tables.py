"""Tables: deeds are entries, what is acknowledged is on the disk, old pages are not believed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.doing import (
    choose,
    do,
    kinds,
    opened,
    play,
    snapshot,
)
from server.house import house_at, play_some, tokens
from waiting import PATIENCE, run

from underhall import editions
from underhall.core.chance import Committed, Fast, commitment
from underhall.core.errors import IllegalMove, NotAsked, UnknownToken
from underhall.core.record import replay, write_record
from underhall.server.errors import NotNow, Stale, StoreFull, StoreTrouble, TableOver
from underhall.server.shown import facts, records
from underhall.server.tables import moves, people, undoing
from underhall.server.tables.house import House


def test_a_game_is_played_to_its_end(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here here")
            await play_some(house, id, 1000, Fast(1))
            async with house.at(id) as table:
                assert table.status == "over"
                record = records.record(table, 0)
                key = bytes.fromhex(record["key"])
                assert commitment(key) == record["commitment"]
                assert table.match is not None
                by_core = write_record(table.match, Committed(key), players=record["players"])
                assert record == by_core
            replay(json.loads(json.dumps(record)), editions.edition("lantern"))
            with pytest.raises(TableOver):
                await play(house, id, 0, "1")
            with pytest.raises(TableOver):
                await do(house, id, undoing.undo, 0)

    run(work())


def test_tables_are_read_back_as_they_were(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            ids = [await opened(house, seats="me here here"), await opened(house, "belfort")]
            for id in ids:
                await house.do(id, lambda table: people.chat(table, 0, "Cześć!"))
                await play_some(house, id, 9, Fast(1))
                await do(house, id, undoing.undo, await _last_mover(house, id))
            before = [await snapshot(house, id) for id in ids]
        async with house_at(path) as house:
            assert [await snapshot(house, id) for id in ids] == before
            for id in ids:
                assert await play_some(house, id, 5, Fast(2)) > 0

    run(work())


async def _last_mover(house: House, id: str) -> int:
    async with house.at(id) as table:
        assert table.match is not None
        return table.match.moves[-1].seat


def test_old_and_repeated_moves_change_nothing(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            async with house.at(id) as table:
                token = tokens(table, 0)[0]
            assert await play(house, id, 0, token, 1) == 2
            before = await snapshot(house, id)
            for number in (1, 0, -1, 3, 99):
                with pytest.raises(Stale):
                    await play(house, id, 0, token, number)
            assert await snapshot(house, id) == before

    run(work())


def test_secret_answers_of_others_do_not_make_mine_old(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here here")
            async with house.at(id) as table:
                mine = tokens(table, 2)[0]
            await choose(house, id, 0)
            await house.do(id, lambda table: people.chat(table, 1, "hm"))
            await choose(house, id, 1)
            await play(house, id, 2, mine, 1)
            with pytest.raises((Stale, NotAsked)):
                await play(house, id, 1, mine, 2)

    run(work())


def test_a_race_has_one_winner(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            async with house.at(id) as table:
                choice = tokens(table, 0)
            tries = [play(house, id, 0, choice[n % len(choice)], 1) for n in range(8)]
            ended = await asyncio.gather(*tries, return_exceptions=True)
            assert [one for one in ended if not isinstance(one, Stale)] == [2]
            assert (await kinds(house, id)).count("move") == 1

    run(work())


def test_two_houses_on_one_file(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as one, house_at(path) as two:
            id = await opened(one)
            before = await snapshot(two, id)
            await choose(one, id, 0)
            with pytest.raises(NotAsked):
                await choose(two, id, 0)
            assert await snapshot(two, id) == await snapshot(one, id) != before
            await choose(two, id, 1)

    run(work())


@pytest.mark.parametrize(
    "seat, token, error",
    [(0, "dance", UnknownToken), (0, "refused", IllegalMove), (1, "1", NotAsked)],
)
def test_refused_moves_change_nothing(
    path: Path, seat: int, token: str, error: type[Exception]
) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here")
            if error is NotAsked:
                await choose(house, id, 1)
            async with house.at(id) as table:
                shut = facts.facts(table, 0, facts.words_of(table, "en"))["refused"]
            before = await snapshot(house, id)
            with pytest.raises(error):
                await play(house, id, seat, shut[0]["token"] if token == "refused" else token)
            assert await snapshot(house, id) == before

    run(work())


def test_what_is_not_on_the_disk_is_not_acknowledged_nor_shown(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            before = await snapshot(house, id)
            whole = house.store.append

            async def full(*_: Any) -> None:
                raise StoreFull("no room")

            house.store.append = full  # type: ignore[method-assign,assignment]
            with pytest.raises(StoreFull):
                await choose(house, id, 0)
            house.store.append = whole  # type: ignore[method-assign]
            assert await snapshot(house, id) == before
            assert await choose(house, id, 0) == 2

    run(work())


def test_nobody_sees_a_move_before_it_is_on_the_disk(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            before = await snapshot(house, id)
            whole, release = house.store.append, asyncio.Event()

            async def slow(*given: Any) -> None:
                await release.wait()
                raise StoreTrouble("after all not")

            house.store.append = slow  # type: ignore[method-assign,assignment]
            moving = asyncio.create_task(choose(house, id, 0))
            while house._live[id].number == 1:
                await asyncio.sleep(0)
            looking = asyncio.create_task(snapshot(house, id))
            await asyncio.sleep(0.05)
            assert not looking.done()
            release.set()
            with pytest.raises(StoreTrouble):
                await moving
            house.store.append = whole  # type: ignore[method-assign]
            assert await looking == before

    run(work())


def test_a_visitor_who_goes_away_in_the_middle(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            listener = house.hub.listen(id, (), "somebody", 1)
            moving = asyncio.create_task(choose(house, id, 0))
            while house._live[id].number == 1:
                await asyncio.sleep(0)
            moving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await moving
            async with house.at(id) as table:
                assert table.number == len(await house.store.entries(id)) == 2
            assert await listener.next(PATIENCE) == {"number": 2, "notices": []}

    run(work())


def test_windows_pass_for_the_patient(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here here")
            while True:
                async with house.at(id) as table:
                    told = facts.facts(table, table.waiting()[0], facts.words_of(table, "en"))
                if told["prompt"]["window"]:
                    break
                with pytest.raises(NotNow):
                    await do(house, id, moves.let_pass, told["seat"])
                await choose(house, id, told["seat"], -1)
            seat = told["seat"]
            await do(house, id, moves.let_pass, seat)
            async with house.at(id) as table:
                assert table.match is not None
                assert table.match.moves[-1].token == "continue"
                turn = table.match.state.turn
                assert table.match.orders.holds(seat, turn) or table.waiting() != [seat]
            before = await snapshot(house, id)
        async with house_at(path) as house:
            assert await snapshot(house, id) == before


def test_a_standing_order_is_known_after_a_restart(path: Path) -> None:
    """And so is that it was withdrawn by going back."""

    async def orders(house: House, id: str) -> list[bool]:
        async with house.at(id) as table:
            assert table.match is not None
            match, turn = table.match, table.match.state.turn
            return [match.orders.holds(seat, turn) for seat in range(3)]

    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here here", undo="free")
            while not await _at_window(house, id):
                await choose(house, id, (await _waiting(house, id))[0], -1)
            (seat, *_) = await _waiting(house, id)
            await do(house, id, moves.let_pass, seat)
            given = await orders(house, id)
            assert given == [who == seat for who in range(3)]
        async with house_at(path) as house:
            assert await orders(house, id) == given
            await do(house, id, undoing.undo, seat)
            assert await orders(house, id) == [False] * 3
        async with house_at(path) as house:
            assert await orders(house, id) == [False] * 3

    async def _waiting(house: House, id: str) -> list[int]:
        async with house.at(id) as table:
            return table.waiting()

    async def _at_window(house: House, id: str) -> bool:
        async with house.at(id) as table:
            assert table.match is not None
            return table.match.at_window(table.waiting()[0])

    run(work())
