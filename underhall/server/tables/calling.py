"""Calling people back: a message to an address of their own when it is their turn and no page of
theirs is open.

Only hosts that whoever runs the house has listed can be reached, under the very name and port that
were listed; nothing is followed to another address. The message is JSON as ntfy, Discord and Slack
take it.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import SplitResult, parse_qs, urlsplit

from underhall.core.phrase import SeatName
from underhall.server.errors import NoCall
from underhall.server.tables.table import Table
from underhall.text.words import Words

PATIENCE = 5.0
LONGEST = 500
SCHEMES = {"https": http.client.HTTPSConnection, "http": http.client.HTTPConnection}

logger = logging.getLogger("underhall")


def check_address(url: str, hosts: Sequence[str]) -> str:
    """An address that may be called; NoCall for any other. "" stands for none."""
    wanted = url.strip()
    if wanted and not _may_be_called(wanted, hosts):
        raise NoCall(", ".join(hosts) or "-")
    return wanted


def _may_be_called(url: str, hosts: Sequence[str]) -> bool:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    host = (parts.hostname or "") + (f":{port}" if port is not None else "")
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    return plain and parts.scheme in SCHEMES and parts.username is None and host in hosts


def message(url: str, text: str, page: str) -> dict[str, Any]:
    """The body of a call; ``?topic=`` in the address is for a server such as ntfy."""
    told: dict[str, Any] = {"text": f"{text} {page}", "content": f"{text} {page}"}
    topic = parse_qs(urlsplit(url).query).get("topic")
    return {**told, "topic": topic[0], "message": text, "click": page} if topic else told


def your_turn(table: Table, seat: int, lang: str) -> str:
    """What somebody is told: which game waits for whom."""
    words = Words(lang, table.opened["game"], table.names)
    game = words.message("game-title")
    return words.message("call-says", game=game, who=SeatName(seat))


def post(url: str, body: dict[str, Any]) -> int:
    """Send a message; the status of the answer. No redirection is followed."""
    parts: SplitResult = urlsplit(url)
    connection = SCHEMES[parts.scheme](parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        data = json.dumps(body, ensure_ascii=False).encode()
        connection.request("POST", path, data, {"content-type": "application/json"})
        status: int = connection.getresponse().status
        return status
    finally:
        connection.close()


class Caller:
    """Calls each person once for every time that the table begins to wait for them."""

    def __init__(self, hosts: Sequence[str], present: Callable[[str], set[int]]) -> None:
        self._hosts = hosts
        self._present = present
        self._waited: dict[str, set[int]] = {}
        self._calls: set[asyncio.Task[None]] = set()

    def look(self, table: Table, elsewhere: bool = False) -> None:
        """Called whenever something has changed at a table; where another process has changed it,
        that calls people."""
        waiting = set(table.waiting())
        new = waiting - self._waited.get(table.id, set())
        if waiting:
            self._waited[table.id] = waiting
        else:
            self._waited.pop(table.id, None)
        for seat in set() if elsewhere else new - self._present(table.id):
            chair = table.chairs[seat]
            if chair.call and not chair.bot:
                text = your_turn(table, seat, chair.lang)
                self._begin(chair.call, message(chair.call, text, chair.page))

    def _begin(self, url: str, body: dict[str, Any]) -> None:
        call = asyncio.create_task(self._call(url, body))
        self._calls.add(call)
        call.add_done_callback(self._calls.discard)

    async def _call(self, url: str, body: dict[str, Any]) -> None:
        try:
            # The list may have become shorter since the address was given.
            status = await asyncio.to_thread(post, check_address(url, self._hosts), body)
        except (OSError, http.client.HTTPException, NoCall) as why:
            logger.warning("a call back failed: %s", why)
        else:
            if status >= 300:
                logger.warning("a call back was answered with %d", status)

    async def stop(self) -> None:
        """Call nobody any more."""
        for call in self._calls:
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
