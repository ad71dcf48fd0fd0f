"""People at tables: what benchmarks of the house share. Their pages behave as those of browsers do;
beside them, how a house without limits is run and what its process takes."""

from __future__ import annotations

import asyncio
import gzip
import html
import json
import os
import random
import re
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from underhall.server.settings import Limits, Rate

FREE = Rate(1e9, 1e9)
NO_LIMITS = Limits(
    reads=FREE,
    writes=FREE,
    tables=FREE,
    chat=FREE,
    people=FREE,
    running=100_000,
    sockets=10_000,
    connections=10_000,
)
"""For a house where one visitor may ask as often as it likes."""

TOGETHER = 10
"""So many tables are opened at a time."""


class Client:
    """A kept-alive connection: just enough HTTP to cost the house's core little."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.reader: Any = None
        self.writer: Any = None
        self.size = 0
        """Bytes of the newest answer, packed as they came."""

    async def call(
        self, method: str, path: str, key: str = "", body: Any = None
    ) -> tuple[int, bytes]:
        if self.writer is None or self.reader.at_eof():
            # The house closes what is idle for long, and a browser opens it again.
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
        head += "accept-encoding: gzip\r\n"
        head += f"authorization: Bearer {key}\r\n\r\n" if key else "\r\n"
        self.writer.write(head.encode() + data)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", answer)
        content = await self.reader.readexactly(int(length[1]) if length else 0)
        self.size = len(content)
        is_packed = b"content-encoding: gzip" in answer
        return int(answer[9:12]), gzip.decompress(content) if is_packed else content


class Browser:
    """The open page of one seat: it hears of moves, and of the parts that changed."""

    def __init__(self, client: Client, table: str, seat: int, key: str) -> None:
        self.client, self.table, self.seat, self.key = client, table, seat, key
        self.have: dict[str, str] = {}
        self.texts: dict[str, str] = {}
        """Parts that were sent, as a page keeps them."""
        self.tokens: list[str] = []
        self.number = 0
        self.is_over = False
        self.updates: list[float] = []
        """Seconds from a move until the page shows it."""
        self.sizes: list[int] = []
        self.page = 0
        self.stream: Any = None

    async def open(self) -> None:
        """Load the page and listen."""
        path = f"/table/{self.table}?seat={self.seat}"
        status, content = await self.client.call("GET", path, self.key)
        assert status == 200, content
        self.page = self.client.size
        page = content.decode()
        self.have = dict(PART.findall(page))
        self.tokens = [html.unescape(one) for one in TOKEN.findall(page)]
        self.number = int(NUMBER.findall(page)[0])
        self.stream = await connect(
            f"ws://{self.client.host}:{self.client.port}/api/tables/{self.table}/stream",
            additional_headers={"authorization": f"Bearer {self.key}"},
            proxy=None,
            open_timeout=None,
        )
        await self.greet()

    async def greet(self) -> None:
        """Tell the house what is shown, so that it sends what changes."""
        shown = {"turn": 1, "seat": self.seat, "number": self.number, "have": self.shown()}
        await self.stream.send(json.dumps(shown | {"patches": True}))

    def shown(self) -> str:
        """The parts of the page, as the house is told of them."""
        return ",".join([f"{name}:{mark}" for name, mark in self.have.items()])

    async def hear(self, number: int, begun: float) -> None:
        """Wait for news of an entry, which was ``begun`` then, and of what it changes."""
        while self.number < number:
            news = await self.stream.recv()
            told = json.loads(gzip.decompress(news) if isinstance(news, bytes) else news)
            if "parts" in told:
                self.take(told, len(news))
        self.updates.append(time.perf_counter() - begun)

    async def close(self) -> None:
        if self.stream is not None:
            await self.stream.close()

    def take(self, told: dict[str, Any], size: int) -> None:
        """Show what changed, which came in so many bytes."""
        self.sizes.append(size)
        self.number, self.is_over = told["number"], told["status"] == "over"
        for name, part in told["parts"].items():
            if "cuts" in part:
                assert part["of"] == self.have[name], "this is for another page"
            self.have[name] = part["hash"]
            self.texts[name] = whole(part, self.texts.get(name, ""))
            if name == "prompt":
                self.tokens = [html.unescape(one) for one in TOKEN.findall(self.texts[name])]


def whole(part: dict[str, Any], before: str) -> str:
    """A part as it is shown, from the one before where only what differs was sent."""
    if "cuts" not in part:
        return str(part["html"])
    old = before.split(CUT)
    new = [[one] if isinstance(one, str) else old[one[0] : sum(one)] for one in part["cuts"]]
    return CUT.join([text for texts in new for text in texts])


CUT = ' data-key="'
PART = re.compile(r'data-part="(\w+)"\s+data-hash="(\w+)"')
NUMBER = re.compile(r'data-number="(\d+)"')
TOKEN = re.compile(r'name="token"\s+value="([^"]*)"')


class Watched:
    """A table with three people, each with the page open."""

    page = Browser

    def __init__(self, port: int, game: str, seed: int) -> None:
        self.port, self.game = port, game
        self.chance = random.Random(seed)
        self.browsers: list[Browser] = []
        self.moves: list[float] = []

    async def open(self) -> None:
        """Sit down at a new table, with its page."""
        await self.sit_down()
        await asyncio.gather(*[browser.open() for browser in self.browsers])

    async def sit_down(self) -> None:
        """Have a new table; nobody looks at it yet."""
        client = Client("127.0.0.1", self.port)
        seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}]
        asked = {"game": self.game, "seats": seats, "undo": "none"}
        status, content = await client.call("POST", "/api/tables", body=asked)
        told = json.loads(content)
        assert status == 201, told
        await self.close()
        self.browsers = [
            self.page(Client("127.0.0.1", self.port), told["table"], one["seat"], one["key"])
            for one in told["seats"]
        ]

    async def play_on(self, entries: int) -> None:
        """Play without pages until the log is so long, or the game is over."""
        seat = 0
        while True:
            one = self.browsers[seat]
            path = f"/api/tables/{one.table}"
            _, content = await one.client.call("GET", f"{path}?lines=0", one.key)
            told = json.loads(content)
            if told["result"] or told["number"] >= entries:
                return
            if not told["options"]:
                seat = told["waiting"][0]
                continue
            token = self.chance.choice(told["options"])["token"]
            move = {"number": told["number"], "token": token}
            status, content = await one.client.call("POST", f"{path}/moves", one.key, move)
            assert status == 200, content

    async def close(self) -> None:
        await asyncio.gather(*[browser.close() for browser in self.browsers])

    def forget(self) -> None:
        """Measure anew."""
        self.moves.clear()
        for browser in self.browsers:
            browser.updates.clear()
            browser.sizes.clear()

    async def turn(self) -> None:
        """Somebody moves, and every page shows it."""
        asked = [browser for browser in self.browsers if browser.tokens]
        if not asked or self.browsers[0].is_over:
            await self.open()
            return
        mover = asked[0]
        move = {"number": mover.number, "token": self.chance.choice(mover.tokens)}
        begun = time.perf_counter()
        path = f"/api/tables/{mover.table}/moves"
        status, content = await mover.client.call("POST", path, mover.key, move)
        self.moves.append(time.perf_counter() - begun)
        assert status == 200, content
        number = json.loads(content)["number"]
        await asyncio.gather(*[browser.hear(number, begun) for browser in self.browsers])

    async def drive(self, until: float, pace: float) -> None:
        """Play until then, at most one turn each ``pace`` seconds."""
        await asyncio.sleep(self.chance.random() * pace)
        while time.perf_counter() < until:
            begun = time.perf_counter()
            await self.turn()
            await asyncio.sleep(max(0.0, begun + pace - time.perf_counter()))


async def open_all(tables: Sequence[Watched]) -> None:
    """Sit down at all tables, some at a time."""
    for start in range(0, len(tables), TOGETHER):
        await asyncio.gather(*[table.open() for table in tables[start : start + TOGETHER]])


async def drive_all(tables: Sequence[Watched], seconds: float, pace: float) -> None:
    """Play at all tables for so long; what was measured before is forgotten."""
    for table in tables:
        table.forget()
    until = time.perf_counter() + seconds
    await asyncio.gather(*[table.drive(until, pace) for table in tables])


# ---------------------------------------------------------------------- the house


@contextmanager
def process(command: Sequence[str], **env: str) -> Iterator[tuple[int, int]]:
    """A house in a process of its own, that says its port: that, and the number of the process."""
    given = os.environ | env
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=given) as begun:
        assert begun.stdout is not None
        try:
            yield int(begun.stdout.readline()), begun.pid
        finally:
            begun.terminate()


def core_seconds(pid: int) -> float:
    """Seconds of a core that a process has used; 0 where that cannot be seen."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    """Megabytes of memory of a process; 0 where that cannot be seen."""
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+)", text)
    return int(found[1]) / 1024 if found else 0.0


def at(values: list[float], share: float) -> float:
    """A quantile, in milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0
