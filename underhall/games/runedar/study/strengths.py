"""What the component data say about cards, dice and arrows, worked out once for the evaluation."""

from __future__ import annotations

from functools import cache
from typing import Final

from underhall.games.runedar.box.components import Tables
from underhall.games.runedar.box.names import KINDS, SIEGE_CARDS, STARTERS

STRENGTHS: Final[tuple[float, ...]] = (
    *(0.3, 1.2),  # move, special move
    *(0.35, 0.35, 0.35, 0.6),  # gather: wood, leather, metal, any
    *(0.45, 0.65, 0.4, 1.0),  # melee, sure successes, ranged, dig
)
"""What one point of each action is worth on a card in the long run, in pieces of rubble."""
SECOND: Final = 0.35
"""What a card's lesser actions count beside its best."""

LEAST_GAIN: Final = 0.1
"""What any upgrade brings, in parts of a starter card."""

POINTS: Final = 8
"""More points of one action than these a hand has no use for."""
SUCCESSES: Final = 25
"""No roll has so many."""


class Lore:
    """Card strengths in parts of an average starter card, the odds of dice, and how often orcs
    advance."""

    def __init__(self, t: Tables) -> None:
        found = [card_strength(t, kind) for kind in range(KINDS)]
        starters = [n * strength for n, strength in zip(t.starters, found)]
        average = sum(starters) / sum(t.starters[1:STARTERS])
        self.strengths = [strength / average for strength in found]
        self.gains = [max(LEAST_GAIN, strength - 1.0) for strength in self.strengths]
        """How much stronger than a starter card each is, as an upgrade."""
        self.arrow = SIEGE_CARDS / max(1, sum([int(arrow) for arrow in t.siege_arrow]))
        """Siege cards from one arrow to the next."""
        self._melee = odds(t.faces, t.face_successes, t.most_dice)
        self._ranged = odds(t.faces, t.face_crossbows, t.most_dice)
        self._wounds: dict[tuple[bool, int, int], list[float]] = {}

    def chance(self, ranged: bool, dice: int, successes: int) -> float:
        """How likely so many dice show at least so many successes, or crossbows."""
        table = self._ranged if ranged else self._melee
        return table[min(dice, len(table) - 1)][min(successes, SUCCESSES - 1)]

    def wounds(self, ranged: bool, price: int, most: int) -> list[float]:
        """How many wounds 0, 1, 2… dice deal on average, each at a price, ``most`` in all."""
        key = (ranged, price, most)
        found = self._wounds.get(key)
        if found is None:
            found = self._wounds[key] = [
                sum([self.chance(ranged, dice, price * n) for n in range(1, most + 1)])
                for dice in range(POINTS + 1)
            ]
        return found


@cache
def lore_of(t: Tables) -> Lore:
    """The lore of a set of tables."""
    return Lore(t)


def card_strength(t: Tables, kind: int) -> float:
    """The best action of a card in full, the others in part."""
    worth = [STRENGTHS[action] * n for action, n in t.options[kind]]
    best = max(worth, default=0.0)
    return best + SECOND * (sum(worth) - best)


def odds(faces: list[int], worth: list[int], most_dice: int) -> list[list[float]]:
    """For 0, 1, 2… dice the chance of at least 0, 1, 2… successes."""
    sides = float(sum(faces))
    exact = [1.0] + [0.0] * (SUCCESSES - 1)
    found = [exact]
    for _ in range(most_dice):
        after = [0.0] * SUCCESSES
        for n, chance in enumerate(exact):
            for face, count in enumerate(faces):
                after[min(n + worth[face], SUCCESSES - 1)] += chance * count / sides
        exact = after
        found.append([sum(exact[n:]) for n in range(SUCCESSES)])
    return found
