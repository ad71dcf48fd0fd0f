"""The table of Dwergar in the browser: from what a seat sees to what templates draw.

Nothing here knows a file, a browser or a language: words come from ``say``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.phrase import Phrase
from underhall.games.dwergar.face.board.calendar import decks, event, rail
from underhall.games.dwergar.face.board.choice import choice
from underhall.games.dwergar.face.board.mine import mine
from underhall.games.dwergar.face.board.people import own_board, seats
from underhall.games.dwergar.face.board.places import guilds
from underhall.games.dwergar.face.board.projects import track
from underhall.games.dwergar.face.board.signs import Data, Say

__all__ = ["draw"]


def draw(view: Mapping[str, Any], raw: Mapping[str, Any], say: Say) -> Data:
    """Everything on the table, in the order of the page."""
    asked = choice(view, say)
    return {
        "rail": rail(view, say),
        "mine": mine(view, raw, say),
        "guilds": guilds(view, raw, say),
        "decks": decks(view, say),
        "event": event(view, say),
        "track": track(view, say),
        "seats": seats(view, say),
        "own": own_board(view, say),
        "choice": asked,
        "question": asked and asked["question"],
        "instead": asked is not None,
        "tabs": {
            "board": say(Phrase("board-mine")),
            "standings": say(Phrase("board-guilds")),
            "side": say(Phrase("board-projects")),
        },
    }
