"""What lies beside the mountain: the pedestal track, tunnels, great halls and workshops left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.mountain_king.box.names import (
    BLENDED_ORES,
    CLANS,
    HALLS,
    MINERALS,
    SHAPES,
    SPELLS,
    ZONES,
)
from underhall.games.mountain_king.face.board.mountain import owners, recipes
from underhall.games.mountain_king.face.board.shapes import UNIT, joints, outline
from underhall.games.mountain_king.face.board.signs import (
    OWN,
    Cell,
    Data,
    Say,
    Table,
    goods,
    name,
    pending,
    placed,
    seat_name,
    spendable,
)

MIXING: Final = SPELLS.tokens[BLENDED_ORES]
LETTERS: Final = {"dark_grey": "d", "grey": "g", "brown": "b", "orange": "o", "yellow": "y"}


def track(view: Table, raw: Table, say: Say) -> Data:
    """The pedestal track: a row for each zone, the best first."""
    table = view["table"]
    values = {row["id"]: row for row in raw["zones"]["items"]}
    rows = []
    for zone in reversed(ZONES.tokens):
        rows.append(
            {
                "zone": zone,
                "letter": LETTERS[zone],
                "name": name("zone", zone, say),
                "cells": [token_cell(table, f"{zone}_{clan}", say) for clan in CLANS.tokens],
                "base": values[zone]["statue_base"],
                "doubled": values[zone]["statue_on_matching_pedestal"],
            }
        )
    heads = [
        {"clan": clan, "icon": f"{OWN}ped-{clan}", "label": name("clan", clan, say)}
        for clan in CLANS.tokens
    ]
    return {"heads": heads, "rows": rows}


def token_cell(table: Table, space: str, say: Say) -> Data:
    """A space of the track: the token on it, or who took it."""
    taker = table["takers"].get(space)
    if taker is None:
        return {"id": space, "n": table["track"][space], "seats": []}
    # A token of a team belongs to both partners.
    seats = [taker] if "teams" not in table else [0, 3] if taker == 0 else [1, 2]
    return {
        "id": space,
        "n": None,
        "seats": [{"seat": one, "name": seat_name(one, say)} for one in seats],
    }


# ---------------------------------------------------------------------- tiles


@lru_cache(64)
def tile(cells: tuple[Cell, ...], mark: Cell | None, scale: float) -> Data:
    """A small picture of a tile."""
    there = frozenset(cells)
    wide = (max([x for x, _ in cells]) + 1) * UNIT
    high = (max([y for _, y in cells]) + 1) * UNIT
    return {
        "box": f"-2 -2 {wide + 4} {high + 4}",
        "wide": round((wide + 4) * scale),
        "high": round((high + 4) * scale),
        "path": outline(there, 0, 5),
        "joints": joints(there, 2),
        "mark": None
        if mark is None
        else {"x": mark[0] * UNIT + UNIT // 2, "y": mark[1] * UNIT + UNIT // 2},
    }


def tile_of(row: Table, key: str, scale: float) -> Data:
    """The picture of a tunnel or a hall, lying."""
    cells = tuple([(x, y) for x, y in row["cells"]])
    marked = row.get(key) if row.get("has_anchor", True) else None
    return tile(cells, None if marked is None else (marked[0], marked[1]), scale)


def stacks(view: Table, raw: Table, say: Say) -> list[Data]:
    """The tunnels that are left, by shape."""
    table = view["table"]
    frame = pending(view)
    found = []
    for row in raw["tunnels"]["items"]:
        token = row["id"]
        found.append(
            {
                "id": token,
                "n": table["stacks"][token],
                "size": row["size"],
                "chosen": frame.get("shape") == token,
                "chain": dig_chain(view, raw, row),
                "name": name("tunnel", token, say),
                **tile_of(row, "anchor", 0.24),
            }
        )
    return sorted(found, key=lambda one: SHAPES.code(str(one["id"])))


def dig_chain(view: Table, raw: Table, row: Table) -> str:
    """The answers that a click on a stack stands for, from where the viewer is now."""
    frame, table, seat = pending(view), view["table"], view["seat"]
    begins = {"step2_menu": "dig ", "dig_mineral": "", "dig_placement": "cancel dig "}
    asked = table["step"] == "recruit_or_dig" and frame["do"] in begins
    if not asked or not table["stacks"][row["id"]] or frame.get("shape") == row["id"]:
        return ""
    if frame["do"] == "step2_menu" and "dig" not in view["decision"]["options"]:
        return ""
    if table["turn"]["magic"] == MIXING:
        return f"{begins[frame['do']]}{row['id']}"
    held = spendable(table, seat)
    paying = [
        mineral
        for mineral in (frame.get("mineral"), *reversed(MINERALS.tokens))
        if mineral and held.get(mineral, 0) >= row["size"]
    ]
    return f"{begins[frame['do']]}{paying[0]} {row['id']}" if paying else ""


def halls(view: Table, raw: Table, say: Say) -> list[Data]:
    """The great halls: what they bring, or who has dedicated them."""
    table = view["table"]
    whose = owners(table)
    frame = pending(view)
    found = []
    for row in raw["great_halls"]["items"]:
        token = row["id"]
        low, high = table["printed"]["halls"][token]
        laid = table["halls"].get(token)
        seat = None if laid is None else whose[placed(laid)[0]]
        found.append(
            {
                "id": token,
                "low": low,
                "high": high,
                "seat": seat,
                "who": None if seat is None else seat_name(seat, say),
                "chosen": frame.get("hall") == token,
                "name": name("hall", token, say),
                "does": say(
                    Phrase("board-hall", hall=HALLS.word(HALLS.code(token)), low=low, top=high)
                ),
                "tile": tile_of(row, "altar", 0.235),
            }
        )
    return found


def workshops(view: Table, say: Say) -> list[Data]:
    """The workshops that can still be founded, with their recipes."""
    table = view["table"]
    return [
        {
            "id": kind,
            "n": n,
            "name": name("workshop", kind, say),
            "does": recipes(table, kind, say),
            **recipe_signs(table, kind, say),
        }
        for kind, n in table["supply"].items()
    ]


def recipe_signs(table: Table, kind: str, say: Say) -> Data:
    """What a workshop turns into what; one that works both ways is told once."""
    printed = table["printed"]["workshops"][kind]
    swap = len(printed) > 1 and printed[1] == [printed[0][1], printed[0][0]]
    shown = [
        {"spend": goods(spend, say), "gain": goods(gain, say)}
        for spend, gain in (printed[:1] if swap else printed)
    ]
    return {"recipes": shown, "swap": swap}
