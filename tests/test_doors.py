"""Doors between rooms open one way; the imports of every source file are read to see it."""

import ast
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parent.parent
FILES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("underhall/**/*.py"))

RULES = {"core", "kit", "games"}
TABLE = RULES | {"bots", "coach", "text", "editions", "pictures", "effects", "things"}
OPENS: dict[str, set[str]] = {
    "__init__": {"core", "bots", "coach", "editions", "matches"},
    "__main__": {"cli"},
    "core": set(),
    "kit": {"core"},
    "games": {"core", "kit"},
    "text": {"core"},
    "editions": {"core", "games"},
    "matches": {"core", "editions"},
    "pictures": {"core", "games", "text"},
    "effects": {"core", "text", "editions", "pictures"},
    "things": {"core", "text", "editions"},
    "chronicle": {"core", "text", "editions"},
    "lessons": {"core", "editions"},
    "howto": {"core", "editions", "lessons"},
    "bots": RULES | {"text"},
    "coach": RULES | {"bots", "text", "editions", "matches"},
    "lab": TABLE,
    "envs": TABLE,
    "server": TABLE | {"matches", "chronicle", "lessons", "howto"},
    "cli": TABLE | {"lab", "envs", "server", "chronicle"},
}

ROOMS: dict[str, set[str]] = {
    "box": {"box"},
    "table": {"box", "table", "rules"},
    "rules": {"box", "table", "rules"},
    "study": {"box", "table", "rules", "study"},
    "face": {"box", "table", "rules", "face"},
}
"""What each room of a game may open of its own game; ``game.py`` opens all."""

WORLD = {
    *("os", "sys", "pathlib", "io", "socket", "subprocess", "logging", "importlib"),
    *("time", "datetime", "locale", "random", "secrets", "threading", "asyncio"),
    *("html", "xml", "minijinja", "urllib", "http", "tempfile", "shutil"),
}
"""Files, clocks, sockets, locales and HTML, which rules know nothing of."""

WORLDLY = {"open", "print", "input", "__import__"}
"""The same, without an import."""

WINDOWS = {
    ("underhall/core/plugins.py", "importlib.metadata"),
    ("underhall/core/rooms.py", "importlib"),
}


def wrong_doors(file: str, source: str) -> list[str]:
    """What the imports of one file do that its room may not."""
    path = PurePosixPath(file)
    room = path.parts[1].removesuffix(".py")
    if room not in OPENS:
        return [f"{file}: no such room, give it its doors in OPENS"]
    tree = ast.parse(source)
    found = [
        f"{file} imports {name}" for name in imported(path, tree) if not may_open(path, room, name)
    ]
    if room in RULES:
        found += [f"{file} calls {name}" for name in called(tree) if name in WORLDLY]
    return found


def imported(path: PurePosixPath, tree: ast.Module) -> Iterator[str]:
    """Absolute dotted names; `from a import b` is read as `a.b`, be it a module or not."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*path.parent.parts[: len(path.parent.parts) + 1 - node.level]]
            parts = (base if node.level else []) + ([node.module] if node.module else [])
            yield from (".".join([*parts, alias.name]) for alias in node.names)


def called(tree: ast.Module) -> Iterator[str]:
    """The functions that are called by a bare name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def may_open(path: PurePosixPath, room: str, name: str) -> bool:
    top, *inner = name.split(".")
    if top != "underhall":
        return room not in RULES or top not in WORLD or is_window(path, name)
    if inner[:1] == ["games"] and len(inner) > 1:
        return path.parts[1:3] == ("games", inner[1]) and may_enter(path, inner[2:])
    return not inner or inner[0] not in OPENS or inner[0] in OPENS[room] | {room}


def may_enter(path: PurePosixPath, inner: list[str]) -> bool:
    """Whether a file of a game may open a room of the same game."""
    here = path.parts[3] if len(path.parts) > 4 else ""
    return not inner or inner[0] not in ROOMS or here not in ROOMS or inner[0] in ROOMS[here]


def is_window(path: PurePosixPath, name: str) -> bool:
    return any(str(path) == file and f"{name}.".startswith(f"{m}.") for file, m in WINDOWS)


@pytest.mark.parametrize("file", FILES)
def test_every_import_goes_through_an_open_door(file: str) -> None:
    assert wrong_doors(file, (ROOT / file).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "file, source",
    [
        ("underhall/core/state.py", "from underhall.kit.deck import Deck"),
        ("underhall/core/state.py", "from underhall import bots"),
        ("underhall/core/state.py", "from ..kit import deck"),
        ("underhall/core/state.py", "from .. import text"),
        ("underhall/core/state.py", "import underhall.games"),
        ("underhall/core/state.py", "import os.path"),
        ("underhall/core/state.py", "def f():\n    from random import shuffle"),
        ("underhall/core/plugins.py", "import importlib"),
        ("underhall/core/plugins.py", "from importlib import resources"),
        ("underhall/kit/deck.py", "from importlib.metadata import entry_points"),
        ("underhall/kit/deck.py", "if TYPE_CHECKING:\n    from underhall.games import x"),
        ("underhall/games/a/rules.py", "from underhall.games.b.rules import x"),
        ("underhall/games/a/rules.py", "from ..b import rules"),
        ("underhall/games/a/rules.py", "from underhall.text import words"),
        ("underhall/games/a/rules.py", "from pathlib import Path"),
        ("underhall/games/a/box/names.py", "from underhall.games.a.table.state import A"),
        ("underhall/games/a/box/names.py", "from ..rules import events"),
        ("underhall/games/a/table/state.py", "from underhall.games.a.face import picture"),
        ("underhall/games/a/table/state.py", "from underhall.games.a.study import features"),
        ("underhall/games/a/rules/turn.py", "from underhall.games.a.study.features import x"),
        ("underhall/games/a/rules/turn.py", "import underhall.games.a.face.picture"),
        ("underhall/games/a/study/features.py", "from underhall.games.a.face.picture import x"),
        ("underhall/games/a/face/board/city.py", "from underhall.games.a.study import features"),
        ("underhall/games/a/face/board/city.py", "from underhall.games.b.face.board import city"),
        ("underhall/games/a/face/board/city.py", "from html import escape"),
        ("underhall/games/a/face/picture.py", "text = open('x')"),
        ("underhall/games/a/rules/turn.py", "def f() -> None:\n    print('here')"),
        ("underhall/kit/deck.py", "from urllib.request import urlopen"),
        ("underhall/text/words.py", "from underhall.kit import deck"),
        ("underhall/bots/greedy.py", "from underhall.editions import edition"),
        ("underhall/bots/greedy.py", "from underhall.games.a.rules import x"),
        ("underhall/editions.py", "from underhall.games.a.game import GAME"),
        ("underhall/lab/simulate.py", "from underhall.server import app"),
        ("underhall/server/app.py", "from underhall.cli import main"),
        ("underhall/__init__.py", "from underhall.server import app"),
        ("underhall/attic.py", ""),
    ],
)
def test_a_wrong_door_is_noticed(file: str, source: str) -> None:
    assert len(wrong_doors(file, source)) == 1


@pytest.mark.parametrize(
    "file, source",
    [
        ("underhall/core/state.py", "import hashlib\nfrom .chance import Fast"),
        ("underhall/core/plugins.py", "from importlib.metadata import entry_points"),
        ("underhall/core/plugins.py", "import importlib.metadata"),
        ("underhall/kit/deck.py", "from underhall.core.chance import Fast"),
        ("underhall/games/a/rules.py", "from . import secrets\nfrom .state import State"),
        ("underhall/games/a/rules.py", "from underhall.games.a import secrets"),
        ("underhall/games/a/game.py", "from underhall.games.a.study import features"),
        ("underhall/games/a/game.py", "from underhall.games.a.face import picture"),
        ("underhall/games/a/box/components.py", "from underhall.games.a.box import names"),
        ("underhall/games/a/table/setup.py", "from underhall.games.a.rules.turn import Turn"),
        ("underhall/games/a/rules/turn.py", "from underhall.games.a.table.state import A"),
        ("underhall/games/a/face/board/city.py", "from underhall.games.a.rules import scoring"),
        ("underhall/games/a/study/features.py", "from underhall.games.a.rules import scoring"),
        ("underhall/cli/play.py", "print(open('x').read())"),
        ("underhall/text/words.py", "from importlib import resources\nimport underhall.core"),
        ("underhall/bots/greedy.py", "import time\nfrom underhall import text"),
        ("underhall/editions.py", "from pathlib import Path\nfrom underhall.core import registry"),
        ("underhall/cli.py", "from underhall import __version__, editions\nimport underhall.lab"),
        ("underhall/__main__.py", "from underhall.cli import main"),
    ],
)
def test_an_open_door_is_open(file: str, source: str) -> None:
    assert wrong_doors(file, source) == []
