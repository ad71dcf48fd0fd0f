"""The pages people see: made on the server from facts of a seat, kept fresh by a small script."""

from __future__ import annotations

from fastapi import FastAPI

from underhall.server.pages import at_table, files, hall, reading, replaying
from underhall.server.pages.shell import error_page


def install(app: FastAPI) -> None:
    """Add every page to an application."""
    for room in (files, hall, at_table, replaying, reading):
        app.include_router(room.router)
    app.state.error_page = error_page
