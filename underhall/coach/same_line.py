"""Lines of play that differ only in which of several equal pieces they use: told in one way, with
the first of equal pieces, as people are offered it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from underhall.bots.card import Step
from underhall.bots.planner import Plan
from underhall.coach.steps import steps_from
from underhall.core.agenda import Decision
from underhall.core.chance import Fast
from underhall.core.errors import UnderhallError
from underhall.core.match import Match
from underhall.core.names import Names
from underhall.core.secrets import redeal


class Swaps:
    """Which equal pieces have taken the parts of each other so far."""

    def __init__(self) -> None:
        self._pairs: list[tuple[Names | None, int, int]] = []

    def first(self, t: Any, decision: Decision[Any], code: int) -> int:
        """The first option that does what this one does in its own line; from now on each of the
        two pieces stands for the other."""
        for names, one, other in self._pairs:
            if names is decision.names and code in (one, other):
                code = other if code == one else one
        first = decision.same_as(t, code)
        if first != code:
            self._pairs.append((decision.names, code, first))
        return first


def is_same_line(match: Match, seat: int, one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether two lines from where a match stands do the same, but for which of several equal
    pieces they use."""
    if list(one) == list(other) or len(one) != len(other):
        return list(one) == list(other)
    return plain_tokens(match, seat, one) == plain_tokens(match, seat, other)


def plain_tokens(match: Match, seat: int, tokens: Sequence[str]) -> list[str]:
    """A line told with the first of equal pieces; as it is where it cannot be played."""
    try:
        steps = steps_from(match, seat, tokens)
    except UnderhallError:
        return list(tokens)
    t = redeal(match.edition.game, match.state, seat, Fast("steps"))
    told = [token for _, token in _walk(t, seat, steps)]
    return [*told, *tokens[len(told) :]]


def plain_plans(look: Callable[[], Any], seat: int, plans: Sequence[Plan]) -> list[Plan]:
    """Plans with the first of equal pieces; ``look`` gives a state of its own for each."""
    return [Plan(_plain_steps(look(), seat, plan.steps), plan.value) for plan in plans]


def _plain_steps(t: Any, seat: int, steps: Sequence[Step]) -> list[Step]:
    done = [step for step, _ in _walk(t, seat, steps)]
    return [*done, *steps[len(done) :]]


def _walk(t: Any, seat: int, steps: Sequence[Step]) -> Iterator[tuple[Step, str]]:
    """Take steps with the first of equal pieces, as far as nothing new comes to light."""
    swaps = Swaps()
    mark = t.mark
    for step in steps:
        decision = t.asked(seat)
        if decision is None or t.mark != mark or decision.name != step.kind:
            return
        code = swaps.first(t, decision, step.code)
        if code not in decision.options(t):
            return
        yield Step(decision.name, code), decision.token(t, code)
        t.apply(seat, code)
