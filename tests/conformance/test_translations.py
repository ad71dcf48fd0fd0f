"""The rules in Polish: the same chapters and clauses, each made from the English of today."""

import re
from pathlib import Path

import pytest
from helpers import tool

from underhall.core import registry
from underhall.editions import room
from underhall.text.clauses import Chapter, Rules, bears, marks, plain, rules_in

TRANSLATED = sorted(id for id in registry.games() if (room(id) / "RULES.pl.md").is_file())

NAME_OF_DATA = re.compile(r"`[^`]*`|\b[a-z]+_\w+")

REFERENCE = re.compile(r"\[([A-Z]{3}-\d+\.\d+)\]")


def both(game: str) -> tuple[Rules, Rules]:
    return rules_in(room(game), "en"), rules_in(room(game), "pl")


def headings(chapter: Chapter) -> list[int]:
    """How deep each inner heading of a chapter is."""
    return [len(found) for found in re.findall(r"^(##+) ", chapter.body, re.MULTILINE)]


@pytest.mark.parametrize("game", TRANSLATED)
def test_both_languages_have_the_same_clauses_in_the_same_order(game: str) -> None:
    english, polish = both(game)
    assert polish.lang == "pl"
    assert list(polish.clauses) == list(english.clauses)
    told = [clause.id for chapter in polish.chapters for clause in chapter.clauses]
    assert len(told) == len(set(told))
    assert all(clause.text.strip() for clause in polish.clauses.values())


@pytest.mark.parametrize("game", TRANSLATED)
def test_both_languages_have_the_chapters_that_players_read(game: str) -> None:
    shapes = [[(c.number, headings(c)) for c in rules.for_players] for rules in both(game)]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("game", TRANSLATED)
def test_every_translation_is_of_the_present_clause(game: str) -> None:
    """``python tools/translations.py`` tells what to do about a stale one."""
    english, polish = both(game)
    wanted, here = marks(english), bears(polish)
    assert {name for name in wanted if here.get(name) != wanted[name]} == set()


@pytest.mark.parametrize("game", TRANSLATED)
def test_clauses_refer_to_the_same_clauses(game: str) -> None:
    english, polish = both(game)
    for id, clause in english.clauses.items():
        told = sorted(set(REFERENCE.findall(polish.clauses[id].text)))
        assert told == sorted(set(REFERENCE.findall(clause.text))), id


@pytest.mark.parametrize("game", TRANSLATED)
def test_numbers_are_the_same(game: str) -> None:
    english, polish = both(game)
    for id, clause in english.clauses.items():
        assert numbers(clause.text) <= numbers(polish.clauses[id].text), id


def numbers(text: str) -> set[str]:
    """What a clause says in digits, names of clauses and of data left out."""
    return set(re.findall(r"\d+", re.sub(r"`[^`]*`|[A-Z]{3}-[\d.]+", "", text)))


@pytest.mark.parametrize("game", TRANSLATED)
def test_players_read_no_names_of_data(game: str) -> None:
    for rules in both(game):
        told = [NAME_OF_DATA.findall(plain(chapter.body)) for chapter in rules.for_players]
        assert [name for names in told for name in names] == [], rules.lang


def test_what_changed_or_is_missing_is_named_and_can_be_marked_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    translations = tool("translations")
    english = (
        "## 1. Dig\n\nHere.\n\n- [DIG-1.1] One.\n- [DIG-1.2] Two\n  lines.\n- [DIG-1.3] Three.\n"
    )
    polish = "## 1. Kop\n\nTu.\n\n- [DIG-1.1] Raz.\n- [DIG-1.2] <!-- en:beef00 --> Dwa.\n"
    (tmp_path / "RULES.md").write_text(english, "utf-8")
    (tmp_path / "RULES.pl.md").write_text(polish, "utf-8")
    monkeypatch.setattr(translations.editions, "room", lambda game: tmp_path)
    monkeypatch.setattr(translations.editions, "games", lambda: ["dig"])
    assert translations.main([]) == 1
    assert capsys.readouterr().out == ("dig 0/4\n  missing: DIG-1.3\n  stale: DIG-1.1 DIG-1.2 1\n")
    assert translations.main(["--refresh", "DIG-1.2", "dig:1"]) == 1
    assert capsys.readouterr().out == "dig 2/4\n  missing: DIG-1.3\n  stale: DIG-1.1\n"
    assert translations.main(["--refresh", "dig"]) == 1
    assert capsys.readouterr().out == "dig 3/4\n  missing: DIG-1.3\n"
    again = english.replace("Two\n  lines", "Two lines").replace("One", "Another")
    (tmp_path / "RULES.md").write_text(again, "utf-8")
    assert translations.main(["dig"]) == 1
    assert "stale: DIG-1.1\n" in capsys.readouterr().out
