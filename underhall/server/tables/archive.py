"""A record that somebody brings along: read warily, checked move by move, laid as a table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

from underhall import editions
from underhall.bots import registry as bots
from underhall.core import registry
from underhall.core.errors import UnderhallError
from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.core.record import check_record, replay
from underhall.server.errors import ForeignGame, HouseError, NoRecord, NotWhole, OnlyPosition
from underhall.server.tables import log
from underhall.server.tables.chairs import BOT, LONGEST_NAME, PERSON, Chair, clean_name
from underhall.server.tables.log import Data, Entry, numbered
from underhall.server.tables.opening import code, table_id
from underhall.server.tables.table import Table
from underhall.server.tables.undoing import NEVER

MOST_ENTRIES = 5000
"""No game of people is nearly as long, whatever they take back."""


def lay_record(file: bytes, at: int) -> Table:
    """A table that is over, behind the record in a file; what does not hold is refused."""
    record = read(file)
    match = _checked(record)
    opened = opened_of(record, match)
    table = Table(table_id(), code(), Entry(1, at, log.OPENED, opened))
    table.begin(match)
    table.fold(numbered(table.new_drafts(), 1, at))
    return table


def read(file: bytes) -> Mapping[str, Any]:
    """The whole record of a game that is here, as far as its shape tells."""
    try:
        data = json.loads(file)
    except (ValueError, RecursionError):
        raise NoRecord("it holds no JSON") from None
    if isinstance(data, dict) and "log" not in data and {"table", "agenda"} & data.keys():
        raise OnlyPosition("it holds no moves")
    if isinstance(data, dict) and "seen_by" in data:
        raise NotWhole("it holds what one seat knew")
    try:
        record = check_record(data)
    except UnderhallError as why:
        raise NoRecord(str(why)) from None
    if len(record["log"]) > MOST_ENTRIES:
        raise NoRecord(f"it has more than {MOST_ENTRIES} entries")
    if record["game"] not in registry.names():
        raise ForeignGame(str(record["game"])[:40])
    return record


def _checked(record: Mapping[str, Any]) -> Match:
    """The match that a record tells of, every move and every draw of it checked."""
    try:
        match = replay(record, _edition(record))
    except UnderhallError:
        raise
    except Exception as why:  # nonsense in a file makes anything of code that trusts it
        raise NoRecord(f"it is damaged: {type(why).__name__}") from why
    if not match.moves:
        raise NoRecord("nothing was decided in it")
    return match


def _edition(record: Mapping[str, Any]) -> Edition:
    own = record.get("overrides")
    return editions.edition(record["game"], own if isinstance(own, dict) else None)


def opened_of(record: Mapping[str, Any], match: Match) -> Data:
    """The first entry: from what was replayed, so that nothing unchecked gets in."""
    edition = match.edition
    opened: Data = {
        "version": version("underhall"),
        "brought": True,
        "game": edition.game.id,
        "revision": edition.game.revision,
        "data": edition.fingerprint,
        "seats": match.state.seats,
        "options": dict(match.options),
        "setup": list(match.setup_chance),
        "undo": NEVER,
        "chairs": [chair.data() for chair in _chairs(record, match.state.seats)],
    }
    if edition.overrides:
        opened["overrides"] = edition.overrides
    if match.position is not None:
        opened["position"] = dict(match.position)
    opened.update({key: record[key] for key in _chance(record)})
    return opened


def _chance(record: Mapping[str, Any]) -> tuple[str, ...]:
    """What a record tells of where its chance came from."""
    if "seed" in record:
        return ("seed",)
    return ("commitment", "key") if "key" in record else ()


def _chairs(record: Mapping[str, Any], seats: int) -> list[Chair]:
    """Who played, as far as the record tells it."""
    told = record.get("players")
    players = told if isinstance(told, list) and len(told) == seats else [{}] * seats
    return [_chair(player if isinstance(player, Mapping) else {}) for player in players]


def _chair(player: Mapping[str, Any]) -> Chair:
    who, name = player.get("who"), player.get("name")
    try:
        shown = clean_name(str(name or "")[:LONGEST_NAME])
    except HouseError:
        shown = ""
    is_bot = isinstance(who, str) and who in bots.cards()
    return Chair(BOT, shown, str(who)) if is_bot else Chair(PERSON, shown)
