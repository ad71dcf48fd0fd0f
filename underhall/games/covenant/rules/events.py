"""What can happen in Covenant, each with the clause applied.

A deed can be done by a clan at the table or by the Elders, who have no seat: it has two kinds of
events, the second without the seat and with a name that begins with ``elders-``.
"""

from __future__ import annotations

from underhall.core.events import EventKind
from underhall.core.names import NUMBER, SEAT, TEXT, Codec, Many
from underhall.core.phrase import SAID
from underhall.games.covenant.box.atoms import OPS
from underhall.games.covenant.box.boards import CELLS, SITES
from underhall.games.covenant.box.names import (
    ACTIONS,
    BACKS,
    BUILDINGS,
    CLANS,
    COINS,
    COLOURS,
    COLUMNS,
    DIFFICULTIES,
    DWARVES,
    ELDER_CARDS,
    ENEMIES,
    GOALS,
    ORNAMENTS,
    PLACES,
    PROJECTS,
    RELICS,
    RESOURCES,
    RUBBLE,
    SLOTS,
    STARTS,
    TOOL_KINDS,
    TRACKS,
    TRADITIONS,
)
from underhall.games.covenant.rules.reasons import REASONS


class Between(Many):
    """The chambers around a point or an edge, written as its token."""

    def dump(self, value: object) -> object:
        assert isinstance(value, tuple)
        return "+".join([CELLS.token(cell) for cell in value])


BETWEEN = Between(CELLS)
BY_ELDERS: dict[EventKind, EventKind] = {}
"""For every deed of a clan: the same by the Elders."""


def deed(name: str, clause: str, elders: str, **fields: Codec) -> tuple[EventKind, EventKind]:
    """Something that a clan does by one clause, and the same that the Elders do by another."""
    by_seat = EventKind(name, clause, who=SEAT, **fields)
    by_elders = EventKind("elders-" + name, elders, **fields)
    BY_ELDERS[by_seat] = by_elders
    return by_seat, by_elders


# Setup and eras
FIRST_PLAYER = EventKind("first-player", "COV-3.13", who=SEAT)
CLAN_DEALT = EventKind("clan-dealt", "COV-3.13", who=SEAT, clan=CLANS)
PROJECT_DRAWN = EventKind("project-drawn", "COV-3.6", project=PROJECTS)
DIE_ROLLED = EventKind("die-rolled", "COV-4.105", enemy=ENEMIES, face=NUMBER, bonus=SAID)
START_OFFERED = EventKind("start-offered", "COV-3.14", start=STARTS)
TRADITION_OFFERED = EventKind("tradition-offered", "COV-3.14", tradition=TRADITIONS)
GOAL_OFFERED = EventKind("goal-offered", "COV-3.14", goal=GOALS)
START_PICKED = EventKind("start-picked", "COV-3.14", who=SEAT, start=STARTS)
TRADITION_PICKED = EventKind("tradition-picked", "COV-3.14", who=SEAT, tradition=TRADITIONS)
GOAL_PICKED = EventKind("goal-picked", "COV-3.14", who=SEAT, goal=GOALS)
ERA_BEGAN = EventKind("era-began", "COV-4.1", era=NUMBER)
ROUND_BEGAN = EventKind("round-began", "COV-4.1", era=NUMBER, round=NUMBER)
TURN_BEGAN = EventKind("turn-began", "COV-4.5", who=SEAT)

# Displays
RUBBLE_SHOWN = EventKind("rubble-shown", "COV-4.41", rubble=RUBBLE)
TRADITION_SHOWN = EventKind("tradition-shown", "COV-4.41", tradition=TRADITIONS)
COIN_SHOWN = EventKind("coin-shown", "COV-4.41", coin=COINS)
RELIC_SHOWN = EventKind("relic-shown", "COV-4.41", relic=RELICS)
TOOL_SHOWN = EventKind("tool-shown", "COV-4.41", kind=TOOL_KINDS, cost=RESOURCES)
ORNAMENT_SHOWN = EventKind("ornament-shown", "COV-4.36", ornament=ORNAMENTS)
RUBBLE_SHUFFLED = EventKind("rubble-shuffled", "COV-4.38")

# Turns
DWARF_ASSIGNED = EventKind(
    "dwarf-assigned", "COV-4.6", who=SEAT, dwarf=DWARVES, place=PLACES, kind=TOOL_KINDS
)
TOKEN_SPENT = EventKind("token-spent", "COV-4.7", who=SEAT, n=NUMBER)
TOKEN_RETURNED = EventKind("token-returned", "COV-4.5", who=SEAT, n=NUMBER)
ACTION_BEGAN = EventKind("action-began", "COV-4.11", who=SEAT, action=ACTIONS, strength=NUMBER)
ORNAMENT_USED = EventKind("ornament-used", "COV-4.8", who=SEAT, ornament=ORNAMENTS)
NOTHING_DONE = EventKind("nothing-done", "COV-4.12", who=SEAT, action=ACTIONS)
RELIC_USED = EventKind("relic-used", "COV-4.91", who=SEAT, relic=RELICS)
RELIC_COPIED = EventKind("relic-copied", "COV-4.73", who=SEAT, relic=RELICS)

# Rewards, each with its reason
GP_GAINED, ELDERS_GP_GAINED = deed("gp-gained", "COV-4.17", "COV-5.19", n=NUMBER, why=REASONS)
GP_LOST = EventKind("gp-lost", "COV-4.176", who=SEAT, n=NUMBER, why=REASONS)
GP_PAID = EventKind("gp-paid", "COV-4.18", who=SEAT, n=NUMBER, why=REASONS)
RESOURCE_GAINED = EventKind(
    "resource-gained", "COV-4.19", who=SEAT, resource=RESOURCES, n=NUMBER, why=REASONS
)
RESOURCE_DISCARDED = EventKind("resource-discarded", "COV-4.20", who=SEAT, resource=RESOURCES)
TOKEN_GAINED = EventKind("token-gained", "COV-4.21", who=SEAT, why=REASONS)
TOKEN_EXCHANGED = EventKind("token-exchanged", "COV-4.21", who=SEAT, why=REASONS)
STRENGTHENED = EventKind(
    "strengthened", "COV-4.23", who=SEAT, dwarf=DWARVES, strength=NUMBER, why=REASONS
)
MIGHT_GAINED = EventKind("might-gained", "COV-4.27", who=SEAT, n=NUMBER, why=REASONS)
STEPPED, ELDERS_STEPPED = deed(
    "stepped", "COV-4.33", "COV-5.18", track=TRACKS, position=NUMBER, why=REASONS
)
STEPS_LOST, ELDERS_STEPS_LOST = deed(
    "steps-lost", "COV-4.32", "COV-5.18", track=TRACKS, n=NUMBER, why=REASONS
)
ACHIEVED, ELDERS_ACHIEVED = deed("achieved", "COV-4.34", "COV-5.18", track=TRACKS, n=NUMBER)
KEY_GAINED = EventKind("key-gained", "COV-4.28", who=SEAT, keys=NUMBER, why=REASONS)
STORAGE_OPENED = EventKind("storage-opened", "COV-4.28", who=SEAT, places=NUMBER, why=REASONS)
BUILDING_UNLOCKED = EventKind(
    "building-unlocked", "COV-4.28", who=SEAT, building=BUILDINGS, why=REASONS
)
REWARD_LOST = EventKind("reward-lost", "COV-4.14", who=SEAT, what=OPS, why=REASONS)
REWARD_DECLINED = EventKind("reward-declined", "COV-4.15", who=SEAT, what=OPS, why=REASONS)

# Tools, ornaments, coins, traditions, relics
FORGED = EventKind("forged", "COV-4.43", who=SEAT, kind=TOOL_KINDS, cost=RESOURCES, why=REASONS)
TOOL_PLACED = EventKind("tool-placed", "COV-4.45", who=SEAT, kind=TOOL_KINDS, slot=SLOTS)
ORNAMENT_BOUGHT = EventKind(
    "ornament-bought", "COV-4.47", who=SEAT, ornament=ORNAMENTS, cost=RESOURCES, why=REASONS
)
ORNAMENTED = EventKind("ornamented", "COV-4.48", who=SEAT, ornament=ORNAMENTS, place=PLACES)
COIN_TAKEN, ELDERS_COIN_TAKEN = deed("coin-taken", "COV-4.52", "COV-5.22", coin=COINS, why=REASONS)
COIN_PLACED = EventKind("coin-placed", "COV-4.53", who=SEAT, coin=COINS, slot=NUMBER)
COIN_DISCARDED = EventKind("coin-discarded", "COV-4.40", who=SEAT, coin=COINS)
TRADITION_TAKEN, ELDERS_TRADITION_TAKEN = deed(
    "tradition-taken", "COV-4.55", "COV-5.22", tradition=TRADITIONS, why=REASONS
)
RELIC_TAKEN, ELDERS_RELIC_TAKEN = deed(
    "relic-taken", "COV-4.88", "COV-5.21", relic=RELICS, why=REASONS
)
IRON_PAID = EventKind("iron-paid", "COV-4.29", who=SEAT, n=NUMBER)

# Mountain
RUBBLE_CLEARED, ELDERS_RUBBLE_CLEARED = deed("rubble-cleared", "COV-4.93", "COV-5.9", rubble=RUBBLE)
CHAMBER_CHOSEN, ELDERS_CHAMBER_CHOSEN = deed(
    "chamber-chosen", "COV-4.95", "COV-5.9", cell=CELLS, back=BACKS
)
CHAMBER_REVEALED = EventKind(
    "chamber-revealed", "COV-4.95", cell=CELLS, chamber=TEXT, colour=COLOURS, deposit=RESOURCES
)
ENEMY_DRAWN = EventKind("enemy-drawn", "COV-4.95", cell=CELLS, enemy=ENEMIES)
BAG_EMPTY = EventKind("bag-empty", "COV-4.95", cell=CELLS)
ENEMY_DEFEATED, ELDERS_ENEMY_DEFEATED = deed(
    "enemy-defeated", "COV-4.102", "COV-5.10", cell=CELLS, enemy=ENEMIES
)
BONUS_TAKEN, ELDERS_BONUS_TAKEN = deed(
    "bonus-taken", "COV-4.105", "COV-5.10", enemy=ENEMIES, face=NUMBER
)
BONUS_DECLINED = EventKind("bonus-declined", "COV-4.105", who=SEAT, enemy=ENEMIES)
IMPRISONED, ELDERS_IMPRISONED = deed("imprisoned", "COV-4.106", "COV-5.10", enemy=ENEMIES, n=NUMBER)
ENEMY_MOVED = EventKind(
    "enemy-moved", "COV-4.114", who=SEAT, enemy=ENEMIES, cell=CELLS, to=CELLS, why=REASONS
)
GUARDED = EventKind("guarded", "COV-4.82", who=SEAT, enemy=ENEMIES, cell=CELLS)
DELIVERED, ELDERS_DELIVERED = deed(
    "delivered", "COV-4.118", "COV-5.11", resource=RESOURCES, site=SITES
)
THRONE_DELIVERED, ELDERS_THRONE_DELIVERED = deed(
    "throne-delivered", "COV-4.124", "COV-5.23", resource=RESOURCES
)
SITE_FINISHED, ELDERS_SITE_FINISHED = deed(
    "site-finished", "COV-4.120", "COV-5.11", site=SITES, building=BUILDINGS
)
BUILD_CHOSEN = EventKind(
    "build-chosen", "COV-4.132", who=SEAT, houses=NUMBER, workshops=NUMBER, grand=NUMBER
)
BUILT, ELDERS_BUILT = deed("built", "COV-4.134", "COV-5.15", building=BUILDINGS, cell=CELLS)
PILLAR_BUILT, ELDERS_PILLAR_BUILT = deed("pillar-built", "COV-4.135", "COV-5.13", point=BETWEEN)
GATE_BUILT, ELDERS_GATE_BUILT = deed("gate-built", "COV-4.136", "COV-5.14", edge=BETWEEN)

# Council phase and the end
COUNCIL_BEGAN = EventKind("council-began", "COV-4.143", council=NUMBER)
COIN_PAID_OUT = EventKind("coin-paid-out", "COV-4.144", who=SEAT, coin=COINS)
TRADITION_HEARD = EventKind("tradition-heard", "COV-4.144", who=SEAT, tradition=TRADITIONS)
COIN_COPIED = EventKind("coin-copied", "COV-4.70", who=SEAT, coin=COINS)
ENEMY_RELEASED = EventKind("enemy-released", "COV-4.149", who=SEAT, enemy=ENEMIES)
PROJECT_SCORED = EventKind("project-scored", "COV-4.152", who=SEAT, project=PROJECTS, n=NUMBER)
THRONE_SCORED, ELDERS_THRONE_SCORED = deed(
    "throne-scored", "COV-4.163", "COV-5.29", place=NUMBER, n=NUMBER
)
GOAL_SCORED = EventKind("goal-scored", "COV-4.165", who=SEAT, goal=GOALS, n=NUMBER)
COLUMN_SCORED = EventKind("column-scored", "COV-4.170", who=SEAT, column=COLUMNS, n=NUMBER)
GAME_ENDED = EventKind("game-ended", "COV-4.173")
ELDERS_BEATEN = EventKind("elders-beaten", "COV-5.30", who=SEAT, score=NUMBER, elders=NUMBER)
ELDERS_WON = EventKind("elders-won", "COV-5.30", who=SEAT, score=NUMBER, elders=NUMBER)
ELDERS_DREW = EventKind("elders-drew", "COV-5.30", who=SEAT, score=NUMBER, elders=NUMBER)

# Solo
DIFFICULTY_SET = EventKind("difficulty-set", "COV-5.3", difficulty=DIFFICULTIES)
ELDERS_TURN = EventKind("elders-turn", "COV-5.8", card=ELDER_CARDS, does=SAID)
ELDERS_SHUFFLED = EventKind("elders-shuffled", "COV-5.8", n=NUMBER)
ELDERS_ROLLED = EventKind("elders-rolled", "COV-5.6", face=NUMBER)
ELDERS_FORGED = EventKind("elders-forged", "COV-5.20", why=REASONS)
ELDERS_ORNAMENT = EventKind("elders-ornament", "COV-5.22", ornament=ORNAMENTS, why=REASONS)
ELDERS_NOTHING = EventKind("elders-nothing", "COV-5.6", what=OPS, why=REASONS)
