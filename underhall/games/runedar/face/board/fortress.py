"""The fortress: its areas with who stands there, and the tunnel under it.

The picture is 808 wide and 584 high. Every area has a shape that lights up, a place for its name
and a line along which figures stand, evenly, the dwarves first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from underhall.core.phrase import Phrase, SeatName
from underhall.games.runedar.box.names import (
    AREAS,
    SECTIONS,
)
from underhall.games.runedar.face.board.signs import (
    LABELS,
    NUMERALS,
    Data,
    Say,
    Table,
    area_name,
    by_id,
    goblin_name,
    octagon,
    resource_name,
)

Point = tuple[float, float]


class Place(NamedTuple):
    """Where an area is drawn."""

    shape: str
    name: Point
    line: tuple[Point, Point]
    half: float = 19
    """Half the width of a figure."""
    kind: str = "place"
    turn: int = 0
    key: Point = (0, 0)
    """Where the number of its option stands."""


PLACES: Final = {
    "keep": Place(octagon(404, 266, 56), (404, 229), ((372, 300), (436, 300)), 16, key=(448, 222)),
    "carpentry": Place(
        "212,414 212,126 336,208 336,325", (274, 222), ((238, 300), (316, 300)), key=(226, 152)
    ),
    "tannery": Place(
        "218,118 590,118 464,200 344,200", (340, 136), ((430, 160), (520, 140)), key=(566, 128)
    ),
    "foundry": Place(
        "596,126 596,414 472,325 472,208", (534, 222), ((492, 300), (570, 300)), key=(582, 152)
    ),
    "tunnel_entrance": Place(
        "224,421 344,335 464,335 584,421", (404, 351), ((268, 382), (540, 382)), 20, key=(562, 410)
    ),
    "wall_carpentry": Place(
        "163,136 199,136 199,420 163,420",
        (186, 356),
        ((181, 158), (181, 282)),
        17,
        "wallname",
        -90,
        (199, 146),
    ),
    "wall_tannery": Place(
        "226,73 582,73 582,107 226,107",
        (500, 95),
        ((256, 90), (430, 90)),
        17,
        "wallname",
        0,
        (570, 74),
    ),
    "wall_foundry": Place(
        "609,136 645,136 645,424 609,424",
        (622, 356),
        ((627, 158), (627, 282)),
        17,
        "wallname",
        90,
        (609, 146),
    ),
    "tower_tunnel": Place(
        octagon(181, 462, 29), (183, 518), ((168, 462), (194, 462)), 17, "place tow", 0, (206, 438)
    ),
    "tower_west": Place(
        octagon(181, 90, 29), (206, 27), ((168, 90), (194, 90)), 17, "place tow", 0, (206, 66)
    ),
    "tower_east": Place(
        octagon(627, 90, 29), (602, 27), ((614, 90), (640, 90)), 17, "place tow", 0, (652, 66)
    ),
    "outside_carpentry": Place(
        "56,212 66,202 116,202 126,212 126,296 116,306 66,306 56,296",
        (91, 324),
        ((91, 226), (91, 282)),
        20,
        "outname",
        key=(122, 206),
    ),
    "outside_tannery": Place(
        "272,22 282,12 364,12 374,22 374,50 364,60 282,60 272,50",
        (382, 33),
        ((294, 36), (352, 36)),
        20,
        "outname start",
        key=(372, 16),
    ),
    "outside_foundry": Place(
        "682,212 692,202 742,202 752,212 752,296 742,306 692,306 682,296",
        (717, 324),
        ((717, 226), (717, 282)),
        20,
        "outname",
        key=(748, 206),
    ),
}
STOCKS: Final = {"carpentry": (246, 231), "tannery": (312, 144), "foundry": (506, 231)}
"""Where the resource of a workshop lies."""
RESOURCE_OF: Final = {"carpentry": "wood", "tannery": "leather", "foundry": "metal"}
SHUT_AT: Final = {"carpentry": (274, 274), "tannery": (340, 186), "foundry": (534, 274)}
FEW: Final = 3
"""So many orcs of one area stand one by one; more are one figure with a number."""
ROOM: Final = 44.0
"""How far figures stand apart where there is room."""
SECTION_AT: Final = (224, 76)
"""Where the first section begins, and how far it is to the next."""


def fortress(view: Table, raw: Table, say: Say) -> Data:
    """Everything in the picture."""
    return {
        "areas": [area(view, raw, token, say) for token in AREAS.tokens],
        "gold": view["table"]["gold"],
        "sections": sections(view, say),
        "tunnel": tunnel(view, say),
    }


def area(view: Table, raw: Table, token: str, say: Say) -> Data:
    """One area with its figures."""
    table, place = view["table"], PLACES[token]
    figures = [*dwarves(view, token, say), *orcs(table, token, say)]
    if token == "tunnel_entrance":
        figures += [*trolls(table, raw, say), *goblins(table, raw, say)]
    stand(figures, place)
    found: Data = {
        "id": token,
        "name": area_name(token, say),
        "lines": say(LABELS.word(LABELS.code(token))).split("|"),
        "place": place._asdict(),
        "figures": figures,
        "stock": None,
    }
    if token in RESOURCE_OF:
        found["stock"] = stock(table, token, say)
    return found


def stock(table: Table, workshop: str, say: Say) -> Data:
    """The resource of a workshop, and whether orcs keep everybody from it."""
    resource = RESOURCE_OF[workshop]
    x, y = STOCKS[workshop]
    shut_x, shut_y = SHUT_AT[workshop]
    return {
        "resource": resource,
        "name": resource_name(resource, say),
        "n": table["stock"][resource],
        "x": x,
        "y": y,
        "shut": table["orcs"].get(workshop, 0) > 0,
        "shut_x": shut_x,
        "shut_y": shut_y,
    }


def stand(figures: Sequence[Data], place: Place) -> None:
    """Give figures their places: evenly around the middle of the line of their area."""
    (ax, ay), (bx, by) = place.line
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    gaps = len(figures) - 1
    step = min(ROOM, length / gaps) if gaps > 0 else 0.0
    for at, figure in enumerate(figures):
        along = 0.5 + (at - gaps / 2) * step / length
        x, y = ax + (bx - ax) * along, ay + (by - ay) * along
        half = place.half
        figure.update(x=round(x, 1), y=round(y, 1), half=half, tile=octagon(x, y, half))


# ---------------------------------------------------------------------- figures


def dwarves(view: Table, token: str, say: Say) -> list[Data]:
    """The dwarves in an area."""
    return [
        {"kind": "dwarf", "key": f"dwarf-{seat}", "seat": seat, "label": say(SeatName(seat))}
        for seat, player in enumerate(view["table"]["players"])
        if player["area"] == token
    ]


def orcs(table: Table, token: str, say: Say) -> list[Data]:
    """The orcs in an area."""
    n = table["orcs"].get(token, 0)
    shown = n if n <= FEW else 1
    label = say(Phrase("board-orcs", n=n if shown == 1 else 1))
    does = say(Phrase("board-orc-does"))
    told = {"label": label, "does": does, "target": "", "thing": "orc:figure"}
    each = {"kind": "foe", "icon": "orc", **told, "asks": []}
    return [
        {**each, "key": f"orc-{token}-{at}", "many": n if n > FEW else 0} for at in range(shown)
    ]


def trolls(table: Table, raw: Table, say: Say) -> list[Data]:
    """The trolls at the entrance: for each wound left the successes it takes."""
    printed = by_id(raw, "troll_token")
    found = []
    for token, left in table["trolls"].items():
        each = printed[token]["successes_per_wound"]
        label = say(Phrase("board-troll", n=left, each=each))
        asks = [{"text": f"{left}×{each}"}]
        found.append(foe(token, "troll", f"troll:{token}", label, asks))
    return found


def goblins(table: Table, raw: Table, say: Say) -> list[Data]:
    """The goblins at the entrance, with what they still ask for."""
    printed = by_id(raw, "goblin_token")
    return [
        foe(
            token,
            "goblin",
            f"goblin_kind:{printed[token]['kind']}",
            goblin_name(token, say),
            wishes(state, printed[token]),
        )
        for token, state in table["goblins"].items()
    ]


def wishes(state: int | Table, printed: Table) -> list[Data]:
    """What a goblin still asks for: wounds, rubble or resources."""
    kind = printed["kind"]
    if kind == "bribe_exact":
        assert isinstance(state, dict)
        wants = printed["resources"]
        left = {res: n - state.get(res, 0) for res, n in wants.items()}
        return [{"icon": res, "tone": res, "text": str(n)} for res, n in left.items() if n]
    if kind == "bribe_any":
        assert isinstance(state, dict)
        return [
            {"icon": "runedar-any", "text": str(printed["resource_total"] - sum(state.values()))}
        ]
    if kind == "rubble":
        return [{"icon": "rubble", "tone": "rubble", "text": str(state)}]
    return [{"text": f"{state}×{printed['successes_per_wound']}"}]


def foe(token: str, icon: str, thing: str, label: str, asks: list[Data]) -> Data:
    """A troll or goblin; ``thing`` is what its tip speaks of."""
    wide = sum([(17 if ask.get("icon") else 4) + 8 * len(ask["text"]) for ask in asks]) + 6
    at = -wide / 2 + 4
    for ask in asks:
        ask["dx"] = round(at, 1)
        at += (17 if ask.get("icon") else 4) + 8 * len(ask["text"])
    return {
        "kind": "foe",
        "icon": icon,
        "key": token,
        "label": label,
        "thing": thing,
        "target": f"enemy:{token}",
        "asks": asks,
        "wide": wide,
        "many": 0,
    }


# ---------------------------------------------------------------------- the tunnel


def sections(view: Table, say: Say) -> list[Data]:
    """The five sections: dug through, open now, or still rubble."""
    table = view["table"]
    first, step = SECTION_AT
    found = []
    for at in range(SECTIONS):
        n = at + 1
        cleared = n < table["section"] or (n == table["section"] and not table["goblins"])
        state = "dug" if cleared else "now" if n == table["section"] else "far"
        next_one = n == table["section"] + 1 and not table["goblins"]
        found.append(
            {
                "n": n,
                "numeral": NUMERALS[at],
                "x": first + at * step,
                "state": state,
                "rubble": table["rubble"] if next_one else table["pile"],
                "digging": next_one,
                "goblins": len(table["goblins"]) if state == "now" else 0,
                "label": say(Phrase("board-section", n=n, state=state)),
            }
        )
    return found


def tunnel(view: Table, say: Say) -> str:
    """What is to be done in the tunnel now."""
    table = view["table"]
    if table["goblins"]:
        return say(
            Phrase("board-tunnel-goblins", n=len(table["goblins"]), section=table["section"])
        )
    if table["section"] == SECTIONS:
        return say(Phrase("board-tunnel-free"))
    return say(Phrase("board-tunnel-rubble", n=table["rubble"], section=table["section"] + 1))
