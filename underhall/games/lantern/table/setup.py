"""From seats, options and chance to the first decision."""

from __future__ import annotations

from collections.abc import Mapping

from underhall.core.chance import Chance
from underhall.games.lantern.box.components import Tables
from underhall.games.lantern.rules.vein import FillHands, NextVein
from underhall.games.lantern.table.layout import LAYOUT
from underhall.games.lantern.table.state import Lantern


def setup(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> Lantern:
    """LAN-2.1 to 2.3. Mix lamps and ore, hand out whistles, deal."""
    s = Lantern(tables, seats, int(options["veins"]), chance)
    LAYOUT.lay_out(s)
    s.then(FillHands(), NextVein())
    return s
