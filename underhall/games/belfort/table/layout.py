"""What lies on the table, each field declared once."""

from __future__ import annotations

from typing import Any

from underhall.core.errors import BadData
from underhall.core.names import FLAG, SEAT, Names
from underhall.games.belfort.box.names import (
    AREAS,
    CARDS,
    CLASSES,
    DISTRICT_COUNT,
    DISTRICTS,
    GOODS,
    GUILDS,
    MOST_SEATS,
    MOVED,
    RACES,
    SEATS,
    SYMBOLS,
    WORKERS,
)
from underhall.games.belfort.table.state import OPENING, PHASES, SOURCES, Belfort, master_of
from underhall.kit.field import EACH, NOBODY, SIZE, Field, Own
from underhall.kit.layout import Layout
from underhall.kit.shapes import Counts, Grid, Listed, Places


class Placed(Names):
    """Workers on a common board: ``seat:class`` for seat * CLASSES + class."""

    def load(self, data: object) -> object:
        seat, _, sort = str(data).partition(":")
        if not SEATS.has(seat):
            raise BadData(f"{data!r} is no worker such as 0:elf")
        if WORKERS.code(sort) >= CLASSES:
            raise BadData(f"{data!r} cannot stand on an action space (BEL-4.13)")
        return self.code(str(data))

    def numbers(self, value: Any, seat: int, seats: int) -> list[int]:
        """Whose it is, the viewer's first, and of which class."""
        if value >= 0:
            value = (value - seat * CLASSES) % (seats * CLASSES)
        return super().numbers(value, seat, seats)


PLACED = Placed("worker", [f"{seat}:{sort}" for seat in SEATS.tokens for sort in MOVED.tokens], "")


def seats_in_order(s: Belfort) -> list[int]:
    """The turn order at first."""
    return list(range(s.seats))


def last_round(s: Belfort) -> int:
    """The last round of the calendar; the opening comes before the first."""
    return 0 if s.phase == OPENING else s.tables.rounds


def workers_at_first(s: Belfort) -> list[int]:
    """BEL-3.6. Ordinary workers at home, no masters."""
    return s.tables.start_workers + [0] * (CLASSES - len(RACES))


def workers_to_hire(s: Belfort) -> list[int]:
    """BEL-3.6. All others wait in the supply."""
    t = s.tables
    return [most - n for most, n in zip(t.workers_per_player, t.start_workers)]


LAYOUT = Layout(
    Field("round", most=last_round),
    Field("phase", Names("phase", PHASES, words="")),
    Field("guilds", Listed(GUILDS, places=DISTRICT_COUNT)),
    Field("deck", Counts(CARDS), start=lambda s: s.tables.copies, written=False, seen=SIZE),
    Field("display", Listed(CARDS), source="deck"),
    Field("discard", Counts(CARDS), source="deck"),
    Field("pool", start=lambda s: s.tables.gnomes_by_players[s.seats]),
    Field("order", Listed(SEAT, places=MOST_SEATS), start=seats_in_order, written=False),
    Field("markers", Places(SYMBOLS, SEAT), most=lambda s: s.contenders() - 1),
    Field("virtual", Listed(DISTRICTS, places=2)),
    Field("job_centre", Listed(PLACED), most=lambda s: s.tables.job_spaces_by_players[s.seats]),
    Field("camp", Listed(PLACED, places=MOST_SEATS), most=lambda s: s.tables.camp_spaces),
    Field("guild_worker", Places(DISTRICTS, PLACED), key="guild_workers"),
    Field("visits_used", key="turn.visits_used"),
    Field("extra_visits", key="turn.extra_visits"),
    Field("exchanges", key="turn.exchanges"),
    Field("smithed", key="turn.smithed"),
    Field("hired", FLAG, key="turn.hired"),
    Field("goods", Counts(GOODS, full=True), each=EACH, start=lambda s: s.tables.start_goods),
    Field(
        "points",
        Counts(Names("source", SOURCES, words=""), full=True, signed=True),
        each=EACH,
        start=lambda s: [s.tables.start_score] + [0] * (len(SOURCES) - 1),
    ),
    Field("crests", key="crest", each=EACH, most=lambda s: s.seats),
    Field("grey", FLAG, each=EACH, packed=True),
    Field("passed", FLAG, each=EACH, packed=True),
    Field("home", Counts(MOVED), each=EACH, start=workers_at_first),
    Field("supply", Counts(RACES, full=True), each=EACH, start=workers_to_hire),
    Field("gathering", Grid(AREAS, Counts(MOVED)), each=EACH),
    Field("card_workers", Grid(CARDS, Counts(MOVED)), key="on_cards", each=EACH),
    Field("hands", Counts(CARDS), key="hand", each=EACH, source="deck", seen=Own("cards", "known")),
    Field("known", Counts(CARDS), each=EACH, within="hands", seen=NOBODY),
    Field("built", Counts(CARDS), each=EACH, source="deck"),
    Field("gnomes", Counts(CARDS), each=EACH),
    also=("seat",),
    player_also=("score",),
)


def pieces(s: Belfort) -> dict[str, list[int]]:
    """Cards, gnomes, and the elves and dwarves of each player."""
    found: dict[str, list[int]] = LAYOUT.pieces(s)
    found["gnome"] = [s.pool, *s.gnomes]
    for seat in range(s.seats):
        for race, token in enumerate(RACES.tokens):
            places = [s.class_count(seat, sort) for sort in (race, master_of(race))]
            found[f"{token} of seat {seat}"] = [s.in_supply(seat, race), *places]
    return found
