"""The Council of Elders as a rival: its points by source, at the end of a game alone."""

from __future__ import annotations

from underhall.core.phrase import Phrase
from underhall.games.covenant.face.board.signs import Data, Say, Table, capital
from underhall.games.covenant.rules.reasons import SOURCES


def rival(view: Table, say: Say) -> Data | None:
    """Name, points and where they came from; nothing before the end or where nobody is alone."""
    table = view["table"]
    if "elders" not in table or view["result"] is None:
        return None
    points = table["elders"]["points"]
    return {
        "name": capital(say(Phrase("board-elders"))),
        "score": table["elders"]["score"],
        "points": {source: points[source] for source in SOURCES.tokens if points.get(source)},
    }
