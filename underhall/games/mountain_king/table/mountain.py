"""Reading what lies on the mountain: gates, tunnels, halls, statues, pedestals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.errors import BadData
from underhall.core.position import check_keys
from underhall.games.mountain_king.box.names import (
    CELL_COUNT,
    CELLS,
    CLAN_COUNT,
    CLANS,
    HALLS,
    START_SPOTS,
    STRIDE,
)
from underhall.games.mountain_king.rules.digging import placement_code
from underhall.games.mountain_king.rules.network import find_networks, network_owner
from underhall.games.mountain_king.table.layout import is_draft
from underhall.games.mountain_king.table.setup import can_pair, deal_statues, pairable
from underhall.games.mountain_king.table.state import NOBODY, NOTHING, MountainKing
from underhall.kit.polyomino import bits, first, groups
from underhall.kit.reading import read_list

MOST_STATUES = 7
"""Of one clan."""


def read_mountain(s: MountainKing, data: Mapping[str, Any]) -> None:
    """Everything on the mountain, from the gates up."""
    for seat, player in enumerate(read_list(data, "players", s.seats)):
        read_gate(s, seat, player)
    if not is_draft(s):
        fill_gates(s)
    check_gates(s)
    read_tunnels(s, data)
    read_halls(s, data)
    find_networks(s)
    check_networks(s)
    if "statues" not in data:
        deal_statues(s, 0, list(range(CLAN_COUNT)))
    check_stands(s, "statues", s.statues, MOST_STATUES)
    check_stands(s, "pedestals", s.pedestals, s.tables.pedestals)
    loose = s.pedestal_cells() & ~s.anchors
    if loose:
        cells = " ".join([CELLS.token(cell) for cell in bits(loose)])
        raise BadData(f"position pedestals: no anchor at {cells} (MTK-4.70)")


def cover(s: MountainKing, cells: int, where: str) -> None:
    """Cover cells that are free and may be covered."""
    if cells & ~s.mountain.diggable:
        raise BadData(f"position {where}: lies where no tunnel can (MTK-4.62)")
    if cells & s.covered:
        raise BadData(f"position {where}: lies on something else (MTK-4.62)")
    s.covered |= cells


def read_gate(s: MountainKing, seat: int, player: Mapping[str, Any]) -> None:
    """A gate on the start spot that a position names."""
    named = player.get("gate")
    if named is None:
        if "gate" in player and not is_draft(s):
            raise BadData(f"player {seat} gate: everybody has a gate (MTK-3.15)")
        return
    code = START_SPOTS.code(str(named))
    found = [spot for spot in s.mountain.start_spots if spot.code == code]
    if not found or (s.seats > 2 and found[0].number != s.seats):
        raise BadData(f"player {seat} gate: {named} is no start spot of this game (MTK-3.15)")
    s.gates[seat] = found[0].cell
    cover(s, 1 << found[0].cell, f"player {seat} gate")


def fill_gates(s: MountainKing) -> None:
    """Gates left out stand on the first spots that are free, seat by seat."""
    spots, gates = s.mountain.start_spots, s.gates
    taken = [spot.number for spot in spots if spot.cell in gates]
    number = s.seats if s.seats > 2 else [*taken, spots[0].number][0]
    ring = [spot.cell for spot in spots if spot.number == number]
    for seat in range(s.seats):
        if gates[seat] == NOTHING:
            free = [cell for cell in ring if cell not in gates]
            paired = [cell for cell in free if not s.teams or can_pair(s, seat, cell)]
            if not paired:
                raise BadData("position gates: gates of partners are neighbours (MTK-5.14)")
            gates[seat] = paired[0]
            cover(s, 1 << paired[0], "gates")


def check_gates(s: MountainKing) -> None:
    """MTK-3.16, 5.14. Two players use spots of one number; partners' gates are neighbours."""
    spots = s.mountain.start_spots
    numbers = {spot.number for spot in spots if spot.cell in s.gates}
    if len(numbers) > 1:
        raise BadData("position gates: all start spots bear the same number (MTK-3.16)")
    ring = [spot.cell for spot in spots if spot.number == s.seats]
    if s.teams and not pairable(s.gates, ring):
        raise BadData("position gates: gates of partners are neighbours (MTK-5.14)")


def read_cells(text: object, where: str) -> tuple[int, int]:
    """Cells such as ``9,5+10,5*``: all of them, and those with a star."""
    cells = stars = 0
    for part in str(text).split("+"):
        token = part.rstrip("*")
        if not CELLS.has(token):
            raise BadData(f"position {where}: {part!r} is no cell such as 9,5")
        spot = 1 << CELLS.code(token)
        if cells & spot:
            raise BadData(f"position {where}: {token} twice")
        cells |= spot
        stars |= spot if part.endswith("*") else 0
    return cells, stars


def read_tunnels(s: MountainKing, data: Mapping[str, Any]) -> None:
    """Tunnels, anchors with a star; whole tiles come off their stacks."""
    named = data.get("tunnels", [])
    if not isinstance(named, list):
        raise BadData(f"position tunnels: expected a list, found {named!r}")
    for text in named:
        cells, stars = read_cells(text, "tunnels")
        if len(groups(cells, STRIDE)) > 1 or cells.bit_count() > max(s.tables.size):
            raise BadData(f"position tunnels: {text} is no tunnel (MTK-4.5)")
        if stars.bit_count() > 1:
            raise BadData(f"position tunnels: {text} has two anchors (MTK-4.78)")
        cover(s, cells, f"tunnel {text}")
        s.tunnels.append(cells)
        s.anchors |= stars
        shape = shape_of(s, cells)
        if shape != NOTHING and "stacks" not in data:
            s.stacks[shape] -= 1
    if min(s.stacks) < 0:
        raise BadData("position tunnels: there are not so many of a shape (MTK-3.3)")


def shape_of(s: MountainKing, cells: int) -> int:
    """The shape of a whole tile on these cells, or NOTHING."""
    tile = cells >> first(cells)
    shapes = enumerate(s.tables.turned)
    found = [shape for shape, turned in shapes if tile in [one.mask for one in turned]]
    return found[0] if found else NOTHING


def read_halls(s: MountainKing, data: Mapping[str, Any]) -> None:
    """Great halls as placements, the altar with a star."""
    named = data.get("halls", {})
    check_keys(named, HALLS.tokens, "halls")
    for token, text in named.items():
        hall = HALLS.code(token)
        turned = s.tables.hall_turned[hall]
        code = placement_code(turned, str(text))
        if code == NOTHING:
            raise BadData(f"position halls: {text} is no placement of {token} (MTK-4.87)")
        orientation, cell = divmod(code, CELL_COUNT)
        cells = s.halls[hall] = turned[orientation].mask << cell
        s.altars[hall] = cell + turned[orientation].mark
        cover(s, cells, f"hall {token}")


def check_networks(s: MountainKing) -> None:
    """MTK-4.64, 4.81. Networks of rivals do not touch, and a hall belongs to a network."""
    for seat in range(s.seats):
        if s.networks[seat] & s.rival_cells(seat):
            raise BadData(f"position tunnels: seat {seat} touches a rival's network (MTK-4.64)")
    for hall, cells in enumerate(s.halls):
        if cells and network_owner(s, cells) == NOBODY:
            raise BadData(f"position halls: {HALLS.token(hall)} is in no network (MTK-4.81)")


def check_stands(s: MountainKing, key: str, stands: list[int], most: int) -> None:
    """Statues or pedestals of all clans: not too many, and each on a cell of its own."""
    others = ~s.mountain.diggable
    for clan, cells in enumerate(stands):
        if cells.bit_count() > most:
            raise BadData(f"position {key} {CLANS.token(clan)}: expected at most {most} cells")
        if cells & others:
            cell = CELLS.token(first(cells & others))
            raise BadData(f"position {key}: nothing can stand on {cell}, or another does")
        others |= cells
