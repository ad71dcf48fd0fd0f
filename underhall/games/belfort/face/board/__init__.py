"""The table of Belfort in the browser: from what a seat sees to what templates draw.

Nothing here knows a file, a browser or a language: words come from ``say``, places on the map from
the component data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underhall.core.phrase import Phrase
from underhall.games.belfort.face.board.calendar import rail
from underhall.games.belfort.face.board.city import city
from underhall.games.belfort.face.board.people import hand, seats
from underhall.games.belfort.face.board.places import areas, display, guilds
from underhall.games.belfort.face.board.prospects import best_swaps, prospects
from underhall.games.belfort.face.board.signs import Data, Say
from underhall.games.belfort.face.board.standings import (
    best_sites,
    notes,
    paying,
    prices,
    standings,
)

__all__ = ["PIECES", "draw"]


PIECES: dict[str, Callable[..., Any]] = {
    "rail": rail,
    "city": city,
    "standings": standings,
    "areas": areas,
    "guilds": guilds,
    "display": display,
    "seats": seats,
    "hand": hand,
    "notes": lambda view, raw, say: notes(view, say),
    "paying": lambda view, raw, say: paying(view, say),
    "best": lambda view, raw, say: best_sites(view, raw, say) | best_swaps(view, raw, say),
    "prospects": prospects,
    "prices": prices,
    "tabs": lambda view, raw, say: {"board": say(Phrase("board-tab-city"))},
}
"""What is on the table, in the order of the page, and what draws it."""


def draw(view: Mapping[str, Any], raw: Mapping[str, Any], say: Say) -> Data:
    """Everything on the table, in the order of the page."""
    return {name: piece(view, raw, say) for name, piece in PIECES.items()}
