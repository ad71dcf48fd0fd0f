"""How a table feels: clicks mean what they touch, boards stand still, turns end on purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from helpers import sparing
from moments import moment

from .seating import seated

ME, BOT, OPEN = {"kind": "me", "name": "Ania"}, {"kind": "bot", "level": "random"}, {"kind": "open"}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}

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
    ania = seated(guest, ("belfort", "two_players", "gnome_lock", 1, None), lang="pl", **DESK)
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
