"""RUN-4.17 to 4.26: orc cards, siege cards, and the orcs on their way to the gold."""

from typing import Any

import pytest
from games.runedar.fortress import (
    begun,
    ended,
    fort,
    mine,
    on_table,
    revealing,
    stock,
    what_happened,
)
from helpers import at, examples, names, options, play, play_on, table, told
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.errors import BadData
from underhall.core.match import Match

ARROW = "siege_1_06"
"""An orc at the carpentry wall, and an arrow."""


def orcs_step(*hand: str, outcomes: tuple[str, ...] = (), **things: Any) -> Match:
    """Seat 0 plays its orc cards; no mercenaries unless told."""
    things = {"step": "orcs", "mercenaries": [], **things}
    return at(fort(*hand, **things), *(f"siege:{card}" for card in outcomes))


# ---------------------------------------------------------------------- 4.17, 4.18 orc cards


@pytest.mark.parametrize("orcs", [0, 1, 2])
@pytest.mark.rule("RUN-4.17")
def test_all_orc_cards_are_played_before_the_first_dwarf_card(orcs: int) -> None:
    match = orcs_step(*["orc"] * orcs, "old_saw", "tool_bag")
    assert len(table(match)["siege_gone"]) == orcs
    assert (match.state.decision.name, mine(match, "hand")) == (
        "play",
        {"old_saw": 1, "tool_bag": 1},
    )
    assert names(what_happened(match)).count("orc-card-played") == orcs


@pytest.mark.rule("RUN-4.17")
def test_without_an_orc_card_nothing_happens() -> None:
    assert what_happened(orcs_step("old_saw")) == []


@pytest.mark.rule("RUN-4.17")
def test_dwarf_cards_are_not_for_a_hand_with_orcs() -> None:
    with pytest.raises(BadData, match=r"player 0: orc cards are played before .*RUN-4.17"):
        at(fort("orc", "old_saw"))


@pytest.mark.rule("RUN-4.18")
def test_one_siege_card_is_resolved_before_the_next_orc_card() -> None:
    match = orcs_step("orc", "orc", "old_saw", outcomes=("siege_1_01", ARROW))
    assert names(what_happened(match)) == [
        *("orc-card-played", "siege-card-revealed", "orcs-placed"),
        *("orc-card-played", "siege-card-revealed", "orcs-placed", "orcs-advanced"),
    ]


@pytest.mark.rule("RUN-4.18")
def test_the_second_orc_card_waits_for_the_first_siege_card() -> None:
    match = orcs_step("orc", "orc", "old_saw", outcomes=("siege_1_01",), mercenaries=["ambush"])
    assert mine(match, "hand") == {"orc": 1, "old_saw": 1}
    play(match, "0 continue")
    assert mine(match, "hand") == {"old_saw": 1}


@pytest.mark.rule("RUN-4.18")
def test_siege_cards_leave_the_game_and_orc_cards_stay_until_the_end_of_the_turn() -> None:
    unseen = ["orc", "tool_bag", *["blunt_pickaxe", "cracked_crossbow"] * 2, "notched_hatchet"]
    match = orcs_step("orc", "old_saw", outcomes=("siege_1_01",), unseen=unseen)
    assert on_table(match, "siege_gone", "revealed") == (["siege_1_01"], None)
    assert mine(match, "played")["orc"] == 1
    play(match, "0 old_saw:none", "0 done")
    assert (mine(match, "played"), mine(match, "discarded")["orc"]) == ({}, 1)


# ---------------------------------------------------------------------- 4.19 the last siege card


@pytest.mark.parametrize("card", ["siege_5_10", "siege_5_01", "siege_5_08"])
@pytest.mark.rule("RUN-4.19", "RUN-4.96")
def test_the_last_siege_card_loses_whatever_it_shows(card: str) -> None:
    match = orcs_step(
        "orc", "old_saw", siege_left=[card], orcs={"tannery": 1}, mercenaries=["ambush"]
    )
    assert (ended(match), table(match)["orcs"]) == ("last_siege_card", {"tannery": 1})
    assert names(what_happened(match))[-1] == "game-lost"


@pytest.mark.rule("RUN-4.19")
def test_the_forty_ninth_card_does_not_lose() -> None:
    match = orcs_step("orc", "old_saw", siege_left=["siege_5_04", "siege_5_10"])
    assert (ended(match), len(table(match)["siege_gone"])) == ("", 49)


# ---------------------------------------------------------------------- 4.20 the order of effects


@pytest.mark.parametrize(
    "card, machines, wanted",
    [
        (ARROW, {}, ["orcs-placed", "orcs-advanced"]),
        ("siege_3_09", {"siege_tower": 1}, ["orcs-placed", "troll-revealed"]),
        ("siege_5_07", {}, ["orcs-placed", "machine-arrived"]),
        ("siege_4_08", {"siege_tower": 1}, ["troll-revealed", "orcs-advanced"]),
        ("siege_3_10", {"catapult": 1}, ["catapult-fired", "gold-buried", "orcs-advanced"]),
        ("siege_4_09", {"catapult": 1}, ["orcs-placed", "catapult-fired", "gold-buried"]),
    ],
)
@pytest.mark.rule("RUN-4.20")
def test_r_16_orcs_then_machines_then_the_arrow(
    card: str, machines: dict[str, int], wanted: list[str]
) -> None:
    """R-16: the rulebook says only that the arrow is last."""
    match = revealing(card, machines=machines, board={})
    assert names(what_happened(match))[2:] == wanted


@pytest.mark.rule("RUN-4.20")
def test_a_card_with_everything_shows_the_whole_order() -> None:
    everything = {"id": ARROW, "siege_tower": True, "catapult": True}
    position = fort(
        "orc",
        "old_saw",
        step="orcs",
        mercenaries=[],
        board={},
        machines={"siege_tower": 1, "catapult": 1},
    )
    match = at({**position, "data": {"siege_card": [everything]}}, f"siege:{ARROW}")
    order = ["orcs-placed", "troll-revealed", "catapult-fired", "gold-buried", "orcs-advanced"]
    assert names(what_happened(match))[2:] == order


# ---------------------------------------------------------------------- 4.21 orcs


@pytest.mark.parametrize(
    "card, orcs",
    [
        ("siege_1_01", {"outside_carpentry": 1}),
        ("siege_1_02", {"outside_tannery": 1}),
        ("siege_2_02", {"outside_tannery": 1, "outside_foundry": 1}),
        ("siege_3_03", {"outside_foundry": 2}),
        ("siege_5_04", {"outside_carpentry": 1, "outside_tannery": 1, "outside_foundry": 1}),
    ],
)
@pytest.mark.rule("RUN-4.21")
def test_orcs_come_before_the_walls_that_a_card_names(card: str, orcs: dict[str, int]) -> None:
    match = revealing(card)
    assert (table(match)["orcs"], match.state.reserve) == (orcs, 10 - sum(orcs.values()))


@pytest.mark.rule("RUN-4.21", "RUN-4.96")
def test_ex_11_last_orc() -> None:
    match = revealing("siege_4_01", orcs={"wall_tannery": 8})
    assert (ended(match), match.state.reserve) == ("last_orc_figure", 0)


@pytest.mark.rule("RUN-4.21")
def test_orcs_are_placed_one_by_one_until_the_last() -> None:
    match = revealing("siege_5_04", orcs={"wall_tannery": 8})
    assert ended(match) == "last_orc_figure"
    placed = {"outside_carpentry": 1, "outside_tannery": 1}
    assert table(match)["orcs"] == {"wall_tannery": 8, **placed}


@pytest.mark.rule("RUN-4.21")
def test_nine_orcs_in_play_are_not_yet_the_last() -> None:
    match = revealing("siege_4_01", orcs={"wall_tannery": 7})
    assert (ended(match), sum(table(match)["orcs"].values())) == ("", 9)
    with pytest.raises(BadData, match=r"not so many in a running game \(RUN-4.21\)"):
        at(fort("old_saw", orcs={"wall_tannery": 10}))


@pytest.mark.rule("RUN-4.21")
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**9), moves=st.integers(0, 400))
@examples(10)
def test_a_running_game_has_at_most_nine_orcs_in_play(seats: int, seed: int, moves: int) -> None:
    match = play_on(begun(seats, seed), seed, moves)
    assert sum(table(match)["orcs"].values()) <= (10 if ended(match) else 9)


# ---------------------------------------------------------------------- 4.22, 4.23 machines


@pytest.mark.parametrize(
    "card, machine, rule",
    [
        pytest.param("siege_1_09", "siege_tower", 22, marks=pytest.mark.rule("RUN-4.22")),
        pytest.param("siege_1_10", "catapult", 23, marks=pytest.mark.rule("RUN-4.23")),
    ],
)
def test_a_machine_in_the_reserve_comes_before_the_active_player(
    card: str, machine: str, rule: int
) -> None:
    match = revealing(card, seats=3)
    assert on_table(match, "machines", "trolls", "gold") == ({machine: 0}, {}, 20)
    assert what_happened(match)[-1].clause == f"RUN-4.{rule}"


@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.rule("RUN-4.22")
def test_a_siege_tower_in_play_acts_at_once(owner: int) -> None:
    match = revealing("siege_1_09", "troll:troll_5", seats=3, machines={"siege_tower": owner})
    assert on_table(match, "machines", "trolls") == ({}, {"troll_5": 2})


@pytest.mark.rule("RUN-4.14", "RUN-4.22")
def test_ex_10_second_siege_tower() -> None:
    match = revealing("siege_3_08", "troll:troll_1", seats=3, machines={"siege_tower": 1})
    assert on_table(match, "machines", "trolls") == ({}, {"troll_1": 3})


@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.rule("RUN-4.23")
def test_a_catapult_in_play_acts_at_once(owner: int) -> None:
    match = revealing("siege_1_10", "catapult:catapult_3", seats=3, machines={"catapult": owner})
    assert on_table(match, "machines", "gold") == ({}, 19)
    assert table(match)["board"]["3"] == "blocked"


@pytest.mark.rule("RUN-4.22")
def test_the_last_troll_token_loses_by_a_siege_card_too() -> None:
    match = revealing("siege_4_08", machines={"siege_tower": 1}, troll_stack=["troll_3"])
    assert ended(match) == "last_troll_token"


# ---------------------------------------------------------------------- 4.24 to 4.26 the arrow


@pytest.mark.parametrize("side", ["carpentry", "tannery", "foundry"])
@pytest.mark.rule("RUN-4.24")
def test_an_orc_advances_from_outside_to_the_wall_to_the_workshop_to_the_keep(side: str) -> None:
    path = [f"outside_{side}", f"wall_{side}", side]
    for here, there in zip(path, [*path[1:], ""]):
        match = revealing("siege_2_09", orcs={here: 1})
        assert table(match)["orcs"] == ({there: 1} if there else {})
        assert table(match)["gold"] == (20 if there else 19)


@pytest.mark.rule("RUN-4.24")
def test_all_orcs_move_at_once_and_none_twice() -> None:
    orcs = {
        "outside_tannery": 1,
        "wall_tannery": 2,
        "tannery": 3,
        "foundry": 1,
        "wall_carpentry": 1,
    }
    match = revealing("siege_1_08", orcs=orcs)
    assert table(match)["orcs"] == {
        "wall_tannery": 1,
        "tannery": 2,
        "carpentry": 1,
        "wall_foundry": 1,
    }


@pytest.mark.rule("RUN-4.20", "RUN-4.21", "RUN-4.24", "RUN-4.25")
def test_ex_02_one_orc_and_an_arrow() -> None:
    orcs = {"carpentry": 1, "outside_tannery": 1, "outside_foundry": 1}
    match = revealing(ARROW, orcs=orcs, gold=15)
    placed = {"area": "outside_carpentry", "n": 1, "left": 6}
    assert told(what_happened(match), "orcs-placed") == [placed]
    assert (table(match)["gold"], match.state.reserve) == (14, 7)
    assert table(match)["orcs"] == {"wall_carpentry": 1, "wall_tannery": 1, "wall_foundry": 1}


@pytest.mark.rule("RUN-4.25")
def test_each_thief_takes_a_nugget_and_returns_to_the_reserve() -> None:
    match = revealing(ARROW, orcs={"carpentry": 2, "tannery": 1, "foundry": 2})
    assert (table(match)["gold"], match.state.reserve) == (15, 9)
    assert told(what_happened(match), "gold-stolen") == [{"n": 5, "left": 15}]


@pytest.mark.parametrize("gold, how", [(2, "last_gold"), (3, "last_gold"), (4, "")])
@pytest.mark.rule("RUN-4.25", "RUN-4.96")
def test_the_last_stolen_gold_loses(gold: int, how: str) -> None:
    assert ended(revealing(ARROW, orcs={"tannery": 3}, gold=gold)) == how


@pytest.mark.rule("RUN-4.26")
def test_dwarves_stop_no_orc() -> None:
    others = ({"area": "keep"}, {"area": "wall_tannery"})
    orcs = {"wall_tannery": 1, "tannery": 1}
    match = revealing(ARROW, seats=3, area="tannery", others=others, orcs=orcs)
    assert on_table(match, "gold", "orcs") == (19, {"wall_carpentry": 1, "tannery": 1})
    assert [mine(match, "area", seat) for seat in range(3)] == ["tannery", "keep", "wall_tannery"]
    assert (stock(match), options(match, 0)[-1]) == ("10/10/10", "old_saw:none")
