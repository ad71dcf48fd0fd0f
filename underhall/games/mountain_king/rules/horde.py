"""The horde (3.5 to 3.7, 4.45 to 4.57): its cards, their decks, pedestals and retirement."""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import Effect
from underhall.games.mountain_king.box.names import (
    CLANS,
    HORDE_ROWS,
    RESOURCE_COUNT,
    TROLLS,
)
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.payment import take_goods
from underhall.games.mountain_king.table.state import NOTHING, MountainKing
from underhall.kit.piles import draw

DECK_ORDER: Final[tuple[tuple[int, ...], ...]] = ((1, 2, 3), (2, 3, 1), (3, 2, 1))
"""MTK-4.51. For each row the levels whose decks refill it."""
RETIRING: Final = HORDE_ROWS[0] + HORDE_ROWS[1]
"""Slots below this can hold bribes."""


def draw_troll(s: MountainKing, row: int) -> int:
    """MTK-4.50, 4.51. The top card of the deck of a row, or of the next that is not empty."""
    for level in DECK_ORDER[row]:
        card = draw_of_level(s, level)
        if card != NOTHING:
            return card
    return NOTHING


def draw_of_level(s: MountainKing, level: int) -> int:
    """MTK-6.4. A card nobody has seen; when there is none, the first that went under the deck."""
    pool = [card for card in s.tables.by_level[level - 1] if s.unseen >> card & 1]
    if pool:
        card = s.pick(TROLLS, pool)
        s.unseen ^= 1 << card
        return card
    for at, card in enumerate(s.under):
        if s.tables.level[card] == level:
            return s.under.pop(at)
    return NOTHING


def deck_size(s: MountainKing, level: int) -> int:
    """How many cards the deck of a level holds."""
    of_level = s.tables.by_level[level - 1]
    known = len([card for card in s.under if card in of_level])
    return known + len([card for card in of_level if s.unseen >> card & 1])


def fill_slot(s: MountainKing, slot: int, clause: str = "MTK-4.50") -> None:
    """MTK-4.50, 4.51, 4.57. A new card; one of level 2 gets a pedestal, or keeps the one there."""
    card = draw_troll(s, s.tables.slot_row[slot])
    s.horde[slot] = card
    if card != NOTHING:
        s.say(events.HORDE_FILLED.under(clause), slot, card)
    wants = card != NOTHING and s.tables.level[card] == 2
    left = s.horde_pedestals[slot]
    if left != NOTHING and not wants:
        s.horde_pedestals[slot] = NOTHING
        s.bag[left] += 1
        s.say(events.PEDESTAL_BAGGED, left)
    elif left == NOTHING and wants:
        clan = draw(s, CLANS, s.bag)
        s.horde_pedestals[slot] = clan
        if clan != NOTHING:
            s.say(events.PEDESTAL_DRAWN.under(clause), slot, clan)


def take_card(s: MountainKing, seat: int, slot: int, clause: str) -> int:
    """MTK-4.47, 4.50, 4.58. Take a card: its slot is refilled first, then its bribes are collected.

    Returns the clan of the pedestal that lay on it, or NOTHING.
    """
    bribes = s.bribes_on(slot)
    s.lay_bribes(slot, [0] * RESOURCE_COUNT)
    clan = s.horde_pedestals[slot]
    s.horde_pedestals[slot] = NOTHING
    s.horde[slot] = NOTHING
    fill_slot(s, slot)
    take_goods(s, seat, bribes, clause)
    return clan


class Retirement(Effect[MountainKing]):
    """MTK-4.56, 4.57. Cards with four bribes leave, all of them first; then slots are refilled."""

    name = "retirement"

    def run(self, s: MountainKing) -> None:
        limit = s.tables.bribes_to_retire
        retired = [slot for slot in range(RETIRING) if sum(s.bribes_on(slot)) >= limit]
        for slot in retired:
            self._retire(s, slot)
        for slot in retired:
            fill_slot(s, slot, "MTK-4.56")

    def _retire(self, s: MountainKing, slot: int) -> None:
        s.lay_bribes(slot, [0] * RESOURCE_COUNT)
        card = s.horde[slot]
        s.horde[slot] = NOTHING
        s.under.append(card)
        s.say(events.TROLL_RETIRED, card, slot)


def level_in_horde(s: MountainKing, level: int) -> list[int]:
    """The slots that hold cards of a level."""
    levels = s.tables.level
    cards = enumerate(s.horde)
    return [slot for slot, card in cards if card != NOTHING and levels[card] == level]
