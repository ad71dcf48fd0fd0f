"""The games there are, found by entry point."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from underhall.core.errors import BadOption, BrokenGame
from underhall.core.game import Game, Option
from underhall.core.plugins import Plugins

CARD = ("id", "seats", "minutes", "revision", "maturity")
"""What every game must say about itself."""


def _fault(card: Any) -> str:
    """What a card says that cannot be so: pages and terminal rely on it."""
    for name in ("seats", "minutes"):
        if not _is_range(getattr(card, name)):
            return f"its {name} must be two whole numbers, the least and the most"
    if not isinstance(card.revision, int) or not isinstance(card.weight, int):
        return "its revision and weight must be whole numbers"
    if not all([isinstance(option, Option) for option in card.options]):
        return "its options must be Options"
    return ""


def _is_range(value: Any) -> bool:
    numbers = isinstance(value, tuple) and all([isinstance(n, int) for n in value])
    return numbers and len(value) == 2 and 1 <= value[0] <= value[1]


GAMES = Plugins("underhall.games", Game, "game", BrokenGame, CARD, _fault)


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
