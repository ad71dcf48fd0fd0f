"""Chairs and their keys over HTTP: joining, links to hand out, new keys for old."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from underhall.server.api import models
from underhall.server.api.common import PEOPLE, Anybody, keys_of, refusals
from underhall.server.edge.keys import OWNER
from underhall.server.errors import NoChair, NotYours
from underhall.server.tables import people

router = APIRouter(prefix="/api", responses=refusals)


@router.post("/join", tags=["tables"])
async def join_table(
    asked: models.Joining, who: Anybody, request: Request, response: Response
) -> models.Keys:
    """Take a free chair with the code of an invitation. A browser that has a chair there already
    is led to it, unless it asks for another."""
    code = asked.code.replace("-", "").replace(" ", "").upper()
    id = await who.house.store.invited(code)
    if id is None:
        raise NoChair("this code leads to no table")
    roles = await who.house.join(id, who.client, asked.name, asked.another)
    who.remember(request, response)
    async with who.house.at(id) as table:
        return models.Keys(**keys_of(who, table, roles, request))


@router.get("/tables/{table}/keys", tags=["tables"])
async def list_keys(table: str, who: Anybody, request: Request) -> models.Keys:
    """The visitor's own keys, to open the same chair on another device, and those to hand out."""
    roles = await who.roles(table)
    async with who.house.at(table) as here:
        return models.Keys(**keys_of(who, here, roles, request))


@router.post("/tables/{table}/keys", tags=["tables"], dependencies=PEOPLE)
async def renew_key(
    table: str, asked: models.Renewing, who: Anybody, request: Request
) -> models.Keys:
    """A new key for an old one, which opens nothing from now on, on no device. Everybody may renew
    the key of an own seat; whoever opened the table, every key."""
    roles = await who.roles(table)
    if asked.role not in roles and OWNER not in roles:
        raise NotYours("only who opened the table may do this")
    keeper = who.client if asked.role in roles and who.key is None else ""
    await who.house.renew(table, asked.role, keeper)
    async with who.house.at(table) as here:
        return models.Keys(**keys_of(who, here, [asked.role], request))


@router.post("/tables/{table}/free", tags=["people"], dependencies=PEOPLE)
async def free_chair(table: str, asked: models.Freeing, who: Anybody) -> models.Done:
    """Let somebody else have a chair: it is open again, and the key to it opens nothing more. Only
    whoever opened the table can."""
    await who.own(table)
    number = await who.house.do(table, lambda here: people.free(here, asked.chair))
    return models.Done(number=number)
