"""kill -9 at random moments under moves: whatever a client was told is there after a restart."""

import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from server.loopback import client, process

TABLES = 4
ROUNDS = 2
MOVES = 12


class Player(threading.Thread):
    """Plays random moves for every seat of one table until the house is gone, and remembers what
    it was told."""

    def __init__(self, url: str, table: str, keys: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.url, self.table, self.keys = url, table, keys
        self.chance = random.Random(seed)
        self.told: dict[int, tuple[int, str]] = {}

    def run(self) -> None:
        try:
            with client(self.url) as house:
                while self._move(house):
                    pass
        except httpx.HTTPError:
            pass  # the house is gone

    def _move(self, house: httpx.Client) -> bool:
        seat = self.chance.randrange(len(self.keys))
        headers = {"authorization": f"Bearer {self.keys[seat]}"}
        seen = house.get(f"/api/tables/{self.table}?lines=0", headers=headers).json()
        if seen["options"]:
            token = self.chance.choice(seen["options"])["token"]
            asked = {"number": seen["number"], "token": token}
            answer = house.post(f"/api/tables/{self.table}/moves", json=asked, headers=headers)
            if answer.status_code == 200:
                self.told[answer.json()["number"]] = (seat, token)
        return not seen["result"]


def opened(house: httpx.Client) -> dict[str, Any]:
    asked = {"game": "lantern", "seats": [{"kind": "me"}] * 3, "options": {"veins": "7"}}
    told: dict[str, Any] = house.post("/api/tables", json=asked).json()
    return told


def kept(house: httpx.Client, table: str, keys: list[str]) -> dict[int, tuple[int, str]]:
    """The moves at a table as its own seats are told after a restart."""
    found = {}
    for seat, key in enumerate(keys):
        headers = {"authorization": f"Bearer {key}"}
        told = house.get(f"/api/tables/{table}/events", headers=headers).json()
        for entry in told["entries"]:
            if entry["kind"] == "move" and "token" in entry:
                found[entry["number"]] = (seat, entry["token"])
    return found


def test_no_acknowledged_move_is_ever_lost(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    told: dict[str, dict[int, tuple[int, str]]] = {}
    rings: dict[str, list[str]] = {}
    chance = random.Random(9)
    for number in range(ROUNDS):
        with process(path) as (server, url), client(url, {"origin": url}) as house:
            check(house, rings, told)
            for _ in range(TABLES):
                one = opened(house)
                rings[one["table"]] = [seat["key"] for seat in one["seats"]]
            players = [Player(url, id, ring, number) for id, ring in rings.items()]
            for player in players:
                player.start()
            wait_for(players, MOVES)
            time.sleep(chance.random() * 0.2)
            server.send_signal(signal.SIGKILL)
            server.wait(10)
            for player in players:
                player.join(15)
                told.setdefault(player.table, {}).update(player.told)
    with process(path) as (_, url), client(url, {"origin": url}) as house:
        check(house, rings, told)


def wait_for(players: list[Player], moves: int) -> None:
    """Until so many moves have been acknowledged."""
    for _ in range(1000):
        if sum([len(player.told) for player in players]) >= moves:
            return
        time.sleep(0.01)
    raise AssertionError("no moves are acknowledged")


def check(
    house: httpx.Client, rings: dict[str, list[str]], told: dict[str, dict[int, tuple[int, str]]]
) -> None:
    for table, ring in rings.items():
        found = kept(house, table, ring)
        for number, move in told[table].items():
            assert found.get(number) == move, f"entry {number} of {table} was acknowledged"
        headers = {"authorization": f"Bearer {ring[0]}"}
        seen = house.get(f"/api/tables/{table}", headers=headers).json()
        assert seen["table"]["status"] in ("running", "over")
