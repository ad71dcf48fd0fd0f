"""From seats, options and chance to the first decision."""

from __future__ import annotations

from collections.abc import Mapping

from underhall.core.chance import Chance
from underhall.games.lantern.box.components import Tables
from underhall.games.lantern.rules.vein import FillHands, NextVein
from underhall.games.lantern.table.state import NO_LAMP, ORE_KINDS, WIDTH, Lantern


def setup(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> Lantern:
    """LAN-2.1 to 2.3. Mix lamps and ore, hand out whistles, deal."""
    s = empty(tables, seats, options, chance)
    s.then(FillHands(), NextVein())
    return s


def empty(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> Lantern:
    """The table before anything is dealt."""
    s = Lantern(tables, seats, int(options["veins"]), chance)
    s.deck = [tables.lamp_copies] * WIDTH
    s.discard = [0] * WIDTH
    s.pile = tables.ore_count.copy()
    s.hands = [0] * (seats * WIDTH)
    s.known = [0] * (seats * WIDTH)
    s.shown = [NO_LAMP] * seats
    s.whistles = [tables.whistles] * seats
    s.ore = [0] * (seats * ORE_KINDS)
    return s
