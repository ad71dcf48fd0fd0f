"""The fortress of Runedar in the browser: numbers of upgrades, signs of decks."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from games.runedar.decisions import POSITIONS
from games.runedar.fortress import fort
from moments import moment

from .seating import BOT, DESK, ME, PHONE, SMALLER, Moment, at, seated

Invite = Callable[..., Any]

REFILL: Moment = ("runedar", "last_orc_figure", "refill", 2, None)


def test_an_upgrade_keeps_the_number_of_its_space_beside_its_key(guest: Invite) -> None:
    one: Moment = ("runedar", "victory", "play", 0, None)
    ania = seated(guest, one, viewport=DESK)
    spaces = ania.page.locator(".uplist > .up")
    assert spaces.locator(".up-no").all_inner_texts() == ["1", "2", "3", "4", "5"]
    keys = ania.page.locator(".uplist > .up .keycap")
    assert keys.count() == 2
    options = ania.page.locator("#prompt .opt[value^='take:']")
    wanted = options.evaluate_all("(all) => all.map((one) => one.dataset.hotkey)")
    assert keys.all_inner_texts() == wanted


def test_decks_are_told_apart_however_short_the_list(guest: Invite) -> None:
    ania = seated(guest, REFILL, lang="pl", viewport=DESK)
    for screen in (DESK, *SMALLER):
        fills = at(ania, screen).locator("#prompt .opt[value^='fill:']")
        assert fills.count() == 15
        for colour in ("yellow", "grey", "red"):
            told = ania.page.locator(f"#prompt .opt[value$=':{colour}'] .grade.g-{colour}")
            assert [one.is_visible() for one in told.all()] == [True] * 5, (screen, colour)


def test_an_empty_space_shows_what_it_adds_to_a_price(guest: Invite) -> None:
    ania = seated(guest, REFILL, lang="pl", viewport=DESK)
    adds = ania.page.locator(".up.is-empty .mat")
    assert [one.is_visible() for one in adds.all()] == [True] * 5
    assert ania.page.locator("#prompt .opt[value^='fill:'] .stock").count() == 15


def test_the_fortress_has_its_size_before_there_are_cards(guest: Invite) -> None:
    ania = guest(viewport=PHONE)
    ania.open_table("runedar", {"kind": "me", "name": "Ania"}, {"kind": "bot", "level": "random"})
    ania.await_turn()
    stage = ania.page.locator("#stage")
    before = stage.bounding_box()
    ania.choose(lambda count: 0)
    ania.await_turn()
    assert ania.page.locator(".hand .card").count()
    assert stage.bounding_box() == before


HEAD = """() => {
  const at = (one) => document.querySelector(`#prompt .prompt-head ${one}`).getBoundingClientRect();
  const [miss, dice, tools] = ['.miss', '.dice', '.tools'].map(at);
  return [dice.right <= tools.left, miss.top >= tools.bottom - 8, miss.height < 40];
}"""
"""Whether the dice stand beside the tools, and what a miss brings below both, in a line or two."""


def test_on_a_phone_the_dice_and_what_a_miss_brings_have_room(guest: Invite) -> None:
    hand = ("cracked_crossbow", "heavy_crossbow", "notched_hatchet")
    machines = {"catapult": 1, "siege_tower": 0}
    ania = guest(lang="pl", viewport=PHONE, has_touch=True)
    position = fort(*hand, area="tower_east", machines=machines)
    ania.open_table("runedar", ME, BOT, position=position)
    ania.await_turn()
    for answer in ("cracked_crossbow:ranged", "catapult"):
        before = ania.number()
        ania.page.locator(f"#prompt .opt[value='{answer}']").tap()
        ania.await_answer(before)
        ania.await_turn()
    assert ania.page.locator("#prompt [data-act=cancel]").is_visible()
    assert ania.page.locator("#prompt .miss").is_visible()
    assert ania.page.evaluate(HEAD) == [True, True, True]


OUT = """() => {
  const { right, bottom } = document.querySelector('#prompt .prompt-in').getBoundingClientRect();
  const box = document.querySelector('#prompt .opts-box');
  const low = box ? box.getBoundingClientRect().bottom + 2 : bottom;
  return [...document.querySelectorAll('#prompt .opt[data-option]')].filter((one) => {
    const at = one.getBoundingClientRect();
    return at.right > right || at.bottom > (one.closest('.opts-box') ? low : bottom);
  }).map((one) => one.value);
}"""
"""Options beyond the prompt, or beyond the list in it."""


def reached(guest: Invite, kind: str, **how: Any) -> Any:
    """Somebody who is asked as much as can be asked."""
    position, moves, _ = POSITIONS[kind]
    ania = guest(viewport=DESK, **how)
    ania.open_table("runedar", ME, *[BOT] * (position["seats"] - 1), position=position)
    ania.await_turn()
    for move in moves:
        before = ania.number()
        ania.page.locator(f"#prompt .opt[value='{move}']").click()
        ania.await_answer(before)
        ania.await_turn()
    return ania


@pytest.mark.parametrize("kind", ["window", "play"])
def test_the_most_that_can_be_done_is_in_sight(guest: Invite, kind: str) -> None:
    for lang in ("en", "pl"):
        ania = reached(guest, kind, lang=lang)
        assert ania.page.locator("#prompt .opt[data-option]").count() > 7
        assert ania.page.evaluate(OUT) == [], lang
        ania.context.close()


def test_a_chance_is_told_whole(guest: Invite) -> None:
    ania = reached(guest, "follow_up")
    for screen in (DESK, *SMALLER):
        chance = at(ania, screen).locator("#prompt .chance > b")
        assert chance.inner_text() == "100 %"
        assert chance.evaluate("(one) => one.scrollWidth <= one.clientWidth"), screen


GAPS = """() => {
  const all = [...document.querySelectorAll('.rail-short > span')];
  const at = all.map((one) => one.getBoundingClientRect());
  return at.slice(1).map((one, n) => one.left - at[n].right);
}"""


def test_numbers_above_the_board_stand_apart_on_a_phone(guest: Invite) -> None:
    ania = seated(guest, ("runedar", "victory", "play", 0, -2), viewport=PHONE)
    assert min(ania.page.evaluate(GAPS)) > 2


OUTSIDE = """() => {
  const list = document.querySelector('#prompt .plays'), { bottom } = list.getBoundingClientRect();
  return [...list.querySelectorAll('.opt')].filter((one) => one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().bottom > bottom + 1).map((one) => one.title);
}"""
"""What may be done and is not wholly in sight."""

UNLOCKED = {
    "1": {"card": "craft_tools", "wood": 3, "leather": 2, "metal": 1},
    "2": {"card": "runic_axe", "wood": 2, "leather": 4, "metal": 1},
    "3": {"card": "fleshing_knife", "leather": 2, "metal": 3},
    "4": {"card": "frame_saw", "wood": 2, "leather": 1, "metal": 2},
    "5": {"card": "smithing_hammer", "wood": 2, "leather": 1, "metal": 2},
}
"""Five cards of the upgrade board that hold their price."""


@pytest.mark.parametrize("which, free", [(163, 8), (182, 7)], ids=("four-cards", "five-cards"))
def test_as_many_free_actions_as_there_can_be_are_in_sight(
    guest: Invite, which: int, free: int
) -> None:
    position = deepcopy(moment("runedar", "victory", "play", 0, which))
    position["table"] |= {"board": UNLOCKED, "stock": {"wood": 0, "leather": 0, "metal": 0}}
    position["table"] |= {"gold": 20, "catapults": [f"catapult_{n}" for n in range(1, 6)]}
    position["table"] |= {"trolls": {"troll_1": 1}, "troll_stack": ["troll_5"]}
    for lang in ("pl", "en"):
        ania = guest(lang=lang, viewport=DESK)
        ania.open_table("runedar", ME, position=position)
        ania.await_turn()
        assert ania.page.locator("#prompt .play-free .opt[data-option]").count() == free
        for screen in (DESK, *SMALLER):
            assert at(ania, screen).evaluate(OUTSIDE) == [], (lang, screen)
        ania.context.close()
