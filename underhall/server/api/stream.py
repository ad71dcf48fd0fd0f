"""The socket of a page: tells it the number of its table and short notices. A page that says what
it shows is also told what changes there; nobody else is told anything of a game here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from starlette.routing import compile_path
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from underhall.core.errors import UnderhallError
from underhall.server.edge.refusals import name_of
from underhall.server.edge.visitors import Visitor, visitor
from underhall.server.tables.hub import MOST_NOTICES, Listener, notices

REFUSED, GOING_AWAY = 4403, 1001
SEND_PATIENCE = 10.0
"""Seconds after which a page that takes nothing in is sent away."""

News = dict[str, Any]


class Followed(Protocol):
    """A page that is kept up to date."""

    def hear(self, said: str) -> bool:
        """Whether the page says what it shows now."""

    async def told(self, news: News) -> str | bytes | None:
        """News with all that changes on the page by them; None where it has not said what it
        shows, or may not be told."""


Follow = Callable[[Visitor, str], Followed]
"""Pages bring it as ``app.state.follow``."""


async def stream(socket: WebSocket) -> None:
    """Begin with where the table stands and what happened since the number given."""
    table = socket.path_params["table"]
    try:
        who = visitor(socket)
        since = _number(socket.query_params.get("since", ""))
        listener, first = await _begin(who, table, since)
    except UnderhallError as why:
        await socket.close(REFUSED, name_of(why))
        return
    follow: Follow | None = getattr(socket.app.state, "follow", None)
    page = None if follow is None else follow(who, table)
    try:
        await socket.accept()
        await _talk(socket, listener, first, page)
    finally:
        listener.leave()


async def _begin(who: Visitor, table: str, since: int | None) -> tuple[Listener, News]:
    seats = await who.seats(table)
    async with who.house.at(table) as here:
        missed = [] if since is None else notices(here.entries[max(0, since) :])
        listener = who.house.hub.listen(table, seats, who.address, here.number)
        return listener, {"number": here.number, "notices": missed[-MOST_NOTICES:]}


async def _talk(socket: WebSocket, listener: Listener, first: News, page: Followed | None) -> None:
    hearing = asyncio.create_task(_hear_out(socket, listener, page))
    hearing.add_done_callback(lambda _: listener.wake())
    beat = socket.app.state.settings.beat
    try:
        number = first["number"]
        await _send(socket, first)
        while not (hearing.done() or listener.closed):
            news = await listener.next(beat)
            if hearing.done():
                break
            news = news or {"number": number, "notices": []}
            number = news["number"]
            told = None if page is None else await page.told(news)
            await _send(socket, news if told is None else told)
        if listener.closed:
            await socket.close(GOING_AWAY)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        pass  # the page is gone; it will come back and say what it has seen
    finally:
        hearing.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await hearing


async def _send(socket: WebSocket, message: News | str | bytes) -> None:
    async with asyncio.timeout(SEND_PATIENCE):
        if isinstance(message, bytes):
            await socket.send_bytes(message)
        elif isinstance(message, str):
            await socket.send_text(message)
        else:
            await socket.send_json(message)


async def _hear_out(socket: WebSocket, listener: Listener, page: Followed | None) -> None:
    """A page may say what it shows; whatever else comes is dropped, until it goes away."""
    while socket.client_state is WebSocketState.CONNECTED:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if page is not None and page.hear(message.get("text") or ""):
            listener.wake()


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


PATH = compile_path("/api/tables/{table}/stream")[0]


class Straight:
    """Plain ASGI, before routes are looked for: whatever lies between waits along with every open
    page, and passes on whatever it is sent."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.match(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        scope["path_params"] = found.groupdict()
        await stream(WebSocket(scope, receive, send))
