"""What is odd about reading a position.

Left out, a value is as in the canonical setup: era 1 with the first seat to move, the first
project of each kind, dice on their first face, chambers on the cells in the order of their
numbers with the start cells open and goblins in them, displays of the first tiles that are named
nowhere else, clans as they begin, with the goals of their seat and no tradition. Stacks, bag and
supply are always what is left. In phase ``setup`` what is left out is not dealt yet. ``phase`` and
``seat`` say where a round stands; a position that needs more than that brings its agenda.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadData
from underhall.core.position import check_keys
from underhall.games.covenant.box.boards import SITE_COUNT, bits
from underhall.games.covenant.box.components import Tables
from underhall.games.covenant.box.names import (
    BUILDINGS,
    CARDS_OF_KIND,
    DWARF_COUNT,
    DWARVES,
    ELDER_CARDS,
    EMPTY,
    GOAL_COUNT,
    GOALS,
    GOALS_OF_TYPE,
    ORNAMENTS,
    PLACES,
    PROJECTS_OF_KIND,
    REFRESHMENTS,
    STRONGEST,
)
from underhall.games.covenant.rules.council import ERAS, BeginCouncil, NextTurn
from underhall.games.covenant.rules.displays import ornaments_left
from underhall.games.covenant.rules.elders import cards_of
from underhall.games.covenant.rules.reasons import SOURCE_COUNT, START
from underhall.games.covenant.rules.transport import site_building, site_slots
from underhall.games.covenant.table.layout import ALL_CLANS, LAYOUT
from underhall.games.covenant.table.mountain import read_mountain, read_sites, read_throne
from underhall.games.covenant.table.setup import lay_out, opening
from underhall.games.covenant.table.state import (
    COUNCIL,
    ENDED,
    NOBODY,
    NONE,
    SETUP,
    TURNS,
    Covenant,
)
from underhall.kit.reading import read_whole, take_one

DISPLAYS = [field for field in LAYOUT.fields if field.group == "displays"]


def read(
    tables: Tables,
    seats: int,
    options: Mapping[str, str],
    data: Mapping[str, Any],
    chance: Chance,
) -> Covenant:
    """The table behind ``data``."""
    s = lay_out(tables, seats, options, chance)
    s.phase = TURNS
    LAYOUT.read(s, data)
    if s.boost:
        take_one(s.tokens_left, s.boost - 1, REFRESHMENTS)
    clans = ALL_CLANS.told(s, data)
    for clan, (where, told) in enumerate(clans):
        settle_clan(s, clan, told, where)
    for who in range(seats):
        settle_player(s, who, clans[who][1])
    if s.clans > seats:
        check_elders(s)
    settle_displays(s, data.get("displays", {}))
    settle_projects(s, "projects" in data)
    read_mountain(s, data)
    read_sites(s, data)
    read_throne(s, data)
    for clan, (_, told) in enumerate(clans):
        settle_forge(s, clan, "forge" in told)
    s.agenda = canonical_agenda(s, data)
    return s


# ---------------------------------------------------------------------- the clans


def settle_clan(s: Covenant, clan: int, told: Mapping[str, Any], where: str) -> None:
    """A colour, and points by source or a plain score, which then counts as had from the start."""
    if s.colours[clan] == NOBODY and s.phase != SETUP:
        s.colours[clan] = clan
    if "score" in told:
        if "points" in told:
            raise BadData(f"{where}: give a score or points by source, not both")
        s.points[clan * SOURCE_COUNT + START] = read_whole(told, "score", 0)
    s.gp[clan] = sum(s.points[clan * SOURCE_COUNT : (clan + 1) * SOURCE_COUNT])


def settle_player(s: Covenant, who: int, told: Mapping[str, Any]) -> None:
    """Ornaments where they fit, dwarves on tools, goals as far as they are named."""
    for place, ornament in enumerate(s.my_ornaments(who)):
        if ornament == NONE:
            continue
        colour = s.tables.ornament_colour[ornament]
        if not s.has_tool(who, place) or s.ornament_colour(who, place) != colour:
            token = PLACES.token(place)
            raise BadData(f"player {who} ornaments: no such place on {token} (COV-4.49)")
    dwarves = told.get("dwarves", [])
    if not isinstance(dwarves, list) or len(dwarves) > DWARF_COUNT:
        raise BadData(f"player {who} dwarves: expected a list of four, found {dwarves!r}")
    for dwarf, each in enumerate(dwarves):
        read_dwarf(s, who, dwarf, each)
    settle_goals(s, who)


def read_dwarf(s: Covenant, who: int, dwarf: int, told: Any) -> None:
    """A dwarf: a plain strength, or strength and tool."""
    where = f"player {who} {DWARVES.token(dwarf)}"
    row = {"strength": told} if isinstance(told, int) else told
    check_keys(row, ("strength", "tool"), where)
    at = who * DWARF_COUNT + dwarf
    s.strength[at] = read_whole(row, "strength", 1, STRONGEST)
    if s.strength[at] == 0:
        raise BadData(f"{where}: strength is 1 to {STRONGEST}")
    tool = row.get("tool")
    if tool is None:
        return
    place = PLACES.code(str(tool))
    if not s.has_tool(who, place) or place in s.my_posts(who):
        raise BadData(f"{where}: no free tool on {tool} (COV-4.6)")
    s.posts[at] = place


def settle_goals(s: Covenant, who: int) -> None:
    """After the setup everybody has a goal of each type: the first that is named nowhere."""
    for goal in s.my_goals(who):
        if s.goals.count(goal) > 1:
            token = GOALS.token(goal)
            raise BadData(f"player {who} goals: {token} is one too many (COV-3.14)")
    for sort in range(GOAL_COUNT):
        at = who * GOAL_COUNT + sort
        if s.goals[at] == NONE and s.phase != SETUP:
            goals = range(sort * GOALS_OF_TYPE, (sort + 1) * GOALS_OF_TYPE)
            s.goals[at] = min([goal for goal in goals if goal not in s.goals])


def check_elders(s: Covenant) -> None:
    """COV-5.4. Every card of the Elders lies in one place."""
    seen = s.elder_deck | s.elder_discard
    hidden = s.elder_under + s.elder_kinds.bit_count()
    if s.elder_deck & s.elder_discard or hidden > len(ELDER_CARDS) - seen.bit_count():
        raise BadData("position elders: a card lies in two places (COV-5.4)")
    for kind in bits(s.elder_kinds):
        if (seen & cards_of(kind)).bit_count() == CARDS_OF_KIND:
            raise BadData("position elders: no card is left of a kind on top (COV-5.4)")


def settle_forge(s: Covenant, clan: int, is_told: bool) -> None:
    """A forge area that is left out holds what is not built; no clan has more than its pieces."""
    if not is_told:
        for site in range(SITE_COUNT):
            if clan in site_slots(s, site):
                s.add_to_forge(clan, site_building(site), 1)
        for kind in range(len(BUILDINGS)):
            s.add_to_forge(clan, kind, -min(s.my_forge(clan)[kind], s.built(clan, kind)))
    for kind, token in enumerate(BUILDINGS.tokens):
        if s.locked(clan, kind) < 0:
            raise BadData(f"position: clan {clan} has not so many of {token}")


# ---------------------------------------------------------------------- the board


def settle_displays(s: Covenant, named: Mapping[str, Any]) -> None:
    """Displays named have all their spaces; the others are filled from what is left."""
    for field in DISPLAYS:
        tiles, stack = getattr(s, field.name), getattr(s, field.source)
        tiles += [EMPTY] * (field.most - len(tiles))
        is_left_out = field.leaf not in named and s.phase != SETUP
        for space in range(len(tiles) if is_left_out else 0):
            of_ornaments = field.leaf == "ornaments"
            left = ornaments_left(s, s.tables.space_colour[space]) if of_ornaments else stack
            tiles[space] = first_of(left, tiles)
            if tiles[space] != EMPTY:
                stack[tiles[space]] -= 1
    for ornament, colour in zip(s.ornaments_shown, s.tables.space_colour):
        if ornament != EMPTY and s.tables.ornament_colour[ornament] != colour:
            token = ORNAMENTS.token(ornament)
            raise BadData(f"position ornaments: there are not so many of ornament {token} there")


def first_of(left: list[int], shown: list[int]) -> int:
    """The first tile of a stack, of a kind not yet shown if there is one; EMPTY without any."""
    there = [code for code, n in enumerate(left) if n]
    new = [code for code in there if code not in shown]
    return [*new, *there, EMPTY][0]


def settle_projects(s: Covenant, is_told: bool) -> None:
    """One project of each kind."""
    if not is_told and s.phase != SETUP:
        s.projects = [kind * PROJECTS_OF_KIND for kind in range(ERAS)]
    kinds = [project // PROJECTS_OF_KIND for project in s.projects]
    if kinds != [0, 1, 2] and (kinds or s.phase != SETUP):
        raise BadData("position projects: expected one of each kind A, B, C (COV-3.6)")


def canonical_agenda(s: Covenant, data: Mapping[str, Any]) -> list[Frame[Any]]:
    """What is still to happen in a game that stands at ``phase``, with ``seat`` to move."""
    seat = read_whole(data, "seat", s.first, s.seats - 1)
    if s.phase == SETUP:
        return opening()[::-1]
    if s.phase == COUNCIL:
        return [BeginCouncil()]
    if s.phase == ENDED:
        return []
    return [NextTurn((seat - s.first) % s.seats)]
