"""Pages that are kept up to date: what changes on them goes out with the news, unasked.

A page says on its stream which parts it has, from whose eyes, and at which number of the table.
From then on every piece of news brings what differs from that, and names the word of the page that
it follows: where the page has fetched something by itself meanwhile it is another one, and asks.
"""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from time import perf_counter
from typing import Any, NamedTuple

from underhall.core.errors import UnderhallError
from underhall.server.edge.limits import Buckets
from underhall.server.edge.visitors import Visitor
from underhall.server.errors import TooMuch
from underhall.server.pages.making import made
from underhall.server.pages.patching import patched, whole
from underhall.server.pages.sheets import Part
from underhall.server.pages.table import told_parts
from underhall.server.pages.table_pages import SMALL, as_json, beside, changed, look, marks, packed
from underhall.server.tables.asking import one_request
from underhall.server.tables.log import Data
from underhall.text.words import Words

logger = logging.getLogger("underhall")

AT_ONCE = 4
"""So many pages are looked at and made at a time: what a seat sees is large, and would but wait."""


class Shown(NamedTuple):
    """What a page shows."""

    turn: int
    """Which of its words this was."""
    seat: int
    number: int
    """How far the table was."""
    parts: dict[str, str]
    """Its parts by their hashes."""
    patches: bool = False
    """Whether it keeps what it is sent, and can be told what differs from that."""
    sent: frozenset[str] = frozenset()
    """The parts that were sent to it since it said so."""


class Page:
    """One open page of a table."""

    def __init__(self, who: Visitor, table: str, words: Buckets, turns: asyncio.Semaphore) -> None:
        """``words`` says how often a page may say what it shows; pages take ``turns``."""
        self._who = who
        self._table = table
        self._words = words
        self._turns = turns
        self._shown: Shown | None = None

    def hear(self, said: str) -> bool:
        """What the page shows now; whatever it says else means nothing."""
        found = read(said)
        if found is None:
            return False
        try:
            self._words.take(self._who.address)
        except TooMuch:
            found = None  # it has to ask for everything, and is told there
        self._shown = found
        return found is not None

    async def told(self, news: Data) -> str | bytes | None:
        """News with what changes on the page by them; None where that is not known, or nothing."""
        shown = self._shown
        if shown is None or (news["number"] <= shown.number and not news["notices"]):
            return None
        begun = perf_counter()
        try:
            async with self._turns:
                found = await self._changed(shown, news)
        except Exception as why:
            if not isinstance(why, UnderhallError):
                logger.exception("what changed on a page cannot be told")
            self._shown = None  # the page asks itself, and hears why not
            return None
        self._who.house.metrics.took("underhall_update_seconds", perf_counter() - begun)
        return found

    async def _changed(self, shown: Shown, news: Data) -> str | bytes:
        with one_request():
            told, words, extra = await self._looked(shown.seat)
        given = {"notices": news["notices"], "turn": shown.turn}
        found, marked = await made(_made, told, words, shown, extra, given)
        if self._shown is shown:
            parts, sent = {**shown.parts, **marked}, shown.sent.union(marked)
            self._shown = shown._replace(number=told["number"], parts=parts, sent=sent)
        return found

    async def _looked(self, seat: int) -> tuple[Data, Words, Data]:
        # Keys may have been renewed since.
        who = replace(self._who, known={})
        at = await who.looking(self._table, seat)
        told, words = await look(who, self._table, at)
        return told, words, await beside(who, self._table, told)


def _made(
    told: Data, words: Words, shown: Shown, extra: Data, given: Data
) -> tuple[str | bytes, dict[str, str]]:
    """What is sent, and the hashes of the parts in it."""

    def tell(name: str, part: Part) -> Data:
        if not shown.patches:
            return whole(part)
        # Only what was sent from here was cut here.
        return patched(part, shown.parts[name] if name in shown.sent else "")

    found = told_parts(told, words, shown.parts, tell, extra)
    marked = {name: part["hash"] for name, part in found.items()}
    body = as_json({**changed(told, extra, found), **given})
    return packed(body) if len(body) >= SMALL else body.decode(), marked


def read(said: str) -> Shown | None:
    """What a page says that it shows, if it says so."""
    try:
        told: Any = json.loads(said)
        turn, seat, number, have = [told[name] for name in ("turn", "seat", "number", "have")]
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    if not isinstance(have, str) or not all([type(n) is int for n in (turn, seat, number)]):
        return None
    return Shown(turn, seat, number, marks(have), told.get("patches") is True)
