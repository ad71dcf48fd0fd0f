"""Matches for users of the library: begun anew, at a position or from a record; written back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from underhall import editions
from underhall.core import position as positions
from underhall.core import record as records
from underhall.core.chance import Fast
from underhall.core.errors import NONSENSE, BadData, UnderhallError
from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.core.secrets import redeal

T = TypeVar("T")


def new_match(
    game: str,
    seats: int,
    *,
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    corrections: Mapping[str, Any] | None = None,
) -> Match:
    """A new match of the game with this id, at its first decision.

    The same seed gives the same game everywhere. ``options`` are the variants that are not to have
    their default, ``corrections`` the values of one's own copy of the game.
    """
    edition = editions.edition(game, dict(corrections or {}))
    return Match(edition, seats, options, Fast(seed))


def read_position(position: Mapping[str, Any]) -> Match:
    """A match that begins at a position, with the chance to come that the position names."""
    edition = _edition_of(position, "data")
    seats = position.get("seats", edition.game.seats[0])
    return _sense(lambda: Match(edition, seats, position=position), "position")


def write_position(match: Match, seat: int | None = None) -> dict[str, Any]:
    """Where ``match`` stands. With a ``seat``, one of the positions it may be in for all that this
    seat has seen, so that it can be passed on without giving a secret away."""
    s = match.state
    if seat is not None:
        s = redeal(match.edition.game, s, seat, Fast("position"))
    return positions.write_position(match.edition, s, match.options)


def read_record(record: Mapping[str, Any], to: int | None = None) -> Match:
    """The match that a record tells of, up to ``to`` entries of its log; Diverged says where the
    rules of today part with it."""
    edition = _edition_of(records.check_record(record), "overrides")
    return _sense(lambda: records.replay(record, edition, to), "record")


def write_record(match: Match, **extra: Any) -> dict[str, Any]:
    """The record of ``match`` so far; what is ``extra``, such as ``seed``, goes into its header."""
    return records.write_record(match, **extra)


def _edition_of(data: object, key: str) -> Edition:
    if not isinstance(data, Mapping) or not isinstance(data.get("game"), str):
        raise BadData("this names no game")
    corrections = data.get(key, {})
    if not isinstance(corrections, dict):
        raise BadData(f"{key}: expected named values")
    return editions.edition(data["game"], corrections)


def _sense(make: Callable[[], T], what: str) -> T:
    """What ``make`` makes of data from outside; BadData where that turns out to be nonsense."""
    try:
        return make()
    except UnderhallError:
        raise
    except NONSENSE as why:
        raise BadData(f"this {what} is damaged: {why}") from None
