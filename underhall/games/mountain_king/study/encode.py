"""Observation and action numbering for learners.

Moves are numbered by MOVES: a block for each kind of decision, a number for each code that can
ever be offered there. Placements of tunnels and halls are orientation * CELL_COUNT + first cell,
the same numbers on both sides of the board. An observation is a flat list of LENGTH numbers made
from a seat's view alone, the same at every number of players: players stand in seat order beginning
with the viewer, missing ones are zeros. ``sections`` names its parts, in order; those of the
mountain have a number for each of the CELL_COUNT cells.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.numbering import Numbering
from underhall.games.mountain_king.box.names import (
    CELL_COUNT,
    CELLS,
    CLANS,
    HALLS,
    HORDE_SIZE,
    MINERALS,
    MOOT_SIZE,
    MOST_SEATS,
    PLACES,
    RESOURCES,
    SHAPES,
    SIDES,
    SLOTS,
    SPELLS,
    START_SPOTS,
    STARTERS,
    STRIDE,
    SYMBOL_COUNT,
    SYMBOLS,
    TRACK,
    TROLLS,
    WORKSHOP_SPOTS,
    WORKSHOPS,
)
from underhall.games.mountain_king.rules.digging import PLACEMENTS
from underhall.games.mountain_king.rules.magic import BOOK
from underhall.games.mountain_king.rules.menu import CHOICE
from underhall.games.mountain_king.rules.payment import TROLL
from underhall.games.mountain_king.rules.turn import WORKSHOP
from underhall.games.mountain_king.table.state import STEPS

HALL_TURNED = 4
FEATURES = ".SW345sigthrcH-"
ZONES = "-DGBOYH"


def _blocks() -> dict[str, list[int]]:
    cells = list(range(CELL_COUNT))
    places = list(range(MOOT_SIZE))
    menu_cells = list(range(CHOICE + CELL_COUNT))
    resources = list(range(len(RESOURCES)))
    return {
        "place_gate": list(range(len(START_SPOTS))),
        "draft_card": list(range(len(STARTERS))),
        "draft_slot": list(range(4)),
        "step1_menu": list(range(WORKSHOP + len(WORKSHOP_SPOTS))),
        "step2_menu": list(range(4)),
        "pay": list(range(TROLL + MOOT_SIZE * SYMBOL_COUNT)),
        "trade_gain": resources,
        "trade_give": resources,
        "spell_resolve": [0, 1],
        "spell_gain": [0, 1, 2],
        "elevate_out": places,
        "elevate_in": list(range(HORDE_SIZE)),
        "horn_troll": places,
        "swap_first": places,
        "swap_second": places,
        "unburden_troll": list(range(CHOICE + MOOT_SIZE)),
        "phantom_kind": list(range(len(WORKSHOPS))),
        "bless_clan": list(range(len(CLANS))),
        "bless_anchor": cells,
        "ancient_statue": cells,
        "ancient_target": cells,
        "workshop_use": list(range(CHOICE + 2)),
        "recruit_card": list(range(HORDE_SIZE)),
        "bribe_resource": resources,
        "bag_pedestal": list(range(len(CLANS))),
        "moot_position": list(range(CHOICE + MOOT_SIZE)),
        "dig_mineral": list(range(len(MINERALS))),
        "dig_shape": list(range(len(SHAPES))),
        "dig_placement": list(range(PLACEMENTS)),
        "dig_mixture": list(range(len(MINERALS))),
        "pedestal": list(range(1 + len(CLANS))),
        "workshop_build": list(range(1 + len(WORKSHOPS))),
        "hall": list(range(CHOICE + len(HALLS))),
        "hall_placement": list(range(HALL_TURNED * CELL_COUNT)),
        "statue_menu": menu_cells,
        "statue_target": cells,
        "walk_statue": menu_cells,
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
    found = {
        "seats": [int(seats == n) for n in range(2, MOST_SEATS + 1)],
        "side": [int(table["side"] == side) for side in SIDES.tokens],
        "teams": [int("teams" in table)],
        "round": [table["round"], table["last_round"], (table["start"] - seat) % seats],
        "step": [int(table["step"] == step) for step in STEPS],
        "turn": _turn(table["turn"]),
        "stacks": [table["stacks"][shape] for shape in SHAPES.tokens],
        "bag": [table["bag"], *table["decks"], table["spell_deck"]],
        "horde": _horde(table),
        "arriving": [0 if table["arriving"] is None else 1 + TROLLS.code(table["arriving"])],
        "book": _book(table),
        "supply": [table["supply"].get(kind, 0) for kind in WORKSHOPS.tokens],
        "track": [table["track"].get(space, 0) for space in TRACK.tokens],
        "crowned": [1 + (who - seat) % seats for who in table["crowned"]],
        **_mountain(table, seat, seats),
    }
    found["crowned"] += [0] * (2 - len(found["crowned"]))
    for place in range(MOST_SEATS):
        who = (seat + place) % seats
        part = _player(table, who, seat, seats) if place < seats else [0] * PLAYER_LENGTH
        found[f"player_{place}"] = part
    return found


def _turn(turn: Mapping[str, Any]) -> list[int]:
    magic = 0 if turn["magic"] is None else 1 + SPELLS.code(turn["magic"])
    return [int(turn["cast"]), int(turn["worked"]), magic, turn["cheap_trades"]]


def _horde(table: Mapping[str, Any]) -> list[int]:
    found = []
    for slot in SLOTS.tokens:
        card = table["horde"][slot] or {}
        found.append(1 + TROLLS.code(card["troll"]) if card else 0)
        found.append(1 + CLANS.code(card["pedestal"]) if "pedestal" in card else 0)
        found += [card.get("bribes", {}).get(resource, 0) for resource in RESOURCES.tokens]
    return found


def _book(table: Mapping[str, Any]) -> list[int]:
    found = []
    for entry in table["book"]:
        found += [1 + SPELLS.code(entry["spell"]), entry["runes"]]
    return found + [0] * (2 * BOOK - len(found))


def _mountain(table: Mapping[str, Any], seat: int, seats: int) -> dict[str, list[int]]:
    """Layers of the mountain, each with a number a cell."""
    tiles, marks = [0] * CELL_COUNT, [0] * CELL_COUNT
    for at, text in enumerate([*table["tunnels"], *table["halls"].values()]):
        for part in text.split("+"):
            cell = CELLS.code(part.rstrip("*"))
            tiles[cell] = at + 1
            marks[cell] = int(part.endswith("*"))
    statues, pedestals, workshops = [0] * CELL_COUNT, [0] * CELL_COUNT, [0] * CELL_COUNT
    for layer, key in ((statues, "statues"), (pedestals, "pedestals")):
        for clan, cells in table[key].items():
            for cell in cells:
                layer[CELLS.code(cell)] = 1 + CLANS.code(clan)
    for cell, kind in table["workshop_cells"].items():
        workshops[CELLS.code(cell)] = 1 + WORKSHOPS.code(kind)
    owners = [0] * CELL_COUNT
    for who, cells in enumerate(table["networks"]):
        for cell in cells:
            owners[CELLS.code(cell)] |= 1 << (who - seat) % seats
    printed = table["printed"]
    return {
        "zones": _grid(printed["zones"], ZONES),
        "features": _grid(printed["features"], FEATURES),
        "rubble": _grid(printed["rubble"], ".#"),
        "networks": owners,
        "tiles": tiles,
        "marks": marks,
        "statues": statues,
        "pedestals": pedestals,
        "workshops": workshops,
    }


def _grid(rows: list[str], letters: str) -> list[int]:
    """A printed layer: the place of each letter among ``letters``, 0 where it is none of them."""
    found = [0] * CELL_COUNT
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            found[y * STRIDE + x] = max(0, letters.find(letter))
    return found


def _player(table: Mapping[str, Any], who: int, seat: int, seats: int) -> list[int]:
    player = table["players"][who]
    owned = table["teams"][0 if who in (0, 3) else 1] if "teams" in table else player
    numbers = [owned["honor"], len(owned["tokens"]), sum(owned["tokens"])]
    numbers += [owned["storage"].get(resource, 0) for resource in RESOURCES.tokens]
    numbers += [owned["pedestals"].get(clan, 0) for clan in CLANS.tokens]
    numbers += [player.get("hand", 0), player["trolls"]]
    numbers += [int(card in player.get("cards", [])) for card in STARTERS.tokens]
    numbers.append(1 + STARTERS.code(player["picked"]) if player.get("picked") else 0)
    for place in PLACES.tokens:
        troll = player["moot"].get(place, {})
        numbers.append(1 + TROLLS.code(troll["troll"]) if troll else 0)
        numbers += [troll.get("holds", {}).get(symbol, 0) for symbol in SYMBOLS.tokens]
    return numbers


PLAYER_LENGTH = 6 + len(RESOURCES) + len(CLANS) + len(STARTERS) + MOOT_SIZE * (1 + SYMBOL_COUNT)
LENGTH = (
    10
    + (len(STEPS) + 4 + len(SHAPES) + 5 + HORDE_SIZE * (2 + len(RESOURCES)) + 1 + 2 * BOOK)
    + (len(WORKSHOPS) + len(TRACK) + 2 + 9 * CELL_COUNT + MOST_SEATS * PLAYER_LENGTH)
)
"""How many numbers an observation has."""
