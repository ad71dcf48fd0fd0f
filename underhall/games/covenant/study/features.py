"""What a good player looks at in Covenant: every feature is what a clan has more than the others
have on average; against the Elders, what it has.

What councils and the final scoring would give as things stand counts by how often it will be
scored; what is of use only over time, by the turns or councils to come.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from underhall.games.covenant.box.names import (
    BOOK,
    BUILDING_COUNT,
    CROWDED_CELLS,
    DWARF_COUNT,
    FULL_CELLS,
    RELIC_COUNT,
    RESOURCE_COUNT,
    SAGAS,
    TRACK_COUNT,
)
from underhall.games.covenant.rules.goals import buildings_built, goal_points
from underhall.games.covenant.rules.projects import project_points
from underhall.games.covenant.rules.scoring import (
    achievement_points,
    column_counts,
    column_worth,
    penalty,
    throne_points,
)
from underhall.games.covenant.rules.transport import throne_of
from underhall.games.covenant.table.state import COUNCIL, NONE, TAVERN, Covenant
from underhall.kit.standing import ahead

ERAS: Final = 3

FEATURES: Final = (
    "glory",  # points on the track
    *("court", "prestige", "mine"),  # steps on the tracks
    "achievements",  # what they would score now
    "next_achievement",  # what one more would score, while there are turns for it
    "goals",  # what goals score that may score now
    "goals_to_come",  # and those that lack achievements
    "projects",  # as things stand, as often as they will be scored
    "prisoners",  # what a council gives for them, for each council to come
    "throne",
    "columns",  # of the tools, as things stand
    *("column_1", "column_2", "column_3", "column_4"),  # tools there, for each turn to come
    "penalty",
    "strength",  # of dwarves, for each time they will work
    "ornaments",  # for each era to come
    "coins",  # for each council to come
    "traditions",
    "traditions_used",  # for each turn to come
    "tools",  # forged, while there are turns for them
    "books",
    "keys",
    "storage",
    *("iron", "emerald", "gold", "mythrall"),  # the root of what is held
    *("refreshments", "strong_refreshments"),
    "relics",  # ready to be used
    "relic_kinds",
    *("houses", "workshops", "pillars", "gates"),  # in the forge area, the root
    "built",  # in the mountain
    "on_the_way",  # carts at sites that are not finished
)
GLORY: Final = 0
TRACKS: Final = 1
ACHIEVEMENTS: Final = 4
GOALS: Final = 6
SCORED: Final = 8
COLUMNS: Final = 11
PENALTY: Final = 16
BOARD: Final = 17
STOCK: Final = 26
RELICS: Final = 32
FORGE: Final = 34
SITES: Final = 39
COUNT: Final = 40


def features(s: Covenant, seat: int) -> list[float]:
    """What a seat has more than the others on average, from what it may see."""
    thrones = throne_points(s)
    rows = []
    for clan in range(s.seats):
        row = [0.0] * COUNT
        turns = turns_left(s, clan)
        row[GLORY] = float(s.gp[clan])
        add_tracks(s, row, clan, turns)
        add_scored(s, row, clan, turns)
        if any(throne_of(s, clan)):
            row[SCORED + 2] = float(thrones[clan])
        add_board(s, row, clan, turns)
        add_stock(s, row, clan, turns)
        add_buildings(s, row, clan, turns)
        rows.append(row)
    return ahead(rows, seat)


def progress(s: Covenant) -> float:
    """The part of all rounds that is over."""
    era = 1.0 if s.phase == COUNCIL else (s.round - 1) / DWARF_COUNT
    return max(0.0, min(1.0, (s.era - 1 + era) / ERAS))


def turns_left(s: Covenant, clan: int) -> int:
    """Turns that a clan has still to begin."""
    later = (ERAS - s.era) * DWARF_COUNT
    return later if s.phase == COUNCIL else later + s.my_posts(clan).count(TAVERN)


def add_tracks(s: Covenant, row: list[float], clan: int, turns: int) -> None:
    """Steps, achievements and the goals they let score."""
    positions = s.my_tracks(clan)
    for track in range(TRACK_COUNT):
        row[TRACKS + track] = float(positions[track])
    now = s.achievements(clan) + 2 * s.has(clan, SAGAS)
    score = achievement_points(s, now)
    row[ACHIEVEMENTS] = float(score)
    row[ACHIEVEMENTS + 1] = (achievement_points(s, now + 1) - score) * min(turns, 4) / 4
    best = total = 0
    for goal in s.my_goals(clan):
        worth = goal_points(s, clan, goal)
        total += worth
        best = max(best, worth)
    one, both = s.tables.goal_thresholds
    sure = total if now >= both else best if now >= one else 0
    row[GOALS] = float(sure)
    row[GOALS + 1] = float(total - sure) if turns else 0.0


def add_scored(s: Covenant, row: list[float], clan: int, turns: int) -> None:
    """Projects, prisoners and columns as they stand, and the penalty."""
    for at in range(len(s.projects)):
        times = ERAS - max(s.era, at + 1) + 1
        row[SCORED] += times * project_points(s, clan, s.projects[at])
    row[SCORED + 1] = (ERAS - s.era + 1) * prison_points(s, clan)
    counts = column_counts(s, clan)
    for column in range(len(counts)):
        n = counts[column]
        if n:
            row[COLUMNS] += n * column_worth(s, clan, column)
            row[COLUMNS + 1 + column] = float(n * turns)
    row[PENALTY] = float(penalty(s, clan))


def prison_points(s: Covenant, clan: int) -> float:
    """What a council gives for the enemies that keys can hold, the best first."""
    goblins, orcs, trolls = s.prisoners(clan)
    keys = s.keys(clan)
    trolls = min(trolls, keys)
    orcs = min(orcs, keys - trolls)
    goblins = min(goblins, (keys - trolls - orcs) * (2 if s.has(clan, CROWDED_CELLS) else 1))
    sets = min(goblins, orcs, trolls) if s.has(clan, FULL_CELLS) else 0
    return 2.0 * trolls + orcs + 0.5 * goblins + 2.0 * sets


def add_board(s: Covenant, row: list[float], clan: int, turns: int) -> None:
    """Dwarves, ornaments, coins, traditions, tools, keys and storage, for the time left."""
    later = ERAS - s.era
    posts, strength = s.my_posts(clan), s.my_strength(clan)
    for dwarf in range(DWARF_COUNT):
        idle = 1 if posts[dwarf] == TAVERN and s.phase != COUNCIL else 0
        row[BOARD] += strength[dwarf] * (later + idle)
    ornaments = s.my_ornaments(clan)
    for place in range(len(ornaments)):
        if ornaments[place] != NONE:
            row[BOARD + 1] += later + (0.0 if place in posts else 0.75)
    coins = s.my_coins(clan)
    councils = later + (1 if s.phase != COUNCIL else 0)
    row[BOARD + 2] = float(councils * (len(coins) - coins.count(NONE)))
    owned = s.traditions[clan].bit_count()
    row[BOARD + 3] = float(owned)
    row[BOARD + 4] = float(owned * turns)
    for tool in s.my_tools(clan):
        if tool != NONE:
            row[BOARD + 5] += min(turns, 4) / 4
            if s.tables.tool_kind[tool] == BOOK:
                row[BOARD + 6] += min(turns, 4) / 4
    row[BOARD + 7] = min(s.keys(clan), 6) * min(turns, 6) / 6
    row[BOARD + 8] = s.storage(clan) * min(turns, 6) / 6


def add_stock(s: Covenant, row: list[float], clan: int, turns: int) -> None:
    """Resources, refreshments and relics, as far as there is time to use them."""
    time = min(turns, 3) / 3
    rest = (1.0 - time) / s.tables.leftover
    held = s.my_resources(clan)
    for kind in range(RESOURCE_COUNT):
        row[STOCK + kind] = sqrt(held[kind]) * time + held[kind] * rest
    ones, twos = s.my_tokens(clan)
    row[STOCK + 4] = ones * (time + rest)
    row[STOCK + 5] = twos * (time + rest)
    at = clan * RELIC_COUNT
    ready = 0
    for kind in range(RELIC_COUNT):
        ready += s.relics[at + kind] - s.relics_used[at + kind]
    row[RELICS] = float(min(ready, turns))
    row[RELICS + 1] = float(s.relic_kinds(clan))


def add_buildings(s: Covenant, row: list[float], clan: int, turns: int) -> None:
    """Buildings in the forge area, in the mountain, and on the way at sites."""
    time = min(turns, 3) / 3
    forge = s.my_forge(clan)
    for kind in range(BUILDING_COUNT):
        row[FORGE + kind] = sqrt(forge[kind]) * time
    row[FORGE + 4] = buildings_built(s, clan) * time
    limit = s.board.limit
    for site in range(len(limit)):
        there = s.delivered(clan, site)
        if 0 < there < limit[site]:
            row[SITES] += there * time
