"""What lies on the table, each field declared once."""

from __future__ import annotations

from typing import Any

from underhall.core.errors import BadData
from underhall.core.names import NUMBER, SEAT, Bits, Maybe, Names
from underhall.games.dwergar.box.names import (
    BONUSES,
    COLOURS,
    DECKS,
    EVENTS,
    FOREMAN,
    LEVELS,
    MOST_SEATS,
    PAWN_KINDS,
    PAWNS,
    PROJECTS,
    RESOURCES,
    SPACES,
    SPECIALISTS,
)
from underhall.games.dwergar.table.state import NOBODY, POINTS, Dwergar
from underhall.kit.field import EACH, ELSEWHERE, Field
from underhall.kit.layout import Layout
from underhall.kit.shapes import Counts, Data, Grid, Listed, Places, load_value

DONE = Names("done", [*BONUSES.tokens, "base", "furnace", "silverbeard", "respecialised"])
"""What can be done in an action, in the order of its bits."""
MANY = 99
"""As many actions and exchanges as a position may tell of."""


class Different(Bits):
    """A set of named things, each named once."""

    def load(self, data: object) -> object:
        found = 0
        for token in data if isinstance(data, list) else [None]:
            if not isinstance(token, str):
                raise BadData(f"expected a list of {self.names.topic} names, found {data!r}")
            bit = 1 << self.names.code(token)
            if found & bit:
                raise BadData(f"the same {self.names.topic} twice")
            found |= bit
        return found


class Row(Listed):
    """Named things in their order, each named once."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self.named = Different(names)

    def load(self, data: Data, key: str, where: str, most: Any) -> list[Any]:
        load_value(self.named, data[key], key)
        return [self.named.names.code(token) for token in data[key]]


class Standing(Names):
    """DWE-4.3, 4.5. The pawns that stand on spaces: workers, and foremen as ``foreman:seat``."""

    def __init__(self) -> None:
        foremen = [f"foreman:{seat}" for seat in range(MOST_SEATS)]
        super().__init__("pawn", [*SPECIALISTS.tokens, *foremen], words="")

    def load(self, data: object) -> object:
        found = self.codes.get(str(data))
        if found is None and PAWNS.code(str(data).partition(":")[0]) == FOREMAN:
            raise BadData(f"{data!r} is no foreman such as foreman:0")
        if found is None:
            raise BadData(f"{data!r} belongs to nobody (DWE-4.4)")
        return found

    def numbers(self, value: Any, seat: int, seats: int) -> list[int]:
        """The foreman of the viewer comes first."""
        is_foreman = value >= FOREMAN
        seen = FOREMAN + (value - FOREMAN - seat) % seats if is_foreman else value
        return super().numbers(seen, seat, seats)


class Pool(Counts):
    """DWE-4.2. Workers by kind, and behind them the foreman, at home unless named elsewhere."""

    def __init__(self) -> None:
        super().__init__(SPECIALISTS)
        self.width = PAWN_KINDS

    def blank(self) -> list[Any]:
        return [*[0 for _ in self.names.tokens], 1]

    def counted(self, flat: str, kind: int, kinds: int) -> str:
        return f"*{flat}[{kind}::{self.width}]"

    def load(self, data: Data, key: str, where: str, most: Any) -> list[Any]:
        return [*super().load(data, key, where, most), 1]

    def tally(self, part: list[Any], kinds: int) -> list[int]:
        return part[:kinds]


CARDS = Different(PROJECTS)
STANDING = Standing()


def last_seat(s: Dwergar) -> int:
    """The greatest number of a seat."""
    return s.seats - 1


def furnaces(s: Dwergar) -> int:
    """DWE-4.18. How many furnaces everybody has."""
    return s.tables.furnaces


def acting(s: Dwergar) -> bool:
    """Whether an action is going on."""
    return s.space != NOBODY


def realized(s: Dwergar, who: int) -> object:
    """DWE-4.6. The projects of a player that are not developed."""
    return CARDS.dump(s.owned[who] & ~s.developed[who])


LAYOUT = Layout(
    Field("first", SEAT, most=last_seat),
    Field("decks", Row(DECKS), start=lambda s: s.decks),
    Field("rounds", start=lambda s: s.rounds, written=False),
    Field("round", most=lambda s: s.rounds),
    Field("event", Maybe(EVENTS)),
    Field("past", Different(EVENTS)),
    Field("track", Row(PROJECTS)),
    Field("deck", CARDS, start=lambda s: s.all_cards(), seen=ELSEWHERE),
    Field("discarded", CARDS),
    Field("spaces", Places(SPACES, STANDING), source="removed"),
    Field("sites", Places(SPACES, SEAT), most=last_seat),
    Field("silverbeard", Maybe(SEAT), most=last_seat),
    Field("actions", key="turn.actions", most=MANY),
    Field("extra", key="turn.extra", most=MANY),
    Field("removed", Counts(SPECIALISTS), start=lambda s: s.tables.workers, written=False),
    Field("colours", Maybe(COLOURS), key="colour", each=EACH),
    Field("goods", Counts(RESOURCES, full=True), each=EACH),
    Field("heat", each=EACH, most=lambda s: s.tables.most_heat),
    Field("lit", each=EACH, start=lambda s: s.tables.start_lit, most=furnaces),
    Field("unlit", each=EACH, start=lambda s: s.tables.start_unlit, most=furnaces),
    Field("reserve", each=EACH, start=lambda s: s.tables.start_reserve, most=furnaces),
    Field("pools", Pool(), key="pool", each=EACH, source="removed"),
    Field("owned", CARDS, key="realized", each=EACH, tell=realized),
    Field("developed", CARDS, each=EACH),
    Field("carts", Grid(LEVELS, Counts(RESOURCES)), each=EACH),
    Field("riders", Maybe(LEVELS), key="rides", each=EACH),
    Field("points", Places(POINTS, NUMBER, nothing=0, full=True), each=EACH),
    Field("space", Maybe(SPACES), key="action.space", when=acting),
    Field("pawn", Maybe(PAWNS), key="action.pawn", when=acting),
    Field("skills", Different(SPECIALISTS), key="action.skills", when=acting),
    Field("silvered", Different(BONUSES), key="action.silvered", when=acting),
    Field("done", Different(DONE), key="action.done", when=acting),
    Field("exchanges", key="action.exchanges", when=acting, most=MANY),
    Field("project", Maybe(PROJECTS), key="action.project", when=acting),
    Field("paid", Different(RESOURCES), key="action.recoverable", when=acting),
    also=("seat",),
    player_also=("score",),
    last=("action",),
)


_PROJECTS = [f"project {token}" for token in PROJECTS.tokens]


def pieces(s: Dwergar) -> dict[str, list[int]]:
    """DWE-4.4 to 4.6, 4.18. Workers, and what belongs to one seat or is one of its kind."""
    found: dict[str, list[int]] = LAYOUT.pieces(s)
    for who in range(s.seats):
        home, rides = s.pool(who)[FOREMAN], int(s.riders[who] != NOBODY)
        found[f"foreman of seat {who}"] = [home, rides, s.spaces.count(FOREMAN + who)]
        built = [s.lit[who], s.unlit[who], s.sites.count(who)]
        found[f"furnace of seat {who}"] = [s.reserve[who], *built]
    places = [s.deck, s.discarded, *s.owned]
    for card, what in enumerate(_PROJECTS):
        found[what] = [s.track.count(card), *[bits >> card & 1 for bits in places]]
    return found
