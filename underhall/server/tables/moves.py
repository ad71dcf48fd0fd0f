"""Deeds that decide something in the game: moves of people and bots, and letting windows pass."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.core.agenda import CONTINUE, Window
from underhall.core.match import Match
from underhall.server.errors import NotNow, NotYours, Stale
from underhall.server.tables import log
from underhall.server.tables.log import Draft
from underhall.server.tables.table import Table


def play(table: Table, seat: int, number: int, token: str) -> list[Draft]:
    """The move of a person who saw the table at entry ``number``."""
    match = table.running()
    _check_decides(table, seat)
    table.check_fresh(seat, number)
    match.play(seat, token)
    return _with_windows(table, match, {})


def play_for_bot(table: Table, seat: int, logged: int, token: str) -> list[Draft]:
    """The move of a bot, unless the game has changed since it began to think."""
    match = table.running()
    if table.logged != logged or not table.chairs[seat].bot:
        raise Stale("the table has changed while the bot was thinking")
    match.play(seat, token)
    return _with_windows(table, match, {})


def let_pass(table: Table, seat: int, number: int) -> list[Draft]:
    """Let this window and every further one of ``seat`` pass until the turn is over."""
    match = table.running()
    _check_decides(table, seat)
    table.check_fresh(seat, number)
    if not isinstance(match.state.asked(seat), Window):
        raise NotNow("there is nothing to let pass: this has to be decided")
    turn = match.state.turn
    standing: Draft = (log.PATIENT, {"seat": seat, "turn": turn})
    return [standing, *_with_windows(table, match, {seat: turn})]


def _check_decides(table: Table, seat: int) -> None:
    if not table.chairs[seat].is_here:
        raise NotYours("nobody, or a bot, sits in this chair now")


def _with_windows(table: Table, match: Match, added: dict[int, int]) -> list[Draft]:
    """Pass the windows of those who want none, then tell all that the match has logged."""
    patience = {**table.patience, **added}
    seat = _patient_seat(match, patience)
    while seat is not None:
        s = match.state
        match.play(seat, s.asked(seat).token(s, CONTINUE))
        seat = _patient_seat(match, patience)
    return table.new_drafts()


def _patient_seat(match: Match, patience: dict[int, int]) -> int | None:
    waiting: Sequence[int] = match.state.waiting()
    for seat in waiting:
        if patience.get(seat) == match.state.turn and isinstance(match.state.asked(seat), Window):
            return seat
    return None
