"""A finished game once more: any moment of it, with the eyes of any seat."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import RedirectResponse, Response

from underhall.core.agenda import SPECTATOR, State
from underhall.core.match import Match
from underhall.core.phrase import SeatName
from underhall.core.position import write_position
from underhall.core.secrets import view
from underhall.server.errors import NotNow
from underhall.server.pages import common
from underhall.server.pages.common import Anybody
from underhall.server.pages.table import parts, stage_of
from underhall.server.shown import facts, history
from underhall.server.shown.lobby import MOST_MINE, finished_tables
from underhall.server.shown.own_record import own_record
from underhall.server.store.interface import OVER
from underhall.server.tables.log import Data
from underhall.server.tables.table import Table
from underhall.text.words import Words

router = APIRouter(include_in_schema=False)

Moment = Annotated[int, Query(ge=0)]
Eyes = Annotated[int, Query(ge=-1)]
LINES = 120


@router.get("/replays")
async def replays(
    who: Anybody, request: Request, skip: Annotated[int, Query(ge=0)] = 0
) -> Response:
    """The visitor's finished games, and a place to bring a record to."""
    held = await who.house.store.tables_of(who.client)
    over = [(card, roles) for card, roles in held if card.status == OVER]
    return common.page(
        who,
        request,
        "replays.html",
        common.plain_words(who),
        tables=finished_tables(over, who.lang, skip),
        record=own_record(over, who.lang),
        skip=skip,
        further=skip + MOST_MINE if len(over) > skip + MOST_MINE else None,
        most=who.house.settings.limits.body,
    )


@router.get("/table/{table}/replay")
async def replay_page(
    table: str, who: Anybody, request: Request, at: Moment = 0, seat: Eyes = SPECTATOR
) -> Response:
    """The table at a moment; while the game runs this leads back to it."""
    await who.roles(table)
    async with who.house.at(table) as here:
        if not here.is_over or here.match is None:
            return RedirectResponse(f"/table/{table}", 303)
        words = facts.words_of(here, who.lang)
        told = moment(here, here.match, at, seat, words)
        turns = turning_points(here.match)
    return common.page(
        who,
        request,
        "table.html",
        words,
        parts=parts(told, words, {}, replay=told["replay"], mine=[], owner=False, handover=None),
        replay=told["replay"],
        turns=turns,
        **stage_of(words, told) | {"script": ""},
    )


@router.get("/table/{table}/replay/parts")
async def replay_parts(
    table: str, who: Anybody, at: Moment = 0, seat: Eyes = SPECTATOR, have: str = ""
) -> Response:
    """What changes on the page at another moment."""
    await who.roles(table)
    async with who.house.at(table) as here:
        here_match = finished(here)
        words = facts.words_of(here, who.lang)
        told = moment(here, here_match, at, seat, words)
    known = dict(pair.split(":", 1) for pair in have.split(",") if ":" in pair)
    beside = {"replay": told["replay"], "mine": [], "owner": False, "handover": None}
    made = await asyncio.to_thread(parts, told, words, known, **beside)
    body = {"number": told["number"], "status": "over", "yours": False, "parts": made}
    return Response(json.dumps(body, ensure_ascii=False), media_type="application/json")


@router.get("/table/{table}/replay/position")
async def replay_position(table: str, who: Anybody, at: Moment = 0) -> Response:
    """The position of a moment as a file: to share, to report, to play on from."""
    await who.roles(table)
    async with who.house.at(table) as here:
        match = finished(here)
        s = state_at(match, at)
        data = write_position(match.edition, s, match.options)
        name = f"underhall-{here.opened['game']}-{table}-{at}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    text = json.dumps(data, ensure_ascii=False, indent=1)
    return Response(text, media_type="application/json", headers=headers)


def finished(table: Table) -> Match:
    """The match of a table whose secrets are no more."""
    if not table.is_over or table.match is None:
        raise NotNow("a running game keeps its secrets")
    return table.match


def state_at(match: Match, at: int) -> Any:
    """The state before move ``at``, or the last one."""
    return match.before(at)


def moment(table: Table, match: Match, at: int, seat: int, words: Words) -> Data:
    """The facts of a seat at a moment of a finished game."""
    at = min(at, len(match.moves))
    seat = seat if seat < len(table.chairs) else SPECTATOR
    s = state_at(match, at)
    told = facts.facts(table, seat, words, lines=0)
    lines = history.log_lines(table, seat, words, most=5000)
    log = [line for line in lines if _before(table, line, at)]
    return {
        **told,
        "view": {**view(match.edition.game, s, seat), "decision": None},
        "waiting": s.waiting() if at < len(match.moves) else [],
        "prompt": None,
        "options": [],
        "refused": [],
        "recap": [],
        "result": told["result"] if at == len(match.moves) else None,
        "log": log[-LINES:],
        "players": [{**p, "waiting": p["seat"] in s.waiting()} for p in told["players"]],
        "undo": None,
        "redo": False,
        "cancel": False,
        "replay": {
            "at": at,
            "last": len(match.moves),
            **_taken(match, at, s, seat, words),
            "seat": seat,
        },
    }


def _taken(match: Match, at: int, s: State, eyes: int, words: Words) -> dict[str, str]:
    """Who was asked what at a moment, and what they decided, unless that was a secret."""
    if at >= len(match.moves):
        return {"sentence": "", "taken": ""}
    move = match.moves[at]
    asked = s.asked(move.seat)
    assert asked is not None
    told = words.message("replay-who", who=SeatName(move.seat), asked=words.prompt(s, asked))
    if asked.private and eyes != move.seat:
        return {"sentence": told, "taken": ""}
    label = words.option(s, asked, asked.code(s, move.token))
    return {"sentence": told, "taken": words.message("replay-taken", what=label)}


def _before(table: Table, line: Data, at: int) -> bool:
    """Whether a line was told before move ``at``."""
    limit = table.numbers[at] if at < len(table.numbers) else table.number + 1
    return bool(line["number"] < limit)


def turning_points(match: Match) -> list[int]:
    """The moments at which a new turn begins."""
    found, turn = [], None
    for at, move in enumerate(match.moves):
        if move.turn != turn:
            turn = move.turn
            found.append(at)
    return found
