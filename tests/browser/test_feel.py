"""How a table feels: clicks mean what they touch, boards stand still, turns end on purpose."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from helpers import sparing
from moments import moment
from server.paged import Paged

from .conftest import Guest

ME, BOT, OPEN = {"kind": "me", "name": "Ania"}, {"kind": "bot", "level": "random"}, {"kind": "open"}
DESK = {"viewport": {"width": 1440, "height": 900}}

Invite = Callable[..., Any]

SHIFTS = """window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: true });"""
"""Adds up how far the page shifts without anybody wanting it."""

HEIGHTS = """() => ['.dock', '#page-board', '#prompt']
  .map((one) => Math.round(document.querySelector(one).getBoundingClientRect().height))"""


FOLDED = """() => [...document.querySelectorAll("[data-key='prompt-place'] .opts [data-option]")]
  .filter((one) => one.getBoundingClientRect().bottom
    > one.closest('.opts-box').getBoundingClientRect().bottom + 2)
  .map((one) => one.textContent.trim())"""
"""Where a worker can be placed, as far as it does not fit into the prompt."""


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# ---------------------------------------------------------------------- stillness


STILL = [
    ("belfort", (1440, 900)),
    ("belfort", (390, 844)),
    ("runedar", (390, 844)),
    ("dwergar", (390, 844)),
    ("runedar", (820, 1180)),
    ("mountain_king", (820, 1180)),
]


@pytest.mark.parametrize("game, size", STILL)
def test_the_board_never_changes_its_size(guest: Invite, game: str, size: tuple[int, int]) -> None:
    ania = guest(lang="pl", viewport={"width": size[0], "height": size[1]})
    ania.open_table(game, ME, BOT, BOT)
    ania.await_turn()
    seen, folded = set(), []
    for n in range(14):
        ania.await_turn()
        seen.add(tuple(ania.page.evaluate(HEIGHTS)))
        folded += ania.page.evaluate(FOLDED)
        ania.choose(lambda count, n=n: (n * 5 + 1) % count)
    assert len(seen) == 1
    if size == (1440, 900):
        assert folded == [], "all is seen without unfolding, in Polish too"


@pytest.mark.parametrize("game", sparing(("belfort", "runedar")))
def test_nothing_moves_by_itself(guest: Invite, game: str) -> None:
    """Lines of the log slide, and what is around them stays where it is."""
    ania = guest(motion=True, **DESK)
    ania.page.add_init_script(SHIFTS)
    ania.open_table(game, ME, BOT, BOT)
    for n in range(14):
        ania.await_turn()
        ania.choose(lambda count, n=n: (n * 5 + 1) % count)
    ania.await_turn()
    assert ania.page.evaluate("() => window.shifted") < 0.1


def test_a_number_in_a_picture_flashes_where_it_stands(guest: Invite) -> None:
    ania = guest(motion=True, **DESK)
    ania.open_table("runedar", ME, BOT)
    ania.await_turn()
    moved = ania.page.evaluate(
        """() => {
          const number = document.querySelector('svg.map [data-num]');
          const at = () => { const b = number.getBoundingClientRect();
            return [b.left + b.width / 2, b.top + b.height / 2]; };
          const [x, y] = at();
          number.dispatchEvent(new CustomEvent('changed', { bubbles: true }));
          const flashes = number.getAnimations();
          let far = 0;
          for (const flash of flashes) {
            flash.pause();
            for (let n = 0; n < 12; n++) {
              flash.currentTime = n / 12 * flash.effect.getComputedTiming().duration;
              const [nx, ny] = at();
              far = Math.max(far, Math.hypot(nx - x, ny - y));
            }
          }
          return [far, flashes.length];
        }"""
    )
    assert moved[0] < 4
    assert moved[1] == 1


def test_only_what_moved_glides(guest: Invite) -> None:
    ania = guest(motion=True, **DESK)
    ania.open_table("belfort", ME, BOT, BOT)
    ania.page.evaluate(
        """() => { window.glided = []; const old = Element.prototype.animate;
          Element.prototype.animate = function (...how) {
            if (this.dataset.piece) window.glided.push(this.dataset.piece);
            return old.apply(this, how); }; }"""
    )
    for n in range(8):
        ania.await_turn()
        ania.choose(lambda count, n=n: (n * 3) % count)
    ania.await_turn()
    glided = ania.page.evaluate("() => window.glided")
    assert not [piece for piece in glided if piece.startswith("tag-")]


# ---------------------------------------------------------------------- clicks


def test_a_card_with_several_uses_opens_them(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.open_table("runedar", ME, BOT)
    ania.await_turn()
    page = ania.page
    while not page.locator(".hand [data-options*=' ']").count():
        ania.choose(lambda count: 0)
        ania.await_turn()
    card = page.locator(".hand [data-options*=' ']").first
    numbers = card.get_attribute("data-options").split()
    before = ania.number()
    card.click()
    shown = page.locator("#uses button[data-option]")
    assert [shown.nth(n).get_attribute("data-option") for n in range(shown.count())] == numbers
    page.keyboard.press("Escape")
    assert page.locator("#uses").is_hidden()
    assert ania.number() == before
    card.click()
    shown.last.click()
    ania.await_answer(before)
    assert page.locator("#uses").is_hidden()


def test_several_cards_are_picked_one_by_one(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.open_table("belfort", ME, OPEN)  # nobody else moves
    ania.await_turn()
    page = ania.page
    assert page.locator("#prompt [data-picks='3']").count() == 1
    before = ania.number()
    cards = page.locator(".hand [data-options]")
    for n in (0, 1, 0, 0):
        cards.nth(n).click()
    assert page.locator(".hand .is-picked").count() == 2
    assert ania.number() == before
    cards.nth(4).click()
    ania.await_answer(before)


def test_a_click_on_a_piece_counts_for_its_place(guest: Invite) -> None:
    ania = guest(**DESK)
    ania.open_table("runedar", ME, BOT)
    page = ania.page
    for n in range(60):
        ania.await_turn()
        under = page.evaluate(
            """() => { for (const piece of document.querySelectorAll('svg.map [data-piece]')) {
                 if (piece.closest('[data-options]')) continue;
                 const box = piece.getBoundingClientRect();
                 const x = box.left + box.width / 2, y = box.top + box.height / 2;
                 const below = document.elementsFromPoint(x, y)
                   .map((one) => one.closest('[data-options]')).find(Boolean);
                 if (below && below.dataset.options.split(' ').length === 1) return [x, y]; }
               return null; }"""
        )
        if under:
            break
        ania.choose(lambda count, n=n: n % count)
    assert under
    before = ania.number()
    page.mouse.click(*under)
    ania.await_answer(before)


FULL: list[tuple[str, str, str, int, int | None]] = [
    ("belfort", "two_players", "site", 1, None),
    ("belfort", "clear_winner", "architect_site", 2, None),
    ("covenant", "clear_winner_of_four", "reveal_pick", 0, None),
    ("dwergar", "clear_winner", "turn_menu", 0, None),
    ("mountain_king", "clear_winner", "statue_target", 2, None),
    ("runedar", "last_catapult_card", "free_move_to", 0, None),
]
"""Questions for places that lie close together."""

MISSED = """async () => {
  const table = document.querySelector('script[src$="/table.js"]').src;
  const { thingAt } = await import(new URL('things.js', table));
  const lit = [...document.querySelectorAll('#table [data-options]')]
    .filter((thing) => !thing.closest('#prompt') && thing.getBoundingClientRect().width);
  const middle = (of) => {
    const { left, top, width, height } = of.getBoundingClientRect();
    const clientX = left + width / 2, clientY = top + height / 2;
    return { clientX, clientY, target: document.elementFromPoint(clientX, clientY) };
  };
  return lit.filter((thing) => {
    const key = thing.querySelector('.key-tag, .keycap');
    const hides = key && !thing.contains(middle(key).target);
    return hides || thingAt(middle(thing)).dataset.options !== thing.dataset.options;
  }).map((thing) => thing.dataset.target);
}"""
"""What a click in its middle would not choose, or whose key something hides."""


@pytest.mark.parametrize("full", FULL, ids=lambda full: f"{full[0]}-{full[2]}")
def test_what_is_lit_is_chosen_in_its_middle_and_shows_its_key(guest: Invite, full: Any) -> None:
    ania = guest(**DESK)
    position = moment(*full)
    seats = [ME if seat == full[3] else OPEN for seat in range(position["seats"])]
    ania.open_table(full[0], *seats, position=position)
    ania.await_turn()
    assert ania.page.locator("#stage [data-options]").count() > 4
    assert ania.page.evaluate(MISSED) == []


# ---------------------------------------------------------------------- a safe turn


def placing(ania: Any) -> None:
    """Come to the first question with something that closes."""
    ania.open_table("belfort", ME, BOT)
    for _ in range(12):
        ania.await_turn()
        if ania.page.locator("#prompt [data-closes][data-unused*='worker']").count():
            return
        ania.choose(lambda count: 0)
    raise AssertionError("nobody is asked to place a worker")


PLACES = """() => [...document.querySelectorAll('#prompt *, .dock > *')]
  .filter((one) => !one.matches('.again'))
  .map((one) => [one.offsetLeft, one.offsetTop, one.offsetHeight])"""
"""Where everything in the prompt stands."""


def test_what_closes_is_last_and_asks_again_in_words(guest: Invite) -> None:
    ania = guest(**DESK)
    placing(ania)
    page = ania.page
    end = page.locator("#prompt [data-closes]")
    assert end.get_attribute("data-hotkey") == "E"
    assert page.locator("#prompt [data-option]").last.get_attribute("data-hotkey") == "E"
    assert page.locator("#prompt [data-hotkey='1']").get_attribute("data-closes") is None
    before, there = ania.number(), page.evaluate(PLACES)
    page.keyboard.press("e")
    assert "still at home" in page.inner_text("#prompt .again")
    assert ania.number() == before and page.evaluate(PLACES) == there
    page.keyboard.press("e")
    ania.await_answer(before)


def test_escape_takes_back_what_was_nearly_ended_and_nothing_else(guest: Invite) -> None:
    ania = guest(**DESK)
    position = moment("dwergar", "clear_winner_of_four", "turn_menu", 2, None)
    seats = [ME if seat == 2 else OPEN for seat in range(position["seats"])]
    ania.open_table("dwergar", *seats, position=position)
    ania.await_turn()
    page, before = ania.page, ania.number()
    idle = page.locator("#prompt .opt[data-unused]:has(.has-none)").first
    idle.click()
    assert page.locator("#prompt .again").is_visible()
    target = str(idle.get_attribute("data-targets")).split()[0]
    page.locator(f"#stage [data-target~='{target}'][data-options]").first.click()
    page.locator("#uses .opt:has(.has-none)").first.click()
    assert page.locator("#uses .again").is_visible() and page.locator(".again").count() == 1
    page.keyboard.press("Escape")
    assert page.locator("#uses").is_hidden() and page.locator(".again").count() == 0
    idle.click()
    page.keyboard.press("Escape")
    assert page.locator(".again, .is-asking").count() == 0
    idle.click()
    assert page.locator("#prompt .again").is_visible() and ania.number() == before


def test_who_does_not_wish_to_be_asked_is_not(guest: Invite) -> None:
    ania = guest(**DESK)
    placing(ania)
    ania.page.evaluate("() => localStorage.setItem('underhall', '{\"confirm\": false}')")
    ania.page.reload()
    ania.await_turn()
    before = ania.number()
    ania.page.keyboard.press("E")
    ania.await_answer(before)


def test_the_log_is_one_stop_of_the_tab_key(guest: Invite) -> None:
    ania = guest(**DESK)
    placing(ania)
    page = ania.page
    stops = "[href], button, [tabindex]"
    assert page.locator("#log li").count() > 1
    open_to_tab = "(all) => all.filter((one) => one.tabIndex >= 0).length"
    assert page.locator("#log").locator(stops).evaluate_all(open_to_tab) == 0
    page.keyboard.press("l")
    assert page.evaluate("() => document.activeElement.id") == "log"


def test_a_long_list_folds_open_over_the_table(guest: Invite) -> None:
    ania = guest(**DESK)
    placing(ania)
    page = ania.page
    box = page.locator(".opts-box")
    cut = "(box) => box.scrollHeight > box.clientHeight + 2"
    assert box.evaluate(cut)
    heights = page.evaluate(HEIGHTS)
    page.click("[data-fold]")
    assert not box.evaluate(cut)
    assert page.evaluate(HEIGHTS) == heights
    whole = "(all) => all.every((one) => one.scrollHeight <= one.clientHeight + 1)"
    assert page.locator("#prompt .opts :is(b, small)").evaluate_all(whole)
    page.keyboard.press("Escape")
    assert page.locator(".prompt.is-unfolded").count() == 0


def test_what_is_refused_stands_beside_what_is_allowed(guest: Invite) -> None:
    ania = guest(**DESK)
    placing(ania)
    page = ania.page
    assert page.locator("#prompt .opts > [aria-disabled='true'] small").count() > 0
    if page.locator("[data-fold]:visible").count():
        page.click("[data-fold]")
    shut = page.locator("#prompt .opts > [aria-disabled='true']").first
    shut.hover()
    lines = page.locator("#tip > *").all_inner_texts()
    assert lines[0] in shut.inner_text()
    assert lines[-1].startswith(shut.get_attribute("data-why"))


RECAP = """async () => {
  for (const line of [...document.querySelectorAll('#log li:has(> span)')].slice(0, 2))
    line.classList.add('is-you', 'is-new');
  const table = document.querySelector('script[src$="/table.js"]').src;
  (await import(new URL('table/tell.js', table))).recap();
}"""
"""As if others had done two things to somebody."""


def test_what_was_done_to_me_is_told_together_until_i_decide(guest: Invite) -> None:
    ania = guest(**DESK)
    placing(ania)
    page = ania.page
    for _ in range(2):
        page.evaluate(RECAP)
    told = page.locator(".toast")
    assert told.count() == 1
    lines = page.locator("#log li.is-new > span").all_inner_texts()
    assert told.inner_text().splitlines() == lines and len(lines) == 2
    page.keyboard.press("1")
    assert told.count() == 0


# ---------------------------------------------------------------------- keys and states


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
