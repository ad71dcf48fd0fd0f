"""The open HTTP API: the same tables for programs, and what the pages themselves call."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from starlette.requests import HTTPConnection

from underhall import editions
from underhall.bots import registry
from underhall.server.api import models
from underhall.server.edge.keys import OWNER, WATCH, Key
from underhall.server.edge.visitors import Visitor, at_the_door
from underhall.server.errors import NoChair
from underhall.server.shown import facts, history
from underhall.server.shown.lobby import MOST_OPEN, game_card, my_tables, open_tables
from underhall.server.tables import moves, opening, people, undoing
from underhall.server.tables.log import Draft
from underhall.server.tables.table import Table

LONGEST_WAIT = 25.0

Anybody = Annotated[Visitor, Depends(at_the_door)]
Wanted = Annotated[
    int | None, Query(ge=-1, description="Whose eyes to look with; -1 only looks on.")
]
Lang = Annotated[str, Query(max_length=8, description="Language of all words.")]
Since = Annotated[int, Query(ge=0, description="The number of the last entry already known.")]

refusals: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Trouble} for status in (403, 404, 409, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=refusals)


def plain_json(data: object, name: str = "") -> Response:
    """``data`` as it is; with a name it is offered as a file."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    headers = {"content-disposition": f'attachment; filename="{name}"'} if name else {}
    return Response(text, media_type="application/json", headers=headers)


# ---------------------------------------------------------------------- games and tables


@router.get("/games", tags=["games"])
async def list_games(who: Anybody, lang: Lang = "", examples: bool = False) -> Response:
    """The games that can be played, with their options, and the levels of bots, the weakest first;
    and what is installed of both and does not load, with the reason."""
    games = [game for game in editions.games().values() if examples or game.maturity != "example"]
    cards = [game_card(game, who.lang) for game in games]
    broken = [{"id": id, "why": why} for id, why in editions.broken().items()]
    missing = [{"id": id, "why": why} for id, why in registry.broken().items()]
    told = {"games": cards, "broken": broken, "levels": registry.levels(), "broken_bots": missing}
    return plain_json(told)


@router.post("/tables", tags=["tables"], status_code=201)
async def open_table(
    asked: models.Opening, who: Anybody, request: Request, response: Response
) -> models.Opened:
    """Open a table. Whoever opens it holds the keys to the seats ``me`` and ``here``."""
    request.app.state.openings.take(who.address)
    chairs = [opening.ChairPlan(one.kind, one.name, one.level) for one in asked.seats]
    plan = opening.TablePlan(
        game=asked.game,
        chairs=chairs,
        options=asked.options,
        undo=asked.undo,
        clock=asked.clock,
        then=asked.then,
        position=asked.position,
        public=asked.public,
    )
    table = await who.house.open(plan, who.client)
    who.remember(request, response)
    roles = [OWNER, *[str(seat) for seat in plan.own_seats]]
    return models.Opened(number=table.number, **keys_of(who, table, roles, request))


@router.get("/tables", tags=["tables"])
async def list_tables(who: Anybody, lang: Lang = "") -> Response:
    """The tables this browser holds keys to: those that wait for it first, the longest wait
    foremost."""
    cards = await who.house.store.tables_of(who.client)
    return plain_json({"tables": my_tables(cards, who.lang)})


@router.get("/open-tables", tags=["tables"])
async def list_open_tables(who: Anybody, lang: Lang = "") -> Response:
    """The tables with a free chair for everybody, each with the code that leads to it."""
    cards = await who.house.store.public(MOST_OPEN)
    return plain_json({"tables": open_tables(cards, who.lang)})


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
    roles = [role for role in await who.house.roles(who.client, id) if role.isdigit()]
    if asked.another or not roles:
        roles = [str(await _sit_down(who, id, asked.name))]
    who.remember(request, response)
    async with who.house.at(id) as table:
        return models.Keys(**keys_of(who, table, roles, request))


async def _sit_down(who: Visitor, id: str, name: str) -> int:
    seat = -1

    def deed(table: Table) -> list[Draft]:
        nonlocal seat
        drafts = people.sit_down(table, name)
        seat = drafts[0][1]["seat"]
        return drafts

    await who.house.do(id, deed)
    await who.take(Key(id, str(seat)))
    return seat


@router.get("/tables/{table}/keys", tags=["tables"])
async def list_keys(table: str, who: Anybody, request: Request) -> models.Keys:
    """The visitor's own keys, to open the same chair on another device, and those to hand out."""
    roles = await who.roles(table)
    async with who.house.at(table) as here:
        return models.Keys(**keys_of(who, here, roles, request))


@router.delete("/tables/{table}", tags=["tables"], status_code=204)
async def delete_table(table: str, who: Anybody) -> None:
    """Delete a table with its whole log; only whoever opened it can."""
    await who.own(table)
    await who.house.delete(table)


def keys_of(who: Visitor, table: Table, roles: list[str], request: Request) -> dict[str, Any]:
    """Keys and links to a table."""
    keys, base = who.house.keys, str(request.base_url).rstrip("/")
    seats = [role for role in roles if role.isdigit()]
    owned = [(int(seat), keys.make(table.id, seat)) for seat in seats]
    code = facts.invitation(table) if seats or OWNER in roles else None
    return {
        "table": table.id,
        "seats": [{"seat": at, "key": key, "link": f"{base}/seat/{key}"} for at, key in owned],
        "owner": keys.make(table.id, OWNER) if OWNER in roles else None,
        "watch": f"{base}/watch/{keys.make(table.id, WATCH)}",
        "invite": code,
        "invite_link": f"{base}/join/{code}" if code else None,
    }


# ---------------------------------------------------------------------- looking


@router.get("/tables/{table}", tags=["play"])
async def read_table(
    table: str,
    who: Anybody,
    seat: Wanted = None,
    lang: Lang = "",
    lines: Annotated[int, Query(ge=0, le=2000)] = history.LOG_LINES,
) -> Response:
    """All that a seat may see: the view, what is asked, options, refusals, log, players."""
    at = await who.looking(table, seat)
    async with who.house.at(table) as here:
        present = who.house.hub.present(table)
        words = facts.words_of(here, who.lang)
        return plain_json(facts.facts(here, at, words, present, lines))


@router.get("/tables/{table}/log", tags=["play"])
async def read_log(
    table: str,
    who: Anybody,
    seat: Wanted = None,
    lang: Lang = "",
    since: Since = 0,
    lines: Annotated[int, Query(ge=1, le=5000)] = 5000,
) -> Response:
    """The log in words, as far as a seat may know it."""
    at = await who.looking(table, seat)
    async with who.house.at(table) as here:
        told = history.log_lines(here, at, facts.words_of(here, who.lang), since, lines)
        return plain_json({"number": here.number, "log": told})


@router.get("/tables/{table}/events", tags=["play"])
async def follow_events(
    table: str,
    who: Anybody,
    seat: Wanted = None,
    lang: Lang = "",
    since: Since = 0,
    wait: Annotated[
        float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for one.")
    ] = 0,
) -> Response:
    """Every entry after ``since`` with the events a seat may know of; if there is none, wait."""
    at = await who.looking(table, seat)
    async with who.house.at(table) as here:
        number = here.number
    if number <= since and wait:
        await _news(who, table, number, wait)
    async with who.house.at(table) as here:
        told = history.events(here, at, facts.words_of(here, who.lang), since)
        return plain_json({"number": here.number, "entries": told})


async def _news(who: Visitor, table: str, number: int, wait: float) -> None:
    listener = who.house.hub.listen(table, (), who.address, number)
    try:
        await listener.next(wait)
    finally:
        listener.leave()


# ---------------------------------------------------------------------- deciding


async def _do(
    request: HTTPConnection,
    who: Visitor,
    table: str,
    wanted: int | None,
    deed: Callable[[Table, int], list[Draft]],
) -> models.Done:
    seat = await who.acting(table, wanted)

    def done(here: Table) -> list[Draft]:
        request.state.game = here.opened["game"]
        return deed(here, seat)

    return models.Done(number=await who.house.do(table, done))


@router.post("/tables/{table}/moves", tags=["play"])
async def play(table: str, asked: models.Move, who: Anybody, request: Request) -> models.Done:
    """Make a move by its token. Answered only once it is on the disk."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return moves.play(here, seat, asked.number, asked.token)

    return await _do(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/pass", tags=["play"])
async def let_pass(
    table: str, asked: models.Deciding, who: Anybody, request: Request
) -> models.Done:
    """Let this window and all further ones pass until the turn is over."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return moves.let_pass(here, seat, asked.number)

    return await _do(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/undo", tags=["play"])
async def undo(
    table: str, asked: models.Deciding, who: Anybody, request: Request
) -> models.DoneOrAsked:
    """Take the last own move back, or ask the others to agree to it."""
    others: list[int] = []

    def deed(here: Table, seat: int) -> list[Draft]:
        drafts = undoing.undo(here, seat, asked.number)
        others.extend(drafts[0][1].get("asked", []))
        return drafts

    done = await _do(request, who, table, asked.seat, deed)
    return models.DoneOrAsked(number=done.number, asked=others)


@router.post("/tables/{table}/redo", tags=["play"])
async def redo(table: str, asked: models.Deciding, who: Anybody, request: Request) -> models.Done:
    """Make the move again that was taken back last."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return undoing.redo(here, seat, asked.number)

    return await _do(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/cancel", tags=["play"])
async def cancel(table: str, asked: models.Deciding, who: Anybody, request: Request) -> models.Done:
    """Step out of an unfinished action."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return undoing.cancel(here, seat, asked.number)

    return await _do(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/answer", tags=["play"])
async def answer(table: str, asked: models.Answer, who: Anybody, request: Request) -> models.Done:
    """Agree to what somebody has asked the table, or refuse."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return undoing.answer(here, seat, asked.number, asked.what, asked.yes)

    return await _do(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/end", tags=["company"])
async def end(
    table: str, asked: models.Acting, who: Anybody, request: Request
) -> models.DoneOrAsked:
    """End the game here, if the others agree."""
    others: list[int] = []

    def deed(here: Table, seat: int) -> list[Draft]:
        drafts = undoing.end(here, seat)
        others.extend(drafts[0][1].get("asked", []))
        return drafts

    done = await _do(request, who, table, asked.seat, deed)
    return models.DoneOrAsked(number=done.number, asked=others)


# ---------------------------------------------------------------------- company


@router.post("/tables/{table}/resign", tags=["company"])
async def resign(table: str, asked: models.Acting, who: Anybody, request: Request) -> models.Done:
    """Give the chair up for good; a bot plays on."""
    return await _do(request, who, table, asked.seat, people.resign)


@router.post("/tables/{table}/leave", tags=["company"])
async def leave(table: str, asked: models.Acting, who: Anybody, request: Request) -> models.Done:
    """Leave for a while."""
    return await _do(request, who, table, asked.seat, people.leave)


@router.post("/tables/{table}/return", tags=["company"])
async def come_back(
    table: str, asked: models.Acting, who: Anybody, request: Request
) -> models.Done:
    """Take the chair again."""
    return await _do(request, who, table, asked.seat, people.come_back)


@router.post("/tables/{table}/name", tags=["company"])
async def rename(table: str, asked: models.Naming, who: Anybody, request: Request) -> models.Done:
    """Go by another name."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return people.rename(here, seat, asked.name)

    return await _do(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/chat", tags=["company"])
async def chat(table: str, asked: models.Saying, who: Anybody, request: Request) -> models.Done:
    """Say something to the table."""
    request.app.state.chats.take(who.address)

    def deed(here: Table, seat: int) -> list[Draft]:
        return people.chat(here, seat, asked.text)

    return await _do(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/bot", tags=["company"])
async def seat_bot(
    table: str, asked: models.SeatingBot, who: Anybody, request: Request
) -> models.Done:
    """Seat a bot in a chair that is empty, left or out of time."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return people.seat_bot(here, asked.chair, asked.level)

    return await _do(request, who, table, asked.seat, deed)
