"""A name of a module means one thing: a test that is read with another's measure cannot fail."""

import ast
from collections import Counter
from pathlib import Path

import pytest
from helpers import ROOT

FILES = sorted([*(ROOT / "tests").rglob("*.py"), *(ROOT / "underhall").rglob("*.py")])


def named(text: str) -> list[str]:
    """The names that a module gives more than once, outside conditions."""
    given: Counter[str] = Counter()
    for one in ast.parse(text).body:
        if isinstance(one, ast.Assign):
            given.update(to.id for to in one.targets if isinstance(to, ast.Name))
        elif isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            given[one.target.id] += 1
    return [name for name, times in given.items() if times > 1 and name.isupper()]


def test_a_name_given_twice_is_found() -> None:
    text = "WIDE = 1\n\ndef use(): return WIDE\n\nWIDE: int = 2\nseen = 1\nseen = 2"
    assert named(text) == ["WIDE"]


@pytest.mark.parametrize("folder", ["tests", "underhall"])
def test_no_constant_has_two_meanings(folder: str) -> None:
    found: dict[Path, list[str]] = {}
    for file in FILES:
        if file.is_relative_to(ROOT / folder) and (twice := named(file.read_text("utf-8"))):
            found[file] = twice
    assert found == {}
