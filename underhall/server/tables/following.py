"""Following what other processes have written: newer entries are taken in where a table stands."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.core.errors import Diverged
from underhall.core.match import Match
from underhall.core.orders import StandingOrders
from underhall.server.tables import log
from underhall.server.tables.frost import cleaned
from underhall.server.tables.log import Data, Entry
from underhall.server.tables.reading import standing_orders
from underhall.server.tables.table import Table


def follow(table: Table, entries: Sequence[Entry], state: Data) -> None:
    """Take in entries that others have written after the newest one here; ``state`` is that of the
    card after them. Whatever does not fit raises, and the table has to be read anew."""
    match = table.match
    if entries[0].number != table.number + 1:
        raise Diverged(f"entry {entries[0].number} does not follow {table.number}")
    if match is not None:
        # What windows were passed by order is in the log, move by move.
        match.orders = StandingOrders()
    for entry in map(cleaned, entries):
        if match is not None and entry.kind in log.OF_THE_GAME:
            _make(match, entry)
        table.fold([entry])
    if match is not None:
        match.orders = standing_orders(table.entries)
        table.begin(match)
    table.resume(state)


def _make(match: Match, entry: Entry) -> None:
    """Let a move be made in the match as it was made elsewhere."""
    seat, told = entry.data["seat"], entry.data
    if entry.kind == log.UNDO:
        match.rewind(told["undo"], seat)
        return
    move = match.redo(seat) if entry.kind == log.REDO else match.play(seat, told["move"])
    if move.chance != told.get("chance", []):
        raise Diverged(f"entry {entry.number} draws otherwise here")
