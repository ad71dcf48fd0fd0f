"""A sixth game equals the five: its face is its own, and a broken one harms nothing."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import broken_games
import httpx
import pytest
from server.paged import Paged

from underhall import pictures
from underhall.core import registry
from underhall.server.pages import boards, choices, faces, keeping, labels, rendering
from underhall.text import books

DOOR = '<svg class="door-art" viewBox="0 0 9 9"><path fill="#1234ab" d="M0 0h9v9z"/></svg>'
SYMBOL = '<symbol id="i-{}" viewBox="0 0 24 24"><path d="M3 3h9v9z"/></symbol>'
FACE = {
    "face.toml": 'mark = "guest-mark"\nhand = "pebbles"\ntones = ["red"]\n',
    "door.svg": DOOR,
    "face.css": ".t-red { --tone: #ab3412; } :root { --s1: teal; }",
    "icons.svg": f"<svg>{SYMBOL.format('guest-mark')}{SYMBOL.format('guest-red')}"
    f"{SYMBOL.format('gold')}</svg>",
}
FINE = "def draw(view, raw, say):\n    return {'seats': [{} for _ in range(view['seats'])]}\n"
TEMPLATES = ("board", "rail", "standings", "side", "seat", "hand")
CACHES: tuple[Callable[..., Any], ...] = (
    *(faces.face, boards.look, rendering.static_files, rendering.environment, rendering.version),
    *(rendering.icons, labels.icon_of, choices.seat_targets, pictures.painter, books.book),
)


Serve = Callable[[Mapping[str, str | bytes]], httpx.Client]


@pytest.fixture
def sixth(tmp_path: Path) -> Iterator[Serve]:
    """What serves a game of a stranger whose face has these files."""
    with ExitStack() as held:

        def serve(files: Mapping[str, str | bytes]) -> httpx.Client:
            home = tmp_path / "strangers"
            held.enter_context(broken_games.installed(home, broken_games.GUEST))
            for name, content in files.items():
                file = home / "house_of_strangers" / "guest" / "face" / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content if isinstance(content, bytes) else content.encode())
            forget()
            server = held.enter_context(Paged(tmp_path / "tables.sqlite"))
            return held.enter_context(server.browser(accept="text/html"))

        yield serve
    forget()


def forget() -> None:
    """Look at every face anew."""
    for one in CACHES:
        one.cache_clear()  # type: ignore[attr-defined]
    keeping.forget()


def sit_down(visit: httpx.Client) -> str:
    seats = [{"kind": "me"}, {"kind": "here"}]
    opened = visit.post("/api/tables", json={"game": "guest", "seats": seats}).json()
    asked = visit.get(f"/api/tables/{opened['table']}").json()["waiting"][0]
    return visit.get(f"/table/{opened['table']}?seat={asked}").text


def asset(visit: httpx.Client, path: str) -> httpx.Response:
    return visit.get(f"/static/{rendering.version()}/{path}")


def test_a_sixth_game_brings_door_icons_and_colours(sixth: Serve) -> None:
    visit = sixth(FACE)
    page = sit_down(visit)
    assert "games/guest/face.css" in html.unescape(page)
    assert asset(visit, "games/guest/face.css").text == FACE["face.css"]
    assert '#i-guest-red"' in page and 'class="i tok t-red"' in page
    icons = asset(visit, "icons.svg").text
    assert icons.count('id="i-guest-red"') == 1
    assert icons.count('id="i-gold"') == 1  # nobody changes what all share
    hall = visit.get("/").text
    assert "#i-guest-mark" in hall
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(type(registry.game("guest")), "maturity", "beta")
        assert DOOR in visit.get("/").text


def test_a_game_without_a_face_is_playable(sixth: Serve) -> None:
    visit = sixth({})
    page = sit_down(visit)
    assert 'id="question"' in page and "fault-" not in page
    assert "#i-chair" in visit.get("/").text
    assert faces.face("guest") == faces.Face()


@pytest.mark.parametrize(
    "files, why",
    [
        ({"board/__init__.py": "raise RuntimeError('the paint is dry')"}, "the paint is dry"),
        ({"board/__init__.py": "import no_such_brush"}, "no_such_brush"),
        ({"board/__init__.py": ""}, "has no attribute 'draw'"),
        ({"picture.py": "1 / 0"}, "picture: ZeroDivisionError"),
        ({"face.toml": "hand = "}, "face.toml: TOMLDecodeError"),
        ({"face.toml": "hnad = 'cards'"}, "face.toml: BadData"),
    ],
)
def test_a_face_that_does_not_load_leaves_a_plain_table_with_a_note(
    files: dict[str, str], why: str, sixth: Serve
) -> None:
    page = sit_down(sixth({**files, "__init__.py": ""}))
    assert why in html.unescape(page) and 'data-key="fault-1"' in page
    assert "is-plain" in page and 'id="prompt"' in page


@pytest.mark.parametrize(
    "name, content, why",
    [
        ("icons.svg", b"<svg>\xff</svg>", "icons.svg: UnicodeDecodeError"),
        ("icons.svg", SYMBOL.format("guest-red").replace("/>", ">"), "icons.svg: ParseError"),
        ("door.svg", b"<svg>\xff</svg>", "door.svg: UnicodeDecodeError"),
        ("door.svg", "<svg>{% if %}{{ nothing.at.all }}</svg>", ""),
        ("words/en.ftl", b"game = \xff", ""),
        ("words/pl.ftl", b"game = \xff", ""),
    ],
)
def test_a_file_that_cannot_be_read_is_left_out(
    name: str,
    content: str | bytes,
    why: str,
    sixth: Serve,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    visit = sixth({**FACE, name: content})
    monkeypatch.setattr(type(registry.game("guest")), "maturity", "beta")
    for path in ("/", "/?lang=pl", "/rules", "/replays", "/api/games", "/new/guest"):
        assert visit.get(path).status_code == 200, path
    hall = visit.get("/").text
    assert hall.count('class="door"') == 6
    assert (DOOR in hall) == (name != "door.svg")
    assert ("guest-red" in rendering.icons()) == (name != "icons.svg")
    assert (why in caplog.text) and (why != "") == ("the face of guest" in caplog.text)
    page = html.unescape(sit_down(visit))
    assert why in page and ('data-key="fault-1"' in page) == (why != "")


def test_doors_are_shown_as_they_are(sixth: Serve) -> None:
    visit = sixth({**FACE, "words/en.ftl": "game-guest = Guest"})
    hall = visit.get("/").text
    own = [faces.folder(id) / faces.DOOR for id in registry.games()]
    drawn = [file.read_text("utf-8").strip() for file in own if file.is_file()]
    assert sum(door in hall for door in drawn) == 5


def test_a_board_of_a_stranger_is_shown_with_its_style(sixth: Serve) -> None:
    board = {f"board/{name}.html": f"<i>own {name}</i>" for name in TEMPLATES}
    prompt = "{% macro head(g) %}own head{% endmacro %}{% macro beside(g, o) %}own{% endmacro %}"
    files = {"__init__.py": "", "board/__init__.py": FINE, "board/board.css": ".x { gap: 0; }"}
    page = sit_down(sixth({**files, **board, "board/prompt.html": prompt}))
    assert all(f"<i>own {name}</i>" in page for name in TEMPLATES)
    assert "own head" in page and "board.css" in page and "is-plain" not in page


NAMED = """
def draw(view, raw, say):
    names = {token: "own " + token for token in view["decision"]["options"]}
    return {"seats": [{}] * view["seats"], "names": names, "question": "Own?", "instead": True}
"""
INSTEAD = """
{% macro head(g) %}{% endmacro %}
{% macro instead(g, t, options, refused, lang) %}
{% for o in options %}<b>{{ o.label }}</b>{% endfor %}
{% endmacro %}
"""


def test_a_board_may_name_options_show_them_itself_and_bring_gestures(sixth: Serve) -> None:
    board = {f"board/{name}.html": "" for name in TEMPLATES}
    files = {"__init__.py": "", "board/__init__.py": NAMED, "board/board.css": ".x { gap: 0; }"}
    more = {"board/prompt.html": INSTEAD, "board/board.js": "export const x = 1;"}
    page = sit_down(sixth({**files, **board, **more}))
    assert 'id="question">Own?</h2>' in page and "<b>own " in page
    assert "board.js" in page and 'class="opt' not in page


TABBED = """
def draw(view, raw, say):
    return {"seats": [{}] * view["seats"], "tabs": {"side": "Own places", "hand": "Own board"}}
"""


def test_a_board_may_name_its_tabs_and_make_the_hand_a_page(sixth: Serve) -> None:
    board = {f"board/{name}.html": "" for name in TEMPLATES}
    files = {"__init__.py": "", "board/board.css": "", **board}
    page = sit_down(sixth({**files, "board/__init__.py": TABBED}))
    tabs = re.findall(r'data-page="page-(\w+)"[^>]*>\s*([^<]*?)\s*<', page)
    names = [("side", "Own places"), ("hand", "Own board")]
    assert tabs == [("board", "Board"), ("standings", "Standings"), *names, ("log", "Log")]
    stage = page[page.index('id="stage"') : page.index('class="dock"')]
    assert stage.count('data-part="hand"') == page.count('data-part="hand"') == 1
