"""Pages of a house of two processes: what one moves the other sees, whoever dies meanwhile."""

import os
import signal
import threading
import time
from typing import Any

import httpx
from browser.conftest import Guest
from server import postgres
from server.loopback import client, process, workers_of

SHOWS = "number => Number(document.getElementById('table').dataset.number) >= number"
SEATS = [{"kind": "me"}, {"kind": "here"}]


def test_pages_go_on_when_everybody_dies(chromium: Any) -> None:
    database = postgres.own()
    try:
        with process(database.database(), "--workers", "2") as (server, url):
            threading.Thread(target=server.stderr.read, daemon=True).start()  # type: ignore[union-attr]
            with client(url) as house:
                told = house.post("/api/tables", json={"game": "lantern", "seats": SEATS}).json()
            guests = [Guest(chromium, url) for _ in SEATS]
            for guest, seat in zip(guests, told["seats"], strict=True):
                guest.go(seat["link"])
            ania, ola = guests
            move(ania, guests)
            for pid in workers_of(server.pid):
                os.kill(pid, signal.SIGKILL)
            await_house(url, guests)
            move(ola, guests)
            database.kill()
            database.start()
            await_house(url, guests)
            move(who_is_asked(guests), guests)
            for guest in guests:
                guest.context.close()
            server.terminate()
            server.wait(60)
    finally:
        database.stop()


def move(mover: Guest, guests: list[Guest]) -> None:
    """Somebody decides, and every page shows it."""
    mover.await_turn()
    mover.choose(lambda count: 0)
    for guest in guests:
        guest.page.wait_for_function(SHOWS, arg=int(mover.number()), timeout=60_000)


def who_is_asked(guests: list[Guest]) -> Guest:
    """The first whose page asks for something."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for guest in guests:
            if guest.page.locator("#prompt .is-yours").count():
                return guest
    raise AssertionError("nobody is asked")


def await_house(url: str, guests: list[Guest]) -> None:
    """Wait until the house answers again, and until the pages have noticed."""
    until = time.monotonic() + 60
    while not is_ready(url):
        assert time.monotonic() < until, "the house stays closed"
    for guest in guests:
        guest.page.wait_for_selector("#offline", state="hidden", timeout=60_000)


def is_ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}/ready", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False
