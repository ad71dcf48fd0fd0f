"""The names of all pieces, as codes: fixed, because the rules speak of them (COV-2)."""

from __future__ import annotations

from typing import Final

from underhall.core.names import Names
from underhall.games.covenant.box.atoms import ENEMY_KINDS, RESOURCE_KINDS, TRACK_KINDS

MOST_SEATS: Final = 4
CLANS = Names("clan", ["clan_blue", "clan_red", "clan_yellow", "clan_purple"])
SEATS = Names("seat", ["0", "1", "2", "3"], words="")

IRON: Final = 0
EMERALD: Final = 1
GOLD: Final = 2
MYTHRALL: Final = 3
RESOURCES = Names("resource", RESOURCE_KINDS.tokens[:4])
RESOURCE_COUNT: Final = 4
REFRESHMENTS = Names("token", ["plus_1", "plus_2"])
TOKEN_COUNT: Final = 2

COURT: Final = 0
PRESTIGE: Final = 1
MINE: Final = 2
TRACKS = Names("track", TRACK_KINDS.tokens[:3])
TRACK_COUNT: Final = 3

GOBLIN: Final = 0
ORC: Final = 1
TROLL: Final = 2
ENEMIES = ENEMY_KINDS
ENEMY_COUNT: Final = 3
FACE_COUNT: Final = 6
DICE = tuple(
    [Names(f"die_{enemy}", ["1", "2", "3", "4", "5", "6"], "") for enemy in ENEMIES.tokens]
)
ELDERS_DIE = Names("elders_die", ["1", "2", "3", "4", "5", "6"], words="")

DWARVES = Names("dwarf", ["d1", "d2", "d3", "d4"])
DWARF_COUNT: Final = 4
STRONGEST: Final = 4

PICKAXE: Final = 0
AXE: Final = 1
COMPASS: Final = 2
CART: Final = 3
BOOK: Final = 4
TOOL_KINDS = Names("tool_kind", ["pickaxe", "axe", "compass", "cart", "book"])
ACTIONS = Names("action", ["dig", "fight", "build", "transport"])
"""The actions in the order of the tools that perform them."""
TOOLS = Names(
    "tool",
    [
        f"{kind}_{n}"
        for kind, count in zip(TOOL_KINDS.tokens, (5, 5, 5, 5, 4))
        for n in range(1, count + 1)
    ],
)
PRINTED: Final = 4
"""The four printed tools come first among the places for tools."""
SLOT_COUNT: Final = 8
PLACE_COUNT: Final = 12
SLOTS = Names("slot", [f"slot_{n}" for n in range(1, 9)], words="place")
PLACES = Names("place", [*(f"printed_{kind}" for kind in TOOL_KINDS.tokens[:4]), *SLOTS.tokens])
COLUMN_R: Final = 0
COLUMN_F: Final = 1
COLUMN_T: Final = 2
COLUMN_D: Final = 3
COLUMNS = Names("column", ["col_r", "col_f", "col_t", "col_d"])

HOUSE: Final = 0
WORKSHOP: Final = 1
PILLAR: Final = 2
GATE: Final = 3
BUILDINGS = Names("building", ["house", "workshop", "pillar", "gate"])
BUILDING_COUNT: Final = 4
BASIC_COUNT: Final = 2
"""Houses and workshops."""
BUILDING_PLACES: Final = 2
"""Places for them in a chamber, at the most."""

RUBBLE = Names(
    "rubble", ["rubble_iron", "rubble_emerald", "rubble_gold", "rubble_mythrall", "rubble_any"]
)
RELICS = Names("relic", ["tankard", "lantern", "belt", "horn", "hammer", "crown"])
RELIC_COUNT: Final = 6
COINS = Names(
    "coin",
    [
        *("coin_gp", "coin_ale", "coin_strength", "coin_iron", "coin_emerald", "coin_gold"),
        *("coin_mythrall", "coin_any", "coin_court", "coin_prestige", "coin_mine", "coin_path"),
        *("coin_throne", "coin_hunt"),
    ],
)
COIN_SLOTS = Names("coin_slot", [f"coin_slot_{n}" for n in range(1, 7)])
COIN_SLOT_COUNT: Final = 6
SILVER: Final = 0
GOLDEN: Final = 1
ORNAMENT_COLOURS = Names("ornament_colour", ["silver", "gold"])
ORNAMENTS = Names(
    "ornament",
    [
        *("orn_strength", "orn_goblin", "orn_iron", "orn_emerald", "orn_ale", "orn_court"),
        *("orn_prestige", "orn_mine", "orn_glory", "orn_hunter", "orn_carrier", "orn_mason"),
        *("orn_jeweller", "orn_plenty", "orn_paths", "orn_trainer"),
    ],
)
TRADITIONS = Names("tradition", [f"tradition_{n:02}" for n in range(1, 37)])
STARTS = Names("start", [f"start_{n:02}" for n in range(1, 11)])
GOALS = Names(
    "goal",
    [
        *("goal_tools", "goal_ornaments", "goal_grand", "goal_buildings", "goal_pillars"),
        *("goal_gates", "goal_coins", "goal_traditions", "goal_strength", "goal_keys"),
        *("goal_storage", "goal_relics"),
    ],
)
GOALS_OF_TYPE: Final = 6
"""The first six goals are of type I, the others of type II (R-27)."""
GOAL_TYPES = Names("goal_type", ["i", "ii"], words="")
GOAL_COUNT: Final = 2
DRAFT = Names("draft", [*STARTS.tokens, *TRADITIONS.tokens, *GOALS.tokens], words="")
"""Everything that can lie in the draft."""
TRADITION_AT: Final = 10
GOAL_AT: Final = 46
PROJECTS = Names("project", [f"project_{kind}{n}" for kind in "abc" for n in range(1, 7)])
PROJECTS_OF_KIND: Final = 6
COLOURS = Names("colour", ["yellow", "blue", "black"])
CHAMBERS = Names("chamber", [f"ch_{n:02}" for n in range(1, 25)])
BACKS = Names(
    "back",
    [
        *("back_mine_prestige", "back_court_mine", "back_prestige_court", "back_coin"),
        *("back_tradition", "back_relic", "back_strengthen", "back_any2", "back_ale2"),
        *("back_iron_ale", "back_throne2", "back_ornament", "back_forge", "back_move_gp"),
        "back_path_gp",
    ],
)
BUILD_OPTIONS = Names(
    "build_option",
    ["build_1", "build_2a", "build_2b", "build_3", "build_4", "build_5", "build_6"],
    words="",
)
DIFFICULTIES = Names("difficulty", ["normal", "hard", "expert"], words="option-difficulty")
CARD_KINDS = Names("tool_kind", TOOL_KINDS.tokens[:4])
CARDS_OF_KIND: Final = 4
ELDER_CARDS = Names(
    "elder_card", [f"elder_{kind}_{n}" for kind in CARD_KINDS.tokens for n in range(1, 5)]
)

RUBBLE_SPACES: Final = 5
SPACES: Final = 4
"""Spaces of the displays of traditions, coins, relics and tools."""
ORNAMENT_SPACES: Final = 6
EMPTY: Final = -1

# The traditions that a rule asks for by name, as codes (one less than their number).
HONEST_FREIGHT: Final = 4
FULL_CELLS: Final = 5
PROSPECTORS_GLORY: Final = 6
PROSPECTORS_PATH: Final = 7
FIRST_GLEAM: Final = 8
CHOICE_OF_SPOILS: Final = 9
TROLL_SLAYERS: Final = 10
THRONE_TITHE: Final = 11
SMITHS_ROAD: Final = 12
DEEP_EYES: Final = 13
TOAST_TO_DEEDS: Final = 14
PRIDE_OF_STONE: Final = 15
KINGS_FAVOUR: Final = 16
MASTER_BUILDERS: Final = 17
RELIC_KEEPERS: Final = 18
BORROWED_POWER: Final = 19
SETTLERS: Final = 20
SAGAS: Final = 21
SONG_OF_DEEDS: Final = 22
SPARE_VAULT: Final = 23
CLOSE_NEIGHBOURS: Final = 24
FEARLESS: Final = 25
WORKSHOP_ALE: Final = 26
FREE_PATRONAGE: Final = 27
HOUSE_GUARD: Final = 28
HEIRLOOM: Final = 29
CROWDED_CELLS: Final = 30
PILLAR_ROWS: Final = 31
SHARED_GATES: Final = 32
PILLAR_TREMOR: Final = 33
GATE_DRILL: Final = 34
PATROL: Final = 35
MASTERIES: Final = (0, 2, 3, 1)
"""COV-4.78. The tradition that strengthens the pickaxe, the axe, the compass and the cart."""
COUNCIL_TRADITIONS: Final = (
    1 << THRONE_TITHE
    | 1 << PRIDE_OF_STONE
    | 1 << KINGS_FAVOUR
    | 1 << RELIC_KEEPERS
    | 1 << SETTLERS
    | 1 << PATROL
)
"""COV-4.144. The traditions resolved in council step 2, as bits."""
