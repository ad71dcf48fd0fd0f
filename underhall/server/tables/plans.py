"""Whole actions of bots: thought out once, then taken step by step while they still hold."""

from __future__ import annotations

from dataclasses import dataclass

from underhall.core.errors import UnderhallError
from underhall.server.tables.table import Table


@dataclass
class _Plan:
    """What is left of an action, by token, and when it was thought out."""

    seat: int
    turn: int
    mark: int
    moves: int
    tokens: list[str]


class Plans:
    """The unfinished action of a bot at every table."""

    def __init__(self) -> None:
        self._plans: dict[str, _Plan] = {}

    def keep(self, table: Table, seat: int, tokens: tuple[str, ...]) -> None:
        """Remember what a bot wants to do after the first step, which is taken now."""
        match = table.running()
        state = match.state
        if len(tokens) > 1:
            rest = list(tokens[1:])
            plan = _Plan(seat, state.turn, state.mark, len(match.moves) + 1, rest)
            self._plans[table.id] = plan

    def next(self, table: Table, seat: int) -> str:
        """The next step, if nothing new came to light and it can be taken; else "", and the plan
        is forgotten."""
        plan = self._plans.get(table.id)
        if plan is None or not plan.tokens or not _holds(plan, table, seat):
            self._plans.pop(table.id, None)
            return ""
        plan.moves += 1
        return plan.tokens.pop(0)

    def same_action(self, table: Table, seat: int) -> str:
        """The next step, if it belongs to the action that has begun and nobody else is asked."""
        if table.waiting() != [seat]:
            return ""
        decision = table.running().state.asked(seat)
        return "" if decision is None or decision.starts_action else self.next(table, seat)

    def forget(self, id: str) -> None:
        """Drop the plan of a table."""
        self._plans.pop(id, None)


def _holds(plan: _Plan, table: Table, seat: int) -> bool:
    match = table.running()
    state = match.state
    if (plan.seat, plan.turn, plan.mark) != (seat, state.turn, state.mark):
        return False
    if plan.moves != len(match.moves):
        return False
    decision = state.asked(seat)
    try:
        return decision is not None and decision.code(state, plan.tokens[0]) in decision.options(
            state
        )
    except UnderhallError:
        return False
