"""kill -9 of the processes of a house, and of PostgreSQL itself, under play: whatever was
acknowledged is there, every table can be read, and everybody goes on by themselves."""

import json
import os
import random
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from server import postgres
from server.loopback import client, process, workers_of
from server.test_kill import Kept, check_table
from waiting import PATIENCE, until
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

GAMES = ("belfort", "lantern", "covenant", "mountain_king", "dwergar", "runedar")
PEOPLE = [{"kind": "me"}, {"kind": "here"}]
BOT = [{"kind": "bot", "level": "random"}]


@dataclass
class Story:
    """A house under play."""

    url: str
    tables: list[Kept] = field(default_factory=list)
    seen: dict[str, int] = field(default_factory=dict)
    """The newest number that the page of each table was told."""
    kills: list[str] = field(default_factory=list)
    still: threading.Event = field(default_factory=threading.Event)
    """Nobody moves any more."""
    over: threading.Event = field(default_factory=threading.Event)
    """Pages are closed too."""
    movers: list[threading.Thread] = field(default_factory=list)
    pages: list[threading.Thread] = field(default_factory=list)

    @property
    def told(self) -> int:
        return sum([len(table.moves) for table in self.tables])

    def stop(self) -> None:
        """Let nobody move any more, and wait for the last answers."""
        self.still.set()
        for thread in self.movers:
            thread.join(PATIENCE)

    def close(self) -> None:
        """Send everybody home."""
        self.stop()
        self.over.set()
        for thread in self.pages:
            thread.join(PATIENCE)


def patiently(story: Story, deed: Any) -> None:
    """Do something again and again; whoever is cut off comes back."""
    while not story.still.is_set():
        with suppress(httpx.HTTPError), client(story.url) as house:
            while not story.still.is_set() and deed(house):
                pass
        time.sleep(0.05)


def moving(story: Story, table: Kept, chance: random.Random) -> Any:
    """Moves of all people at a table; when its game is over, at another one."""

    def move(house: httpx.Client) -> bool:
        seat = chance.randrange(len(table.keys))
        headers = {"authorization": f"Bearer {table.keys[seat]}"}
        answer = house.get(f"/api/tables/{table.id}?lines=0", headers=headers)
        if answer.status_code != 200:
            assert answer.status_code in (429, 503), answer.text
            time.sleep(0.1)
            return True
        seen = answer.json()
        if seen["result"] or seen["table"]["status"] != "running":
            return False
        if seen["options"]:
            token = chance.choice(seen["options"])["token"]
            asked = {"number": seen["number"], "token": token}
            answer = house.post(f"/api/tables/{table.id}/moves", json=asked, headers=headers)
            assert answer.status_code in (200, 409, 429, 503), answer.text
            if answer.status_code == 200:
                table.moves[answer.json()["number"]] = (seat, token)
        else:
            time.sleep(0.02)
        return True

    return move


def watch(story: Story, table: Kept) -> None:
    """A page that stays open, and comes back when it is cut off."""
    address = story.url.replace("http", "ws")
    headers = {"authorization": f"Bearer {table.keys[0]}"}
    while not story.over.is_set():
        place = f"{address}/api/tables/{table.id}/stream"
        with (
            suppress(OSError, TimeoutError, WebSocketException),
            connect(place, additional_headers=headers, open_timeout=PATIENCE, proxy=None) as page,
        ):
            while not story.over.is_set():
                with suppress(TimeoutError):
                    story.seen[table.id] = json.loads(page.recv(0.5))["number"]
        time.sleep(0.05)


@contextmanager
def played(database: postgres.Postgres, count: int) -> Iterator[tuple[Story, int]]:
    """A house of two processes with people at so many tables."""
    with process(database.database(), "--workers", "2") as (server, url):
        threading.Thread(target=_drain, args=(server,), daemon=True).start()
        story = Story(url)
        with client(url, {"origin": url}) as house:
            for number in range(count):
                seats = PEOPLE + BOT * (number % 2)
                asked = {"game": GAMES[number % len(GAMES)], "seats": seats}
                told = house.post("/api/tables", json=asked).json()
                story.tables.append(Kept(told["table"], [seat["key"] for seat in told["seats"]]))
        story.movers = [
            threading.Thread(target=patiently, args=(story, moving(story, table, random.Random(n))))
            for n, table in enumerate(story.tables)
        ]
        watched = story.tables[:2]
        story.pages = [threading.Thread(target=watch, args=(story, one)) for one in watched]
        for thread in (*story.movers, *story.pages):
            thread.start()
        try:
            yield story, server.pid
        finally:
            story.close()
            server.terminate()
            server.wait(PATIENCE)


def _drain(server: subprocess.Popen[str]) -> None:
    assert server.stderr is not None
    for _ in server.stderr:
        pass


def deaths(kills: int, tables: int, seed: int) -> Story:
    """So many deaths, every third of them that of the database."""
    chance = random.Random(seed)
    database = postgres.own()
    try:
        with played(database, tables) as (story, pid):
            for number in range(kills):
                _await_moves(story, 2)
                time.sleep(chance.random() * 0.1)
                if number % 3 == 1:
                    database.kill()
                    database.start()
                    story.kills.append("database")
                else:
                    _kill_one(pid, chance)
                    story.kills.append("worker")
            _await_moves(story, 3)
            _await_bots(story)
            story.stop()
            with client(story.url) as house:
                for table in story.tables:
                    check_table(house, table)
            _await_pages(story)
    finally:
        database.stop()
    return story


def _kill_one(pid: int, chance: random.Random) -> None:
    """Kill a process of the house. One that dies young is not begun again at once: there may be
    none for a moment."""
    here = until(lambda: workers_of(pid), "a process is begun again")
    os.kill(chance.choice(here), signal.SIGKILL)


def _await_moves(story: Story, more: int) -> None:
    """Wait until people have gone on."""
    wanted = story.told + more
    until(lambda: story.told >= wanted, "moves are acknowledged", 3 * PATIENCE)


def _await_bots(story: Story) -> None:
    """Wait until no table waits for a bot: somebody looks after all of them again."""
    for table in story.tables[1::2]:
        until(lambda: _bot_has_moved(story, table), "a bot is looked after", 3 * PATIENCE)  # noqa: B023


def _bot_has_moved(story: Story, table: Kept) -> bool:
    with client(story.url, {"authorization": f"Bearer {table.keys[0]}"}) as house:
        answer = house.get(f"/api/tables/{table.id}?lines=0")
    if answer.status_code != 200:
        return False
    seen = answer.json()
    return bool(seen["result"] or set(seen["waiting"]) - {len(PEOPLE)})


def _await_pages(story: Story) -> None:
    """Pages that were open all the time are told of the last move, whatever became of their
    connections."""

    def told() -> bool:
        return all(
            [
                story.seen.get(table.id, 0) >= max(table.moves, default=1)
                for table in story.tables[:2]
            ]
        )

    until(told, "pages are told")


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    story = deaths(5, 4, 7)
    assert story.kills.count("database") == 2
    assert story.told >= 13


@pytest.mark.exam
@pytest.mark.parametrize("part", range(10))
def test_two_hundred_deaths(part: int) -> None:
    """Together two hundred, in ten parts."""
    story = deaths(20, 12, part)
    print(f"{len(story.kills)} kills, {story.told} acknowledged moves")
    assert len(story.kills) == 20
