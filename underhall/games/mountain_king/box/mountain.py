"""One side of the board: its cells as sets of bits, and what is printed on them (2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underhall.core.data import Raw
from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.games.mountain_king.box.names import (
    CELL_COUNT,
    CELLS,
    RESOURCES,
    ROWS,
    SIDES,
    START_SPOTS,
    STATUE_SPOTS,
    STRIDE,
    WORKSHOP_SPOTS,
    ZONE_COUNT,
    ZONES,
)
from underhall.kit.components import value, whole
from underhall.kit.polyomino import around, bits, flood

ZONE_LETTERS: Final = "DGBOY"
HEART: Final = "H"
RESOURCE_LETTERS: Final = "sigthrc"
"""In the order of the resources."""
OUTSIDE: Final = -1
NO_RESOURCE: Final = -1


class Spot:
    """A workshop spot or a start spot: its code, its cell and the cells around it."""

    def __init__(self, code: int, cell: int, near: int, number: int) -> None:
        self.code = code
        self.cell = cell
        self.near = near
        self.number = number
        """Of a start spot: the number of players it bears."""


class Mountain:
    """A side of the board. Sets of cells are bit masks; lists are indexed by cell."""

    def __init__(self, raw: Raw, side: str) -> None:
        self.side = SIDES.code(side)
        self._path = f"boards.{side}"
        board = value(raw, self._path)
        self.width = whole(board, "width", 1)
        self.height = whole(board, "height", 1)
        if self.width >= STRIDE or self.height > ROWS:
            raise BadData(f"component data: {self._path} is at most {STRIDE - 1} cells wide")
        self.zone_rows = self._rows(board, "zones", ZONE_LETTERS + HEART + "-")
        self.feature_rows = self._rows(board, "features", RESOURCE_LETTERS + "SW345.H-")
        self.rubble_rows = self._rows(board, "rubble", "#.-")
        self._lay_zones()
        self._lay_spots(board)
        self._lay_buried(board)
        self._check_heart(board)

    def _rows(self, board: Raw, layer: str, letters: str) -> list[str]:
        found = str(value(board, layer)).split()
        fits = len(found) == self.height and all([len(row) == self.width for row in found])
        if not fits or any([letter not in letters for row in found for letter in row]):
            raise BadData(
                f"component data: {self._path}.{layer} must have {self.height} rows of "
                f"{self.width} letters out of {letters}"
            )
        return found

    def _where(self, grid: list[str], letters: str) -> int:
        """The cells that bear one of these letters."""
        cells = [(y * STRIDE + x, each) for y, row in enumerate(grid) for x, each in enumerate(row)]
        return sum([1 << cell for cell, letter in cells if letter in letters])

    def _lay_zones(self) -> None:
        self.zone = [OUTSIDE] * CELL_COUNT
        """The zone of each cell; OUTSIDE beyond the mountain and in its Heart."""
        self.zones = [self._where(self.zone_rows, letter) for letter in ZONE_LETTERS]
        for zone in range(ZONE_COUNT):
            for cell in bits(self.zones[zone]):
                self.zone[cell] = zone
        self.heart = self._where(self.zone_rows, HEART)
        self.cells = self._where(self.zone_rows, ZONE_LETTERS)
        """Every cell in a zone, workshop spots too."""
        if flood(self.cells & -self.cells, self.cells | self.heart, STRIDE) != (
            self.cells | self.heart
        ):
            raise BadData(f"component data: {self._path}.zones must hang together")
        self.rubble = self._where(self.rubble_rows, "#")
        if self.rubble & ~self.cells:
            raise BadData(f"component data: {self._path}.rubble must lie in a zone")

    def _lay_spots(self, board: Raw) -> None:
        self.ring = [spot.cell for spot in self._spots(board, "statue_spots", STATUE_SPOTS, "S")]
        """Cells of the statue spots, clockwise."""
        self.first_statue_spot = STATUE_SPOTS.code(str(board["statue_spots"][0]["id"]))
        self.workshop_spots = self._spots(board, "workshop_spots", WORKSHOP_SPOTS, "W")
        self.start_spots = self._spots(board, "start_spots", START_SPOTS, "345")
        for spot in self.start_spots:
            if self.feature_rows[spot.cell // STRIDE][spot.cell % STRIDE] != str(spot.number):
                raise BadData(f"component data: {self._path}.start_spots and features disagree")
        self.diggable = self.cells & ~sum([1 << spot.cell for spot in self.workshop_spots])

    def _spots(self, board: Raw, key: str, names: Names, letters: str) -> list[Spot]:
        found: list[Spot] = []
        letter = "w" if self.side == 0 else "a"
        wanted = [token for token in names.tokens if token.startswith(letter)]
        listed = [str(row.get("id")) for row in value(board, key)]
        if listed != wanted:
            raise BadData(f"component data: {self._path}.{key} must be {', '.join(wanted)}")
        for row in value(board, key):
            cell = self._cell(row, key)
            near = around(1 << cell, STRIDE) & self.cells
            number = whole(row, "players") if "players" in row else 0
            found.append(Spot(names.code(str(row["id"])), cell, near, number))
        marked = sum([1 << cell for cell in {spot.cell for spot in found}])
        if marked != self._where(self.feature_rows, letters) or marked.bit_count() != len(found):
            raise BadData(f"component data: {self._path}.{key} and features disagree")
        return found

    def _cell(self, row: Mapping[str, Any], key: str) -> int:
        """The cell of a listed spot; what the row repeats of the grids must agree with them."""
        x, y = whole(row, "x"), whole(row, "y")
        cell = y * STRIDE + x
        if x >= self.width or y >= self.height or self.zone[cell] == OUTSIDE:
            raise BadData(f"component data: {self._path}.{key}: {x},{y} lies in no zone")
        if "rubble" in row and row["rubble"] != bool(self.rubble >> cell & 1):
            raise BadData(
                f"component data: {self._path}.{key}: {CELLS.token(cell)} and the rubble disagree"
            )
        if "zone" in row and row["zone"] != ZONES.token(self.zone[cell]):
            raise BadData(
                f"component data: {self._path}.{key}: {CELLS.token(cell)} and the zones disagree"
            )
        return cell

    def _lay_buried(self, board: Raw) -> None:
        self.buried = 0
        """The cells with buried resources."""
        self.buried_kind = [NO_RESOURCE] * CELL_COUNT
        self.buried_amount = [0] * CELL_COUNT
        for row in value(board, "buried_resources"):
            cell = self._cell(row, "buried_resources")
            kind = RESOURCES.code(str(row["resource"]))
            if self.feature_rows[cell // STRIDE][cell % STRIDE] != RESOURCE_LETTERS[kind]:
                raise BadData(
                    f"component data: {self._path}.buried_resources and features disagree"
                )
            self.buried |= 1 << cell
            self.buried_kind[cell] = kind
            self.buried_amount[cell] = whole(row, "amount", 1)
        if self.buried != self._where(self.feature_rows, RESOURCE_LETTERS):
            raise BadData(f"component data: {self._path}.buried_resources and features disagree")

    def _check_heart(self, board: Raw) -> None:
        centre = ",".join([str(n) for n in value(board, "heart_centre")])
        if not CELLS.has(centre) or not self.heart >> CELLS.code(centre) & 1:
            raise BadData(f"component data: {self._path}.heart_centre lies outside the Heart")
        if self._where(self.feature_rows, HEART) != self.heart:
            raise BadData(f"component data: {self._path}.features must show the Heart as zones do")
