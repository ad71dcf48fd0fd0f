"""The pages people see: made on the server from facts of a seat, kept fresh by a small script."""

from __future__ import annotations

import asyncio

from fastapi import FastAPI

from underhall.server.edge.visitors import Visitor
from underhall.server.pages import files, hall, howto, lessons, replays, rules, table_pages
from underhall.server.pages.common import error_page
from underhall.server.pages.following import AT_ONCE, Page


def install(app: FastAPI) -> None:
    """Add every page to an application, and the coach, who draws boards and panels."""
    from underhall.server.coaching import puzzles, reviews
    from underhall.server.coaching import routes as coaching

    learning = (lessons, howto, rules)
    for room in (files, hall, table_pages, replays, *learning, coaching, reviews, puzzles):
        app.include_router(room.router)
    app.router.routes[:0] = table_pages.STRAIGHT
    app.state.error_page = error_page

    turns = asyncio.Semaphore(AT_ONCE)

    def follow(who: Visitor, table: str) -> Page:
        return Page(who, table, app.state.reads, turns)

    app.state.follow = follow
