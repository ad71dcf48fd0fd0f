"""Everything a house reads when somebody first comes, read beforehand."""

from __future__ import annotations

import asyncio
import gc
import tempfile
from importlib import import_module
from pathlib import Path

import httpx
from fastapi import FastAPI
from server.house import settings

from underhall import editions
from underhall.server.app import make_app

SERVING = (
    *("uvicorn.loops.auto", "uvicorn.lifespan.on", "uvicorn.protocols.http.auto"),
    *("uvicorn.protocols.websockets.auto", "underhall.cli.serve"),
)


def warm_up() -> None:
    """Play a little of every game in a house of its own, which is gone afterwards."""
    for name in SERVING:
        import_module(name)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_visit(make_app(settings(Path(folder) / "tables.sqlite"), "en")))
    gc.collect()
    gc.freeze()


async def _visit(app: FastAPI) -> None:
    url = "http://127.0.0.1:8014"
    web = httpx.AsyncClient(
        transport=httpx.ASGITransport(app=app), base_url=url, headers={"origin": url}
    )
    async with app.router.lifespan_context(app), web:
        for game in editions.games():
            seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "open"}]
            seats = seats[: editions.game(game).seats[1]]
            asked = {"game": game, "seats": seats}
            told = (await web.post("/api/tables", json=asked)).raise_for_status().json()
            for place in (f"/api/tables/{told['table']}", f"/join/{told['invite']}"):
                await web.get(place)
