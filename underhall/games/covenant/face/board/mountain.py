"""The mountain: chambers face up and down, what stands in them, on their corners and edges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.covenant.box.boards import CELLS
from underhall.games.covenant.box.names import BUILDINGS, COLOURS, ENEMIES, RESOURCES
from underhall.games.covenant.face.board.land import neighbours
from underhall.games.covenant.face.board.signs import (
    BUILDING_SIGNS,
    REMEMBERED,
    RESOURCE_SIGNS,
    Data,
    Say,
    Table,
    corners,
    hexagon,
    look,
    named,
    octagon,
    owner_name,
    reward_name,
    reward_signs,
    worn_by,
)

STEP_X: Final = 48.5
STEP_Y: Final = 84.0
RADIUS: Final = 56.0
MIDDLE_ROW: Final = 3
HALF_WAY: Final = 5
ROWS: Final = "ABCDE"
SIGN: Final = 24.0
DIGIT: Final = 11.0
GAP: Final = 4.0
FOE_GAP: Final = 21.0
KEY_ASIDE: Final = 9.0
KEY_OUTWARD: Final = 13.0
PLACE_GAP: Final = 30.0


# ---------------------------------------------------------------------- where things are


@cache
def spot(cell: str) -> tuple[float, float]:
    """The middle of a cell."""
    row, col = int(cell[1]), int(cell[3:])
    return STEP_X * (2 * (col - 1) + abs(MIDDLE_ROW - row)), STEP_Y * (row - 1)


@cache
def between(place: str) -> tuple[float, float]:
    """The middle of the cells around a point or an edge."""
    spots = [spot(cell) for cell in place.split("+")]
    return sum([x for x, _ in spots]) / len(spots), sum([y for _, y in spots]) / len(spots)


@cache
def common_side(place: str) -> str:
    """The side that two cells share, as a path."""
    (ax, ay), (bx, by) = [spot(cell) for cell in place.split("+")]
    x, y = between(place)
    dx, dy = (by - ay) * 0.5 * 0.5774, (bx - ax) * -0.5 * 0.5774
    return f"M{x - dx:.1f} {y - dy:.1f}L{x + dx:.1f} {y + dy:.1f}"


@cache
def ground(cells: tuple[str, ...]) -> Data:
    """What never changes: the rock, the names of the rows, and where the picture ends."""
    columns = max([int(cell[3:]) for cell in cells])
    rows = sorted({cell[1] for cell in cells})
    width, height = 2 * STEP_X * (columns - 1) + 122, STEP_Y * (len(rows) - 1) + 138
    return {
        "box": f"-61 -69 {width:.0f} {height:.0f}",
        "rims": [hexagon(*spot(cell), 63.0) for cell in cells],
        "rows": [row_mark(f"r{row}c1") for row in rows],
    }


def row_mark(first: str) -> Data:
    """The letter before a row, where the mountain leaves room: above its first cell or below."""
    x, y = spot(first)
    row = int(first[1])
    return {"letter": ROWS[row - 1], "x": x - 43.0, "y": y + (-42.0 if row <= MIDDLE_ROW else 51.0)}


@cache
def hexes(cell: str) -> Data:
    """The outlines of one cell."""
    x, y = spot(cell)
    return {
        "x": x,
        "y": y,
        "down": hexagon(x, y, 54.8),
        "inner": hexagon(x, y, 47.0),
        "up": hexagon(x, y, 55.7),
        "pattern": hexagon(x, y, 53.0),
        "ring": hexagon(x, y, 50.0),
        "key": octagon(x - 31.0, y - 24.0, 8.4),
        "key_x": x - 31.0,
        "key_y": y - 19.6,
    }


# ---------------------------------------------------------------------- the whole


def mountain(view: Table, say: Say) -> Data:
    """All of it, in the order in which it is painted."""
    table = view["table"]
    there = table["mountain"]
    districts = {cell: one for one in table["districts"] for cell in one}
    return {
        **ground(tuple(there)),
        "hidden": len([1 for at in there.values() if "back" in at]),
        "of": len(there),
        "cells": [chamber(view, cell, districts, say) for cell in there],
        "walls": walls(table),
        "pillars": [grand(view, "pillar", at, clan, say) for at, clan in table["pillars"].items()],
        "gates": [grand(view, "gate", at, clan, say) for at, clan in table["gates"].items()],
        "spots": [place_spot(topic, kind, at, say) for topic, kind, at in view["marked"]],
    }


def chamber(view: Table, cell: str, districts: Table, say: Say) -> Data:
    """One cell, face down or with all that stands in it."""
    table = view["table"]
    there = table["mountain"][cell]
    if "back" in there:
        back = table["printed"]["backs"][there["back"]] if there["back"] else []
        return _face_down(cell, there["back"], tuple(back), say)
    name = say(CELLS.word(CELLS.code(cell)))
    found = {"id": cell, **hexes(cell)}
    tile = table["printed"]["chambers"][there["chamber"]]
    icon, tone = RESOURCE_SIGNS[tile["deposit"]]
    label = Phrase(
        "board-chamber",
        cell=name,
        colour=COLOURS.word(COLOURS.code(tile["colour"])),
        deposit=RESOURCES.word(RESOURCES.code(tile["deposit"])),
        n=len(districts[cell]),
        holds=holds(view, cell, tile, say),
    )
    return {
        **found,
        "colour": tile["colour"],
        "deposit": {"icon": icon, "look": look(tone)},
        "places": places(view, cell, tile["places"], say),
        "enemies": enemies(table, cell, name, say),
        "label": say(label),
        "thing": f"chamber:{there['chamber']}",
    }


@lru_cache(REMEMBERED)
def _face_down(cell: str, back: str | None, reward: tuple[str, ...], say: Say) -> Data:
    name = say(CELLS.word(CELLS.code(cell)))
    return {
        "id": cell,
        **hexes(cell),
        "signs": row_of_signs(reward, *spot(cell)),
        "label": say(Phrase("board-face-down", cell=name, reward=reward_name(reward, say))),
        "thing": f"back:{back}",
    }


def holds(view: Table, cell: str, tile: Table, say: Say) -> str:
    """Who and what is in a chamber, for those who do not see it."""
    there = view["table"]["mountain"][cell]
    parts = [
        say(Phrase("board-so-many", n=n, what=ENEMIES.word(ENEMIES.code(token))))
        for token, n in there["enemies"].items()
    ]
    parts += [building_name(view, text, say) for text in there["buildings"]]
    free = tile["places"] - len(there["buildings"])
    parts.append(say(Phrase("board-free-places", n=free)))
    return ", ".join(parts)


def building_name(view: Table, text: str, say: Say) -> str:
    """A building such as ``1:house`` and whose it is."""
    clan, _, kind = text.partition(":")
    owner = owner_name(view, int(clan), say)
    return say(Phrase("board-owned", what=named(BUILDINGS, kind, say), who=owner))


def row_of_signs(texts: Sequence[str], x: float, y: float) -> list[Data]:
    """Icons side by side with their numbers, around a point."""
    signs = reward_signs(texts)
    wide = [SIGN + (DIGIT * len(str(one["n"])) + 1 if one["n"] != "" else 0) for one in signs]
    left = x - (sum(wide) + GAP * (len(signs) - 1)) / 2
    found = []
    for one, width in zip(signs, wide):
        place = {"x": round(left, 1), "y": y - SIGN / 2, "nx": round(left + SIGN + 1, 1)}
        found.append({**one, **place, "ny": y + 5.5})
        left += width + GAP
    return found


# ---------------------------------------------------------------------- in a chamber


def places(view: Table, cell: str, n: int, say: Say) -> list[Data]:
    """Building places, those with a building first."""
    there = view["table"]["mountain"][cell]["buildings"]
    x, y = spot(cell)
    found = []
    for at in range(n):
        middle = x + (at - (n - 1) / 2) * PLACE_GAP
        if at < len(there):
            clan, _, kind = there[at].partition(":")
            found.append(
                {
                    **piece(kind, middle, y - 2.0, worn_by(view, int(clan))),
                    "id": f"{cell}-{at}",
                    "label": building_name(view, there[at], say),
                }
            )
        else:
            found.append({"id": f"{cell}-{at}", "free": octagon(middle, y - 2.0, 11.0)})
    return found


def piece(kind: str, x: float, y: float, clan: int) -> Data:
    """A building as it stands on the map."""
    return {
        "kind": kind,
        "clan": clan,
        "icon": BUILDING_SIGNS[kind][0],
        "base": octagon(x, y, 12.2),
        "fresh": octagon(x, y, 16.0),
        "x": round(x - 8.75, 2),
        "y": round(y - 8.75, 2),
        "tag_x": round(x + 10.5, 1),
        "tag_y": round(y - 10.5, 1),
    }


def enemies(table: Table, cell: str, name: str, say: Say) -> list[Data]:
    """The enemies of a chamber, one by one."""
    there = table["mountain"][cell]["enemies"]
    each = [(token, at) for token, n in there.items() for at in range(n)]
    x, y = spot(cell)
    found = []
    for n, (token, at) in enumerate(each):
        side = n - (len(each) - 1) / 2
        middle = round(x + side * FOE_GAP, 1)
        aside = KEY_ASIDE if len(each) == 1 else KEY_OUTWARD * min(1, max(-1, 2 * side))
        key_x = round(middle + aside, 1)
        strength = table["printed"]["enemies"][token]["strength"]
        enemy = ENEMIES.word(ENEMIES.code(token))
        found.append(
            {
                "id": f"{cell}-{token}-{at}",
                "target": f"enemy:{cell}:{token}",
                "first": at == 0,
                "icon": token,
                "base": octagon(middle, y + 29.0, 10.0),
                "ring": octagon(middle, y + 29.0, 12.5),
                "x": round(middle - 8.1, 1),
                "y": y + 20.9,
                "key": octagon(key_x, y + 19.0, 7.6),
                "key_x": key_x,
                "key_y": y + 23.2,
                "label": say(Phrase("board-enemy", enemy=enemy, cell=name, strength=strength)),
            }
        )
    return found


# ---------------------------------------------------------------------- corners and edges


def walls(table: Table) -> list[Data]:
    """Sides between chambers face up: thin within a district, thick between two of them."""
    there = table["mountain"]
    colours = {
        cell: table["printed"]["chambers"][at["chamber"]]["colour"] if "chamber" in at else ""
        for cell, at in there.items()
    }
    found = []
    for cell, colour in colours.items():
        for other in neighbours()[cell]:
            if cell < other and other in colours and (colour or colours[other]):
                same = colour == colours[other]
                found.append({"path": common_side(f"{cell}+{other}"), "inner": same})
    return found


def grand(view: Table, kind: str, place: str, clan: int, say: Say) -> Data:
    """A pillar on its corner or a gate on its edge."""
    x, y = between(place)
    return {
        **piece(kind, x, y, worn_by(view, clan)),
        "id": place,
        "cx": round(x, 1),
        "cy": round(y, 1),
        "bar": common_side(place) if kind == "gate" else "",
        "label": f"{building_name(view, f'{clan}:{kind}', say)} ({around(place, say)})",
    }


def around(place: str, say: Say) -> str:
    """The chambers around a point or an edge, in words."""
    return say([CELLS.word(CELLS.code(cell)) for cell in place.split("+")])


ASKED: Final = {"place_pillar": ("point", "pillar"), "place_gate": ("edge", "gate")}
"""The decisions that are taken on corners and edges."""
NEAR: Final = ("pillar-too-near", "gate-too-near")
"""Reasons worth a mark on the map: the place would be free but for a neighbour."""


def marked(view: Table) -> list[tuple[str, str, str]]:
    """The corners or edges that are too near for a pillar or gate, and those where one may go now:
    their topic, what would stand there, and where they are."""
    decision = view["decision"]
    if decision is None or decision["kind"] not in ASKED:
        return []
    topic, kind = ASKED[decision["kind"]]
    free = [token for token in decision["options"] if "+" in token]
    near = [one["token"] for one in decision["refused"] if one["reason"] in NEAR]
    return [(topic, kind, place) for place in [*near, *free]]


def place_spot(topic: str, kind: str, place: str, say: Say) -> Data:
    """A place for a pillar or gate."""
    x, y = between(place)
    up = -1 if x <= HALF_WAY * STEP_X else 1
    name = BUILDINGS.word(BUILDINGS.code(kind))
    label = Phrase("board-place-here", what=name, where=around(place, say))
    return {
        "id": place,
        "target": f"{topic}:{place}",
        "thing": f"building:{kind}",
        "icon": BUILDING_SIGNS[kind][0],
        "x": round(x, 1),
        "y": round(y, 1),
        "touched": [hexagon(*spot(cell), 51.0) for cell in place.split("+")],
        "key": octagon(x + up * 14.0, y - 13.0, 8.4),
        "key_x": round(x + up * 14.0, 1),
        "key_y": round(y - 8.6, 1),
        "label": say(label),
    }


def outline(cell: str) -> str:
    """The corners of a chamber as they are drawn."""
    return " ".join([f"{x:.1f},{y:.1f}" for x, y in corners(*spot(cell), RADIUS)])
