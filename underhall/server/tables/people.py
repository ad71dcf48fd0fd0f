"""Deeds about people: taking chairs, leaving, coming back, resigning, names, chat, bots."""

from __future__ import annotations

from underhall.server.errors import NoChair, NotNow, NotYours, TooMuch
from underhall.server.tables import log
from underhall.server.tables.chairs import (
    OPEN,
    PERSON,
    Chair,
    bot_name,
    check_level,
    clean_chat,
    clean_name,
    stand_in,
)
from underhall.server.tables.log import Draft
from underhall.server.tables.table import Table
from underhall.server.tables.undoing import released

MOST_OF_PEOPLE = 5000
"""Entries about people that a log takes before names and chat have to stay as they are."""


def first_free(table: Table) -> int:
    """The first chair that somebody with an invitation may take."""
    for seat, chair in enumerate(table.chairs):
        if chair.kind == OPEN:
            return seat
    raise NoChair("every chair is taken")


def sit_down(table: Table, name: str) -> list[Draft]:
    """Take the first open chair; a bot that kept it warm gets up."""
    table.running()
    return [(log.SEATED, {"seat": first_free(table), "name": clean_name(name)})]


def rename(table: Table, seat: int, name: str) -> list[Draft]:
    """Go by another name."""
    wanted = clean_name(name)
    if _person(table, seat).name == wanted:
        return []
    _check_not_full(table)
    return [(log.RENAMED, {"seat": seat, "name": wanted})]


def leave(table: Table, seat: int) -> list[Draft]:
    """Leave for a while: the others may seat a bot meanwhile."""
    table.running()
    if _person(table, seat).away:
        raise NotNow("you have left already")
    return [(log.LEFT, {"seat": seat})]


def come_back(table: Table, seat: int) -> list[Draft]:
    """Take the chair again, from a bot if one sits there."""
    chair = _person(table, seat)
    if not (chair.away or chair.stand_in or chair.expired):
        raise NotNow("you are here already")
    return [(log.RETURNED, {"seat": seat})]


def resign(table: Table, seat: int) -> list[Draft]:
    """Give the chair up for good: a bot plays on in it."""
    table.running()
    _person(table, seat)
    resigned: Draft = (log.RESIGNED, {"seat": seat, "level": stand_in()})
    return [resigned, *released(table, seat)]


def seat_bot(table: Table, seat: int, level: str) -> list[Draft]:
    """Let a bot keep a chair warm that is empty or whose time has run out."""
    table.running()
    if not 0 <= seat < len(table.chairs):
        raise NoChair(f"there is no chair {seat}")
    chair = table.chairs[seat]
    if chair.bot or not (chair.kind == OPEN or chair.away or chair.expired):
        raise NotNow("this chair is not free for a bot")
    told = {"seat": seat, "level": check_level(level), "name": bot_name(table.names)}
    return [(log.BOT_SEATED, told)]


def free(table: Table, seat: int) -> list[Draft]:
    """Let somebody else have the chair of a person; with it go the keys to it."""
    if table.is_over:
        table.running()
    if not (0 <= seat < len(table.chairs) and table.chairs[seat].kind == PERSON):
        raise NotNow("nobody sits in this chair")
    freed: Draft = (log.FREED, {"seat": seat})
    return [freed, *released(table, seat)]


def renew_key(table: Table, role: str) -> list[Draft]:
    """Let the keys to a role open nothing any more: there is a new one."""
    if not role.isdigit():
        return [(log.RENEWED, {"role": role})]
    if int(role) >= len(table.chairs):
        raise NoChair(f"there is no chair {role}")
    _person(table, int(role))
    return [(log.RENEWED, {"role": role, "seat": int(role)})]


def chat(table: Table, seat: int, text: str) -> list[Draft]:
    """Say something to the table."""
    _check_not_full(table)
    return [(log.CHAT, {"seat": seat, "text": clean_chat(text)})]


def call_me(table: Table, seat: int, url: str, page: str, lang: str) -> list[Draft]:
    """Be called at an address of one's own, in one's own language, when it is one's turn; "" for no
    longer."""
    table.running()
    chair = _person(table, seat)
    wanted = (url, page, lang) if url else ("", "", "")
    if (chair.call, chair.page, chair.lang) == wanted:
        return []
    _check_not_full(table)
    return [(log.CALL, {"seat": seat, **dict(zip(("url", "page", "lang"), wanted))})]


def run_out(table: Table, now: int) -> list[Draft]:
    """Note that somebody's time has run out (one person at a time); where the table wants it so,
    a bot goes on for them."""
    late = [seat for seat, deadline in table.deadlines().items() if deadline <= now]
    if not late:
        return []
    seat = late[0]
    drafts: list[Draft] = [(log.EXPIRED, {"seat": seat})]
    if table.opened["clock"]["then"] == "bot":
        drafts.append((log.BOT_SEATED, {"seat": seat, "level": stand_in()}))
    return drafts


def _check_not_full(table: Table) -> None:
    if table.of_people >= MOST_OF_PEOPLE:
        raise TooMuch("enough was said at this table")


def _person(table: Table, seat: int) -> Chair:
    chair = table.chairs[seat]
    if chair.kind != PERSON:
        raise NotYours("this chair is no longer yours")
    return chair
