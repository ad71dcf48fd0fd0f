"""A frozen table says that its log no longer replays and from where on, never what was drawn."""

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.blind import blinded
from server.house import CLIENT, house_at, plan, play_some
from server.loopback import Running
from server.tampering import add_entry, another_draw, change, rename_kind
from waiting import run

from underhall.core.chance import Fast
from underhall.server.errors import StoreDamaged
from underhall.server.pages.table import parts
from underhall.server.shown import facts, history, records
from underhall.server.tables import undoing
from underhall.server.tables.frost import Frost
from underhall.server.tables.table import Table
from underhall.text.books import languages

OLD_WHY = "the setup: chance gave ['card:bank'], the record says ['card:keep']"


async def begun(path: Path, game: str = "belfort", count: int = 6) -> str:
    """A table at which some moves have been made, in a house that is closed again."""
    async with house_at(path) as house:
        id = (await house.open(plan(game, "me here here"), CLIENT)).id
        await play_some(house, id, count, Fast(3))
        return id


def all_told(table: Table, seat: int) -> str:
    """All that a seat is told of a frozen table, in every language."""
    told: list[Any] = [records.record(table, seat)]
    for lang in languages():
        words = facts.words_of(table, lang)
        told += [facts.facts(table, seat, words), history.events(table, seat, words, 0)]
        told.append(history.log_lines(table, seat, words))
    return json.dumps(told)


@pytest.mark.parametrize("game", ["belfort", "covenant", "dwergar", "mountain_king", "runedar"])
def test_nobody_is_told_what_was_drawn(
    path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        id = await begun(path, game)
        change(path, id, 1, another_draw)
        with caplog.at_level(logging.WARNING, "underhall"):
            async with house_at(path) as house, house.at(id) as table:
                assert table.frozen == Frost("moves", 1)
                for seat in range(-1, 3):
                    told = all_told(table, seat)
                    assert "chance gave" not in told and "the record says" not in told
                    assert told == all_told(blinded(table, seat, 1), seat)
                last = (await house.store.entries(id))[-1]
                assert (last.kind, last.data) == ("frozen", {"cause": "moves", "entry": 1})
        assert "chance gave" in caplog.text

    run(work())


def test_where_it_goes_astray(path: Path) -> None:
    """The entry is named, whichever it is; everything before still replays."""

    async def work() -> None:
        id = await begun(path, "lantern", 8)

        def other_move(data: dict[str, Any]) -> None:
            data["move"] = "nothing"

        change(path, id, 6, other_move)
        async with house_at(path) as house, house.at(id) as table:
            assert table.frozen == Frost("moves", 6)
            for lang in languages():
                told = facts.facts(table, 0, facts.words_of(table, lang))
                assert "6" in told["waiting_sentence"]
                assert told["waiting_sentence"] == told["log"][-1]["text"]

    run(work())


def test_old_entries_are_cleaned_when_they_are_read(path: Path) -> None:
    """Earlier versions wrote down what was drawn; it stays in the file and is shown to nobody."""

    async def work() -> None:
        id = await begun(path)
        add_entry(path, id, "frozen", {"why": OLD_WHY})
        add_entry(path, id, "thawed", {"why": ""})
        async with house_at(path) as house, house.at(id) as table:
            assert table.status == "running"
            for seat in range(-1, 3):
                assert "chance gave" not in all_told(table, seat)

    run(work())


STRANGE: list[Callable[[Path, str], int]] = [
    lambda path, id: add_entry(path, id, "dance", {"seat": 0, "text": "a secret"}),
    lambda path, id: add_entry(path, id, "chat", ["no object"]),
    lambda path, id: add_entry(path, id, "seated", {"seat": 17, "name": "x"}),
    lambda path, id: add_entry(path, id, "agreed", {"what": "end", "seat": 1}),
    lambda path, id: rename_kind(path, id, 4, "move-by-thought"),
    lambda path, id: change(path, id, 4, lambda data: {"move": "1"}),
]


@pytest.mark.parametrize("which", range(len(STRANGE)))
def test_an_entry_of_another_version_freezes_with_an_explanation(path: Path, which: int) -> None:
    id = asyncio.run(begun(path, "lantern"))
    number = STRANGE[which](path, id)
    with Running(path) as server, server.program() as client:
        client.headers["authorization"] = f"Bearer {server.house.keys.make(id, 0)}"
        for place in ("", "/log", "/events", "/record", "/keys"):
            answer = client.get(f"/api/tables/{id}{place}")
            assert answer.status_code == 200, answer.text
            assert "a secret" not in answer.text
        told = client.get(f"/api/tables/{id}?lang=pl").json()
        assert told["table"]["frozen"] == {"cause": "unknown", "entry": number}
        assert f"wpisu {number} " in told["waiting_sentence"]
        asked = {"number": told["number"], "token": "1"}
        assert client.post(f"/api/tables/{id}/moves", json=asked).json()["error"] == "table-frozen"


@pytest.mark.parametrize("lang", languages())
def test_a_page_without_a_board_offers_the_record(path: Path, lang: str) -> None:
    async def work() -> None:
        id = await begun(path)
        number = STRANGE[0](path, id)
        async with house_at(path) as house, house.at(id) as table:
            words = facts.words_of(table, lang)
            told = facts.facts(table, 0, words)
            beside = {"mine": [0], "owner": False, "handover": None, "callable": ()}
            found = parts(told, words, {}, **beside)
            board = found["board"]["html"]
            assert f"/api/tables/{id}/record" in board and str(number) in board
            assert 'href="/"' in board and "chip-bad" in found["prompt"]["html"]
            assert [found[name]["html"] for name in ("standings", "side", "hand")] == [""] * 3

    run(work())


def test_it_can_be_ended_all_the_same(path: Path) -> None:
    async def work() -> None:
        async with house_at(path) as house:
            id = (await house.open(plan("lantern", "me random"), CLIENT)).id
        add_entry(path, id, "dance", {})
        async with house_at(path) as house:
            await house.do(id, lambda table: undoing.end(table, 0))
        async with house_at(path) as house, house.at(id) as table:
            assert table.status == "over"
            assert table.frozen == Frost("unknown", 2)

    run(work())


def test_a_first_entry_that_cannot_be_read_is_damage(path: Path) -> None:
    async def work() -> None:
        id = await begun(path, "lantern")
        change(path, id, 1, lambda data: ["nothing"])
        async with house_at(path) as house:
            with pytest.raises(StoreDamaged, match="first entry"):
                async with house.at(id):
                    pass

    run(work())
