"""The table of Covenant in the browser: from what a seat sees to what templates draw.

Nothing here knows a file, a browser or a language: words come from ``say``, numbers from the view
and the component data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from underhall.core.phrase import Phrase
from underhall.games.covenant.face.board.chain import (
    action,
    ahead,
    come,
    coming,
    coming_says,
    obvious,
    rail,
)
from underhall.games.covenant.face.board.choices import notes
from underhall.games.covenant.face.board.displays import displays, draft, means, picked, projects
from underhall.games.covenant.face.board.elders import elders
from underhall.games.covenant.face.board.mat import mat
from underhall.games.covenant.face.board.mountain import marked, mountain
from underhall.games.covenant.face.board.names import names, question, reason
from underhall.games.covenant.face.board.people import at_work, seats
from underhall.games.covenant.face.board.rival import rival
from underhall.games.covenant.face.board.signs import Data, Say
from underhall.games.covenant.face.board.standings import standings
from underhall.games.covenant.face.board.tracks import tracks
from underhall.games.covenant.face.board.works import dice, sites, supply, throne

__all__ = ["PIECES", "draw", "gist"]


def tabs(view: Mapping[str, Any], say: Say) -> dict[str, str]:
    """What the pages of the table are called on a phone; who looks on has no clan board."""
    found = {
        "board": say(Phrase("board-tab-mountain")),
        "standings": say(Phrase("board-tab-sites")),
        "side": say(Phrase("board-tab-tiles")),
    }
    return found if view["seat"] < 0 else {**found, "hand": say(Phrase("board-tab-clan"))}


OTHERWISE = frozenset(
    (
        *("reveal_pick", "place_basic", "move_enemy", "fight_pick", "defeat_one", "house_guard"),
        *("site_resource", "site_slot", "throne_resource"),
    )
)
"""Kinds of decisions for which a place on the table is marked in another way."""


def asked(view: Mapping[str, Any]) -> str:
    """The kind of decision that the viewer has to take, where the table looks otherwise by it."""
    decision = view["decision"]
    return decision["kind"] if decision and decision["kind"] in OTHERWISE else ""


def gist(view: Mapping[str, Any]) -> Data:
    """What matters to the pieces of the turn that goes on and of what the viewer has."""
    return {
        "ahead": ahead(view),
        "picked": picked(view),
        "marked": marked(view),
        "at_work": at_work(view),
        **means(view),
    }


PIECES: dict[str, Callable[..., Any]] = {
    "tabs": lambda view, raw, say: tabs(view, say),
    "asked": lambda view, raw, say: asked(view),
    "rail": lambda view, raw, say: rail(view, say),
    "tracks": lambda view, raw, say: tracks(view, say),
    "mountain": lambda view, raw, say: mountain(view, say),
    "standings": lambda view, raw, say: standings(view, say),
    "draft": lambda view, raw, say: draft(view, say),
    "sites": lambda view, raw, say: sites(view, say),
    "throne": lambda view, raw, say: throne(view, say),
    "dice": lambda view, raw, say: dice(view, say),
    "supply": lambda view, raw, say: supply(view, say),
    "projects": lambda view, raw, say: projects(view, say),
    "displays": lambda view, raw, say: displays(view, say),
    "seats": seats,
    "elders": elders,
    "rival": lambda view, raw, say: rival(view, say),
    "mat": lambda view, raw, say: mat(view, say),
    "action": lambda view, raw, say: action(view, say),
    "come": lambda view, raw, say: come(view),
    "come_says": lambda view, raw, say: say(Phrase("board-come")),
    "coming": lambda view, raw, say: coming(view, say),
    "coming_says": lambda view, raw, say: coming_says(view, say),
    "question": lambda view, raw, say: question(view, say),
    "obvious": lambda view, raw, say: obvious(view),
    "reason": lambda view, raw, say: reason(view, say),
    "names": lambda view, raw, say: names(view, say),
    "notes": notes,
}
"""What is on the table, in the order of the page, and what draws it."""


def draw(view: Mapping[str, Any], raw: Mapping[str, Any], say: Say) -> Data:
    """Everything on the table, in the order of the page."""
    seen = {**view, **gist(view)}
    return {name: piece(seen, raw, say) for name, piece in PIECES.items()}
