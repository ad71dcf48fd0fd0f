"""Text in straight columns."""

from underhall.kit.columns import columns, wrapped


def test_cells_stand_below_each_other() -> None:
    rows = [["name", "points"], ["Ala", "7"], ["Olek"]]
    assert columns(rows) == ["name  points", "Ala   7", "Olek"]
    assert columns(rows, right=[1]) == ["name  points", "Ala        7", "Olek"]


def test_nothing_gives_no_lines() -> None:
    assert columns([]) == []
    assert columns([[]]) == [""]


def test_things_go_on_below_their_title() -> None:
    things = ["stone" * 6, "wood" * 8, "iron" * 9]
    assert wrapped(things, ", ", "Has: ") == [
        f"Has: {things[0]}, {things[1]}",
        f"     {things[2]}",
    ]
    assert wrapped([], ", ", "Has: ") == []
