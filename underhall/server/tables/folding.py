"""What an entry of the log does to a table in memory, one function a kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from underhall.server.tables import log
from underhall.server.tables.chairs import BOT, OPEN, PERSON, Chair
from underhall.server.tables.log import Entry
from underhall.server.tables.waiting import TAKE_BACK, Proposal
from underhall.text.words import FALLBACK

if TYPE_CHECKING:
    from underhall.server.tables.table import Table


def _move(table: Table, entry: Entry) -> None:
    table.numbers.append(entry.number)
    table.logged += 1
    table.chairs[entry.data["seat"]].expired = False
    table.proposals.pop(TAKE_BACK, None)


def _undo(table: Table, entry: Entry) -> None:
    del table.numbers[entry.data["undo"] :]
    table.logged += 1
    table.proposals.pop(TAKE_BACK, None)


def _seated(table: Table, entry: Entry) -> None:
    table.chairs[entry.data["seat"]] = Chair(PERSON, entry.data["name"])
    _begins_now(table, entry)


def _left(table: Table, entry: Entry) -> None:
    table.chairs[entry.data["seat"]].away = True
    _asks_no_longer(table, entry.data["seat"])


def _returned(table: Table, entry: Entry) -> None:
    chair = table.chairs[entry.data["seat"]]
    chair.away, chair.stand_in, chair.expired = False, "", False
    _begins_now(table, entry)


def _begins_now(table: Table, entry: Entry) -> None:
    """Whoever sits down has the whole time of a turn."""
    if entry.data["seat"] in table.since:
        table.since[entry.data["seat"]] = table.time


def _renamed(table: Table, entry: Entry) -> None:
    table.chairs[entry.data["seat"]].name = entry.data["name"]


def _resigned(table: Table, entry: Entry) -> None:
    chair = table.chairs[entry.data["seat"]]
    chair.kind, chair.level, chair.resigned = BOT, entry.data["level"], True
    chair.stand_in, chair.away, chair.expired = "", False, False
    _no_longer_asked(table, entry.data["seat"])


def _bot_seated(table: Table, entry: Entry) -> None:
    chair = table.chairs[entry.data["seat"]]
    chair.stand_in = entry.data["level"]
    chair.name = chair.name or entry.data.get("name", "")
    _asks_no_longer(table, entry.data["seat"])


def _freed(table: Table, entry: Entry) -> None:
    seat = entry.data["seat"]
    table.chairs[seat] = Chair(OPEN, stand_in=table.chairs[seat].stand_in)
    _new_key(table, str(seat))
    _no_longer_asked(table, seat)


def _renewed(table: Table, entry: Entry) -> None:
    _new_key(table, entry.data["role"])


def _new_key(table: Table, role: str) -> None:
    table.keys[role] = table.keys.get(role, 0) + 1


def _asked(table: Table, entry: Entry) -> None:
    told = entry.data
    asked, to = list(told["asked"]), told.get("to", -1)
    table.proposals[told["what"]] = Proposal(told["what"], told["seat"], asked, to, entry.number)


def _agreed(table: Table, entry: Entry) -> None:
    table.proposals[entry.data["what"]].yes.append(entry.data["seat"])


def _refused(table: Table, entry: Entry) -> None:
    del table.proposals[entry.data["what"]]


def _ended(table: Table, entry: Entry) -> None:
    table.ended = True
    table.proposals.clear()


def _expired(table: Table, entry: Entry) -> None:
    table.chairs[entry.data["seat"]].expired = True


def _said(table: Table, entry: Entry) -> None:
    table.said.append(entry)


def _call(table: Table, entry: Entry) -> None:
    chair = table.chairs[entry.data["seat"]]
    chair.call, chair.page = entry.data["url"], entry.data["page"]
    chair.lang = entry.data.get("lang", FALLBACK)


def _only_noted(table: Table, entry: Entry) -> None:
    pass


def _asks_no_longer(table: Table, seat: int) -> None:
    """Whoever goes away no longer waits for an answer, and still has to give one."""
    for proposal in list(table.proposals.values()):
        if proposal.seat == seat:
            del table.proposals[proposal.what]


def _no_longer_asked(table: Table, seat: int) -> None:
    """Whoever is gone for good cannot hold up an agreement."""
    _asks_no_longer(table, seat)
    for proposal in table.proposals.values():
        proposal.asked = [other for other in proposal.asked if other != seat]


FOLDS: dict[str, Callable[[Table, Entry], None]] = {
    log.MOVE: _move,
    log.REDO: _move,
    log.UNDO: _undo,
    log.SEATED: _seated,
    log.LEFT: _left,
    log.RETURNED: _returned,
    log.RENAMED: _renamed,
    log.RESIGNED: _resigned,
    log.BOT_SEATED: _bot_seated,
    log.FREED: _freed,
    log.RENEWED: _renewed,
    log.ASKED: _asked,
    log.AGREED: _agreed,
    log.REFUSED: _refused,
    log.ENDED: _ended,
    log.EXPIRED: _expired,
    log.PATIENT: _only_noted,
    log.HINTED: _only_noted,
    log.REVIEWED: _only_noted,
    log.CHAT: _said,
    log.CALL: _call,
    log.FROZEN: _only_noted,
    log.THAWED: _only_noted,
}
"""What each kind of entry does to a table."""
