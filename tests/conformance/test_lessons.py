"""Lessons of all games: the line is played by today's rules, and the voice has an answer to every
choice, in both languages and short enough for its place."""

from __future__ import annotations

import tomllib

import pytest

from underhall.core import registry
from underhall.core.asked import asked_of
from underhall.editions import room
from underhall.lessons import STEPS, Lesson, Speech, Stop, lesson
from underhall.server.pages.lessons import moment, voice, words_of
from underhall.text.clauses import rules_in

TAUGHT = sorted(id for id in registry.games() if (room(id) / "face/lesson" / STEPS).is_file())
LANGS = ("en", "pl")
LONGEST = {"title": 34, "text": 190, "wrong": 215}
"""As much as fits beside the table, on a phone too."""


def course(game: str) -> Lesson:
    found = lesson(game)
    assert found is not None
    return found


def tokens(taught: Lesson, at: int) -> list[str]:
    asked = asked_of(taught.line.before(at), taught.seat)
    assert asked is not None
    return [one.token for one in asked.options]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_line_is_played_by_the_rules_of_today(game: str) -> None:
    """``python tools/lesson.py`` writes the line anew after a change of the rules."""
    taught = course(game)
    data = tomllib.loads((room(game) / "face/lesson" / STEPS).read_text("utf-8"))
    own = [at for at, move in enumerate(taught.line.moves) if move.seat == taught.seat]
    begin = data["line"].get("begin", 0)
    chosen = [at for at in own if at >= begin and len(tokens(taught, at)) > 1]
    assert [taught.line.moves[at].token for at in chosen] == data["line"]["moves"]
    assert taught.line.asked(taught.seat) is not None, "it ends where the learner is asked again"


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_stands_in_the_line(game: str) -> None:
    taught = course(game)
    opened = [step.at for step in taught.steps]
    assert opened == sorted(opened)
    assert opened[-1] <= len(taught.line.moves)
    assert [stop.step for stop in taught.stops if stop.step.reads and stop.wanted] == []
    trying = [stop.step for stop in taught.stops if stop.wanted]
    assert [step.id for step in taught.steps if not step.reads and step not in trying] == []
    assert all(stop.wanted in tokens(taught, stop.at) for stop in taught.stops if stop.wanted)
    assert len({step.id for step in taught.steps}) == len(taught.steps)
    assert {step.clause for step in taught.steps} <= set(rules_in(room(game), "en").clauses)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_voice_is_short_and_answers_everything(game: str, lang: str) -> None:
    taught = course(game)
    for step in taught.steps:
        said: Speech = step.told[lang]
        for what, most in LONGEST.items():
            assert len(getattr(said, what)) <= most, (step.id, what)
        assert said.title
        assert said.text
        assert step.reads or said.wrong, step.id
        assert set(said.answers) == set(step.told["en"].answers), step.id
        assert all(len(answer) <= LONGEST["wrong"] for answer in said.answers.values())
        assert said.text != step.told["en"].text or lang == "en"
    assert len(taught.tips) == 3


@pytest.mark.parametrize("game", TAUGHT)
def test_answers_are_to_choices_that_there_are(game: str) -> None:
    taught = course(game)
    for step in taught.steps:
        offered = [t for stop in taught.stops if stop.step is step for t in _offered(taught, stop)]
        for pattern in step.told["en"].answers:
            matching = [t for t in offered if t == pattern or t.startswith(pattern.rstrip("*"))]
            assert matching, (step.id, pattern)


def _offered(taught: Lesson, stop: Stop) -> list[str]:
    return tokens(taught, stop.at) if stop.wanted else []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_stop_can_be_shown(game: str, lang: str) -> None:
    taught = course(game)
    words = words_of(taught, lang)
    for number, stop in enumerate(taught.stops):
        told = moment(taught, number, words)
        html = voice(taught, told, words)["voice"]["html"]
        assert f'data-lesson="{number + 1}"' in html or number == len(taught.stops) - 1
        assert (stop.wanted in [one["token"] for one in told["options"]]) == bool(stop.wanted)
