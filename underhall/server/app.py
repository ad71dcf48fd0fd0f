"""Puts the house together as a web application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec

from fastapi import FastAPI

from underhall.server import api, api_records, doors, openapi, stream, trouble
from underhall.server.limits import Buckets
from underhall.server.security import Guard
from underhall.server.settings import Settings
from underhall.server.sqlite import SqliteStore
from underhall.server.store import Store
from underhall.server.tables import House
from underhall.text.words import FALLBACK

PAGES = "underhall.server.pages"
"""The package of pages; its ``install(app)`` is called if it is there."""

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

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(store or SqliteStore(settings.store), settings)
        app.state.house = house
        await house.start()
        try:
            yield
        finally:
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
    app.state.log = logging.getLogger("underhall")
    limits = settings.limits
    app.state.openings = Buckets(limits.tables, limits.visitors)
    app.state.chats = Buckets(limits.chat, limits.visitors)
    trouble.install(app)
    for room in (api, api_records, stream, doors, openapi):
        app.include_router(room.router)
    if pages and find_spec(PAGES) is not None:
        import_module(PAGES).install(app)
    app.add_middleware(Guard, settings=settings)
    return app
