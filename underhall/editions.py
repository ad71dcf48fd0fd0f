"""Games with their data: the component files, and a user's own corrections to them.

A game that is listed can be played: its code loads, and its data makes an edition. One that is
broken in either way is named with the reason in ``broken``.
"""

from __future__ import annotations

import json
import os
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from underhall.core import registry
from underhall.core.errors import BadData, BrokenGame
from underhall.core.game import Edition, Game
from underhall.core.plugins import reason

VARIABLE = "UNDERHALL_DATA"
"""The environment variable that names a file of corrections for every game."""


def games() -> dict[str, Game[Any]]:
    """Every game that can be played by its id, examples included."""
    return {id: game for id, game in registry.games().items() if not _fault(id)}


def broken() -> dict[str, str]:
    """Every installed game that cannot be played by its id, with the reason."""
    faults = registry.broken() | {id: _fault(id) for id in registry.games()}
    return {id: faults[id] for id in sorted(faults) if faults[id]}


def game(id: str) -> Game[Any]:
    """The game called ``id``; BrokenGame if it cannot be played, BadOption if there is none."""
    found = registry.game(id)
    if _fault(id):
        raise BrokenGame(f"{id}: {_fault(id)}")
    return found


@cache
def _fault(id: str) -> str:
    """What is wrong with the rooms of a game or the data it ships with, if anything."""
    try:
        registry.game(id).open_rooms()
        _standard(id)
    except Exception as why:  # somebody else's data and code may fail in any way
        return reason(why)
    return ""


@cache
def room(id: str) -> Any:
    """The folder of a game."""
    return files(registry.game(id).package)


@cache
def components(id: str) -> dict[str, Any]:
    """The component data of a game as it ships."""
    return tomllib.loads((room(id) / "box" / "components.toml").read_text("utf-8"))


def edition(id: str, overrides: dict[str, Any] | None = None) -> Edition:
    """A game with its data, corrected by ``overrides``."""
    found = game(id)
    return Edition(found, components(id), overrides) if overrides else _standard(id)


@cache
def _standard(id: str) -> Edition:
    found = registry.game(id)
    learnt = room(id) / "study" / "weights.toml"
    if learnt.is_file():
        found.learn(tomllib.loads(learnt.read_text("utf-8")))
    return Edition(found, components(id))


def corrections(id: str, path: str | None) -> dict[str, Any]:
    """What the file at ``path`` (or the one named by the environment) changes in a game's data.

    The file is TOML or JSON; its values stand under the game's id.
    """
    path = path or os.environ.get(VARIABLE)
    if not path:
        return {}
    data = _read(Path(path))
    known = registry.names()
    for key in data:
        if key not in known:
            raise BadData(
                f"{path}: {key!r} is no game; put the values under one of {', '.join(known)}"
            )
    values = data.get(id, {})
    if not isinstance(values, dict):
        raise BadData(f"{path}: {id} must hold named values")
    return values


def _read(path: Path) -> dict[str, Any]:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as why:
        raise BadData(f"cannot read {path}: {why}") from None
    try:
        data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except ValueError as why:
        raise BadData(f"{path} is broken: {why}") from None
    if not isinstance(data, dict):
        raise BadData(f"{path}: expected named values")
    return data
