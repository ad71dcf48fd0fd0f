"""What things do, in words: the numbers behind the ``.does`` of each kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from underhall.core.names import Names
from underhall.core.phrase import Does
from underhall.games.mountain_king.box.components import Tables
from underhall.games.mountain_king.box.names import (
    HALLS,
    SHAPES,
    SPELLS,
    TROLLS,
    WORKSHOPS,
    ZONES,
)
from underhall.games.mountain_king.rules import wording

KINDS: Final[dict[str, tuple[Names, Callable[[Tables, int], Does]]]] = {
    "spell": (SPELLS, wording.spell_effect),
    "troll": (TROLLS, wording.troll_does),
    "hall": (HALLS, wording.hall_does),
    "workshop": (WORKSHOPS, wording.workshop_does),
    "tunnel": (SHAPES, wording.tunnel_does),
    "zone": (ZONES, wording.zone_does),
}

_last: list[tuple[Mapping[str, Any], Tables]] = []
"""The data asked for last, with their tables."""


def does(raw: Mapping[str, Any], kind: str, token: str) -> Does:
    """What a thing does, with the numbers printed on it."""
    if kind not in KINDS:
        return Does(kind, token)
    names, told = KINDS[kind]
    return told(tables(raw), names.code(token))


def tables(raw: Mapping[str, Any]) -> Tables:
    """The tables of the component data; those asked for last are kept."""
    if not _last or _last[0][0] is not raw:
        _last[:] = [(raw, Tables(raw))]
    return _last[0][1]
