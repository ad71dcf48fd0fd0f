"""Piles of cards and tiles that are drawn unseen, kept as counts of each kind.

A well shuffled pile and a bag are the same thing: every draw takes one of what is left, each piece
equally likely. Keeping counts instead of an order makes copies cheap, and nobody can peek.
Several players' hands lie side by side in one flat list, ``width`` kinds for each seat.
"""

from __future__ import annotations

from typing import Final

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.names import Names

NOTHING: Final = -1


def draw(s: State, names: Names, pile: list[int]) -> int:
    """Draw one piece of ``pile``, or NOTHING from an empty one."""
    if sum(pile) == 0:
        return NOTHING
    kind = s.pick_weighted(names, pile)
    pile[kind] -= 1
    return kind


def draw_or_reshuffle(s: State, names: Names, pile: list[int], discard: list[int]) -> int:
    """Draw one piece of ``pile``; when it is empty the discards become the pile first."""
    if sum(pile) == 0:
        for kind, count in enumerate(discard):
            pile[kind] = count
            discard[kind] = 0
    return draw(s, names, pile)


def deal_unseen(
    chance: Chance, names: Names, pile: list[int], hands: list[int], known: list[int], seat: int
) -> None:
    """Deal anew all that ``seat`` cannot see: the pile, and in the other hands what is not known.

    The number of cards in each hand stays, and so does every card the table knows to be there.
    """
    width = len(pile)
    unseen = [0] * (len(hands) // width)
    for who in range(len(unseen)):
        if who != seat:
            unseen[who] = _collect(pile, hands, known, who * width, width)
    for who, count in enumerate(unseen):
        for _ in range(count):
            kind = chance.pick_weighted(names, pile)
            pile[kind] -= 1
            hands[who * width + kind] += 1


def _collect(pile: list[int], hands: list[int], known: list[int], at: int, width: int) -> int:
    count = 0
    for kind in range(width):
        hidden = hands[at + kind] - known[at + kind]
        pile[kind] += hidden
        hands[at + kind] -= hidden
        count += hidden
    return count
