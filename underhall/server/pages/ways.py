"""The ways into a game beside its table: a lesson and puzzles, as far as the house has them."""

from __future__ import annotations

import logging

from underhall import howto, lessons
from underhall.core.errors import BadData
from underhall.server.tables.log import Data

logger = logging.getLogger("underhall")

A_STEP = 0.75
"""About so many minutes a step of a lesson takes."""


def lesson(game: str) -> Data | None:
    """The lesson of a game: where it is and about how many minutes it takes, if there is one that
    can be read."""
    try:
        found = lessons.lesson(game)
    except BadData as why:
        logger.warning("the face of %s: %s", game, why)
        return None
    if found is None:
        return None
    return {"href": f"/learn/{game}", "minutes": max(1, round(A_STEP * len(found.steps)))}


def setting(game: str) -> dict[str, str]:
    """What suits a first game: the setting of its lesson, if there is one that can be read."""
    try:
        found = lessons.lesson(game)
    except BadData:
        return {}
    return {} if found is None else found.setting


def how(game: str) -> str:
    """Where the page on how to play a game is, if there is one that can be read."""
    try:
        return f"/learn/{game}/how" if howto.howto(game) else ""
    except BadData as why:
        logger.warning("the face of %s: %s", game, why)
        return ""


def puzzles(game: str) -> Data | None:
    """The puzzles of a game: where they are and how many there are; None as long as there are
    none."""
    from underhall.server.coaching.puzzles import book_of

    try:
        count = len(book_of(game))
    except BadData as why:
        logger.warning("the puzzles of %s: %s", game, why)
        return None
    return {"href": f"/puzzles/{game}", "count": count} if count else None
