"""The pages of one table: the table, its parts, its result, and the curtain between seats."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.exceptions import RequestValidationError
from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from underhall.core.agenda import SPECTATOR
from underhall.server.edge.keys import OWNER
from underhall.server.edge.visitors import Visitor, visitor
from underhall.server.pages import common, ways
from underhall.server.pages.common import Anybody
from underhall.server.pages.endings import ending
from underhall.server.pages.faces import face
from underhall.server.pages.making import made
from underhall.server.pages.table import parts, stage_of
from underhall.server.shown import facts
from underhall.server.tables.log import Data
from underhall.text.words import Words

router = APIRouter(include_in_schema=False)

Wanted = Annotated[int | None, Query(ge=-1)]

SMALL, QUICKLY = 1000, 3
"""What changed on a page is packed from so many bytes on, and more quickly than pages are: it takes
half as long, and a tenth more bytes."""

GZIP, NEAR, FAR, ROOM = 16, 14, 15, 6
"""The format, how far back a packer looks (2 to that power bytes) in what is short and in the rest,
and its memory: for so little most of the time went into laying out as much as files want."""


async def look(who: Visitor, table: str, at: int) -> tuple[Data, Words]:
    """What a seat sees of a table now."""
    async with who.house.at(table) as here:
        words = facts.words_of(here, who.lang)
        present = who.house.hub.present(table)
        return facts.facts(here, at, words, present, recaps=False), words


async def beside(who: Visitor, table: str, told: Data) -> Data:
    """What the page says about the visitor rather than the seat."""
    seats = await who.seats(table)
    return {
        "mine": seats,
        "owner": OWNER in await who.roles(table),
        "handover": handover(told, seats),
        "callable": who.house.settings.callable,
        "hints": who.house.settings.hints and told["table"]["hints"],
    }


def handover(told: Data, seats: list[int]) -> int | None:
    """The other seat at this device that is to decide, while the one shown is not."""
    if told["seat"] in told["waiting"]:
        return None
    return next((seat for seat in told["waiting"] if seat in seats), None)


@router.get("/table/{table}")
async def table_page(table: str, who: Anybody, request: Request, seat: Wanted = None) -> Response:
    """The table as one seat sees it; people who share a device find a curtain first."""
    seats = await who.seats(table)
    at = await who.looking(table, seat)
    if seat is None and len(seats) > 1:
        return await curtain(table, who, request, at)
    told, words = await look(who, table, at)
    extra = await beside(who, table, told)
    drawn = await made(parts, told, words, {}, **extra)
    return common.page(
        who,
        request,
        "table.html",
        words,
        parts=drawn,
        how=ways.how(told["table"]["game"]),
        firsts=firsts(words),
        learn=ways.lesson(told["table"]["game"]),
        **extra,
        **stage_of(words, told),
    )


def firsts(words: Words) -> dict[str, str]:
    """What is said at the first questions to somebody who is new to the game, by their kinds."""
    return {kind: words.message(f"first-{kind}") for kind in face(words.game).firsts}


async def curtain(table: str, who: Visitor, request: Request, at: int) -> Response:
    """Nothing but whose turn it is: the table is not in this page."""
    async with who.house.at(table) as here:
        words = facts.words_of(here, who.lang)
        name = facts.players(here, at, words, set())[at]["name"]
        over = here.is_over
    return common.page(
        who, request, "curtain.html", words, table=table, seat=at, name=name, over=over
    )


async def table_parts(request: Request) -> Response:
    """The parts of the page that have changed."""
    table, have = request.path_params["table"], request.query_params.get("have", "")
    who = visitor(request)
    at = await who.looking(table, _wanted(request.query_params.get("seat", "")))
    told, words = await look(who, table, at)
    extra = await beside(who, table, told)
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    return await made(_answered, told, words, marks(have), extra, is_packed)


def marks(have: str) -> dict[str, str]:
    """The parts that a page has, with their hashes, from how it writes them."""
    return dict([pair.split(":", 1) for pair in have.split(",") if ":" in pair])


def _answered(
    told: Data, words: Words, known: Mapping[str, str], extra: Data, is_packed: bool
) -> Response:
    """What the page is told; packed here, where the house does not wait for it."""
    found = parts(told, words, known, **extra)
    body, headers = as_json(changed(told, extra, found)), {"vary": "Accept-Encoding"}
    if is_packed and len(body) >= SMALL:
        body = packed(body)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


def changed(told: Data, extra: Data, found: Mapping[str, Data]) -> Data:
    """Where the table stands, and the parts that a page lacks."""
    return {
        "number": told["number"],
        "status": told["table"]["status"],
        "yours": told["prompt"] is not None,
        "handover": extra["handover"],
        "parts": found,
    }


def as_json(answer: Data) -> bytes:
    """An answer as it is sent."""
    return to_json(answer)


def packed(body: bytes) -> bytes:
    """The same with gzip."""
    window = NEAR if len(body) < 1 << NEAR else FAR
    packer = zlib.compressobj(QUICKLY, zlib.DEFLATED, GZIP + window, ROOM)
    return packer.compress(body) + packer.flush()


def _wanted(seat: str) -> int | None:
    """The seat that an address names; refused like any other malformed request."""
    if not seat:
        return None
    try:
        return _SEAT.validate_python(seat)
    except ValidationError as why:
        told = [{**one, "loc": ("query", "seat")} for one in why.errors()]
        raise RequestValidationError(told) from None


_SEAT: TypeAdapter[int] = TypeAdapter(Annotated[int, Field(ge=-1)])

STRAIGHT = (Route("/table/{table}/parts", table_parts, methods=["GET"]),)
"""What every page asks for after every move: found before everything else, and read by hand."""


# ---------------------------------------------------------------------- the result


@router.get("/table/{table}/result")
async def result_page(table: str, who: Anybody, request: Request) -> Response:
    """How it ended; while the game runs this leads back to the table."""
    await who.roles(table)
    seats = await who.seats(table)
    async with who.house.at(table) as here:
        if not here.is_over:
            return RedirectResponse(f"/table/{table}", 303)
        words = facts.words_of(here, who.lang)
        told = ending(here, seats[0] if seats else SPECTATOR, words)
    return common.page(who, request, "result.html", words, **told)
