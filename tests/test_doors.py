"""Doors between rooms open one way; the imports of every source file are read to see it."""

import ast
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parent.parent
FILES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("underhall/**/*.py"))

RULES = {"core", "kit", "games"}
TABLE = RULES | {"bots", "text", "editions", "pictures"}
OPENS: dict[str, set[str]] = {
    "__init__": set(),
    "__main__": {"cli"},
    "core": set(),
    "kit": {"core"},
    "games": {"core", "kit"},
    "text": {"core"},
    "editions": {"core", "games"},
    "pictures": {"core", "games", "text"},
    "bots": RULES | {"text"},
    "lab": TABLE,
    "envs": TABLE,
    "server": TABLE,
    "cli": TABLE | {"lab", "envs", "server"},
}

WORLD = {
    *("os", "sys", "pathlib", "io", "socket", "subprocess", "logging", "importlib"),
    *("time", "datetime", "locale", "random", "secrets", "threading", "asyncio"),
}
WINDOWS = {
    ("underhall/core/registry.py", "importlib.metadata"),
    ("underhall/core/rooms.py", "importlib"),
}


def wrong_doors(file: str, source: str) -> list[str]:
    """What the imports of one file do that its room may not."""
    path = PurePosixPath(file)
    room = path.parts[1].removesuffix(".py")
    if room not in OPENS:
        return [f"{file}: no such room, give it its doors in OPENS"]
    return [
        f"{file} imports {name}"
        for name in imported(path, ast.parse(source))
        if not may_open(path, room, name)
    ]


def imported(path: PurePosixPath, tree: ast.Module) -> Iterator[str]:
    """Absolute dotted names; `from a import b` is read as `a.b`, be it a module or not."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*path.parent.parts[: len(path.parent.parts) + 1 - node.level]]
            parts = (base if node.level else []) + ([node.module] if node.module else [])
            yield from (".".join([*parts, alias.name]) for alias in node.names)


def may_open(path: PurePosixPath, room: str, name: str) -> bool:
    top, *inner = name.split(".")
    if top != "underhall":
        return room not in RULES or top not in WORLD or is_window(path, name)
    if inner[:1] == ["games"] and len(inner) > 1:
        return path.parts[1:3] == ("games", inner[1])
    return not inner or inner[0] not in OPENS or inner[0] in OPENS[room] | {room}


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
        ("underhall/core/registry.py", "import importlib"),
        ("underhall/core/registry.py", "from importlib import resources"),
        ("underhall/kit/deck.py", "from importlib.metadata import entry_points"),
        ("underhall/kit/deck.py", "if TYPE_CHECKING:\n    from underhall.games import x"),
        ("underhall/games/a/rules.py", "from underhall.games.b.rules import x"),
        ("underhall/games/a/rules.py", "from ..b import rules"),
        ("underhall/games/a/rules.py", "from underhall.text import words"),
        ("underhall/games/a/rules.py", "from pathlib import Path"),
        ("underhall/text/words.py", "from underhall.kit import deck"),
        ("underhall/bots/greedy.py", "from underhall.editions import edition"),
        ("underhall/bots/greedy.py", "from underhall.games.a.rules import x"),
        ("underhall/editions.py", "from underhall.games.a.game import GAME"),
        ("underhall/lab/simulate.py", "from underhall.server import app"),
        ("underhall/server/app.py", "from underhall.cli import main"),
        ("underhall/__init__.py", "from underhall.core import state"),
        ("underhall/attic.py", ""),
    ],
)
def test_a_wrong_door_is_noticed(file: str, source: str) -> None:
    assert len(wrong_doors(file, source)) == 1


@pytest.mark.parametrize(
    "file, source",
    [
        ("underhall/core/state.py", "import hashlib\nfrom .chance import Fast"),
        ("underhall/core/registry.py", "from importlib.metadata import entry_points"),
        ("underhall/core/registry.py", "import importlib.metadata"),
        ("underhall/kit/deck.py", "from underhall.core.chance import Fast"),
        ("underhall/games/a/rules.py", "from . import secrets\nfrom .state import State"),
        ("underhall/games/a/rules.py", "from underhall.games.a import secrets"),
        ("underhall/text/words.py", "from importlib import resources\nimport underhall.core"),
        ("underhall/bots/greedy.py", "import time\nfrom underhall import text"),
        ("underhall/editions.py", "from pathlib import Path\nfrom underhall.core import registry"),
        ("underhall/cli.py", "from underhall import __version__, editions\nimport underhall.lab"),
        ("underhall/__main__.py", "from underhall.cli import main"),
    ],
)
def test_an_open_door_is_open(file: str, source: str) -> None:
    assert wrong_doors(file, source) == []
