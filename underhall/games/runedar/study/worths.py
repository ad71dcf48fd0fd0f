"""What things cost or bring, in nuggets: the parts that the features of Runedar are made of.

The work that is left in the tunnel, divided by the pace of all decks, tells how many siege cards
will be revealed until then, and each of them costs gold. So do the enemies that are there already.
"""

from __future__ import annotations

from underhall.games.runedar.box.names import (
    CATAPULT,
    GROUP,
    OUTSIDE,
    SECTIONS,
    SIEGE_TOWER,
    SPACES,
    TOWER,
    WALL,
)
from underhall.games.runedar.study.judgements import Judgements
from underhall.games.runedar.study.prices import (
    FATAL,
    Prices,
    danger,
    deck_cards,
    machine_cost,
    nugget,
)
from underhall.games.runedar.study.prospects import within_reach
from underhall.games.runedar.study.strengths import Lore, goblin_work
from underhall.games.runedar.table.state import (
    IN_STACK,
    NOBODY,
    Runedar,
)

# ---------------------------------------------------------------------- decks


def deck_strength(s: Runedar, lore: Lore) -> float:
    """How strong all decks are, in parts of starter decks; upgrades on the board count in part."""
    strengths, reach = lore.strengths, lore.judged.reach
    total = 0.0
    for kind in s.cards:
        total += strengths[kind]
    for space in range(SPACES):
        if s.board[space] >= 0:
            total += lore.gains[s.board[space]] * within_reach(s, reach, space)
    return total / deck_cards(s)


# ---------------------------------------------------------------------- the way out


def tunnel_work(s: Runedar, lore: Lore) -> float:
    """Rubble, goblins and trolls between here and the way out, in pieces of rubble."""
    judged = lore.judged
    piles = s.blocks - (1 if s.rubble else 0)
    work = float(s.rubble + piles * s.tables.pile[s.difficulty])
    for section in range(SECTIONS - s.blocks, SECTIONS):
        work += lore.hidden[section]
    for at in range(GROUP):
        if s.work[at]:
            work += goblin_work(s.tables, s.token(at), s.work[at], judged)
    if s.blocks:
        for token in s.trolls_here():
            successes = s.trolls[token] * s.tables.troll_successes[token]
            work += judged.enemy_work + judged.success_work * successes
    return work


# ---------------------------------------------------------------------- time


def time_cost(judged: Judgements, left: list[int], needed: float) -> float:
    """What the next siege cards will cost; those that are not there cost most."""
    cost = 0.0
    for stack in range(SECTIONS):
        part = min(float(left[stack]), needed)
        cost += part * (judged.card + judged.card_growth * stack)
        needed -= part
    return cost + judged.overrun * needed


def shocks_to_come(judged: Judgements, left: list[int]) -> float:
    """What the siege cards will do at once, so that time passing is nothing to be afraid of."""
    cost = 0.0
    for stack in range(SECTIONS):
        cost += (judged.shock + judged.shock_growth * stack) * left[stack]
    return cost


# ---------------------------------------------------------------------- gold and enemies


def low_gold_cost(s: Runedar, judged: Judgements) -> float:
    """The first nuggets count most: without any the game is lost."""
    short = max(0.0, judged.low_gold - s.gold)
    return judged.low_cost * short * (short + 1) / 2.0


def orc_cost(near: int, on_walls: int, outside: int, prices: Prices) -> float:
    """What orcs will steal before the tunnel is open."""
    return prices.near * near + prices.wall * on_walls + prices.far * outside


def machines_cost(s: Runedar, judged: Judgements) -> float:
    """What machines in play will do, and how dangerous those to come are."""
    cost = danger(judged, s.trolls.count(IN_STACK)) + danger(judged, s.catapults.bit_count())
    for machine in (SIEGE_TOWER, CATAPULT):
        if s.machines[machine] != NOBODY:
            cost += machine_cost(s, judged, machine)
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
            cost += machine_cost(s, prices.judged, machine)
    return cost


def arrow_cost(s: Runedar, placed: int, prices: Prices) -> float:
    """What it costs when all orcs advance, those just placed too."""
    thieves = s.orcs_in_workshops()
    far = sum(s.orcs[OUTSIDE:]) + placed
    cost = thieves * (nugget(s, prices.judged) - prices.near)
    cost += sum(s.orcs[WALL:TOWER]) * (prices.near - prices.wall) + far * (prices.wall - prices.far)
    return cost + FATAL if thieves >= s.gold else cost
