"""The stream of a page: numbers and notices, resumed after any break, with signs of life."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.house import NO_LIMITS
from server.loopback import Running
from server.test_api import INVITING, TWO, look, opened, play
from waiting import PATIENCE, until
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

from underhall.server.tables.hub import MOST_NOTICES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("house") / "tables.sqlite", beat=0.3) as running:
        yield running


@pytest.fixture
def browser(server: Running) -> Iterator[httpx.Client]:
    with server.browser() as client:
        yield client


def heard(stream: Any, kind: str = "") -> dict[str, Any]:
    """The next message with news, or with a notice of one kind."""

    def news() -> dict[str, Any] | None:
        told: dict[str, Any] = said(stream)
        kinds = [notice["kind"] for notice in told["notices"]]
        return told if kinds and kind in ("", *kinds) else None

    found = until(news, f"{kind} is heard")
    assert found is not None
    return found


def said(stream: Any) -> Any:
    """The next message, a sign of life at least."""
    return json.loads(stream.recv(PATIENCE))


def number(stream: Any, at_least: int) -> int:
    def news() -> int:
        told = said(stream)
        assert set(told) == {"number", "notices"}
        return int(told["number"]) if told["number"] >= at_least else 0

    return until(news, f"the number {at_least} is heard")


def test_moves_are_heard_as_numbers_and_nothing_else(
    server: Running, browser: httpx.Client
) -> None:
    table = opened(browser)["table"]
    with server.stream(table, browser) as stream:
        assert said(stream) == {"number": 1, "notices": []}
        told = look(browser, table, "?seat=0")
        play(browser, table, told, told["options"][0]["token"])
        assert number(stream, 2) == 2


def test_people_are_heard_as_notices(server: Running, browser: httpx.Client) -> None:
    told = opened(browser, INVITING)
    table = told["table"]
    with server.stream(table, browser) as stream, server.browser() as friend:
        friend.post("/api/join", json={"code": told["invite"], "name": "Celina"})
        assert heard(stream, "seated")["notices"] == [{"number": 2, "kind": "seated", "seat": 1}]
        with server.stream(table, friend):
            assert heard(stream, "presence")["notices"][-1]["seat"] == 1
            here = [player["connected"] for player in look(browser, table)["players"]]
            assert here == [True, True]
        heard(stream, "presence")
        friend.post(f"/api/tables/{table}/chat", json={"text": "a secret word"})
        said = heard(stream, "chat")
        assert said["notices"] == [{"number": 3, "kind": "chat", "seat": 1}]
        browser.delete(f"/api/tables/{table}")
        heard(stream, "deleted")


def test_a_break_is_made_good(server: Running, browser: httpx.Client) -> None:
    table = opened(browser)["table"]
    with server.stream(table, browser) as stream:
        said(stream)
    for n in range(MOST_NOTICES + 5):
        asked = {"seat": 0, "text": str(n)}
        browser.post(f"/api/tables/{table}/chat", json=asked).raise_for_status()
    with server.stream(table, browser, f"?since={MOST_NOTICES}") as stream:
        told = said(stream)
        assert told["number"] == MOST_NOTICES + 6
        assert [n["number"] for n in told["notices"]] == list(range(51, MOST_NOTICES + 7))
    with server.stream(table, browser, "?since=1") as stream:
        assert len(said(stream)["notices"]) == MOST_NOTICES
    with server.stream(table, browser, "?since=nonsense") as stream:
        assert said(stream)["notices"] == []


def test_signs_of_life(server: Running, browser: httpx.Client) -> None:
    table = opened(browser)["table"]
    with server.stream(table, browser) as stream:
        told = [said(stream) for _ in range(3)]
        assert told == [{"number": 1, "notices": []}] * 3


def test_what_a_page_says_is_dropped(server: Running, browser: httpx.Client) -> None:
    table = opened(browser)["table"]
    with server.stream(table, browser) as stream:
        stream.send("hello")
        stream.send(b"\x00\xff")
        assert number(stream, 1) == 1
        stream.send("x" * 10_000)
        assert is_closed(stream)


def is_closed(stream: Any) -> bool:
    def ends() -> bool:
        try:
            said(stream)
        except ConnectionClosed:
            return True
        return False

    return until(ends, "the end of the stream")


def test_strangers_and_foreign_pages_are_sent_away(server: Running, browser: httpx.Client) -> None:
    table = opened(browser)["table"]
    with server.browser() as stranger, pytest.raises(InvalidHandshake):
        server.stream(table, stranger).__enter__()
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    address = f"ws://{server.address}/api/tables/{table}/stream"
    for origin in (Origin("http://evil.example"), None):
        with pytest.raises(InvalidHandshake):
            connect(
                address, origin=origin, additional_headers={"cookie": cookies}, proxy=None
            ).__enter__()


def test_programs_may_listen_too(server: Running) -> None:
    with server.program() as anybody:
        told = opened(anybody)
    with (
        server.program(told["seats"][0]["key"]) as program,
        server.stream(told["table"], program) as stream,
    ):
        assert number(stream, 1) == 1


def test_streams_are_limited(tmp_path: Path) -> None:
    from dataclasses import replace

    few = replace(NO_LIMITS, sockets=2)
    with Running(tmp_path / "tables.sqlite", limits=few) as strict, strict.browser() as client:
        table = opened(client, TWO)["table"]
        with strict.stream(table, client), strict.stream(table, client):
            with pytest.raises(InvalidHandshake):
                strict.stream(table, client).__enter__()
            waiting = client.get(f"/api/tables/{table}/events?since=1&wait=1")
            assert waiting.status_code == 429
        # The house may hear a moment later that they are gone.
        stream = until(lambda: let_in(strict, table, client), "a free place")
        with stream:
            assert number(stream, 1) == 1


def let_in(server: Running, table: str, client: httpx.Client) -> Any:
    """A stream, if there is room for it."""
    try:
        return server.stream(table, client).__enter__()
    except InvalidHandshake:
        return None


def test_a_closing_house_says_goodbye(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.sqlite") as server, server.browser() as client:
        stream = server.stream(opened(client)["table"], client).__enter__()
        said(stream)
    assert is_closed(stream)
