"""How things usually go on in Covenant: what features judge by, learnt like what they are worth.

All else that they count comes from the rules.
"""

from __future__ import annotations

from underhall.core.judgements import Numbers
from underhall.games.covenant.rules.scoring import COLUMN_COUNT


class Judgements:
    """The numbers of the table ``[judged]``."""

    def __init__(self, numbers: Numbers) -> None:
        self.step = numbers.one("step")
        """A step on a track, besides what its space gave,"""
        self.step_least = numbers.one("step_least")
        """at least such a part of it,"""
        self.step_turns = numbers.one("step_turns")
        """and all of it with so many turns to come."""
        self.achieved = numbers.one("achieved")
        """Achievements to come with each turn."""
        self.goal_sure = numbers.one("goal_sure")
        """How likely a goal is when all will be there in time,"""
        self.goal_step = numbers.one("goal_step")
        """by how much each achievement that will be missing makes it less,"""
        self.goal_pace = numbers.one("goal_pace")
        """and how many come with each turn."""
        self.throne_kept = numbers.one("throne_kept")
        """What of the points of the throne stays with who leads there."""
        self.growth = numbers.many("growth", COLUMN_COUNT)
        """How much each column is still going to grow with each turn."""
        self.penalty_late = numbers.one("penalty_late")
        """What of a penalty remains in the end: near the end,"""
        self.penalty_early = numbers.one("penalty_early")
        """before,"""
        self.late = numbers.one("late")
        """and with fewer turns than these the end is near."""
        self.helps_later = numbers.one("helps_later")
        """How often an ornament helps, in each era to come"""
        self.helps_now = numbers.one("helps_now")
        """and in this one."""
        self.further = numbers.one("further")
        """What more of a kind counts than can be used soon."""
