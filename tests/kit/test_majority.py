"""Ranking by number."""

import pytest
from helpers import examples
from hypothesis import given
from hypothesis import strategies as st

from underhall.kit.majority import places


@pytest.mark.parametrize(
    "counts, expected",
    [
        ([4, 2, 1], [1, 2, 3]),
        ([1, 3, 2], [3, 1, 2]),
        ([3, 3, 1], [2, 2, 3]),
        ([3, 1, 1], [1, 3, 3]),
        ([2, 2, 1, 1], [2, 2, 4, 4]),
        ([3, 0, 0], [1, 0, 0]),
        ([0, 0], [0, 0]),
        ([], []),
    ],
)
def test_a_tie_pushes_down_the_tied_and_all_behind(counts: list[int], expected: list[int]) -> None:
    assert places(counts) == expected


@examples(60)
@given(st.lists(st.integers(0, 5), max_size=7))
def test_places_follow_the_formula(counts: list[int]) -> None:
    higher = [{n for n in counts if n > count} for count in counts]
    tied = {n for n in counts if n and counts.count(n) > 1}
    for count, above, place in zip(counts, higher, places(counts)):
        groups = len([n for n in tied if n >= count])
        assert place == (1 + len(above) + groups if count else 0)
