"""Books of messages, as Fluent holds them: one for each language of each game.

A book is made of every ``<name>.<language>.ftl`` beside this file and of the game's own
``face/words/<language>.ftl``. Ids are unique within a book.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, KeysView
from fnmatch import fnmatch
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from underhall.core import registry
from underhall.core.errors import UnderhallError

REMEMBERED = 512
"""How many wordings each message keeps at hand."""


class NoWords(UnderhallError):
    """A message is missing, or one of its variables was not given."""


class Entry:
    """One thing to be said: a message or one of its forms, with the variables it needs."""

    def __init__(
        self, bundle: FluentBundle, id: str, form: str, variables: tuple[str, ...]
    ) -> None:
        message = bundle.get_message(id)
        self.id = f"{id}.{form}" if form else id
        self.variables = variables
        self._bundle = bundle
        self._pattern = message.attributes[form] if form else message.value
        self.format = lru_cache(REMEMBERED)(self._format)

    def _format(self, *values: str | int) -> str:
        if self._pattern is None:
            raise NoWords(f"message {self.id} has forms only")
        text, errors = self._bundle.format_pattern(self._pattern, dict(zip(self.variables, values)))
        if errors:
            raise NoWords(f"message {self.id}: {errors[0]}")
        return str(text)


class Book:
    """All messages of one language that can be met in one game."""

    def __init__(self, lang: str, resources: Iterable[ast.Resource]) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        self._entries: dict[tuple[str, str], Entry | None] = {}
        for resource in resources:
            self._bundle.add_resource(resource)
            for message in messages(resource):
                self._messages.setdefault(message.id.name, message)

    @property
    def ids(self) -> KeysView[str]:
        """Every message there is, in the order of the files."""
        return self._messages.keys()

    def entry(self, id: str, form: str = "") -> Entry | None:
        """The message ``id``, or the form of it that is called so."""
        key = (id, form)
        if key not in self._entries:
            self._entries[key] = self._find(id, form)
        return self._entries[key]

    def forms(self, id: str) -> set[str]:
        """The forms that a message has beside its base form."""
        return {attribute.id.name for attribute in self._messages[id].attributes}

    def _find(self, id: str, form: str) -> Entry | None:
        if id not in self._messages or (form and form not in self.forms(id)):
            return None
        return Entry(self._bundle, id, form, tuple(sorted(self._variables(id, form, []))))

    def _variables(self, id: str, form: str, seen: list[tuple[str, str]]) -> set[str]:
        found: set[str] = set()
        if (id, form) in seen or id not in self._messages:
            return found
        seen.append((id, form))
        for node in walk(pattern(self._messages[id], form)):
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                attribute = node.attribute.name if node.attribute else ""
                found |= self._variables(node.id.name, attribute, seen)
        return found


@cache
def book(lang: str, game: str) -> Book:
    """The book of a game, or of what all games share when ``game`` is empty.

    Words of a game that are not UTF-8 are as if they were not there.
    """
    resources = core_resources(lang)
    own = game_file(lang, game) if game else None
    if own is None or not own.is_file():
        return Book(lang, resources)
    try:
        return Book(lang, [*resources, read(own)])
    except UnicodeDecodeError:
        return Book(lang, resources)


@cache
def core_resources(lang: str) -> list[ast.Resource]:
    """What every game shares, read once."""
    return [read(file) for file in core_files(lang)]


@cache
def languages() -> tuple[str, ...]:
    """The languages there are words in."""
    names = [file.name for file in files("underhall.text").iterdir()]
    return tuple(sorted(name.split(".")[1] for name in names if fnmatch(name, "core.*.ftl")))


def core_files(lang: str) -> list[Traversable]:
    """The messages that every game shares."""
    found = files("underhall.text").iterdir()
    mine = [file for file in found if fnmatch(file.name, f"*.{lang}.ftl")]
    return sorted(mine, key=lambda file: file.name)


def game_file(lang: str, game: str) -> Traversable:
    """The messages of a game."""
    return files(registry.game(game).package) / "face" / "words" / f"{lang}.ftl"


def read(source: Traversable) -> ast.Resource:
    """The messages of a file."""
    return FluentResource(source.read_text("utf-8"))


def messages(resource: ast.Resource) -> list[ast.Message]:
    """The messages among the entries of a file."""
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def pattern(message: ast.Message, form: str) -> ast.Pattern | None:
    """What a message, or one form of it, says."""
    if not form:
        return message.value
    return {attribute.id.name: attribute.value for attribute in message.attributes}.get(form)


def walk(node: object) -> Iterator[ast.BaseNode]:
    """A node of a syntax tree and all below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
    elif isinstance(node, list):
        for item in node:
            yield from walk(item)
