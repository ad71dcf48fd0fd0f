"""The coach beside the board: asked by a key, lit on the table, played by one click."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Invite = Callable[..., Any]
SEATS = ({"kind": "me", "name": "Ania"}, {"kind": "bot", "name": "Borin", "level": "novice"})
READY = "#coach[aria-busy='false'] [data-hint-play]"


def asked(page: Any) -> None:
    page.keyboard.press("h")
    page.wait_for_selector(READY, state="attached", timeout=60_000)


def check_either_may_be_large(page: Any) -> None:
    """Points or chances, as wished; the wish is kept."""
    sizes = "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    row = page.locator(".hint").first.locator(".hint-by, .hint-c")
    points, chance = row.evaluate_all(sizes)
    assert points > chance
    page.click("[data-hint-large=chance]")
    assert row.evaluate_all(sizes) == [chance, points]
    page.keyboard.press("h")
    page.wait_for_selector("#coach", state="hidden")
    asked(page)
    assert page.get_attribute("[data-hint-large=chance]", "aria-pressed") == "true"
    assert row.evaluate_all(sizes) == [chance, points]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_hint_is_lit_and_played(guest: Invite, lang: str) -> None:
    ania = guest(lang=lang)
    ania.page.set_default_timeout(60_000)
    ania.open_table("belfort", *SEATS)
    ania.await_turn()
    asked(ania.page)
    page = ania.page
    assert page.locator(".hint").count() == 3
    assert page.locator('[data-act="hint"]').get_attribute("aria-pressed") == "true"
    first = set(page.locator(".is-hinted").evaluate_all("all => all.map(one => one.outerHTML)"))
    assert first
    page.keyboard.press("b")
    page.wait_for_selector('.hint.is-hover[data-hint="1"]')
    second = set(page.locator(".is-hinted").evaluate_all("all => all.map(one => one.outerHTML)"))
    assert second and second != first
    before = ania.number()
    page.keyboard.press("Enter")
    ania.await_answer(before)
    assert page.locator("#coach").is_hidden()
    assert not page.locator(".is-hinted").count()
    assert ania.complaints == []


def test_a_hint_that_was_played_is_taken_back_by_one_click(guest: Invite) -> None:
    ania = guest()
    ania.page.set_default_timeout(60_000)
    ania.open_table("belfort", *SEATS)
    ania.await_turn()
    page = ania.page
    asked(page)
    check_either_may_be_large(page)
    prompt = page.locator("#prompt").inner_text()
    before = ania.number()
    page.keyboard.press("Enter")
    ania.await_answer(before)
    page.click("[data-hint-back]")
    page.wait_for_selector("[data-hint-back]", state="detached")
    page.wait_for_function(
        "told => document.getElementById('prompt').innerText === told"
        " && !document.querySelector('.is-busy')",
        arg=prompt,
    )
    assert ania.complaints == []


def test_escape_and_the_lamp_close_it(guest: Invite) -> None:
    ania = guest(viewport={"width": 390, "height": 844})
    ania.page.set_default_timeout(60_000)
    ania.open_table("lantern", *SEATS)
    ania.await_turn()
    page = ania.page
    asked(page)
    page.keyboard.press("Escape")
    assert page.locator("#coach").is_hidden()
    asked(page)
    page.keyboard.press("h")
    page.wait_for_selector("#coach", state="hidden")
    assert page.locator('[data-act="hint"]').get_attribute("aria-pressed") == "false"
    assert ania.complaints == []


def test_playing_by_hand_closes_it(guest: Invite) -> None:
    ania = guest()
    ania.page.set_default_timeout(60_000)
    ania.open_table("lantern", *SEATS)
    ania.await_turn()
    asked(ania.page)
    ania.choose(lambda count: 0)
    ania.page.wait_for_selector("#coach", state="hidden")
    assert ania.complaints == []


def test_a_bot_says_why(guest: Invite) -> None:
    ania = guest()
    ania.page.set_default_timeout(60_000)
    ania.open_table("dwergar", *SEATS)
    page = ania.page
    while not page.locator("#log li[data-seat='1']").count():
        ania.await_turn()
        ania.choose(lambda count: 0)
    ania.await_turn()
    asked(page)
    page.locator('[data-why-of="1"]:visible').first.click()
    page.wait_for_selector(".hint.is-explained.seat-2")
    page.click("[data-hint-close]")
    page.wait_for_selector("#coach", state="hidden")
    assert ania.complaints == []
