"""RUN-5.1 to 5.7: the solo game, and what there is no variant for."""

from typing import Any

import pytest
from games.runedar.fortress import dice, fort, on_table, revealing, what_happened
from helpers import at, names, options, play, started, table, told

from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.games.runedar.game import GAME

MACHINES = pytest.mark.parametrize("machine", ["siege_tower", "catapult"])
CARD = {"siege_tower": "siege_1_09", "catapult": "siege_1_10"}


def alone(*hand: str, **things: Any) -> dict[str, Any]:
    """The turn of a single player begins; no mercenaries unless told."""
    return fort(*hand, **{"seats": 1, "step": "machines", "mercenaries": [], **things})


# ---------------------------------------------------------------------- 5.1, 5.2, 5.7 variants


@pytest.mark.rule("RUN-5.1")
def test_the_difficulty_changes_the_rubble_and_nothing_else() -> None:
    tables = [table(started("runedar", 2, difficulty=level)) for level in ("easy", "epic")]
    assert [each.pop("rubble") for each in tables] == [6, 12]
    assert tables[0] == tables[1]


@pytest.mark.rule("RUN-5.2")
def test_one_dwarf_plays_alone_by_the_rules_of_all() -> None:
    match = at(alone("orc", "old_saw", area="carpentry"), "siege:siege_1_06")
    assert table(match)["orcs"] == {"wall_carpentry": 1}
    events = play(match, "0 old_saw:gather_wood", "0 space:1", "0 space:1")
    assert told(events, "turn-began") == [{"who": 0}]
    assert table(match)["board"]["1"]["wood"] == 2


@pytest.mark.rule("RUN-5.2")
def test_the_edge_of_one_player_is_used() -> None:
    board = {
        "1": "frame_saw",
        "2": "smithing_hammer",
        "3": "fleshing_knife",
        "4": "axe",
        "5": "mace",
    }
    s = at(alone("old_saw", board=board)).state
    assert [s.price(space) for space in range(5)] == [
        *((2, 2, 1), (3, 2, 0), (0, 2, 3), (3, 0, 3), (1, 2, 3))
    ]


@pytest.mark.rule("RUN-5.7")
def test_there_is_nothing_else_to_choose_for_a_table() -> None:
    assert [option.id for option in GAME.options] == ["difficulty", "open_hands"]
    assert GAME.seats == (1, 4)


# ---------------------------------------------------------------------- 5.3 lying machines


@MACHINES
@pytest.mark.rule("RUN-5.3")
def test_a_machine_arrives_lying_down(machine: str) -> None:
    match = revealing(CARD[machine], seats=1)
    assert table(match)["machines"] == {machine: "lying"}
    assert told(what_happened(match), "machine-laid") == [{"who": 0, "machine": machine}]


@MACHINES
@pytest.mark.rule("RUN-5.3")
def test_with_more_players_a_machine_arrives_standing(machine: str) -> None:
    assert table(revealing(CARD[machine], seats=2))["machines"] == {machine: 0}
    with pytest.raises(BadData, match=f"{machine}: expected a whole number"):
        at(fort("old_saw", seats=2, machines={machine: "lying"}))


# ---------------------------------------------------------------------- 5.4 step A


@MACHINES
@pytest.mark.rule("RUN-5.4")
def test_a_lying_machine_is_stood_up_and_does_not_act(machine: str) -> None:
    match = at(alone("old_saw", machines={machine: "lying"}))
    assert on_table(match, "machines", "trolls", "gold") == ({machine: 0}, {}, 20)
    assert told(what_happened(match), "machine-stood-up") == [{"who": 0, "machine": machine}]


@MACHINES
@pytest.mark.rule("RUN-5.4")
def test_a_standing_machine_acts(machine: str) -> None:
    match = at(alone("old_saw", machines={machine: 0}))
    acted = {"siege_tower": "troll-revealed", "catapult": "catapult-fired"}
    assert (table(match)["machines"], acted[machine] in names(what_happened(match))) == ({}, True)


@MACHINES
@pytest.mark.rule("RUN-5.4")
def test_of_two_machines_each_is_handled_by_itself(machine: str) -> None:
    other = "catapult" if machine == "siege_tower" else "siege_tower"
    match = at(alone("old_saw", machines={machine: "lying", other: 0}))
    assert (match.state.decision.name, table(match)["machines"]) == ("play", {machine: 0})


@pytest.mark.rule("RUN-5.4")
def test_the_order_is_asked_only_if_both_stand() -> None:
    both = {"siege_tower": "lying", "catapult": "lying"}
    match = at(alone("old_saw", machines=both))
    assert (match.state.decision.name, table(match)["machines"]) == (
        "play",
        {"siege_tower": 0, "catapult": 0},
    )
    match = at(alone("old_saw", machines={"siege_tower": 0, "catapult": 0}))
    assert (match.state.decision.name, options(match, 0)) == (
        "machine_order",
        ["siege_tower", "catapult"],
    )


# ---------------------------------------------------------------------- 5.5 a second symbol


@pytest.mark.parametrize("standing", [0, "lying"])
@pytest.mark.rule("RUN-5.5")
def test_a_machine_in_play_acts_at_once_lying_or_standing(standing: Any) -> None:
    match = revealing("siege_1_09", "troll:troll_2", seats=1, machines={"siege_tower": standing})
    assert on_table(match, "machines", "trolls") == ({}, {"troll_2": 2})
    match = revealing("siege_1_10", seats=1, machines={"catapult": standing})
    assert on_table(match, "machines", "gold") == ({}, 19)


@pytest.mark.rule("RUN-5.5")
def test_a_machine_that_acted_lying_comes_back_lying() -> None:
    gone = [f"siege_1_{n:02}" for n in (*range(1, 9), 10)]
    things = {"step": "orcs", "siege_gone": gone, "machines": {"siege_tower": "lying"}}
    hand = alone("orc", "orc", "old_saw", **things)
    match = at(hand, "siege:siege_1_09", "troll:troll_1", "siege:siege_2_09")
    assert table(match)["machines"] == {"siege_tower": "lying"}


REST = ["tool_bag", "blunt_pickaxe", "cracked_crossbow", "notched_hatchet", "old_fleshing_knife"]


def second_turn(*hand: str, then: tuple[str, ...] = ()) -> Match:
    """A catapult came in the first turn; the second begins with this hand."""
    unseen = [*REST, "orc", "blunt_pickaxe"]
    gone = [f"siege_1_{n:02}" for n in range(1, 10)]
    position = alone("orc", "old_saw", area="foundry", unseen=unseen, siege_gone=gone)
    match = at(position, "siege:siege_1_10", *[f"card:{card}" for card in hand], *then)
    assert table(match)["machines"] == {"catapult": "lying"}
    play(match, "0 old_saw:none")
    return match


@pytest.mark.rule("RUN-5.3", "RUN-5.4")
def test_ex_22_solo_machines() -> None:
    match = second_turn(*REST)
    assert on_table(match, "machines", "gold") == ({"catapult": 0}, 20)
    play(match, *[f"0 {card}:none" for card in REST])
    events = names(match.moves[-1].events)
    assert events.index("turn-began") < events.index("catapult-fired")
    assert table(match)["gold"] == 19


@pytest.mark.rule("RUN-5.5")
def test_ex_22_a_second_catapult_card_comes_first() -> None:
    match = second_turn("orc", *REST[:4], then=("siege:siege_2_10",))
    assert on_table(match, "machines", "gold") == ({}, 19)


# ---------------------------------------------------------------------- 5.6 shooting at machines


@pytest.mark.parametrize("standing", [0, "lying"])
@MACHINES
@pytest.mark.rule("RUN-5.6")
def test_a_machine_is_shot_at_lying_or_standing(machine: str, standing: Any) -> None:
    things = {"step": "cards", "area": "tower_east", "machines": {machine: standing}}
    match = at(alone("cracked_crossbow", "tool_bag", **things), *dice("1x"))
    play(match, "0 cracked_crossbow:ranged")
    assert table(match)["machines"] == {}
