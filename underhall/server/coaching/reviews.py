"""Reviews of finished tables: made piece by piece in the background, kept with the log."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse, RedirectResponse

from underhall.coach import review
from underhall.core.agenda import SPECTATOR
from underhall.core.match import Match
from underhall.server.api.common import Anybody, plain_json
from underhall.server.coaching.review_page import alone, context
from underhall.server.coaching.routes import thoughts_of
from underhall.server.coaching.tasks import ReviewTask, review_parts
from underhall.server.coaching.thoughts import Thought, Thoughts, checked
from underhall.server.edge.visitors import Visitor
from underhall.server.errors import NotNow
from underhall.server.pages import common
from underhall.server.shown import facts
from underhall.server.tables import log
from underhall.server.tables.log import Data, Draft, whole_record
from underhall.server.tables.table import Table
from underhall.text.words import Words

router = APIRouter(include_in_schema=False)

PIECE: Final = 12
"""So many parts of turns are looked at in one go."""


def finished(table: Table) -> Match:
    """The match of a table that can be reviewed."""
    match = table.match
    if match is None or not table.is_over or match.state.result is None or not match.moves:
        raise NotNow("only a game that was played to its end can be reviewed")
    return match


def kept(table: Table) -> Data | None:
    """The review of a table, if it was made."""
    for entry in reversed(table.entries):
        if entry.kind == log.REVIEWED:
            found: Data = entry.data["review"]
            return found if found["format"] == review.FORMAT else None
        if entry.kind in log.OF_THE_GAME:
            return None
    return None


def begun(thoughts: Thoughts, table: Table) -> Thought:
    """The thinking about a review that is still being made."""
    key = ("review", table.id)
    known = thoughts.known(key)
    if known is not None:
        return known
    count = len(review.parts(finished(table)))
    record = whole_record(table.entries, key=True)
    firsts = range(0, count, PIECE)
    tasks = [ReviewTask(record, first, first + PIECE) for first in firsts]
    return thoughts.begin(key, [(review_parts, task) for task in tasks])


async def keep(who: Visitor, table: str, thought: Thought) -> None:
    """Write a review that has just been made into the log, once."""

    def deed(here: Table) -> list[Draft]:
        if kept(here) is not None:
            return []
        found = [part for piece in thought.found for part in piece]
        return [(log.REVIEWED, {"review": review.gathered(finished(here), found)})]

    await who.house.do(table, deed)


async def looked_at(
    who: Visitor, table: str, thoughts: Thoughts
) -> tuple[Data | None, Thought | None]:
    """The review of a table, or how far it is."""
    async with who.house.at(table) as here:
        finished(here)
        found = kept(here)
        if found is not None:
            return found, None
        thought = checked(begun(thoughts, here))
    if not thought.is_done:
        return None, thought
    await keep(who, table, thought)
    async with who.house.at(table) as here:
        return kept(here), None


@router.get("/table/{table}/review")
async def review_page(table: str, who: Anybody, request: Request) -> Response:
    """The review, or a page that waits for it; while the game runs this leads back to it."""
    await who.roles(table)
    seats = await who.seats(table)
    async with who.house.at(table) as here:
        if not here.is_over:
            return RedirectResponse(f"/table/{table}", 303)
        words = facts.words_of(here, who.lang)
    found, thought = await looked_at(who, table, thoughts_of(request))
    if found is None:
        title = words.message("game-title")
        waiting: Data = {
            "done": False,
            "table_id": table,
            "title": title,
            "percent": percent(thought),
        }
        return common.page(who, request, "coach/review.html", words, styles=(), **waiting)
    told = await shown(who, table, found, seats, words, table)
    return common.page(who, request, "coach/review.html", words, done=True, **told)


@router.get("/table/{table}/review/progress")
async def progress(table: str, who: Anybody, request: Request) -> Response:
    """How far a review is."""
    await who.roles(table)
    found, thought = await looked_at(who, table, thoughts_of(request))
    words = common.plain_words(who)
    made = percent(thought)
    sentence = words.message("review-progress", n=made)
    return plain_json({"done": found is not None, "percent": made, "sentence": sentence})


@router.get("/table/{table}/review/file")
async def review_file(table: str, who: Anybody, request: Request) -> Response:
    """The review as one page to keep."""
    await who.roles(table)
    seats = await who.seats(table)
    found, _ = await looked_at(who, table, thoughts_of(request))
    if found is None:
        raise NotNow("the coach is still thinking")
    async with who.house.at(table) as here:
        words = facts.words_of(here, who.lang)
    told = await shown(who, table, found, seats, words, "")
    name = f"underhall-{told['game']}-{table}-review.html"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return HTMLResponse(alone(told, words), headers=headers)


async def shown(
    who: Visitor, table: str, found: Data, seats: list[int], words: Words, link: str
) -> Data:
    """What the page of a review is made of; drawing boards takes a moment."""
    async with who.house.at(table) as here:
        match: Any = finished(here)
    seat = seats[0] if seats else SPECTATOR
    return await asyncio.to_thread(context, match, found, words, seat, link)


def percent(thought: Thought | None) -> int:
    """How much of a review is made, in hundredths."""
    return 100 if thought is None else round(100 * len(thought.found) / max(1, thought.stages))
