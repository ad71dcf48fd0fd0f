"""Covenant on its own board: by lit places alone, by keyboard alone, and what it tells."""

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
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.position import write_position

ME = {"kind": "me", "name": "Ania"}
BOT = {"kind": "bot", "level": "random"}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
TABLET = {"viewport": {"width": 820, "height": 1180}}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
DECLINES = ("none", "stop", "decline", "end", "keep")
OPTIONS = {"difficulty": "normal"}
Invite = Callable[..., Any]

LIT = """() => [...document.querySelectorAll('[data-options]:not(.is-picked)')]
  .filter((thing) => !thing.closest('#prompt, #uses'))
  .map((thing) => {
    const box = thing.getBoundingClientRect();
    for (const [a, b] of [[0.5, 0.5], [0.5, 0.25], [0.25, 0.5], [0.75, 0.5], [0.5, 0.8]]) {
      const x = box.left + a * box.width, y = box.top + b * box.height;
      const at = document.elementFromPoint(x, y);
      if (at && at.closest('[data-options]') === thing) return [x, y];
    }
    return null;
  }).filter(Boolean)"""
"""Where each lit place can be clicked, as far as it can be seen."""
USES = "#uses:not([hidden]) button"
ASKING = ".opt.is-asking"
PICKS = "#prompt [data-picks]"
UNSEEN = """() => [...document.querySelectorAll('#stage [data-options], .own [data-options]')]
  .filter((thing) => thing.getBoundingClientRect().width === 0).length"""
STILL_ASKED = """(number) => {
  const table = document.getElementById('table');
  return table.dataset.number === number && !table.classList.contains('is-busy');
}"""
"""Whether no answer is on its way: after one, what was lit may be lit no more."""
ROLLED = "() => document.documentElement.scrollHeight - innerHeight"


@cache
def moment(seats: int, seed: int, kind: str, era: int, round: int = 1) -> dict[str, Any]:
    """The position of a busy game in which seat 0 is asked something, in an era or later."""
    edition = editions.edition("covenant")
    match = Match(edition, seats, chance=Fast(f"moment {seed}"))
    dice = Fast(f"busy {seed}")
    while True:
        s, asked = match.state, match.state.decision
        assert asked is not None, f"{kind} never comes"
        late = (s.era, s.round) >= (era, round)
        if late and asked.seat == 0 and asked.name == kind:
            return write_position(edition, s, OPTIONS)
        tokens = [asked.token(s, code) for code in asked.options(s)]
        doing = [token for token in tokens if token not in DECLINES] or tokens
        match.play(asked.seat, doing[dice.below(len(doing))])


def sit_down(guest: Invite, position: dict[str, Any], **how: Any) -> Any:
    ania = guest(**{**DESKTOP, **how})
    ania.open_table("covenant", ME, *[BOT] * (position["seats"] - 1), position=position)
    ania.await_turn()
    return ania


# ---------------------------------------------------------------------- whole games


def click_lit(ania: Any, random: Random) -> None:
    """Click one of the lit places; what has several uses opens them."""
    places = ania.page.evaluate(LIT)
    assert places, ania.page.inner_text("#prompt h2")
    ania.page.mouse.click(*random.choice(places))
    uses = ania.page.locator(USES)
    if uses.count():
        uses.nth(random.randrange(uses.count())).click()
    if ania.page.locator(ASKING).count():
        ania.page.locator(ASKING).first.click()


def play_by_lit_places(ania: Any, seed: int, most: int) -> int:
    random = Random(seed)
    for made in range(most):
        ania.await_turn()
        if ania.is_over:
            return made
        before = ania.number()
        for _ in range(40):
            click_lit(ania, random)
            if not ania.page.locator(PICKS).count() or not ania.page.evaluate(STILL_ASKED, before):
                break
        ania.await_answer(before)
    return most


def test_the_end_of_a_game_by_lit_places_alone(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 1, "dwarf", 3, 3))
    assert play_by_lit_places(ania, 1, 200) > 10
    assert ania.is_over


@pytest.mark.exam
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_game_by_lit_places_alone(guest: Invite, seats: int, lang: str) -> None:
    ania = guest(lang=lang, **DESKTOP)
    ania.open_table("covenant", ME, *[BOT] * (seats - 1))
    play_by_lit_places(ania, seats, 900)
    assert ania.is_over


@pytest.mark.exam
@pytest.mark.parametrize("how", [PHONE, TABLET], ids=["phone", "tablet"])
def test_the_end_of_a_game_on_small_screens(guest: Invite, how: dict[str, Any]) -> None:
    ania = sit_down(guest, moment(2, 2, "dwarf", 3, 2), **how)
    for _ in range(200):
        ania.await_turn()
        if ania.is_over:
            break
        assert ania.page.evaluate(UNSEEN) == 0
        ania.choose(lambda count: 0)
    assert ania.is_over


def test_the_end_of_a_game_by_keyboard_alone(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 3, "dwarf", 3, 3))
    for _ in range(200):
        ania.await_turn()
        if ania.is_over:
            break
        before = ania.number()
        if ania.page.locator(PICKS).count():
            ania.page.keyboard.press("1")
        else:
            ania.page.keyboard.press("b")
            ania.page.keyboard.press("Enter")
            if ania.page.locator(USES).count():
                ania.page.keyboard.press("Enter")
        if ania.page.locator(ASKING).count():
            ania.page.keyboard.press("Enter")
        ania.await_answer(before)
    assert ania.is_over


# ---------------------------------------------------------------------- what the board tells


def test_the_draft_lies_on_the_table(guest: Invite) -> None:
    ania = guest(**DESKTOP)
    ania.open_table("covenant", ME, BOT)
    ania.await_turn()
    taken = 0
    while ania.page.locator(".dtile.is-open").count():
        before = ania.number()
        ania.page.locator(".dtile.is-open").first.click()
        ania.await_answer(before)
        ania.await_turn()
        taken += 1
    assert taken >= 3 and ania.page.locator(".draft").count() == 0


def test_equal_dwarves_are_not_asked_about_unless_one_steps_back_to_them(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 1, "dwarf", 1))
    page = ania.page
    page.wait_for_selector("#prompt [data-key='prompt-tool']")
    before = ania.number()
    page.keyboard.press("Escape")
    ania.await_answer(before)
    page.wait_for_selector("#prompt [data-key='prompt-dwarf']:not([data-obvious])")
    assert page.locator("#prompt .opt[data-option]").count() == 1
    assert page.inner_text("#prompt .opt .times") == "×4"
    dwarves = page.locator("[data-target^='dwarf:0:'][data-options]")
    assert dwarves.count() >= 4
    dwarves.last.click()
    page.wait_for_selector("#prompt [data-key='prompt-tool']")


def test_what_a_tool_with_one_use_does_is_asked_only_of_who_steps_back(guest: Invite) -> None:
    ania = guest(**DESKTOP)
    position = recorded("covenant", "clear_winner_of_four", "tool", 2, -2)
    ania.open_table("covenant", BOT, BOT, ME, BOT, position=position)
    ania.await_turn()
    page, before = ania.page, ania.number()
    page.locator("#prompt .opt[data-option]").first.click()
    ania.await_answer(before)
    page.wait_for_selector("#prompt [data-key='prompt-spend_refreshment']")
    page.keyboard.press("e")
    page.wait_for_selector("#prompt [data-key='prompt-fight_pick']")
    page.keyboard.press("u")
    page.wait_for_selector("#prompt [data-key='prompt-step']:not([data-obvious])")
    assert page.locator("#prompt .opt[data-closes]").count() == 1
    page.locator("#prompt .opt[data-option]").first.click()
    page.wait_for_selector("#prompt [data-key='prompt-fight_pick']")


def test_a_pillar_tells_what_it_brings_where_it_is_chosen(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 17, "place_pillar", 1))
    page = ania.page
    spots = page.locator(".spot-on.is-open")
    options = page.locator("#prompt .opts .opt[data-option]")
    assert spots.count() == options.count() > 0
    assert options.first.locator(".gets .sg").count() >= 3
    before = ania.number()
    spots.first.click()
    ania.await_answer(before)
    assert page.locator(".plot.is-owned.seat-1 [href$='covenant-pillar']").count() >= 1


def test_an_enemy_is_moved_by_pointing_at_it_and_at_its_new_chamber(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 0, "move_enemy", 1))
    page = ania.page
    before = ania.number()
    page.locator(".foe.is-open").first.click()
    assert ania.number() == before and page.locator(".foe.is-picked").count() == 1
    lit = page.locator("#prompt .opt.is-hover").first
    cell = lit.get_attribute("data-targets").split()[1]
    page.evaluate(
        """(cell) => document.querySelector(`.hex[data-target="${cell}"]`)
          .dispatchEvent(new MouseEvent('click', {bubbles: true}))""",
        cell,
    )
    ania.await_answer(before)


GLIDES = """() => {
  window.glides = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const [x, y] = (frames[0].translate || "0 0").split(" ").map(parseFloat);
    if (this.dataset.piece) window.glides[this.dataset.piece] = Math.hypot(x, y);
    return animate.call(this, frames, how);
  };
}"""


def test_what_does_not_go_with_what_was_picked_is_picked_instead(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 0, "move_enemy", 1))
    foes = ania.page.locator(".foe.is-open")
    other = foes.nth(1).get_attribute("data-key")
    foes.first.click()
    foes.nth(1).click()
    picked = ania.page.locator(".is-picked")
    assert picked.count() == 1 and picked.get_attribute("data-key") == other
    assert ania.page.locator("#prompt .opt.is-hover").count() > 0


def test_an_enemy_glides_to_its_new_chamber(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 0, "move_enemy", 1))
    page = ania.page
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(GLIDES)
    before = ania.number()
    there = set(
        page.evaluate("() => [...document.querySelectorAll('.foe')].map((f) => f.dataset.piece)")
    )
    page.locator("#prompt .opt[data-targets*='enemy:']").first.dispatch_event("click")
    ania.await_answer(before)
    glides = page.evaluate("() => window.glides")
    moved = [
        way for piece, way in glides.items() if piece.startswith("foe-") and piece not in there
    ]
    assert len(moved) == 1 and moved[0] > 40


@pytest.mark.parametrize("lang", sparing(["pl", "en"]))
def test_everything_is_on_one_screen(guest: Invite, lang: str) -> None:
    ania = sit_down(guest, moment(4, 5, "tool", 2), lang=lang)
    page = ania.page
    assert page.evaluate(ROLLED) <= 0
    for part in (
        ".tracks",
        ".mount",
        ".throne",
        ".dice",
        ".projects",
        ".displays",
        ".mat",
        "#prompt",
    ):
        box = page.locator(part).first.bounding_box()
        assert box and box["x"] >= 0 and box["y"] >= 0, part
        assert box["x"] + box["width"] <= 1441 and box["y"] + box["height"] <= 901, part
    assert page.locator(".seats .seat").count() == 3


CUT = """() => [...document.querySelectorAll('.trk, .seats .seat, .mat, .wk .site')]
  .filter((one) => one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2)
  .map((one) => `${one.className}: ${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${
    one.clientHeight}`)"""
CROWDED = [{"court": 5, "prestige": 14, "mine": 7}] * 3 + [{"court": 6, "prestige": 3, "mine": 7}]


@pytest.mark.parametrize("lang", sparing(["pl", "en"]))
@pytest.mark.parametrize("size", sparing([(1280, 720), (1180, 820), (1366, 768), (1440, 900)]))
def test_marks_on_one_step_and_panels_are_not_cut(
    guest: Invite, lang: str, size: tuple[int, int]
) -> None:
    width, height = size
    position = deepcopy(moment(4, 5, "tool", 2))
    for player, tracks in zip(position["table"]["players"], CROWDED, strict=True):
        player["tracks"] = tracks
    ania = sit_down(guest, position, lang=lang, viewport={"width": width, "height": height})
    assert ania.page.evaluate(ROLLED) <= 0
    assert ania.page.evaluate(CUT) == []


# ---------------------------------------------------------------------- what can be read

OUTSIDE = """() => {
  const box = document.getElementById('tip').getBoundingClientRect();
  return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
}"""


OVERFULL = """() => [...document.querySelectorAll('.seats .seat')]
  .filter((seat) => seat.scrollHeight > seat.clientHeight + 1).length"""
"""How many of the others have more in their panels than can be seen."""


@pytest.mark.parametrize("seats", [3, 4])
def test_last_deeds_are_told_only_where_there_is_room(guest: Invite, seats: int) -> None:
    ania = sit_down(guest, moment(seats, 1, "dwarf", 3, 1))
    deeds = ania.page.locator(".seats .seat-deed")
    for _ in range(12):
        ania.await_turn()
        if deeds.count() == seats - 1:
            break
        ania.choose(lambda count: 0)
    assert deeds.filter(visible=True).count() == (2 if seats == 3 else 0)
    assert ania.page.evaluate(OVERFULL) == 0


def test_tiles_can_be_read_by_keyboard(guest: Invite) -> None:
    ania = sit_down(guest, moment(4, 5, "tool", 2), viewport={"width": 1280, "height": 720})
    page = ania.page
    page.keyboard.press("b")
    read = set()
    for way in ("ArrowUp", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft"):
        for _ in range(12):
            page.keyboard.press(way)
            page.wait_for_selector("#tip:not([hidden])")
            assert not page.evaluate(OUTSIDE)
            here = page.evaluate("() => document.activeElement.getAttribute('class')")
            read.add(str(here).split()[0])
    assert {"hex", "dt"} <= read


def test_a_long_press_reads_a_tile_and_chooses_nothing(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 6, "tool", 2), **PHONE)
    page = ania.page
    before = ania.number()
    for tab, held in {"page-hand": ".mat .tool.is-open", "page-side": ".dtrs .dtr"}.items():
        ania.turn_to(tab)
        ania.hold(page.locator(held).first)
        assert page.locator("#tip").is_visible() and not page.evaluate(OUTSIDE)
    page.locator("[data-page='page-hand']").tap()
    assert ania.number() == before and not page.locator(".opt.is-chosen").count()


VISIBLE = """() => {
  const box = document.querySelector('#stage [data-options]').getBoundingClientRect();
  const stage = document.getElementById('stage').getBoundingClientRect();
  return box.top >= stage.top - 1 && box.bottom <= stage.bottom + 1;
}"""


def test_a_tablet_scrolls_to_what_can_be_chosen(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 4, "relic_pick", 1), **TABLET)
    ania.page.wait_for_function(VISIBLE)


def test_a_phone_shows_the_own_goals(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 6, "tool", 2), **PHONE)
    goals = ania.page.locator(".mat .my-goals li")
    assert goals.count() == 2 and goals.first.is_visible()


def test_a_phone_has_a_tab_for_the_clan_and_turns_to_it(guest: Invite) -> None:
    ania = sit_down(guest, moment(2, 6, "tool", 2), **PHONE)
    tab = ania.page.locator("[data-page='page-hand']")
    assert tab.get_attribute("aria-pressed") == "true"
    box = ania.page.locator(".mat .tool.is-open").first.bounding_box()
    assert box and 0 <= box["x"] < 390


OVER = """(marks) => {
  const boxes = marks.map((one) => one.getBoundingClientRect());
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) => over(a, b) > a.width / 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height / 3)).length;
}"""
"""How many pairs of marks hide each other."""


def test_enemies_of_one_chamber_show_their_keys_apart(guest: Invite) -> None:
    ania = guest(**PHONE)
    position = recorded("covenant", "solo_lost_on_expert", "fight_pick", 0, None)
    ania.open_table("covenant", ME, position=position)
    ania.await_turn()
    marks = ania.page.locator(".mount .keymark")
    assert marks.count() == ania.page.locator("#prompt .opts .opt[data-option]").count()
    assert marks.evaluate_all(OVER) == 0
    foes = ".foe .keymark"
    assert ania.page.locator(foes).count() == 0, "no enemy lies over the key of another"


def test_all_tiles_of_the_draft_are_in_sight(guest: Invite) -> None:
    ania = guest(lang="pl", viewport={"width": 1180, "height": 820})
    position = recorded("covenant", "clear_winner_of_four", "draft_pick", 0, None)
    ania.open_table("covenant", ME, BOT, BOT, BOT, position=position)
    ania.await_turn()
    hidden = "(one) => one.scrollHeight - one.clientHeight"
    assert ania.page.locator(".draft").evaluate(hidden) <= 1
