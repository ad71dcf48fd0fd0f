"""The rail: the goblins beaten so far, and for each way to lose what is left before it."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.runedar.box.names import (
    SECTIONS,
    SIEGE_STACK,
)
from underhall.games.runedar.face.board.signs import Data, Say, Table

GOBLINS: Final = 2 * SECTIONS
WIDE: Final = 96
"""The width of a bar."""
GAP: Final = 3.0
HOT: Final = {"siege": 8, "catapult": 1, "trolls": 1, "orcs": 3, "gold": 4}
"""With so few left it gets dangerous."""
ICONS: Final = {
    "siege": ("deck", ""),
    "catapult": ("runedar-catapult", ""),
    "trolls": ("troll", ""),
    "orcs": ("orc", ""),
    "gold": ("runedar-nugget", "gold"),
}


def rail(view: Table, raw: Table, say: Say) -> Data:
    """How near victory and each defeat are."""
    table = view["table"]
    counts = raw["component_counts"]
    left = {
        "siege": (table["siege_deck"], SECTIONS * SIEGE_STACK),
        "catapult": (table["catapult_deck"], len(raw["catapult_card"])),
        "trolls": (len(table["troll_stack"]), len(raw["troll_token"])),
        "orcs": (table["reserve"], counts["orc_figures"]),
        "gold": (table["gold"], raw["gold"]["count"]),
    }
    return {
        "goblins": table["eliminated"],
        "of": GOBLINS,
        "win": cells(table["eliminated"], GOBLINS),
        "says": say(Phrase("board-goblins", n=table["eliminated"], of=GOBLINS)),
        "dangers": [danger(name, n, most, say) for name, (n, most) in left.items()],
    }


def danger(name: str, n: int, most: int, say: Say) -> Data:
    """One way to lose."""
    icon, tone = ICONS[name]
    return {
        "id": name,
        "icon": icon,
        "tone": tone,
        "n": n,
        "name": say(Phrase(f"board-left-{name}")),
        "says": say(Phrase(f"board-danger-{name}", n=n, most=most)),
        "hot": n <= HOT[name],
        "bar": bar(name, n, most),
    }


def bar(name: str, n: int, most: int) -> list[Data]:
    """How much is left: stack by stack, piece by piece, or where there are many as one bar."""
    if name == "siege":
        return stacks(n)
    return whole(n, most) if most > GOBLINS else lost(n, most)


def cells(full: int, most: int) -> list[Data]:
    """Squares that fill from the left."""
    wide = (WIDE - GAP * (most - 1)) / most
    return [cell(at * (wide + GAP), wide, at < full) for at in range(most)]


def lost(left: int, most: int) -> list[Data]:
    """Squares that empty from the left."""
    return [{**one, "full": at >= most - left} for at, one in enumerate(cells(0, most))]


def whole(left: int, most: int) -> list[Data]:
    """One bar that empties from the left."""
    gone = WIDE * (1 - left / most)
    return [cell(0, WIDE, False), cell(gone, WIDE - gone, True)]


def stacks(left: int) -> list[Data]:
    """A bar for each stack of the siege deck; they empty one after the other."""
    found = []
    for at, bed in enumerate(cells(0, SECTIONS)):
        below = (SECTIONS - 1 - at) * SIEGE_STACK
        here = min(SIEGE_STACK, max(0, left - below)) / SIEGE_STACK
        found.append(bed)
        if here:
            wide = bed["wide"] * here
            found.append(cell(bed["x"] + bed["wide"] - wide, wide, True))
    return found


def cell(x: float, wide: float, full: bool) -> Data:
    """A part of a bar."""
    return {"x": round(x, 1), "wide": round(wide, 1), "full": full}
