"""The other processes of a house: what they write is followed, and they are told what we do.

A notice is a hint. Whatever matters is asked of the store: when a table is come to, when listening
begins again, and every second for tables that somebody watches here.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import socket
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Protocol

from underhall.core.errors import UnderhallError
from underhall.server.errors import StoreTrouble
from underhall.server.store.interface import SharedStore
from underhall.server.tables.duty import LEASE, SharedDuty
from underhall.server.tables.hub import Hub
from underhall.server.tables.turn_time import TurnTime

ASK = 1.0
"""Seconds between two looks at the store."""

SOON = 3000
"""Milliseconds ahead in which clocks that run out are wound up here."""

AT_ONCE = 20
"""So many tables whose bots nobody looks after are taken on at a time."""

PAUSE = 3.0
"""Seconds before a table is looked after again that wanted nothing."""

GONE = 15.0
"""Seconds without a word after which a neighbour counts as gone."""

TOGETHER = 0.005
"""Seconds in which what happens is told in one message."""

LONGEST = 7900
"""Bytes of one message."""

NEW, DELETED, PRESENT, WHO, PACE = "new", "deleted", "present", "who", "pace"
Message = list[Any]
Work = Callable[..., Awaitable[None]]

logger = logging.getLogger("underhall")


class Home(Protocol):
    """What neighbours need of the house."""

    async def hear_of(self, id: str, number: int) -> None:
        """Others have written to a table."""

    async def look_after(self, id: str) -> None:
        """The bots of a table have nobody."""

    def gone_elsewhere(self, id: str) -> None:
        """A table has been deleted."""

    def pace_elsewhere(self, id: str, pace: str) -> None:
        """Somebody wishes another pace."""

    def wind_up(self, id: str, deadline: int) -> None:
        """A clock runs out soon."""


class Neighbours:
    """Hears of the others and tells them."""

    def __init__(self, store: SharedStore, home: Home, hub: Hub, turn_time: TurnTime) -> None:
        self.name = f"{socket.gethostname()}.{os.getpid()}.{secrets.token_hex(4)}"
        self.duty = SharedDuty(store, self.name)
        self._store = store
        self._home = home
        self._hub = hub
        self._turn_time = turn_time
        self._out: list[Message] = []
        self._to_send = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._works: set[asyncio.Task[None]] = set()
        self._heard: dict[str, float] = {}
        self._rests: dict[str, float] = {}
        """Tables whose bots were seen to, and until when to leave them alone."""
        self._wound: dict[tuple[str, int], float] = {}
        """The same of clocks."""
        self._stopped = False
        hub.on_presence = self._tell_presence

    async def start(self) -> None:
        """Begin to listen."""
        await self._agree_on_time()
        works = (self._send(), self._listen(), self._every_second(), self._stay_on_duty())
        self._tasks = [asyncio.create_task(work) for work in works]

    async def stop(self) -> None:
        """Listen no longer."""
        self._stopped = True
        tasks = [*self._tasks, *self._works]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ------------------------------------------------------------------ telling

    def tell(self, *message: Any) -> None:
        """Let the others know, soon; many messages go together."""
        self._out.append(list(message))
        self._to_send.set()

    def _tell_presence(self, table: str) -> None:
        self.tell(PRESENT, table, sorted(self._hub.here(table)))

    async def _send(self) -> None:
        while True:
            await self._to_send.wait()
            await asyncio.sleep(TOGETHER)
            self._to_send.clear()
            out, self._out = self._out, []
            for message in packed(self.name, out):
                try:
                    await self._store.tell(message)
                except StoreTrouble as why:
                    logger.warning("neighbours were not told: %s", why)

    # ------------------------------------------------------------------ hearing

    async def _listen(self) -> None:
        await self._store.listen(self._hear, self._listen_again, lambda: self._stopped)

    def _listen_again(self) -> None:
        self.tell(WHO)
        for table in self._hub.tables():
            self._tell_presence(table)
        self._begin(self._ask_for_news)

    def _hear(self, text: str) -> None:
        try:
            who, messages = json.loads(text)
        except ValueError:
            return  # somebody else uses our channel
        if who == self.name:
            return
        self._heard[who] = monotonic()
        for message in messages:
            self._take_in(who, *message)

    def _take_in(self, who: str, kind: str, *told: Any) -> None:
        if kind == NEW:
            self._begin(self._home.hear_of, *told)
        elif kind == DELETED:
            self._home.gone_elsewhere(*told)
        elif kind == PRESENT:
            self._hub.hear(who, *told)
        elif kind == PACE:
            self._home.pace_elsewhere(*told)
        elif kind == WHO:
            for table in self._hub.tables():
                self._tell_presence(table)

    def _begin(self, work: Work, *given: Any) -> None:
        task = asyncio.create_task(_tried(work, *given))
        self._works.add(task)
        task.add_done_callback(self._works.discard)

    # ------------------------------------------------------------------ asking

    async def _every_second(self) -> None:
        while True:
            await asyncio.sleep(ASK)
            for ask in (
                self._agree_on_time,
                self._ask_for_news,
                self._ask_for_bots,
                self._ask_for_clocks,
            ):
                await _tried(ask)
            self._notice_who_is_gone()

    async def _stay_on_duty(self) -> None:
        while True:
            await asyncio.sleep(LEASE / 4)
            await _tried(self.duty.prolong)

    async def _agree_on_time(self) -> None:
        moment = await self._store.beat()
        self._turn_time.agree(moment.now, moment.opened)

    async def _ask_for_news(self) -> None:
        """Look after all tables that somebody watches here."""
        watched = self._hub.numbers()
        if not watched:
            return
        found = await self._store.numbers(watched)
        for table, number in watched.items():
            if table not in found:
                self._home.gone_elsewhere(table)
            elif found[table] > number:
                self._begin(self._home.hear_of, table, found[table])

    async def _ask_for_bots(self) -> None:
        now = monotonic()
        self._rests = {table: until for table, until in self._rests.items() if until > now}
        for table in await self._store.unattended(AT_ONCE + len(self._rests)):
            if table not in self._rests and not self.duty.holds(table):
                self._rests[table] = now + PAUSE
                self._begin(self._home.look_after, table)

    async def _ask_for_clocks(self) -> None:
        now = monotonic()
        self._wound = {what: until for what, until in self._wound.items() if until > now}
        for what in await self._store.deadlines(self._turn_time() + SOON):
            if what not in self._wound:
                # Should nothing come of it here or elsewhere, then once more a little later.
                self._wound[what] = now + LEASE
                self._home.wind_up(*what)

    def _notice_who_is_gone(self) -> None:
        self.tell(PRESENT, "", [])  # a sign of life
        for who, when in list(self._heard.items()):
            if monotonic() - when > GONE:
                del self._heard[who]
                self._hub.forget(who)


async def _tried(work: Work, *given: Any) -> None:
    """Do something that the next second makes good if it fails."""
    try:
        await work(*given)
    except UnderhallError as why:
        logger.warning("among neighbours: %s", why)
    except Exception:
        logger.exception("among neighbours")


def packed(who: str, messages: list[Message]) -> list[str]:
    """Messages put together, none longer than a notice may be."""
    found: list[str] = []
    group: list[str] = []
    size = len(who) + 8
    for message in messages:
        text = json.dumps(message, separators=(",", ":"))
        if group and size + len(text) + 1 > LONGEST:
            found.append(_envelope(who, group))
            group, size = [], len(who) + 8
        group.append(text)
        size += len(text) + 1
    return [*found, _envelope(who, group)] if group else found


def _envelope(who: str, group: list[str]) -> str:
    return f"[{json.dumps(who)},[{','.join(group)}]]"
