"""To the first turn."""

from collections.abc import Mapping

from nim.box.components import Tables
from nim.rules.turn import Take
from nim.table.layout import LAYOUT
from nim.table.state import Nim
from underhall.core.chance import Chance


def setup(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> Nim:
    """NIM-1.1. The heaps lie there, the first seat begins."""
    s = Nim(tables, seats, chance)
    LAYOUT.lay_out(s)
    s.then(Take(0))
    return s
