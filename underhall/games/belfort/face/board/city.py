"""The city: a pentagon of five districts, 75 symbols, and the score track around it."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.belfort.box.names import DISTRICTS
from underhall.games.belfort.face.board.signs import (
    GUILD_ICONS,
    KIND_ICONS,
    Data,
    Say,
    Table,
    guild_name,
    kind_name,
    numeral,
    owner_name,
)

LANDS: Final = ("a", "b", "a", "b", "c")
HALF: Final = {"guild": 7.3, "keep": 4.4, "wall": 5.0, "gatehouse": 5.0}
"""Half the width of a symbol; 6 where nothing else is said."""

CUT: Final = {"guild": 3.6}
NORMALS: Final = (54.0, -18.0, -90.0, -162.0, 126.0)
"""Where the sides of the pentagon look, in degrees."""

KEY_GAP: Final = 1.5
"""How near to a corner another place may come without hiding the key there."""

TAX_GAP: Final = 12.0
ASIDE: Final = 11.5
"""How far outside the track a marker without points stands."""

STACK: Final = 5.2
CORNER: Final = 1.36
"""How far the stones at a corner move away from it."""

LAP: Final = 50


def city(view: Table, raw: Table, say: Say) -> Data:
    """Everything on the map."""
    return {
        **land(raw, say),
        "stones": stones(raw),
        "taxes": taxes(raw, say),
        "symbols": symbols(view, raw, say),
        "markers": markers(view, raw, say),
    }


@cache
def octagon(x: float, y: float, half: float, cut: float) -> str:
    """The path of a square with cut corners."""
    flat = 2 * (half - cut)
    return (
        f"M{x - half + cut:.1f} {y - half:.1f}h{flat:.1f}l{cut} {cut}v{flat:.1f}"
        f"l-{cut} {cut}h-{flat:.1f}l-{cut} -{cut}v-{flat:.1f}z"
    )


def points(corners: list[list[float]]) -> str:
    """Corners as SVG wants them, which counts downwards."""
    return " ".join([f"{x:.1f},{-y:.1f}" for x, y in corners])


# ---------------------------------------------------------------------- land and walls


def land(raw: Table, say: Say) -> Data:
    """Districts, streets, walls, gates and towers."""
    districts, streets, gates = [], [], []
    corners = []
    for at, district in enumerate(raw["district"]):
        outline = district["outline"]
        corner, gate = outline[2], outline[3]
        corners.append(corner)
        districts.append(
            {
                "id": district["id"],
                "land": LANDS[at % len(LANDS)],
                "points": points(outline),
                "inset": points(inset(outline)),
                "name": numeral(district["id"], say),
                "label": say(DISTRICTS.word(DISTRICTS.code(district["id"]))),
                "x": round(corner[0] * 0.73, 1),
                "y": round(-corner[1] * 0.73 + 3, 1),
            }
        )
        streets.append(f"M0 0L{gate[0]} {-gate[1]}")
        turn = -math.degrees(math.atan2(gate[1], gate[0]))
        gates.append({"x": gate[0], "y": -gate[1], "turn": round(turn, 1)})
    return {
        "districts": districts,
        "streets": streets,
        "gates": gates,
        "wall": points(corners),
        "towers": [{"x": x, "y": -y} for x, y in corners],
    }


def inset(outline: list[list[float]]) -> list[list[float]]:
    """An outline drawn in a little."""
    cx = sum([x for x, _ in outline]) / len(outline)
    cy = sum([y for _, y in outline]) / len(outline)
    return [[cx + (x - cx) * 0.95, cy + (y - cy) * 0.95] for x, y in outline]


# ---------------------------------------------------------------------- symbols


def symbols(view: Table, raw: Table, say: Say) -> list[Data]:
    """The 75 places for markers; owned ones last, so that no neighbour hides whose they are."""
    rows, markers = raw["symbol"], view["table"]["markers"]
    crowds = crowded(tuple([(row["x"], -row["y"], half_of(row)) for row in rows]))

    def is_covered(at: int, by: list[int]) -> bool:
        mine = (rows[at]["id"] in markers, at)
        return any([(rows[other]["id"] in markers, other) > mine for other in by])

    on_the_left = [
        at for at, right, left in crowds if is_covered(at, right) and not is_covered(at, left)
    ]
    found = [symbol(view, row, at in on_the_left, say) for at, row in enumerate(rows)]
    return sorted(found, key=lambda one: one["owner"] is not None)


def half_of(row: Table) -> float:
    return HALF.get(row["kind"], 6.0)


@cache
def crowded(
    places: tuple[tuple[float, float, float], ...],
) -> list[tuple[int, list[int], list[int]]]:
    """The places with others upon their upper right corner: these, and those upon the left one."""
    found = []
    for n, (x, y, half) in enumerate(places):
        right, left = [
            [
                at
                for at, (over, up, reach) in enumerate(places)
                if abs(corner - over) < reach + KEY_GAP and abs(y - half - up) < reach + KEY_GAP
                if at != n
            ]
            for corner in (x + half, x - half)
        ]
        if right:
            found.append((n, right, left))
    return found


def symbol(view: Table, row: Table, on_the_left: bool, say: Say) -> Data:
    """One place. Its key stands at the upper right, at the upper left if only that is in sight."""
    table = view["table"]
    kind, x, y = row["kind"], row["x"], -row["y"]
    half, cut = half_of(row), CUT.get(kind, 1.5)
    key_x = x - half if on_the_left else x + half
    owner = table["markers"].get(row["id"])
    size = half * 1.4
    if kind == "guild":
        guild = table["guilds"][int(row["district"][1:]) - 1]
        icon, name, thing = GUILD_ICONS[guild][0], guild_name(guild, say), f"guild:{guild}"
    else:
        icon, name, thing = KIND_ICONS[kind][0], kind_name(kind, say), f"kind:{kind}"
    return {
        "id": row["id"],
        "thing": thing,
        "owner": owner,
        "label": f"{name}, {numeral(row['district'], say)}",
        "whose": None if owner is None else owner_name(view, owner, say),
        "icon": icon,
        "base": octagon(x, y, half, cut),
        "halo": octagon(x, y, half + 1.3, cut + 0.9),
        "x": round(x - size / 2, 2),
        "y": round(y - size / 2, 2),
        "size": round(size, 2),
        "tag_x": round(x + half - 0.6, 1),
        "tag_y": round(y - half + 0.6, 1),
        "key": octagon(key_x, y - half, 3.3, 1.1),
        "key_x": round(key_x, 1),
        "key_y": round(y - half + 1.7, 1),
    }


# ---------------------------------------------------------------------- the score track


@cache
def normal(x: float, y: float) -> tuple[float, float, float]:
    """The direction out of the city at a point of the track, and its angle."""
    at = math.degrees(math.atan2(y, x))
    side = min(NORMALS, key=lambda n: abs((at - n + 180) % 360 - 180))
    return math.cos(math.radians(side)), math.sin(math.radians(side)), side


def spot(row: Table) -> tuple[float, float]:
    """Where a stone lies; those beside a corner keep a little away from it."""
    x, y = row["x"], row["y"]
    nx, ny, _ = normal(x, y)
    along = {5: -CORNER, 6: CORNER}.get(row["n"] % 10, 0.0)
    return x + ny * along, y - nx * along


def stones(raw: Table) -> list[Data]:
    """The spaces of the score track; brackets in two tones."""
    found = []
    for row in raw["track_space"]:
        x, y = spot(row)
        found.append(
            {
                "n": row["n"],
                "x": round(x, 1),
                "y": round(-y, 1),
                "turn": round(90 - normal(row["x"], row["y"])[2], 1),
                "alt": row["tax"] % 2 == 1,
                "five": row["n"] % 5 == 0,
            }
        )
    return found


def taxes(raw: Table, say: Say) -> list[Data]:
    """What is owed in each bracket, outside the middle of it."""
    rows = {row["n"]: row for row in raw["track_space"]}
    found = []
    for bracket in raw["tax_bracket"]:
        last = min(bracket["to"], LAP)
        row = rows.get((bracket["from"] + last) // 2)
        if bracket["tax"] and row is not None:
            nx, ny, _ = normal(row["x"], row["y"])
            x, y = row["x"] + nx * TAX_GAP, row["y"] + ny * TAX_GAP
            bounds = {"least": bracket["from"], "most": last}
            label = say(Phrase("board-tax-bracket", n=bracket["tax"], **bounds))
            place = {"x": round(x, 1), "y": round(-y, 1)}
            found.append({"id": bracket["id"], "tax": bracket["tax"], "label": label, **place})
    return found


def markers(view: Table, raw: Table, say: Say) -> list[Data]:
    """The score markers; those on one space stand one behind the other, across the track."""
    rows = {row["n"]: row for row in raw["track_space"]}
    scores = [max(0, player["score"]) for player in view["table"]["players"]]
    there: dict[int, int] = {}
    found = []
    for seat, player in enumerate(view["table"]["players"]):
        score = scores[seat]
        before = there.get(score, 0)
        there[score] = before + 1
        # Without points one stands outside the track, side by side from its first stone on.
        row = rows[(score - 1) % LAP + 1] if score else rows[1 + before]
        nx, ny, _ = normal(row["x"], row["y"])
        out = (before - (scores.count(score) - 1) / 2) * STACK if score else ASIDE
        x, y = spot(row)
        found.append(
            {
                "seat": seat,
                "score": player["score"],
                "name": owner_name(view, seat, say),
                "x": round(x + nx * out - 4.3, 2),
                "y": round(-y - ny * out - 4.3, 2),
                "lap": score > LAP,
            }
        )
    return found
