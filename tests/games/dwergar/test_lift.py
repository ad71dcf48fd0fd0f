"""DWE-4E: the lift, its levels and what a raise brings."""

from typing import Any

import pytest
from games.dwergar.halls import asked, cart, clan, halls, last_turn, mine, pool, sent, stock
from helpers import at, examples, names, options, play, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.errors import BadData
from underhall.games.dwergar.box.names import LEVELS
from underhall.games.dwergar.rules.lift import delivery

LOADS = dict(zip(LEVELS.tokens, ["1/0/0/0", "0/2/0/0", "0/0/3/0", "0/0/0/4", "5/0/0/0"]))
"""Something else on every level."""


def carts(match: Any, seat: int = 0) -> list[str]:
    """The carts of a seat from the closed level down."""
    return [cart(match, level, seat) for level in LEVELS.tokens]


# ---------------------------------------------------------------------- 4.44 six levels


@pytest.mark.rule("DWE-4.44")
def test_r_3_tiles_rest_on_the_closed_level_and_on_levels_1_to_4() -> None:
    """R-3: five tiles on six levels; the unloading level is only passed."""
    resting = ["closed", "level_1", "level_2", "level_3", "level_4"]
    match = at(halls(clan(carts=dict.fromkeys(resting, "1/0/0/0"))))
    assert list(mine(match, "carts")) == resting
    with pytest.raises(BadData, match="carts knows no 'unloading'"):
        at(halls(clan(carts={"unloading": "1/0/0/0"})))


@pytest.mark.rule("DWE-4.44")
def test_there_are_six_levels_with_the_unloading_level_on_top() -> None:
    rows = editions.edition("dwergar").raw["lift_level"]
    assert [row["id"] for row in rows] == ["unloading", *LEVELS.tokens]
    for change in ({"raises_to_unload": 2}, {"index": 3}):
        with pytest.raises(BadData, match="the levels of the lift cannot change"):
            editions.edition("dwergar", {"lift_level": [{"id": "closed", **change}]})


@pytest.mark.rule("DWE-4.44")
@pytest.mark.parametrize("change", [{"levels_total": 7}, {"tiles": 6}])
def test_the_lift_cannot_get_more_levels_or_tiles(change: dict[str, int]) -> None:
    with pytest.raises(BadData, match="cannot change"):
        editions.edition("dwergar", {"lift": change})


# ---------------------------------------------------------------------- 4.45 to 4.48 raising


@pytest.mark.rule("DWE-4.45")
def test_a_raise_moves_every_tile_up_and_the_emptied_one_to_level_4() -> None:
    match = sent("blacksmith", "gearbox", clan(carts=LOADS))
    events = play(match, "0 raise:1")
    assert told(events, "lift-raised") == [{"n": 1}]
    assert carts(match) == ["0/2/0/0", "0/0/3/0", "0/0/0/4", "5/0/0/0", "0/0/0/0"]
    assert stock(match) == "1/0/0/0"


@pytest.mark.rule("DWE-4.45", "DWE-4.51")
def test_ex_31_loaded_start_cart() -> None:
    crew = clan(pool={"blacksmith": 1, "ironworker": 1}, carts={"level_1": "1/0/0/0"})
    match = at(halls(crew))
    play(match, "0 place:foreman:mine_1")
    assert asked(match) == (0, "turn_menu")
    play(match, "0 place:blacksmith:gearbox", "0 raise:1", "0 place:ironworker:mine_1", "0 load")
    assert carts(match)[:2] == ["1/0/0/0", "3/0/0/0"]


@pytest.mark.rule("DWE-4.46")
def test_all_carts_of_a_tile_are_emptied_to_their_owners() -> None:
    loads = ["2/0/0/0", "0/1/1/0", "0/0/0/0", "0/0/0/3"]
    crew = [clan("1/0/0/0", carts={"closed": load}) for load in loads]
    match = sent("blacksmith", "gearbox", *crew)
    events = play(match, "0 raise:1")
    assert [stock(match, seat) for seat in range(4)] == ["3/0/0/0", "1/1/1/0", "1/0/0/0", "1/0/0/3"]
    assert [event["who"] for event in told(events, "unloaded")] == [0, 1, 3]
    assert [cart(match, "closed", seat) for seat in range(4)] == ["0/0/0/0"] * 4


@pytest.mark.rule("DWE-4.46")
def test_a_riding_foreman_comes_home_with_his_cart_and_no_sooner() -> None:
    riders = [clan(rides=level, carts={level: "1/0/0/0"}) for level in ("closed", "level_2")]
    match = sent("blacksmith", "gearbox", clan(), *riders)
    events = play(match, "0 raise:1")
    assert told(events, "foreman-unloaded") == [{"who": 1}]
    assert (pool(match, 1), pool(match, 2)) == ({"foreman": 1}, {})
    assert (mine(match, "rides", 1), mine(match, "rides", 2)) == (None, "level_1")


@pytest.mark.rule("DWE-4.46")
def test_a_foreman_comes_home_even_from_an_empty_cart() -> None:
    match = sent("blacksmith", "gearbox", clan(), clan(rides="closed"))
    play(match, "0 raise:1")
    assert pool(match, 1) == {"foreman": 1}


@pytest.mark.rule("DWE-4.47")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_load_on_level_k_arrives_with_raise_k_plus_1(level: int) -> None:
    own = clan(heat=3, pool={"blacksmith": 2}, carts={f"level_{level}": "0/1/0/0"})
    match = at(halls(own))
    play(match, "0 place:blacksmith:gearbox", f"0 raise:{level}")
    assert stock(match) == "0/0/0/0"
    play(match, "0 place:blacksmith:gearbox", "0 raise:1")
    assert stock(match) == "0/1/0/0"


@pytest.mark.rule("DWE-4.48")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_raises_the_lift_serves_everybody(seat: int) -> None:
    crew = [clan(carts={"closed": "1/0/0/0", "level_1": "0/1/0/0"}) for _ in range(3)]
    match = sent("blacksmith", "gearbox", *crew, seat=seat)
    play(match, f"{seat} raise:1")
    for who in range(3):
        assert (stock(match, who), carts(match, who)[0]) == ("1/0/0/0", "0/1/0/0")


@pytest.mark.rule("DWE-4.48")
def test_an_event_that_raises_the_lift_serves_everybody() -> None:
    crew = [clan(carts={"closed": "1/0/0/0", "level_1": "0/1/0/0"}) for _ in range(3)]
    match = at(last_turn(*crew, round=1), "event:gearbox_starts")
    play(match, "2 place:foreman:mine_4", "2 end_action")
    for who in range(3):
        assert (stock(match, who), carts(match, who)[0]) == ("1/0/0/0", "0/1/0/0")


# ---------------------------------------------------------------------- looking ahead

LOAD = st.sampled_from(["0/0/0/0", "0/0/0/0", "1/0/0/0", "0/1/1/0", "2/0/0/3"])
CARTS = st.fixed_dictionaries(dict.fromkeys(LEVELS.tokens, LOAD))
CLAN = st.tuples(CARTS, st.sampled_from([None, *LEVELS.tokens]))


@pytest.mark.rule("DWE-4.45", "DWE-4.46", "DWE-4.48", "DWE-4.68")
@given(crew=st.lists(CLAN, min_size=2, max_size=4), levels=st.integers(1, 5))
@examples(40)
def test_what_a_raise_would_bring_is_what_it_brings(crew: list[Any], levels: int) -> None:
    clans = [clan(heat=4, carts=loads, rides=rides) for loads, rides in crew]
    match = sent("ironworker", "gearbox", *clans)
    before = options(match, 0)
    told_before = delivery(match.state, levels)
    assert options(match, 0) == before
    events = play(match, f"0 raise:{levels}")
    for seat in range(len(crew)):
        assert stock(match, seat) == "/".join(map(str, told_before.goods[seat]))
    home = [event["who"] for event in told(events, "foreman-unloaded")]
    assert sorted(home) == [seat for seat, comes in enumerate(told_before.foremen) if comes]
    assert match.state.score(0) == told_before.useful


def test_a_raise_is_told_before_what_it_brings() -> None:
    match = sent("ironworker", "gearbox", clan(carts={"closed": "1/0/0/0"}))
    assert names(play(match, "0 raise:1")) == ["lift-raised", "unloaded", "level-points"]


@pytest.mark.rule("DWE-4.47", "DWE-4.65")
def test_what_each_raise_would_cost_and_bring_is_seen_before() -> None:
    players = [clan(carts={"closed": "3/0/0/0", "level_1": "0/0/1/0"}), clan(rides="closed")]
    match = at(halls(*players))
    raises = match.edition.game.view(match.state, 0)["raises"]
    assert [each["levels"] for each in raises] == [1, 2, 3, 4, 5]
    assert [each["heat"] for each in raises] == [0, 1, 2, 3, 4]
    assert [each["useful"] for each in raises] == [1, 2, 2, 2, 2]
    assert raises[1]["goods"] == [{"stone": 3, "gold": 1}, {}]
    assert raises[0]["foremen"] == [False, True]
