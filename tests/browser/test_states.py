"""What the keys do, what is told for as long as it lasts, and what panels and places tell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from moments import moment
from server.paged import Paged

from .conftest import Guest
from .seating import BOT, ME
from .test_feel import DESK, OPEN, placing

Invite = Callable[..., Any]


def test_escape_closes_a_drawer_from_within_its_field(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.open_table("lantern", ME, BOT)
    page = ania.page
    for drawer in ("menu", "talk", "keys", "rules"):
        page.click(f"[data-open='{drawer}']")
        page.wait_for_selector(f"dialog#{drawer}[open]")
        page.keyboard.press("Escape")
        assert page.locator("dialog[open]").count() == 0


HEARD = "(all) => all.map((one) => [one.role || one.localName, one.ariaLabel || one.innerText])"
"""What things are to those who hear the page, and what they are called."""


def test_what_can_be_chosen_is_a_button_as_long_as_it_can(guest: Invite) -> None:
    ania = guest(**DESK)
    placing(ania)
    page = ania.page
    assert page.locator("#stage li[data-options]").count() > 2
    heard = page.locator("#stage [data-options]").evaluate_all(HEARD)
    assert {role for role, _ in heard} == {"button"}
    assert all(name.strip() for _, name in heard)
    keys = page.locator("#stage .keycap").all_inner_texts()
    assert keys
    assert not [name for _, name in heard if name.startswith(tuple(keys))]
    before = ania.number()
    page.keyboard.press("1")
    ania.await_answer(before)
    assert page.locator("#stage li[role='button']:not([data-options])").count() == 0


def test_space_chooses_the_thing_one_is_at(guest: Invite) -> None:
    ania = guest(**DESK)
    placing(ania)
    before = ania.number()
    ania.page.keyboard.press("b")
    here = ania.page.locator("#stage [data-options][tabindex='0']")
    assert here.get_attribute("role") == "button"
    ania.page.keyboard.press("Space")
    ania.await_answer(before)


def test_being_offline_is_told_for_as_long_as_it_lasts(guest: Invite) -> None:
    ania = guest(lang="pl", **DESK)
    ania.open_table("lantern", ME, BOT)
    ania.await_turn()
    ania.context.set_offline(True)
    ania.page.wait_for_selector("#offline:visible")
    ania.page.locator("#prompt [data-option]").first.click()
    ania.page.wait_for_selector(".toast")
    assert "Failed" not in ania.page.locator("#toasts").inner_text()
    for screen in (DESK["viewport"], {"width": 390, "height": 844}):
        ania.page.set_viewport_size(screen)
        ania.page.evaluate("document.getElementById('toasts').replaceChildren()")
        ania.page.click("[data-open=rules]")
        told = ania.page.locator(".toast").bounding_box()
        lasting = ania.page.locator("#offline").bounding_box()
        assert told["y"] > lasting["y"] + lasting["height"], "in sight below what lasts"
    ania.page.set_viewport_size(DESK["viewport"])
    ania.page.evaluate("document.getElementById('toasts').replaceChildren()")
    ania.page.click("[data-open=rules]")
    ania.page.wait_for_selector(".toast:has-text('Brak połączenia')")
    assert "Brak połączenia" in ania.page.locator("#offline").inner_text()
    ania.context.set_offline(False)
    ania.page.wait_for_selector("#offline", state="hidden")
    ania.complaints.clear()


def test_the_invitation_is_in_view_while_a_chair_is_free(guest: Invite) -> None:
    ania = guest(**DESK)
    opened = ania.open_table("belfort", ME, OPEN)
    ania.await_turn()
    button = ania.page.locator(".seats [data-copy]")
    assert button.is_visible()
    assert button.get_attribute("data-copy") in opened["invite_link"]


def test_leaving_shows_a_banner_with_the_way_back(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.open_table("lantern", ME, BOT)
    ania.page.click("[data-open='menu']")
    ania.page.click("[data-act='leave']")
    back = ania.page.locator(".notice [data-act='return']")
    back.wait_for()
    told = ania.page.locator(".notice:visible > span").bounding_box()
    assert back.bounding_box()["x"] > told["x"] + told["width"], "beside what is told"
    assert ania.page.locator("#prompt .is-yours, [data-options]").count() == 0
    back.click()
    back.wait_for(state="detached")
    ania.page.wait_for_selector("#prompt .is-yours")


def test_who_resigned_is_told_so(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.open_table("belfort", ME, BOT)
    ania.page.click("[data-open='menu']")
    ania.page.click("[data-act='resign']")
    ania.page.click("[data-act='resign']")
    ania.page.wait_for_selector(".notice:has-text('You have resigned')")
    assert ania.page.locator("dialog[open]").count() == 0, "nothing lies over what is told"


ANEW = """() => {
  const clock = document.querySelector('.own .clock');
  clock.textContent = '';
  document.getElementById('table').dispatchEvent(new CustomEvent('shown'));
  return clock.textContent;
}"""
"""What a clock says as soon as a part of the page was shown anew."""


def test_a_clock_that_is_nearly_up_warns_and_says_when_it_is(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.open_table("lantern", ME, OPEN, clock=10)
    ania.page.locator("#toasts .toast:has-text('Your time is nearly up')").wait_for()
    assert ania.page.locator(".own .clock.bad").count() == 1
    assert ania.page.evaluate(ANEW), "it does not wait for its next beat"
    ania.page.locator(".notice[data-key='away'] [data-act='return']").click()
    ania.page.locator(".notice[data-key='away']").wait_for(state="detached")
    ania.choose(lambda count: 0)


def test_who_has_no_name_yet_is_asked_for_one(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.open_table("lantern", {"kind": "me"}, BOT)
    ania.page.click(".own [data-open='menu']")
    field = ania.page.locator("#nameform input")
    assert field.evaluate("(one) => one === document.activeElement")
    assert (field.input_value(), field.get_attribute("placeholder")) == ("", "Seat 1")
    ania.page.keyboard.type("Ania")
    ania.page.keyboard.press("Enter")
    ania.page.locator(".own .seat-name:text-is('Ania')").wait_for()


def test_trying_out_leads_back_to_the_table(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.open_table("lantern", ME, {**BOT, "name": "Marta"})
    ania.await_turn()
    names = ania.page.locator(".seat-name").all_inner_texts()
    page, real = ania.page, ania.page.url
    hand = page.locator(".hand").inner_text()
    page.click("[data-open='menu']")
    page.click("[data-act='tryout']")
    page.wait_for_url(lambda url: "/table/" in url and url != real)
    trial = page.url
    ania.go("/")
    rows = page.locator(".yours .tbl")
    assert rows.locator(".chip:has-text('Try-out')").count() == 1
    assert rows.locator(".is-you").count() == 1, "a try-out waits for nobody"
    page.evaluate("sessionStorage.clear()")
    ania.go(trial)
    page.wait_for_selector(".toast:has-text('nobody sees this')")
    lain_over = "document.querySelector('.notices').getBoundingClientRect().height"
    assert page.evaluate(lain_over) == 0, "nothing lies over the table"
    assert page.locator(".topbar [data-act='tried']").is_visible()
    assert page.locator(".seat-name").all_inner_texts() == names
    ania.await_turn()
    ania.choose(lambda count: 0)
    page.click("[data-act='tried']")
    page.wait_for_url(real)
    page.wait_for_selector("html[data-ready]")
    ania.await_turn()
    assert page.locator(".hand").inner_text() == hand
    assert page.locator("[data-act='tried']").count() == 0
    ania.go("/")
    assert rows.count() == 1


def test_only_who_is_asked_can_try_out(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.open_table("lantern", ME, OPEN)
    ania.await_turn()
    ania.page.click("[data-open='menu']")
    ania.page.wait_for_selector("[data-act='tryout']:visible")
    ania.page.evaluate("document.querySelector('.is-yours').classList.remove('is-yours')")
    ania.page.wait_for_selector("[data-act='tryout']", state="hidden")


def test_the_pace_is_remembered(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.open_table("lantern", ME, BOT)
    page = ania.page
    page.click("[data-open='menu']")
    page.click("#menu [data-pace='fast']")
    page.reload()
    page.wait_for_selector("html[data-ready]")
    page.click("[data-open='menu']")
    assert page.get_attribute("#menu [data-pace='fast']", "aria-pressed") == "true"


@pytest.mark.parametrize("by", ["key", "click"])
def test_a_key_or_a_click_skips_ahead(chromium: Any, tmp_path: Path, by: str) -> None:
    """Bots that would rest longer than a test has patience."""
    with Paged(tmp_path / "tables.sqlite", pause=1000.0) as slow:
        ania = Guest(chromium, slow.url)
        page = ania.page
        ania.open_table("belfort", ME, BOT)
        ania.await_turn()
        while not page.locator("#prompt [data-pace]").count():
            ania.choose(lambda count: 0)
            page.wait_for_selector("#prompt :is([data-pace], .is-yours)")
        if by == "key":
            hurried: list[str] = []
            page.on("request", lambda asked: hurried.append(asked.url))
            for key in ("Control", "Shift", "Alt"):  # with these one only leaves the page
                page.keyboard.press(key)
            assert hurried == []
            page.keyboard.press("x")
        else:
            page.mouse.click(9, 300)
        ania.await_turn()
        ania.context.close()


@pytest.mark.parametrize("game, colour", [("runedar", "purple"), ("dwergar", "green")])
def test_the_colour_that_is_chosen_is_the_colour_of_the_seat(
    guest: Invite, game: str, colour: str
) -> None:
    ania = guest(**DESK)
    ania.open_table(game, ME, BOT)
    ania.await_turn()
    wanted = ania.page.locator(f"#prompt [data-option]:has-text('{colour[1:]}')").first
    before = ania.number()
    wanted.click()
    ania.await_answer(before)
    ania.page.wait_for_selector(f"[data-colours*='1-{colour}']", state="attached")
    same = ania.page.evaluate(
        """(colour) => { const of = (name) => { const probe = document.createElement('i');
             probe.style.color = `var(${name})`; document.body.append(probe);
             const found = getComputedStyle(probe).color; probe.remove(); return found; };
           return of('--s1') === of(`--${colour}`) && of('--s2') !== of('--s1'); }""",
        colour,
    )
    assert same


def test_workers_and_goods_are_chosen_where_they_lie(guest: Invite) -> None:
    ania = guest(**DESK)
    position = moment("belfort", "clear_winner", "place_worker", 0, 0)
    ania.open_table("belfort", ME, OPEN, OPEN, position=position)
    ania.await_turn()
    before = ania.number()
    ania.page.click(".own [data-target~='worker:0:dwarf'][data-options]")
    ania.await_answer(before)
    ania.context.close()

    ania = guest(**DESK)
    position = moment("belfort", "two_players", "trade", 1, 0)
    ania.open_table("belfort", OPEN, ME, position=position)
    ania.await_turn()
    ania.page.click(".own [data-target='goods:1:wood']")
    uses = ania.page.locator("#uses .opt")
    assert [name.strip() for name in uses.locator("b").all_inner_texts()] == [
        "Buy 1 wood for 1 gold",
        "Sell 2 wood for 1 gold",
        "Sell 1 wood and 1 stone for 1 gold",
    ]
    before = ania.number()
    uses.last.click()
    ania.await_answer(before)


FEET = """() => [...document.querySelectorAll('.hand .card-foot')].filter((foot) => {
  const words = document.createRange();
  words.selectNodeContents(foot);
  const card = foot.closest('.card').getBoundingClientRect();
  const { right, bottom } = words.getBoundingClientRect();
  const name = foot.closest('.card').querySelector('.card-name').getBoundingClientRect();
  const top = foot.getBoundingClientRect().top;
  return right > card.right || bottom > card.bottom || name.bottom > top + 1;
}).map((foot) => foot.textContent.trim())"""
"""What is said at the foot of a card and reaches beyond it, or into its name."""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_card_says_within_its_bounds_why_it_cannot_join(
    guest: Invite, size: tuple[int, int]
) -> None:
    ania = guest(lang="pl", viewport={"width": size[0], "height": size[1]})
    position = moment("runedar", "last_gold", "ranged_target", 2, 1)
    ania.open_table("runedar", BOT, BOT, ME, BOT, position=position)
    ania.await_turn()
    assert ania.page.locator(".hand .card-foot").count() > 2
    assert ania.page.evaluate(FEET) == []


def test_a_phone_shows_all_that_players_of_belfort_have(guest: Invite) -> None:
    """Their panels are lines there: buildings, goods and income stand among the places."""
    ania = guest(viewport={"width": 390, "height": 844}, has_touch=True)
    position = moment("belfort", "clear_winner_of_five", "gnome_lock", 4, 0)
    ania.open_table("belfort", OPEN, OPEN, OPEN, OPEN, ME, position=position)
    ania.await_turn()
    ledger = ania.page.locator(".ledger-seat")
    assert ledger.count() == 5
    for seat in range(5):
        shown = ledger.nth(seat)
        assert shown.locator(".built:visible").count() > 0
        assert "income" in shown.inner_text() and "tax" in shown.inner_text()
        goods = shown.locator(".seat-grid [title]:visible").count()
        assert (goods == 0) == (seat == 4), "one's own stand in the dock"
    before = ania.number()
    ledger.nth(4).locator("[data-target~='built:gardens']").tap()
    ania.await_answer(before)


def test_a_place_tells_what_stands_beside_its_option(guest: Invite) -> None:
    """In a long list there is no room for it; and what nobody can ever choose is never refused."""
    ania = guest(**DESK)
    position = moment("belfort", "clear_winner", "action", 1, 3)
    ania.open_table("belfort", OPEN, ME, OPEN, position=position)
    ania.await_turn()
    tip = ania.page.locator("#tip")
    ania.page.hover("#page-board [data-target='symbol:d1_guild']")
    tip.filter(has_text="you lead 1").wait_for()
    ania.page.mouse.move(2, 2)
    tip.wait_for(state="hidden")
    ania.page.hover("#page-board .tax")
    tip.filter(has_text="1 gold in every round").wait_for()
    assert "Not now" not in tip.inner_text()


PANEL = """() => [...document.querySelectorAll('.own .seat, .own .m-txt > *')].filter((one) =>
  one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2).length"""
"""What does not fit into one's own panel."""


def test_two_machines_fit_before_one_player(guest: Invite) -> None:
    ania = guest(lang="pl", **DESK)
    ania.open_table("runedar", ME, position=moment("runedar", "victory", "machine_order", 0, -1))
    ania.await_turn()
    assert ania.page.locator(".own .machine[data-options]").count() == 2
    for width, height in ((1440, 900), (1180, 820), (1024, 768), (390, 844)):
        ania.page.set_viewport_size({"width": width, "height": height})
        assert ania.page.evaluate(PANEL) == 0, (width, height)
