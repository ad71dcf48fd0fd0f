"""Setup (3, 5.1, 5.10 to 5.14): the table, the gates and the draft of the starters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from underhall.core.agenda import Decision, Effect, Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadOption
from underhall.core.game import Option
from underhall.core.names import SEAT, Codec, Names
from underhall.core.phrase import Phrase, Refusal, SeatName
from underhall.games.mountain_king.box.components import Tables
from underhall.games.mountain_king.box.mountain import Spot
from underhall.games.mountain_king.box.names import (
    AUTUMN,
    BOOK,
    CELLS,
    CLAN_COUNT,
    CLANS,
    HORDE_SIZE,
    POINTS,
    SEATS,
    SPACE_COUNT,
    START_SPOTS,
    STATUE_SPOTS,
    WINTER,
    WORKSHOP_KINDS,
    WORKSHOPS,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.draft import draft
from underhall.games.mountain_king.rules.horde import fill_slot
from underhall.games.mountain_king.rules.magic import turn_up_spell
from underhall.games.mountain_king.rules.network import lay_gate
from underhall.games.mountain_king.rules.turn import Turn
from underhall.games.mountain_king.table.layout import LAYOUT
from underhall.games.mountain_king.table.state import NOTHING, MountainKing
from underhall.kit.piles import draw

COPY: str = "_2"
"""What the second tile of a workshop kind is called by, where the host picks tiles."""
TILES: tuple[str, ...] = (*WORKSHOPS.tokens, *(token + COPY for token in WORKSHOPS.tokens))


class ChosenWorkshops(Option):
    """MTK-5.1. The workshop tiles that the host picks: as many as the players need."""

    def _check_number(self, picked: list[str]) -> None:
        if len(set(picked)) < len(picked):
            raise BadOption(f"option {self.id}: every tile can be picked once")


def side_of(seats: int, options: Mapping[str, str]) -> int:
    """MTK-3.1. The side of the board."""
    return WINTER if seats >= 4 or options["side"] == "winter" else AUTUMN


def check_options(tables: Tables, seats: int, options: Mapping[str, str]) -> None:
    """MTK-3.1, 5.1, 5.10. Which options go with which number of players."""
    if options["side"] == "winter" and seats != 2:
        raise BadOption("option side: only two players choose the side of the board (MTK-3.1)")
    if options["teams"] == "yes" and seats != 4:
        raise BadOption("option teams: teams need exactly four players (MTK-5.10)")
    named = options["chosen_workshops"]
    if (options["workshops"] == "chosen") != bool(named):
        raise BadOption("option chosen_workshops goes with workshops=chosen, and is needed there")
    need = tables.workshops_in_play[seats]
    if named and len(named.split("+")) != need:
        raise BadOption(f"option chosen_workshops: {seats} players need {need} tiles (MTK-5.1)")


def setup(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> MountainKing:
    """MTK-3.1 to 3.21. The steps of setup in their order."""
    s = lay_out(tables, seats, options, chance)
    pool = tuple(workshop_pool(options))
    crown = GiveCrown() if options["start"] == "random" else TakeCrown(0)
    s.then(DealHorde(), DealWorkshops(pool), DealSpells(), DealStatues(), DealTokens(), crown)
    return s


def beginners(seats: int, teams: bool) -> list[int]:
    """MTK-3.13, 5.10. The seats that may begin; in the order of the teams that is 0 or 2."""
    return [0, 2] if teams else list(range(seats))


def workshop_pool(options: Mapping[str, str]) -> list[int]:
    """MTK-3.9, 5.1. The workshop tiles that are shuffled, by kind."""
    kinds = list(range(WORKSHOP_KINDS))
    if options["workshops"] == "chosen":
        named = options["chosen_workshops"].split("+")
        return [WORKSHOPS.code(tile.removesuffix(COPY)) for tile in named]
    return kinds if options["workshops"] == "no_duplicates" else kinds + kinds


def lay_out(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> MountainKing:
    """MTK-3.2 to 3.4, 3.14. What needs no chance."""
    s = MountainKing(tables, seats, side_of(seats, options), options["teams"] == "yes", chance)
    LAYOUT.lay_out(s)
    return s


# ---------------------------------------------------------------------- what chance does


class DealHorde(Effect[MountainKing]):
    """MTK-3.5, 3.7. Fill the horde; every card of level 2 gets a pedestal."""

    name = "deal_horde"

    def run(self, s: MountainKing) -> None:
        for slot in range(HORDE_SIZE):
            if s.horde[slot] == NOTHING:
                fill_slot(s, slot, "MTK-3.5")


class DealWorkshops(Effect[MountainKing]):
    """MTK-3.9, 5.1. Turn up the workshops in play; ``pool`` are the tiles they are drawn from."""

    name = "deal_workshops"

    def __init__(self, pool: tuple[int, ...]) -> None:
        self.pool = pool

    def misfit(self, s: MountainKing) -> str:
        enough = len(self.pool) >= s.tables.workshops_in_play[s.seats]
        few = all([self.pool.count(kind) <= s.tables.workshop_copies for kind in self.pool])
        return "" if enough and few else "the pool does not fit the players (MTK-3.9)"

    def run(self, s: MountainKing) -> None:
        left = [self.pool.count(kind) for kind in range(WORKSHOP_KINDS)]
        for _ in range(s.tables.workshops_in_play[s.seats]):
            kind = draw(s, WORKSHOPS, left)
            s.workshop_supply[kind] += 1
            s.say(events.WORKSHOP_REVEALED, kind)


class DealSpells(Effect[MountainKing]):
    """MTK-3.10. Turn up the spell book."""

    name = "deal_spells"

    def run(self, s: MountainKing) -> None:
        for slot in range(BOOK):
            if s.book[slot] == NOTHING:
                turn_up_spell(s, slot, "MTK-3.10")


class DealStatues(Effect[MountainKing]):
    """MTK-3.11. Deal the statues along the ring."""

    name = "deal_statues"

    def misfit(self, s: MountainKing) -> str:
        return "the statues are dealt already (MTK-3.11)" if s.occupied() else ""

    def run(self, s: MountainKing) -> None:
        ring = s.mountain.ring
        first = s.mountain.first_statue_spot
        spot = s.pick(STATUE_SPOTS, list(range(first, first + len(ring)))) - first
        left = list(range(CLAN_COUNT))
        order = []
        for _ in range(CLAN_COUNT):
            clan = left[0] if len(left) == 1 else s.pick(CLANS, left)
            left.remove(clan)
            order.append(clan)
        deal_statues(s, spot, order)
        s.say(events.STATUES_DEALT, ring[spot], tuple(order))


def deal_statues(s: MountainKing, spot: int, order: list[int]) -> None:
    """MTK-3.11. From a spot of the ring clockwise, clan after clan."""
    ring = s.mountain.ring
    for at, cell in enumerate(ring[spot:] + ring[:spot]):
        s.statues[order[at % CLAN_COUNT]] |= 1 << cell


class DealTokens(Effect[MountainKing]):
    """MTK-3.12. A point token on each space of the pedestal track."""

    name = "deal_tokens"

    def run(self, s: MountainKing) -> None:
        left = s.tables.point_tokens.copy()
        s.track = [draw(s, POINTS, left) for _ in range(SPACE_COUNT)]
        for space, points in enumerate(s.track):
            s.say(events.TOKEN_LAID, *divmod(space, CLAN_COUNT), points)


class GiveCrown(Effect[MountainKing]):
    """MTK-3.13, 5.10. Draw the start player."""

    name = "give_crown"

    def run(self, s: MountainKing) -> None:
        begin(s, s.pick(SEATS, beginners(s.seats, s.teams)))


class TakeCrown(Effect[MountainKing]):
    """MTK-3.13. The start player was chosen before the game."""

    name = "take_crown"
    fields: ClassVar[dict[str, Codec]] = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, s: MountainKing) -> str:
        fits = self.seat in beginners(s.seats, s.teams)
        return "" if fits else "that seat cannot begin (MTK-3.13, 5.10)"

    def run(self, s: MountainKing) -> None:
        begin(s, self.seat)


def begin(s: MountainKing, start: int) -> None:
    """MTK-3.13. The start player wears the crown; gates and the draft follow."""
    s.start = start
    s.say(events.CROWN_GIVEN, start)
    s.then(*gates(s), *draft(s.seats), Turn(start))


def gates(s: MountainKing) -> list[Frame[Any]]:
    """MTK-3.15. In turn order each player places a gate."""
    order = [(s.start + place) % s.seats for place in range(s.seats)]
    return [PlaceGate(seat) for seat in order if s.gates[seat] == NOTHING]


# ---------------------------------------------------------------------- gates


class PlaceGate(Decision[MountainKing]):
    """MTK-3.15, 3.16, 5.14. Choose the start spot of the own gate."""

    name = "place_gate"
    names: ClassVar[Names | None] = START_SPOTS
    starts_action = True

    def misfit(self, s: MountainKing) -> str:
        if s.gates[self.seat] != NOTHING or not self.options(s):
            return "there is no gate to place (MTK-3.15)"
        return ""

    def candidates(self, s: MountainKing) -> list[int]:
        return [spot.code for spot in s.mountain.start_spots]

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        spot = find_spot(s, code)
        for who, cell in enumerate(s.gates):
            if cell == spot.cell:
                return Refusal("MTK-3.15", "spot-taken", who=SeatName(who))
        if s.seats > 2 and spot.number != s.seats:
            return Refusal("MTK-3.15", "spot-of-other-number", number=spot.number)
        if s.seats == 2:
            taken = [other.number for other in s.mountain.start_spots if other.cell in s.gates]
            if taken and taken[0] != spot.number:
                return Refusal("MTK-3.16", "spot-of-other-number", number=spot.number)
        if s.teams and not can_pair(s, self.seat, spot.cell):
            return Refusal("MTK-5.14", "partners-apart")
        return None

    def choose(self, s: MountainKing, code: int) -> None:
        cell = find_spot(s, code).cell
        lay_gate(s, self.seat, cell)
        s.say(events.GATE_PLACED, self.seat, code, cell)

    def label(self, s: MountainKing, code: int) -> Phrase:
        spot = find_spot(s, code)
        return Phrase("do-place-gate", cell=CELLS.word(spot.cell), number=spot.number)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return ["cell:" + CELLS.token(find_spot(s, code).cell)]


def find_spot(s: MountainKing, code: int) -> Spot:
    """The start spot that goes by a code."""
    return next(spot for spot in s.mountain.start_spots if spot.code == code)


def can_pair(s: MountainKing, seat: int, cell: int) -> bool:
    """MTK-5.14. Whether both teams can still have neighbouring gates with this gate there."""
    ring = [spot.cell for spot in s.mountain.start_spots if spot.number == s.seats]
    gates = s.gates.copy()
    gates[seat] = cell
    return pairable(gates, ring)


def pairable(gates: list[int], ring: list[int]) -> bool:
    """Whether the free spots of a ring of four can be dealt so that partners are neighbours."""
    if NOTHING not in gates:
        return all([(ring.index(gates[a]) - ring.index(gates[3 - a])) % 2 for a in (0, 1)])
    seat = gates.index(NOTHING)
    for cell in ring:
        if cell not in gates and pairable([*gates[:seat], cell, *gates[seat + 1 :]], ring):
            return True
    return False
