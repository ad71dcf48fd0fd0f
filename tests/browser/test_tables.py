"""Games played in a real browser by somebody who can only click what can be seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from helpers import sparing

from underhall.core import registry

ME = {"kind": "me", "name": "Ania"}
HERE = {"kind": "here", "name": "Zosia"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SCROLLS = "() => [document.documentElement.scrollWidth - innerWidth, " + (
    "document.documentElement.scrollHeight - innerHeight]"
)
SHOWN = """(number) => {
  const table = document.getElementById('table');
  return Number(table.dataset.number) >= number && !table.classList.contains('is-busy');
}"""
"""Whether a page shows as much as has happened."""
GONE_ON = """(number) => {
  const table = document.getElementById('table');
  return !table || (table.dataset.number !== number && !table.classList.contains('is-busy'));
}"""
"""Whether a page shows what came of a decision, or a curtain before it."""
Invite = Callable[..., Any]


def picker(seed: int) -> Callable[[int], int]:
    return Random(seed).randrange


LATE = {"game": "belfort", "seats": 3, "table": {"round": 7, "phase": "placement"}}
"""Belfort with one month to go."""


SHORTER: dict[str, dict[str, Any]] = {
    "belfort": {"position": LATE},
    "lantern": {"options": {"veins": "3"}},
}
"""How a game is made shorter where it can be; any other is played in full."""
OWN = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")}
OWN &= {*registry.games()}
"""Games with browser tests of their own, which play the end of one."""
GAMES = sorted(registry.games(), key=lambda id: (id in OWN, id))


@pytest.mark.parametrize("game", sparing(GAMES, len(GAMES) - len(OWN)))
def test_a_whole_game_by_clicks_alone(guest: Invite, game: str) -> None:
    seats = min(3, registry.game(game).seats[1])
    ania = guest()
    ania.open_table(game, ME, *[BOT] * (seats - 1), **SHORTER.get(game, {}))
    ania.play(picker(1), 600)
    assert ania.is_over
    ania.page.click("#prompt a[href$='/result']")
    ania.page.wait_for_selector(".barrow")
    # Those who win or lose together have no places, and points in common.
    places = ania.page.locator(".place-n").count()
    assert (ania.page.locator(".barrow").count(), places) in ((seats, seats), (1, 0))
    ania.page.click("a[href$='/replay']")
    ania.page.wait_for_selector("#moment")
    ania.page.click("[data-step=forward]")
    ania.page.wait_for_function("() => document.getElementById('moment').value === '1'")


def test_two_clicks_to_a_game(guest: Invite) -> None:
    ania = guest()
    ania.go("/")
    ania.page.click(".door .split [data-quick]")
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
        told = ania.page.request.get(f"{ania.url}/api/tables/{opened['table']}").json()
        for one in (ania, marta):
            one.page.wait_for_function(SHOWN, arg=told["number"])
        if ania.is_over:
            break
    assert ania.is_over
    marta.await_turn()
    assert marta.is_over


def test_the_curtain_hides_the_table(guest: Invite) -> None:
    ania = guest()
    ania.open_table("lantern", ME, HERE)
    page = ania.page
    lifted: list[str] = []
    for _ in range(12):
        page.wait_for_selector(".curtain, html[data-ready] #prompt .is-yours")
        if page.locator(".curtain").count():
            assert page.locator("[data-part]").count() == 0
            lifted.append(page.locator(".curtain h2").inner_text())
            if len(lifted) == 3:
                break
            page.click("#lift")
            ania.await_turn()
        before = ania.number()
        page.locator("#prompt button.opt[data-option]").first.click()
        page.wait_for_function(GONE_ON, arg=before)
    assert any("Ania" in name for name in lifted) and any("Zosia" in name for name in lifted)


def test_who_does_not_want_the_curtain_plays_on_without_it(guest: Invite) -> None:
    ania = guest()
    ania.open_table("lantern", ME, HERE)
    page = ania.page
    page.evaluate("() => localStorage.setItem('underhall', '{\"curtain\": false}')")
    page.click("#lift")
    for seat in ("0", "1", "0"):
        page.wait_for_selector(f"html[data-ready] #table[data-seat='{seat}'] #prompt .is-yours")
        page.locator("#prompt button.opt[data-option]").first.click()


def test_spectators_see_no_hand(guest: Invite) -> None:
    ania, eve = guest(), guest(viewport={"width": 390, "height": 844})
    opened = ania.open_table("belfort", ME, BOT)
    eve.go(opened["watch"])
    eve.page.wait_for_selector(".is-watching")
    assert eve.page.locator(".hand .card").count() == 0
    assert eve.page.locator("#prompt .opt").count() == 0
    prompt, board = (eve.page.locator(at).bounding_box() for at in ("#prompt", "#page-board"))
    assert prompt["height"] * 3 < board["height"], "to look at the board"
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


def test_what_is_not_asked_for_says_so(guest: Invite) -> None:
    ania = guest()
    ania.open_table("belfort", ME, BOT)
    page = ania.page
    asked = page.locator("#prompt h2").inner_text()
    plot = page.locator("#page-board .plot:not([data-options])").first
    plot.hover()
    page.wait_for_selector(f"#tip:visible:has-text('Not now: {asked}')")
    page.mouse.move(2, 2)
    page.wait_for_selector("#tip", state="hidden")
    plot.click()
    page.wait_for_selector("#tip:visible")


def test_escape_takes_away_why_not(guest: Invite) -> None:
    ania = guest(has_touch=True)
    ania.open_table("lantern", ME, BOT)
    ania.page.locator("#prompt [aria-disabled=true]").first.click(force=True)
    ania.page.wait_for_selector("#tip:visible")
    ania.page.keyboard.press("Escape")
    assert ania.page.locator("#tip").is_hidden()


def test_walking_through_the_things_on_the_table(guest: Invite) -> None:
    ania = guest()
    ania.open_table("belfort", ME, BOT, BOT)
    ania.choose(lambda count: 0)
    ania.await_turn()
    page = ania.page
    page.keyboard.press("b")
    assert page.evaluate("() => Boolean(document.activeElement.dataset.options)")
    page.wait_for_selector("#tip:visible")
    seen = set()
    for key in ["ArrowLeft"] * 6 + ["ArrowUp"] * 3:
        page.keyboard.press(key)
        seen.add(page.evaluate("() => document.activeElement.dataset.target"))
    assert len(seen) > 5
    assert page.locator("#stage [data-target][tabindex='0']").count() == 1
    assert "Not now" in page.locator("#tip").inner_text()
    camp = "#page-side [data-target='space:kings_camp']"
    page.locator(camp).evaluate("thing => { thing.tabIndex = 0; thing.focus(); }")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-key='prompt-place_worker']")


def pinch(page: Any, start: int, end: int) -> None:
    """Two fingers on the middle of the map, from ``start`` to ``end`` pixels apart."""
    box = page.locator("svg.map").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, *gaps: float) -> None:
        points = [{"x": x + gap, "y": y, "id": n} for n, gap in enumerate(gaps)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -start / 2, start / 2)
    for step in range(1, 6):
        gap = start + (end - start) * step / 5
        touch("touchMove", -gap / 2, gap / 2)
    touch("touchEnd")


ZOOM = "() => Number(document.getElementById('page-board').style.getPropertyValue('--zoom') || 1)"
SHIFT = "() => document.getElementById('page-board').style.getPropertyValue('--shift-x')"


def test_two_fingers_make_the_board_larger(guest: Invite) -> None:
    ania = guest(**PHONE)
    ania.open_table("belfort", ME, OPEN)  # nobody else moves
    page = ania.page
    number = ania.number()
    pinch(page, 60, 150)
    assert 2.2 < page.evaluate(ZOOM) < 2.8
    box = page.locator("#page-board").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = page.evaluate(SHIFT)
    wire = page.context.new_cdp_session(page)
    for kind, away in (("touchStart", 0), ("touchMove", 20), ("touchMove", 60), ("touchEnd", None)):
        points = [] if away is None else [{"x": middle[0] + away, "y": middle[1]}]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert page.evaluate(SHIFT) != before
    pinch(page, 200, 30)
    assert page.evaluate(ZOOM) == 1
    pinch(page, 60, 150)
    page.click("[data-zoom-out]")
    assert page.evaluate(ZOOM) == 1
    assert ania.number() == number
    assert [over for over in page.evaluate(SCROLLS) if over > 0] == []


@pytest.mark.parametrize("lang", sparing(["pl", "en"]))
def test_a_phone_never_scrolls_sideways(guest: Invite, lang: str) -> None:
    ania = guest(lang=lang, **PHONE)
    for path in ("/", "/new/belfort", "/rules/belfort", "/join/NOSUCH", "/replays"):
        ania.page.goto(ania.url + path)
        assert ania.page.evaluate(SCROLLS)[0] <= 0, path
    ania.complaints.clear()  # the missing invitation is a 404, as it should be


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_every_table_fits_a_phone(guest: Invite, game: str) -> None:
    ania = guest(lang="pl", **PHONE)
    ania.open_table(game, ME, *[BOT] * (registry.game(game).seats[1] - 1))
    for _ in range(5):
        ania.await_turn()
        assert [over for over in ania.page.evaluate(SCROLLS) if over > 0] == []
        ania.choose(picker(5))


@pytest.mark.parametrize("lang", sparing(["pl", "en"]))
@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_the_table_fits_the_screen(guest: Invite, size: tuple[int, int], lang: str) -> None:
    ania = guest(lang=lang, viewport={"width": size[0], "height": size[1]})
    ania.open_table("belfort", ME, *[BOT] * 4)
    for _ in range(3):
        ania.await_turn()
        assert [over for over in ania.page.evaluate(SCROLLS) if over > 0] == []
        ania.choose(picker(7))


IN_SIGHT = """() => [...document.querySelectorAll('#log li')].filter((line) => {
  const box = line.getBoundingClientRect();
  const seen = document.elementFromPoint(box.left + 30, box.top + 8);
  return box.bottom <= innerHeight && line.contains(seen);
}).length"""
CLIPPED = """() => [...document.querySelectorAll('.seats .seat-grid > *')].filter((one) =>
  one.getBoundingClientRect().right > one.closest('.seat').getBoundingClientRect().right).length"""


@pytest.mark.parametrize("seats, lines", [(5, 2), (3, 3)])
def test_a_tablet_shows_the_log_and_every_number(guest: Invite, seats: int, lines: int) -> None:
    ania = guest(lang="pl", viewport={"width": 834, "height": 1112})
    ania.open_table("belfort", ME, *[BOT] * (seats - 1))
    for _ in range(3):
        ania.await_turn()
        assert [over for over in ania.page.evaluate(SCROLLS) if over > 0] == []
        ania.choose(picker(7))
    ania.await_turn()
    assert ania.page.evaluate(IN_SIGHT) >= lines
    assert ania.page.evaluate(CLIPPED) == 0


def test_theme_and_language_are_remembered(guest: Invite) -> None:
    ania = guest()
    ania.go("/")
    ania.page.click("[data-set-theme]")
    theme = ania.page.get_attribute("html", "data-theme")
    ania.page.click("[data-set-lang=pl]")
    ania.page.wait_for_selector("html[lang=pl]")
    assert ania.page.get_attribute("html", "data-theme") == theme
