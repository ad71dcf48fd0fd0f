"""Observation and action numbering for learners.

Moves are numbered by MOVES: a block for each kind of decision, a number for each code that can
ever be offered there with the component data as it ships. An observation is a flat list of LENGTH
numbers made from a seat's view alone, the same at every number of players: players stand in seat
order beginning with the viewer, missing ones are zeros. ``sections`` names its parts, in order.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any

from underhall.core.numbering import Numbering
from underhall.games.belfort.box.names import (
    AREAS,
    CARDS,
    CLASSES,
    DISCOUNTS,
    DISTRICTS,
    GOODS,
    GUILDS,
    KINDS,
    LOCATIONS,
    PROPERTIES,
    SYMBOLS,
    TRADES,
    WORKERS,
)
from underhall.games.belfort.rules.actions import USE_CARD
from underhall.games.belfort.rules.cards import DECK
from underhall.games.belfort.rules.gathering import BASE, encode_group, is_mine_group
from underhall.games.belfort.rules.placement import CARD_AT
from underhall.games.belfort.rules.robbers import MIX
from underhall.games.belfort.table.setup import encode_kinds
from underhall.games.belfort.table.state import PHASES

PLAYERS = 5
_WORKER_CLASSES = WORKERS.tokens[:CLASSES]
_AT_MOST = 7


def _mine_groups() -> list[int]:
    counts = range(_AT_MOST + 1)
    groups = [
        (elves, dwarves, master_elves, master_dwarves)
        for elves in counts
        for dwarves in counts
        for master_elves in range(_AT_MOST + 1 - elves)
        for master_dwarves in range(_AT_MOST + 1 - dwarves)
    ]
    return [encode_group(group) for group in groups if is_mine_group(group, [1, 1, 2, 2])]


def _splits() -> list[int]:
    pairs = [(n, m) for n in range(_AT_MOST + 1) for m in range(_AT_MOST + 1 - n)]
    return [n * BASE + m for n, m in pairs]


def _blocks() -> dict[str, list[int]]:
    seats = list(range(PLAYERS))
    kinds = range(PROPERTIES)
    mixes = [(wood, n - wood) for n in (1, 2) for wood in range(n + 1)]
    return {
        "keep_cards": [encode_kinds(c) for c in combinations_with_replacement(kinds, 3)],
        "virtual_dwarf_start": list(range(len(DISTRICTS))),
        "place": list(range(CARD_AT + PROPERTIES)),
        "place_worker": list(range(CLASSES)),
        "mine_group": _mine_groups(),
        "forest_split": _splits(),
        "quarry_split": _splits(),
        "camp_swap": list(range(PLAYERS + 1)),
        "action": list(range(USE_CARD + PROPERTIES * CLASSES)),
        "site": list(range(len(SYMBOLS))),
        "trade": list(range(len(TRADES))),
        "gnome_lock": list(kinds),
        "gate_second": list(range(len(SYMBOLS))),
        "recruit": list(range(CLASSES + 1)),
        "discard": list(kinds),
        "buy_card": list(range(DECK + 1)),
        "architect_kind": list(range(len(KINDS))),
        "architect_site": list(range(len(SYMBOLS))),
        "architect_discount": list(range(len(DISCOUNTS))),
        "wizard_kind": list(range(len(KINDS))),
        "wizard_first": list(range(len(LOCATIONS))),
        "wizard_second": list(range(len(LOCATIONS))),
        "wizard_gate_symbol": list(range(len(SYMBOLS))),
        "spy_pick": list(kinds),
        "spy_take": list(range(PLAYERS + 1)),
        "bandit_form": [0, 1],
        "bandit_victim": seats,
        "bandit_goods": [0, *(wood * MIX + stone for wood, stone in mixes)],
        "bandit_next": list(range(2 * PLAYERS + 1)),
        "thief_form": [0, 1],
        "thief_victim": seats,
        "thief_next": list(range(PLAYERS + 1)),
        "virtual_card": list(range(DECK + 1)),
        "virtual_site": list(range(len(SYMBOLS))),
    }


MOVES = Numbering(_blocks())


# ---------------------------------------------------------------------- observations


def observe(view: Mapping[str, Any]) -> list[int]:
    """What a seat sees, as numbers; ``view`` is that of underhall.core.secrets."""
    seat = max(view["seat"], 0)
    seats = view["seats"]
    found: list[int] = []
    for part in sections(view["table"], seat, seats).values():
        found += part
    return found


def sections(table: Mapping[str, Any], seat: int, seats: int) -> dict[str, list[int]]:
    """The parts of an observation by name."""
    found = {
        "seats": [int(seats == n) for n in range(2, PLAYERS + 1)],
        "round": [table["round"]],
        "phase": [int(table["phase"] == phase) for phase in PHASES],
        "guilds": [int(g == guild) for g in table["guilds"] for guild in GUILDS.tokens],
        "guild_workers": _guild_workers(table, seat, seats),
        "virtual": [table["virtual"].count(d) for d in DISTRICTS.tokens],
        "display": [table["display"].count(card) for card in CARDS.tokens],
        "discard": [table["discard"].get(card, 0) for card in CARDS.tokens],
        "deck": [table["deck"]],
        "pool": [table["pool"]],
        "turn": [int(value) for value in table["turn"].values()],
        "markers": _markers(table, seat, seats),
    }
    for place in range(PLAYERS):
        who = (seat + place) % seats
        part = _player(table, who) if place < seats else [0] * PLAYER_LENGTH
        found[f"player_{place}"] = part
    return found


def _owner(owner: int, seat: int, seats: int) -> int:
    """1 for the viewer, 2 for the next seat and so on; virtual players follow the two."""
    return 1 + (owner - seat) % seats if owner < seats else 1 + owner


def _markers(table: Mapping[str, Any], seat: int, seats: int) -> list[int]:
    owners = table["markers"]
    return [
        _owner(owners[token], seat, seats) if token in owners else 0 for token in SYMBOLS.tokens
    ]


def _guild_workers(table: Mapping[str, Any], seat: int, seats: int) -> list[int]:
    taken = table["guild_workers"]
    found = []
    for district in DISTRICTS.tokens:
        who = int(taken[district].partition(":")[0]) if district in taken else None
        found.append(0 if who is None else _owner(who, seat, seats))
    return found


def _player(table: Mapping[str, Any], who: int) -> list[int]:
    player = table["players"][who]
    numbers = [player["score"], player["income"], player["tax"], player["crest"] or 0]
    numbers += [int(player["grey"]), int(player["passed"]), player["hand"]]
    numbers += [player["goods"][good] for good in GOODS.tokens]
    numbers += [player["home"].get(sort, 0) for sort in _WORKER_CLASSES]
    numbers += [player["workers"][sort] for sort in _WORKER_CLASSES]
    for key in ("cards", "built", "gnomes"):
        numbers += [player[key].get(card, 0) for card in CARDS.tokens]
    for area in AREAS.tokens:
        there = table["gathering"][who].get(area, {})
        numbers += [there.get(sort, 0) for sort in _WORKER_CLASSES]
    on_cards = table["on_cards"][who]
    numbers += [sum(on_cards.get(card, {}).values()) for card in CARDS.tokens]
    for place in ("job_centre", "camp"):
        numbers.append(sum([worker.startswith(f"{who}:") for worker in table[place]]))
    return numbers


PLAYER_LENGTH = 7 + len(GOODS) + 2 * CLASSES + 4 * PROPERTIES + len(AREAS) * CLASSES + 2
LENGTH = (
    4 + 1 + len(PHASES) + 60 + 5 + 5 + 2 * PROPERTIES + 2 + 5 + len(SYMBOLS) + 5 * PLAYER_LENGTH
)
"""How many numbers an observation has."""
