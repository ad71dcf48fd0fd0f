"""The table of Covenant in the browser: from what a seat sees to what templates draw.

Nothing here knows a file, a browser or a language: words come from ``say``, numbers from the view
and the component data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.phrase import Phrase
from underhall.games.covenant.face.board.chain import action, ahead, come, coming, coming_says, rail
from underhall.games.covenant.face.board.choices import notes
from underhall.games.covenant.face.board.displays import displays, draft, projects
from underhall.games.covenant.face.board.elders import elders
from underhall.games.covenant.face.board.mat import mat
from underhall.games.covenant.face.board.mountain import mountain
from underhall.games.covenant.face.board.names import names, question, reason
from underhall.games.covenant.face.board.people import seats
from underhall.games.covenant.face.board.rival import rival
from underhall.games.covenant.face.board.signs import Data, Say
from underhall.games.covenant.face.board.standings import standings
from underhall.games.covenant.face.board.tracks import tracks
from underhall.games.covenant.face.board.works import dice, sites, supply, throne

__all__ = ["draw"]


def tabs(view: Mapping[str, Any], say: Say) -> dict[str, str]:
    """What the pages of the table are called on a phone; who looks on has no clan board."""
    found = {
        "board": say(Phrase("board-tab-mountain")),
        "standings": say(Phrase("board-tab-sites")),
        "side": say(Phrase("board-tab-tiles")),
    }
    return found if view["seat"] < 0 else {**found, "hand": say(Phrase("board-tab-clan"))}


def draw(view: Mapping[str, Any], raw: Mapping[str, Any], say: Say) -> Data:
    """Everything on the table, in the order of the page."""
    decision = view["decision"]
    return {
        "tabs": tabs(view, say),
        "asked": decision["kind"] if decision else "",
        "rail": rail(view, say),
        "tracks": tracks(view, ahead(view), say),
        "mountain": mountain(view, say),
        "standings": standings(view, say),
        "draft": draft(view, say),
        "sites": sites(view, say),
        "throne": throne(view, say),
        "dice": dice(view, say),
        "supply": supply(view, say),
        "projects": projects(view, say),
        "displays": displays(view, say),
        "seats": seats(view, raw, say),
        "elders": elders(view, raw, say),
        "rival": rival(view, say),
        "mat": mat(view, say),
        "action": action(view, say),
        "come": come(view),
        "come_says": say(Phrase("board-come")),
        "coming": coming(view, say),
        "coming_says": coming_says(view, say),
        "question": question(view, say),
        "reason": reason(view, say),
        "names": names(view, say),
        "notes": notes(view, raw, say),
    }
