"""The table of Dwergar in the browser: from what a seat sees to what templates draw.

Nothing here knows a file, a browser or a language: words come from ``say``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from underhall.core.phrase import Phrase
from underhall.games.dwergar.face.board.calendar import decks, event, rail
from underhall.games.dwergar.face.board.choice import choice, question
from underhall.games.dwergar.face.board.mine import colours, levels, raises
from underhall.games.dwergar.face.board.people import own_board, seats
from underhall.games.dwergar.face.board.places import guild
from underhall.games.dwergar.face.board.projects import track
from underhall.games.dwergar.face.board.signs import GUILDS, Data, Say

__all__ = ["PIECES", "draw", "gist"]


def tabs(say: Say) -> dict[str, str]:
    """What the pages of the table are called on a phone."""
    return {
        "board": say(Phrase("board-mine")),
        "standings": say(Phrase("board-guilds")),
        "side": say(Phrase("board-projects")),
    }


def gist(view: Mapping[str, Any]) -> Data:
    """What matters to the pieces of what the viewer is asked, and of the action that goes on."""
    action = view["table"]["action"]
    return {
        "can_raise": view["decision"] is not None and "raise:1" in view["decision"]["options"],
        "at_work": {} if action is None else {action["space"]: view["active"]},
    }


PIECES: dict[str, Callable[..., Any]] = {
    "rail": lambda view, raw, say: rail(view, say),
    "colours": lambda view, raw, say: colours(view, say),
    "raises": lambda view, raw, say: raises(view, say),
    "levels": levels,
    **{space: partial(guild, space=space) for space in GUILDS},
    "decks": lambda view, raw, say: decks(view, say),
    "event": lambda view, raw, say: event(view, say),
    "track": lambda view, raw, say: track(view, say),
    "seats": lambda view, raw, say: seats(view, say),
    "own": lambda view, raw, say: own_board(view, say),
    "choice": lambda view, raw, say: choice(view, say),
    "question": lambda view, raw, say: question(view, say) if view["decision"] else None,
    "instead": lambda view, raw, say: view["decision"] is not None,
    "tabs": lambda view, raw, say: tabs(say),
}
"""What is on the table, in the order of the page, and what draws it."""


def draw(view: Mapping[str, Any], raw: Mapping[str, Any], say: Say) -> Data:
    """Everything on the table, in the order of the page."""
    seen = {**view, **gist(view)}
    return {name: piece(seen, raw, say) for name, piece in PIECES.items()}
