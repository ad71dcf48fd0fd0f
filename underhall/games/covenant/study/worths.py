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
from underhall.games.covenant.study.judgements import Judgements
from underhall.games.covenant.table.state import COUNCIL, TAVERN, Covenant

ERAS: Final = 3


def turns_left(s: Covenant, seat: int) -> int:
    """Turns that the seat has still to begin."""
    later = (ERAS - s.era) * DWARF_COUNT
    return later if s.phase == COUNCIL else later + s.my_posts(seat).count(TAVERN)


def councils_left(s: Covenant) -> int:
    """Councils whose coins are still to be paid out."""
    return ERAS - s.era + (s.phase != COUNCIL)


def tracks_worth(s: Covenant, seat: int, judged: Judgements, turns: int) -> float:
    """Achievements, what they score, and the goals they let score."""
    positions = sum(s.my_tracks(seat))
    sagas = 2 * s.has(seat, SAGAS)
    now = s.achievements(seat) + sagas
    worth = judged.step * positions * min(1.0, judged.step_least + turns / judged.step_turns)
    hoped = now + turns * judged.achieved
    full = int(hoped)
    here, there = achievement_points(s, full), achievement_points(s, full + 1)
    worth += here + (hoped - full) * (there - here)
    goals = [goal_points(s, seat, goal) for goal in s.my_goals(seat)]
    if goals:
        one, both = s.tables.goal_thresholds
        worth += chance_of(judged, now, one, turns) * max(goals)
        worth += chance_of(judged, now, both, turns) * (sum(goals) - max(goals))
    return worth


def chance_of(judged: Judgements, now: int, wanted: int, turns: int) -> float:
    """How likely so many achievements are in the end."""
    if now >= wanted:
        return 1.0
    missing = wanted - now - judged.goal_pace * turns
    sure = judged.goal_sure
    return max(0.0, min(sure, sure - judged.goal_step * missing))


def scored_worth(s: Covenant, seat: int, judged: Judgements, turns: int) -> float:
    """Projects, prisoners, columns, throne and penalty, as they stand."""
    worth = judged.throne_kept * throne_points(s)[seat] if any(throne_of(s, seat)) else 0.0
    for at, project in enumerate(s.projects):
        times = ERAS - max(s.era, at + 1) + 1
        worth += times * project_points(s, seat, project)
    councils = ERAS - s.era + 1
    worth += councils * prison_worth(s, seat)
    for column, n in enumerate(column_counts(s, seat)):
        if n:
            worth += n * (column_worth(s, seat, column) + judged.growth[column] * turns)
    remains = judged.penalty_late if turns < judged.late else judged.penalty_early
    return worth - penalty(s, seat) * remains


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
