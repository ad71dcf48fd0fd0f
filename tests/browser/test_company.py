"""People at a table: what one does reaches the other, with consent where it is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from server.paged import Paged

Invite = Callable[..., Any]


@pytest.fixture
def pair(guest: Invite) -> tuple[Any, Any]:
    """Ania and Marta, each with a browser, at one table of two."""
    ania, marta = guest(), guest()
    opened = ania.open_table("lantern", {"kind": "me", "name": "Ania"}, {"kind": "open"})
    marta.go(opened["invite_link"])
    marta.page.fill("#joinform input", "Marta")
    marta.page.click("#joinform button")
    marta.await_turn()
    marta.page.wait_for_selector("html[data-ready]")
    return ania, marta


def test_taking_back_by_consent(pair: tuple[Any, Any]) -> None:
    ania, marta = pair
    ania.choose(lambda count: 0)
    marta.choose(lambda count: count - 1)
    ania.page.wait_for_selector("[data-act=undo]:enabled")
    ania.page.click("[data-act=undo]")
    marta.page.wait_for_selector("[data-act=answer][data-yes='1']")
    marta.page.click("[data-act=answer][data-yes='1']")
    ania.page.wait_for_selector("[data-key=prompt-show_lamp]")
    ania.page.wait_for_selector("#log li:has-text('takes back')")


def test_chat_is_told_as_it_was_said(pair: tuple[Any, Any]) -> None:
    ania, marta = pair
    ania.page.keyboard.press("c")
    ania.page.fill("#chatform input", "<img src=x> & hello")
    ania.page.keyboard.press("Enter")
    marta.page.wait_for_selector(".toast:has-text('<img src=x> & hello')")
    marta.page.click("[data-open=talk]")
    marta.page.wait_for_selector("#chatlines li:has-text('<img src=x> & hello')")
    assert marta.page.locator("#chatlines img").count() == 0


def test_a_page_comes_back_by_itself(pair: tuple[Any, Any], server: Paged) -> None:
    ania, marta = pair

    async def hang_up() -> None:
        server.house.hub.close()

    server.do(hang_up())
    before = ania.number()
    marta.choose(lambda count: 0)
    ania.await_answer(before)
