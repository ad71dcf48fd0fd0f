"""Dwergar on its own board: by lit places alone, by keyboard alone, and what it foretells."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from helpers import sparing
from moments import moment as recorded

from underhall import editions
from underhall.bots.bot import Bot
from underhall.core.position import write_position

ME = {"kind": "me", "name": "Ania"}
BOT = {"kind": "bot", "level": "random"}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
TABLET = {"viewport": {"width": 820, "height": 1180}}
Invite = Callable[..., Any]

LIT = """() => [...document.querySelectorAll('[data-options]')].filter((thing) => {
  const box = thing.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + 6);
  return box.width > 0 && at && thing.contains(at) && !thing.closest('#prompt, #uses');
}).map((thing) => {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + 6];
})"""
"""The top of every lit place that can be clicked there."""

ASKING = ".opt.is-asking"
USES = "#uses:not([hidden]) button"

LOADED = {
    "game": "dwergar",
    "seats": 2,
    "table": {
        "round": 2,
        "past": ["boiler_explosion"],
        "turn": {"actions": 3},
        "spaces": {"mine_4": "foreman:0"},
        "players": [
            {"pool": {"engineer": 1}, "heat": 4, "carts": {"closed": {"stone": 3}}},
            {"pool": {}, "carts": {"level_1": {"iron": 2}}},
        ],
    },
}
"""A clan with one dwarf at home, heat, and something on the lift."""


@cache
def moment(seats: int, seed: int, kind: str, round: int) -> dict[str, Any]:
    """The position of a game of bots in which seat 0 is asked something in a round, or later."""
    edition = editions.edition("dwergar")
    options = {"length": "short", "decks": "first_game", "custom_decks": "", "start": "first_seat"}
    s: Any = edition.start(seats, options, seed)
    bots = [Bot("greedy", edition.game, seat, seed) for seat in range(seats)]
    while True:
        asked = s.decision
        if (asked.seat, asked.name) == (0, kind) and s.round >= round:
            return write_position(edition, s, options)
        s.play(bots[asked.seat].choose(s))


def sit_down(guest: Invite, position: dict[str, Any], **how: Any) -> Any:
    ania = guest(**how)
    ania.open_table("dwergar", ME, *[BOT] * (position["seats"] - 1), position=position)
    ania.await_turn()
    return ania


# ---------------------------------------------------------------------- whole games


def click_lit(ania: Any, random: Random) -> None:
    """Click one of the lit places; one with several uses opens them, a useless one asks again."""
    places = ania.page.evaluate(LIT)
    assert places, ania.page.inner_text("#prompt h2")
    x, y = random.choice(places)
    ania.page.mouse.click(x, y)
    uses = ania.page.locator(USES)
    if uses.count():
        uses.nth(random.randrange(uses.count())).click()
    if ania.page.locator(ASKING).count():
        ania.page.locator(ASKING).first.click()


def play_by_lit_places(ania: Any, seed: int, most: int) -> None:
    random = Random(seed)
    for _ in range(most):
        ania.await_turn()
        if ania.is_over:
            return
        before = ania.number()
        click_lit(ania, random)
        ania.await_answer(before)


def test_the_end_of_a_game_by_lit_places_alone(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 3, "turn_menu", 8))
    play_by_lit_places(ania, 1, 200)
    assert ania.is_over


@pytest.mark.exam
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_lit_places_alone(guest: Invite, seats: int, lang: str) -> None:
    ania = guest(lang=lang)
    ania.open_table("dwergar", ME, *[BOT] * (seats - 1), options={"length": "short"})
    play_by_lit_places(ania, seats, 900)
    assert ania.is_over


@pytest.mark.exam
@pytest.mark.parametrize("how", [PHONE, TABLET], ids=["phone", "tablet"])
def test_the_end_of_a_game_by_lit_places_on_small_screens(guest: Invite, how: Any) -> None:
    ania = sit_down(guest, moment(3, 5, "turn_menu", 7), **how)
    play_by_lit_places(ania, 2, 200)
    assert ania.is_over


def test_the_end_of_a_game_by_keyboard_alone(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 4, "turn_menu", 8))
    for _ in range(200):
        ania.await_turn()
        if ania.is_over:
            break
        before = ania.number()
        ania.page.keyboard.press("b")
        ania.page.keyboard.press("Enter")
        if ania.page.locator("#uses:not([hidden])").count():
            ania.page.keyboard.press("Enter")
        if ania.page.locator(ASKING).count():
            ania.page.locator(ASKING).focus()
            ania.page.keyboard.press("Enter")
        ania.await_answer(before)
    assert ania.is_over


# ---------------------------------------------------------------------- what the board foretells


def test_a_raise_under_the_pointer_says_what_it_brings_to_everybody(guest: Invite) -> None:
    ania = sit_down(guest, LOADED)
    ania.page.click(".g-gearbox h3")
    ania.page.wait_for_selector(".lever-3.is-open")
    assert ania.page.locator(".brings:visible").get_attribute("data-key") == "brings-1"
    ania.page.hover(".lever-3")
    assert ania.page.locator(".brings:visible").get_attribute("data-key") == "brings-3"
    ania.page.hover("#prompt button[value='raise:1']")
    assert ania.page.locator(".brings:visible").get_attribute("data-key") == "brings-1"
    assert "is-hover" in str(ania.page.get_attribute(".lever-1", "class"))


def test_bonuses_that_light_up_push_nothing(guest: Invite) -> None:
    page = sit_down(guest, LOADED, lang="pl", viewport={"width": 1440, "height": 900}).page
    mine = page.locator("#page-board")
    before = mine.bounding_box()
    page.evaluate(
        "for (const one of document.querySelectorAll('.bonus-line')) one.className += ' is-live'"
    )
    assert page.locator(".g-gearbox .is-live").count() > 0
    assert mine.bounding_box() == before


def test_a_place_for_several_dwarves_asks_for_one(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 3, "turn_menu", 1))
    before = ania.number()
    ania.page.click(".g-bellows h3")
    names = ania.page.locator(f"{USES} .od-pawn").all_inner_texts()
    assert len(names) > 1 and "Foreman" in names
    ania.page.keyboard.press("Escape")
    assert ania.page.locator(USES).count() == 0 and ania.number() == before


def test_a_useless_placement_is_asked_again(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 3, "turn_menu", 1))
    before = ania.number()
    idle = ania.page.locator("#prompt .od.is-idle").first
    idle.click()
    assert "Nothing" in ania.page.inner_text("#prompt .again") and ania.number() == before
    idle.click()
    ania.await_answer(before)


READ = "#tip:not([hidden]) .pj-read"


def card_to_read(ania: Any, name: str) -> None:
    """The card of a name can be read, and all of it is on the screen."""
    card = ania.page.locator(READ)
    card.wait_for()
    assert name in card.inner_text()
    box = card.bounding_box()
    size = ania.page.viewport_size
    assert box["width"] > 250 and box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"]


CARDS = {"projects": ".proj", "own": ".hand .op", "theirs": ".seats .built"}


@pytest.mark.parametrize("kind", CARDS)
def test_a_card_can_be_read_under_the_pointer(guest: Invite, kind: str) -> None:
    ania = sit_down(guest, moment(4, 7, "turn_menu", 6), viewport={"width": 1280, "height": 720})
    card = ania.page.locator(CARDS[kind]).last
    card.hover()
    card_to_read(ania, str(card.get_attribute("aria-label")).split(":")[0])


def test_a_card_to_read_is_no_wider_for_a_long_reason(guest: Invite) -> None:
    page = sit_down(guest, moment(4, 7, "turn_menu", 6), lang="pl").page
    card = page.locator(CARDS["projects"]).last
    card.evaluate("(one) => { one.dataset.why = 'Długi powód, czemu nie. '.repeat(9); }")
    card.hover()
    shown = page.locator(READ)
    shown.wait_for()
    assert page.locator("#tip").bounding_box()["width"] < shown.bounding_box()["width"] + 40


def test_cards_can_be_read_by_keyboard(guest: Invite) -> None:
    ania = sit_down(guest, moment(4, 7, "turn_menu", 6))
    page = ania.page
    page.keyboard.press("b")
    for kind, way in {"theirs": "ArrowLeft", "projects": "ArrowRight"}.items():
        for _ in range(30):
            if page.evaluate("(card) => document.activeElement.matches(card)", CARDS[kind]):
                break
            page.keyboard.press(way)
        here = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
        card_to_read(ania, here.split(":")[0])


def test_a_long_press_reads_a_card_and_chooses_nothing(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 3, "turn_menu", 2), **PHONE)
    page = ania.page
    before = ania.number()
    for tab, held in {"page-board": ".gallery.is-open", "page-side": ".proj"}.items():
        ania.turn_to(tab)
        ania.hold(page.locator(held).first)
        assert page.locator("#tip").is_visible()
    page.locator("[data-page='page-board']").tap()
    assert ania.number() == before and not page.locator(".opt.is-chosen").count()


def test_a_tap_reads_a_card_that_cannot_be_chosen(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 3, "turn_menu", 2), **PHONE)
    ania.page.locator("[data-page='page-side']").tap()
    card = ania.page.locator(".proj:not(.is-open)").first
    card.tap()
    card_to_read(ania, str(card.get_attribute("aria-label")).split(":")[0])


HOOK = """() => {
  window.glides = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.dataset.piece) window.glides[this.dataset.piece] = frames[0].translate;
    return animate.call(this, frames, how);
  };
}"""


def test_loads_rise_with_the_lift(guest: Invite) -> None:
    ania = sit_down(guest, LOADED)
    ania.page.click(".g-gearbox h3")
    ania.page.wait_for_selector(".lever-1.is-open")
    ania.page.emulate_media(reduced_motion="no-preference")
    ania.page.evaluate(HOOK)
    before = ania.number()
    ania.page.click(".lever-1")
    ania.await_answer(before)
    glides = ania.page.evaluate("() => window.glides")
    assert {piece for piece in glides if piece.startswith("load-")} == {"load-1-iron2-0"}
    across, down = glides["load-1-iron2-0"].split()
    assert across == "0px" and float(down.removesuffix("px")) > 20


# ---------------------------------------------------------------------- room for everything

CUT = """() => {
  for (const key of document.querySelectorAll('.keytag')) key.remove();
  const all = '.guild h3, .base, .bonus-line, .gets, .lev-name, .lv, .tile, .gallery, .lever, .proj'
    + ', .decks li';
  return [...document.querySelectorAll(all)]
    .filter((one) => one.getBoundingClientRect().width > 0 && one.scrollWidth > one.clientWidth + 2)
    .map((one) => `${one.className}: ${one.textContent.trim()}`);
}"""
"""What is wider than its place."""

SCROLLS = """() => [document.documentElement.scrollWidth - innerWidth,
  document.documentElement.scrollHeight - innerHeight]"""


SIZES = [(1280, 720), (390, 844), (1180, 820), (1366, 768), (1440, 900), (1920, 1080), (820, 1180)]


@pytest.mark.parametrize("lang", sparing(["pl", "en"]))
@pytest.mark.parametrize("size", sparing(SIZES, 2))
def test_nothing_is_cut_and_the_page_does_not_scroll(
    guest: Invite, lang: str, size: tuple[int, int]
) -> None:
    width, height = size
    ania = sit_down(
        guest,
        moment(4, 7, "turn_menu", 6),
        lang=lang,
        viewport={"width": width, "height": height},
    )
    assert max(ania.page.evaluate(SCROLLS)) <= 0
    assert ania.page.evaluate(CUT) == []


def test_a_phone_shows_all_levels_whoever_rides_on_them(guest: Invite) -> None:
    ania = guest(lang="pl", **PHONE)
    position = recorded("dwergar", "clear_winner", "turn_menu", 2, 17)
    ania.open_table("dwergar", BOT, BOT, ME, position=position)
    ania.await_turn()
    assert ania.page.locator(".mine .rides").count() > 0
    below = "(one) => one.scrollHeight - one.clientHeight"
    assert ania.page.locator("#page-board").evaluate(below) <= 1


def test_three_goods_in_a_cart_make_no_level_higher_beside_the_drop(guest: Invite) -> None:
    height = "(one) => one.querySelector('.level-1').getBoundingClientRect().height"
    heights = []
    for load in ({}, {"stone": 1, "iron": 1, "gold": 1}):
        position = deepcopy(recorded("dwergar", "clear_winner_of_four", "action_menu", 3, 9))
        position["table"]["players"][3]["carts"]["level_2"] = load
        ania = guest(lang="pl", **PHONE)
        ania.open_table("dwergar", BOT, BOT, BOT, ME, position=position)
        ania.await_turn()
        assert ania.page.locator(".level .drop").count() == 5
        heights.append(ania.page.locator(".mine").evaluate(height))
        ania.context.close()
    assert heights[0] == heights[1]
