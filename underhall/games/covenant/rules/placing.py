"""Where buildings may stand and the bonus of each (4.134 to 4.140), for clans and Elders alike."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Effect
from underhall.core.names import Names
from underhall.core.phrase import Phrase
from underhall.games.covenant.box.atoms import (
    MOVE_ENEMY,
    PLUS_ONE,
    STRENGTHEN,
    Reward,
    amount_of,
    atom,
)
from underhall.games.covenant.box.boards import (
    CELLS,
    EDGE_CELLS,
    EDGE_MASK,
    LAIRS,
    POINT_CELLS,
    POINT_MASK,
    POINT_NEAR,
    enemy_at,
)
from underhall.games.covenant.box.names import (
    BUILDING_PLACES,
    CLOSE_NEIGHBOURS,
    ENEMIES,
    ENEMY_COUNT,
    GATE,
    GATE_DRILL,
    HOUSE,
    HOUSE_GUARD,
    PILLAR,
    PILLAR_ROWS,
    PILLAR_TREMOR,
    SHARED_GATES,
    WORKSHOP,
    WORKSHOP_ALE,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import DECLINE, Choice
from underhall.games.covenant.rules.mountain import lair
from underhall.games.covenant.rules.rewards import Gain, atom_words, promise, tradition_gives
from underhall.games.covenant.table.state import NOBODY, Covenant, basic_of

ALE: Reward = (atom(PLUS_ONE),)
TREMOR: Reward = (atom(MOVE_ENEMY, 0, 2),)
DRILL: Reward = (atom(STRENGTHEN),)

# ---------------------------------------------------------------------- houses and workshops


def basic_cells(s: Covenant, clan: int) -> int:
    """COV-4.134, 4.77. The chambers where a clan may put a house or workshop, as bits."""
    if s.has(clan, CLOSE_NEIGHBOURS):
        return s.roomy
    return s.roomy & ~s.settled[clan]


def basics_in(s: Covenant, cell: int) -> list[int]:
    """The houses and workshops in a chamber, each as basic_of knows it."""
    there = s.basics[cell * BUILDING_PLACES : (cell + 1) * BUILDING_PLACES]
    return [basic for basic in there if basic != NOBODY]


def settle(s: Covenant, clan: int, kind: int, cell: int) -> None:
    """Put a house or workshop on the first free place of a chamber."""
    there = len(basics_in(s, cell))
    s.basics[cell * BUILDING_PLACES + there] = basic_of(clan, kind)
    if there + 1 == s.tables.building_places[s.chambers[cell]]:
        s.roomy &= ~(1 << cell)
    s.settled[clan] |= 1 << cell


def put_basic(s: Covenant, clan: int, kind: int, cell: int) -> None:
    """COV-4.134, 4.138. Build a house or workshop: its bonus, then tradition 29 or 27."""
    s.add_to_forge(clan, kind, -1)
    settle(s, clan, kind, cell)
    s.report(events.BUILT, clan, kind, cell)
    if kind == HOUSE and s.has(clan, HOUSE_GUARD):
        s.then(CallGuard(clan, cell))
    if kind == WORKSHOP:
        s.then(*tradition_gives(s, clan, WORKSHOP_ALE, ALE))
    s.then(*bonus(s, clan, kind, (cell,)))


def bonus(s: Covenant, clan: int, building: int, cells: tuple[int, ...]) -> list[Gain]:
    """COV-4.138 to 4.140. What the deposits below a building give, emerald first."""
    rewards = s.tables.bonus[building]
    deposits = sorted([s.tables.deposit[s.chambers[cell]] for cell in cells])
    found: list[Gain] = []
    for deposit in deposits:
        found += promise(clan, rewards[deposit], reasons.HOUSE + building)
    return found


def bonus_words(s: Covenant, building: int, cells: tuple[int, ...]) -> list[Phrase]:
    """COV-4.138 to 4.140. The bonus of a building there, to be put into words."""
    atoms = [gain.atom for gain in bonus(s, 0, building, cells)]
    kinds = list(dict.fromkeys([each - amount_of(each) for each in atoms]))
    sums = [sum([amount_of(a) for a in atoms if a - amount_of(a) == kind]) for kind in kinds]
    return [atom_words(kind + n) for kind, n in zip(kinds, sums)]


class CallGuard(Effect[Covenant]):
    """COV-4.82. Tradition 29 looks for enemies in the chamber of a new house."""

    name = "call_guard"

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def run(self, s: Covenant) -> None:
        if any(lair(s, self.cell)):
            s.then(HouseGuard(self.seat, self.cell))


class HouseGuard(Choice):
    """COV-4.82. Tradition 29: take an enemy from the chamber of a new house, or none."""

    name = "house_guard"
    names: ClassVar[Names | None] = ENEMIES
    declines: ClassVar[str] = "none"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def things(self, s: Covenant) -> list[int]:
        return [kind for kind, n in enumerate(lair(s, self.cell)) if n]

    def take(self, s: Covenant, code: int) -> None:
        s.enemies[enemy_at(self.cell, code)] -= 1
        s.dungeon[self.seat * ENEMY_COUNT + code] += 1
        s.say(events.GUARDED, self.seat, code, self.cell)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-house_guard", cell=CELLS.word(self.cell))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [] if code == DECLINE else [f"enemy:{LAIRS.token(enemy_at(self.cell, code))}"]


# ---------------------------------------------------------------------- pillars


def all_pillars(s: Covenant) -> int:
    """The points with a pillar of any clan, as bits."""
    found = 0
    for points in s.pillars:
        found |= points
    return found


def pillar_points(s: Covenant, clan: int) -> list[int]:
    """COV-4.135, 4.85. The points where a clan may put a pillar."""
    up, taken, rows = s.open, all_pillars(s), s.has(clan, PILLAR_ROWS)
    free = [p for p in s.board.points if up & POINT_MASK[p] == POINT_MASK[p]]
    return [p for p in free if not taken >> p & 1 and (rows or taken & POINT_NEAR[p] == 0)]


def put_pillar(s: Covenant, clan: int, point: int) -> None:
    """COV-4.140, 4.86. Build a pillar: its steps, then tradition 34."""
    s.add_to_forge(clan, PILLAR, -1)
    s.pillars[clan] |= 1 << point
    s.report(events.PILLAR_BUILT, clan, POINT_CELLS[point])
    s.then(*tradition_gives(s, clan, PILLAR_TREMOR, TREMOR))
    s.then(*bonus(s, clan, PILLAR, POINT_CELLS[point]))


# ---------------------------------------------------------------------- gates


def gate_edges(s: Covenant, clan: int) -> list[int]:
    """COV-4.136, 4.85. The edges where a clan may put a gate: away from all others, or with
    tradition 33 where exactly one of two chambers has gates, all of them of other clans."""
    up, own, touched = s.open, s.gated[clan], 0
    for cells in s.gated:
        touched |= cells
    shared = s.has(clan, SHARED_GATES)
    found = []
    for edge in s.board.edges:
        mask = EDGE_MASK[edge]
        near = touched & mask
        if up & mask == mask and (near == 0 or (shared and near != mask and own & mask == 0)):
            found.append(edge)
    return found


def put_gate(s: Covenant, clan: int, edge: int) -> None:
    """COV-4.139, 4.86. Build a gate: its glory, then tradition 35."""
    s.add_to_forge(clan, GATE, -1)
    s.gates[clan] |= 1 << edge
    s.gated[clan] |= EDGE_MASK[edge]
    s.report(events.GATE_BUILT, clan, EDGE_CELLS[edge])
    s.then(*tradition_gives(s, clan, GATE_DRILL, DRILL))
    s.then(*bonus(s, clan, GATE, EDGE_CELLS[edge]))
