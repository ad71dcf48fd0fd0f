"""No test draws chance that nobody can repeat."""

import random
import secrets

import pytest
import seeded
from hypothesis import settings
from server.house import laid

from underhall.cli import play, records

KEYS: list[str] = []


@pytest.mark.parametrize("twice", [0, 1])
def test_a_test_draws_the_same_whenever_it_runs(twice: int) -> None:
    with seeded.apart("again"):
        table = laid("lantern", "me here")
        drawn = (table.id, table.invite, table.opened["key"], random.random())
    KEYS.append(repr(drawn))
    assert len(set(KEYS)) == 1


def test_two_tables_of_a_test_differ() -> None:
    assert laid().opened["key"] != laid().opened["key"]


def test_what_is_drawn_apart_is_not_missed() -> None:
    seeded.seed("one")
    first = [secrets.token_hex(4) for _ in range(2)]
    seeded.seed("one")
    second = [secrets.token_hex(4)]
    with seeded.apart("two"):
        assert secrets.token_hex(4) not in first
    assert [*second, secrets.token_hex(4)] == first


def test_the_terminal_draws_its_seeds_from_there_too() -> None:
    with seeded.apart("seed"):
        first = vars(play)["randbelow"](10**9), vars(records)["randbits"](64)
    with seeded.apart("seed"):
        assert (vars(play)["randbelow"](10**9), vars(records)["randbits"](64)) == first


def test_properties_are_tried_the_same_way_every_time() -> None:
    assert settings().derandomize
