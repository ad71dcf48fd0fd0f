"""The games there are, found by entry point."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from underhall.core.errors import BadOption, BrokenGame
from underhall.core.game import Game
from underhall.core.plugins import Plugins

CARD = ("id", "seats", "minutes", "revision", "maturity")
"""What every game must say about itself."""

GAMES = Plugins("underhall.games", Game, "game", BrokenGame, CARD)


def names() -> list[str]:
    """The id of every installed game, whether it loads or not."""
    return list(GAMES.points())


def games() -> dict[str, Game[Any]]:
    """Every installed game that loads by its id, examples included."""
    return GAMES.all()


def broken() -> dict[str, str]:
    """Every installed game that does not load by its id, with the reason."""
    return GAMES.broken()


def game(id: str) -> Game[Any]:
    """The game called ``id``; BrokenGame if it does not load, BadOption if there is none."""
    if id not in GAMES.points():
        raise BadOption(f"there is no game {id!r}; {_hint(id)}")
    found: Game[Any] = GAMES.one(id)
    return found


def _hint(id: str) -> str:
    """The games that somebody may have meant, or all there are."""
    near = get_close_matches(id.lower(), names())
    if near:
        return f"did you mean {' or '.join(near)}?"
    playable = [name for name, card in games().items() if card.maturity != "example"]
    return f"there are: {', '.join(playable)}"
