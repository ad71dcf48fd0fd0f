"""What one visitor does a thousand times costs the others little: names, chat, tables, records."""

import asyncio
import json
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from server.house import CLIENT, add, house_at, laid, plan, played, step
from server.loopback import Running
from server.paged import Paged
from server.test_api import INVITING, TWO, look, opened
from server.test_edge import limits
from waiting import calls

from underhall.core.chance import Fast
from underhall.server.errors import BadWords, TooMuch
from underhall.server.settings import Rate
from underhall.server.shown import facts, history
from underhall.server.shown.lobby import MOST_MINE, my_tables
from underhall.server.tables import archive, people
from underhall.server.tables.chairs import clean_name
from underhall.server.tables.table import Table


def renamed(table: Table, count: int) -> Table:
    """A table where somebody cannot make up their mind."""
    for n in range(count):
        add(table, people.rename(table, 1, f"name {n}"))
    return table


def test_names_do_not_push_the_game_out_of_its_log() -> None:
    table = laid(seats="me here")
    for n in range(5):
        step(table, Fast(n))
    words = facts.words_of(table, "en")
    before = history.log_lines(table, 0, words)
    renamed(table, 150)
    after = history.log_lines(table, 0, facts.words_of(table, "en"))
    assert [line["key"] for line in after[:-1]] == [line["key"] for line in before]
    assert (after[-1]["kind"], after[-1]["number"]) == ("table-renamed", table.number)
    step(table, Fast(6))
    renamed(table, 2)
    kinds = [line["kind"] for line in history.log_lines(table, 0, facts.words_of(table, "en"))]
    assert kinds.count("table-renamed") == 2, "once before the move and once after it"


def test_words_are_kept_of_what_a_page_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid(seats="me here")
    for n in range(12):
        step(table, Fast(n))
    words = facts.words_of(table, "en")
    assert history.log_lines(table, 0, words, most=0) == []
    assert not table.in_words, "nothing was wanted"
    told = history.log_lines(table, 0, words)

    def first() -> int:
        return min([number for lines in table.in_words[words].values() for number in lines])

    assert first() == told[0]["number"] == 1
    monkeypatch.setattr(history, "LOG_LINES", 4)
    shown = history.log_lines(table, 0, words, most=4)
    assert shown == told[-4:]
    assert first() == shown[0]["number"] > 1


def test_the_same_name_is_no_entry() -> None:
    table = laid(seats="me here")
    add(table, people.rename(table, 0, "Borys"))
    assert people.rename(table, 0, " Borys ") == []


def test_a_log_does_not_grow_for_ever() -> None:
    table = renamed(laid(seats="me here"), people.MOST_OF_PEOPLE)
    with pytest.raises(TooMuch):
        people.chat(table, 0, "more")
    with pytest.raises(TooMuch):
        people.rename(table, 0, "x")
    step(table, Fast(1))
    words = facts.words_of(table, "en")
    assert calls(lambda: facts.facts(table, 0, words)) < 5 * people.MOST_OF_PEOPLE


def test_what_people_do_has_a_rate(tmp_path: Path) -> None:
    few = limits(people=Rate(0.001, 3))
    with Running(tmp_path / "tables.sqlite", limits=few) as server, server.browser() as client:
        told = opened(client, TWO)
        place = f"/api/tables/{told['table']}"
        statuses = [
            client.post(f"{place}/name", json={"name": f"n{n}", "seat": 0}).status_code
            for n in range(5)
        ]
        assert statuses == [200] * 3 + [429] * 2
        for what in ("leave", "return", "end"):
            assert client.post(f"{place}/{what}", json={"seat": 0}).status_code == 429
        assert look(client, told["table"])["number"] == 4


# ---------------------------------------------------------------------- names


@pytest.mark.parametrize("name", ["\u0301\u0302", "\ufe0f", "\u0301", "\u034f"])
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(BadWords):
        people.rename(laid(), 0, f"{name} {name}")


@pytest.mark.parametrize(
    "given, shown",
    [
        ("\u3164", ""),
        ("\u115f \uffa0\u2800", ""),
        ("Seat 2", ""),
        ("seat  2", ""),
        ("GRACZ 1", ""),
        ("Seat of Power", "Seat of Power"),
        ("\u0301Ola", "Ola"),
        ("Zo\u0308e", "Zöe"),
        ("e" + "\u0336" * 12, "e" + "\u0336" * 3),
        ("한글", "한글"),
        ("नमस्ते", "नमस्ते"),
        ("❤\ufe0f Ania", "❤\ufe0f Ania"),
    ],
)
def test_names_as_they_are_shown(given: str, shown: str) -> None:
    assert clean_name(given) == shown


# ---------------------------------------------------------------------- many tables


def test_only_so_many_are_told_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(tmp_path / "tables.sqlite") as house:
            for _ in range(MOST_MINE + 5):
                await house.open(plan(seats="me here"), CLIENT)
            held = await house.store.tables_of(CLIENT)
            assert await house.store.running_of(CLIENT) == len(held) == MOST_MINE + 5
            assert len(my_tables(held, "en")) == MOST_MINE

    asyncio.run(work())


def test_tables_come_in_pages(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.sqlite") as server, server.browser() as client:
        ids = {opened(client, INVITING)["table"] for _ in range(7)}
        pages = [client.get(f"/api/tables?skip={n}&most=3").json() for n in (0, 3, 6, 9)]
        assert [len(page["tables"]) for page in pages] == [3, 3, 1, 0]
        assert {page["count"] for page in pages} == {7}
        assert {row["id"] for page in pages for row in page["tables"]} == ids
        assert client.get("/api/tables?most=100000").status_code == 422


def test_the_hall_and_the_archive_are_paged(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with Paged(path) as server, server.browser() as client:
        for _ in range(MOST_MINE + 3):
            opened(client, INVITING)
        first, second = client.get("/").text, client.get(f"/?skip={MOST_MINE}").text
        assert (first.count('href="/table/'), second.count('href="/table/')) == (MOST_MINE, 3)
        assert f'href="?skip={MOST_MINE}"' in first
        assert "?skip=" not in second
        assert client.get("/replays?skip=1").status_code == 200


def test_records_are_checked_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many at once would take every core from those who play."""
    busy, most = 0, 0
    counted = threading.Lock()
    lay = archive.lay_record

    def slow(*given: Any) -> Table:
        nonlocal busy, most
        with counted:
            busy += 1
            most = max(most, busy)
        time.sleep(0.02)
        try:
            return lay(*given)
        finally:
            busy -= 1

    monkeypatch.setattr("underhall.server.tables.house.lay_record", slow)
    file = json.dumps(played()).encode()

    async def work() -> None:
        async with house_at(tmp_path / "tables.sqlite") as house:
            await asyncio.gather(*[house.bring(file, CLIENT) for _ in range(6)])

    asyncio.run(work())
    assert most == 1
