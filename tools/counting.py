"""What tools/house.py counts in the sources of a tree; nothing of it is imported.

*Statements* are all statements of the syntax tree except imports and strings that stand alone:
a docstring is prose, and leaving it out must not look like an economy.

Three of the five games had no board and none had features when the house was put in order, so what
shows a game and judges it is also counted apart from the rest: rules, box, table and card.

*Fields* are what the ``__init__`` of a game's State assigns to ``self``. A *mention* is an
attribute of that name, whatever it is an attribute of, or in ``layout.py`` a string of that name
given to a call, except as ``key``, which names a place in positions. *Plumbing* is the state, what
lays out the empty table (functions ``lay_out…`` and ``empty…`` of the setup), positions, secrets,
encoding for learners and the card (game.py); where a game has rooms, all of ``table/``. The strict
count leaves out attributes of anything but the state (``RESOURCES.tokens``, ``s.tables.trolls``),
the component data themselves (``s.tables``) and the other methods of the state: they are words of
the rules, not another telling of the field. It is parted into what the layout declares, pointers
from one declaration to another included, and what is written by hand beside it.

A *literal stride* is a whole number written behind ``*``, in code or in the prose beside it, which
tells the same encoding: ``clan * 3``. A number in front (``2 * PAIRS``) is an amount. Strictly it
is one in code only, and not the length of a list (``[0] * 7``).
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

TEMPLATE = "lantern"
TOY = "examples/nim"

STRIDE = re.compile(r"(?<!\*)\* \d+\b(?!\.)")

FLAT = ("state", "setup", "position", "reading", "writing", "secrets", "encode", "game")
"""Plumbing where all files of a game lie in one folder, beside ``…_positions``."""
ODD = {"mountain_king": ("placing",), "runedar": ("besiegers", "decks")}
"""Parts of positions there, under names that mean something else in other games."""
SHOWN = (
    "face",
    "study",
    "board",
    "picture",
    "glance",
    "describing",
    "evaluate",
    "prospects",
    "lore",
)
"""What shows a game and judges it: rooms, or folders and files where there are none."""
IN_STUDY = ("encode", "observ")
EMPTY_TABLE = ("lay_out", "_lay_out", "empty", "_empty")
STATE_NAMES = ("s", "state", "twin")

INIT, COPY, METHODS, ELSEWHERE, LAYOUT = "__init__", "copy", "methods", "elsewhere", "layout"
DATA = frozenset({"tables"})

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mentions(NamedTuple):
    """How often the fields of one game are named in plumbing, by place."""

    fields: int
    all: Counter[str]
    strict: Counter[str]

    @property
    def outside(self) -> int:
        """Mentions that are neither in ``__init__`` nor in ``copy``."""
        return self.all[METHODS] + self.all[ELSEWHERE]


# ---------------------------------------------------------------------- sources


@lru_cache(None)
def parsed(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text("utf-8"))


def line_count(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def games(root: Path) -> list[Path]:
    """The folders of the games; the template is none of them."""
    cards = sorted((root / "underhall" / "games").glob("*/game.py"))
    return [card.parent for card in cards if card.parent.name != TEMPLATE]


def functions(tree: ast.AST) -> Iterator[Function]:
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield node


def classes(files: Sequence[Path]) -> dict[str, ast.ClassDef]:
    """All classes by name."""
    nodes = [node for file in files for node in ast.walk(parsed(file))]
    return {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}


def bases(node: ast.ClassDef) -> list[str]:
    """The names of the classes a class is derived from, without their parameters."""
    plain = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return [ast.unparse(base).rpartition(".")[2] for base in plain]


# ---------------------------------------------------------------------- statements and lengths


def statements(files: Sequence[Path]) -> int:
    nodes = [node for file in files for node in ast.walk(parsed(file))]
    return len([node for node in nodes if is_counted(node)])


def is_counted(node: ast.AST) -> bool:
    """Whether a node is a statement, and neither an import nor prose."""
    is_prose = (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
    return isinstance(node, ast.stmt) and not is_prose and not is_import(node)


def is_import(node: ast.AST) -> bool:
    return isinstance(node, ast.Import | ast.ImportFrom)


def is_shown(game: Path, file: Path) -> bool:
    """Whether a file of a game shows it to people or judges it, and plays no part in its rules."""
    return file.relative_to(game).parts[0].removesuffix(".py") in SHOWN


def longest_function(root: Path) -> tuple[int, str]:
    """The lines of the longest function, and where it is."""
    found = [
        (length(node), f"{place(root, file)}:{node.lineno} {node.name}")
        for file in python_files(root / "underhall")
        for node in functions(parsed(file))
    ]
    return max(found, default=(0, ""))


def length(node: Function) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def longest_file(root: Path) -> tuple[int, str]:
    files = python_files(root / "underhall")
    return max([(line_count(file), place(root, file)) for file in files], default=(0, ""))


def place(root: Path, file: Path) -> str:
    return file.relative_to(root / "underhall").as_posix()


# ---------------------------------------------------------------------- mentions of fields


def mentions(game: Path) -> Mentions:
    """All mentions of the fields of one game in its plumbing."""
    state = find_state(game)
    if state is None:
        return Mentions(0, Counter(), Counter())
    fields = fields_of(state)
    everything: Counter[str] = Counter()
    strict: Counter[str] = Counter()
    for where, file, node in plumbing(game, state):
        everything[where] += count_named(node, fields, file)
        if where != METHODS:
            place = LAYOUT if file.stem.startswith(LAYOUT) else where
            strict[place] += count_named(node, fields - DATA, file, state_names(where))
    return Mentions(len(fields), everything, strict)


def find_state(game: Path) -> ast.ClassDef | None:
    """The class of a game's state."""
    for node in classes(python_files(game)).values():
        if any(base.endswith("State") for base in bases(node)):
            return node
    return None


def fields_of(state: ast.ClassDef) -> set[str]:
    """What ``__init__`` assigns to ``self``."""
    found = [node for node in functions(state) if node.name == INIT]
    targets = [target for node in found for part in ast.walk(node) for target in assigned(part)]
    return {target.attr for target in targets if isinstance(target, ast.Attribute)}


def assigned(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign) else []


def plumbing(game: Path, state: ast.ClassDef) -> Iterator[tuple[str, Path, ast.AST]]:
    """The parts of a game that plumb its state, each with its place in the count."""
    for file in plumbing_files(game):
        for node in parsed(file).body:
            if node is state:
                yield from ((method_place(part), file, part) for part in state.body)
            elif file.stem != "setup" or lays_out(node):
                yield ELSEWHERE, file, node


def plumbing_files(game: Path) -> list[Path]:
    if (game / "table").is_dir():
        study = [file for file in python_files(game / "study") if file.stem.startswith(IN_STUDY)]
        return [*python_files(game / "table"), *study, game / "game.py"]
    names = (*FLAT, *ODD.get(game.name, ()))
    files = sorted(game.glob("*.py"))
    return [file for file in files if file.stem in names or file.stem.endswith("_positions")]


def method_place(node: ast.AST) -> str:
    name = node.name if isinstance(node, Function) else ""
    if name == INIT:
        return INIT
    return COPY if name == COPY or name.startswith("_copy") else METHODS


def lays_out(node: ast.AST) -> bool:
    """Whether this part of a setup lays out the empty table, before any rule."""
    return isinstance(node, Function) and node.name.startswith(EMPTY_TABLE)


def state_names(where: str) -> tuple[str, ...]:
    """What the state is called there; ``self`` only in its own class."""
    return STATE_NAMES if where == ELSEWHERE else (*STATE_NAMES, "self")


def count_named(tree: ast.AST, fields: set[str], file: Path, owners: tuple[str, ...] = ()) -> int:
    """Mentions of fields: as attributes of ``owners`` or of anything, in a layout as strings."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    named = [node for node in found if node.attr in fields and (not owners or is_of(node, owners))]
    return len(named) + (declared(tree, fields) if file.stem.startswith(LAYOUT) else 0)


def is_of(node: ast.Attribute, owners: tuple[str, ...]) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id in owners


def declared(tree: ast.AST, fields: set[str]) -> int:
    """Fields named by strings: declared, or pointed at by another field."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    given = [value for call in calls for value in call.args]
    given += [word.value for call in calls for word in call.keywords if word.arg != "key"]
    return len([one for one in given if isinstance(one, ast.Constant) and one.value in fields])


# ---------------------------------------------------------------------- strides, decisions, a toy


def strides(file: Path) -> list[tuple[int, str]]:
    """The literal strides of a file: the number of the line and the line, once for each."""
    lines = enumerate(file.read_text("utf-8").splitlines(), 1)
    return [(number, line.strip()) for number, line in lines for _ in STRIDE.findall(line)]


def strict_strides(file: Path) -> int:
    """Those in code that are not lengths of lists."""
    return len([node for node in ast.walk(parsed(file)) if is_stride(node)])


def is_stride(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Mult)
        and isinstance(node.right, ast.Constant)
        and isinstance(node.right.value, int)
        and not isinstance(node.left, ast.List | ast.Tuple | ast.Constant)
    )


def decisions(root: Path, game: Path) -> tuple[int, int]:
    """How many decisions a game has, and how many of them override ``options``."""
    shared = [*python_files(root / "underhall/core"), *python_files(root / "underhall/kit")]
    own = classes(python_files(game))
    known = classes(shared) | own
    found = [node for node in own.values() if is_decision(node, known)]
    return len(found), len([node for node in found if overrides_options(node)])


def is_decision(node: ast.ClassDef, known: dict[str, ast.ClassDef]) -> bool:
    others = [name for name in bases(node) if name != node.name]
    return any(
        name == "Decision" or (name in known and is_decision(known[name], known)) for name in others
    )


def overrides_options(node: ast.ClassDef) -> bool:
    return any(isinstance(part, Function) and part.name == "options" for part in node.body)


def toy_lines(root: Path) -> tuple[int, int] | None:
    """The lines of the toy game in Python and in other files."""
    folder = root / TOY
    if not folder.is_dir():
        return None
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    files = [file for file in files if file.suffix != ".pyc"]
    python = sum([line_count(file) for file in files if file.suffix == ".py"])
    return python, sum([line_count(file) for file in files]) - python
