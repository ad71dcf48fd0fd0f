"""Measures the house: how often it says a thing, how long its functions and files are.

    python tools/house.py [--against COMMIT] [--pages] [--strides]

Everything is read from the sources, nothing is imported, so that any tree can be measured: one with
a game's files flat in one folder, or one with a folder a room. ``--against`` measures a commit
beside this tree, ``--pages`` adds the CPU of pages (benchmarks/pages.py), ``--strides`` only lists
every literal stride.

What is counted:

*Statements* are all statements of the syntax tree except imports and strings that stand alone:
a docstring is prose, and leaving it out must not look like an economy.

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

import argparse
import ast
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "benchmarks" / "pages.py"
TEMPLATE = "lantern"
TOY = "examples/nim"
ROUNDS = 5
"""How often the pages of each tree are measured, in turns."""

STRIDE = re.compile(r"(?<!\*)\* \d+\b(?!\.)")

FLAT = ("state", "setup", "position", "reading", "writing", "secrets", "encode", "game")
"""Plumbing where all files of a game lie in one folder, beside ``…_positions``."""
ODD = {"mountain_king": ("placing",), "runedar": ("besiegers", "decks")}
"""Parts of positions there, under names that mean something else in other games."""
IN_STUDY = ("encode", "observ")
EMPTY_TABLE = ("lay_out", "_lay_out", "empty", "_empty")
STATE_NAMES = ("s", "state", "twin")

INIT, COPY, METHODS, ELSEWHERE, LAYOUT = "__init__", "copy", "methods", "elsewhere", "layout"
DATA = frozenset({"tables"})

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Row(NamedTuple):
    """One line of the table; rows without a number are not compared."""

    title: str
    told: str
    number: float | None = None
    wanted: str = ""


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


# ---------------------------------------------------------------------- the rows


def measure(root: Path) -> list[Row]:
    """All rows that sources alone can tell."""
    return [
        *statement_rows(root),
        *mention_rows(root),
        *length_rows(root),
        *stride_rows(root),
        toy_row(root),
        *information(root),
    ]


def counted(title: str, number: int, wanted: str = "", remark: str = "") -> Row:
    return Row(title, f"{number:,}{remark}", number, wanted)


def statement_rows(root: Path) -> list[Row]:
    found = {game.name: statements(python_files(game)) for game in games(root)}
    total = counted("statements of the games", sum(found.values()), "12 % fewer")
    return [total, *(counted(f"  {name}", number) for name, number in found.items())]


def mention_rows(root: Path) -> list[Row]:
    found = [mentions(game) for game in games(root)]
    fields = sum([one.fields for one in found])
    every = [one.all.total() for one in found]
    declared = [one.strict[LAYOUT] for one in found]
    by_hand = [one.strict[ELSEWHERE] for one in found]
    strict = [sum(pair) for pair in zip(declared, by_hand, strict=True)]
    sizes = [one.fields for one in found]
    return [
        counted("state fields", fields),
        mention_row("mentions of a field in plumbing", every, sizes),
        mention_row(
            "  outside __init__ and copy", [one.outside for one in found], sizes, "1.5 a field"
        ),
        mention_row("  of the state alone, its methods apart", strict, sizes),
        mention_row("    declared in the layout", declared, sizes),
        mention_row("    by hand beside it", by_hand, sizes),
    ]


def mention_row(title: str, found: list[int], fields: list[int], wanted: str = "") -> Row:
    """A count with its mean for a field, and the least and most of a game."""
    each = [n / of for n, of in zip(found, fields, strict=True) if of]
    mean = sum(found) / max(1, sum(fields))
    told = f"{sum(found):,} = {mean:.1f} a field"
    spread = f" ({min(each):.1f}-{max(each):.1f})" if each else ""
    return Row(title, told + spread, mean, wanted)


def length_rows(root: Path) -> list[Row]:
    function, at = longest_function(root)
    lines, file = longest_file(root)
    return [
        counted("longest function", function, "60"),
        Row("", at),
        counted("longest file", lines, "400"),
        Row("", file),
    ]


def stride_rows(root: Path) -> list[Row]:
    files = {game.name: python_files(game) for game in games(root)}
    found = {name: sum([len(strides(file)) for file in own]) for name, own in files.items()}
    strict = sum([strict_strides(file) for own in files.values() for file in own])
    return [
        counted("literal strides", sum(found.values()), "0"),
        *(counted(f"  {name}", number) for name, number in found.items()),
        counted("  in code, lengths of lists apart", strict),
    ]


def toy_row(root: Path) -> Row:
    title, wanted = "lines of a toy game", "220"
    found = toy_lines(root)
    if found is None:
        return Row(title, "–", None, wanted)
    python, others = found
    return counted(title, python + others, wanted, f" ({python} Python, {others} others)")


def information(root: Path) -> list[Row]:
    kit = python_files(root / "underhall/kit")
    return [
        *(Row(f"files of {game.name}", folders(game)) for game in games(root)),
        counted("files of kit", len(kit)),
        counted("lines of kit", sum([line_count(file) for file in kit])),
        counted("statements of kit", statements(kit)),
        *(decision_row(root, game) for game in games(root)),
    ]


def folders(game: Path) -> str:
    """How many Python files lie in each folder of a game."""
    files = [file.relative_to(game) for file in python_files(game)]
    found = Counter([file.parts[0] if len(file.parts) > 1 else "flat" for file in files])
    return f"{len(files)}: " + ", ".join([f"{name} {n}" for name, n in sorted(found.items())])


def decision_row(root: Path, game: Path) -> Row:
    every, own = decisions(root, game)
    return Row(f"options overridden, {game.name}", f"{own} of {every}", own)


# ---------------------------------------------------------------------- pages


def page_rows(trees: Sequence[Path]) -> list[list[Row]]:
    """The CPU of pages in each tree; trees take turns, so that noise falls on all of them."""
    rounds = [[page_figures(root) for root in trees] for _ in range(ROUNDS)]
    return [
        [page_row(title, [one[number][title] for one in rounds]) for title in rounds[0][number]]
        for number in range(len(trees))
    ]


def page_row(title: str, found: list[dict[str, float]]) -> Row:
    """The quietest round: other work on the machine only ever adds."""
    least = min([one["ms"] for one in found])
    told = f"{least:.2f} ms, {found[0]['calls']:,} calls"
    return Row(f"CPU of GET, {title}", told, least, "not above")


def page_figures(root: Path) -> dict[str, dict[str, float]]:
    """The figures of each page of a tree, measured in a process that has that tree's package."""
    command = [sys.executable, str(PAGES), "--json"]
    paths = {**os.environ, "PYTHONPATH": str(root), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=paths)
    printed = json.loads(done.stdout)
    if not Path(printed["package"]).is_relative_to(root.resolve()):
        raise SystemExit(f"{root}: another package was measured, {printed['package']}")
    found: dict[str, dict[str, float]] = printed["pages"]
    return found


# ---------------------------------------------------------------------- the table


@contextmanager
def checked_out(commit: str, root: Path = ROOT) -> Iterator[Path]:
    """The tree of a commit, in a folder that goes away again."""
    git = ["git", "-C", str(root), "worktree"]
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder).resolve() / "tree"
        subprocess.run([*git, "add", "--quiet", "--detach", str(tree), commit], check=True)
        try:
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def side_by_side(before: list[Row], after: list[Row]) -> list[list[str]]:
    """Rows of both trees by their titles; a row without a title belongs to the one above it."""
    old = by_title(before)
    lines = [["", "before", "after", "change", "wanted"]]
    for title, row in by_title(after).items():
        then = old.pop(title, Row(row.title, "–"))
        lines.append([row.title, then.told, row.told, change(then, row), row.wanted])
    return lines + [[row.title, row.told, "–", "", row.wanted] for row in old.values()]


def by_title(rows: list[Row]) -> dict[str, Row]:
    found: dict[str, Row] = {}
    group = above = ""
    for row in rows:
        group = row.title if row.title[:1].strip() else group
        found[f"{group}/{row.title or above}/{not row.title}"] = row
        above = row.title
    return found


def change(before: Row, after: Row) -> str:
    if not before.number or after.number is None:
        return ""
    return f"{100 * (after.number / before.number - 1):+.0f} %"


def alone(rows: list[Row]) -> list[list[str]]:
    return [["", "now", "wanted"], *([row.title, row.told, row.wanted] for row in rows)]


def print_table(lines: list[list[str]]) -> None:
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = [cell.ljust(width) for cell, width in zip(line, widths, strict=True)]
        print("  ".join(cells).rstrip())


def print_strides(root: Path) -> None:
    for game in games(root):
        for file in python_files(game):
            for number, line in strides(file):
                print(f"{place(root, file)}:{number}: {line}")


def measured(trees: list[Path], with_pages: bool) -> list[list[Row]]:
    """The rows of each tree."""
    found = [measure(root) for root in trees]
    if with_pages:
        found = [rows + more for rows, more in zip(found, page_rows(trees), strict=True)]
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--against", metavar="COMMIT", help="measure this commit too")
    parser.add_argument("--pages", action="store_true", help="measure the CPU of pages too")
    parser.add_argument("--strides", action="store_true", help="list every literal stride")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    if args.strides:
        print_strides(ROOT)
    elif args.against:
        with checked_out(args.against) as before:
            print_table(side_by_side(*measured([before, ROOT], args.pages)))
    else:
        print_table(alone(measured([ROOT], args.pages)[0]))


if __name__ == "__main__":
    main()
