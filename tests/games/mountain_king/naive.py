"""Where a tunnel may lie, found the slow and obvious way: cell by cell, straight from the clauses.

Nothing here uses bit masks or the tables of orientations: shapes are turned anew from the data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Cell = tuple[int, int]
Placement = tuple[frozenset[Cell], Cell | None]
"""MTK-4.78. The covered cells together with the anchor cell."""

NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1))


class Mountain:
    """A table as a view tells it: who has which cells, and what is printed."""

    def __init__(self, raw: Mapping[str, Any], table: Mapping[str, Any]) -> None:
        board = raw["boards"][table["side"]]
        self.zones = board["zones"].split()
        self.features = board["features"].split()
        self.rubble = board["rubble"].split()
        spots = {row["id"]: (row["x"], row["y"]) for row in board["start_spots"]}
        self.gates = [spots[player["gate"]] for player in table["players"]]
        self.tunnels = {cell for text in table["tunnels"] for cell in cells_of(text)}
        halls = {cell for text in table["halls"].values() for cell in cells_of(text)}
        self.covered = set(self.gates) | self.tunnels | halls
        self.networks = [self.network(gate) for gate in self.gates]
        grid = [(x, y) for y, row in enumerate(self.zones) for x in range(len(row))]
        self.free = {cell for cell in grid if self.is_free(cell)}

    def network(self, gate: Cell) -> set[Cell]:
        """MTK-4.4. All covered cells that can be reached from a gate, step by step."""
        found, steps = {gate}, [gate]
        while steps:
            for near in neighbours(steps.pop()):
                if near in self.covered and near not in found:
                    found.add(near)
                    steps.append(near)
        return found

    def is_free(self, cell: Cell) -> bool:
        """MTK-4.62. A zone cell that is not covered and no workshop spot."""
        x, y = cell
        in_a_zone = self.zones[y][x] in "DGBOY"
        return in_a_zone and self.features[y][x] != "W" and cell not in self.covered

    def is_rubble(self, cell: Cell) -> bool:
        x, y = cell
        return bool(self.rubble[y][x] == "#")


def cells_of(text: str) -> list[Cell]:
    """The cells of a tunnel or a hall, stars taken off."""
    cells = []
    for part in text.split("+"):
        x, y = part.rstrip("*").split(",")
        cells.append((int(x), int(y)))
    return cells


def neighbours(cell: Cell) -> list[Cell]:
    """MTK-4.3. The cells that share an edge."""
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in NEIGHBOURS]


def turned(cell: Cell, quarter_turns: int, flipped: bool) -> Cell:
    x, y = cell
    x = -x if flipped else x
    for _ in range(quarter_turns):
        x, y = -y, x
    return x, y


def placements(
    mountain: Mountain,
    tile: Mapping[str, Any],
    own: int,
    rivals: list[int],
    hammers: int,
    anywhere: bool,
) -> set[Placement]:
    """MTK-4.60 to 4.64, 4.106, 4.108. Every legal placement of a tunnel tile of the data."""
    found: set[Placement] = set()
    for flipped in (False, True):
        for turns in range(4):
            shape = [turned(tuple(cell), turns, flipped) for cell in tile["cells"]]
            for x, y in sorted(mountain.free):
                dx, dy = x - shape[0][0], y - shape[0][1]
                cells = frozenset((cx + dx, cy + dy) for cx, cy in shape)
                if is_legal(mountain, cells, own, rivals, hammers, anywhere):
                    anchor = None
                    if tile["has_anchor"]:
                        ax, ay = turned(tuple(tile["anchor"]), turns, flipped)
                        anchor = (ax + dx, ay + dy)
                    found.add((cells, anchor))
    return found


def is_legal(
    mountain: Mountain,
    cells: frozenset[Cell],
    own: int,
    rivals: list[int],
    hammers: int,
    anywhere: bool,
) -> bool:
    """Whether a tunnel may cover these cells."""
    if not cells <= mountain.free:
        return False
    beside = {near for cell in cells for near in neighbours(cell)}
    if not anywhere and not beside & mountain.networks[own]:
        return False
    if any(beside & mountain.networks[rival] for rival in rivals):
        return False
    return sum(mountain.is_rubble(cell) for cell in cells) <= hammers


def hall_placements(mountain: Mountain, hall: Mapping[str, Any], own: int) -> set[Placement]:
    """MTK-4.81, 4.87. Every placement of a hall on tunnel cells of a network."""
    ground = mountain.tunnels & mountain.networks[own]
    found: set[Placement] = set()
    for turns in range(4):
        for x, y in ground:
            first = turned(hall["cells"][0], turns, False)
            dx, dy = x - first[0], y - first[1]
            shape = [turned(cell, turns, False) for cell in hall["cells"]]
            cells = frozenset((cx + dx, cy + dy) for cx, cy in shape)
            ax, ay = turned(hall["altar"], turns, False)
            if cells <= ground:
                found.add((cells, (ax + dx, ay + dy)))
    return found
