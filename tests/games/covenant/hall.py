"""Positions of Covenant with clans told by seat, and what a clan has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from helpers import at, play, table

from underhall.core.match import Match


def hall(*clans: Mapping[str, Any], agenda: Any = None, **things: Any) -> Any:
    """A position of these clans, by seat; the first is to move."""
    position = {
        "game": "covenant",
        "seats": len(clans),
        "table": {**things, "players": list(clans)},
    }
    return position if agenda is None else {**position, "agenda": agenda}


def gain(*atoms: str, clan: int = 0, why: str = "track") -> list[Any]:
    """An agenda on which a clan gains these atoms, such as ``track:mine:2``, and nothing else."""
    return [{"do": "gain", "clan": clan, "atom": each, "why": why} for each in atoms]


def gains(*atoms: str, own: Mapping[str, Any] | None = None, **things: Any) -> Match:
    """Two clans, of which the first gains these atoms; its things are ``own``."""
    return at(hall(own or {}, {}, agenda=gain(*atoms), **things))


def act(match: Match, tool: str, *moves: str, seat: int = 0) -> list[Any]:
    """Dwarf 1 of a seat goes to a tool and begins its action, then these moves by token."""
    said = ["d1", tool, "action", *moves]
    return play(match, *[f"{seat} {token}" for token in said])


def own(match: Match, key: str, seat: int = 0) -> Any:
    """What the clan of a seat has, as a position tells it."""
    return table(match)["players"][seat][key]


def glory(match: Match, seat: int = 0) -> int:
    """The Glory Points of a clan."""
    return sum(own(match, "points", seat).values())


SHUT = {
    "r2c2": {"back": "back_move_gp"},
    "r2c3": {"back": "back_forge"},
    "r4c2": {"back": "back_path_gp"},
    "r4c3": {"back": "back_iron_ale"},
}
"""The start cells of two players face down: chambers 17, 19, 21 and 23 lie there or nowhere."""


def rooms(**cells: str) -> dict[str, Any]:
    """A mountain for two with these cells face up and no other.

    A cell is told as ``r2c2="ch_01 goblin:2 0:house"``: its chamber, its enemies, its buildings.
    """
    return {**SHUT, **{cell: room(text) for cell, text in cells.items()}}


def room(text: str) -> dict[str, Any]:
    """A face-up cell."""
    chamber, *rest = text.split()
    enemies = {
        kind: int(n) for kind, _, n in [each.partition(":") for each in rest] if n.isdecimal()
    }
    return {
        "chamber": chamber,
        "enemies": enemies,
        "buildings": [each for each in rest if each[0].isdecimal()],
    }


def owning(*numbers: int, **things: Any) -> dict[str, Any]:
    """A clan with the traditions of these numbers, and with these things."""
    return {"traditions": [f"tradition_{number:02}" for number in numbers], **things}
