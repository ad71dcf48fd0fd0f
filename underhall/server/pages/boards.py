"""The table of a game as drawing data: from its own ``board``, or one that suits any game.

A game may have a package ``board`` with ``draw(view, raw, say)``: from what a seat sees, the
component data and a way to put things into words to a dictionary for its templates ``rail.html``,
``stage.html``, ``side.html``, ``seat.html`` and ``hand.html``, which lie beside it with
``board.css``. Without one the templates in ``generic`` show the text picture of the game and the
data of the view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from underhall import editions
from underhall.core import registry
from underhall.core.game import merged
from underhall.pictures import outline, painter
from underhall.server.pages import generic
from underhall.server.tables.log import Data
from underhall.text.words import Words

Draw = Callable[[Mapping[str, Any], Mapping[str, Any], Callable[[object], str]], Data]

GENERIC = "generic"


@cache
def artist(game: str) -> Draw | None:
    """What draws the table of a game, if the game has it."""
    name = f"{registry.game(game).__class__.__module__.rpartition('.')[0]}.face.board"
    try:
        draw: Draw = import_module(name).draw
    except ModuleNotFoundError as why:
        if why.name != name:
            raise
        return None
    return draw


def picture(view: Mapping[str, Any], words: Words) -> str:
    """The table in plain text, if the game has a picture of it."""
    paint = painter(registry.game(view["game"]).__class__.__module__.rpartition(".")[0])
    return "" if paint is outline else paint(dict(view), words.say)


def room(game: str) -> str:
    """The folder of templates for a game."""
    return GENERIC if artist(game) is None else f"games/{game}"


def drawing(view: Mapping[str, Any], words: Words, corrections: Data | None = None) -> Data:
    """The table as one seat sees it, as data for templates."""
    draw = artist(view["game"])
    if draw is None:
        return {**generic.draw(view, words), "picture": picture(view, words)}
    raw = editions.components(view["game"])
    return draw(view, merged(raw, corrections) if corrections else raw, words.say)
