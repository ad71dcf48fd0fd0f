"""The doors people come in by: a link puts its key on the browser's ring and leads to the table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import RedirectResponse, Response

from underhall.server.edge.keys import WATCH
from underhall.server.edge.visitors import Visitor, at_the_door
from underhall.server.errors import NoSuchTable

router = APIRouter(include_in_schema=False)
Anybody = Annotated[Visitor, Depends(at_the_door)]


@router.get("/seat/{token}")
async def take_seat(token: str, who: Anybody, request: Request) -> Response:
    """A personal link: the same chair on this device too."""
    return await _let_in(token, who, request, watching=False)


@router.get("/watch/{token}")
async def watch(token: str, who: Anybody, request: Request) -> Response:
    """A link for those who only look on."""
    return await _let_in(token, who, request, watching=True)


async def _let_in(token: str, who: Visitor, request: Request, watching: bool) -> Response:
    key = who.house.keys.read(token)
    if key is None or (key.role == WATCH) != watching:
        raise NoSuchTable("this link leads nowhere")
    if not await who.house.is_current(key):
        raise NoSuchTable("this table is no more, or there is a newer link")
    await who.take(key)
    seat = f"?seat={key.role}" if key.role.isdigit() else ""
    # The key stays out of the address bar, and so out of screenshots and histories shared later.
    response = RedirectResponse(f"/table/{key.table}{seat}", 303)
    who.remember(request, response)
    return response
