"""Puzzles and reviews in a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from server.house import played

from underhall.coach.puzzles import book_of

Invite = Callable[..., Any]
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


def answer(ania: Any, tokens: list[str]) -> None:
    """Choose an action by clicks."""
    for token in tokens:
        before = ania.number()
        ania.page.locator(f'#prompt .opt[value="{token}"]').first.click()
        ania.await_answer(before)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_puzzle_is_solved_by_clicks(guest: Invite, size: dict[str, int]) -> None:
    ania = guest(viewport=size)
    page = ania.page
    page.set_default_timeout(60_000)
    puzzle = book_of("belfort")[0]
    ania.go("/puzzles/belfort/1")
    answer(ania, puzzle.choices[-1]["tokens"])
    page.wait_for_selector("[data-missed]:visible")
    page.locator('[data-act="cancel"]:visible').first.click()
    page.wait_for_selector("#prompt .is-yours")
    answer(ania, puzzle.choices[0]["tokens"])
    page.wait_for_selector("[data-solved]:visible")
    assert page.locator("#riddle .hint").count() == 3
    assert page.locator("[data-tries]:visible").inner_text().endswith("2")
    page.locator('#riddle [data-hint="1"]').hover()
    page.wait_for_selector('#riddle .is-hover[data-hint="1"]')
    page.locator('#riddle [data-hint="0"]').hover()
    page.wait_for_selector(".is-hinted", state="attached")
    assert page.locator("[data-next-puzzle]:visible").count() == 1
    page.goto(ania.url + "/puzzles/belfort")
    page.wait_for_selector(".puzzle-list .is-solved")
    assert ania.complaints == []


@pytest.mark.parametrize("size, lang", [(WIDE, "en"), (PHONE, "pl")])
def test_a_review_is_made_and_shown(guest: Invite, size: dict[str, int], lang: str) -> None:
    ania = guest(viewport=size, lang=lang)
    page = ania.page
    page.set_default_timeout(60_000)
    brought = ania.post("/api/records", played("lantern", "me here me"))
    page.goto(f"{ania.url}/table/{brought['table']}/review")
    page.wait_for_selector(".rv-turns")
    assert page.locator(".coachrow").count() == 3
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size["width"]
    assert ania.complaints == []
