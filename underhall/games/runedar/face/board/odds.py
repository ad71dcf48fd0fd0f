"""A table of chances: how likely so many successes are, for the attack in hand or in general."""

from __future__ import annotations

from collections import Counter
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.runedar.box.names import DIE
from underhall.games.runedar.face.board.attacks import at_least, faces, per_cent, spread
from underhall.games.runedar.face.board.signs import Data, Say, Table

MOST_DICE: Final = 5
ROWS: Final = 5
BAR: Final = 40
"""The length of a bar for what is certain."""


def odds(view: Table, raw: Table, say: Say) -> Data:
    """Chances of successes: with the dice of the attack and one more, or with two to five."""
    attack = attacking(view)
    ranged = attack is None or attack["ranged"]
    if attack is None:
        dice = [2, 3, 4, 5]
    else:
        dice = [n for n in (attack["dice"], attack["dice"] + 1) if 0 < n <= MOST_DICE]
    sure = 0 if attack is None else attack["sure"]
    chances = [at_least(spread(faces(raw, ranged), n), ROWS) for n in dice]
    return {
        "ranged": ranged,
        "attack": attack is not None,
        "dice": dice,
        "sure": sure,
        "die": sides(raw, say),
        "face": "crossbow" if ranged else "success_1",
        "rows": [row(n, chances, sure) for n in range(1, ROWS + 1)],
    }


def sides(raw: Table, say: Say) -> str:
    """What is on the sides of a die."""
    counted = Counter(raw["die"]["faces"]["list"])
    told = [f"{n} × {say(DIE.word(DIE.code(face)))}" for face, n in counted.items()]
    return say(Phrase("board-die", sides=", ".join(told)))


def row(n: int, chances: list[list[float]], sure: int) -> Data:
    """How likely ``n`` or more successes are with each number of dice."""
    each = [1.0 if n <= sure else chance[n - sure] for chance in chances]
    return {"n": n, "cells": [per_cent(p) for p in each], "bars": [round(BAR * p, 1) for p in each]}


def attacking(view: Table) -> Data | None:
    """The attack that the viewer is preparing, if any."""
    frame = view["agenda"][0] if view["agenda"] else {}
    if view["seat"] not in view["waiting"]:
        return None
    if frame.get("do") == "ranged_target":
        return {"dice": frame["dice"], "sure": 0, "ranged": True}
    if frame.get("do") == "join_card":
        return {"dice": frame["dice"], "sure": frame["sure"], "ranged": bool(frame["ranged"])}
    return None
