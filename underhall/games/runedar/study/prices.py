"""What work, orcs and machines are worth to the defenders at one moment, in nuggets."""

from __future__ import annotations

from typing import Final

from underhall.games.runedar.box.names import (
    DECK_SIZE,
    ORC_CARD,
    SECTIONS,
    SIEGE_STACK,
    SIEGE_TOWER,
)
from underhall.games.runedar.study.judgements import Judgements
from underhall.games.runedar.study.strengths import Lore
from underhall.games.runedar.table.state import IN_STACK, Runedar

FATAL: Final = 60.0
"""What is sure to lose the game."""


class Prices:
    """What things are worth when so many siege cards are needed and decks are so strong."""

    def __init__(
        self, s: Runedar, lore: Lore, left: list[int], needed: float, strength: float
    ) -> None:
        self.lore = lore
        self.judged = judged = lore.judged
        card = last_card_cost(judged, left, needed)
        arrow = lore.arrow
        each = nugget(s, judged)
        self.work = card / (judged.pace * strength)
        """A piece of rubble less."""
        self.success = judged.success_work * self.work
        self.gift = judged.gift_work * self.work
        self.enemy = judged.enemy_work * self.work
        """What comes on top with the last wound, gift or piece of rubble of a troll or goblin."""
        self.strength = card * needed / (strength * deck_cards(s))
        """A card that is better by one average starter card."""
        self.near = each * judged.near_orc * min(1.0, needed / arrow)
        self.wall = each * judged.wall_orc * min(1.0, needed / (2.0 * arrow))
        self.far = each * judged.far_orc * min(1.0, needed / (3.0 * arrow))
        """An orc less in a workshop, on a wall, outside."""
        self.relief = crowd_cost(s, judged, 0) - crowd_cost(s, judged, 1)
        """An orc less in play, wherever it is."""


def deck_cards(s: Runedar) -> int:
    """How many dwarf cards all decks have."""
    return (DECK_SIZE - s.tables.starters[ORC_CARD]) * s.seats


def cards_left(s: Runedar) -> list[int]:
    """How many siege cards of each stack are still to come."""
    left: list[int] = []
    gone = s.siege_gone
    for _ in range(SECTIONS):
        left.append(SIEGE_STACK - (gone & (1 << SIEGE_STACK) - 1).bit_count())
        gone >>= SIEGE_STACK
    return left


def last_card_cost(judged: Judgements, left: list[int], needed: float) -> float:
    """What the last of these siege cards costs: so much is saved by needing one less."""
    for stack in range(SECTIONS):
        needed -= left[stack]
        if needed <= 0.0:
            return judged.card + judged.card_growth * stack
    return judged.overrun


def nugget(s: Runedar, judged: Judgements) -> float:
    """What one nugget less makes now."""
    return 1.0 + judged.low_cost * max(0.0, judged.low_gold + 1 - s.gold)


def crowd_cost(s: Runedar, judged: Judgements, fewer: int) -> float:
    """How near the last orc figure is, with so many orcs fewer in play."""
    short = max(0.0, judged.crowd - s.reserve - fewer)
    return judged.crowd_cost * short * short


def danger(judged: Judgements, left: int) -> float:
    """How near the last troll token, or catapult card, is."""
    gone = 5 - left
    return judged.danger * gone * gone if left else FATAL


def machine_cost(s: Runedar, judged: Judgements, machine: int) -> float:
    """What it costs when a machine acts."""
    left = s.trolls.count(IN_STACK) if machine == SIEGE_TOWER else s.catapults.bit_count()
    return judged.machine + danger(judged, left - 1) - danger(judged, left)
