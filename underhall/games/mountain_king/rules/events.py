"""What can happen in the Hall of the Mountain King, each with the clause applied."""

from __future__ import annotations

from underhall.core.events import EventKind
from underhall.core.names import NUMBER, SEAT, Many, Maybe
from underhall.games.mountain_king.box.names import (
    CELLS,
    CLANS,
    HALLS,
    PLACES,
    RESOURCES,
    SHAPES,
    SLOTS,
    SPELLS,
    START_SPOTS,
    STARTERS,
    SYMBOLS,
    TROLLS,
    WORKSHOP_SPOTS,
    WORKSHOPS,
    ZONES,
)

# Setup
HORDE_FILLED = EventKind("horde-filled", "MTK-3.5", slot=SLOTS, troll=TROLLS)
PEDESTAL_DRAWN = EventKind("pedestal-drawn", "MTK-3.7", slot=SLOTS, clan=CLANS)
WORKSHOP_REVEALED = EventKind("workshop-revealed", "MTK-3.9", workshop=WORKSHOPS)
SPELL_REVEALED = EventKind("spell-revealed", "MTK-3.10", spell=SPELLS, slot=NUMBER)
STATUES_DEALT = EventKind("statues-dealt", "MTK-3.11", cell=CELLS, order=Many(CLANS))
TOKEN_LAID = EventKind("token-laid", "MTK-3.12", zone=ZONES, clan=CLANS, points=NUMBER)
CROWN_GIVEN = EventKind("crown-given", "MTK-3.13", who=SEAT)
GATE_PLACED = EventKind("gate-placed", "MTK-3.15", who=SEAT, spot=START_SPOTS, cell=CELLS)
STARTER_DRAWN = EventKind("starter-drawn", "MTK-3.18", who=SEAT, troll=STARTERS)
STARTER_LAID = EventKind("starter-laid", "MTK-3.18", who=SEAT, troll=STARTERS, place=PLACES)
MOOT_SHOWN = EventKind("moot-shown", "MTK-3.19", who=SEAT, trolls=Many(STARTERS))

# Turns and resources
ROUND_BEGAN = EventKind("round-began", "MTK-4.1", round=NUMBER)
TURN_BEGAN = EventKind("turn-began", "MTK-4.1", who=SEAT)
SPENT = EventKind("spent", "MTK-4.7", who=SEAT, resource=RESOURCES, n=NUMBER, place=Maybe(PLACES))
GAINED = EventKind("gained", "MTK-4.14", who=SEAT, resource=RESOURCES, n=NUMBER)
TRADED = EventKind("traded", "MTK-4.12", who=SEAT, resource=RESOURCES, paid=NUMBER)

# Spells and workshops
SPELL_CAST = EventKind("spell-cast", "MTK-4.21", who=SEAT, spell=SPELLS, runes=NUMBER)
SPELL_RESOLVED = EventKind("spell-resolved", "MTK-4.22", who=SEAT, spell=SPELLS)
SPELL_IGNORED = EventKind("spell-ignored", "MTK-4.22", who=SEAT, spell=SPELLS)
SPELL_DESTROYED = EventKind("spell-destroyed", "MTK-4.23", spell=SPELLS)
WORKSHOP_ACTIVATED = EventKind(
    "workshop-activated", "MTK-4.26", who=SEAT, workshop=WORKSHOPS, spot=WORKSHOP_SPOTS, uses=NUMBER
)
WORKSHOP_USED = EventKind("workshop-used", "MTK-4.28", who=SEAT, workshop=WORKSHOPS)
TROLL_ELEVATED = EventKind("troll-elevated", "MTK-4.103", who=SEAT, old=TROLLS, new=TROLLS)
TROLLS_SWAPPED = EventKind("trolls-swapped", "MTK-4.112", who=SEAT, first=TROLLS, second=TROLLS)
TROLL_UNBURDENED = EventKind(
    "troll-unburdened", "MTK-4.117", who=SEAT, troll=TROLLS, resource=RESOURCES, n=NUMBER
)
STATUE_CALLED = EventKind(
    "statue-called", "MTK-4.116", who=SEAT, clan=CLANS, start=CELLS, goal=CELLS
)

# Recruiting
BRIBED = EventKind("bribed", "MTK-4.46", who=SEAT, slot=SLOTS, troll=TROLLS, resource=RESOURCES)
TROLL_RECRUITED = EventKind("troll-recruited", "MTK-4.47", who=SEAT, troll=TROLLS, slot=SLOTS)
PEDESTAL_TAKEN = EventKind("pedestal-taken", "MTK-4.48", who=SEAT, clan=CLANS)
TROLL_PLACED = EventKind("troll-placed", "MTK-4.53", who=SEAT, troll=TROLLS, place=PLACES)
TROLL_FILLED = EventKind(
    "troll-filled", "MTK-4.54", who=SEAT, troll=TROLLS, place=PLACES, symbol=SYMBOLS, n=NUMBER
)
CROWNED = EventKind("crowned", "MTK-4.120", who=SEAT, honor=NUMBER)
END_TRIGGERED = EventKind("end-triggered", "MTK-4.121", who=SEAT, round=NUMBER)
TROLL_RETIRED = EventKind("troll-retired", "MTK-4.56", troll=TROLLS, slot=SLOTS)
PEDESTAL_BAGGED = EventKind("pedestal-bagged", "MTK-4.57", clan=CLANS)

# Digging
TUNNEL_DUG = EventKind(
    "tunnel-dug", "MTK-4.65", who=SEAT, tunnel=SHAPES, cells=Many(CELLS), mineral=RESOURCES
)
HONOR_SCORED = EventKind("honor-scored", "MTK-4.66", who=SEAT, honor=NUMBER)
UNEARTHED = EventKind("unearthed", "MTK-4.67", who=SEAT, resource=RESOURCES, n=NUMBER, cell=CELLS)
STATUE_EXCAVATED = EventKind("statue-excavated", "MTK-4.68", who=SEAT, clan=CLANS, cell=CELLS)
FRAGMENT_JOINED = EventKind("fragment-joined", "MTK-4.69", who=SEAT, n=NUMBER)
NETWORKS_JOINED = EventKind("networks-joined", "MTK-5.16", who=SEAT, partner=SEAT)
PEDESTAL_PLACED = EventKind(
    "pedestal-placed", "MTK-4.72", who=SEAT, clan=CLANS, cell=CELLS, zone=ZONES, points=NUMBER
)
WORKSHOP_FOUNDED = EventKind(
    *("workshop-founded", "MTK-4.75"),
    who=SEAT,
    workshop=WORKSHOPS,
    spot=WORKSHOP_SPOTS,
    cell=CELLS,
)
STEP_SKIPPED = EventKind("step-skipped", "MTK-4.44", who=SEAT)

# Great halls and statues
HALL_DEDICATED = EventKind(
    "hall-dedicated", "MTK-4.81", who=SEAT, hall=HALLS, cells=Many(CELLS), altar=CELLS
)
PEDESTAL_REMOVED = EventKind("pedestal-removed", "MTK-4.82", who=SEAT, clan=CLANS, cell=CELLS)
STATUE_MOVED = EventKind("statue-moved", "MTK-4.91", who=SEAT, clan=CLANS, start=CELLS, goal=CELLS)

# The end
CORONATION_SCORED = EventKind("coronation-scored", "MTK-4.131", who=SEAT, honor=NUMBER)
TOKENS_SCORED = EventKind("tokens-scored", "MTK-4.132", who=SEAT, honor=NUMBER)
LEFTOVERS_SCORED = EventKind("leftovers-scored", "MTK-4.133", who=SEAT, honor=NUMBER, trades=NUMBER)
HALL_SCORED = EventKind("hall-scored", "MTK-4.135", who=SEAT, hall=HALLS, honor=NUMBER)
STATUE_SCORED = EventKind(
    "statue-scored", "MTK-4.136", who=SEAT, clan=CLANS, cell=CELLS, zone=ZONES, honor=NUMBER
)
GAME_ENDED = EventKind("game-ended", "MTK-4.138", who=Many(SEAT))
