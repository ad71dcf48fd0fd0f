"""Refusals as HTTP answers: JSON for programs, a page for people."""

from __future__ import annotations

import html
import json
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from underhall.core.errors import (
    BadData,
    BadOption,
    BadScript,
    BrokenBot,
    BrokenGame,
    CannotUndo,
    Diverged,
    IllegalMove,
    NotAsked,
    UnderhallError,
    UnknownToken,
    error_name,
)
from underhall.server.edge.language import language
from underhall.server.errors import HouseError, StoreTrouble, TooLarge, TooSlow
from underhall.text.words import Words

STATUS: dict[type[UnderhallError], int] = {
    IllegalMove: 422,
    UnknownToken: 422,
    NotAsked: 409,
    CannotUndo: 409,
    BadData: 422,
    BadOption: 422,
    BadScript: 422,
    BrokenBot: 503,
    BrokenGame: 503,
    Diverged: 422,
}


def install(app: FastAPI) -> None:
    """Let an application answer refusals."""
    app.add_exception_handler(UnderhallError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _lost)


def status_of(why: UnderhallError) -> int:
    """The HTTP status of a refusal."""
    return why.status if isinstance(why, HouseError) else STATUS.get(type(why), 500)


def explained(why: UnderhallError, words: Words) -> dict[str, Any]:
    """A refusal as data."""
    told: dict[str, Any] = {"error": name_of(why), "message": _sentence(why, words)}
    if isinstance(why, IllegalMove):
        told["clause"], told["reason"] = why.refusal.clause, why.refusal.reason
    return told


def _sentence(why: UnderhallError, words: Words) -> str:
    """Why not; where the tables are kept is for the log alone."""
    if type(why) is StoreTrouble:
        return words.message("error-store-away")
    return words.error(why)


def name_of(why: UnderhallError) -> str:
    """The stable name of a kind of refusal, such as ``illegal-move``."""
    return error_name(type(why))


async def _refused(request: Request, why: Exception) -> Response:
    assert isinstance(why, UnderhallError)
    if isinstance(why, StoreTrouble):
        app_log = request.app.state.log
        app_log.error("%s", why)
    words = _words(request, why)
    found = answer(request, status_of(why), explained(why, words))
    if isinstance(why, (TooSlow, TooLarge)):
        # The rest of the request is not waited for.
        found.headers["connection"] = "close"
    return found


async def _malformed(request: Request, why: Exception) -> Response:
    assert isinstance(why, RequestValidationError)
    first = why.errors()[0]
    where = ".".join([str(part) for part in first["loc"][1:]])
    words = Words(language(request.headers, request.query_params.get("lang", "")))
    message = words.message("error-malformed", where=where, why=str(first["msg"]))
    return answer(request, 422, {"error": "malformed", "message": message})


async def _lost(request: Request, why: Exception) -> Response:
    """An address that is none, or one that cannot be asked like that."""
    assert isinstance(why, HTTPException)
    if isinstance(why.__cause__, UnderhallError):
        # What went wrong while a body was read.
        return await _refused(request, why.__cause__)
    name = LOST.get(why.status_code, "unreadable")
    words = _words(request, UnderhallError())
    told = {"error": name, "message": words.message(f"error-{name}")}
    found = answer(request, why.status_code, told)
    found.headers.update(why.headers or {})
    return found


LOST = {404: "not-found", 405: "not-like-that"}


def _words(request: Request, why: UnderhallError) -> Words:
    lang = language(request.headers, request.query_params.get("lang", ""), request.app.state.lang)
    # The reason of an illegal move is in the words of its game.
    game = getattr(request.state, "game", "") if isinstance(why, IllegalMove) else ""
    return Words(lang, game)


def answer(request: Request, status: int, told: dict[str, Any]) -> Response:
    """A refusal for whoever asked: pages may bring a better one as ``app.state.error_page``."""
    wants_page = "text/html" in request.headers.get("accept", "")
    by_program = request.url.path == "/api" or request.url.path.startswith("/api/")
    if by_program or not wants_page:
        # Plain ASCII, for a refusal may quote letters that no answer could carry.
        return Response(json.dumps(told), status, media_type="application/json")
    page = getattr(request.app.state, "error_page", None)
    if page is not None:
        made: Response = page(request, status, told)
        return made
    text = html.escape(told["message"])
    return HTMLResponse(f"<!doctype html><title>Underhall</title><p>{text}</p>", status)
