"""The measure of the house counts what it says it counts."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from helpers import ROOT, tool

STATE = '''
    """What lies on the table."""
    from underhall.core.agenda import State

    class Dig(State):
        """A game."""

        def __init__(self, tables):
            self.tables = tables
            self.hands: list[int] = []
            """By seat."""

        def copy(self):
            twin = Dig(self.tables)
            twin.hands = self.hands.copy()
            return twin

        def hand(self, seat):
            return self.hands[seat * 4]
'''

FLAT = {
    "state.py": STATE,
    "game.py": "def pieces(s):\n    return s.hands",
    "setup.py": """
        def lay_out(tables):
            s = Dig(tables)
            s.hands = [0] * 8

        class Deal:
            def run(self, s):
                s.hands[0] = 1
    """,
    "position.py": 'def write(s):\n    return {"hands": s.hands, "names": CARDS.hands}',
    "digging.py": "def dig(s):\n    s.hands = s.hands + [2 * s.hands[0]]",
}

ROOMS = {
    "table/state.py": STATE,
    "table/layout.py": 'LAYOUT = Layout(Dig, Field("hands", key="hands", source="hands"))',
    "table/setup.py": "def setup(s):\n    s.hands[0] = 1",
    "rules/digging.py": "def dig(s):\n    s.hands = []",
    "study/features.py": "def worth(s):\n    return s.hands[0]",
    "study/encode.py": "def observe(s):\n    return s.hands",
    "game.py": "GAME = 1",
}


@pytest.fixture(scope="module")
def house() -> Any:
    return tool("house")


def tree(root: Path, files: dict[str, str], game: str = "dig") -> Path:
    for name, source in files.items():
        file = root / "underhall" / "games" / game / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(source).strip() + "\n", encoding="utf-8")
    return root


def told(house: Any, root: Path) -> dict[str, str]:
    return {row.title: row.told for row in house.measure(root) if row.title}


def test_imports_and_prose_are_no_statements(house: Any, tmp_path: Path) -> None:
    source = (
        '"""A file."""\nimport os\nfrom sys import argv\nx: int = 1\n"""Prose."""\nif x:\n    x = 2'
    )
    root = tree(tmp_path, {"game.py": source})
    assert told(house, root)["statements of the games"] == "3"


def test_what_shows_and_judges_a_game_is_counted_apart(house: Any, tmp_path: Path) -> None:
    shown = {"face/board/city.py": "a = 1", "study/features.py": "a = 1", "picture.py": "a = 1"}
    root = tree(tmp_path, {**shown, "game.py": "a = 1", "rules/boards.py": "a = 1\nb = 2"})
    assert told(house, root)["statements of the games"] == "6"
    assert told(house, root)["  faces and study apart"] == "3"


def test_the_template_is_not_measured(house: Any, tmp_path: Path) -> None:
    root = tree(tree(tmp_path, FLAT), {"game.py": "x = 1 * 2"}, "lantern")
    assert [game.name for game in house.games(root)] == ["dig"]


def test_mentions_where_files_lie_flat(house: Any, tmp_path: Path) -> None:
    found = house.mentions(tree(tmp_path, FLAT) / "underhall/games/dig")
    assert found.fields == 2
    assert found.all == {"__init__": 2, "copy": 3, "methods": 1, "elsewhere": 4}
    assert found.outside == 5
    assert found.strict["elsewhere"] == 3, "CARDS.hands is not the field"


def test_mentions_where_rooms_are_folders(house: Any, tmp_path: Path) -> None:
    found = house.mentions(tree(tmp_path, ROOMS) / "underhall/games/dig")
    assert found.fields == 2
    assert found.all["elsewhere"] == 3, "declared, pointed at, encoded; a key is no mention"


def test_a_field_declared_once_counts_one(house: Any, tmp_path: Path) -> None:
    layout = 'LAYOUT = Layout(Dig, Field("hands"), Field("tables", start=lambda s: 0))'
    files = {"table/state.py": STATE, "table/layout.py": layout, "game.py": ""}
    found = house.mentions(tree(tmp_path, files) / "underhall/games/dig")
    assert found.strict["layout"] == 1, "the component data are no field"


def test_numbers_behind_a_star_are_strides(house: Any, tmp_path: Path) -> None:
    source = (
        '"""A code is clan * 3 + kind."""\na = b[c * 4 : c * 4 + 4]\nd = [0] * 7 + 2 * c**2 * 0.5'
    )
    root = tree(tmp_path, {"game.py": source})
    assert told(house, root)["literal strides"] == "4"
    assert told(house, root)["  in code, lengths of lists apart"] == "2"


def test_the_longest_are_named(house: Any, tmp_path: Path) -> None:
    root = tree(tmp_path, FLAT)
    assert house.longest_function(root) == (4, "games/dig/state.py:7 __init__")
    assert house.longest_file(root) == (18, "games/dig/state.py")


def test_decisions_that_list_their_options(house: Any, tmp_path: Path) -> None:
    source = """
        class Base(Decision[Dig]): ...
        class Plain(Base): ...
        class Listing(Base):
            def options(self, s): ...
        class Effective(Effect[Dig]):
            def options(self, s): ...
    """
    root = tree(tmp_path, {"game.py": source})
    assert told(house, root)["options overridden, dig"] == "1 of 3"


def test_a_toy_game_is_counted_if_there_is_one(house: Any, tmp_path: Path) -> None:
    assert told(house, tmp_path)["lines of a toy game"] == "–"
    folder = tmp_path / "examples" / "nim"
    folder.mkdir(parents=True)
    (folder / "game.py").write_text("a = 1\n\nb = 2\n")
    (folder / "en.ftl").write_text("a = A\n")
    assert told(house, tmp_path)["lines of a toy game"] == "4 (3 Python, 1 others)"


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_a_commit_is_measured_beside_the_tree(house: Any, tmp_path: Path) -> None:
    def git(*words: str) -> None:
        name = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
        subprocess.run(["git", "-C", str(tmp_path), *name, *words], check=True, capture_output=True)

    tree(tmp_path, {"game.py": "a = 1\nb = 2"})
    git("init")
    git("add", ".")
    git("commit", "-m", "before")
    tree(tmp_path, {"game.py": "a = 1"})
    with house.checked_out("HEAD", tmp_path) as before:
        lines = house.side_by_side(house.measure(before), house.measure(tmp_path))
    assert ["statements of the games", "2", "1", "-50 %", "12 % fewer"] in lines
    assert not before.exists()


def test_pages_are_measured() -> None:
    command = [sys.executable, str(ROOT / "benchmarks/pages.py"), "--json"]
    words = ["--games", "lantern", "--count", "1"]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    printed = json.loads(subprocess.check_output([*command, *words], env=env))
    assert Path(printed["package"]) == ROOT.resolve() / "underhall/__init__.py"
    assert set(printed["pages"]) == {"lantern page", "lantern parts"}
    assert all(one["ms"] > 0 and one["calls"] > 0 for one in printed["pages"].values())
