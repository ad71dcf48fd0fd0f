"""DWE-4H: the Gearbox."""

import pytest
from games.dwergar.halls import (
    asked,
    cart,
    clan,
    fire,
    last_turn,
    lingering,
    menu,
    mine,
    scores,
    sent,
    stock,
)
from helpers import at, names, options, play, refused, told

from underhall.core.errors import UnknownToken
from underhall.games.dwergar.box.names import LEVELS

FAILURE = {"round": 2, "event": "gearbox_failure"}

# ---------------------------------------------------------------------- 4.65 to 4.67 raising


@pytest.mark.rule("DWE-4.65")
@pytest.mark.parametrize("levels", [1, 2, 3, 4, 5])
def test_the_first_level_is_free_and_each_further_costs_one_heat(levels: int) -> None:
    match = sent("blacksmith", "gearbox", clan(heat=6, carts={"level_4": "1/0/0/0"}))
    events = play(match, f"0 raise:{levels}")
    assert (fire(match)[0], told(events, "lift-raised")) == (7 - levels, [{"n": levels}])
    assert stock(match) == ("1/0/0/0" if levels == 5 else "0/0/0/0")


@pytest.mark.rule("DWE-4.65")
def test_heat_is_paid_before_the_first_raise() -> None:
    match = sent("blacksmith", "gearbox", clan(heat=1, lit=1, carts={"closed": "1/0/0/0"}))
    play(match, "0 raise:2")
    assert (asked(match), stock(match)) == ((0, "pay_heat"), "0/0/0/0")
    assert names(play(match, "0 0")) == ["heat-paid", "lift-raised", "unloaded"]
    assert (fire(match)[:2], stock(match)) == ((1, 0), "1/0/0/0")


@pytest.mark.rule("DWE-4.65")
def test_without_heat_there_is_one_level_and_never_none() -> None:
    match = sent("blacksmith", "gearbox", clan())
    assert menu(match) == ["raise:1"]
    with pytest.raises(UnknownToken):
        play(match, "0 raise:0")


@pytest.mark.rule("DWE-4.65")
def test_the_lift_is_raised_by_choice_once_in_an_action() -> None:
    match = lingering("blacksmith", "gearbox", clan(heat=5))
    play(match, "0 raise:2")
    assert menu(match) == ["convert:south_steam_pipe"]
    assert refused(match, 0, "raise:1") == ("DWE-4.65", "base-used")


@pytest.mark.rule("DWE-4.66")
@pytest.mark.parametrize(
    "heat, lit, most", [(0, 0, 1), (2, 0, 3), (0, 2, 3), (1, 2, 4), (10, 8, 5)]
)
def test_r_35_heat_and_five_levels_limit_a_raise(heat: int, lit: int, most: int) -> None:
    """R-35: after five raises every tile has been unloaded."""
    match = sent("blacksmith", "gearbox", clan(heat=heat, lit=lit, unlit=0))
    assert menu(match) == [f"raise:{n}" for n in range(1, most + 1)]


@pytest.mark.rule("DWE-4.66")
def test_r_35_there_is_no_sixth_level_to_raise() -> None:
    """R-35: five raises empty all five tiles."""
    match = sent(
        "blacksmith", "gearbox", clan(heat=10, carts=dict.fromkeys(LEVELS.tokens, "1/0/0/0"))
    )
    with pytest.raises(UnknownToken):
        play(match, "0 raise:6")
    play(match, "0 raise:5")
    assert (stock(match), mine(match, "carts")) == ("5/0/0/0", {})


@pytest.mark.rule("DWE-4.66")
def test_too_little_heat_for_so_many_levels() -> None:
    match = sent("blacksmith", "gearbox", clan(heat=1, lit=1))
    assert refused(match, 0, "raise:4") == ("DWE-4.12", "heat-short")


@pytest.mark.rule("DWE-4.67")
@pytest.mark.parametrize("levels", [1, 2, 3, 4, 5])
def test_while_the_gearbox_fails_no_level_is_free(levels: int) -> None:
    match = sent("blacksmith", "gearbox", clan(heat=6), **FAILURE)
    play(match, f"0 raise:{levels}")
    assert fire(match)[0] == 6 - levels


@pytest.mark.rule("DWE-4.67")
def test_while_the_gearbox_fails_a_raise_needs_heat() -> None:
    match = sent("engineer", "gearbox", clan(), **FAILURE)
    assert menu(match) == [f"stone:{level}" for level in LEVELS.tokens]
    assert refused(match, 0, "raise:1") == ("DWE-4.12", "heat-short")
    match = sent("blacksmith", "gearbox", clan(heat=1, lit=1), **FAILURE)
    assert menu(match) == ["raise:1", "raise:2"]


# ---------------------------------------------------------------------- 4.68 points


@pytest.mark.rule("DWE-4.65", "DWE-4.68")
def test_ex_9_gearbox_points() -> None:
    blue = clan(carts={"level_1": "0/1/0/0"})
    match = sent("ironworker", "gearbox", clan(heat=2), blue)
    events = play(match, "0 raise:3")
    assert told(events, "level-points") == [{"who": 0, "n": 2, "points": 2}]
    assert (fire(match)[0], scores(match), stock(match, 1)) == (0, [2, 0], "0/1/0/0")


@pytest.mark.rule("DWE-4.68")
def test_ex_10_empty_lift() -> None:
    match = sent("ironworker", "gearbox", clan(heat=2))
    events = play(match, "0 raise:3")
    assert (fire(match)[0], scores(match)) == (0, [0, 0])
    assert names(events) == ["heat-paid", "lift-raised"]


@pytest.mark.rule("DWE-4.68")
@pytest.mark.parametrize("level", LEVELS.tokens)
@pytest.mark.parametrize("levels", [1, 3, 5])
def test_r_12_a_raise_counts_while_something_lies_in_the_lift(level: str, levels: int) -> None:
    """R-12: looked at separately at the start of each raise."""
    match = sent("ironworker", "gearbox", clan(heat=4, carts={level: "1/0/0/0"}))
    play(match, f"0 raise:{levels}")
    assert scores(match)[0] == min(levels, LEVELS.tokens.index(level) + 1)


@pytest.mark.rule("DWE-4.68")
@pytest.mark.parametrize("load", ["1/0/0/0", "0/1/0/0", "0/0/1/0", "0/0/0/1", "9/9/9/9"])
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_r_12_any_resource_in_any_cart_counts_as_one(load: str, owner: int) -> None:
    """R-12: over all players' carts."""
    crew = [clan(carts={"closed": load} if seat == owner else {}) for seat in range(3)]
    match = sent("ironworker", "gearbox", *crew)
    play(match, "0 raise:1")
    assert scores(match) == [1, 0, 0]


@pytest.mark.rule("DWE-4.68")
def test_a_riding_foreman_is_no_resource() -> None:
    match = sent("ironworker", "gearbox", clan(heat=4), clan(rides="level_3"))
    play(match, "0 raise:5")
    assert scores(match) == [0, 0]


@pytest.mark.rule("DWE-4.68")
@pytest.mark.parametrize("pawn", ["engineer", "blacksmith", "foreman"])
def test_only_an_ironworker_scores(pawn: str) -> None:
    match = sent(pawn, "gearbox", clan(carts={"closed": "1/0/0/0"}))
    play(match, "0 raise:1")
    assert scores(match) == [0, 0]


@pytest.mark.rule("DWE-4.68")
def test_points_are_for_the_gearbox_not_for_the_raises_of_an_event() -> None:
    crew = clan(pool={"ironworker": 1}, carts={"level_2": "1/0/0/0"})
    match = at(last_turn(clan(), crew, round=1), "event:gearbox_starts")
    play(match, "1 place:ironworker:gearbox", "1 raise:1")
    assert (cart(match, "closed", 1), scores(match)) == ("1/0/0/0", [0, 1])


# ---------------------------------------------------------------------- 4.69 to 4.71 stones


@pytest.mark.rule("DWE-4.69")
@pytest.mark.parametrize("level", LEVELS.tokens)
def test_r_13_an_engineer_puts_a_stone_into_every_cart_of_one_tile(level: str) -> None:
    """R-13: the closed level too."""
    match = sent("engineer", "gearbox", clan(carts={level: "3/0/0/0"}), clan(), clan("1/0/0/0"))
    events = play(match, f"0 stone:{level}")
    assert told(events, "stones-added") == [{"who": 0, "level": level, "n": 1}]
    loads = [mine(match, "carts", seat) for seat in range(3)]
    assert loads == [{level: {"stone": 4}}, {level: {"stone": 1}}, {level: {"stone": 1}}]
    assert stock(match, 2) == "1/0/0/0"


@pytest.mark.rule("DWE-4.69")
def test_one_tile_is_chosen_once() -> None:
    match = sent("engineer", "gearbox", clan())
    assert menu(match) == ["raise:1", *[f"stone:{level}" for level in LEVELS.tokens]]
    play(match, "0 stone:level_1")
    assert menu(match) == ["raise:1"]
    assert refused(match, 0, "stone:level_2") == ("DWE-4.37", "bonus-used")
    with pytest.raises(UnknownToken):
        play(match, "0 stone:unloading")


@pytest.mark.rule("DWE-4.69")
@pytest.mark.parametrize("pawn", ["ironworker", "blacksmith", "foreman"])
def test_nobody_else_adds_stones(pawn: str) -> None:
    match = sent(pawn, "gearbox", clan())
    assert refused(match, 0, "stone:level_1") == ("DWE-4.36", "specialist-needed")


@pytest.mark.rule("DWE-4.69", "DWE-4.70")
def test_ex_11_engineers_stones() -> None:
    match = sent("engineer", "gearbox", clan(), clan(), clan(), seat=2)
    play(match, "2 stone:closed", "2 raise:1")
    assert [stock(match, seat) for seat in range(3)] == ["1/0/0/0"] * 3


@pytest.mark.rule("DWE-4.70")
def test_stones_may_come_after_the_raises() -> None:
    match = sent("engineer", "gearbox", clan(heat=2))
    play(match, "0 raise:3", "0 stone:closed")
    assert (stock(match), stock(match, 1)) == ("0/0/0/0", "0/0/0/0")
    assert (cart(match, "closed"), cart(match, "closed", 1)) == ("1/0/0/0", "1/0/0/0")


@pytest.mark.rule("DWE-4.70")
def test_r_15_stones_never_come_between_two_raises() -> None:
    """R-15: the one thing that cannot be done in between."""
    match = sent("engineer", "gearbox", clan(heat=1, lit=1, carts={"level_1": "0/1/0/0"}))
    play(match, "0 raise:2")
    assert options(match, 0) == ["0", "1"]
    events = play(match, "0 1")
    assert (told(events, "lift-raised"), stock(match)) == ([{"n": 2}], "0/1/0/0")
    assert menu(match) == [f"stone:{level}" for level in LEVELS.tokens]


@pytest.mark.rule("DWE-4.71")
def test_ex_35_stones_without_raising() -> None:
    match = sent("engineer", "gearbox", clan(carts={"closed": "0/1/0/0"}))
    events = play(match, "0 stone:level_4", "0 end_action")
    assert [cart(match, "level_4", seat) for seat in (0, 1)] == ["1/0/0/0", "1/0/0/0"]
    assert (cart(match, "closed"), told(events, "lift-raised")) == ("0/1/0/0", [])
