"""Why a table is frozen: as much as its seats may know. What was drawn is nobody's business."""

from __future__ import annotations

from dataclasses import dataclass

from underhall.server.tables import log
from underhall.server.tables.log import Data, Entry

DATA, OPTIONS, UNKNOWN, MOVES = "data", "options", "unknown", "moves"
"""Other component data; an option that is no more; an entry that this version cannot read; and
moves, the setup among them, that no longer lead where they did."""

CAUSES = (DATA, OPTIONS, UNKNOWN, MOVES)


@dataclass(frozen=True)
class Frost:
    """That a log no longer replays, and from which entry on; never what happens instead."""

    cause: str
    entry: int = 0
    """0 where no single entry is to blame."""

    def data(self) -> Data:
        """As the log tells it."""
        return {"cause": self.cause, "entry": self.entry}


def read_frost(data: Data) -> Frost:
    """The frost that an entry tells of; one of long ago tells nothing that may be repeated."""
    cause, entry = data.get("cause"), data.get("entry")
    known = cause in CAUSES and isinstance(entry, int)
    return Frost(str(cause), int(entry or 0)) if known else Frost(MOVES)


def cleaned(entry: Entry) -> Entry:
    """The entry without what was drawn: earlier versions wrote that down when a table froze."""
    if entry.kind == log.FROZEN:
        return Entry(entry.number, entry.at, entry.kind, read_frost(entry.data).data())
    if entry.kind == log.THAWED:
        return Entry(entry.number, entry.at, entry.kind, {})
    return entry
