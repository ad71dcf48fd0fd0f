"""What a report makes of results."""

import pytest

from underhall.lab.report import Outcome, Report
from underhall.lab.stats import deviation, margin, mean, wilson


def outcome(number: int, chairs: tuple[int, ...], scores: list[int], ranks: list[int]) -> Outcome:
    points = [{"ore": score - 1, "whistles": 1} for score in scores]
    result = {"scores": scores, "ranks": ranks, "breakdown": points}
    return Outcome(number, chairs, result, 10)


REPORT = Report(
    "lantern",
    ("greedy", "random"),
    [outcome(0, (0, 1), [5, 3], [1, 2]), outcome(1, (1, 0), [4, 4], [1, 1])],
    seconds=2.0,
    rotated=True,
)


def test_players_are_followed_to_their_chairs() -> None:
    greedy, random = REPORT.by_player()
    assert (greedy.wins, greedy.shared, greedy.mean_score, greedy.mean_rank) == (2, 1, 4.5, 1.0)
    assert (random.wins, random.shared, random.mean_score, random.mean_rank) == (1, 1, 3.5, 1.5)
    assert greedy.breakdown == {"ore": 3.5, "whistles": 1.0}


def test_chairs_are_told_apart() -> None:
    first, second = REPORT.by_chair()
    assert (first.wins, second.wins) == (2, 1)
    assert "chairs" in REPORT.data()["summary"]


def shared(number: int, won: bool, gold: int, goblins: int, widest: int) -> Outcome:
    points = {"gold": gold, "goblins": goblins}
    rank = 1 if won else 2
    result = {"scores": [gold + goblins] * 2, "ranks": [rank] * 2, "breakdown": [points] * 2}
    return Outcome(number, (0, 1), result, 10, widest)


def test_players_who_win_or_lose_together() -> None:
    outcomes = [shared(0, True, 6, 0, 9), shared(1, False, 0, 3, 20), shared(2, False, 0, 5, 4)]
    report = Report("lantern", ("greedy", "random"), outcomes, seconds=1.0, rotated=False)
    assert report.together
    assert (report.as_one().games, report.as_one().wins) == (3, 1)
    assert report.points_as_one(won=True) == {"gold": 6.0, "goblins": 0.0}
    assert report.points_as_one(won=False) == {"gold": 0.0, "goblins": 4.0}
    assert report.widest == 20
    together = report.data()["summary"]["together"]
    assert (together["wins"], together["mean_breakdown_won"]["gold"]) == (1, 6.0)


def test_rivals_are_not_together() -> None:
    assert not REPORT.together
    assert "together" not in REPORT.data()["summary"]


def test_no_points_of_games_that_were_not() -> None:
    report = Report("lantern", ("random",), [shared(0, False, 0, 3, 2)], 1.0, rotated=False)
    assert report.points_as_one(won=True) == {}


def test_pace() -> None:
    assert REPORT.decisions == 20
    assert REPORT.decisions_per_game == 10
    assert REPORT.decisions_per_second == 10


@pytest.mark.parametrize(
    "hits, trials, low, high",
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=1e-4)


def test_averages() -> None:
    assert mean([]) == deviation([3]) == margin([]) == 0
    assert mean([1, 2, 6]) == 3
    assert deviation([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx(2.138, abs=1e-3)
    assert margin([1, 3]) == pytest.approx(1.96, abs=1e-3)
