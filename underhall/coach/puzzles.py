"""Puzzles: positions in which one complete action is clearly best, and not the obvious one.

They are found in games that bots play with themselves. A quick look at every turn tells whether
something stands out; a deep one says what is best, what comes next and by how much; another one,
twice as long, has to agree. How many shallow looks miss the answer tells how hard it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, Final

from underhall import editions
from underhall.bots.bot import Bot
from underhall.bots.card import Step
from underhall.coach.advice import Advice, Choice, Coach
from underhall.core.agenda import Together, Window
from underhall.core.chance import Fast
from underhall.core.errors import BadData, UnderhallError
from underhall.core.game import Edition, Game
from underhall.core.match import Match
from underhall.core.position import write_position
from underhall.core.secrets import redeal

FILE: Final = "puzzles.jsonl"
QUICK: Final = 60
DEEP: Final = 500
SHALLOW: Final = 12
SHALLOW_LOOKS: Final = 10
GAP_POINTS: Final = 3.0
GAP_CHANCE: Final = 0.03
"""So much the best action must be ahead of all that are no answers."""
EQUAL_POINTS: Final = 0.3
EQUAL_CHANCE: Final = 0.003
"""Actions this near to the best are answers, too."""
MOST_ANSWERS: Final = 3
KEPT: Final = 6
"""So many actions are kept with a puzzle, the best first."""
FEWEST_OPTIONS: Final = 3
STONES: Final = 5
APART: Final = 6
"""Turns between two puzzles of one game."""


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

    def data(self) -> dict[str, Any]:
        """As a line of a file."""
        return {
            "seat": self.seat,
            "hard": self.hard,
            "answers": self.answers,
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
        """How far the answers are ahead of everything else."""
        rest = self.choices[self.answers :]
        ahead: float = self.choices[0]["value"] - (rest[0]["value"] if rest else 0.0)
        return ahead

    def rank(self, tokens: Sequence[str]) -> int | None:
        """The place of an action among the best, from 1 on; None for one that is not."""
        for at, choice in enumerate(self.choices):
            if list(tokens) == list(choice["tokens"]):
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
        rows = [puzzle.choices[0], puzzle.choices[puzzle.answers]]
        best, next = [
            coach.weighing.after(steps_of(match, puzzle.seat, [*row["tokens"], *row["then"]]))
            for row in rows
        ]
    except (UnderhallError, LookupError):
        return False
    return best.value - next.value >= 0.5 * _gap(match.edition.game)


def steps_of(match: Match, seat: int, tokens: Sequence[str]) -> list[Step]:
    """Tokens as steps; an error if one cannot be taken."""
    t = redeal(match.edition.game, match.state, seat, Fast("steps"))
    steps = []
    mark = t.mark
    for token in tokens:
        decision = t.asked(seat)
        if decision is None or t.mark != mark:
            break
        code = decision.code(t, token)
        steps.append(Step(decision.name, code))
        t.apply(seat, code)
    return steps


# ---------------------------------------------------------------------- finding new ones


class Finder:
    """Looks for puzzles in games that bots play with themselves."""

    def __init__(self, edition: Edition, seed: int | str, deep: int = DEEP) -> None:
        self.edition = edition
        self.game: Game[Any] = edition.game
        self.seed = seed
        self.deep = deep
        self.looked = 0

    def find(self, tell: Callable[[int, int], None] | None = None) -> Iterator[Puzzle]:
        """One puzzle after the other, without end; ``tell`` hears of the games and looks."""
        number = 0
        while True:
            yield from self.game_of(number)
            number += 1
            if tell is not None:
                tell(number, self.looked)

    def game_of(self, number: int) -> Iterator[Puzzle]:
        """The puzzles of one game."""
        least, most = self.game.seats
        counts = range(max(2, least), min(4, most) + 1) or range(least, least + 1)
        seats = counts[number % len(counts)]
        match = Match(self.edition, seats, None, Fast(f"puzzles {self.seed} {number}"))
        bots = [
            Bot("novice", self.game, seat, f"{self.seed} {number}", 32) for seat in range(seats)
        ]
        next_turn = 0
        while match.waiting():
            seat = match.waiting()[0]
            if match.state.turn >= next_turn and is_riddle(match.state, seat):
                found = self.look(match, seat, f"{self.seed} {number} {len(match.moves)}")
                if found is not None:
                    yield found
                    next_turn = match.state.turn + APART
            match.choose(seat, bots[seat].choose(match.state))

    def look(self, match: Match, seat: int, seed: str) -> Puzzle | None:
        """The puzzle of a moment, if it is one."""
        self.looked += 1
        position = write_position(
            self.edition,
            redeal(self.game, match.state, seat, Fast(f"position {seed}")),
            match.options,
        )
        quick = self._advised(match, seat, seed, QUICK)
        if len(quick.choices) < FEWEST_OPTIONS:
            return None
        missed = self._missed(match, seat, seed)
        if len(missed) < 2:
            return None
        deep = self._advised(match, seat, seed, self.deep)
        answers = self._answers(deep)
        if not answers:
            return None
        right = {choice.tokens for choice in deep.choices[:answers]}
        hard = sum([tokens not in right for tokens in missed])
        if hard * 2 < len(missed) or not self._agrees(match, seat, seed, right):
            return None
        stones = 1 + hard * (STONES - 1) // len(missed)
        found = Puzzle(self.game.id, seat, position, deep.data(), answers, stones)
        return found if holds(found) else None

    def _missed(self, match: Match, seat: int, seed: str) -> list[tuple[str, ...]]:
        """What shallow looks take for the best."""
        found = []
        for look in range(SHALLOW_LOOKS):
            coach = Coach(self.game, match.state, seat, f"{seed} shallow {look}", SHALLOW)
            plans = coach.plans(SHALLOW)
            if plans:
                found.append(coach.told(plans[0].steps)[0])
        return found

    def _advised(self, match: Match, seat: int, seed: str, budget: int) -> Advice:
        """The best actions at the end of the turn, whatever may follow."""
        coach = Coach(self.game, match.state, seat, seed, budget)
        return at_turn_end(coach, budget)

    def _answers(self, advice: Advice) -> int:
        """How many of the best are answers; 0 if they do not stand out."""
        choices = advice.choices
        if len(choices) < 2:
            return 0
        best = choices[0].value
        equal = EQUAL_CHANCE if self.game.together else EQUAL_POINTS
        count = sum([best - choice.value <= equal for choice in choices])
        if count > MOST_ANSWERS or count >= len(choices):
            return 0
        next = choices[count]
        sure = _gap(self.game) + 2 * (choices[0].error + next.error)
        return count if best - next.value >= sure else 0

    def _agrees(self, match: Match, seat: int, seed: str, right: set[tuple[str, ...]]) -> bool:
        """Whether a longer look from elsewhere keeps the order."""
        again = self._advised(match, seat, f"{seed} again", 2 * self.deep)
        count = self._answers(again)
        return count > 0 and bool(right & {choice.tokens for choice in again.choices[:count]})


def at_turn_end(coach: Coach, budget: int) -> Advice:
    """The best actions as they stand at the end of the turn, whatever may follow."""
    plans = coach.plans(budget)
    now = coach.weighing.now()
    weighed = [(coach.weighing.after(plan.steps), plan) for plan in plans[: 2 * KEPT]]
    weighed.sort(key=lambda one: -one[0].value)
    choices: list[Choice] = [coach.choice(plan, now, end) for end, plan in weighed[:KEPT]]
    return Advice(coach.seat, now.value, now.chance, tuple(choices), len(plans))


def is_riddle(s: Any, seat: int) -> bool:
    """Whether a moment is one at which a whole action begins, with something to choose."""
    decision = s.asked(seat)
    top = s.agenda[-1]
    if decision is None or isinstance(top, (Together, Window)) or s.active != seat:
        return False
    return bool(decision.starts_action) and len(decision.options(s)) >= FEWEST_OPTIONS


def _gap(game: Game[Any]) -> float:
    return GAP_CHANCE if game.together else GAP_POINTS
