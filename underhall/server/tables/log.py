"""The log of a table: what its entries are, and the record they amount to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from underhall.core.record import FORMAT

OPENED = "opened"
SEATED = "seated"
LEFT = "left"
RETURNED = "returned"
RENAMED = "renamed"
RESIGNED = "resigned"
BOT_SEATED = "bot-seated"
FREED = "freed"
RENEWED = "renewed"
"""There is a new key to a seat, or to watching or owning the table."""
MOVE = "move"
UNDO = "undo"
REDO = "redo"
PATIENT = "patient"
ASKED = "asked"
AGREED = "agreed"
REFUSED = "refused"
ENDED = "ended"
CHAT = "chat"
CALL = "call"
"""Somebody wishes to be called at an address of their own when it is their turn."""
HINTED = "hinted"
"""A seat has asked the coach what to do."""
REVIEWED = "reviewed"
"""The coach has looked back at the finished game; what it found is kept here."""
EXPIRED = "expired"
FROZEN = "frozen"
THAWED = "thawed"
UNREADABLE = "unreadable"
"""What stands in for an entry that this version cannot read; it is never written."""

OF_THE_GAME = (MOVE, UNDO, REDO)
"""The entries that a record is made of; all others are about people."""

Data = dict[str, Any]
Draft = tuple[str, Data]
"""An entry to be: its kind and what it says."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. ``at`` counts milliseconds since 1970."""

    number: int
    at: int
    kind: str
    data: Data


def numbered(drafts: Iterable[Draft], after: int, at: int) -> list[Entry]:
    """The entries that drafts become when they follow entry ``after``."""
    return [Entry(n, at, kind, data) for n, (kind, data) in enumerate(drafts, after + 1)]


def draft_of(logged: Data) -> Draft:
    """An entry of a match's log as a draft; both are the same, for neither is ever changed."""
    kind = next(kind for kind in OF_THE_GAME if kind in logged)
    return kind, logged


def noted(draft: Draft, what: str, value: Any) -> Draft:
    """A draft with a note of the table beside what the match says."""
    kind, data = draft
    return kind, {**data, what: value}


def logged(entry: Entry) -> Data:
    """An entry as the log of a record has it."""
    return {key: value for key, value in entry.data.items() if key not in ("result", "cancel")}


NOTED = ("result", "cancel", "seen")
"""What a table adds to an entry of the game."""


def as_played(entry: Entry) -> Data:
    """An entry as the log of its match has it."""
    if not any([key in entry.data for key in NOTED]):
        return entry.data
    return {key: value for key, value in entry.data.items() if key not in NOTED}


def header(opened: Data) -> Data:
    """What may always be told of how a table was opened."""
    known = ("game", "revision", "data", "seats", "options", "overrides", "position", "commitment")
    return {"underhall": FORMAT, **_told(opened, known)}


def _told(opened: Data, keys: Sequence[str]) -> Data:
    return {key: opened[key] for key in keys if key in opened}


def whole_record(entries: Sequence[Entry], key: bool) -> Data:
    """The record of a table, with the key (or, of a record brought along, the seed) of its chance
    or without."""
    opened = entries[0].data
    record = header(opened)
    if key:
        record.update(_told(opened, ("key", "seed")))
    moves = [entry for entry in entries if entry.kind in OF_THE_GAME]
    record["setup"] = opened["setup"]
    record["log"] = [logged(entry) for entry in moves]
    if moves and "result" in moves[-1].data:
        record["result"] = moves[-1].data["result"]
    return record


def voided(drafts: Iterable[Draft]) -> list[str]:
    """The roles whose keys open nothing any more after what was drafted."""
    return [
        data["role"] if kind == RENEWED else str(data["seat"])
        for kind, data in drafts
        if kind in (RENEWED, FREED)
    ]
