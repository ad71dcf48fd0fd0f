"""Observation and action numbering for learners.

Moves are numbered by MOVES: a block for each kind of decision, a number for each code that can ever
be offered there with the component data as it ships. An observation is a flat list of LENGTH
numbers made from a seat's view alone, the same at every number of players: players stand in seat
order beginning with the viewer, missing ones are zeros. ``sections`` names its parts, in order.
Owners are 0 for nobody, 1 for the viewer, 2 for the next seat and so on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.numbering import Numbering
from underhall.games.dwergar.box.names import (
    BONUSES,
    COLOURS,
    DECKS,
    EVENTS,
    FOREMAN,
    LEVELS,
    MOST_HEAT,
    MOST_SEATS,
    PAWN_KINDS,
    PAWNS,
    PROJECT_COUNT,
    PROJECTS,
    RESOURCE_COUNT,
    RESOURCES,
    SPACES,
    SPECIALIST_COUNT,
    SPECIALISTS,
)
from underhall.games.dwergar.rules.ending import NONE
from underhall.games.dwergar.rules.heat import MOST_PAID
from underhall.games.dwergar.rules.parts import CODES
from underhall.games.dwergar.rules.turn import CONVERT, END_CONVERT
from underhall.games.dwergar.table.position import DONE

MOVES = Numbering(
    {
        "setup_colour": range(len(COLOURS)),
        "turn_menu": range(CONVERT + PROJECT_COUNT),
        "turn_end": range(END_CONVERT + PROJECT_COUNT),
        "action_menu": range(CODES),
        "pay_heat": range(MOST_HEAT + 1),
        "burn_heat": range(MOST_PAID + 1),
        "golden_choice": range(NONE + 1),
    }
)


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
        "rounds": [table["round"], table["rounds"], table["events_left"]],
        "first": [_owner(table["first"], seat, seats)],
        "turn": [table["turn"]["actions"], table["turn"]["extra"]],
        "decks": _among(table["decks"], DECKS.tokens),
        "event": _among([table["event"]], EVENTS.tokens),
        "past": _among(table["past"], EVENTS.tokens),
        "track": _among(table["track"], PROJECTS.tokens),
        "deck": _among(table["deck"]["basic"] + table["deck"]["advanced"], PROJECTS.tokens),
        "spaces": _spaces(table, seat, seats),
        "sites": [_owner(table["sites"].get(space), seat, seats) for space in SPACES.tokens],
        "silverbeard": [_owner(table["silverbeard"], seat, seats)],
        "action": _action(table["action"]),
    }
    for place in range(MOST_SEATS):
        who = (seat + place) % seats
        part = _player(table["players"][who]) if place < seats else [0] * PLAYER_LENGTH
        found[f"player_{place}"] = part
    return found


def _owner(owner: int | None, seat: int, seats: int) -> int:
    return 0 if owner is None else 1 + (owner - seat) % seats


def _among(found: list[Any], tokens: tuple[str, ...]) -> list[int]:
    return [int(token in found) for token in tokens]


def _spaces(table: Mapping[str, Any], seat: int, seats: int) -> list[int]:
    """For each space 0, the kind of worker from 1 on, or after those the owner of a foreman."""
    found = []
    for space in SPACES.tokens:
        kind, _, who = table["spaces"].get(space, "").partition(":")
        if who:
            found.append(FOREMAN + _owner(int(who), seat, seats))
        else:
            found.append(1 + PAWNS.code(kind) if kind else 0)
    return found


def _action(action: Mapping[str, Any] | None) -> list[int]:
    if action is None:
        return [0] * ACTION_LENGTH
    found = [*_among([action["space"]], SPACES.tokens), *_among([action["pawn"]], PAWNS.tokens)]
    found += _among(action["skills"], SPECIALISTS.tokens)
    found += _among(action["silvered"], BONUSES.tokens) + _among(action["done"], DONE.tokens)
    found += [action["exchanges"], *_among(action["recoverable"], RESOURCES.tokens)]
    project = action["project"]
    return [*found, 0 if project is None else 1 + PROJECTS.code(project)]


def _player(player: Mapping[str, Any]) -> list[int]:
    found = [player[key] for key in ("score", "heat", "lit", "unlit", "reserve", "kept_heat")]
    found += [player["goods"][resource] for resource in RESOURCES.tokens]
    found += [player["pool"].get(pawn, 0) for pawn in SPECIALISTS.tokens]
    found += [int(player["foreman"] == "home"), *_among([player["foreman"]], LEVELS.tokens)]
    for level in LEVELS.tokens:
        load = player["carts"].get(level, {})
        found += [load.get(resource, 0) for resource in RESOURCES.tokens]
    found += _among(player["realized"], PROJECTS.tokens)
    return found + _among(player["developed"], PROJECTS.tokens)


ACTION_LENGTH = (
    len(SPACES) + PAWN_KINDS + SPECIALIST_COUNT + len(BONUSES) + len(DONE) + 1 + RESOURCE_COUNT + 1
)
PLAYER_LENGTH = (
    7 + RESOURCE_COUNT + SPECIALIST_COUNT + len(LEVELS) * (1 + RESOURCE_COUNT) + 2 * PROJECT_COUNT
)
LENGTH = sum(
    (
        *(
            MOST_SEATS - 1,
            3,
            1,
            2,
            len(DECKS),
            2 * len(EVENTS),
            2 * PROJECT_COUNT,
            2 * len(SPACES),
            1,
        ),
        *(ACTION_LENGTH, MOST_SEATS * PLAYER_LENGTH),
    )
)
"""How many numbers an observation has."""
