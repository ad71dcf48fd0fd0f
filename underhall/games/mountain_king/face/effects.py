"""What things do, in words: the numbers behind the ``.does`` of each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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
from underhall.kit.doing import Doing

KINDS: Final[dict[str, tuple[Names, Callable[[Tables, int], Does]]]] = {
    "spell": (SPELLS, wording.spell_effect),
    "troll": (TROLLS, wording.troll_does),
    "hall": (HALLS, wording.hall_does),
    "workshop": (WORKSHOPS, wording.workshop_does),
    "tunnel": (SHAPES, wording.tunnel_does),
    "zone": (ZONES, wording.zone_does),
}

does = Doing(Tables, KINDS)
