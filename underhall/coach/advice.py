"""A hint: the best complete actions of a seat, what they are worth, and by which features."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from underhall.bots.card import Step
from underhall.bots.pace import PACE
from underhall.bots.planner import Plan, Planner, begins_action
from underhall.bots.rounds import Rounds, Trial
from underhall.bots.seat_view import Patience, SeatView
from underhall.coach.chances import borne_out, moved, safety_of, steepness
from underhall.coach.same_line import plain_plans
from underhall.coach.weighing import Standing, Weighing, changes
from underhall.core.agenda import State
from underhall.core.chance import Fast
from underhall.core.errors import BadData, NotAsked
from underhall.core.game import Game
from underhall.core.match import Match

BUDGET: Final = 28800 // PACE
"""Simulations for a hint: about a second or two."""
BEST: Final = 3
WEIGHED: Final = 8
"""So many actions are weighed with care,"""
FOUND: Final = 80
"""the best of so many plans."""
OWN_SHARE: Final = 3
"""One part of so many of a budget goes to the own turn, the others to what may follow."""
FEWEST: Final = 150
"""With fewer simulations for what may follow, nothing is said of it."""
ANSWERS: Final = "answers"
"""The name of what changes by what may follow."""


@dataclass(frozen=True)
class Choice:
    """A complete action: its steps as tokens, as far as nothing new comes to light, and what the
    coach would do then in the same turn."""

    tokens: tuple[str, ...]
    then: tuple[str, ...]
    value: float
    """Points ahead of the best rival, or the chance of a victory together, to be expected."""
    chance: float
    """The chance to win."""
    error: float
    changes: Mapping[str, float]
    """By how much each feature changes the value; they make up all that the action changes."""

    def data(self) -> dict[str, Any]:
        """As JSON-compatible data."""
        return {
            "tokens": list(self.tokens),
            "then": list(self.then),
            "value": round(self.value, 3),
            "chance": round(self.chance, 4),
            "error": round(self.error, 3),
            "changes": {name: round(by, 3) for name, by in self.changes.items()},
        }


@dataclass(frozen=True)
class Advice:
    """What the coach tells a seat: the best first."""

    seat: int
    value: float
    """What the position is worth to the seat before it chooses."""
    chance: float
    choices: tuple[Choice, ...]
    found: int = 0
    """How many actions were thought of."""
    steps: tuple[tuple[Step, ...], ...] = field(default=(), repr=False, compare=False)

    def data(self) -> dict[str, Any]:
        """As JSON-compatible data."""
        return {
            "seat": self.seat,
            "value": round(self.value, 3),
            "chance": round(self.chance, 4),
            "found": self.found,
            "choices": [choice.data() for choice in self.choices],
        }


def advise(
    match: Match,
    seat: int,
    *,
    seed: int | str = 0,
    budget: int = 0,
    most: int = BEST,
) -> Advice:
    """The best actions of ``seat`` in a match; the same seed and budget give the same advice.

    BadData if the game is over, NotAsked if the seat has nothing to decide.
    """
    return Coach(match.edition.game, match.state, seat, seed, budget).advice(most)


class Coach:
    """Thinks for one seat, from what it may see and nothing else."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        seed: int | str = 0,
        budget: int = 0,
        patience: Patience | None = None,
    ) -> None:
        if state.result is not None:
            raise BadData("in this position the game is over")
        if state.asked(seat) is None:
            raise NotAsked(f"seat {seat} has nothing to decide now")
        self.game = game
        self.seat = seat
        self.budget = budget or BUDGET
        self.view = SeatView(game, state, seat, Fast(f"coach {seat} {seed}"), patience)
        self.weighing = Weighing(self.view, f"{seat} {seed}")
        self._seed = seed
        self._told: dict[tuple[int, ...], tuple[tuple[str, ...], tuple[str, ...]]] = {}

    def advice(self, most: int = BEST) -> Advice:
        """The best actions, and what they are worth."""
        ahead = self.budget - self.budget // OWN_SHARE
        looks_ahead = ahead >= FEWEST
        plans = self.plans(self.budget - ahead if looks_ahead else self.budget)
        count = len(plans)
        now = self.weighing.now()
        plans = self.various(plans)[: max(most, WEIGHED)]
        ends = [self.weighing.after(plan.steps) for plan in plans]
        follow = self._followed(plans, ends, ahead) if looks_ahead else [0.0] * len(plans)
        order = sorted(range(len(plans)), key=lambda at: (-ends[at].value - follow[at], at))
        order = self._ideas(_different(order, ends), plans)[:most]
        choices = [self.choice(plans[at], now, ends[at], follow[at]) for at in order]
        steps = tuple([tuple(plans[at].steps) for at in order])
        return Advice(self.seat, now.value, now.chance, tuple(choices), count, steps)

    def plans(self, budget: int) -> list[Plan]:
        """The best plan for each action that was thought of, the best first; told with the first of
        equal pieces."""
        look = self.view.look(Fast(f"look {self.seat} {self._seed}"))
        luck = Fast(f"plan {self.seat} {self._seed}")
        planner = Planner(self.game, look, self.seat, luck, self.view.patience)
        planner.grow(budget)
        found: dict[tuple[str, ...], Plan] = {}
        for plan in self.plain(planner.plans(FOUND)):
            tokens, _ = self.told(plan.steps)
            if tokens and tokens not in found:
                found[tokens] = plan
        return list(found.values())

    def plain(self, plans: Sequence[Plan]) -> list[Plan]:
        """Plans with the first of equal pieces, as people are offered them."""
        return plain_plans(lambda: self.view.look(Fast("equals")), self.seat, plans)

    def various(self, plans: list[Plan]) -> list[Plan]:
        """The best of every idea first, then all others."""
        return [plans[at] for at in self._ideas(range(len(plans)), plans)]

    def _ideas(self, order: Sequence[int], plans: Sequence[Plan]) -> list[int]:
        """Plans that begin in their own way first: who asks wants ideas, not shades of one."""
        actions = {at: self.told(plans[at].steps)[0] for at in order}
        seen: set[tuple[str, ...]] = set()
        first: list[int] = []
        again: list[int] = []
        half = max(1, len(actions[order[0]]) // 2) if actions else 1
        for at in order:
            head = actions[at][:half]
            (again if head in seen else first).append(at)
            seen.add(head)
        return first + again

    def told(self, steps: Sequence[Step]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Steps as tokens: the action, and what follows it in the same turn."""
        key = tuple([step.code for step in steps])
        if key not in self._told:
            self._told[key] = self._read_out(steps)
        return self._told[key]

    def _read_out(self, steps: Sequence[Step]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        t = self.view.look(Fast(f"look {self.seat} {self._seed}"))
        action: list[str] = []
        rest: list[str] = []
        mark = t.mark
        for step in steps:
            decision = t.asked(self.seat)
            if decision is None or t.mark != mark or step.code not in decision.options(t):
                break
            if action and begins_action(t, decision):
                rest.append("")
            into = rest if rest else action
            into.append(decision.token(t, step.code))
            t.apply(self.seat, step.code)
        return tuple(action), tuple([token for token in rest if token])

    def _followed(
        self, plans: Sequence[Plan], ends: Sequence[Standing], budget: int
    ) -> list[float]:
        """By how much what may follow favours each plan, as far as it was tried often enough."""
        if len(plans) < 2:
            return [0.0] * len(plans)
        rounds = Rounds(self.view, list(plans))
        rounds.play(budget)
        tried = [trial for trial in rounds.trials if trial.tries]
        if not tried:
            return [0.0] * len(plans)
        values = [self._on_average(trial) for trial in rounds.trials]
        usual = sum([self._on_average(trial) for trial in tried]) / len(tried)
        own = sum([end.value for end in ends]) / len(ends)
        found = []
        for trial, value, end in zip(rounds.trials, values, ends):
            trust = trial.tries / (trial.tries + trial.trust)
            found.append(trust * ((value - usual) - (end.value - own)) if trial.tries else 0.0)
        return found

    def _on_average(self, trial: Trial) -> float:
        """What a trial came to, on the scale of standings."""
        mean = trial.total / trial.tries if trial.tries else 0.0
        return borne_out(self.game, mean) if self.game.together and trial.tries else mean

    @cached_property
    def _steep(self) -> float:
        """By how much a point counts now."""
        progress = self.game.progress(self.view.look(Fast("progress")))
        return steepness(safety_of(self.game.id), progress)

    def choice(self, plan: Plan, now: Standing, end: Standing, follow: float = 0.0) -> Choice:
        """A plan as it is told: what it leads to, from where the seat stands now."""
        tokens, then = self.told(plan.steps)
        why = changes(now, end)
        if follow:
            why[ANSWERS] = follow
        value, chance = end.value + follow, end.chance
        if self.game.together:
            value = chance = max(0.0, min(1.0, value))
        elif follow:
            chance = moved(chance, follow, self._steep)
        return Choice(tokens, then, value, chance, end.error, why)


def _different(order: Sequence[int], ends: Sequence[Standing]) -> list[int]:
    """Those that come to something of their own first, then other ways to the same ends."""
    seen: set[tuple[tuple[str, float], ...]] = set()
    first: list[int] = []
    again: list[int] = []
    for at in order:
        parts = tuple(sorted([(name, round(by, 6)) for name, by in ends[at].parts.items()]))
        (again if parts in seen else first).append(at)
        seen.add(parts)
    return first + again
