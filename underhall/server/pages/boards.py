"""The table of a game as drawing data: from its own ``board``, or one that suits any game.

A game may have a package ``face.board`` with ``draw(view, raw, say)``: from what a seat sees, the
component data and a way to put things into words to a dictionary for its templates ``rail.html``,
``board.html``, ``standings.html``, ``side.html``, ``seat.html`` and ``hand.html``, which lie beside
it with ``board.css``. What it has to say in the prompt is in macros of its ``prompt.html``, if it
has one: ``head(g)`` beside the question, ``beside(g, option)`` below the name of an option.
Without a board the templates in ``generic`` show the text picture of the game and the data of the
view; where somebody's board does not load, they show that too, with a note of what is wrong.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from underhall import editions
from underhall.core import registry
from underhall.core.game import merged
from underhall.pictures import Picture, outline, painter
from underhall.server.pages import faces, generic
from underhall.server.tables.log import Data
from underhall.text.words import Words

Draw = Callable[[Mapping[str, Any], Mapping[str, Any], Callable[[object], str]], Data]

GENERIC = "generic"
PROMPT = "prompt.html"
logger = logging.getLogger("underhall")


class Look(NamedTuple):
    """What shows the tables of a game, and why some of it does not load."""

    draw: Draw | None
    paint: Picture
    faults: tuple[str, ...]


@cache
def look(game: str) -> Look:
    """What a game brings to show its tables; somebody else's code may fail in any way."""
    package = registry.game(game).__class__.__module__.rpartition(".")[0]
    faults = [fault] if (fault := faces.face(game).fault) else []
    draw: Draw | None = None
    paint: Picture = outline
    try:
        draw = _board(f"{package}.face.board")
    except Exception as why:
        faults.append(f"board: {registry.reason(why)}")
    try:
        paint = painter(package)
    except Exception as why:
        faults.append(f"picture: {registry.reason(why)}")
    for fault in faults:
        logger.warning("the face of %s: %s", game, fault)
    return Look(draw, paint, tuple(faults))


def _board(name: str) -> Draw | None:
    try:
        draw: Draw = import_module(name).draw
    except ModuleNotFoundError as why:
        if why.name not in (name, name.rpartition(".")[0]):
            raise
        return None
    return draw


def artist(game: str) -> Draw | None:
    """What draws the table of a game, if the game has it."""
    return look(game).draw


def picture(view: Mapping[str, Any], words: Words) -> str:
    """The table in plain text, if the game has a picture of it."""
    paint = look(view["game"]).paint
    return "" if paint is outline else paint(dict(view), words.say)


def room(game: str) -> str:
    """The folder of templates for a game."""
    return GENERIC if artist(game) is None else f"games/{game}/board"


def prompt(game: str) -> str:
    """The template of what a game adds to the prompt."""
    own = artist(game) is not None and _has_prompt(game)
    return f"{room(game) if own else GENERIC}/{PROMPT}"


@cache
def _has_prompt(game: str) -> bool:
    return (faces.folder(game) / "board" / PROMPT).is_file()


def styles(game: str) -> list[str]:
    """The styles of a game's tables, by their paths among the static files."""
    own = faces.face(game).style
    board = [] if artist(game) is None else [f"{room(game)}/board.css"]
    return [own, *board] if own else board


def drawing(view: Mapping[str, Any], words: Words, corrections: Data | None = None) -> Data:
    """The table as one seat sees it, as data for templates."""
    draw = artist(view["game"])
    if draw is None:
        faults = look(view["game"]).faults
        return {**generic.draw(view, words), "picture": picture(view, words), "faults": faults}
    raw = editions.components(view["game"])
    return draw(view, merged(raw, corrections) if corrections else raw, words.say)
