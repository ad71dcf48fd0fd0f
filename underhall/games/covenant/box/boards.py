"""The two sides of the main board: mountain, throne and sites (COV-3.1, 4.97).

Cells, edges and points of the larger mountain have a code each; the smaller one is the part of it
without the last cell of every row. Sets of cells, edges and points are bits of one number.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.core.data import Raw
from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.games.covenant.box.atoms import Reward, read_reward
from underhall.games.covenant.box.names import ENEMIES, ENEMY_COUNT, RESOURCE_COUNT, RESOURCES
from underhall.kit.components import flag, rows, value, whole, word

ROW_COUNT: Final = 5
BY_FACE: Final = 7
"""The length of lists by the faces of a die, counted from 1."""
_LENGTHS = {"side_1_2": (3, 4, 5, 4, 3), "side_3_4": (4, 5, 6, 5, 4)}
SIDES: Final = ("side_1_2", "side_3_4")
_DIRECTIONS = {
    "e": (2, 0),
    "se": (1, 1),
    "sw": (-1, 1),
    "w": (-2, 0),
    "nw": (-1, -1),
    "ne": (1, -1),
}


def _cell_ids(side: str) -> list[str]:
    lengths = enumerate(_LENGTHS[side], start=1)
    return [f"r{row}c{col}" for row, length in lengths for col in range(1, length + 1)]


def _spot(cell: str) -> tuple[int, int]:
    """Doubled-width coordinates, the same on both sides."""
    row, col = int(cell[1]), int(cell[3:])
    return 2 * (col - 1) + abs(3 - row), row - 1


CELLS = Names("cell", _cell_ids("side_3_4"))
CELL_COUNT: Final = 24
LAIRS = Names("enemy", [f"{cell}:{kind}" for cell in CELLS.tokens for kind in ENEMIES.tokens], "")
"""Every kind of enemy in every cell."""
_AT = {_spot(token): code for code, token in enumerate(CELLS.tokens)}


def _neighbour(cell: int, direction: str) -> int:
    """The cell in a direction, or -1 outside the larger mountain."""
    x, y = _spot(CELLS.token(cell))
    dx, dy = _DIRECTIONS[direction]
    return _AT.get((x + dx, y + dy), -1)


def _near(cell: int) -> list[int]:
    return sorted([there for there in [_neighbour(cell, d) for d in _DIRECTIONS] if there >= 0])


EDGE_CELLS = [(a, b) for a in range(CELL_COUNT) for b in _near(a) if a < b]
POINT_CELLS = [
    (a, b, c)
    for a in range(CELL_COUNT)
    for b in _near(a)
    for c in _near(b)
    if a < b < c and c in _near(a)
]
EDGES = Names("edge", ["+".join([CELLS.token(c) for c in pair]) for pair in EDGE_CELLS], words="")
POINTS = Names("point", ["+".join([CELLS.token(c) for c in at]) for at in POINT_CELLS], words="")
EDGE_MASK: Final = [1 << a | 1 << b for a, b in EDGE_CELLS]
POINT_MASK: Final = [1 << a | 1 << b | 1 << c for a, b, c in POINT_CELLS]


def _sharing_two(point: int) -> int:
    mask = POINT_MASK[point]
    found = 0
    for other in range(len(POINT_MASK)):
        if (POINT_MASK[other] & mask).bit_count() == 2:
            found |= 1 << other
    return found


POINT_NEAR: Final = [_sharing_two(point) for point in range(len(POINT_MASK))]
"""COV-4.135. The points one edge away, as bits."""

SITES = Names("site", ["pillar_1", "pillar_2", "pillar_3", "gate_1", "gate_2", "gate_3"])
SITE_COUNT: Final = 6
SITE_IS_GATE: Final = [False, False, False, True, True, True]
MOST_REWARD_SLOTS: Final = 4


def enemy_at(cell: int, kind: int) -> int:
    """An enemy of a kind in a cell, as LAIRS counts them."""
    return cell * ENEMY_COUNT + kind


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Board:
    """One side of the main board."""

    def __init__(self, raw: Raw, side: str) -> None:
        self.side = side
        self._mountain(value(raw, f"board.{side}.mountain"))
        self._throne(value(raw, f"board.{side}.throne.spaces"))
        self._sites(raw)

    def _mountain(self, raw: Raw) -> None:
        ids = _cell_ids(self.side)
        cells = rows(raw, "cells", Names("cell", ids))
        self.cells = [CELLS.code(id) for id in ids]
        inside = 0
        for cell in self.cells:
            inside |= 1 << cell
        self.near = [0] * CELL_COUNT
        self.near_cells: list[list[int]] = [[] for _ in range(CELL_COUNT)]
        for cell in self.cells:
            self.near_cells[cell] = [there for there in _near(cell) if inside >> there & 1]
            for there in self.near_cells[cell]:
                self.near[cell] |= 1 << there
        self.edges = [e for e, mask in enumerate(EDGE_MASK) if mask & inside == mask]
        self.points = [p for p, mask in enumerate(POINT_MASK) if mask & inside == mask]
        self._refuse_another_mountain(raw, cells)
        self.start = [CELLS.code(str(row["id"])) for row in cells if flag(row, "start")]
        if not self.start:
            raise BadData(f"component data: board.{self.side} needs a start cell")
        self.rows = [[c for c in self.cells if CELLS.token(c)[1] == str(r)] for r in range(1, 6)]
        self.row_faces = faces(raw, "row_die", ROW_COUNT, "row")

    def _refuse_another_mountain(self, raw: Raw, cells: list[Raw]) -> None:
        """COV-4.97. The shape of the mountain follows from its rows."""
        told = [tuple(row["adj"]) for row in cells]
        near = [tuple([CELLS.token(c) for c in self.near_cells[cell]]) for cell in self.cells]
        edges = [EDGES.token(e).split("+") for e in self.edges]
        points = [POINTS.token(p).split("+") for p in self.points]
        lengths = list(_LENGTHS[self.side])
        same = (told, raw["edges"], raw["points"]) == (near, edges, points)
        if not same or raw["row_lengths"] != lengths:
            parts = "row_lengths, adj, edges and points"
            raise BadData(f"component data: {parts} of board.{self.side} cannot change")

    def _throne(self, spaces: Any) -> None:
        """COV-3.2, 4.126. Spaces of each kind, with the right side and without it."""
        self.throne_all = [0] * RESOURCE_COUNT
        self.throne_left = [0] * RESOURCE_COUNT
        for space in spaces:
            kind = RESOURCES.code(word(space, "resource", RESOURCES.tokens))
            left = word(space, "side", ("left", "right")) == "left"
            if whole(space, "level") != 4 - kind:
                raise BadData("component data: throne levels follow the kinds (COV-4.126)")
            self.throne_all[kind] += 1
            self.throne_left[kind] += left

    def _sites(self, raw: Raw) -> None:
        sites = rows(raw, f"board.{self.side}.site", SITES)
        self.limit = [whole(row, "limit", 1) for row in sites]
        self.site_faces = [-1] * BY_FACE
        self.spaces: list[int] = []
        self.spaces_4p: list[int] = []
        self.slots: list[list[Reward]] = []
        for site, row in enumerate(sites):
            face = whole(row, "die", 1)
            self.site_faces[face if face <= 6 else 0] = site
            self.spaces += _kind_counts(row, "spaces")
            self.spaces_4p += _kind_counts(row, "spaces_4p")
            where = f"[{row['id']}] reward_slots"
            self.slots.append([read_reward(slot, where) for slot in row["reward_slots"]])
        if sorted(self.site_faces[1:]) != list(range(SITE_COUNT)):
            raise BadData(f"component data: board.{self.side}.site.die must name each site once")
        self._check_room()

    def _check_room(self) -> None:
        """COV-4.116. Spaces and reward slots for every clan."""
        clans = 2 if self.side == "side_1_2" else 4
        for site in range(SITE_COUNT):
            part = slice(site * RESOURCE_COUNT, (site + 1) * RESOURCE_COUNT)
            few, more = sum(self.spaces[part]), sum(self.spaces_4p[part])
            three = clans < 4 or few >= 3 * self.limit[site]
            if few + more < clans * self.limit[site] or not three:
                raise BadData(f"component data [{SITES.token(site)}]: too few spaces (COV-4.116)")
            if not clans <= len(self.slots[site]) <= MOST_REWARD_SLOTS:
                raise BadData(f"component data [{SITES.token(site)}]: reward_slots are one a clan")

    def throne_spaces(self, seats: int) -> list[int]:
        """COV-3.2. Throne spaces of each kind that exist at this number of players."""
        return self.throne_left.copy() if seats == 3 else self.throne_all.copy()

    def site_spaces(self, seats: int) -> list[int]:
        """COV-3.2. Spaces by site and kind that exist at this number of players."""
        if seats == 3:
            return self.spaces.copy()
        return [n + more for n, more in zip(self.spaces, self.spaces_4p)]


def _kind_counts(row: Raw, key: str) -> list[int]:
    named = list(value(row, key))
    if any([token not in RESOURCES.tokens for token in named]):
        raise BadData(f"component data [{row['id']}]: {key} must name resources")
    return [named.count(token) for token in RESOURCES.tokens]


def faces(raw: Raw, path: str, count: int, what: str) -> list[int]:
    """Which of ``count`` things each face of the Elders' die names: a list by face, from 1."""
    named = value(raw, path)
    return named_faces(named if isinstance(named, list) else [], count, f"{path} of every {what}")


def named_faces(named: list[Any], count: int, where: str) -> list[int]:
    """The same from the faces of each thing."""
    found = [-1] * BY_FACE
    for at, its in enumerate(named):
        for face in its:
            if not isinstance(face, int) or not 1 <= face <= 6 or found[face] >= 0:
                raise BadData(f"component data: {where} must name each face of the die once")
            found[face] = at
    if len(named) != count or -1 in found[1:]:
        raise BadData(f"component data: {where} must name each face of the die once")
    return found


class Diagram:
    """COV-5.13, 5.14. Six chambers by die face, and the places around each, clockwise."""

    def __init__(self, raw: Raw, board: Board) -> None:
        self.cell = [-1] * BY_FACE
        for row in value(raw, "solo.diagram.cells"):
            face = whole(row, "die", 1)
            cell = CELLS.code(str(row["cell"]))
            if face > 6 or self.cell[face] >= 0 or cell not in board.cells:
                raise BadData("component data: solo.diagram.cells must name a cell for each face")
            self.cell[face] = cell
        if -1 in self.cell[1:]:
            raise BadData("component data: solo.diagram.cells must name a cell for each face")
        corners = value(raw, "solo.diagram.corner_order")
        around = value(raw, "solo.diagram.edge_order")
        known = all([d in _DIRECTIONS for d in [*around, *(d for pair in corners for d in pair)]])
        if not known or len(corners) != 6 or sorted(around) != sorted(_DIRECTIONS):
            raise BadData("component data: solo.diagram orders must name the six directions")
        self.corners: list[list[int]] = [[] for _ in range(BY_FACE)]
        self.edges: list[list[int]] = [[] for _ in range(BY_FACE)]
        for face in range(1, 7):
            cell = self.cell[face]
            points = [_point(cell, _neighbour(cell, a), _neighbour(cell, b)) for a, b in corners]
            self.corners[face] = [point for point in points if point in board.points]
            edges = [_edge(cell, _neighbour(cell, d)) for d in around]
            self.edges[face] = [edge for edge in edges if edge in board.edges]


def _point(a: int, b: int, c: int) -> int:
    mask = _mask(a) | _mask(b) | _mask(c)
    return POINT_MASK.index(mask) if mask in POINT_MASK else -1


def _edge(a: int, b: int) -> int:
    mask = _mask(a) | _mask(b)
    return EDGE_MASK.index(mask) if mask in EDGE_MASK else -1


def _mask(cell: int) -> int:
    """A cell as a bit; nothing for one outside."""
    return 1 << cell if cell >= 0 else 0
