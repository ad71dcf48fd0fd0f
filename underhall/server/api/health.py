"""For whoever runs the house: whether it lives, whether it can serve, and what it counts."""

from __future__ import annotations

import asyncio
import ipaddress
from importlib.metadata import version

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response

from underhall.server.edge.security import address
from underhall.server.errors import StoreTrouble
from underhall.server.tables.house import House

PATIENCE = 3.0
BETWEEN = 1.0
"""Seconds between two accounts of one process for the others."""
FORMAT = "text/plain; version=0.0.4; charset=utf-8"

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health() -> Response:
    """The process answers."""
    return JSONResponse({"status": "alive", "version": version("underhall")})


@router.get("/ready")
async def ready(request: Request) -> Response:
    """The process can serve: it is not being closed, and its store answers."""
    connections = getattr(request.app.state, "connections", None)
    if connections is not None and connections.closed:
        return JSONResponse({"status": "closing"}, 503)
    try:
        async with asyncio.timeout(PATIENCE):
            await request.app.state.house.store.check()
    except (StoreTrouble, TimeoutError):
        return JSONResponse({"status": "store"}, 503)
    return JSONResponse({"status": "ready"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """What the processes of the house on this machine count; only for those who may know."""
    if not may_look(address(request.scope), request.app.state.settings.metrics_for):
        raise HTTPException(404)
    house = request.app.state.house
    text = await asyncio.to_thread(house.metrics.text, gauges(house))
    return PlainTextResponse(text, media_type=FORMAT)


def gauges(house: House) -> dict[str, float]:
    """How things stand at this moment."""
    return {
        "underhall_tables_ready": len(house.tables),
        "underhall_tables_watched": len(house.hub.numbers()),
        "underhall_pages_open": house.hub.pages,
        "underhall_bot_processes": house.settings.thinkers,
        "underhall_bots_thinking": house.thinkers.thinking,
    }


async def save_now_and_then(house: House) -> None:
    """Let the processes beside this one know what it counts."""
    while house.settings.metrics_folder is not None:
        await asyncio.to_thread(house.metrics.save, gauges(house))
        await asyncio.sleep(BETWEEN)


def may_look(asking: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is of this machine or of a network that was named."""
    try:
        found = ipaddress.ip_address(asking)
    except ValueError:
        return False
    return found.is_loopback or any([found in ipaddress.ip_network(one) for one in networks])
