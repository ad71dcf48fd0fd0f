"""What things cost or bring, in nuggets: the parts that the features of Runedar are made of.

The work that is left in the tunnel, divided by the pace of all decks, tells how many siege cards
will be revealed until then, and each of them costs gold. So do the enemies that are there already.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from underhall.games.runedar.box.components import Tables
from underhall.games.runedar.box.names import (
    CATAPULT,
    FIGHT,
    GROUP,
    OUTSIDE,
    RUBBLE,
    SECTIONS,
    SIEGE_TOWER,
    SPACES,
    TOWER,
    WALL,
)
from underhall.games.runedar.study.prices import (
    CARD_COST,
    CARD_GROWTH,
    ENEMY_WORK,
    FATAL,
    GIFT_WORK,
    LOW_COST,
    LOW_GOLD,
    OVERRUN,
    SUCCESS_WORK,
    Prices,
    danger,
    deck_cards,
    machine_cost,
    nugget,
)
from underhall.games.runedar.study.prospects import within_reach
from underhall.games.runedar.study.strengths import lore_of
from underhall.games.runedar.table.state import (
    IN_STACK,
    NOBODY,
    Runedar,
)

SHOCK: Final = 0.9
SHOCK_GROWTH: Final = 0.4
"""What of a siege card is felt when it is revealed, by stack as its cost."""


# ---------------------------------------------------------------------- decks


def deck_strength(s: Runedar) -> float:
    """How strong all decks are, in parts of starter decks; upgrades on the board count in part."""
    lore = lore_of(s.tables)
    strengths = lore.strengths
    total = 0.0
    for kind in s.cards:
        total += strengths[kind]
    for space in range(SPACES):
        if s.board[space] >= 0:
            total += lore.gains[s.board[space]] * within_reach(s, space)
    return total / deck_cards(s)


# ---------------------------------------------------------------------- the way out


def tunnel_work(s: Runedar) -> float:
    """Rubble, goblins and trolls between here and the way out, in pieces of rubble."""
    piles = s.blocks - (1 if s.rubble else 0)
    work = float(s.rubble + piles * s.tables.pile[s.difficulty])
    hidden = hidden_pairs(s.tables)
    for section in range(SECTIONS - s.blocks, SECTIONS):
        work += hidden[section]
    for at in range(GROUP):
        if s.work[at]:
            work += goblin_work(s.tables, s.token(at), s.work[at])
    if s.blocks:
        for token in s.trolls_here():
            successes = s.trolls[token] * s.tables.troll_successes[token]
            work += ENEMY_WORK + SUCCESS_WORK * successes
    return work


def goblin_work(t: Tables, token: int, left: int) -> float:
    """What it takes to get rid of a goblin."""
    kind = t.goblin_kind[token]
    if kind == FIGHT:
        return ENEMY_WORK + SUCCESS_WORK * left * t.goblin_successes[token]
    return ENEMY_WORK + left * (1.0 if kind == RUBBLE else GIFT_WORK)


@cache
def hidden_pairs(t: Tables) -> list[float]:
    """The average work on the two goblins under each block."""
    found: list[float] = []
    for section in range(SECTIONS):
        total = 0.0
        for token in range(section * GROUP, section * GROUP + GROUP):
            total += goblin_work(t, token, t.goblin_work[token])
        found.append(total / 2.0)
    return found


# ---------------------------------------------------------------------- time


def time_cost(left: list[int], needed: float) -> float:
    """What the next siege cards will cost; those that are not there cost most."""
    cost = 0.0
    for stack in range(SECTIONS):
        part = min(float(left[stack]), needed)
        cost += part * (CARD_COST + CARD_GROWTH * stack)
        needed -= part
    return cost + OVERRUN * needed


def shocks_to_come(left: list[int]) -> float:
    """What the siege cards will do at once, so that time passing is nothing to be afraid of."""
    cost = 0.0
    for stack in range(SECTIONS):
        cost += (SHOCK + SHOCK_GROWTH * stack) * left[stack]
    return cost


# ---------------------------------------------------------------------- gold and enemies


def low_gold_cost(s: Runedar) -> float:
    """The first nuggets count most: without any the game is lost."""
    short = max(0, LOW_GOLD - s.gold)
    return LOW_COST * short * (short + 1) / 2.0


def orc_cost(near: int, on_walls: int, outside: int, prices: Prices) -> float:
    """What orcs will steal before the tunnel is open."""
    return prices.near * near + prices.wall * on_walls + prices.far * outside


def machines_cost(s: Runedar) -> float:
    """What machines in play will do, and how dangerous those to come are."""
    cost = danger(s.trolls.count(IN_STACK)) + danger(s.catapults.bit_count())
    for machine in (SIEGE_TOWER, CATAPULT):
        if s.machines[machine] != NOBODY:
            cost += machine_cost(s, machine)
    return cost


def card_cost(s: Runedar, card: int, prices: Prices) -> float:
    """What the siege card on the table is about to do."""
    t = s.tables
    placed = sum(t.siege_orcs[card])
    cost = prices.far * placed
    if placed >= s.reserve:
        cost += FATAL
    if t.siege_arrow[card]:
        cost += arrow_cost(s, placed, prices)
    for machine in t.siege_machines[card]:
        if s.machines[machine] == NOBODY:
            cost += machine_cost(s, machine)
    return cost


def arrow_cost(s: Runedar, placed: int, prices: Prices) -> float:
    """What it costs when all orcs advance, those just placed too."""
    thieves = s.orcs_in_workshops()
    far = sum(s.orcs[OUTSIDE:]) + placed
    cost = thieves * (nugget(s) - prices.near)
    cost += sum(s.orcs[WALL:TOWER]) * (prices.near - prices.wall) + far * (prices.wall - prices.far)
    return cost + FATAL if thieves >= s.gold else cost
