"""Reading component data."""

from typing import Any

import pytest

from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.kit.components import amounts, flag, keep_fixed, keep_same, rows, value, whole, word

GOODS = Names("good", ["wood", "stone"])
RAW: dict[str, Any] = {
    "setup": {"hand": 4, "open": True, "side": "left", "cost": {"stone": 2}, "odd": {"clay": 1}},
    "good": [{"id": "stone", "n": 1}, {"id": "wood", "n": 2}],
    "short": [{"id": "wood"}],
    "twice": [{"id": "wood"}, {"id": "wood"}],
    "list": [1, 2],
}


def test_values_are_found_by_path() -> None:
    assert value(RAW, "setup.hand") == whole(RAW, "setup.hand") == 4
    assert flag(RAW, "setup.open") is True
    assert word(RAW, "setup.side", ("left", "right")) == "left"
    assert amounts(RAW, "setup.cost", GOODS) == (0, 2)


def test_the_tables_of_a_list_are_found_by_their_ids() -> None:
    assert value(RAW, "good.stone.n") == 1
    with pytest.raises(BadData, match=r"good\.clay is missing"):
        value(RAW, "good.clay")


def test_what_is_fixed_or_told_twice_cannot_change() -> None:
    keep_fixed(RAW, {"setup.hand": 4, "good.wood.n": 2})
    with pytest.raises(BadData, match=r"setup\.hand cannot change from 5"):
        keep_fixed(RAW, {"setup.hand": 5})
    with pytest.raises(BadData, match=r"component data \[inn\]: n cannot change from 2"):
        keep_fixed({"id": "inn", "n": 1}, {"n": 2})
    keep_same(RAW, [("setup.cost.stone", "good.wood.n")])
    with pytest.raises(BadData, match=r"setup\.hand and good\.wood\.n must be the same"):
        keep_same(RAW, [("setup.hand", "good.wood.n")])


def test_rows_come_in_the_order_of_their_names() -> None:
    assert [row["n"] for row in rows(RAW, "good", GOODS)] == [2, 1]


@pytest.mark.parametrize(
    "read, complaint",
    [
        (lambda: value(RAW, "setup.foot"), r"setup\.foot is missing"),
        (lambda: value(RAW, "setup.hand.left"), r"setup\.hand\.left is missing"),
        (lambda: whole(RAW, "setup.hand", 5), r"setup\.hand must be a whole number of 5 or more"),
        (lambda: whole(RAW, "setup.open"), r"setup\.open must be a whole number"),
        (lambda: flag(RAW, "setup.hand"), r"setup\.hand must be true or false"),
        (lambda: word(RAW, "setup.side", ("up",)), r"setup\.side must be one of up"),
        (lambda: rows(RAW, "setup", GOODS), "setup must be a list of tables"),
        (lambda: rows(RAW, "short", GOODS), "short must hold exactly wood, stone"),
        (lambda: rows(RAW, "twice", GOODS), "twice must hold exactly wood, stone"),
        (lambda: rows(RAW, "list", GOODS), "list must hold exactly wood, stone"),
        (lambda: amounts(RAW, "setup.hand", GOODS), r"setup\.hand must name amounts"),
        (lambda: amounts(RAW, "setup.odd", GOODS), r"setup\.odd\.clay names no good"),
        (lambda: whole({"id": "inn", "n": -1}, "n"), r"component data \[inn\]: n must be"),
    ],
)
def test_an_error_names_its_key(read: Any, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read()
