"""Pages beside the table have room for what stands on them."""

from __future__ import annotations

import pytest

from .seating import (
    BOT,
    CUT,
    DESK,
    ME,
    PHONE,
    SHORTENED,
    SMALL,
    SMALLER,
    TABLET,
    UPRIGHT,
    WHOLE,
    Invite,
    at,
    brought,
    seated,
)


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


OVER_ITS_PART = """() => [...document.querySelectorAll('.bar .segn')].filter((one) => {
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
        assert at(ania, screen).evaluate(OVER_ITS_PART) == [], screen


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
    ("covenant", "clear_winner_of_four", "at=300"),
    ("dwergar", "clear_winner_of_four", "at=120"),
    ("mountain_king", "clear_winner_of_five", "at=417"),
    ("runedar", "last_gold", "at=200"),
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
        assert ania.page.evaluate(CUT, f"{SHORTENED}, .brand") == [], screen
        rows = ania.page.locator(".scrubber .acts-row").all()
        low, lower = sorted(row.bounding_box()["y"] for row in rows)
        assert lower - low < 8 or "seat=" in at_move, screen
        assert max(row.bounding_box()["height"] for row in rows) < 50, screen


MEETS = """() => [...document.querySelectorAll('.seats .seat')].filter((seat) => {
  const [odds, machine] = ['.seat-orc', '.machine:not(.is-none)'].map((one) => {
    const found = seat.querySelector(one);
    return found && found.getBoundingClientRect();
  });
  return machine && odds.right > machine.left + 1 && odds.top < machine.bottom - 1;
}).length"""
"""Players whose odds a machine lies upon."""


def test_a_machine_leaves_the_odds_of_four_on_a_phone(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=PHONE)
    ania.go(f"/table/{brought(ania, 'runedar', 'last_gold')}/replay?at=200")
    assert ania.page.locator(".seats .machine:not(.is-none)").count() == 1
    assert ania.page.evaluate(MEETS) == 0


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


LINES = """(all) => {
  const tops = all.map((one) => one.getBoundingClientRect().top);
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}"""
"""How many stand in each line."""


def test_no_stack_of_points_stands_alone_in_its_line(guest: Invite) -> None:
    ania = guest(viewport=DESK)
    for game, record in (
        ("belfort", "clear_winner_of_five"),
        ("dwergar", "clear_winner_of_four"),
    ):
        ania.page.goto(f"{ania.url}/table/{brought(ania, game, record)}/review")
        stacks = ania.page.locator(".rv-stack")
        stacks.nth(3).wait_for()
        for screen in (DESK, TABLET, UPRIGHT):
            assert min(at(ania, screen).locator(".rv-stack").evaluate_all(LINES)) > 1, screen


HEIGHT = "(one) => one.getBoundingClientRect().height"


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


PARTED = CUT.replace("getElementById('table')", "querySelector('main')")
"""What is cut, and words that are broken, on a page that is no table."""
NAMES = "(rows) => rows.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
BROKEN_INTO = "(all) => all.map((one) => one.getClientRects().length)"
ON_EACH_OTHER = """([one, other]) => {
  const boxOf = (at) => document.querySelector(at).getBoundingClientRect();
  const [here, there] = [boxOf(one), boxOf(other)];
  return here.left < there.right && there.left < here.right
    && here.top < there.bottom && there.top < here.bottom;
}"""


@pytest.mark.parametrize("game", ["mountain_king", "dwergar"])
def test_tables_of_the_rules_break_no_words_on_a_phone(guest: Invite, game: str) -> None:
    ania = guest(lang="pl", viewport=PHONE)
    ania.go(f"/rules/{game}")
    assert ania.page.evaluate(PARTED, ".sr") == []


def test_names_of_values_in_a_file_are_folded_away(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=PHONE)
    ania.go("/rules/belfort")
    assert ania.page.locator("#sources code:visible").all_inner_texts() == [
        "underhall serve --data my-values.toml"
    ]
    ania.page.locator("#sources summary").click()
    assert ania.page.locator("#sources code:visible").count() > 5


def test_the_flag_of_the_first_door_lies_on_nothing(guest: Invite) -> None:
    for lang in ("en", "pl"):
        ania = guest(lang=lang, viewport=PHONE)
        ania.go("/")
        flagged = ".door[data-first='1'] "
        for other in (".door-name", ".door-facts", ".door-art", ".ways"):
            both = [flagged + ".door-flag", flagged + other]
            assert not ania.page.evaluate(ON_EACH_OTHER, both), (lang, other)


def test_who_plays_is_read_whole_in_the_hall(guest: Invite) -> None:
    ania = guest(viewport=PHONE)
    ania.post("/api/tables", {"game": "mountain_king", "seats": [ME, *[BOT] * 4]})
    ania.go("/")
    assert ania.page.locator(".yours small").evaluate_all(NAMES) == 0


def test_two_doors_below_three_stand_in_the_middle(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=UPRIGHT)
    ania.go("/")
    boxes = [door.bounding_box() for door in ania.page.locator(".door").all()]
    assert len({box["width"] for box in boxes}) == 1
    left, right = boxes[3]["x"], UPRIGHT["width"] - boxes[4]["x"] - boxes[4]["width"]
    assert abs(left - right) < 2
    assert ania.page.locator(".ways-row .btn").evaluate_all(NAMES) == 0


def test_choices_for_a_new_table_are_read_whole(guest: Invite) -> None:
    """A closed list shows no dots where it cuts: beside its words there has to be room."""
    spare = """(all) => all.map((one) => {
      const own = document.createElement('span');
      const { fontFamily, fontSize, paddingLeft } = getComputedStyle(one);
      Object.assign(own.style, { fontFamily, fontSize, position: 'absolute', whiteSpace: 'pre' });
      own.textContent = one.selectedOptions[0].text;
      document.body.append(own);
      const free = one.clientWidth - 2 * parseFloat(paddingLeft) - own.offsetWidth;
      own.remove();
      return free;
    })"""
    for lang in ("en", "pl"):
        ania = guest(lang=lang, viewport=UPRIGHT)
        ania.go("/new/belfort")
        for screen in (UPRIGHT, PHONE, DESK):
            lists = at(ania, screen).locator(".newopts select")
            assert min(lists.evaluate_all(spare)) > 0, (lang, screen)


def test_a_score_stays_with_its_name_among_replays(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=PHONE)
    brought(ania, "belfort", "clear_winner_of_five")
    ania.go("/replays")
    names = ania.page.locator(".archive .whole")
    assert names.evaluate_all(BROKEN_INTO) == [1] * 5


def test_names_on_the_result_of_a_phone_are_whole(guest: Invite) -> None:
    ania = guest(viewport=PHONE)
    ania.go(f"/table/{brought(ania, 'covenant', 'solo_won')}/result")
    assert ania.page.locator(".bar-name").evaluate_all(NAMES) == 0
    ania.go(f"/table/{brought(ania, 'mountain_king', 'teams')}/result")
    heights = ania.page.locator(".along tbody tr").evaluate_all(
        "(rows) => rows.map((row) => row.offsetHeight)"
    )
    assert max(heights) < 40


IN_SIGHT = """(at) => [...document.querySelectorAll(at)].every((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return found && (one.contains(found) || found.contains(one));
})"""


@pytest.mark.parametrize("game", ["covenant", "dwergar", "belfort"])
def test_clues_of_a_puzzle_are_in_sight_on_a_tablet(guest: Invite, game: str) -> None:
    ania = guest(viewport=UPRIGHT)
    ania.go(f"/puzzles/{game}/1")
    clue = "a[href*='clue=1']:not(#riddle *)"
    assert ania.page.evaluate(IN_SIGHT, clue)
    ania.page.locator(clue).click()
    ania.page.wait_for_selector(".puz-clues .hint-cap")
    ania.page.locator("a[href*='shown=1']:visible").first.click()
    ania.page.wait_for_selector("#riddle .hint")
    assert ania.page.evaluate(IN_SIGHT, "#riddle .hint.is-hover")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_three_best_are_in_sight_on_a_tablet(guest: Invite, lang: str) -> None:
    ania = guest(lang=lang, viewport=UPRIGHT)
    ania.go("/puzzles/dwergar/1?shown=1")
    feats = "#riddle .hint:nth-child({}) .feats"
    assert all(ania.page.evaluate(IN_SIGHT, feats.format(n)) for n in (1, 2, 3))


def test_colours_of_clans_keep_apart_on_a_tablet(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=UPRIGHT)
    ania.open_table("dwergar", {"kind": "me", "name": "Ania"}, *[{"kind": "open"}] * 3)
    clans = ania.page.locator(".swatch-clan")
    assert clans.count() == 4 and clans.locator("b").filter(visible=True).count() == 0


def test_a_hint_is_in_sight_on_a_tablet(guest: Invite) -> None:
    place = ("covenant", "clear_winner_of_four", "tool", 2, -2)
    ania = seated(guest, place, viewport=UPRIGHT)
    ania.page.locator("#prompt [data-act='hint']").click()
    ania.page.wait_for_selector("#coach .hint.is-hover")
    assert ania.page.evaluate(IN_SIGHT, "#coach .hint")
    assert ania.page.evaluate(IN_SIGHT, "#prompt .opt[data-option]")


def test_the_page_of_the_api_looks_like_the_others(guest: Invite) -> None:
    ania = guest(viewport=PHONE, color_scheme="dark")
    ania.page.goto(f"{ania.url}/api/docs")
    ground = "getComputedStyle(document.body).backgroundColor"
    own = ania.page.evaluate(ground)
    ania.go("/")
    assert own == ania.page.evaluate(ground)
    assert ania.complaints == []


KEYS_UPON_WORDS = """() => {
  const words = document.querySelector('[data-key=relics] small').getBoundingClientRect();
  return [...document.querySelectorAll('[data-key=relics] .keycap')].filter((key) => {
    const { top, right, left } = key.getBoundingClientRect();
    return top < words.bottom - 1 && left < words.right && right > words.left;
  }).length;
}"""


def test_keys_of_relics_leave_their_words_in_sight(guest: Invite) -> None:
    ania = guest(lang="pl", viewport=PHONE)
    ania.go("/puzzles/covenant/1")
    assert ania.page.locator("[data-key=relics] .keycap").count() == 2
    for screen in (PHONE, UPRIGHT):
        assert at(ania, screen).evaluate(KEYS_UPON_WORDS) == 0, screen


def test_what_an_empty_field_is_for_can_be_read_at_night(guest: Invite) -> None:
    ania = guest(viewport=DESK, color_scheme="dark")
    ania.go("/new/belfort")
    colours = """() => [getComputedStyle(document.querySelector('.input'), '::placeholder').color,
      getComputedStyle(document.querySelector('.field > span')).color]"""
    written, quiet = ania.page.evaluate(colours)
    assert written == quiet
