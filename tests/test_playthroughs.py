"""Golden playthroughs: every game has one, and it still goes the way it is told.

When one changed on purpose, run ``python tools/playthrough.py`` and read the difference.
"""

from pathlib import Path

import pytest
from helpers import tool

from underhall.core import registry

HERE = Path(__file__).parent
FILES = sorted((HERE / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_goes_as_it_is_told(file: Path) -> None:
    told = file.read_text("utf-8")
    assert tool("playthrough").again(told).splitlines() == told.splitlines()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_is_named_after_its_game_and_seats(file: Path) -> None:
    game, seats, *_ = file.stem.split("-")
    assert f'"game": "{game}", "seats": {seats},' in file.read_text("utf-8").partition("\n")[0]


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_every_game_has_a_playthrough(game: str) -> None:
    assert any(file.stem.split("-")[0] == game for file in FILES)
