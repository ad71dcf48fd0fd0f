"""Everything with a name in the component data of a game is called so in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from underhall.core import registry
from underhall.editions import components
from underhall.text import languages
from underhall.text.books import Book, book

NOT_BY_ITSELF = {
    "belfort": "yellow purple blue red green income_and_taxes calendar d1 d2 d3 d4 d5",
    "covenant": "covenant die_goblin die_orc die_troll rubble traditions coins relics tools "
    "ornaments",
    "dwergar": "dwergar unloading silverbeard_token",
    "mountain_king": "cart dark_grey grey brown orange yellow",
    "runedar": "runedar section_1 section_2 section_3 section_4 section_5",
}
"""What is never named alone, or by its short name: titles, boards, districts, zones, displays."""


def named(data: Any) -> Iterator[dict[str, Any]]:
    """All rows of the component data that have a name."""
    if isinstance(data, dict):
        if "id" in data and "name_pl" in data:
            yield data
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from named(part)


def said(words: Book, id: str) -> str:
    """A message without arguments; nothing, if it needs some."""
    entry = words.entry(id)
    return "" if entry is None or entry.variables else entry.format().lower()


def is_called(row: dict[str, Any], books: dict[str, Book]) -> bool:
    """Whether one message on this thing has its name in every language."""
    id = row["id"]
    tokens = [token for token in (id, id.partition("_")[2]) if token]
    ids = [id for id in books["en"].ids if any(id.endswith("-" + token) for token in tokens)]
    wanted = {lang: row[f"name_{lang}"].lower() for lang in books}
    return any({lang: said(books[lang], id) for lang in books} == wanted for id in ids)


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_things_are_called_as_in_the_data(game: str) -> None:
    books = {lang: book(lang, game) for lang in languages()}
    lacking = {row["id"] for row in named(components(game)) if not is_called(row, books)}
    assert lacking == set(NOT_BY_ITSELF.get(game, "").split())
