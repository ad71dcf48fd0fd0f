"""Features and weights: what a position is worth."""

from typing import Any

import pytest

from underhall.core.errors import BadData
from underhall.core.judgements import Numbers
from underhall.core.judging import VICTORY, Weights, chance_of, margin, read_weights
from underhall.core.result import Result

NAMES = ("points", "light")
DATA: dict[str, Any] = {
    "game": "lantern",
    "base": [1, 0],
    "weights": {"points": [1, 2], "light": [0.5, 0]},
}


def result(scores: tuple[int, ...], ranks: tuple[int, ...]) -> Result:
    return Result(scores, ranks, ("points",), tuple([(score,) for score in scores]))


@pytest.mark.parametrize("progress, worth", [(0.0, 6.0), (1.0, 8.0), (0.5, 7.0)])
def test_worth_goes_from_the_start_to_the_end(progress: float, worth: float) -> None:
    weights = read_weights("lantern", NAMES, DATA)
    assert weights.value([4.0, 2.0], progress) == worth
    assert weights.worth(1.0) == [2.0, 0.0]


def test_together_the_worth_is_a_chance() -> None:
    weights = Weights(("gold",), [1.0], [1.0], aim=VICTORY)
    assert weights.value([0.0], 0.0) == 0.5
    assert weights.value([1e9], 0.0) == chance_of(31) == 1.0
    assert weights.value([-1e9], 0.0) == 0.0
    assert weights.final(result((3, 3), (1, 1)), 0) == 1.0
    assert weights.final(result((3, 3), (2, 2)), 0) == 0.0


@pytest.mark.parametrize(
    "scores, ranks, seat, worth",
    [
        ((10, 7, 4), (1, 2, 3), 0, 3 + 5),
        ((10, 7, 4), (1, 2, 3), 1, -3),
        ((10, 10, 4, 4), (1, 1, 2, 2), 0, 6 + 5),  # a partner is no rival
        ((10, 10), (1, 1), 0, 5),
        ((10,), (1,), 0, 15),
        ((10,), (2,), 0, 10),
    ],
)
def test_the_end_is_worth_the_margin_and_a_bonus(
    scores: tuple[int, ...], ranks: tuple[int, ...], seat: int, worth: float
) -> None:
    assert margin(result(scores, ranks), seat) == worth


def test_where_features_tell_of_one_the_end_is_told_as_they_tell_it() -> None:
    names = ("points", "rival", "light")
    weights = Weights(names, [1, -1, 3], [2, -0.5, 4], (-8, -9), others=("rival",))
    assert weights.own([4.0, 100.0, 2.0], 1.0) == 2 * 4 + 4 * 2
    ended = result((10, 7, 4), (1, 2, 3))
    assert weights.final(ended, 0) == -9 + 2 * 10 - 0.5 * 7 + 5
    assert weights.final(ended, 1) == -9 + 2 * 7 - 0.5 * 10
    assert weights.final(result((10,), (1,)), 0) == -9 + 2 * 10 + 5


@pytest.mark.parametrize(
    "change, why",
    [
        ({"game": "belfort"}, "made for 'belfort', not for 'lantern'"),
        ({"aim": "glory"}, "'glory' is not one of margin, victory"),
        ({"weights": None}, r"a table \[weights\] is missing"),
        ({"weights": {"points": [1, 2]}}, "nothing for the features light"),
        ({"weights": DATA["weights"] | {"luck": [1, 1]}}, "there are no features luck"),
        ({"weights": DATA["weights"] | {"light": 3}}, "weights light: expected two numbers"),
        ({"weights": DATA["weights"] | {"light": [1, "2"]}}, "weights light: expected two numbers"),
        ({"base": [1]}, "weights base: expected two numbers"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadData, match=why):
        read_weights("lantern", NAMES, DATA | change)


class Opinion:
    """What a toy judges by."""

    def __init__(self, numbers: Numbers) -> None:
        self.faith = numbers.one("faith")
        self.goods = numbers.many("goods", 2)


JUDGED: dict[str, Any] = {"faith": 1, "goods": [0.5, 2.5]}


def test_judgements_stand_beside_the_weights() -> None:
    weights = read_weights("lantern", NAMES, DATA | {"judged": JUDGED}, judging=Opinion)
    assert (weights.judgements.faith, weights.judgements.goods) == (1.0, [0.5, 2.5])
    assert weights.judged == {"faith": [1.0], "goods": [0.5, 2.5]}
    assert read_weights("lantern", NAMES, DATA).judgements is None


@pytest.mark.parametrize(
    "judged, why",
    [
        (3, r"\[judged\] must hold named values, not 3"),
        ({}, "nothing for the judgement faith"),
        ({"faith": 1}, "nothing for the judgement goods"),
        (JUDGED | {"luck": 1, "pluck": 2}, "there are no judgements luck, pluck"),
        (JUDGED | {"faith": "much"}, "judged faith: expected a number above 0, not 'much'"),
        (JUDGED | {"faith": True}, "judged faith: expected a number above 0, not True"),
        (JUDGED | {"faith": 0}, "judged faith: expected a number above 0, not 0"),
        (JUDGED | {"faith": float("inf")}, "judged faith: expected a number above 0, not inf"),
        (JUDGED | {"faith": [1]}, "judged faith: expected a number above 0"),
        (JUDGED | {"goods": 1}, "judged goods: expected 2 numbers above 0, not 1"),
        (JUDGED | {"goods": [1]}, "judged goods: expected 2 numbers above 0"),
        (JUDGED | {"goods": [1, -2]}, "judged goods: expected 2 numbers above 0"),
        (JUDGED | {"goods": [1, None, 2]}, "judged goods: expected 2 numbers above 0"),
    ],
)
def test_judgements_that_do_not_fit_are_refused(judged: Any, why: str) -> None:
    with pytest.raises(BadData, match=why):
        read_weights("lantern", NAMES, DATA | {"judged": judged}, judging=Opinion)


def test_a_game_that_does_not_judge_takes_no_judgements() -> None:
    with pytest.raises(BadData, match="there are no judgements faith, goods"):
        read_weights("lantern", NAMES, DATA | {"judged": JUDGED})
