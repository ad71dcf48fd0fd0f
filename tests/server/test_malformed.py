"""Whatever is sent, the house answers with a refusal, never with a failure, and goes on."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from server.house import house_at, plan, play_some, settings, tokens
from server.malforming import Asked, Spoiler, sound
from waiting import PATIENCE

from underhall.core.chance import Fast
from underhall.server.app import make_app
from underhall.server.store.sqlite import SqliteStore
from underhall.server.tables.house import House

BATCH = 250


async def answered(app: FastAPI, asked: Asked) -> int:
    """The status of a request, put to the whole application; 0 for a socket."""
    sent: list[Any] = []
    pieces = [asked.body[:7], asked.body[7:]]
    turn = 0

    async def receive() -> dict[str, Any]:
        nonlocal turn
        turn += 1
        if asked.kind == "websocket":
            return {"type": "websocket.connect" if turn == 1 else "websocket.disconnect"}
        if turn > len(pieces):
            return {"type": "http.disconnect"}
        more = turn < len(pieces)
        return {"type": "http.request", "body": pieces[turn - 1], "more_body": more}

    async def send(message: Any) -> None:
        sent.append(message)

    path = asked.path.encode("utf-8", "replace").decode()
    scope = {
        "type": asked.kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": "http" if asked.kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": asked.query.encode("utf-8", "replace"),
        "headers": asked.headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8014),
        "subprotocols": [],
        "state": {},
    }
    if asked.kind == "websocket":
        del scope["method"]
    await app(scope, receive, send)
    return next((one["status"] for one in sent if one["type"] == "http.response.start"), 0)


async def shower(path: Path, count: int, seed: int) -> dict[int, int]:
    """So many spoilt requests, one after the other; how often each status was answered."""
    chance = random.Random(seed)
    app = make_app(settings(path), store=SqliteStore(path))
    found: dict[int, int] = {}
    async with app.router.lifespan_context(app):
        house: House = app.state.house
        house.players.wake = lambda table: None  # type: ignore[method-assign]
        cookie = f"underhall={house.keys.cookie('c' * 22)}".encode()
        headers = [(b"host", b"localhost"), (b"origin", b"http://localhost"), (b"cookie", cookie)]
        for number in range(count):
            if number % BATCH == 0:
                spoiler = Spoiler(chance, headers)
                choice = sound(*await pool(house))
            asked = spoiler.spoilt(*chance.choice(choice))
            status = await asyncio.wait_for(answered(app, asked), PATIENCE)
            assert status < 500, (status, asked)
            found[status] = found.get(status, 0) + 1
    return found


async def pool(house: House) -> tuple[str, str, int, str]:
    """A table to be tormented: in the middle of a game, with a free chair."""
    table = await house.open(plan("lantern", "me here open"), "c" * 22)
    await play_some(house, table.id, 2, Fast(table.id))
    async with house.at(table.id) as here:
        seat = here.waiting()[0]
        return table.id, here.invite, here.number, next(iter(tokens(here, seat)), "x")


async def checked(path: Path) -> int:
    """Every table that is left can be read back, its log without gaps; how many there are."""
    count = 0
    async with house_at(path) as house:
        rows = await house.store._read(  # type: ignore[attr-defined]
            lambda db: db.execute("SELECT id FROM tables").fetchall()
        )
        for (id,) in rows:
            async with house.at(id) as table:
                assert table.frozen is None
                assert [entry.number for entry in table.entries] == [*range(1, table.number + 1)]
                count += 1
    return count


def run(path: Path, count: int, seed: int) -> dict[int, int]:
    found = asyncio.run(shower(path, count, seed))
    assert sum(found.values()) == count
    assert asyncio.run(checked(path)) >= count // BATCH
    return found


def test_malformed_requests(tmp_path: Path) -> None:
    found = run(tmp_path / "tables.sqlite", 600, 1)
    assert len(found) >= 6, "there are many ways to refuse"


@pytest.mark.exam
@pytest.mark.parametrize("part", range(10))
def test_a_hundred_thousand_malformed_requests(tmp_path: Path, part: int) -> None:
    print(run(tmp_path / "tables.sqlite", 10_000, 100 + part))


def test_a_sound_request_is_no_malformed_one(tmp_path: Path) -> None:
    """What the spoiler begins with is understood: it is the spoiling that is refused."""

    async def work() -> None:
        path = tmp_path / "tables.sqlite"
        app = make_app(settings(path), store=SqliteStore(path))
        async with app.router.lifespan_context(app):
            house: House = app.state.house
            cookie = f"underhall={house.keys.cookie('c' * 22)}".encode()
            headers = [(b"host", b"localhost"), (b"origin", b"http://localhost")]
            headers += [(b"cookie", cookie), (b"content-type", b"application/json")]
            answers = []
            for method, place, body in sound(*await pool(house)):
                content = b"" if body is None else json.dumps(body).encode()
                answers.append(await answered(app, Asked(method, place, "", headers, content)))
            assert answers.count(200) + answers.count(201) > len(answers) / 2
            assert not [status for status in answers if status >= 500]

    asyncio.run(work())
