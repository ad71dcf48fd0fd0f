"""MTK-4.1 and 4.2: rounds, turns and their four steps."""

import pytest
from games.mountain_king.mountain import asked, mountain, player
from helpers import at, names, options, play, table, told

from underhall.core.errors import NotAsked, UnknownToken


@pytest.mark.rule("MTK-4.1")
@pytest.mark.parametrize("seat", range(4))
def test_turns_go_clockwise(seat: int) -> None:
    match = at(mountain(seats=4, start=1, seat=seat, step="statues"))
    assert match.state.active == (seat + 1) % 4
    assert told(match.setup_events, "turn-began") == [{"who": (seat + 1) % 4}]


@pytest.mark.rule("MTK-4.1")
def test_after_a_whole_turn_the_next_on_the_left_plays() -> None:
    own = player("4 coin")
    match = at(mountain(own, own, own, seats=3, seat=2, step="statues"))
    play(match, "2 end", *[f"0 {move}" for move in ("end", "recruit", "1_0", "2_0", "end", "end")])
    assert match.state.active == 1


@pytest.mark.rule("MTK-4.1")
def test_a_round_begins_with_the_start_player() -> None:
    own = player("4 coin")
    match = at(mountain(own, own, own, seats=3, start=1, seat=0, step="statues", round=3))
    events = play(match, "0 end")
    assert told(events, "round-began") == [{"round": 4}]
    assert (match.state.active, table(match)["round"]) == (1, 4)
    match = at(mountain(own, own, own, seats=3, start=1, seat=2, step="statues", round=3))
    events = play(match, "2 end")
    assert told(events, "round-began") == []
    assert (match.state.active, table(match)["round"]) == (0, 3)


@pytest.mark.rule("MTK-4.1")
def test_only_the_player_in_turn_decides() -> None:
    match = at(mountain(player("4 coin"), player("4 coin")))
    assert (options(match, 1), match.state.waiting()) == ([], [0])
    with pytest.raises(NotAsked):
        play(match, "1 trade")


@pytest.mark.rule("MTK-4.2")
def test_a_turn_has_four_steps_in_order() -> None:
    match = at(mountain(player("1 rune, 4 coin")))
    seen = [(table(match)["step"], asked(match))]
    for move in ("end", "recruit", "1_0", "2_0", "end", "end"):
        play(match, f"0 {move}")
        seen.append((table(match)["step"], asked(match)))
    assert seen == [
        ("spells", "step1_menu"),
        ("recruit_or_dig", "step2_menu"),
        ("recruit_or_dig", "recruit_card"),
        ("recruit_or_dig", "moot_position"),
        ("great_hall", "hall"),
        ("statues", "statue_menu"),
        ("recruit_or_dig", "recruit_card"),  # seat 1 can do nothing else
    ]
    assert match.state.active == 1


@pytest.mark.rule("MTK-4.2")
@pytest.mark.parametrize("step", ["recruit_or_dig", "great_hall", "statues"])
def test_there_is_no_way_back_to_step_1(step: str) -> None:
    match = at(mountain(player("1 rune, 4 coin"), step=step))
    with pytest.raises(UnknownToken):
        play(match, "0 cast:ritual_of_earth")
    assert not [token for token in options(match, 0) if token.startswith(("cast", "workshop"))]


@pytest.mark.rule("MTK-4.2")
def test_one_troll_or_tunnel_and_one_hall_a_turn() -> None:
    match = at(mountain(player("4 stone, 4 coin"), step="recruit_or_dig"))
    events = play(match, "0 dig", "0 tunnel_i2", "0 15,4*+15,5")
    assert names(events).count("tunnel-dug") == 1
    assert (asked(match), options(match, 0)) == ("hall", ["end", "trade"])
    play(match, "0 end")
    assert asked(match) == "statue_menu"
