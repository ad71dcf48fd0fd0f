"""A table in which everything that one seat may not know is something else."""

from __future__ import annotations

import copy
from typing import Any
from weakref import WeakKeyDictionary

from underhall.core.chance import Fast
from underhall.core.match import Match, Move
from underhall.core.secrets import redeal
from underhall.server.pages import keeping
from underhall.server.tables.log import MOVE, OF_THE_GAME, REDO, Data, Entry
from underhall.server.tables.table import Table

HIDDEN = "a secret of somebody else"


def blinded(table: Table, seat: int, seed: int) -> Table:
    """The same table to ``seat``: hands, answers, piles and chance to come are dealt anew, tokens
    and private events of others, the key and all that chance has given are replaced."""
    keeping.forget()  # nothing of the one may be shown at the other
    twin = copy.copy(table)
    twin.in_words = WeakKeyDictionary()
    twin.opened = _opened(table.opened)
    twin.entries = [_entry(entry, seat) for entry in table.entries]
    twin.match = None if table.match is None else _match(table.match, seat, seed)
    return twin


def _opened(opened: Data) -> Data:
    return {**opened, "key": "00" * 32, "setup": [HIDDEN]}


def _entry(entry: Entry, seat: int) -> Entry:
    if entry.number == 1:
        return Entry(1, entry.at, entry.kind, _opened(entry.data))
    if entry.kind not in OF_THE_GAME:
        return entry
    data: dict[str, Any] = {key: value for key, value in entry.data.items() if key != "chance"}
    for kind in (MOVE, REDO):
        if kind in data and data["seat"] != seat:
            data[kind] = HIDDEN
    return Entry(entry.number, entry.at, entry.kind, {**data, "chance": [HIDDEN]})


def _match(match: Match, seat: int, seed: int) -> Match:
    twin = copy.copy(match)
    twin.state = redeal(match.edition.game, match.state, seat, Fast(f"blind {seed}"))
    twin.log = [{"seat": 0, "move": HIDDEN}] * len(match.log)
    twin.moves = [_move(move, seat) for move in match.moves]
    twin.undone = [_move(move, seat) for move in match.undone]
    twin.setup_chance = [HIDDEN]
    twin.setup_events = [event for event in match.setup_events if event.seen_by(seat)]
    return twin


def _move(move: Move, seat: int) -> Move:
    twin = copy.copy(move)
    twin.token = move.token if move.seat == seat else HIDDEN
    twin.chance = [HIDDEN]
    twin.events = [event for event in move.events if event.seen_by(seat)]
    return twin
