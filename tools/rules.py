"""Which clauses of each game's RULES.md have a test that names them."""

import io
import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

import pytest

CLAUSE = re.compile(r"^\s*- \[([A-Z]+-\d+\.\d+)\]", re.MULTILINE)


class Marks:
    """A pytest plugin that keeps the ids of every collected `rule` mark."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                self.ids.update(mark.args)


def main() -> int:
    marked = marked_ids()
    games = dict(games_with_clauses())
    lines = [line for game, clauses in games.items() for line in report(game, clauses, marked)]
    families = {family(clause) for clauses in games.values() for clause in clauses}
    lines += listing("marks of no game", {mark for mark in marked if family(mark) not in families})
    print("\n".join(lines))
    return any(line.startswith(" ") for line in lines)


def marked_ids() -> set[str]:
    marks, output = Marks(), io.StringIO()
    with redirect_stdout(output):
        status = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider"], plugins=[marks])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(output.getvalue())
    return marks.ids


def games_with_clauses() -> Iterator[tuple[str, list[str]]]:
    for game in sorted(entry_points(group="underhall.games"), key=lambda entry: entry.name):
        rules = folder(game.module) / "RULES.md"
        clauses = CLAUSE.findall(rules.read_text(encoding="utf-8")) if rules.exists() else []
        if clauses:
            yield game.name, clauses


def folder(module: str) -> Path:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        sys.exit(f"{module} cannot be found")
    return Path(spec.origin).parent


def report(game: str, clauses: list[str], marked: set[str]) -> list[str]:
    known = set(clauses)
    own = {mark for mark in marked if family(mark) in map(family, known)}
    return [
        f"{game} {len(known & marked)}/{len(known)}",
        *listing("without a test", known - marked),
        *listing("marks that name no clause", own - known),
    ]


def listing(title: str, ids: set[str]) -> list[str]:
    return [f"  {title}:", *(f"    {one}" for one in sorted(ids, key=by_number))] if ids else []


def family(clause: str) -> str:
    return clause.partition("-")[0]


def by_number(clause: str) -> list[str | int]:
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", clause)]


if __name__ == "__main__":
    sys.exit(main())
