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
        ("tune lantern --by lot", "--by: there is no “lot”; there are: "),
        ("tune lantern --only lamps --lang pl", "--only: nie ma „lamps”; są: "),
        ("tune lantern --by changes --only judged", "lantern names no judgements"),
        ("tune belfort --only judged", "how positions ended tells nothing about judgements"),
        ("tune belfort --only judged --lang pl", "nic nie mówi o ocenach"),
        ("tune lantern --after judging.toml", "weights: there are no judgements luck"),
        ("tune lantern --after judging.toml --lang pl", "wagi: nie ma ocen luck"),
        ("tune lantern --after none.toml", "cannot read none.toml"),
        ("tune lantern --after dwergar.toml", "weights: made for 'dwergar', not for 'lantern'"),
        ("tune lantern --after nothing.toml", "a table [weights] is missing"),
    ],
)
def test_refused(refused: Callable[..., str], args: str, complaint: str) -> None:
    Path("dwergar.toml").write_text("game = 'dwergar'")
    rows = "\n".join([f"{name} = [1, 1]" for name in ("points", "leader", "whistles", "light")])
    Path("judging.toml").write_text(f"game = 'lantern'\n[weights]\n{rows}\n[judged]\nluck = 1")
    Path("nothing.toml").write_text("game = 'lantern'")
    assert complaint in refused(args)
