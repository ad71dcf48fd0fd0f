"""The entrance hall: the doors of the games, a visitor's tables, a new table, an invitation."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import RedirectResponse, Response

from underhall import editions
from underhall.bots import registry as bots
from underhall.core.game import Game
from underhall.server.edge.visitors import Visitor
from underhall.server.pages import common
from underhall.server.pages.common import Anybody
from underhall.server.pages.faces import face
from underhall.server.pages.level_names import policy_name
from underhall.server.shown import facts
from underhall.server.shown.lobby import MOST_MINE, MOST_OPEN, game_card, my_tables, open_tables
from underhall.server.tables.log import Data
from underhall.server.tables.opening import LONGEST_CLOCK, SHORTEST_CLOCK
from underhall.server.tables.undoing import POLICIES

router = APIRouter(include_in_schema=False)

QUICK_SEATS = 3
"""At so many a quick game is played, if the game allows it."""

CLOCKS = (60, 180, 600, 86_400)


def doors(lang: str) -> list[Data]:
    """The doors of the hall, one a game."""
    games = [game for game in editions.games().values() if game.maturity != "example"]
    return [_entry(game, lang) for game in games]


def examples(lang: str) -> list[Data]:
    """Small games that show how a game is made."""
    games = [game for game in editions.games().values() if game.maturity == "example"]
    return [_entry(game, lang) for game in games]


def _entry(game: Game[Any], lang: str) -> Data:
    """A game as it stands in the hall: its card, its picture and its mark, a quick table."""
    card = game_card(game, lang)
    own = face(game.id)
    return {**card, "art": own.door, "mark": own.mark, "quick": _quick(card)}


def _quick(card: Data) -> Data:
    """A table for one person against bots, as the API wants it."""
    least, most = card["seats"]
    opponents = min(max(QUICK_SEATS, least), most) - 1
    seats: list[Data] = [{"kind": "me"}]
    seats += [_opponent() for _ in range(opponents)]
    return {"game": card["id"], "seats": seats}


def _opponent() -> Data:
    """A good bot or, in a house without any, whoever comes."""
    levels = bots.levels()
    return {"kind": "bot", "level": levels[-1]} if levels else {"kind": "open"}


@router.get("/")
async def home(who: Anybody, request: Request, skip: Annotated[int, Query(ge=0)] = 0) -> Response:
    """The hall, with as many of the visitor's tables as anybody can look over."""
    held = await who.house.store.tables_of(who.client)
    public = await who.house.store.public(MOST_OPEN)
    return common.page(
        who,
        request,
        "home.html",
        common.plain_words(who),
        doors=doors(who.lang),
        examples=examples(who.lang),
        broken=editions.broken(),
        tables=my_tables(held, who.lang, skip),
        skip=skip,
        further=skip + MOST_MINE if len(held) > skip + MOST_MINE else None,
        open_tables=open_tables(public, who.lang, but=[card.id for card, _ in held]),
    )


@router.get("/new/{game}")
async def new_table(game: str, who: Anybody, request: Request) -> Response:
    """A table as one likes it."""
    card = game_card(editions.game(game), who.lang)
    least, most = card["seats"]
    words = common.plain_words(who)
    return common.page(
        who,
        request,
        "new.html",
        words,
        card=card,
        levels=bots.levels(),
        strongest=bots.usual() if bots.levels() else "",
        policies=[(policy, policy_name(policy, words)) for policy in POLICIES],
        clocks=[n for n in CLOCKS if SHORTEST_CLOCK <= n <= LONGEST_CLOCK],
        places=range(most),
        least=least,
        usual=min(max(QUICK_SEATS, least), most),
    )


@router.get("/join")
async def join_by_code(
    code: Annotated[str, Query(max_length=40)] = "",
) -> Response:
    """A code that was typed in leads to its door."""
    bare = "".join([letter for letter in code.upper() if letter.isalnum()])
    return RedirectResponse(f"/join/{bare}" if bare else "/", 303)


@router.get("/join/{code}")
async def join_page(code: str, who: Anybody, request: Request) -> Response:
    """An invitation: what is played, who sits there, and a name to go by."""
    bare = "".join([letter for letter in code.upper() if letter.isalnum()])
    table = await who.house.store.invited(bare)
    told = None if table is None else await _invitation(who, table)
    return common.page(
        who,
        request,
        "join.html",
        common.plain_words(who),
        status=200 if told else 404,
        code=bare,
        invitation=told,
    )


async def _invitation(who: Visitor, table: str) -> dict[str, Any] | None:
    async with who.house.at(table) as here:
        if facts.invitation(here) is None:
            return None
        words = facts.words_of(here, who.lang)
        return {
            "table": table,
            "game": here.opened["game"],
            "title": words.message("game-title"),
            "players": facts.players(here, -1, words, set()),
        }
