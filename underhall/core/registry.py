"""The games there are, found by entry point: no list in the code, no import of any game.

A game that does not load is left out and named in ``broken``; the others do not notice.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from underhall.core.errors import BadOption, BrokenGame
from underhall.core.game import Game

GROUP = "underhall.games"

CARD = ("id", "seats", "minutes", "revision", "maturity")
"""What every game must say about itself."""


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP))}


@cache
def _loaded(id: str) -> Game[Any] | str:
    """The game called ``id``, or why it does not load."""
    point = _points()[id]
    try:
        found = point.load()
    except (Exception, SystemExit) as why:  # somebody else's code may fail in any way
        return reason(why)
    if not isinstance(found, Game):
        return f"{point.value} is not a game"
    missing = [name for name in CARD if not hasattr(found, name)]
    if missing:
        return f"its card lacks {', '.join(missing)}"
    return found if found.id == id else f"{point.value} calls itself {found.id!r}"


def reason(why: BaseException) -> str:
    """What went wrong, on one line."""
    told = " ".join(str(why).split())
    return f"{type(why).__name__}: {told}" if told else type(why).__name__


def names() -> list[str]:
    """The id of every installed game, whether it loads or not."""
    return list(_points())


def games() -> dict[str, Game[Any]]:
    """Every installed game that loads by its id, examples included."""
    found = {id: _loaded(id) for id in _points()}
    return {id: game for id, game in found.items() if isinstance(game, Game)}


def broken() -> dict[str, str]:
    """Every installed game that does not load by its id, with the reason."""
    found = {id: _loaded(id) for id in _points()}
    return {id: why for id, why in found.items() if isinstance(why, str)}


def game(id: str) -> Game[Any]:
    """The game called ``id``; BrokenGame if it does not load, BadOption if there is none."""
    if id not in _points():
        raise BadOption(f"there is no game {id!r}; {_hint(id)}")
    found = _loaded(id)
    if isinstance(found, str):
        raise BrokenGame(f"{id}: {found}")
    return found


def _hint(id: str) -> str:
    """The games that somebody may have meant, or all there are."""
    near = get_close_matches(id.lower(), names())
    if near:
        return f"did you mean {' or '.join(near)}?"
    playable = [name for name, card in games().items() if card.maturity != "example"]
    return f"there are: {', '.join(playable)}"
