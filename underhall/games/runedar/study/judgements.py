"""How things usually go on in Runedar: what features judge by, learnt like what they are worth.

Work is told in pieces of rubble, costs in nuggets. All else that they count comes from the rules.
"""

from __future__ import annotations

from typing import Final

from underhall.core.judgements import Numbers
from underhall.games.runedar.box.names import NONE

MOST_MISSING: Final = 30
"""No upgrade lacks more: all resources there are."""


class Judgements:
    """The numbers of the table ``[judged]``."""

    def __init__(self, numbers: Numbers) -> None:
        self.success_work = numbers.one("success_work")
        """The work on trolls and goblins: a success of a wound,"""
        self.gift_work = numbers.one("gift_work")
        """a gift,"""
        self.enemy_work = numbers.one("enemy_work")
        """and the ways and lost points besides."""
        self.pace = numbers.one("pace")
        """The work done from one siege card to the next with starter decks."""
        self.card = numbers.one("card")
        """What a siege card of the first stack costs,"""
        self.card_growth = numbers.one("card_growth")
        """how much more one in each stack below,"""
        self.overrun = numbers.one("overrun")
        """and one that would be needed when there are none left."""
        self.shock = numbers.one("shock")
        """What of a siege card is felt when it is revealed,"""
        self.shock_growth = numbers.one("shock_growth")
        """and how much more in each stack below the first."""
        self.far_orc = numbers.one("far_orc")
        """What an orc outside will steal,"""
        self.wall_orc = numbers.one("wall_orc")
        """one on a wall,"""
        self.near_orc = numbers.one("near_orc")
        """one in a workshop."""
        self.crowd = numbers.one("crowd")
        """With fewer orcs than these in the reserve it gets dangerous,"""
        self.crowd_cost = numbers.one("crowd_cost")
        """by the square of what is short."""
        self.low_gold = numbers.one("low_gold")
        """Below so many nuggets each counts more,"""
        self.low_cost = numbers.one("low_cost")
        """by so much for each that is short."""
        self.machine = numbers.one("machine")
        """What a machine costs when it acts."""
        self.danger = numbers.one("danger")
        """How dangerous it is that troll tokens or catapult cards run out, by the square of those
        that are gone."""
        self.actions = numbers.many("actions", NONE)
        """What one point of each action is worth on a card in the long run: move and special move,
        gathering wood, leather, metal and any, melee, sure successes, ranged, digging."""
        self.second = numbers.one("second")
        """What a card's lesser actions count beside its best."""
        self.least_gain = numbers.one("least_gain")
        """What any upgrade brings, in parts of a starter card."""
        self.reach = parts_by_missing(numbers.one("unlocked"), numbers.one("reach"))
        """What counts of the gain of an upgrade on the board that still lacks 0, 1, 2… resources:
        judged are the first of these, and what remains of it for each that is missing."""
        self.confidence = numbers.one("confidence")
        """What could still be done counts less than what is done."""
        self.move = numbers.one("move")
        """A move to come, so that of two equal plans the nearer is preferred."""
        self.new_card = numbers.one("new_card")
        """What counts of an average gain for each space that could be refilled."""


def parts_by_missing(unlocked: float, remains: float) -> list[float]:
    """What counts of a gain with nothing missing, and with ever more."""
    parts = [unlocked]
    while len(parts) <= MOST_MISSING:
        parts.append(parts[-1] * remains)
    return parts
