"""Why somebody acted so, as far as another seat may know.

What the asking seat cannot see is dealt anew before anything is looked at, so that nothing comes
out that it does not know. Of these deals only such count in which the action was possible: that it
was, everybody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from underhall.bots.card import Step
from underhall.bots.pace import PACE
from underhall.bots.planner import Plan
from underhall.coach.advice import Choice, Coach
from underhall.coach.steps import steps_of
from underhall.coach.weighing import Standing, changes, follow, standing
from underhall.core.chance import Fast
from underhall.core.errors import BadData, UnderhallError
from underhall.core.game import Game
from underhall.core.match import Match
from underhall.core.secrets import redeal
from underhall.core.together import Together

BUDGET: Final = 4800 // PACE
DEALS: Final = 60
"""So many deals are tried to find some in which the action was possible."""
LOOKS: Final = 3
WEIGHED: Final = 6
EVEN: Final = 1e-6
WORTH_NAMING: Final = 0.1


@dataclass(frozen=True)
class Action:
    """A complete action that was played: where it began and its steps, as far as all saw them."""

    seat: int
    at: int
    tokens: tuple[str, ...]


@dataclass(frozen=True)
class Explanation:
    """What an action did for who played it, what else there was, and what it means to who asks."""

    seat: int
    value: float
    """What it was worth to who played it, from where they stood."""
    chance: float
    changes: dict[str, float]
    rank: int
    found: int
    """How many actions were thought of, and which place this one takes among them."""
    other: Choice | None
    """The best of the others, if it rests on nothing that the asking seat cannot know."""
    behind: float
    mine: float
    mine_changes: dict[str, float]

    def data(self) -> dict[str, Any]:
        """As JSON-compatible data."""
        return {
            "seat": self.seat,
            "value": round(self.value, 3),
            "chance": round(self.chance, 4),
            "changes": {name: round(by, 3) for name, by in self.changes.items()},
            "rank": self.rank,
            "found": self.found,
            "other": None if self.other is None else self.other.data(),
            "behind": round(self.behind, 3),
            "mine": round(self.mine, 3),
            "mine_changes": {name: round(by, 3) for name, by in self.mine_changes.items()},
        }


def actions(match: Match, seat: int, since: int = 0) -> list[Action]:
    """The complete actions of ``seat`` from move ``since`` on, the oldest first; of what was chosen
    in secret nothing is told, nor that a turn ended in which something else was done."""
    groups: list[tuple[int, list[str]]] = []
    mark, last, turn = -1, -2, -1
    for number in range(since, len(match.moves)):
        move = match.moves[number]
        if move.seat != seat:
            continue
        before = match.before(number)
        if before.turn == turn and _only_ends(before, seat, move.token):
            continue
        turn = before.turn
        if move.starts_action or number != last + 1:
            groups.append((number, []))
            mark = before.mark
        last = number
        if before.mark == mark and not _is_secret(before, seat):
            groups[-1][1].append(move.token)
        else:
            mark = -1  # what follows rests on something new, or is nobody's business
    return [Action(seat, at, tuple(tokens)) for at, tokens in groups if tokens]


def _only_ends(before: Any, seat: int, token: str) -> bool:
    decision = before.asked(seat)
    return decision is not None and decision.code(before, token) in decision.closing


def _is_secret(before: Any, seat: int) -> bool:
    decision = before.asked(seat)
    if decision is None or (decision.private and not decision.shown_when_chosen):
        return True
    return isinstance(before.agenda[-1], Together)


def explain(
    game: Game[Any],
    before: Any,
    action: Action,
    asking: int,
    seed: int | str = 0,
    budget: int = 0,
) -> Explanation:
    """Why ``action`` was played in ``before``, told to the seat ``asking``; BadData if that rests
    on what it cannot know."""
    deals = _possible(game, before, action, asking, seed)
    if not deals:
        raise BadData("what was done there rests on what this seat cannot know")
    t, steps = deals[0]
    coach = Coach(game, t, action.seat, seed, budget or BUDGET)
    now, done = coach.weighing.now(), coach.weighing.after(steps)
    plans = coach.plans(coach.budget)
    weighed = _weighed(coach, plans, action)
    better = [end for end, _ in weighed if end.value > done.value + EVEN]
    others = [
        coach.choice(plan, now, end)
        for end, plan in weighed
        if _differs(coach.told(plan.steps)[0], action, end.value - done.value)
        and _known(deals, action.seat, coach.told(plan.steps)[0])
    ]
    other = others[0] if others else None
    mine = _for(game, t, action.seat, steps, asking)
    return Explanation(
        action.seat,
        done.value - now.value,
        done.chance,
        changes(now, done),
        1 + len(better),
        max(len(plans), 1),
        other,
        0.0 if other is None else done.value - other.value,
        sum(mine.values()),
        mine,
    )


def _weighed(coach: Coach, plans: list[Plan], action: Action) -> list[tuple[Standing, Plan]]:
    """What the plans other than this action come to, the best of them first."""
    found = [
        (coach.weighing.after(plan.steps), plan)
        for plan in plans[:WEIGHED]
        if coach.told(plan.steps)[0] != action.tokens
    ]
    return sorted(found, key=lambda one: -one[0].value)


def _possible(
    game: Game[Any], before: Any, action: Action, asking: int, seed: int | str
) -> list[tuple[Any, list[Step]]]:
    """A few deals in which the action was possible, each with its steps."""
    found = []
    for deal in range(DEALS):
        t = redeal(game, before, asking, Fast(f"explain {seed} {deal}"))
        steps = _steps(t.copy(), action.seat, action.tokens)
        if steps:
            found.append((t, steps))
            if len(found) == LOOKS:
                break
    return found


def _steps(t: Any, seat: int, tokens: Sequence[str]) -> list[Step]:
    """Tokens as steps; none if they cannot be taken."""
    mark = t.mark
    try:
        steps = steps_of(t, seat, tokens)
    except UnderhallError:
        return []
    return steps if len(steps) == len(tokens) or t.mark != mark else []


def _differs(tokens: Sequence[str], action: Action, by: float) -> bool:
    """Whether an action is worth naming beside another: it begins or ends otherwise."""
    return tokens[0] != action.tokens[0] or abs(by) >= WORTH_NAMING


def _known(deals: Sequence[tuple[Any, list[Step]]], seat: int, tokens: Sequence[str]) -> bool:
    """Whether an action is possible whatever the asking seat cannot see."""
    return all([len(_steps(t.copy(), seat, tokens)) == len(tokens) for t, _ in deals])


def _for(
    game: Game[Any], t: Any, seat: int, steps: Sequence[Step], asking: int
) -> dict[str, float]:
    """What it means to who asks."""
    after = t.copy()
    follow(game, after, seat, steps, Fast("after"))
    return changes(standing(game, [t], asking), standing(game, [after], asking))
