"""Records and positions of a table, as far as one seat may know them."""

from __future__ import annotations

from underhall.core.position import write_position
from underhall.server.shown.facts import Deal, dealt_anew
from underhall.server.tables import log
from underhall.server.tables.log import Data, Entry, header, whole_record
from underhall.server.tables.table import Table


def record(table: Table, seat: int) -> Data:
    """The whole record once the game is over; before that what ``seat`` may know of it."""
    told = [_record_player(table, at) for at in range(len(table.chairs))]
    if table.is_over:
        return {**whole_record(table.entries, key=True), "players": told}
    own = [_own_move(entry, seat) for entry in table.entries if entry.kind in log.OF_THE_GAME]
    seen = [] if table.match is None else [event.data() for event in table.match.seen(seat)]
    known = header(table.opened)
    known.pop("position", None)  # it shows what everybody held
    return {**known, "players": told, "seen_by": seat, "log": own, "events": seen}


def _record_player(table: Table, seat: int) -> Data:
    chair = table.chairs[seat]
    return {"who": chair.bot or "you", "name": chair.name}


def _own_move(entry: Entry, seat: int) -> Data:
    own = ("seat", "undo", "move", "redo")
    known = own if entry.data["seat"] == seat else own[:2]
    return {key: entry.data[key] for key in known if key in entry.data}


def position(table: Table, seat: int, deal: Deal = dealt_anew) -> Data:
    """The position: as it is once the game is over, before that one that looks the same to
    ``seat``."""
    match = table.match if table.is_over and table.match is not None else table.running()
    s = match.state if table.is_over else deal(match, seat)
    return write_position(match.edition, s, match.options)
