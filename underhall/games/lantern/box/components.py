"""What is in the box, as typed tables made once from the component data."""

from __future__ import annotations

from underhall.core.data import Raw
from underhall.core.errors import BadData
from underhall.games.lantern.box.names import LAMPS, MOST_SEATS, ORES
from underhall.kit.components import rows, whole


class Tables:
    """The numbers of The Lantern Shift."""

    def __init__(self, raw: Raw) -> None:
        self.hand = whole(raw, "setup.hand", 1)
        self.whistles = whole(raw, "setup.whistles")
        self.lamp_copies = whole(raw, "lamps.copies", 1)
        if self.hand * MOST_SEATS > self.lamp_copies * len(LAMPS):
            raise BadData(f"component data: lamps.copies are too few for {MOST_SEATS} hands")
        self.lamps = [self.lamp_copies] * len(LAMPS)
        self.whistle_points = whole(raw, "scoring.whistle_points")
        ores = rows(raw, "ore", ORES)
        self.ore_count = [whole(ore, "count") for ore in ores]
        self.ore_points = [whole(ore, "points") for ore in ores]
        self.ore_more = [whole(ore, "more") for ore in ores]
