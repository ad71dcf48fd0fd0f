"""A table that nobody is at, made small: its past as a few packed bytes instead of many objects.

What a table shows is made of its whole past, which takes most of its memory. The state itself, and
two of those before it, stay as they are: unpacking replays nothing and cannot go another way. Other
states to go back to are made anew when somebody takes back a move.
"""

from __future__ import annotations

import marshal
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from underhall.core.events import Event, EventKind
from underhall.core.match import Match, Move
from underhall.server.tables.log import OF_THE_GAME, Entry, as_played
from underhall.server.tables.table import Table

PLAIN = (int, str, bool, type(None))
STATE_BYTES = 12_000
"""What one state takes, over all games."""
THING_BYTES = 250


@dataclass(frozen=True)
class Packed:
    """The past of a table up to an entry."""

    number: int
    data: bytes
    things: list[Any]
    """What is no plain data, by number."""
    states: dict[int, Any]
    """The states before a few moves."""

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        kept = len(self.states) + 1
        return len(self.data) + THING_BYTES * len(self.things) + STATE_BYTES * kept


def pack(table: Table) -> bool:
    """Make a table small; False where that cannot be done, or is done already."""
    match = table.match
    if table.packed is not None or (match is not None and match.keep < 2):
        return False
    found = table.unpacked
    if found is None or found.number != table.number:
        try:
            found = _packed(table)
        except ValueError:
            return False  # somebody else's game tells of things that cannot be packed
    table.packed, table.unpacked = found, None
    table.entries = table.entries[-1:]
    table.in_words.clear()
    if match is not None:
        match.moves, match.undone, match.log = [], [], []
    return True


def unpack(table: Table) -> None:
    """Have a table ready again."""
    packed = table.packed
    if packed is None:
        return
    entries, moves, undone = marshal.loads(zlib.decompress(packed.data))
    table.entries = [Entry(*entry) for entry in entries]
    if table.match is not None:
        played = [entry for entry in table.entries if entry.kind in OF_THE_GAME]
        table.match.log = [as_played(entry) for entry in played]
        table.match.moves = [_move(table.match, told, packed.things) for told in moves]
        table.match.undone = [_move(table.match, told, packed.things) for told in undone]
        for at, state in packed.states.items():
            table.match.moves[at].before = state
    table.packed, table.unpacked = None, packed


def _packed(table: Table) -> Packed:
    things = _Things()
    match = table.match
    entries = [(entry.number, entry.at, entry.kind, entry.data) for entry in table.entries]
    moves = [] if match is None else _told(match.moves, things)
    undone = [] if match is None else _told(match.undone, things)
    data = zlib.compress(marshal.dumps((entries, moves, undone)), 1)
    return Packed(table.number, data, things.found, {} if match is None else _states(match))


def _states(match: Match) -> dict[int, Any]:
    """The state that all others can be made of, and one from which the newest are made quickly."""
    kept = [at for at, move in enumerate(match.moves) if move.before is not None]
    older = [at for at in kept if at % match.keep == 0]
    return {at: match.moves[at].before for at in {*older[:1], *older[-1:]}}


def _told(moves: Iterable[Move], things: _Things) -> list[tuple[Any, ...]]:
    return [
        (
            *(move.seat, move.token, move.mark, move.turn, move.starts_action, move.chance),
            [_told_event(event, things) for event in move.events],
        )
        for move in moves
    ]


def _told_event(event: Event, things: _Things) -> tuple[Any, ...] | int:
    if not _is_plain(event.values):
        return things.number(event)
    return things.number(event.kind), event.values, event.audience, event.by


def _is_plain(values: Sequence[object]) -> bool:
    for value in values:
        kind = type(value)
        if kind not in PLAIN and not (kind is tuple and _is_plain(value)):  # type: ignore[arg-type]
            return False
    return True


class _Things:
    """Objects that stay what they are, each once."""

    def __init__(self) -> None:
        self.found: list[Any] = []
        self._numbers: dict[int, int] = {}

    def number(self, thing: object) -> int:
        number = self._numbers.get(id(thing))
        if number is None:
            number = self._numbers[id(thing)] = len(self.found)
            self.found.append(thing)
        return number


def _move(match: Match, told: tuple[Any, ...], things: list[Any]) -> Move:
    seat, token, mark, turn, starts_action, chance, events = told
    move = Move(seat, token, match.state, starts_action)
    move.before, move.mark, move.turn, move.chance = None, mark, turn, chance
    move.events = [_event(one, things) for one in events]
    return move


def _event(told: tuple[Any, ...] | int, things: list[Any]) -> Event:
    if isinstance(told, int):
        whole: Event = things[told]
        return whole
    number, values, audience, by = told
    kind: EventKind = things[number]
    event = Event(kind, values, audience)
    event.by = by
    return event
