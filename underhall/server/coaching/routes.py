"""Hints over HTTP: for programs as data, for pages as a panel."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from underhall.core.agenda import SPECTATOR
from underhall.server.api.common import Anybody, Lang, plain_json, refusals
from underhall.server.api.models import Deciding
from underhall.server.coaching import hints
from underhall.server.coaching.thoughts import Thoughts, checked
from underhall.server.pages.level_names import level_names
from underhall.server.pages.rendering import render
from underhall.server.shown import facts
from underhall.server.tables.log import Data
from underhall.text.words import Words

router = APIRouter(responses=refusals)

LONGEST_WAIT = 20.0


class Hinting(Deciding):
    """A seat asks what to do."""

    wait: float = Field(default=LONGEST_WAIT, ge=0, le=LONGEST_WAIT, description="Seconds at most.")


def thoughts_of(request: Request) -> Thoughts:
    """Where the coach of the house works."""
    thoughts: Thoughts | None = getattr(request.app.state, "thoughts", None)
    if thoughts is None:
        thoughts = request.app.state.thoughts = Thoughts(request.app.state.house.thinkers)
    return thoughts


@router.post("/api/tables/{table}/hint", tags=["play"])
async def ask_for_hint(
    table: str, asked: Hinting, who: Anybody, request: Request, lang: Lang = ""
) -> Response:
    """The best three actions of the seat that is asked, each with its tokens, what it is worth and
    why; the log says that a hint was asked for. With ``done`` false the coach still thinks."""
    seat = await who.acting(table, asked.seat)
    request.app.state.people.take(who.address)
    thought = await hints.ask(who.house, thoughts_of(request), table, seat, asked.number)
    await thought.wait(thought.stages, asked.wait)
    async with who.house.at(table) as here:
        words = facts.words_of(here, who.lang)
        found = hints.told(here.running(), seat, checked(thought), words)
        return plain_json({"number": here.number, **found})


@router.get("/table/{table}/hint", include_in_schema=False)
async def hint_panel(
    table: str,
    who: Anybody,
    request: Request,
    seat: int,
    stage: Annotated[int, Query(ge=0, le=len(hints.STAGES))] = 0,
) -> Response:
    """The panel of a hint that was asked for, once a stage of it is through."""
    at = await who.acting(table, seat)
    thoughts = thoughts_of(request)
    async with who.house.at(table) as here:
        thought = hints.asked_for(thoughts, here, at)
    if thought is None:
        return plain_json({"gone": True, "html": "", "choices": [], "done": True})
    await checked(thought).wait(stage, LONGEST_WAIT)
    async with who.house.at(table) as here:
        words = facts.words_of(here, who.lang)
        if here.match is None or thoughts.known(hints.hint_key(here, at)) is not thought:
            return plain_json({"gone": True, "html": "", "choices": [], "done": True})
        found = hints.told(here.match, at, checked(thought), words)
        bots = [chair.bot for chair in here.chairs]
    html = panel("hint", words, h=found, seat=at, bots=bots)
    choices = [
        {key: one[key] for key in ("letter", "tokens", "targets")} for one in found["choices"]
    ]
    told = {key: found[key] for key in ("stage", "stages", "done")}
    return plain_json({"gone": False, **told, "html": html, "choices": choices})


@router.get("/table/{table}/why", include_in_schema=False)
async def why_panel(
    table: str,
    who: Anybody,
    request: Request,
    of: Annotated[int, Query(ge=0, le=11)],
    seat: int | None = None,
    back: Annotated[int, Query(ge=0, le=200)] = 0,
) -> Response:
    """The panel that says why a bot acted so."""
    at = await who.looking(table, seat)
    async with who.house.at(table) as here:
        if of >= len(here.chairs) or of == at:
            return plain_json({"gone": True, "html": ""})
    thought, about = await hints.ask_why(who.house, thoughts_of(request), table, at, of, back)
    await thought.wait(1, LONGEST_WAIT)
    async with who.house.at(table) as here:
        words = facts.words_of(here, who.lang)
        found = hints.told_why(here.running(), about, checked(thought), words)
    html = panel("why", words, w=found, seat=at, looks_on=at == SPECTATOR)
    return plain_json({"gone": False, "html": html, "targets": found["targets"]})


def panel(name: str, words: Words, **context: object) -> str:
    """A panel beside the board."""
    around: Data = {"t": words.message, "lang": words.lang, "level": level_names(words)}
    names = words.names
    return render(f"coach/{name}.html", **around, names=list(names), **context)
