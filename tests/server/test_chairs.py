"""Chairs and their keys: a seat and its key are one thing, whatever happens in between."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.loopback import Running
from server.test_api import look, opened
from server.test_kill import orphans

from underhall.server.errors import StoreFull

THREE = [{"kind": "me", "name": "Ania"}, {"kind": "open"}, {"kind": "open"}]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path / "tables.sqlite") as running:
        yield running


def join(client: httpx.Client, code: str, **how: Any) -> httpx.Response:
    return client.post("/api/join", json={"code": code, "name": "Guest", **how})


def visitor(server: Running) -> httpx.Client:
    """A browser that has been in the hall and has its cookie."""
    client = server.browser()
    keys = server.house.keys
    client.cookies.set("underhall", keys.cookie(keys.new_client()))
    return client


def seats_of(answer: httpx.Response) -> list[int]:
    assert answer.status_code == 200, answer.text
    return [seat["seat"] for seat in answer.json()["seats"]]


def test_joining_is_all_or_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the disk is full, nothing has changed and the same person can try again."""
    store = server.house.store

    async def full(*_: Any) -> None:
        raise StoreFull("full")

    with server.browser() as host, visitor(server) as guest:
        told = opened(host, THREE)
        for part in ("claim", "append"):
            with monkeypatch.context() as trouble:
                trouble.setattr(store, part, full)
                answer = join(guest, told["invite"])
                if answer.status_code == 200:
                    continue
                assert answer.status_code == 507
            assert look(host, told["table"])["players"][2]["kind"] == "open"
        assert seats_of(join(guest, told["invite"])) == [1]
        assert look(guest, told["table"])["seat"] == 1
        assert orphans(server.house.settings.store) == 0


def test_a_double_click_takes_one_chair(server: Running) -> None:
    with server.browser() as host, visitor(server) as guest, ThreadPoolExecutor(6) as crowd:
        told = opened(host, THREE)
        answers = list(crowd.map(lambda _: join(guest, told["invite"]), range(6)))
        assert [seats_of(answer) for answer in answers] == [[1]] * 6
        assert [player["kind"] for player in look(host, told["table"])["players"]][2] == "open"
        assert seats_of(join(guest, told["invite"], another=True)) == [2]


# ---------------------------------------------------------------------- freeing and renewing


def test_the_owner_frees_a_chair(server: Running) -> None:
    with server.browser() as host, visitor(server) as guest, visitor(server) as other:
        told = opened(host, THREE)
        table = told["table"]
        key = join(guest, told["invite"]).json()["seats"][0]["key"]
        assert guest.post(f"/api/tables/{table}/free", json={"chair": 0}).status_code == 403
        host.post(f"/api/tables/{table}/free", json={"chair": 1}).raise_for_status()
        assert guest.get(f"/api/tables/{table}").status_code == 404
        with server.program(key) as program:
            assert program.get(f"/api/tables/{table}").status_code == 404
            assert program.get(f"/seat/{key}").status_code == 404
        seen = look(host, table)
        assert seen["players"][1]["kind"] == "open"
        assert seen["log"][-1]["kind"] == "table-freed"
        taken = join(other, told["invite"])
        assert seats_of(taken) == [1]
        assert taken.json()["seats"][0]["key"] != key
        assert host.post(f"/api/tables/{table}/free", json={"chair": 2}).status_code == 409
        assert host.post(f"/api/tables/{table}/free", json={"chair": 9}).status_code == 409


def test_a_chair_whose_key_nobody_holds(server: Running) -> None:
    """What a crash of an earlier version may have left: the owner frees it, or renews its key."""
    path = server.house.settings.store
    with server.browser() as host, visitor(server) as guest:
        told = opened(host, THREE)
        join(guest, told["invite"])
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("DELETE FROM claims WHERE role = '1'")
        assert orphans(path) == 1
        new = host.post(f"/api/tables/{told['table']}/keys", json={"role": "1"}).json()
        guest.cookies.clear()
        assert guest.get(new["seats"][0]["link"]).headers["location"].endswith("?seat=1")
        assert look(guest, told["table"])["seat"] == 1


@pytest.mark.parametrize("by", ["cookie", "key"])
def test_a_key_is_renewed(server: Running, by: str) -> None:
    with server.browser() as host, visitor(server) as guest, visitor(server) as device:
        told = opened(host, THREE)
        table = told["table"]
        first = join(guest, told["invite"]).json()["seats"][0]
        assert device.get(first["link"]).status_code == 303
        with server.program(first["key"]) as program:
            who = guest if by == "cookie" else program
            refused = who.post(f"/api/tables/{table}/keys", json={"role": "0"})
            assert refused.status_code == 403
            new = who.post(f"/api/tables/{table}/keys", json={"role": "1"}).json()["seats"][0]
        assert device.get(f"/api/tables/{table}").status_code == 404
        assert device.get(first["link"]).status_code == 404
        assert guest.get(f"/api/tables/{table}").status_code == (200 if by == "cookie" else 404)
        assert device.get(new["link"]).status_code == 303
        with server.program(new["key"]) as program:
            assert look(program, table)["seat"] == 1


def test_renewed_keys_outlive_the_house(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with Running(path) as server, server.browser() as host:
        told = opened(host, THREE)
        watch = told["watch"]
        again = host.post(f"/api/tables/{told['table']}/keys", json={"role": "w"}).json()["watch"]
        place, old = again.removeprefix(server.url), watch.removeprefix(server.url)
    with Running(path) as server, server.browser() as guest:
        assert guest.get(old).status_code == 404
        assert guest.get(place).status_code == 303


@pytest.mark.parametrize("role", ["x", "", "-1", "1.5", "o\n", "100"])
def test_no_such_key(server: Running, role: str) -> None:
    with server.browser() as host:
        told = opened(host, THREE)
        answer = host.post(f"/api/tables/{told['table']}/keys", json={"role": role})
        assert answer.status_code == 422
        missing = host.post(f"/api/tables/{told['table']}/keys", json={"role": "9"})
        assert missing.status_code == 409


def test_many_keys_cannot_be_mixed_up(server: Running) -> None:
    """Neither a role nor a number of renewals can be read into another key."""
    keys = server.house.keys
    made = {keys.make("abcdefgh", role, n) for role in ("1", "11", "w", "o") for n in (0, 1, 11)}
    assert len(made) == 12
    for key in made:
        table, role, seal = key.split(".")
        assert keys.read(key) is not None
        for other in ("1", "11", "1-1", "w-1", "o", "1-11", "11-1"):
            if other != role:
                assert keys.read(f"{table}.{other}.{seal}") is None
