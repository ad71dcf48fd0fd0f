"""Puzzles: positions in which one complete action is clearly best, and not the obvious one.

How new ones are found is told in ``finding.py``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, Final

from underhall import editions
from underhall.coach.advice import Coach
from underhall.coach.same_line import is_same_line
from underhall.coach.steps import steps_from
from underhall.core.errors import BadData, UnderhallError
from underhall.core.match import Match

FILE: Final = "puzzles.jsonl"
GAP_POINTS: Final = 3.0
GAP_CHANCE: Final = 0.01
EQUAL_POINTS: Final = 0.5
EQUAL_CHANCE: Final = 0.001
LEFT: Final = 0.5
"""A puzzle holds as long as so much of the gap is left."""


def gap_wanted(together: bool) -> float:
    """So much the best action must be ahead of all that are another idea."""
    return GAP_CHANCE if together else GAP_POINTS


def still_equal(together: bool) -> float:
    """Actions this near to the best are answers, too."""
    return EQUAL_CHANCE if together else EQUAL_POINTS


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
    return best.value - next.value >= LEFT * gap_wanted(match.edition.game.together)


def other_idea(choices: Sequence[Mapping[str, Any]]) -> int:
    """The first choice with another idea than the best: one that is not begun like it and does not
    do the same later in the turn. 0 if there is none."""
    head = list(choices[0]["tokens"])[: head_length(choices[0]["tokens"])]
    for at, choice in enumerate(choices):
        if not _has(choice, head):
            return at
    return 0


def _has(choice: Mapping[str, Any], head: Sequence[str]) -> bool:
    """Whether some steps are taken in a row at any time of a turn."""
    turn = [*choice["tokens"], *choice.get("then", ())]
    return any(turn[at : at + len(head)] == head for at in range(len(turn) - len(head) + 1))


def head_length(tokens: Sequence[str]) -> int:
    """So many steps are the idea of an action."""
    return max(1, len(tokens) // 2)
