"""The hall: a level to pick, what waits first, and everything on one screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from underhall.core import registry

ME = {"kind": "me", "name": "Ania"}
BOT = {"kind": "bot", "level": "random"}
Invite = Callable[..., Any]

SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
LONGER = "() => document.documentElement.scrollHeight - innerHeight"

DOTTED = """() => [...document.querySelectorAll('.hall2 :is(b, h1, .door-name)')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
  .map((one) => one.textContent.trim())"""
"""Names that do not fit."""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_names_are_read_whole(guest: Invite, lang: str) -> None:
    ania = guest(lang=lang)
    for game in registry.games():
        ania.post("/api/tables", {"game": game, "seats": [ME, BOT]})
    ania.go("/")
    assert ania.page.locator(".yours .tbl").count() == len(registry.games())
    for width, height in ((1440, 900), (1180, 820), (820, 1180), (390, 844)):
        ania.page.set_viewport_size({"width": width, "height": height})
        assert ania.page.evaluate(DOTTED) == [], width


def test_the_level_that_is_picked_sits_down_and_is_remembered(guest: Invite) -> None:
    ania = guest()
    ania.go("/")
    door = ania.page.locator(".door").first
    door.locator("summary").click()
    door.locator("label:has([value='adept'])").click()
    assert door.locator("details").get_attribute("open") is None
    assert "adept" in door.locator("summary").inner_text()
    door.locator(".split [data-quick]").click()
    ania.page.wait_for_url("**/table/*")
    ania.page.wait_for_selector("html[data-ready]")
    assert "adept" in ania.page.locator(".seats .seat-note").first.inner_text()
    ania.go("/")
    assert "adept" in ania.page.locator(".door summary").first.inner_text()
    assert "adept" in ania.page.locator(".door summary").last.inner_text()


def test_escape_closes_the_levels(guest: Invite) -> None:
    ania = guest()
    ania.go("/")
    ania.page.locator(".door summary").nth(1).click()
    ania.page.wait_for_selector(".level[open] .levels")
    ania.page.keyboard.press("Escape")
    assert ania.page.locator(".level[open]").count() == 0
    assert ania.page.evaluate("() => document.activeElement.tagName") == "SUMMARY"


def test_a_wrong_number_of_things_is_told_in_words_of_the_page(guest: Invite) -> None:
    ania = guest()
    ania.go("/new/belfort")
    page = ania.page
    assert page.locator("details.manypick").is_hidden()
    page.select_option("[name='option-guilds']", "custom")
    boxes = page.locator("[data-many] input")
    for n in range(2):
        boxes.nth(n).check()
    page.click("#newform button[type=submit]")
    for told in (".manypick .trouble", ".toast"):
        page.wait_for_selector(f"{told}:has-text('Chosen guilds: tick 5 of them.')")
    for n in range(2, 5):
        boxes.nth(n).check()
    page.click("#newform button[type=submit]")
    page.wait_for_url("**/table/*")
    ania.go("/new/mountain_king")
    page.select_option("[name='option-teams']", "yes")
    page.click("#newform button[type=submit]")
    page.wait_for_selector(".toast:has-text('Teams: teams need exactly four players')")
    ania.complaints.clear()  # a browser counts refusals as errors


def test_how_a_clock_ends_waits_for_a_clock(guest: Invite) -> None:
    ania = guest()
    ania.go("/new/lantern")
    then = ania.page.locator("[name='then']")
    assert then.is_disabled()
    ania.page.select_option("[name='clock']", index=1)
    assert then.is_enabled()
    then.select_option("bot")
    ania.page.select_option("[name='clock']", "")
    assert then.is_disabled()
    ania.page.click("#newform button[type=submit]")
    ania.page.wait_for_url("**/table/*")
    assert ania.page.locator(".clock").count() == 0


@pytest.mark.parametrize("width", [390, 820])
def test_games_that_wait_for_me_stand_above_the_doors(guest: Invite, width: int) -> None:
    ania = guest(viewport={"width": width, "height": 1180})
    ania.post("/api/tables", {"game": "belfort", "seats": [ME, BOT]})
    ania.go("/")
    ania.page.wait_for_selector(".yours .is-you")
    assert ania.page.evaluate(SIDEWAYS) == 0
    yours, door = (ania.page.locator(one).first.bounding_box() for one in (".yours", ".door"))
    assert yours and door and yours["y"] + yours["height"] < door["y"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_newcomer_is_shown_a_first_door(guest: Invite, lang: str) -> None:
    ania = guest(lang=lang, viewport={"width": 1440, "height": 900})
    ania.go("/")
    assert ania.page.locator(".door[data-first='1'] .door-flag").count() == 1
    assert ania.page.locator(".door .btn-main").count() == 1
    assert ania.page.locator(".yours .join").count() == 1
    assert (ania.page.evaluate(SIDEWAYS), ania.page.evaluate(LONGER)) == (0, 0)


def test_who_knows_a_game_finds_its_lesson_last(guest: Invite) -> None:
    ania = guest(viewport={"width": 1440, "height": 900})
    ania.go("/")
    page = ania.page
    assert page.locator(".door.is-known").count() == 0
    page.evaluate("() => localStorage.setItem('underhall-lesson-belfort', '{\"done\":true}')")
    ania.go("/")
    door = page.locator(".door.is-known")
    assert door.get_attribute("data-door") == "belfort"
    lesson, bots = (door.locator(at).bounding_box() for at in (".ways > .btn", ".split"))
    assert lesson["y"] > bots["y"]


def test_puzzles_of_the_day_are_ticked_off(guest: Invite) -> None:
    ania = guest()
    ania.go("/")
    puzzle = ania.page.locator(".puz-row a").first
    assert puzzle.locator(".to-solve").is_visible()
    link = puzzle.get_attribute("data-puzzle-link")
    ania.page.evaluate(f"() => localStorage.setItem('underhall-puzzles', '[\"{link}\"]')")
    ania.go("/")
    assert puzzle.locator(".was-solved").is_visible()
    assert puzzle.locator(".to-solve").is_hidden()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_waits_for_me_stands_first(guest: Invite, size: tuple[int, int], lang: str) -> None:
    width, height = size
    ania = guest(viewport={"width": width, "height": height}, lang=lang)
    for game in ("lantern", "runedar"):
        ania.open_table(game, ME, BOT)
        ania.await_turn()
    ania.go("/")
    page = ania.page
    assert page.locator(".yours .tbl .btn-main").count() == 2
    assert page.locator(".yours .since.is-you").count() == 2
    assert page.evaluate(SIDEWAYS) == 0
    if width > height:
        assert page.evaluate(LONGER) == 0
    else:
        doors, mine = (page.locator(at).bounding_box() for at in (".doors", ".yours"))
        assert mine["y"] < doors["y"]


def test_many_games_lengthen_no_hall_on_a_desk(guest: Invite) -> None:
    """They scroll in their panel; doors and what else there is to do stay on one screen."""
    ania = guest(viewport={"width": 1440, "height": 900})
    for _ in range(9):
        ania.post("/api/tables", {"game": "lantern", "seats": [ME, BOT]})
    ania.go("/")
    rows = ania.page.locator(".yours .tbl")
    assert rows.count() == 9
    assert ania.page.evaluate(LONGER) == 0
    rows.last.scroll_into_view_if_needed()
    assert ania.page.evaluate("() => scrollY") == 0


def test_free_chairs_lengthen_no_hall_on_a_desk(guest: Invite) -> None:
    marta = guest()
    plan = {"game": "lantern", "seats": [ME, {"kind": "open"}], "public": True}
    opened = [marta.post("/api/tables", plan)["table"] for _ in range(6)]
    ania = guest(viewport={"width": 1440, "height": 900})
    ania.go("/")
    sit_down = ania.page.locator(".middle [href^='/join/']")
    assert sit_down.count() >= 6
    assert ania.page.evaluate(LONGER) == 0
    sit_down.last.click()
    ania.page.wait_for_selector("#joinform")
    for table in opened:
        marta.page.request.delete(f"{marta.url}/api/tables/{table}", headers={"origin": marta.url})


WEIGHTS = """() => [...document.querySelectorAll('.door-facts .pips')].map((one) =>
  one.getBoundingClientRect().left - one.previousElementSibling.getBoundingClientRect().right)"""
"""How far the weight of a game stands from how long it takes."""


def test_facts_of_a_door_stand_apart_on_a_tablet(guest: Invite) -> None:
    ania = guest(viewport={"width": 820, "height": 1180})
    ania.go("/")
    assert min(ania.page.evaluate(WEIGHTS)) > 3
