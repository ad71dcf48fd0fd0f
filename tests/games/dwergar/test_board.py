"""The board in the browser: what it foretells is what the rules do, and every view can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from games.dwergar.halls import RICH, clan, halls, sent, walk
from helpers import at, play

from underhall import editions
from underhall.bots.bot import Bot
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.game import Edition
from underhall.core.secrets import redeal, view
from underhall.games.dwergar.box.names import (
    DECKS,
    EVENTS,
    PROJECTS,
    RESOURCES,
    SPACE_COUNT,
    SPACES,
)
from underhall.games.dwergar.face.board import draw
from underhall.games.dwergar.face.board.cells import yielded
from underhall.games.dwergar.face.board.projects import discounted
from underhall.games.dwergar.face.board.signs import (
    DECK_ICONS,
    EVENT_ICONS,
    PROJECT_ICONS,
    SPACE_ICONS,
    with_heat,
)
from underhall.games.dwergar.face.board.usable import development, is_idle
from underhall.games.dwergar.rules.action import ActionMenu
from underhall.games.dwergar.rules.developing import development_cost
from underhall.games.dwergar.rules.mine import load_of
from underhall.games.dwergar.rules.studio import discount_choices, realization_cost
from underhall.games.dwergar.rules.turn import FAJRANT, TurnMenu
from underhall.kit.menus import END
from underhall.kit.writing import named_counts
from underhall.server.pages.rendering import icons
from underhall.text import Words

PLAIN = editions.edition("dwergar")
NAMES = ("Ania", "Olek", "Bartłomiej Długonosy", "Ewa")


def greedy(seats: int, seed: int, **options: str) -> Iterator[Any]:
    """The state before every decision of a game of sensible clans."""
    s = PLAIN.start(seats, {"decks": "random", **options}, seed)
    bots = [Bot("greedy", PLAIN.game, seat, seed) for seat in range(seats)]
    while s.result is None:
        yield s
        s.play(bots[s.decision.seat].choose(s))


def seen(s: Any, seat: int, edition: Edition = PLAIN) -> dict[str, Any]:
    return view(edition.game, s, seat)


def drawn(s: Any, seat: int, lang: str = "en", edition: Edition = PLAIN) -> dict[str, Any]:
    say = Words(lang, "dwergar", NAMES, strict=True).say
    return draw(seen(s, seat, edition), edition.raw, say)


# ---------------------------------------------------------------------- everything can be drawn


@pytest.mark.parametrize("seats, lang", [(2, "pl"), (3, "en"), (4, "pl")])
def test_every_moment_of_a_rich_game_can_be_drawn(seats: int, lang: str) -> None:
    for made, s in enumerate(walk(seats, seats)):
        if made % 17 == 0 or s.result is not None:
            for seat in (SPECTATOR, *range(seats)):
                drawn(s, seat, lang, RICH)


def test_a_drawing_tells_only_what_a_seat_may_know() -> None:
    for made, s in enumerate(walk(3, 5)):
        if made % 20 == 0:
            other = redeal(RICH.game, s, 0, Fast(f"another {made}"))
            assert drawn(s, 0, edition=RICH) == drawn(other, 0, edition=RICH)


def test_everything_has_an_icon() -> None:
    pictures = {**PROJECT_ICONS, **EVENT_ICONS, **SPACE_ICONS}
    assert set(PROJECTS.tokens) | set(EVENTS.tokens) | set(SPACES.tokens) == set(pictures)
    assert set(DECKS.tokens) == set(DECK_ICONS)
    assert {icon for icon, _ in pictures.values()} | set(DECK_ICONS.values()) <= icons()


# ---------------------------------------------------------------------- what it foretells


def all_idle(s: Any) -> dict[str, bool]:
    """For each placement whether nothing at all could be done after it, by the rules."""
    decision = s.decision
    found = {}
    for code in decision.options(s):
        if code < FAJRANT:
            after = s.copy()
            decision.choose(after, code)
            after.agenda[:] = [ActionMenu(decision.seat)]
            found[decision.token(s, code)] = ActionMenu(decision.seat).options(after) == [END]
    return found


def foretold_idle(s: Any) -> dict[str, bool]:
    """The same as the board foretells it."""
    seat = s.decision.seat
    table = seen(s, seat)["table"]
    tokens = [s.decision.token(s, code).split(":") for code in s.decision.options(s)]
    return {
        ":".join(one): is_idle(table, seat, one[1], one[2]) for one in tokens if one[0] == "place"
    }


def sampled(found: Iterator[Any], wanted: Callable[[Any], bool], every: int = 1) -> Iterator[Any]:
    """Every so many-th of the states that are wanted."""
    fitting = (s for s in found if s.decision is not None and wanted(s))
    yield from (s for n, s in enumerate(fitting) if n % every == 0)


def is_turn_menu(s: Any) -> bool:
    return isinstance(s.decision, TurnMenu)


@pytest.mark.parametrize("seats, seed", [(2, 1), (3, 2), (4, 3)])
def test_an_action_that_achieves_nothing_is_foretold(seats: int, seed: int) -> None:
    warned = 0
    for s in sampled(greedy(seats, seed), is_turn_menu, 2):
        rules = all_idle(s)
        assert foretold_idle(s) == rules
        warned += sum(rules.values())
    for s in sampled(walk(seats, seed), is_turn_menu, 9):
        assert foretold_idle(s) == all_idle(s)
    assert warned


def test_the_warning_counts_heat_that_comes_with_the_placement() -> None:
    own = clan("1/0/0/0", pool={"engineer": 1}, unlit=0, lit=0)
    cold = at(halls(own, event=None)).state
    warm = at(halls(own, event="heated_steam_pipes", round=2, past=["heated_steam_pipes"])).state
    for s in (cold, warm):
        assert foretold_idle(s) == all_idle(s)


def test_prices_of_developments_are_those_of_the_rules() -> None:
    checked = 0
    for s in sampled(greedy(3, 7), lambda s: s.decision.name == "action_menu"):
        seat = s.decision.seat
        table = seen(s, seat)["table"]
        player = table["players"][seat]
        if table["action"]["space"] in ("forge", "architect_studio"):
            for card in player["realized"]:
                cost = development_cost(s, seat, PROJECTS.code(card))
                told = development(table, player, card)
                assert {token: n for token, n in told.items() if n} == named_costs(cost)
                checked += 1
    assert checked


def named_costs(cost: tuple[int, ...]) -> dict[str, int]:
    names = [*RESOURCES.tokens, "heat"]
    return {name: n for name, n in zip(names, cost) if n}


def test_prices_of_projects_are_those_of_the_rules() -> None:
    own = clan("9/9/9/9", developed=["master_tools", "treasury_gate"], heat=5)
    track = ["coal_crusher", "chasm_infill", "gold_foundry", "private_conveyor"]
    decks = ["western_quarter", "new_shaft", "golden_terraces", "eastern_quarter"]
    rivals = [clan(), clan(), clan()]
    match = sent("ironworker", "architect_studio", own, *rivals, track=track, decks=decks)
    s = match.state
    table = seen(s, 0)["table"]
    player = table["players"][0]
    for card in track:
        code = PROJECTS.code(card)
        printed = table["printed"]["projects"][card]["cost"]
        for choice in discount_choices(s, 0, code):
            wish = RESOURCES.token(choice - 1) if choice else ""
            price = discounted(table, player, printed, with_heat(player), wish)[0]
            told = {token: n for token, n in price.items() if n}
            assert told == named_costs(realization_cost(s, 0, code, choice))


def test_loads_are_those_of_the_rules() -> None:
    checked = 0
    for s in sampled(walk(4, 9), lambda s: s.decision.name == "action_menu" and s.space < 4, 3):
        seat = s.decision.seat
        told = yielded(seen(s, seat, RICH))
        assert told == named_counts(load_of(s, seat), RESOURCES)
        checked += 1
    assert checked


def test_a_raise_brings_what_the_board_says() -> None:
    carts = {"closed": "3/0/0/0", "level_1": "1/1/0/0", "level_3": "0/0/0/1"}
    own = clan("0/0/0/0", carts=carts, heat=4)
    match = sent("blacksmith", "gearbox", own, clan(carts={"level_1": "0/0/2/0"}))
    told = drawn(match.state, 0)["raises"][1]
    assert (told["own"], told["others"], told["heat"]) == (5, 2, 1)
    before = match.state.in_hand(0)
    play(match, "0 raise:2")
    gained = sum(match.state.in_hand(0)) - sum(before)
    assert gained == told["own"] and sum(match.state.in_hand(1)) == told["others"]


# ---------------------------------------------------------------------- projects and points


def test_a_project_says_what_is_missing_and_when_it_can_be_paid() -> None:
    own = clan("4/0/0/0", carts={"closed": "0/2/0/0", "level_4": "0/0/1/0"}, heat=2)
    decks = {"decks": ["western_quarter", "new_shaft"]}
    track = ["chasm_infill", "new_shaft_props", "ore_hoist", "master_tools"]
    s = at(halls(own, track=track, **decks)).state
    found = {card["id"]: card["state"] for card in drawn(s, 0)["track"]}
    assert found["chasm_infill"]["kind"] == "now"
    assert (found["new_shaft_props"]["kind"], found["new_shaft_props"]["raises"]) == ("soon", 1)
    assert found["ore_hoist"]["kind"] == "short"
    assert [(one["id"], one["n"]) for one in found["ore_hoist"]["short"]] == [
        ("iron", 2),
        ("gold", 1),
    ]


def test_the_next_card_of_the_new_shaft_says_what_it_scores() -> None:
    own = clan("0/0/0/0", realized=["ore_hoist"], developed=["chasm_infill", "tramway_track"])
    s = at(halls(own, decks=["western_quarter", "new_shaft"])).state
    cards = {card["id"]: card for card in drawn(s, 0)["own"]["cards"]}
    assert cards["ore_hoist"]["chain"] == 3 and cards["chasm_infill"]["chain"] == 0
    decks = {deck["id"]: deck for deck in drawn(s, 0)["decks"]}
    assert decks["new_shaft"]["prize"].endswith("+3")


def test_points_of_the_end_are_told_while_the_game_lasts() -> None:
    own = clan("0/4/0/0", developed=["armoury"])
    s = at(halls(own, decks=["western_quarter", "new_shaft"])).state
    assert drawn(s, 0)["seats"][0]["final"] == 4


# ---------------------------------------------------------------------- the choice


def test_dwarves_are_grouped_by_place() -> None:
    own = clan("2/0/0/0", pool={"engineer": 1, "blacksmith": 2})
    s = at(halls(own, spaces={"forge": "ironworker"})).state
    found = drawn(s, 0)["choice"]
    assert len(found["places"]) == SPACE_COUNT and not found["single"]
    forge = next(place for place in found["places"] if place["id"] == "forge")
    assert [one["pawn"] for one in forge["dwarves"]] == ["engineer", "blacksmith", "foreman"]
    assert forge["there"] == "ironworker"
    assert forge["dwarves"][0]["bonus"] and forge["dwarves"][1]["idle"]


def test_parts_of_an_action_have_rows_and_what_ends_it_stands_last() -> None:
    found = drawn(sent("engineer", "gearbox", clan(heat=1)).state, 0)["choice"]
    assert [row["word"] for row in found["rows"]] == ["raise", "stone"]
    raises = found["rows"][0]["cells"]
    assert [bool(cell.get("no")) for cell in raises] == [False, False, True, True, True]
    assert raises[2]["is_short"] and found["last"] == ["end_action"] and found["unused"]


def test_nothing_is_left_undone_after_a_part() -> None:
    match = sent("engineer", "gearbox", clan(heat=1))
    play(match, "0 stone:closed")
    assert drawn(match.state, 0)["choice"]["unused"] == ""


def test_a_bonus_of_the_silverbeard_token_shows_what_it_brings() -> None:
    decks = ["western_quarter", "old_shaft"]
    match = sent("engineer", "bellows", clan(unlit=1, lit=0), silverbeard=0, decks=decks)
    rows = drawn(match.state, 0)["choice"]["rows"]
    row = next(row for row in rows if row["word"] == "silverbeard")
    bits = {cell["token"]: cell["bits"] for cell in row["cells"]}
    assert [(one["icon"], one["text"]) for one in bits["silverbeard:heat_two"]] == [("flame", "+2")]
    assert all(one["icon"] for found in bits.values() for one in found)


def test_every_option_of_the_studio_is_shown_with_its_price() -> None:
    own = clan("9/9/9/9", developed=["master_tools"], heat=9)
    track = ["coal_crusher", "chasm_infill"]
    decks = ["western_quarter", "new_shaft", "eastern_quarter"]
    match = sent("ironworker", "architect_studio", own, clan(), clan(), track=track, decks=decks)
    s = match.state
    cells = drawn(s, 0)["choice"]["rows"][0]["cells"]
    assert [cell["token"] for cell in cells] == [
        "realize:coal_crusher:stone",
        "realize:coal_crusher:iron",
        "realize:chasm_infill",
    ]
    assert cells[0]["sub"] != cells[1]["sub"]
