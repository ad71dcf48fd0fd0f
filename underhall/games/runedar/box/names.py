"""The things of the game by name: fixed codes, because the rules speak of them."""

from __future__ import annotations

from typing import Final

from underhall.core.names import Names

MOST_SEATS: Final = 4

WOOD: Final = 0
LEATHER: Final = 1
METAL: Final = 2
RESOURCE_COUNT: Final = 3
RESOURCES = Names("resource", ["wood", "leather", "metal"])

KEEP: Final = 0
WORKSHOP: Final = 1
"""WORKSHOP + resource: carpentry, tannery, foundry."""
ENTRANCE: Final = 4
WALL: Final = 5
"""WALL + resource: the wall of that workshop."""
TOWER: Final = 8
TUNNEL_TOWER: Final = 8
OUTSIDE: Final = 11
"""OUTSIDE + resource: before the wall of that workshop."""
AREA_COUNT: Final = 14
AREAS = Names(
    "area",
    [
        *("keep", "carpentry", "tannery", "foundry", "tunnel_entrance"),
        *("wall_carpentry", "wall_tannery", "wall_foundry"),
        *("tower_tunnel", "tower_west", "tower_east"),
        *("outside_carpentry", "outside_tannery", "outside_foundry"),
    ],
)
WALLS = Names("area", AREAS.tokens[WALL:TOWER])

SIEGE_TOWER: Final = 0
CATAPULT: Final = 1
MACHINES = Names("machine", ["siege_tower", "catapult"])
MACHINE_AT: Final = 14
"""In a choice of targets: the areas, then MACHINE_AT + machine."""
TARGETS = Names("target", [*AREAS.tokens, *MACHINES.tokens], words="")

MOVE: Final = 0
FREE_MOVE: Final = 1
GATHER: Final = 2
"""GATHER + resource."""
GATHER_ANY: Final = 5
MELEE: Final = 6
MELEE_AUTO: Final = 7
RANGED: Final = 8
DIG: Final = 9
NONE: Final = 10
"""A card played without action."""
ACTION_COUNT: Final = 11
ACTIONS = Names(
    "action",
    [
        *("move", "free_move", "gather_wood", "gather_leather", "gather_metal", "gather_any"),
        *("melee", "melee_auto", "ranged", "dig", "none"),
    ],
)

ORC_CARD: Final = 0
STARTERS: Final = 8
"""The kinds of cards below this are those of the starter decks, the orc card first."""
KINDS: Final = 40
DECK_SIZE: Final = 12
HAND_SIZE: Final = 5
SET_ASIDE: Final = 2
CARDS = Names(
    "card",
    [
        *("orc", "old_saw", "old_fleshing_knife", "old_smithing_hammer", "notched_hatchet"),
        *("cracked_crossbow", "blunt_pickaxe", "tool_bag"),
        *("pickaxe", "shovel", "mattock", "axe", "mace", "crossbow", "spear", "frame_saw"),
        *("fleshing_knife", "smithing_hammer", "craft_tools", "tool_belt"),
        *("steel_pickaxe", "steel_shovel", "battle_axe", "war_hammer", "heavy_crossbow"),
        *("twin_crossbow", "master_tools", "runic_pickaxe", "runic_axe", "runic_tools"),
        *("great_pickaxe", "great_mattock", "great_axe", "thunder_hammer", "arbalest"),
        *("guild_tools", "imperial_pickaxe", "imperial_axe", "imperial_crossbow"),
        "imperial_tools",
    ],
)
STARTER_CARDS = Names("card", CARDS.tokens[:STARTERS])
UPGRADE_CARDS = Names("card", CARDS.tokens[STARTERS:])

COLOURS: Final = 3
YELLOW: Final = 0
UPGRADE_DECKS = Names("upgrade_deck", ["yellow", "grey", "red"])
SPACES: Final = 5
UPGRADE_SPACES = Names(
    "upgrade_space", [f"players_{n}_space_{k}" for n in range(1, 5) for k in range(1, 6)], words=""
)

SIEGE_CARDS: Final = 50
SIEGE_STACK: Final = 10
SIEGE = Names("siege", [f"siege_{k}_{n:02}" for k in range(1, 6) for n in range(1, 11)], words="")
CATAPULTS = Names("catapult", [f"catapult_{n}" for n in range(1, 6)], words="")

TROLL_COUNT: Final = 5
TROLLS = Names("troll", [f"troll_{n}" for n in range(1, 6)])
FIGHT: Final = 0
BRIBE_EXACT: Final = 1
BRIBE_ANY: Final = 2
RUBBLE: Final = 3
GOBLIN_KINDS = Names("goblin_kind", ["fight", "bribe_exact", "bribe_any", "rubble"])
SECTIONS: Final = 5
GROUP: Final = 4
"""Goblin tokens of one section."""
GOBLINS = Names(
    "goblin", [f"goblin_{k}_{kind}" for k in range(1, 6) for kind in GOBLIN_KINDS.tokens], words=""
)
ENEMIES = Names("enemy", [*TROLLS.tokens, *GOBLINS.tokens], words="")
"""Trolls, then goblins: those who stand at the tunnel entrance."""

CLEAR_WORKSHOPS: Final = 0
SLAY_TROLL: Final = 1
DRIVE_OFF_GOBLIN: Final = 2
SABOTAGE_CATAPULT: Final = 3
AMBUSH: Final = 4
MERCENARIES = Names(
    "mercenary",
    ["clear_workshops", "slay_troll", "drive_off_goblin", "sabotage_catapult", "ambush"],
)

CROSSBOW: Final = 3
DIE = Names("die", ["success_1", "success_2", "success_3", "crossbow"])
DWARVES = Names("dwarf", ["red", "yellow", "purple", "blue"])
SEATS = Names("seat", ["0", "1", "2", "3"], words="")
DIFFICULTIES = Names("difficulty", ["easy", "normal", "hard", "epic"])

Cost = tuple[int, ...]
"""Wood, leather and metal."""
