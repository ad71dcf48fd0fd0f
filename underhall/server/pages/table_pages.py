"""The pages of one table: the table, its parts, its result, and the curtain between seats."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import RedirectResponse, Response

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import commitment
from underhall.server.edge.keys import OWNER
from underhall.server.edge.visitors import Visitor
from underhall.server.pages import boards, charts, common
from underhall.server.pages.common import Anybody
from underhall.server.pages.table import pages_of, parts
from underhall.server.shown import facts
from underhall.server.tables.log import Data
from underhall.server.tables.table import Table
from underhall.text.words import Words

router = APIRouter(include_in_schema=False)

Wanted = Annotated[int | None, Query(ge=-1)]


async def look(who: Visitor, table: str, at: int) -> tuple[Data, Words]:
    """What a seat sees of a table now."""
    async with who.house.at(table) as here:
        words = facts.words_of(here, who.lang)
        return facts.facts(here, at, words, who.house.hub.present(table)), words


async def beside(who: Visitor, table: str, told: Data) -> Data:
    """What the page says about the visitor rather than the seat."""
    seats = await who.seats(table)
    return {
        "mine": seats,
        "owner": OWNER in await who.roles(table),
        "handover": handover(told, seats),
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
    made = parts(told, words, {}, **extra)
    shown = boards.look(told["table"]["game"])
    pages = pages_of(words, told)
    return common.page(
        who,
        request,
        "table.html",
        words,
        parts=made,
        f=told,
        pages=pages,
        hand_page="page-hand" in dict(pages),
        styles=shown.styles,
        script=shown.script,
        is_plain=shown.draw is None,
        **extra,
    )


async def curtain(table: str, who: Visitor, request: Request, at: int) -> Response:
    """Nothing but whose turn it is: the table is not in this page."""
    async with who.house.at(table) as here:
        words = facts.words_of(here, who.lang)
        name = facts.players(here, at, words, set())[at]["name"]
        over = here.is_over
    return common.page(
        who, request, "curtain.html", words, table=table, seat=at, name=name, over=over
    )


@router.get("/table/{table}/parts")
async def table_parts(table: str, who: Anybody, seat: Wanted = None, have: str = "") -> Response:
    """The parts of the page that have changed."""
    at = await who.looking(table, seat)
    told, words = await look(who, table, at)
    extra = await beside(who, table, told)
    known = dict(pair.split(":", 1) for pair in have.split(",") if ":" in pair)
    body = {
        "number": told["number"],
        "status": told["table"]["status"],
        "yours": at in told["waiting"],
        "handover": extra["handover"],
        "parts": parts(told, words, known, **extra),
    }
    return Response(json.dumps(body, ensure_ascii=False), media_type="application/json")


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


def ending(table: Table, seat: int, words: Words) -> Data:
    """What the page of a finished table is made of."""
    match = table.match
    about = facts.about(table, seat, words)
    told: Data = {
        "table": about,
        "players": facts.players(table, seat, words, set()),
        "result": None if match is None else facts.result(match, words),
        "checked": checked(about),
        "minutes": (table.entries[-1].at - table.entries[0].at) // 60_000,
        "rematch": None if table.brought else rematch(table, seat),
        "can_replay": match is not None,
    }
    if match is None or told["result"] is None:
        return told
    line = charts.score_line(match)
    return {
        **told,
        "bars": charts.bars(told["result"], told["players"]),
        "chart": charts.chart(line, told["players"]),
    }


def checked(about: Data) -> str:
    """How far one can trust the chance of a finished game: by its key, its seed, or not known."""
    if about["key"] is None:
        return "seed" if about["seed"] is not None else "moves"
    kept = commitment(bytes.fromhex(about["key"])) == about["commitment"]
    return "shuffles" if kept else "broken"


def rematch(table: Table, seat: int) -> dict[str, Any]:
    """The same table again, as the API wants it: people who came by invitation are invited anew."""
    seats = []
    for at, chair in enumerate(table.chairs):
        if chair.bot:
            seats.append({"kind": "bot", "level": chair.bot, "name": chair.name})
        else:
            seats.append({"kind": "me" if at == seat else "open", "name": chair.name})
    opened = table.opened
    again: dict[str, Any] = {
        "game": opened["game"],
        "seats": seats,
        "options": opened["options"],
        "undo": opened["undo"],
    }
    if opened.get("public"):
        again["public"] = True
    if opened.get("clock"):
        again |= {"clock": opened["clock"]["seconds"], "then": opened["clock"]["then"]}
    return again
