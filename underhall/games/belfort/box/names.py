"""The things of the game by name: fixed codes, because the rules speak of them."""

from __future__ import annotations

from typing import Final

from underhall.core.names import Names

WOOD: Final = 0
STONE: Final = 1
METAL: Final = 2
GOLD: Final = 3
GOOD_COUNT: Final = 4
GOODS = Names("goods", ["wood", "stone", "metal", "gold"])

ELF: Final = 0
DWARF: Final = 1
MASTER_ELF: Final = 2
MASTER_DWARF: Final = 3
GNOME: Final = 4
CLASSES: Final = 4
"""Elf, dwarf and their masters: the classes of workers a player moves."""
WORKERS = Names("worker", ["elf", "dwarf", "master_elf", "master_dwarf", "gnome"])
MOVED = Names("worker", WORKERS.tokens[:CLASSES])
RACE_COUNT: Final = 2
RACES = Names("worker", WORKERS.tokens[:RACE_COUNT])

BANK: Final = 0
KEEP: Final = 1
LIBRARY: Final = 2
GATEHOUSE: Final = 3
INN: Final = 4
BLACKSMITH: Final = 5
GARDENS: Final = 6
PUB: Final = 7
MARKET: Final = 8
TOWER: Final = 9
PROPERTIES: Final = 10
WALL: Final = 10
GUILD: Final = 11
_PROPERTY_IDS = [
    *("bank", "keep", "library", "gatehouse", "inn"),
    *("blacksmith", "gardens", "pub", "market", "tower"),
]
CARDS = Names("card", _PROPERTY_IDS, words="kind")
KINDS = Names("kind", [*_PROPERTY_IDS, "wall", "guild"])

LIBRARIANS: Final = 0
ARCHITECTS: Final = 1
MERCHANTS: Final = 2
RECRUITERS: Final = 3
BANKERS: Final = 4
SAWYERS: Final = 5
MINERS: Final = 6
MASONS: Final = 7
WIZARDS: Final = 8
SPIES: Final = 9
BANDITS: Final = 10
THIEVES: Final = 11
GUILDS = Names(
    "guild",
    [
        *("librarians", "architects", "merchants", "recruiters"),
        *("bankers", "sawyers", "miners", "masons"),
        *("wizards", "spies", "bandits", "thieves"),
    ],
)

DISTRICT_COUNT: Final = 5
MOST_SEATS: Final = 5
DISTRICTS = Names("district", ["d1", "d2", "d3", "d4", "d5"])
FOREST: Final = 0
QUARRY: Final = 1
MINE: Final = 2
GOLD_MINE: Final = 3
AREA_COUNT: Final = 4
AREAS = Names("area", ["forest", "quarry", "mine", "gold_mine"])
"""The resource areas, numbered like the goods they yield."""
SEATS = Names("seat", ["0", "1", "2", "3", "4"], words="")

_IN_DISTRICT = [
    *("library", "bank", "market", "inn", "blacksmith", "pub", "gardens", "tower", "keep"),
    *("wall_a", "wall_b", "guild"),
]
GATES = [f"gate_{n}" for n in range(1, 6)]
LOCATIONS = Names(
    "location", [f"{d}_{place}" for d in DISTRICTS.tokens for place in _IN_DISTRICT] + GATES, ""
)


def _symbols(location: str) -> list[str]:
    if location.endswith("_keep"):
        return [location + "_a", location + "_b"]
    if location.startswith("gate_"):
        n = int(location[5:])
        return [f"{location}_d{n}", f"{location}_d{n % 5 + 1}"]
    return [location]


SYMBOLS = Names("symbol", [each for place in LOCATIONS.tokens for each in _symbols(place)], "")

NO_SPACE: Final = 0
LOCKED_SPACE: Final = 2

Cost = tuple[int, ...]
"""Wood, stone, metal and gold."""


TRADES = Names(
    "trade",
    [
        *("leave", "buy_wood", "buy_stone", "buy_metal"),
        *("sell_two_wood", "sell_wood_and_stone", "sell_two_stone", "sell_metal"),
    ],
    words="",
)


WITH_SPACE: Final = (LIBRARY, INN, BLACKSMITH, MARKET, TOWER)
"""The properties that have an action space of their own."""

DISCOUNTS = Names("discount", ["metal", "wood_wood", "wood_stone", "stone_stone"], words="")
