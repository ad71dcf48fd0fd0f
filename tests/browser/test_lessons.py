"""Lessons in a browser: an automatic learner goes through them by clicks, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from underhall.core import registry
from underhall.editions import room
from underhall.lessons import STEPS, lesson

from .conftest import Guest

Invite = Callable[..., Guest]

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TAUGHT = sorted(id for id in registry.games() if (room(id) / "face/lesson" / STEPS).is_file())
MOVED = """(number) => {
  const table = document.getElementById('table');
  const shown = document.querySelector('.voice-in').dataset.at;
  return shown !== number && shown === table.dataset.number && !table.classList.contains('is-busy');
}"""
BEGUN = "document.querySelector('.voice-in').dataset.at === table.dataset.number"


def learn(ania: Guest, game: str, go_on: Callable[[Guest], None]) -> int:
    """Go through a lesson to its end; at how many stops the learner chose something."""
    ania.go(f"/learn/{game}")
    page, chosen = ania.page, 0
    page.wait_for_function(BEGUN)
    while not page.locator("a[data-lesson-on]").count():
        before = ania.number()
        chosen += page.locator("#prompt .opt.is-aim").count()
        go_on(ania)
        page.wait_for_function(MOVED, arg=before)
    page.locator("a[data-lesson-on]").click()
    page.wait_for_selector(".lesson-end [data-quick]")
    return chosen


def by_clicks(ania: Guest) -> None:
    button = ania.page.locator("button[data-lesson-on], #prompt .opt.is-aim").first
    if ania.page.evaluate("navigator.maxTouchPoints > 0"):
        button.tap()
    else:
        button.click()


def by_keys(ania: Guest) -> None:
    goal = ania.page.locator("#prompt .opt.is-aim")
    if not goal.count():
        ania.page.locator("#prompt").focus()
        ania.page.keyboard.press("Enter")
        return
    key = goal.get_attribute("data-hotkey")
    if key:
        for one in key:
            ania.page.keyboard.press(one)
    else:
        goal.focus()
        ania.page.keyboard.press("Enter")


def test_the_lesson_can_be_gone_through_by_clicks(guest: Invite) -> None:
    ania = guest(**DESK)
    taught = lesson("lantern")
    assert taught is not None
    assert learn(ania, "lantern", by_clicks) == sum(bool(stop.wanted) for stop in taught.stops)


def test_a_wrong_try_is_answered_and_changes_nothing(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.go("/learn/lantern?at=1")
    hand = ania.page.locator(".hand").inner_text()
    ania.page.locator("#prompt .opt[data-option]:not(.is-aim)").first.click()
    ania.page.wait_for_selector(".voice-in.is-answer")
    assert "Try the 5" in ania.page.locator(".voice-say").inner_text()
    assert ania.page.locator("#prompt .opt.is-tried").count() == 1
    assert ania.page.locator(".hand").inner_text() == hand


def test_a_lesson_that_was_left_goes_on_where_it_was(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.go("/learn/lantern")
    ania.page.locator("button[data-lesson-on]").click()
    ania.page.wait_for_selector("#table[data-number='1'] .opt.is-aim")
    ania.page.locator("[data-skips]").click()
    ania.page.wait_for_selector("#table[data-number='2'] .opt.is-aim")
    ania.go("/")
    ania.go("/learn/lantern")
    ania.page.wait_for_selector("#table[data-number='2'] .stones .is-skip")
    assert ania.page.locator(".stones .is-skip").count() == 1
    ania.page.locator(".voice-acts [data-lesson='1']").click()
    ania.page.wait_for_selector("#table[data-number='1'] .opt.is-aim")


def test_a_stone_leads_back_to_its_step(guest: Invite) -> None:
    ania = guest(**DESK)
    taught = lesson("runedar")
    assert taught is not None
    second, sixth = [taught.first(taught.steps[n]) for n in (1, 5)]
    ania.go(f"/learn/runedar?at={sixth}")
    ania.page.locator(".stones button").nth(1).click()
    ania.page.wait_for_selector(f"#table[data-number='{second}'] .voice-in[data-at='{second}']")


def test_a_lesson_that_was_left_is_called_so(guest: Invite) -> None:
    ania = guest(**DESK)
    ways = ania.page.locator("[data-learn='runedar']")
    ania.go("/")
    expect(ways).to_contain_text("Learn", timeout=60_000)
    ania.go("/learn/runedar?at=3")
    ania.page.wait_for_function(BEGUN)
    for path in ("/", "/learn/runedar/how"):
        ania.go(path)
        expect(ways.first).to_contain_text("Go on with the lesson", timeout=60_000)


def test_a_tip_tells_the_clause_of_a_thing_and_opens_it_in_place(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.go("/learn/mountain_king")
    spell = ania.page.locator("[data-target^='spell:']").first
    clause = spell.get_attribute("data-rule")
    spell.hover()
    link = ania.page.locator("#tip a[data-clause-link]")
    expect(link).to_have_text(clause or "", timeout=60_000)
    link.hover()
    link.click()
    expect(ania.page.locator(f"#rules [id='{clause}'].is-here")).to_be_visible(timeout=60_000)


BARE = """() => {
  const box = document.querySelector('#page-board svg.map').getBoundingClientRect();
  const hit = (x, y) => document.elementFromPoint(x, y);
  for (let x = box.left; x < box.right; x += 4)
    for (let y = box.top; y < box.bottom; y += 4)
      if (hit(x, y)?.matches('.zone') && hit(x + 6, y + 6)?.matches('.zone'))
        return { x: x + 3, y: y + 3 };
  return null;
}"""
"""A point of the mountain where nothing lies."""


def test_bare_ground_has_a_tip(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.go("/learn/mountain_king")
    point = ania.page.evaluate(BARE)
    ania.page.mouse.move(point["x"], point["y"])
    expect(ania.page.locator("#tip b")).to_contain_text("zone", timeout=60_000)
    expect(ania.page.locator("#tip a[data-clause-link]")).to_be_visible(timeout=60_000)


def test_a_part_of_a_thing_speaks_in_its_tip_and_not_in_the_browsers(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.go("/learn/belfort")
    part = ania.page.locator(".guildtile .stock[title]").first
    says = part.get_attribute("title")
    handle = part.element_handle()
    part.hover()
    expect(ania.page.locator("#tip")).to_contain_text(says or "", timeout=60_000)
    assert handle is not None
    assert handle.get_attribute("title") is None


@pytest.mark.exam
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("way", [by_clicks, by_keys])
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_can_be_finished(
    guest: Invite, game: str, way: Callable[[Guest], None], size: dict[str, object], lang: str
) -> None:
    assert learn(guest(lang=lang, **size), game, way) > 0
