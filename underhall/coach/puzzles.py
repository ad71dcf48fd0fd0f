"""Puzzles: positions in which one complete action is clearly best, and not the obvious one.

They are found in games that bots play with themselves. A quick look at every turn tells whether
something stands out; a deep one says what is best, what comes next and by how much; another one,
twice as long, has to agree. How many shallow looks miss the answer tells how hard it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources.abc import Traversable
from time import monotonic
from typing import Any, Final

from underhall import editions
from underhall.bots.card import Step
from underhall.bots.planner import Plan
from underhall.coach import beginnings
from underhall.coach.advice import Advice, Choice, Coach
from underhall.coach.same_line import is_same_line, plain_tokens
from underhall.coach.steps import steps_from
from underhall.coach.weighing import OTHER, Standing
from underhall.core.agenda import Window
from underhall.core.chance import Fast
from underhall.core.errors import BadData, UnderhallError
from underhall.core.game import Edition, Game
from underhall.core.match import Match
from underhall.core.position import write_position
from underhall.core.secrets import redeal
from underhall.core.together import Together

FILE: Final = "puzzles.jsonl"
QUICK: Final = 60
DEEP: Final = 400
SHALLOW: Final = 12
SHALLOW_LOOKS: Final = 8
GAP_POINTS: Final = 3.0
GAP_CHANCE: Final = 0.01
"""So much the best action must be ahead of all that are another idea."""
EQUAL_POINTS: Final = 0.5
EQUAL_CHANCE: Final = 0.001
"""Actions this near to the best are answers, too."""
LEAST_GAIN: Final = 0.2
"""A feature that moves so much of the gap is a reason."""
KEPT: Final = 8
"""So many actions are kept with a puzzle, the best first."""
FEWEST_OPTIONS: Final = 3
LEFT: Final = 0.5
"""A puzzle holds as long as so much of the gap is left."""
NEARLY: Final = 0.7
"""A quick look lets pass what has so much of the gap."""
STONES: Final = 5
APART: Final = 4
"""Turns between two puzzles of one game."""
ODD: Final = 6
"""One turn of so many is played in the second best way, so that games differ."""


@dataclass(frozen=True)
class Puzzle:
    """A position, whose turn it is, and the best actions: the first ``answers`` are right."""

    game: str
    seat: int
    position: Mapping[str, Any]
    advice: Mapping[str, Any]
    answers: int
    hard: int
    """From 1 (easy) to 5."""
    source: str = ""
    """Where it was found: the seed, the game and the move."""

    def data(self) -> dict[str, Any]:
        """As a line of a file."""
        return {
            "seat": self.seat,
            "hard": self.hard,
            "answers": self.answers,
            "source": self.source,
            "advice": dict(self.advice),
            "position": dict(self.position),
        }

    @property
    def choices(self) -> list[dict[str, Any]]:
        """The best actions, the best first."""
        found: list[dict[str, Any]] = self.advice["choices"]
        return found

    @property
    def gap(self) -> float:
        """How far the answer is ahead of the best of other ideas."""
        other = other_idea(self.choices)
        ahead: float = self.choices[0]["value"] - self.choices[other]["value"]
        return ahead

    def rank(self, tokens: Sequence[str]) -> int | None:
        """The place of an action among the best, from 1 on; None for one that is not. Which of
        several equal pieces it uses makes no difference."""
        match = begun(self)
        for at, choice in enumerate(self.choices):
            if is_same_line(match, self.seat, choice["tokens"], tokens):
                return at + 1
        return None

    def is_right(self, tokens: Sequence[str]) -> bool:
        """Whether an action is an answer."""
        rank = self.rank(tokens)
        return rank is not None and rank <= self.answers


# ---------------------------------------------------------------------- those that are shipped


def book_of(game: str) -> list[Puzzle]:
    """The puzzles that a game brings along."""
    file: Traversable = editions.room(game) / "study" / FILE
    return read(game, file.read_text("utf-8")) if file.is_file() else []


def read(game: str, text: str) -> list[Puzzle]:
    """Puzzles from the text of a file, one a line."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            data = json.loads(line)
            puzzle = Puzzle(
                game,
                data["seat"],
                data["position"],
                data["advice"],
                data["answers"],
                data["hard"],
                data.get("source", ""),
            )
        except (KeyError, TypeError, ValueError) as why:
            raise BadData(f"puzzle {number} of {game} is damaged: {why!r}") from None
        found.append(puzzle)
    return found


def write(puzzles: Sequence[Puzzle]) -> str:
    """Puzzles as the text of a file."""
    lines = [
        json.dumps(one.data(), ensure_ascii=False, separators=(",", ":")) + "\n" for one in puzzles
    ]
    return "".join(lines)


def begun(puzzle: Puzzle) -> Match:
    """A match that begins at a puzzle."""
    own = puzzle.position.get("data")
    edition = editions.edition(puzzle.game, own if isinstance(own, dict) else None)
    return Match(edition, puzzle.position["seats"], position=puzzle.position)


def holds(puzzle: Puzzle) -> bool:
    """Whether the answer is still clearly better than what is none, by a short look."""
    try:
        match = begun(puzzle)
        coach = Coach(match.edition.game, match.state, puzzle.seat, "holds")
        rows = [puzzle.choices[0], puzzle.choices[other_idea(puzzle.choices)]]
        best, next = [
            coach.weighing.after(steps_from(match, puzzle.seat, [*row["tokens"], *row["then"]]))
            for row in rows
        ]
    except (UnderhallError, LookupError):
        return False
    return best.value - next.value >= LEFT * _unit(match.edition.game.together)


def other_idea(choices: Sequence[Mapping[str, Any]]) -> int:
    """The first choice with another idea than the best: one that is not begun like it and does not
    do the same later in the turn. 0 if there is none."""
    head = list(choices[0]["tokens"])[: _head(choices[0]["tokens"])]
    for at, choice in enumerate(choices):
        if not _has(choice, head):
            return at
    return 0


def _has(choice: Mapping[str, Any], head: Sequence[str]) -> bool:
    """Whether some steps are taken in a row at any time of a turn."""
    turn = [*choice["tokens"], *choice.get("then", ())]
    return any(turn[at : at + len(head)] == head for at in range(len(turn) - len(head) + 1))


def _head(tokens: Sequence[str]) -> int:
    """So many steps are the idea of an action."""
    return max(1, len(tokens) // 2)


# ---------------------------------------------------------------------- finding new ones


class Finder:
    """Looks for puzzles in games that bots play with themselves."""

    def __init__(self, edition: Edition, seed: int | str, deep: int = DEEP) -> None:
        self.edition = edition
        self.game: Game[Any] = edition.game
        self.seed = seed
        self.deep = deep
        self.looked = 0

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
        enough = NEARLY * _unit(self.game.together)
        if not other or plans[0].value - plans[other].value < enough:
            return False
        best, next = [coach.weighing.after(plans[at].steps).value for at in (0, other)]
        return best - next >= enough

    def look(self, match: Match, seat: int, seed: str) -> Puzzle | None:
        """The puzzle of a moment, if it is one."""
        self.looked += 1
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
        if best.value - next.value < part * _unit(self.game.together) + 2 * (
            best.error + next.error
        ):
            return 0
        equal = EQUAL_CHANCE if self.game.together else EQUAL_POINTS
        return sum([best.value - choice.value <= equal for choice in choices])


def at_turn_end(coach: Coach, budget: int, each: int = 0) -> Advice:
    """The best actions as they stand at the end of the turn, whatever may follow; with ``each``
    also the other beginnings, so many simulations for each."""
    plans = coach.various(coach.plans(budget))
    now = coach.weighing.now()
    weighed = _weighed(coach, plans[: 2 * KEPT])
    if each and weighed:
        best = weighed[0][1].steps
        head = _head(coach.told(best)[0])
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
    gained = [name for name, amount in best.items() if amount >= LEAST_GAIN * _unit(together)]
    ahead = max(by, key=lambda name: (by[name], name), default=OTHER)
    return ahead != OTHER and any(name != OTHER for name in gained)


def _unit(together: bool) -> float:
    return GAP_CHANCE if together else GAP_POINTS


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
