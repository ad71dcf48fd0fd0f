"""What cards do, as phrases made from their numbers: corrected data never contradict the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from underhall.core.phrase import Amount, Phrase
from underhall.games.dwergar.box.components import Tables
from underhall.games.dwergar.box.effects import EFFECTS, CardEffect
from underhall.games.dwergar.box.names import (
    COSTS,
    DECKS,
    EASTERN_QUARTER,
    RESOURCES,
    SPACES,
    SPECIALISTS,
    WESTERN_QUARTER,
)

GAINS = ("gain", "others_gain", "turn_start_gain")
"""Effects whose numbers are the resources and heat they bring."""
WORDS = {"resource": RESOURCES, "deck": DECKS, "specialist": SPECIALISTS}


def effect_phrase(effect: CardEffect) -> Phrase:
    """What a project does once it is developed."""
    kind = EFFECTS.token(effect.kind)
    return Phrase("effect-" + kind, **effect_arguments(kind, effect.params))


def effect_arguments(kind: str, params: Mapping[str, Any]) -> dict[str, object]:
    """The numbers of an effect as arguments of a message."""
    if kind in GAINS:
        goods = [Amount(COSTS, COSTS.code(token), n) for token, n in params.items() if n]
        return {"goods": goods}
    return said(params)


def rule_phrases(rules: Sequence[Mapping[str, Any]]) -> list[Phrase]:
    """What is different while an event lasts."""
    return [Phrase(f"rule-{rule['op']}", **said(rule)) for rule in rules]


def deck_rule(tables: Tables, deck: int) -> Phrase:
    """What a deck in play changes for everybody."""
    return Phrase("deck-rule-" + DECKS.token(deck), n=deck_number(tables, deck))


def deck_number(tables: Tables, deck: int) -> int:
    """The number in the rule of a deck, if there is one."""
    if deck == WESTERN_QUARTER:
        return tables.western_actions
    return tables.heat_kept if deck == EASTERN_QUARTER else 0


def said(numbers: Mapping[str, Any]) -> dict[str, object]:
    """Numbers and names of the data as arguments; points go by ``n``."""
    found: dict[str, object] = {}
    for key, value in numbers.items():
        if key == "to":
            found["goods"] = Amount(RESOURCES, RESOURCES.code(value), numbers["amount"])
        elif key in WORDS:
            found[key] = WORDS[key].word(WORDS[key].code(value))
        elif key == "options":
            amounts = [Amount(RESOURCES, RESOURCES.code(r), numbers["amount"]) for r in value]
            found[key] = either(amounts)
        elif key == "per":
            found[key] = Amount(RESOURCES, RESOURCES.code(numbers["resource"]), value)
        elif key == "space":
            found[key] = SPACES.word(SPACES.code(value))
        elif key == "spaces" and "op" in numbers:
            spaces = [SPACES.word(SPACES.code(token)) for token in value]
            found[key] = either(spaces, "-in")
        elif isinstance(value, int):
            found["n" if key == "vp" else key] = value
    return found


def either(things: Sequence[object], how: str = "") -> object:
    """One thing or another; ``how`` is ``-in`` for places."""
    first, *others = things
    return Phrase("either" + how, one=first, other=either(others, how)) if others else first
