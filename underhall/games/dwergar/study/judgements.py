"""How things usually go on in Dwergar: what features judge by, learnt like what they are worth.

All else that they count comes from the rules.
"""

from __future__ import annotations

from typing import Final

from underhall.core.judgements import Numbers
from underhall.games.dwergar.box.effects import (
    CONVERT,
    DISCOUNT,
    FURNACE_INCOME,
    GOLD_POINTS,
    MINING,
    PLACEMENT_POINTS,
    RESPECIALISE,
    TURN_START,
)
from underhall.games.dwergar.box.names import GOLDEN_TERRACES, RESOURCE_COUNT, WESTERN_QUARTER

EFFECTS: Final[tuple[int, ...]] = (
    *(DISCOUNT, MINING, PLACEMENT_POINTS, GOLD_POINTS),
    *(TURN_START, CONVERT, FURNACE_INCOME, RESPECIALISE),
)
"""The permanent effects."""
LEADS: Final[tuple[int, ...]] = (WESTERN_QUARTER, GOLDEN_TERRACES)
"""The decks in which leading brings something at the end."""


class Judgements:
    """The numbers of the table ``[judged]``."""

    def __init__(self, numbers: Numbers) -> None:
        self.goods = numbers.many("goods", RESOURCE_COUNT)
        """A stone, an iron, a gold, a crystal while there is time to use them, in points."""
        self.heat = numbers.one("heat")
        """A heat, likewise."""
        self.used_last = numbers.one("used_last")
        """What of resources can be used in the very last action; of a whole turn, all."""
        self.reach = numbers.one("reach")
        """What a project within reach is worth, of the points it would gain,"""
        self.reach_cost = numbers.one("reach_cost")
        """what of its cost is lost with it,"""
        self.second_reach = numbers.one("second_reach")
        """and what the second nearest counts beside the nearest."""
        self.ready = numbers.one("ready")
        """What a project not yet developed is worth, of the points its development would gain."""
        self.raises = numbers.one("raises")
        """How often the lift is raised in a round,"""
        self.raises_begin = numbers.one("raises_begin")
        """after such a part of a turn."""
        self.upper_load = numbers.one("upper_load")
        """What a load counts of what it is worth above,"""
        self.deeper = numbers.one("deeper")
        """and how much less for each level deeper."""
        self.effects = numbers.many("effects", len(EFFECTS))
        """A permanent effect for each turn to come, in the order of ``EFFECTS``."""
        self.kept = numbers.one("kept")
        """A project of the Eastern Quarter, which keeps heat, for each turn to come."""
        self.site = numbers.one("site")
        """A furnace built into a guild, for each turn of another player to come."""
        self.mine_site = numbers.one("mine_site")
        """How often in a turn one built into the mine yields more."""
        self.final_least = numbers.one("final_least")
        """What of points at the end counts at the start, as things stand then."""
        self.lead = numbers.many("lead", len(LEADS))
        """What leading in a deck brings at the end, in the order of ``LEADS``;"""
        self.silverbeard = numbers.one("silverbeard")
        """leading in the Old Shaft, for each round to come;"""
        self.next_to_lead = numbers.one("next_to_lead")
        """and what being one behind counts of leading."""
