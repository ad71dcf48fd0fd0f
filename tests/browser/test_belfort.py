"""The city of Belfort in the browser: what stands beside it, and one's own panel."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from games.belfort.test_wizards import turn
from moments import moment

from .seating import (
    BOT,
    CUT,
    DESK,
    FOLDED,
    LOWER,
    ME,
    PHONE,
    SMALL,
    TABLET,
    UPRIGHT,
    Moment,
    at,
    seated,
)

Invite = Callable[..., Any]

VIRTUAL: Moment = ("belfort", "two_players", "virtual_site", 1, -1)

OVER = """(inner) => {
  const list = document.querySelector(inner);
  const { left, right, top, bottom } = list.getBoundingClientRect();
  return [...document.querySelectorAll('.map :is(.step-n, .tax), .corner .overline, .seat')]
    .filter((one) => {
      const spot = one.getBoundingClientRect();
      if (one === list) return false;
      const beside = spot.left > right - 1 || spot.right < left + 1 || !spot.width;
      return !beside && spot.top < bottom - 1 && spot.bottom > top + 1;
    }).map((one) => one.textContent.trim());
}"""
"""What something beside the city lies over."""


def test_virtual_players_stand_beside_the_city(guest: Invite) -> None:
    for lang, name in (("pl", "Gracz Wirtualny 3"), ("en", "Virtual player 3")):
        ania = seated(guest, VIRTUAL, lang=lang, viewport=DESK)
        assert name in ania.page.locator(".virtual").inner_text()
        for screen in (DESK, TABLET, SMALL, LOWER, UPRIGHT):
            assert at(ania, screen).evaluate(OVER, ".virtual") == [], (lang, screen)
        ania.context.close()


OWN = """(built) => {
  const seat = document.querySelector('.own .seat'), row = seat.querySelector('.seat-built');
  while (row.children.length < built) row.append(row.children[0].cloneNode(true));
  const words = [...seat.querySelectorAll('.seat-last .word')];
  const low = row.getBoundingClientRect().bottom, high = words[0].closest('.seat-last');
  return [words.filter((one) => one.getBoundingClientRect().width > 0).length, words.length,
    seat.scrollHeight <= seat.clientHeight, low <= high.getBoundingClientRect().top];
}"""
"""How many of the numbers at the foot have their word, and whether all of the panel has room."""


def test_numbers_of_ones_own_panel_have_their_words_as_long_as_there_is_room(guest: Invite) -> None:
    ania = seated(guest, VIRTUAL, lang="pl", viewport=DESK)
    for built in (4, 12):
        assert ania.page.evaluate(OWN, built) == [4, 4, True, True], built
    for built in (13, 18):
        assert ania.page.evaluate(OWN, built)[2:] == [True, True], built


def test_who_has_passed_is_told_beside_what_a_scoring_brings(guest: Invite) -> None:
    one: Moment = ("belfort", "tie_broken_by_resources", "place", 1, 2)
    ania = seated(guest, one, viewport=DESK)
    chips = ania.page.locator(".seats .seat-last .chip")
    assert chips.count() == 2
    for n in range(2):
        chip = chips.nth(n).bounding_box()
        crest = ania.page.locator(".seats .crest").nth(n).bounding_box()
        assert chip["y"] < crest["y"] + crest["height"], "in the line of the crest"


def test_the_question_has_room_beside_the_way_back(guest: Invite) -> None:
    one: Moment = ("belfort", "clear_winner", "action", 1, None)
    ania = seated(guest, one, viewport=DESK)
    before = ania.number()
    ania.page.locator("#prompt .opt[value=visit]").click()
    ania.await_answer(before)
    ania.await_turn()
    assert ania.page.locator("#prompt [data-act=cancel]").is_visible()
    assert ania.page.locator("#question").bounding_box()["width"] > 180
    assert at(ania, PHONE).locator("#prompt [data-act=cancel]").is_visible()


def test_who_would_lead_is_told_however_long_the_list(guest: Invite) -> None:
    one: Moment = ("belfort", "clear_winner", "action", 1, None)
    ania = seated(guest, one, lang="pl", viewport=DESK)
    builds = ania.page.locator("#prompt .opt[value^='build:'][data-option]")
    assert builds.count() == 9
    for screen in (DESK, TABLET, PHONE):
        at(ania, screen)
        for option in builds.all():
            assert option.locator("small:visible").count() == 1, screen


def test_who_would_lead_is_told_once(guest: Invite) -> None:
    card: Moment = ("belfort", "two_players", "virtual_card", 0, 0)
    bought: Moment = ("belfort", "clear_winner", "buy_card", 1, 0)
    for one in (card, bought):
        ania = seated(guest, one, viewport=DESK)
        for screen in (DESK, TABLET, PHONE):
            at(ania, screen)
            cards = ania.page.locator("#prompt .opt[data-option]:has([data-brief])")
            assert cards.count() == 3
            for option in cards.all():
                told = option.locator("small:not(.price):visible")
                assert told.count() == 1, (one, screen, option.inner_text())
        ania.context.close()


def test_reasons_beside_a_few_choices_are_in_whole_words(guest: Invite) -> None:
    for one in (
        ("belfort", "clear_winner_of_five", "gnome_lock", 4, None),
        ("belfort", "two_players", "discard", 1, None),
    ):
        ania = seated(guest, one, viewport=DESK)
        for screen in (DESK, TABLET, PHONE):
            found = at(ania, screen).evaluate(CUT, ".sr, script, #log, .tip")
            assert [told for told in found if told.startswith("broken")] == [], (one, screen)
        ania.context.close()


def test_fifteen_actions_are_all_in_sight(guest: Invite) -> None:
    position = deepcopy(moment("belfort", "two_players", "action", 1, None))
    ones_own = position["table"]["players"][1]
    ones_own["hand"] = {"bank": 1, "library": 1, "gatehouse": 1, "pub": 1, "inn": 1, "gardens": 1}
    ones_own["goods"] = {"wood": 9, "stone": 8, "metal": 8, "gold": 9}
    for lang in ("pl", "en"):
        ania = guest(lang=lang, viewport=DESK)
        ania.open_table("belfort", BOT, ME, position=position)
        ania.await_turn()
        assert ania.page.locator("#prompt .opt[data-option]").count() == 15
        assert ania.page.evaluate(FOLDED) == [], lang
        assert ania.page.evaluate(OVER, ".corner-br .overline") == [], lang
        ania.context.close()


KEYS = """() => {
  const at = (one) => document.querySelector(one).getBoundingClientRect();
  const hand = at('.hand'), first = at('.hand .card .keycap');
  const pool = at('.pool .keycap'), title = at('.corner-br .overline');
  return [first.left >= hand.left, !pool.width || pool.top >= title.bottom - 2];
}"""
"""Whether the key of the first card is whole, and that of the gnomes below their title."""


def test_keys_are_whole_and_below_titles(guest: Invite) -> None:
    hiring: Moment = ("belfort", "two_players", "action", 1, 8)
    ania = seated(guest, hiring, lang="pl", viewport=PHONE)
    assert ania.page.evaluate(KEYS) == [True, True]
    for screen in (DESK, TABLET, UPRIGHT):
        assert at(ania, screen).evaluate(KEYS)[1], screen
    assert ania.page.locator(".pool .keycap").is_visible()


def test_after_the_end_no_scoring_is_to_come(guest: Invite) -> None:
    one: Moment = ("belfort", "clear_winner", "action", 1, -1)
    ania = seated(guest, one, viewport=DESK)
    assert ania.page.locator(".seat-last .now:visible").count() == 3
    for _ in range(80):
        if ania.is_over:
            break
        ania.choose(lambda count: count - 1)
        ania.await_turn()
    assert ania.is_over
    assert ania.page.locator(".seat-last .now").count() == 0
    assert ania.page.locator(".seat-last .net:visible").count() == 1


TOLD = """() => [...document.querySelectorAll('#prompt .opt[data-option] > span:not(.kbd)')]
  .filter((one) => !/[0-5] : [0-9]/.test(one.innerText.replaceAll('\\u00a0', ' '))
    || one.scrollHeight > one.clientHeight + 4)
  .map((one) => one.textContent)"""
"""Places of which it is not told, or not to be read whole, how their district would stand."""


def test_how_districts_would_stand_is_told_of_many_places_to_swap(guest: Invite) -> None:
    walls = {f"d{n}_wall_{side}": 1 for n in range(1, 6) for side in "ab"} | {"d2_wall_b": 0}
    ania = guest(lang="pl", viewport=DESK)
    ania.open_table("belfort", ME, BOT, BOT, position=turn(walls))
    ania.await_turn()
    for answer in ("use:wizards", "d2_wall_b"):
        before = ania.number()
        ania.page.locator(f"#prompt .opt[value='{answer}']").click()
        ania.await_answer(before)
        ania.await_turn()
    assert ania.page.locator("#prompt .opt[data-option]").count() == 9
    for screen in (DESK, TABLET, PHONE):
        assert at(ania, screen).evaluate(TOLD) == [], screen


HIDDEN_NOTES = """() => [...document.querySelectorAll('#prompt .opt[data-option] small')]
  .filter((note) => !note.matches('[data-brief]') && !note.checkVisibility())
  .map((note) => note.textContent.trim())"""
"""What is not told beside what may be chosen."""


def test_a_long_list_of_places_tells_what_each_brings(guest: Invite) -> None:
    for seat in (0, 3):
        one: Moment = ("belfort", "clear_winner_of_five", "place", seat, None)
        ania = seated(guest, one, lang="pl", viewport=DESK)
        for screen in (DESK, TABLET, SMALL, UPRIGHT, PHONE):
            at(ania, screen)
            assert ania.page.evaluate(HIDDEN_NOTES) == [], (seat, screen)
            assert ania.page.evaluate(FOLDED) == [], (seat, screen)
        ania.context.close()


def test_what_a_worker_costs_stays_in_a_short_list(guest: Invite) -> None:
    one: Moment = ("belfort", "clear_winner_of_five", "place", 1, -1)
    ania = seated(guest, one, lang="pl", viewport=DESK)
    for screen in (DESK, TABLET, SMALL, PHONE):
        prices = at(ania, screen).locator("#prompt .opt[data-option] .price")
        assert [price.is_visible() for price in prices.all()] == [True] * 6, screen
