"""The table of a game as drawing data: from its own ``board``, or one that suits any game.

A game may have a package ``face.board`` with ``draw(view, raw, say)``: from what a seat sees, the
component data and a way to put things into words to a dictionary for its templates ``rail.html``,
``board.html``, ``standings.html``, ``side.html``, ``seat.html`` and ``hand.html``, which lie beside
it with ``board.css`` and, for gestures of its own such as laying a tile, a module ``board.js``.
What it has to say in the prompt is in macros of its ``prompt.html``, if it has one: ``head(g)``
beside the question, ``beside(g, option)`` below the name of an option and, where the drawing has a
true ``instead``, ``instead(g, t, options, refused, lang)`` in place of all buttons. A drawing may
name options (``names``, by token) and the question (``question``) in its own words, where it shows
the places that others tell by coordinates.
On a phone the parts of the table are pages with tabs; a drawing may name them (``tabs``: ``board``,
``standings``, ``side``). A ``hand`` that is named there is a board of one's own rather than cards:
it is a page, too, and part of the stage.
A drawing that is made of pieces has a dictionary ``PIECES`` beside ``draw``: functions with the
same arguments, by the names of what they draw. Only those are called whose view has changed. What
they want to know of the view rather than the view itself, such as whether the viewer can pay for
something, is in ``gist(view)``: the view of pieces has these values too, and where they stay the
same nothing is drawn.
Without a board the templates in ``generic`` show the text picture of the game and the data of the
view; where somebody's board does not load, they show that too, with a note of what is wrong.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeVar

from underhall import editions
from underhall.core import registry
from underhall.core.data import merged
from underhall.core.plugins import reason
from underhall.pictures import Picture, brought, outline, painter
from underhall.server.pages import faces, generic
from underhall.server.pages.digests import digest
from underhall.server.pages.keeping import ALL, Drawing, Piece
from underhall.server.tables.log import Data
from underhall.text.words import Words

Draw = Callable[[Mapping[str, Any], Mapping[str, Any], Callable[[object], str]], Data]

Gist = Callable[[Mapping[str, Any]], Data]

Board = tuple[Draw | None, Mapping[str, Piece], Gist]

T = TypeVar("T")

GENERIC = "generic"
PROMPT = "prompt.html"
SCRIPT = "board.js"
logger = logging.getLogger("underhall")


class Look(NamedTuple):
    """What shows the tables of a game, and why some of it does not load."""

    draw: Draw | None
    """What draws its table, if it has a board."""
    pieces: Mapping[str, Piece]
    """The same piece by piece, if the board says so."""
    gist: Gist
    """What the pieces are told beside the view."""
    paint: Picture
    room: str
    """The folder of templates for its table."""
    prompt: str
    """The template of what is added to the prompt."""
    styles: tuple[str, ...]
    """Its own styles, by their paths among the static files."""
    script: str
    """Its module of gestures, by its path among the static files, if it has one."""
    faults: tuple[str, ...]


@cache
def look(game: str) -> Look:
    """What a game brings to show its tables; somebody else's code may fail in any way."""
    package = registry.game(game).package
    face = faces.face(game)
    plain: Picture = outline
    without: Board = None, {}, _nothing
    (draw, pieces, gist), no_board = _loaded(lambda: _board(package), without)
    paint, no_picture = _loaded(lambda: painter(package), plain)
    told = {"": face.fault, "board: ": no_board, "picture: ": no_picture}
    faults = tuple([name + why for name, why in told.items() if why])
    for fault in faults:
        logger.warning("the face of %s: %s", game, fault)
    styles = [face.style] if face.style else []
    if draw is None:
        prompt = f"{GENERIC}/{PROMPT}"
        return Look(None, {}, gist, paint, GENERIC, prompt, tuple(styles), "", faults)
    room = f"games/{game}/board"
    files = faces.folder(game) / "board"
    prompt = f"{room if (files / PROMPT).is_file() else GENERIC}/{PROMPT}"
    script = f"{room}/{SCRIPT}" if (files / SCRIPT).is_file() else ""
    styles.append(f"{room}/board.css")
    return Look(draw, pieces, gist, paint, room, prompt, tuple(styles), script, faults)


def _loaded(load: Callable[[], T], usual: T) -> tuple[T, str]:
    """What a game brings, or what is usual and why."""
    try:
        return load(), ""
    except Exception as why:
        return usual, reason(why)


def _board(package: str) -> Board:
    module = brought(package, "board")
    if module is None:
        return None, {}, _nothing
    return module.draw, getattr(module, "PIECES", {}), getattr(module, "gist", _nothing)


def _nothing(view: Mapping[str, Any]) -> Data:
    return {}


def picture(view: Mapping[str, Any], words: Words) -> str:
    """The table in plain text, if the game has a picture of it."""
    paint = look(view["game"]).paint
    return "" if paint is outline else paint(dict(view), words.say)


def drawing(view: Mapping[str, Any], words: Words, corrections: Data | None = None) -> Drawing:
    """The table as one seat sees it, as data for templates."""
    own = look(view["game"])
    raw = {} if own.draw is None else editions.components(view["game"])
    scope = scope_of(words, corrections)
    if own.draw is None:

        def plainly(view: Mapping[str, Any], *_: object) -> Data:
            made = generic.draw(view, words)
            return {**made, "picture": picture(view, words), "faults": own.faults}

        return Drawing({ALL: plainly}, view, raw, words.say, scope)
    corrected = merged(raw, corrections) if corrections else raw
    if own.pieces:
        return Drawing(own.pieces, {**view, **own.gist(view)}, corrected, words.say, scope)
    return Drawing({ALL: own.draw}, view, corrected, words.say, scope)


def scope_of(words: Words, corrections: Data | None) -> bytes:
    """A name for all that a page follows from beside its facts."""
    return digest((words.lang, words.game, words.names, corrections))
