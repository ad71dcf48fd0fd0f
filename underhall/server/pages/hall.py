"""The entrance hall: the doors of the games, a visitor's tables, a new table, an invitation."""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import RedirectResponse, Response

from underhall import editions
from underhall.bots import registry as bots
from underhall.core.game import Game
from underhall.server.edge.visitors import Visitor
from underhall.server.pages import common, ways
from underhall.server.pages.common import Anybody
from underhall.server.pages.faces import face
from underhall.server.pages.level_names import level_names, policy_name
from underhall.server.shown import facts
from underhall.server.shown.lobby import MOST_MINE, MOST_OPEN, game_card, my_tables, open_tables
from underhall.server.shown.own_record import Held, own_record
from underhall.server.store.interface import OVER
from underhall.server.tables.log import Data
from underhall.server.tables.opening import LONGEST_CLOCK, SHORTEST_CLOCK
from underhall.server.tables.undoing import POLICIES
from underhall.text.words import Words

router = APIRouter(include_in_schema=False)

QUICK_SEATS = 3
"""At so many a quick game is played, if the game allows it."""

CLOCKS = (60, 180, 600, 86_400)
AIMLESS = "random"
"""The level that nobody wants to play against; it is there for tests and matches."""

RECORDS = 3
"""So many rows of one's own record stand in the hall."""


def doors(lang: str) -> list[Data]:
    """The doors of the hall, one a game."""
    games = [game for game in editions.games().values() if game.maturity != "example"]
    return [_entry(game, lang) for game in games]


def examples(lang: str) -> list[Data]:
    """Small games that show how a game is made."""
    games = [game for game in editions.games().values() if game.maturity == "example"]
    return [_entry(game, lang) for game in games]


def _entry(game: Game[Any], lang: str) -> Data:
    """A game as it stands in the hall: its card, its picture and its mark, the ways in."""
    card = game_card(game, lang)
    own = face(game.id)
    quick = _quick(card)
    return {
        **card,
        "art": own.door,
        "mark": own.mark,
        "together": game.together,
        "quick": quick,
        "first": {**quick, "options": ways.setting(game.id)},
        "lesson": ways.lesson(game.id),
        "how": ways.how(game.id),
        "puzzles": ways.puzzles(game.id),
    }


def _quick(card: Data) -> Data:
    """A table for one person against bots, as the API wants it."""
    least, most = card["seats"]
    opponents = min(max(QUICK_SEATS, least), most) - 1
    seats: list[Data] = [{"kind": "me"}]
    seats += [_opponent() for _ in range(opponents)]
    return {"game": card["id"], "seats": seats}


def _opponent() -> Data:
    """The first bot that one can pick or, in a house without any, whoever comes."""
    levels = pickable()
    return {"kind": "bot", "level": levels[0]} if levels else {"kind": "open"}


def pickable() -> list[str]:
    """The levels that the hall offers, the weakest first."""
    levels = bots.levels()
    return [level for level in levels if level != AIMLESS] or levels


def ranks(words: Words) -> list[Data]:
    """The levels to pick from: name, what to expect, and how many of how many steps up."""
    levels, name = pickable(), level_names(words)
    return [
        {
            "id": level,
            "name": name(level),
            "says": _says(level, words),
            "marks": [at <= n for at in range(len(levels))],
        }
        for n, level in enumerate(levels)
    ]


def _says(level: str, words: Words) -> str:
    """What to expect of a level; nothing of one that nobody has described."""
    found = words.message(f"level-{level}-says")
    return "" if found == f"level-{level}-says" else found


def puzzles_of(day: date, found: list[Data]) -> list[Data]:
    """One puzzle a game for a day, another one tomorrow; the games take turns at the top."""
    given = [door for door in found if door["puzzles"]]
    start = day.toordinal() % len(given) if given else 0
    return [
        {
            "game": door["id"],
            "title": door["title"],
            "mark": door["mark"],
            "n": day.toordinal() % door["puzzles"]["count"] + 1,
            "href": door["puzzles"]["href"],
        }
        for door in given[start:] + given[:start]
    ]


def known_games(held: list[Held]) -> set[str]:
    """The games that somebody has played to an end; what came from a file was not played, and what
    began in the middle not wholly."""
    return {
        card.game
        for card, roles in held
        if card.status == OVER and roles
        if not card.state.get("brought") and not card.state.get("amid")
    }


MINUTE, HOUR, DAY = 60, 3600, 86_400


def since(then: int, now: int, words: Words) -> str:
    """How long something has been so: seconds, minutes, hours up to a day, then days."""
    seconds = max(0, now - then) // 1000
    if seconds < MINUTE:
        return words.message("since-seconds", n=seconds)
    if seconds < HOUR:
        return words.message("since-minutes", n=seconds // MINUTE)
    if seconds < DAY:
        return words.message("since-hours", n=seconds // HOUR)
    return words.message("since-days", n=seconds // DAY)


@router.get("/")
async def home(who: Anybody, request: Request, skip: Annotated[int, Query(ge=0)] = 0) -> Response:
    """The hall, with as many of the visitor's tables as anybody can look over."""
    held = await who.house.store.tables_of(who.client)
    public = await who.house.store.public(MOST_OPEN)
    words = common.plain_words(who)
    now = int(datetime.now().timestamp() * 1000)
    rows = my_tables(held, who.lang, skip)
    found = doors(who.lang)
    return common.page(
        who,
        request,
        "home.html",
        words,
        doors=found,
        first=lightest(found) if not held else "",
        known=known_games(held),
        puzzles=puzzles_of(date.today(), found),
        levels=ranks(words),
        examples=examples(who.lang),
        broken=editions.broken(),
        tables=[{**row, "since": since(row["waiting_since"], now, words)} for row in rows],
        marks={game: face(game).mark for game in editions.games()},
        my_turns=len([row for row in rows if row["my_turn"]]),
        record=own_record([one for one in held if one[0].status == OVER], who.lang)[:RECORDS],
        skip=skip,
        further=skip + MOST_MINE if len(held) > skip + MOST_MINE else None,
        open_tables=open_tables(public, who.lang, but=[card.id for card, _ in held]),
    )


def lightest(found: list[Data]) -> str:
    """The door that is good to begin with."""
    return min(found, key=lambda door: door["weight"])["id"] if found else ""


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
        levels=pickable(),
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
