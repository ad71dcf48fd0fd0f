"""A new game of the Mountain King in which chance does as told, from the horde to the crown."""

from typing import Any

from helpers import started

from underhall.core.chance import Fast, Script
from underhall.core.match import Match
from underhall.games.mountain_king.box.names import WORKSHOPS

ROW_1 = ["star_whisperer", "ember_hauler", "clay_lugger", "mire_digger", "ash_peddler"]
ROW_2 = ["comet_oracle", "ochre_smith", "magma_foreman", "pyre_oracle"]
ROW_3 = ["witch_murk", "mani_the_silver", "volgar_ironheart"]
CLANS = ["fire", "moon", "moon", "ice"]
POINTS = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3]
SPELLS = ["unburdening", "gilded_walls", "blended_ores"]


def script(seats: int, side: str, **told: Any) -> list[int | str]:
    """All that chance does before the first decision, in its order; ``told`` replaces parts."""
    horde = [f"troll:troll_1_{name}" for name in told.get("row_1", ROW_1)]
    for name, clan in zip(ROW_2, told.get("clans", CLANS)):
        horde += [f"troll:troll_2_{name}", f"clan:{clan}"]
    horde += [f"troll:troll_3_{name}" for name in ROW_3]
    workshops = told.get("workshops", WORKSHOPS.tokens[: 2 * seats + 1])
    return [
        *horde,
        *(f"workshop:{kind}" for kind in workshops),
        *(f"spell:{spell}" for spell in told.get("spells", SPELLS)),
        *told.get("statues", [f"statue_spot:{side}s01", "clan:ice", "clan:fire"]),
        *(f"points:{n}" for n in told.get("points", POINTS)),
        f"seat:{told.get('crown', 0)}",
    ]


def dealt(seats: int, settings: dict[str, str] | None = None, **parts: Any) -> Match:
    """A new game in which chance does as told."""
    side = "a" if seats < 4 and not settings else "w"
    chance = Script(*script(seats, side, **parts), then=Fast(0))
    return started("mountain_king", seats, chance=chance, **(settings or {}))
