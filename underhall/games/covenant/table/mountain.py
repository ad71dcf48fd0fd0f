"""The mountain, the sites and the throne in a position: what each holds, and whose it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.core.position import check_keys
from underhall.games.covenant.box.atoms import BASICS
from underhall.games.covenant.box.boards import (
    CELLS,
    EDGE_MASK,
    EDGES,
    MOST_REWARD_SLOTS,
    POINT_MASK,
    POINTS,
    SITES,
    bits,
)
from underhall.games.covenant.box.names import (
    BACKS,
    BASIC_COUNT,
    CHAMBERS,
    ENEMIES,
    ENEMY_COUNT,
    RESOURCES,
)
from underhall.games.covenant.rules.mountain import find_districts, lair, open_chamber
from underhall.games.covenant.rules.placing import basics_in, settle
from underhall.games.covenant.rules.transport import (
    carts_at,
    put_carts,
    put_on_throne,
    site_slots,
    throne_of,
)
from underhall.games.covenant.table.state import HIDDEN, NOBODY, NONE, SETUP, Covenant
from underhall.kit.reading import read_counts, read_whole, take_from
from underhall.kit.writing import named_counts

# ---------------------------------------------------------------------- writing


def write_mountain(s: Covenant) -> dict[str, Any]:
    """Every cell: its chamber with what stands there, or its back."""
    return {CELLS.token(cell): write_cell(s, cell) for cell in s.board.cells}


def write_cell(s: Covenant, cell: int) -> dict[str, Any]:
    """One cell."""
    chamber = s.chambers[cell]
    if chamber == HIDDEN:
        return {"back": None if s.backs[cell] == NONE else BACKS.token(s.backs[cell])}
    kinds, basics = BASICS.tokens, basics_in(s, cell)
    return {
        "chamber": CHAMBERS.token(chamber),
        "enemies": named_counts(lair(s, cell), ENEMIES),
        "buildings": [f"{b // BASIC_COUNT}:{kinds[b % BASIC_COUNT]}" for b in basics],
    }


def write_owners(names: Names, owned: list[int]) -> dict[str, int]:
    """Pillars or gates: the clan on each point or edge."""
    return {names.token(at): clan for clan, mine in enumerate(owned) for at in bits(mine)}


def write_sites(s: Covenant) -> dict[str, Any]:
    """Carts and markers on every site."""
    return {token: write_site(s, site) for site, token in enumerate(SITES.tokens)}


def write_site(s: Covenant, site: int) -> dict[str, Any]:
    """One site."""
    carts = [named_counts(carts_at(s, clan, site), RESOURCES) for clan in range(s.clans)]
    slots = [None if clan == NOBODY else clan for clan in site_slots(s, site)]
    return {"carts": carts, "slots": slots}


def write_throne(s: Covenant) -> list[dict[str, int]]:
    """The carts of each clan on the throne."""
    return [named_counts(throne_of(s, clan), RESOURCES) for clan in range(s.clans)]


# ---------------------------------------------------------------------- reading


def read_mountain(s: Covenant, data: Mapping[str, Any]) -> None:
    """Named cells, then the canonical chambers on the others; then what is built."""
    named = data.get("mountain", {})
    check_keys(named, [CELLS.token(cell) for cell in s.board.cells], "mountain")
    for token, there in named.items():
        read_cell(s, CELLS.code(token), there)
    left = spare_chambers(s)
    for cell in s.board.cells:
        if CELLS.token(cell) not in named and s.phase != SETUP:
            canonical_cell(s, cell, left)
    s.districts = find_districts(s)
    read_owners(s, data, "pillars", POINTS, POINT_MASK, s.pillars)
    read_owners(s, data, "gates", EDGES, EDGE_MASK, s.gates)
    for clan in range(s.clans):
        for edge in bits(s.gates[clan]):
            s.gated[clan] |= EDGE_MASK[edge]


def read_cell(s: Covenant, cell: int, there: Any) -> None:
    """One cell: a back, or a chamber with its enemies and buildings."""
    token = CELLS.token(cell)
    check_keys(there, ("back", "chamber", "enemies", "buildings"), f"mountain {token}")
    if "chamber" not in there:
        back = there.get("back")
        if set(there) - {"back"} or (back is None and s.phase != SETUP):
            raise BadData(f"mountain {token}: give a chamber, or a back alone")
        s.backs[cell] = NONE if back is None else BACKS.code(str(back))
        return
    chamber = CHAMBERS.code(str(there["chamber"]))
    if "back" in there or not s.unseen >> chamber & 1:
        raise BadData(f"mountain {token}: chamber {there['chamber']} lies elsewhere or has a back")
    s.backs[cell] = s.tables.chamber_back[chamber]
    open_chamber(s, cell, chamber)
    enemies = read_counts(there, "enemies", ENEMIES)
    if sum(enemies) > s.tables.crowd:
        raise BadData(f"mountain {token}: a chamber holds {s.tables.crowd} enemies (COV-4.109)")
    take_from(s.bag, enemies, ENEMIES)
    s.enemies[cell * ENEMY_COUNT : (cell + 1) * ENEMY_COUNT] = enemies
    buildings = there.get("buildings", [])
    if not isinstance(buildings, list) or len(buildings) > s.tables.building_places[chamber]:
        raise BadData(f"mountain {token}: not so many building places (COV-4.98)")
    for text in buildings:
        clan, _, kind = str(text).partition(":")
        if not clan.isdecimal() or int(clan) >= s.clans or not BASICS.has(kind):
            raise BadData(f"mountain {token}: {text!r} is no building such as 0:house")
        settle(s, int(clan), BASICS.code(kind), cell)


def spare_chambers(s: Covenant) -> list[int]:
    """The unseen chambers that no named back stands for, in order."""
    left = bits(s.unseen)
    for cell in s.board.cells:
        if s.chambers[cell] == HIDDEN and s.backs[cell] != NONE:
            fitting = [c for c in left if s.tables.chamber_back[c] == s.backs[cell]]
            if not fitting:
                token = BACKS.token(s.backs[cell])
                raise BadData(f"position mountain: there are not so many of {token}")
            left.remove(fitting[0])
    return left


def canonical_cell(s: Covenant, cell: int, left: list[int]) -> None:
    """The next chamber: open with its enemies on a start cell, else face down."""
    chamber = left.pop(0)
    s.backs[cell] = s.tables.chamber_back[chamber]
    if cell not in s.board.start:
        return
    open_chamber(s, cell, chamber)
    for _ in range(s.tables.skulls[chamber]):
        there = [enemy for enemy, n in enumerate(s.bag) if n]
        if there:
            s.bag[there[0]] -= 1
            s.enemies[cell * ENEMY_COUNT + there[0]] += 1


def read_owners(
    s: Covenant, data: Mapping[str, Any], key: str, names: Names, masks: list[int], found: list[int]
) -> None:
    """Pillars or gates: the clan on each point or edge."""
    named = data.get(key, {})
    check_keys(named, names.tokens, key)
    for token in named:
        mask = masks[names.code(token)]
        if s.open & mask != mask:
            raise BadData(f"position {key}: the chambers of {token} are not all face up")
        clan = read_whole(named, token, 0, s.clans - 1)
        found[clan] |= 1 << names.code(token)


def read_sites(s: Covenant, data: Mapping[str, Any]) -> None:
    """Carts and markers on the sites; carts come from their clans."""
    named = data.get("sites", {})
    check_keys(named, SITES.tokens, "sites")
    for token, there in named.items():
        check_keys(there, ("carts", "slots"), f"site {token}")
        site = SITES.code(token)
        for clan, carts in enumerate(clan_carts(s, there, "carts")):
            for kind, n in enumerate(carts):
                if n:
                    put_carts(s, clan, site, kind, n)
                    check_site(s, clan, site)
        read_slots(s, site, there.get("slots", []))


def clan_carts(s: Covenant, data: Mapping[str, Any], key: str) -> list[list[int]]:
    """Carts by kind for each clan, as far as they are named."""
    named = data.get(key, [])
    if not isinstance(named, list) or len(named) > s.clans:
        raise BadData(f"position {key}: expected an entry a clan, found {named!r}")
    return [read_counts({key: carts}, key, RESOURCES) for carts in named]


def check_site(s: Covenant, clan: int, site: int) -> None:
    """COV-4.115, 4.118. Every cart has a space, and no clan too many."""
    token = SITES.token(site)
    for kind, free in enumerate(s.site_spaces(site)):
        if free < 0:
            raise BadData(f"site {token}: not so many spaces for {RESOURCES.token(kind)}")
    if s.delivered(clan, site) > s.board.limit[site] or s.carts[clan] < 0:
        raise BadData(f"site {token}: clan {clan} has too many carts (COV-4.115)")


def read_slots(s: Covenant, site: int, named: Any) -> None:
    """The markers on the reward slots of a site, of clans that have finished it."""
    token = SITES.token(site)
    if not isinstance(named, list) or len(named) > len(s.board.slots[site]):
        raise BadData(f"site {token}: expected its reward slots, found {named!r}")
    for slot, clan in enumerate(named):
        if clan is None:
            continue
        if not isinstance(clan, int) or not 0 <= clan < s.clans or named.count(clan) > 1:
            raise BadData(f"site {token}: {clan!r} is no clan with one marker")
        if s.delivered(clan, site) < s.board.limit[site]:
            raise BadData(f"site {token}: clan {clan} has not finished it (COV-4.120)")
        s.site_slots[site * MOST_REWARD_SLOTS + slot] = clan


def read_throne(s: Covenant, data: Mapping[str, Any]) -> None:
    """Carts on the throne."""
    for clan, carts in enumerate(clan_carts(s, data, "throne")):
        for kind, n in enumerate(carts):
            put_on_throne(s, clan, kind, n)
        if min(s.throne_free) < 0 or s.carts[clan] < 0:
            raise BadData(f"position throne: too many carts of clan {clan} (COV-4.127)")
