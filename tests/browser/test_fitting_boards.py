"""What stands on the boards of single games hides nothing, on small screens too."""

from __future__ import annotations

import pytest

from .seating import (
    BEYOND,
    BOT,
    DESK,
    FOLDED,
    LATE,
    LOWER,
    ME,
    PHONE,
    SCROLLED,
    SMALL,
    SMALLER,
    TABLET,
    UPRIGHT,
    WHO_GOES,
    WHOLE,
    WIDE,
    Invite,
    Moment,
    at,
    brought,
    seated,
)

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


UNREAD = """() => [...document.querySelectorAll('#prompt .opt[data-option] :is(b, small)')]
  .filter((one) => !one.checkVisibility() || one.scrollHeight > one.clientHeight + 6)
  .map((one) => one.textContent.trim())"""
"""What stands beside a choice and cannot be read whole."""


def test_what_traditions_do_stands_at_the_choice(guest: Invite) -> None:
    one: Moment = ("covenant", "clear_winner_of_four", "tradition_pick", 1, None)
    for lang in ("pl", "en"):
        ania = seated(guest, one, lang=lang, viewport=DESK)
        for screen in (DESK, *SMALLER):
            assert at(ania, screen).evaluate(UNREAD) == [], (lang, screen)
            assert ania.page.evaluate(FOLDED) == [], (lang, screen)
        ania.context.close()


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


def test_a_key_leaves_prices_bribes_and_what_mercenaries_do(guest: Invite) -> None:
    for one, lit, beside in (
        (("covenant", "clear_winner_of_four", "tradition_pick", 1, None), ".dtr.is-open", ".gpc"),
        (("mountain_king", "clear_winner", "recruit_card", 1, None), ".hc.is-open", ".bribe"),
        (("runedar", "last_catapult_card", "window", 0, 0), ".merc.is-open", "b, small, .stock"),
    ):
        ania = seated(guest, one, lang="pl", viewport=DESK)
        assert ania.page.locator(lit).count() > 0
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


@pytest.mark.parametrize("one", [LATE[0], LATE[2]], ids=lambda one: str(one[0]))
def test_a_low_screen_scrolls_no_side(guest: Invite, one: Moment) -> None:
    ania = seated(guest, one, lang="pl", viewport=TABLET)
    over = "(one) => one.scrollHeight - one.clientHeight"
    assert ania.page.locator(".side").evaluate(over) <= 1


UPON = """([first, second]) => [...document.querySelectorAll(first)].filter((one) => {
  const other = one.parentElement.querySelector(second).getBoundingClientRect();
  const { right, bottom } = one.getBoundingClientRect();
  return right > other.left + 1 && bottom > other.top + 1;
}).length"""
"""How many of the first reach over what stands to the right of them."""


def test_five_cards_in_hand_fit_a_low_screen(guest: Invite) -> None:
    one = ("belfort", "two_players", "action", 1, None)
    ania = seated(guest, one, lang="pl", viewport=TABLET)
    assert ania.page.locator(".hand .card").count() == 5
    assert ania.page.evaluate(UPON, [".card-art", ".card-cost"]) == 0
    wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    assert ania.page.locator(".hand .card-does").evaluate_all(wide) == 0


def test_the_other_player_tells_income_and_tax_on_low_screens_too(guest: Invite) -> None:
    one = ("belfort", "two_players", "action", 1, None)
    ania = seated(guest, one, lang="pl", viewport=TABLET)
    told = ania.page.locator(".seats .seat-last .word").filter(visible=True)
    assert told.all_inner_texts() == ["przychód", "podatek", "punktacja teraz"]
    assert ania.page.evaluate(BEYOND, ".seats .seat > *") == []


def test_an_empty_hand_says_whose_place_it_keeps(guest: Invite) -> None:
    one = ("belfort", "clear_winner_of_five", "action", 2, None)
    ania = seated(guest, one, lang="pl", viewport=UPRIGHT)
    said = "(one) => getComputedStyle(one, '::before').content"
    assert ania.page.locator(".hand").evaluate(said) == '"Twoja ręka"'
    box, own = at(ania, PHONE).locator(".hand").bounding_box(), ania.page.locator(".own")
    assert abs(box["x"] - own.bounding_box()["x"]) < 2


ALONE: Moment = ("covenant", "solo_won", "dwarf", 0, 0)


@pytest.mark.parametrize("screen", [UPRIGHT, SMALL], ids=("upright", "sideways"))
def test_a_tablet_shows_whom_one_plays_against(guest: Invite, screen: dict[str, int]) -> None:
    ania = seated(guest, ALONE, lang="pl", viewport=screen)
    elders, tracks = ania.page.locator(".elders"), ania.page.locator(".tracks")
    tops = [one.bounding_box() for one in (elders, tracks)]
    assert tops[0]["y"] + tops[0]["height"] <= tops[1]["y"]
    assert ania.page.evaluate(BEYOND, ".elders > *") == []
    assert ania.page.evaluate(REACHED_IN, ".elders .score") == []


REACHED_IN = """(inner) => [...document.querySelectorAll(inner)].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return one !== there && !one.contains(there);
}).map((one) => one.textContent.trim())"""
"""What something else lies upon."""


def test_the_council_stands_whole_on_a_low_screen(guest: Invite) -> None:
    ania = seated(guest, ALONE, lang="pl", viewport=TABLET)
    name, score = (ania.page.locator(f".elders {one}") for one in (".seat-name", ".score"))
    assert abs(name.bounding_box()["y"] - score.bounding_box()["y"]) < 10
    assert ania.page.locator(".elders .seat-deed").is_visible()
    over = "(one) => one.scrollHeight - one.clientHeight"
    assert ania.page.locator(".side").evaluate(over) <= 1


def test_enemies_of_others_leave_room_for_their_beer(guest: Invite) -> None:
    one: Moment = ("covenant", "clear_winner_of_four", "council_next", 1, None)
    ania = seated(guest, one, viewport=TABLET)
    ends = "(all) => all.map((one) => one.getBoundingClientRect().right)"
    panel = max(ania.page.locator(".seats .seat").evaluate_all(ends))
    assert max(ania.page.locator(".seats .seat :is(.ale, .of)").evaluate_all(ends)) < panel - 4


BESIDE_ITS_STEP = """() => [...document.querySelectorAll('.st:has(.n2)')].filter((step) => {
  const { left, right } = step.getBoundingClientRect();
  return [...step.querySelectorAll('.i, .shape')].map((one) => one.getBoundingClientRect())
    .some((one) => one.width && (one.left < left || one.right > right));
}).length"""
"""Steps on which two stand who reach over into the next one."""


def test_marks_keep_to_their_step_of_a_track(guest: Invite) -> None:
    one: Moment = ("covenant", "clear_winner_of_four", "council_next", 1, None)
    ania = seated(guest, one, viewport=DESK)
    assert ania.page.locator(".st:has(.n2)").count() == 3
    for screen in (DESK, TABLET, UPRIGHT, PHONE):
        assert at(ania, screen).evaluate(BESIDE_ITS_STEP) == 0, screen


@pytest.mark.parametrize("screen", [UPRIGHT, PHONE], ids=("tablet", "phone"))
def test_goals_stand_beside_what_they_count(guest: Invite, screen: dict[str, int]) -> None:
    one: Moment = ("covenant", "clear_winner_of_four", "council_next", 1, None)
    ania = seated(guest, one, viewport=screen)
    count, goals = (ania.page.locator(f".my-goals {one}").first for one in ("h3", ".goals"))
    end = count.evaluate(
        "(one) => { const words = document.createRange();"
        "words.selectNodeContents(one); return words.getBoundingClientRect().right; }"
    )
    assert end <= goals.bounding_box()["x"]


def test_keys_of_sites_are_whole_on_a_tablet(guest: Invite) -> None:
    one: Moment = ("covenant", "clear_winner_of_four", "site_pick", 3, 0)
    ania = seated(guest, one, viewport=UPRIGHT)
    left = ania.page.locator("#stage").bounding_box()["x"]
    keys = ania.page.locator(".wk-l .site header .keycap")
    assert keys.count() == 3
    assert all(key.bounding_box()["x"] >= left for key in keys.all())


def test_one_option_of_heat_beside_another_has_room(guest: Invite) -> None:
    one: Moment = ("dwergar", "clear_winner_of_four", "pay_heat", 0, 0)
    ania = seated(guest, one, viewport=DESK)
    heights = "(all) => all.map((one) => one.getBoundingClientRect().height)"
    for screen in (DESK, PHONE):
        assert min(at(ania, screen).locator("#prompt .oc").evaluate_all(heights)) >= 44, screen


def test_an_empty_house_leaves_ones_points_on_the_phone(guest: Invite) -> None:
    one: Moment = ("dwergar", "clear_winner_of_four", "action_menu", 3, None)
    ania = seated(guest, one, clock=600, lang="pl", viewport=PHONE)
    ania.page.locator(".dock .own .clock:not(:empty)").wait_for()
    assert ania.page.locator(".hands2 > .quiet").count() == 1
    own, score = (ania.page.locator(f".dock .own {one}").first for one in (".seat", ".score"))
    ends = [box["x"] + box["width"] for box in (own.bounding_box(), score.bounding_box())]
    assert ends[1] <= ends[0] - 4


def test_guilds_and_decks_fit_a_tablet(guest: Invite) -> None:
    ania = seated(guest, LATE[2], lang="pl", viewport=UPRIGHT)
    over = "(one) => one.scrollHeight - one.clientHeight"
    assert ania.page.locator("#page-standings").evaluate(over) <= 1


def test_all_that_lies_on_a_troll_lies_on_it(guest: Invite) -> None:
    one: Moment = ("mountain_king", "clear_winner", "statue_target", 1, None)
    ania = seated(guest, one, viewport=DESK)
    assert ania.page.locator(".dock .brick .sym").count() > 12
    for screen in (DESK, TABLET, UPRIGHT):
        assert at(ania, screen).evaluate(BEYOND_ITS_TROLL) == 0, screen


BEYOND_ITS_TROLL = """() => [...document.querySelectorAll('.dock .brick .sym')].filter((one) => {
  const { right, bottom } = one.closest('.brick').getBoundingClientRect();
  const here = one.getBoundingClientRect();
  return here.right > right || here.bottom > bottom;
}).length"""
"""Resources that reach beyond their troll."""


def test_places_for_a_tile_are_told_apart(guest: Invite) -> None:
    one: Moment = ("mountain_king", "clear_winner_of_five", "dig_placement", 2, -1)
    ania = seated(guest, one, lang="pl", viewport=DESK)
    whole = "(all) => all.every((one) => one.scrollHeight <= one.clientHeight + 2)"
    for screen in (DESK, TABLET, PHONE):
        names = at(ania, screen).locator(".lay-opts .opt :is(b, small:not([class]))")
        assert names.count() > 3 and names.evaluate_all(whole), screen


def test_a_partner_is_named_in_one_line_on_the_phone(guest: Invite) -> None:
    one: Moment = ("mountain_king", "teams", "trade_give", 3, 0)
    ania = seated(guest, one, lang="pl", viewport=PHONE)
    assert ania.page.locator(".dock .own .seat-deed").is_visible()
    assert ania.page.locator(".dock .own").bounding_box()["height"] < 52


def test_cards_beside_each_other_begin_their_uses_in_one_line(guest: Invite) -> None:
    one: Moment = ("runedar", "last_gold", "play", 0, 0)
    ania = seated(guest, one, lang="pl", viewport=DESK)
    tops = "(all) => all.map((one) => one.querySelector('.use').getBoundingClientRect().y)"
    for screen in (DESK, WIDE, TABLET):
        found = at(ania, screen).locator(".play").evaluate_all(tops)
        assert len(found) == 5 and max(found) - min(found) < 2, screen


def test_names_of_cards_keep_off_what_they_do(guest: Invite) -> None:
    one: Moment = ("runedar", "last_gold", "refill", 1, None)
    ania = seated(guest, one, lang="pl", viewport=TABLET)
    over = "(all) => all.filter((one) => one.scrollHeight > one.clientHeight + 2).length"
    assert ania.page.locator(".hand .card-name").count() == 5
    assert ania.page.locator(".hand .card-name").evaluate_all(over) == 0
    for screen in (TABLET, PHONE, DESK):
        assert at(ania, screen).evaluate(FOLDED) == [], screen


KEYS_UPON_HEADINGS = """() => {
  const heads = [...document.querySelectorAll('.cl-st .lab h3')].map((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return words.getBoundingClientRect();
  });
  return [...document.querySelectorAll('.cl-st .bxs .keycap')].filter((key) => {
    const { top, right, bottom, left } = key.getBoundingClientRect();
    return heads.some((head) => top < head.bottom - 2.5 && bottom > head.top + 2.5
      && left < head.right && right > head.left);
  }).length;
}"""


def test_keys_of_relics_prisoners_and_dice_hide_no_words(guest: Invite) -> None:
    for one, keys in (
        (("covenant", "clear_winner_of_four", "relic_use", 0, -1), ".relic .keycap"),
        (("covenant", "solo_lost_on_expert", "release_enemy", 0, 0), ".foetile .keycap"),
    ):
        ania = seated(guest, one, viewport=DESK)
        for screen in (DESK, TABLET, WIDE):
            page = at(ania, screen)
            assert page.locator(f".cl-st {keys}").count() > 0
            assert page.evaluate(KEYS_UPON_HEADINGS) == 0, screen
        ania.context.close()
    ania = seated(guest, ("covenant", "solo_won", "die_order", 0, 0), lang="pl", viewport=DESK)
    for screen in (DESK, TABLET):
        page = at(ania, screen)
        assert page.locator(".dl .is-open").count() == 2
        assert page.evaluate(HIDDEN_BY_KEY, [".dl .is-open", "small, .die"]) == [], screen


COVERED = """([tags, below]) => {
  const all = [...document.querySelectorAll(below)].map((one) => one.getBoundingClientRect());
  return Math.max(...[...document.querySelectorAll(tags)].flatMap((one) => {
    const a = one.getBoundingClientRect();
    return all.map((b) => {
      const wide = Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left));
      const high = Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
      return wide * high / (b.width * b.height);
    });
  }));
}"""
"""How much of one thing a key hides at most."""


def test_two_enemies_of_one_chamber_are_seen_beside_their_keys(guest: Invite) -> None:
    one: Moment = ("covenant", "shared_by_two", "fight_pick", 0, -2)
    ania = seated(guest, one, lang="pl", viewport=PHONE)
    assert ania.page.locator(".foe-key").count() == 4
    assert ania.page.evaluate(COVERED, [".foe-key .key-tag", ".foe-tile"]) < 0.4


def test_numbers_of_gates_stand_beside_their_keys(guest: Invite) -> None:
    one: Moment = ("mountain_king", "clear_winner_of_five", "place_gate", 3, 0)
    ania = seated(guest, one, lang="pl", viewport=DESK)
    for screen in (DESK, PHONE):
        page = at(ania, screen)
        assert page.locator(".start .key-tag").count() == 5
        assert page.evaluate(COVERED, [".start .key-tag", ".start-n"]) < 0.1, screen


def test_what_spells_do_is_read_beside_what_happened(guest: Invite) -> None:
    one: Moment = ("mountain_king", "clear_winner_of_five", "dig_placement", 2, -1)
    ania = seated(guest, one, lang="pl", viewport=DESK)
    whole = "(all) => all.every((one) => one.scrollHeight <= one.clientHeight + 2)"
    for screen in (DESK, TABLET, WIDE):
        page = at(ania, screen)
        assert page.locator(".spell .sp-d").count() == 3
        assert page.locator(".spell .sp-d").evaluate_all(whole), screen
        assert page.evaluate("document.getElementById('log').clientHeight") > 40, screen


def test_a_panel_holds_what_a_player_has_and_25_points_for_it(guest: Invite) -> None:
    one: Moment = ("mountain_king", "clear_winner_of_five", "dig_placement", 2, -1)
    ania = seated(guest, one, lang="pl", viewport=TABLET)
    page = at(ania, TABLET)
    rows = page.locator(".seats .k-own")
    assert rows.count() == 4
    worth = ania.page.locator(".seats .k-own > :last-child [data-num]")
    worth.evaluate_all("(all) => all.forEach((one) => { one.textContent = 25; })")
    beyond = "row.lastElementChild.getBoundingClientRect().right"
    limit = "row.closest('.seat').getBoundingClientRect().right - 6"
    assert rows.evaluate_all(f"(all) => all.every((row) => {beyond} <= {limit})")


def test_names_of_five_are_whole_in_a_replay_on_the_phone(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=PHONE)
    for game in ("mountain_king", "belfort"):
        ania.go(f"/table/{brought(ania, game, 'clear_winner_of_five')}/replay")
        names = ania.page.locator(".seats .seat-name")
        assert names.evaluate_all(WHOLE) == [f"Gracz {n}" for n in range(1, 6)]


UPON_THE_TRACK = """(inner) => {
  const track = [...document.querySelectorAll('.stone-step, .tax')];
  return [...document.querySelectorAll(inner)].filter((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const a = words.getBoundingClientRect();
    return track.map((step) => step.getBoundingClientRect()).some((b) =>
      a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top);
  }).map((one) => one.textContent.trim());
}"""

TIES = """() => {
  const three = document.querySelector('.corner-tl .tied > :nth-child(3)').closest('.cell');
  for (const cell of document.querySelectorAll('.corner-tl tr:not(:last-child) td:not(.pts)')) {
    cell.replaceChildren(three.cloneNode(true));
  }
}"""
"""Three share the first and the second place in each district."""


def test_who_leads_and_who_is_virtual_leave_the_track_clear(guest: Invite) -> None:
    ania = guest(viewport=TABLET)
    ania.go(f"/table/{brought(ania, 'belfort', 'two_players')}/replay?at=90")
    assert ania.page.locator(".virtual small").count() == 2
    for screen in (TABLET, DESK, {"width": 1280, "height": 800}):
        assert at(ania, screen).evaluate(UPON_THE_TRACK, ".virtual small, .order span") == []
    ania.page.evaluate(TIES)
    for screen in (TABLET, DESK):
        page = at(ania, screen)
        assert page.locator(".corner-tl .is-tie").count() >= 10
        assert page.evaluate(UPON_THE_TRACK, ".corner-tl [data-num]") == [], screen


def test_a_tablet_held_upright_shows_all_projects(guest: Invite) -> None:
    ania = seated(guest, WHO_GOES, lang="pl", viewport=UPRIGHT)
    assert ania.page.locator(".side .proj").count() == 5
    last = "document.querySelector('.side .proj:last-child').getBoundingClientRect().bottom"
    side = "document.querySelector('.side').getBoundingClientRect().bottom"
    assert ania.page.evaluate(f"{last} <= {side}")


def test_a_high_screen_tells_in_a_replay_what_three_did(guest: Invite) -> None:
    ania = guest(viewport=WIDE)
    ania.go(f"/table/{brought(ania, 'dwergar', 'clear_winner')}/replay?at=80")
    whole = "(all) => all.every((one) => one.scrollHeight <= one.clientHeight + 1)"
    deeds = ania.page.locator(".seats .seat-deed")
    assert deeds.count() == 3 and deeds.evaluate_all(whole)
    assert ania.page.evaluate(BEYOND, ".seats .seat > *") == []
