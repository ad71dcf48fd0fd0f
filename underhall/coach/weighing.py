"""What a choice is worth and why: followed to the end of the turn on looks at what might be.

Everything is compared at the same moment, the end of the own turn (or action), before anybody else
acts. Where chance or others come in, the average over several looks counts; all choices meet the
same looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from underhall.bots.card import Step
from underhall.bots.planner import Planner, begins_action
from underhall.bots.seat_view import SeatView
from underhall.coach.chances import Stand, best_of_others, stand
from underhall.core.agenda import CONTINUE, SPECTATOR, State, Window
from underhall.core.chance import Fast
from underhall.core.game import Game
from underhall.core.secrets import redeal
from underhall.core.together import Together
from underhall.core.turns import advance_in_turn

LOOKS: Final = 6
"""So many looks make an average where chance or others come in."""
THOUGHT: Final = 16
"""Simulations for what is left of a turn after something new came to light."""
RESULT: Final = "result"
"""The name of what changes when the game ends: its result, and no longer any feature."""
OTHER: Final = "other"
"""The name of what changes beside all features: the time of the game."""


@dataclass(frozen=True)
class Standing:
    """How a seat stands, on average over some looks: ``parts`` are what each feature adds."""

    value: float
    chance: float
    parts: dict[str, float]
    error: float = 0.0
    """The standard error of the value."""


def standing(game: Game[Any], states: Sequence[Any], seat: int) -> Standing:
    """How ``seat`` stands on average in some states, and by what."""
    count = len(states)
    values: list[float] = []
    chance = 0.0
    parts: dict[str, float] = {}
    for t in states:
        now = stand(game, t)
        values.append(now.worths[seat])
        chance += now.chances[seat] / count
        for name, part in _parts(game, t, seat, now).items():
            parts[name] = parts.get(name, 0.0) + part / count
    mean = sum(values) / count
    spread = sum([(value - mean) ** 2 for value in values])
    error = sqrt(spread / (count - 1) / count) if count > 1 else 0.0
    return Standing(mean, chance, parts, error)


def _parts(game: Game[Any], t: Any, seat: int, now: Stand) -> dict[str, float]:
    """What each feature adds, in the unit of the weights; all that is left is ``other``."""
    weights, value = game.weights, now.worths[seat]
    if t.result is not None:
        return {RESULT: value}
    if weights is None:
        return {OTHER: value}
    progress = game.progress(t)
    rows = zip(weights.names, game.features(t, seat), weights.worth(progress))
    parts = {name: amount * worth for name, amount, worth in rows if amount and worth}
    if game.together:
        parts[OTHER] = weights.base[0] + progress * (weights.base[1] - weights.base[0])
        return parts
    for name in game.features_of_others() or ():
        # not only the points it has: all that the best rival comes to
        parts[name] = -best_of_others(game, t, now.strengths, seat)
    parts[OTHER] = value - sum(parts.values())
    return parts


def changes(before: Standing, after: Standing) -> dict[str, float]:
    """By how much each feature moves the value from one standing to another; the sum is all that
    it moves. Odds are brought to the scale of the chances they make."""
    names = [*after.parts, *[name for name in before.parts if name not in after.parts]]
    found = {name: after.parts.get(name, 0.0) - before.parts.get(name, 0.0) for name in names}
    if RESULT in after.parts or RESULT in before.parts:
        return {RESULT: after.value - before.value}
    total = sum(found.values())
    moved = after.value - before.value
    if abs(total - moved) > 1e-9:
        scale = moved / total if abs(total) > 1e-9 else 0.0
        found = {name: by * scale for name, by in found.items()}
    return {name: by for name, by in found.items() if abs(by) > 1e-9}


class Weighing:
    """Follows choices of one seat from where it stands."""

    def __init__(self, view: SeatView, seed: str, looks: int = LOOKS) -> None:
        self._view = view
        self._seed = seed
        self._looks = looks

    @property
    def _first(self) -> Fast:
        return Fast(f"weigh {self._seed} 0")

    def now(self) -> Standing:
        """How the seat stands before it chooses."""
        view = self._view
        return standing(view.game, [view.look(self._first)], view.seat)

    def after(self, steps: Sequence[Step]) -> Standing:
        """How the seat stands at the end of its turn if it begins with these steps."""
        view = self._view
        ends = []
        for look in range(self._looks):
            chance = Fast(f"weigh {self._seed} {look}")
            t = view.look(chance)
            is_certain = follow(view.game, t, view.seat, steps, chance)
            ends.append(t)
            if is_certain or not _in_time(view):
                break
        return standing(view.game, ends, view.seat)


def _in_time(view: SeatView) -> bool:
    return view.patience is None or view.patience.lasts()


def follow(game: Game[Any], t: Any, seat: int, steps: Sequence[Step], chance: Fast) -> bool:
    """Play steps and then what a little thought finds, to the end of the turn. True if all of it
    was certain: no chance, no choice of others, nothing that had to be found."""
    queue = list(steps)
    first = mark = t.mark
    is_certain = True
    is_own_turn = t.active in (seat, SPECTATOR)
    while True:
        decision = t.asked(seat)
        if decision is not None:
            if not queue or t.mark != mark or queue[0].code not in decision.options(t):
                queue, mark = _found(game, t, seat, chance), t.mark
                is_certain = False
            t.agenda[-1].answer(t, seat, queue.pop(0).code)
        elif not _answered_by_lot(t, is_own_turn, chance):
            break
        else:
            is_certain = False
        if not advance_in_turn(t) or _ends_action(game, t, seat):
            break
    return is_certain and t.mark == first


def _found(game: Game[Any], t: Any, seat: int, chance: Fast) -> list[Step]:
    planner = Planner(game, redeal(game, t, seat, chance), seat, chance)
    planner.grow(THOUGHT)
    return planner.plan()


def _ends_action(game: Game[Any], t: State, seat: int) -> bool:
    decision = t.asked(seat)
    return game.by_action and decision is not None and begins_action(t, decision)


def _answered_by_lot(t: State, is_own_turn: bool, chance: Fast) -> bool:
    """Let somebody else answer; False where that is for them and not for now."""
    top = t.agenda[-1]
    if isinstance(top, Window):
        top.answer_next(t, CONTINUE)
        return True
    if not is_own_turn and not isinstance(top, Together):
        return False
    top.answer_next(t, t.choices[chance.below(len(t.choices))])
    return True
