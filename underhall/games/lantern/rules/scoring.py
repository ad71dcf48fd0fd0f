"""Points, the end and who wins."""

from __future__ import annotations

from underhall.core.result import Result, ranked
from underhall.games.lantern.rules import events
from underhall.games.lantern.table.state import ORE_KINDS, Lantern

SOURCES = ("ore", "whistles")


def points(s: Lantern, seat: int) -> tuple[int, int]:
    """LAN-4.1. Points of a seat from ore and from whistles."""
    ore = s.ore[seat * ORE_KINDS : (seat + 1) * ORE_KINDS]
    worth = sum([n * each for n, each in zip(ore, s.tables.ore_points)])
    return worth, s.whistles[seat] * s.tables.whistle_points


def scores(s: Lantern) -> list[int]:
    """The points of each seat as things stand."""
    return [sum(points(s, seat)) for seat in range(s.seats)]


def by_source(s: Lantern) -> list[tuple[int, ...]]:
    """The points of each seat by source, as things stand."""
    return [points(s, seat) for seat in range(s.seats)]


def end_game(s: Lantern) -> None:
    """LAN-4.1, 4.2. Most points, then most tiles."""
    rows = by_source(s)
    scores = [sum(row) for row in rows]
    tiles = [sum(s.ore[at : at + ORE_KINDS]) for at in range(0, len(s.ore), ORE_KINDS)]
    ranks = ranked(list(zip(scores, tiles)))
    s.result = Result(tuple(scores), ranks, SOURCES, tuple(rows))
    s.say(events.GAME_ENDED)
