"""The things of the game by name: fixed codes, because the rules speak of them."""

from __future__ import annotations

from typing import Final

from underhall.core.names import Names

STONE: Final = 0
IRON: Final = 1
HEARTSTONE: Final = 2
CART: Final = 3
HAMMER: Final = 4
RUNE: Final = 5
COIN: Final = 6
RESOURCE_COUNT: Final = 7
MINERAL_COUNT: Final = 3
RESOURCES = Names("resource", ["stone", "iron", "heartstone", "cart", "hammer", "rune", "coin"])
MINERALS = Names("resource", RESOURCES.tokens[:MINERAL_COUNT])

CLAN_CART: Final = 7
"""CLAN_CART + clan: the symbol of a cart that moves statues of that clan alone (MTK-4.11)."""
SYMBOL_COUNT: Final = 10
SYMBOLS = Names("symbol", [*RESOURCES.tokens, "cart_fire", "cart_ice", "cart_moon"])
"""What is printed on trolls: the seven resources, then the clan carts."""

CLAN_COUNT: Final = 3
CLANS = Names("clan", ["fire", "ice", "moon"])
"""The clans that have statues and pedestals."""

ZONE_COUNT: Final = 5
ZONES = Names("zone", ["dark_grey", "grey", "brown", "orange", "yellow"])
SPACE_COUNT: Final = 15
TRACK = Names("track", [f"{zone}_{clan}" for zone in ZONES.tokens for clan in CLANS.tokens], "")
"""The spaces of the pedestal track: zone * CLAN_COUNT + clan."""

POINTS = Names("points", [str(n) for n in range(10)], words="")
"""Point tokens by their value."""

SHAPE_COUNT: Final = 8
SHAPES = Names(
    "tunnel",
    [
        *("tunnel_i2", "tunnel_i3", "tunnel_v3", "tunnel_i4"),
        *("tunnel_l4", "tunnel_t4", "tunnel_s4", "tunnel_v5"),
    ],
)
HALL_COUNT: Final = 6
HALLS = Names(
    "hall",
    [
        *("rift", "crucible", "shamans_abode"),
        *("stonemasons_house", "treasury", "great_forge"),
    ],
)

STARTER_COUNT: Final = 6
TROLL_COUNT: Final = 61
TROLLS = Names(
    "troll",
    [
        *("starter_quarrier", "starter_ironmonger", "starter_gem_seeker"),
        *("starter_purser", "starter_hammerer", "starter_rune_reader"),
        *("troll_1_ember_hauler", "troll_1_cinder_smelter", "troll_1_spark_breaker"),
        *("troll_1_ash_peddler", "troll_1_flame_whisperer", "troll_1_frost_hauler"),
        *("troll_1_rime_smelter", "troll_1_glacier_gemcutter", "troll_1_snow_peddler"),
        *("troll_1_icicle_whisperer", "troll_1_dusk_hauler", "troll_1_pale_smelter"),
        *("troll_1_night_breaker", "troll_1_tide_gatherer", "troll_1_star_whisperer"),
        *("troll_1_bog_prospector", "troll_1_clay_lugger", "troll_1_mire_digger"),
        *("troll_1_silt_sifter", "troll_1_puddle_miser", "troll_1_peat_knocker"),
        *("troll_2_magma_foreman", "troll_2_coal_jeweller", "troll_2_kiln_crusher"),
        *("troll_2_pyre_oracle", "troll_2_avalanche_foreman", "troll_2_crystal_crusher"),
        *("troll_2_blizzard_trader", "troll_2_aurora_oracle", "troll_2_crescent_trader"),
        *("troll_2_eclipse_jeweller", "troll_2_midnight_foreman", "troll_2_comet_oracle"),
        *("troll_2_quagmire_foreman", "troll_2_ochre_smith", "troll_2_marsh_lapidary"),
        *("troll_2_sludge_crusher", "troll_2_delta_wagoner"),
        *("troll_3_volgar_ironheart", "troll_3_brunna_rockmelter"),
        *("troll_3_skorr_of_the_red_vein", "troll_3_hedda_goldenflame"),
        *("troll_3_isgrim_heartcutter", "troll_3_ulda_winterhand"),
        *("troll_3_jorund_frostbeard", "troll_3_sigga_runesinger", "troll_3_mani_the_silver"),
        *("troll_3_nott_gemgazer", "troll_3_hati_wallbreaker", "troll_3_skadi_nightdelver"),
        *("troll_3_grub_the_mountainous", "troll_3_mogga_deepclaw", "troll_3_old_boulderback"),
        *("troll_3_trundle_wheelwright", "troll_3_witch_murk"),
    ],
)
STARTERS = Names("troll", TROLLS.tokens[:STARTER_COUNT])
RECRUITS = Names("troll", TROLLS.tokens[STARTER_COUNT:])

MOOT_SIZE: Final = 10
MOOT_ROWS: Final[tuple[int, ...]] = (4, 3, 2, 1)
PLACES = Names("place", [f"{row + 1}_{i}" for row, n in enumerate(MOOT_ROWS) for i in range(n)])
"""Positions of the moot: row from the bottom, index from the left."""

HORDE_ROWS: Final[tuple[int, ...]] = (5, 4, 3)
HORDE_SIZE: Final = 12
LEVELS: Final = 3
SLOTS = Names("slot", [f"{row + 1}_{i}" for row, n in enumerate(HORDE_ROWS) for i in range(n)])
"""Slots of the horde: row from the bottom, slot from the left."""

WORKSHOP_KINDS: Final = 11
WORKSHOPS = Names(
    "workshop",
    [
        *("toolmaker", "amulet_maker", "cartwright", "mint", "stone_market", "smithy"),
        *("jeweller", "smelter", "grindery", "rune_carver", "porters_lodge"),
    ],
)

RITUAL_OF_EARTH: Final = 0
HONEYED_TONGUE: Final = 1
CEREMONY_OF_ELEVATION: Final = 2
BURROWING_FRENZY: Final = 3
RITUAL_OF_TOIL: Final = 4
DISTANT_BURROW: Final = 5
WALKING_STATUES: Final = 6
CRUMBLING_ROCK: Final = 7
BLENDED_ORES: Final = 8
HORN_OF_LABOUR: Final = 9
MASONS_BLESSING: Final = 10
CHANGING_PLACES: Final = 11
GILDED_WALLS: Final = 12
PHANTOM_WORKSHOP: Final = 13
GENEROUS_MARKET: Final = 14
CALL_OF_THE_ANCIENTS: Final = 15
UNBURDENING: Final = 16
SPELLS = Names(
    "spell",
    [
        *("ritual_of_earth", "honeyed_tongue", "ceremony_of_elevation", "burrowing_frenzy"),
        *("ritual_of_toil", "distant_burrow", "walking_statues", "crumbling_rock"),
        *("blended_ores", "horn_of_labour", "masons_blessing", "changing_places"),
        *("gilded_walls", "phantom_workshop", "generous_market", "call_of_the_ancients"),
        "unburdening",
    ],
)

BOOK: Final = 3
BOOK_SLOTS = Names("book", ["0", "1", "2"], words="")
"""The spells that lie open."""

WINTER: Final = 0
AUTUMN: Final = 1
SIDES = Names("side", ["winter", "autumn"])
STATUE_SPOTS = Names(
    "statue_spot", [*(f"ws{n:02}" for n in range(1, 21)), *(f"as{n:02}" for n in range(1, 16))], ""
)
WORKSHOP_SPOTS = Names(
    "workshop_spot",
    [*(f"ww{n:02}" for n in range(1, 13)), *(f"aw{n:02}" for n in range(1, 10))],
    words="",
)
START_SPOTS = Names(
    "start_spot",
    [
        *(f"wg4_{n}" for n in range(1, 5)),
        *(f"wg5_{n}" for n in range(1, 6)),
        *(f"ag3_{n}" for n in range(1, 4)),
    ],
    words="",
)
SEATS = Names("seat", ["0", "1", "2", "3", "4"], words="")

STRIDE: Final = 22
"""Cells in a row of either side, the empty column at the right edge included."""
ROWS: Final = 21
CELL_COUNT: Final = 462
CELLS = Names(
    "cell",
    [f"{x},{y}" for y in range(ROWS) for x in range(STRIDE)],
    words="",
    shown=[f"{x}·{y}" for y in range(ROWS) for x in range(STRIDE)],
)
"""The cells by column and row; both sides share one numbering. People read 14·5, which can stand in
a list."""
MOST_TURNED: Final = 8
"""Orientations of one tile: turned and turned over."""
PLACEMENTS: Final = MOST_TURNED * CELL_COUNT
"""Codes of placements are below this: orientation * CELL_COUNT + first cell."""
