"""Sentences are compared one by one, and none may be left out."""

from pathlib import Path

import pytest
from spoken import FILE, Spoken, sentences, write

ONE = ("Not allowed: x (y)", "Niedozwolone: x (y)")


def say(speech: Spoken) -> None:
    speech.message("not-allowed", reason="x", clause="y")


def test_what_is_expected_may_be_said() -> None:
    speech = Spoken("lantern", [ONE, ONE])
    say(speech)
    say(speech)
    speech.finish()


@pytest.mark.parametrize("expected", [[], [("Not allowed: x (y)", "Nie wolno: x (y)")]])
def test_anything_else_is_noticed_once(expected: list[tuple[str, str]]) -> None:
    speech = Spoken("lantern", expected)
    with pytest.raises(AssertionError):
        say(speech)
    speech.finish()


def test_what_was_not_said_is_missed() -> None:
    speech = Spoken("lantern", [ONE, ONE])
    say(speech)
    with pytest.raises(AssertionError, match="not said"):
        speech.finish()


def test_sections_are_written_and_read_again(tmp_path: Path) -> None:
    write(tmp_path, {"greeting": [ONE], "nothing": []})
    assert sentences(tmp_path) == {"greeting": [ONE], "nothing": []}
    assert (tmp_path / FILE).read_text("utf-8").startswith("== greeting\nNot allowed")


def test_every_section_belongs_to_a_test() -> None:
    """A test that is gone takes its sentences with it."""
    for path in Path(__file__).parent.glob(f"games/*/{FILE}"):
        check_sections(path.parent, "test_words.py")
    check_sections(Path(__file__).parent / "text", "test_counted.py")


def check_sections(folder: Path, tests: str) -> None:
    code = (folder / tests).read_text("utf-8")
    for name in sentences(folder):
        assert f"def test_{name.partition('[')[0]}(" in code, f"{folder.name}: {name}"
