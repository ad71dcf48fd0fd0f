"""Questions that no recorded game asks, at tables of recorded games where little was changed.

A game's ``tests/games/<game>/rare.py`` says in RARE how each of them comes about; tests/conformance
tells when one is missing, and tests/browser looks at them all.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from helpers import at, play
from moments import GAMES, moment

from underhall import editions
from underhall.core.position import write_position
from underhall.core.record import replay

Data = dict[str, Any]


@dataclass(frozen=True)
class Rare:
    """How a question comes about: a moment of a recorded game, what is different there, and what
    the seat that is asked does then."""

    record: str
    kind: str
    seat: int
    which: int | None = -1
    table: Data = field(default_factory=dict)
    own: Data = field(default_factory=dict)
    """What the seat has."""
    first: tuple[Data, ...] = ()
    """Frames that come before all others."""
    moves: tuple[str, ...] = ()
    data: Data = field(default_factory=dict)
    """Corrected data, without which nobody is asked that."""


def rarities(game: str) -> Mapping[str, Rare]:
    """What is said in RARE, by the name of the question."""
    if not (GAMES / game / "rare.py").exists():
        return {}
    found: Mapping[str, Rare] = import_module(f"games.{game}.rare").RARE
    return found


@cache
def rarity(game: str, name: str) -> Data:
    """The position in which this is asked."""
    one = rarities(game)[name]
    position = deepcopy(moment(game, one.record, one.kind, one.seat, one.which))
    change(position["table"], one.table)
    change(position["table"]["players"][one.seat], one.own)
    first = [{"seat": one.seat, **frame} for frame in one.first]
    if one.data:
        position["data"] = one.data
    match = at({**position, "agenda": [*first, *position["agenda"]]})
    play(match, *[f"{one.seat} {move}" for move in one.moves])
    return write_position(match.edition, match.state, match.options)


def change(table: Data, other: Data) -> None:
    """Put other things there, as deep as they are named."""
    for key, new in other.items():
        if isinstance(new, dict) and isinstance(table.get(key), dict):
            change(table[key], new)
        else:
            table[key] = deepcopy(new)


@cache
def recorded(game: str) -> frozenset[str]:
    """The names of all questions that recorded games ask."""
    edition = editions.edition(game)
    records = [json.loads(file.read_text("utf-8")) for file in GAMES.glob(f"{game}/records/*.json")]
    moves = [move for data in records for move in replay(data, edition).moves]
    return frozenset([move.before.asked(move.seat).name for move in moves])
