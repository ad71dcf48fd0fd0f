"""The card of The Siege of Runedar."""

from __future__ import annotations

from underhall.core.game import Game, Option
from underhall.games.runedar.box.names import DIFFICULTIES, MOST_SEATS
from underhall.games.runedar.table.state import Runedar


class RunedarGame(Game[Runedar]):
    """Dwarves hold a besieged fortress and dig their way out with the gold."""

    id = "runedar"
    seats = (1, MOST_SEATS)
    minutes = (60, 90)
    weight = 2
    revision = 2
    maturity = "complete"
    together = True
    by_action = True
    trust = 12.0
    options = (
        Option("difficulty", DIFFICULTIES.tokens, "normal"),
        Option("open_hands", ("no", "yes"), "no"),
    )
    decoration = (
        *("name_en", "name_pl", "piece_name_pl", "columns_en", "columns_pl", "meaning", "effect"),
        *("x", "y", "level", "age_min", "minutes_min", "minutes_max"),
    )


GAME = RunedarGame()
