"""RUN-4.51 to 4.54: melee, against orcs and at the tunnel entrance."""

from typing import Any

import pytest
from games.runedar.fortress import ORC_AREAS, dice, fort, on_table
from helpers import at, examples, names, options, play, refused, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.match import Match
from underhall.games.runedar.box.names import (
    AREAS,
)


def duel(faces: str, *hand: str, **enemies: Any) -> Match:
    """An attack of five dice at the entrance that shows these faces; no gold to hire with."""
    hand = hand or ("great_axe", "tool_bag")
    match = at(fort(*hand, area="tunnel_entrance", gold=1, **enemies), *dice(faces))
    play(match, f"0 {hand[0]}:melee")
    return match


# ---------------------------------------------------------------------- 4.51 where


@pytest.mark.rule("RUN-4.51")
@pytest.mark.parametrize("area", ORC_AREAS)
def test_melee_is_fought_where_an_orc_stands(area: str) -> None:
    match = at(fort("axe", "war_hammer", area=area, orcs={area: 1}))
    assert {"axe:melee", "war_hammer:melee_auto"} <= set(options(match, 0))


@pytest.mark.rule("RUN-4.51")
@pytest.mark.parametrize("area", AREAS.tokens)
def test_orcs_next_door_are_out_of_reach(area: str) -> None:
    orcs = {each: 1 for each in ORC_AREAS if each != area}
    match = at(fort("axe", "war_hammer", area=area, orcs=orcs, trolls={}))
    assert refused(match, 0, "axe:melee") == ("RUN-4.51", "nobody-to-strike")
    assert refused(match, 0, "war_hammer:melee_auto") == ("RUN-4.51", "nobody-to-strike")


@pytest.mark.rule("RUN-4.51")
@pytest.mark.parametrize(
    "enemies", [{"trolls": {"troll_3": 1}}, {"goblins": {"goblin_3_fight": 2}}]
)
def test_trolls_and_goblins_are_struck_at_the_entrance_only(enemies: dict[str, Any]) -> None:
    assert "axe:melee" in options(at(fort("axe", area="tunnel_entrance", **enemies)), 0)
    for area in ("keep", "carpentry", "tower_tunnel"):
        match = at(fort("axe", area=area, **enemies))
        assert refused(match, 0, "axe:melee") == ("RUN-4.51", "nobody-to-strike")


# ---------------------------------------------------------------------- 4.52 successes


@pytest.mark.rule("RUN-4.52")
@pytest.mark.parametrize("faces, n", [("11111", 5), ("123xx", 6), ("xxxxx", 0), ("33333", 15)])
def test_successes_add_up_and_crossbows_count_nothing(faces: str, n: int) -> None:
    position = fort("great_axe", "tool_bag", area="foundry", orcs={"foundry": 9})
    events = play(at(position, *dice(faces)), "0 great_axe:melee")
    assert told(events, "melee-rolled")[0]["n"] == n


@pytest.mark.rule("RUN-4.52")
def test_sure_successes_are_added_to_the_dice() -> None:
    hand = ("great_axe", "war_hammer", "tool_bag")
    match = at(fort(*hand, area="foundry", orcs={"foundry": 9}), *dice("1xxxx"))
    play(match, "0 great_axe:melee")
    events = play(match, "0 war_hammer:melee_auto")
    assert told(events, "melee-rolled")[0]["n"] == 1 + 2


@pytest.mark.rule("RUN-4.52")
def test_the_die_has_two_crossbows_and_seven_successes() -> None:
    """The faces of the house's die (R-22): 1, 1, 2, 3 and two crossbows."""
    tables = editions.edition("runedar").tables
    assert tables.faces == [2, 1, 1, 2]
    assert (tables.face_successes, tables.face_crossbows) == ([1, 2, 3, 0], [0, 0, 0, 1])


# ---------------------------------------------------------------------- 4.53 orcs


@pytest.mark.rule("RUN-4.53")
@pytest.mark.parametrize(
    "faces, orcs, left",
    [
        ("xxxx1", 3, 3),
        ("xxxx2", 3, 2),
        ("xxxx3", 3, 2),
        ("xxx22", 3, 1),
        ("x1112", 3, 1),
        ("xx222", 3, 0),
        ("33333", 3, 0),
        ("33333", 9, 2),
    ],
)
def test_two_successes_eliminate_an_orc(faces: str, orcs: int, left: int) -> None:
    match = at(
        fort("great_axe", "tool_bag", area="wall_tannery", orcs={"wall_tannery": orcs}),
        *dice(faces),
    )
    play(match, "0 great_axe:melee")
    assert table(match)["orcs"].get("wall_tannery", 0) == left
    assert match.state.reserve == 10 - left


@pytest.mark.rule("RUN-4.53")
def test_only_orcs_of_that_area_fall() -> None:
    orcs = {"foundry": 1, "wall_foundry": 3, "tannery": 3}
    match = at(fort("great_axe", "tool_bag", area="foundry", orcs=orcs), *dice("33333"))
    events = play(match, "0 great_axe:melee")
    assert table(match)["orcs"] == {"wall_foundry": 3, "tannery": 3}
    assert told(events, "orcs-slain") == [{"who": 0, "area": "foundry", "n": 1}]
    assert match.state.reserve == 4


# ---------------------------------------------------------------------- 4.54 at the entrance


@pytest.mark.rule("RUN-4.54")
@pytest.mark.parametrize(
    "troll, faces, left",
    [
        ("troll_1", "1xxxx", 3),
        ("troll_1", "2xxxx", 2),
        ("troll_1", "3xxxx", 2),
        ("troll_1", "2211x", 0),
        ("troll_3", "2xxxx", 3),
        ("troll_3", "3xxxx", 2),
        ("troll_3", "33xxx", 1),
        ("troll_5", "3xxxx", 2),
        ("troll_5", "31xxx", 1),
    ],
)
def test_a_wound_costs_what_its_target_says(troll: str, faces: str, left: int) -> None:
    wounds = {"troll_1": 3, "troll_3": 3, "troll_5": 2}[troll]
    match = duel(faces, trolls={troll: wounds})
    assert table(match)["trolls"].get(troll, 0) == left


@pytest.mark.rule("RUN-4.54")
def test_the_target_of_each_wound_is_chosen() -> None:
    goblins = {"goblin_4_fight": 2, "goblin_4_bribe_any": {}}
    match = duel("2222x", trolls={"troll_1": 3, "troll_3": 3}, goblins=goblins)
    assert options(match, 0) == ["troll_1", "troll_3", "goblin_4_fight"]
    play(match, "0 troll_3")
    assert options(match, 0) == ["troll_1", "troll_3", "goblin_4_fight"]
    play(match, "0 goblin_4_fight")
    assert on_table(match, "trolls", "goblins") == (
        {"troll_1": 2, "troll_3": 2},
        {"goblin_4_fight": 1, "goblin_4_bribe_any": {}},
    )
    assert match.state.decision.name == "play"


@pytest.mark.rule("RUN-4.54")
def test_what_a_wound_cannot_be_paid_for_is_refused() -> None:
    trolls = {"troll_1": 3, "troll_4": 4, "troll_5": 2}
    match = duel("3xxxx", trolls=trolls)
    assert options(match, 0) == ["troll_1", "troll_4"]
    assert refused(match, 0, "troll_5") == ("RUN-4.54", "successes-short")


@pytest.mark.rule("RUN-4.54")
def test_wounds_are_dealt_while_any_can_be_paid() -> None:
    """There is no stopping before (R-14)."""
    match = duel("222xx", trolls={"troll_1": 1, "troll_4": 4})
    assert options(match, 0) == ["troll_1", "troll_4"]
    events = play(match, "0 troll_1")
    assert names(events) == ["troll-slain", "troll-wounded", "troll-wounded"]
    assert table(match)["trolls"] == {"troll_4": 2}


@pytest.mark.rule("RUN-4.54")
def test_one_attack_wounds_trolls_and_goblins() -> None:
    """A roll of three: two for the troll, one for the goblin, as the rulebook shows it."""
    goblins = {"goblin_1_fight": 1, "goblin_1_rubble": 2}
    match = duel("1x2", "axe", "tool_bag", trolls={"troll_1": 3}, goblins=goblins)
    play(match, "0 troll_1")
    assert on_table(match, "trolls", "goblins") == ({"troll_1": 2}, {"goblin_1_rubble": 2})


@pytest.mark.rule("RUN-4.54")
@given(
    faces=st.text("123x", min_size=5, max_size=5),
    trolls=st.sets(st.integers(1, 5), min_size=1, max_size=4),
    picks=st.lists(st.integers(0, 4), min_size=8, max_size=8),
)
@examples(60)
def test_a_roll_is_spent_as_far_as_it_goes(faces: str, trolls: set[int], picks: list[int]) -> None:
    tables = editions.edition("runedar").tables
    before = {f"troll_{n}": tables.troll_wounds[n - 1] for n in trolls}
    match = duel(faces, trolls=before)
    for pick in picks:
        if match.state.decision.name == "allot_wound":
            offered = options(match, 0)
            play(match, f"0 {offered[pick % len(offered)]}")
    after = table(match)["trolls"]
    price = {f"troll_{n}": tables.troll_successes[n - 1] for n in trolls}
    spent = sum((before[troll] - after.get(troll, 0)) * price[troll] for troll in before)
    left = sum(int(face) for face in faces if face != "x") - spent
    assert left >= 0
    assert all(price[troll] > left for troll in after)
