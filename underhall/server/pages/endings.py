"""How a game ended, as the page of the result tells it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import commitment
from underhall.core.match import Match, heard
from underhall.core.phrase import SeatName
from underhall.core.secrets import view
from underhall.server.pages import boards, charts, ways
from underhall.server.pages.colours import marks, seat_colours
from underhall.server.pages.faces import face
from underhall.server.shown import facts
from underhall.server.tables import log
from underhall.server.tables.log import Data
from underhall.server.tables.table import Table
from underhall.text.words import Words

NOBODY = -1
"""Whoever plays without a seat."""


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
        "how": ways.how(about["game"]),
        "resigned": resigned(table, words),
        "notes": [*peeks(table, words), *hinted(table, words)],
    }
    if match is None or told["result"] is None:
        return told
    return {**told, **drawn_up(match, told, words)}


def drawn_up(match: Match, told: Data, words: Words) -> Data:
    """Who got how many points, for what and when, as bars, tables and lines."""
    game = match.edition.game
    seen = view(game, match.state, SPECTATOR)
    result, people = told["result"], told["players"]
    rows, periods = charts.course(match, face(game.id).period)
    together = game.together or charts.together(result)
    if together:
        name = words.message("all-together") if len(people) > 1 else people[0]["name"]
        people = [{"name": name, "seat": 0}]
        result, rows = charts.of_first(result, [0]), [row[:1] for row in rows]
    rival = rival_of(seen, words, told["table"].get("corrections")) if len(people) == 1 else None
    sides = people if together else partners(match, people, words)
    firsts = [side["seat"] for side in sides]
    result = charts.of_first(result, firsts)
    totals = [[row[seat] for seat in firsts] for row in rows]
    shown = sides
    if rival and not together:
        result = charts.beside(result, rival, lambda source: words.message(f"score-{source}"))
        shown = [*sides, {"name": rival["name"], "seat": NOBODY}]
    return {
        "as_one": together,
        "cause": cause(match, words, rival is not None) if len(people) == 1 else "",
        "tie": words.message(f"tie-{face(game.id).tie}") if has_broken_tie(result) else "",
        "tie_for_first": is_first_after_a_tie(result),
        "bars": charts.bars(result, shown),
        "chart": None if charts.is_flat(rows) else charts.chart(rows, people, periods),
        "along": None if charts.is_flat(rows) else along(totals, periods, sides, words),
        "colours": marks(seat_colours(seen)),
    }


def partners(match: Match, people: list[Data], words: Words) -> list[Data]:
    """Who has points of their own: a player, or partners as one, called by both names."""
    sides: dict[int, list[Data]] = {}
    for who in people:
        side = match.edition.game.side(match.state, who["seat"])
        sides.setdefault(side, []).append({"seat": who["seat"], "name": who["name"]})
    return [
        {"seat": who[0]["seat"], "name": words.say([one["name"] for one in who]), "who": who}
        for who in sides.values()
    ]


def along(
    rows: list[list[int]], periods: list[int], people: list[Data], words: Words
) -> Data | None:
    """The points by round, month or whatever the game calls it."""
    found = charts.by_period(rows, periods)
    if found is None:
        return None
    seats = [
        {**who, "gains": gains, "total": total}
        for who, gains, total in zip(people, found["gains"], found["totals"])
    ]
    return {"name": period_name(face(words.game).period, words), **found, "rows": seats}


def period_name(period: str, words: Words) -> str:
    """What the game calls a period, or what is usual."""
    id = f"period-{period}"
    name = words.message(id)
    return words.message("period") if name == id else name


def rival_of(seen: Data, words: Words, corrections: Data | None) -> Data | None:
    """Whoever plays for the game itself against somebody alone, as the board tells it: ``name``,
    ``score``, and ``points`` by source."""
    if boards.look(words.game).draw is None:
        return None
    found: Data | None = boards.drawing(seen, words, corrections).get("rival")
    return found


def cause(match: Match, words: Words, against: bool = False) -> str:
    """What ended a game against the game itself: the last thing that everybody saw; where somebody
    plays for the game, the last that told of both."""
    events = [event for move in match.moves[-1:] for event in heard(move.events, SPECTATOR)]
    told = [event for event in events if event.touched or not against]
    return words.event(told[-1]) if told else ""


def has_broken_tie(result: Data) -> bool:
    """Whether somebody is behind another with as many points."""
    places: dict[int, set[int]] = {}
    for score, rank in zip(result["scores"], result["ranks"]):
        places.setdefault(score, set()).add(rank)
    return any(len(ranks) > 1 for ranks in places.values())


def is_first_after_a_tie(result: Data) -> bool:
    """Whether somebody else has as many points as who won."""
    pairs = list(zip(result["scores"], result["ranks"]))
    best = {score for score, rank in pairs if rank == 1}
    return any(score in best for score, rank in pairs if rank > 1)


def peeks(table: Table, words: Words) -> list[str]:
    """Who took something back after seeing what came of it, and how often."""
    seen = [entry.data for entry in table.entries if entry.kind == log.UNDO]
    often = Counter([data["seat"] for data in seen if data.get("seen")])
    return [
        words.message("peeked", who=SeatName(seat), n=times)
        for seat, times in sorted(often.items())
    ]


def hinted(table: Table, words: Words) -> list[str]:
    """Who asked for hints, and how often."""
    often = Counter([entry.data["seat"] for entry in table.entries if entry.kind == log.HINTED])
    return [
        words.message("hinted", who=SeatName(seat), n=times)
        for seat, times in sorted(often.items())
    ]


def resigned(table: Table, words: Words) -> list[str]:
    """Who resigned, and that a bot played on."""
    gone = [entry.data["seat"] for entry in table.entries if entry.kind == log.RESIGNED]
    return [words.message("table-resigned", who=SeatName(seat)) for seat in gone]


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
    if not opened.get("hints", True):
        again["hints"] = False
    if opened.get("clock"):
        again |= {"clock": opened["clock"]["seconds"], "then": opened["clock"]["then"]}
    return again
