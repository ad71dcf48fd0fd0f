"""What tests of the house are made of: a house on a file, tables, and random moves."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from underhall.core.chance import Fast
from underhall.server.settings import Limits, Rate, Settings
from underhall.server.shown.records import record
from underhall.server.store.interface import Card
from underhall.server.store.sqlite import SqliteStore
from underhall.server.tables import moves
from underhall.server.tables.house import House
from underhall.server.tables.log import Draft, Entry
from underhall.server.tables.opening import ChairPlan, TablePlan, lay
from underhall.server.tables.table import Table

CLIENT = "client"
PLENTY = Rate(1e6, 1e6)
NO_LIMITS = Limits(
    reads=PLENTY,
    writes=PLENTY,
    tables=PLENTY,
    chat=PLENTY,
    people=PLENTY,
    sockets=1000,
    body=64 * 1024,
    connections=10_000,
)


class Time:
    """A clock that stands still until told."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


def settings(path: Path | str, **changes: Any) -> Settings:
    """Settings for tests: no pause, no limits."""
    given: dict[str, Any] = {"store": path, "pause": 0.0, "bot_processes": 1, "limits": NO_LIMITS}
    return Settings(**{**given, **changes})


@asynccontextmanager
async def house_at(
    path: Path, time: Any = None, ticks: Any = None, **changes: Any
) -> AsyncIterator[House]:
    """A house on a file, closed in the end. ``time`` is its wall clock and, unless ``ticks`` are
    given, what it measures time with."""
    chosen = settings(path, **changes)
    store = SqliteStore(path)
    house = House(store, chosen, time, ticks or time) if time else House(store, chosen)
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


def plan(game: str = "lantern", seats: str = "me here", **how: Any) -> TablePlan:
    """A plan such as ``plan("lantern", "me open greedy")``; anything else is a bot's level."""
    chairs = [
        ChairPlan(kind) if kind in ("me", "here", "open") else ChairPlan("bot", level=kind)
        for kind in seats.split()
    ]
    return TablePlan(game, chairs, **how)


def laid(game: str = "lantern", seats: str = "me here", **how: Any) -> Table:
    """A table without a house."""
    return lay(plan(game, seats, **how), 0)


def tokens(table: Table, seat: int) -> list[str]:
    """What a seat may choose."""
    assert table.match is not None
    s = table.match.state
    decision = s.asked(seat)
    return [] if decision is None else [decision.token(s, code) for code in decision.options(s)]


def add(table: Table, drafts: Sequence[Draft]) -> None:
    """What a house does with drafts, without a store."""
    table.commit(drafts, table.entries[-1].at + 1)


def step(table: Table, chance: Fast) -> None:
    """One random move, without a house."""
    waiting = table.waiting()
    seat = waiting[chance.below(len(waiting))]
    choice = tokens(table, seat)
    add(table, moves.play(table, seat, table.number, choice[chance.below(len(choice))]))


def played(game: str = "lantern", seats: str = "me here") -> dict[str, Any]:
    """The record of a finished table, as a file holds it."""
    table = laid(game, seats)
    chance = Fast(f"played {game}")
    while not table.is_over:
        step(table, chance)
    found: dict[str, Any] = json.loads(json.dumps(record(table, 0)))
    return found


async def play_some(house: House, id: str, count: int, chance: Fast) -> int:
    """Random moves of the people at a table, at most so many; how many were made."""
    for made in range(count):
        async with house.at(id) as table:
            waiting = [seat for seat in table.waiting() if table.chairs[seat].is_here]
            if not waiting:
                return made
            seat = waiting[chance.below(len(waiting))]
            choice = tokens(table, seat)
            number = table.number
        token = choice[chance.below(len(choice))]
        await house.do(id, lambda table: moves.play(table, seat, number, token))  # noqa: B023
    return count


def damage(path: Path, how: str) -> None:
    """Make a file of tables that is none, or one with broken pages."""
    if how == "letter":
        path.write_bytes(b"Dear Borin, this is not a database at all. " * 200)
        return
    asyncio.run(_fill(path))
    with path.open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xff" * 4096 * 10)


async def _fill(path: Path) -> None:
    store = SqliteStore(path)
    rows = [Entry(n, 0, "move", {"filler": "x" * 500}) for n in range(1, 200)]
    await store.append(Card("t", "lantern", "CODE", 1, 1, 199, "running"), rows)
    await store.close()
