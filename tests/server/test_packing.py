"""Tables that nobody is at are packed; unpacked they are what they were, without a replay."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.house import CLIENT, add, house_at, laid, plan, play_some, step, tokens

from underhall import editions
from underhall.core.chance import Fast
from underhall.core.position import write_position
from underhall.server.errors import Stale
from underhall.server.shown import facts, history, records
from underhall.server.tables import moves, people, undoing
from underhall.server.tables.frost import MOVES, Frost
from underhall.server.tables.log import Entry
from underhall.server.tables.packing import pack, unpack
from underhall.server.tables.reading import read_back
from underhall.server.tables.table import Table

GAMES = sorted(editions.games())
SEATS = (-1, 0, 1, 2)


def in_full(table: Table) -> str:
    """Everything a table tells anybody, in both languages, and all it could go back to."""
    assert table.match is not None
    match = table.match
    told: list[Any] = [table.card(), match.log, table.numbers, table.entries, match.setup_chance]
    for seat in SEATS:
        for lang in ("en", "pl"):
            words = facts.words_of(table, lang)
            told.append(facts.facts(table, seat, words))
            told.append(history.events(table, seat, words, 0))
        told.append(records.record(table, seat))
        told += [records.position(table, seat)] if table.match.result is None else []
    for done in (match.moves, match.undone):
        for move in done:
            told.append((move.data(), move.mark, move.turn, move.starts_action))
            told.append([(event.data(), event.audience, event.by) for event in move.events])
    for state in match.states():
        told.append((write_position(match.edition, state, match.options), state.mark))
    return "\n".join([repr(one) for one in told])


def shortly(table: Table) -> tuple[Any, ...]:
    """Where a table stands."""
    assert table.match is not None
    match = table.match
    state = write_position(match.edition, match.state, match.options)
    return state, match.state.mark, len(match.moves), [move.data() for move in match.undone]


def some_way(game: str, count: int) -> Table:
    """A table with a past: moves, some taken back and some of these made again, and talk."""
    table = laid(game, "me here here", undo="free")
    chance = Fast(f"packing {game}")
    for number in range(count):
        if table.is_over:
            break
        step(table, chance)
        if number % 11 == 7 and not table.is_over:
            seat = table.match.moves[-1].seat  # type: ignore[union-attr]
            add(table, undoing.undo(table, seat, table.number))
            if number % 2:
                add(table, undoing.redo(table, seat, table.number))
            add(table, people.rename(table, seat, f"Name {number}"))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_an_unpacked_table_is_the_one_that_was_packed(game: str) -> None:
    table = some_way(game, 40)
    before, weight = in_full(table), table.weight
    replayed = read_back(table.id, table.invite, table.entries, table.card().state, table.time)
    assert pack(table)
    assert table.weight < weight / 2
    unpack(table)
    assert in_full(table) == before == in_full(replayed)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_after_packing_as_it_would_have(game: str) -> None:
    """Packed again and again, to the end: the log replays, with the very draws of its key."""
    table, chance = some_way(game, 30), Fast(f"on {game}")
    while not table.is_over and len(table.entries) < 80:
        step(table, chance)
        assert pack(table)
        unpack(table)
    replayed = read_back(table.id, table.invite, table.entries, table.card().state, table.time)
    assert replayed.frozen is None
    assert in_full(replayed) == in_full(table)


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_taken_back_after_packing(game: str) -> None:
    table = some_way(game, 50)
    twin = read_back(table.id, table.invite, list(table.entries), table.card().state, table.time)
    pack(table)
    unpack(table)
    made = len(twin.match.moves)  # type: ignore[union-attr]
    for share in (0.9, 0.6, 0.3, 0):
        for one in (table, twin):
            assert one.match is not None
            one.match.rewind(int(share * made), 0)
            add(one, one.new_drafts())
        assert shortly(table) == shortly(twin)


def test_a_frozen_table_is_packed_as_well() -> None:
    table = some_way("lantern", 20)
    log = [*table.entries[:5], Entry(6, 0, "move", {"seat": 0, "move": "nothing"})]
    frozen = read_back(table.id, table.invite, log, table.card().state, table.time)
    assert (frozen.match, frozen.frozen) == (None, Frost(MOVES, 6))
    words = facts.words_of(frozen, "en")
    before = facts.facts(frozen, 0, words)
    assert pack(frozen) and not pack(frozen)
    unpack(frozen)
    assert facts.facts(frozen, 0, words) == before
    assert frozen.entries == log


# ---------------------------------------------------------------------- in a house


def test_a_table_that_made_room_is_not_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "t.sqlite", memory=1) as house:
            ids = [(await house.open(plan("belfort"), CLIENT)).id for _ in range(6)]
            for id in ids:
                await play_some(house, id, 40, Fast(id))
            before = {id: await told(house, id) for id in ids}
            with monkeypatch.context() as no_more:
                no_more.setattr("underhall.server.tables.house.read_back", None)
                assert {id: await told(house, id) for id in ids} == before
                await play_some(house, ids[0], 3, Fast(2))
            packed = [id for id in ids if house._live[id].packed is not None]
            assert len(packed) >= 2
            assert sum([table.weight for table in house._live.values()]) <= 1 << 20

    asyncio.run(work())


def test_where_even_packed_tables_do_not_fit_the_store_has_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "t.sqlite", memory=1) as house:
            ids = [(await house.open(plan(), CLIENT)).id for _ in range(60)]
            before = {id: await told(house, id) for id in ids}
            assert 1 < len(house._live) < 60
            assert {id: await told(house, id) for id in ids} == before

    asyncio.run(work())


def test_whoever_waits_for_a_table_finds_it_whole(tmp_path: Path) -> None:
    """Many at once at more tables than fit: nobody ever sees a packed one."""

    async def visit(house: Any, id: str, chance: Fast) -> None:
        for _ in range(12):
            async with house.at(id) as table:
                assert table.packed is None
                assert table.number == len(table.entries)
                seat, number = table.waiting()[0], table.number
                token = tokens(table, seat)[0]
            try:
                await house.do(id, lambda table: moves.play(table, seat, number, token))  # noqa: B023
            except Stale:
                await asyncio.sleep(0)

    async def work() -> None:
        async with house_at(tmp_path / "t.sqlite", memory=1) as house:
            ids = [(await house.open(plan("dwergar"), CLIENT)).id for _ in range(10)]
            await asyncio.gather(*[visit(house, id, Fast(id)) for id in ids * 2])

    asyncio.run(work())


async def told(house: Any, id: str) -> str:
    async with house.at(id) as table:
        words = facts.words_of(table, "en")
        return json.dumps([facts.facts(table, seat, words) for seat in (-1, 0, 1)])
