"""What can happen in The Siege of Runedar, each with the clause applied."""

from __future__ import annotations

from typing import Final

from underhall.core.events import EventKind
from underhall.core.names import NUMBER, SEAT, Many, Names
from underhall.core.phrase import SAID
from underhall.games.runedar.box.names import (
    ACTIONS,
    AREAS,
    CARDS,
    CATAPULTS,
    DIE,
    DIFFICULTIES,
    DWARVES,
    GOBLIN_KINDS,
    GOBLINS,
    MACHINES,
    MERCENARIES,
    RESOURCES,
    SIEGE,
    TROLLS,
    UPGRADE_DECKS,
)
from underhall.games.runedar.table.state import ENDS

LOSSES: Final = Names("loss", ENDS[1:])

# Setup and turns
DWARF_CHOSEN = EventKind("dwarf-chosen", "RUN-3.3", who=SEAT, dwarf=DWARVES)
UPGRADE_OPENED = EventKind("upgrade-opened", "RUN-3.10", card=CARDS, space=NUMBER)
FIRST_PLAYER = EventKind("first-player", "RUN-3.14", who=SEAT)
TURN_BEGAN = EventKind("turn-began", "RUN-4.6", who=SEAT)
CARD_DRAWN = EventKind("card-drawn", "RUN-4.85", who=SEAT, card=CARDS)
CARDS_DRAWN = EventKind("cards-drawn", "RUN-4.85", who=SEAT, n=NUMBER)
RESHUFFLED = EventKind("reshuffled", "RUN-4.85", who=SEAT)

# Machines
MACHINE_ARRIVED = EventKind("machine-arrived", "RUN-4.22", who=SEAT, machine=MACHINES)
CATAPULT_ARRIVED = MACHINE_ARRIVED.under("RUN-4.23")
MACHINE_LAID = EventKind("machine-laid", "RUN-5.3", who=SEAT, machine=MACHINES)
MACHINE_STOOD_UP = EventKind("machine-stood-up", "RUN-5.4", who=SEAT, machine=MACHINES)
TROLL_REVEALED = EventKind(
    "troll-revealed", "RUN-4.14", troll=TROLLS, wounds=NUMBER, successes=NUMBER, left=NUMBER
)
CATAPULT_FIRED = EventKind("catapult-fired", "RUN-4.15", card=CATAPULTS, space=NUMBER, left=NUMBER)
UPGRADE_DESTROYED = EventKind("upgrade-destroyed", "RUN-4.15", card=CARDS, space=NUMBER)
GOLD_BURIED = EventKind("gold-buried", "RUN-4.15", left=NUMBER)

# Orcs
ORC_CARD_PLAYED = EventKind("orc-card-played", "RUN-4.17", who=SEAT)
SIEGE_CARD_REVEALED = EventKind(
    "siege-card-revealed", "RUN-4.18", who=SEAT, card=SIEGE, shows=SAID, left=NUMBER
)
ORCS_PLACED = EventKind("orcs-placed", "RUN-4.21", area=AREAS, n=NUMBER, left=NUMBER)
ORCS_ADVANCED = EventKind("orcs-advanced", "RUN-4.24", n=NUMBER)
GOLD_STOLEN = EventKind("gold-stolen", "RUN-4.25", n=NUMBER, left=NUMBER)

# Dwarf cards
CARD_PLAYED = EventKind("card-played", "RUN-4.28", who=SEAT, card=CARDS, action=ACTIONS)
MOVED = EventKind("moved", "RUN-4.32", who=SEAT, area=AREAS)
MOVED_FREELY = EventKind("moved-freely", "RUN-4.34", who=SEAT, area=AREAS)
FOLLOWED_UP = EventKind("followed-up", "RUN-4.34", who=SEAT, card=CARDS, action=ACTIONS)
GATHERED = EventKind("gathered", "RUN-4.38", who=SEAT, resource=RESOURCES, n=NUMBER)
RESOURCE_LAID = EventKind(
    "resource-laid", "RUN-4.39", who=SEAT, resource=RESOURCES, card=CARDS, space=NUMBER
)
UNLOCKED = EventKind("unlocked", "RUN-4.74", card=CARDS, space=NUMBER)
RESOURCE_GIVEN = EventKind(
    "resource-given", "RUN-4.41", who=SEAT, resource=RESOURCES, goblin=GOBLIN_KINDS, left=NUMBER
)

# Attacks
CARD_JOINED = EventKind("card-joined", "RUN-4.47", who=SEAT, card=CARDS, action=ACTIONS)
MELEE_ROLLED = EventKind(
    "melee-rolled", "RUN-4.52", who=SEAT, dice=Many(DIE), sure=NUMBER, n=NUMBER
)
STRUCK_SURELY = EventKind("struck-surely", "RUN-4.49", who=SEAT, n=NUMBER)
RANGED_ROLLED = EventKind("ranged-rolled", "RUN-4.57", who=SEAT, dice=Many(DIE), n=NUMBER)
ORCS_SLAIN = EventKind("orcs-slain", "RUN-4.53", who=SEAT, area=AREAS, n=NUMBER)
ORCS_SHOT = ORCS_SLAIN.under("RUN-4.59")
MACHINE_DEFEATED = EventKind("machine-defeated", "RUN-4.58", who=SEAT, machine=MACHINES)
MISSED = EventKind("missed", "RUN-4.50", who=SEAT)
TROLL_WOUNDED = EventKind("troll-wounded", "RUN-4.61", troll=TROLLS, left=NUMBER)
TROLL_SLAIN = EventKind("troll-slain", "RUN-4.61", troll=TROLLS)
TROLL_HUNTED = TROLL_SLAIN.under("RUN-4.91")
GOBLIN_WOUNDED = EventKind("goblin-wounded", "RUN-4.62", goblin=GOBLINS, left=NUMBER)

# The tunnel
DUG = EventKind("dug", "RUN-4.64", who=SEAT, n=NUMBER, left=NUMBER)
GOBLIN_DUG_FREE = EventKind("goblin-dug-free", "RUN-4.65", who=SEAT, n=NUMBER, left=NUMBER)
SECTION_FINISHED = EventKind("section-finished", "RUN-4.66", section=NUMBER)
GOBLIN_REVEALED = EventKind(
    "goblin-revealed", "RUN-4.66", goblin=GOBLINS, kind=GOBLIN_KINDS, asks=SAID
)
GOBLIN_ELIMINATED = EventKind("goblin-eliminated", "RUN-4.72", kind=GOBLIN_KINDS, n=NUMBER)
RUBBLE_PLACED = EventKind("rubble-placed", "RUN-4.69", n=NUMBER)

# Upgrades
CARD_REMOVED = EventKind("card-removed", "RUN-4.75", who=SEAT, card=CARDS)
UPGRADE_TAKEN = EventKind("upgrade-taken", "RUN-4.75", who=SEAT, card=CARDS, space=NUMBER)
UPGRADE_CLEARED = EventKind("upgrade-cleared", "RUN-4.81", who=SEAT, card=CARDS, space=NUMBER)
UPGRADE_LAID = EventKind(
    "upgrade-laid", "RUN-4.82", who=SEAT, card=CARDS, space=NUMBER, deck=UPGRADE_DECKS
)

# Mercenaries
HIRED = EventKind("hired", "RUN-4.87", who=SEAT, mercenary=MERCENARIES, price=NUMBER, left=NUMBER)
WORKSHOPS_CLEARED = EventKind("workshops-cleared", "RUN-4.90", n=NUMBER)
SABOTAGED = EventKind("sabotaged", "RUN-4.93")
AMBUSHED = EventKind("ambushed", "RUN-4.94")

# The end
GAME_WON = EventKind("game-won", "RUN-4.95", gold=NUMBER, difficulty=DIFFICULTIES)
GAME_LOST = EventKind(
    "game-lost", "RUN-4.96", cause=LOSSES, goblins=NUMBER, difficulty=DIFFICULTIES
)
