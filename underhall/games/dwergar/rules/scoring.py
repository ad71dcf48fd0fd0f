"""Points at the end (4P) and who wins."""

from __future__ import annotations

from underhall.core.agenda import Effect
from underhall.core.result import Result, ranked
from underhall.games.dwergar.box.effects import (
    CLAUSES,
    FINAL_DEVELOPED,
    FINAL_FURNACES,
    FINAL_PROJECTS,
    FINAL_RESOURCES,
    FINAL_SITES,
)
from underhall.games.dwergar.box.names import PROJECT_COUNT
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.table.state import FINAL_POINTS, SOURCE_COUNT, SOURCES, Dwergar


class FinalScoring(Effect[Dwergar]):
    """DWE-4.150, 4.152. Every developed card with an effect at the end scores; then the winner."""

    name = "final_scoring"

    def misfit(self, s: Dwergar) -> str:
        return "" if s.result is None else "the game has been scored already (DWE-4.152)"

    def run(self, s: Dwergar) -> None:
        for seat in s.order():
            for kind in range(FINAL_DEVELOPED, FINAL_SITES + 1):
                for card in s.effect_cards(seat, kind):
                    score_card(s, seat, card)
        end_game(s)


def score_card(s: Dwergar, seat: int, card: int) -> None:
    """DWE-4.152. Points of one card at the end."""
    points = final_points(s, seat, card)
    s.add_points(seat, FINAL_POINTS, points)
    s.say(events.FINAL_POINTS.under(CLAUSES[card]), seat, card, points)


def final_points(s: Dwergar, seat: int, card: int) -> int:
    """DWE-4.104 to 4.106, 4.113 to 4.115, 4.145, 4.153. What a card would score at this moment."""
    effect = s.tables.effects[card]
    if effect.kind == FINAL_DEVELOPED:
        return effect.vp * s.developed[seat].bit_count()
    if effect.kind == FINAL_RESOURCES:
        return effect.vp * (s.in_hand(seat)[effect.resource] // effect.per)
    if effect.kind == FINAL_PROJECTS:
        costs = s.tables.cost
        owned = [c for c in range(PROJECT_COUNT) if s.owned[seat] >> c & 1]
        return effect.vp * sum([1 for c in owned if costs[c][effect.resource]])
    if effect.kind == FINAL_FURNACES:
        return effect.vp * (s.lit[seat] + s.unlit[seat])
    return effect.vp * s.sites.count(seat)


def scores(s: Dwergar) -> list[int]:
    """DWE-4.7. The points of each seat at this moment."""
    return [s.score(seat) for seat in range(s.seats)]


def by_source(s: Dwergar) -> list[tuple[int, ...]]:
    """The points of each seat by source, as things stand."""
    starts = range(0, len(s.points), SOURCE_COUNT)
    return [tuple(s.points[at : at + SOURCE_COUNT]) for at in starts]


def standing(s: Dwergar, seat: int) -> tuple[int, ...]:
    """DWE-4.154, 4.155. Points, then crystal, gold, iron and stone."""
    return s.score(seat), *s.in_hand(seat)[::-1]


def end_game(s: Dwergar) -> None:
    """DWE-4.154 to 4.156. The greatest standing wins, equals share; the others rank likewise."""
    ranks = ranked([standing(s, seat) for seat in range(s.seats)])
    s.result = Result(tuple(scores(s)), ranks, SOURCES, tuple(by_source(s)))
    s.say(events.GAME_ENDED)
