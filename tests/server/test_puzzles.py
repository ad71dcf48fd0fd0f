"""Puzzles at their own tables: chosen step by step, judged, shown, and played on from."""

from __future__ import annotations

import json
from html import unescape
from typing import Any

import httpx
import pytest

from underhall.coach.puzzles import begun, book_of
from underhall.server.coaching.puzzles import Attempt

GAME = "belfort"


def tried(client: httpx.Client, number: int, tokens: list[str], lang: str = "en") -> str:
    """What the panel says after some choices."""
    line: list[str] = []
    for token in tokens:
        url = f"/puzzles/{GAME}/{number}/moves"
        answer = client.post(url, params={"line": json.dumps(line)}, json={"token": token})
        assert answer.status_code == 200, answer.text
        line = answer.json()["line"]
    params = {"line": json.dumps(line), "lang": lang}
    told: dict[str, Any] = client.get(f"/puzzles/{GAME}/{number}/parts", params=params).json()
    html: str = told["parts"]["riddle"]["html"]
    return html


def test_the_hall_leads_to_them(ania: httpx.Client) -> None:
    assert f'href="/puzzles/{GAME}"' in unescape(ania.get("/").text)
    page = ania.get(f"/puzzles/{GAME}").text
    assert page.count("data-puzzle-link") == len(book_of(GAME))
    assert "no puzzles for this game" in ania.get("/puzzles/lantern").text


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_puzzle_is_a_table_of_its_own(ania: httpx.Client, lang: str) -> None:
    page = ania.get(f"/puzzles/{GAME}/1", params={"lang": lang})
    assert page.status_code == 200
    assert f'data-puzzle="/puzzles/{GAME}/1"' in unescape(page.text)
    assert 'data-option="1"' in page.text and "data-solved" not in page.text


def test_the_best_action_is_found(ania: httpx.Client) -> None:
    html = tried(ania, 1, book_of(GAME)[0].choices[0]["tokens"])
    assert "Found it" in html and "data-solved" in html and "your answer" in html
    assert "What makes the difference" in html


def test_a_worse_one_is_told_without_betraying_the_best(ania: httpx.Client) -> None:
    puzzle = book_of(GAME)[0]
    worse = puzzle.choices[-1]["tokens"]
    html = tried(ania, 1, worse)
    assert "Not the best" in html and "behind" in html
    assert "The three best" not in html and "data-solved" not in html


def test_one_that_nobody_thought_of_is_weighed(ania: httpx.Client) -> None:
    number, token = next(
        found for found in map(unlisted, range(1, 1 + len(book_of(GAME)))) if found
    )
    assert "behind" in tried(ania, number, [token])


def unlisted(number: int) -> tuple[int, str] | None:
    """A puzzle and a whole action of one step that is not among the best."""
    puzzle = book_of(GAME)[number - 1]
    start = begun(puzzle)
    asked = start.asked(puzzle.seat)
    assert asked is not None
    listed = [choice["tokens"][0] for choice in puzzle.choices]
    for option in asked.options:
        if option.token not in listed and Attempt(puzzle, [option.token]).is_whole:
            return number, option.token
    return None


def test_clues_come_one_by_one_and_the_answer_can_be_shown(ania: httpx.Client) -> None:
    assert "It is about this" in ania.get(f"/puzzles/{GAME}/1?clue=1").text
    assert "It begins with" in ania.get(f"/puzzles/{GAME}/1?clue=2").text
    shown = ania.get(f"/puzzles/{GAME}/1?shown=1").text
    assert "The three best" in shown and "Next puzzle" in shown
    assert "Waiting for" not in shown and "What makes the difference" in shown


def test_a_clue_stays_while_an_answer_is_begun(ania: httpx.Client) -> None:
    told = ania.get(f"/puzzles/{GAME}/1/parts?clue=1").json()
    assert "It is about this" in told["parts"]["riddle"]["html"]


def test_it_can_be_played_on_from(ania: httpx.Client) -> None:
    position = ania.get(f"/puzzles/{GAME}/1/position").json()
    puzzle = book_of(GAME)[0]
    kinds = ["me" if seat == puzzle.seat else "bot" for seat in range(position["seats"])]
    body = {"game": GAME, "seats": [{"kind": kind} for kind in kinds], "position": position}
    assert ania.post("/api/tables", json=body).status_code == 201


def test_nonsense_is_refused(ania: httpx.Client) -> None:
    assert ania.get(f"/puzzles/{GAME}/999").status_code == 404
    assert ania.get("/puzzles/chess").status_code in (404, 422)
    assert ania.get(f"/puzzles/{GAME}/1/parts?line=nonsense").status_code == 404
    wrong = ania.post(f"/puzzles/{GAME}/1/moves", json={"token": "nonsense"})
    assert wrong.status_code == 422
