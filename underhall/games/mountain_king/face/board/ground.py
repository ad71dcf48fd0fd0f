"""What is printed on the mountain and never changes: zones, rock, the Heart."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from underhall.games.mountain_king.face.board.shapes import UNIT, beside, outline, runs
from underhall.games.mountain_king.face.board.signs import LETTERS, Cell, Data, Table

OUTSIDE: Final = "-"
HEART: Final = "H"
RUBBLE: Final = "#"
MARGIN: Final = 8
"""Around the mountain, for its rim."""

Rows = tuple[str, ...]


class Ground(NamedTuple):
    """The rock of a side of the board."""

    zones: dict[Cell, str]
    heart: frozenset[Cell]
    rubble: frozenset[Cell]
    drawing: Data
    """All that is drawn of it, whatever happens."""


def ground(table: Table) -> Ground:
    """The side of the board that a table is played on."""
    printed = table["printed"]
    return _ground(tuple(printed["zones"]), tuple(printed["rubble"]))


@lru_cache(16)
def _ground(zone_rows: Rows, rubble_rows: Rows) -> Ground:
    letters = {
        (x, y): letter
        for y, row in enumerate(zone_rows)
        for x, letter in enumerate(row)
        if letter != OUTSIDE
    }
    zones = {at: LETTERS[letter] for at, letter in letters.items() if letter in LETTERS}
    heart = frozenset([at for at, letter in letters.items() if letter == HEART])
    rubble = frozenset(
        [
            (x, y)
            for y, row in enumerate(rubble_rows)
            for x, sign in enumerate(row)
            if sign == RUBBLE
        ]
    )
    wide, high = len(zone_rows[0]) * UNIT, len(zone_rows) * UNIT
    centre_x = sum([x for x, _ in heart]) / len(heart) * UNIT + UNIT / 2
    centre_y = sum([y for _, y in heart]) / len(heart) * UNIT + UNIT / 2
    whole = frozenset(letters)
    drawing = {
        "box": f"{-MARGIN} {-MARGIN} {wide + 2 * MARGIN} {high + 2 * MARGIN}",
        "wide": wide,
        "rim": outline(whole, -4, 4),
        "whole": runs(whole),
        "zones": [
            {
                "id": token,
                "letter": letter.lower(),
                "path": runs([at for at, zone in zones.items() if zone == token]),
            }
            for letter, token in LETTERS.items()
        ],
        "contour": contour(letters),
        "heart": outline(heart, 1, 5),
        "heart_x": centre_x,
        "heart_y": centre_y,
    }
    return Ground(zones, heart, rubble, drawing)


def contour(letters: dict[Cell, str]) -> str:
    """The lines where two zones meet."""
    found = []
    for (x, y), letter in sorted(letters.items()):
        _, east, south, _ = beside((x, y))
        if letters.get(east, letter) != letter:
            found.append(f"M{(x + 1) * UNIT} {y * UNIT}v{UNIT}")
        if letters.get(south, letter) != letter:
            found.append(f"M{x * UNIT} {(y + 1) * UNIT}h{UNIT}")
    return "".join(found)
