"""kill -9 at random moments under moves and joins: whatever a client was told is there after a
restart, no chair is taken without its key, and whoever was cut off can do it again."""

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.loopback import client
from server.nursery import Nursery, nursery
from waiting import PATIENCE, until

GUESTS = 4
GAMES = ("lantern", "belfort", "covenant", "dwergar", "mountain_king", "runedar")


@dataclass
class Kept:
    """A table, its keys, and what was acknowledged at it."""

    id: str
    keys: list[str]
    moves: dict[int, tuple[int, str]] = field(default_factory=dict)


@dataclass
class Guest:
    """Somebody with a browser who wants one chair of one table."""

    code: str
    cookie: str = ""
    seats: set[int] = field(default_factory=set)


@dataclass
class Story:
    """What has been told to everybody so far."""

    tables: list[Kept] = field(default_factory=list)
    guests: list[Guest] = field(default_factory=list)
    kills: int = 0


def until_it_dies(deed: Callable[[httpx.Client], bool], url: str) -> None:
    """Do something again and again, until there is no more to do or the house is gone."""
    try:
        with client(url) as house:
            while deed(house):
                pass
    except httpx.HTTPError:
        pass  # the house is gone


def move_at(table: Kept, chance: random.Random) -> Callable[[httpx.Client], bool]:
    """Random moves for every seat of a table."""

    def move(house: httpx.Client) -> bool:
        seat = chance.randrange(len(table.keys))
        headers = {"authorization": f"Bearer {table.keys[seat]}"}
        seen = house.get(f"/api/tables/{table.id}?lines=0", headers=headers).json()
        if seen["options"]:
            token = chance.choice(seen["options"])["token"]
            asked = {"number": seen["number"], "token": token}
            answer = house.post(f"/api/tables/{table.id}/moves", json=asked, headers=headers)
            if answer.status_code == 200:
                table.moves[answer.json()["number"]] = (seat, token)
        return not seen["result"]

    return move


def join_as(guest: Guest) -> Callable[[httpx.Client], bool]:
    """Take the chair, once more than needed."""

    def join(house: httpx.Client) -> bool:
        headers = {"cookie": guest.cookie, "origin": str(house.base_url).rstrip("/")}
        asked = {"code": guest.code, "name": "Guest"}
        answer = house.post("/api/join", json=asked, headers=headers)
        house.cookies.clear()  # everybody brings an own one
        if answer.status_code == 429:
            time.sleep(0.2)
            return True
        assert answer.status_code == 200, answer.text
        guest.seats |= {seat["seat"] for seat in answer.json()["seats"]}
        return False

    return join


# ---------------------------------------------------------------------- one life of a house


def live_and_die(nest: Nursery, path: Path, story: Story, chance: random.Random) -> None:
    """Open a house, check what was told, play and join, and kill it in the middle."""
    house = nest.house(path)
    url = house.url
    with client(url, {"origin": url}) as visit:
        check(visit, path, story.tables[-4:], story.guests[-2 * GUESTS :])
        story.tables.append(opened(visit, GAMES[story.kills % len(GAMES)]))
        guests = invited(visit)
    story.guests += guests
    tables = [table for table in story.tables[-3:] if table.keys]
    deeds = [move_at(table, random.Random(chance.random())) for table in tables]
    deeds += [join_as(guest) for guest in guests for _ in range(2)]
    told = sum([len(table.moves) for table in tables])
    threads = [threading.Thread(target=until_it_dies, args=(deed, url)) for deed in deeds]
    for thread in threads:
        thread.start()
    # Now and then a house dies young, with every join under way.
    wanted = told + (3 if chance.random() < 0.8 else 0)
    until(lambda: sum([len(table.moves) for table in tables]) >= wanted, "moves are acknowledged")
    time.sleep(chance.random() * 0.05)
    house.kill()
    story.kills += 1
    for thread in threads:
        thread.join(PATIENCE)


def opened(house: httpx.Client, game: str) -> Kept:
    asked = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}]}
    told = house.post("/api/tables", json=asked).json()
    return Kept(told["table"], [seat["key"] for seat in told["seats"]])


def invited(house: httpx.Client) -> list[Guest]:
    """A table with a chair for each of a few guests, who have been in the hall already."""
    asked = {"game": "lantern", "seats": [{"kind": "open"}] * GUESTS}
    code = house.post("/api/tables", json=asked).json()["invite"]
    guests = []
    for _ in range(GUESTS):
        house.cookies.clear()
        house.get(f"/join/{code}")
        name, value = next(iter(house.cookies.items()))
        guests.append(Guest(code, f"{name}={value}"))
    house.cookies.clear()
    return guests


# ---------------------------------------------------------------------- what must hold


def check(house: httpx.Client, path: Path, tables: list[Kept], guests: list[Guest]) -> None:
    for table in tables:
        check_table(house, table)
    assert orphans(path) == 0
    base = str(house.base_url).rstrip("/")
    for guest in guests:
        before = set(guest.seats)
        join = join_as(guest)
        while join(house):
            pass
        assert len(guest.seats) == 1, f"{before} became {guest.seats}"
        mine = patiently(house, "/api/tables", {"cookie": guest.cookie, "origin": base})
        assert [set(row["seats"]) for row in mine["tables"]] == [guest.seats]


def patiently(house: httpx.Client, place: str, headers: dict[str, str]) -> Any:
    """What an address answers; a house with its limits may want to be asked more slowly."""
    while (answer := house.get(place, headers=headers)).status_code == 429:
        time.sleep(0.2)
    return answer.json()


def check_table(house: httpx.Client, table: Kept) -> None:
    """Every acknowledged move is there, in a log without gaps that still replays."""
    found: dict[int, tuple[int, str]] = {}
    for seat, key in enumerate(table.keys):
        headers = {"authorization": f"Bearer {key}"}
        told = patiently(house, f"/api/tables/{table.id}/events", headers)
        numbers = [entry["number"] for entry in told["entries"]]
        assert numbers == list(range(1, told["number"] + 1))
        for entry in told["entries"]:
            if entry["kind"] == "move" and "token" in entry:
                found[entry["number"]] = (seat, entry["token"])
    for number, move in table.moves.items():
        assert found.get(number) == move, f"entry {number} of {table.id} was acknowledged"
    headers = {"authorization": f"Bearer {table.keys[0]}"}
    seen = patiently(house, f"/api/tables/{table.id}", headers)
    assert seen["table"]["status"] in ("running", "over")


def orphans(path: Path | str) -> int:
    """Chairs that somebody has taken and nobody holds the key to."""
    sql = (
        "SELECT count(*) FROM entries WHERE kind = 'seated' AND NOT EXISTS (SELECT 1 FROM claims"
        " WHERE claims.table_id = entries.table_id AND role = json_extract(data, '$.seat'))"
    )
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute(sql).fetchone()[0])


def killed(path: Path, kills: int, seed: int) -> Story:
    """So many lives of a house, and a last look at everything that was ever told."""
    story, chance = Story(), random.Random(seed)
    with nursery() as nest:
        for _ in range(kills):
            live_and_die(nest, path, story, chance)
        house = nest.house(path)
        with client(house.url, {"origin": house.url}) as visit:
            check(visit, path, story.tables, story.guests)
        house.kill()
    return story


def test_nothing_acknowledged_is_ever_lost(tmp_path: Path) -> None:
    story = killed(tmp_path / "tables.sqlite", 3, 9)
    assert sum([len(table.moves) for table in story.tables]) >= 3


@pytest.mark.exam
@pytest.mark.parametrize("part", range(10))
def test_a_thousand_deaths(tmp_path: Path, part: int) -> None:
    """Together a thousand, in ten parts that can be run side by side."""
    story = killed(tmp_path / "tables.sqlite", 100, part)
    moves = sum([len(table.moves) for table in story.tables])
    print(f"{story.kills} kills, {moves} acknowledged moves, {len(story.guests)} guests")
    assert story.kills == 100
