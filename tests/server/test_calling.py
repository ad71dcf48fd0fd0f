"""People are called back at allowed addresses only, when it is their turn and no page is open."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from server.house import CLIENT, add, house_at, laid, plan, tokens
from waiting import soon

from underhall.server.errors import NoCall
from underhall.server.shown import history
from underhall.server.shown.facts import words_of
from underhall.server.tables import moves, people
from underhall.server.tables.calling import check_address, message, your_turn

HOSTS = ("ntfy.sh", "localhost:8080")


@pytest.mark.parametrize("url", ["https://ntfy.sh/?topic=x", "http://localhost:8080/a", "", "  "])
def test_listed_hosts_may_be_called(url: str) -> None:
    assert check_address(url, HOSTS) == url.strip()


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/",
        "https://ntfy.sh:444/",
        "https://ntfy.sh.example.org/",
        "https://ntfy.sh@example.org/",
        "https://user@ntfy.sh/",
        "http://localhost/",
        "file:///etc/passwd",
        "//ntfy.sh/",
        "ntfy.sh",
        "https://ntfy.sh/\r\nHost: example.org",
        "https://ntfy.sh/ x",
        "https://ntfy.sh:x/",
        "https://[::1/",
        "https://ntfy.sh/" + "x" * 600,
    ],
)
def test_no_other_address_can_be_reached(url: str) -> None:
    with pytest.raises(NoCall):
        check_address(url, HOSTS)


def test_the_message_is_what_each_of_them_takes() -> None:
    plain = message("https://hooks.slack.com/x", "Your turn", "http://here/table/1")
    assert plain["text"] == plain["content"] == "Your turn http://here/table/1"
    assert "topic" not in plain
    told = message("https://ntfy.sh/?topic=me", "Your turn", "http://here/table/1")
    assert (told["topic"], told["message"], told["click"]) == (
        "me",
        "Your turn",
        "http://here/table/1",
    )


@pytest.fixture
def receiver() -> Iterator[tuple[str, list[Any]]]:
    heard: list[Any] = []

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(302)
            self.send_header("location", "http://example.org/")
            self.end_headers()

        def log_message(self, *said: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Ear)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"127.0.0.1:{server.server_port}", heard
    server.shutdown()
    server.server_close()


def deed(what: Callable[..., Any], *given: Any) -> Callable[[Any], Any]:
    """Something to be done at a table."""
    return lambda table: what(table, *given)


def test_who_is_waited_for_is_called_once_and_only_without_a_page(
    tmp_path: Path, receiver: tuple[str, list[Any]]
) -> None:
    host, heard = receiver

    async def played() -> list[int]:
        counts = []
        async with house_at(tmp_path / "t.sqlite", callable=(host,)) as house:
            table = await house.open(plan("belfort", "me here"), CLIENT)
            url, page = f"http://{host}/hook", "http://here/"
            for seat, lang in enumerate(("en", "pl")):
                await house.do(table.id, deed(people.call_me, seat, url, page, lang))
            with_page = house.hub.listen(table.id, [0], "visitor", table.number)
            for _ in range(12):
                async with house.at(table.id) as here:
                    seat = here.waiting()[0]
                    token = tokens(here, seat)[0]
                    number = here.number
                await house.do(table.id, deed(moves.play, seat, number, token))
            with_page.leave()
            await soon(lambda: not house.caller._calls, "the last call")
            counts.append(len(heard))
            async with house.at(table.id) as here:
                lines = history.log_lines(here, 1, words_of(here, "en"))
                assert host not in json.dumps(lines)
        return counts

    (calls,) = asyncio.run(played())
    assert calls >= 1
    assert {told["text"] for told in heard} <= {
        "Belfort: it is your turn, Seat 1. http://here/",
        "Belfort: Gracz 2, twoja kolej. http://here/",
    }


def test_who_has_changed_their_language_is_called_in_it() -> None:
    table = laid("mountain_king", "me here")
    asked = ("http://there/", "http://here/")
    add(table, people.call_me(table, 0, *asked, "en"))
    assert people.call_me(table, 0, *asked, "en") == []
    add(table, people.call_me(table, 0, *asked, "pl"))
    assert your_turn(table, 0, table.chairs[0].lang).startswith("W Grocie Króla Gór: ")
    add(table, people.call_me(table, 0, "", "http://here/", "pl"))
    assert people.call_me(table, 0, "", "http://here/", "en") == []
