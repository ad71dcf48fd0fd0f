"""The card of The Lantern Shift."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.chance import Chance
from underhall.core.game import Game, Option, Raw
from underhall.games.lantern.box.components import (
    Tables,
)
from underhall.games.lantern.box.names import (
    LAMPS,
    MOST_SEATS,
    ORES,
)
from underhall.games.lantern.rules.scoring import points
from underhall.games.lantern.rules.vein import FRAMES
from underhall.games.lantern.study.evaluate import evaluate
from underhall.games.lantern.table import position, secrets
from underhall.games.lantern.table.setup import setup
from underhall.games.lantern.table.state import ORE_KINDS, WIDTH, Lantern


class LanternGame(Game[Lantern]):
    """A tiny complete game: the template for newcomers."""

    id = "lantern"
    seats = (2, MOST_SEATS)
    minutes = (5, 10)
    weight = 1
    revision = 1
    maturity = "example"
    options = (Option("veins", ("3", "5", "7"), "5"),)
    frames = FRAMES

    def build(self, raw: Raw) -> Tables:
        return Tables(raw)

    def setup(
        self, tables: Tables, seats: int, options: Mapping[str, str], chance: Chance
    ) -> Lantern:
        return setup(tables, seats, options, chance)

    def view(self, s: Lantern, seat: int) -> dict[str, Any]:
        return secrets.view(s, seat)

    def redeal(self, s: Lantern, seat: int, chance: Chance) -> Lantern:
        return secrets.redeal(s, seat, chance)

    def witness(self, seat: int) -> secrets.LanternWitness:
        return secrets.LanternWitness(seat)

    def write(self, s: Lantern) -> dict[str, Any]:
        return position.write(s)

    def read(
        self,
        tables: Tables,
        seats: int,
        options: Mapping[str, str],
        data: Mapping[str, Any],
        chance: Chance,
    ) -> Lantern:
        return position.read(tables, seats, options, data, chance)

    def pieces(self, s: Lantern) -> dict[str, list[int]]:
        found = {}
        for lamp, token in enumerate(LAMPS.tokens):
            held = [s.hands[seat * WIDTH + lamp] for seat in range(s.seats)]
            found[f"lamp {token}"] = [s.deck[lamp], s.discard[lamp], s.shown.count(lamp), *held]
        for ore, token in enumerate(ORES.tokens):
            dug = [s.ore[seat * ORE_KINDS + ore] for seat in range(s.seats)]
            found[f"ore {token}"] = [s.pile[ore], *dug]
        return found

    def scores(self, s: Lantern) -> list[int]:
        return [sum(points(s, seat)) for seat in range(s.seats)]

    def evaluate(self, s: Lantern, seat: int) -> float:
        return evaluate(s, seat)


GAME = LanternGame()
