"""Puts the house together as a web application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from underhall.server.api import (
    chairs,
    health,
    links,
    openapi,
    people,
    records,
    routes,
    stream,
)
from underhall.server.edge import refusals
from underhall.server.edge.limits import Buckets
from underhall.server.edge.measuring import Measuring
from underhall.server.edge.security import Guard
from underhall.server.metrics import Metrics
from underhall.server.settings import Limits, Settings
from underhall.server.store.interface import Store
from underhall.server.store.opening import open_store
from underhall.server.tables.house import House
from underhall.text.words import FALLBACK

PAGES = "underhall.server.pages"
"""The package of pages; its ``install(app)`` is called if it is there."""

SMALL, QUICK = 1000, 5
"""Answers of fewer bytes are sent as they are; all others are packed, without taking long over it:
the best level takes three times as long and saves one byte in twenty."""

ABOUT = (
    "Tables of mountain-kingdom board games. Open one or join with a code, then send the key of "
    "your seat as 'Authorization: Bearer KEY'. A seat is told only what it may know."
)


def make_app(
    settings: Settings,
    lang: str = FALLBACK,
    store: Store | None = None,
    pages: bool = True,
) -> FastAPI:
    """The application of one house. The store is opened when it starts, unless one is given."""

    metrics = Metrics(settings.metrics_folder, settings.slot)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(store or open_store(settings.store), settings, metrics=metrics)
        app.state.house = house
        await house.start()
        saving = asyncio.create_task(health.save_now_and_then(house))
        try:
            yield
        finally:
            saving.cancel()
            await house.stop()

    app = FastAPI(
        title="Underhall",
        version=version("underhall"),
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        separate_input_output_schemas=False,
    )
    app.state.lang = lang
    app.state.settings = settings
    app.state.log = logging.getLogger("underhall")
    set_limits(app, settings.limits)
    refusals.install(app)
    for room in (routes, chairs, people, records, links, openapi, health):
        app.include_router(room.router)
    if pages and find_spec(PAGES) is not None:
        import_module(PAGES).install(app)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=QUICK)
    app.add_middleware(stream.Straight)
    app.add_middleware(Guard, settings=settings, reads=app.state.reads)
    app.add_middleware(Measuring, metrics=metrics)
    return app


def set_limits(app: FastAPI, limits: Limits) -> None:
    """How often one address may do what costs the house something."""
    app.state.openings = Buckets(limits.tables, limits.visitors)
    app.state.chats = Buckets(limits.chat, limits.visitors)
    app.state.people = Buckets(limits.people, limits.visitors)
    app.state.reads = Buckets(limits.reads, limits.visitors)
