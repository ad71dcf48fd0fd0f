"""The card of Covenant."""

from __future__ import annotations

from underhall.core.game import Game, Option
from underhall.games.covenant.box.names import DIFFICULTIES, MOST_SEATS
from underhall.games.covenant.table.state import Covenant


class CovenantGame(Game[Covenant]):
    """Dwarf clans retake their mountain in three eras, alone or against each other."""

    id = "covenant"
    seats = (1, MOST_SEATS)
    minutes = (60, 120)
    weight = 5
    revision = 2
    maturity = "complete"
    options = (Option("difficulty", DIFFICULTIES.tokens, "normal"),)
    decoration = (
        *("name_en", "name_pl", "designer", "artist", "basis", "when", "council_icon"),
        *("rulebook", "rune", "glory_flip_above", "number", "x", "y", "row", "col", "players"),
        "counts",
    )


GAME = CovenantGame()
