"""Actions in words for somebody who sees the table: places by the names that a board gives them,
never by coordinates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underhall.coach import wording
from underhall.coach.wording import ActionInWords, Namer
from underhall.core.agenda import Decision
from underhall.core.match import Match
from underhall.core.position import write_agenda
from underhall.server.pages import boards
from underhall.server.tables.log import Data
from underhall.text.words import SEEN, Words


def in_words(
    match: Match, s: Any, seat: int, tokens: Sequence[str], words: Words, first: int = 0
) -> ActionInWords:
    """What a row of answers of ``seat`` is called, from where it stands in ``s``; of those before
    ``first`` nothing is told."""
    return wording.in_words(match.edition.game, s, seat, tokens, words, namer(match, words), first)


def namer(match: Match, words: Words) -> Namer:
    """How options are called where the board of a game is seen."""
    edition = match.edition
    has_board = boards.look(edition.game.id).draw is not None

    def name(t: Any, decision: Decision[Any], code: int) -> str:
        token = decision.token(t, code)
        named: dict[str, str] = {}
        if has_board:
            shown = facing(match, t, decision, token)
            named = boards.drawing(shown, words, edition.overrides or None).get("names", {})
        return named.get(token) or words.option(t, decision, code, SEEN)

    return name


def facing(match: Match, t: Any, decision: Decision[Any], token: str) -> Data:
    """What the seat that decides sees, with one option alone: so no number tells it from others."""
    game, seat = match.edition.game, decision.seat
    return {
        "game": game.id,
        "seat": seat,
        "seats": t.seats,
        "turn": t.turn,
        "active": t.active,
        "waiting": t.waiting(),
        "agenda": write_agenda(t, seat),
        "table": game.view(t, seat),
        "decision": {"kind": decision.name, "seat": seat, "options": [token], "refused": []},
        "result": None,
    }
