"""People at tables: they resign, leave and come back, take chairs, end a game, and talk."""

import json
from pathlib import Path

import pytest
from server.doing import bots_have_moved, choose, do, opened
from server.house import house_at, laid, play_some
from waiting import run

from underhall import editions
from underhall.bots import registry as bots
from underhall.core.chance import Fast, commitment
from underhall.core.errors import BadOption
from underhall.core.record import replay
from underhall.server.errors import BadWords, NoChair, NotNow, NotYours, TableOver
from underhall.server.shown import facts, records
from underhall.server.tables import moves, people, undoing


def test_resigning_gives_the_chair_to_a_bot(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here")
            await house.do(id, lambda table: people.resign(table, 1))
            with pytest.raises(NotYours):
                await house.do(id, lambda table: people.come_back(table, 1))
            await play_some(house, id, 1, Fast(0))
            await bots_have_moved(house, id)
            async with house.at(id) as table:
                player = facts.players(table, 0, facts.words_of(table, "en"), set())[1]
                assert (player["kind"], player["level"]) == ("bot", bots.usual())
                assert player["resigned"]
                with pytest.raises(NotYours):
                    moves.play(table, 1, table.number, "1")

    run(work())


def test_leaving_a_bot_in_the_chair_and_coming_back(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here")
            with pytest.raises(NotNow):
                await house.do(id, lambda table: people.seat_bot(table, 1, "random"))
            await house.do(id, lambda table: people.leave(table, 1))
            await house.do(id, lambda table: people.seat_bot(table, 1, "random"))
            await bots_have_moved(house, id)
            async with house.at(id) as table:
                assert table.waiting() == [0]
                with pytest.raises(NotYours):
                    moves.play(table, 1, table.number, "1")
            await house.do(id, lambda table: people.come_back(table, 1))
            await choose(house, id, 0)
            async with house.at(id) as table:
                assert not table.bots_to_move()
                assert table.chairs[1].is_here

    run(work())


def test_an_open_chair_is_kept_warm_and_taken(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me open")
            with pytest.raises(BadOption):
                await house.do(id, lambda table: people.seat_bot(table, 1, "genius"))
            with pytest.raises(NoChair):
                await house.do(id, lambda table: people.seat_bot(table, 7, "random"))
            await house.do(id, lambda table: people.seat_bot(table, 1, "random"))
            await bots_have_moved(house, id)
            await house.do(id, lambda table: people.sit_down(table, "  Zo\u202eë \n"))
            async with house.at(id) as table:
                assert table.names[1] == "Zo ë"
                assert table.chairs[1].is_here
            with pytest.raises(NoChair):
                await house.do(id, lambda table: people.sit_down(table, "Late"))

    run(work())


def test_ending_by_agreement(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here random")
            await house.do(id, lambda table: undoing.end(table, 0))
            async with house.at(id) as table:
                assert "key" not in records.record(table, 0)
            await do(house, id, undoing.answer, 1, "end", True)
            async with house.at(id) as table:
                assert (table.status, table.ended) == ("over", True)
                told = facts.facts(table, 0, facts.words_of(table, "en"))
                assert (told["prompt"], told["options"], told["waiting"]) == (None, [], [])
                record = records.record(table, -1)
                replay(json.loads(json.dumps(record)), editions.edition("lantern"))
                assert commitment(bytes.fromhex(record["key"])) == record["commitment"]
            with pytest.raises(TableOver):
                await house.do(id, lambda table: undoing.end(table, 0))

    run(work())


@pytest.mark.parametrize("name", ["x" * 25, "żółw" * 7])
def test_names_and_chat_have_limits(name: str) -> None:
    table = laid()
    with pytest.raises(BadWords):
        people.rename(table, 0, name)
    with pytest.raises(BadWords):
        people.chat(table, 0, "y" * 301)
    with pytest.raises(BadWords):
        people.chat(table, 0, " \n\u200b ")
