"""No English message stands on a Polish page: all that pages show is held against both books."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

import httpx
import pytest
from server.house import played
from server.paged import Paged

from underhall.core import registry
from underhall.howto import howto
from underhall.lessons import lesson
from underhall.text.books import Book, NoWords, book

GAMES = sorted(registry.games())
SAID = (
    *("aria-label", "title", "placeholder", "alt"),
    *("data-tip", "data-does", "data-note", "data-why", "data-not-now"),
)
VOID = {"meta", "link", "input", "br", "img", "hr", "path", "use", "circle", "rect"}
UNSAID = {"code", "script", "style"}
LEAST = 8
"""Letters that a message with variables needs beside them to be known by its shape."""


class Shown(HTMLParser):
    """Collects what a page says in its own language; a part in another says so."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._open: list[tuple[str, bool]] = []

    @property
    def _apart(self) -> bool:
        return bool(self._open) and self._open[-1][1]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        apart = given["lang"] != "pl" if "lang" in given else self._apart
        apart = apart or tag in UNSAID or "data-set-lang" in given
        if not apart:
            self.texts += [given[name] or "" for name in SAID if name in given]
        if tag not in VOID:
            self._open.append((tag, apart))

    def handle_endtag(self, tag: str) -> None:
        while tag in [name for name, _ in self._open] and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not self._apart:
            self.texts.append(data)


def texts_of(html: str) -> set[str]:
    shown = Shown()
    shown.feed(html)
    return {" ".join(text.split()) for text in shown.texts if re.search("[a-z]{2}", text)}


@cache
def english(game: str) -> tuple[dict[str, str], list[tuple[str, re.Pattern[str]]]]:
    """English messages that are no Polish: by their text or, with variables, by their shape."""
    here, there = book("en", game), book("pl", game)
    polish = {text for _, text in wordings(there)}
    plain = {text: id for id, text in wordings(here) if "\0" not in text and text not in polish}
    shapes = [
        (id, re.compile(".+".join([re.escape(part) for part in text.split("\0")])))
        for id, text in wordings(here)
        if "\0" in text and longest(text) >= LEAST and text not in polish
    ]
    return plain, shapes


def longest(text: str) -> int:
    return max([len(part.strip()) for part in text.split("\0")])


def wordings(words: Book) -> Iterator[tuple[str, str]]:
    """What each message says, a mark for every variable; those that count are left out."""
    for id in words.ids:
        entry = words.entry(id)
        try:
            text = entry.format(*["\0"] * len(entry.variables)) if entry else ""
        except (NoWords, TypeError, ValueError):
            continue
        if re.search("[a-z]{2}", text):
            yield id, " ".join(text.split(" "))


def foreign(html: str, game: str) -> list[str]:
    """What a page says in English."""
    plain, shapes = english(game)
    found = []
    for text in sorted(texts_of(html)):
        ids = [plain[text]] if text in plain else [i for i, s in shapes if s.fullmatch(text)][:1]
        found += [f"{text} ({id})" for id in ids]
    return found


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    house = tmp_path_factory.mktemp("house") / "tables.sqlite"
    with Paged(house, lang="pl") as running, running.browser(accept="text/html") as client:
        yield client


def polish_page(visit: httpx.Client, path: str) -> str:
    page = visit.get(path + ("&" if "?" in path else "?") + "lang=pl", follow_redirects=True)
    assert '<html lang="pl"' in page.text, path
    return page.text


def paths(app_routes: list[str], game: str) -> list[str]:
    """Every page that needs no table: those of a game, or of none."""
    wanted = r"/\w+/\{game\}(/how|/end)?" if game else r"/(\w+)?"
    return [path.replace("{game}", game) for path in app_routes if re.fullmatch(wanted, path)]


def routes() -> list[str]:
    from underhall.server.pages import hall, howto, lessons, replays, rules

    rooms = (hall, howto, lessons, replays, rules)
    return [route.path for room in rooms for route in room.router.routes if "GET" in route.methods]


@pytest.mark.parametrize("game", ["", *GAMES])
def test_pages_without_a_table_say_nothing_in_english(visit: httpx.Client, game: str) -> None:
    there = [*paths(routes(), game), *([] if game else ["/join/NOSUCH", "/nowhere"])]
    assert len(there) > 1
    for path in there:
        if not path.startswith("/learn") or has_lesson(path, game):
            assert foreign(polish_page(visit, path), game) == [], path


def has_lesson(path: str, game: str) -> bool:
    return lesson(game) is not None and (not path.endswith("/how") or howto(game) is not None)


@pytest.mark.parametrize("game", [game for game in GAMES if lesson(game)])
def test_lessons_say_nothing_in_english(visit: httpx.Client, game: str) -> None:
    course = lesson(game)
    assert course is not None
    for at in range(0, len(course.stops), 8):
        assert foreign(polish_page(visit, f"/learn/{game}?at={at}"), game) == [], at


@pytest.mark.parametrize("game", GAMES)
def test_tables_say_nothing_in_english(visit: httpx.Client, game: str) -> None:
    seats = [{"kind": "me", "name": "Ania"}, *[{"kind": "bot", "level": "random"}] * 2]
    answer = visit.post("/api/tables", json={"game": game, "seats": seats})
    assert answer.status_code == 201, answer.text
    assert foreign(polish_page(visit, f"/table/{answer.json()['table']}"), game) == []


def test_an_end_and_its_replay_say_nothing_in_english(visit: httpx.Client) -> None:
    answer = visit.post("/api/records", content=json.dumps(played("lantern")))
    assert answer.status_code == 201, answer.text
    for page in ("result", "replay"):
        html = polish_page(visit, f"/table/{answer.json()['table']}/{page}")
        assert foreign(html, "lantern") == []


def test_english_would_be_found(visit: httpx.Client) -> None:
    page = visit.get("/rules/lantern", params={"lang": "en"}).text.replace('lang="en"', "")
    assert len(foreign(page, "lantern")) > 5
