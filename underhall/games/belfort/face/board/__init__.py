"""The table of Belfort in the browser: from what a seat sees to what templates draw.

Nothing here knows a file, a browser or a language: words come from ``say``, places on the map from
the component data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.games.belfort.face.board.calendar import rail
from underhall.games.belfort.face.board.city import city
from underhall.games.belfort.face.board.people import hand, seats
from underhall.games.belfort.face.board.places import areas, display, guilds
from underhall.games.belfort.face.board.signs import Data, Say
from underhall.games.belfort.face.board.standings import notes, paying, prices, standings

__all__ = ["draw"]


def draw(view: Mapping[str, Any], raw: Mapping[str, Any], say: Say) -> Data:
    """Everything on the table, in the order of the page."""
    return {
        "rail": rail(view, raw, say),
        "city": city(view, raw, say),
        "standings": standings(view, raw, say),
        "areas": areas(view, raw, say),
        "guilds": guilds(view, raw, say),
        "display": display(view, raw, say),
        "seats": seats(view, raw, say),
        "hand": hand(view, raw, say),
        "notes": notes(view, say),
        "paying": paying(view, say),
        "prices": prices(view, say),
    }
