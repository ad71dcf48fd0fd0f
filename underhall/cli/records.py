"""Records from files: played again with the data they were played with."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any

from underhall import editions
from underhall.cli.errors import BadInput
from underhall.cli.language import Messages
from underhall.core.chance import Fast
from underhall.core.errors import NONSENSE, UnderhallError
from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.core.record import check_record, known_source, replay


def edition_of(record: Mapping[str, Any], t: Messages) -> Edition:
    """The edition that a record was played with."""
    check_record(record)
    overrides = record.get("overrides", {})
    if not isinstance(record["game"], str) or not isinstance(overrides, dict):
        raise BadInput(t("cli-record-damaged", why="game, overrides"))
    return editions.edition(record["game"], overrides)


def play_again(record: Mapping[str, Any], t: Messages, to: int | None = None) -> Match:
    """The match of a record, as far as ``to``; Diverged when it leads elsewhere."""
    try:
        return replay(record, edition_of(record, t), to)
    except UnderhallError:
        raise
    except NONSENSE as why:
        raise BadInput(t("cli-record-damaged", why=str(why))) from None


def go_on(record: Mapping[str, Any], t: Messages) -> tuple[Match, int | str | None]:
    """A match that can be played on from the end of its record, and its seed if it is known."""
    match = play_again(record, t)
    if known_source(record) is None:
        _find_new_luck(match)
    seed = record.get("seed")
    return match, seed if isinstance(seed, (int, str)) else None


def _find_new_luck(match: Match) -> None:
    """Of a record without its seed only the past is known: what comes is drawn afresh."""
    for state in [match.state, *(move.before for move in match.moves)]:
        state.chance.source = Fast(f"luck {randbits(64)}")
