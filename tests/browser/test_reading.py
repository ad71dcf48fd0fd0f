"""Cards and tiles at reading size: by keys and by a finger that is held, nothing of it cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from moments import moment

ME = {"kind": "me", "name": "Ania"}
BOT = {"kind": "bot", "level": "random"}
PATIENT = 60_000
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
Invite = Callable[..., Any]

MOMENTS = {
    "mountain_king": ("clear_winner", "step2_menu"),
    "runedar": ("victory_of_three", "play"),
    "belfort": ("clear_winner", "action"),
}
"""A recorded game and a question in it, to look at the table of each game."""

THINGS = {
    "mountain_king": [".spell", ".hc", ".brick", ".mb[data-rule]", ".ws", ".hl", ".stack", ".st"],
    "runedar": [".rc", ".up.is-priced", ".merc", ".aim-area", ".built"],
    "belfort": [".card", ".guildtile", ".minicard", ".plot", ".built", ".spot"],
}
"""What is read at each table."""

FOCUS = """(selector) => {
  const thing = [...document.querySelectorAll(`#table ${selector}`)]
    .find((one) => one.getBoundingClientRect().width > 0);
  thing.setAttribute('tabindex', '0');
  thing.focus();
}"""

READ = """() => {
  const tip = document.getElementById('tip');
  const box = tip.getBoundingClientRect();
  const sizes = [...tip.querySelectorAll('*')].filter((one) => one.textContent.trim())
    .map((one) => parseFloat(getComputedStyle(one).fontSize));
  return { text: tip.innerText, least: Math.min(...sizes),
    inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight };
}"""

MIDDLE = """async (selector) => {
  const thing = [...document.querySelectorAll(`#table ${selector}`)]
    .find((one) => one.getBoundingClientRect().width > 0);
  thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const patience = performance.now() + 60000;
  let still = 0;
  let last = '';
  while (still < 5 && performance.now() < patience) {
    await new Promise(requestAnimationFrame);
    const { left, top } = thing.getBoundingClientRect();
    still = `${left} ${top}` === last ? still + 1 : 0;
    last = `${left} ${top}`;
  }
  const box = thing.getBoundingClientRect();
  return [box.left + Math.min(box.width, 40) / 2, box.top + Math.min(box.height, 40) / 2];
}"""
"""Where a thing can be touched, once the page has come to rest there."""


def seated(guest: Invite, game: str, **how: Any) -> Any:
    ania = guest(**how)
    ania.page.set_default_timeout(PATIENT)
    position = moment(game, *MOMENTS[game])
    ania.open_table(game, ME, *[BOT] * (position["seats"] - 1), position=position)
    ania.await_turn()
    return ania


def is_readable(page: Any, selector: str) -> None:
    page.wait_for_selector("#tip:not([hidden])")
    told = page.evaluate(READ)
    assert told["text"].strip(), selector
    assert told["inside"], selector
    assert told["least"] >= 12, selector


@pytest.mark.parametrize("game", MOMENTS)
def test_arrow_keys_read_every_card_and_tile(guest: Invite, game: str) -> None:
    ania = seated(guest, game, viewport={"width": 1280, "height": 720})
    ania.page.keyboard.press("b")
    for selector in THINGS[game]:
        ania.page.evaluate("() => { document.getElementById('tip').hidden = true; }")
        ania.page.evaluate(FOCUS, selector)
        is_readable(ania.page, selector)


LATER = "(ms) => new Promise((done) => setTimeout(done, ms))"
"""Timers of a page keep their order, however busy the machine is."""


def hold(page: Any, touch: Any, selector: str) -> None:
    """Press a thing until it is told, longer than a long press takes, and let it go."""
    x, y = page.evaluate(MIDDLE, selector)
    finger = {"touchPoints": [{"x": x, "y": y}]}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", **finger})
    page.evaluate(LATER, 700)
    is_readable(page, selector)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate(LATER, 300)


@pytest.mark.parametrize("game", MOMENTS)
def test_a_finger_that_is_held_reads_and_chooses_nothing(guest: Invite, game: str) -> None:
    ania = seated(guest, game, **PHONE)
    page, before = ania.page, ania.number()
    touch = ania.context.new_cdp_session(page)
    for selector in THINGS[game]:
        if page.locator(f"#table {selector}:visible").count():
            page.evaluate("() => { document.getElementById('tip').hidden = true; }")
            hold(page, touch, selector)
    assert ania.number() == before
    assert page.locator("#uses").is_hidden()
