"""The fixed ids of Dwergar and their codes; component data fill them with numbers."""

from __future__ import annotations

from typing import Final

from underhall.core.names import Names

STONE: Final = 0
GOLD: Final = 2
HEAT: Final = 4
RESOURCE_COUNT: Final = 4
RESOURCES = Names("resource", ["stone", "iron", "gold", "crystal"])
COSTS = Names("resource", [*RESOURCES.tokens, "heat"])
"""What a cost may ask for: resources and heat."""

ENGINEER: Final = 1
BLACKSMITH: Final = 2
FOREMAN: Final = 3
SPECIALIST_COUNT: Final = 3
PAWN_KINDS: Final = 4
PAWNS = Names("pawn", ["ironworker", "engineer", "blacksmith", "foreman"])
SPECIALISTS = Names("pawn", PAWNS.tokens[:SPECIALIST_COUNT])

BELLOWS: Final = 5
GEARBOX: Final = 6
FORGE: Final = 8
STUDIO: Final = 9
FIRST_GUILD: Final = 4
"""Spaces below are the four levels of the mine."""
SPACE_COUNT: Final = 10
SPACES = Names(
    "space",
    [
        *("mine_1", "mine_2", "mine_3", "mine_4"),
        *("laboratory", "bellows", "gearbox", "furnace_workshop", "forge", "architect_studio"),
    ],
)

MINES: Final = SPACES.tokens[:FIRST_GUILD]

LEVEL_COUNT: Final = 5
LEVELS = Names("level", ["closed", "level_1", "level_2", "level_3", "level_4"])
"""Where cart tiles rest, from the top; mine space n lies at level n + 1."""

EXTRA_EXCHANGES: Final = 0
LIGHT_AND_HEAT: Final = 1
LIGHT_ALL: Final = 2
HEAT_TWO: Final = 3
LEVEL_POINTS: Final = 4
CART_STONES: Final = 5
SECOND_FURNACE: Final = 6
LIGHT_EXTRA: Final = 7
DEVELOP_ANY: Final = 8
HEAT_ONE: Final = 9
RECOVER: Final = 10
CHEAP_DEVELOP: Final = 11
BONUSES = Names(
    "bonus",
    [
        *("extra_exchanges", "light_one_and_heat", "light_all", "heat_two"),
        *("vp_per_level", "stone_to_carts", "second_furnace", "light_one_extra"),
        *("develop_any", "heat_one", "recover_resource", "cheap_develop"),
    ],
)

WESTERN_QUARTER: Final = 0
GOLDEN_TERRACES: Final = 2
OLD_SHAFT: Final = 3
EASTERN_QUARTER: Final = 4
DECKS = Names(
    "deck",
    ["western_quarter", "new_shaft", "golden_terraces", "old_shaft", "eastern_quarter"],
)

PROJECT_COUNT: Final = 45
PROJECTS = Names(
    "project",
    [
        *("master_tools", "bowling_alley", "bridge_club", "cricket_pitch"),
        *("private_conveyor", "north_wall", "armoury", "chasm_barricade", "clan_lift"),
        *("new_shaft_gate", "new_shaft_props", "chasm_infill", "tramway_track"),
        *("ore_hoist", "shaft_lighting", "skilled_sappers", "diamond_crusher_heads", "roof_runes"),
        *("secret_entrance", "gold_foundry", "treasury_gate", "great_statue"),
        *("goldsmiths", "main_bolt", "jewellers_workshop", "hall_of_eldest_beard"),
        "treasury_traps",
        *("lava_river_bridge", "scaffold_reinforcement", "crumbling_rampart"),
        *("dangerous_blockage", "cursed_treasury", "abandoned_hoist", "calcination_chute"),
        *("ammunition_store", "old_boiler_ribs"),
        *("south_steam_pipe", "central_gas_main", "north_steam_pipe", "furnace_masters_boilers"),
        *("coal_crusher", "main_valve", "rune_hall", "helpful_gnomes_workshop"),
        "rolling_mill_chimney",
    ],
)
"""In the order of their numbers, 1 to 45."""

NO_EVENT: Final = -1
EVENTS = Names(
    "event",
    [
        *("boiler_explosion", "gearbox_starts", "gearbox_failure", "underfloor_heating"),
        *("miners_deliver_200", "safety_training", "architect_changes_plans", "winch_overheats"),
        *("crusher_heads_fail", "mine_collapse", "shaft_maintenance", "alchemist_goes_boom"),
        *("new_crystal_veins", "heated_steam_pipes", "off_to_work"),
    ],
)
"""In the order of their numbers, 46 to 60."""

_PAIRS = [(give, take) for give in range(RESOURCE_COUNT) for take in range(give - 1, -1, -1)]
EXCHANGES = Names(
    "exchange",
    [f"{RESOURCES.token(give)}_to_{RESOURCES.token(take)}" for give, take in _PAIRS],
    words="",
)
"""DWE-4.59. Every way from a resource to a worse one."""
UPGRADES = Names(
    "upgrade",
    [f"{RESOURCES.token(n)}_to_{RESOURCES.token(n + 1)}" for n in range(RESOURCE_COUNT - 1)],
    words="",
)
"""DWE-4.75. From each resource to the next better one."""

MOST_SEATS: Final = 4
MOST_HEAT: Final = 10
MOST_FURNACES: Final = 8
"""So far do the codes of payments reach."""
START_SEATS = Names("start", [f"seat_{n}" for n in range(1, 5)], words="")
PLAYER_COUNTS = Names("players", [f"players_{n}" for n in range(2, 5)], words="")
COLOURS = Names("colour", ["red", "blue", "green", "yellow"])
SEATS = Names("seat", ["0", "1", "2", "3"], words="")
