"""The people at a table over HTTP: leaving and coming back, names, chat, bots that stand in."""

from __future__ import annotations

from fastapi import APIRouter, Request

from underhall.server.api import models
from underhall.server.api.common import PEOPLE, Anybody, done_by, refusals
from underhall.server.tables import people
from underhall.server.tables.calling import check_address
from underhall.server.tables.log import Draft
from underhall.server.tables.table import Table

router = APIRouter(prefix="/api", responses=refusals)


@router.post("/tables/{table}/resign", tags=["people"], dependencies=PEOPLE)
async def resign(table: str, asked: models.Acting, who: Anybody, request: Request) -> models.Done:
    """Give the chair up for good; a bot plays on."""
    return await done_by(request, who, table, asked.seat, people.resign)


@router.post("/tables/{table}/leave", tags=["people"], dependencies=PEOPLE)
async def leave(table: str, asked: models.Acting, who: Anybody, request: Request) -> models.Done:
    """Leave for a while."""
    return await done_by(request, who, table, asked.seat, people.leave)


@router.post("/tables/{table}/return", tags=["people"], dependencies=PEOPLE)
async def come_back(
    table: str, asked: models.Acting, who: Anybody, request: Request
) -> models.Done:
    """Take the chair again."""
    return await done_by(request, who, table, asked.seat, people.come_back)


@router.post("/tables/{table}/name", tags=["people"], dependencies=PEOPLE)
async def rename(table: str, asked: models.Naming, who: Anybody, request: Request) -> models.Done:
    """Go by another name."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return people.rename(here, seat, asked.name)

    return await done_by(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/pace", tags=["people"])
async def pace(table: str, asked: models.Pacing, who: Anybody, request: Request) -> models.Done:
    """How fast the bots of the table go: slow, normal, fast, instant; or hurry, which lets them go
    on without a rest until a person is asked."""

    def deed(here: Table, seat: int) -> list[Draft]:
        who.house.set_pace(here.id, asked.pace)
        return []

    return await done_by(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/call", tags=["people"], dependencies=PEOPLE)
async def call_me(table: str, asked: models.Calling, who: Anybody, request: Request) -> models.Done:
    """Be called at an address of one's own when it is one's turn and no page is open; only hosts
    that the house allows."""
    url = check_address(asked.url, who.house.settings.callable)
    page = f"{request.base_url}table/{table}"

    def deed(here: Table, seat: int) -> list[Draft]:
        return people.call_me(here, seat, url, page, who.lang)

    return await done_by(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/chat", tags=["people"])
async def chat(table: str, asked: models.Saying, who: Anybody, request: Request) -> models.Done:
    """Say something to the table."""
    request.app.state.chats.take(who.address)

    def deed(here: Table, seat: int) -> list[Draft]:
        return people.chat(here, seat, asked.text)

    return await done_by(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/bot", tags=["people"], dependencies=PEOPLE)
async def seat_bot(
    table: str, asked: models.SeatingBot, who: Anybody, request: Request
) -> models.Done:
    """Seat a bot in a chair that is empty, left or out of time."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return people.seat_bot(here, asked.chair, asked.level)

    return await done_by(request, who, table, asked.seat, deed)
