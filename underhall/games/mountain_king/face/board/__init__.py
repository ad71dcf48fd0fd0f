"""The table of the Mountain King in the browser: from what a seat sees to what templates draw.

Nothing here knows a file, a browser or a language: words come from ``say``, places on the mountain
from the view and the component data.
"""

from __future__ import annotations

from underhall.core.phrase import Phrase
from underhall.games.mountain_king.face.board.horde import horde, spells
from underhall.games.mountain_king.face.board.laying import laying
from underhall.games.mountain_king.face.board.moots import own_moot
from underhall.games.mountain_king.face.board.mountain import mountain
from underhall.games.mountain_king.face.board.names import names, question
from underhall.games.mountain_king.face.board.people import rail, seats
from underhall.games.mountain_king.face.board.signs import Data, Say, Table
from underhall.games.mountain_king.face.board.steps import crumbs, shortcuts
from underhall.games.mountain_king.face.board.supplies import halls, stacks, track, workshops

__all__ = ["draw"]


def draw(view: Table, raw: Table, say: Say) -> Data:
    """Everything on the table, in the order of the page, and how its places are called."""
    laid = laying(view, raw, say)
    return {
        "tabs": {
            "board": say(Phrase("board-tab-mountain")),
            "standings": say(Phrase("board-tab-moot")),
            "side": say(Phrase("board-tab-horde")),
        },
        "rail": rail(view, raw, say),
        "mountain": mountain(view, raw, say),
        "track": track(view, raw, say),
        "stacks": stacks(view, raw, say),
        "halls": halls(view, raw, say),
        "workshops": workshops(view, say),
        "horde": horde(view, raw, say),
        "spells": spells(view, raw, say),
        "seats": seats(view, raw, say),
        "moot": own_moot(view, raw, say),
        "laying": laid,
        "crumbs": crumbs(view, say),
        "shortcuts": shortcuts(view, say),
        "instead": laid is not None,
        "names": names(view, raw, say) if laid is None else laid["names"],
        "question": question(view, raw, say),
    }
