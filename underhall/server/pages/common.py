"""What every page has in common: language, theme, words, and how it is sent."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from underhall.server.edge.language import language
from underhall.server.edge.visitors import Visitor, at_the_door
from underhall.server.pages.level_names import level_names
from underhall.server.pages.rendering import render
from underhall.server.shown.facts import words_for
from underhall.text.books import languages
from underhall.text.words import Words

Anybody = Annotated[Visitor, Depends(at_the_door)]

THEME = "underhall-theme"
"""The cookie in which pages remember light or dark; without it the system decides."""

THEMES = ("light", "dark")
TONGUES = {"en": "English", "pl": "Polski"}
"""What languages call themselves."""


def page(
    who: Visitor, request: Request, template: str, words: Words, status: int = 200, **facts: Any
) -> Response:
    """A whole page for a visitor."""
    html = render(template, **around(request, words), **facts)
    response = HTMLResponse(html, status)
    if who.is_new:
        who.remember(request, response)
    return response


def around(connection: HTTPConnection, words: Words) -> dict[str, Any]:
    """What the frame of a page is made of."""
    theme = connection.cookies.get(THEME, "")
    return {
        "t": words.message,
        "level": level_names(words),
        "lang": words.lang,
        "theme": theme if theme in THEMES else "",
        "tongues": [(tag, TONGUES.get(tag, tag)) for tag in languages()],
    }


def plain_words(who: Visitor) -> Words:
    """The visitor's language, without the words of any game."""
    return words_for(who.lang, "", ())


def error_page(request: Request, status: int, told: dict[str, Any]) -> Response:
    """A refusal for people."""
    words = words_for(
        language(request.headers, request.query_params.get("lang", ""), request.app.state.lang),
        "",
        (),
    )
    return HTMLResponse(
        render("trouble.html", **around(request, words), told=told, status=status), status
    )
