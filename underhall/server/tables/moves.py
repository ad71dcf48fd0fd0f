"""Deeds that decide something in the game: moves of people and bots, and letting windows pass."""

from __future__ import annotations

from collections.abc import Callable

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
    return table.new_drafts()


def play_for_bot(
    table: Table, seat: int, logged: int, token: str, more: Callable[[], str] = str
) -> list[Draft]:
    """The move of a bot, unless the game has changed since it began to think, and in the same deed
    the steps that follow from it, as long as there is ``more``."""
    match = table.running()
    if table.logged != logged or not table.chairs[seat].bot:
        raise Stale("the table has changed while the bot was thinking")
    while token:
        match.play(seat, token)
        token = more()
    return table.new_drafts()


def let_pass(table: Table, seat: int, number: int) -> list[Draft]:
    """Let this window and every further one of ``seat`` pass until the turn is over."""
    match = table.running()
    _check_decides(table, seat)
    table.check_fresh(seat, number)
    if not match.at_window(seat):
        raise NotNow("there is nothing to let pass: this has to be decided")
    order: Draft = (log.PATIENT, {"seat": seat, "turn": match.state.turn})
    match.continue_without_asking(seat)
    return [order, *table.new_drafts()]


def _check_decides(table: Table, seat: int) -> None:
    if not table.chairs[seat].is_here:
        raise NotYours("nobody, or a bot, sits in this chair now")
