"""Reading a table back from its log; a log that does not replay is frozen, never changed."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from underhall import editions
from underhall.core import registry
from underhall.core.errors import BadOption, BrokenGame
from underhall.core.match import Match
from underhall.core.orders import StandingOrders
from underhall.core.record import replay
from underhall.server.errors import NoSuchTable, StoreDamaged
from underhall.server.tables import log
from underhall.server.tables.frost import DATA, MOVES, OPTIONS, UNKNOWN, Frost, cleaned
from underhall.server.tables.log import Data, Entry, whole_record
from underhall.server.tables.table import KEPT, Table

logger = logging.getLogger("underhall")


def read_back(id: str, invite: str, entries: Sequence[Entry], state: Data, time: int = 0) -> Table:
    """The table behind a log at some turn time. Where the log does not replay it is frozen."""
    if not entries:
        raise NoSuchTable(f"there is no table {id}")
    table = _laid(id, invite, entries[0])
    table.frozen = _folded(table, entries[1:])
    if table.frozen is None:
        table.frozen = _begun(table)
    table.time = time or table.time
    table.resume(state)
    return table


def _laid(id: str, invite: str, opened: Entry) -> Table:
    try:
        assert opened.kind == log.OPENED, opened.kind
        return Table(id, invite, opened)
    except (AssertionError, LookupError, TypeError) as why:
        raise StoreDamaged(f"the first entry of table {id} cannot be read: {why!r}") from None


def _folded(table: Table, entries: Sequence[Entry]) -> Frost | None:
    """Take in all entries. One that cannot be read tells nobody anything, and freezes."""
    frost = None
    for entry in map(cleaned, entries):
        try:
            table.fold([entry])
        except (LookupError, TypeError, AttributeError) as why:
            logger.warning("table %s, entry %d: %s %r", table.id, entry.number, entry.kind, why)
            table.entries[-1] = Entry(entry.number, entry.at, log.UNREADABLE, {})
            frost = frost or Frost(UNKNOWN, entry.number)
    return frost


def _begun(table: Table) -> Frost | None:
    """Let the match be played on, or say why it cannot. The whole truth, with what was drawn, goes
    to the log of the server alone."""
    try:
        table.begin(_replayed(table.entries))
        return None
    except BrokenGame:
        raise  # it says nothing about the log
    except Exception as why:  # rules that fail in any way must not take the house with them
        # Neither does a game that is not installed.
        if isinstance(why, BadOption) and table.opened["game"] not in registry.names():
            raise
        logger.warning("table %s no longer replays: %s", table.id, str(why) or repr(why))
        return _frost(table.entries, why)


def _frost(entries: Sequence[Entry], why: Exception) -> Frost:
    opened = entries[0].data
    if isinstance(why, BadOption):
        return Frost(OPTIONS)
    edition = editions.edition(opened["game"], opened.get("overrides"))
    if opened["data"] != edition.fingerprint:
        return Frost(DATA)
    return Frost(MOVES, _first_astray(entries))


def _first_astray(entries: Sequence[Entry]) -> int:
    """The number of the first entry that no longer leads where it did."""
    record = whole_record(entries, key=True)
    numbers = [1, *[entry.number for entry in entries if entry.kind in log.OF_THE_GAME]]
    good, bad = -1, len(numbers) - 1
    while bad - good > 1:
        middle = (good + bad) // 2
        if _leads(record, middle):
            good = middle
        else:
            bad = middle
    return numbers[bad]


def _leads(record: Data, to: int) -> bool:
    """Whether so many entries of a record still lead where they did."""
    try:
        replay(record, editions.edition(record["game"], record.get("overrides")), to)
    except Exception:  # the same as before: rules may fail in any way
        return False
    return True


def _replayed(entries: Sequence[Entry]) -> Match:
    record = whole_record(entries, key=True)
    match = replay(record, editions.edition(record["game"], record.get("overrides")), keep=KEPT)
    assert len(match.log) == len(record["log"])
    match.orders = standing_orders(entries)
    return match


def standing_orders(entries: Sequence[Entry]) -> StandingOrders:
    """Who wants no windows; only the table's own log tells it, a record does not."""
    orders, made = StandingOrders(), 0
    for entry in entries:
        if entry.kind == log.PATIENT:
            orders.give(entry.data["seat"], entry.data["turn"], made)
        elif entry.kind == log.UNDO:
            made = entry.data["undo"]
            orders.go_back(entry.data["seat"], made)
        elif entry.kind in log.OF_THE_GAME:
            made += 1
    return orders
