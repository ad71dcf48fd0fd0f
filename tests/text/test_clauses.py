"""Rules as text: chapters, clauses, marks, and what is looked for in them."""

from underhall.text.clauses import bears, folded, mark_of, marks, parse, plain, sought

TEXT = """# Dig

Before.

## 1. Dig

First.

- [DIG-1.1] <!-- en:abc123 --> One
  line.
  - a point
- [DIG-1.2] Two.

After.

## 2. Notes <!-- authors -->

- [DIG-2.1] Three.
"""


def test_chapters_and_clauses() -> None:
    rules = parse(TEXT, "pl")
    assert [(one.number, one.title, one.for_authors) for one in rules.chapters] == [
        ("1", "Dig", False),
        ("2", "Notes", True),
    ]
    assert list(rules.clauses) == ["DIG-1.1", "DIG-1.2", "DIG-2.1"]
    assert rules.clauses["DIG-1.1"].text == "One\n  line.\n  - a point"
    assert [one.title for one in rules.for_players] == ["Dig"]
    assert rules.chapters[0].prose.split() == ["Dig", "First.", "After."]


def test_rules_without_chapters_are_one() -> None:
    assert list(parse("# Nim\n\n- [NIM-1.1] Take.\n", "en").clauses) == ["NIM-1.1"]
    assert parse("# Nim\n", "en").chapters == ()


def test_marks_tell_what_a_text_says() -> None:
    assert mark_of("One\n  line.") == mark_of("One line.") != mark_of("Another line.")
    rules = parse(TEXT, "pl")
    assert bears(rules)["DIG-1.1"] == "abc123"
    assert set(marks(rules)) == {"1", "DIG-1.1", "DIG-1.2", "DIG-2.1"}


def test_words_are_found_in_any_form_and_without_marks() -> None:
    assert folded("ZAŻÓŁĆ gęślą Jaźń") == "zazolc gesla jazn"
    assert sought("Kłódka złoto mur BEL-4.18", "pl") == ["klod", "zlot", "mur", "bel-4.18"]
    assert sought("Walls", "en") == ["walls"]


def test_comments_are_not_shown() -> None:
    assert plain("- [A-1.1] <!-- en:1 --> x") == "- [A-1.1] x"


def test_columns_about_files_are_not_shown() -> None:
    table = "| a | in `components.toml` | b |\n|---|---|---|\n| c | d | e |\n"
    other = "\n| x | y |\n| z | w |"
    assert plain(table + other) == "| a | b |\n|---|---|\n| c | e |\n" + other
