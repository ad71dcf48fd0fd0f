"""What the sources of pages and of faces say: classes, strings, icons. Nothing is imported."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

COMMENT = re.compile(r"/\*.*?\*/|\{#.*?#\}|<!--.*?-->", re.DOTALL)
LINE_COMMENT = re.compile(r"^\s*//.*$", re.MULTILINE)
CLASS = re.compile(r"\.(-?[a-zA-Z_][\w-]*)")
PROPERTY = re.compile(r"--([\w-]+)\s*:")
SELECTOR = re.compile(r"([^{};]+)\{")
ATTRIBUTE = re.compile(r'\bclass="((?:\{\{.*?\}\}|\{%.*?%\}|[^"])*)"', re.DOTALL)
EXPRESSION = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
QUOTED = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`')
PATTERN = re.compile(r"(?<=[(=,:&|!]\s)/([^/\n]+)/[a-z]*|(?<=[(=,:&|!])/([^/\n]+)/[a-z]*")
SYMBOL = re.compile(r'<symbol\s+id="i-([\w-]+)"')
WORD = re.compile(r"[\w-]+")
TEMPLATES = (".html", ".svg")


def css_classes(text: str) -> set[str]:
    """The classes that a style speaks of."""
    selectors = SELECTOR.findall(COMMENT.sub("", text))
    return {name for one in selectors for name in CLASS.findall(one)}


def css_properties(text: str) -> set[str]:
    """The names a style gives to values."""
    return set(PROPERTY.findall(COMMENT.sub("", text)))


def strings(text: str) -> Iterator[str]:
    """What stands in quotes."""
    for found in QUOTED.finditer(text):
        yield next(part for part in found.groups() if part is not None)


def python_strings(text: str) -> Iterator[str]:
    """The constants of a module, those in formatted strings too, less its prose."""
    tree = ast.parse(text)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


def told(path: Path, text: str) -> Iterator[str]:
    """The pieces of a file in which names of classes, keys or tokens may stand."""
    if path.suffix == ".py":
        yield from python_strings(text)
    elif path.suffix == ".js":
        bare = LINE_COMMENT.sub("", text)
        yield from strings(bare)
        yield from (a or b for a, b in PATTERN.findall(bare))
    elif path.suffix in TEMPLATES:
        bare = COMMENT.sub("", text)
        yield from ATTRIBUTE.findall(bare)
        for expression in EXPRESSION.findall(bare):
            yield from strings(expression)
    elif path.suffix == ".toml":
        yield from strings(text)


def words(pieces: Iterable[str]) -> set[str]:
    """All words; one that goes on with something else ends with a hyphen."""
    return {word for piece in pieces for word in WORD.findall(piece)}


def names(path: Path, text: str) -> set[str]:
    """What a file may name a key, a token, a class or an icon by; sentences are prose."""
    if path.suffix == ".css":
        found = css_classes(text) | css_properties(text)
        return found | {part for name in found for part in name.split("-")}
    if path.suffix == ".js":
        return words(told(path, text))
    icons = {icon.replace("-", "_") for icon in SYMBOL.findall(text)}
    return icons | {piece for piece in told(path, text) if WORD.fullmatch(piece)}


def classes_used(path: Path, text: str) -> set[str]:
    """The classes that a file may give to something, or speak of in a style."""
    return css_classes(text) if path.suffix == ".css" else words(told(path, text))


def files(folder: Path) -> list[Path]:
    """The sources below a folder."""
    kinds = (".py", ".css", ".js", ".toml", *TEMPLATES)
    return [path for path in sorted(folder.rglob("*")) if path.suffix in kinds]
