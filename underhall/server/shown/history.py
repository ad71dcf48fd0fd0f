"""What happened at a table, as one seat may know it: lines of the log, the recap, the events."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from sys import intern
from typing import Any

from underhall.core.agenda import SPECTATOR
from underhall.core.events import EVERYBODY, Event
from underhall.core.match import Match, heard
from underhall.core.names import Codec, Many, Maybe, Names, Seat
from underhall.core.phrase import SeatName
from underhall.server.tables import log
from underhall.server.tables.frost import Frost, read_frost
from underhall.server.tables.log import Data, Entry
from underhall.server.tables.table import Table
from underhall.text.words import SEEN, Words

Lines = tuple[Data, ...]
Kept = dict[int | None, dict[int, Lines]]
"""Lines by the seat that is told them, or None where all are, and by their entry."""

LOG_LINES = 120
"""How much of the log a page gets unless it asks for more."""


def recap(match: Match, seat: int, words: Words) -> list[Data]:
    """What happened since the last decision of ``seat``; nothing for those who only look on."""
    events = [] if seat == SPECTATOR else match.recap(seat)
    return [line(event, seat, words) for event in events]


def line(event: Event, seat: int, words: Words) -> Data:
    """One thing that happened; ``touches_me`` says that others did it to ``seat``."""
    touched = event.touched
    return {
        "kind": event.name,
        "text": words.event(event, SEEN),
        "clause": event.clause,
        "seat": touched[0] if touched else None,
        "targets": targets(event),
        "by": event.by,
        "touches_me": event.befalls(seat),
    }


def targets(event: Event) -> list[str]:
    """The things an event is about, as ``topic:token`` and ``seat:number``."""
    found: list[str] = []
    for (_, codec), value in zip(event.kind.fields, event.values):
        found += [target for target in _named(codec, value) if target not in found]
    return found


def _named(codec: Codec, value: Any) -> list[str]:
    if isinstance(codec, Names):
        return [intern(f"{codec.topic}:{codec.token(value)}")]
    if isinstance(codec, Seat):
        return [intern(f"seat:{value}")]
    if isinstance(codec, Many):
        return [target for item in value for target in _named(codec.each, item)]
    if isinstance(codec, Maybe):
        return [] if value == -1 else _named(codec.each, value)
    return []


def log_lines(
    table: Table, seat: int, words: Words, since: int = 0, most: int = LOG_LINES
) -> list[Data]:
    """The newest lines of the log after entry ``since``, oldest first: events of the game as far
    as ``seat`` may know them, and what people did. ``key`` names a line for good, ``action`` the
    action that it is part of."""
    found: list[Data] = []
    if not most:
        return found
    kept = table.in_words.setdefault(words, {})
    to_all, to_seat = kept.setdefault(None, {}), kept.setdefault(seat, {})
    for number, happened in _happenings(table, since):
        if isinstance(happened, Entry):
            found.append(_house_line(happened, seat, words))
        else:
            lines = to_all.get(number, to_seat.get(number))
            if lines is None:
                told = _told(table, number, heard(happened, seat), seat, words)
                lines = _keep(kept, number, None if _for_all(happened) else seat, told)
            found += lines[::-1]
        if len(found) >= most:
            if most >= LOG_LINES:
                _forget(kept, number)
            break
    return found[:most][::-1]


def _forget(kept: Kept, first: int) -> None:
    """Let go of entries before the first that a page shows: people seldom look further back."""
    for lines in kept.values():
        for old in [number for number in lines if number < first]:
            del lines[old]


def _keep(kept: Kept, number: int, whose: int | None, told: list[Data]) -> Lines:
    """Keep lines, for an entry never changes; what others are told word for word is kept once."""
    known = {line["key"]: line for lines in kept.values() for line in lines.get(number, ())}
    found = kept[whose]
    same = [known[one["key"]] if known.get(one["key"]) == one else one for one in told]
    found[number] = tuple(same)
    return found[number]


def _for_all(happened: Sequence[Event]) -> bool:
    """Whether the lines are the same for all: what everybody knows and what touches nobody is."""
    return all([one.audience == EVERYBODY and not one.kind.done_to for one in happened])


def _action(table: Table, number: int) -> int:
    """The entry with which the action of a move began."""
    moves = table.match.moves if table.match is not None else []
    at = bisect_left(table.numbers, number)
    if at >= len(moves) or table.numbers[at] != number:
        return number
    while at and not moves[at].starts_action and moves[at - 1].seat == moves[at].seat:
        at -= 1
    return table.numbers[at]


def news_since(table: Table, seat: int) -> int:
    """The first entry after the last turn of ``seat``."""
    match = table.match
    if match is None or seat == SPECTATOR:
        return table.number + 1
    at = match.last_turn(seat)
    return table.numbers[at] if at < len(table.numbers) else table.number + 1


def _told(table: Table, number: int, known: Sequence[Event], seat: int, words: Words) -> list[Data]:
    action = _action(table, number)
    # Only what is seen is counted: a gap would tell of something that is not.
    return [
        {"key": f"{number}-{n}", "number": number, **line(event, seat, words), "action": action}
        for n, event in enumerate(known)
    ]


def _happenings(table: Table, since: int) -> Iterator[tuple[int, Entry | list[Event]]]:
    """Entries about people and events of moves that still stand, the newest first. Of what
    somebody does again and again between two moves only the last time counts: nobody can talk the
    game out of its own log."""
    match = table.match
    move = -1 if match is None else len(match.moves) - 1
    again: set[tuple[Any, ...]] = set()
    for at in range(len(table.entries) - 1, max(1, since) - 1, -1):
        entry = table.entries[at]
        if match is not None and move >= 0 and table.numbers[move] == entry.number:
            again.clear()
            yield entry.number, match.moves[move].events
            move -= 1
        elif entry.kind in TOLD:
            kind = (entry.kind, entry.data.get("seat"), entry.data.get("what"))
            if entry.kind == log.UNDO or kind not in again:
                yield entry.number, entry
            again.add(kind)
    if match is not None and since < 1:
        yield 1, match.setup_events
        if match.position is not None:
            yield 1, table.entries[0]


TOLD = (
    *(log.UNDO, log.SEATED, log.LEFT, log.RETURNED, log.RENAMED, log.RESIGNED, log.BOT_SEATED),
    *(log.ASKED, log.REFUSED, log.ENDED, log.EXPIRED, log.FROZEN, log.THAWED),
    *(log.FREED, log.RENEWED, log.HINTED),
)
"""Entries about people that are lines of the log; chat stands apart."""


def _house_line(entry: Entry, seat: int, words: Words) -> Data:
    who = entry.data.get("seat")
    return {
        "key": f"{entry.number}-0",
        "number": entry.number,
        "kind": f"table-{entry.kind}",
        "text": house_sentence(entry, words),
        "clause": "",
        "seat": who,
        "by": who,
        "action": entry.number,
        "touches_me": entry.kind == log.ASKED and seat in entry.data["asked"],
        "targets": [] if who is None else [f"seat:{who}"],
    }


def house_sentence(entry: Entry, words: Words) -> str:
    """An entry about people in words."""
    told = entry.data
    if entry.kind == log.FROZEN:
        return frozen_sentence(read_frost(told), words)
    if entry.kind == log.THAWED:
        return words.message("table-thawed")
    if entry.kind == log.OPENED:
        return words.message("table-opened-amid")
    if entry.kind == log.UNDO and told.get("seen"):
        return words.message("table-undo-seen", who=SeatName(told["seat"]))
    if entry.kind == log.RENEWED and "seat" not in told:
        return words.message("table-renewed-link")
    if entry.kind in (log.ASKED, log.REFUSED):
        return words.message(f"table-{entry.kind}-{told['what']}", who=SeatName(told["seat"]))
    return words.message(f"table-{entry.kind}", who=SeatName(told["seat"]))


def frozen_sentence(frost: Frost, words: Words) -> str:
    """That a table is frozen and where its log leads astray."""
    return words.message("table-frozen", cause=frost.cause, entry=frost.entry)


# ---------------------------------------------------------------------- events


def events(table: Table, seat: int, words: Words, since: int) -> list[Data]:
    """Every entry after ``since`` as far as ``seat`` may know it; of a move that was taken back
    only that it was made."""
    match = table.match
    moves: dict[int, list[Event]] = {}
    if match is not None:
        moves = {n: move.events for n, move in zip(table.numbers, match.moves)}
        moves[1] = match.setup_events
    return [
        _entry_facts(entry, moves.get(entry.number, []), seat, words)
        for entry in table.entries[max(0, since) :]
    ]


def _entry_facts(entry: Entry, happened: Sequence[Event], seat: int, words: Words) -> Data:
    told: Data = {"number": entry.number, "at": entry.at, "kind": entry.kind}
    told.update({key: entry.data[key] for key in OPENLY if key in entry.data})
    if entry.kind in (log.MOVE, log.REDO) and entry.data["seat"] == seat:
        told["token"] = entry.data.get("move", entry.data.get("redo"))
    told["events"] = [
        {**event.data(), "text": words.event(event)} for event in happened if event.seen_by(seat)
    ]
    return told


OPENLY = ("seat", "name", "level", "what", "asked", "text", "undo", "cancel", "cause", "entry")
"""What every entry may tell everybody."""
