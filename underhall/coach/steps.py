"""Tokens of an action as the steps that planners know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from underhall.bots.card import Step
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal


def steps_of(t: Any, seat: int, tokens: Sequence[str]) -> list[Step]:
    """Play tokens in ``t`` as far as ``seat`` is asked and nothing new comes to light; an error if
    one cannot be taken."""
    steps = []
    mark = t.mark
    for token in tokens:
        decision = t.asked(seat)
        if decision is None or t.mark != mark:
            break
        code = decision.code(t, token)
        t.apply(seat, code)
        steps.append(Step(decision.name, code))
    return steps


def steps_from(match: Match, seat: int, tokens: Sequence[str]) -> list[Step]:
    """The same from where a match stands, with nothing that the seat cannot see."""
    return steps_of(redeal(match.edition.game, match.state, seat, Fast("steps")), seat, tokens)
