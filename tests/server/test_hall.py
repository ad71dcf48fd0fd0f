"""The hall as data: how long something waits, what may be picked, and which ways lead in."""

from __future__ import annotations

from datetime import date, timedelta
from html import unescape
from typing import Any

import httpx
import pytest

from underhall import lessons
from underhall.core import registry
from underhall.core.errors import BadData
from underhall.server.pages import hall, ways
from underhall.text.words import Words

SECOND = 1000
DAY = 86_400


@pytest.mark.parametrize(
    "seconds, en, pl",
    [
        (0, "for 0 s", "od 0 s"),
        (59, "for 59 s", "od 59 s"),
        (60, "for 1 min", "od 1 min"),
        (3599, "for 59 min", "od 59 min"),
        (3600, "for 1 h", "od 1 h"),
        (DAY - 1, "for 23 h", "od 23 h"),
        (DAY, "since yesterday", "od wczoraj"),
        (2 * DAY, "for 2 days", "od 2 dni"),
        (22 * DAY, "for 22 days", "od 22 dni"),
    ],
)
def test_how_long_it_has_been(seconds: int, en: str, pl: str) -> None:
    for lang, told in (("en", en), ("pl", pl)):
        assert hall.since(5, 5 + seconds * SECOND, Words(lang, "")) == told


def door(game: str, count: int) -> dict[str, Any]:
    puzzles = {"href": f"/puzzles/{game}", "count": count} if count else None
    return {"id": game, "title": game, "mark": "", "puzzles": puzzles}


def test_every_day_has_other_puzzles_and_all_come_round() -> None:
    doors = [door("a", 3), door("b", 0), door("c", 2)]
    days = [hall.puzzles_of(date(2026, 1, 1) + timedelta(n), doors) for n in range(6)]
    assert all({one["game"] for one in day} == {"a", "c"} for day in days)
    assert {one["n"] for day in days for one in day if one["game"] == "a"} == {1, 2, 3}
    assert {day[0]["game"] for day in days} == {"a", "c"}
    assert hall.puzzles_of(date(2026, 1, 1), []) == []


def test_a_clock_that_was_set_back_tells_nothing_odd() -> None:
    assert hall.since(9 * SECOND, SECOND, Words("en", "")) == "for 0 s"


def test_the_aimless_bot_is_not_offered() -> None:
    found = hall.ranks(Words("pl", ""))
    assert [rank["name"] for rank in found] == ["nowicjusz", "adept", "mistrz"]
    assert [sum(rank["marks"]) for rank in found] == [1, 2, 3]
    assert all(rank["says"] for rank in found)


def test_lessons_and_puzzles_are_shown_once_there_are_some(
    visit: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ways, "lesson", lambda game: None)
    monkeypatch.setattr(ways, "puzzles", lambda game: None)
    monkeypatch.setattr(ways, "how", lambda game: "")
    before = unescape(visit.get("/").text)
    assert "/learn/" not in before and "/puzzles/" not in before
    monkeypatch.setattr(ways, "lesson", lambda game: {"href": f"/learn/{game}", "minutes": 12})
    monkeypatch.setattr(ways, "puzzles", lambda game: {"href": f"/puzzles/{game}", "count": 3})
    after = unescape(visit.get("/", params={"lang": "pl"}).text)
    assert after.count('href="/learn/') == 5
    assert after.count('href="/puzzles/') == 5 + after.count("data-puzzle-link")
    assert "Lekcja (12 min)" in after
    monkeypatch.setattr(ways, "how", lambda game: f"/learn/{game}/how")
    assert unescape(visit.get("/").text).count('/how"') == 5


def test_a_first_game_has_the_setting_of_the_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    taught = {game: lessons.lesson(game) for game in registry.games()}
    for door in hall.doors("en"):
        course = taught[door["id"]]
        assert course is not None
        chosen = {**course.record["options"], **door["first"]["options"]}
        assert chosen == course.record["options"]
        assert door["first"]["seats"] == door["quick"]["seats"]
    assert any(door["first"]["options"] for door in hall.doors("en"))
    monkeypatch.setattr(lessons, "lesson", lambda game: None)
    assert not any(door["first"]["options"] for door in hall.doors("en"))


def test_a_lesson_that_cannot_be_read_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str) -> None:
        raise BadData(game)

    assert ways.lesson("lantern") == {"href": "/learn/lantern", "minutes": 3}
    monkeypatch.setattr(lessons, "lesson", broken)
    assert ways.lesson("lantern") is None
