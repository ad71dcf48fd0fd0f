"""For whoever runs a house: health, readiness, counts and logs, and nothing secret in them."""

import asyncio
import json
import logging
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from server import postgres
from server.house import settings
from server.loopback import Running, client, process, workers_of
from waiting import PATIENCE, until

from underhall.cli import main
from underhall.server.api.health import may_look
from underhall.server.app import make_app
from underhall.server.edge.measuring import Measuring, kind_of
from underhall.server.errors import StoreTrouble
from underhall.server.logs import Json, Plain, without_secrets
from underhall.server.metrics import KNOWN, Metrics
from underhall.server.settings import Limits, Rate

LINE = re.compile(r'(\w+)(?:\{((?:\w+="[^"]*",?)*)\})? ([-+.\deInf]+)')
SEATS = [{"kind": "me"}, {"kind": "here"}]


def read(text: str) -> dict[str, float]:
    """Samples by name and labels; every line has to fit."""
    found = {}
    for line in text.splitlines():
        if line.startswith("# "):
            assert re.fullmatch(r"# (HELP|TYPE) \w+ .+", line)
            continue
        match = LINE.fullmatch(line)
        assert match is not None, line
        found[line.rsplit(" ", 1)[0]] = float(match[3])
    return found


def play(house: Any) -> str:
    """A table with one move; the key to a seat of it."""
    told = house.post("/api/tables", json={"game": "lantern", "seats": SEATS}).json()
    key = str(told["seats"][0]["key"])
    headers = {"authorization": f"Bearer {key}"}
    place = f"/api/tables/{told['table']}"

    def asked_for_a_move() -> Any:
        seen = house.get(place, headers=headers).json()
        return seen if seen["options"] else None

    seen = until(asked_for_a_move, "a question")
    asked = {"number": seen["number"], "token": seen["options"][0]["token"]}
    house.post(f"{place}/moves", json=asked, headers=headers)
    return key


def test_a_house_that_lives_and_can_serve(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.sqlite") as server, server.browser() as house:
        assert house.get("/health").json()["status"] == "alive"
        assert house.get("/ready").json() == {"status": "ready"}

        async def broken() -> None:
            raise StoreTrouble("gone")

        server.house.store.check = broken  # type: ignore[method-assign]
        answer = house.get("/ready")
        assert (answer.status_code, answer.json()) == (503, {"status": "store"})
        assert house.get("/health").status_code == 200
        server.app.state.connections.closed = True
        assert house.get("/ready").status_code == 503


def test_a_busy_house_lives(tmp_path: Path) -> None:
    limits = Limits(reads=Rate(0.001, 2))
    with Running(tmp_path / "tables.sqlite", limits=limits) as server, server.browser() as house:
        assert [house.get("/ready").status_code for _ in range(3)] == [200, 200, 429]
        assert house.get("/health").status_code == 200


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.sqlite") as server, server.browser() as house:
        key = play(house)
        house.get("/api/tables/nowhere")
        answer = house.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        found = read(answer.text)
    assert found["underhall_tables_opened_total"] == 1
    assert found["underhall_moves_total"] == 1
    assert found["underhall_entries_total"] == 2
    assert found["underhall_tables_ready"] == 1
    assert found["underhall_bots_thinking"] == 0
    assert found['underhall_requests_total{kind="move",status="2xx"}'] == 1
    assert found['underhall_requests_total{kind="read",status="4xx"}'] == 1
    buckets = [value for name, value in found.items() if "append_seconds_bucket" in name]
    assert buckets == sorted(buckets) and buckets[-1] == found["underhall_append_seconds_count"]
    for name in KNOWN:
        assert f"# TYPE {name} " in answer.text
    assert key not in answer.text and key.split(".")[0] not in answer.text


@pytest.mark.parametrize(
    "asking, networks, may",
    [
        ("127.0.0.1", (), True),
        ("::1", (), True),
        ("192.0.2.7", (), False),
        ("192.0.2.7", ("192.0.2.0/24",), True),
        ("192.0.3.7", ("192.0.2.0/24",), False),
        ("local", (), False),
    ],
)
def test_counts_are_not_for_everybody(asking: str, networks: tuple[str, ...], may: bool) -> None:
    assert may_look(asking, networks) == may


def test_a_stranger_finds_no_counts(tmp_path: Path) -> None:
    app = make_app(settings(tmp_path / "tables.sqlite"), pages=False)

    async def ask() -> int:
        import httpx

        transport = httpx.ASGITransport(app=app, client=("192.0.2.7", 1))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as visit,
        ):
            return (await visit.get("/metrics")).status_code

    assert asyncio.run(ask()) == 404


def test_processes_count_together(tmp_path: Path) -> None:
    one, other = Metrics(tmp_path, 0), Metrics(tmp_path, 1)
    one.count("underhall_moves_total", 2)
    other.count("underhall_moves_total", 3)
    other.took("underhall_append_seconds", 0.02)
    other.save({"underhall_pages_open": 4})
    found = read(one.text({"underhall_pages_open": 1}))
    assert found["underhall_moves_total"] == 5
    assert found["underhall_pages_open"] == 5
    assert found["underhall_processes"] == 2
    assert found['underhall_append_seconds_bucket{le="0.025"}'] == 1
    again = Metrics(tmp_path, 1)
    again.count("underhall_moves_total")
    assert read(again.text({}))["underhall_moves_total"] == 4, "where the one before has ended"
    (tmp_path / "1.json").write_text("{")
    assert read(one.text({}))["underhall_moves_total"] == 2


@pytest.mark.parametrize(
    "method, path, kind",
    [
        ("GET", "/static/look.css", "file"),
        ("GET", "/api/tables/x/events", "wait"),
        ("POST", "/api/tables/x/moves", "move"),
        ("POST", "/api/tables/x/chat", "deed"),
        ("GET", "/api/tables/x", "read"),
        ("GET", "/table/x/parts", "parts"),
        ("GET", "/table/x", "page"),
        ("GET", "/ready", "health"),
    ],
)
def test_requests_are_of_few_kinds(method: str, path: str, kind: str) -> None:
    assert kind_of(method, path) == kind


# ---------------------------------------------------------------------- logs


@pytest.mark.parametrize(
    "line, kept",
    [
        ("GET /seat/cn4ankbblx62.0.5xIp-KYYF4eZI-SRraBjoX97", "GET /seat/cn4ankbblx62.0.***"),
        ("key cn4ankbblx62.w-3.5xIp-KYYF4eZI-SRraBjoX97!", "key cn4ankbblx62.w-3.***!"),
        ("cookie abcdefghijklmnopqrstuv.5xIp-KYYF4eZI-SRraBjoX97", "cookie ***"),
        ("/join/ABCDEFGH23", "/join/***"),
        ("postgresql://me:hush@db:5432/house", "postgresql://me:***@db:5432/house"),
        ("host=db password=hush user=me", "host=db password=*** user=me"),
        ("Authorization: Bearer abc.def", "Authorization: Bearer ***"),
        ("table cn4ankbblx62, entry 7", "table cn4ankbblx62, entry 7"),
    ],
)
def test_no_secret_is_logged(line: str, kept: str) -> None:
    assert without_secrets(line) == kept
    record = logging.LogRecord("underhall", logging.WARNING, "", 0, "%s", (line,), None)
    assert json.loads(Json().format(record))["message"] == kept
    assert Plain().format(record) == kept


def test_a_line_for_machines() -> None:
    try:
        raise ValueError("postgresql://me:hush@db/house")
    except ValueError as why:
        trouble = (type(why), why, why.__traceback__)
    record = logging.LogRecord("underhall", logging.ERROR, "", 0, "odd", (), trouble)
    record.facts = {"status": 500}
    told = json.loads(Json().format(record))
    assert (told["level"], told["from"], told["status"]) == ("error", "underhall", 500)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told["time"])
    assert "ValueError" in told["traceback"] and "hush" not in told["traceback"]


def test_a_request_without_a_route_is_named_by_its_kind(caplog: pytest.LogCaptureFixture) -> None:
    """What pages ask for most often is answered before routes are looked at."""

    async def fails(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 503, "headers": []})

    async def pipe(*message: Any) -> Any:
        return None

    scope = {"type": "http", "method": "GET", "path": "/table/x2cxh5durg5r/parts"}
    asyncio.run(Measuring(fails, Metrics())(scope, pipe, pipe))
    assert [line.getMessage() for line in caplog.records] == ["GET parts: 503"]


def test_a_house_of_two_processes(tmp_path: Path) -> None:
    """Any process serves any table; counts are of both; the log has one object a line."""
    url = postgres.server().database()
    with process(url, "--workers", "2", "--log-json") as (server, address):
        keys = []
        for _ in range(6):
            with client(address) as house:
                keys.append(play(house))
        for key in keys:
            for _ in range(4):
                headers = {"authorization": f"Bearer {key}"}
                with client(address, headers) as house:
                    seen = house.get(f"/api/tables/{key.split('.')[0]}").json()
                    assert seen["number"] == 2

        def counts() -> bool:
            with client(address) as house:
                found = read(house.get("/metrics").text)
            return (found["underhall_processes"], found.get("underhall_moves_total")) == (2, 6)

        # Each process tells its counts to the other from time to time.
        until(counts, "counts of both processes")
        killed, _ = workers_of(server.pid)
        os.kill(killed, signal.SIGKILL)
        until(lambda: len({*workers_of(server.pid)} - {killed}) == 2, "another takes its place")
        server.terminate()
        assert server.wait(PATIENCE) == 0
        assert server.stderr is not None
        lines = server.stderr.read().splitlines()
    said = [json.loads(line)["message"] for line in lines]
    assert f"process {killed} of the house ended with -9" in said
    assert len([line for line in said if line.endswith("of the house has begun")]) == 3
    assert not any([key in line for key in keys for line in lines])


def test_a_visitor_is_not_told_where_tables_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(tmp_path / "tables.sqlite") as server, server.browser() as house:
        key = play(house)

        async def gone(*_: object) -> Any:
            raise StoreTrouble("postgresql://me@db.internal/house: connection refused")

        monkeypatch.setattr(server.house.store, "append", gone)
        place, headers = f"/api/tables/{key.split('.')[0]}", {"authorization": f"Bearer {key}"}
        asked = {"text": "Is anybody there?"}
        answer = house.post(f"{place}/chat", json=asked, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (503, "store-trouble")
        assert "so nothing was changed" in answer.json()["message"]
        assert "db.internal" not in answer.text


@pytest.mark.parametrize("option", ["--proxy", "--metrics"])
def test_an_address_that_is_none(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lang", "en", option, "next door"]) == 2
    assert f"{option}: expected an address or a network" in capsys.readouterr().err
