"""BEL-4.103, 4.104: recorded games for each way the game can end, replayed and verified."""

import endings as shared
import pytest
from endings import leaders
from games.belfort.endings import ENDINGS
from helpers import names, table

from underhall.core.match import Match
from underhall.core.result import Result


def replayed(name: str) -> tuple[Match, Result]:
    return shared.replayed("belfort", name), shared.result_of("belfort", name)


def wealth(match: Match, seat: int, metal: int = 2) -> int:
    """A player's goods as they count in a tie."""
    goods = table(match)["players"][seat]["goods"]
    return int(goods["wood"] + goods["stone"] + goods["gold"] + metal * goods["metal"])


@pytest.mark.rule("BEL-4.103")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_game_ends_after_the_scoring_of_the_seventh_round(name: str) -> None:
    match, _ = replayed(name)
    assert table(match)["round"] == 7
    assert "district-scored" in names(match.moves[-1].events)


@pytest.mark.rule("BEL-4.103")
@pytest.mark.parametrize("name", ["clear_winner", "clear_winner_of_five", "two_players"])
def test_the_highest_score_wins(name: str) -> None:
    _, result = replayed(name)
    assert len(leaders(result)) == 1
    assert result.winners == leaders(result)


@pytest.mark.rule("BEL-4.104")
@pytest.mark.parametrize("name", ["tie_broken_by_resources", "two_players_tie_broken"])
def test_of_tied_players_the_one_with_most_resources_wins(name: str) -> None:
    match, result = replayed(name)
    tied = leaders(result)
    assert len(tied) == 2
    assert result.winners == [max(tied, key=lambda seat: wealth(match, seat))]
    assert wealth(match, tied[0]) != wealth(match, tied[1])


@pytest.mark.rule("BEL-4.104")
def test_metal_counts_two_in_a_tie() -> None:
    match, result = replayed("tie_broken_by_metal")
    assert leaders(result) == [0, 1, 2, 3]
    assert [wealth(match, seat, metal=1) for seat in leaders(result)] == [9, 6, 9, 10]
    assert [wealth(match, seat) for seat in leaders(result)] == [14, 9, 10, 13]
    assert (result.winners, result.ranks) == ([0], (1, 4, 3, 2))


@pytest.mark.rule("BEL-4.104")
@pytest.mark.parametrize("name", ["shared_win", "two_players_share"])
def test_players_tied_in_resources_too_share_the_win(name: str) -> None:
    match, result = replayed(name)
    assert len(result.winners) == 2 and result.winners == leaders(result)
    assert len({wealth(match, seat) for seat in result.winners}) == 1


@pytest.mark.rule("BEL-4.104")
def test_only_the_richest_of_the_tied_share_the_win() -> None:
    match, result = replayed("shared_by_three_of_four_tied")
    assert leaders(result) == [0, 1, 2, 3]
    most = max(wealth(match, seat) for seat in range(4))
    assert result.winners == [seat for seat in range(4) if wealth(match, seat) == most]
    assert len(result.winners) == 3


@pytest.mark.rule("BEL-5.9", "BEL-5.10")
def test_virtual_players_build_in_all_rounds_of_two_players_and_do_not_score() -> None:
    match, result = replayed("two_players")
    events = [event for move in match.moves for event in move.events]
    assert names(events).count("virtual-card") == 2 * 7
    assert names(events).count("virtual-moved") == 2 * 7
    assert {2, 3} <= set(table(match)["markers"].values())
    assert (len(result.scores), len(result.ranks)) == (2, 2)
