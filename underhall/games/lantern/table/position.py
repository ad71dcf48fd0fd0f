"""What is odd about reading a position: hands that are not named are dealt full."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.chance import Chance
from underhall.core.errors import BadData
from underhall.games.lantern.box.components import Tables
from underhall.games.lantern.table.layout import LAYOUT
from underhall.games.lantern.table.setup import setup
from underhall.games.lantern.table.state import NO_LAMP, Lantern


def read(
    tables: Tables,
    seats: int,
    options: Mapping[str, str],
    data: Mapping[str, Any],
    chance: Chance,
) -> Lantern:
    """The table behind ``data``: the first thing to happen is that hands are filled."""
    s = setup(tables, seats, options, chance)
    LAYOUT.read(s, data)
    for who in range(seats):
        if s.hand_size(who) + (s.shown[who] != NO_LAMP) > tables.hand:
            raise BadData(f"player {who} holds more lamps than the {tables.hand} of a hand")
    return s
