"""The table of The Siege of Runedar in the browser: from what a seat sees to what templates draw.

Nothing here knows a file, a browser or a language: words come from ``say``, numbers from the view
and the component data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underhall.core.phrase import Phrase
from underhall.games.runedar.face.board.dangers import rail
from underhall.games.runedar.face.board.forecast import forecast
from underhall.games.runedar.face.board.fortress import fortress
from underhall.games.runedar.face.board.odds import odds
from underhall.games.runedar.face.board.people import frees, hand, plays, seats
from underhall.games.runedar.face.board.prospects import attack, prospects
from underhall.games.runedar.face.board.signs import Data, Say
from underhall.games.runedar.face.board.workshop import mercenaries, upgrades

__all__ = ["PIECES", "draw"]


def tabs(say: Say) -> dict[str, str]:
    """What the pages of the table are called on a phone."""
    return {
        "board": say(Phrase("board-tab-fortress")),
        "standings": say(Phrase("board-left-siege")),
        "side": say(Phrase("board-upgrades")),
    }


PIECES: dict[str, Callable[..., Any]] = {
    "rail": rail,
    "fortress": fortress,
    "forecast": forecast,
    "odds": odds,
    "upgrades": upgrades,
    "mercenaries": mercenaries,
    "seats": seats,
    "hand": hand,
    "attack": attack,
    "prospects": prospects,
    "plays": plays,
    "frees": frees,
    "instead": lambda view, raw, say: bool(plays(view, raw, say)),
    "tabs": lambda view, raw, say: tabs(say),
}
"""What is on the table, in the order of the page, and what draws it."""


def draw(view: Mapping[str, Any], raw: Mapping[str, Any], say: Say) -> Data:
    """Everything on the table, in the order of the page."""
    return {name: piece(view, raw, say) for name, piece in PIECES.items()}
