"""The lesson of a game at its own table. The page says where it is; nothing is kept here, so a
lesson can be left, taken up again and gone through by any number of people at once."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import Response

from underhall import editions
from underhall.core.position import write_position
from underhall.core.record import replay
from underhall.lessons import Lesson, lesson
from underhall.server.errors import NoLesson
from underhall.server.pages import common, ways
from underhall.server.pages.common import Anybody
from underhall.server.pages.rendering import render
from underhall.server.pages.table import parts, stage_of
from underhall.server.shown import facts
from underhall.server.shown.lobby import game_card
from underhall.server.tables import log
from underhall.server.tables.archive import opened_of
from underhall.server.tables.chairs import BOT, PERSON, Chair
from underhall.server.tables.log import Data, Entry, numbered
from underhall.server.tables.table import Table
from underhall.text.words import FALLBACK, Words

router = APIRouter(include_in_schema=False)

Moment = Annotated[int, Query(ge=0)]
LEVEL = "novice"
LEARNER = "learner"
"""Stands for a name: the words have one in every language."""
NOTHING_MORE: Data = {"mine": [], "owner": False, "handover": None, "callable": False}
"""What the page of a lesson says about the visitor."""


def found(game: str) -> Lesson:
    """The lesson of a game."""
    editions.game(game)
    there = lesson(game)
    if there is None:
        raise NoLesson(f"there is no lesson for {game}")
    return there


@router.get("/learn/{game}")
async def lesson_page(game: str, who: Anybody, request: Request, at: Moment = 0) -> Response:
    """The table of the lesson with the voice beside it."""
    course = found(game)
    words = words_of(course, who.lang)
    told = moment(course, at, words)
    return common.page(
        who,
        request,
        "lesson.html",
        words,
        parts={**parts(told, words, {}, lesson=True, **NOTHING_MORE), **voice(course, told, words)},
        how=ways.how(game),
        lesson=True,
        **NOTHING_MORE,
        **stage_of(words, told),
    )


@router.get("/learn/{game}/parts")
async def lesson_parts(
    game: str, who: Anybody, at: Moment = 0, tried: str = "", have: str = ""
) -> Response:
    """What changes on the page at another moment, or after a choice that was not the one meant."""
    course = found(game)
    words = words_of(course, who.lang)
    told = moment(course, at, words)
    known = dict(pair.split(":", 1) for pair in have.split(",") if ":" in pair)
    made = parts(told, words, known, lesson=True, **NOTHING_MORE)
    said = voice(course, told, words, tried)
    made.update({name: part for name, part in said.items() if known.get(name) != part["hash"]})
    body = {
        "number": told["number"],
        "status": told["table"]["status"],
        "yours": course.seat in told["waiting"],
        "handover": None,
        "parts": made,
    }
    return Response(json.dumps(body, ensure_ascii=False), media_type="application/json")


class Try(BaseModel):
    """What the learner chose at a moment."""

    number: int = Field(ge=0)
    token: str = Field(max_length=200)


class Tried(BaseModel):
    """Where the lesson goes on, and what was chosen if it was not what is meant."""

    at: int
    tried: str = ""


@router.post("/learn/{game}/moves")
async def try_move(game: str, asked: Try, who: Anybody) -> Tried:
    """Go on where the choice is the one that is meant; otherwise nothing happens."""
    course = found(game)
    if asked.token != course.stop(asked.number).wanted:
        return Tried(at=asked.number, tried=asked.token)
    return Tried(at=asked.number + 1)


@router.get("/learn/{game}/end")
async def lesson_end(game: str, who: Anybody, request: Request) -> Response:
    """Three tips, and a way into a game."""
    course = found(game)
    words = words_of(course, who.lang)
    return common.page(
        who,
        request,
        "lesson-end.html",
        words,
        card=game_card(editions.game(game), who.lang),
        tips=[spoken(tip, who.lang) for tip in course.tips],
        seats=len(course.names),
        seat=course.seat,
        steps=steps_of(course, who.lang),
        quick=first_game(course),
        how=ways.how(game),
    )


def first_game(course: Lesson) -> Data:
    """A table against novices, with as many seats and in the setting that the lesson had."""
    others = [{"kind": "bot", "level": LEVEL} for _ in course.names[1:]]
    return {"game": course.game, "seats": [{"kind": "me"}, *others], "options": course.setting}


@router.get("/learn/{game}/position")
async def lesson_position(game: str, who: Anybody) -> Response:
    """Where the lesson ends, to play on from."""
    course = found(game)
    line = course.line
    data = write_position(line.edition, line.state, line.options)
    return Response(json.dumps(data, ensure_ascii=False), media_type="application/json")


# ---------------------------------------------------------------------- the table and the voice


def words_of(course: Lesson, lang: str) -> Words:
    """Words with the names of those who play along."""
    own = facts.words_for(lang, course.game, ()).message("lesson-learner")
    names = [own if seat == course.seat else name for seat, name in enumerate(course.names)]
    return facts.words_for(lang, course.game, tuple(names))


def moment(course: Lesson, number: int, words: Words) -> Data:
    """The facts of the learner's seat at a stop."""
    number = min(number, len(course.stops) - 1)
    stop = course.stop(number)
    told = facts.facts(table_at(course.game, stop.at), course.seat, words)
    nothing: Data = {} if stop.wanted else {"options": [], "refused": []}
    return {**told, **nothing, "number": number, "undo": None, "redo": False, "cancel": False}


@lru_cache(256)
def table_at(game: str, at: int) -> Table:
    """The table of the lesson after so many moves."""
    course = found(game)
    match = replay(course.record, editions.edition(game), to=at)
    opened = {**opened_of(course.record, match), "brought": False}
    chairs = [
        Chair(PERSON, LEARNER) if seat == course.seat else Chair(BOT, name, LEVEL)
        for seat, name in enumerate(course.names)
    ]
    opened["chairs"] = [chair.data() for chair in chairs]
    table = Table("lesson", "", Entry(1, 0, log.OPENED, opened))
    table.begin(match)
    table.fold(numbered(table.new_drafts(), 1, 0))
    return table


def voice(course: Lesson, told: Data, words: Words, tried: str = "") -> dict[str, Data]:
    """What the voice says, as a part of the page."""
    number = told["number"]
    stop = course.stop(number)
    step, wanted = stop.step, stop.wanted
    said = spoken(step.told, words.lang)
    meant = next((one for one in told["options"] if one["token"] == wanted), None)
    html = render(
        "table/voice.html",
        t=words.message,
        game=course.game,
        n=course.steps.index(step) + 1,
        steps=steps_of(course, words.lang),
        step=step,
        said=said,
        answer=said.answer(tried) if tried else "",
        tried=tried,
        wanted=wanted,
        look=" ".join(step.look or (meant["targets"] if meant else ())),
        number=number,
        over=number == len(course.stops) - 1,
    )
    return {"voice": {"hash": hashlib.sha256(html.encode()).hexdigest()[:12], "html": html}}


def steps_of(course: Lesson, lang: str) -> list[Data]:
    """The steps by their titles."""
    return [
        {"number": course.first(step), "opens": step.opens, "title": spoken(step.told, lang).title}
        for step in course.steps
    ]


T = TypeVar("T")


def spoken(told: Mapping[str, T], lang: str) -> T:
    """What is told in a language, or else in English."""
    return told.get(lang, told[FALLBACK])
