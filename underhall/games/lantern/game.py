"""The card of The Lantern Shift."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from underhall.core.game import Game, Option
from underhall.games.lantern.box.names import MOST_SEATS
from underhall.games.lantern.table.state import Lantern


class LanternGame(Game[Lantern]):
    """A tiny complete game: the template for newcomers."""

    id = "lantern"
    seats = (2, MOST_SEATS)
    minutes = (5, 10)
    weight = 1
    revision = 1
    maturity = "example"
    thinking: ClassVar[Mapping[str, int]] = {"novice": 12, "adept": 480, "master": 3200}
    options = (Option("veins", ("3", "5", "7"), "5"),)


GAME = LanternGame()
