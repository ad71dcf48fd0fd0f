"""Pages that say what they show are told what changes on them, and nobody else is."""

import asyncio
import gzip
import json
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from server.paged import Paged
from server.test_api import INVITING, look, opened, play
from waiting import PATIENCE, run, until

from underhall.server.edge.limits import Buckets
from underhall.server.metrics import Metrics
from underhall.server.pages import following, patching
from underhall.server.pages.digests import named
from underhall.server.pages.following import Page, Shown, read
from underhall.server.pages.patching import CUT
from underhall.server.pages.sheets import Part, Section
from underhall.server.settings import Rate

NOTHING = "board:none"
"""What a page has that has nothing yet."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Paged]:
    with Paged(tmp_path_factory.mktemp("house") / "tables.sqlite", beat=0.3) as running:
        yield running


@pytest.fixture
def browser(server: Paged) -> Iterator[httpx.Client]:
    with server.browser() as client:
        yield client


def says(stream: Any, number: int, have: str = NOTHING, seat: int = 0, turn: int = 1) -> None:
    stream.send(json.dumps({"turn": turn, "seat": seat, "number": number, "have": have}))


def heard(stream: Any) -> dict[str, Any]:
    told = stream.recv(PATIENCE)
    found: dict[str, Any] = json.loads(gzip.decompress(told) if isinstance(told, bytes) else told)
    return found


def update(stream: Any, number: int = 0) -> dict[str, Any]:
    """The next news that bring what they change, with a number at least."""

    def found() -> dict[str, Any] | None:
        told = heard(stream)
        return told if "parts" in told and told["number"] >= number else None

    told = until(found, "what changes on the page")
    assert told is not None
    return told


def fetched(client: httpx.Client, table: str, seat: int = 0, have: str = "") -> dict[str, Any]:
    answer = client.get(f"/table/{table}/parts?seat={seat}&have={have}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def hashes(parts: dict[str, Any]) -> dict[str, str]:
    return {name: part["hash"] for name, part in parts.items()}


def move(client: httpx.Client, table: str) -> int:
    seat = look(client, table)["waiting"][0]
    told = look(client, table, f"?seat={seat}")
    number: int = play(client, table, told, told["options"][0]["token"]).json()["number"]
    return number


def test_what_changes_comes_with_the_news(server: Paged, browser: httpx.Client) -> None:
    table = opened(browser)["table"]
    with server.stream(table, browser) as stream:
        shown = hashes(fetched(browser, table)["parts"])
        have = ",".join([f"{name}:{mark}" for name, mark in shown.items()])
        says(stream, 1, have)
        for _ in range(6):
            number = move(browser, table)
            told = update(stream, number)
            assert (told["number"], told["turn"]) == (number, 1)
            shown.update(hashes(told["parts"]))
            now = fetched(browser, table)
            assert shown == hashes(now["parts"]), "the page shows what it would have fetched"
            assert (told["yours"], told["status"]) == (now["yours"], now["status"])


def test_only_what_differs_is_sent(server: Paged, browser: httpx.Client) -> None:
    table = opened(browser)["table"]
    with server.stream(table, browser) as stream:
        says(stream, 1, ",".join([f"{n}:{h}" for n, h in marks_of(browser, table)]))
        browser.post(f"/api/tables/{table}/chat", json={"seat": 0, "text": "good luck"})
        told = update(stream, 2)
        assert "talk" in told["parts"]
        assert "board" not in told["parts"]
        assert told["notices"] == [{"number": 2, "kind": "chat", "seat": 0}]


def test_the_menu_is_the_same_whoever_is_asked(server: Paged, browser: httpx.Client) -> None:
    table = opened(browser)["table"]
    with server.stream(table, browser) as stream:
        says(stream, 1, ",".join([f"{n}:{h}" for n, h in marks_of(browser, table)]))
        asked = []
        for _ in range(8):
            told = update(stream, move(browser, table))
            asked.append(told["yours"])
            assert "menu" not in told["parts"]
        assert len(set(asked)) == 2


def marks_of(client: httpx.Client, table: str) -> list[tuple[str, str]]:
    return list(hashes(fetched(client, table)["parts"]).items())


def test_a_page_that_keeps_what_it_is_sent_is_told_what_differs(
    server: Paged, browser: httpx.Client
) -> None:
    table = opened(browser, game="belfort")["table"]
    texts = {name: part["html"] for name, part in fetched(browser, table)["parts"].items()}
    have = ",".join([f"{name}:{mark}" for name, mark in marks_of(browser, table)])
    with server.stream(table, browser) as stream:
        stream.send(json.dumps({**SAID, "have": have, "patches": True}))
        saved = []
        for _ in range(6):
            for name, part in update(stream, move(browser, table))["parts"].items():
                texts[name] = joined(part, texts[name])
                saved += [name] if "cuts" in part else []
            now = fetched(browser, table)["parts"]
            assert texts == {name: part["html"] for name, part in now.items()}
        assert "log" in saved


SAID = {"turn": 1, "seat": 0, "number": 1}
NOTHING_YET = json.dumps({**SAID, "have": ""})


def joined(part: dict[str, Any], before: str) -> str:
    """A part as the page puts it together."""
    if "html" in part:
        return str(part["html"])
    old, texts = before.split(CUT), []
    for one in part["cuts"]:
        texts += [one] if isinstance(one, str) else old[one[0] : one[0] + one[1]]
    return CUT.join(texts)


def test_a_part_is_cut_before_every_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patching, "SMALL", 0)
    texts = [
        '<a data-key="1">one</a><a data-key="2">two</a><a data-key="3">three</a>',
        '<a data-key="3">three</a><a data-key="4">four</a><a data-key="2">two</a>',
        '<a data-key="4">four</a>',
        "",
        '<a data-key="1">one</a><a data-key="1">one</a>',
    ]
    has = before = ""
    for text in texts:
        for pieces in in_two(text):
            part = part_of(pieces)
            told = patching.patched(part, has)
            assert joined(told, before) == text
            assert ("cuts" in told) is bool(has)
            has, before = part.mark, text
    told = patching.patched(part_of([texts[0]]), "unknown")
    assert told["html"] == texts[0], "nothing is told from what is not known any more"


def test_a_section_that_stays_is_not_wanted_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patching, "SMALL", 0)
    stays, before, after = [f'<i data-key="{n}">{n}</i><b data-key="b{n}">{n}</b>' for n in "123"]
    first, second = part_of([stays, before, stays]), part_of([stays, after, stays])
    patching.patched(first, "")
    wanted = [section.look for section in second.sections if section.html() == after]
    told = patching.patched(only_with(second, wanted), first.mark)
    assert joined(told, first.html()) == second.html()


def in_two(text: str) -> Iterator[list[str]]:
    """A text in two pieces, in every way that leaves its keys whole."""
    for at in range(len(text) + 1):
        pieces = [text[:at], text[at:]]
        if sum([piece.count(CUT) for piece in pieces]) == text.count(CUT):
            yield pieces


def part_of(pieces: list[str]) -> Part:
    """A part that consists of sections."""
    mark = "|".join(pieces)
    sections = [Section(named(f"section {text}".encode()), partial(str, text)) for text in pieces]
    return Part(mark, sections)


def only_with(part: Part, wanted: list[bytes]) -> Part:
    """A part of which only some sections can be had as text."""

    def gone() -> str:
        raise AssertionError("this section is not there any more")

    found = [one if one.look in wanted else Section(one.look, gone) for one in part.sections]
    return Part(part.mark, found)


def test_a_page_that_is_behind_is_told_at_once(server: Paged, browser: httpx.Client) -> None:
    table = opened(browser)["table"]
    number = move(browser, table)
    with server.stream(table, browser) as stream:
        says(stream, 1, turn=7)
        told = update(stream)
        assert (told["number"], told["turn"]) == (number, 7)
        assert hashes(told["parts"]) == hashes(fetched(browser, table)["parts"])


def test_every_seat_is_told_what_it_sees(server: Paged, browser: httpx.Client) -> None:
    table = opened(browser, game="belfort")["table"]
    move(browser, table)
    with server.stream(table, browser) as mine, server.stream(table, browser) as theirs:
        for seat, stream in enumerate((mine, theirs)):
            says(stream, 1, seat=seat)
            assert update(stream)["parts"] == fetched(browser, table, seat)["parts"]


@pytest.mark.parametrize(
    "said",
    [
        *("hello", "[]", "7", "null", "{}", '{"turn": 1}', "[" * 2000),
        '{"turn": 1, "seat": 0, "number": 1, "have": 5}',
        '{"turn": 1, "seat": "0", "number": 1, "have": ""}',
        '{"turn": true, "seat": 0, "number": 1, "have": ""}',
    ],
)
def test_whatever_else_a_page_says_means_nothing(said: str) -> None:
    assert read(said) is None


def test_what_a_page_shows() -> None:
    said = '{"turn": 3, "seat": -1, "number": 9, "have": "board:1f,log,side:"}'
    assert read(said) == Shown(3, -1, 9, {"board": "1f", "side": ""})
    more = read(said.replace("}", ', "patches": true}'))
    assert more is not None and more.patches and not more.sent


def test_nobody_is_told_what_another_seat_sees(server: Paged, browser: httpx.Client) -> None:
    told = opened(browser, INVITING)
    table = told["table"]
    with server.browser() as friend:
        friend.post("/api/join", json={"code": told["invite"], "name": "Celina"})
        with server.stream(table, friend) as stream:
            says(stream, 1, seat=0)
            number = move(browser, table)
            news = until(lambda: of(heard(stream), number), "the move")
            assert news == {"number": number, "notices": []}
            says(stream, 1, seat=1)
            assert update(stream)["parts"] == fetched(friend, table, 1)["parts"]


def of(news: dict[str, Any], number: int) -> dict[str, Any]:
    return news if news["number"] >= number else {}


def test_an_old_key_is_told_numbers_only(server: Paged, browser: httpx.Client) -> None:
    told = opened(browser)
    table, key = told["table"], told["seats"][0]["key"]
    with server.program(key) as program, server.stream(table, program) as stream:
        says(stream, 0)
        assert update(stream)["number"] == 1
        browser.post(f"/api/tables/{table}/keys", json={"role": "0"}).raise_for_status()
        number = move(browser, table)
        news = until(lambda: of(heard(stream), number), "the move")
        assert "parts" not in news
        assert program.get(f"/table/{table}/parts").status_code == 404


def test_a_page_that_cannot_be_made_is_told_numbers_and_may_ask(
    server: Paged, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(browser)["table"]
    monkeypatch.setattr(following, "changed", lambda *_: 1 / 0)
    with server.stream(table, browser) as stream:
        says(stream, 0)
        number = move(browser, table)
        news = until(lambda: of(heard(stream), number), "the move")
        assert news == {"number": number, "notices": []}
    assert fetched(browser, table)["number"] == number


def page_of(words: float, turns: int) -> Page:
    house = SimpleNamespace(metrics=Metrics())
    anybody: Any = SimpleNamespace(address="127.0.0.1", house=house)
    return Page(anybody, "table", Buckets(Rate(1e-9, words), 10), asyncio.Semaphore(turns))


def test_who_says_too_much_has_to_ask() -> None:
    page = page_of(words=2.0, turns=1)
    assert [page.hear(NOTHING_YET) for _ in range(3)] == [True, True, False]
    assert run(page.told({"number": 2, "notices": []})) is None


def test_pages_take_turns_to_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_of(words=1.0, turns=2)
    page.hear(NOTHING_YET)
    looked: list[int] = []
    most = 0

    async def changed(*_: object) -> str:
        nonlocal most
        looked.append(0)
        most = max(most, len(looked))
        await asyncio.sleep(0)
        looked.pop()
        return "told"

    async def all_of(count: int) -> list[str | bytes | None]:
        news = {"number": 2, "notices": []}
        return await asyncio.gather(*[page.told(news) for _ in range(count)])

    monkeypatch.setattr(page, "_changed", changed)
    assert run(all_of(9)) == ["told"] * 9
    assert most == 2
