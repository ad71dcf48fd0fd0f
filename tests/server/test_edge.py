"""The edge of the house: connections that say nothing, words of authority, addresses that are none,
and closing while somebody waits."""

import asyncio
import gzip
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.house import NO_LIMITS, settings
from server.loopback import Running, served
from server.paged import Paged
from server.test_api import TWO, opened
from waiting import PATIENCE, until

from underhall.server.edge.security import Guard
from underhall.server.run import most_connections
from underhall.server.settings import Limits, Rate

HEAD = "GET /api/games HTTP/1.1\r\nhost: localhost\r\n"
FEW = {"connections": 8, "patience": 0.6, "body_patience": 0.6}


def limits(**changes: Any) -> Limits:
    return Limits(**{**vars(NO_LIMITS), **changes})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path / "tables.sqlite", limits=limits(**FEW)) as running:
        yield running


@pytest.fixture
def paged(tmp_path: Path) -> Iterator[Paged]:
    with Paged(tmp_path / "tables.sqlite") as running:
        yield running


def call(server: Running, said: str, source: str = "127.0.0.1") -> socket.socket:
    """A connection that has said something."""
    port = server.door.getsockname()[1]
    found = socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))
    found.sendall(said.encode())
    return found


def heard(connection: socket.socket) -> bytes:
    """What comes back until the connection is closed."""
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


# ---------------------------------------------------------------------- slow connections


def test_half_open_connections_lock_nobody_out(server: Running) -> None:
    with ExitStack() as held:
        calls = [held.enter_context(call(server, HEAD)) for _ in range(60)]
        with call(server, HEAD + "connection: close\r\n\r\n", "127.0.0.2") as other:
            assert heard(other).startswith(b"HTTP/1.1 200")
        for one in calls:
            assert heard(one) == b""
    with server.program() as again:
        assert again.get("/api/games").status_code == 200


def test_a_second_head_may_not_take_for_ever_either(server: Running) -> None:
    with call(server, f"{HEAD}\r\n") as slow:
        assert slow.recv(65536).startswith(b"HTTP/1.1 200")
        slow.sendall(HEAD.encode())
        assert b"HTTP/1.1" not in heard(slow)


def test_a_body_that_never_ends(server: Running) -> None:
    head = "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    with call(server, head + "content-length: 500\r\n\r\n{") as slow:
        told = heard(slow)
        assert told.startswith(b"HTTP/1.1 408")
        assert json.loads(told.partition(b"\r\n\r\n")[2])["error"] == "too-slow"


def test_a_packed_body_is_not_unpacked(server: Running) -> None:
    """Whatever a body would become, it is taken as it comes: nothing grows here."""
    body = gzip.compress(b" " * 50_000_000)
    with server.browser() as client:
        headers = {"content-type": "application/json", "content-encoding": "gzip"}
        answer = client.post("/api/tables", content=body, headers=headers)
    assert answer.status_code in (400, 422), answer.text


def test_a_body_that_grows_too_large(paged: Paged) -> None:
    head = "POST /api/records HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    with call(paged, head) as large:
        try:
            for _ in range(70):
                large.sendall(b"400\r\n" + b" " * 1024 + b"\r\n")
        except OSError:
            pass
        assert heard(large).startswith(b"HTTP/1.1 413")


def test_streams_do_not_count_as_connections(server: Running) -> None:
    with server.program() as anybody, ExitStack() as held:
        told = opened(anybody, TWO)
        key = told["seats"][0]["key"]
        with server.program(key) as seat:
            for _ in range(20):
                stream = held.enter_context(server.stream(told["table"], seat))
                assert json.loads(stream.recv(PATIENCE))["number"] == 1
            assert seat.get(f"/api/tables/{told['table']}").status_code == 200


def test_files_are_left_for_the_house_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    assert most_connections(4096) == 1024 - 128
    assert most_connections(100) == 100


# ---------------------------------------------------------------------- who speaks for whom


def test_only_a_proxy_is_believed_when_it_says_whom_it_speaks_for(tmp_path: Path) -> None:
    few = limits(writes=Rate(0.001, 5))
    for proxied, expected in ((False, [201] * 5 + [429] * 3), (True, [201] * 8)):
        path = tmp_path / f"{proxied}.sqlite"
        with Running(path, proxied=proxied, limits=few) as server, server.program() as client:
            statuses = []
            for n in range(8):
                client.cookies.clear()
                client.headers["x-forwarded-for"] = f"203.0.113.{n}"
                asked = {"game": "lantern", "seats": TWO}
                statuses.append(client.post("/api/tables", json=asked).status_code)
            assert statuses == expected


def test_a_word_of_authority_that_is_no_key_does_not_pass(server: Running) -> None:
    with server.browser() as client:
        told = opened(client, TWO)
        del client.headers["origin"]
        place = f"/api/tables/{told['table']}/chat"
        for word in ("Basic x", "Bearer", "x", "Digest bearer", ""):
            client.headers["authorization"] = word
            answer = client.post(place, json={"text": "hello", "seat": 0})
            assert (answer.status_code, answer.json()["error"]) == (403, "wrong-origin"), word
        client.headers["authorization"] = "Bearer x"
        assert client.post(place, json={"text": "hello", "seat": 0}).status_code == 404
        client.headers["authorization"] = f"Bearer {told['seats'][0]['key']}"
        assert client.post(place, json={"text": "hello"}).status_code == 200


# ---------------------------------------------------------------------- addresses that are none


@pytest.mark.parametrize("lang, words", [("en", "nothing at this address"), ("pl", "nic nie ma")])
def test_a_mistyped_address_gets_a_page(paged: Paged, lang: str, words: str) -> None:
    people = {"accept": "text/html,*/*;q=0.8", "accept-language": lang}
    with paged.browser(**people) as client:
        for place in ("/tabel/x", "/rulez", "/api2"):
            answer = client.get(place)
            assert answer.status_code == 404
            assert answer.headers["content-type"].startswith("text/html")
            assert words in answer.text
            assert 'href="/"' in answer.text


def test_programs_get_json(paged: Paged) -> None:
    with paged.program() as client:
        answer = client.get("/api/nothing")
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found")
        wrong = client.get("/api/join")
        assert (wrong.status_code, wrong.json()["error"]) == (405, "not-like-that")
        assert wrong.headers["allow"] == "POST"


# ---------------------------------------------------------------------- closing


def test_who_waits_for_news_is_answered_when_the_house_closes(tmp_path: Path) -> None:
    """The house waits ten seconds for the last of them, and would cut this one off."""
    answers: list[httpx.Response] = []
    with Running(tmp_path / "tables.sqlite") as server:
        with server.program() as client:
            told = opened(client, TWO)

        def wait() -> None:
            with server.program(told["seats"][0]["key"]) as client:
                answers.append(client.get(f"/api/tables/{told['table']}/events?since=1&wait=20"))

        waiting = threading.Thread(target=wait)
        waiting.start()
        until(lambda: server.house.hub._tables, "somebody waits")
    waiting.join(PATIENCE)
    assert [answer.status_code for answer in answers] == [200]


def test_who_cannot_be_waited_for_is_told_so() -> None:
    """A request that is cut off while the house closes is a 503 with a reason, no bare 500."""
    sent: list[Any] = []
    begun = asyncio.Event()

    async def endless(*_: Any) -> None:
        begun.set()
        await asyncio.Event().wait()

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    async def work() -> None:
        guard = Guard(endless, settings(Path("nothing")))
        head = {
            "method": "GET",
            "path": "/",
            "scheme": "http",
            "headers": [(b"host", b"localhost")],
        }
        task = asyncio.create_task(guard({"type": "http", **head}, receive, send))
        await begun.wait()
        task.cancel()
        await task

    asyncio.run(work())
    assert sent[0]["status"] == 503
    assert json.loads(sent[1]["body"])["error"] == "closing"


def test_the_server_of_the_tests_is_that_of_the_product(tmp_path: Path) -> None:
    running = Running(tmp_path / "tables.sqlite")
    running.door.close()
    assert type(served(running.app)).__module__ == "underhall.server.run"
