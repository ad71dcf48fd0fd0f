"""What the cards of a hand could still do this turn, where the dwarf stands and then elsewhere.

A row says what 0, 1, 2… points of an action are worth in an area; it is empty where there is
nothing to do. An area has a row for each action.
"""

from __future__ import annotations

from typing import Final

from underhall.games.runedar.box.components import (
    Tables,
)
from underhall.games.runedar.box.names import (
    ACTION_COUNT,
    AREA_COUNT,
    CATAPULT,
    DIG,
    ENTRANCE,
    FIGHT,
    FREE_MOVE,
    GATHER,
    GATHER_ANY,
    KEEP,
    MELEE,
    MELEE_AUTO,
    ORC_CARD,
    OUTSIDE,
    RANGED,
    RESOURCE_COUNT,
    RUBBLE,
    SIEGE_TOWER,
    SPACES,
    TOWER,
    WALL,
    WORKSHOP,
)
from underhall.games.runedar.study.prices import Prices, machine_cost
from underhall.games.runedar.study.strengths import POINTS
from underhall.games.runedar.table.state import CARDS_STEP, HAND, NOBODY, NOTHING, SHOWN, Runedar

SORT_OF: Final = (0, 0, 1, 1, 1, 1, 2, 2, 3, 4, 0)
"""What sort of work each action is: points of a sort add up."""
SORTS: Final = 5

EMPTY: Final[list[float]] = []
NOTHING_THERE: Final[list[list[float]]] = [EMPTY] * ACTION_COUNT


# ---------------------------------------------------------------------- upgrades


def within_reach(s: Runedar, reach: list[float], space: int) -> float:
    """What counts of the gain of the upgrade on a space."""
    missing, at = s.missing, space * RESOURCE_COUNT
    return reach[missing[at] + missing[at + 1] + missing[at + 2]]


# ---------------------------------------------------------------------- the rest of a hand


def hand_prospects(s: Runedar, seat: int, prices: Prices) -> float:
    """The best that the rest of a hand can do here and in one other place."""
    t = s.tables
    hand = dwarf_cards(s, seat)
    here = s.areas[seat]
    if not hand:
        return prices.judged.confidence * refill_worth(s, here, prices)
    flies = has_free_move(t, hand)
    now = area_rows(s, here, prices)
    best = plan_worth(t, hand, now, NOTHING_THERE, 0) + refill_worth(s, here, prices)
    for area in range(AREA_COUNT):
        moves = 1 if area in t.reach[here] else 2
        cards = moves - 1 if flies else moves
        if area == here or cards > len(hand):
            continue
        there, refilled = area_rows(s, area, prices), refill_worth(s, area, prices)
        if refilled or there is not NOTHING_THERE:
            worth = plan_worth(t, hand, now, there, cards) + refilled
            best = max(best, worth - prices.judged.move * moves)
    return prices.judged.confidence * best


def dwarf_cards(s: Runedar, seat: int) -> list[int]:
    """The dwarf cards of a hand, upgrades first."""
    held = reversed(s.in_zones(seat, HAND, SHOWN))
    return [s.cards[at] for at in held if s.cards[at] != ORC_CARD]


def has_free_move(t: Tables, hand: list[int]) -> bool:
    """Whether a card of the hand goes anywhere and can still be used there."""
    for kind in hand:
        if t.values[kind * ACTION_COUNT + FREE_MOVE]:
            return True
    return False


def refill_worth(s: Runedar, area: int, prices: Prices) -> float:
    """A dwarf who ends the turn in the keep can refill the board."""
    if area != KEEP or s.phase > CARDS_STEP:
        return 0.0
    return prices.judged.new_card * prices.strength * s.board.count(NOTHING)


def plan_worth(
    t: Tables, hand: list[int], now: list[list[float]], then: list[list[float]], moves: int
) -> float:
    """What a hand does here and then elsewhere, when its least useful cards make the moves."""
    used = [0] * (2 * SORTS)
    worths: list[float] = []
    total = 0.0
    for kind in hand:
        best = 0.0
        sort = reached = -1
        for action, n in t.options[kind]:
            # A sure success is about as good as a die and a half.
            points = n + 1 if action == MELEE_AUTO else n
            row = now[action]
            at = SORT_OF[action]
            if row:
                after = min(used[at] + points, POINTS)
                gain = row[after] - row[used[at]]
                if gain > best:
                    best = gain
                    sort, reached = at, after
            row = then[action]
            if row:
                at += SORTS
                after = min(used[at] + points, POINTS)
                gain = row[after] - row[used[at]]
                if gain > best:
                    best = gain
                    sort, reached = at, after
        if sort >= 0:
            used[sort] = reached
        total += best
        worths.append(best)
    for _ in range(moves):
        least = min(worths)
        total -= least
        worths.remove(least)
    return total


# ---------------------------------------------------------------------- what there is to do


def area_rows(s: Runedar, area: int, prices: Prices) -> list[list[float]]:
    """A row for each action in an area."""
    if area == ENTRANCE:
        return entrance_rows(s, prices)
    if s.orcs[area]:
        each = prices.near if area < WALL else prices.wall if area < TOWER else prices.far
        wounds = prices.lore.wounds(False, s.tables.orc_successes, s.orcs[area])
        return rows([(each + prices.relief) * n for n in wounds], MELEE, MELEE_AUTO)
    if WORKSHOP <= area < ENTRANCE:
        return workshop_rows(s, area - WORKSHOP, prices)
    if TOWER <= area < OUTSIDE:
        return tower_rows(s, area, prices)
    return NOTHING_THERE


def rows(row: list[float], action: int, other: int) -> list[list[float]]:
    """Nothing but two actions of the same worth."""
    found = NOTHING_THERE.copy()
    found[action] = found[other] = row
    return found


def entrance_rows(s: Runedar, prices: Prices) -> list[list[float]]:
    """Melee and digging."""
    found = rows(fight_row(s, False, prices), MELEE, MELEE_AUTO)
    if s.rubble:
        if max(s.trolls) <= 0:
            found[DIG] = even_row(prices.work, s.rubble, 0.0)
        return found
    for at in s.goblins_of(RUBBLE):
        found[DIG] = even_row(prices.work, s.work[at], prices.enemy)
    return found


def even_row(each: float, most: int, last: float) -> list[float]:
    """Points that are worth the same each, and something on top with the last of them."""
    row = [each * min(n, most) for n in range(POINTS + 1)]
    for n in range(most, POINTS + 1):
        row[n] += last
    return row


def fight_row(s: Runedar, ranged: bool, prices: Prices) -> list[float]:
    """Dice against that one of the trolls and goblins at the entrance who is most worth it."""
    t = s.tables
    trolls = s.trolls_here() if s.blocks else []
    foes = [(t.troll_successes[token], s.trolls[token]) for token in trolls]
    foes += [(t.goblin_successes[s.token(at)], s.work[at]) for at in s.goblins_of(FIGHT)]
    best = EMPTY
    for successes, wounds in foes:
        best = better(best, wounds_row(ranged, successes, wounds, prices))
    return best


def wounds_row(ranged: bool, successes: int, wounds: int, prices: Prices) -> list[float]:
    """Dice against an enemy with so many wounds at so many successes each."""
    lore = prices.lore
    price = 1 if ranged else successes
    return [
        prices.success * successes * dealt
        + prices.enemy * lore.chance(ranged, dice, price * wounds)
        for dice, dealt in enumerate(lore.wounds(ranged, price, wounds))
    ]


def better(one: list[float], other: list[float]) -> list[float]:
    """That of two rows in which three points are worth more."""
    if not one or (other and other[3] > one[3]):
        return other
    return one


def tower_rows(s: Runedar, area: int, prices: Prices) -> list[list[float]]:
    """Ranged attacks on the best target."""
    lore = prices.lore
    best = EMPTY
    for target in s.tables.shots[area]:
        if target == ENTRANCE:
            best = better(best, fight_row(s, True, prices))
        elif s.orcs[target]:
            each = prices.relief + (prices.wall if target < TOWER else prices.far)
            best = better(best, [each * n for n in lore.wounds(True, 1, s.orcs[target])])
    for machine in (SIEGE_TOWER, CATAPULT):
        if s.machines[machine] != NOBODY:
            each = machine_cost(s, prices.judged, machine)
            best = better(best, [each * n for n in lore.wounds(True, 1, 1)])
    return rows(best, RANGED, RANGED) if best else NOTHING_THERE


def workshop_rows(s: Runedar, resource: int, prices: Prices) -> list[list[float]]:
    """Gathering for upgrades and goblins, the best of them first."""
    stock = s.stock[resource]
    offers = gathering_offers(s, resource, prices) if stock else []
    if not offers:
        return NOTHING_THERE
    if len(offers) > 1:
        offers.sort(key=average, reverse=True)
    row = [0.0]
    for offer in offers:
        for unit in offer:
            row.append(row[-1] + (unit if len(row) <= stock else 0.0))
    while len(row) <= POINTS:
        row.append(row[-1])
    return rows(row, GATHER + resource, GATHER_ANY)


def average(offer: list[float]) -> float:
    """What a unit is worth on average."""
    return sum(offer) / len(offer)


def gathering_offers(s: Runedar, resource: int, prices: Prices) -> list[list[float]]:
    """For each card or goblin that takes a resource what unit after unit is worth there."""
    found: list[list[float]] = []
    missing, gains, parts = s.missing, prices.lore.gains, prices.judged.reach
    for space in range(SPACES):
        at = space * RESOURCE_COUNT
        wanted = missing[at + resource]
        if wanted:
            gain = prices.strength * gains[s.board[space]]
            left = missing[at] + missing[at + 1] + missing[at + 2]
            found.append([gain * (parts[left - n - 1] - parts[left - n]) for n in range(wanted)])
    if s.rubble == 0:
        for at in s.goblins():
            accepted = s.accepts(at, resource)
            if accepted:
                units = [prices.gift] * accepted
                if accepted == s.work[at]:
                    units[accepted - 1] += prices.enemy
                found.append(units)
    return found
