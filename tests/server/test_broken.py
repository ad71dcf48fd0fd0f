"""A game that does not load is named in the hall; nothing else in the house notices it."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator
from pathlib import Path

import broken_games
import httpx
import pytest
from server.house import Time, house_at, plan
from server.paged import Paged
from waiting import run

from underhall.bots import registry
from underhall.core.errors import BrokenGame
from underhall.server.store.interface import RUNNING

PATHS = ("/", "/rules", "/replays", "/new/lantern", "/rules/lantern", "/api/tables", "/api/games")
OF_TABLE = ("", "?seat=0", "/result", "/replay")


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[httpx.Client]:
    with Paged(tmp_path / "tables.sqlite") as server, server.browser(accept="text/html") as client:
        yield client


def opened(visit: httpx.Client, game: str, *kinds: str) -> str:
    seats = [{"kind": kind} for kind in kinds]
    answer = visit.post("/api/tables", json={"game": game, "seats": seats, "public": True})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def test_the_hall_names_broken_games(visit: httpx.Client, tmp_path: Path) -> None:
    with broken_games.installed(tmp_path / "strangers"):
        for path in PATHS:
            assert visit.get(path).status_code == 200, path
        shown = html.unescape(visit.get("/").text)
        assert "/new/belfort" in shown
        for id, why in broken_games.WHY.items():
            assert f"{id} cannot be played here: {why}" in shown
            assert f"/new/{id}" not in shown
        assert "stale: w tę grę nie można tu zagrać" in visit.get("/?lang=pl").text
        told = visit.get("/api/games").json()
        assert [one["id"] for one in told["broken"]] == sorted(broken_games.POINTS)
        assert opened(visit, "lantern", "me", "bot")
    assert visit.get("/api/games").json()["broken"] == []


@pytest.mark.parametrize("id", ["stale", "fussy"])
def test_whoever_wants_to_play_one_hears_why(visit: httpx.Client, id: str, tmp_path: Path) -> None:
    with broken_games.installed(tmp_path / "strangers"):
        for path in (f"/new/{id}", f"/rules/{id}"):
            page = visit.get(path)
            assert page.status_code == 503
            assert broken_games.WHY[id] in html.unescape(page.text)
        seats = [{"kind": "me"}, {"kind": "bot"}]
        answer = visit.post("/api/tables", json={"game": id, "seats": seats})
        assert (answer.status_code, answer.json()["error"]) == (503, "broken-game")


def test_a_house_without_bots_is_open(visit: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a change of the installation that lost their entry points."""
    monkeypatch.setattr(registry.BOTS, "points", dict)
    for path in PATHS:
        assert visit.get(path).status_code == 200, path
    assert opened(visit, "lantern", "me", "open")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answer = visit.post("/api/tables", json={"game": "lantern", "seats": seats})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-option")


def test_a_table_of_a_game_that_broke(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with Paged(path) as server, server.browser(accept="text/html") as owner:
        with broken_games.installed(tmp_path / "whole", broken_games.GUEST):
            table = opened(owner, "guest", "me", "open")
            other = opened(owner, "lantern", "me", "bot")
        server.house._live.clear()
        with broken_games.installed(tmp_path / "half", broken_games.GONE):
            look_around(owner, table, other, "No module named 'house_of_strangers.gone'")
        look_around(owner, table, other, "there is no game 'guest'", status=422)
        with broken_games.installed(tmp_path / "again", broken_games.GUEST):
            assert owner.get(f"/api/tables/{table}").json()["table"]["status"] == RUNNING
        assert owner.delete(f"/api/tables/{table}").status_code == 204


def look_around(owner: httpx.Client, table: str, other: str, why: str, status: int = 503) -> None:
    """The table says what is wrong; its row, the hall and the other table are there."""
    for path in OF_TABLE:
        page = owner.get(f"/table/{table}{path}")
        assert page.status_code == status, page.text
        assert why in html.unescape(page.text)
    for path in PATHS:
        assert owner.get(path).status_code == 200, path
    rows = {row["id"]: row for row in owner.get("/api/tables").json()["tables"]}
    assert rows[table]["title"] == "guest"
    assert rows[table]["broken"].startswith("guest cannot be played here: ")
    assert rows[other]["broken"] is None
    assert "does not load" in owner.get("/").text
    assert owner.get("/api/open-tables").json()["tables"] == []
    assert owner.get(f"/table/{other}").status_code == 200


def test_its_log_is_left_as_it_is_and_its_clock_harms_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with house_at(tmp_path / "tables.sqlite", time) as house:
            with broken_games.installed(tmp_path / "whole", broken_games.GUEST):
                table = await house.open(plan("guest", "me here", clock=60), "client")
            house._live.clear()
            before = await house.store.entries(table.id)
            with broken_games.installed(tmp_path / "half", broken_games.GONE):
                with pytest.raises(BrokenGame, match="house_of_strangers"):
                    async with house.at(table.id):
                        pass
                time.now += 100_000
                await house.clock.ring_now()
            assert await house.store.entries(table.id) == before

    run(work())


def test_a_record_of_a_broken_game_is_refused_with_the_reason(
    visit: httpx.Client, tmp_path: Path
) -> None:
    record = {"underhall": 1, "game": "stale", "revision": 1, "data": "", "seats": 2}
    file = json.dumps({**record, "options": {}, "setup": [], "log": []})
    with broken_games.installed(tmp_path / "strangers"):
        answer = visit.post("/api/records", content=file)
    assert (answer.status_code, answer.json()["error"]) == (503, "broken-game")
