"""The socket of a page: tells it the number of its table and short notices, nothing else."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from underhall.core.errors import UnderhallError
from underhall.server.edge.refusals import name_of
from underhall.server.edge.visitors import Visitor, visitor
from underhall.server.tables.hub import MOST_NOTICES, Listener, notices

REFUSED, GOING_AWAY = 4403, 1001
SEND_PATIENCE = 10.0
"""Seconds after which a page that takes nothing in is sent away."""

router = APIRouter(prefix="/api")


@router.websocket("/tables/{table}/stream")
async def stream(socket: WebSocket, table: str) -> None:
    """Begin with where the table stands and what happened since the number given."""
    try:
        who = visitor(socket)
        since = _number(socket.query_params.get("since", ""))
        listener, first = await _begin(who, table, since)
    except UnderhallError as why:
        await socket.close(REFUSED, name_of(why))
        return
    try:
        await socket.accept()
        await _talk(socket, listener, first, who.house.settings.beat)
    finally:
        listener.leave()


async def _begin(who: Visitor, table: str, since: int | None) -> tuple[Listener, dict[str, Any]]:
    seats = await who.seats(table)
    async with who.house.at(table) as here:
        missed = [] if since is None else notices(here.entries[max(0, since) :])
        listener = who.house.hub.listen(table, seats, who.address, here.number)
        return listener, {"number": here.number, "notices": missed[-MOST_NOTICES:]}


async def _talk(socket: WebSocket, listener: Listener, first: dict[str, Any], beat: float) -> None:
    hearing = asyncio.create_task(_hear_out(socket))
    try:
        number = first["number"]
        await _send(socket, first)
        while not (hearing.done() or listener.closed):
            news = await _news(listener, hearing, beat)
            number = news["number"] if news else number
            await _send(socket, news or {"number": number, "notices": []})
        if listener.closed:
            await socket.close(GOING_AWAY)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        pass  # the page is gone; it will come back and say what it has seen
    finally:
        hearing.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await hearing


async def _news(
    listener: Listener, hearing: asyncio.Task[None], beat: float
) -> dict[str, Any] | None:
    """The news, or None when it is time for a sign of life or the page has gone."""
    waiting = asyncio.create_task(listener.next(beat))
    await asyncio.wait({waiting, hearing}, return_when=asyncio.FIRST_COMPLETED)
    if not waiting.done():
        waiting.cancel()
        raise WebSocketDisconnect
    return waiting.result()


async def _send(socket: WebSocket, message: dict[str, Any]) -> None:
    async with asyncio.timeout(SEND_PATIENCE):
        await socket.send_json(message)


async def _hear_out(socket: WebSocket) -> None:
    """A page has nothing to say here; whatever comes is dropped, until it goes away."""
    while socket.client_state is WebSocketState.CONNECTED:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
