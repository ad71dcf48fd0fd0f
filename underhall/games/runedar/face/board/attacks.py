"""What dice can do: how likely successes are, and how many it takes to fell who stands there."""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from typing import Final

from underhall.games.runedar.face.board.signs import Table, by_id

ENTRANCE: Final = "tunnel_entrance"
AN_ORC: Final = 2
"""Successes that it takes to fell an orc hand to hand; of crossbows one is enough."""
FIGHT: Final = "fight"


@cache
def spread(faces: tuple[int, ...], dice: int) -> tuple[float, ...]:
    """The chance of each number of successes."""
    found = [1.0]
    for _ in range(dice):
        grown = [0.0] * (len(found) + max(faces))
        for n, p in enumerate(found):
            for face in faces:
                grown[n + face] += p / len(faces)
        found = grown
    return tuple(found)


def at_least(chances: tuple[float, ...], most: int) -> list[float]:
    """The chance of so many or more, up to ``most``."""
    return [sum(chances[n:]) for n in range(most + 1)]


def faces(raw: Table, ranged: bool) -> tuple[int, ...]:
    """What each side of a die counts."""
    counted = "crossbows" if ranged else "successes"
    worth = {face["id"]: face[counted] for face in raw["die_face"]}
    return tuple([worth[face] for face in raw["die"]["faces"]["list"]])


MOST: Final = 20
"""More successes than all dice and cards of a turn can bring."""


def chances(raw: Table, ranged: bool, dice: int, sure: int) -> list[float]:
    """The chance of so many successes or more with all dice and what is sure."""
    rolled = at_least(spread(faces(raw, ranged), dice_of(raw, dice)), MOST)
    return [1.0 if n <= sure else rolled[n - sure] for n in range(MOST + 1)]


def dice_of(raw: Table, n: int) -> int:
    """No attack has more dice than there are."""
    return min(n, int(raw["die"]["count"]))


def percent(chance: float) -> str:
    """A chance as people say it."""
    return f"{per_cent(chance) if chance else 0} %"


def per_cent(chance: float) -> str:
    """A chance as it stands in a table."""
    if 0 < chance < 0.01:
        return "<1"
    return "–" if chance == 0 else f"{100 * min(chance, 1):.0f}"


def fighters(table: Table, raw: Table, area: str, ranged: bool) -> list[int]:
    """What the first wound, two wounds and so on of an attack on an area take, cheapest first."""
    if area != ENTRANCE:
        each = [1 if ranged else AN_ORC] * table["orcs"].get(area, 0)
        return list(accumulate(each))
    trolls, goblins = by_id(raw, "troll_token"), by_id(raw, "goblin_token")
    costs: list[int] = []
    for token, wounds in table["trolls"].items():
        costs += [trolls[token]["successes_per_wound"]] * wounds
    for token, state in table["goblins"].items():
        if goblins[token]["kind"] == FIGHT:
            costs += [goblins[token]["successes_per_wound"]] * state
    return list(accumulate([1] * len(costs) if ranged else sorted(costs)))
