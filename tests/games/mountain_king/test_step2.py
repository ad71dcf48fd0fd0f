"""MTK-4.40 to 4.44: recruit or dig, and when the step is skipped."""

import pytest
from games.mountain_king.mountain import (
    RIVAL_WALL,
    asked,
    moot_of,
    mountain,
    network,
    player,
    stock,
    trolls,
)
from helpers import at, names, options, play, refused, table, told

from underhall.core.match import Match


def step_2(held: str = "", moot: int = 4, **things: object) -> Match:
    """Seat 0 begins step 2 with so much, and so many trolls in the moot."""
    own = player(held, gate="wg4_4", moot=moot_of(moot))
    return at(mountain(own, seats=4, step="recruit_or_dig", **things))


@pytest.mark.rule("MTK-4.40")
def test_one_of_the_two_must_be_done() -> None:
    match = step_2("2 stone")
    assert options(match, 0) == ["recruit", "dig"]
    assert refused(match, 0, "skip") == ("MTK-4.44", "must-recruit-or-dig")


@pytest.mark.rule("MTK-4.40")
def test_whoever_recruits_does_not_dig() -> None:
    match = step_2("4 stone")
    play(match, "0 recruit", "0 1_0", "0 2_0")
    assert (table(match)["step"], len(trolls(match)), network(match)) == ("great_hall", 5, ["2,4"])


@pytest.mark.rule("MTK-4.40")
def test_whoever_digs_does_not_recruit() -> None:
    match = step_2("5 stone, 5 coin")
    play(match, "0 dig", "0 tunnel_i2", "0 2,5*+2,6")
    assert (table(match)["step"], len(trolls(match))) == ("great_hall", 4)
    assert network(match) == ["2,4", "2,5", "2,6"]


@pytest.mark.rule("MTK-4.41")
def test_a_full_moot_must_dig() -> None:
    match = step_2("4 stone", moot=10)
    assert options(match, 0) == ["trade", "dig"]
    assert refused(match, 0, "recruit") == ("MTK-4.41", "moot-full")
    assert refused(match, 0, "skip") == ("MTK-4.44", "must-recruit-or-dig")
    assert asked(step_2("2 iron", moot=10)) == "dig_placement"


@pytest.mark.rule("MTK-4.41")
def test_nine_trolls_leave_the_choice() -> None:
    assert options(step_2("2 stone", moot=9), 0) == ["recruit", "dig"]


@pytest.mark.rule("MTK-4.42")
@pytest.mark.parametrize("held", ["1 stone, 1 iron, 1 heartstone, 1 coin", "4 hammer", "5 rune"])
def test_who_cannot_pay_a_dig_must_recruit(held: str) -> None:
    match = step_2(held)
    assert options(match, 0) == ["trade", "recruit"]
    assert refused(match, 0, "dig") == ("MTK-4.42", "minerals-short")
    assert refused(match, 0, "skip") == ("MTK-4.44", "must-recruit-or-dig")


@pytest.mark.rule("MTK-4.42")
def test_without_another_way_recruiting_is_not_even_asked() -> None:
    match = step_2("1 stone")
    assert (asked(match), names(match.setup_events)) == ("recruit_card", ["forced"])


@pytest.mark.rule("MTK-4.42")
def test_minerals_do_not_help_where_no_tunnel_small_enough_is_left() -> None:
    match = step_2("4 stone", stacks={"tunnel_v5": 3})
    assert refused(match, 0, "dig") == ("MTK-4.42", "minerals-short")
    assert "dig" in options(step_2("5 stone", stacks={"tunnel_v5": 3}), 0)


@pytest.mark.rule("MTK-4.42", "MTK-4.79")
def test_minerals_do_not_help_where_no_tunnel_fits() -> None:
    own, rival = player("5 stone", gate="wg4_4"), player(gate="wg4_3")
    match = at(mountain(own, rival, seats=4, tunnels=RIVAL_WALL, step="recruit_or_dig"))
    assert options(match, 0) == ["trade", "recruit"]
    assert refused(match, 0, "dig") == ("MTK-4.79", "nowhere-to-dig")


@pytest.mark.rule("MTK-4.43")
def test_nobody_has_to_trade_for_a_dig() -> None:
    match = step_2("8 coin", moot=10)
    assert options(match, 0) == ["skip", "trade"]
    events = play(match, "0 skip")
    assert told(events, "step-skipped") == [{"who": 0}]
    assert (table(match)["step"], stock(match)) == ("great_hall", "8 coin")


@pytest.mark.rule("MTK-4.43")
def test_but_one_may_trade_for_a_dig() -> None:
    match = step_2("1 stone, 8 coin")
    assert options(match, 0) == ["trade", "recruit"]
    play(match, "0 trade", "0 stone", *["0 coin"] * 4)
    assert options(match, 0) == ["trade", "recruit", "dig"]


@pytest.mark.rule("MTK-4.44")
@pytest.mark.parametrize("held", ["", "1 stone, 1 iron, 1 coin"])
def test_the_step_is_skipped_where_neither_is_possible(held: str) -> None:
    match = step_2(held, moot=10)
    assert told(match.setup_events, "step-skipped") == [{"who": 0}]
    assert (match.state.active, stock(match)) == (1, held)


@pytest.mark.rule("MTK-4.44")
def test_the_step_is_skipped_when_all_tunnels_are_gone() -> None:
    match = step_2("9 stone", moot=10, stacks={})
    assert options(match, 0) == ["skip", "trade"]
    assert refused(match, 0, "dig") == ("MTK-4.79", "no-tunnels-left")


@pytest.mark.rule("MTK-4.41", "MTK-4.43", "MTK-4.44")
def test_ex_20_step_2_with_a_full_moot() -> None:
    match = step_2("1 stone, 1 iron, 3 coin", moot=10)
    assert options(match, 0) == ["skip", "trade"]
    play(match, "0 trade", "0 stone", "0 iron", "0 coin", "0 coin", "0 coin")
    assert (stock(match), asked(match)) == ("2 stone", "dig_placement")
    assert "2,5*+2,6" in options(match, 0)
