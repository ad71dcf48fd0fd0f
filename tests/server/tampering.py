"""Changes in a file of tables that the house itself never makes, as an upgrade or a defect might
look to it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

Change = Callable[[dict[str, Any]], Any]


def change(path: Path, table: str, number: int, how: Change) -> int:
    """Let an entry say what ``how`` makes of it; None leaves what it has been changed to."""
    with closing(sqlite3.connect(path)) as db, db:
        where = "WHERE table_id = ? AND number = ?"
        sql = f"SELECT data FROM entries {where}"
        data = json.loads(db.execute(sql, (table, number)).fetchone()[0])
        made = how(data)
        db.execute("DROP TRIGGER IF EXISTS entries_never_change")
        text = json.dumps(data if made is None else made)
        db.execute(f"UPDATE entries SET data = ? {where}", (text, table, number))
    return number


def newest(path: Path, table: str) -> int:
    """The number of the newest entry of a table."""
    with closing(sqlite3.connect(path)) as db:
        sql = "SELECT number FROM tables WHERE id = ?"
        return int(db.execute(sql, (table,)).fetchone()[0])


def rename_kind(path: Path, table: str, number: int, kind: str) -> int:
    """Let an entry be of another kind."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DROP TRIGGER IF EXISTS entries_never_change")
        given = (kind, table, number)
        db.execute("UPDATE entries SET kind = ? WHERE table_id = ? AND number = ?", given)
    return number


def add_entry(path: Path, table: str, kind: str, data: Any) -> int:
    """Write a further entry, as another version might; its number."""
    with closing(sqlite3.connect(path)) as db, db:
        (number,) = db.execute("SELECT number FROM tables WHERE id = ?", (table,)).fetchone()
        row = (table, number + 1, 0, kind, json.dumps(data))
        db.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", row)
        db.execute("UPDATE tables SET number = ? WHERE id = ?", (number + 1, table))
    return int(number) + 1


def another_draw(opened: dict[str, Any]) -> None:
    """The setup of a table as if an upgrade drew otherwise."""
    setup = opened["setup"]
    others = [n for n, drawn in enumerate(setup) if drawn != setup[0]]
    if others:
        setup[0], setup[others[0]] = setup[others[0]], setup[0]
    else:
        setup.append("nothing")
