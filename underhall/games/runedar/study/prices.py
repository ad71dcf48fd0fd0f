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
from underhall.games.runedar.study.strengths import lore_of
from underhall.games.runedar.table.state import IN_STACK, Runedar

FATAL: Final = 60.0
"""What is sure to lose the game."""

SUCCESS_WORK: Final = 0.6
GIFT_WORK: Final = 0.9
ENEMY_WORK: Final = 1.5
"""The work on trolls and goblins in pieces of rubble: a success of a wound, a gift, and the ways
and lost points besides."""
PACE: Final = 2.2
"""The work done from one siege card to the next with starter decks."""

CARD_COST: Final = 0.8
CARD_GROWTH: Final = 0.2
"""Nuggets that a siege card of the first stack costs, and how many more in each stack below."""
OVERRUN: Final = 2.2
"""The same for a siege card that would be needed when there are none left."""

FAR_ORC: Final = 0.6
WALL_ORC: Final = 0.7
NEAR_ORC: Final = 0.9
"""Nuggets that an orc outside, on a wall or in a workshop will steal."""
CROWD: Final = 5
CROWD_COST: Final = 0.25
"""With fewer orcs than these in the reserve it gets dangerous, by the square of what is short."""
LOW_GOLD: Final = 6
LOW_COST: Final = 0.1
"""Below so many nuggets each counts more, by so much for each that is short."""
MACHINE_COST: Final = 1.5
DANGER: Final = 0.3
"""Nuggets that a machine costs when it acts; and how dangerous it is that troll tokens or catapult
cards run out, by the square of those that are gone."""


class Prices:
    """What things are worth when so many siege cards are needed and decks are so strong."""

    def __init__(self, s: Runedar, left: list[int], needed: float, strength: float) -> None:
        self.lore = lore_of(s.tables)
        card = last_card_cost(left, needed)
        arrow = self.lore.arrow
        each = nugget(s)
        self.work = card / (PACE * strength)
        """A piece of rubble less."""
        self.success = SUCCESS_WORK * self.work
        self.gift = GIFT_WORK * self.work
        self.enemy = ENEMY_WORK * self.work
        """What comes on top with the last wound, gift or piece of rubble of a troll or goblin."""
        self.strength = card * needed / (strength * deck_cards(s))
        """A card that is better by one average starter card."""
        self.near = each * NEAR_ORC * min(1.0, needed / arrow)
        self.wall = each * WALL_ORC * min(1.0, needed / (2.0 * arrow))
        self.far = each * FAR_ORC * min(1.0, needed / (3.0 * arrow))
        """An orc less in a workshop, on a wall, outside."""
        self.relief = crowd_cost(s, 0) - crowd_cost(s, 1)
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


def last_card_cost(left: list[int], needed: float) -> float:
    """What the last of these siege cards costs: so much is saved by needing one less."""
    for stack in range(SECTIONS):
        needed -= left[stack]
        if needed <= 0.0:
            return CARD_COST + CARD_GROWTH * stack
    return OVERRUN


def nugget(s: Runedar) -> float:
    """What one nugget less makes now."""
    return 1.0 + LOW_COST * max(0, LOW_GOLD + 1 - s.gold)


def crowd_cost(s: Runedar, fewer: int) -> float:
    """How near the last orc figure is, with so many orcs fewer in play."""
    short = max(0, CROWD - s.reserve - fewer)
    return CROWD_COST * short * short


def danger(left: int) -> float:
    """How near the last troll token, or catapult card, is."""
    gone = 5 - left
    return DANGER * gone * gone if left else FATAL


def machine_cost(s: Runedar, machine: int) -> float:
    """What it costs when a machine acts."""
    left = s.trolls.count(IN_STACK) if machine == SIEGE_TOWER else s.catapults.bit_count()
    return MACHINE_COST + danger(left - 1) - danger(left)
