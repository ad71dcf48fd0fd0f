"""Lessons: a guided first game. A line that has been played before is played once more by somebody
who learns; a voice says in each step what to look at and what to try.

A game keeps its lesson in ``face/lesson``: ``line.json``, the record of the line, and
``lesson.toml`` with the seat of the learner, the steps and three tips. A step opens after so many
moves (``at``) and lasts until the next one opens. The learner makes their own moves of the line;
those of the others, and what leaves no choice, follow by themselves. See docs/lessons.md.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from underhall import editions
from underhall.core.asked import asked_of
from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.core.plugins import reason
from underhall.core.record import replay

FOLDER = "lesson"
LINE = "line.json"
STEPS = "lesson.toml"
KEPT = 16
"""Of so many states of the line one is kept; the others are made anew from it."""


@dataclass(frozen=True)
class Speech:
    """What the voice says in one language."""

    title: str
    text: str
    """What the goal is, and what to try."""
    wrong: str
    """Why another choice is not the one that is meant, kindly."""
    answers: Mapping[str, str]
    """The same for single choices, by their token or how it begins (``build:*``)."""

    def answer(self, token: str) -> str:
        """Why not ``token``."""
        for pattern, text in self.answers.items():
            if token == pattern or (pattern.endswith("*") and token.startswith(pattern[:-1])):
                return text
        return self.wrong


@dataclass(frozen=True)
class Step:
    """One step of a lesson."""

    id: str
    at: int
    """After so many moves of the line it opens."""
    told: Mapping[str, Speech]
    clause: str
    """The clause where it can be read."""
    look: tuple[str, ...]
    """The targets that are ringed; without any, those of the choice that is meant."""
    page: str
    """The page of the stage that phones turn to."""
    reads: bool
    """Whether there is nothing to choose in it: the learner reads and goes on."""
    opens: bool
    """Whether a new part of the lesson begins with it."""


@dataclass(frozen=True)
class Stop:
    """A moment at which the lesson waits for the learner."""

    at: int
    """So many moves have been made."""
    step: Step
    wanted: str
    """The choice that is meant; nothing where the learner only reads."""


@dataclass(frozen=True)
class Lesson:
    """The lesson of a game."""

    game: str
    seat: int
    names: tuple[str, ...]
    """What the others are called; the learner's own place is empty."""
    record: Mapping[str, Any]
    steps: tuple[Step, ...]
    tips: tuple[Mapping[str, tuple[str, str]], ...]
    """Titles and texts by language."""

    @cached_property
    def line(self) -> Match:
        """The whole line."""
        return replay(self.record, editions.edition(self.game), keep=KEPT)

    @property
    def setting(self) -> dict[str, str]:
        """What is not as usual at the table of the lesson: it suits a first game."""
        usual = {option.id: option.default for option in editions.game(self.game).options}
        chosen: Mapping[str, str] = self.record["options"]
        return {name: value for name, value in chosen.items() if value != usual.get(name)}

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        """Where the lesson stops, in order; the last stop is the end of the line."""
        end = len(self.line.moves)
        found = [stop for at in range(self.steps[0].at, end) for stop in self._stops_at(at)]
        return (*found, Stop(end, self.steps[-1], ""))

    def _stops_at(self, at: int) -> list[Stop]:
        """Each step that opens at a moment is a stop, and so is every choice of the learner."""
        opened = [step for step in self.steps if step.at == at]
        wanted = self.line.moves[at].token if self._decides(at) else ""
        reading = [Stop(at, step, "") for step in opened if step.reads]
        trying = [Stop(at, step, wanted) for step in opened if not step.reads]
        if wanted and not trying:
            before = [step for step in self.steps if step.at <= at]
            trying = [Stop(at, before[-1], wanted)]
        return [*reading, *trying]

    def _decides(self, at: int) -> bool:
        """Whether the learner has a choice at this moment."""
        if self.line.moves[at].seat != self.seat:
            return False
        asked = asked_of(self.line.before(at), self.seat)
        return asked is not None and len(asked.options) > 1

    def stop(self, number: int) -> Stop:
        """A stop by its number; behind the last there is none."""
        return self.stops[min(number, len(self.stops) - 1)]

    def first(self, step: Step) -> int:
        """The number of the stop with which a step opens."""
        return next(n for n, stop in enumerate(self.stops) if stop.step is step)


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson of a game, if it has one; BadData for one that is broken."""
    folder = editions.room(game) / "face" / FOLDER
    if not (folder / STEPS).is_file():
        return None
    try:
        data = tomllib.loads((folder / STEPS).read_text("utf-8"))
        record = json.loads((folder / LINE).read_text("utf-8"))
        return _read(game, data, record)
    except (KeyError, TypeError, ValueError, OSError) as why:
        raise BadData(f"no lesson can be made of this: {reason(why)}") from why


def _read(game: str, data: Mapping[str, Any], record: Mapping[str, Any]) -> Lesson:
    return Lesson(
        game=game,
        seat=int(data["seat"]),
        names=tuple(data["names"]),
        record=record,
        steps=tuple([_step(one) for one in data["steps"]]),
        tips=tuple([_tip(one) for one in data["tips"]]),
    )


def _step(data: Mapping[str, Any]) -> Step:
    return Step(
        id=data["id"],
        at=int(data["at"]),
        told={lang: _told(data[lang]) for lang in ("en", "pl")},
        clause=data["clause"],
        look=tuple(data.get("look", ())),
        page=data.get("page", ""),
        reads=bool(data.get("reads", False)),
        opens=bool(data.get("opens", False)),
    )


def _told(data: Mapping[str, Any]) -> Speech:
    return Speech(data["title"], data["text"], data.get("wrong", ""), data.get("answers", {}))


def _tip(data: Mapping[str, Any]) -> Mapping[str, tuple[str, str]]:
    return {lang: (data[lang]["title"], data[lang]["text"]) for lang in ("en", "pl")}
