"""Records and positions over HTTP: bringing a record along, and taking one home."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from underhall.server.api import models
from underhall.server.api.common import Anybody, Wanted, keys_of, plain_json, refusals
from underhall.server.edge.keys import OWNER
from underhall.server.shown import records

ANYTHING = {"application/json": {"schema": {"type": "object"}}}
ANY_JSON: dict[str, Any] = {"requestBody": {"required": True, "content": ANYTHING}}

router = APIRouter(prefix="/api", responses=refusals)


@router.post("/records", tags=["records"], status_code=201, openapi_extra=ANY_JSON)
async def bring_record(who: Anybody, request: Request, response: Response) -> models.Opened:
    """Bring a record along. It is checked move by move and becomes a table that is over: to
    replay, to play on from, to show to others by its link."""
    request.app.state.openings.take(who.address)
    table = await who.house.bring(await request.body(), who.client)
    who.remember(request, response)
    return models.Opened(number=table.number, **keys_of(who, table, [OWNER], request))


@router.get("/tables/{table}/record", tags=["records"])
async def read_record(table: str, who: Anybody, seat: Wanted = None) -> Response:
    """The record: whole, with the key of its chance, once the game is over; before that only what
    the seat may know."""
    at = await who.looking(table, seat)
    async with who.house.at(table) as here:
        return plain_json(records.record(here, at), f"underhall-{here.opened['game']}-{table}.json")


@router.get("/tables/{table}/position", tags=["records"])
async def read_position(table: str, who: Anybody, seat: Wanted = None) -> Response:
    """The position. While the game runs, what the seat may not see has been dealt anew."""
    at = await who.looking(table, seat)
    async with who.house.at(table) as here:
        name = f"underhall-{here.opened['game']}-{table}-{here.number}.json"
        return plain_json(records.position(here, at), name)
