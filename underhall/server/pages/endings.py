"""How a game ended, as the page of the result tells it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import commitment
from underhall.core.match import Match, heard
from underhall.core.phrase import SeatName
from underhall.core.secrets import view
from underhall.server.pages import charts
from underhall.server.pages.colours import marks, seat_colours
from underhall.server.shown import facts
from underhall.server.tables import log
from underhall.server.tables.log import Data
from underhall.server.tables.table import Table
from underhall.text.words import Words


def ending(table: Table, seat: int, words: Words) -> Data:
    """What the page of a finished table is made of."""
    match = table.match
    about = facts.about(table, seat, words)
    told: Data = {
        "table": about,
        "players": facts.players(table, seat, words, set()),
        "result": None if match is None else facts.result(match, words),
        "checked": checked(about),
        "minutes": (table.entries[-1].at - table.entries[0].at) // 60_000,
        "rematch": None if table.brought else rematch(table, seat),
        "can_replay": match is not None,
    }
    result = told["result"]
    if match is None or result is None:
        return told
    line = charts.score_line(match)
    people = told["players"]
    if charts.together(result):
        people = [{"name": words.message("all-together"), "seat": 0}]
        result, line = charts.as_one(result), [row[:1] for row in line]
    return {
        **told,
        "as_one": result is not told["result"],
        "cause": cause(match, words) if len(people) == 1 else "",
        "peeks": peeks(table, words),
        "bars": charts.bars(result, people),
        "chart": charts.chart(line, people),
        "colours": marks(seat_colours(view(match.edition.game, match.state, SPECTATOR))),
    }


def cause(match: Match, words: Words) -> str:
    """What ended a game against the game itself: the last thing that everybody saw."""
    events = [event for move in match.moves[-1:] for event in heard(move.events, SPECTATOR)]
    return words.event(events[-1]) if events else ""


def peeks(table: Table, words: Words) -> list[str]:
    """Who took something back after seeing what came of it, and how often."""
    seen = [entry.data for entry in table.entries if entry.kind == log.UNDO]
    often = Counter([data["seat"] for data in seen if data.get("seen")])
    return [
        words.message("peeked", who=SeatName(seat), n=times)
        for seat, times in sorted(often.items())
    ]


def checked(about: Data) -> str:
    """How far one can trust the chance of a finished game: by its key, its seed, or not known."""
    if about["key"] is None:
        return "seed" if about["seed"] is not None else "moves"
    kept = commitment(bytes.fromhex(about["key"])) == about["commitment"]
    return "shuffles" if kept else "broken"


def rematch(table: Table, seat: int) -> dict[str, Any]:
    """The same table again, as the API wants it: people who came by invitation are invited anew."""
    seats = []
    for at, chair in enumerate(table.chairs):
        if chair.bot:
            seats.append({"kind": "bot", "level": chair.bot, "name": chair.name})
        else:
            seats.append({"kind": "me" if at == seat else "open", "name": chair.name})
    opened = table.opened
    again: dict[str, Any] = {
        "game": opened["game"],
        "seats": seats,
        "options": opened["options"],
        "undo": opened["undo"],
    }
    if opened.get("public"):
        again["public"] = True
    if opened.get("clock"):
        again |= {"clock": opened["clock"]["seconds"], "then": opened["clock"]["then"]}
    return again
