"""DWE-4P: the end of the game: its steps, the Western Quarter's actions, and who wins."""

from typing import Any

import pytest
from games.dwergar.halls import (
    asked,
    away,
    bonuses,
    clan,
    ending,
    fire,
    forfeit,
    halls,
    last_turn,
    mine,
    pool,
    scores,
    stock,
)
from helpers import at, names, options, play, table, told

from underhall.core.result import Result

THREE = {"decks": ["western_quarter", "golden_terraces", "new_shaft"]}
EAST = {"decks": ["golden_terraces", "eastern_quarter"]}
WEST_EAST = {"decks": ["western_quarter", "eastern_quarter"]}
OTHERS = {"decks": ["new_shaft", "old_shaft"]}


def over(*clans: dict[str, Any]) -> Result:
    """The result of a game of which only the end is left."""
    match = at({**halls(*clans, actions=None), "agenda": [{"do": "final_scoring"}]})
    result: Result = match.state.result
    return result


# ---------------------------------------------------------------------- 4.150, 4.151 the sequence


@pytest.mark.rule("DWE-4.150")
def test_r_24_western_then_golden_then_cards_then_the_winner() -> None:
    """R-24: scoring comes last, so that both bonuses count."""
    leader = clan("0/4/0/0", realized=["armoury", "secret_entrance"])
    match = ending(leader, spaces=away(0))
    assert (asked(match), bonuses(match, "western-bonus")) == ((0, "turn_menu"), [0])
    assert bonuses(match, "golden-bonus") == []
    forfeit(match, 0)
    assert (asked(match), bonuses(match, "golden-bonus")) == ((0, "golden_choice"), [0])
    events = names(play(match, "0 armoury"))
    assert events == ["developed", "final-points", "game-ended"]
    assert (scores(match), match.state.result.winners) == ([4 + 4, 0], [0])


@pytest.mark.rule("DWE-4.150")
def test_the_end_sequence_follows_the_last_round() -> None:
    match = at(last_turn(clan(realized=["armoury"]), clan()))
    events = names(play(match, "1 place:foreman:forge"))
    assert (events[-1], match.state.result) == ("western-bonus", None)
    assert asked(match) == (0, "turn_menu")


@pytest.mark.rule("DWE-4.151")
@pytest.mark.parametrize("decks", [{}, OTHERS])
def test_r_25_nobody_leads_without_a_card(decks: dict[str, Any]) -> None:
    """R-25: a step is skipped if its deck is not in play or nobody owns a card of it."""
    match = ending(clan(), clan(), **decks)
    assert names(match.setup_events) == ["game-ended"]


@pytest.mark.rule("DWE-4.151")
@pytest.mark.parametrize(
    "card, bonus", [("armoury", "western-bonus"), ("secret_entrance", "golden-bonus")]
)
def test_one_step_may_be_skipped_and_the_other_not(card: str, bonus: str) -> None:
    match = ending(clan(), clan(realized=[card]), spaces=away(0, 1))
    found = {name for name in ("western-bonus", "golden-bonus") if bonuses(match, name)}
    assert found == {bonus}


# ---------------------------------------------------------------------- 4.152, 4.153 card scoring


@pytest.mark.rule("DWE-4.152")
def test_every_developed_card_with_an_end_effect_scores_for_its_owner() -> None:
    one = clan("3/2/0/0", developed=["armoury", "chasm_barricade", "master_tools"])
    other = clan("0/9/1/1", realized=["north_wall"], developed=["main_bolt"])
    match = at({**halls(one, other), "agenda": [{"do": "final_scoring"}]})
    scored = [
        (e["who"], e["project"], e["points"]) for e in told(match.setup_events, "final-points")
    ]
    assert scored == [(0, "armoury", 2), (0, "chasm_barricade", 2), (1, "main_bolt", 3)]
    assert scores(match) == [4, 3]


@pytest.mark.rule("DWE-4.152")
def test_cards_count_what_the_owner_has_after_the_bonuses() -> None:
    leader = clan(carts={"closed": "0/5/0/0"}, pool={"engineer": 1}, developed=["armoury"])
    match = ending(leader, spaces=away(0))
    play(match, "0 place:engineer:gearbox", "0 raise:1", "0 end_action")
    assert stock(match) == "0/5/0/0"
    forfeit(match, 0, 2)
    assert (match.state.result.scores, stock(match)) == ((5, 0), "0/5/0/0")


@pytest.mark.rule("DWE-4.153")
def test_carts_heat_and_pawns_count_nothing() -> None:
    """Only resources owned count for cards and in a tie."""
    cards = {"developed": ["armoury", "main_bolt", "hall_of_eldest_beard"]}
    full = clan(score=5, heat=10, pool={"engineer": 5}, carts={"closed": "9/9/9/9"}, **cards)
    result = over(full, clan("1/0/0/0", score=5))
    assert (result.scores, result.winners) == ((5, 5), [1])


# ---------------------------------------------------------------------- 4.154 to 4.156 the winner


@pytest.mark.rule("DWE-4.154")
def test_most_points_win_whatever_the_resources() -> None:
    result = over(clan("9/9/9/9", score=30), clan(score=31), clan("1/0/0/0", score=12))
    assert (result.winners, result.ranks, result.scores) == ([1], (2, 1, 3), (30, 31, 12))


@pytest.mark.rule("DWE-4.154")
def test_points_of_cards_count_for_the_winner() -> None:
    result = over(clan("0/3/0/0", score=8, developed=["armoury"]), clan(score=10))
    assert (result.scores, result.winners) == ((11, 10), [0])
    assert dict(zip(result.sources, result.points[0])) == {
        **dict.fromkeys(result.sources, 0),
        "projects": 8,
        "final_cards": 3,
    }


@pytest.mark.rule("DWE-4.155")
@pytest.mark.parametrize(
    "held, other",
    [
        ("0/0/0/1", "9/9/9/0"),
        ("0/0/1/2", "9/9/0/2"),
        ("0/3/1/0", "9/2/1/0"),
        ("4/1/1/1", "3/1/1/1"),
    ],
)
def test_a_tie_goes_by_crystal_then_gold_then_iron_then_stone(held: str, other: str) -> None:
    assert over(clan(held, score=20), clan(other, score=20)).winners == [0]
    assert over(clan(other, score=20), clan(held, score=20)).winners == [1]


@pytest.mark.rule("DWE-4.155")
def test_ex_29_a_tie() -> None:
    result = over(clan("0/0/2/1", score=71), clan("8/8/0/1", score=71))
    assert (result.winners, result.ranks) == ([0], (1, 2))
    result = over(clan("3/2/1/1", score=71), clan("3/2/1/1", score=71), clan(score=70))
    assert (result.winners, result.ranks) == ([0, 1], (1, 1, 3))


@pytest.mark.rule("DWE-4.155")
def test_a_tie_is_broken_among_the_tied_only() -> None:
    result = over(clan("0/0/0/9", score=8), clan("1/0/0/0", score=9), clan(score=9))
    assert (result.winners, result.ranks) == ([1], (3, 1, 2))


@pytest.mark.rule("DWE-4.156")
def test_the_others_are_ranked_in_the_same_way() -> None:
    players = [clan("0/0/1/0", score=4), clan("0/1/0/0", score=4), clan(score=9)]
    assert over(*players, clan("0/0/1/0", score=4)).ranks == (2, 4, 1, 2)
    assert over(*players, clan("0/0/0/1", score=4)).ranks == (3, 4, 1, 2)
    assert over(*players, clan("9/9/9/9", score=3)).ranks == (2, 3, 1, 4)


# ---------------------------------------------------------------------- 4.157 to 4.160 Western


@pytest.mark.rule("DWE-4.157")
def test_ex_27_western_quarter() -> None:
    first = clan(realized=["master_tools"], developed=["armoury"])
    second = clan(realized=["bowling_alley", "bridge_club", "north_wall"])
    third = clan(realized=["cricket_pitch"], developed=["clan_lift", "chasm_barricade"])
    match = ending(first, second, third, spaces=away(0, 1, 2), **THREE)
    for seat in (1, 2):
        assert (asked(match), table(match)["turn"]["actions"]) == ((seat, "turn_menu"), 3)
        forfeit(match, seat)
    assert match.state.result is not None
    assert bonuses(match, "western-bonus") == [1, 2]


@pytest.mark.rule("DWE-4.157")
@pytest.mark.parametrize("first, order", [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_tied_leaders_act_in_seat_order(first: int, order: list[int]) -> None:
    cards = [{"realized": ["armoury"]}, {}, {"realized": ["master_tools"]}]
    clans = [clan(**card) for card in cards]
    match = ending(*clans, first=first, spaces=away(0, 1, 2), **THREE)
    for seat in order:
        assert asked(match) == (seat, "turn_menu")
        forfeit(match, seat)
    assert (match.state.result is not None, bonuses(match, "western-bonus")) == (True, order)


@pytest.mark.rule("DWE-4.157")
def test_a_single_leader_acts_alone() -> None:
    match = ending(clan(realized=["armoury"]), clan(realized=["master_tools", "north_wall"]))
    assert bonuses(match, "western-bonus") == [1]
    play(match, "1 place:foreman:forge", "1 forfeit", "1 forfeit")
    assert match.state.result is not None


@pytest.mark.rule("DWE-4.158")
def test_western_leaders_are_fixed_before_the_first_action() -> None:
    buyer = clan("6/0/0/0", pool={"ironworker": 1}, realized=["armoury"])
    match = ending(buyer, clan(realized=["clan_lift"]), track=["north_wall"], spaces=away(0, 1))
    play(match, "0 place:ironworker:architect_studio", "0 realize:north_wall")
    play(match, *["0 forfeit"] * 2)
    assert mine(match, "realized") == ["north_wall", "armoury"]
    assert (asked(match), bonuses(match, "western-bonus")) == ((1, "turn_menu"), [0, 1])


@pytest.mark.rule("DWE-4.159")
def test_the_track_is_refilled_before_the_first_bonus_action_of_each() -> None:
    buyer = clan("6/0/0/0", pool={"ironworker": 1}, realized=["armoury"])
    track = ["north_wall", "private_conveyor", "main_bolt"]
    match = ending(buyer, clan(realized=["clan_lift"]), track=track, spaces=away(0, 1))
    assert len(table(match)["track"]) == 5
    play(match, "0 place:ironworker:architect_studio", "0 realize:north_wall")
    assert len(table(match)["track"]) == 4
    events = forfeit(match, 0, 2)
    assert events == ["forfeited", "forfeited", "western-bonus", "track-filled"]
    assert (asked(match), len(table(match)["track"])) == ((1, "turn_menu"), 5)


@pytest.mark.rule("DWE-4.159")
def test_r_26_no_start_of_turn_in_bonus_actions() -> None:
    """R-26: such effects are tied to turns."""
    cards = ["abandoned_hoist", "armoury", "central_gas_main"]
    decks = {"decks": ["western_quarter", "old_shaft", "eastern_quarter"]}
    match = ending(clan(developed=cards), clan(), clan(), spaces=away(0), **decks)
    assert (asked(match), stock(match), fire(match)[0]) == ((0, "turn_menu"), "0/0/0/0", 0)


@pytest.mark.rule("DWE-4.159")
@pytest.mark.parametrize("event", ["safety_training", "shaft_maintenance", "heated_steam_pipes"])
def test_no_event_is_active_in_bonus_actions(event: str) -> None:
    leader = clan(pool={"ironworker": 2}, realized=["armoury"])
    match = ending(leader, event=event)
    assert (table(match)["event"], table(match)["turn"]["actions"]) == (None, 3)
    play(match, "0 place:ironworker:mine_1", "0 end_action", "0 place:ironworker:laboratory")
    assert (scores(match), fire(match)[0]) == ([0, 0], 0)


@pytest.mark.rule("DWE-4.159")
def test_heat_does_not_fall_after_bonus_actions() -> None:
    match = ending(clan(heat=6, realized=["armoury"]), clan(heat=4), spaces=away(0))
    events = forfeit(match, 0)
    assert "heat-fell" not in events
    assert (fire(match, 0)[0], fire(match, 1)[0]) == (6, 4)


@pytest.mark.rule("DWE-4.159")
@pytest.mark.parametrize("holder", [0, 1, None])
def test_silverbeard_stays_where_he_is_and_may_be_spent(holder: int | None) -> None:
    """Seat 1 owns most Old Shaft cards, yet the token does not move."""
    decks = {"decks": ["western_quarter", "old_shaft"], "silverbeard": holder}
    leader = clan(unlit=2, pool={"engineer": 1}, realized=["armoury"])
    match = ending(leader, clan(realized=["lava_river_bridge"]), spaces=away(0), **decks)
    assert table(match)["silverbeard"] == holder
    play(match, "0 place:engineer:bellows")
    silver = [token for token in options(match, 0) if token.startswith("silverbeard")]
    assert len(silver) == (2 if holder == 0 else 0)
    if silver:
        play(match, "0 silverbeard:light_all", "0 light_all")
        assert (fire(match), table(match)["silverbeard"]) == ((0, 2, 0), None)


@pytest.mark.rule("DWE-4.160")
def test_bonus_actions_are_actions_like_others() -> None:
    leader = clan("1/1/0/0", unlit=1, realized=["armoury"])
    spaces = {"bellows": "engineer", "gearbox": "foreman:1"}
    match = ending(leader, clan(), spaces=spaces, sites={"gearbox": 1})
    play(match, "0 place:foreman:bellows", "0 build_furnace:unlit")
    assert (scores(match), pool(match)) == ([2, 0], {"engineer": 1})
    play(match, "0 place:engineer:gearbox", "0 raise:1")
    assert (fire(match, 1)[0], pool(match, 1)) == (1, {"foreman": 1})
    play(match, "0 stone:closed")
    assert options(match, 0) == ["fajrant:gearbox", "forfeit"]
    play(match, "0 fajrant:gearbox")
    assert (pool(match), match.state.result is not None) == ({"engineer": 1, "foreman": 1}, True)


@pytest.mark.rule("DWE-4.160")
def test_r_23_rune_hall_gives_its_action_in_the_end_steps_too() -> None:
    """R-23: and under event 51: it is none of the regular actions."""
    leader = clan(heat=5, realized=["armoury", "rune_hall"], pool={"blacksmith": 1})
    match = ending(leader, clan(), spaces=away(0), **WEST_EAST)
    play(match, "0 place:blacksmith:forge", "0 develop:rune_hall")
    assert table(match)["turn"] == {"actions": 2, "extra": 1}
    forfeit(match, 0)
    assert match.state.result is not None
    match = at(halls(leader, event="safety_training", actions=1, **WEST_EAST))
    play(match, "0 place:blacksmith:forge", "0 develop:rune_hall")
    assert table(match)["turn"] == {"actions": 0, "extra": 1}


@pytest.mark.rule("DWE-4.160")
def test_heat_may_be_converted_after_the_last_bonus_action() -> None:
    leader = clan(heat=3, developed=["south_steam_pipe"], realized=["armoury"])
    match = ending(leader, clan(), spaces=away(0), **WEST_EAST)
    forfeit(match, 0)
    assert options(match, 0) == ["end_turn", "convert:south_steam_pipe"]
    play(match, "0 convert:south_steam_pipe", "0 end_turn")
    assert (stock(match), fire(match)[0]) == ("1/0/0/0", 2)
    assert match.state.result is not None
