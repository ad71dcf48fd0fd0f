"""The page of a result: places or a common fate with its cause, points that add up, peeks told."""

from __future__ import annotations

from typing import Any

import pytest
from server.house import add, laid, step

from underhall.core.chance import Fast
from underhall.server.pages import charts
from underhall.server.pages.endings import ending, peeks
from underhall.server.pages.rendering import render
from underhall.server.shown import facts, history
from underhall.server.tables import undoing
from underhall.server.tables.table import Table


def finished(game: str, seats: str = "me here") -> Table:
    played = laid(game, seats)
    chance = Fast(f"to the end of {game}")
    for _ in range(5000):
        if played.is_over:
            break
        step(played, chance)
    return played


def page(played: Table, lang: str = "en") -> tuple[dict[str, Any], str]:
    words = facts.words_of(played, lang)
    told = ending(played, 0, words)
    frame = {"t": words.message, "lang": lang, "theme": "", "tongues": [], "level": str}
    return told, render("result.html", **frame, **told)


def test_who_lose_together_are_told_why_and_have_no_places() -> None:
    told, html = page(finished("runedar"))
    assert told["as_one"]
    assert told["cause"]
    assert "place-n" not in html
    assert html.count('class="barrow seat') == 1
    assert told["cause"].split()[0] in html


def test_where_players_compete_there_are_places_and_no_cause() -> None:
    told, html = page(finished("lantern"))
    assert not told["as_one"]
    assert told["cause"] == ""
    assert html.count("place-n") == 2


def test_points_lost_stand_beside_the_bar() -> None:
    result = {
        "ranks": [1, 2],
        "scores": [6, 3],
        "breakdown": [{"a": 10, "tax": -4}, {"a": 3, "tax": 0}],
        "sources": [{"id": "a", "label": "A"}, {"id": "tax", "label": "Tax"}],
    }
    rows = charts.bars(result, [{"name": "x"}, {"name": "y"}])["rows"]
    assert [row["lost"] for row in rows] == [[{"label": "Tax", "points": 4}], []]
    for row in rows:
        gained = sum(part["points"] for part in row["segments"])
        assert gained - sum(part["points"] for part in row["lost"]) == row["score"]


def test_a_tie_of_all_is_no_common_fate() -> None:
    rows = [{"a": 1, "b": 2}, {"a": 2, "b": 1}]
    assert not charts.together({"ranks": [1, 1], "scores": [3, 3], "breakdown": rows})
    assert charts.together({"ranks": [2, 2], "scores": [0, 0], "breakdown": [{"a": 0}] * 2})


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_taking_back_after_a_look_is_told(lang: str) -> None:
    played = laid("belfort", "me here", undo="free")
    chance = Fast("peek")
    assert played.match is not None
    for _ in range(400):
        step(played, chance)
        moves = played.match.moves
        if moves[-1].seat == 0 and moves[-1].mark != played.match.state.mark:
            break
    add(played, undoing.undo(played, 0, played.number))
    line = history.log_lines(played, 0, facts.words_of(played, lang))[-1]
    assert {"en": "after seeing", "pl": "widząc"}[lang] in line["text"]
    assert len(peeks(played, facts.words_of(played, lang))) == 1
