"""MTK-4.120 to 4.139: recorded games for each way a winner is found, replayed and verified."""

import endings as shared
import pytest
from endings import happened
from games.mountain_king.endings import ENDINGS
from helpers import names, table, told

from underhall.core.match import Match
from underhall.games.mountain_king.rules.scoring import level_sum

NAMED = pytest.mark.parametrize("name", ENDINGS)
WHOLE = pytest.mark.parametrize("name", [name for name in ENDINGS if "tie" not in name])
TIES = pytest.mark.parametrize("name", [name for name in ENDINGS if "tie" in name])
TEAMS = pytest.mark.parametrize("name", [name for name in ENDINGS if name.startswith("teams")])


def replayed(name: str) -> Match:
    return shared.replayed("mountain_king", name)


def winners(name: str) -> list[int]:
    found: list[int] = replayed(name).state.result.winners
    return found


@NAMED
@pytest.mark.rule("MTK-4.121")
def test_a_game_ends_with_its_last_round(name: str) -> None:
    """Every round after the trigger is whole, and the last turn is that before the start player."""
    match = replayed(name)
    assert table(match)["round"] == table(match)["last_round"]
    last = told(happened(match), "turn-began")[-1]["who"]
    assert last == (table(match)["start"] - 1) % match.state.seats


@WHOLE
@pytest.mark.rule("MTK-4.120", "MTK-4.121")
def test_the_last_token_is_followed_by_two_whole_rounds(name: str) -> None:
    match = replayed(name)
    tokens = [3] if match.state.seats == 2 else [5, 3]
    assert [entry["honor"] for entry in told(happened(match), "crowned")] == tokens
    (end,) = told(happened(match), "end-triggered")
    after = names(happened(match))
    rounds = after[after.index("end-triggered") :].count("round-began")
    assert (rounds, end["round"]) == (2, table(match)["round"])


@NAMED
@pytest.mark.rule("MTK-4.130")
def test_the_first_part_of_a_score_is_the_honor_dug(name: str) -> None:
    result = replayed(name).state.result
    dug = [row[0] for row in result.points]
    assert dug == [honor(replayed(name), seat) for seat in range(len(dug))]


def honor(match: Match, seat: int) -> int:
    written = table(match)
    owner = written["teams"][match.state.owner(seat)] if match.state.teams else None
    found: int = (owner or written["players"][seat])["honor"]
    return found


@NAMED
@pytest.mark.rule("MTK-4.138")
def test_nobody_has_more_honor_than_a_winner(name: str) -> None:
    result = replayed(name).state.result
    assert {result.scores[seat] for seat in winners(name)} == {max(result.scores)}


@WHOLE
def test_a_clear_winner_has_more_than_all_rivals(name: str) -> None:
    result = replayed(name).state.result
    others = [score for score, rank in zip(result.scores, result.ranks) if rank != 1]
    assert max(others) < max(result.scores)


@TIES
@pytest.mark.rule("MTK-4.139")
def test_a_tie_is_broken(name: str) -> None:
    s = replayed(name).state
    tied = [seat for seat in range(s.seats) if s.result.scores[seat] == max(s.result.scores)]
    assert len(tied) == len(winners(name)) * 2
    levels = {seat: level_sum(s, s.owner(seat)) for seat in tied}
    if name.endswith("levels"):
        assert {levels[seat] for seat in winners(name)} == {min(levels.values())}
        assert len(set(levels.values())) == 2
    else:
        assert len(set(levels.values())) == 1


@pytest.mark.rule("MTK-4.139")
def test_the_later_in_turn_order_wins() -> None:
    s = replayed("tie_broken_by_turn_order").state
    assert (s.start, s.result.scores[0] == s.result.scores[1], s.result.winners) == (0, True, [1])


@TEAMS
@pytest.mark.rule("MTK-5.17")
def test_partners_win_and_lose_together(name: str) -> None:
    result = replayed(name).state.result
    assert (result.points[0], result.points[1]) == (result.points[3], result.points[2])
    assert result.ranks in ((1, 2, 2, 1), (2, 1, 1, 2))


@pytest.mark.rule("MTK-5.20")
def test_the_team_without_the_crown_wins() -> None:
    s = replayed("teams_tie_broken_by_the_crown").state
    assert s.start not in s.result.winners
