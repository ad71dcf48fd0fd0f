"""Finding puzzles, in games that bots play with themselves.

A quick look at every turn tells whether something stands out; a deep one says what is best, what
comes next and by how much; another one, twice as long, has to agree. How many shallow looks miss
the answer tells how hard it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any, Final

from underhall.bots.card import Step
from underhall.bots.planner import Plan
from underhall.coach import beginnings
from underhall.coach.advice import Advice, Choice, Coach
from underhall.coach.puzzles import (
    LEFT,
    Puzzle,
    begun,
    gap_wanted,
    head_length,
    holds,
    other_idea,
    still_equal,
)
from underhall.coach.same_line import plain_tokens
from underhall.coach.weighing import OTHER, Standing
from underhall.core.agenda import Window
from underhall.core.chance import Fast
from underhall.core.game import Edition, Game
from underhall.core.match import Match
from underhall.core.position import write_position
from underhall.core.secrets import redeal
from underhall.core.together import Together

QUICK: Final = 60
DEEP: Final = 400
SHALLOW: Final = 12
SHALLOW_LOOKS: Final = 8
LEAST_GAIN: Final = 0.2
"""A feature that moves so much of the gap is a reason."""
KEPT: Final = 8
"""So many actions are kept with a puzzle, the best first."""
FEWEST_OPTIONS: Final = 3
NEARLY: Final = 0.7
"""A quick look lets pass what has so much of the gap."""
STONES: Final = 5
APART: Final = 4
"""Turns between two puzzles of one game."""
ODD: Final = 6
"""One turn of so many is played in the second best way, so that games differ."""


class Finder:
    """Looks for puzzles in games that bots play with themselves."""

    def __init__(self, edition: Edition, seed: int | str, deep: int = DEEP) -> None:
        self.edition = edition
        self.game: Game[Any] = edition.game
        self.seed = seed
        self.deep = deep

    def find(self, until: float | None = None) -> Iterator[Puzzle]:
        """One puzzle after the other, without end or until a time of the steady clock."""
        number = 0
        while until is None or monotonic() < until:
            yield from self.game_of(number, until)
            number += 1

    def game_of(self, number: int, until: float | None = None) -> Iterator[Puzzle]:
        """The puzzles of one game."""
        least, most = self.game.seats
        counts = range(max(2, least), min(4, most) + 1) or range(least, least + 1)
        seats = counts[number % len(counts)]
        match = Match(self.edition, seats, None, Fast(f"puzzles {self.seed} {number}"))
        luck = Fast(f"turns {self.seed} {number}")
        next_turn = 0
        while match.waiting() and (until is None or monotonic() < until):
            seat = match.waiting()[0]
            seed = f"{self.seed} {number} {len(match.moves)}"
            may_be = match.state.turn >= next_turn and is_riddle(match.state, seat)
            coach = Coach(self.game, match.state, seat, seed)
            plans = coach.plans(QUICK if may_be else SHALLOW)
            if may_be and self._stands_out(coach, plans):
                found = self.look(match, seat, seed)
                if found is not None:
                    yield found
                    next_turn = match.state.turn + APART
            other = len(plans) > 1 and luck.below(ODD) == 0
            _play(match, seat, plans[1 if other else 0].steps)

    def _stands_out(self, coach: Coach, plans: Sequence[Plan]) -> bool:
        """Whether a quick look finds something clearly better than every other idea, and does not
        think otherwise where chance comes in."""
        if len(plans) < FEWEST_OPTIONS:
            return False
        other = other_idea([_row(*coach.told(plan.steps)) for plan in plans])
        enough = NEARLY * gap_wanted(self.game.together)
        if not other or plans[0].value - plans[other].value < enough:
            return False
        best, next = [coach.weighing.after(plans[at].steps).value for at in (0, other)]
        return best - next >= enough

    def look(self, match: Match, seat: int, seed: str) -> Puzzle | None:
        """The puzzle of a moment, if it is one."""
        deep = self._advised(match, seat, seed, self.deep)
        if not self._answers(deep) or _only_ends(match, seat, deep.choices[0]):
            return None
        missed = self._missed(match, seat, seed)
        right = deep.choices[: self._answers(deep)]
        hard = sum([not any(_same_idea(one, row) for one in right) for row in missed])
        if hard * 3 < len(missed):
            return None
        again = self.thorough(match, seat, seed)
        if again is None or not _same_idea(deep.choices[0], again.choices[0].data()):
            return None
        dealt = redeal(self.game, match.state, seat, Fast(f"position {seed}"))
        position = write_position(self.edition, dealt, match.options)
        stones = min(STONES, 1 + hard * STONES // (len(missed) + 1))
        found = Puzzle(
            self.game.id, seat, position, again.data(), self._answers(again), stones, seed
        )
        return found if holds(found) else None

    def thorough(self, match: Match, seat: int, seed: str, part: float = 1.0) -> Advice | None:
        """The best actions where every other beginning was thought through as well; None if nothing
        stands out by so much of the gap, or nothing that has a name says why."""
        coach = Coach(self.game, match.state, seat, f"{seed} again", 2 * self.deep)
        found = at_turn_end(coach, 2 * self.deep, self.deep)
        if not self._answers(found, part) or _only_ends(match, seat, found.choices[0]):
            return None
        return found if has_reason(found.choices, self.game.together) else None

    def renewed(self, puzzle: Puzzle) -> Puzzle | None:
        """A puzzle looked at once more, with fresh figures; None if not even the half of the gap is
        left, or another idea is better."""
        match = begun(puzzle)
        found = self.thorough(match, puzzle.seat, f"{self.seed} renewed", LEFT)
        best = puzzle.choices[0]
        line = plain_tokens(match, puzzle.seat, [*best["tokens"], *best["then"]])
        known = _row(line[: len(best["tokens"])], line[len(best["tokens"]) :])
        if found is None or not _same_idea(found.choices[0], known):
            return None
        again = replace(puzzle, advice=found.data(), answers=self._answers(found, LEFT))
        return again if holds(again) else None

    def _missed(self, match: Match, seat: int, seed: str) -> list[dict[str, Any]]:
        """What shallow looks take for the best."""
        found = []
        for look in range(SHALLOW_LOOKS):
            coach = Coach(self.game, match.state, seat, f"{seed} shallow {look}", SHALLOW)
            plans = coach.plans(SHALLOW)
            if plans:
                found.append(_row(*coach.told(plans[0].steps)))
        return found

    def _advised(self, match: Match, seat: int, seed: str, budget: int) -> Advice:
        """The best actions at the end of the turn, whatever may follow."""
        coach = Coach(self.game, match.state, seat, seed, budget)
        return at_turn_end(coach, budget)

    def _answers(self, advice: Advice, part: float = 1.0) -> int:
        """How many of the best are answers; 0 if they do not stand out by so much of the gap."""
        choices = advice.choices
        other = other_idea([_row(one.tokens, one.then) for one in choices]) if choices else 0
        if not other:
            return 0
        best, next = choices[0], choices[other]
        doubt = 2 * (best.error + next.error)
        if best.value - next.value < part * gap_wanted(self.game.together) + doubt:
            return 0
        near = still_equal(self.game.together)
        return sum([best.value - choice.value <= near for choice in choices])


def at_turn_end(coach: Coach, budget: int, each: int = 0) -> Advice:
    """The best actions as they stand at the end of the turn, whatever may follow; with ``each``
    also the other beginnings, so many simulations for each."""
    plans = coach.various(coach.plans(budget))
    now = coach.weighing.now()
    weighed = _weighed(coach, plans[: 2 * KEPT])
    if each and weighed:
        best = weighed[0][1].steps
        head = head_length(coach.told(best)[0])
        others = beginnings.others(coach, best, head, each)
        weighed = _weighed(coach, coach.plain(others), weighed)
    choices: list[Choice] = [coach.choice(plan, now, end) for end, plan in weighed[:KEPT]]
    return Advice(coach.seat, now.value, now.chance, tuple(choices), len(plans))


def _weighed(
    coach: Coach, plans: Sequence[Plan], known: Sequence[tuple[Standing, Plan]] = ()
) -> list[tuple[Standing, Plan]]:
    """Plans with what they lead to, one for each action, the best first."""
    found = [*known, *[(coach.weighing.after(plan.steps), plan) for plan in plans]]
    found.sort(key=lambda one: -one[0].value)
    actions: dict[tuple[str, ...], tuple[Standing, Plan]] = {}
    for end, plan in found:
        tokens, _ = coach.told(plan.steps)
        if tokens:
            actions.setdefault(tokens, (end, plan))
    return list(actions.values())


def has_reason(choices: Sequence[Choice], together: bool) -> bool:
    """Whether features with a name say why the best is better than the best of other ideas."""
    other = other_idea([_row(choice.tokens, choice.then) for choice in choices])
    best, next = choices[0].changes, choices[other].changes
    by = {name: best.get(name, 0.0) - next.get(name, 0.0) for name in (*best, *next)}
    least = LEAST_GAIN * gap_wanted(together)
    gained = [name for name, amount in best.items() if amount >= least]
    ahead = max(by, key=lambda name: (by[name], name), default=OTHER)
    return ahead != OTHER and any(name != OTHER for name in gained)


def _same_idea(one: Choice, row: Mapping[str, Any]) -> bool:
    """Whether another look keeps the idea of the best action."""
    return other_idea([_row(one.tokens, one.then), row]) == 0


def _row(tokens: Sequence[str], then: Sequence[str]) -> dict[str, Any]:
    return {"tokens": list(tokens), "then": list(then)}


def _only_ends(match: Match, seat: int, choice: Choice) -> bool:
    """Whether an action is nothing but the end of a turn: nobody wants to find that."""
    s = match.state
    decision = s.asked(seat)
    return len(choice.tokens) == 1 and decision.code(s, choice.tokens[0]) in decision.closing


def _play(match: Match, seat: int, steps: Sequence[Step]) -> None:
    """Take steps while they hold; the first at least."""
    mark = match.state.mark
    for step in steps:
        decision = match.state.asked(seat)
        if decision is None or match.state.mark != mark:
            return
        if step.code not in decision.options(match.state):
            return
        match.choose(seat, step.code)


def is_riddle(s: Any, seat: int) -> bool:
    """Whether a moment is one of the own turn with something to choose."""
    decision = s.asked(seat)
    top = s.agenda[-1]
    if decision is None or isinstance(top, (Together, Window)) or s.active != seat:
        return False
    return len(decision.options(s)) >= FEWEST_OPTIONS
