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
