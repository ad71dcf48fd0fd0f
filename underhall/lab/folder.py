"""A run as a folder: its plan, and what was played in part files of Parquet.

Part files are written aside and renamed, so that one is there whole or not at all. A run that was
broken off goes on where it stopped: the games whose rows are there are not played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

from underhall import editions
from underhall.core.errors import BadData, UnderhallError
from underhall.lab.fixtures import RunPlan, read_plan
from underhall.lab.playing import Row, Rows

FORMAT = 1
PLAN = "plan.json"
TABLES = ("games", "seats", "points", "curve", "deeds", "options", "decisions")
WHOLE = (
    *("number", "seats", "seat", "decision", "decisions", "widest", "rank", "score", "points"),
    *("turn", "times", "offered", "chosen", "revision"),
)
"""The columns that hold whole numbers."""


class NoLibrary(UnderhallError):
    """The library that reads and writes runs is not installed."""


def arrow() -> Any:
    """The library that reads and writes columns."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise NoLibrary("runs need pyarrow: pip install 'underhall[lab]'") from None
    return pyarrow


class RunFolder:
    """The folder of one run."""

    def __init__(self, path: Path, plan: RunPlan) -> None:
        self.path = path
        self.plan = plan

    @classmethod
    def new(cls, path: Path, plan: RunPlan) -> RunFolder:
        """A folder for a new run; BadData where something is already."""
        arrow()
        plan.check()
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise BadData(f"{path} is not empty; a run never overwrites another (go on: --resume)")
        path.mkdir(parents=True, exist_ok=True)
        head = {"underhall": FORMAT, **_played_by(plan), "plan": plan.data()}
        _write_aside(path / PLAN, (json.dumps(head, indent=1) + "\n").encode())
        return cls(path, plan)

    @classmethod
    def open(cls, path: Path, checked: bool = True) -> RunFolder:
        """The run in a folder; BadData says why it cannot be read. It is ``checked`` whether it
        can be played here."""
        arrow()
        try:
            head = json.loads((path / PLAN).read_text("utf-8"))
        except OSError:
            raise BadData(f"{path} is no run: it has no {PLAN}") from None
        except ValueError as why:
            raise BadData(f"{path / PLAN} is broken: {why}") from None
        if not isinstance(head, dict) or head.get("underhall") != FORMAT:
            found = head.get("underhall") if isinstance(head, dict) else None
            raise BadData(f"{path}: this run has format {found!r}; known is {FORMAT}")
        plan = read_plan(head.get("plan"), checked)
        if checked:
            _same(path, head, _played_by(plan))
        return cls(path, plan)

    def done(self) -> dict[int, str]:
        """The games that were played already: the part that each of them is in. What was written
        of a game before a crash lies in another part, and does not count."""
        parts: dict[int, str] = {}
        for file in self._parts("games"):
            for number in self._read(file, ["number"]).column("number").to_pylist():
                parts.setdefault(number, file.name)
        return parts

    def write(self, played: Iterable[Rows]) -> None:
        """Keep some games. The rows of ``games`` come last: without them a game is not there."""
        collected: dict[str, list[Row]] = {name: [] for name in TABLES}
        for rows in played:
            for name, some in rows.items():
                collected[name] += some
        if not collected["games"]:
            return
        part = f"part-{collected['games'][0]['number']:08d}-{os.getpid()}.parquet"
        for name in reversed(TABLES):
            if collected[name]:
                self._write_table(name, part, collected[name])

    def read(self, name: str) -> list[Row]:
        """All rows of a table that belong to games which are there, in the order of games."""
        return sorted(self.rows(name), key=lambda row: row["number"])

    def rows(self, name: str) -> Iterator[Row]:
        """The same in any order, without holding more than a part of them at once."""
        parts = self.done()
        for file in self._parts(name):
            for row in self._read(file).to_pylist():
                if parts.get(row["number"]) == file.name:
                    yield row

    # ------------------------------------------------------------------ files

    def _parts(self, name: str) -> list[Path]:
        return sorted((self.path / name).glob("part-*.parquet"))

    def _read(self, file: Path, columns: list[str] | None = None) -> Any:
        try:
            return arrow().parquet.read_table(file, columns=columns)
        except (OSError, ValueError) as why:
            raise BadData(f"{file} cannot be read: {why}") from None

    def _write_table(self, name: str, part: str, rows: list[Row]) -> None:
        pa = arrow()
        fields = [pa.field(column, _type(pa, name, column)) for column in rows[0]]
        table = pa.Table.from_pylist(rows, schema=pa.schema(fields))
        sink = pa.BufferOutputStream()
        pa.parquet.write_table(table, sink, compression="zstd")
        (self.path / name).mkdir(exist_ok=True)
        _write_aside(self.path / name / part, sink.getvalue().to_pybytes())


def _played_by(plan: RunPlan) -> dict[str, Any]:
    """What a game depends on besides the plan: the version, and the rules and data of each game."""
    found = {id: editions.edition(id) for id in {setting.game for setting in plan.settings}}
    rules = {id: [one.game.revision, one.fingerprint] for id, one in sorted(found.items())}
    return {"version": version("underhall"), "rules": rules}


def _same(path: Path, head: dict[str, Any], here: dict[str, Any]) -> None:
    """Raise BadData where a run was begun by what would play its games in another way."""
    begun = head.get("version")
    if begun != here["version"]:
        raise BadData(
            f"{path} was begun by Underhall {begun}, and here is {here['version']}: the games"
            " would not be the same; go on with that version, or begin another run"
        )
    for id, rules in here["rules"].items():
        if head.get("rules", {}).get(id, rules) != rules:
            raise BadData(
                f"{path} was begun with other rules or component data of {id}: the games"
                " would not be the same; begin another run"
            )


def _type(pa: Any, table: str, column: str) -> Any:
    """The type of a column; what is nothing else is text."""
    if column == "bots" or (table, column) == ("decisions", "options"):
        return pa.list_(pa.string())
    if column == "won":
        return pa.bool_()
    if column == "seconds":
        return pa.float64()
    return pa.int64() if column in WHOLE else pa.string()


def _write_aside(file: Path, data: bytes) -> None:
    aside = file.with_name(f".{file.name}.{os.getpid()}")
    with aside.open("wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    aside.replace(file)
