"""Observation and action numbering for learners.

Moves are numbered by MOVES: a block for each kind of decision, a number for each code that can ever
be offered there. An observation is a flat list of LENGTH numbers made from a seat's view alone, the
same at every number of players: players stand in seat order beginning with the viewer, missing ones
are zeros. ``sections`` names its parts, in order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.numbering import Numbering
from underhall.games.runedar.box.names import (
    ACTION_COUNT,
    AREA_COUNT,
    AREAS,
    CARDS,
    COLOURS,
    DIFFICULTIES,
    ENEMIES,
    GOBLINS,
    GROUP,
    KINDS,
    MACHINES,
    MERCENARIES,
    MOST_SEATS,
    RESOURCES,
    SIEGE,
    SPACES,
    STARTERS,
    TARGETS,
    TROLLS,
    UPGRADE_DECKS,
)
from underhall.games.runedar.rules.attack import JOIN
from underhall.games.runedar.rules.cards import CARD
from underhall.games.runedar.rules.upgrades import FILL
from underhall.games.runedar.rules.windows import FREE_ACTIONS
from underhall.games.runedar.table.state import STEPS

MOVES = Numbering(
    {
        "setup_dwarf": list(range(MOST_SEATS)),
        "machine_order": list(range(len(MACHINES))),
        "window": list(range(FREE_ACTIONS)),
        "take_remove": list(range(KINDS)),
        "hire_target": list(range(len(ENEMIES))),
        "play": list(range(1, CARD + KINDS * ACTION_COUNT)),
        "move_to": list(range(AREA_COUNT)),
        "free_move_to": list(range(AREA_COUNT)),
        "follow_up": list(range(ACTION_COUNT)),
        "ranged_target": list(range(len(TARGETS))),
        "join_card": list(range(JOIN + KINDS * 2)),
        "allot_wound": list(range(len(ENEMIES))),
        "dig_goblin": list(range(len(ENEMIES))),
        "place_resource": list(range(SPACES + GROUP)),
        "refill": list(range(FILL + SPACES * COLOURS)),
    }
)


# ---------------------------------------------------------------------- observations


def observe(view: Mapping[str, Any]) -> list[int]:
    """What a seat sees, as numbers; ``view`` is that of underhall.core.secrets."""
    seat = max(view["seat"], 0)
    found: list[int] = []
    for part in sections(view["table"], seat, view["seats"], view["active"]).values():
        found += part
    return found


def sections(table: Mapping[str, Any], seat: int, seats: int, active: int) -> dict[str, list[int]]:
    """The parts of an observation by name."""
    upgrades = CARDS.tokens[STARTERS:]
    found = {
        "seats": [int(seats == n) for n in range(1, MOST_SEATS + 1)],
        "difficulty": [int(table["difficulty"] == level) for level in DIFFICULTIES.tokens],
        "step": [int(table["step"] == step) for step in STEPS],
        "active": [_owner(active, seat, seats)],
        "gold": [table["gold"]],
        "stock": [table["stock"][resource] for resource in RESOURCES.tokens],
        "orcs": [table["reserve"], *(table["orcs"].get(area, 0) for area in AREAS.tokens)],
        "machines": _machines(table, seat, seats),
        "siege": [int(card in table["siege_gone"]) for card in SIEGE.tokens],
        "revealed": [int(card == table["revealed"]) for card in SIEGE.tokens],
        "trolls": [table["trolls"].get(troll, 0) for troll in TROLLS.tokens],
        "troll_stack": [int(troll in table["troll_stack"]) for troll in TROLLS.tokens],
        "tunnel": [table["rubble"], table["pile"], table["blocks"], table["eliminated"]],
        "goblins": _goblins(table),
        "mercenaries": [int(one in table["mercenaries"]) for one in MERCENARIES.tokens],
        "decks": [table["decks"][deck] for deck in UPGRADE_DECKS.tokens],
        "deck_cards": [table["deck_cards"].get(card, 0) for card in upgrades],
        "board": [n for space in range(SPACES) for n in _space(table["board"], space)],
    }
    for place in range(MOST_SEATS):
        who = (seat + place) % seats
        part = _player(table["players"][who]) if place < seats else [0] * PLAYER_LENGTH
        found[f"player_{place}"] = part
    return found


def _owner(owner: int, seat: int, seats: int) -> int:
    """0 for nobody, 1 for the viewer, 2 for the next seat and so on."""
    return 1 + (owner - seat) % seats if owner >= 0 else 0


def _machines(table: Mapping[str, Any], seat: int, seats: int) -> list[int]:
    """Before whom each machine stands, and whether it lies."""
    found = []
    for machine in MACHINES.tokens:
        place = table["machines"].get(machine, -1)
        lies = place == "lying"
        found += [_owner(0 if lies else place, seat, seats), int(lies)]
    return found


def _goblins(table: Mapping[str, Any]) -> list[int]:
    """For each token whether it is there, the wounds or rubble left, and what it was given."""
    found = []
    for token in GOBLINS.tokens:
        told = table["goblins"].get(token)
        left = told if isinstance(told, int) else 0
        given = told if isinstance(told, Mapping) else {}
        found += [int(told is not None), left]
        found += [given.get(resource, 0) for resource in RESOURCES.tokens]
    return found


def _space(board: Mapping[str, Any], space: int) -> list[int]:
    """A space of the upgrade board: blocked or not, its card, and what lies on that."""
    told = board.get(str(space + 1), {})
    if told == "blocked":
        return [1] + [0] * (KINDS - STARTERS + len(RESOURCES))
    cards = [int(card == told.get("card")) for card in CARDS.tokens[STARTERS:]]
    return [0, *cards, *(told.get(resource, 0) for resource in RESOURCES.tokens)]


def _player(player: Mapping[str, Any]) -> list[int]:
    numbers = [player["hand"], player["draw_deck"], player["under_marker"]]
    numbers += [int(player["area"] == area) for area in AREAS.tokens]
    for key in ("cards", "unseen", "played", "discarded"):
        numbers += [player[key].get(card, 0) for card in CARDS.tokens]
    return numbers


PLAYER_LENGTH = 3 + AREA_COUNT + 4 * KINDS
LENGTH = (
    (MOST_SEATS + len(DIFFICULTIES) + len(STEPS) + 2 + len(RESOURCES) + 1 + AREA_COUNT)
    + (2 * len(MACHINES) + 2 * len(SIEGE) + 2 * len(TROLLS) + 4)
    + len(GOBLINS) * (2 + len(RESOURCES))
    + (len(MERCENARIES) + COLOURS + KINDS - STARTERS)
    + SPACES * (1 + KINDS - STARTERS + len(RESOURCES))
    + MOST_SEATS * PLAYER_LENGTH
)
"""How many numbers an observation has."""
