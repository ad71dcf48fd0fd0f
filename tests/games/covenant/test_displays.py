"""Displays and stacks (4.E)."""

from typing import Any

import pytest
from games.covenant.hall import gain, gains, hall, own
from helpers import at, names, options, play, table

from underhall.games.covenant.box.names import RELICS, RUBBLE

SIZES = {"rubble": 5, "traditions": 4, "coins": 4, "relics": 4, "tools": 4, "ornaments": 6}


def shown(match: Any, display: str) -> list[str | None]:
    """What lies on the spaces of a display."""
    found: list[str | None] = table(match)["displays"][display]
    return found


def refilled(*outcomes: str, **displays: list[str | None]) -> Any:
    """Displays after a refill, the tiles of which are drawn as named."""
    return at(hall({}, {}, agenda=[{"do": "refill"}], displays=displays), *outcomes)


@pytest.mark.rule("COV-4.35")
def test_displays_have_their_sizes() -> None:
    displays = table(at(hall({}, {})))["displays"]
    assert {key: len(spaces) for key, spaces in displays.items()} == SIZES


@pytest.mark.rule("COV-4.36")
def test_a_tile_taken_leaves_its_space_empty_until_the_refill() -> None:
    match = gains("relic", "gp:1")
    before = shown(match, "relics")
    play(match, "0 relic:1")
    assert shown(match, "relics") == [None, *before[1:]]


@pytest.mark.rule("COV-4.36")
def test_an_ornament_is_replaced_at_once_from_its_colour() -> None:
    rich = {"resources": {"gold": 2, "emerald": 2, "iron": 2, "mythrall": 2}, "storage_tiles": 2}
    match = gains("ornament", own=rich)
    before = shown(match, "ornaments")
    play(match, f"0 {options(match, 0)[0]}")
    while match.state.asked(0) is not None and match.state.asked(0).name.startswith("ornament"):
        play(match, f"0 {options(match, 0)[0]}")
    after = shown(match, "ornaments")
    assert None not in after
    changed = [at for at in range(6) if before[at] != after[at]]
    assert all(("silver" in str(before[at])) == ("silver" in str(after[at])) for at in changed)


@pytest.mark.rule("COV-4.37")
def test_only_tiles_on_display_can_be_taken() -> None:
    stock = [str(tile) for tile in shown(at(hall({}, {})), "coins")]
    match = gains("coin", own={"score": 9}, displays={"coins": [None, stock[0], None, stock[1]]})
    assert options(match, 0) == ["coin:2", "coin:4", "none"]


@pytest.mark.rule("COV-4.38")
def test_discarded_rubble_becomes_a_new_stack() -> None:
    discard = dict(zip(RUBBLE.tokens, at(hall({}, {})).edition.tables.rubble_count))
    first = next(token for token, n in discard.items() if n)
    discard[first] -= 1
    displays = {"rubble": [None, None, None, None, first]}
    agenda = [{"do": "refill"}]
    match = at(hall({}, {}, agenda=agenda, displays=displays, rubble_discard=discard))
    assert "rubble-shuffled" in names(match.setup_events)
    assert None not in shown(match, "rubble")
    assert table(match)["rubble_discard"] == {}


@pytest.mark.rule("COV-4.39")
def test_an_empty_stack_leaves_spaces_empty() -> None:
    relics = dict(zip(RELICS.tokens, at(hall({}, {})).edition.tables.relic_count))
    agenda, displays = [{"do": "refill"}], {"relics": [None] * 4}
    match = at(hall({"relics": relics}, {}, agenda=agenda, displays=displays))
    assert shown(match, "relics") == [None] * 4


@pytest.mark.rule("COV-4.40")
def test_a_coin_pushed_off_the_board_leaves_the_game() -> None:
    kinds = ("coin_court", "coin_mine", "coin_prestige", "coin_iron", "coin_gold", "coin_emerald")
    coins = {f"coin_slot_{n}": kind for n, kind in enumerate(kinds, 1)}
    match = gains("coin", own={"coins": coins, "score": 9})
    play(match, "0 coin:1")
    slot = options(match, 0)[0]
    play(match, f"0 {slot}")
    assert table(match)["coins_gone"] == {coins[slot]: 1}


@pytest.mark.rule("COV-4.41")
def test_rubble_slides_to_space_five_and_fills_the_highest_space_first() -> None:
    iron, gold = "rubble_iron", "rubble_gold"
    drawn = ("rubble:rubble_emerald", "rubble:rubble_any", "rubble:rubble_mythrall")
    match = refilled(*drawn, rubble=[iron, None, gold, None, None])
    filled = ["rubble_mythrall", "rubble_any", "rubble_emerald"]
    assert shown(match, "rubble") == [*filled, iron, gold]


@pytest.mark.rule("COV-4.41")
@pytest.mark.parametrize("display", ["traditions", "coins", "relics"])
def test_other_tiles_slide_to_space_one(display: str) -> None:
    stock = [str(tile) for tile in shown(at(hall({}, {})), display)]
    pair = sorted(set(stock))[:2]
    for first, second in (pair, pair[::-1]):
        after = shown(refilled(**{display: [None, first, None, second]}), display)
        assert after[:2] == [first, second]
        assert None not in after


@pytest.mark.rule("COV-4.41")
def test_tools_do_not_slide() -> None:
    stock = [str(tile) for tile in shown(at(hall({}, {})), "tools")]
    match = refilled(f"tool:{stock[2]}", f"tool:{stock[3]}", tools=[None, stock[0], None, stock[1]])
    assert shown(match, "tools") == [stock[2], stock[0], stock[3], stock[1]]


@pytest.mark.rule("COV-4.42")
def test_displays_are_refilled_at_the_end_of_a_turn() -> None:
    match = at(hall({"forge": {"house": 0, "workshop": 0}}, {}, displays={"relics": [None] * 4}))
    play(match, "0 d1", "0 printed_compass", "0 end")
    assert None not in shown(match, "relics")
    assert own(match, "dwarves")[0]["tool"] == "printed_compass"


@pytest.mark.rule("COV-4.37")
def test_an_empty_display_gives_nothing() -> None:
    match = at(hall({}, {}, agenda=gain("relic", "gp:1"), displays={"relics": [None] * 4}))
    assert sum(own(match, "points").values()) == 6
