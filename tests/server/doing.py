"""Deeds at a table of a house, and what is seen of it afterwards."""

import json
from collections.abc import Callable
from typing import Any

from server.house import CLIENT, plan, play_some, tokens
from waiting import soon

from underhall.core.chance import Fast
from underhall.server.shown import facts, history
from underhall.server.tables import log, moves
from underhall.server.tables.house import House
from underhall.server.tables.table import Table


async def opened(house: House, game: str = "lantern", seats: str = "me here", **how: Any) -> str:
    """A new table."""
    return (await house.open(plan(game, seats, **how), CLIENT)).id


async def play(house: House, id: str, seat: int, token: str, number: int | None = None) -> int:
    """A move by its token, seen at a number: the newest."""

    def deed(table: Table) -> list[log.Draft]:
        return moves.play(table, seat, table.number if number is None else number, token)

    return await house.do(id, deed)


async def choose(house: House, id: str, seat: int, at: int = 0) -> int:
    """A move by its place among the choices."""
    async with house.at(id) as table:
        token = tokens(table, seat)[at]
    return await play(house, id, seat, token)


async def do(house: House, id: str, deed: Callable[..., Any], *given: Any) -> int:
    """A deed that says which number it saw: the newest."""
    return await house.do(id, lambda table: deed(table, given[0], table.number, *given[1:]))


async def kinds(house: House, id: str) -> list[str]:
    """What the entries of a table are, in order."""
    return [entry.kind for entry in await house.store.entries(id)]


async def snapshot(house: House, id: str) -> str:
    """All that anybody is told of a table."""
    async with house.at(id) as table:
        words = facts.words_of(table, "en")
        seats = range(-1, len(table.chairs))
        told = [facts.facts(table, seat, words) for seat in seats]
        return json.dumps([told, [history.events(table, seat, words, 0) for seat in seats]])


async def bots_have_moved(house: House, id: str) -> None:
    """Wait until no bot has anything to do."""

    async def moved() -> bool:
        async with house.at(id) as table:
            return not table.bots_to_move()

    await soon(moved, "the bots move")


async def until_inside_an_action(house: House, id: str) -> None:
    """Play until somebody is in the middle of an action that can be cancelled."""
    chance = Fast(5)
    for _ in range(300):
        async with house.at(id) as table:
            assert table.match is not None
            seat = table.waiting()[0]
            if table.match.can_cancel(seat):
                return
        await play_some(house, id, 1, chance)
    raise AssertionError("no action with several steps came up")
