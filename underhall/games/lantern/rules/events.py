"""What can happen in The Lantern Shift."""

from __future__ import annotations

from underhall.core.events import EventKind
from underhall.core.names import NUMBER, SEAT
from underhall.games.lantern.box.names import (
    LAMPS,
    ORES,
)

VEIN_BEGAN = EventKind("vein-began", "LAN-3.1", vein=NUMBER)
LAMP_SHOWN = EventKind("lamp-shown", "LAN-3.1", who=SEAT, lamp=LAMPS)
NOBODY_ALONE = EventKind("nobody-alone", "LAN-3.2")
DIG_BEGAN = EventKind("dig-began", "LAN-3.2", who=SEAT, lamp=LAMPS)
WHISTLE_BLOWN = EventKind("whistle-blown", "LAN-3.3", who=SEAT, victim=SEAT, lamp=LAMPS)
ORE_DUG = EventKind("ore-dug", "LAN-3.4", who=SEAT, ore=ORES)
LAMPS_DRAWN = EventKind("lamps-drawn", "LAN-3.6", who=SEAT, n=NUMBER)
LAMP_DRAWN = EventKind("lamp-drawn", "LAN-3.6", who=SEAT, lamp=LAMPS)
GAME_ENDED = EventKind("game-ended", "LAN-4.1")
