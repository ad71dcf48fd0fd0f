"""What dice can do: how likely so many successes are, for the attack in hand or in general."""

from __future__ import annotations

from functools import cache
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.runedar.box.names import (
    TARGETS,
)
from underhall.games.runedar.face.board.signs import Data, Say, Table, all_cards

BETWEEN: Final = " · "
RANGED: Final = "ranged"
MOST_DICE: Final = 5
ROWS: Final = 5


def odds(view: Table, raw: Table) -> Data:
    """Chances of successes: with the dice of the attack and one more, or with two to five."""
    attack = attacking(view)
    ranged = attack is None or attack["ranged"]
    if attack is None:
        dice = [2, 3, 4, 5]
    else:
        dice = [n for n in (attack["dice"], attack["dice"] + 1) if 0 < n <= MOST_DICE]
    sure = 0 if attack is None else attack["sure"]
    chances = [at_least(spread(faces(raw, ranged), n)) for n in dice]
    return {
        "ranged": ranged,
        "dice": dice,
        "sure": sure,
        "rows": [row(n, chances, sure) for n in range(1, ROWS + 1)],
        "beside": beside(view, raw),
    }


def row(n: int, chances: list[list[float]], sure: int) -> Data:
    """How likely ``n`` or more successes are with each number of dice."""
    each = [1.0 if n <= sure else chance[n - sure] for chance in chances]
    return {"n": n, "cells": [percent(p) for p in each], "bars": [round(56 * p, 1) for p in each]}


def percent(chance: float) -> str:
    """A chance as people say it."""
    if 0 < chance < 0.01:
        return "<1"
    return "–" if chance == 0 else f"{100 * chance:.0f}"


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


def beside(view: Table, raw: Table) -> dict[str, str]:
    """For each option with a shot, by its token, how likely a hit is; with a card that joins, all
    dice together. In melee every die succeeds."""
    if view["seat"] not in view["waiting"] or not view["agenda"]:
        return {}
    frame = view["agenda"][0]
    joins = frame["do"] == "join_card" and frame["ranged"]
    if not joins and frame["do"] != "play":
        return {}
    dice, sure = (frame["dice"], frame["sure"]) if joins else (0, 0)
    hand = view["table"]["players"][view["seat"]]["cards"]
    more = {f"{card}:{RANGED}": shots(card, raw) for card in hand}
    found = {token: hit(raw, dice + n, sure) for token, n in more.items() if n}
    return {**found, "roll": hit(raw, dice, sure)} if joins else found


def shots(card: str, raw: Table) -> int:
    """The dice of the shot that a card offers, if it offers one."""
    options = all_cards(raw)[card]["options"]
    return sum([one["value"] for one in options if one["action"] == RANGED])


def hit(raw: Table, dice: int, sure: int) -> str:
    """How likely at least one hit of a shot is."""
    chance = 1.0 if sure else at_least(spread(faces(raw, True), dice))[1]
    return f"{percent(chance)} %"


def notes(view: Table, raw: Table, say: Say) -> dict[str, str]:
    """Beside each target of a shot how likely a hit is; beside each area how many orcs it has."""
    frame = view["agenda"][0] if view["agenda"] else {}
    if view["seat"] not in view["waiting"]:
        return {}
    found = {}
    orcs = view["table"]["orcs"]
    if frame.get("do") in ("move_to", "free_move_to"):
        for area, n in orcs.items():
            found[f"area:{area}"] = say(Phrase("board-orcs", n=n))
    if frame.get("do") == "ranged_target":
        chance = percent(at_least(spread(faces(raw, True), frame["dice"]))[1])
        for target in TARGETS.tokens:
            kind = "machine" if target in view["table"]["machines"] else "area"
            told = [say(Phrase("board-hit", chance=chance)), *acting(view, target, say)]
            found[f"{kind}:{target}"] = BETWEEN.join(told)
    return found


def acting(view: Table, target: str, say: Say) -> list[str]:
    """When a machine acts, if it is one that stands before somebody."""
    before = view["table"]["machines"].get(target)
    if not isinstance(before, int):
        return []
    turns = (before - view["active"]) % view["seats"] or view["seats"]
    return [say(Phrase(f"board-machine-{target}", n=turns))]


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


def at_least(chances: tuple[float, ...]) -> list[float]:
    """The chance of so many or more, as far as the table goes."""
    return [sum(chances[n:]) for n in range(ROWS + 1)]


def faces(raw: Table, ranged: bool) -> tuple[int, ...]:
    """What each side of a die counts."""
    counted = "crossbows" if ranged else "successes"
    worth = {face["id"]: face[counted] for face in raw["die_face"]}
    return tuple([worth[face] for face in raw["die"]["faces"]["list"]])
