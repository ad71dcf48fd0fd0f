"""The games there are, found by entry point: no list in the code, no import of any game."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from underhall.core.errors import BadOption
from underhall.core.game import Game

GROUP = "underhall.games"


@cache
def games() -> dict[str, Game[Any]]:
    """Every installed game by its id, examples included."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def game(id: str) -> Game[Any]:
    """The game called ``id``."""
    known = games()
    if id not in known:
        playable = [name for name, card in known.items() if card.maturity != "example"]
        raise BadOption(f"there is no game {id!r}; there are: {', '.join(playable)}")
    return known[id]
