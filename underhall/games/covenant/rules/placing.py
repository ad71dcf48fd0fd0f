"""Where buildings may stand and the bonus of each (4.134 to 4.140), for clans and Elders alike."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Effect
from underhall.core.names import SEAT, Names
from underhall.core.phrase import Phrase, Refusal
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
    EDGES,
    POINT_CELLS,
    POINT_MASK,
    POINT_NEAR,
    POINTS,
)
from underhall.games.covenant.box.names import (
    CLOSE_NEIGHBOURS,
    ENEMIES,
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
from underhall.games.covenant.rules.choices import DECLINE, Choice, Fields
from underhall.games.covenant.rules.mountain import enemies_in
from underhall.games.covenant.rules.rewards import Gain, atom_words, promise
from underhall.games.covenant.table.state import NOBODY, Covenant

ALE: Reward = (atom(PLUS_ONE),)
TREMOR: Reward = (atom(MOVE_ENEMY, 0, 2),)
DRILL: Reward = (atom(STRENGTHEN),)

# ---------------------------------------------------------------------- houses and workshops


def basic_cells(s: Covenant, clan: int) -> int:
    """COV-4.134, 4.77. The chambers where a clan may put a house or workshop, as bits."""
    if s.has(clan, CLOSE_NEIGHBOURS):
        return s.roomy
    return s.roomy & ~s.settled[clan]


def refuse_basic(s: Covenant, clan: int, cell: int) -> Refusal | None:
    """COV-4.134. Why a house or workshop cannot stand there."""
    if not s.roomy >> cell & 1:
        return Refusal("COV-4.134", "chamber-full", cell=CELLS.token(cell))
    if not basic_cells(s, clan) >> cell & 1:
        return Refusal("COV-4.134", "own-building-there", cell=CELLS.token(cell))
    return None


def settle(s: Covenant, clan: int, kind: int, cell: int) -> None:
    """Put a house or workshop on the first free place of a chamber."""
    at = cell * 2
    if s.basics[at] != NOBODY:
        at += 1
    s.basics[at] = clan * 2 + kind
    if at % 2 + 1 == s.tables.building_places[s.chambers[cell]]:
        s.roomy &= ~(1 << cell)
    s.settled[clan] |= 1 << cell


def put_basic(s: Covenant, clan: int, kind: int, cell: int) -> None:
    """COV-4.134, 4.138. Build a house or workshop: its bonus, then tradition 29 or 27."""
    s.forge[clan * 4 + kind] -= 1
    settle(s, clan, kind, cell)
    s.report(events.BUILT, clan, kind, CELLS.token(cell))
    if kind == HOUSE and s.has(clan, HOUSE_GUARD):
        s.then(CallGuard(clan, cell))
    if kind == WORKSHOP and s.has(clan, WORKSHOP_ALE):
        s.then(*promise(clan, ALE, reasons.TRADITION + WORKSHOP_ALE))
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
    fields: ClassVar[Fields] = (("seat", SEAT), ("cell", CELLS))

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def run(self, s: Covenant) -> None:
        if enemies_in(s, self.cell):
            s.then(HouseGuard(self.seat, self.cell))


class HouseGuard(Choice):
    """COV-4.82. Tradition 29: take an enemy from the chamber of a new house, or none."""

    name = "house_guard"
    names: ClassVar[Names | None] = ENEMIES
    declines: ClassVar[str] = "none"
    fields: ClassVar[Fields] = (("seat", SEAT), ("cell", CELLS))

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def things(self, s: Covenant) -> list[int]:
        return [kind for kind in range(3) if s.enemies[self.cell * 3 + kind]]

    def take(self, s: Covenant, code: int) -> None:
        s.enemies[self.cell * 3 + code] -= 1
        s.dungeon[self.seat * 3 + code] += 1
        s.say(events.GUARDED, self.seat, code, CELLS.token(self.cell))

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-house_guard", cell=CELLS.token(self.cell))

    def targets(self, s: Covenant, code: int) -> list[str]:
        if code == DECLINE:
            return []
        return [f"enemy:{CELLS.token(self.cell)}:{ENEMIES.token(code)}"]


# ---------------------------------------------------------------------- pillars


def all_pillars(s: Covenant) -> int:
    """The points with a pillar of any clan, as bits."""
    found = 0
    for points in s.pillars:
        found |= points
    return found


def pillar_points(s: Covenant, clan: int) -> list[int]:
    """COV-4.135, 4.85. The points where a clan may put a pillar."""
    taken = all_pillars(s)
    near = not s.has(clan, PILLAR_ROWS)
    up = s.open
    found = []
    for point in s.board.points:
        mask = POINT_MASK[point]
        if up & mask == mask and not taken >> point & 1:
            if not near or taken & POINT_NEAR[point] == 0:
                found.append(point)
    return found


def refuse_pillar(s: Covenant, clan: int, point: int) -> Refusal | None:
    """COV-4.135. Why a pillar cannot stand there."""
    taken = all_pillars(s)
    if s.open & POINT_MASK[point] != POINT_MASK[point]:
        return Refusal("COV-4.135", "chambers-hidden")
    if taken >> point & 1:
        return Refusal("COV-4.135", "pillar-there")
    if taken & POINT_NEAR[point] and not s.has(clan, PILLAR_ROWS):
        return Refusal("COV-4.135", "pillar-too-near")
    return None


def put_pillar(s: Covenant, clan: int, point: int) -> None:
    """COV-4.140, 4.86. Build a pillar: its steps, then tradition 34."""
    s.forge[clan * 4 + PILLAR] -= 1
    s.pillars[clan] |= 1 << point
    s.report(events.PILLAR_BUILT, clan, POINTS.token(point))
    if s.has(clan, PILLAR_TREMOR):
        s.then(*promise(clan, TREMOR, reasons.TRADITION + PILLAR_TREMOR))
    s.then(*bonus(s, clan, PILLAR, POINT_CELLS[point]))


# ---------------------------------------------------------------------- gates


def gate_edges(s: Covenant, clan: int) -> list[int]:
    """COV-4.136, 4.85. The edges where a clan may put a gate."""
    up, shared = s.open, s.has(clan, SHARED_GATES)
    touched = 0
    for cells in s.gated:
        touched |= cells
    found = []
    for edge in s.board.edges:
        mask = EDGE_MASK[edge]
        if up & mask == mask:
            if touched & mask == 0 or (shared and is_shared(s, clan, mask)):
                found.append(edge)
    return found


def is_shared(s: Covenant, clan: int, mask: int) -> bool:
    """COV-4.85. Tradition 33: exactly one of two chambers has gates, all of them of others."""
    others = 0
    for other in range(s.clans):
        if other != clan:
            others |= s.gated[other]
    touched = (others | s.gated[clan]) & mask
    return touched.bit_count() == 1 and s.gated[clan] & mask == 0


def refuse_gate(s: Covenant, clan: int, edge: int) -> Refusal | None:
    """COV-4.136. Why a gate cannot stand there."""
    mask = EDGE_MASK[edge]
    if s.open & mask != mask:
        return Refusal("COV-4.136", "chambers-hidden")
    if any([gates >> edge & 1 for gates in s.gates]):
        return Refusal("COV-4.136", "gate-there")
    if edge not in gate_edges(s, clan):
        return Refusal("COV-4.136", "gate-too-near")
    return None


def put_gate(s: Covenant, clan: int, edge: int) -> None:
    """COV-4.139, 4.86. Build a gate: its glory, then tradition 35."""
    s.forge[clan * 4 + GATE] -= 1
    s.gates[clan] |= 1 << edge
    s.gated[clan] |= EDGE_MASK[edge]
    s.report(events.GATE_BUILT, clan, EDGES.token(edge))
    if s.has(clan, GATE_DRILL):
        s.then(*promise(clan, DRILL, reasons.TRADITION + GATE_DRILL))
    s.then(*bonus(s, clan, GATE, EDGE_CELLS[edge]))
