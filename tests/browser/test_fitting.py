"""What is written at a table has room for it, in the language with the longer words."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from helpers import sparing
from moments import GAMES, moment

from .test_access import SMALLEST

ME, BOT = {"kind": "me", "name": "Ania"}, {"kind": "bot", "level": "random"}
DESK, TABLET = {"width": 1440, "height": 900}, {"width": 1180, "height": 820}
SMALL, UPRIGHT = {"width": 1024, "height": 768}, {"width": 820, "height": 1180}
LOWER, PHONE = {"width": 834, "height": 1112}, {"width": 390, "height": 844}
SMALLER = (TABLET, SMALL, UPRIGHT, PHONE)
Invite = Callable[..., Any]
Moment = tuple[str, str, str, int, int | None]

CROWDED: list[Moment] = [
    ("belfort", "two_players", "action", 1, None),
    ("belfort", "clear_winner", "action", 1, None),
    ("covenant", "clear_winner_of_four", "place_gate", 0, None),
    ("covenant", "tie_of_three_broken", "reveal_pick", 1, None),
    ("covenant", "tie_broken", "site_pick", 1, None),
    ("covenant", "clear_winner_of_four", "forge_slot", 1, None),
    ("mountain_king", "teams", "workshop_build", 0, None),
    ("mountain_king", "clear_winner", "statue_target", 2, None),
    ("runedar", "victory_of_three", "free_move_to", 2, None),
    ("runedar", "last_catapult_card", "free_move_to", 0, None),
    ("runedar", "last_orc_figure", "place_resource", 0, None),
    ("runedar", "last_orc_figure", "refill", 2, None),
]
"""Questions with as much to choose from as they had in any recorded game."""

LATE: list[Moment] = [
    ("belfort", "clear_winner", "place", 1, -2),
    ("covenant", "clear_winner_of_four", "tool", 2, -2),
    ("dwergar", "clear_winner_of_four", "turn_menu", 2, -2),
    ("mountain_king", "clear_winner_of_five", "recruit_card", 2, -1),
    ("runedar", "victory", "play", 0, -2),
]
"""Tables on which much lies."""

LAYING: Moment = ("mountain_king", "clear_winner", "dig_placement", 0, None)
"""A tile that may go to many places."""

WHO_GOES: Moment = ("dwergar", "clear_winner_of_four", "turn_menu", 2, None)
"""Ten places, each with all the dwarves that may go there."""

FOLDED = """() => {
  const box = document.querySelector('#prompt .opts-box');
  const { right, bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll('.opt[data-option]')].filter((option) => {
    const at = option.getBoundingClientRect();
    return at.right > right + 2 || at.bottom > bottom + 2;
  }).map((option) => option.textContent.trim());
}"""
"""What may be chosen and is not in sight."""

SHORTENED = (
    ".sr, script, #log, .first-say, .opts-box, [aria-disabled], .sp-d, .seat-deed,"
    "details:not([open]) > :not(summary)"
)
"""What need not be read whole in its place: a tip, the open list or the log tells the rest."""

CUT = """(shortened) => {
  const found = [], table = document.getElementById('table');
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const spot = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode, about = text.parentElement;
    if (!text.textContent.trim() || about.closest(shortened)) continue;
    spot.selectNodeContents(text);
    const lines = [...spot.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    if (!lines.length || !isShown(about)) continue;
    if (isCut(about, lines)) found.push(`cut: ${text.textContent.trim()}`);
    if (!about.closest('svg')) found.push(...broken(text));
  }
  return [...new Set(found)];

  function isShown(about) {
    for (let one = about; one !== table; one = one.parentElement) {
      const { width, height } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      if (style.visibility === 'hidden' || style.opacity === '0') return false;
      if (style.overflow !== 'visible' && (width < 3 || height < 3)) return false;
    }
    return true;
  }

  function isCut(about, lines) {
    for (let one = about; one !== table; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      if (one.closest('svg') && one.tagName !== 'svg') continue;
      const box = one.getBoundingClientRect();
      const beside = (line) => line.right > box.right + 1.5 || line.left < box.left - 1.5;
      const beyond = ({ top, bottom, height }) =>
        bottom - height / 4 > box.bottom + 1 || top + height / 4 < box.top - 1;
      if (overflowX !== 'visible' && lines.some(beside)) return true;
      if (overflowY !== 'visible' && lines.some(beyond)) return true;
    }
    return false;
  }

  function broken(text) {
    return [...text.textContent.matchAll(/[\\p{L}\\u00ad]{2,}/gu)].filter(({ 0: word, index }) => {
      let above = null;
      spot.setStart(text, index);
      spot.setEnd(text, index + word.length);
      if (spot.getClientRects().length < 2) return false;
      return [...word].some((_, at) => {
        spot.setStart(text, index + at);
        spot.setEnd(text, index + at + 1);
        const { top, width } = spot.getBoundingClientRect();
        if (!width) return false;
        const parted = word.slice(Math.max(at - 2, 0), at).includes('\\u00ad');
        const isBroken = above !== null && top > above + 3 && !parted;
        above = top;
        return isBroken;
      });
    }).map(([word]) => `broken: ${word}`);
  }
}"""
"""Texts that go beyond what shows them, and words that go on in the next line without a hyphen."""


SHUT_SHORT = """() => [...document.querySelectorAll('#prompt .opt[aria-disabled] > span')]
  .filter((told) => told.scrollHeight > told.clientHeight + 4).map((told) => told.textContent)"""
"""What is refused and told in less than whole sentences."""

SPILLED = """() => [...document.querySelectorAll('#prompt .opt')].filter((option) => {
  const { left, right } = option.getBoundingClientRect(), words = document.createRange();
  words.selectNodeContents(option);
  if (right > document.getElementById('prompt').getBoundingClientRect().right) return true;
  return [...words.getClientRects()].some((line) => line.width > 2
    && (line.right > right + 1.5 || line.left < left - 1.5));
}).map((option) => option.textContent.trim())"""
"""Options whose words reach beyond them, or that reach beyond the prompt."""

TIGHT: list[Moment] = [
    ("runedar", "victory", "play", 0, 163),
    ("runedar", "victory", "play", 0, -2),
    ("runedar", "victory", "move_to", 0, 58),
]
"""Four cards beside three free actions; much to tell of oneself on a tower."""

PARTS: list[Moment] = [
    ("dwergar", "cards_decide", "action_menu", 0, 1),
    ("dwergar", "clear_winner_of_four", "action_menu", 1, 27),
    ("dwergar", "clear_winner_of_four", "action_menu", 1, 34),
    ("dwergar", "clear_winner_of_four", "turn_menu", 1, 24),
]
"""Actions of many parts: projects, furnaces, bonuses; all places, and heat to be turned."""

SCROLLED = """() => [...document.querySelectorAll('#prompt [data-list]')]
  .map((list) => list.scrollHeight - list.clientHeight)"""
"""By how much lists that games lay out themselves are longer than their room."""

BEYOND = """(inner) => [...document.querySelectorAll(inner)].filter((one) => {
  const { right, bottom } = one.parentElement.getBoundingClientRect();
  const at = one.getBoundingClientRect();
  return at.right > right + 2 || at.bottom > bottom + 2;
}).map((one) => one.textContent.trim())"""
"""What reaches beyond that in which it lies."""


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Lists are measured anew before the next picture is drawn."""


WHOLE = """(all) => all.filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return words.getBoundingClientRect().width <= one.getBoundingClientRect().width;
}).map((one) => one.textContent)"""
"""What is written whole: a name that is shortened by a hair loses letters."""


def seated(
    guest: Invite,
    one: Moment,
    bot: dict[str, str] = BOT,
    clock: int | None = None,
    **how: Any,
) -> Any:
    """Somebody who is asked that, at a table of bots."""
    game, _, _, seat, _ = one
    ania = guest(**how)
    position = moment(*one)
    seats = [ME if n == seat else bot for n in range(position["seats"])]
    ania.open_table(game, *seats, position=position, clock=clock)
    ania.await_turn()
    return ania


def at(ania: Any, screen: dict[str, int]) -> Any:
    """The same page on another screen."""
    ania.page.set_viewport_size(screen)
    ania.page.wait_for_function("(width) => innerWidth === width", arg=screen["width"])
    ania.page.evaluate(DRAWN)
    return ania.page


@pytest.mark.parametrize("lang", sparing(("pl", "en")))
def test_all_that_may_be_chosen_is_in_sight(guest: Invite, lang: str) -> None:
    for one in CROWDED:
        ania = seated(guest, one, lang=lang, viewport=DESK)
        assert ania.page.evaluate(FOLDED) == [], one
        for screen in SMALLER:
            assert at(ania, screen).evaluate(FOLDED) == [], (one, screen)
            assert ania.page.evaluate(SPILLED) == [], (one, screen)
        ania.context.close()


@pytest.mark.parametrize(
    "one", [*LATE, WHO_GOES, LAYING], ids=lambda one: f"{one[0]}-{one[2]}-{one[4]}"
)
def test_nothing_is_cut_off_broken_or_too_small(guest: Invite, one: Moment) -> None:
    ania = seated(guest, one, clock=600, lang="pl", viewport=DESK)
    ania.page.locator(".dock .own .clock:not(:empty)").wait_for()
    assert ania.page.evaluate(CUT, SHORTENED) == []
    assert ania.page.evaluate(SMALLEST) == []
    for screen in SMALLER:
        assert at(ania, screen).evaluate(CUT, SHORTENED) == [], screen


def test_there_is_room_for_all_of_it_at_once(guest: Invite) -> None:
    for one in TIGHT:
        ania = seated(guest, one, lang="pl", viewport=DESK)
        assert ania.page.evaluate(CUT, SHORTENED) == [], one
        assert ania.page.evaluate(BEYOND, "#prompt .use, .seat-you > *") == [], one
        for screen in (TABLET, SMALL, PHONE):
            assert at(ania, screen).evaluate(SPILLED) == [], (one, screen)
        ania.context.close()


def test_parts_of_an_action_are_in_sight_at_once(guest: Invite) -> None:
    for one in PARTS:
        ania = seated(guest, one, lang="pl", viewport=DESK)
        for screen in (DESK, *SMALLER):
            assert max(at(ania, screen).evaluate(SCROLLED)) <= 1, (one, screen)
            assert ania.page.evaluate(SPILLED) == [], (one, screen)
        ania.context.close()


def test_reasons_in_a_list_of_a_game_are_whole_where_there_is_room(guest: Invite) -> None:
    one = ("dwergar", "clear_winner_of_four", "action_menu", 2, -2)
    ania = seated(guest, one, lang="pl", viewport=DESK)
    for screen in (DESK, TABLET, PHONE):
        assert at(ania, screen).locator("#prompt .opt[aria-disabled] small").count() > 0
        assert ania.page.evaluate(SHUT_SHORT) == [], screen


def test_reasons_without_room_for_all_of_them_have_more_lines_than_one(guest: Invite) -> None:
    ania = seated(guest, ("dwergar", "clear_winner", "action_menu", 0, 23), viewport=PHONE)
    reasons = ania.page.locator("#prompt .opt[aria-disabled] small")
    lines = "(one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)"
    assert reasons.count() > 4
    assert min(round(one.evaluate(lines)) for one in reasons.all()) >= 2


@pytest.mark.parametrize("one", LATE[:4], ids=lambda one: str(one[0]))
def test_small_screens_show_ones_own_points_and_time(guest: Invite, one: Moment) -> None:
    ania = seated(guest, one, clock=600, viewport=PHONE)
    for screen in (PHONE, SMALL):
        own = at(ania, screen).locator(".dock .own")
        own.locator(".clock").wait_for(timeout=20_000)
        assert own.locator("use[href$='#i-star']").filter(visible=True).count() == 1, screen


def test_reasons_are_told_whole_or_can_be_opened(guest: Invite) -> None:
    told = ("belfort", "clear_winner", "spy_pick", 0, None)
    ania = seated(guest, told, lang="pl", viewport=DESK)
    assert ania.page.locator("#prompt .opts > [aria-disabled] small").count() > 3
    assert ania.page.evaluate(SHUT_SHORT) == [] and ania.page.locator("[data-fold]").is_hidden()
    ania.context.close()
    long = ("belfort", "two_players", "gnome_lock", 1, None)
    ania = seated(guest, long, lang="pl", viewport=DESK)
    assert ania.page.evaluate(SHUT_SHORT) != []
    ania.page.click("[data-fold]")
    assert ania.page.evaluate(SHUT_SHORT) == []


def test_a_name_is_read_whole_before_the_level_of_a_bot(guest: Invite) -> None:
    bot = {"kind": "bot", "level": "adept", "name": "Małgorzata"}
    for one in LATE:
        ania = seated(guest, one, bot, lang="pl", viewport=DESK)
        names = ania.page.locator(".seats .seat-name")
        assert names.evaluate_all(WHOLE) == ["Małgorzata"] * names.count(), one
        ania.context.close()


HALF = """(notes) => notes.map((note) => {
  const box = note.getBoundingClientRect(), words = document.createRange();
  words.selectNodeContents(note);
  return [...words.getClientRects()].filter((at) => at.width > 1).filter((at) =>
    at.top < box.bottom - 2 && (at.right > box.right + 1 || at.bottom > box.bottom + 3)).length;
})"""
"""How many pieces of a note are seen in part."""


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_a_note_beside_a_long_name_is_seen_whole_or_not_at_all(
    guest: Invite, screen: dict[str, int]
) -> None:
    ania = guest(lang="pl", viewport=screen)
    seats = [{**ME, "name": "Wielimira Wspaniała Wlk"}, {**BOT, "name": "Bartłomiej Niezłomny"}]
    for game in ("belfort", "covenant"):
        ania.open_table(game, *seats, {"kind": "open"})
        assert not any(ania.page.locator(".seat-note:visible").evaluate_all(HALF)), game
    ania.go("/learn/covenant")
    assert not any(ania.page.locator(".seat-note:visible").evaluate_all(HALF))


def test_the_invitation_fits_its_button(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=PHONE)
    ania.open_table("belfort", ME, {"kind": "open"}, {"kind": "open"})
    for button in ania.page.locator(".seat-invite").all():
        assert button.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0
        words = "(one) => { const at = document.createRange(); at.selectNodeContents(one);"
        words += " return one.getBoundingClientRect().right - at.getBoundingClientRect().right; }"
        assert button.evaluate(words) > 5


def test_uses_of_a_card_are_told_once(guest: Invite) -> None:
    ania = seated(guest, LATE[-1], lang="pl", viewport=DESK)
    ania.page.locator(".hand [data-options]").first.click()
    uses = ania.page.locator("#uses .opt")
    assert uses.count() > 1
    for use in uses.all():
        assert use.locator(".kbd").bounding_box()["width"] < 30
        assert use.locator(".use-words").is_visible() and not use.locator(".use-sign").is_visible()


def test_a_tile_is_laid_with_all_in_sight(guest: Invite) -> None:
    one = ("mountain_king", "clear_winner", "step2_menu", 0, 5)
    ania = seated(guest, one, lang="pl", viewport=DESK)
    before = ania.number()
    ania.page.locator("#prompt .opt[value=dig]").click()
    ania.await_answer(before)
    lay = ania.page.locator("#prompt [data-lay]")
    for _ in ("mineral", "shape"):
        if not lay.count():
            ania.choose(lambda options: 0)
    assert lay.is_visible()
    assert ania.page.locator("#prompt [data-act=cancel]").is_visible()
    assert ania.page.evaluate(BEYOND, "#prompt .prompt-in > *") == []


def test_on_a_phone_all_that_may_be_chosen_is_in_sight(guest: Invite) -> None:
    one = ("belfort", "clear_winner", "action", 0, 1)
    ania = seated(guest, one, lang="pl", viewport=PHONE, has_touch=True)
    assert ania.page.locator("#prompt .opts .opt[data-option]").count() == 6
    assert ania.page.evaluate(FOLDED) == []


@pytest.mark.parametrize("screen", [PHONE, UPRIGHT], ids=("phone", "tablet"))
def test_an_empty_hand_leaves_the_city_its_size(guest: Invite, screen: dict[str, int]) -> None:
    ania = seated(guest, ("belfort", "clear_winner", "action", 0, 1), viewport=screen)
    stage = ania.page.locator("#stage")
    before = stage.bounding_box()
    assert ania.page.locator(".hand > *").count()
    ania.page.evaluate("() => document.querySelector('.hand').replaceChildren()")
    assert stage.bounding_box() == before


MEETING = """() => {
  const inner = '.prompt-in > h2, .prompt-head > .chip, .prompt-why > *, .tools > *';
  const boxes = [...document.querySelectorAll(`#prompt :is(${inner})`)]
    .filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], n) => boxes.slice(n + 1).filter(([, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
  ).map(([other]) => [one.textContent.trim(), other.textContent.trim()]));
}"""
"""What stands in each other's place above the options."""


BEGUN: list[Moment] = [
    ("covenant", "clear_winner_of_four", "dwarf", 2, -2),
    ("dwergar", "clear_winner_of_four", "turn_menu", 2, -2),
    ("mountain_king", "clear_winner_of_five", "step2_menu", 2, -1),
]
"""Where an action begins."""


@pytest.mark.parametrize("one", BEGUN, ids=lambda one: str(one[0]))
def test_in_the_middle_of_an_action_a_phone_has_room_for_the_way_back(
    guest: Invite, one: Moment
) -> None:
    ania = seated(guest, one, viewport=PHONE)
    for _ in range(6):
        ania.await_turn()
        if ania.page.locator("#prompt [data-act=cancel]").count():
            break
        ania.choose(lambda options: 0)
    for lang in ("en", "pl"):
        cookie = {"name": "underhall-lang", "value": lang, "url": ania.url}
        ania.context.add_cookies([cookie])
        ania.page.reload()
        ania.await_turn()
        assert ania.page.locator("#prompt [data-act=cancel]").is_visible()
        assert ania.page.evaluate(MEETING) == []


def test_a_phone_scrolls_to_what_may_be_chosen(guest: Invite) -> None:
    one = ("runedar", "victory_of_three", "window", 0, -2)
    ania = seated(guest, one, lang="pl", viewport=PHONE, has_touch=True)
    lit = ania.page.locator("#page-side [data-options]").first.bounding_box()
    stage = ania.page.locator("#stage").bounding_box()
    assert lit["x"] >= 0 and lit["y"] >= stage["y"]
    assert lit["y"] + lit["height"] <= stage["y"] + stage["height"] + 1


def test_a_phone_has_room_for_a_long_question(guest: Invite) -> None:
    one = ("dwergar", "clear_winner_of_four", "action_menu", 2, -2)
    ania = seated(guest, one, lang="pl", viewport=PHONE, has_touch=True)
    ends = "(all) => all.map((one) => one.getBoundingClientRect().right)"
    assert max(ania.page.locator("#prompt :is(h2, button)").evaluate_all(ends)) <= PHONE["width"]
    heights = "(all) => all.map((one) => one.getBoundingClientRect().height)"
    assert min(ania.page.locator(".mine .level").evaluate_all(heights)) > 48


def test_the_result_of_a_phone_is_as_wide_as_the_phone(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=PHONE)
    table = brought(ania, "covenant", "clear_winner_of_four")
    ania.page.goto(f"{ania.url}/table/{table}/result")
    assert ania.page.evaluate("() => document.scrollingElement.scrollWidth") == PHONE["width"]


UPON_EACH_OTHER = """() => {
  const all = [...document.querySelectorAll('.chart :is(text, .marker)')];
  const seen = all.map((one) => [one, one.getBoundingClientRect()]).filter(([, at]) => at.width);
  const said = ([one]) => one.textContent.trim() || one.getAttribute('href').split('#')[1];
  const wide = seen.filter(([, { right }]) => right > innerWidth - 8);
  const small = seen.filter(([one, { height }]) => height < (one.matches('text') ? 13 : 8));
  const upon = seen.flatMap(([one, here], n) => seen.slice(n + 1).filter(([, there]) =>
    here.left + 1 < there.right && there.left + 1 < here.right
    && here.top + here.height / 5 < there.bottom && there.top + there.height / 5 < here.bottom));
  return [wide, small, upon].map((found) => found.map(said));
}"""
"""What stands in a curve and reaches beyond the page, is too small, or lies upon something else."""


@pytest.mark.parametrize(
    "game, name", [("dwergar", "clear_winner_of_four"), ("covenant", "tie_of_three_broken")]
)
@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_what_stands_in_a_curve_can_be_read(
    guest: Invite, game: str, name: str, screen: dict[str, int]
) -> None:
    ania = guest(viewport=screen)
    ania.go(f"/table/{brought(ania, game, name)}/result")
    assert ania.page.evaluate(UPON_EACH_OTHER) == [[], [], []]


BEYOND = """() => [...document.querySelectorAll('.bar .segn')].filter((one) => {
  let about = one.previousElementSibling;
  while (about.matches('.over')) about = about.previousElementSibling;
  const width = one.getBoundingClientRect().width;
  return width > about.getBoundingClientRect().width;
}).map((one) => one.textContent.trim())"""
"""Numbers that are wider than the part of a bar in which they stand."""


def test_numbers_keep_to_their_parts_of_a_bar(guest: Invite) -> None:
    ania = guest(viewport=PHONE)
    ania.go(f"/table/{brought(ania, 'covenant', 'solo_won')}/result")
    for screen in (PHONE, DESK):
        assert at(ania, screen).evaluate(BEYOND) == [], screen


OVER_THE_MOUNTAIN = """() => {
  const inner = '.corner :is(.overline, th, td, .stack, .hl, .ws)';
  const isLand = (x, y) => document.elementsFromPoint(x, y).some((one) => one.matches('.zone'));
  return [...document.querySelectorAll(inner)].filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return width && (isLand(left + 2, y) || isLand(right - 2, y) || isLand(x, y));
  }).map((one) => one.textContent.trim() || one.title);
}"""
"""What stands in the corners of the mountain and reaches over its cells."""

HIGH: list[Moment] = [
    ("mountain_king", "teams", "step1_menu", 0, 1),
    ("mountain_king", "clear_winner_of_five", "step1_menu", 1, -2),
]


@pytest.mark.parametrize("one", HIGH, ids=lambda one: str(one[1]))
def test_supplies_stand_beside_the_mountain(guest: Invite, one: Moment) -> None:
    ania = seated(guest, one, lang="pl", viewport=DESK)
    for screen in (DESK, TABLET, SMALL, UPRIGHT, LOWER):
        assert at(ania, screen).evaluate(OVER_THE_MOUNTAIN) == [], screen


LINES = """() => {
  const side = document.querySelector('.side').getBoundingClientRect().bottom;
  const end = Math.min(side, document.getElementById('log').getBoundingClientRect().bottom);
  return [...document.querySelectorAll('#log li')]
    .filter((line) => line.getBoundingClientRect().bottom <= end).length;
}"""
"""How many entries of the log are whole."""


def test_a_full_table_shows_what_happened(guest: Invite) -> None:
    ania = guest(viewport=DESK)
    seats = [ME, *[BOT] * 4]
    ania.open_table("belfort", *seats)
    for _ in range(8):
        ania.await_turn()
        ania.choose(lambda options: 0)
    ania.await_turn()
    for screen in (DESK, TABLET, UPRIGHT, LOWER):
        assert at(ania, screen).evaluate(LINES) >= 2, screen


def brought(ania: Any, game: str, record: str) -> str:
    """The table of a record."""
    file = GAMES / game / "records" / f"{record}.json"
    return str(ania.post("/api/records", json.loads(file.read_text("utf-8")))["table"])


OUTSIDE = """() => {
  const { right, bottom } = document.getElementById('prompt').getBoundingClientRect();
  return [...document.querySelectorAll('#prompt .scrubber :is(a, button, select)')]
    .filter((one) => one.checkVisibility()).filter((one) => {
      const at = one.getBoundingClientRect();
      return at.right > right + 1 || at.bottom > bottom + 1;
    }).map((one) => one.textContent.trim());
}"""
"""What a replay offers out of sight."""

BESIDE = """() => {
  const parts = [...document.querySelectorAll('.topbar > *, .topbar .brand > *')];
  const boxes = parts.filter((one) => !one.matches('.brand') && one.checkVisibility())
    .map((one) => one.getBoundingClientRect()).filter((box) => box.width > 2);
  return boxes.filter((one, n) => n && one.left < boxes[n - 1].right - 1).length;
}"""
"""How many parts of the bar at the top begin before another ends."""

SPARE = """() => {
  const at = (id) => document.querySelector(id).getBoundingClientRect();
  const [dock, prompt] = [at('.dock'), at('#prompt')];
  const own = document.querySelector('.own').childElementCount;
  return own ? 0 : Math.max(dock.height - prompt.height, dock.width - prompt.width);
}"""
"""How much of its line what is told to nobody's eyes leaves empty."""

REPLAYED = [
    ("runedar", "victory_of_three", "at=120&seat=1"),
    ("covenant", "solo_lost", "at=33"),
    ("mountain_king", "teams", "at=120&seat=1"),
    ("runedar", "last_gold", "at=60"),
    ("belfort", "clear_winner_of_five", "at=20"),
]


@pytest.mark.parametrize("one", REPLAYED, ids=lambda one: "-".join(one[:2]))
def test_a_replay_has_room_for_its_buttons_and_its_bar(
    guest: Invite, one: tuple[str, str, str]
) -> None:
    game, record, at_move = one
    ania = guest(lang="pl", viewport=DESK)
    ania.go(f"/table/{brought(ania, game, record)}/replay?{at_move}")
    for screen in (DESK, TABLET, SMALL, UPRIGHT):
        assert at(ania, screen).evaluate(OUTSIDE) == [], screen
        assert ania.page.evaluate(BESIDE) == 0, screen
        assert ania.page.evaluate(SPARE) < 30, screen


def test_a_puzzle_needs_no_scrolling(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=DESK)
    over = "(side) => side.scrollHeight - side.clientHeight"
    for path in ("covenant/1", "dwergar/1", "mountain_king/1"):
        ania.go(f"/puzzles/{path}")
        assert ania.page.locator(".side").evaluate(over) <= 1, path


def test_tips_at_the_end_of_a_lesson_keep_to_their_boxes(guest: Invite) -> None:
    ania = guest(viewport=DESK)
    ania.page.goto(f"{ania.url}/learn/covenant/end")
    wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    assert ania.page.locator(".tip-card").evaluate_all(wide) == 0


def test_the_record_of_ones_games_fits_a_phone(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=PHONE)
    ania.open_table("lantern", ME, BOT)
    ania.play(lambda options: 0, 60)
    assert ania.is_over
    ania.go("/replays")
    over = "(one) => one.scrollWidth - one.clientWidth"
    assert ania.page.locator(".own-record .scroll-x").evaluate(over) <= 1


def test_a_review_keeps_long_actions_within_the_page(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=DESK)
    table = brought(ania, "belfort", "clear_winner_of_five")
    ania.page.goto(f"{ania.url}/table/{table}/review")
    ania.page.wait_for_selector(".rv-turns .turn")
    for screen in (DESK, *SMALLER):
        wide = at(ania, screen).evaluate("document.documentElement.scrollWidth")
        assert wide == screen["width"], screen


def test_three_hints_fit_a_narrow_column(guest: Invite) -> None:
    ania = seated(guest, WHO_GOES, lang="pl", viewport=TABLET)
    ania.page.keyboard.press("h")
    hinted = "#coach[aria-busy='false'] [data-hint-play]"
    ania.page.wait_for_selector(hinted, state="attached", timeout=60_000)
    over = "(one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
    assert max(ania.page.locator("#coach").evaluate(over)) <= 1


INSIDE = """(inner) => {
  const stage = document.getElementById('stage').getBoundingClientRect();
  const { top, bottom, left, right } = document.querySelector(inner).getBoundingClientRect();
  return top >= stage.top && bottom <= stage.bottom && left >= stage.left && right <= stage.right;
}"""
"""Whether something on the stage is in sight without scrolling."""


def test_a_tablet_held_sideways_shows_the_whole_mountain(guest: Invite) -> None:
    ania = seated(guest, LATE[1], lang="pl", viewport=SMALL)
    assert ania.page.evaluate(INSIDE, ".mt > svg")
    assert ania.page.evaluate(BEYOND, "#prompt .opt, .seats .seat") == []


def test_many_traditions_keep_their_numbers(guest: Invite) -> None:
    ania = seated(guest, LATE[1], viewport=TABLET)
    numbers = ania.page.locator(".customs.is-many .dtr")
    assert numbers.count() > 3
    assert all(one.inner_text().strip().isdigit() for one in numbers.all())


APART = """(parts) => parts.slice(1).every((part, n) =>
  part.getBoundingClientRect().top >= parts[n].getBoundingClientRect().bottom)"""
"""Whether one stands below the other."""


def test_who_nobody_is_left_to_send_chooses_without_scrolling(guest: Invite) -> None:
    one = ("dwergar", "clear_winner", "turn_menu", 2, 21)
    ania = seated(guest, one, lang="pl", viewport=DESK)
    for screen in (DESK, *SMALLER):
        assert max(at(ania, screen).evaluate(SCROLLED)) <= 1, screen


def test_a_low_screen_keeps_question_and_tools_above_the_options(guest: Invite) -> None:
    one = ("covenant", "clear_winner_of_four", "tradition_pick", 1, None)
    ania = seated(guest, one, viewport=TABLET)
    first = ania.page.locator("#prompt .opts .opt").first.bounding_box()
    for part in (".chip", "h2", ".tools", ".opts-end"):
        box = ania.page.locator(f"#prompt {part}").first.bounding_box()
        assert box["height"] < 45 and box["y"] + box["height"] <= first["y"] + 1, part


def test_prices_are_told_in_a_long_list(guest: Invite) -> None:
    for kind, record, seat in (
        ("recruit_card", "clear_winner", 1),
        ("workshop_build", "teams", 0),
    ):
        ania = seated(guest, ("mountain_king", record, kind, seat, None), lang="pl", viewport=DESK)
        for screen in (DESK, SMALL, PHONE):
            page = at(ania, screen)
            options = page.locator("#prompt .opts .opt[data-option]")
            told = page.locator("#prompt .opts .opt[data-option] .brings").filter(visible=True)
            assert told.count() == options.count() > 8, (kind, screen)
            assert page.evaluate(FOLDED) == [], (kind, screen)
        ania.context.close()


BARELY_SEEN = """() => [...document.querySelectorAll('.gallery .stock, .gallery .site')]
  .filter((one) => {
    const { left, right } = one.closest('.gallery').getBoundingClientRect();
    const at = one.getBoundingClientRect();
    return at.left < left + 2 || at.right > right - 2;
  }).length"""
"""What reaches beyond the gallery in which it lies."""


def test_galleries_hold_what_is_in_them(guest: Invite) -> None:
    ania = seated(guest, WHO_GOES, lang="pl", viewport=UPRIGHT)
    for screen in (UPRIGHT, SMALL, PHONE):
        assert at(ania, screen).evaluate(BARELY_SEEN) == 0, screen


def test_a_key_leaves_the_price_of_a_tradition_and_the_bribes_of_a_troll(guest: Invite) -> None:
    for one, lit, beside in (
        (("covenant", "clear_winner_of_four", "tradition_pick", 1, None), ".dtr.is-open", ".gpc"),
        (("mountain_king", "clear_winner", "recruit_card", 1, None), ".hc.is-open", ".bribe"),
    ):
        ania = seated(guest, one, viewport=DESK)
        assert ania.page.locator(lit).count() > 2
        assert ania.page.evaluate(HIDDEN_BY_KEY, [lit, beside]) == []
        ania.context.close()


HIDDEN_BY_KEY = """([lit, beside]) => [...document.querySelectorAll(lit)].flatMap((thing) => {
  const key = thing.querySelector('.keycap').getBoundingClientRect();
  return [...thing.querySelectorAll(beside)].filter((one) => {
    const at = one.getBoundingClientRect();
    return !one.matches('.keycap') && at.width && at.left < key.right - 1 && at.right > key.left + 1
      && at.top < key.bottom - 1 && at.bottom > key.top + 1;
  }).map((one) => one.textContent.trim());
})"""
"""What a key lies over."""


KEY_BESIDE = """(all) => all.map((one) => {
  const key = one.querySelector('.keycap');
  const what = one.querySelector('[data-num]') || one.querySelector('.i');
  if (!key) return 0;
  const a = key.getBoundingClientRect(), b = what.getBoundingClientRect();
  const wide = Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));
  const high = Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return wide * high / (b.width * b.height);
})"""
"""How much of what it belongs to each key hides."""


def test_keys_hide_neither_prisoners_nor_how_many_buildings_are_left(guest: Invite) -> None:
    ania = seated(guest, ("covenant", "solo_lost_on_expert", "release_enemy", 0, 0), viewport=DESK)
    cells = ania.page.locator(".cl-st .foetile.is-open")
    assert cells.count() > 4 and max(cells.evaluate_all(KEY_BESIDE)) < 0.3
    paper = "(one) => getComputedStyle(one).backgroundColor"
    assert cells.first.evaluate(paper) == ania.page.locator(".dl .foetile").first.evaluate(paper)
    assert ania.page.evaluate(BEYOND, ".cl-st .bxs > *") == []
    ania.context.close()
    most = ("covenant", "clear_winner_of_four", "build_option", 1, None)
    ania = seated(guest, most, viewport=DESK)
    left = ania.page.locator(".bxs .stock.is-open")
    assert left.count() > 1 and max(left.evaluate_all(KEY_BESIDE)) == 0


def test_tracks_of_ones_own_stand_above_ones_projects(guest: Invite) -> None:
    ania = seated(guest, LATE[2], viewport=SMALL)
    parts = ania.page.locator(".mybd .mb-l .furn, .mybd .mb-r .mb-h")
    assert parts.count() == 2 and parts.evaluate_all(APART)


def test_on_a_phone_only_the_track_that_is_asked_for_lies_over_the_mine(guest: Invite) -> None:
    one = ("dwergar", "clear_winner_of_four", "action_menu", 2, -2)
    ania = seated(guest, one, lang="pl", viewport=PHONE, has_touch=True)
    assert ania.page.locator(".furn [data-options]").first.is_visible()
    assert ania.page.locator(".hand .heat").is_hidden()


HEIGHT = "(one) => one.getBoundingClientRect().height"


def test_a_phone_keeps_to_the_board_where_cards_may_be_played(guest: Invite) -> None:
    ania = seated(guest, LATE[-1], lang="pl", viewport=PHONE, has_touch=True)
    assert ania.page.locator("#page-side [data-options]").count()
    assert ania.page.locator("[aria-pressed=true][data-page]").inner_text() == "Twierdza"
    over = "(list) => list.scrollHeight - list.clientHeight"
    assert ania.page.locator("#prompt .plays").evaluate(over) <= 1


def test_a_lesson_on_a_phone_leaves_the_board_its_room(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=PHONE, has_touch=True)
    for game, least in (("belfort", 185), ("covenant", 150), ("runedar", 170)):
        ania.go(f"/learn/{game}")
        drawn = ania.page.locator("#page-board svg.map, #page-board .mt > svg").first
        assert drawn.evaluate(HEIGHT) > least, game
        assert (
            ania.page.locator(".seats .seat-name").evaluate_all(WHOLE)
            == ["Borin", "Dalla"][: ania.page.locator(".seats .seat-name").count()]
        )


def test_boards_name_their_pages_on_a_phone(guest: Invite) -> None:
    for one, pages in ((LATE[0], ["Miasto"]), (LATE[-1], ["Twierdza", "Oblężenie", "Ulepszenia"])):
        ania = seated(guest, one, lang="pl", viewport=PHONE, has_touch=True)
        assert ania.page.locator("[data-page]").all_inner_texts()[: len(pages)] == pages
        ania.context.close()


def test_the_first_say_lies_over_all_that_the_others_have(guest: Invite) -> None:
    ania = seated(guest, LATE[1], viewport=UPRIGHT)
    say = ania.page.locator("#first")
    say.wait_for()
    said, seats = say.bounding_box(), ania.page.locator(".seats").bounding_box()
    assert said["y"] <= seats["y"]
    assert abs(said["y"] + said["height"] - seats["y"] - seats["height"]) < 4


def test_names_of_options_stand_apart_from_what_is_told_of_them(guest: Invite) -> None:
    ania = seated(guest, ("belfort", "clear_winner", "place", 1, -2), viewport=DESK)
    before = "(one) => getComputedStyle(one, '::before').content"
    told = ania.page.locator("#prompt .opt[data-option] small:not([class])")
    assert told.count() > 1
    assert all("·" in one.evaluate(before) for one in told.all())


REACHED = """(all) => all.filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return one !== at && !one.contains(at);
}).map((one) => one.dataset.key)"""
"""What cannot be tapped in its middle."""

GUILD: list[Moment] = [
    ("dwergar", "cards_decide", "action_menu", 0, 1),
    ("dwergar", "clear_winner_of_four", "action_menu", 1, 27),
    ("dwergar", "clear_winner", "action_menu", 0, 4),
    ("dwergar", "clear_winner", "action_menu", 1, 9),
]


def test_a_phone_shows_all_that_is_lit_in_a_guild(guest: Invite) -> None:
    for one in GUILD:
        ania = seated(guest, one, lang="pl", viewport=PHONE, has_touch=True)
        lit = ania.page.locator("#page-standings [data-options]")
        assert lit.evaluate_all(REACHED) == [], one
        ania.context.close()


def test_the_lamp_stays_on_the_phone_beside_the_way_back(guest: Invite) -> None:
    ania = seated(guest, BEGUN[1], lang="pl", viewport=PHONE, has_touch=True)
    while not ania.page.locator("#prompt [data-act=cancel]").count():
        ania.choose(lambda options: 0)
        ania.await_turn()
    lamp = ania.page.locator("#prompt [data-act=hint]").bounding_box()
    assert lamp["x"] + lamp["width"] <= PHONE["width"]
    redo = ania.page.locator("#prompt [data-act=redo]")
    assert redo.is_disabled() and redo.is_hidden()


def test_what_asks_again_beside_a_thing_stays_on_the_phone(guest: Invite) -> None:
    ania = seated(guest, ("dwergar", "clear_winner", "turn_menu", 0, 2), lang="pl", viewport=PHONE)
    idle = ania.page.locator("#prompt .opt[data-unused]:has(.has-none)").first
    target = str(idle.get_attribute("data-targets")).split()[0]
    ania.page.locator(f"#stage [data-target~='{target}'][data-options]").first.click()
    ania.page.locator("#uses .opt[data-unused]:has(.has-none)").first.click()
    assert ania.page.locator("#uses .again").is_visible()
    box = ania.page.locator("#uses").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]


USES = "(all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => [x, y])"
"""Where the uses of a thing stand."""


def test_many_uses_of_a_thing_are_on_the_phone_and_stay_where_they_are(guest: Invite) -> None:
    """A second touch in the same place does what was asked about, and nothing else."""
    ania = seated(guest, ("dwergar", "clear_winner", "turn_menu", 0, 2), lang="pl", viewport=PHONE)
    ania.page.locator(".own [data-target='pawn:foreman']").click()
    uses = ania.page.locator("#uses .opt")
    assert uses.count() == 10
    box, there = ania.page.locator("#uses").bounding_box(), uses.evaluate_all(USES)
    assert box["y"] >= 0 and box["y"] + box["height"] <= PHONE["height"]
    ania.page.locator("#uses .opt[data-unused]:has(.has-none)").first.click()
    note = ania.page.locator("#uses .again").bounding_box()
    assert note["x"] >= 0 and note["x"] + note["width"] <= PHONE["width"]
    assert note["y"] >= 0 and note["y"] + note["height"] <= PHONE["height"]
    assert uses.evaluate_all(USES) == there


BESIDE_IT = """(one) => {
  const { left, top, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left - 3, top + height / 3));
}"""
"""Whether what is hit beside a thing counts for it."""


def test_a_finger_finds_what_is_small(guest: Invite) -> None:
    one: Moment = ("runedar", "victory_of_three", "free_move_to", 2, None)
    ania = seated(guest, one, viewport=PHONE, has_touch=True)
    assert ania.page.locator("[data-key=area-wall_carpentry]").evaluate(BESIDE_IT)
    ania.context.close()

    one = ("covenant", "clear_winner_of_four", "fight_pick", 0, 0)
    ania = seated(guest, one, viewport=PHONE, has_touch=True)
    sizes = "(all) => all.map((one) => one.getBoundingClientRect().width)"
    lit, rest = (
        ania.page.locator(f".foe{mark} .foe-tile") for mark in (".is-open", ":not(.is-open)")
    )
    assert min(lit.evaluate_all(sizes)) > 1.2 * max(rest.evaluate_all(sizes))
    ania.context.close()

    ania = seated(guest, LATE[-1], viewport=PHONE, has_touch=True)
    ania.page.locator(".hand .card[data-options]").first.tap()
    heights = "(all) => all.map((one) => one.getBoundingClientRect().height)"
    assert min(ania.page.locator("#uses .opt").evaluate_all(heights)) >= 44
