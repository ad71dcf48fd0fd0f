"""What is kept of finished games: when, who, and how it ended, to be read again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from underhall import editions
from underhall.core.errors import UnderhallError
from underhall.core.phrase import SeatName
from underhall.core.result import Result, read_result
from underhall.text.words import Words

FILE = "chronicle.jsonl"
BETWEEN = " · "

Entry = dict[str, Any]
"""``date``, ``game``, ``names``, ``options`` and ``result`` of one game."""


def default_file() -> Path:
    """The chronicle of the terminal, in the user's data directory."""
    from platformdirs import user_data_path

    return user_data_path("underhall", appauthor=False) / FILE


def entry(
    game: str, names: Sequence[str], options: Mapping[str, str], result: Result, when: datetime
) -> Entry:
    """A finished game as the chronicle keeps it."""
    return {
        "date": when.strftime("%Y-%m-%d %H:%M"),
        "game": game,
        "names": list(names),
        "options": dict(options),
        "result": result.data(),
    }


def keep(path: Path, told: Entry) -> None:
    """Add an entry at the end; OSError where that cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(told, ensure_ascii=False) + "\n")
        file.flush()
        os.fsync(file.fileno())


def kept(path: Path) -> Iterator[Entry]:
    """The entries, oldest first; a line that was cut off by a crash tells nothing."""
    if not path.exists():
        return
    for line in path.read_text("utf-8", errors="replace").splitlines():
        try:
            found = json.loads(line)
        except ValueError:
            continue
        if isinstance(found, dict) and {"date", "game", "names", "options", "result"} <= set(found):
            yield found


def outcome(words: Words, game: str, options: Mapping[str, str], data: object) -> str:
    """How a game ended, in the words of the game where it has some."""
    try:
        result = read_result(data)
        told = editions.game(game).outcome(options, result)
    except (UnderhallError, KeyError):
        return ""
    if told is not None:
        return words.say(told)
    if result.drawn:
        return words.message("drawn")
    return words.message("won", who=[SeatName(seat) for seat in result.winners])


def company(names: Sequence[str], game: str, data: Mapping[str, Any]) -> str:
    """Who played, with their points unless all share one result."""
    together = game in editions.games() and editions.game(game).together
    if together:
        return BETWEEN.join(names)
    return BETWEEN.join([f"{name}: {score}" for name, score in zip(names, data["scores"])])
