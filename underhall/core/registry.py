"""The games there are, found by entry point: no list in the code, no import of any game."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from underhall.core.errors import BadOption
from underhall.core.game import Game

GROUP = "underhall.games"


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP))}


@cache
def _loaded(id: str) -> Game[Any]:
    game: Game[Any] = _points()[id].load()
    return game


def games() -> dict[str, Game[Any]]:
    """Every installed game by its id, examples included."""
    return {id: _loaded(id) for id in _points()}


def game(id: str) -> Game[Any]:
    """The game called ``id``."""
    if id not in _points():
        playable = [name for name, card in games().items() if card.maturity != "example"]
        raise BadOption(f"there is no game {id!r}; there are: {', '.join(playable)}")
    return _loaded(id)
