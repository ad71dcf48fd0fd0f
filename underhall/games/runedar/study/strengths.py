"""What the component data say about cards, dice and arrows, worked out once for the evaluation."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from underhall.games.runedar.box.components import Tables
from underhall.games.runedar.box.names import (
    FIGHT,
    GROUP,
    KINDS,
    RUBBLE,
    SECTIONS,
    SIEGE_CARDS,
    STARTERS,
)
from underhall.games.runedar.study.judgements import Judgements

POINTS: Final = 8
"""More points of one action than these a hand has no use for."""
SUCCESSES: Final = 25
"""No roll has so many."""
KEPT: Final = 32
"""Lore is kept for so many sets of tables and players."""


class Lore:
    """Card strengths in parts of an average starter card, the work on goblins, the odds of dice,
    and how often orcs advance, as a player judges them."""

    def __init__(self, t: Tables, judged: Judgements) -> None:
        self.judged = judged
        found = [card_strength(t, kind, judged) for kind in range(KINDS)]
        starters = [n * strength for n, strength in zip(t.starters, found)]
        average = sum(starters) / sum(t.starters[1:STARTERS])
        self.strengths = [strength / average for strength in found]
        self.gains = [max(judged.least_gain, strength - 1.0) for strength in self.strengths]
        """How much stronger than a starter card each is, as an upgrade."""
        self.hidden = hidden_pairs(t, judged)
        """The average work on the two goblins under each block."""
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


@lru_cache(maxsize=KEPT)
def lore_of(t: Tables, judged: Judgements) -> Lore:
    """The lore of a set of tables, and of a player."""
    return Lore(t, judged)


def card_strength(t: Tables, kind: int, judged: Judgements) -> float:
    """The best action of a card in full, the others in part."""
    worth = [judged.actions[action] * n for action, n in t.options[kind]]
    best = max(worth, default=0.0)
    return best + judged.second * (sum(worth) - best)


def goblin_work(t: Tables, token: int, left: int, judged: Judgements) -> float:
    """What it takes to get rid of a goblin."""
    kind = t.goblin_kind[token]
    if kind == FIGHT:
        return judged.enemy_work + judged.success_work * left * t.goblin_successes[token]
    return judged.enemy_work + left * (1.0 if kind == RUBBLE else judged.gift_work)


def hidden_pairs(t: Tables, judged: Judgements) -> list[float]:
    """The average work on the two goblins under each block."""
    found: list[float] = []
    for section in range(SECTIONS):
        total = 0.0
        for token in range(section * GROUP, section * GROUP + GROUP):
            total += goblin_work(t, token, t.goblin_work[token], judged)
        found.append(total / 2.0)
    return found


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
