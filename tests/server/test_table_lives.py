"""Lives of tables: opened as planned, kept in memory, frozen by an upgrade, late by a clock."""

import json
from pathlib import Path
from typing import Any

import pytest
from server.doing import (
    bots_have_moved,
    choose,
    do,
    kinds,
    opened,
    play,
    snapshot,
    until_inside_an_action,
)
from server.house import CLIENT, Time, house_at, laid, play_some
from waiting import run

from underhall import editions
from underhall.bots import registry as bots
from underhall.core.chance import Fast
from underhall.core.errors import BadData, BadOption
from underhall.core.record import replay
from underhall.server.errors import NoSuchTable, TableFrozen
from underhall.server.shown import facts, records
from underhall.server.tables import log, people, undoing
from underhall.server.tables.frost import Frost
from underhall.server.tables.house import House
from underhall.server.tables.table import Table

# ---------------------------------------------------------------------- opening


@pytest.mark.parametrize(
    "how",
    [
        {"game": "chess"},
        {"seats": "me"},
        {"seats": "me genius"},
        {"seats": "me here here here here here"},
        {"options": {"veins": "4"}},
        {"options": {"beards": "long"}},
        {"undo": "sometimes"},
        {"clock": 1},
        {"clock": 60, "then": "explode"},
    ],
)
def test_plans_that_do_not_fit(how: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        laid(**how)


def test_a_table_from_the_middle_of_a_game(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here", options={"veins": "3"})
            await play_some(house, id, 3, Fast(4))
            async with house.at(id) as table:
                position = records.position(table, 0)
                seen = facts.facts(table, 0, facts.words_of(table, "en"))["view"]
            other = await opened(house, seats="me here", position=position)
            async with house.at(other) as table:
                again = facts.facts(table, 0, facts.words_of(table, "en"))["view"]
                assert again["table"] == seen["table"]
                assert "position" not in records.record(table, 0)
            await play_some(house, other, 1000, Fast(1))
            async with house.at(other) as table:
                assert table.status == "over"
                replay(
                    json.loads(json.dumps(records.record(table, 0))), editions.edition("lantern")
                )
            with pytest.raises(BadData):
                await opened(house, seats="me here", position={**position, "seats": 3})

    run(work())


def test_corrected_component_data_stay_with_the_table(path: Path, tmp_path: Path) -> None:
    async def work() -> None:
        (tmp_path / "mine.toml").write_text("[lantern.setup]\nwhistles = 3\n")
        async with house_at(path, data=str(tmp_path / "mine.toml")) as house:
            id = await opened(house)
            before = await snapshot(house, id)
        async with house_at(path) as house:
            assert await snapshot(house, id) == before
            async with house.at(id) as table:
                told = facts.facts(table, 0, facts.words_of(table, "en"))
                assert told["view"]["table"]["players"][0]["whistles"] == 3
                assert told["table"]["corrections"]

    run(work())


def test_tables_in_memory_are_counted_by_what_they_take(path: Path) -> None:
    async def work() -> None:
        async with house_at(path, memory=1) as house:
            ids = [await opened(house) for _ in range(20)]
            few = len(ready(house))
            assert 1 < few < 20
            assert sum([table.weight for table in house._live.values()]) <= 1 << 20
            for id in ids:
                await play_some(house, id, 6, Fast(1))
            assert len(ready(house)) < few, "games that go on take more"
        async with house_at(path, memory=64) as house:
            for id in ids:
                await choose(house, id, 0)
            assert len(ready(house)) == 20

    run(work())


def ready(house: House) -> list[Table]:
    """The tables that need not be unpacked."""
    return [table for table in house._live.values() if table.packed is None]


def test_a_deleted_table_is_gone(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            await house.delete(id)
            for use in (lambda: choose(house, id, 0), lambda: house.delete(id)):
                with pytest.raises(NoSuchTable):
                    await use()
            assert await house.roles(CLIENT, id) == []

    run(work())


# ---------------------------------------------------------------------- upgrades


def test_a_log_that_no_longer_replays_is_frozen(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house)
            await play_some(house, id, 4, Fast(1))
            before = await snapshot(house, id)
        dig = "underhall.games.lantern.rules.vein.FillHands.run"
        with monkeypatch.context() as upgrade:
            upgrade.setattr(dig, lambda self, s: None)
            async with house_at(path) as house:
                async with house.at(id) as table:
                    assert table.status == "frozen"
                    told = facts.facts(table, 0, facts.words_of(table, "en"))
                    assert (told["view"], told["options"]) == (None, [])
                    assert told["table"]["frozen"] == {"cause": "moves", "entry": 1}
                    assert "frozen" in told["waiting_sentence"]
                    assert "frozen" in told["log"][-1]["kind"]
                    assert records.record(table, 0)["log"]
                with pytest.raises(TableFrozen):
                    await play(house, id, 0, "1")
                assert await kinds(house, id) == [*["opened"], *["move"] * 4, "frozen"]
            async with house_at(path) as house:
                await snapshot(house, id)
                assert (await kinds(house, id)).count("frozen") == 1
        async with house_at(path) as house:
            async with house.at(id) as table:
                assert table.status == "running"
                assert (await kinds(house, id))[-1] == "thawed"
            old, new = json.loads(before)[0][1], json.loads(await snapshot(house, id))[0][1]
            assert old["view"] == new["view"]
            await play_some(house, id, 1, Fast(1))

    run(work())


def test_a_frozen_table_can_be_ended_and_its_record_taken(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me random")
            async with house.at(id) as table:
                whole = log.whole_record(table.entries, key=True)
        edition = editions.edition("lantern")
        fingerprint = edition.fingerprint
        try:
            edition.fingerprint = "another"
            async with house_at(path) as house:
                async with house.at(id) as table:
                    assert table.frozen == Frost("data")
                    assert "key" not in records.record(table, 0)
                await house.do(id, lambda table: undoing.end(table, 0))
                async with house.at(id) as table:
                    assert table.status == "over"
                    taken = records.record(table, 0)
                    assert {key: taken[key] for key in whole} == whole
        finally:
            edition.fingerprint = fingerprint

    run(work())


# ---------------------------------------------------------------------- clocks


def test_without_a_clock_nothing_is_kept_of_its_end(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = await opened(house, seats="me here", then="bot")
            async with house.at(id) as table:
                assert "clock" not in table.opened

    run(work())


@pytest.mark.parametrize("then", ["wait", "bot"])
def test_when_the_time_runs_out(path: Path, then: str) -> None:
    async def work() -> None:
        time = Time()
        async with house_at(path, time) as house:
            id = await opened(house, seats="me here", clock=60, then=then)
            await choose(house, id, 0)
            time.now += 59_999
            await house.clock.ring_now()
            assert (await kinds(house, id))[-1] == "move"
            time.now += 1
            await house.clock.ring_now()
            await bots_have_moved(house, id)
            found = await kinds(house, id)
            assert found.count("expired") == 1
            async with house.at(id) as table:
                chair = table.chairs[1]
                if then == "wait":
                    assert (chair.expired, chair.bot) == (True, "")
                    assert table.deadlines() == {}
                else:
                    assert chair.bot == bots.usual()
            if then == "wait":
                await house.do(id, lambda table: people.seat_bot(table, 1, "random"))
                await bots_have_moved(house, id)
            time.now += 3_600_000
            await house.do(id, lambda table: people.come_back(table, 1))
            await house.clock.ring_now()
            async with house.at(id) as table:
                assert table.chairs[1].is_here
                assert table.deadlines().get(1, time.now + 60_000) == time.now + 60_000

    run(work())


def test_a_turn_has_one_clock_and_a_new_one_begins_anew(path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with house_at(path, time) as house:
            id = await opened(house, "belfort", "me here", clock=600)
            await until_inside_an_action(house, id)
            async with house.at(id) as table:
                (seat,) = table.waiting()
                deadline = table.deadlines()[seat]
                turn = table.turn
            time.now += 5000
            await do(house, id, undoing.undo, seat)
            async with house.at(id) as table:
                assert (table.turn, table.deadlines()[seat]) == (turn, deadline)
            chance = Fast(1)
            while table.turn == turn:
                await play_some(house, id, 1, chance)
                async with house.at(id) as table:
                    pass
            assert table.deadlines()[table.waiting()[0]] == time.now + 600_000

    run(work())
