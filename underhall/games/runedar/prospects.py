"""What cards are good for: in the long run, and the rest of a hand from where its dwarf stands."""

from __future__ import annotations

from typing import Final

from underhall.games.runedar.components import (
    ACTION_COUNT,
    CATAPULT,
    DECK_SIZE,
    DIG,
    ENTRANCE,
    FREE_MOVE,
    GATHER,
    GATHER_ANY,
    GROUP,
    KEEP,
    KINDS,
    MELEE,
    MELEE_AUTO,
    ORC_CARD,
    OUTSIDE,
    RANGED,
    RUBBLE,
    SIEGE_TOWER,
    SPACES,
    STARTERS,
    TOWER,
    WALL,
    WORKSHOP,
    Tables,
)
from underhall.games.runedar.state import CARDS_STEP, NOBODY, NOTHING, SHOWN, Runedar

MOVE_STRENGTH: Final = 0.3
FREE_MOVE_STRENGTH: Final = 1.0
GATHER_STRENGTH: Final = 0.35
GATHER_ANY_STRENGTH: Final = 0.65
MELEE_STRENGTH: Final = 0.45
MELEE_AUTO_STRENGTH: Final = 0.6
RANGED_STRENGTH: Final = 0.4
DIG_STRENGTH: Final = 1.0
"""What one point of each action is worth on a card, in the long run."""
SECOND: Final = 0.35
"""What a card's lesser options count beside its best."""
GAIN_WORTH: Final = 0.6
BOARD_WORTH: Final = 0.5
UNLOCKED_WORTH: Final = 0.85
SPACE_WORTH: Final = 0.2
"""What a card on the board is worth before anything lies on it, in parts of its gain."""
REFILL_WORTH: Final = 0.05
CONFIDENCE: Final = 0.42
"""What could still be done counts less than what is done."""
MOVE_COST: Final = 0.1
GATHER_GAIN: Final = 0.8
GIFT_GAIN: Final = 1.2
HIT: Final = 0.5
"""Orcs that a die eliminates in melee, on average."""
CROSSBOW_CHANCE: Final = 0.33
SUCCESSES: Final = 1.17
WOUND_GAIN: Final = 0.7
NEAR_GAIN: Final = 0.95
FAR_GAIN: Final = 0.7
"""An orc in a workshop, and one farther away, in nuggets."""
MACHINE_GAIN: Final = 4.5

GATHERING: Final = 1
FIGHTING: Final = 2
SHOOTING: Final = 3
DIGGING: Final = 4
SORTS: Final = 5
SORT_OF: Final = [0, 0, 1, 1, 1, 1, 2, 2, 3, 4, 0]
"""What sort of work each action is; of each sort there is only so much to do in an area."""

_strengths: dict[Tables, list[float]] = {}

# ---------------------------------------------------------------------- in the long run


def strengths_of(t: Tables) -> list[float]:
    """How good each card is in the long run, worked out once."""
    found = _strengths.get(t)
    if found is None:
        found = [card_strength(t, kind) for kind in range(KINDS)]
        _strengths[t] = found
    return found


def card_strength(t: Tables, kind: int) -> float:
    """The best option of a card in full, the others in part."""
    each = [MOVE_STRENGTH, FREE_MOVE_STRENGTH, *([GATHER_STRENGTH] * 3), GATHER_ANY_STRENGTH]
    each += [MELEE_STRENGTH, MELEE_AUTO_STRENGTH, RANGED_STRENGTH, DIG_STRENGTH]
    worth = [each[action] * n for action, n in t.options[kind]]
    best = max(worth, default=0.0)
    return best + SECOND * (sum(worth) - best)


def cards_worth(s: Runedar) -> float:
    """What upgrades in the decks and on the board gain over the cards they replace."""
    strengths = strengths_of(s.tables)
    base = sum(strengths[1:STARTERS]) / (STARTERS - 1)
    gained = sum([strengths[kind] - base for kind in s.cards if kind != ORC_CARD])
    for space in range(SPACES):
        kind = s.board[space]
        if kind >= 0:
            gained += max(0.1, strengths[kind] - base) * paid_part(s, space)
    return GAIN_WORTH * plays_left(s) * gained


def plays_left(s: Runedar) -> float:
    """How often a card of somebody's deck will still be of use."""
    return s.siege_left() / (1 + s.seats)


def paid_part(s: Runedar, space: int) -> float:
    """How much of a card's gain is within reach."""
    price = sum(s.price(space))
    missing = sum(s.missing[space * 3 : space * 3 + 3])
    if missing == 0:
        return UNLOCKED_WORTH
    done = (price - missing) / price
    return SPACE_WORTH * 5 / (5 + missing) + BOARD_WORTH * done * (0.6 + 0.4 * done)


# ---------------------------------------------------------------------- the rest of a hand


def hand_prospects(s: Runedar, seat: int, each: float) -> float:
    """The best that the rest of a hand can do: where the dwarf stands, and then elsewhere."""
    first = seat * DECK_SIZE
    slots = range(first, first + DECK_SIZE)
    hand = [s.cards[at] for at in slots if s.zones[at] <= SHOWN and s.cards[at] != ORC_CARD]
    if not hand:
        return refill_prospects(s, seat)
    here = s.areas[seat]
    flies = has_free_move(s.tables, hand)
    now = Gains(s, here, each)
    best = plan_worth(s.tables, hand, now, now, 0)
    for area in useful_areas(s):
        if area != here:
            moves = 1 if area in s.tables.reach[here] else 2
            later = Gains(s, area, each)
            worth = plan_worth(s.tables, hand, now, later, moves - 1 if flies else moves)
            best = max(best, worth - MOVE_COST * moves)
    return CONFIDENCE * best


def plan_worth(t: Tables, hand: list[int], now: Gains, later: Gains, spent: int) -> float:
    """What a hand does here and then elsewhere, when so many cards are spent on the way."""
    rest_now, rest_later = now.most.copy(), later.most.copy()
    worths = []
    for kind in reversed(hand):
        best = 0.0
        use = -1
        for action, n in t.options[kind]:
            sort = SORT_OF[action]
            first = now.unit[action] * min(n, rest_now[sort])
            second = later.unit[action] * min(n, rest_later[sort])
            if max(first, second) > best:
                best = max(first, second)
                use = action if first >= second else action + ACTION_COUNT
        if use >= ACTION_COUNT:
            take_from_rest(t, kind, use - ACTION_COUNT, rest_later)
        elif use >= 0:
            take_from_rest(t, kind, use, rest_now)
        worths.append(best)
    return sum(sorted(worths)[spent:])


def take_from_rest(t: Tables, kind: int, action: int, rest: list[float]) -> None:
    """What a card does is left to do no more."""
    sort = SORT_OF[action]
    rest[sort] -= min(rest[sort], t.values[kind * ACTION_COUNT + action])


def refill_prospects(s: Runedar, seat: int) -> float:
    """A dwarf in the keep with all cards played can refill the board."""
    if s.areas[seat] != KEEP or s.phase < CARDS_STEP:
        return 0.0
    return REFILL_WORTH * plays_left(s) * s.board.count(NOTHING)


def has_free_move(t: Tables, hand: list[int]) -> bool:
    """Whether a card of the hand goes anywhere and can still be used there."""
    return any([t.values[kind * ACTION_COUNT + FREE_MOVE] for kind in hand])


def useful_areas(s: Runedar) -> list[int]:
    """The areas where anything might be done."""
    found = list(range(WORKSHOP, ENTRANCE + 1))
    for area in (WALL, WALL + 1, WALL + 2, OUTSIDE, OUTSIDE + 1, OUTSIDE + 2):
        if s.orcs[area]:
            found.append(area)
    if s.reserve < s.tables.orcs or max(s.machines) != NOBODY or max(s.trolls) > 0:
        found += [TOWER, TOWER + 1, TOWER + 2]
    return found


class Gains:
    """What a point of each action is worth in one area, and how many points there is use for."""

    def __init__(self, s: Runedar, area: int, each: float) -> None:
        self.unit = [0.0] * ACTION_COUNT
        self.most = [0.0] * SORTS
        if area == ENTRANCE:
            self._dig(s)
            self._fight(s)
        elif s.orcs[area]:
            orc = each * (NEAR_GAIN if area < WALL else FAR_GAIN)
            self.unit[MELEE] = self.unit[MELEE_AUTO] = orc * HIT
            self.most[FIGHTING] = s.orcs[area] / HIT
        elif WORKSHOP <= area < ENTRANCE:
            self._gather(s, area - WORKSHOP)
        elif TOWER <= area < OUTSIDE:
            self._shoot(s, area, each)

    def _dig(self, s: Runedar) -> None:
        if s.rubble:
            if max(s.trolls) <= 0:
                self.unit[DIG] = 1.0
                self.most[DIGGING] = s.rubble
            return
        for at in range(GROUP):
            if s.work[at] and s.tables.goblin_kind[s.token(at)] == RUBBLE:
                self.unit[DIG] = GIFT_GAIN
                self.most[DIGGING] = s.work[at]

    def _fight(self, s: Runedar) -> None:
        needed = work_in_fights(s)
        self.unit[MELEE] = WOUND_GAIN * SUCCESSES
        self.unit[MELEE_AUTO] = WOUND_GAIN
        self.most[FIGHTING] = needed

    def _gather(self, s: Runedar, resource: int) -> None:
        unit = GATHER_GAIN
        if s.rubble == 0 and any([s.accepts(at, resource) for at in range(GROUP)]):
            unit = GIFT_GAIN
        self.unit[GATHER + resource] = self.unit[GATHER_ANY] = unit
        self.most[GATHERING] = min(s.stock[resource], s.need(resource))

    def _shoot(self, s: Runedar, area: int, each: float) -> None:
        best = most = 0.0
        for target in s.tables.shots[area]:
            if target != ENTRANCE and s.orcs[target]:
                best = max(best, each * FAR_GAIN)
                most = max(most, s.orcs[target] / CROSSBOW_CHANCE)
            elif target == ENTRANCE and work_in_fights(s):
                best, most = max(best, 2.2 * WOUND_GAIN), 5.0
        for machine in (SIEGE_TOWER, CATAPULT):
            if s.machines[machine] != NOBODY:
                best, most = max(best, MACHINE_GAIN), max(most, 3.5)
        self.unit[RANGED] = best * CROSSBOW_CHANCE
        self.most[SHOOTING] = most


def work_in_fights(s: Runedar) -> int:
    """Successes that it takes to be rid of all who fight at the entrance."""
    t = s.tables
    needed = sum([s.trolls[token] * t.troll_successes[token] for token in s.trolls_here()])
    for at in s.fighters():
        needed += s.work[at] * t.goblin_successes[s.token(at)]
    return needed
