"""The page "How to play" of a game: texts beside pictures that its own board draws."""

from __future__ import annotations

import re

from fastapi import APIRouter, Request
from minijinja import Markup, escape
from starlette.responses import Response

from underhall import editions
from underhall.core.secrets import view
from underhall.howto import Howto, Item, Picture, howto
from underhall.server.errors import NoLesson
from underhall.server.pages import boards, common, ways
from underhall.server.pages.common import Anybody
from underhall.server.pages.faces import face
from underhall.server.pages.lessons import found, spoken, table_at, words_of
from underhall.server.pages.table import sheet_of
from underhall.server.shown import facts
from underhall.server.shown.lobby import game_card
from underhall.server.tables.log import Data
from underhall.text.words import Words

router = APIRouter(include_in_schema=False)

LETTERS = "abcdefghijklmnop"
BOLD = re.compile(r"\*\*(.+?)\*\*")


def page_of(game: str) -> Howto:
    """The page of a game."""
    editions.game(game)
    there = howto(game)
    if there is None:
        raise NoLesson(f"there is no page on how to play {game}")
    return there


@router.get("/learn/{game}/how")
async def how_to_play(game: str, who: Anybody, request: Request) -> Response:
    """About two screens, or two sheets of paper."""
    told = page_of(game)
    words = words_of(found(game), who.lang)
    return common.page(
        who,
        request,
        "howto.html",
        words,
        card=game_card(editions.game(game), who.lang),
        art=face(game).door,
        together=editions.game(game).together,
        lesson=ways.lesson(game),
        styles=boards.look(game).styles,
        how=shown(told, words),
    )


def shown(page: Howto, words: Words) -> Data:
    """What the template is made of."""

    def each(items: tuple[Item, ...]) -> list[Data]:
        return [item_of(page.game, item, words) for item in items]

    legend = each(page.legend)
    for letter, one in zip(LETTERS, legend, strict=False):
        one["letter"] = letter
    return {
        "about": item_of(page.game, page.about, words),
        "start": item_of(page.game, page.start, words),
        "legend": legend,
        "beside": each(page.beside),
        "turn": each(page.turn),
        "win": item_of(page.game, page.win, words),
        "lose": None if page.lose is None else item_of(page.game, page.lose, words),
        "tips": each(page.tips),
    }


def item_of(game: str, item: Item, words: Words) -> Data:
    """One thing in the language of the reader."""
    told = spoken(item.told, words.lang)
    return {
        "title": told.title,
        "text": bold(told.text),
        "alt": told.alt,
        "points": [bold(one) for one in told.points],
        "targets": " ".join(item.targets),
        "spot": item.spot,
        "icon": item.icon,
        "clause": item.clause,
        "picture": None if item.picture is None else drawn(game, item.picture, words),
    }


def bold(text: str) -> Markup:
    """A text as HTML; what stands between two stars is bold."""
    return Markup(BOLD.sub(r"<b>\1</b>", str(escape(text))))


def drawn(game: str, picture: Picture, words: Words) -> Data:
    """A part of the table at a moment of the line, with nothing to choose."""
    table = table_at(game, picture.at)
    assert table.match is not None
    seat = found(game).seat
    told = facts.facts(table, seat, words, lines=0)
    told = {
        **told,
        "view": {**view(table.match.edition.game, table.match.state, seat), "decision": None},
        "waiting": [],
        "prompt": None,
        "options": [],
        "refused": [],
        "recap": [],
        "undo": None,
        "redo": False,
        "cancel": False,
    }
    beside: Data = {"mine": [], "owner": False, "handover": None, "callable": False}
    html = sheet_of(told, words, {**beside, "lesson": True}).part(picture.part).html()
    return {
        "part": picture.part,
        "crop": " ".join(picture.crop),
        "width": picture.width,
        "html": html,
    }
