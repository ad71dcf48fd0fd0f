"""What the coach thinks about in the processes of bots: plain data go in and come out.

What travels is a position in which all that the asking seat cannot see has been dealt anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from underhall import editions
from underhall.coach import review
from underhall.coach.advice import Coach
from underhall.coach.explaining import Action, explain
from underhall.coach.steps import steps_from
from underhall.coach.weighing import changes
from underhall.core.chance import Fast
from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.core.position import read_position, write_position
from underhall.core.secrets import redeal
from underhall.matches import read_position as read_position_of
from underhall.matches import read_record
from underhall.server.tables.bot_workers import Deadline

ANSWER = 60
"""Simulations for what is left of a turn after an answer."""


@dataclass(frozen=True)
class Place:
    """A position as one seat knows it."""

    game: str
    overrides: dict[str, Any] | None
    position: dict[str, Any]
    seat: int


def seen_by(match: Match, state: Any, seat: int, seed: str) -> Place:
    """A moment of a match, with nothing in it that ``seat`` may not know."""
    edition = match.edition
    seen = redeal(edition.game, state, seat, Fast(f"look {seed}"))
    position = write_position(edition, seen, match.options)
    return Place(edition.game.id, edition.overrides or None, position, seat)


@dataclass(frozen=True)
class HintTask:
    """A seat asks what to do."""

    place: Place
    seed: str
    budget: int
    seconds: float
    """After so long the hint is what has been found so far."""


def hint(task: HintTask) -> dict[str, Any]:
    """The advice as data."""
    place = task.place
    edition = editions.edition(place.game, place.overrides)
    s = read_position(edition, place.position, Fast(task.seed))
    coach = Coach(edition.game, s, place.seat, task.seed, task.budget, Deadline(task.seconds))
    return coach.advice().data()


@dataclass(frozen=True)
class WhyTask:
    """A seat asks why somebody acted so."""

    place: Place
    action: Action
    seed: str


def why(task: WhyTask) -> dict[str, Any] | None:
    """The explanation as data; None where it rests on what the seat cannot know."""
    place = task.place
    edition = editions.edition(place.game, place.overrides)
    s = read_position(edition, place.position, Fast(task.seed))
    try:
        return explain(edition.game, s, task.action, place.seat, task.seed).data()
    except BadData:
        return None


@dataclass(frozen=True)
class ReviewTask:
    """Some parts of a finished game are looked at once more."""

    record: dict[str, Any]
    first: int
    after: int


def review_parts(task: ReviewTask) -> list[dict[str, Any]]:
    """What the coach thinks of these parts."""
    match = read_record(task.record)
    return list(review.judged(match, review.parts(match)[task.first : task.after]))


@dataclass(frozen=True)
class AnswerTask:
    """Somebody has answered a puzzle with an action that is not among the best."""

    game: str
    position: dict[str, Any]
    seat: int
    tokens: tuple[str, ...]


def weigh_answer(task: AnswerTask) -> dict[str, Any]:
    """What the action is worth, and why."""
    match = read_position_of(task.position)
    coach = Coach(match.edition.game, match.state, task.seat, "answer", ANSWER)
    steps = steps_from(match, task.seat, task.tokens)
    now, end = coach.weighing.now(), coach.weighing.after(steps)
    why = {name: round(by, 3) for name, by in changes(now, end).items()}
    return {"value": end.value, "changes": why}
