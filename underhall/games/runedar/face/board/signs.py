"""Which icon and colour stands for what, and small things that every drawing needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase
from underhall.games.runedar.box.names import (
    ACTIONS,
    AREAS,
    CARDS,
    GOBLIN_KINDS,
    MACHINES,
    MERCENARIES,
    RESOURCES,
)

Say = Callable[[object], str]
Data = dict[str, Any]
Table = Mapping[str, Any]

CARD_ICONS: Final = {
    "orc": ("orc", "foe"),
    "old_saw": ("runedar-saw", "wood"),
    "old_fleshing_knife": ("runedar-knife", "leather"),
    "old_smithing_hammer": ("hammer", "metal"),
    "notched_hatchet": ("axe", "iron"),
    "cracked_crossbow": ("runedar-crossbow", "wood"),
    "blunt_pickaxe": ("pickaxe", "iron"),
    "tool_bag": ("runedar-toolbag", "leather"),
    "pickaxe": ("pickaxe", "metal"),
    "shovel": ("runedar-shovel", "wood"),
    "mattock": ("runedar-mattock", "metal"),
    "axe": ("axe", "metal"),
    "mace": ("runedar-mace", "metal"),
    "crossbow": ("runedar-crossbow", "leather"),
    "spear": ("runedar-spear", "wood"),
    "frame_saw": ("runedar-saw", "wood"),
    "fleshing_knife": ("runedar-knife", "leather"),
    "smithing_hammer": ("hammer", "metal"),
    "craft_tools": ("runedar-tools", "wood"),
    "tool_belt": ("runedar-toolbelt", "leather"),
    "steel_pickaxe": ("pickaxe", "metal"),
    "steel_shovel": ("runedar-shovel", "metal"),
    "battle_axe": ("axe", "metal"),
    "war_hammer": ("hammer", "iron"),
    "heavy_crossbow": ("runedar-heavybow", "wood"),
    "twin_crossbow": ("runedar-twin", "wood"),
    "master_tools": ("runedar-tools", "metal"),
    "runic_pickaxe": ("runedar-runepick", "rune"),
    "runic_axe": ("axe", "rune"),
    "runic_tools": ("runedar-tools", "rune"),
    "great_pickaxe": ("runedar-bigpick", "metal"),
    "great_mattock": ("runedar-mattock", "iron"),
    "great_axe": ("axe", "iron"),
    "thunder_hammer": ("hammer", "crystal"),
    "arbalest": ("runedar-heavybow", "metal"),
    "guild_tools": ("runedar-tools", "gold"),
    "imperial_pickaxe": ("runedar-bigpick", "gold"),
    "imperial_axe": ("axe", "gold"),
    "imperial_crossbow": ("runedar-heavybow", "gold"),
    "imperial_tools": ("runedar-toolbelt", "gold"),
}
ACTION_ICONS: Final = {
    "move": ("boot", ""),
    "free_move": ("up", ""),
    "gather_wood": ("wood", "wood"),
    "gather_leather": ("leather", "leather"),
    "gather_metal": ("metal", "metal"),
    "gather_any": ("runedar-any", ""),
    "melee": ("axe", ""),
    "melee_auto": ("runedar-mace", ""),
    "ranged": ("runedar-crossbow", ""),
    "dig": ("pickaxe", ""),
}
MACHINE_ICONS: Final = {"siege_tower": "runedar-siege-tower", "catapult": "runedar-catapult"}
MERCENARY_ICONS: Final = {
    "clear_workshops": "forest",
    "slay_troll": "troll",
    "drive_off_goblin": "goblin",
    "sabotage_catapult": "runedar-sabotage",
    "ambush": "runedar-ambush",
}
AREA_ICONS: Final = {
    "keep": ("keep", "gold"),
    "carpentry": ("wood", "wood"),
    "tannery": ("leather", "leather"),
    "foundry": ("metal", "metal"),
    "tunnel_entrance": ("tunnel", "rubble"),
    "wall": ("wall", "stone"),
    "tower": ("tower", "stone"),
    "outside": ("forest", "leaf"),
}
WHERE: Final = Names("where", AREAS.tokens)
"""An area as the place where somebody is."""
LABELS: Final = Names("label", AREAS.tokens)
"""An area as it is written on the board, its lines divided by bars."""
HELP: Final = Names("help", MERCENARIES.tokens)
"""What a mercenary does, in two or three words."""
NUMERALS: Final = ("I", "II", "III", "IV", "V")


def capital(text: str) -> str:
    """A name as it stands alone."""
    return text[:1].upper() + text[1:]


def named(names: Names, token: str, say: Say) -> str:
    """What something is called, as it stands alone."""
    return capital(say(names.word(names.code(token))))


def card_name(card: str, say: Say) -> str:
    """What a card is called."""
    return named(CARDS, card, say)


def area_name(area: str, say: Say) -> str:
    """What an area is called."""
    return named(AREAS, area, say)


def action_name(action: str, say: Say) -> str:
    """What can be done with a card, in a word."""
    return capital(say(Phrase("board-action", action=ACTIONS.word(ACTIONS.code(action)))))


def machine_name(machine: str, say: Say) -> str:
    """What a machine is called."""
    return named(MACHINES, machine, say)


def mercenary_name(mercenary: str, say: Say) -> str:
    """What a mercenary is called."""
    return named(MERCENARIES, mercenary, say)


def goblin_name(goblin: str, say: Say) -> str:
    """What a goblin is called, after what it asks for."""
    return named(GOBLIN_KINDS, goblin.split("_", 2)[2], say)


def resource_name(resource: str, say: Say) -> str:
    """What a resource is called."""
    return say(RESOURCES.word(RESOURCES.code(resource)))


def area_icon(area: str) -> tuple[str, str]:
    """The icon and colour of an area; walls, towers and fields share theirs."""
    return AREA_ICONS.get(area) or AREA_ICONS[area.partition("_")[0]]


def by_id(raw: Table, group: str) -> dict[str, Table]:
    """The rows of a group of components by their ids."""
    return {row["id"]: row for row in raw[group]}


def all_cards(raw: Table) -> dict[str, Table]:
    """Starter and upgrade cards by their ids."""
    return by_id(raw, "starter_card") | by_id(raw, "upgrade_card")


@cache
def octagon(x: float, y: float, half: float) -> str:
    """The corners of a regular octagon that is twice ``half`` wide."""
    cut = round(half * 0.414, 1)
    near = [(-cut, -half), (cut, -half), (half, -cut), (half, cut)]
    corners = [*near, *[(-a, -b) for a, b in near]]
    return " ".join([f"{x + a:.1f},{y + b:.1f}" for a, b in corners])
