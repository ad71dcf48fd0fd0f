"""Details of what went wrong: what code says in English is told in every language."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from time import perf_counter

import pytest

from underhall.cli import main
from underhall.core.errors import BadData
from underhall.server import errors
from underhall.text.faults import (
    LONGEST,
    ORIGINAL,
    WHY,
    Fault,
    _book,
    faults,
    folders,
    recognised,
    told,
)
from underhall.text.words import Words

HOUSE = Path(errors.__file__).parents[1]
SHOWN = {
    *("BadData", "BadOption", "BadScript", "Diverged", "CannotUndo", "BadWords", "NoRecord"),
    *("NotWhole", "TooLarge", "StoreTrouble", "StoreDamaged", "StoreForeign", "StoreTooNew"),
}
"""Errors whose own words are shown to people."""
COMPLAINING = {"ensure": 1}
"""Functions that raise one of them, and which of their arguments says why."""
APART = ("envs",)
"""Rooms for programs alone."""
FROM_AFAR = re.compile("fault-(os|json|toml|request|damaged|part)-?")
"""What Python, the system or a library says, or is put together."""
SOMETHING = "Xy7"
LEAST = len("position ")
"""Shorter ones are put together from parts, each with a sentence of its own."""


@cache
def said() -> list[tuple[str, str]]:
    """Where the house complains, and how, with something for what is only known then."""
    return list(complaints())


def complaints() -> Iterator[tuple[str, str]]:
    for path in sorted(HOUSE.rglob("*.py")):
        room = path.relative_to(HOUSE)
        if room.parts[0] not in APART:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                sentence = complaint(node)
                if sentence is not None and len(sentence.replace(SOMETHING, "")) > LEAST:
                    yield f"{room.as_posix()}:{getattr(node, 'lineno', 0)}", sentence


def complaint(node: ast.AST) -> str | None:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return None
    at = 0 if node.func.id in SHOWN else COMPLAINING.get(node.func.id, -1)
    return sentence(node.args[at]) if 0 <= at < len(node.args) else None


def sentence(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [
            part.value if isinstance(part, ast.Constant) else SOMETHING for part in node.values
        ]
        return "".join(map(str, parts))
    return None


def layers(text: str) -> Iterator[tuple[str, Fault | None]]:
    """A sentence and the sentences inside it, each with what it is known by."""
    fault, values, _ = recognised(text)
    yield text, fault
    why = values.get(WHY, SOMETHING)
    if why != SOMETHING:
        yield from layers(why)


def test_what_code_says_is_told_in_polish() -> None:
    unknown = [
        f"{where} {part}" for where, text in said() for part, fault in layers(text) if fault is None
    ]
    assert unknown == []


def test_no_sentence_is_forgotten() -> None:
    texts = {part for _, text in said() for part, _ in layers(text)}
    idle = [fault.id for fault in faults() if all(fault.values(text) is None for text in texts)]
    assert [id for id in idle if not FROM_AFAR.match(id)] == []


def test_languages_agree() -> None:
    for folder in folders():
        english, polish = _book(folder, ORIGINAL), _book(folder, "pl")
        assert list(english.ids) == list(polish.ids)
        for id in english.ids:
            one, other = english.entry(id), polish.entry(id)
            assert one is not None and other is not None
            assert set(other.variables) <= set(one.variables), id


@pytest.mark.parametrize(
    "text, polish",
    [
        ("there is no game 'x'; there are: a, b", "nie ma gry 'x'; są: a, b"),
        (
            "cannot read /x: No such file or directory",
            "nie można odczytać /x: nie ma takiego pliku ani katalogu",
        ),
        ("whatever else goes wrong", "whatever else goes wrong"),
    ],
)
def test_a_detail_is_told(text: str, polish: str) -> None:
    assert told(text, "pl") == polish
    assert told(text, "en") == text


def test_refusals_hold_no_english_sentence() -> None:
    why = BadData("position agenda: expected a list")
    assert Words("pl").error(why) == "Te dane są niepoprawne: pozycja, agenda: powinna być lista"
    assert Words("en").error(why).endswith("position agenda: expected a list")


def test_the_terminal_tells_details_in_polish(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "/no/such/file.json", "--lang", "pl"]) == 2
    assert "nie ma takiego pliku ani katalogu" in capsys.readouterr().err
    assert main(["play", "chess", "--lang", "pl"]) == 2
    assert "nie ma gry 'chess'; są:" in capsys.readouterr().err


@pytest.mark.parametrize(
    "piece", ["a: ", "position a: ", ": ", " ", "a of b, ", "agenda frame x: "]
)
def test_a_detail_made_to_be_slow_is_not(piece: str) -> None:
    began = perf_counter()
    for size in (LONGEST, 10 * LONGEST):
        told((piece * size)[:size], "pl")
    assert perf_counter() - began < 5
