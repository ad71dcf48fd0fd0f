"""Which icon and colour stands for what, what things are called, and where a cell lies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from underhall.core.names import Names
from underhall.core.phrase import Amount, Phrase, SeatName
from underhall.games.mountain_king.box.names import (
    CLANS,
    HALLS,
    PLACES,
    RESOURCES,
    SHAPES,
    SLOTS,
    SPELLS,
    SYMBOLS,
    TROLLS,
    WORKSHOPS,
    ZONES,
)
from underhall.games.mountain_king.face import effects

Say = Callable[[object], str]
Data = dict[str, Any]
Table = Mapping[str, Any]
Cell = tuple[int, int]

OWN: Final = "mountain-king-"
ICONS: Final = {
    "stone": "stone",
    "iron": "iron",
    "heartstone": OWN + "heartstone",
    "cart": "cart",
    "hammer": "hammer",
    "rune": "rune",
    "coin": "coin",
    "cart_fire": OWN + "cart-fire",
    "cart_ice": OWN + "cart-ice",
    "cart_moon": OWN + "cart-moon",
}
TONES: Final = {
    "stone": "stone",
    "iron": "iron",
    "heartstone": "gem",
    "cart": "wood",
    "hammer": "metal",
    "rune": "rune",
    "coin": "gold",
    "cart_fire": "fire",
    "cart_ice": "ice",
    "cart_moon": "moon",
}
CARTS: Final = {"cart_fire": "cart", "cart_ice": "cart", "cart_moon": "cart"}
"""The symbols whose resource goes by another name."""

LETTERS: Final = {"D": "dark_grey", "G": "grey", "B": "brown", "O": "orange", "Y": "yellow"}
KINDS: Final[dict[str, Names]] = {
    "resource": RESOURCES,
    "symbol": SYMBOLS,
    "clan": CLANS,
    "zone": ZONES,
    "tunnel": SHAPES,
    "hall": HALLS,
    "spell": SPELLS,
    "workshop": WORKSHOPS,
    "troll": TROLLS,
    "place": PLACES,
    "slot": SLOTS,
}
PARTNERS: Final = (0, 3)
"""The first team; the other two seats are the second (MTK-5.10)."""


@lru_cache(8192)
def name(kind: str, token: str, say: Say) -> str:
    """What a thing is called, as it stands alone."""
    names = KINDS[kind]
    return capital(say(names.word(names.code(token))))


def capital(text: str) -> str:
    """A name as it stands alone."""
    return text[:1].upper() + text[1:]


def effect(raw: Table, kind: str, token: str, say: Say) -> str:
    """What a thing does, in words."""
    return say(effects.does(raw, kind, token))


def seat_name(seat: int, say: Say) -> str:
    """What a player is called."""
    return say(SeatName(seat))


def cell(token: str) -> Cell:
    """A cell such as ``9,5``, starred or not."""
    x, _, y = token.rstrip("*").partition(",")
    return int(x), int(y)


def placed(token: str) -> list[Cell]:
    """The cells of a tile such as ``9,5+10,5*``."""
    return [cell(part) for part in token.split("+")]


def starred(token: str) -> list[Cell]:
    """Those of them that bear the star."""
    return [cell(part) for part in token.split("+") if part.endswith("*")]


def good(token: str, n: int, say: Say, kind: str = "resource") -> Data:
    """An amount of a resource as a picture."""
    return {
        "id": token,
        "icon": ICONS[token],
        "tone": TONES[token],
        "n": n,
        "label": name(kind, token, say),
    }


def goods(amounts: Mapping[str, int], say: Say, kind: str = "resource") -> list[Data]:
    """Amounts, without the zeros."""
    return [good(token, n, say, kind) for token, n in amounts.items() if n]


def honor_sign(n: int | str, say: Say) -> Data:
    """Honor as a picture."""
    label = say(Phrase("board-honor"))
    return {"id": "honor", "icon": "honour", "tone": "", "n": n, "label": label}


def statue_sign(clan: str, n: int | str, say: Say) -> Data:
    """Statues of a clan as a picture."""
    label = say(Phrase("board-statue-of", clan=CLANS.word(CLANS.code(clan))))
    return {"id": clan, "icon": f"{OWN}statue-{clan}", "tone": clan, "n": n, "label": label}


def in_words(amounts: Mapping[str, int], say: Say) -> str:
    """Amounts in words, without the zeros."""
    return ", ".join([amount(token, n, say) for token, n in amounts.items() if n])


@lru_cache(1024)
def amount(token: str, n: int, say: Say) -> str:
    """So many of a resource, in words."""
    return say(Amount(RESOURCES, RESOURCES.code(token), n))


def owner_of(table: Table, seat: int) -> int:
    """MTK-5.11. Whose storage a seat uses: its own or that of its team."""
    if "teams" not in table:
        return seat
    return 0 if seat in PARTNERS else 1


def store(table: Table, seat: int) -> Table:
    """MTK-5.11. The storage of a player, or of the player's team."""
    found: Table = (
        table["teams"][owner_of(table, seat)] if "teams" in table else table["players"][seat]
    )
    return found


def carried(player: Table) -> dict[str, int]:
    """By resource what lies on the trolls of a moot."""
    found: dict[str, int] = {}
    for troll in player["moot"].values():
        for symbol, n in troll.get("holds", {}).items():
            resource = CARTS.get(symbol, symbol)
            found[resource] = found.get(resource, 0) + n
    return found


def spendable(table: Table, seat: int) -> dict[str, int]:
    """By resource what a player can spend: from the storage and from trolls."""
    found = dict(store(table, seat)["storage"])
    for resource, n in carried(table["players"][seat]).items():
        found[resource] = found.get(resource, 0) + n
    return found


def pending(view: Table) -> Table:
    """What is being decided by the viewer, with its particulars; nothing for everybody else."""
    if view["decision"] is None:
        return {"do": ""}
    kind = view["decision"]["kind"]
    for frame in view["agenda"][:1]:
        if frame.get("do") == kind:
            found: Table = frame
            return found
    return {"do": kind}


# ---------------------------------------------------------------------- where a cell lies


def zone_of(table: Table, at: Cell) -> str:
    """The zone of a cell; "" for the Heart and beyond the mountain."""
    rows = table["printed"]["zones"]
    x, y = at
    inside = 0 <= y < len(rows) and 0 <= x < len(rows[y])
    return LETTERS.get(rows[y][x], "") if inside else ""


def middle(cells: Iterable[Cell]) -> tuple[float, float]:
    """The middle of some cells."""
    listed = list(cells)
    return (
        sum([x for x, _ in listed]) / len(listed),
        sum([y for _, y in listed]) / len(listed),
    )


def side_of(table: Table, at: tuple[float, float]) -> str:
    """The side of the Heart that a point lies on, by compass."""
    rows = table["printed"]["zones"]
    dx, dy = at[0] - (len(rows[0]) - 1) / 2, at[1] - (len(rows) - 1) / 2
    # Beyond 2.4 of the other it is one direction alone, else both.
    south = "" if abs(dx) > 2.4 * abs(dy) else "s" if dy > 0 else "n"
    east = "" if abs(dy) > 2.4 * abs(dx) else "e" if dx > 0 else "w"
    return (south if dy else "") + (east if dx else "") or "n"


@lru_cache(512)
def where(zone: str, side: str, say: Say) -> str:
    """A place on the mountain in words: its side and its zone."""
    return say(Phrase(f"board-side-{side}", zone=ZONES.word(ZONES.code(zone))))


def place_name(table: Table, cells: list[Cell], say: Say) -> str:
    """Where some cells lie, in words, by the zone next to the Heart that they reach."""
    zones = [ZONES.code(zone) for zone in [zone_of(table, at) for at in cells] if zone]
    zone = ZONES.token(max(zones)) if zones else ZONES.token(0)
    return where(zone, side_of(table, middle(cells)), say)
