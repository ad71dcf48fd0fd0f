"""The house under load, on loopback: moves a second, latencies, memory of idle tables, sizes.

    python benchmarks/server.py [--tables 100] [--seconds 10] [--game belfort]

A house runs in a process of its own with the settings of the product, but for the limits of one
visitor, and every sync to the disk in place. One driver for each table reads what its seat may see,
then plays a random option for whoever is asked; first all of them as fast as they can, then at a
steady pace that leaves the house some air. Then people: three at each table, each with the page and
its stream open, who choose from what it shows and whose pages are told what changed by a move. Then
what such tables take in the middle of a game. In the end tables are come back to, in a house with
room for all of them and in one without.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from people import (
    NO_LIMITS,
    Browser,
    Client,
    Watched,
    at,
    core_seconds,
    drive_all,
    open_all,
    process,
    resident,
)

PAGES = ("/", "/replays", "/new/GAME", "/rules/GAME", "/api/games", "/api/docs")
AT_TABLE = ("/table/TABLE", "/table/TABLE/parts")
BY_PROGRAMS = ("/api/tables/TABLE", "/api/tables/TABLE/log", "/api/tables/TABLE/events")
MIDDLE = 160
"""Turns of the driver until a game is in full swing."""

FIRST_SECONDS = 5.0

AFTERWARDS = (
    *("/table/TABLE/result", "/table/TABLE/replay?at=60", "/table/TABLE/replay/parts?at=60"),
    "/api/tables/TABLE/record",
)


class Driver:
    """Plays at one table after the other."""

    def __init__(self, client: Client, game: str, seed: int) -> None:
        self.client = client
        self.game = game
        self.chance = random.Random(seed)
        self.table = ""
        self.keys: list[str] = []
        self.seat = 0
        self.is_over = False
        self.reads: list[float] = []
        self.moves: list[float] = []
        self.sizes: list[int] = []

    async def open(self) -> None:
        asked = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "here"}], "undo": "none"}
        status, content = await self.client.call("POST", "/api/tables", body=asked)
        assert status == 201, content
        told = json.loads(content)
        self.table, self.seat = told["table"], 0
        self.keys = [seat["key"] for seat in told["seats"]]

    async def turn(self) -> None:
        """Read, then move."""
        begun = time.perf_counter()
        status, content = await self.client.call(
            "GET", f"/api/tables/{self.table}", self.keys[self.seat]
        )
        self.reads.append(time.perf_counter() - begun)
        self.sizes.append(self.client.size)
        seen = json.loads(content)
        assert status == 200, seen
        self.is_over = bool(seen["result"])
        if self.is_over:
            await self.open()
        elif not seen["options"]:
            self.seat = seen["waiting"][0]
        else:
            await self._move(seen)

    async def _move(self, seen: dict[str, Any]) -> None:
        token = self.chance.choice(seen["options"])["token"]
        asked = {"number": seen["number"], "token": token}
        begun = time.perf_counter()
        status, content = await self.client.call(
            "POST", f"/api/tables/{self.table}/moves", self.keys[self.seat], asked
        )
        self.moves.append(time.perf_counter() - begun)
        assert status == 200, content

    async def drive(self, until: float, pace: float) -> None:
        """Play until then, at most one turn each ``pace`` seconds."""
        await asyncio.sleep(self.chance.random() * pace)
        while time.perf_counter() < until:
            begun = time.perf_counter()
            await self.turn()
            await asyncio.sleep(max(0.0, begun + pace - time.perf_counter()))


async def watch(port: int, args: argparse.Namespace, pid: int) -> None:
    """People with their pages open, as fast as they can and at a pace of people."""
    loaded = await first_table(port, args, pid)
    before = resident(pid)
    tables = [Watched(port, args.game, n) for n in range(args.tables)]
    await open_all(tables)
    print(f"{args.tables} tables of {args.game}, three people with their pages open at each")
    for name, pace in (("as fast as they can", 0.0), ("25 moves a second", args.tables / 25)):
        used = core_seconds(pid)
        await drive_all(tables, args.seconds, pace)
        used = core_seconds(pid) - used
        moves = [value for table in tables for value in table.moves]
        pages = [one for table in tables for one in table.browsers]
        updates = [value for page in pages for value in page.updates]
        sizes = sorted([size for page in pages for size in page.sizes])
        print(f"{name}: {len(moves) / args.seconds:.0f} moves/s")
        each_move = 1000 * used / max(1, len(moves))
        print(f"  the house used {each_move:.1f} ms of a core for a move and its three updates")
        for what, values in (("move", moves), ("move until a page shows it", updates)):
            print(f"  {what}: p50 {at(values, 0.5):.1f} ms, p99 {at(values, 0.99):.1f} ms")
        if sizes:
            middle, most = sizes[len(sizes) // 2] / 1024, sizes[int(0.99 * len(sizes))] / 1024
            print(f"  an update: median {middle:.1f} kB, p99 {most:.1f} kB")
    taken = each(resident(pid) - before, args.tables)
    entries = sum([table.browsers[0].number for table in tables]) / args.tables
    print(f"memory: {taken} a table with its pages, after {entries:.0f} entries each", end="; ")
    print(f"{loaded:.0f} MB for the first one")
    await asyncio.gather(*[table.close() for table in tables])
    await first_load(port, tables[0].browsers[0])


async def first_table(port: int, args: argparse.Namespace, pid: int) -> float:
    """Megabytes for a table that is played before all others: words, templates and data of a game
    are loaded with it, once for all."""
    before = resident(pid)
    table = Watched(port, args.game, args.tables)
    await open_all([table])
    await drive_all([table], FIRST_SECONDS, 0.0)
    await table.close()
    return resident(pid) - before


async def amid(port: int, args: argparse.Namespace, pid: int) -> None:
    """Memory of tables in the middle of a game, each with three people at their pages. What is
    counted is the second half of them: the first fills what the house keeps for all tables."""
    await first_table(port, args, pid)
    tables = [Watched(port, args.game, n) for n in range(args.tables)]
    half = args.tables // 2
    before = alone = 0.0
    for some in (tables[:half], tables[half:]):
        before = resident(pid)
        for table in some:
            await table.sit_down()
            await table.play_on(args.entries)
        alone = resident(pid)
        for table in some:
            await asyncio.gather(*[browser.open() for browser in table.browsers])
        await drive_all(some, args.seconds, 0.0)
    count = len(tables) - half
    entries = sum([table.browsers[0].number for table in tables[half:]]) / count
    print(f"{count} more tables of {args.game} amid a game, after {entries:.0f} entries each")
    print(f"memory: {each(alone - before, count)} a table that nobody looks at", end=", ")
    print(f"{each(resident(pid) - before, count)} with three pages that have shown moves")
    await asyncio.gather(*[table.close() for table in tables])


async def first_load(port: int, browser: Browser) -> None:
    """What a browser that has nothing yet loads for the page of a table."""
    path = f"/table/{browser.table}?seat={browser.seat}"
    _, content = await browser.client.call("GET", path, browser.key)
    page, files = browser.client.size, 0
    wanted = {one.decode() for one in LINKED.findall(content)}
    seen: set[str] = set()
    while wanted - seen:
        place = (wanted - seen).pop()
        seen.add(place)
        _, content = await browser.client.call("GET", place)
        files += browser.client.size
        found = [one.decode() for one in IMPORTED.findall(content) if place.endswith(".js")]
        wanted |= {urljoin(place, one) for one in found}
    print(f"the page of a table: {page / 1024:.1f} kB, with its {len(seen)} files", end=" ")
    print(f"{(page + files) / 1024:.1f} kB")


LINKED = re.compile(rb'(?:href|src)="(/static/[^"#]+\.(?:css|js|svg))')
IMPORTED = re.compile(rb'(?:from|import)\s*\(?"(\.[^"]+)"')


RETURNS, ROUNDS = 20, 5
"""So many tables are come back to in turn, so often."""


async def come_back(port: int, args: argparse.Namespace, pid: int) -> float:
    """Milliseconds of a core for a look at a table that nobody was at for a while."""
    drivers = [Driver(Client("127.0.0.1", port), args.game, n) for n in range(RETURNS)]
    for driver in drivers:
        await driver.open()
        for _ in range(MIDDLE):
            await driver.turn()
    used = core_seconds(pid)
    for _ in range(ROUNDS):
        for driver in drivers:
            place = f"/api/tables/{driver.table}?lines=0"
            await driver.client.call("GET", place, driver.keys[0])
    return 1000 * (core_seconds(pid) - used) / (ROUNDS * RETURNS)


def report(name: str, drivers: list[Driver], seconds: float, used: float) -> None:
    moves = [value for driver in drivers for value in driver.moves]
    reads = [value for driver in drivers for value in driver.reads]
    print(f"{name}: {len(moves) / seconds:.0f} moves/s beside {len(reads) / seconds:.0f} reads/s")
    busy, asked = 100 * used / seconds, len(moves) + len(reads)
    print(f"  the house used {busy:.0f} % of a core, {1000 * used / asked:.2f} ms a request")
    for what, values in (("move", moves), ("read", reads)):
        p50, p99, most = at(values, 0.5), at(values, 0.99), at(values, 1.0)
        print(f"  {what}: p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {most:.1f} ms")


async def load(port: int, args: argparse.Namespace, pid: int) -> None:
    before = resident(pid)
    drivers = [Driver(Client("127.0.0.1", port), args.game, n) for n in range(args.tables)]
    await asyncio.gather(*[driver.open() for driver in drivers])
    opened = resident(pid)
    print(f"{args.tables} tables of {args.game}, 2 people each, no bots")
    print(f"memory: house {before:.0f} MB, {each(opened - before, args.tables)} a new table")
    for name, pace in (("as fast as they can", 0.0), ("one turn in 2 s each", 2.0)):
        for driver in drivers:
            driver.moves.clear()
            driver.reads.clear()
        until, used = time.perf_counter() + args.seconds, core_seconds(pid)
        await asyncio.gather(*[driver.drive(until, pace) for driver in drivers])
        report(name, drivers, args.seconds, core_seconds(pid) - used)
    played = resident(pid)
    print(f"memory after play: {each(played - before, args.tables)} a live table")
    sizes = sorted([size for driver in drivers for size in driver.sizes])
    middle, most = sizes[len(sizes) // 2] / 1024, sizes[-1] / 1024
    print(f"facts of a seat: median {middle:.1f} kB, most {most:.1f} kB")
    await pages(drivers[0])


async def pages(driver: Driver) -> None:
    """Time and size of what can be read without a load: at first, in the middle, at the end."""
    await driver.open()
    print("pages of a table that has just begun")
    await read_all(driver, (*PAGES, *AT_TABLE, *BY_PROGRAMS))
    for _ in range(MIDDLE):
        await driver.turn()
    print("in the middle of a game")
    await read_all(driver, (*AT_TABLE, *BY_PROGRAMS))
    table, key = driver.table, driver.keys[0]
    while not driver.is_over:
        await driver.turn()
    driver.table, driver.keys[0] = table, key
    print("of a game that is over")
    await read_all(driver, AFTERWARDS)
    _, record = await driver.client.call("GET", f"/api/tables/{table}/record", key)
    begun = time.perf_counter()
    status, _ = await driver.client.call("POST", "/api/records", body=json.loads(record))
    print(f"  its record brought along: {status}, {1000 * (time.perf_counter() - begun):.0f} ms")


async def read_all(driver: Driver, places: tuple[str, ...]) -> None:
    for place in places:
        path = place.replace("TABLE", driver.table).replace("GAME", driver.game)
        times, size, status = [], 0, 0
        for _ in range(20):
            begun = time.perf_counter()
            status, _ = await driver.client.call("GET", path, driver.keys[0])
            times.append(time.perf_counter() - begun)
            size = driver.client.size
        print(f"  {place}: {status}, {at(times, 0.5):.2f} ms, {size / 1024:.1f} kB")


def each(megabytes: float, tables: int) -> str:
    return f"{megabytes * 1024 / tables:.0f} kB"


def serve(store: str, memory: int) -> None:
    """The house itself, without limits for one visitor."""
    from underhall.server.app import make_app
    from underhall.server.run import Wishes, bind, run
    from underhall.server.settings import Settings

    settings = Settings(store=Path(store), limits=NO_LIMITS, memory=memory)
    door = bind("127.0.0.1", 0)

    def ready() -> None:
        print(door.getsockname()[1], flush=True)

    run(make_app(settings), door, "", Wishes(browser=False), ready)


@contextmanager
def house(memory: int = 0) -> Iterator[tuple[int, int]]:
    """A house in a process of its own: its port and its number."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--store", f"{folder}/tables.sqlite"]
        command += ["--memory", str(memory)]
        with process(command) as found:
            yield found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="belfort")
    parser.add_argument("--only", choices=("load", "watch", "amid", "return"))
    parser.add_argument("--entries", type=int, default=100, help="what is the middle of a game")
    parser.add_argument("--store", help=argparse.SUPPRESS)
    parser.add_argument("--memory", type=int, default=0, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.store:
        serve(args.store, args.memory)
        return
    if args.only in (None, "load"):
        with house() as (port, pid):
            asyncio.run(load(port, args, pid))
    if args.only in (None, "watch"):
        with house() as (port, pid):
            asyncio.run(watch(port, args, pid))
    if args.only in (None, "amid"):
        with house() as (port, pid):
            asyncio.run(amid(port, args, pid))
    if args.only in (None, "return"):
        for name, memory in (("room for all", 0), ("room for few", 2)):
            with house(memory) as (port, pid):
                cost = asyncio.run(come_back(port, args, pid))
                print(f"coming back to a table, {name}: {cost:.2f} ms of a core")


if __name__ == "__main__":
    main()
