"""BEL-4-Q: the end of the game."""

from typing import Any

import pytest
from helpers import at, names, options, play, play_on, started, table

from underhall.core.match import Match
from underhall.core.result import Result


def over(*players: dict[str, Any]) -> Result:
    """The result of a game whose last scoring is done."""
    own = {"phase": "scoring", "round": 7, "players": list(players)}
    match = at(
        {"game": "belfort", "seats": len(players), "table": own, "agenda": [{"do": "next_round"}]}
    )
    result: Result = match.state.result
    return result


def player(score: int, stock: str = "0/0/0/0") -> dict[str, Any]:
    """A player with a score and goods written W/S/M/G."""
    goods = dict(zip(("wood", "stone", "metal", "gold"), map(int, stock.split("/"))))
    return {"score": score, "goods": goods}


def last_turn(round: int) -> Match:
    """The last player of three takes the last turn of a round."""
    own = {"phase": "actions", "seat": 2, "round": round, "markers": {"d1_inn": 2}}
    return at({"game": "belfort", "seats": 3, "table": own})


@pytest.mark.rule("BEL-4.103")
def test_the_game_ends_after_the_scoring_of_round_seven() -> None:
    match = last_turn(7)
    assert match.state.waiting() == [2]
    events = play(match, "2 end")
    assert names(events)[-1] == "game-ended"
    assert match.state.waiting() == []
    assert match.state.result.scores == (2, 2, 7)


@pytest.mark.rule("BEL-4.103")
def test_the_game_goes_on_after_round_six() -> None:
    match = last_turn(6)
    play(match, "2 end")
    assert match.state.result is None
    assert (table(match)["round"], table(match)["phase"]) == (7, "placement")
    assert options(match, 0)


@pytest.mark.rule("BEL-4.103")
def test_the_highest_score_wins_whatever_the_wealth() -> None:
    result = over(player(30, "9/9/9/9"), player(31), player(12, "5/0/0/0"))
    assert (result.winners, result.ranks) == ([1], (2, 1, 3))
    assert result.scores == (30, 31, 12)


@pytest.mark.rule("BEL-4.103")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_result_says_where_the_points_came_from(seats: int) -> None:
    match = play_on(started("belfort", seats, seed=7), seed=7)
    result = match.state.result
    assert table(match)["round"] == 7
    assert names(match.moves[-1].events)[-1] == "game-ended"
    assert result.scores == tuple(match.edition.game.scores(match.state))
    assert result.scores == tuple(sum(row) for row in result.points)


@pytest.mark.rule("BEL-4.104")
def test_ex_29_equal_points_and_equal_wealth() -> None:
    result = over(player(41, "2/1/0/4"), player(41, "0/0/3/1"), player(20, "9/9/9/9"))
    assert (result.winners, result.ranks) == ([0, 1], (1, 1, 3))
    result = over(player(41, "2/1/0/4"), player(41, "0/0/3/2"), player(20, "9/9/9/9"))
    assert (result.winners, result.ranks) == ([1], (2, 1, 3))


@pytest.mark.rule("BEL-4.104")
@pytest.mark.parametrize("more", ["2/1/1/1", "1/2/1/1", "1/1/1/2"])
def test_wood_stone_and_gold_count_one_each_in_a_tie(more: str) -> None:
    assert over(player(9, "1/1/1/1"), player(9, more), player(0)).winners == [1]
    assert over(player(9, "1/1/1/2"), player(9, more), player(0)).winners == [0, 1]


@pytest.mark.rule("BEL-4.104")
def test_metal_counts_two_in_a_tie() -> None:
    assert over(player(9, "0/0/2/0"), player(9, "3/0/0/0"), player(0)).winners == [0]
    assert over(player(9, "0/0/2/0"), player(9, "2/1/0/1"), player(0)).winners == [0, 1]
    assert over(player(9, "0/0/2/0"), player(9, "2/2/0/1"), player(0)).winners == [1]


@pytest.mark.rule("BEL-4.104")
def test_the_tie_is_broken_among_the_tied_only() -> None:
    result = over(player(8, "9/9/9/9"), player(9, "1/0/0/0"), player(9), player(8, "9/9/9/9"))
    assert (result.winners, result.ranks) == ([1], (3, 1, 2, 3))
