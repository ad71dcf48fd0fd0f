"""Games played in a real browser by somebody who can only click what can be seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

ME = {"kind": "me", "name": "Ania"}
HERE = {"kind": "here", "name": "Zosia"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SCROLLS = "() => [document.documentElement.scrollWidth - innerWidth, " + (
    "document.documentElement.scrollHeight - innerHeight]"
)
Invite = Callable[..., Any]


def picker(seed: int) -> Callable[[int], int]:
    return Random(seed).randrange


LATE = {"game": "belfort", "seats": 3, "table": {"round": 7, "phase": "placement"}}
"""Belfort with one month to go."""


@pytest.mark.parametrize(
    "game, seats, how", [("lantern", 3, {}), ("belfort", 3, {"position": LATE})]
)
def test_a_whole_game_by_clicks_alone(
    guest: Invite, game: str, seats: int, how: dict[str, Any]
) -> None:
    ania = guest()
    ania.open_table(game, ME, *[BOT] * (seats - 1), **how)
    ania.play(picker(1), 400)
    assert ania.is_over
    ania.page.click("#prompt a[href$='/result']")
    ania.page.wait_for_selector(".barrow")
    assert ania.page.locator(".barrow").count() == seats
    ania.page.click("a[href$='/replay']")
    ania.page.wait_for_selector("#moment")
    ania.page.click("[data-step=forward]")
    ania.page.wait_for_function("() => document.getElementById('moment').value === '1'")


def test_two_clicks_to_a_game(guest: Invite) -> None:
    ania = guest()
    ania.go("/")
    ania.page.click(".door button.btn-main")
    ania.await_turn()
    ania.choose(lambda count: 0)


def test_two_browsers_at_one_table(guest: Invite) -> None:
    ania, marta = guest(), guest(lang="pl")
    opened = ania.open_table("lantern", ME, OPEN)
    marta.go(opened["invite_link"])
    marta.page.fill("#joinform input", "Marta <i>")
    marta.page.click("#joinform button")
    marta.await_turn()
    ania.page.wait_for_selector("h2:has-text('Marta <i>')")
    for _ in range(60):
        for one in (ania, marta):
            if one.page.locator("#prompt .is-yours").count():
                one.choose(lambda count: 0)
        if ania.is_over:
            break
        ania.page.wait_for_timeout(30)
    assert ania.is_over
    marta.await_turn()
    assert marta.is_over


def test_the_curtain_hides_the_table(guest: Invite) -> None:
    ania = guest()
    ania.open_table("lantern", ME, HERE)
    page = ania.page
    lifted: list[str] = []
    for _ in range(12):
        page.wait_for_selector(".curtain, #prompt .is-yours")
        if page.locator(".curtain").count():
            assert page.locator("[data-part]").count() == 0
            lifted.append(page.locator(".curtain h2").inner_text())
            if len(lifted) == 3:
                break
            page.click("#lift")
            ania.await_turn()
        page.locator("#prompt button.opt[data-option]").first.click()
        page.wait_for_timeout(150)
    assert any("Ania" in name for name in lifted) and any("Zosia" in name for name in lifted)


def test_spectators_see_no_hand(guest: Invite) -> None:
    ania, eve = guest(), guest()
    opened = ania.open_table("belfort", ME, BOT)
    eve.go(opened["watch"])
    eve.page.wait_for_selector(".is-watching")
    assert eve.page.locator(".hand .card").count() == 0
    assert eve.page.locator("#prompt .opt").count() == 0
    assert ania.page.locator(".hand .card").count() == 5


def test_reload_undo_and_redo(guest: Invite) -> None:
    ania = guest()
    ania.open_table("belfort", ME, HERE, undo="free")
    page = ania.page
    page.click("#lift")
    ania.await_turn()
    asked = page.locator("#prompt h2").inner_text()
    page.locator("#prompt button.opt[data-option]").first.click()
    page.wait_for_selector(".curtain")
    page.goto(re.sub(r"\?.*", "", page.url) + "?seat=0")
    page.wait_for_selector("html[data-ready]")
    page.keyboard.press("u")
    ania.await_turn()
    assert page.locator("#prompt h2").inner_text() == asked
    page.reload()
    page.wait_for_selector("html[data-ready]")
    assert page.locator("#prompt h2").inner_text() == asked
    page.keyboard.press("r")
    page.wait_for_selector(".curtain")


def test_the_keyboard_alone(guest: Invite) -> None:
    ania = guest()
    ania.open_table("lantern", ME, BOT, BOT)
    page = ania.page
    for _ in range(120):
        ania.await_turn()
        if ania.is_over:
            break
        before = ania.number()
        page.keyboard.press("1")
        ania.await_answer(before)
    assert ania.is_over
    page.keyboard.press("?")
    page.wait_for_selector("#keys[open]")
    page.keyboard.press("Escape")
    assert page.locator("#keys[open]").count() == 0
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement !== document.body")


def test_a_board_place_is_its_buttons_twin(guest: Invite) -> None:
    ania = guest()
    ania.open_table("belfort", ME, BOT, BOT)
    ania.choose(lambda count: 0)
    ania.await_turn()
    page = ania.page
    camp = page.locator("#page-side [data-target='space:kings_camp']")
    camp.hover()
    assert page.locator("#prompt .opt.is-hover").count() == 1
    camp.click()
    page.wait_for_selector("[data-key='prompt-place_worker']")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-key='prompt-place']")


def test_why_not(guest: Invite) -> None:
    ania = guest()
    ania.open_table("lantern", ME, BOT)
    refused = ania.page.locator("#prompt [aria-disabled=true]").first
    refused.hover()
    ania.page.wait_for_selector("#tip:visible")
    ania.page.locator("#tip .clause").click()
    ania.page.wait_for_selector("#rules[open] .is-here")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_phone_never_scrolls_sideways(guest: Invite, lang: str) -> None:
    ania = guest(lang=lang, **PHONE)
    for path in ("/", "/new/belfort", "/rules/belfort", "/join/NOSUCH"):
        ania.page.goto(ania.url + path)
        assert ania.page.evaluate(SCROLLS)[0] <= 0, path
    ania.complaints.clear()  # the missing invitation is a 404, as it should be
    ania.open_table("belfort", ME, *[BOT] * 4)
    for _ in range(5):
        ania.await_turn()
        assert [over for over in ania.page.evaluate(SCROLLS) if over > 0] == []
        ania.choose(picker(5))


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_the_table_fits_the_screen(guest: Invite, size: tuple[int, int], lang: str) -> None:
    ania = guest(lang=lang, viewport={"width": size[0], "height": size[1]})
    ania.open_table("belfort", ME, *[BOT] * 4)
    for _ in range(3):
        ania.await_turn()
        assert [over for over in ania.page.evaluate(SCROLLS) if over > 0] == []
        ania.choose(picker(7))


def test_theme_and_language_are_remembered(guest: Invite) -> None:
    ania = guest()
    ania.go("/")
    ania.page.click("[data-set-theme]")
    theme = ania.page.get_attribute("html", "data-theme")
    ania.page.click("[data-set-lang=pl]")
    ania.page.wait_for_selector("html[lang=pl]")
    assert ania.page.get_attribute("html", "data-theme") == theme
