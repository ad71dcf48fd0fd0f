"""`underhall serve` and `underhall backup` as a user meets them."""

import os
import signal
import socket
import sqlite3
import stat
import sys
import threading
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from server.house import damage
from server.loopback import Running, client, process
from waiting import PATIENCE, until

from underhall.cli import main
from underhall.cli.serve import addresses, arguments, go_there
from underhall.server import run
from underhall.server.store.sqlite import SqliteStore
from underhall.text.words import Words


def test_a_house_from_opening_to_ctrl_c(tmp_path: Path) -> None:
    """A taken port gives way to the next, a backup is made while the house is open, and Ctrl-C
    stops it cleanly."""
    store, copy = tmp_path / "deep" / "tables.sqlite", tmp_path / "copy.sqlite"
    with run.bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with process(store, "--port", str(port), "--lang", "pl") as (server, url):
            assert not url.endswith(f":{port}")
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            with client(url) as visit:
                told = visit.post("/api/tables", json={"game": "lantern", "seats": seats}).json()
            assert main(["backup", str(copy), "--store", str(store)]) == 0
            server.send_signal(signal.SIGINT)
            assert server.wait(PATIENCE) == 0
            # Not communicate: some lines may be in the buffer already.
            assert server.stdout is not None and server.stderr is not None
            out, err = server.stdout.read(), server.stderr.read()
    assert err == ""
    assert f"Stoły są w pliku {store}" in out
    assert out.endswith("Dom jest zamknięty.\n")
    with Running(copy) as again, again.program(told["seats"][0]["key"]) as program:
        assert program.get(f"/api/tables/{told['table']}").json()["options"]


def test_no_port_at_all() -> None:
    with run.bind("127.0.0.1", 0) as taken, pytest.raises(run.NoPort):
        run.bind("127.0.0.1", taken.getsockname()[1], tries=1)


def test_answers_are_not_held_back() -> None:
    """Without its protocol named, asyncio leaves Nagle's wait on: 40 ms for every answer."""
    with run.bind("127.0.0.1", 0) as door:
        assert door.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize(
    "given, near, shared",
    [
        ("", "http://127.0.0.1:80/", False),
        ("--host localhost", "http://localhost:80/", False),
        ("--host 0.0.0.0", "http://127.0.0.1:80/", True),
        ("--host 192.168.1.7", "http://192.168.1.7:80/", True),
        ("--host ::1", "http://[::1]:80/", False),
        ("--public https://games.example.org", "https://games.example.org", False),
    ],
)
def test_the_address_to_share(given: str, near: str, shared: bool) -> None:
    asked = arguments(Words("en").message).parse(given.split())
    found = addresses(asked, 80)
    assert (found[0], found[1] is not None) == (near, shared)
    if "192" in given:
        assert found[1] == near


@pytest.mark.parametrize(
    "given, complaint",
    [
        ("--port x", "--port: expected a whole number"),
        ("--port 70000", "No port from 70000 on is free"),
        ("--pause never", "--pause: expected a number of seconds"),
        ("--public games", "--public: expected an address"),
        ("--host 203.0.113.250", "cannot listen at 203.0.113.250"),
        ("--store /proc/nothing/tables.sqlite --port 0", "cannot be used: /proc/nothing"),
        ("--store mysql://localhost/house", "not at mysql://"),
        ("--workers 0", "--workers: expected a whole number"),
        ("--workers 2", "a file of tables is for one process"),
    ],
)
def test_what_cannot_be_opened(
    given: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--lang", "en", *given.split()]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert complaint in err


@pytest.mark.parametrize(
    "url, complaint",
    [
        ("postgresql://me:hush@127.0.0.1:1/house", "postgresql://me@127.0.0.1:1/house: connection"),
        ("postgresql://me:hush@127.0.0.1:port/house", "invalid"),
        ("postgres://127.0.0.1:1/house?fast=yes", "fast"),
    ],
)
def test_a_database_that_cannot_be_reached(
    url: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("psycopg")
    assert main(["serve", "--lang", "en", "--store", url]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert complaint in err and "cannot be used" in err
    assert "hush" not in err


def test_a_database_without_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "underhall.server.store.postgres", raising=False)
    assert main(["serve", "--lang", "en", "--store", "postgresql://127.0.0.1/house"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert 'pip install "underhall[postgres]"' in err


@pytest.mark.parametrize("how", ["letter", "page"])
def test_a_damaged_file_is_a_clear_complaint(
    tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"
    damage(path, how)
    before = path.read_bytes()
    for command in (["serve", "--port", "0", "--no-browser"], ["backup", str(tmp_path / "copy")]):
        assert main([*command, "--store", str(path), "--lang", "en"]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert "damaged" in err
        assert str(path) in err
    assert path.read_bytes() == before


def test_backup_of_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", "x", "--store", str(tmp_path / "nothing"), "--lang", "en"]) == 2
    assert "there is no file" in capsys.readouterr().err


def test_a_backup_is_for_nobody_else(tmp_path: Path) -> None:
    store, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    SqliteStore(store)._close()
    before = os.umask(0)
    try:
        assert main(["backup", str(copy), "--store", str(store)]) == 0
    finally:
        os.umask(before)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert stat.S_IMODE(store.stat().st_mode) == 0o600


@pytest.mark.parametrize("lang, words", [("en", "open already"), ("pl", "już otwarty")])
def test_a_second_house_says_where_the_first_is_open(
    tmp_path: Path, lang: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "tables.sqlite"
    with process(store) as (server, url):
        assert main(["serve", "--store", str(store), "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert out == "", "no other port is looked for"
        assert words in err and url in err
        server.kill()
        server.wait(PATIENCE)
    with process(store) as (_, again), client(again) as visit:
        assert visit.get("/api/open-tables").status_code == 200


@pytest.mark.parametrize("answer, opens", [("", True), ("y", True), ("n", False), ("N", False)])
def test_it_offers_to_open_the_first(
    answer: str, opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr("webbrowser.open", seen.append)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda _: answer)
    t = Words("en").message
    assert go_there("http://127.0.0.1:1/", arguments(t).parse([]), t) == 0
    assert seen == (["http://127.0.0.1:1/"] if opens else [])


def test_a_database_of_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "photos.sqlite"
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE photos (name TEXT)")
    before = path.read_bytes()
    assert main(["serve", "--port", "0", "--no-browser", "--store", str(path)]) == 2
    assert "something else" in capsys.readouterr().err
    assert path.read_bytes() == before


def test_sigterm_under_play_cuts_nobody_off(tmp_path: Path) -> None:
    """Whoever has asked is answered, or finds the door shut: no failure, no traceback."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "open"}]
    statuses: list[int] = []

    def ask(url: str, path: str, key: str) -> None:
        try:
            with client(url, {"authorization": f"Bearer {key}"}) as visit:
                while True:
                    statuses.append(visit.get(path).status_code)
        except httpx.HTTPError:
            return  # the door is shut

    with process(tmp_path / "tables.sqlite") as (server, url):
        with client(url) as visit:
            told = visit.post("/api/tables", json={"game": "lantern", "seats": seats}).json()
        here, key = f"/api/tables/{told['table']}", told["seats"][0]["key"]
        places = [here, f"/table/{told['table']}", f"{here}/events?since=999&wait=20"]
        asking = [threading.Thread(target=ask, args=(url, place, key)) for place in places * 2]
        for thread in asking:
            thread.start()
        until(lambda: len(statuses) >= 6, "six answers")
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE)
        for thread in asking:
            thread.join(PATIENCE)
        assert server.stderr is not None
        assert server.stderr.read() == ""
    assert set(statuses) <= {200, 503, 429}
    assert statuses.count(503) <= len(asking)
