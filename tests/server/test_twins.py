"""Byte by byte over HTTP: every address that tells of a table answers a seat the same where all
that the seat may not know is something else. Whole games of every game, and frozen tables."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.blind import blinded
from server.house import CLIENT, house_at, plan, play_some
from server.paged import Paged
from server.tampering import another_draw, change, newest

from underhall import editions
from underhall.core.chance import Fast
from underhall.server.tables.table import Table

SEATS = "me here here"
EYES = (-1, 0, 1, 2)
PLACES = (
    *("/api/tables/T?seat=S", "/api/tables/T/log?seat=S", "/api/tables/T/events?seat=S"),
    *("/api/tables/T/record?seat=S", "/api/tables/T/position?seat=S", "/api/tables/T/keys"),
    *("/table/T?seat=S", "/table/T/parts?seat=S", "/table/T/replay?seat=S", "/table/T/result"),
)
GAMES = sorted(editions.games())


@contextmanager
def home(path: Path) -> Iterator[tuple[Paged, httpx.Client]]:
    """A house with its pages, and a browser that holds every seat."""
    client = "x" * 22
    with Paged(path) as server, server.browser() as visit:
        visit.cookies.set("underhall", server.house.keys.cookie(client))
        yield server, visit


async def opened(path: Path, game: str, count: int) -> str:
    """A table of that browser, some moves into its game."""
    async with house_at(path) as house:
        id = (await house.open(plan(game, SEATS), "x" * 22)).id
        await play_some(house, id, count, Fast(f"{game} {count}"))
        return id


def answers(visit: httpx.Client, id: str, seat: int, lang: str) -> list[tuple[int, bytes]]:
    """What every address answers about a table."""
    visit.cookies.set("underhall-lang", lang)
    found = []
    for place in PLACES:
        answer = visit.get(place.replace("T", id, 1).replace("S", str(seat)))
        assert answer.status_code < 500, answer.text
        found.append((answer.status_code, answer.content))
    return found


def compare(server: Paged, visit: httpx.Client, id: str, seat: int, lang: str) -> int:
    """Ask about a table and about its twin; how many answers were the same."""
    table = server.do(live(server, id))
    true = answers(visit, id, seat, lang)
    server.house._live[id] = blinded(table, seat, table.number)
    try:
        twin = answers(visit, id, seat, lang)
    finally:
        server.house._live[id] = table
    for place, one, other in zip(PLACES, true, twin):
        assert one == other, f"{place} of seat {seat} at entry {table.number}"
    assert any(status == 200 for status, _ in true)
    return len(true)


async def live(server: Paged, id: str) -> Table:
    async with server.house.at(id) as table:
        return table


def whole_game(
    path: Path, game: str, every: int, most: int = 10_000, seats: Sequence[int] = EYES
) -> int:
    """Compare every so many moves, until the game is over or enough has been seen."""
    compared = 0
    id = asyncio.run(opened(path, game, 0))
    with home(path) as (server, visit):
        chance = Fast(f"twins of {game}")
        for number in range(most):
            if server.do(live(server, id)).is_over:
                break  # now everything may be known
            for seat in seats:
                compared += compare(server, visit, id, seat, ("en", "pl")[(number + seat) % 2])
            server.do(play_some(server.house, id, every, chance))
    return compared


def frozen_game(path: Path, game: str, count: int, entry: int) -> int:
    """Compare a table whose log leads astray at an entry."""
    id = asyncio.run(opened(path, game, count))
    if entry > newest(path, id):
        return 0  # the game was over by then
    change(path, id, entry, another_draw if entry == 1 else another_move)
    compared = 0
    with home(path) as (server, visit):
        for seat in EYES:
            compared += compare(server, visit, id, seat, ("en", "pl")[seat % 2])
        told = visit.get(f"/api/tables/{id}?seat=0").json()["table"]
        assert (told["status"], told["frozen"]["entry"]) == ("frozen", entry)
        assert told["key"] is None
    return compared


def another_move(data: dict[str, Any]) -> None:
    """A move that nobody can make."""
    data["move"] = "nothing"


# ---------------------------------------------------------------------- a sample, and all of it


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_learns_nothing(tmp_path: Path, game: str) -> None:
    compared = whole_game(tmp_path / "tables.sqlite", game, every=17, most=2, seats=(-1, 1))
    assert compared == 2 * 2 * len(PLACES)


@pytest.mark.parametrize("entry", [1, 5])
def test_a_frozen_table_tells_nothing(tmp_path: Path, entry: int) -> None:
    game = GAMES[entry % len(GAMES)]
    assert frozen_game(tmp_path / "tables.sqlite", game, 8, entry) == 4 * len(PLACES)


@pytest.mark.exam
@pytest.mark.parametrize("game", GAMES)
def test_whole_games(tmp_path: Path, game: str) -> None:
    compared = whole_game(tmp_path / "tables.sqlite", game, every=3)
    assert compared > 10 * len(PLACES)
    print(f"{game}: {compared} answers compared")


@pytest.mark.exam
@pytest.mark.parametrize("game", GAMES)
def test_frozen_games(tmp_path: Path, game: str) -> None:
    compared = 0
    for count in (1, 4, 9, 16, 40):
        for entry in {1, 2, count + 1}:
            path = tmp_path / f"{count}-{entry}.sqlite"
            compared += frozen_game(path, game, count, entry)
    assert compared > 5 * len(PLACES)
    print(f"{game}: {compared} answers compared")


def test_the_browser_of_these_tests_is_no_other(tmp_path: Path) -> None:
    """A table of somebody else is none: what is compared is not a row of refusals."""

    async def strange() -> str:
        async with house_at(tmp_path / "tables.sqlite") as house:
            return (await house.open(plan("lantern", SEATS), CLIENT)).id

    id = asyncio.run(strange())
    with home(tmp_path / "tables.sqlite") as (_, visit):
        assert visit.get(f"/api/tables/{id}").status_code == 404
