"""CPU of a table's page and of its parts, in the middle of a game: median time, and calls.

    python benchmarks/pages.py [--games belfort covenant lantern] [--count 40] [--json]

The application is called in this process, without a socket between, and only the time that the
process itself computes is counted. Tables are opened and played over the open API with chance that
is the same in every run, so two checkouts show the same pages; put the one to be measured on
PYTHONPATH. The calls of Python functions are the same in every run too: where times are within the
noise of a busy machine, calls tell. ``--json`` also says which package was found.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Any

from fastapi import FastAPI

import underhall
from underhall.server.app import make_app
from underhall.server.settings import Limits, Rate, Settings

MOVES = {"belfort": 60, "covenant": 60, "dwergar": 60, "mountain_king": 60, "runedar": 60}
FEW_MOVES = 6
"""Of a game that is not among them."""
PATHS = {"page": "/table/TABLE", "parts": "/table/TABLE/parts"}
WARMING_UP = 5
HOST = "localhost"
SEED = 11

Figures = dict[str, float]


class Visitor:
    """Calls an application as a web server would, with the key of a seat."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.key = ""

    async def call(self, method: str, path: str, asked: object = None) -> bytes:
        """The body of an answer that is not a refusal."""
        body = b"" if asked is None else json.dumps(asked).encode()
        status = 0
        chunks: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Mapping[str, Any]) -> None:
            nonlocal status
            status = message.get("status", status)
            chunks.append(message.get("body", b""))

        await self.app(self._scope(method, path, len(body)), receive, send)
        answer = b"".join(chunks)
        if status not in (200, 201):
            raise SystemExit(f"{method} {path}: {status} {answer[:200]!r}")
        return answer

    def _scope(self, method: str, path: str, size: int) -> dict[str, Any]:
        path, _, query = path.partition("?")
        headers = {"host": HOST, "content-type": "application/json", "content-length": str(size)}
        if self.key:
            headers["authorization"] = f"Bearer {self.key}"
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
        }


async def play(visitor: Visitor, game: str) -> str:
    """Open a table and play it into its middle; the visitor ends as the seat that is asked."""
    places = [{"kind": "me"}, {"kind": "here"}]
    asked = {"game": game, "seats": places, "undo": "none"}
    visitor.key = ""
    opened = json.loads(await visitor.call("POST", "/api/tables", asked))
    keys = {one["seat"]: one["key"] for one in opened["seats"]}
    visitor.key = keys[0]
    chance = random.Random(SEED)
    for _ in range(MOVES.get(game, FEW_MOVES)):
        seen = await look(visitor, opened["table"], keys)
        token = chance.choice(sorted([option["token"] for option in seen["options"]]))
        move = {"number": seen["number"], "token": token}
        await visitor.call("POST", f"/api/tables/{opened['table']}/moves", move)
    await look(visitor, opened["table"], keys)
    return str(opened["table"])


async def look(visitor: Visitor, table: str, keys: dict[int, str]) -> dict[str, Any]:
    """What the seat sees that the table waits for."""
    seen = json.loads(await visitor.call("GET", f"/api/tables/{table}"))
    if seen["result"]:
        raise SystemExit(f"the game of table {table} is over too soon")
    if not seen["options"]:
        visitor.key = keys[seen["waiting"][0]]
        seen = json.loads(await visitor.call("GET", f"/api/tables/{table}"))
    found: dict[str, Any] = seen
    return found


async def cpu(visitor: Visitor, path: str, count: int) -> float:
    """The median CPU time of a page, in milliseconds."""
    times = []
    for _ in range(WARMING_UP + count):
        begun = time.process_time()
        await visitor.call("GET", path)
        times.append(time.process_time() - begun)
    return 1000 * median(times[WARMING_UP:])


async def calls(visitor: Visitor, path: str) -> int:
    """How many Python functions a page calls."""
    count = 0

    def note(frame: object, event: str, given: object) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        await visitor.call("GET", path)
    finally:
        sys.setprofile(None)
    return count


async def measure(games: list[str], count: int, folder: str) -> dict[str, Figures]:
    """The figures of each game and page."""
    found: dict[str, Figures] = {}
    app = make_app(unlimited(Path(folder) / "tables.sqlite"))
    async with app.router.lifespan_context(app):
        visitor = Visitor(app)
        for game in games:
            secrets.token_bytes = random.Random(SEED).randbytes  # type: ignore[assignment]
            table = await play(visitor, game)
            for page, general in PATHS.items():
                path = general.replace("TABLE", table)
                took = await cpu(visitor, path, count)
                found[f"{game} {page}"] = {"ms": took, "calls": await calls(visitor, path)}
    return found


def unlimited(store: Path) -> Settings:
    """A house where one visitor may ask as often as it likes."""
    free = Rate(1e9, 1e9)
    limits = Limits(reads=free, writes=free, tables=free, chat=free)
    return Settings(store=store, limits=limits)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="+", default=["belfort", "covenant", "lantern"])
    parser.add_argument("--count", type=int, default=40, help="GETs of each page")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(args.games, args.count, folder))
    if args.json:
        package = str(Path(underhall.__file__).resolve())
        print(json.dumps({"package": package, "pages": found}))
        return
    for page, figures in found.items():
        print(f"{page:24}{figures['ms']:8.2f} ms{figures['calls']:10,} calls")


if __name__ == "__main__":
    main()
