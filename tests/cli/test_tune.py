"""What `underhall tune` refuses, and how it says so."""

from collections.abc import Callable
from pathlib import Path

import pytest

NUMBER = "--budget: expected a whole number of 1 or more, found “much”"


@pytest.mark.parametrize(
    "args, complaint",
    [
        ("tune chess", "there is no game 'chess'"),
        ("tune lantern --budget much", NUMBER),
        ("review game.json --budget much", NUMBER),
        ("tune lantern --budget much --lang pl", "potrzebna liczba całkowita"),
        ("tune lantern --after none.toml", "cannot read none.toml"),
        ("tune lantern --after dwergar.toml", "weights: made for 'dwergar', not for 'lantern'"),
        ("tune lantern --after nothing.toml", "a table [weights] is missing"),
    ],
)
def test_refused(refused: Callable[..., str], args: str, complaint: str) -> None:
    Path("dwergar.toml").write_text("game = 'dwergar'")
    Path("nothing.toml").write_text("game = 'lantern'")
    assert complaint in refused(args)
