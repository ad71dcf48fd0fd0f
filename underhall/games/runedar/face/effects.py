"""What things do, in words: the numbers behind the ``.does`` of each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from underhall.core.phrase import Does, Phrase

Raw = Mapping[str, Any]


def does(raw: Raw, kind: str, token: str) -> Does:
    """What a thing does, with the numbers printed on it."""
    found = NUMBERS[kind](raw, token) if kind in NUMBERS else {}
    return Does(kind, token, **found)


def row(raw: Raw, tables: Iterable[str], token: str) -> Raw:
    """The data of a thing, in one of these tables."""
    return next(one for table in tables for one in raw[table] if one["id"] == token)


def card(raw: Raw, token: str) -> dict[str, object]:
    """What a card can be played for."""
    options = row(raw, ("starter_card", "upgrade_card"), token)["options"]
    return {"acts": acts(options)} if options else {}


def acts(options: list[Raw]) -> Phrase:
    """One action or another; a special move lets one use another action after it."""
    first, *others = options
    told = Phrase("act-" + first["action"], n=first["value"])
    if not others:
        return told
    if first["action"] == "free_move":
        return Phrase("acts-after-move", one=told, rest=acts(others))
    return Phrase("acts-or" if len(others) == 1 else "acts-comma", one=told, rest=acts(others))


def troll(raw: Raw, token: str) -> dict[str, object]:
    """RUN-4.59. How many wounds a troll takes, and what a wound takes."""
    found = row(raw, ("troll_token",), token)
    return {"wounds": found["wounds"], "n": found["successes_per_wound"]}


def mercenary(raw: Raw, token: str) -> dict[str, object]:
    """What hiring costs."""
    return {"n": row(raw, ("mercenary",), token)["gold_cost"]}


def difficulty(raw: Raw, token: str) -> dict[str, object]:
    """RUN-3.2. How much rubble lies before each section."""
    return {"n": row(raw, ("difficulty",), token)["rubble_per_section"]}


def deck(raw: Raw, token: str) -> dict[str, object]:
    """How many cards a deck has, and what they cost."""
    cards = [one for one in raw["upgrade_card"] if one["colour"] == token]
    costs = [sum(one["cost"].values()) for one in cards]
    return {"n": sum([one["copies"] for one in cards]), "least": min(costs), "most": max(costs)}


NUMBERS: Final[dict[str, Callable[[Raw, str], dict[str, object]]]] = {
    "card": card,
    "troll": troll,
    "mercenary": mercenary,
    "difficulty": difficulty,
    "upgrade_deck": deck,
}
