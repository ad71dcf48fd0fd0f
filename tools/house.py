"""Measures the house: how often it says a thing, how long its functions and files are.

    python tools/house.py [--against COMMIT] [--pages] [--strides]

Everything is read from the sources, nothing is imported, so that any tree can be measured: one with
a game's files flat in one folder, or one with a folder a room. ``--against`` measures a commit
beside this tree, ``--pages`` adds the CPU of pages (benchmarks/pages.py), ``--strides`` only lists
every literal stride.

What is counted how is told in counting.py.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from counting import (
    ELSEWHERE,
    LAYOUT,
    decisions,
    games,
    is_shown,
    line_count,
    longest_file,
    longest_function,
    mentions,
    place,
    python_files,
    statements,
    strict_strides,
    strides,
    toy_lines,
)

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "benchmarks" / "pages.py"
ROUNDS = 5
"""How often the pages of each tree are measured, in turns."""


class Row(NamedTuple):
    """One line of the table; rows without a number are not compared."""

    title: str
    told: str
    number: float | None = None
    wanted: str = ""


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
    rest = sum([statements(ruled(game)) for game in games(root)])
    return [
        total,
        *(counted(f"  {name}", number) for name, number in found.items()),
        counted("  faces and study apart", rest, "12 % fewer"),
    ]


def ruled(game: Path) -> list[Path]:
    """The files of a game without what shows and judges it."""
    return [file for file in python_files(game) if not is_shown(game, file)]


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
