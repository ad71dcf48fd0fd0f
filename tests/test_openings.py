"""Decision counts of seeded openings; ``python tools/openings.py`` counts anew."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from helpers import tool

from underhall.core import registry

FOLDER = Path(__file__).parent / "openings"
OPENINGS = [
    pytest.param(file.stem, opening, id=f"{file.stem}-{opening['seed']}-{opening['after']}")
    for file in sorted(FOLDER.glob("*.toml"))
    for opening in tomllib.loads(file.read_text("utf-8"))["opening"]
]


@pytest.mark.parametrize("game, opening", OPENINGS)
def test_an_opening_has_so_many_ways(game: str, opening: dict[str, Any]) -> None:
    assert tool("openings").counts(opening, game) == opening["nodes"]


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_every_game_has_openings(game: str) -> None:
    assert (FOLDER / f"{game}.toml").exists()
