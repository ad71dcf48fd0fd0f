"""Results and ranks."""

import pytest
from helpers import examples
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.errors import BadData
from underhall.core.result import Result, ranked, read_result


@pytest.mark.parametrize(
    "keys, ranks",
    [
        ([(3,), (5,), (1,)], (2, 1, 3)),
        ([(3,), (3,), (1,)], (1, 1, 3)),
        ([(1,), (3,), (3,), (0,)], (3, 1, 1, 4)),
        ([(3, 0), (3, 2)], (2, 1)),
        ([(2,)], (1,)),
    ],
)
def test_the_greatest_key_is_first_and_equals_share(
    keys: list[tuple[int, ...]], ranks: tuple[int, ...]
) -> None:
    assert ranked(keys) == ranks


@examples(60)
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=6))
def test_ranks_follow_the_keys(keys: list[tuple[int, ...]]) -> None:
    ranks = ranked(keys)
    assert min(ranks) == 1
    for one, mine in zip(keys, ranks):
        for other, theirs in zip(keys, ranks):
            assert (one > other) == (mine < theirs)


def test_a_draw_with_somebody_without_a_seat_is_kept() -> None:
    for drawn in (False, True):
        result = Result((5,), (1,), ("ore",), ((5,),), drawn)
        assert ("drawn" in result.data()) == drawn
        assert read_result(result.data()).drawn == drawn
    with pytest.raises(BadData, match="result drawn"):
        read_result({**result.data(), "drawn": "yes"})


def test_all_in_first_place_win() -> None:
    result = Result((5, 3, 5), (1, 3, 1), ("ore", "gold"), ((5, 0), (1, 2), (4, 1)))
    assert result.winners == [0, 2]
    assert result.data() == {
        "scores": [5, 3, 5],
        "ranks": [1, 3, 1],
        "breakdown": [{"ore": 5, "gold": 0}, {"ore": 1, "gold": 2}, {"ore": 4, "gold": 1}],
    }
    assert read_result(result.data()).data() == result.data()


@pytest.mark.parametrize("scores", [None, [1], [1, 2, 3], [1, "2"], [1, True], (1, 2)])
def test_a_result_that_does_not_fit_is_refused(scores: object) -> None:
    data = {"scores": scores, "ranks": [2, 1], "breakdown": [{"ore": 1}, {"ore": 2}]}
    with pytest.raises(BadData, match="result scores: expected 2 whole numbers"):
        read_result(data)
