"""Other beginnings of a turn, each thought through by itself.

A search follows what looks best and leaves the rest half thought through; so what is best seems to
be farther ahead than it is. Where that matters, every beginning gets a search of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from underhall.bots.card import Step
from underhall.bots.planner import Plan, Planner, begins_action
from underhall.coach.advice import Coach
from underhall.core.agenda import Decision
from underhall.core.chance import Fast

MOST: Final = 40
"""So many other options of one decision are followed."""
WAYS: Final = 2
"""So many ways on are kept of each."""


def others(coach: Coach, steps: Sequence[Step], decisions: int, budget: int) -> list[Plan]:
    """What can be done instead of each of the first ``decisions`` steps, each thought through with
    a budget of its own."""
    seat = coach.seat
    t = coach.view.look(Fast("beginnings"))
    mark = t.mark
    found: list[Plan] = []
    for at, step in enumerate(steps[:decisions]):
        decision = t.asked(seat)
        if decision is None or t.mark != mark or step.code not in decision.options(t):
            break
        for code in _spread(_different(t, decision, step.code)):
            begun = [*steps[:at], Step(decision.name, code)]
            found += _followed(coach, t, begun, code, budget)
        t.apply(seat, step.code)
    return found


def _different(t: Any, decision: Decision[Any], taken: int) -> list[int]:
    """The options that do something else than the one taken, each once."""
    done = decision.same_as(t, taken)
    firsts = [code for code in decision.options(t) if decision.same_as(t, code) == code]
    return [code for code in firsts if code != done]


def _spread(codes: Sequence[int]) -> Sequence[int]:
    """Some of many codes, from first to last."""
    return codes[:: -(-len(codes) // MOST)] if codes else codes


def _followed(coach: Coach, t: Any, begun: list[Step], code: int, budget: int) -> list[Plan]:
    u = t.copy()
    u.apply(coach.seat, code)
    decision = u.asked(coach.seat)
    if decision is None or _is_through(coach, t, u, decision):
        return [Plan(begun, 0.0)]
    planner = Planner(coach.game, u, coach.seat, Fast("beginning"), coach.view.patience)
    planner.grow(budget)
    return [Plan([*begun, *plan.steps], plan.value) for plan in planner.plans(WAYS)]


def _is_through(coach: Coach, t: Any, u: Any, decision: Decision[Any]) -> bool:
    """Whether the turn, or all that is certain of it, has come to its end."""
    if u.mark != t.mark or u.turn != t.turn or u.active != t.active:
        return True
    return coach.game.by_action and begins_action(u, decision)
