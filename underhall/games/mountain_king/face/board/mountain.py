"""The mountain: rock, buried goods, tunnels, gates, halls, workshops, statues, and lit cells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.mountain_king.box.names import CLANS, WORKSHOPS
from underhall.games.mountain_king.face.board.ground import Ground, ground
from underhall.games.mountain_king.face.board.shapes import UNIT, beside, joints, outline
from underhall.games.mountain_king.face.board.signs import (
    ICONS,
    OWN,
    TONES,
    Cell,
    Data,
    Say,
    Table,
    cell,
    in_words,
    name,
    pending,
    place_name,
    placed,
    seat_name,
    starred,
    zone_of,
)
from underhall.games.mountain_king.face.board.worth import goal_worth, in_honor, statue_worth

NOBODY: Final = -1
SHOWN_CELLS: Final = frozenset(
    (
        *("place_gate", "dig_placement", "hall_placement", "statue_target"),
        *("bless_anchor", "ancient_target"),
    )
)
"""Decisions whose options are cells, or lists of cells."""

DOORS: Final = (
    "M{0:g} {1:g}m-4.500 -2l9 0l-4.500 5.500z",
    "M{0:g} {1:g}m2 -4.500l0 9l-5.500 -4.500z",
    "M{0:g} {1:g}m-4.500 2l9 0l-4.500 -5.500z",
    "M{0:g} {1:g}m-2 -4.500l0 9l5.500 -4.500z",
)
"""An open entrance at each side of a workshop."""
EDGES: Final = ((15, 2), (28, 15), (15, 28), (2, 15))


def mountain(view: Table, raw: Table, say: Say) -> Data:
    """Everything on the map, the lowest first."""
    table = view["table"]
    rock = ground(table)
    board = raw["boards"][table["side"]]
    whose = owners(table)
    return {
        **rock.drawing,
        "rocks": rocks(rock, board, whose),
        "buried": buried(table, board, whose, say),
        "spots": [spot(view, raw, row, whose, say) for row in board["workshop_spots"]],
        "starts": starts(view, board, say),
        "tunnels": tunnels(table, whose, say),
        "gates": gates(table, board, say),
        "halls": halls(table, whose, say),
        "pedestals": pedestals(table, say),
        "statues": statues(view, raw, whose, say),
        "cells": cells(view, raw, say),
    }


def owners(table: Table) -> dict[Cell, int]:
    """Whose network each covered cell belongs to; NOBODY for a fragment."""
    found = {at: NOBODY for tunnel in table["tunnels"] for at in placed(tunnel)}
    for seat in range(len(table["networks"]) - 1, -1, -1):
        for token in table["networks"][seat]:
            found[cell(token)] = seat
    return found


def corner(at: Cell) -> Data:
    """The upper left corner of a cell."""
    return {"x": at[0] * UNIT, "y": at[1] * UNIT}


# ---------------------------------------------------------------------- under ground


def rocks(rock: Ground, board: Table, whose: Mapping[Cell, int]) -> list[Data]:
    """Rubble that is not dug away; small where something else lies there."""
    full = {(row["x"], row["y"]) for row in board["buried_resources"]}
    full |= {(row["x"], row["y"]) for row in board["statue_spots"]}
    left = [at for at in sorted(rock.rubble) if at not in whose]
    return [{**corner(at), "small": at in full} for at in left]


def buried(table: Table, board: Table, whose: Mapping[Cell, int], say: Say) -> list[Data]:
    """Goods that nobody has dug up."""
    found = []
    for row in board["buried_resources"]:
        at = (row["x"], row["y"])
        if at not in whose:
            found.append(
                {
                    **corner(at),
                    "icon": ICONS[row["resource"]],
                    "tone": TONES[row["resource"]],
                    "n": row["amount"],
                    "rubble": row["rubble"],
                    "label": name("resource", row["resource"], say),
                    "where": place_name(table, [at], say),
                }
            )
    return found


def starts(view: Table, board: Table, say: Say) -> list[Data]:
    """The start spots, as long as gates are chosen."""
    if view["table"]["step"] != "setup":
        return []
    taken = {player["gate"] for player in view["table"]["players"]}
    found = []
    for row in board["start_spots"]:
        if row["id"] not in taken:
            at = (row["x"], row["y"])
            where = place_name(view["table"], [at], say)
            found.append(
                {
                    **corner(at),
                    "id": f"{at[0]},{at[1]}",
                    "n": row["players"],
                    "path": outline(frozenset([at]), 1, 5),
                    "label": say(Phrase("board-start-spot", n=row["players"], where=where)),
                }
            )
    return found


# ---------------------------------------------------------------------- tunnels, gates, halls


def tunnels(table: Table, whose: Mapping[Cell, int], say: Say) -> list[Data]:
    """Every tunnel, in the colour of its network."""
    stands = {cell(token) for there in table["pedestals"].values() for token in there}
    stands |= {cell(token) for there in table["statues"].values() for token in there}
    return [tunnel(table, token, whose, stands, say) for token in table["tunnels"]]


def tunnel(
    table: Table, token: str, whose: Mapping[Cell, int], stands: set[Cell], say: Say
) -> Data:
    """One tunnel: its shape, its anchor and the mark of its owner."""
    listed = placed(token)
    there = frozenset(listed)
    anchor = next((at for at in starred(token) if at not in stands), None)
    free = [at for at in listed if at not in stands and at not in starred(token)]
    owner = whose[listed[0]]
    return {
        "id": token.replace("*", ""),
        "owner": owner,
        "path": outline(there, 1.5, 4),
        "ring": outline(there, -2, 5),
        "joints": joints(there),
        "anchor": None if anchor is None else corner(anchor),
        "mark": corner(free[0]) if free else None,
        "label": tunnel_label(table, listed, owner, say),
    }


def tunnel_label(table: Table, there: list[Cell], owner: int, say: Say) -> str:
    """Whose tunnel it is and where."""
    where = place_name(table, there, say)
    if owner == NOBODY:
        return say(Phrase("board-fragment", n=len(there), where=where))
    return say(Phrase("board-tunnel", who=seat_name(owner, say), n=len(there), where=where))


def gates(table: Table, board: Table, say: Say) -> list[Data]:
    """The gates that stand."""
    spots = {row["id"]: (row["x"], row["y"]) for row in board["start_spots"]}
    found = []
    for seat, player in enumerate(table["players"]):
        if player["gate"] is not None:
            at = spots[player["gate"]]
            found.append(
                {
                    **corner(at),
                    "seat": seat,
                    "path": outline(frozenset([at]), -1, 5),
                    "label": say(Phrase("board-gate", who=seat_name(seat, say))),
                }
            )
    return found


def halls(table: Table, whose: Mapping[Cell, int], say: Say) -> list[Data]:
    """The great halls that are dedicated."""
    stands = {cell(token) for there in table["statues"].values() for token in there}
    found = []
    for hall, token in table["halls"].items():
        listed, altar = placed(token), starred(token)[0]
        there = frozenset(listed)
        low, high = table["printed"]["halls"][hall]
        floor = [at for at in listed if at != altar and at not in stands]
        found.append(
            {
                "id": hall,
                "owner": whose[listed[0]],
                "path": outline(there, 0.5, 5),
                "inner": outline(there, 4.5, 3),
                "altar": outline(frozenset([altar]), 4, 4),
                "floor": [corner(at) for at in floor[1:]],
                "mark": corner(floor[0]) if floor else None,
                "label": f"{name('hall', hall, say)}: {high if altar in stands else low}",
            }
        )
    return found


# ---------------------------------------------------------------------- workshops


def spot(view: Table, raw: Table, row: Table, whose: Mapping[Cell, int], say: Say) -> Data:
    """A workshop spot with its workshop, if one was founded there."""
    table = view["table"]
    at = (row["x"], row["y"])
    kind = table["workshops"].get(row["id"])
    frame = pending(view)
    found = {
        **corner(at),
        "id": row["id"],
        "kind": kind,
        "path": outline(frozenset([at]), 2 if kind else 3.5, 5),
        "here": frame["do"] in ("workshop_build", "workshop_use")
        and frame.get("spot") == row["id"],
        "where": place_name(table, [at], say),
    }
    if kind is None:
        return {**found, "label": say(Phrase("board-empty-spot", where=found["where"]))}
    spend, gain = table["printed"]["workshops"][kind][0]
    doors = [whose.get(near, NOBODY) for near in beside(at)]
    uses = len([owner for owner in doors if owner != NOBODY])
    return {
        **found,
        "goods": [{"icon": ICONS[one], "tone": TONES[one]} for one in (*spend, *gain)],
        "doors": [
            {"seat": owner, "path": DOORS[side].format(*_edge(at, side))}
            for side, owner in enumerate(doors)
            if owner != NOBODY
        ],
        "label": say(
            Phrase(
                "board-workshop",
                workshop=WORKSHOPS.word(WORKSHOPS.code(kind)),
                recipes=recipes(table, kind, say),
                n=uses,
                where=found["where"],
            )
        ),
    }


def _edge(at: Cell, side: int) -> tuple[int, int]:
    dx, dy = EDGES[side]
    return at[0] * UNIT + dx, at[1] * UNIT + dy


def recipes(table: Table, kind: str, say: Say) -> str:
    """What a workshop turns into what, in words."""
    found = []
    for spend, gain in table["printed"]["workshops"][kind]:
        found.append(" → ".join([in_words(part, say) for part in (spend, gain)]))
    return "; ".join(found)


# ---------------------------------------------------------------------- statues and pedestals


def pedestals(table: Table, say: Say) -> list[Data]:
    """The pedestals that stand."""
    return [
        {
            **corner(cell(token)),
            "id": token,
            "clan": clan,
            "icon": f"{OWN}ped-{clan}",
            "label": say(Phrase("board-pedestal-of", clan=CLANS.word(CLANS.code(clan)))),
        }
        for clan, there in table["pedestals"].items()
        for token in there
    ]


def statues(view: Table, raw: Table, whose: Mapping[Cell, int], say: Say) -> list[Data]:
    """The statues, buried or not, with what each is worth where it stands."""
    table, moved = view["table"], moving(view)
    found = []
    for clan, there in table["statues"].items():
        for token in there:
            at = cell(token)
            owner = whose.get(at, NOBODY)
            worth = 0 if owner == NOBODY else statue_worth(table, raw, at, clan)
            found.append(
                {
                    **corner(at),
                    "id": token,
                    "clan": clan,
                    "icon": f"{OWN}statue-{clan}",
                    "buried": owner == NOBODY,
                    "moved": moved is not None and moved[0] == token,
                    "label": statue_label(table, at, clan, worth, owner, say),
                    "thing": f"zone:{zone_of(table, at)}",
                }
            )
    return found


def statue_label(table: Table, at: Cell, clan: str, worth: int, owner: int, say: Say) -> str:
    """A statue in words: its clan, where it stands, whose it is and what it is worth."""
    where = place_name(table, [at], say)
    word = CLANS.word(CLANS.code(clan))
    if owner == NOBODY:
        return say(Phrase("board-statue-buried", clan=word, where=where))
    who = seat_name(owner, say)
    return say(Phrase("board-statue", clan=word, where=where, who=who, honor=worth))


# ---------------------------------------------------------------------- what can be chosen


def cells(view: Table, raw: Table, say: Say) -> list[Data]:
    """The cells that the viewer may choose or reach for, by name."""
    decision = view["decision"]
    if decision is None or decision["kind"] not in SHOWN_CELLS:
        return []
    table = view["table"]
    if decision["kind"] == "place_gate":
        return []
    tokens = list(decision["options"])
    if decision["kind"] not in ("dig_placement", "hall_placement"):
        tokens += [one["token"] for one in decision["refused"]]
    wanted = {at for token in tokens if token[0].isdigit() for at in placed(token)}
    moved = moving(view)
    found = []
    for at in sorted(wanted, key=lambda one: (one[1], one[0])):
        label, worth = place_name(table, [at], say), None
        if moved is not None:
            token = f"{at[0]},{at[1]}"
            worth = goal_worth(view, raw, token)
            label = f"{label}: {in_honor(table, token, worth, say)}"
        told = {"label": label, "thing": f"zone:{zone_of(table, at)}", "worth": worth}
        found.append({**corner(at), "id": f"{at[0]},{at[1]}", **told})
    return found


def moving(view: Table) -> tuple[str, str] | None:
    """The cell and the clan of the statue that the viewer is moving."""
    frame = pending(view)
    if frame["do"] != "statue_target":
        return None
    for clan, there in view["table"]["statues"].items():
        if frame["cell"] in there:
            return frame["cell"], clan
    return None
