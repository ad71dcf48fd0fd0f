"""What good defenders look at in The Siege of Runedar: the work that is left in the tunnel, the
time there is for it, what the decks can do, and how near each way to lose is.
"""

from __future__ import annotations

from typing import Final

from underhall.games.runedar.box.names import (
    ACTION_COUNT,
    AREA_COUNT,
    ENTRANCE,
    FIGHT,
    GATHER,
    GROUP,
    KEEP,
    MELEE,
    MELEE_AUTO,
    MERCENARIES,
    MERCENARY_COUNT,
    MOVE,
    ORC_CARD,
    OUTSIDE,
    RANGED,
    RUBBLE,
    SECTIONS,
    SIEGE_CARDS,
    SPACES,
    TOWER,
    TROLL_COUNT,
    WALL,
)
from underhall.games.runedar.table.state import IN_STACK, NOBODY, Runedar

FEATURES: Final = (
    "gold",
    "gold_short",  # below six nuggets, by the square
    "rubble",  # of the section that is being dug
    "rubble_ahead",  # in the sections behind it
    "goblins",  # at the entrance
    "goblins_ahead",  # under blocks still to come
    "goblin_wounds",  # successes it takes to drive goblins off
    "goblin_gifts",
    "goblin_rubble",
    "trolls",  # at the entrance
    "troll_wounds",
    "urgency",  # all that work, for each siege card that is left
    "siege_cards",  # left
    *("moves", "gathers", "melee", "ranged", "digs"),  # points in all decks, for each player
    "upgrades",  # cards in the decks that are no starters, for each player
    "begun",  # upgrades on the board, by how little they lack
    "unlocked",  # upgrades on the board that can be taken
    "empty_spaces",
    "stock",  # resources in the workshops
    *("orcs_outside", "orcs_on_walls", "orcs_in_workshops"),
    "orcs_short",  # with few figures in the reserve, by the square
    "orc_cards",  # in the decks
    "tower",  # a siege tower stands before somebody
    "catapult",
    "troll_tokens_gone",  # by the square
    "catapult_cards_gone",
    *[f"can_hire_{name}" for name in MERCENARIES.tokens],
    "at_entrance",  # dwarves there
    "in_keep",
    "among_orcs",  # dwarves where orcs are
    "players",
    "difficulty",
)
GOLD: Final = 0
WORK: Final = 2
URGENCY: Final = 11
DECKS: Final = 13
BOARD: Final = 19
ORCS: Final = 23
MACHINES: Final = 28
TO_HIRE: Final = 32
DWARVES: Final = 37
TABLE: Final = 40
COUNT: Final = 42

LOW_GOLD: Final = 6
FEW_ORCS: Final = 5
LACKING: Final = 0.55
"""What is left of an upgrade for each resource that it lacks."""


def features(s: Runedar, seat: int) -> list[float]:
    """How all defenders stand; hands do not count, since they are played and drawn anew."""
    row = [0.0] * COUNT
    row[GOLD] = float(s.gold)
    short = max(0, LOW_GOLD - s.gold)
    row[GOLD + 1] = float(short * short)
    add_tunnel(s, row)
    left = float(s.siege_left())
    row[URGENCY] = work_of(row) / (left + 1.0)
    row[URGENCY + 1] = left
    add_decks(s, row)
    add_board(s, row)
    add_orcs(s, row)
    add_machines(s, row)
    for mercenary in range(MERCENARY_COUNT):
        row[TO_HIRE + mercenary] = float(s.mercenaries >> mercenary & 1)
    add_dwarves(s, row)
    row[TABLE] = float(s.seats)
    row[TABLE + 1] = float(s.difficulty)
    return row


def progress(s: Runedar) -> float:
    """The part of the siege cards that was revealed."""
    return 1.0 - s.siege_left() / SIEGE_CARDS


def work_of(row: list[float]) -> float:
    """All work in the tunnel, in pieces of rubble."""
    work = row[WORK] + row[WORK + 1] + 1.5 * row[WORK + 2] + 4.0 * row[WORK + 3]
    return (
        work + row[WORK + 4] + row[WORK + 5] + row[WORK + 6] + 1.5 * row[WORK + 7] + row[WORK + 8]
    )


def add_tunnel(s: Runedar, row: list[float]) -> None:
    """Rubble, goblins and trolls between here and the way out."""
    t = s.tables
    row[WORK] = float(s.rubble)
    row[WORK + 1] = float((s.blocks - (1 if s.rubble else 0)) * t.pile[s.difficulty])
    row[WORK + 3] = float(GROUP * s.blocks) / 2.0
    for at in range(GROUP):
        left = s.work[at]
        if left:
            token = s.token(at)
            kind = t.goblin_kind[token]
            row[WORK + 2] += 1.0
            if kind == FIGHT:
                row[WORK + 4] += left * t.goblin_successes[token]
            elif kind == RUBBLE:
                row[WORK + 6] += left
            else:
                row[WORK + 5] += left
    if s.blocks:
        for token in s.trolls_here():
            row[WORK + 7] += 1.0
            row[WORK + 8] += s.trolls[token] * t.troll_successes[token]


def add_decks(s: Runedar, row: list[float]) -> None:
    """The best that every card of the decks can do, by action."""
    t = s.tables
    each = 1.0 / s.seats
    for kind in s.cards:
        at = kind * ACTION_COUNT
        values = t.values
        gather = 0
        for action in range(GATHER, MELEE):
            gather = max(gather, values[at + action])
        row[DECKS] += each * (values[at + MOVE] + 2 * values[at + MOVE + 1])
        row[DECKS + 1] += each * gather
        row[DECKS + 2] += each * (values[at + MELEE] + 1.5 * values[at + MELEE_AUTO])
        row[DECKS + 3] += each * values[at + RANGED]
        row[DECKS + 4] += each * values[at + RANGED + 1]
        if kind == ORC_CARD:
            row[ORCS + 4] += each
        elif kind >= len(t.starters):
            row[DECKS + 5] += each


def add_board(s: Runedar, row: list[float]) -> None:
    """Upgrades that lie on the board, and what there is to pay for them."""
    for space in range(SPACES):
        if s.board[space] >= 0:
            lacks = sum(s.lacks(space))
            row[BOARD] += LACKING**lacks
            if lacks == 0:
                row[BOARD + 1] += 1.0
        else:
            row[BOARD + 2] += 1.0
    row[BOARD + 3] = float(sum(s.stock))


def add_orcs(s: Runedar, row: list[float]) -> None:
    """Orcs by how near they are to the gold, and how near the last figure is."""
    for area in range(AREA_COUNT):
        n = s.orcs[area]
        if n and area >= OUTSIDE:
            row[ORCS] += n
        elif n and WALL <= area < TOWER:
            row[ORCS + 1] += n
    row[ORCS + 2] = float(s.orcs_in_workshops())
    short = max(0, FEW_ORCS - s.reserve)
    row[ORCS + 3] = float(short * short)


def add_machines(s: Runedar, row: list[float]) -> None:
    """Machines in play, and how near the last troll token and catapult card are."""
    for machine in range(len(s.machines)):
        if s.machines[machine] != NOBODY:
            row[MACHINES + machine] = 1.0
    trolls = TROLL_COUNT - s.trolls.count(IN_STACK)
    catapults = SECTIONS - s.catapults.bit_count()
    row[MACHINES + 2] = float(trolls * trolls)
    row[MACHINES + 3] = float(catapults * catapults)


def add_dwarves(s: Runedar, row: list[float]) -> None:
    """Where the dwarves stand when a turn is over."""
    for area in s.areas:
        if area == ENTRANCE:
            row[DWARVES] += 1.0
        elif area == KEEP:
            row[DWARVES + 1] += 1.0
        if s.orcs[area]:
            row[DWARVES + 2] += 1.0
