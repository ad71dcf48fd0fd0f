"""What stands in the mountain, and what projects and enemies would score with one building more.

All of it comes from a view: the table itself knows only what is scored as things stand.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from underhall.games.covenant.box.boards import EDGES
from underhall.games.covenant.box.names import BUILDINGS, COLOURS, TRADITIONS
from underhall.games.covenant.face.board.signs import Table
from underhall.games.covenant.rules.projects import BUILDING_TYPE_GP
from underhall.games.covenant.rules.scoring import FEARLESS_PENALTY

FEARLESS: Final = TRADITIONS.tokens[25]
BASIC: Final = BUILDINGS.tokens[:2]

Cells = tuple[str, ...]
Built = list[tuple[int, str, Cells]]
"""Buildings: whose, of which kind, and the chambers they stand in or touch."""


class Land:
    """The mountain with its buildings."""

    def __init__(self, view: Table) -> None:
        table = view["table"]
        printed = table["printed"]["chambers"]
        there = table["mountain"]
        self.projects = table["printed"]["projects"]
        self.chambers = {c: printed[at["chamber"]] for c, at in there.items() if "chamber" in at}
        self.lairs = {cell for cell in self.chambers if there[cell]["enemies"]}
        self.districts: list[set[str]] = [set(one) for one in table["districts"]]
        self.built = built(table)
        self.penalty = table["printed"]["penalty"]
        self.fearless = [FEARLESS in player["traditions"] for player in table["players"]]

    def of(self, clan: int, kind: str) -> list[Cells]:
        """The places of a clan's buildings of one kind."""
        return [cells for whose, what, cells in self.built if whose == clan and what == kind]

    def presence(self, clan: int) -> set[str]:
        """COV-4.99. The chambers with a clan's presence."""
        return {cell for whose, _, cells in self.built if whose == clan for cell in cells}

    def districts_of(self, clan: int) -> int:
        """COV-4.101. The districts with a clan's presence."""
        own = self.presence(clan)
        return len([district for district in self.districts if district & own])

    def lost(self, clan: int) -> int:
        """COV-4.176. What enemies in a player's chambers would cost in the end."""
        each = min(self.penalty, FEARLESS_PENALTY) if self.fearless[clan] else self.penalty
        return len(self.presence(clan) & self.lairs) * int(each)

    def points(self, clan: int, project: str) -> int:
        """COV-4.154 to 4.160. What a project scores a clan."""
        rule = SPECIALS.get(project)
        if rule is not None:
            return rule(self, clan)
        told = self.projects[project]
        places = self.of(clan, told["building"])
        return sum([self.chamber_gp(told["gp"], cell) for cells in places for cell in cells])

    def chamber_gp(self, gp: Table, cell: str) -> int:
        """What a project gives for a chamber by its deposit or colour; gold is only a deposit."""
        chamber = self.chambers[cell]
        by_colour = any([token in COLOURS.tokens for token in gp])
        found: int = gp.get(chamber["colour" if by_colour else "deposit"], 0)
        return found

    def basics_in(self, cell: str) -> int:
        """Houses and workshops of all clans in a chamber."""
        return len([1 for _, kind, cells in self.built if kind in BASIC and cells == (cell,)])


def built(table: Table) -> Built:
    """All buildings in the mountain."""
    found: Built = []
    for cell, at in table["mountain"].items():
        for text in at.get("buildings", ()):
            clan, _, kind = text.partition(":")
            found.append((int(clan), kind, (cell,)))
    for key, kind in (("pillars", "pillar"), ("gates", "gate")):
        found += [(clan, kind, tuple(place.split("+"))) for place, clan in table[key].items()]
    return found


@cache
def neighbours() -> dict[str, tuple[str, ...]]:
    """The chambers next to each."""
    found: dict[str, list[str]] = {}
    for token in EDGES.tokens:
        a, b = token.split("+")
        found.setdefault(a, []).append(b)
        found.setdefault(b, []).append(a)
    return {cell: tuple(near) for cell, near in found.items()}


# ---------------------------------------------------------------------- projects of kind C


def best_district(land: Land, places: list[Cells]) -> int:
    """COV-4.156. Of the best place: the chambers of all districts that it touches."""
    sizes = [
        sum([len(district) for district in land.districts if district & set(cells)])
        for cells in places
    ]
    return max(sizes, default=0)


def best_gate(land: Land, clan: int) -> int:
    """COV-4.156. The districts of the best gate."""
    return best_district(land, land.of(clan, "gate"))


def best_pillar(land: Land, clan: int) -> int:
    """COV-4.156. The districts of the best pillar."""
    return best_district(land, land.of(clan, "pillar"))


def all_kinds(land: Land, clan: int) -> int:
    """COV-4.157. GP for each kind of building."""
    return BUILDING_TYPE_GP * len([1 for kind in BUILDINGS.tokens if land.of(clan, kind)])


def safe_chambers(land: Land, clan: int) -> int:
    """COV-4.158. Chambers with presence and without enemies."""
    return len(land.presence(clan) - land.lairs)


def pillar_among(land: Land, clan: int) -> int:
    """COV-4.159. Houses and workshops around the best pillar."""
    around = [sum([land.basics_in(cell) for cell in cells]) for cells in land.of(clan, "pillar")]
    return max(around, default=0)


def near_houses(land: Land, clan: int) -> int:
    """COV-4.160. For each workshop the houses next to its chamber."""
    houses = [cells[0] for _, kind, cells in land.built if kind == "house"]
    near = [neighbours()[cells[0]] for cells in land.of(clan, "workshop")]
    return sum([cell in around for around in near for cell in houses])


SPECIALS: Final = {
    "project_c1": best_gate,
    "project_c2": best_pillar,
    "project_c3": all_kinds,
    "project_c4": safe_chambers,
    "project_c5": pillar_among,
    "project_c6": near_houses,
}


# ---------------------------------------------------------------------- one building more


def after(view: Table, land: Land, clan: int, kind: str, cells: Cells) -> dict[str, int]:
    """What a building there would change: project points, penalty and districts of a clan."""
    projects = view["table"]["projects"]
    worth = sum([land.points(clan, project) for project in projects])
    lost, districts = land.lost(clan), land.districts_of(clan)
    land.built.append((clan, kind, cells))
    found = {
        "projects": sum([land.points(clan, project) for project in projects]) - worth,
        "lost": land.lost(clan) - lost,
        "districts": land.districts_of(clan) - districts,
    }
    land.built.pop()
    return found
