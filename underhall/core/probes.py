"""Small questions that the examination asks of a state."""

from __future__ import annotations

import json
from typing import Any

from underhall.core.agenda import Decision
from underhall.core.errors import NotAsked, UnknownToken
from underhall.core.game import Game


def is_not_asked(s: Any, seat: int, code: int) -> bool:
    """Whether a seat is told that it has nothing to decide."""
    try:
        s.apply(seat, code)
    except NotAsked:
        return True
    return False


def is_unknown(s: Any, decision: Decision[Any], token: str) -> bool:
    """Whether a token is told to name nothing."""
    try:
        decision.code(s, token)
    except UnknownToken:
        return True
    return False


def totals(game: Game[Any], s: Any) -> dict[str, int]:
    """How many there are of each kind of piece."""
    return {kind: sum(places) for kind, places in game.pieces(s).items()}


def least(game: Game[Any], s: Any) -> int:
    """The least number of pieces in any place."""
    return min([min(places) for places in game.pieces(s).values()], default=0)


def text(data: object) -> str:
    """Data as comparable text."""
    return json.dumps(data, sort_keys=True)
