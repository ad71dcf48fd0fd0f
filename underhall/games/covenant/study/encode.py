"""Observation and action numbering for learners.

Moves are numbered by MOVES: a block for each kind of decision, a number for each code that can
ever be offered there. An observation is a flat list of LENGTH numbers made from a seat's view
alone, the same at every number of players: clans stand in seat order beginning with the viewer,
in the solo mode the Elders come second, missing ones are zeros. ``sections`` names its parts, in
order. A clan is written as 1 for the viewer, 2 for the next and so on, 0 for nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from underhall.core.names import Names
from underhall.core.numbering import Numbering
from underhall.games.covenant.box.atoms import BASICS
from underhall.games.covenant.box.boards import (
    CELL_COUNT,
    CELLS,
    EDGE_COUNT,
    EDGES,
    MOST_REWARD_SLOTS,
    POINT_COUNT,
    POINTS,
    SITE_COUNT,
    SITES,
)
from underhall.games.covenant.box.names import (
    BACKS,
    BUILD_OPTIONS,
    BUILDINGS,
    CHAMBERS,
    COIN_SLOT_COUNT,
    COIN_SLOTS,
    COINS,
    DIFFICULTIES,
    DWARF_COUNT,
    ELDER_CARDS,
    ENEMIES,
    GOALS,
    ORNAMENT_SPACES,
    ORNAMENTS,
    PLACE_COUNT,
    PLACES,
    PROJECTS,
    RELIC_COUNT,
    RELICS,
    RESOURCES,
    RUBBLE,
    RUBBLE_SPACES,
    SLOT_COUNT,
    SLOTS,
    SPACES,
    STARTS,
    TOOL_COUNT,
    TOOLS,
    TRACKS,
    TRADITION_COUNT,
    TRADITIONS,
)
from underhall.games.covenant.rules.choices import DECLINE
from underhall.games.covenant.rules.fighting import TAKE_FACE
from underhall.games.covenant.rules.relics import OWN_EFFECT
from underhall.games.covenant.rules.turn import REFRESHMENTS
from underhall.games.covenant.table.setup import DRAFT
from underhall.games.covenant.table.state import PHASES

PLAYERS = 4


def _or_none(codes: Sequence[int]) -> list[int]:
    return [*codes, DECLINE]


def _enemy_moves() -> list[int]:
    found = []
    for edge in EDGES.tokens:
        one, other = [CELLS.code(cell) for cell in edge.split("+")]
        for cell, to in ((one, other), (other, one)):
            found += [(cell * 3 + kind) * CELL_COUNT + to for kind in range(3)]
    return sorted(found)


def _blocks() -> dict[str, list[int]]:
    resources, dwarves = list(range(4)), list(range(DWARF_COUNT))
    spaces, cells = list(range(SPACES)), list(range(CELL_COUNT))
    enemies = list(range(CELL_COUNT * 3))
    return {
        "draft_pick": list(range(len(DRAFT))),
        "relic_use": _or_none(range(RELIC_COUNT)),
        "relic_effect": [*spaces, OWN_EFFECT],
        "dwarf": dwarves,
        "tool": list(range(PLACE_COUNT)),
        "spend_refreshment": _or_none([0, 1]),
        "step": _or_none([0, 1]),
        "read_action": list(range(4)),
        "rubble_pick": _or_none(range(RUBBLE_SPACES)),
        "any_resource": resources,
        "discard_resource": resources,
        "reveal_pick": cells,
        "fight_pick": _or_none(enemies),
        "die_order": list(range(3)),
        "die_bonus": _or_none(range(TAKE_FACE + 1)),
        "site_pick": _or_none(range(SITE_COUNT)),
        "site_resource": _or_none(resources),
        "throne_resource": _or_none(resources),
        "site_slot": list(range(MOST_REWARD_SLOTS)),
        "build_option": _or_none(range(len(BUILD_OPTIONS))),
        "build_next": _or_none(range(len(BUILDINGS))),
        "place_basic": _or_none(cells),
        "place_pillar": _or_none(range(POINT_COUNT)),
        "place_gate": _or_none(range(EDGE_COUNT)),
        "forge_tool": _or_none(range(TOOL_COUNT)),
        "forge_slot": list(range(SLOT_COUNT)),
        "ornament_pick": _or_none(range(ORNAMENT_SPACES)),
        "ornament_tool": list(range(PLACE_COUNT)),
        "forge_ornament": _or_none([0, 1]),
        "coin_pick": _or_none(spaces),
        "coin_slot": list(range(COIN_SLOT_COUNT)),
        "tradition_pick": _or_none(range(TRADITION_COUNT)),
        "relic_pick": _or_none(spaces),
        "strengthen": _or_none(dwarves),
        "gain_refreshment": [0, 1],
        "any_track": list(range(3)),
        "move_enemy": _or_none(_enemy_moves()),
        "defeat_one": _or_none(enemies),
        "pay_for_relic": _or_none([0]),
        "house_guard": _or_none(range(3)),
        "council_next": list(range(COIN_SLOT_COUNT + TRADITION_COUNT)),
        "coin_copy": _or_none(spaces),
        "release_enemy": list(range(3)),
    }


MOVES = Numbering(_blocks())


# ---------------------------------------------------------------------- observations


def observe(view: Mapping[str, Any]) -> list[int]:
    """What a seat sees, as numbers; ``view`` is that of underhall.core.secrets."""
    seat = max(view["seat"], 0)
    found: list[int] = []
    for part in sections(view["table"], seat, view["seats"]).values():
        found += part
    return found


def sections(table: Mapping[str, Any], seat: int, seats: int) -> dict[str, list[int]]:
    """The parts of an observation by name."""
    clans = max(seats, 2)
    elders = table.get("elders", {})
    found = {
        "seats": [int(seats == n) for n in range(1, PLAYERS + 1)],
        "phase": [int(table["phase"] == phase) for phase in PHASES],
        "time": [table["era"], table["round"], (table["first"] - seat) % seats],
        "difficulty": [int(elders.get("difficulty") == level) for level in DIFFICULTIES.tokens],
        "projects": _ones(table["projects"], PROJECTS),
        "dice": [table["dice"][enemy] for enemy in ENEMIES.tokens],
        "draft": _ones(table["draft"], DRAFT),
        "displays": _displays(table["displays"]),
        "supply": [table["supply"][resource] for resource in RESOURCES.tokens],
        "tokens_left": [table["tokens_left"][token] for token in REFRESHMENTS.tokens],
        "bag": _counts(table["bag"], ENEMIES),
        "stacks": list(table["stacks"].values()),
        "turn": _turn(table["turn"]),
        "mountain": _mountain(table["mountain"], seat, clans),
        "pillars": _owners(table["pillars"], POINTS, seat, clans),
        "gates": _owners(table["gates"], EDGES, seat, clans),
        "sites": _sites(table, seat, clans),
        "throne_free": [table["throne_free"][resource] for resource in RESOURCES.tokens],
        "elders": _elders(elders),
    }
    for place in range(PLAYERS):
        clan = (seat + place) % clans
        if place >= clans:
            part = [0] * CLAN_LENGTH
        elif clan < seats:
            part = _clan(table, clan, table["players"][clan])
        else:
            part = _clan(table, clan, elders)
        found[f"clan_{place}"] = part
    return found


def _ones(named: Sequence[str], names: Names) -> list[int]:
    return [int(token in named) for token in names.tokens]


def _counts(named: Mapping[str, int], names: Names) -> list[int]:
    return [named.get(token, 0) for token in names.tokens]


def _code(token: str | None, names: Names) -> int:
    """A code counted from 1; 0 for nothing."""
    return 0 if token is None else names.code(token) + 1


def _owner(clan: int, seat: int, clans: int) -> int:
    return 1 + (clan - seat) % clans


def _displays(displays: Mapping[str, list[str | None]]) -> list[int]:
    names = (RUBBLE, TRADITIONS, COINS, RELICS, TOOLS, ORNAMENTS)
    found = []
    for tiles, kinds in zip(displays.values(), names):
        found += [_code(tile, kinds) for tile in tiles]
    return found


def _turn(turn: Mapping[str, Any]) -> list[int]:
    place = _code(turn["tool"], PLACES)
    return [place, turn["boost"], turn["might"], int(turn["relic_used"])]


def _mountain(mountain: Mapping[str, Any], seat: int, clans: int) -> list[int]:
    found = []
    for token in CELLS.tokens:
        cell = mountain.get(token, {})
        found += [_code(cell.get("chamber"), CHAMBERS), _code(cell.get("back"), BACKS)]
        found += _counts(cell.get("enemies", {}), ENEMIES)
        buildings = [text.partition(":") for text in cell.get("buildings", [])]
        codes = [
            _owner(int(clan), seat, clans) * 2 - 1 + BASICS.code(kind)
            for clan, _, kind in buildings
        ]
        found += codes + [0] * (2 - len(codes))
    return found


def _owners(named: Mapping[str, int], names: Names, seat: int, clans: int) -> list[int]:
    return [_owner(named[token], seat, clans) if token in named else 0 for token in names.tokens]


def _sites(table: Mapping[str, Any], seat: int, clans: int) -> list[int]:
    found = []
    for site in SITES.tokens:
        found += [table["site_free"][site][resource] for resource in RESOURCES.tokens]
        slots = table["sites"][site]["slots"]
        marks = [0 if clan is None else _owner(clan, seat, clans) for clan in slots]
        found += marks + [0] * (MOST_REWARD_SLOTS - len(marks))
    return found


def _elders(elders: Mapping[str, Any]) -> list[int]:
    if not elders:
        return [0] * ELDERS_LENGTH
    numbers = [elders["available"], elders["forge_deck"], len(elders["traditions"])]
    numbers += [sum(elders["coins"].values()), sum(elders["ornaments"].values())]
    return numbers + _ones(elders["discard"], ELDER_CARDS)


def _clan(table: Mapping[str, Any], clan: int, told: Mapping[str, Any]) -> list[int]:
    """One clan; what the Elders do not have is zeros."""
    numbers = [told["score"], told["achievements"], told["carts"]]
    numbers += [told["tracks"][track] for track in TRACKS.tokens]
    numbers += _counts(told["relics"], RELICS) + _counts(told["forge"], BUILDINGS)
    numbers += _counts(told["dungeon"], ENEMIES)
    numbers += _counts(table["throne"][clan], RESOURCES)
    for site in SITES.tokens:
        numbers.append(sum(table["sites"][site]["carts"][clan].values()))
    if "dwarves" not in told:
        return numbers + [0] * PLAYER_LENGTH
    numbers += [told["keys"], told["storage"], told["districts"], told["penalty"]]
    for dwarf in told["dwarves"]:
        numbers += [dwarf["strength"], _code(dwarf["tool"], PLACES)]
    numbers += [_code(told["tools"].get(slot), TOOLS) for slot in SLOTS.tokens]
    numbers += [_code(told["ornaments"].get(place), ORNAMENTS) for place in PLACES.tokens]
    numbers += _counts(told["resources"], RESOURCES) + _counts(told["tokens"], REFRESHMENTS)
    numbers += [_code(told["coins"].get(slot), COINS) for slot in COIN_SLOTS.tokens]
    numbers += _ones(told["traditions"], TRADITIONS) + _counts(told["used"], RELICS)
    return [*numbers, _code(told["start"], STARTS), *_ones(told["goals"], GOALS)]


ELDERS_LENGTH = 5 + len(ELDER_CARDS)
PLAYER_LENGTH = (4 + 2 * DWARF_COUNT + SLOT_COUNT + PLACE_COUNT + 4 + 2 + COIN_SLOT_COUNT) + (
    TRADITION_COUNT + RELIC_COUNT + 1 + len(GOALS)
)
CLAN_LENGTH = 6 + RELIC_COUNT + len(BUILDINGS) + 3 + 4 + SITE_COUNT + PLAYER_LENGTH
LENGTH = (
    (4 + len(PHASES) + 3 + len(DIFFICULTIES) + len(PROJECTS) + 3 + len(DRAFT))
    + (RUBBLE_SPACES + 4 * SPACES + ORNAMENT_SPACES + 4 + 2 + 3 + 7 + 4)
    + (CELL_COUNT * 7 + POINT_COUNT + EDGE_COUNT + SITE_COUNT * 8 + 4)
    + (ELDERS_LENGTH + PLAYERS * CLAN_LENGTH)
)
"""How many numbers an observation has."""
