"""What things may come to, in Glory Points: the parts that the features of Covenant are made of.

What is worth something only over time counts by the turns or councils that are left.
"""

from __future__ import annotations

from typing import Final

from underhall.games.covenant.box.names import (
    CROWDED_CELLS,
    DWARF_COUNT,
    FULL_CELLS,
    SAGAS,
)
from underhall.games.covenant.rules.goals import goal_points
from underhall.games.covenant.rules.projects import project_points
from underhall.games.covenant.rules.scoring import (
    achievement_points,
    column_counts,
    column_worth,
    penalty,
    throne_points,
)
from underhall.games.covenant.rules.transport import throne_of
from underhall.games.covenant.table.state import COUNCIL, TAVERN, Covenant

ERAS: Final = 3

# Judgements: how things usually go on. All else comes from the rules, and what it counts is learnt.
STEP_WORTH: Final = 0.42
"""A step on a track, besides what its space gave,"""
STEP_LEAST: Final = 0.25
STEP_TURNS: Final = 9
"""at least such a part of it, and all of it with so many turns to come."""
ACHIEVED: Final = 0.6
"""Achievements to come with each turn."""
GOAL_SURE: Final = 0.9
GOAL_STEP: Final = 0.45
GOAL_PACE: Final = 0.55
"""How likely a goal is when all will be there in time, by how much each achievement that will be
missing makes it less, and how many come with each turn."""
THRONE_KEPT: Final = 0.7
"""What of the points of the throne stays with who leads there."""
GROWTH: Final[tuple[float, ...]] = (0.16, 0.25, 0.22, 0.15)
"""How much a column is still going to grow with each turn."""
PENALTY_LATE: Final = 0.85
PENALTY_EARLY: Final = 0.3
LATE: Final = 4
"""What of a penalty remains in the end: with fewer turns than these, and with more."""


def turns_left(s: Covenant, seat: int) -> int:
    """Turns that the seat has still to begin."""
    later = (ERAS - s.era) * DWARF_COUNT
    return later if s.phase == COUNCIL else later + s.my_posts(seat).count(TAVERN)


def councils_left(s: Covenant) -> int:
    """Councils whose coins are still to be paid out."""
    return ERAS - s.era + (s.phase != COUNCIL)


def tracks_worth(s: Covenant, seat: int, turns: int) -> float:
    """Achievements, what they score, and the goals they let score."""
    positions = sum(s.my_tracks(seat))
    sagas = 2 * s.has(seat, SAGAS)
    now = s.achievements(seat) + sagas
    worth = STEP_WORTH * positions * min(1.0, STEP_LEAST + turns / STEP_TURNS)
    hoped = now + turns * ACHIEVED
    full = int(hoped)
    here, there = achievement_points(s, full), achievement_points(s, full + 1)
    worth += here + (hoped - full) * (there - here)
    goals = [goal_points(s, seat, goal) for goal in s.my_goals(seat)]
    if goals:
        one, both = s.tables.goal_thresholds
        worth += chance_of(now, one, turns) * max(goals)
        worth += chance_of(now, both, turns) * (sum(goals) - max(goals))
    return worth


def chance_of(now: int, wanted: int, turns: int) -> float:
    """How likely so many achievements are in the end."""
    if now >= wanted:
        return 1.0
    missing = wanted - now - GOAL_PACE * turns
    return max(0.0, min(GOAL_SURE, GOAL_SURE - GOAL_STEP * missing))


def scored_worth(s: Covenant, seat: int, turns: int) -> float:
    """Projects, prisoners, columns, throne and penalty, as they stand."""
    worth = THRONE_KEPT * throne_points(s)[seat] if any(throne_of(s, seat)) else 0.0
    for at, project in enumerate(s.projects):
        times = ERAS - max(s.era, at + 1) + 1
        worth += times * project_points(s, seat, project)
    councils = ERAS - s.era + 1
    worth += councils * prison_worth(s, seat)
    for column, n in enumerate(column_counts(s, seat)):
        if n:
            worth += n * (column_worth(s, seat, column) + GROWTH[column] * turns)
    return worth - penalty(s, seat) * (PENALTY_LATE if turns < LATE else PENALTY_EARLY)


def prison_worth(s: Covenant, seat: int) -> float:
    """What a council gives for the enemies that keys can hold."""
    goblins, orcs, trolls = s.prisoners(seat)
    keys = s.keys(seat)
    trolls = min(trolls, keys)
    orcs = min(orcs, keys - trolls)
    room = keys - trolls - orcs
    goblins = min(goblins, room * (2 if s.has(seat, CROWDED_CELLS) else 1))
    worth = 2.0 * trolls + orcs + 0.5 * goblins
    if s.has(seat, FULL_CELLS):
        worth += 2 * min(goblins, orcs, trolls)
    return worth
