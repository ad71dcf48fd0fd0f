"""A guess at how well the defenders stand, from what one seat may see.

The unit is a piece of rubble dug away. What is still to be done in the tunnel, the gold, the
enemies, the strength of all decks and what lies on the upgrade board count for everybody alike;
for whoever's turn it is, so does what the rest of the hand could do from where the dwarf stands.
"""

from __future__ import annotations

from typing import Final

from underhall.games.runedar.components import (
    BRIBE_ANY,
    BRIBE_EXACT,
    CATAPULT,
    FIGHT,
    GROUP,
    OUTSIDE,
    SECTIONS,
    SIEGE_STACK,
    SIEGE_TOWER,
    WALL,
    WORKSHOP,
)
from underhall.games.runedar.prospects import cards_worth, hand_prospects
from underhall.games.runedar.state import IN_STACK, NOBODY, NOTHING, RUNNING, VICTORY, Runedar

WON: Final = 1000.0
LOST: Final = -1000.0
GOLD_WORTH: Final = 1.9
LOW_GOLD: Final = 8
"""Below so many nuggets each is worth LOW_GOLD_WORTH more, and the more the fewer there are."""
LOW_GOLD_WORTH: Final = 0.25
FAR_ORC: Final = 0.6
WALL_ORC: Final = 0.8
NEAR_ORC: Final = 0.95
"""Nuggets that an orc outside, on a wall or in a workshop will cost."""
CROWD: Final = 5
"""With fewer orcs in the reserve it gets dangerous."""
CROWD_WORTH: Final = 0.9
GOBLIN_WORTH: Final = 2.8
"""Besides the work on it."""
WOUND_WORTH: Final = 0.6
"""For each success that a wound takes."""
GIFT_WORTH: Final = 0.9
TROLL_WORTH: Final = 4.0
TOWER_THREAT: Final = 5.0
CATAPULT_THREAT: Final = 2.5
THREAT_GROWTH: Final = 0.3
"""How much worse a machine is for each troll token or catapult card that is gone."""
LYING: Final = 0.7
FIRST_COMING: Final = 4.2
COMING_GROWTH: Final = 1.4
"""What a siege card of the first stack is going to cost, and how much more in each stack below."""
MERCENARY_WORTH: Final = 3.0


def evaluate(s: Runedar, seat: int) -> float:
    """How well all defenders stand, as far as the seat can tell."""
    if s.ended != RUNNING:
        return WON + 10.0 * s.gold if s.ended == VICTORY else LOST + 10.0 * s.eliminated()
    each = nugget(s.gold)
    worth = gold_worth(s.gold) + MERCENARY_WORTH * s.mercenaries.bit_count()
    worth += cards_worth(s)
    worth -= tunnel_work(s) + orc_threat(s, each) + enemy_threat(s) + coming_threat(s)
    if s.revealed != NOTHING:
        worth -= card_threat(s, s.revealed, each)
    if s.active == seat:
        worth += hand_prospects(s, seat, each)
    return worth


def gold_worth(gold: int) -> float:
    """The first nuggets count most: without any the game is lost."""
    short = max(0, LOW_GOLD - gold)
    return GOLD_WORTH * gold - LOW_GOLD_WORTH * short * (short + 1) / 2


def nugget(gold: int) -> float:
    """What one nugget less makes now."""
    return GOLD_WORTH + LOW_GOLD_WORTH * max(0, LOW_GOLD + 1 - gold)


# ---------------------------------------------------------------------- the tunnel


def tunnel_work(s: Runedar) -> float:
    """Rubble and goblins between here and the way out."""
    piles = s.blocks - (1 if s.rubble else 0)
    work = float(s.rubble + piles * s.tables.pile[s.difficulty])
    for section in range(SECTIONS - s.blocks, SECTIONS):
        work += hidden_pair(s, section)
    for at in range(GROUP):
        if s.work[at]:
            work += goblin_work(s, s.token(at), s.work[at])
    return work


def goblin_work(s: Runedar, token: int, left: int) -> float:
    """What it takes to get rid of a goblin."""
    kind = s.tables.goblin_kind[token]
    if kind == FIGHT:
        return GOBLIN_WORTH + WOUND_WORTH * left * s.tables.goblin_successes[token]
    if kind in (BRIBE_EXACT, BRIBE_ANY):
        return GOBLIN_WORTH + GIFT_WORTH * left
    return GOBLIN_WORTH + left


def hidden_pair(s: Runedar, section: int) -> float:
    """The average work on the two goblins under a block."""
    work = s.tables.goblin_work
    tokens = range(section * GROUP, section * GROUP + GROUP)
    return sum([goblin_work(s, token, work[token]) for token in tokens]) / 2


# ---------------------------------------------------------------------- enemies


def orc_threat(s: Runedar, each: float) -> float:
    """What orcs will steal, and how near their last figure is."""
    orcs = s.orcs
    near = orcs[WORKSHOP] + orcs[WORKSHOP + 1] + orcs[WORKSHOP + 2]
    walls = orcs[WALL] + orcs[WALL + 1] + orcs[WALL + 2]
    far = orcs[OUTSIDE] + orcs[OUTSIDE + 1] + orcs[OUTSIDE + 2]
    crowd = max(0, CROWD - s.reserve)
    stolen = each * (FAR_ORC * far + WALL_ORC * walls + NEAR_ORC * near)
    return stolen + CROWD_WORTH * crowd * crowd


def enemy_threat(s: Runedar) -> float:
    """Trolls at the entrance and machines in play."""
    threat = 0.0
    for token, wounds in enumerate(s.trolls):
        if wounds > 0:
            threat += TROLL_WORTH + WOUND_WORTH * wounds * s.tables.troll_successes[token]
    for machine in (SIEGE_TOWER, CATAPULT):
        if s.machines[machine] != NOBODY:
            threat += machine_threat(s, machine)
    return threat


def machine_threat(s: Runedar, machine: int) -> float:
    """What a machine will do; with the last token or card it loses the game."""
    if machine == SIEGE_TOWER:
        left, threat = s.trolls.count(IN_STACK), TOWER_THREAT
    else:
        left, threat = s.catapults.bit_count(), CATAPULT_THREAT
    threat *= 1.0 + THREAT_GROWTH * (5 - left)
    if left == 1:
        threat += 60.0
    return threat * LYING if s.lying[machine] else threat


def coming_threat(s: Runedar) -> float:
    """What the siege cards still in the deck will cost, by stack."""
    threat = 0.0
    for stack in range(SECTIONS):
        cards = s.siege >> stack * SIEGE_STACK & (1 << SIEGE_STACK) - 1
        threat += (FIRST_COMING + COMING_GROWTH * stack) * cards.bit_count()
    return threat


def card_threat(s: Runedar, card: int, each: float) -> float:
    """What a siege card is about to do, roughly."""
    t = s.tables
    placed = sum(t.siege_orcs[card])
    threat = each * FAR_ORC * placed
    if placed >= s.reserve:
        threat += 500.0
    if t.siege_arrow[card]:
        threat += each * 0.3 * (t.orcs - s.reserve + placed)
    for machine, shown in ((SIEGE_TOWER, t.siege_tower), (CATAPULT, t.siege_catapult)):
        if shown[card]:
            threat += machine_threat(s, machine)
    return threat
