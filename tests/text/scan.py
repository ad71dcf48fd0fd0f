"""Reads the code of a game, or of the house, for the messages it needs."""

import ast
import inspect
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from textwrap import dedent
from types import ModuleType
from typing import Any

from underhall import core, editions
from underhall.core import registry
from underhall.core.agenda import Decision
from underhall.core.chance import Fast
from underhall.core.errors import IllegalMove, UnderhallError
from underhall.core.events import EventKind
from underhall.core.match import Match
from underhall.core.names import Names
from underhall.editions import edition
from underhall.text.words import error_id

GAMES = sorted(point.name for point in registry.GAMES.points().values())
HOUSE = Path(core.__file__).parents[1]
NO_FACES = {"core", "kit", "games", "text"}
SAYING = ("message", "t")
CARD = ("title", "tagline", "mood")
ANY = "*"
QUOTED = re.compile(r"""["']([A-Za-z][\w-]*)["']""")


@dataclass(frozen=True)
class Need:
    """A message that is needed, what it is given (None: not known) and who needs it.

    An id may hold a * for a part that is only known when the game runs.
    """

    id: str
    args: frozenset[str] | None
    where: str

    def fits(self, id: str) -> bool:
        if ANY not in self.id:
            return id == self.id
        pattern = ".+".join(re.escape(part) for part in self.id.split(ANY))
        return re.fullmatch(pattern, id) is not None


def unmet(needs: Iterable[Need], ids: Collection[str]) -> list[Need]:
    """The needs that none of the ids fits; most name their id in full."""
    there = frozenset(ids)
    rest = [need for need in needs if need.id not in there]
    return [n for n in rest if ANY not in n.id or not any(n.fits(id) for id in there)]


def unneeded(needs: Iterable[Need], ids: Iterable[str]) -> list[str]:
    """The ids that fit none of the needs."""
    needed = {need.id: need for need in needs}
    open_ended = [need for id, need in needed.items() if ANY in id]
    return [id for id in ids if id not in needed and not any(n.fits(id) for n in open_ended)]


@cache
def needs_of_game(id: str) -> list[Need]:
    """Everything that a game may want to say."""
    game = registry.game(id)
    found = [need for module in modules(id) for need in needs_of_module(module)]
    for option in game.options:
        found += plain(f"option-{option.id}", "options")
        found += [n for c in option.choices for n in plain(f"option-{option.id}-{c}", "options")]
    found += [need for source in sources(id) for need in plain(f"score-{source}", "result")]
    perils = game.perils(editions.edition(id).start(game.seats[1]))
    found += [need for name, _ in perils for need in plain(f"peril-{name}", "perils")]
    return found + [need for part in CARD for need in plain(f"game-{part}", "the card")]


@cache
def needs_of_core() -> list[Need]:
    """Everything that the core and the text room say in any game."""
    found = [need for module in submodules(core) for need in needs_of_module(module)]
    found += needs_of_files(HOUSE.glob("text/*.py"))
    found += [Need(error_id(kind), frozenset({"why"}), kind.__name__) for kind in error_kinds()]
    return [need for need in found if ANY not in need.id]


@cache
def needs_of_faces() -> list[Need]:
    """What terminal, pages and reports say, in the words of the house or of any game."""
    paths = HOUSE.rglob("*.py")
    faces = [path for path in paths if path.relative_to(HOUSE).parts[0] not in NO_FACES]
    return [need for need in needs_of_files(faces) if need.id != ANY]


def needs_of_files(paths: Iterable[Path]) -> list[Need]:
    """What calls of ``message``, or of ``t`` for short, ask for."""
    texts = [(path.name, path.read_text("utf-8")) for path in paths]
    return [n for name, code in texts for by in SAYING for n in called(code, {}, name, by)]


def needs_of_module(module: ModuleType) -> list[Need]:
    """What one module says: phrases, refusals, events, names and questions."""
    code, known = source(module), vars(module)
    found = called(code, known, module.__name__, "Phrase")
    found += called(code, known, module.__name__, "Refusal", 1, "no-")
    for value in known.values():
        if isinstance(value, EventKind):
            fields = frozenset(name for name, _ in value.fields)
            found.append(Need(f"log-{value.name}", fields, module.__name__))
        elif isinstance(value, Names) and value.words:
            found += [n for t in value.tokens for n in plain(f"{value.words}-{t}", value.topic)]
        elif isinstance(value, type) and issubclass(value, Decision) and value.name:
            found += prompts(value)
    return [need for need in found if need.id != "ask-" + ANY]


def prompts(kind: type[Decision[Any]]) -> list[Need]:
    """What a kind of decision asks, be it by ``"ask-" + self.name``."""
    code = dedent(inspect.getsource(kind.prompt))
    return called(
        code, {**kind.prompt.__globals__, "self.name": kind.name}, kind.__name__, "Phrase"
    )


def effect_arguments(game: str) -> set[str]:
    """The names of the numbers that things of a game are given to say what they do."""
    found: set[str] = set()
    for module in modules(game):
        for node in ast.walk(ast.parse(source(module))):
            if isinstance(node, ast.Call) and name_of(node.func) == "Does":
                found.update([keyword.arg for keyword in node.keywords if keyword.arg])
    return found


def plain(id: str, where: str) -> list[Need]:
    return [Need(id, frozenset(), where)]


# ---------------------------------------------------------------------- calls in the source


def called(
    code: str, known: Mapping[str, object], where: str, name: str, at: int = 0, prefix: str = ""
) -> list[Need]:
    """The messages that calls of ``name`` ask for by their argument number ``at``."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and name_of(node.func) == name and len(node.args) > at:
            here, args = f"{where}:{node.lineno}", arguments(node)
            found += [Need(prefix + id, args, here) for id in literals(node.args[at], known)]
    return found


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def arguments(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def literals(node: ast.expr, known: Mapping[str, object]) -> list[str]:
    """The strings that an expression can stand for."""
    if isinstance(node, ast.IfExp):
        return literals(node.body, known) + literals(node.orelse, known)
    if isinstance(node, ast.JoinedStr):
        return ["".join(literals(part, known)[0] for part in node.values)]
    if isinstance(node, ast.BinOp):
        ends = literals(node.right, known)
        return [start + end for start in literals(node.left, known) for end in ends]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return constants(node, known)


def constants(node: ast.expr, known: Mapping[str, object]) -> list[str]:
    """The strings of a known constant, or of the table that is looked up in."""
    table = node.value if isinstance(node, ast.Subscript) else node
    value = known.get(ast.unparse(table))
    if isinstance(value, dict):
        value = tuple(value.values())
    values = value if isinstance(value, (list, tuple)) else [value]
    return [one for one in values if isinstance(one, str)] or [ANY]


# ---------------------------------------------------------------------- where to look


def modules(game: str) -> list[ModuleType]:
    """Every module of a game."""
    return submodules(import_module(package(game)))


def submodules(package: ModuleType) -> list[ModuleType]:
    names = [found.name for found in walk_packages(package.__path__, package.__name__ + ".")]
    return [package, *(import_module(name) for name in names)]


def package(game: str) -> str:
    return registry.game(game).package


def source(module: ModuleType) -> str:
    return Path(str(module.__file__)).read_text("utf-8")


def folder(game: str) -> Path:
    return Path(import_module(package(game)).__path__[0])


def error_kinds() -> Iterator[type]:
    """The classes of errors that core and server have beside IllegalMove."""
    for room in ("core", "server"):
        for value in vars(import_module(f"underhall.{room}.errors")).values():
            if (
                isinstance(value, type)
                and issubclass(value, UnderhallError)
                and value is not IllegalMove
            ):
                yield value


@cache
def sources(game: str) -> tuple[str, ...]:
    """Where points come from, as the result of a game says."""
    match = Match(edition(game), registry.game(game).seats[0])
    chance = Fast("sources")
    while match.state.choices:
        match.state.play(match.state.choices[chance.below(len(match.state.choices))])
    found: tuple[str, ...] = match.state.result.sources
    return found


def quoted(root: Path, apart: str = "") -> set[str]:
    """Every quoted word in the code and the templates below a folder."""
    found: set[str] = set()
    for path in root.rglob("*"):
        is_text = path.suffix in {".py", ".html", ".svg", ".toml"}
        if is_text and apart not in path.relative_to(root).parts:
            found.update(QUOTED.findall(path.read_text("utf-8")))
    return found
