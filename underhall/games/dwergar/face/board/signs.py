"""Which icon and colour stands for what, and small things that every drawing needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from underhall.core.names import Names
from underhall.core.phrase import Amount, Phrase, SeatName
from underhall.games.dwergar.box.names import (
    COSTS,
    DECKS,
    LEVELS,
    PAWNS,
    PROJECTS,
    RESOURCES,
    SPACES,
)

Say = Callable[[object], str]
Data = dict[str, Any]
Table = Mapping[str, Any]
Goods = tuple[tuple[str, int], ...]
"""Amounts by what they are of, as something to be remembered by."""

KEPT: Final = 2048
"""So many small drawings of a kind are kept: most are the same for all seats and many moves."""

MINES: Final = SPACES.tokens[: len(LEVELS) - 1]
GUILDS: Final = SPACES.tokens[len(LEVELS) - 1 :]
STAR: Final = ("star", "")
FLAME: Final = ("flame", "flame")
LIT: Final = ("dwergar-furnace-lit", "brick")
UNLIT: Final = ("dwergar-furnace", "stone")
COST_ICONS: Final = {
    "stone": ("stone", "stone"),
    "iron": ("iron", "iron"),
    "gold": ("gold", "gold"),
    "crystal": ("crystal", "crystal"),
    "heat": FLAME,
}
SPACE_ICONS: Final = {
    **dict.fromkeys(MINES, ("pickaxe", "iron")),
    "laboratory": ("dwergar-laboratory", "leaf"),
    "bellows": ("dwergar-bellows", "leather"),
    "gearbox": ("dwergar-gearbox", "iron"),
    "furnace_workshop": ("dwergar-furnace", "brick"),
    "forge": ("blacksmith", "iron"),
    "architect_studio": ("compass", "wood"),
}
DECK_ICONS: Final = {
    "western_quarter": "dwergar-deck-west",
    "new_shaft": "dwergar-deck-new",
    "golden_terraces": "dwergar-deck-golden",
    "old_shaft": "dwergar-deck-old",
    "eastern_quarter": "dwergar-deck-east",
}
PROJECT_ICONS: Final = {
    "master_tools": ("hammer", "iron"),
    "bowling_alley": ("dwergar-bowl", "leather"),
    "bridge_club": ("card-back", "paper"),
    "cricket_pitch": ("dwergar-bat", "wood"),
    "private_conveyor": ("cart", "stone"),
    "north_wall": ("wall", "stone"),
    "armoury": ("shield", "iron"),
    "chasm_barricade": ("dwergar-barricade", "wood"),
    "clan_lift": ("elevator", "wood"),
    "new_shaft_gate": ("tunnel", "rubble"),
    "new_shaft_props": ("dwergar-pillar", "wood"),
    "chasm_infill": ("rubble", "rubble"),
    "tramway_track": ("wagon", "wood"),
    "ore_hoist": ("elevator", "iron"),
    "shaft_lighting": ("hint", "gold"),
    "skilled_sappers": ("pickaxe", "iron"),
    "diamond_crusher_heads": ("gem", "sky"),
    "roof_runes": ("rune", "rune"),
    "secret_entrance": ("key", "gold"),
    "gold_foundry": ("gold", "gold"),
    "treasury_gate": ("gate", "gold"),
    "great_statue": ("statue", "stone"),
    "goldsmiths": ("smelter", "gold"),
    "main_bolt": ("dwergar-bolt", "iron"),
    "jewellers_workshop": ("crystal", "crystal"),
    "hall_of_eldest_beard": ("crown", "gold"),
    "treasury_traps": ("warning", "brick"),
    "lava_river_bridge": ("dwergar-bridge", "flame"),
    "scaffold_reinforcement": ("ladder", "wood"),
    "crumbling_rampart": ("wall", "rubble"),
    "dangerous_blockage": ("rubble", "brick"),
    "cursed_treasury": ("sack", "gold"),
    "abandoned_hoist": ("elevator", "rubble"),
    "calcination_chute": ("dwergar-laboratory", "brick"),
    "ammunition_store": ("tavern-barrel", "wood"),
    "old_boiler_ribs": ("dwergar-furnace", "iron"),
    "south_steam_pipe": ("dwergar-pipe", "brick"),
    "central_gas_main": ("flame", "sky"),
    "north_steam_pipe": ("dwergar-pipe", "sky"),
    "furnace_masters_boilers": LIT,
    "coal_crusher": ("dwergar-gearbox", "iron"),
    "main_valve": ("dwergar-deck-east", "iron"),
    "rune_hall": ("altar", "rune"),
    "helpful_gnomes_workshop": ("workshop", "leaf"),
    "rolling_mill_chimney": ("dwergar-chimney", "brick"),
}
EVENT_ICONS: Final = {
    "boiler_explosion": LIT,
    "gearbox_starts": ("dwergar-gearbox", "iron"),
    "gearbox_failure": ("dwergar-gearbox", "brick"),
    "underfloor_heating": FLAME,
    "miners_deliver_200": ("cart", "wood"),
    "safety_training": ("warning", "gold"),
    "architect_changes_plans": ("compass", "wood"),
    "winch_overheats": ("elevator", "brick"),
    "crusher_heads_fail": ("rubble", "rubble"),
    "mine_collapse": ("rubble", "stone"),
    "shaft_maintenance": ("tunnel", "rubble"),
    "alchemist_goes_boom": ("dwergar-laboratory", "leaf"),
    "new_crystal_veins": ("crystal", "crystal"),
    "heated_steam_pipes": ("dwergar-pipe", "brick"),
    "off_to_work": ("pickaxe", "iron"),
}


def capital(text: str) -> str:
    """A name as it stands alone."""
    return text[:1].upper() + text[1:]


def named(names: Names, token: str, say: Say) -> str:
    """What something is called."""
    return say(names.word(names.code(token)))


def short(names: Names, token: str, say: Say) -> str:
    """What something is called where there is little room."""
    return capital(say(Phrase("pic-short", what=names.word(names.code(token)))))


def seat_name(seat: int, say: Say) -> str:
    """What a player is called."""
    return say(SeatName(seat))


def space_name(space: str, say: Say) -> str:
    """What a space is called."""
    return named(SPACES, space, say)


def pawn_name(pawn: str, say: Say) -> str:
    """What a dwarf is called, as it stands alone."""
    return capital(named(PAWNS, pawn, say))


def project_name(card: str, say: Say) -> str:
    """What a project is called."""
    return named(PROJECTS, card, say)


def deck_name(deck: str, say: Say) -> str:
    """What a deck is called."""
    return named(DECKS, deck, say)


def level_name(level: str, say: Say) -> str:
    """What a level of the lift is called on the board."""
    closed = level == LEVELS.token(0)
    return say(Phrase("board-closed")) if closed else capital(named(LEVELS, level, say))


def amounts(goods: Mapping[str, int] | Goods) -> list[Amount]:
    """Resources and heat as something to be said."""
    each = goods if isinstance(goods, tuple) else goods.items()
    return [Amount(COSTS, COSTS.code(token), n) for token, n in each if n]


def stock(token: str, n: int, say: Say, short: bool = False) -> Data:
    """So much of a resource, or of heat, as an icon and a number."""
    return dict(_stock(token, n, say, short))


@lru_cache(KEPT)
def _stock(token: str, n: int, say: Say, short: bool) -> Data:
    icon, tone = COST_ICONS[token]
    label = named(COSTS, token, say)
    return {"icon": icon, "tone": tone, "n": n, "label": label, "short": short, "id": token}


def stocks(goods: Mapping[str, int], say: Say, have: Mapping[str, int] | None = None) -> list[Data]:
    """Amounts as icons and numbers, heat first; what ``have`` does not cover is marked."""
    found = [(token, goods[token]) for token in STOCKS if goods.get(token)]
    return [
        _stock(token, n, say, have is not None and have.get(token, 0) < n) for token, n in found
    ]


STOCKS: Final = ("heat", *RESOURCES.tokens)


def bit(icon: tuple[str, str], text: object = "", label: str = "") -> Data:
    """An icon with a few words or a number behind it."""
    return {"icon": icon[0], "tone": icon[1], "text": str(text), "label": label}


def words(text: str) -> Data:
    """Only words."""
    return {"icon": "", "tone": "", "text": text, "label": ""}


def amount_bits(goods: Mapping[str, int], say: Say, sign: str = "") -> list[Data]:
    """Amounts as bits: ``+2`` of something."""
    found = stocks(goods, say)
    return [bit((one["icon"], one["tone"]), f"{sign}{one['n']}", one["label"]) for one in found]


def with_heat(player: Table) -> dict[str, int]:
    """All that a player could spend: resources, and heat of track and furnaces."""
    return {**player["goods"], "heat": player["at_hand"]}


def rule_number(table: Table, op: str, key: str) -> int:
    """The number in a rule of the active event, 0 without such a rule."""
    return sum([rule.get(key, 0) for rule in table["printed"]["event_rules"] if rule["op"] == op])


def from_viewer(view: Table) -> list[int]:
    """The seats from the viewer on round the table."""
    first = max(view["seat"], 0)
    return [(first + step) % view["seats"] for step in range(view["seats"])]


def effects_of(table: Table, cards: Iterable[str], kind: str) -> list[Table]:
    """The numbers of the effects of a kind among some cards."""
    found = [table["printed"]["projects"][card]["effect"] for card in cards]
    return [effect["numbers"] for effect in found if effect["kind"] == kind]
