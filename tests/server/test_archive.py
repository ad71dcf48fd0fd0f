"""Records that somebody brings along: checked, replayed, played on from, or refused plainly."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from server.house import house_at, played
from server.paged import Paged

from underhall import editions
from underhall.core.chance import Fast
from underhall.core.errors import UnderhallError
from underhall.core.match import Match
from underhall.core.record import write_record
from underhall.server.shown.records import record
from underhall.server.tables.archive import MOST_ENTRIES, lay_record

Record = dict[str, Any]


def saved(game: str = "lantern", decisions: int = 5, seed: int = 3, **how: Any) -> Record:
    """A record as the terminal saves it in the middle of a game."""
    match = Match(editions.edition(game), 2, {}, None if "position" in how else Fast(seed), **how)
    for _ in range(decisions):
        seat = match.state.waiting()[0]
        decision = match.state.asked(seat)
        match.play(seat, decision.token(match.state, decision.options(match.state)[0]))
    players = [{"who": "you", "name": "Ania"}, {"who": "greedy", "name": "Borin"}]
    extra: Record = {} if "position" in how else {"seed": seed}
    return write_record(match, players=players, **extra)


def packed(data: object) -> bytes:
    return json.dumps(data).encode()


@pytest.fixture(scope="module")
def finished() -> Record:
    return played()


def bring(visit: httpx.Client, data: object) -> str:
    answer = visit.post("/api/records", content=packed(data))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


# ---------------------------------------------------------------------- what can be done with one


def test_a_record_comes_back_as_it_went(visit: httpx.Client, finished: Record) -> None:
    table = bring(visit, finished)
    assert visit.get(f"/api/tables/{table}/record").json() == finished


@pytest.mark.parametrize("game", ["lantern", "belfort"])
def test_every_moment_with_any_eyes(visit: httpx.Client, game: str) -> None:
    table = bring(visit, played(game))
    for seat in (-1, 0, 1):
        page = visit.get(f"/table/{table}/replay", params={"at": 3, "seat": seat})
        assert page.status_code == 200
        assert 'id="moment"' in page.text and "Checked move by move" in page.text
    last = visit.get(f"/table/{table}/replay/parts", params={"at": 9999}).json()
    assert last["parts"]["prompt"]["html"].count("data-step") > 5
    assert visit.get(f"/table/{table}/result").text.count('class="barrow ') == 2


def test_playing_on_from_a_moment(visit: httpx.Client, finished: Record) -> None:
    table = bring(visit, finished)
    asked = {"game": "lantern", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    position = visit.get(f"/table/{table}/replay/position", params={"at": 2}).json()
    on = visit.post("/api/tables", json={**asked, "position": position})
    assert on.status_code == 201
    over = visit.get(f"/table/{table}/replay/position", params={"at": 9999}).json()
    assert visit.post("/api/tables", json={**asked, "position": over}).status_code == 422


def test_it_is_listed_shown_to_others_and_deleted(
    server: Paged, visit: httpx.Client, finished: Record
) -> None:
    opened = visit.post("/api/records", content=packed(finished)).json()
    table = opened["table"]
    for path in ("/", "/replays"):
        assert f"/table/{table}/replay" in visit.get(path).text
    with server.browser(accept="text/html") as friend:
        assert friend.get(f"/table/{table}/replay").status_code == 404
        assert friend.get(opened["watch"], follow_redirects=True).status_code == 200
        assert friend.get(f"/table/{table}/replay").status_code == 200
        assert friend.delete(f"/api/tables/{table}").status_code == 403
    assert visit.delete(f"/api/tables/{table}").status_code == 204
    assert table not in visit.get("/replays").text


def test_nothing_more_is_decided_in_it(visit: httpx.Client, finished: Record) -> None:
    table = bring(visit, finished)
    told = visit.get(f"/api/tables/{table}").json()
    assert (told["seat"], told["prompt"], told["table"]["status"]) == (-1, None, "over")
    move = {"number": told["number"], "token": "lamp:1", "seat": 0}
    assert visit.post(f"/api/tables/{table}/moves", json=move).status_code == 403


def test_a_game_saved_in_the_middle(visit: httpx.Client) -> None:
    table = bring(visit, saved())
    told = visit.get(f"/api/tables/{table}").json()
    assert (told["result"], told["table"]["seed"]) == (None, 3)
    assert [player["name"] for player in told["players"]] == ["Ania", "Borin"]
    page = visit.get(f"/table/{table}/result").text
    assert "ends in the middle" in page and "the seed 3" in page
    assert visit.get(f"/table/{table}/replay", params={"at": 5}).status_code == 200


def test_a_game_from_a_position_without_its_chance(visit: httpx.Client) -> None:
    position = {"game": "lantern", "seats": 2, "table": {"vein": 2}}
    table = bring(visit, saved(position=position))
    page = visit.get(f"/table/{table}/result").text
    assert "does not tell where its chance came from" in page


def test_it_outlives_the_house(tmp_path: Path, finished: Record) -> None:
    path = tmp_path / "tables.sqlite"

    async def work() -> None:
        async with house_at(path) as house:
            table = await house.bring(packed(finished), "me")
        async with house_at(path) as house, house.at(table.id) as again:
            assert (again.status, again.frozen) == ("over", None)
            assert record(again, -1) == finished

    asyncio.run(work())


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    "file, error",
    [
        (b"", "no-record"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "no-record"),
        (b'{"underhall": 1, "game": "lant', "no-record"),
        (b"[" * 60_000, "no-record"),
        (b"[1, 2]", "no-record"),
        (b"null", "no-record"),
        (b'{"White": "Ania", "Black": "Borin"}', "no-record"),
        (packed({"game": "lantern", "seats": 2, "table": {}, "agenda": []}), "only-position"),
        (packed({"underhall": 1, "seen_by": 0, "log": [], "events": []}), "not-whole"),
    ],
)
def test_other_files(visit: httpx.Client, file: bytes, error: str) -> None:
    answer = visit.post("/api/records?lang=pl", content=file)
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert answer.json()["message"].startswith("Ten ")


def change(*path: Any) -> Callable[[Record], None]:
    """Puts the last of ``path`` where the others lead."""
    *where, key, value = path

    def changed(data: Any) -> None:
        for part in where:
            data = data[part]
        data[key] = value

    return changed


TAMPERED = [
    (change("game", "chess"), "foreign-game"),
    (change("game", ["lantern"]), "foreign-game"),
    (change("underhall", 99), "no-record"),
    (change("log", []), "diverged"),
    (change("log", [0] * (MOST_ENTRIES + 1)), "no-record"),
    (change("log", 0, "dance"), "bad-data"),
    (change("log", 0, "seat", 7), "diverged"),
    (change("log", 3, "move", "lamp:99"), "diverged"),
    (change("log", 3, "undo", 2), "bad-data"),
    (change("setup", [1, 2, 3]), "diverged"),
    (change("key", "00" * 32), "diverged"),
    (change("key", "not a key"), "bad-data"),
    (change("data", "0" * 64), "diverged"),
    (change("options", {"veins": "4"}), "bad-option"),
    (change("seats", 9), "bad-option"),
    (change("result", "scores", [99, 0]), "diverged"),
]


@pytest.mark.parametrize("spoil, error", TAMPERED)
def test_tampered_records(
    visit: httpx.Client, finished: Record, spoil: Callable[[Record], None], error: str
) -> None:
    data = copy.deepcopy(finished)
    spoil(data)
    answer = visit.post("/api/records", content=packed(data))
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert visit.get("/api/tables").json()["tables"] == []


def test_a_file_beyond_all_measure(server: Paged, visit: httpx.Client) -> None:
    most = server.house.settings.limits.body
    answer = visit.post("/api/records", content=b" " * (most + 1))
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    assert f'data-most="{most}"' in visit.get("/replays").text


def test_names_in_a_record_are_only_names(visit: httpx.Client, finished: Record) -> None:
    data = {**finished, "players": [{"who": ["x"], "name": "<b>x</b>\u202e" * 9}, "nobody"]}
    table = bring(visit, data)
    page = visit.get(f"/table/{table}/replay").text
    assert "<b>x" not in page and "&lt;b&gt;x" in page and "\u202e" not in page


NONSENSE: tuple[Any, ...] = (None, True, -1, 10**30, 0.5, "", "x", [], [[]], {}, {"a": 1})


def test_no_nonsense_gets_past(finished: Record) -> None:
    """Whatever stands in a file, it is a sound record or it is refused; nothing else happens."""
    rng = Random(7)
    refused = 0
    for base in (finished, saved(), saved(position={"game": "lantern", "seats": 2})):
        for _ in range(250):
            data = copy.deepcopy(base)
            spoil_somewhere(data, rng)
            try:
                table = lay_record(packed(data), 0)
            except UnderhallError:
                refused += 1
            else:
                assert lay_record(packed(record(table, -1)), 0).is_over
    assert refused > 300


def spoil_somewhere(data: Any, rng: Random) -> None:
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = rng.choice(keys)
        inner = data[key]
        if not (isinstance(inner, (dict, list)) and inner) or rng.random() < 0.2:
            data[key] = rng.choice(NONSENSE)
            return
        data = inner
