"""MTK-3.1 to 3.4 and 3.13 to 3.17: the board, the supplies, the start player, the gates."""

import pytest
from games.mountain_king.dealing import dealt
from games.mountain_king.mountain import WINTER, asked, casting, mine, mountain, player, stock
from helpers import answer_all, at, options, play, refused, started, table, told

from underhall import editions
from underhall.core.errors import BadData, BadOption
from underhall.core.match import Match
from underhall.games.mountain_king.box.names import CELLS
from underhall.kit.polyomino import bits

# ---------------------------------------------------------------------- the board


@pytest.mark.rule("MTK-3.1")
@pytest.mark.parametrize("seats, width", [(2, 17), (3, 17), (4, 21), (5, 21)])
def test_the_number_of_players_says_which_side_is_used(seats: int, width: int) -> None:
    assert started("mountain_king", seats).state.mountain.width == width


@pytest.mark.rule("MTK-3.1")
def test_two_players_may_take_either_side() -> None:
    assert started("mountain_king", 2, side="usual").state.mountain.width == 17
    assert started("mountain_king", 2, **WINTER).state.mountain.width == 21


@pytest.mark.rule("MTK-3.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_players_have_no_choice_of_side(seats: int) -> None:
    with pytest.raises(BadOption, match=r"MTK-3\.1"):
        started("mountain_king", seats, **WINTER)


@pytest.mark.parametrize(
    "side, diggable, statues, workshops, rubble, buried, starts",
    [(0, 340, 20, 12, 68, 64, "444455555"), (1, 215, 15, 9, 41, 35, "333")],
)
def test_both_sides_are_as_the_summary_says(
    side: int, diggable: int, statues: int, workshops: int, rubble: int, buried: int, starts: str
) -> None:
    mountain = editions.edition("mountain_king").tables.mountains[side]
    assert (mountain.diggable.bit_count(), len(mountain.ring)) == (diggable, statues)
    assert (len(mountain.workshop_spots), mountain.rubble.bit_count()) == (workshops, rubble)
    assert mountain.buried.bit_count() == buried
    assert "".join([str(spot.number) for spot in mountain.start_spots]) == starts


# ---------------------------------------------------------------------- supplies


@pytest.mark.rule("MTK-3.2")
def test_resources_never_run_out() -> None:
    held = "35 stone, 35 iron, 30 heartstone, 45 cart, 20 hammer, 25 rune, 35 coin"
    position = mountain(player(held), player(held))
    match = casting(position, "ritual_of_earth")
    play(match, "0 resolve", "0 gain:1")
    assert mine(match, "storage")["stone"] == 38
    match = casting(position, "ritual_of_toil")
    play(match, "0 resolve", "0 gain:2")
    assert mine(match, "storage")["hammer"] == 22


STACKS = {
    "tunnel_i2": 12,
    "tunnel_i3": 10,
    "tunnel_v3": 5,
    "tunnel_i4": 5,
    "tunnel_l4": 5,
    "tunnel_t4": 5,
    "tunnel_s4": 5,
    "tunnel_v5": 5,
}


@pytest.mark.rule("MTK-3.3")
def test_tunnels_lie_in_eight_stacks() -> None:
    assert table(started("mountain_king", 3))["stacks"] == STACKS
    assert sum(STACKS.values()) == 52


@pytest.mark.rule("MTK-3.3")
def test_a_stack_that_runs_out_stays_empty() -> None:
    """Ruling: the tunnel supply is finite for each shape."""
    position = mountain(
        player("2 stone"),
        player("5 stone"),
        step="recruit_or_dig",
        stacks={**STACKS, "tunnel_i2": 1},
    )
    match = at(position)
    play(match, "0 dig", "0 15,4*+15,5")
    assert table(match)["stacks"] == {**STACKS, "tunnel_i2": 0}
    play(match, "1 end", "1 dig")
    assert refused(match, 1, "tunnel_i2") == ("MTK-4.79", "stack-empty")
    assert "tunnel_i3" in options(match, 1)


HALLS = ["rift", "crucible", "shamans_abode", "stonemasons_house", "treasury", "great_forge"]


@pytest.mark.rule("MTK-3.4")
def test_six_great_halls_lie_open_and_each_exists_once() -> None:
    tunnels = [f"{x},{y}" for y in range(9, 15) for x in range(6, 14) if not covered_by_heart(x, y)]
    tunnels += ["2,5", "2,6", "2,7", "3,7", "3,8", "3,9", "3,10", "3,11", "4,11", "5,11"]
    own = player("4 coin", gate="wg4_4")
    match = at(mountain(own, seats=4, step="great_hall", tunnels=tunnels))
    assert options(match, 0) == ["end", "trade", *HALLS]
    play(match, "0 rift")
    play(match, f"0 {options_with(match, '6,14')}")
    assert list(table(match)["halls"]) == ["rift"]
    again = {**table(match), "step": "great_hall", "seat": 0}
    match = at({"game": "mountain_king", "seats": 4, "table": again})
    assert options(match, 0) == ["end", "trade", *HALLS[1:]]
    assert refused(match, 0, "rift") == ("MTK-4.80", "hall-taken")


def covered_by_heart(x: int, y: int) -> bool:
    return (x, y) in ((10, 9), (9, 10), (10, 10), (11, 10), (10, 11))


def options_with(match: Match, cell: str) -> str:
    """The first option that covers a cell."""
    return next(token for token in options(match, 0) if cell in token.replace("*", "").split("+"))


# ---------------------------------------------------------------------- start player and gates


@pytest.mark.rule("MTK-3.13")
def test_turn_order_is_clockwise_from_the_start_player() -> None:
    match = dealt(3, crown=2)
    assert told(match.setup_events, "crown-given") == [{"who": 2}]
    order = []
    while asked(match) == "place_gate":
        order += match.state.waiting()
        answer_all(match)
    assert order == [2, 0]  # one spot is left for the third
    while asked(match).startswith("draft"):
        answer_all(match)
    assert match.state.active == 2
    assert table(match)["start"] == 2


@pytest.mark.rule("MTK-3.13")
def test_the_crown_stays_for_the_whole_game() -> None:
    match = at(mountain(seats=3, start=1, step="statues", seat=0, round=4))
    assert (table(match)["start"], match.state.active, table(match)["round"]) == (1, 1, 5)


@pytest.mark.rule("MTK-3.13")
def test_the_start_player_is_drawn() -> None:
    assert {table(started("mountain_king", 3, seed=n))["start"] for n in range(20)} == {0, 1, 2}


@pytest.mark.rule("MTK-3.13")
@pytest.mark.parametrize("seats, teams", [(2, "no"), (3, "no"), (5, "no"), (4, "yes")])
def test_the_start_player_is_chosen_by_taking_the_first_seat(seats: int, teams: str) -> None:
    """Ruling: players choose their seats, and so who begins."""
    for seed in range(8):
        match = started("mountain_king", seats, seed, start="first", teams=teams)
        assert told(match.setup_events, "crown-given") == [{"who": 0}]
        assert (table(match)["start"], match.state.waiting()) == (0, [0])


@pytest.mark.rule("MTK-3.13")
def test_only_those_begin_who_may() -> None:
    crown = {"table": {"step": "setup"}, "agenda": [{"do": "take_crown", "seat": 2}]}
    assert at({"game": "mountain_king", "seats": 3, **crown}).state.start == 2
    teams = {"table": {"step": "setup"}, "agenda": [{"do": "take_crown", "seat": 1}]}
    with pytest.raises(BadData, match="cannot begin"):
        at({"game": "mountain_king", "seats": 4, "options": {"teams": "yes"}, **teams})


@pytest.mark.rule("MTK-3.14")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_has_six_starters_a_gate_to_place_and_no_honor(seats: int) -> None:
    match = started("mountain_king", seats)
    assert match.state.decks == [0b111111] * seats
    for seat in range(seats):
        assert (mine(match, "gate", seat), mine(match, "honor", seat)) == (None, 0)
        assert (mine(match, "moot", seat), stock(match, seat)) == ({}, "")
        assert (mine(match, "pedestals", seat), mine(match, "hand", seat)) == ({}, [])


@pytest.mark.rule("MTK-3.15")
@pytest.mark.parametrize("seats, spots", [(3, "ag3"), (4, "wg4"), (5, "wg5")])
def test_gates_go_on_spots_that_bear_the_number_of_players(seats: int, spots: str) -> None:
    match = dealt(seats)
    free = [f"{spots}_{n}" for n in range(1, seats + 1)]
    for seat in range(seats - 1):
        assert (match.state.waiting(), options(match, seat)) == ([seat], free)
        play(match, f"{seat} {free.pop()}")
    gates = [mine(match, "gate", seat) for seat in range(seats)]
    assert gates == [f"{spots}_{n}" for n in range(seats, 0, -1)]


@pytest.mark.rule("MTK-3.15")
def test_a_spot_is_refused_when_taken_or_of_another_number() -> None:
    match = dealt(4)
    assert refused(match, 0, "wg5_1") == ("MTK-3.15", "spot-of-other-number")
    play(match, "0 wg4_2")
    assert refused(match, 1, "wg4_2") == ("MTK-3.15", "spot-taken")
    assert refused(dealt(5), 0, "wg4_1") == ("MTK-3.15", "spot-of-other-number")


@pytest.mark.rule("MTK-3.15", "MTK-4.5")
def test_a_gate_covers_one_cell() -> None:
    """Ruling: the size of a gate is one cell."""
    match = dealt(4)
    play(match, "0 wg4_4")
    assert [CELLS.token(cell) for cell in bits(match.state.covered)] == ["2,4"]


@pytest.mark.rule("MTK-3.16")
def test_ex_26_gates_with_two_players() -> None:
    match = dealt(2, WINTER)
    assert options(match, 0) == [
        *(f"wg4_{n}" for n in range(1, 5)),
        *(f"wg5_{n}" for n in range(1, 6)),
    ]
    play(match, "0 wg5_3")
    assert options(match, 1) == ["wg5_1", "wg5_2", "wg5_4", "wg5_5"]
    assert refused(match, 1, "wg4_1") == ("MTK-3.16", "spot-of-other-number")


@pytest.mark.rule("MTK-3.16")
def test_two_players_on_the_autumn_side_use_any_two_spots() -> None:
    match = dealt(2)
    assert options(match, 0) == ["ag3_1", "ag3_2", "ag3_3"]
    play(match, "0 ag3_2")
    assert options(match, 1) == ["ag3_1", "ag3_3"]


@pytest.mark.rule("MTK-3.17")
def test_a_free_start_spot_is_a_plain_dark_grey_cell() -> None:
    own = player("2 stone", gate="wg4_4", pedestals={"fire": 1})
    match = at(mountain(own, seats=4, step="recruit_or_dig"))
    events = play(match, "0 dig", "0 3,3*+3,4", "0 fire")
    assert told(events, "spent") == [{"who": 0, "resource": "stone", "n": 2, "place": None}]
    assert table(match)["takers"] == {"dark_grey_fire": 0}
