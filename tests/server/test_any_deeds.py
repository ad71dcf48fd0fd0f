"""Whatever people do in whatever order: refused deeds change nothing, and a table that is read back
from its log is the table that it was."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.house import CLIENT, house_at, plan, tokens
from waiting import run

from underhall.core.chance import Fast
from underhall.core.errors import UnderhallError
from underhall.core.record import replay
from underhall.server.shown import facts, history, records
from underhall.server.tables import moves, people, undoing
from underhall.server.tables.house import House
from underhall.server.tables.log import Draft, whole_record
from underhall.server.tables.table import Table

Deed = Callable[[Table], list[Draft]]
DEEDS = 100


def any_deed(table: Table, chance: Fast) -> Deed:
    """Something that somebody might try now, sensible or not."""
    seats = len(table.chairs)
    waiting = table.waiting() or [0]
    seat = waiting[chance.below(len(waiting))] if chance.below(4) else chance.below(seats)
    number = table.number - (chance.below(3) if chance.below(8) == 0 else 0)
    if chance.below(5) < 3:
        choice = tokens(table, seat) or ["nothing"]
        token = choice[chance.below(len(choice))]
        if table.chairs[seat].bot:
            return lambda table: moves.play_for_bot(table, seat, table.logged, token)
        return lambda table: moves.play(table, seat, number, token)
    other = chance.below(seats)
    deeds: list[Deed] = [
        lambda table: undoing.undo(table, seat, number),
        lambda table: undoing.undo(table, seat, number),
        lambda table: undoing.redo(table, seat, number),
        lambda table: undoing.cancel(table, seat, number),
        lambda table: undoing.answer(table, seat, number, "undo", chance.below(4) > 0),
        lambda table: undoing.answer(table, seat, number, "undo", True),
        lambda table: undoing.answer(table, seat, number, "end", chance.below(9) == 0),
        lambda table: moves.let_pass(table, seat, number),
        lambda table: people.leave(table, other),
        lambda table: people.come_back(table, other),
        lambda table: people.come_back(table, seat),
        lambda table: people.seat_bot(table, other, "random"),
        lambda table: people.sit_down(table, f"guest {number}"),
        lambda table: people.rename(table, seat, f"name {number}"),
        lambda table: people.chat(table, seat, f"line {number}"),
        lambda table: people.run_out(table, table.entries[-1].at + 10**9),
    ]
    rare: list[Deed] = [
        lambda table: people.resign(table, other),
        lambda table: undoing.end(table, seat),
    ]
    if chance.below(40) == 0:
        return rare[chance.below(2)]
    return deeds[chance.below(len(deeds))]


def snapshot(table: Table) -> str:
    """All that anybody is told, and what the store keeps beside the log."""
    words = facts.words_of(table, "en")
    seats = range(-1, len(table.chairs))
    told = [facts.facts(table, seat, words) for seat in seats]
    happened = [history.events(table, seat, words, 0) for seat in seats]
    return json.dumps([told, happened, records.record(table, 0), vars(table.card())])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game, seats", [("lantern", "me here open"), ("belfort", "me here here")])
def test_any_deeds(tmp_path: Path, game: str, seats: str, seed: int) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "tables.sqlite") as house:
            house.players.wake = lambda table: None  # type: ignore[method-assign]
            policy = undoing.POLICIES[seed % 2]
            how: dict[str, Any] = {
                "undo": policy,
                "clock": 10**5,
                "then": ("bot", "wait")[seed % 2],
            }
            table = await house.open(plan(game, seats, **how), CLIENT)
            await live(house, table.id, Fast(f"{game} {seed}"))

    run(work())


async def live(house: House, id: str, chance: Fast) -> None:
    done = 0
    for number in range(DEEDS):
        async with house.at(id) as table:
            deed = any_deed(table, chance)
            before = snapshot(table) if number % 10 == 0 else ""
        try:
            await house.do(id, deed)
            done += 1
        except UnderhallError:
            async with house.at(id) as table:
                assert not before or snapshot(table) == before
        if number % 25 == 24:
            await check_reading_back(house, id)
    assert done > 10


async def check_reading_back(house: House, id: str) -> None:
    async with house.at(id) as table:
        before = snapshot(table)
        assert table.match is not None
        assert [entry.number for entry in table.entries] == list(range(1, table.number + 1))
        replay(whole_record(table.entries, key=True), table.match.edition)
        house.drop(table)
    async with house.at(id) as again:
        assert again is not table
        assert snapshot(again) == before
