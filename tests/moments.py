"""Positions of recorded games, to look at a table in the middle of one."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from underhall import editions
from underhall.core.position import write_position
from underhall.core.record import replay

GAMES = Path(__file__).parent / "games"


@cache
def moment(
    game: str, record: str, kind: str, seat: int = 0, which: int | None = -2
) -> dict[str, Any]:
    """A position of a recorded game in which a seat is asked so: usually the last but one, without
    a number the one with most to choose from."""
    data = json.loads((GAMES / game / "records" / f"{record}.json").read_text("utf-8"))
    edition = editions.edition(game)
    played = replay(data, edition)
    asked = [
        move.before
        for move in played.moves
        if move.seat == seat and move.before.asked(seat).name == kind
    ]
    if which is None:
        found = max(asked, key=lambda s: len(s.asked(seat).options(s)))
    else:
        found = asked[which]
    return write_position(edition, found, played.options)
