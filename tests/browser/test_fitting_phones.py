"""On phones all that may be chosen is in sight and can be hit."""

from __future__ import annotations

import pytest

from .seating import FOLDED, LATE, PHONE, SMALL, UPRIGHT, Invite, Moment, at, seated


@pytest.mark.parametrize("one", LATE[:4], ids=lambda one: str(one[0]))
def test_small_screens_show_ones_own_points_and_time(guest: Invite, one: Moment) -> None:
    ania = seated(guest, one, clock=600, viewport=PHONE)
    for screen in (PHONE, SMALL):
        own = at(ania, screen).locator(".dock .own")
        own.locator(".clock").wait_for(timeout=20_000)
        assert own.locator("use[href$='#i-star']").filter(visible=True).count() == 1, screen


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


def test_on_a_phone_only_the_track_that_is_asked_for_lies_over_the_mine(guest: Invite) -> None:
    one = ("dwergar", "clear_winner_of_four", "action_menu", 2, -2)
    ania = seated(guest, one, lang="pl", viewport=PHONE, has_touch=True)
    assert ania.page.locator(".furn [data-options]").first.is_visible()
    assert ania.page.locator(".hand .heat").is_hidden()


def test_a_phone_keeps_to_the_board_where_cards_may_be_played(guest: Invite) -> None:
    ania = seated(guest, LATE[-1], lang="pl", viewport=PHONE, has_touch=True)
    assert ania.page.locator("#page-side [data-options]").count()
    assert ania.page.locator("[aria-pressed=true][data-page]").inner_text() == "Twierdza"
    over = "(list) => list.scrollHeight - list.clientHeight"
    assert ania.page.locator("#prompt .plays").evaluate(over) <= 1


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
