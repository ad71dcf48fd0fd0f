"""What is written at a table has room for it, in the language with the longer words."""

from __future__ import annotations

import pytest
from helpers import sparing

from .seating import (
    BEYOND,
    BOT,
    CUT,
    DESK,
    FOLDED,
    LATE,
    ME,
    PHONE,
    SCROLLED,
    SHORTENED,
    SMALL,
    SMALLER,
    TABLET,
    WHO_GOES,
    WHOLE,
    WIDE,
    Invite,
    Moment,
    at,
    seated,
)
from .test_access import SMALLEST

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

LAYING: Moment = ("mountain_king", "clear_winner", "dig_placement", 0, None)
"""A tile that may go to many places."""

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


@pytest.mark.parametrize("lang", sparing(("pl", "en")))
def test_all_that_may_be_chosen_is_in_sight(guest: Invite, lang: str) -> None:
    for one in CROWDED:
        ania = seated(guest, one, lang=lang, viewport=DESK)
        assert ania.page.evaluate(FOLDED) == [], one
        for screen in SMALLER:
            assert at(ania, screen).evaluate(FOLDED) == [], (one, screen)
            assert ania.page.evaluate(SPILLED) == [], (one, screen)
        ania.context.close()


SHORTENED_NAMES = """() => [...document.querySelectorAll('#prompt .opt[data-option]')]
  .filter((option) => {
    const words = document.createRange(), { bottom } = option.getBoundingClientRect();
    words.selectNodeContents(option.querySelector('b'));
    return [...words.getClientRects()].some((line) => line.width > 2 && line.bottom > bottom + 2);
  }).map((option) => option.textContent.trim())"""
"""What may be chosen and is not named in full."""


def test_what_may_be_chosen_is_named_in_full(guest: Invite) -> None:
    one = ("belfort", "clear_winner_of_five", "action", 2, None)
    ania = seated(guest, one, lang="pl", viewport=DESK)
    for screen in (DESK, WIDE, TABLET, PHONE):
        assert at(ania, screen).evaluate(SHORTENED_NAMES) == [], screen
    ania.page.set_viewport_size(DESK)
    assert ania.page.locator("#prompt .opt[data-option]").count() == 9


def test_what_is_set_closely_has_air_where_there_is_room(guest: Invite) -> None:
    ania = seated(guest, ("belfort", "two_players", "keep_cards", 1, 0), viewport=PHONE)
    assert ania.page.locator("#prompt[data-loose]").count() == 1
    ania.context.close()
    one = ("belfort", "clear_winner_of_five", "action", 2, None)
    ania = seated(guest, one, lang="pl", viewport=DESK)
    assert ania.page.locator("#prompt[data-loose]").count() == 0


def test_options_beside_each_other_are_printed_in_one_size(guest: Invite) -> None:
    ania = seated(guest, ("belfort", "clear_winner", "spy_take", 0, -1), viewport=DESK)
    sizes = "(all) => all.map((one) => getComputedStyle(one).fontSize)"
    names = ania.page.locator("#prompt .opts .opt b")
    assert names.count() == 2
    assert len(set(names.evaluate_all(sizes))) == 1


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
    for free in (2, 3, 4):
        ania.open_table("belfort", ME, *[{"kind": "open"}] * free)
        assert ania.page.locator(".seat-invite").count() == free
        for button in ania.page.locator(".seat-invite").all():
            assert button.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0
            words = "(one) => { const at = document.createRange(); at.selectNodeContents(one);"
            words += " return one.getBoundingClientRect().right - at.getBoundingClientRect().right"
            assert button.evaluate(words + "; }") > 3, free


def test_a_name_without_room_is_read_at_one_touch(guest: Invite) -> None:
    ania = guest(viewport=PHONE, has_touch=True)
    names = ("Bartłomiej", "Katarzyna", "Wielimira", "Sebastian Nieugięty")
    for game in ("belfort", "mountain_king"):
        ania.open_table(game, ME, *({**BOT, "name": name} for name in names))
        ania.await_turn()
        ania.page.locator("[data-first-off]").tap()
        seats = ania.page.locator(".seats .seat")
        assert seats.locator(".seat-name").evaluate_all(WHOLE) == list(names[:3])
        seats.nth(0).tap(position={"x": 20, "y": 10})
        assert ania.page.locator("#tip").is_hidden()
        seats.nth(3).tap(position={"x": 20, "y": 10})
        ania.page.locator(f"#tip:has-text('{names[3]}')").wait_for()


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


def test_three_hints_fit_a_narrow_column(guest: Invite) -> None:
    ania = seated(guest, WHO_GOES, lang="pl", viewport=TABLET)
    ania.page.keyboard.press("h")
    hinted = "#coach[aria-busy='false'] [data-hint-play]"
    ania.page.wait_for_selector(hinted, state="attached", timeout=60_000)
    over = "(one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
    assert max(ania.page.locator("#coach").evaluate(over)) <= 1


def test_names_of_options_stand_apart_from_what_is_told_of_them(guest: Invite) -> None:
    ania = seated(guest, ("belfort", "clear_winner", "place", 1, -2), viewport=DESK)
    before = "(one) => getComputedStyle(one, '::before').content"
    told = ania.page.locator("#prompt .opt[data-option] small:not([class])")
    assert told.count() > 1
    assert all("·" in one.evaluate(before) for one in told.all())
