"""Straight columns."""

from underhall.kit.columns import columns


def test_cells_stand_below_each_other() -> None:
    rows = [["name", "n"], ["Ania", "12"], ["Zosia"]]
    assert columns(rows, right=[1]) == ["name    n", "Ania   12", "Zosia"]


def test_nothing_is_no_lines() -> None:
    assert columns([]) == []
