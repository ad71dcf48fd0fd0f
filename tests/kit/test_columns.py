"""Text in straight columns."""

from underhall.kit.columns import columns


def test_cells_stand_below_each_other() -> None:
    rows = [["name", "points"], ["Ala", "7"], ["Olek"]]
    assert columns(rows) == ["name  points", "Ala   7", "Olek"]
    assert columns(rows, right=[1]) == ["name  points", "Ala        7", "Olek"]


def test_nothing_gives_no_lines() -> None:
    assert columns([]) == []
    assert columns([[]]) == [""]
