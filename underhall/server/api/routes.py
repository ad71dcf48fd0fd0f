"""The open HTTP API: the same tables for programs, and what the pages themselves call."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from underhall import editions
from underhall.bots import registry
from underhall.server.api import models
from underhall.server.api.common import (
    PEOPLE,
    Anybody,
    Lang,
    Since,
    Wanted,
    done_by,
    keys_of,
    plain_json,
    refusals,
)
from underhall.server.edge.keys import OWNER
from underhall.server.edge.visitors import Visitor
from underhall.server.shown import facts, history
from underhall.server.shown.lobby import MOST_MINE, MOST_OPEN, game_card, my_tables, open_tables
from underhall.server.tables import moves, opening, undoing
from underhall.server.tables.log import Draft
from underhall.server.tables.table import Table

LONGEST_WAIT = 25.0

router = APIRouter(prefix="/api", responses=refusals)


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
        hints=asked.hints,
        trial_of=asked.trial_of,
    )
    table = await who.house.open(plan, who.client)
    who.remember(request, response)
    roles = [OWNER, *[str(seat) for seat in plan.own_seats]]
    return models.Opened(number=table.number, **keys_of(who, table, roles, request))


@router.get("/tables", tags=["tables"])
async def list_tables(
    who: Anybody,
    lang: Lang = "",
    skip: Annotated[int, Query(ge=0, description="How many of the first to leave out.")] = 0,
    most: Annotated[int, Query(ge=1, le=500)] = MOST_MINE,
) -> Response:
    """The tables this browser holds keys to: those that wait for it first, the longest wait
    foremost; and how many there are in all."""
    cards = await who.house.store.tables_of(who.client)
    told = my_tables(cards, who.lang, skip, most)
    return plain_json({"tables": told, "count": len(cards)})


@router.get("/open-tables", tags=["tables"])
async def list_open_tables(who: Anybody, lang: Lang = "") -> Response:
    """The tables with a free chair for everybody, each with the code that leads to it."""
    cards = await who.house.store.public(MOST_OPEN)
    return plain_json({"tables": open_tables(cards, who.lang)})


@router.delete("/tables/{table}", tags=["tables"], status_code=204)
async def delete_table(table: str, who: Anybody) -> None:
    """Delete a table with its whole log; only whoever opened it can."""
    await who.own(table)
    await who.house.delete(table)


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


@router.post("/tables/{table}/moves", tags=["play"])
async def play(table: str, asked: models.Move, who: Anybody, request: Request) -> models.Done:
    """Make a move by its token. Answered only once it is on the disk."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return moves.play(here, seat, asked.number, asked.token)

    return await done_by(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/pass", tags=["play"])
async def let_pass(
    table: str, asked: models.Deciding, who: Anybody, request: Request
) -> models.Done:
    """Let this window and all further ones pass until the turn is over."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return moves.let_pass(here, seat, asked.number)

    return await done_by(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/undo", tags=["play"])
async def undo(
    table: str, asked: models.Deciding, who: Anybody, request: Request
) -> models.DoneOrAsked:
    """Take the last own move back, or ask the others to agree to it."""
    others: list[int] = []

    def deed(here: Table, seat: int) -> list[Draft]:
        drafts = undoing.undo(here, seat, asked.number)
        others[:] = drafts[0][1].get("asked", [])
        return drafts

    done = await done_by(request, who, table, asked.seat, deed)
    return models.DoneOrAsked(number=done.number, asked=others)


@router.post("/tables/{table}/redo", tags=["play"])
async def redo(table: str, asked: models.Deciding, who: Anybody, request: Request) -> models.Done:
    """Make the move again that was taken back last."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return undoing.redo(here, seat, asked.number)

    return await done_by(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/cancel", tags=["play"])
async def cancel(table: str, asked: models.Deciding, who: Anybody, request: Request) -> models.Done:
    """Step out of an unfinished action."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return undoing.cancel(here, seat, asked.number)

    return await done_by(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/answer", tags=["play"], dependencies=PEOPLE)
async def answer(table: str, asked: models.Answer, who: Anybody, request: Request) -> models.Done:
    """Agree to what somebody has asked the table, or refuse."""

    def deed(here: Table, seat: int) -> list[Draft]:
        return undoing.answer(here, seat, asked.number, asked.what, asked.yes)

    return await done_by(request, who, table, asked.seat, deed)


@router.post("/tables/{table}/end", tags=["people"], dependencies=PEOPLE)
async def end(
    table: str, asked: models.Acting, who: Anybody, request: Request
) -> models.DoneOrAsked:
    """End the game here, if the others agree."""
    others: list[int] = []

    def deed(here: Table, seat: int) -> list[Draft]:
        drafts = undoing.end(here, seat)
        others[:] = drafts[0][1].get("asked", [])
        return drafts

    done = await done_by(request, who, table, asked.seat, deed)
    return models.DoneOrAsked(number=done.number, asked=others)
