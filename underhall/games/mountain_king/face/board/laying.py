"""A tile being laid: what its gestures need to know, and every placement in words.

The script of the board turns the tile under the pointer and looks up the placement among the
options; what it would cost and bring it adds up from what is told here of the cells.
"""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.mountain_king.box.names import (
    CLANS,
    CRUMBLING_ROCK,
    GILDED_WALLS,
    MINERALS,
    SPELLS,
    ZONES,
)
from underhall.games.mountain_king.face.board.ground import ground
from underhall.games.mountain_king.face.board.mountain import owners
from underhall.games.mountain_king.face.board.names import numbered
from underhall.games.mountain_king.face.board.shapes import beside
from underhall.games.mountain_king.face.board.signs import (
    ICONS,
    OWN,
    TONES,
    Cell,
    Data,
    Say,
    Table,
    cell,
    good,
    goods,
    honor_sign,
    in_words,
    middle,
    name,
    pending,
    place_name,
    placed,
    side_of,
    spendable,
    starred,
    statue_sign,
    store,
)
from underhall.games.mountain_king.face.board.supplies import tile_of

SUGGESTED: Final = 2
"""So many placements stand in the prompt in full."""
LAID: Final = {"dig_placement": "tunnels", "hall_placement": "great_halls"}
CRUMBLING: Final = SPELLS.tokens[CRUMBLING_ROCK]
GILDED: Final = SPELLS.tokens[GILDED_WALLS]


class Site:
    """What lies on and beside the cells where a tile may go."""

    def __init__(self, view: Table, raw: Table) -> None:
        table = view["table"]
        board = raw["boards"][table["side"]]
        whose = owners(table)
        self.table = table
        self.zones = ground(table).zones
        magic = table["turn"]["magic"]
        self.rubble = set() if magic == CRUMBLING else set(ground(table).rubble)
        self.buried: dict[Cell, tuple[str, int]] = {
            (row["x"], row["y"]): (row["resource"], row["amount"])
            for row in board["buried_resources"]
            if (row["x"], row["y"]) not in whose
        }
        self.statues = {
            cell(token): clan for clan, there in table["statues"].items() for token in there
        }
        self.spots = {
            near: row["id"]
            for row in board["workshop_spots"]
            if row["id"] not in table["workshops"]
            for near in beside((row["x"], row["y"]))
        }
        self.base = {row["id"]: row["statue_base"] for row in raw["zones"]["items"]}

    def gains(self, there: list[Cell]) -> dict[str, int]:
        """What lies buried under a tile."""
        found: dict[str, int] = {}
        for at in there:
            if at in self.buried:
                resource, n = self.buried[at]
                found[resource] = found.get(resource, 0) + n
        return found

    def hammers(self, there: list[Cell]) -> int:
        """What its rubble costs."""
        return len([at for at in there if at in self.rubble])


def laying(view: Table, raw: Table, say: Say) -> Data | None:
    """All about the tile that the viewer is laying, or nothing."""
    frame = pending(view)
    if frame["do"] not in LAID:
        return None
    token = frame.get("shape") or frame.get("hall")
    row = next(one for one in raw[LAID[frame["do"]]]["items"] if one["id"] == token)
    is_tunnel = frame["do"] == "dig_placement"
    site = Site(view, raw)
    named = placements(view, raw, site, frame, row, say)
    first = suggested(view, site, is_tunnel)
    return {
        "tile": tile_of(row, "anchor" if is_tunnel else "altar", 0.27),
        "is_tunnel": is_tunnel,
        "first": first,
        "brings": {one: finds(view, site, one, is_tunnel, say) for one in first},
        "names": named,
        "minerals": minerals(view, raw, frame, row, say) if is_tunnel else [],
        "data": {
            "cells": row["cells"],
            "mark": row.get("anchor" if is_tunnel else "altar"),
            "flip": is_tunnel,
            "start": first[0] if first else "",
            **(dig_data(view, raw, site, frame, row, say) if is_tunnel else hall_data(view, site)),
        },
    }


# ---------------------------------------------------------------------- for the script


def key(at: Cell) -> str:
    """A cell as its token."""
    return f"{at[0]},{at[1]}"


def dig_data(view: Table, raw: Table, site: Site, frame: Table, row: Table, say: Say) -> Data:
    """What the cells of a tunnel cost and bring."""
    seat, table = view["seat"], view["table"]
    mineral = frame.get("mineral")
    cost = {} if mineral is None else {mineral: row["size"]}
    own = store(table, seat)
    pedestals = {
        zone: [
            [clan, table["track"][f"{zone}_{clan}"]]
            for clan in CLANS.tokens
            if own["pedestals"].get(clan) and f"{zone}_{clan}" in table["track"]
        ]
        for zone in ZONES.tokens
    }
    return {
        "cost": cost,
        "honor": honor(view, raw, frame, row),
        "score": own["honor"],
        "rubble": [key(at) for at in sorted(site.rubble)],
        "buried": {key(at): list(found) for at, found in site.buried.items()},
        "statues": {
            key(at): [clan, site.base[site.zones[at]]] for at, clan in site.statues.items()
        },
        "spots": {key(at): spot for at, spot in site.spots.items()},
        "zones": {key(at): zone for at, zone in site.zones.items()},
        "pedestals": pedestals,
        "signs": signs(say),
        "words": {
            "pay": say(Phrase("board-pay")),
            "get": say(Phrase("board-get")),
            "far": say(Phrase("no-not-beside-network")),
            "workshop": say(Phrase("board-may-found")),
            "honor": say(Phrase("board-honor")),
        },
    }


def hall_data(view: Table, site: Site) -> Data:
    """What a hall would be worth: by the statue on its altar."""
    low, high = view["table"]["printed"]["halls"][pending(view)["hall"]]
    return {
        "low": low,
        "high": high,
        "statues": {key(at): [clan, 0] for at, clan in site.statues.items()},
    }


def honor(view: Table, raw: Table, frame: Table, row: Table) -> int | None:
    """What the tunnel scores, if the mineral is known."""
    mineral = frame.get("mineral")
    return None if mineral is None else tunnel_honor(view, raw, mineral, row["size"])


def tunnel_honor(view: Table, raw: Table, mineral: str, size: int) -> int:
    """MTK-4.66, 4.113. What a tunnel of a size scores in a mineral."""
    more = gilding(raw) if view["table"]["turn"]["magic"] == GILDED else 0
    found: int = raw["dig_honor"][mineral][str(size)]
    return found + more


def gilding(raw: Table) -> int:
    """MTK-4.113. What Gilded Walls add."""
    page = next(one for one in raw["spells"]["items"] if one["id"] == GILDED)
    found: int = page["bonus_honor"]
    return found


def signs(say: Say) -> Data:
    """Icon, colour and name of what a tunnel costs and brings."""
    found: Data = {
        token: {"icon": ICONS[token], "tone": TONES[token], "label": name("resource", token, say)}
        for token in ("stone", "iron", "heartstone", "cart", "hammer", "rune", "coin")
    }
    for clan in CLANS.tokens:
        word = CLANS.word(CLANS.code(clan))
        found[clan] = {
            "icon": f"{OWN}statue-{clan}",
            "tone": clan,
            "label": say(Phrase("board-statue-of", clan=word)),
        }
        found[f"ped-{clan}"] = {
            "icon": f"{OWN}ped-{clan}",
            "tone": clan,
            "label": say(Phrase("board-pedestal-of", clan=word)),
        }
    return found


def minerals(view: Table, raw: Table, frame: Table, row: Table, say: Say) -> list[Data]:
    """The same tunnel in each mineral: honor, what is short, and the answers that lead there."""
    table, seat = view["table"], view["seat"]
    if frame.get("mineral") is None or table["step"] != "recruit_or_dig":
        return []
    held = spendable(table, seat)
    found = []
    for mineral in reversed(MINERALS.tokens):
        short = row["size"] - held.get(mineral, 0)
        found.append(
            {
                "id": mineral,
                "icon": ICONS[mineral],
                "tone": TONES[mineral],
                "label": name("resource", mineral, say),
                "honor": honor(view, raw, {**frame, "mineral": mineral}, row),
                "short": say(Phrase("board-short", n=short)) if short > 0 else "",
                "chosen": mineral == frame["mineral"],
                "chain": f"cancel dig {mineral} {row['id']}",
            }
        )
    return found


# ---------------------------------------------------------------------- in words


def placements(
    view: Table, raw: Table, site: Site, frame: Table, row: Table, say: Say
) -> dict[str, str]:
    """Every placement that can be chosen: where it lies, what it costs and brings."""
    tokens = view["decision"]["options"]
    if frame["do"] == "hall_placement":
        return numbered((token, hall_name(site, token, say)) for token in tokens)
    return numbered((token, dig_name(site, frame, row, token, say)) for token in tokens)


def dig_name(site: Site, frame: Table, row: Table, token: str, say: Say) -> str:
    """A placement of a tunnel in words."""
    there = placed(token)
    mineral = frame.get("mineral")
    cost = {} if mineral is None else {mineral: row["size"]}
    if hammers := site.hammers(there):
        cost["hammer"] = hammers
    parts = [say(Phrase("board-costs", cost=in_words(cost, say)))] if cost else []
    if gains := site.gains(there):
        parts.append(say(Phrase("board-finds", gains=in_words(gains, say))))
    for at in there:
        if at in site.statues:
            word = CLANS.word(CLANS.code(site.statues[at]))
            parts.append(say(Phrase("board-statue-of", clan=word)))
    for at in starred(token):
        zone = ZONES.word(ZONES.code(site.zones[at]))
        parts.append(say(Phrase("board-anchor-in", zone=zone)))
    return f"{place_name(site.table, there, say)}: {', '.join(parts)}"


def finds(view: Table, site: Site, token: str, is_tunnel: bool, say: Say) -> list[Data]:
    """What sets a placement apart from others of the same tile: rubble, finds, statues, anchor."""
    there = placed(token)
    if not is_tunnel:
        low, high = view["table"]["printed"]["halls"][pending(view)["hall"]]
        return [honor_sign(f"+{high if starred(token)[0] in site.statues else low}", say)]
    found = [{**good("hammer", 1, say), "n": f"−{site.hammers(there)}"}] * bool(site.hammers(there))
    found += [{**one, "n": f"+{one['n']}"} for one in goods(site.gains(there), say)]
    for at in there:
        if at in site.statues:
            found.append(statue_sign(site.statues[at], f"+{site.base[site.zones[at]]}", say))
    return found


def hall_name(site: Site, token: str, say: Say) -> str:
    """A placement of a hall in words: where, and whether a statue stands on its altar."""
    there = placed(token)
    where = place_name(site.table, there, say)
    altar = starred(token)[0]
    if altar in site.statues:
        word = CLANS.word(CLANS.code(site.statues[altar]))
        return f"{where}: {say(Phrase('board-altar-statue', clan=word))}"
    return f"{where}: {say(Phrase('board-altar-empty'))}"


def suggested(view: Table, site: Site, is_tunnel: bool) -> list[str]:
    """A few placements that bring much, each on another side of the mountain if possible."""
    tokens = view["decision"]["options"]
    best = sorted(tokens, key=lambda token: promise(site, token, is_tunnel), reverse=True)
    found: list[str] = []
    sides: set[str] = set()
    for token in best[:60]:
        side = side_of(view["table"], middle(placed(token)))
        if side not in sides:
            sides.add(side)
            found.append(token)
    return [*found, *[token for token in best[:9] if token not in found]][:SUGGESTED]


def promise(site: Site, token: str, is_tunnel: bool) -> float:
    """How much a placement catches the eye: goods, statues and the way to the Heart."""
    there = placed(token)
    if not is_tunnel:
        return float(starred(token)[0] in site.statues)
    deepest = max([ZONES.code(site.zones[at]) for at in there])
    statues = len([at for at in there if at in site.statues])
    spots = len({site.spots[at] for at in there if at in site.spots})
    goods = sum(site.gains(there).values())
    return 3 * statues + 1.5 * deepest + goods + spots - 1.2 * site.hammers(there)
