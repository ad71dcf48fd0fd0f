"""The things of the game by name: fixed codes, because the rules speak of them."""

from __future__ import annotations

from underhall.core.names import Names

LAMPS = Names("lamp", ["1", "2", "3", "4", "5", "6"])
ORES = Names("ore", ["copper", "silver", "gold", "seam"])
MOST_SEATS = 4
