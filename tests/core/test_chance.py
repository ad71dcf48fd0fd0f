"""Where luck comes from: fast, committed, scripted, written down."""

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from helpers import examples
from hypothesis import given
from hypothesis import strategies as st

from underhall.core.agenda import State
from underhall.core.chance import Chance, Committed, Fast, Logged, Script, commitment
from underhall.core.errors import BadScript
from underhall.core.names import Names

CARDS = Names("card", ["bank", "inn", "mine", "gate"])
KEY = bytes(range(32))

SOURCES: list[Callable[[int], Chance]] = [
    Fast,
    lambda seed: Committed(hashlib.sha256(str(seed).encode()).digest()),
]
both = pytest.mark.parametrize("source", SOURCES, ids=["fast", "committed"])


def numbers(chance: Chance, below: int, count: int) -> list[int]:
    return [chance.below(below) for _ in range(count)]


# ---------------------------------------------------------------------- the same everywhere


def test_a_seed_always_gives_the_same_numbers() -> None:
    assert numbers(Fast(7), 100, 10) == [36, 38, 45, 53, 49, 18, 82, 65, 39, 34]
    assert numbers(Fast("a table"), 6, 10) == [2, 2, 5, 5, 4, 5, 5, 4, 5, 5]
    assert numbers(Fast(7), 1 << 32, 2) == [1563358250, 1664627258]


def test_a_key_always_gives_the_same_numbers() -> None:
    assert numbers(Committed(KEY), 100, 10) == [5, 39, 92, 85, 29, 48, 59, 17, 83, 12]


def test_another_process_gives_the_same_game() -> None:
    program = (
        "from underhall.core.chance import Fast; f = Fast('far away');"
        "print([f.below(1000) for _ in range(5)])"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout.strip()
        for seed in ("1", "2")
    ]
    assert runs == [str(numbers(Fast("far away"), 1000, 5))] * 2


def test_large_numbers_are_drawn_like_small_ones() -> None:
    small, large, larger = Fast("large"), Fast("large"), Fast("large")
    for _ in range(100):
        drawn = small.below(1 << 30)
        assert large.below(1 << 40) >> 10 == drawn
        assert larger.below(1 << 70) >> 40 == drawn


def test_other_seeds_give_other_numbers() -> None:
    assert len({tuple(numbers(Fast(seed), 1000, 4)) for seed in range(500)}) == 500


# ---------------------------------------------------------------------- fair


@both
@examples(60)
@given(seed=st.integers(0, 10**9), n=st.integers(1, 1000))
def test_every_number_is_below(source: Callable[[int], Chance], seed: int, n: int) -> None:
    assert all(0 <= number < n for number in numbers(source(seed), n, 20))


@both
@pytest.mark.parametrize("n", [2, 3, 6, 10, 37])
def test_all_numbers_are_equally_likely(source: Callable[[int], Chance], n: int) -> None:
    """Chi squared over 6,000 draws stays within four deviations of what it should be."""
    counts = Counter(numbers(source(n), n, 6000))
    expected = 6000 / n
    chi = sum((counts[value] - expected) ** 2 / expected for value in range(n))
    assert abs(chi - (n - 1)) < 4 * (2 * (n - 1)) ** 0.5


@both
def test_what_comes_next_does_not_depend_on_what_came(source: Callable[[int], Chance]) -> None:
    drawn = numbers(source(3), 4, 8001)
    pairs = Counter(pairwise(drawn))
    chi = sum((count - 500) ** 2 / 500 for count in pairs.values())
    assert len(pairs) == 16
    assert chi < 15 + 4 * 30**0.5


@both
def test_a_pile_is_drawn_by_what_it_holds(source: Callable[[int], Chance]) -> None:
    chance = source(5)
    counts = Counter(chance.pick_weighted(CARDS, [1, 0, 6, 3]) for _ in range(5000))
    assert counts[1] == 0
    assert [round(counts[code] / 500) for code in (0, 2, 3)] == [1, 6, 3]


def test_one_of_many_is_picked() -> None:
    chance = Fast(1)
    assert {chance.pick(CARDS, [3, 1]) for _ in range(50)} == {1, 3}


def test_a_committed_draw_is_not_biased() -> None:
    """Numbers beyond the last full multiple are drawn again: at 3/4 of the range it shows."""
    n = (1 << 64) // 4 * 3
    high = sum(value >= n // 3 for value in numbers(Committed(KEY), n, 3000))
    assert abs(high / 3000 - 2 / 3) < 0.035


# ---------------------------------------------------------------------- copies


SCRIPT = Script(1, 2, 0, 3, then=Fast(9))


@pytest.mark.parametrize(
    "source", [Fast(4), Committed(KEY), SCRIPT, Logged(Fast(2))], ids=lambda s: type(s).__name__
)
def test_a_copy_goes_on_alike_and_leaves_the_original_alone(source: Chance) -> None:
    numbers(source, 4, 2)
    one, two = source.copy(), source.copy()
    expected = numbers(one, 4, 6)
    assert numbers(two.copy(), 4, 6) == expected
    assert numbers(source, 4, 6) == expected


# ---------------------------------------------------------------------- committed


def test_a_commitment_fixes_the_key_and_does_not_tell_it() -> None:
    assert Committed(KEY).commitment == commitment(KEY)
    assert commitment(KEY) != commitment(KEY[:-1] + b"\0")
    assert KEY.hex() not in commitment(KEY)
    assert commitment(KEY).startswith("73eb6b08ad034550b2c629beb8e3d538")


# ---------------------------------------------------------------------- scripted


def test_a_script_gives_what_it_says() -> None:
    script = Script("card:mine", "card:bank", 5)
    assert script.pick(CARDS, [0, 1, 2]) == 2
    assert script.pick_weighted(CARDS, [3, 0, 0, 0]) == 0
    assert script.below(6) == 5


@pytest.mark.parametrize(
    "outcome, complaint",
    [
        ("die:mine", "'die:mine': the game draws a card now"),
        ("card:castle", "'card:castle': the game draws a card now"),
        ("mine", "'mine': the game draws a card now"),
        (2, "2: the game draws a card now"),
        ("card:gate", "card:gate cannot come now"),
    ],
)
def test_a_script_that_does_not_fit_says_so(outcome: int | str, complaint: str) -> None:
    with pytest.raises(BadScript, match=complaint):
        Script(outcome).pick(CARDS, [0, 1, 2])
    with pytest.raises(BadScript, match=complaint):
        Script(outcome).pick_weighted(CARDS, [1, 1, 1, 0])


@pytest.mark.parametrize("outcome", [6, -1, "card:mine"])
def test_a_scripted_number_must_be_below(outcome: int | str) -> None:
    with pytest.raises(BadScript, match="expected a number below 6"):
        Script(outcome).below(6)


def test_one_draw_too_many_is_an_error() -> None:
    script = Script("card:mine")
    script.pick(CARDS, [2])
    with pytest.raises(BadScript, match="at its end; the game draws a number now"):
        script.below(2)
    with pytest.raises(BadScript, match="at its end; the game draws card now"):
        script.pick(CARDS, [0])
    with pytest.raises(BadScript, match="at its end; the game draws card now"):
        script.pick_weighted(CARDS, [1, 0, 0, 0])


def test_after_a_script_another_source_may_take_over() -> None:
    script = Script("card:mine", then=Fast(1))
    fast = Fast(1)
    assert script.pick(CARDS, [0, 1, 2]) == 2
    assert [script.below(50), script.pick(CARDS, [1, 2, 3])] == [
        fast.below(50),
        fast.pick(CARDS, [1, 2, 3]),
    ]


# ---------------------------------------------------------------------- written down


def test_outcomes_are_logged_as_a_script_would_name_them() -> None:
    logged = Logged(Fast(3))
    draws = [logged.pick(CARDS, [0, 1, 2]), logged.pick_weighted(CARDS, [1, 2, 3, 4])]
    draws.append(logged.below(9))
    script = Script(*logged.drain())
    assert draws == [
        script.pick(CARDS, [0, 1, 2]),
        script.pick_weighted(CARDS, [1, 1, 1, 1]),
        script.below(9),
    ]
    assert logged.drain() == []


def test_a_copy_of_a_log_begins_empty() -> None:
    logged = Logged(Fast(3))
    logged.below(2)
    copy = logged.copy()
    copy.below(2)
    assert (len(logged.log), len(copy.log)) == (1, 1)


# ---------------------------------------------------------------------- through the state


def test_every_draw_and_reveal_counts_up_the_mark() -> None:
    s = State(2, Script("card:inn", "card:gate"))
    assert s.pick(CARDS, [0, 1]) == 1
    assert s.mark == 1
    assert s.pick_weighted(CARDS, [0, 0, 0, 2]) == 3
    assert s.mark == 2
    s.reveal()
    assert s.mark == 3
