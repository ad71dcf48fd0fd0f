"""The table of the Mountain King in the browser: from what a seat sees to what templates draw.

Nothing here knows a file, a browser or a language: words come from ``say``, places on the mountain
from the view and the component data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underhall.core.phrase import Phrase
from underhall.games.mountain_king.face.board.brings import brings
from underhall.games.mountain_king.face.board.horde import horde, spells
from underhall.games.mountain_king.face.board.laying import laying
from underhall.games.mountain_king.face.board.moots import own_moot
from underhall.games.mountain_king.face.board.mountain import mountain
from underhall.games.mountain_king.face.board.names import names, question
from underhall.games.mountain_king.face.board.people import rail, seats
from underhall.games.mountain_king.face.board.signs import Data, Say, Table
from underhall.games.mountain_king.face.board.steps import crumbs, shortcuts
from underhall.games.mountain_king.face.board.supplies import halls, stacks, track, workshops

__all__ = ["PIECES", "draw"]


def tabs(say: Say) -> dict[str, str]:
    """What the pages of the table are called on a phone."""
    return {
        "board": say(Phrase("board-tab-mountain")),
        "standings": say(Phrase("board-tab-moot")),
        "side": say(Phrase("board-tab-horde")),
    }


def option_names(view: Table, raw: Table, say: Say) -> dict[str, str]:
    """How options are called where a page shows their places."""
    laid = laying(view, raw, say)
    found: dict[str, str] = names(view, raw, say) if laid is None else laid["names"]
    return found


PIECES: dict[str, Callable[..., Any]] = {
    "tabs": lambda view, raw, say: tabs(say),
    "rail": rail,
    "mountain": mountain,
    "track": track,
    "stacks": stacks,
    "halls": halls,
    "workshops": lambda view, raw, say: workshops(view, say),
    "horde": horde,
    "spells": spells,
    "seats": seats,
    "moot": own_moot,
    "laying": laying,
    "crumbs": lambda view, raw, say: crumbs(view, say),
    "shortcuts": lambda view, raw, say: shortcuts(view, say),
    "instead": lambda view, raw, say: laying(view, raw, say) is not None,
    "names": option_names,
    "brings": brings,
    "question": question,
}
"""What is on the table, in the order of the page, and what draws it."""


def draw(view: Table, raw: Table, say: Say) -> Data:
    """Everything on the table, in the order of the page, and how its places are called."""
    return {name: piece(view, raw, say) for name, piece in PIECES.items()}
