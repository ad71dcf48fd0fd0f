"""Polyominoes on bit masks against the same questions asked cell by cell."""

from __future__ import annotations

import pytest

from underhall.core.chance import Fast
from underhall.kit.polyomino import (
    around,
    bits,
    first,
    fits,
    flood,
    groups,
    is_connected,
    more_than,
    orientations,
    touches,
)

WIDTH, HEIGHT, STRIDE = 7, 6, 8
ALL = sum(1 << (y * STRIDE + x) for y in range(HEIGHT) for x in range(WIDTH))
HOOK = [(0, 0), (1, 0), (2, 0), (0, 1)]


def mask(*cells: tuple[int, int]) -> int:
    return sum(1 << (y * STRIDE + x) for x, y in cells)


def scattered(seed: int, share: int) -> int:
    """A random set of cells, about ``share`` of ten."""
    chance = Fast(seed)
    return sum(1 << cell for cell in bits(ALL) if chance.below(10) < share)


def test_bits_and_first_read_row_by_row() -> None:
    assert bits(mask((3, 0), (0, 1), (6, 5))) == [3, 8, 46]
    assert bits(0) == []
    assert first(mask((2, 3), (1, 4))) == 26


@pytest.mark.parametrize(
    "cells, marked, flip, count",
    [
        ([(0, 0), (1, 0)], (0, 0), True, 4),
        ([(0, 0), (1, 0)], None, True, 2),
        (HOOK, (0, 1), True, 8),
        (HOOK, (0, 1), False, 4),
        ([(0, 0), (1, 0), (0, 1), (1, 1)], None, True, 1),
    ],
)
def test_equal_orientations_count_once(
    cells: list[tuple[int, int]], marked: tuple[int, int] | None, flip: bool, count: int
) -> None:
    assert len(orientations(cells, marked, STRIDE, flip)) == count


def test_an_orientation_begins_with_its_first_cell() -> None:
    for one in orientations(HOOK, (0, 1), STRIDE, True):
        assert one.offsets[0] == 0
        assert list(one.offsets) == bits(one.mask)
        assert one.mark in one.offsets


def test_only_edges_connect() -> None:
    assert is_connected(HOOK)
    assert not is_connected([(0, 0), (1, 1)])
    assert not is_connected([(0, 0), (0, 0)])
    assert not is_connected([])


def test_nothing_reaches_round_the_edge() -> None:
    right, left = mask((6, 1)), mask((0, 2))
    assert not around(right, STRIDE) & left
    assert bits(around(mask((3, 3)), STRIDE)) == bits(mask((3, 2), (2, 3), (4, 3), (3, 4)))


def test_flood_and_groups_follow_edges() -> None:
    cells = mask((0, 0), (1, 0), (2, 1), (5, 5), (6, 5))
    assert flood(mask((0, 0)), cells, STRIDE) == mask((0, 0), (1, 0))
    assert groups(cells, STRIDE) == [mask((0, 0), (1, 0)), mask((2, 1)), mask((5, 5), (6, 5))]


@pytest.mark.parametrize("seed", range(20))
def test_all_places_are_those_found_one_by_one(seed: int) -> None:
    free, wanted, rough = scattered(seed, 8), scattered(seed + 100, 3), scattered(seed + 200, 4)
    for one in orientations(HOOK, None, STRIDE, True):
        tiles = {cell: one.mask << cell for cell in bits(ALL)}
        inside = {cell for cell, tile in tiles.items() if not tile & ~free}
        assert set(bits(fits(one.offsets, free))) == inside
        hit = {cell for cell, tile in tiles.items() if tile & wanted}
        assert set(bits(touches(one.offsets, wanted) & ALL)) == hit
        for most in range(5):
            over = {cell for cell, tile in tiles.items() if (tile & rough).bit_count() > most}
            assert set(bits(more_than(one.offsets, rough, most) & ALL)) == over
