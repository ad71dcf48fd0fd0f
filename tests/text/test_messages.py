"""Every message that the code needs is there in every language, and no other."""

from collections import Counter
from collections.abc import Container, Iterable
from functools import cache

import pytest
from fluent.syntax import ast
from text import scan
from text.scan import ANY, GAMES, HOUSE, Need

from underhall.text import languages
from underhall.text.books import Book, book, core_files, game_file, messages, read, walk
from underhall.text.words import COUNT, DOES, NUMBER, argument

LANGUAGES = ("en", "pl")
CORE = ""
COMMON = "common."
"""Files whose words are there for any face to use."""

every_text = pytest.mark.parametrize("game", [CORE, *GAMES])
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def needs(game: str) -> list[Need]:
    return scan.needs_of_game(game) if game else scan.needs_of_core()


@cache
def own(lang: str, game: str) -> dict[str, ast.Message]:
    """The messages a game, or the core, brings itself."""
    files = [game_file(lang, game)] if game else core_files(lang)
    return {message.id.name: message for file in files for message in messages(read(file))}


def texts(lang: str, game: str) -> list[ast.Resource]:
    return [read(file) for file in [*core_files(lang), *([game_file(lang, game)] if game else [])]]


def test_the_languages() -> None:
    assert languages() == LANGUAGES


@every_text
@in_every_language
def test_files_are_sound(game: str, lang: str) -> None:
    entries = [entry for text in texts(lang, game) for entry in text.body]
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    ids = Counter(entry.id.name for entry in entries if isinstance(entry, (ast.Message, ast.Term)))
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_ids_can_be_checked(game: str) -> None:
    """An id is written out where it is used, all but a part of it at least."""
    assert [need.where for need in needs(game) if need.id in (ANY, "no-" + ANY)] == []


@every_text
@in_every_language
def test_nothing_is_missing(game: str, lang: str) -> None:
    ids = book(lang, game).ids
    wanted = needs(game) + (scan.needs_of_faces() if game else [])
    missing = scan.unmet(wanted, ids)
    assert sorted({f"{need.id} for {need.where}" for need in missing}) == []


@every_text
@in_every_language
def test_nothing_is_unused(game: str, lang: str) -> None:
    root = scan.folder(game) if game else HOUSE
    used = scan.quoted(root, apart="games" if not game else "tests") | mentioned(lang, game)
    if not game:
        used |= {message.id.name for message in common(lang)}
    wanted = needs(game) + scan.needs_of_faces()
    assert [id for id in scan.unneeded(wanted, own(lang, game)) if id not in used] == []


def common(lang: str) -> list[ast.Message]:
    files = [file for file in core_files(lang) if file.name.startswith(COMMON)]
    return [message for file in files for message in messages(read(file))]


def mentioned(lang: str, game: str) -> set[str]:
    """Messages that stand inside others."""
    nodes = walk(list(own(lang, game).values()))
    return {node.id.name for node in nodes if isinstance(node, ast.MessageReference)}


@every_text
@in_every_language
def test_variables_are_given(game: str, lang: str) -> None:
    here = book(lang, game)
    lacking = []
    for need in needs(game) + scan.needs_of_faces():
        if need.args is not None and (entry := here.entry(need.id)):
            wanted = bare(entry.variables, need.args)
            lacking += [f"{need.id} needs {wanted} from {need.where}"] * (not wanted <= need.args)
    assert lacking == []


def bare(variables: Iterable[str], args: Container[str]) -> set[str]:
    """The arguments that variables need; a counted word needs the number too."""
    found = set()
    for variable in variables:
        name, form = argument(variable, args)
        found |= {name or variable, *([NUMBER] if form.startswith(COUNT) else [])}
    return found


@every_text
@in_every_language
def test_forms_are_words(game: str, lang: str) -> None:
    """A form needs nothing, and a counted form nothing but the number; effects have their test."""
    here = book(lang, game)
    for id in here.ids:
        for form in here.forms(id) - {DOES}:
            entry = here.entry(id, form)
            assert entry is not None
            allowed = {NUMBER} if form.startswith(COUNT) else set(variables(here, id))
            assert set(entry.variables) <= allowed, entry.id


@every_text
@in_every_language
def test_forms_asked_for_exist(game: str, lang: str) -> None:
    """`$kind_akk` would quietly fall back to the base form: some word must have such a form."""
    known = {"", NUMBER} | forms(lang, game)
    args = arguments(game)
    for id in own(lang, game):
        for variable in variables(book(lang, game), id):
            name, form = argument(variable, args)
            assert not name or form in known, f"{id}: ${variable}"


def arguments(game: str) -> set[str]:
    """The names of all arguments that are given to any message."""
    found = {name for need in needs(game) + scan.needs_of_faces() for name in need.args or ()}
    return found | (scan.effect_arguments(game) if game else set())


@every_text
def test_languages_agree(game: str) -> None:
    english, *others = [own(lang, game) for lang in LANGUAGES]
    for other in others:
        assert sorted(other) == sorted(english)


@every_text
def test_languages_use_the_same_variables(game: str) -> None:
    args = arguments(game)
    for id in own("en", game):
        needed = [bare(variables(book(lang, game), id), args) for lang in LANGUAGES]
        assert all(one == needed[0] for one in needed), id


def variables(here: Book, id: str) -> tuple[str, ...]:
    entry = here.entry(id)
    assert entry is not None
    return entry.variables


def forms(lang: str, game: str) -> set[str]:
    here = book(lang, game)
    names = [form for id in here.ids for form in here.forms(id)]
    return {part for form in names for part in (form, form.removeprefix(COUNT + "_"))}


@every_text
def test_polish_plurals_are_complete(game: str) -> None:
    for node in walk(texts("pl", game)):
        if isinstance(node, ast.SelectExpression):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            if keys & {"one", "few", "many"}:
                assert {"one", "few"} <= keys, ast_text(node)


def ast_text(node: ast.SelectExpression) -> str:
    return str(node.to_json())
