"""No seat receives a byte of another's secrets: whatever is told of a table is told the same of a
table in which all that the seat may not know is something else."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.blind import blinded
from server.house import add, laid, step
from server.loopback import Running
from waiting import PATIENCE

from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.server.shown import facts, history, records
from underhall.server.tables.table import Table
from underhall.server.tables.undoing import undo

SEATS = "me here here here"


def everything(table: Table, seat: int, lang: str) -> Iterator[str]:
    """All that the house ever tells a seat, one after the other."""
    words = facts.words_of(table, lang)
    since = max(0, table.number - 30)
    yield json.dumps(facts.facts(table, seat, words, present={0}, lines=40))
    yield json.dumps(history.events(table, seat, words, since))
    yield json.dumps(history.log_lines(table, seat, words, since))
    yield json.dumps(records.record(table, seat))
    yield json.dumps(records.position(table, seat))


def check(table: Table, seed: int) -> None:
    for seat in range(-1, len(table.chairs)):
        lang = ("en", "pl")[seed % 2]
        twin = blinded(table, seat, seed)
        for told, again in zip(everything(table, seat, lang), everything(twin, seat, lang)):
            assert told == again


WHOLE_GAMES = [("lantern", 2, 1), ("lantern", 4, 1), ("belfort", 2, 10), ("belfort", 4, 20)]


@pytest.mark.parametrize("game, seats, every", WHOLE_GAMES)
def test_over_whole_games(game: str, seats: int, every: int) -> None:
    table = laid(game, " ".join(SEATS.split()[:seats]))
    chance = Fast(f"{game} {seats}")
    for number in range(2000):
        if table.is_over:
            break
        if number % every == 0:
            check(table, number)
        step(table, chance)
        if number % 23 == 5 and not table.is_over:
            take_back(table)
    assert table.is_over


def take_back(table: Table) -> None:
    """Undone moves are a secret of whoever made them."""
    assert table.match is not None
    table.opened["undo"] = "free"
    add(table, undo(table, table.match.moves[-1].seat, table.number))
    check(table, table.number)


@pytest.mark.parametrize("game", ["lantern", "belfort"])
def test_facts_from_the_true_state_are_the_same(game: str) -> None:
    """The copy that facts are made from loses nothing that a seat may see."""

    def true_state(match: Match, seat: int) -> object:
        return match.state

    table = laid(game, "me here here")
    chance = Fast(7)
    for number in range(60):
        if number % 6 == 0:
            for seat in range(-1, 3):
                words = facts.words_of(table, "en")
                dealt = facts.facts(table, seat, words)
                assert dealt == facts.facts(table, seat, words, deal=true_state)
        if table.is_over:
            break
        step(table, chance)


@pytest.mark.parametrize("game", ["lantern", "belfort"])
def test_every_answer_and_stream(tmp_path: Path, game: str) -> None:
    """The same over HTTP: every address that can be read, and the first word of the stream."""
    with Running(tmp_path / "tables.sqlite") as server, server.browser() as client:
        asked = {"game": game, "seats": [{"kind": kind} for kind in ("me", "here", "open")]}
        opened = client.post("/api/tables", json=asked).json()
        client.post(
            "/api/join", json={"code": opened["invite"], "another": True}
        ).raise_for_status()
        chance = Fast(game)
        for _ in range(4):
            for _ in range(3):
                move(client, opened["table"], chance)
            for seat in (-1, 0, 1):
                compare(server, client, opened["table"], seat)


def move(client: httpx.Client, table: str, chance: Fast) -> None:
    told = client.get(f"/api/tables/{table}").json()
    token = told["options"][chance.below(len(told["options"]))]["token"]
    asked = {"number": told["number"], "token": token, "seat": told["seat"]}
    client.post(f"/api/tables/{table}/moves", json=asked).raise_for_status()


def compare(server: Running, client: httpx.Client, id: str, seat: int) -> None:
    live = server.house._live
    true = live[id]
    before = read_all(server, client, id, seat)
    live[id] = blinded(true, seat, true.number)
    after = read_all(server, client, id, seat)
    live[id] = true
    assert before == after


def read_all(server: Running, client: httpx.Client, id: str, seat: int) -> list[bytes]:
    places = ["", "/log", "/events", "/record", "/position", "/keys"]
    here = f"/api/tables/{id}"
    told = [client.get(f"{here}{place}?seat={seat}&lang=pl").content for place in places]
    with server.stream(id, client, "?since=1") as stream:
        told.append(str(stream.recv(PATIENCE)).encode())
    assert all(b'"error"' not in one for one in told)
    return told
