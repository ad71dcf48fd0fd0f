"""Reading the parts of a position."""

from typing import Any

import pytest

from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.kit.reading import (
    ensure,
    read_counts,
    read_list,
    read_whole,
    take_from,
    take_one,
)

ORES = Names("ore", ["iron", "tin"])


def test_what_is_not_fine_is_complained_about() -> None:
    ensure(1 < 2, "never")
    with pytest.raises(BadData, match="two of a kind"):
        ensure([], "two of a kind")


def test_a_whole_number_or_its_default() -> None:
    assert read_whole({"gold": 4}, "gold", 0) == 4
    assert read_whole({}, "gold", 7) == 7


@pytest.mark.parametrize("value", [-1, 6, "4", None, True, 1.5])
def test_what_is_no_such_number_is_refused(value: object) -> None:
    with pytest.raises(BadData, match="position gold: expected a whole number up to 5"):
        read_whole({"gold": value}, "gold", 0, 5)


def test_a_short_list_is_filled_up() -> None:
    assert read_list({"players": [{"a": 1}]}, "players", 3) == [{"a": 1}, {}, {}]
    assert read_list({}, "players", 2) == [{}, {}]


@pytest.mark.parametrize("value", [[{}, {}, {}], {}, "ab", None])
def test_what_is_no_such_list_is_refused(value: object) -> None:
    with pytest.raises(BadData, match="players: expected a list of at most 2"):
        read_list({"players": value}, "players", 2)


@pytest.mark.parametrize(
    "value, counts",
    [({"tin": 2}, [0, 2]), (["tin", "iron", "tin"], [1, 2]), ({}, [0, 0]), ([], [0, 0])],
)
def test_counts_come_as_numbers_or_as_a_list(value: Any, counts: list[int]) -> None:
    assert read_counts({"ore": value}, "ore", ORES) == counts


@pytest.mark.parametrize(
    "value, complaint",
    [
        ({"gold": 1}, "ore: there is no ore 'gold'; known: iron, tin"),
        (["gold"], "ore: there is no ore 'gold'"),
        ({"tin": -1}, "expected a whole number"),
        ({"tin": None}, "expected a whole number"),
        (["tin", 1], "ore: expected counts of ore"),
        ([["tin"]], "ore: expected counts of ore"),
        ("tin", "ore: expected counts of ore"),
        (3, "ore: expected counts of ore"),
        ({"tin": 3}, "ore: 3 of tin, but only 2 are there"),
    ],
)
def test_counts_that_do_not_fit_are_refused(value: Any, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read_counts({"ore": value}, "ore", ORES, [5, 2])


def test_named_pieces_leave_their_pile() -> None:
    pile = [3, 1]
    take_from(pile, [2, 1], ORES)
    assert pile == [1, 0]
    with pytest.raises(BadData, match="there are not so many of ore tin"):
        take_from(pile, [0, 1], ORES)


def test_one_named_piece_leaves_its_pile() -> None:
    pile = [1, 1]
    take_one(pile, 1, ORES)
    assert pile == [1, 0]
    with pytest.raises(BadData, match="there are not so many of ore tin"):
        take_one(pile, 1, ORES)
