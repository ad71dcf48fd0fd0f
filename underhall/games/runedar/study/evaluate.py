"""A guess at how well the defenders stand: the gold that will be left when the tunnel is open.

The unit is a nugget. The work that is left in the tunnel, divided by the pace of all decks, tells
how many siege cards will be revealed until then, and each of them costs gold. So do the enemies
that are there already. Whoever's turn it is also counts what the rest of the hand can do.
"""

from __future__ import annotations

from typing import Final

from underhall.games.runedar.box.names import (
    CATAPULT,
    DECK_SIZE,
    FIGHT,
    GROUP,
    ORC_CARD,
    OUTSIDE,
    RUBBLE,
    SECTIONS,
    SIEGE_STACK,
    SIEGE_TOWER,
    SPACES,
    WALL,
)
from underhall.games.runedar.study.prospects import (
    Prices,
    hand_prospects,
    missing_on,
    upgrade_gain,
    within_reach,
)
from underhall.games.runedar.study.strengths import lore_of
from underhall.games.runedar.table.state import (
    IN_STACK,
    NOBODY,
    NOTHING,
    RUNNING,
    VICTORY,
    Runedar,
)

WON: Final = 200.0
LOST: Final = -200.0
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
SHOCK: Final = 0.9
SHOCK_GROWTH: Final = 0.4
"""What of it is felt when the card is revealed, by stack likewise."""

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
MERCENARY_WORTH: Final = 1.2
LAST_CARDS: Final = 12.0
"""What a mercenary is worth who can still be hired, as long as so many siege cards are needed."""


def evaluate(s: Runedar, seat: int) -> float:
    """How well all defenders stand, as far as the seat can tell."""
    if s.ended != RUNNING:
        return WON + s.gold if s.ended == VICTORY else LOST + s.eliminated()
    strength = deck_strength(s)
    needed = tunnel_work(s) / (PACE * strength)
    prices = prices_now(s, needed, strength)
    worth = s.gold - low_gold_cost(s) - time_cost(s, needed) - shocks_to_come(s)
    worth -= orc_cost(s, prices) + crowd_cost(s, 0) + machines_cost(s)
    worth += MERCENARY_WORTH * s.mercenaries.bit_count() * min(1.0, needed / LAST_CARDS)
    if s.revealed != NOTHING:
        worth -= card_cost(s, s.revealed, prices)
    if s.active == seat:
        worth += hand_prospects(s, seat, prices)
    return worth


def prices_now(s: Runedar, needed: float, strength: float) -> Prices:
    """What work, orcs and machines are worth, when so many siege cards are needed."""
    found = Prices()
    card = last_card_cost(s, needed)
    found.work = card / (PACE * strength)
    found.success = SUCCESS_WORK * found.work
    found.gift = GIFT_WORK * found.work
    found.enemy = ENEMY_WORK * found.work
    found.strength = card * needed / (strength * deck_cards(s))
    arrow = lore_of(s.tables).arrow
    each = nugget(s)
    found.near = each * NEAR_ORC * min(1.0, needed / arrow)
    found.wall = each * WALL_ORC * min(1.0, needed / (2.0 * arrow))
    found.far = each * FAR_ORC * min(1.0, needed / (3.0 * arrow))
    found.relief = crowd_cost(s, 0) - crowd_cost(s, 1)
    found.tower = machine_cost(s, SIEGE_TOWER)
    found.catapult = machine_cost(s, CATAPULT)
    return found


# ---------------------------------------------------------------------- decks


def deck_cards(s: Runedar) -> int:
    """How many dwarf cards all decks have."""
    return (DECK_SIZE - s.tables.starters[ORC_CARD]) * s.seats


def deck_strength(s: Runedar) -> float:
    """How strong all decks are, in parts of starter decks; upgrades on the board count in part."""
    strengths = lore_of(s.tables).strengths
    total = 0.0
    for kind in s.cards:
        total += strengths[kind]
    for space in range(SPACES):
        if s.board[space] >= 0:
            total += upgrade_gain(s, s.board[space]) * within_reach(missing_on(s, space))
    return total / deck_cards(s)


# ---------------------------------------------------------------------- the way out


def tunnel_work(s: Runedar) -> float:
    """Rubble, goblins and trolls between here and the way out, in pieces of rubble."""
    piles = s.blocks - (1 if s.rubble else 0)
    work = float(s.rubble + piles * s.tables.pile[s.difficulty])
    for section in range(SECTIONS - s.blocks, SECTIONS):
        work += hidden_pair(s, section)
    for at in range(GROUP):
        if s.work[at]:
            work += goblin_work(s, s.token(at), s.work[at])
    if s.blocks:
        for token in s.trolls_here():
            successes = s.trolls[token] * s.tables.troll_successes[token]
            work += ENEMY_WORK + SUCCESS_WORK * successes
    return work


def goblin_work(s: Runedar, token: int, left: int) -> float:
    """What it takes to get rid of a goblin."""
    kind = s.tables.goblin_kind[token]
    if kind == FIGHT:
        return ENEMY_WORK + SUCCESS_WORK * left * s.tables.goblin_successes[token]
    return ENEMY_WORK + left * (1.0 if kind == RUBBLE else GIFT_WORK)


def hidden_pair(s: Runedar, section: int) -> float:
    """The average work on the two goblins under a block."""
    total = 0.0
    for token in range(section * GROUP, section * GROUP + GROUP):
        total += goblin_work(s, token, s.tables.goblin_work[token])
    return total / 2.0


# ---------------------------------------------------------------------- time


def cards_left(s: Runedar, stack: int) -> int:
    """How many siege cards of a stack are still to come."""
    gone = s.siege_gone >> stack * SIEGE_STACK & (1 << SIEGE_STACK) - 1
    return SIEGE_STACK - gone.bit_count()


def time_cost(s: Runedar, needed: float) -> float:
    """What the next siege cards will cost; those that are not there cost most."""
    cost = 0.0
    for stack in range(SECTIONS):
        part = min(float(cards_left(s, stack)), needed)
        cost += part * (CARD_COST + CARD_GROWTH * stack)
        needed -= part
    return cost + OVERRUN * needed


def last_card_cost(s: Runedar, needed: float) -> float:
    """What the last of these siege cards costs: so much is saved by needing one less."""
    for stack in range(SECTIONS):
        needed -= cards_left(s, stack)
        if needed <= 0.0:
            return CARD_COST + CARD_GROWTH * stack
    return OVERRUN


def shocks_to_come(s: Runedar) -> float:
    """What the siege cards will do at once, so that time passing is nothing to be afraid of."""
    cost = 0.0
    for stack in range(SECTIONS):
        cost += (SHOCK + SHOCK_GROWTH * stack) * cards_left(s, stack)
    return cost


# ---------------------------------------------------------------------- gold and enemies


def low_gold_cost(s: Runedar) -> float:
    """The first nuggets count most: without any the game is lost."""
    short = max(0, LOW_GOLD - s.gold)
    return LOW_COST * short * (short + 1) / 2.0


def nugget(s: Runedar) -> float:
    """What one nugget less makes now."""
    return 1.0 + LOW_COST * max(0, LOW_GOLD + 1 - s.gold)


def orc_cost(s: Runedar, prices: Prices) -> float:
    """What orcs will steal before the tunnel is open."""
    orcs = s.orcs
    cost = prices.near * s.orcs_in_workshops()
    cost += prices.wall * (orcs[WALL] + orcs[WALL + 1] + orcs[WALL + 2])
    return cost + prices.far * (orcs[OUTSIDE] + orcs[OUTSIDE + 1] + orcs[OUTSIDE + 2])


def crowd_cost(s: Runedar, fewer: int) -> float:
    """How near the last orc figure is, with so many orcs fewer in play."""
    short = max(0, CROWD - s.reserve - fewer)
    return CROWD_COST * short * short


def danger(left: int) -> float:
    """How near the last troll token, or catapult card, is."""
    gone = 5 - left
    return DANGER * gone * gone if left else FATAL


def machines_cost(s: Runedar) -> float:
    """What machines in play will do, and how dangerous those to come are."""
    cost = danger(s.trolls.count(IN_STACK)) + danger(s.catapults.bit_count())
    for machine in (SIEGE_TOWER, CATAPULT):
        if s.machines[machine] != NOBODY:
            cost += machine_cost(s, machine)
    return cost


def machine_cost(s: Runedar, machine: int) -> float:
    """What it costs when a machine acts."""
    left = s.trolls.count(IN_STACK) if machine == SIEGE_TOWER else s.catapults.bit_count()
    return MACHINE_COST + danger(left - 1) - danger(left)


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
    orcs = s.orcs
    thieves = s.orcs_in_workshops()
    walls = orcs[WALL] + orcs[WALL + 1] + orcs[WALL + 2]
    far = orcs[OUTSIDE] + orcs[OUTSIDE + 1] + orcs[OUTSIDE + 2] + placed
    cost = thieves * (nugget(s) - prices.near)
    cost += walls * (prices.near - prices.wall) + far * (prices.wall - prices.far)
    return cost + FATAL if thieves >= s.gold else cost
