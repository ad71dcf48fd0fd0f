"""A game's own board at any moment of a match, without a table around it."""

from __future__ import annotations

import re
from typing import Any

from underhall.core.match import Match
from underhall.core.phrase import SeatName
from underhall.core.secrets import view
from underhall.server.pages.table import sheet_of
from underhall.server.tables.log import Data
from underhall.text.words import Words

LITTLE = 4
"""A drawing that is a smaller part of the markup is not the board."""
SVG = re.compile(r"<svg\b[^>]*>|</svg>")


def board(match: Match, s: Any, seat: int, words: Words) -> str:
    """The board as ``seat`` sees it in ``s``, as HTML; nothing on it can be chosen."""
    extra: Data = {"replay": True, "mine": [], "owner": False, "handover": None, "hints": False}
    html = sheet_of(moment(match, s, seat, words), words, extra).part("board").html()
    return drawing_in(html)


def drawing_in(html: str) -> str:
    """The greatest drawing in the markup of a board, without what stands around it; all of it where
    the board is not one drawing."""
    found: list[str] = []
    depth = start = 0
    for tag in SVG.finditer(html):
        if tag[0] == "</svg>":
            depth -= 1
            if depth == 0:
                found.append(html[start : tag.end()])
        else:
            start = tag.start() if depth == 0 else start
            depth += 1
    best = max(found, key=len, default="")
    return best if len(best) > len(html) / LITTLE else html


def moment(match: Match, s: Any, seat: int, words: Words) -> Data:
    """The facts of a seat in a state, as the templates of a table want them."""
    game = match.edition.game
    waiting = s.waiting()
    return {
        "table": {
            "id": "",
            "game": game.id,
            "title": words.message("game-title"),
            "status": "over",
            "frozen": None,
            "held_up": None,
            "ended": False,
            "options": dict(match.options),
            "undo": "none",
            "clock": None,
            "corrections": match.edition.overrides or None,
            "invite": None,
            "brought": False,
            "hints": False,
        },
        "number": 0,
        "seat": seat,
        "waiting": waiting,
        "waiting_sentence": "",
        "view": {**view(game, s, seat), "decision": None},
        "prompt": None,
        "options": [],
        "refused": [],
        "recap": [],
        "result": None,
        "log": [],
        "news": 0,
        "players": [player(at, seat, waiting, words) for at in range(s.seats)],
        "undo": None,
        "redo": False,
        "cancel": False,
        "questions": [],
        "chat": [],
    }


def player(at: int, seat: int, waiting: list[int], words: Words) -> Data:
    """Somebody at the table of whom nothing but the name is known."""
    return {
        "seat": at,
        "name": words.say(SeatName(at)),
        "named": True,
        "kind": "person",
        "level": None,
        "stand_in": None,
        "away": False,
        "resigned": False,
        "expired": False,
        "connected": False,
        "me": at == seat,
        "waiting": at in waiting,
        "deadline": None,
    }
