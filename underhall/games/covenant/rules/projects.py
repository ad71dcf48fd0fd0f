"""Projects (4.S): what each scores for a clan, without any decision (COV-4.161)."""

from __future__ import annotations

from underhall.games.covenant.box.boards import (
    EDGE_CELLS,
    EDGE_MASK,
    POINT_CELLS,
    POINT_MASK,
    bits,
)
from underhall.games.covenant.box.names import (
    BASIC_COUNT,
    BUILDING_PLACES,
    HOUSE,
    PILLAR,
    PROJECTS_OF_KIND,
    WORKSHOP,
)
from underhall.games.covenant.rules.mountain import lairs, presence
from underhall.games.covenant.rules.placing import basics_in
from underhall.games.covenant.table.state import Covenant, basic_of

BUILDING_TYPE_GP = 2


def project_points(s: Covenant, clan: int, project: int) -> int:
    """COV-4.154 to 4.160. The GP of a project for a clan as things stand."""
    if project < PROJECTS_OF_KIND:
        return basic_project(s, clan, project)
    if project < 2 * PROJECTS_OF_KIND:
        return grand_project(s, clan, project)
    special = project - 2 * PROJECTS_OF_KIND
    if special == 0:
        return best_district(s, [EDGE_MASK[edge] for edge in bits(s.gates[clan])])
    if special == 1:
        return best_district(s, [POINT_MASK[point] for point in bits(s.pillars[clan])])
    if special == 2:
        return building_types(s, clan)
    if special == 3:
        return (presence(s, clan) & ~lairs(s)).bit_count()
    if special == 4:
        return pillar_neighbours(s, clan)
    return workshop_houses(s, clan)


def chamber_gp(s: Covenant, project: int, cell: int) -> int:
    """COV-4.154. What a project gives for a chamber by its deposit or colour."""
    t = s.tables
    chamber = s.chambers[cell]
    if t.project_by_colour[project]:
        return t.project_gp[project][t.chamber_colour[chamber]]
    return t.project_gp[project][t.deposit[chamber]]


def basic_project(s: Covenant, clan: int, project: int) -> int:
    """COV-4.154. Kind A: houses or workshops by their chamber."""
    wanted = basic_of(clan, s.tables.project_building[project])
    cells = [at // BUILDING_PLACES for at, basic in enumerate(s.basics) if basic == wanted]
    return sum([chamber_gp(s, project, cell) for cell in cells])


def grand_project(s: Covenant, clan: int, project: int) -> int:
    """COV-4.155. Kind B: pillars or gates by every chamber they touch."""
    if s.tables.project_building[project] == PILLAR:
        touched = [POINT_CELLS[point] for point in bits(s.pillars[clan])]
        return sum([chamber_gp(s, project, cell) for cells in touched for cell in cells])
    edges = [EDGE_CELLS[edge] for edge in bits(s.gates[clan])]
    return sum([chamber_gp(s, project, cell) for cells in edges for cell in cells])


def best_district(s: Covenant, places: list[int]) -> int:
    """COV-4.156. The best place: the chambers of all districts it touches, each once."""
    best = 0
    for place in places:
        size = sum([d.bit_count() for d in s.districts if d & place])
        best = max(best, size)
    return best


def building_types(s: Covenant, clan: int) -> int:
    """COV-4.157. GP for each type with a building in the mountain."""
    types = [s.pillars[clan] != 0, s.gates[clan] != 0]
    types += [s.built(clan, kind) > 0 for kind in (HOUSE, WORKSHOP)]
    return BUILDING_TYPE_GP * sum(types)


def pillar_neighbours(s: Covenant, clan: int) -> int:
    """COV-4.159. The best pillar: houses and workshops of all clans in its chambers."""
    best = 0
    for point in bits(s.pillars[clan]):
        best = max(best, sum([len(basics_in(s, cell)) for cell in POINT_CELLS[point]]))
    return best


def workshop_houses(s: Covenant, clan: int) -> int:
    """COV-4.160. For each workshop the houses of all clans in adjacent chambers."""
    found, workshop = 0, basic_of(clan, WORKSHOP)
    for at, building in enumerate(s.basics):
        if building == workshop:
            for cell in s.board.near_cells[at // BUILDING_PLACES]:
                found += sum([basic % BASIC_COUNT == HOUSE for basic in basics_in(s, cell)])
    return found
