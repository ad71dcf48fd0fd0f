"""The first questions of a game explain themselves to somebody who is new to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import Guest

Invite = Callable[..., Guest]

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PATIENCE = 60_000
PLAYERS = ({"kind": "me"}, {"kind": "bot", "level": "random"})
BOXES = """() => ['#prompt', '#stage', '#page-board'].map((one) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [box.left, box.top, box.width, box.height];
})"""
WHERE = """() => {
  const box = document.getElementById('first').getBoundingClientRect();
  const asked = document.getElementById('prompt').getBoundingClientRect();
  return box.left >= 0 && box.right <= innerWidth && box.top >= 0
    && (box.bottom <= asked.top + 1 || box.top >= asked.bottom - 1);
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_it_is_told_once_and_moves_nothing(guest: Invite, size: dict[str, object]) -> None:
    ania = guest(**size)
    ania.open_table("belfort", *PLAYERS)
    told = ania.page.locator("#first")
    expect(told).to_contain_text("keep three cheap ones", timeout=PATIENCE)
    assert ania.page.evaluate(WHERE)
    before = ania.page.evaluate(BOXES)
    ania.page.evaluate("document.getElementById('first').hidden = true")
    assert ania.page.evaluate(BOXES) == before
    ania.page.reload()
    ania.page.wait_for_selector("html[data-ready]")
    expect(told).to_be_visible(timeout=PATIENCE)
    ania.choose(lambda n: 0)
    expect(told.locator("[data-kind='keep_cards']")).to_be_hidden(timeout=PATIENCE)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_it_leaves_an_invitation_and_the_menu_in_sight(
    guest: Invite, size: dict[str, object]
) -> None:
    ania = guest(**size)
    ania.open_table("belfort", {"kind": "me"}, {"kind": "open"}, {"kind": "open"})
    expect(ania.page.locator("#first")).to_be_visible(timeout=PATIENCE)
    assert ania.page.evaluate(WHERE)
    for invitation in ania.page.locator(".seat-invite").all():
        invitation.click(trial=True)
    ania.page.locator(".iconbtn[data-open=menu]").click()
    for entry in ania.page.locator("#menu button:visible").all():
        entry.scroll_into_view_if_needed()
        entry.click(trial=True)


def test_whoever_closes_it_is_left_alone_at_the_next_table_too(guest: Invite) -> None:
    ania = guest(lang="pl", **DESK)
    told = ania.page.locator("#first")
    ania.open_table("belfort", *PLAYERS)
    expect(told).to_contain_text("zostaw trzy tanie", timeout=PATIENCE)
    ania.page.locator("[data-first-off]").click()
    expect(told).to_be_hidden(timeout=PATIENCE)
    ania.open_table("belfort", *PLAYERS)
    ania.await_turn()
    expect(told).to_be_hidden(timeout=PATIENCE)
    ania.open_table("runedar", *PLAYERS)
    expect(told).to_be_visible(timeout=PATIENCE)


def test_whoever_has_finished_the_lesson_needs_no_words(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.go("/learn/runedar/end")
    ania.open_table("runedar", *PLAYERS)
    ania.await_turn()
    expect(ania.page.locator("#first")).to_be_hidden(timeout=PATIENCE)


def test_whoever_has_finished_a_game_needs_no_words(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.open_table("lantern", *PLAYERS)
    expect(ania.page.locator("#first")).to_be_visible(timeout=PATIENCE)
    ania.play(lambda n: 0, 200)
    assert ania.is_over
    ania.open_table("lantern", *PLAYERS)
    ania.await_turn()
    expect(ania.page.locator("#first")).to_be_hidden(timeout=PATIENCE)
