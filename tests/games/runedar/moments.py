"""Moments at which a free action might matter, and work for the mercenaries."""

from typing import Any

from games.runedar.fortress import fort
from helpers import at

from underhall.core.match import Match

ALL = ["clear_workshops", "slay_troll", "drive_off_goblin", "sabotage_catapult", "ambush"]
PAIR = {"goblin_1_fight": 1, "goblin_1_rubble": 2}
CROWD = {"orcs": {"tannery": 2}, "trolls": {"troll_1": 3}, "goblins": PAIR}
"""Work for every mercenary that needs some."""
UNLOCKED = {"1": {"card": "axe", "wood": 2, "leather": 1, "metal": 1}, "2": "pickaxe"}
"""An upgrade for two players that can be taken, and one that cannot."""
FOUR_BLOCKED = {"1": "blocked", "2": "blocked", "4": "blocked", "5": "blocked"}


def firing(*outcomes: str, **things: Any) -> Match:
    """The catapult is about to fire at the start of seat 0's turn; no mercenaries unless told."""
    things = {"step": "machines", "machines": {"catapult": 0}, "mercenaries": [], **things}
    return at(fort("old_saw", "tool_bag", **things), *outcomes)
