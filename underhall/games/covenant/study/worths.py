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
STEP_WORTH: Final = 0.42
"""A step on a track, besides what its space gave."""
GROWTH: Final[tuple[float, ...]] = (0.16, 0.25, 0.22, 0.15)
"""How much a column is still going to grow with each turn."""


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
    worth = STEP_WORTH * positions * min(1.0, 0.25 + turns / 9)
    hoped = now + turns * 0.6
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
    return max(0.0, min(0.9, 0.9 - 0.45 * (wanted - now - 0.55 * turns)))


def scored_worth(s: Covenant, seat: int, turns: int) -> float:
    """Projects, prisoners, columns, throne and penalty, as they stand."""
    worth = 0.7 * throne_points(s)[seat] if any(throne_of(s, seat)) else 0.0
    for at, project in enumerate(s.projects):
        times = ERAS - max(s.era, at + 1) + 1
        worth += times * project_points(s, seat, project)
    councils = ERAS - s.era + 1
    worth += councils * prison_worth(s, seat)
    for column, n in enumerate(column_counts(s, seat)):
        if n:
            worth += n * (column_worth(s, seat, column) + GROWTH[column] * turns)
    return worth - penalty(s, seat) * (0.85 if turns < 4 else 0.3)


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
