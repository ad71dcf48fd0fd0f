"""The Mountain King on its own board: by lit places alone, by keyboard alone, and its gestures."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from helpers import sparing

from underhall import editions
from underhall.core.position import write_position
from underhall.core.record import replay

from .seating import Moment, seated

RECORDS = Path(__file__).parent.parent / "games" / "mountain_king" / "records"
ME = {"kind": "me", "name": "Ania"}
BOT = {"kind": "bot", "level": "random"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
}
COORDINATES = re.compile(r"(?<!\d)\d{1,2}\s*,\s*\d{1,2}(?!\d)")
"""Column and row; 1,526 is a number of places."""
Invite = Callable[..., Any]

LIT = """() => [...document.querySelectorAll('[data-options]')].filter((thing) => {
  const box = thing.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.width > 0 && at && thing.contains(at) && !thing.closest('#prompt');
}).map((thing) => {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2, thing.dataset.key];
})"""
"""The middle of every lit place that can be clicked there."""

NAMES = """() => [...document.querySelectorAll('[data-options]')]
  .filter((thing) => thing.getBoundingClientRect().width > 0)
  .map((one) => [one.getAttribute('role'), one.getAttribute('aria-label') || one.textContent])"""
"""Role and name of every lit place."""


@cache
def moment(record: str, kind: str, nth: int) -> dict[str, Any]:
    """The position of a recorded game in which seat 0 is asked something for the nth time."""
    data = json.loads((RECORDS / f"{record}.json").read_text("utf-8"))
    edition = editions.edition("mountain_king")
    played = replay(data, edition)
    asked = [
        move.before for move in played.moves if move.seat == 0 and move.before.asked(0).name == kind
    ]
    return write_position(edition, asked[nth], played.options)


def sit_down(guest: Invite, position: dict[str, Any], **how: Any) -> Any:
    ania = guest(**how)
    ania.open_table("mountain_king", ME, *[BOT] * (position["seats"] - 1), position=position)
    ania.await_turn()
    return ania


def is_laying(ania: Any) -> bool:
    return bool(ania.page.locator("#laying").count())


def ghost(ania: Any) -> str:
    return str(ania.page.get_attribute("#ghost", "class"))


# ---------------------------------------------------------------------- whole games


def lay_by_pointing(ania: Any, random: Random) -> None:
    """Point at a lit cell, turn the tile until it fits, and click."""
    cells = ania.page.locator(".spotcell.is-open")
    box = cells.nth(random.randrange(cells.count())).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ania.page.mouse.move(x, y)
    for turn in range(8):
        if "is-open" in ghost(ania):
            break
        ania.page.keyboard.press("f" if turn == 3 else "r")
    assert "is-open" in ghost(ania), "no way to turn it fits where a cell is lit"
    # The tile snapped to its place; a click between the cells would move it again.
    ania.page.mouse.click(x, y)


def choose_lit(ania: Any, random: Random) -> None:
    """Click one of the lit places; one with several uses opens them."""
    places = ania.page.evaluate(LIT)
    assert places, ania.page.inner_text("#prompt h2")
    useful = [place for place in places if place[2] not in ("own-trade", "go-on")]
    x, y, _ = random.choice(useful or [place for place in places if place[2] == "go-on"] or places)
    ania.page.mouse.click(x, y)
    uses = ania.page.locator("#uses:not([hidden]) button")
    if uses.count():
        uses.first.click()


def play_by_lit_places(ania: Any, seed: int, most: int) -> None:
    random = Random(seed)
    for _ in range(most):
        ania.await_turn()
        if ania.is_over:
            return
        before = ania.number()
        assert not COORDINATES.search(ania.page.inner_text("#prompt"))
        if is_laying(ania):
            lay_by_pointing(ania, random)
        else:
            choose_lit(ania, random)
        ania.await_answer(before)


def test_the_end_of_a_game_by_lit_places_alone(guest: Invite) -> None:
    ania = sit_down(guest, moment("two_players", "step1_menu", -2))
    play_by_lit_places(ania, 1, 150)
    assert ania.is_over


@pytest.mark.exam
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_by_lit_places_alone(guest: Invite, seats: int, lang: str) -> None:
    ania = guest(lang=lang)
    ania.open_table("mountain_king", ME, *[BOT] * (seats - 1))
    play_by_lit_places(ania, seats, 900)
    assert ania.is_over


def press(ania: Any, *keys: str) -> None:
    for key in keys:
        ania.page.keyboard.press(key)


def lay_by_keys(ania: Any) -> None:
    """Move the tile about until it fits, turn it, and dig."""
    for key in ("r", "f", "ArrowUp", "ArrowLeft", "r", "ArrowDown", "ArrowRight", "r", "f", "r"):
        press(ania, key)
    if "is-open" not in ghost(ania):
        press(ania, "ArrowDown", "ArrowRight", "r")
    if "is-open" in ghost(ania):
        press(ania, "Enter")
    else:
        ania.page.locator(".lay-opts .opt[data-option]").first.focus()
        press(ania, "Enter")


def test_the_end_of_a_game_by_keyboard_alone(guest: Invite) -> None:
    ania = sit_down(guest, moment("two_players", "dig_placement", -1))
    for _ in range(150):
        ania.await_turn()
        if ania.is_over:
            break
        before = ania.number()
        if is_laying(ania):
            lay_by_keys(ania)
        elif ania.page.locator("[data-key=go-on]").count():
            press(ania, "e")
        else:
            press(ania, "b", "Enter")
            if ania.page.locator("#uses:not([hidden])").count():
                press(ania, "Enter")
        ania.await_answer(before)
    assert ania.is_over


# ---------------------------------------------------------------------- gestures


def outline(ania: Any) -> str:
    return str(ania.page.get_attribute("#ghost .gh", "d"))


def digging(guest: Invite, **how: Any) -> Any:
    return sit_down(guest, moment("clear_winner", "dig_placement", 3), **how)


def test_a_tile_is_turned_moved_and_refused_by_keys(guest: Invite) -> None:
    ania = digging(guest)
    first = outline(ania)
    assert "is-open" in ghost(ania)
    assert ania.page.locator("#preview .pv-pay .stock").count() >= 1
    press(ania, "r")
    assert outline(ania) != first
    before = ania.number()
    press(ania, *["ArrowDown"] * 30)
    assert "is-shut" in ghost(ania)
    assert ania.page.inner_text("#preview .pv-no")
    assert ania.page.get_attribute("[data-lay]", "aria-disabled") == "true"
    press(ania, "Enter")
    assert ania.number() == before, "what is refused is not laid"


def test_what_would_pay_is_shown_on_the_trolls_and_in_storage(guest: Invite) -> None:
    ania = digging(guest)
    paid = sum(
        int(text.lstrip("−"))
        for text in ania.page.locator("#preview .pv-pay .stock").all_inner_texts()
    )
    on_trolls = ania.page.locator(".hand .sym.is-spent[data-pays]").count()
    assert 0 < on_trolls <= paid
    told = [text for text in ania.page.locator("[data-delta]").all_inner_texts() if "−" in text]
    assert told


def test_a_tap_puts_the_tile_down_and_a_second_digs(guest: Invite) -> None:
    ania = digging(guest, **PHONE)
    cell = ania.page.locator(".spotcell.is-open").last
    box = cell.bounding_box()
    before = ania.number()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    first = outline(ania)
    ania.page.touchscreen.tap(x, y)
    assert outline(ania) != first and "is-open" in ghost(ania)
    assert ania.number() == before, "the first tap only puts it there"
    ania.page.touchscreen.tap(x, y)
    ania.await_answer(before)


def test_one_click_on_a_stack_or_a_mineral_answers_all_questions_before(guest: Invite) -> None:
    ania = sit_down(guest, moment("clear_winner", "step2_menu", 5))
    before = ania.number()
    ania.page.locator(".stack.is-open").first.click()
    ania.await_answer(before)
    ania.page.wait_for_selector("#laying", state="attached")
    chosen = ania.page.get_attribute(".stack.is-chosen", "data-key")
    ania.page.locator(f".stack[data-chain]:not([data-key={chosen}])").first.click()
    ania.page.wait_for_function(
        "(key) => !document.querySelector(`.stack.is-chosen[data-key=${key}]`)"
        " && document.querySelector('#laying')",
        arg=chosen,
    )
    ania.page.keyboard.press("Escape")
    ania.page.wait_for_selector("#laying", state="detached")


@pytest.mark.parametrize("kind", ["step1_menu", "step2_menu", "statue_menu", "statue_target"])
def test_lit_places_are_buttons_with_a_name_that_says_where(guest: Invite, kind: str) -> None:
    ania = sit_down(guest, moment("clear_winner", kind, -1))
    named = ania.page.evaluate(NAMES)
    assert named
    for role, name in named:
        assert role == "button" and name.strip() and not COORDINATES.search(name)


SIZES = [(1440, 900), (820, 1180), (1180, 820), (1280, 720), (1366, 768), (1920, 1080)]

HIDDEN = """() => {
  const map = document.querySelector('svg.map');
  const { zones } = JSON.parse(document.getElementById('laying').textContent);
  return Object.keys(zones).filter((cell) => {
    const [x, y] = cell.split(',').map((n) => Number(n) * 30 + 15);
    const at = new DOMPoint(x, y).matrixTransform(map.getScreenCTM());
    const there = document.elementFromPoint(at.x, at.y);
    return !there || !map.contains(there);
  });
}"""
"""The cells of the mountain that something else lies over."""


@pytest.mark.parametrize("size", sparing(SIZES, 2))
@pytest.mark.parametrize("record", sparing(["clear_winner_of_five", "clear_winner"]))
def test_nothing_lies_over_the_mountain(guest: Invite, record: str, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    ania = sit_down(guest, moment(record, "dig_placement", -1), viewport=viewport)
    assert ania.page.evaluate(HIDDEN) == []


SPILLED = """(lines) => lines.filter((line) => {
  const words = document.createRange();
  words.selectNodeContents(line);
  return words.getBoundingClientRect().right > line.closest('.hc').getBoundingClientRect().right;
}).map((line) => line.textContent.trim())"""
"""What trolls of the horde fetch, as far as it reaches beyond their cards."""


COVERED = """(cards) => cards.filter((card) => {
  const key = card.querySelector('.keycap').getBoundingClientRect();
  const kind = card.querySelector('.badge').getBoundingClientRect();
  return key.left < kind.right && key.top < kind.bottom;
}).length"""
"""How many keys hide of which clan a troll is."""


def test_what_trolls_fetch_stays_on_their_cards(guest: Invite) -> None:
    ania = sit_down(guest, moment("clear_winner", "recruit_card", 0), lang="pl")
    for width, height in ((1440, 900), (1180, 820), (820, 1180)):
        ania.page.set_viewport_size({"width": width, "height": height})
        assert ania.page.locator(".horde .hc-sym").evaluate_all(SPILLED) == [], width
        assert ania.page.locator(".horde .hc.is-open").evaluate_all(COVERED) == 0, width


HIDING = """(stacks) => stacks.filter((stack) => {
  const key = stack.querySelector('.keycap').getBoundingClientRect();
  const shape = stack.querySelector('.tp-b').getBoundingClientRect();
  return Math.min(shape.right, key.right) - Math.max(shape.left, key.left) > 2
    && Math.min(shape.bottom, key.bottom) - Math.max(shape.top, key.top) > 2;
}).length"""
"""How many keys lie over the shape of a tunnel."""


def test_keys_hide_no_tunnel(guest: Invite) -> None:
    ania = sit_down(guest, moment("clear_winner", "dig_shape", 0), lang="pl")
    for width, height in ((1440, 900), (1180, 820), (820, 1180)):
        ania.page.set_viewport_size({"width": width, "height": height})
        stacks = ania.page.locator(".stack.is-open")
        assert stacks.count() == 7 and stacks.evaluate_all(HIDING) == 0, width


@pytest.mark.parametrize("kind, nth", [("trade_gain", -1), ("statue_menu", -1), ("pedestal", -1)])
def test_what_one_holds_stays_in_one_line_on_a_tablet(guest: Invite, kind: str, nth: int) -> None:
    tablet = {"width": 820, "height": 1180}
    ania = sit_down(guest, moment("clear_winner", kind, nth), lang="pl", viewport=tablet)
    assert ania.page.locator(".own").bounding_box()["height"] < 40


def test_beside_a_hint_the_prompt_hides_only_what_can_be_scrolled_out(guest: Invite) -> None:
    ania = sit_down(guest, moment("clear_winner_of_five", "recruit_card", -1))
    page = ania.page
    page.set_default_timeout(60_000)
    page.keyboard.press("h")
    page.wait_for_selector("#coach[aria-busy='false'] [data-hint-play]", state="attached")
    side, prompt = page.locator(".side").bounding_box(), page.locator(".prompt").bounding_box()
    assert side["y"] + side["height"] <= prompt["y"]
    horde = page.locator(".horde")
    assert horde.is_visible()
    assert page.locator(".side").evaluate("one => one.scrollHeight > one.clientHeight")
    assert ania.complaints == []


TALL = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().height))"


def test_rows_of_the_moot_are_equally_high_on_a_phone(guest: Invite) -> None:
    for one in (
        ("mountain_king", "clear_winner_of_five", "step1_menu", 1, -2),
        ("mountain_king", "clear_winner", "moot_position", 2, -1),
    ):
        ania = seated(guest, one, lang="pl", **PHONE)
        ania.page.locator("[data-page]").nth(1).tap()
        bricks = ania.page.locator(".moot-tab .brick")
        assert bricks.count() == 10
        assert len(set(bricks.evaluate_all(TALL))) == 1
        over = "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 2).length"
        assert bricks.evaluate_all(over) == 0
        ania.context.close()


def test_a_shortcut_leaves_the_list_of_a_phone_where_it_is(guest: Invite) -> None:
    one: Moment = ("mountain_king", "clear_winner", "trade_give", 0, 0)
    ania = seated(guest, one, **PHONE)
    box, shortcut = ania.page.locator("#prompt .opts-box"), ania.page.locator("[data-key^='all-']")
    before = box.bounding_box()
    assert shortcut.is_visible()
    shortcut.evaluate_all("(all) => all.forEach((one) => one.remove())")
    assert box.bounding_box() == before
